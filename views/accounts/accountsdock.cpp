// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accountsdock.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/showntext.h"
#include "views/accounts/accountactions.h"
#include "views/accounts/fairsharetree.h"
#include "views/accounts/sharesdelegate.h"
#include "views/accounts/treefinder.h"
#include "views/theme/textsizes.h"
#include "views/widgets/columnfitter.h"
#include "views/widgets/plainlabel.h"
#include "views/widgets/servedbardelegate.h"
#include "views/widgets/tables.h"

#include <QLabel>
#include <QStackedWidget>
#include <QStyle>
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
    , m_refusal(new PlainLabel(this))
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
    connect(model->edits(), &models::AccountTreeEdits::placed, this,
            [this](const AssocKey& key) { m_placed = key; });
    connect(document, &models::ScenarioDocument::snapshotChanged, this, &AccountsDock::reveal);
    for (auto* finder : {m_finder, m_fairshare->finder()})
        connect(finder, &TreeFinder::hitsChanged, this, &AccountsDock::hitsChanged);
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
    m_view->setItemDelegateForColumn(AccountTreeModel::SharesColumn,
                                     new SharesDelegate(m_model->edits(), m_view));
    m_view->setItemDelegateForColumn(AccountTreeModel::ConsumedColumn,
                                     new ServedBarDelegate(m_view));
    // A second click opens no name: a rename loses usage.
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragEnabled(true);
    m_view->setIndentation(14);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    showColumns(*m_view,
                {AccountTreeModel::AccountColumn, AccountTreeModel::SharesColumn,
                 AccountTreeModel::ConsumedColumn, AccountTreeModel::FairShareColumn,
                 AccountTreeModel::ChangeColumn});
    new ColumnFitter(
        m_view,
        {.names = {AccountTreeModel::AccountColumn},
         .stretched = {AccountTreeModel::AccountColumn},
         .givingWay = {AccountTreeModel::FairShareColumn, AccountTreeModel::ConsumedColumn,
                       AccountTreeModel::ChangeColumn},
         .samples = {{AccountTreeModel::SharesColumn, QStringLiteral("parent")},
                     {AccountTreeModel::FairShareColumn, QStringLiteral("0.0000")},
                     {AccountTreeModel::ChangeColumn, changeSample()}}});
    constexpr int levels = 4; // that are unfolded at first
    m_view->setMinimumWidth(ColumnFitter::nameWidth(*m_view) + levels * m_view->indentation()
                            + m_view->fontMetrics().horizontalAdvance(QStringLiteral("parent00"))
                            + m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_finder = new TreeFinder(
        m_view, [this](const models::SearchQuery& query) { return m_model->find(query); });
    auto* actions = new AccountActions(m_document, m_model, m_view);
    connect(m_view, &QWidget::customContextMenuRequested, actions, &AccountActions::showMenu);
    connect(actions, &AccountActions::jobsRequested, this, &AccountsDock::jobsRequested);
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

// What was added or moved comes with the next snapshot.
void AccountsDock::reveal()
{
    if (m_placed == AssocKey() || !m_document->hasSnapshot())
        return;
    const auto assoc = findAssoc(*m_document->snapshot(), m_placed);
    if (!assoc.isValid())
        return;
    m_placed = {};
    m_view->setCurrentIndex(m_model->indexOf(assoc));
    m_view->scrollTo(m_model->indexOf(assoc));
}

TreeFinder* AccountsDock::finder() const
{
    return m_trees->currentWidget() == m_fairshare ? m_fairshare->finder() : m_finder;
}

void AccountsDock::selectAccount(AssocIndex account)
{
    if (m_trees->currentWidget() == m_fairshare && account.isValid()) {
        m_fairshare->selectAccount(models::exactText(m_document->snapshot()->accountName(account)));
        return;
    }
    const auto index = m_model->indexOf(account);
    if (index.isValid() && index != current()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
}

void AccountsDock::showRefusal(const QString& text)
{
    m_refusal->setText(text);
    m_refusal->show();
    m_refusalTimer->start();
}

} // namespace fairlead::views
