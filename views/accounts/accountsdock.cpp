// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accountsdock.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "views/accounts/fairsharetree.h"
#include "views/accounts/memberdialog.h"
#include "views/accounts/sharesdelegate.h"
#include "views/theme/textsizes.h"
#include "views/widgets/servedbardelegate.h"
#include "views/widgets/tables.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::AccountTreeModel;

AccountsDock::AccountsDock(models::ScenarioDocument* document, AccountTreeModel* model,
                           QWidget* parent)
    : QDockWidget(tr("Accounts"), parent)
    , m_document(document)
    , m_model(model)
    , m_view(new QTreeView(this))
    , m_fairshare(new FairshareTree(document, this))
    , m_trees(new QStackedWidget(this))
    , m_refusal(new QLabel(this))
    , m_refusalTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("accountsDock"));
    m_refusal->setObjectName(QStringLiteral("accountsRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setMargin(gapInside);
    m_refusal->hide();
    m_refusalTimer->setSingleShot(true);
    m_refusalTimer->setInterval(8000);
    connect(m_refusalTimer, &QTimer::timeout, m_refusal, &QWidget::hide);
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_trees->addWidget(m_view);
    m_trees->addWidget(m_fairshare);
    layout->addWidget(m_trees, 1);
    layout->addWidget(m_refusal);
    setWidget(body);
    setUpView();

    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &AccountsDock::remember);
    connect(model, &QAbstractItemModel::modelReset, this, &AccountsDock::restore);
    connect(model->edits(), &models::AccountTreeEdits::refused, this, &AccountsDock::showRefusal);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &AccountsDock::showScheduler);
    connect(m_fairshare, &FairshareTree::accountActivated, this, [this](const QString& account) {
        const auto assoc = findAssoc(*m_document->snapshot(), {account.toStdString(), {}, {}});
        if (assoc.isValid())
            emit accountActivated(assoc);
    });
    restore();
    showScheduler();
}

void AccountsDock::showScheduler()
{
    const bool hasWindows = m_document->hasSnapshot() && traitsOf(m_document->policy()).hasTargets;
    m_trees->setCurrentWidget(hasWindows ? static_cast<QWidget*>(m_fairshare) : m_view);
    setWindowTitle(hasWindows ? tr("Fairshare") : tr("Accounts"));
}

void AccountsDock::setUpView()
{
    setUpTree(*m_view, QStringLiteral("accountTree"), tr("Account tree"));
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(AccountTreeModel::SharesColumn, new SharesDelegate(m_view));
    m_view->setItemDelegateForColumn(AccountTreeModel::ConsumedColumn,
                                     new ServedBarDelegate(m_view));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragEnabled(true);
    m_view->setIndentation(14);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    showColumns(*m_view,
                {AccountTreeModel::AccountColumn, AccountTreeModel::SharesColumn,
                 AccountTreeModel::ConsumedColumn, AccountTreeModel::FairShareColumn,
                 AccountTreeModel::ChangeColumn});
    auto* header = m_view->header();
    header->setSectionResizeMode(AccountTreeModel::AccountColumn, QHeaderView::Stretch);
    const auto width = [this](const QString& sample) {
        return m_view->fontMetrics().horizontalAdvance(sample) + 16;
    };
    header->resizeSection(AccountTreeModel::SharesColumn, width(QStringLiteral("parent")) + 8);
    header->resizeSection(AccountTreeModel::ConsumedColumn, width(QStringLiteral("Consumed")));
    header->resizeSection(AccountTreeModel::FairShareColumn, width(QStringLiteral("Fair-share")));
    header->resizeSection(AccountTreeModel::ChangeColumn, width(QStringLiteral("▲ +0.0000")));
    const auto showChanges = [this] {
        m_view->setColumnHidden(AccountTreeModel::ChangeColumn, !m_document->isEdited());
    };
    connect(m_document, &models::ScenarioDocument::scenarioChanged, m_view, showChanges);
    showChanges();
    connect(m_view, &QWidget::customContextMenuRequested, this, &AccountsDock::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid() && m_model->hasChildren(index) && m_view->hasFocus())
                    emit accountActivated(m_model->assocAt(index));
            });
}

