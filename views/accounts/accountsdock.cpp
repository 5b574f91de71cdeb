// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accountsdock.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/accounts/accountactions.h"
#include "views/accounts/accounteditdelegate.h"
#include "views/accounts/chosenrows.h"
#include "views/accounts/fairsharetree.h"
#include "views/accounts/filterbar.h"
#include "views/accounts/rowreveal.h"
#include "views/accounts/treefinder.h"
#include "views/accounts/treerowfilter.h"
#include "views/theme/textsizes.h"
#include "views/widgets/cells/servedbardelegate.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
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
    , m_unfolded(document, model, m_view)
{
    setObjectName(QStringLiteral("accountsDock"));
    m_refusal->setObjectName(QStringLiteral("accountsRefusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setMargin(gapInside);
    m_refusal->hide();
    m_refusalTimer->setSingleShot(true);
    m_refusalTimer->setInterval(8000);
    connect(m_refusalTimer, &QTimer::timeout, m_refusal, &QWidget::hide);
    connect(document, &models::ScenarioDocument::scenarioChanged, m_refusal, &QWidget::hide);
    m_forget = new QShortcut(Qt::Key_Escape, this, m_refusal, &QWidget::hide,
                             Qt::WidgetWithChildrenShortcut);
    m_forget->setEnabled(false);
    m_refusal->installEventFilter(this);
    setUpView();
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_trees->addWidget(m_view);
    m_trees->addWidget(m_fairshare);
    m_filterBar = new FilterBar(new TreeRowFilter(document, model, m_view), body);
    layout->addWidget(m_filterBar);
    layout->addWidget(m_trees, 1);
    layout->addWidget(m_refusal);
    setWidget(body);

    const auto restore = [this] {
        m_unfolded.restore();
        m_unfolded.restoreCurrent();
    };
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_unfolded.remember(); });
    connect(model, &QAbstractItemModel::modelReset, this, restore);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex& above, int first, int last) {
                m_unfolded.rememberGone(above, first, last);
            });
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& above, int first, int last) {
                m_unfolded.restoreCome(above, first, last);
            });
    for (auto* finder : {m_finder, m_fairshare->finder()})
        connect(finder, &TreeFinder::hitsChanged, this, &AccountsDock::hitsChanged);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &AccountsDock::showScheduler);
    connect(m_fairshare, &FairshareTree::accountActivated, this, [this](const QString& account) {
        const auto assoc = findAssoc(*m_document->snapshot(), {account.toStdString(), {}, {}});
        if (assoc.isValid())
            emit accountActivated(assoc);
    });
    connect(m_fairshare, &FairshareTree::editRequested, this, [this] {
        showRefusal(tr("Moab and Maui have no share tree: a target (FSTARGET) is set in their "
                       "configuration."));
    });
    restore();
    showScheduler();
}

void AccountsDock::showScheduler()
{
    const bool hasWindows = m_document->hasSnapshot() && traitsOf(m_document->policy()).hasTargets;
    m_filterBar->setVisible(m_document->hasSnapshot() && !hasWindows);
    m_trees->setCurrentWidget(hasWindows ? static_cast<QWidget*>(m_fairshare) : m_view);
    setWindowTitle(hasWindows ? tr("Fairshare") : tr("Accounts"));
}

void AccountsDock::setUpView()
{
    setUpTree(*m_view, QStringLiteral("accountTree"), tr("Account tree"));
    m_view->setModel(m_model);
    using Edited = AccountEditDelegate::Of;
    m_view->setItemDelegateForColumn(
        AccountTreeModel::AccountColumn,
        new AccountEditDelegate(Edited::Name, m_model->edits(), m_view));
    m_view->setItemDelegateForColumn(
        AccountTreeModel::SharesColumn,
        new AccountEditDelegate(Edited::Shares, m_model->edits(), m_view));
    m_view->setItemDelegateForColumn(AccountTreeModel::ConsumedColumn,
                                     new ServedBarDelegate(m_view));
    // A second click opens no name: a rename loses usage.
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragEnabled(true);
    m_view->setIndentation(14);
    // Unfolding brings a scroll bar, and then no column moves or goes.
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
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
                     {AccountTreeModel::ConsumedColumn, models::valueformat::percent(0.999)},
                     {AccountTreeModel::FairShareColumn, QStringLiteral("0.0000")},
                     {AccountTreeModel::ChangeColumn, changeSample()}}});
    constexpr int levels = 3; // that are unfolded at first
    m_view->setMinimumWidth(
        ColumnFitter::nameWidth(*m_view) + levels * m_view->indentation()
        + m_view->fontMetrics().horizontalAdvance(QStringLiteral("parent00") + changeSample())
        + m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_finder = new TreeFinder(
        m_view, [this](const models::SearchQuery& query) { return m_model->find(query); });
    m_actions = new AccountActions(m_document, m_model, m_view);
    connect(m_view, &QWidget::customContextMenuRequested, m_actions, &AccountActions::showMenu);
    connect(m_actions, &AccountActions::treeRequested, this, &AccountsDock::treeRequested);
    connect(m_actions, &AccountActions::jobsRequested, this, &AccountsDock::jobsRequested);
    connect(m_actions, &AccountActions::recoveryRequested, this, &AccountsDock::recoveryRequested);
    connect(m_actions, &AccountActions::reachRequested, this, &AccountsDock::reachRequested);
    connect(m_actions, &AccountActions::waitsRequested, this, &AccountsDock::waitsRequested);
    connect(m_actions, &AccountActions::hardwareRequested, this, &AccountsDock::hardwareRequested);
    connect(m_actions, &AccountActions::refused, this, &AccountsDock::showRefusal);
    connect(m_model->edits(), &models::AccountTreeEdits::noted, this, &AccountsDock::showRefusal);
    new RowReveal(m_document, m_model, m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid() || !m_view->hasFocus())
                    return;
                const auto opened = accountToOpen(current()); // whatever column was clicked
                if (opened.isValid())
                    emit accountActivated(m_model->assocAt(opened));
            });
}

void AccountsDock::fillMenu(QMenu& menu)
{
    if (m_trees->currentWidget() == m_view)
        m_actions->fillMenu(menu);
    else
        menu.addAction(tr("Moab and Maui have no share tree"))->setEnabled(false);
}

/// What has members, and of a user the account.
QModelIndex AccountsDock::accountToOpen(const QModelIndex& row) const
{
    return m_model->hasChildren(row) ? row : row.parent();
}

QModelIndex AccountsDock::current() const
{
    return m_view->currentIndex().siblingAtColumn(AccountTreeModel::AccountColumn);
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
    const auto now = current();
    const bool isOpen = now.isValid() && accountToOpen(now) == index; // a user keeps the row
    if (index.isValid() && !isOpen) {
        goTo(*m_view, index);
        m_view->scrollTo(index);
    }
}

// Escape is the refusal's only as long as there is one.
bool AccountsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_refusal && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        m_forget->setEnabled(event->type() == QEvent::Show);
    return QDockWidget::eventFilter(watched, event);
}

void AccountsDock::showRefusal(const QString& text)
{
    m_refusal->setText(text);
    m_refusal->show();
    m_refusalTimer->start();
}

} // namespace fairlead::views
