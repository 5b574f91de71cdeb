// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/fairsharetree.h"

#include "models/tree/fairsharemodel.h"
#include "views/widgets/emptystate.h"
#include "views/widgets/servedbardelegate.h"
#include "views/widgets/tables.h"
#include "views/widgets/windowsdelegate.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>

namespace fairlead::views {

using models::FairshareModel;

FairshareTree::FairshareTree(models::ScenarioDocument* document, QWidget* parent)
    : QStackedWidget(parent)
    , m_model(new FairshareModel(document, this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_view(new QTreeView(this))
{
    setObjectName(QStringLiteral("fairshareStack"));
    auto* none = new EmptyState(this);
    none->setText(tr("Fairshare is off"),
                  tr("The configuration has no FSPOLICY: usage does not count for priorities."));
    addWidget(m_view);
    addWidget(none);
    setUpView();
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &FairshareTree::onReset);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                const auto account = m_model->accountAt(m_sorted->mapToSource(index));
                if (!account.isEmpty() && m_view->hasFocus())
                    emit accountActivated(account);
            });
    onReset();
}

void FairshareTree::setUpView()
{
    setUpTree(*m_view, QStringLiteral("fairshareTree"), tr("Fairshare by credential"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(models::SortRole);
    m_view->setModel(m_sorted);
    m_view->setItemDelegateForColumn(FairshareModel::WindowsColumn, new WindowsDelegate(m_view));
    m_view->setItemDelegateForColumn(FairshareModel::UsedColumn, new ServedBarDelegate(m_view));
    m_view->setIndentation(14);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // as the model has them
}

void FairshareTree::setWidths()
{
    auto* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(FairshareModel::NameColumn, QHeaderView::Stretch);
    const auto resize = [&](int column, const QString& sample) {
        const auto title = m_model->headerData(column, Qt::Horizontal).toString();
        const auto& metrics = m_view->fontMetrics();
        header->resizeSection(
            column,
            std::max(metrics.horizontalAdvance(sample), metrics.horizontalAdvance(title)) + 16);
    };
    resize(FairshareModel::TargetColumn, QStringLiteral("100-"));
    resize(FairshareModel::WindowsColumn, QStringLiteral("mmmmmm"));
    resize(FairshareModel::UsedColumn, QStringLiteral("100.0"));
    resize(FairshareModel::DifferenceColumn, QStringLiteral("gate ▼ −12.1"));
}

void FairshareTree::onReset()
{
    const bool isEmpty = m_model->rowCount() == 0;
    setCurrentIndex(isEmpty ? 1 : 0);
    const int windows = m_model->columnCount() - FairshareModel::FirstWindowColumn;
    if (!isEmpty && windows != m_windows) {
        m_windows = windows;
        showColumns(*m_view,
                    {FairshareModel::NameColumn, FairshareModel::TargetColumn,
                     FairshareModel::WindowsColumn, FairshareModel::UsedColumn,
                     FairshareModel::DifferenceColumn});
        setWidths();
    }
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