QModelIndex AccountsDock::current() const
{
    return m_view->currentIndex().siblingAtColumn(AccountTreeModel::AccountColumn);
}

void AccountsDock::remember()
{
    const auto& snapshot = m_document->snapshot();
    if (snapshot == nullptr)
        return;
    m_expanded.clear();
    for (std::size_t i = 0; i < snapshot->assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (!snapshot->assocs.isUser(assoc) && m_view->isExpanded(m_model->indexOf(assoc)))
            m_expanded.push_back(keyOf(*snapshot, assoc));
    }
    m_current = current().isValid() ? keyOf(*snapshot, m_model->assocAt(current())) : AssocKey();
}

void AccountsDock::restore()
{
    const auto& snapshot = m_document->snapshot();
    if (snapshot == nullptr)
        return;
    if (m_expanded.empty())
        m_view->expandToDepth(1);
    for (const auto& key : m_expanded) {
        const auto assoc = findAssoc(*snapshot, key);
        if (assoc.isValid())
            m_view->expand(m_model->indexOf(assoc));
    }
    const auto again = findAssoc(*snapshot, m_current);
    if (again.isValid())
        m_view->setCurrentIndex(m_model->indexOf(again));
}

void AccountsDock::selectAccount(AssocIndex account)
{
    if (m_trees->currentWidget() == m_fairshare && account.isValid()) {
        m_fairshare->selectAccount(
            QString::fromStdString(m_document->snapshot()->accountName(account)));
        return;
    }
    const auto index = m_model->indexOf(account);
    if (index.isValid() && index != current()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
}

void AccountsDock::showMenu(QPoint position)
{
    const auto index = m_view->indexAt(position).siblingAtColumn(AccountTreeModel::AccountColumn);
    if (!index.isValid())
        return;
    const auto assoc = m_model->assocAt(index);
    const bool isUser = index.data(models::IsUserRole).toBool();
    const bool isRoot = assoc.value == 0;
    auto* menu = new QMenu(m_view);
    menu->setObjectName(QStringLiteral("accountMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& name, const QString& text, bool enabled, auto slot) {
        auto* action = menu->addAction(text);
        action->setObjectName(name);
        action->setEnabled(enabled && m_model->edits()->isPossible());
        connect(action, &QAction::triggered, this, slot);
    };
    const QPersistentModelIndex kept(index);
    add(QStringLiteral("editSharesAction"), tr("Edit shares"), !isRoot, [this, kept] {
        m_view->edit(QModelIndex(kept).siblingAtColumn(AccountTreeModel::SharesColumn));
    });
    add(QStringLiteral("renameAction"), tr("Rename account"), !isUser && !isRoot,
        [this, kept] { m_view->edit(kept); });
    menu->addSeparator();
    add(QStringLiteral("addAccountAction"), tr("Add account below …"), !isUser,
        [this, assoc] { addMember(assoc, false); });
    add(QStringLiteral("addUserAction"), tr("Add user …"), !isUser && !isRoot,
        [this, assoc] { addMember(assoc, true); });
    menu->addSeparator();
    add(QStringLiteral("removeAction"),
        isUser ? tr("Remove user") : tr("Remove account with members"), !isRoot,
        [this, assoc] { m_model->edits()->remove(assoc); });
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

void AccountsDock::addMember(AssocIndex account, bool isUser)
{
    const auto name = m_model->indexOf(account).data().toString();
    auto* dialog = new MemberDialog(isUser, name, this);
    connect(dialog, &MemberDialog::memberRequested, this,
            [this, account, isUser](const QString& member, const QString& shares) {
                if (isUser)
                    m_model->edits()->addUser(account, member, shares);
                else
                    m_model->edits()->addAccount(account, member, shares);
            });
    dialog->open();
}

void AccountsDock::showRefusal(const QString& text)
{
    m_refusal->setText(text);
    m_refusal->show();
    m_refusalTimer->start();
}

} // namespace fairlead::views
