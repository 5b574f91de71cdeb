// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/fairsharetree.h"

#include "models/lists/naturalsort.h"
#include "models/tree/fairsharemodel.h"
#include "views/accounts/treefinder.h"
#include "views/widgets/cells/servedbardelegate.h"
#include "views/widgets/cells/windowsdelegate.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/emptystate.h"

#include <QShortcut>
#include <QTreeView>

namespace fairlead::views {

using models::FairshareModel;

FairshareTree::FairshareTree(models::ScenarioDocument* document, QWidget* parent)
    : QStackedWidget(parent)
    , m_model(new FairshareModel(document, this))
    , m_sorted(new models::NaturalSort(this))
    , m_view(new QTreeView(this))
{
    setObjectName(QStringLiteral("fairshareStack"));
    auto* none = new EmptyState(this);
    none->setText(tr("Fairshare is off"),
                  tr("The configuration has no FSPOLICY: usage does not count for priorities."));
    addWidget(m_view);
    addWidget(none);
    setUpView();
    m_finder = new TreeFinder(m_view, [this](const models::SearchQuery& query) {
        QModelIndexList hits;
        for (const auto& hit : m_model->find(query))
            hits << m_sorted->mapFromSource(hit);
        return hits;
    });
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &FairshareTree::onReset);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                const auto account = m_model->accountAt(m_sorted->mapToSource(index));
                if (!account.isEmpty() && m_view->hasFocus())
                    emit accountActivated(account);
            });
    connect(m_view, &QTreeView::doubleClicked, this, &FairshareTree::editRequested);
    for (const auto key : {Qt::Key_F2, Qt::Key_F4})
        new QShortcut(key, m_view, this, &FairshareTree::editRequested, Qt::WidgetShortcut);
    onReset();
}

void FairshareTree::setUpView()
{
    setUpTree(*m_view, QStringLiteral("fairshareTree"), tr("Fairshare by credential"));
    m_sorted->setSourceModel(m_model);
    m_view->setModel(m_sorted);
    m_view->setItemDelegateForColumn(FairshareModel::WindowsColumn, new WindowsDelegate(m_view));
    m_view->setItemDelegateForColumn(FairshareModel::UsedColumn, new ServedBarDelegate(m_view));
    m_view->setIndentation(14);
    // The first five; each window has a column too, which the header's menu shows.
    showColumns(*m_view,
                {FairshareModel::NameColumn, FairshareModel::TargetColumn,
                 FairshareModel::WindowsColumn, FairshareModel::UsedColumn,
                 FairshareModel::DifferenceColumn});
    new ColumnFitter(m_view,
                     {.names = {FairshareModel::NameColumn},
                      .stretched = {FairshareModel::NameColumn},
                      .givingWay = {FairshareModel::WindowsColumn, FairshareModel::UsedColumn,
                                    FairshareModel::DifferenceColumn}});
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(FairshareModel::NameColumn, Qt::AscendingOrder);
}

void FairshareTree::onReset()
{
    const bool isEmpty = m_model->rowCount() == 0;
    setCurrentIndex(isEmpty ? 1 : 0);
    m_view->expandAll();
}

void FairshareTree::selectAccount(const QString& account)
{
    const auto index = m_sorted->mapFromSource(m_model->indexOfAccount(account));
    if (index.isValid() && index.row() >= 0 && index != m_view->currentIndex()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
}

} // namespace fairlead::views
