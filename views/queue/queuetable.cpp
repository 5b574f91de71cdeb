// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/queuetable.h"

#include "models/queue/queuemodel.h"
#include "views/widgets/celldelegate.h"
#include "views/widgets/factorbardelegate.h"
#include "views/widgets/tables.h"

#include <QHeaderView>

#include <algorithm>

namespace fairlead::views {

using models::QueueModel;

QueueTable::QueueTable(QueueModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_bars(new FactorBarDelegate(this))
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Queue, best rank first"));
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setItemDelegateForColumn(QueueModel::FactorsColumn, m_bars);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    sortByColumn(QueueModel::RankColumn, Qt::AscendingOrder);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setUpHeader(*horizontalHeader(), QStringLiteral("queueHeader"));
    setUpColumns();

    connect(model, &QueueModel::axisChanged, this, &QueueTable::updateAxis);
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &QueueTable::noteSight);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &QueueTable::noteSight);
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, &QueueTable::noteSight);
    connect(model, &QueueModel::arranged, this, &QueueTable::keepInSight);
    connect(model, &QAbstractItemModel::modelReset, this, &QueueTable::updateColumns);
    connect(model, &QueueModel::arranged, this, &QueueTable::updateColumns);
    updateAxis();
    updateColumns();
}

void QueueTable::setUpColumns()
{
    const auto width
        = [this](const QString& sample) { return fontMetrics().horizontalAdvance(sample) + 20; };
    auto* header = horizontalHeader();
    header->resizeSection(QueueModel::RankColumn, width(QStringLiteral("10 000")));
    header->resizeSection(QueueModel::ChangeColumn, width(QStringLiteral("▲ +1 00")));
    header->resizeSection(QueueModel::JobColumn, width(QStringLiteral("12345678")));
    header->resizeSection(QueueModel::UserColumn, width(QStringLiteral("bcarpentier")));
    header->resizeSection(QueueModel::PartitionColumn, width(QStringLiteral("geist-priv")));
    header->resizeSection(QueueModel::QosColumn, width(QStringLiteral("mmmmmm")));
    header->resizeSection(QueueModel::GroupColumn, width(QStringLiteral("plankton")));
    header->resizeSection(QueueModel::ClassColumn, width(QStringLiteral("mmmmmm")));
    header->resizeSection(QueueModel::PriorityColumn, width(QStringLiteral("1 000 000 000")));
    header->resizeSection(QueueModel::SchedulerPriorityColumn, width(QStringLiteral("1 000 000")));
    setNameWidths();
    header->setSectionResizeMode(QueueModel::FactorsColumn, QHeaderView::Stretch);
    // The bar ends in the priority; a column of its own would say it twice.
    setColumnHidden(QueueModel::PriorityColumn, true);
    setColumnHidden(QueueModel::QosColumn, true);
    setColumnHidden(QueueModel::GroupColumn, true);
    setColumnHidden(QueueModel::ClassColumn, true);
}

// Reasons are long words; who gives none has more columns instead.
void QueueTable::setNameWidths()
{
    const auto resize = [this](int column, const QString& sample) {
        horizontalHeader()->resizeSection(column, fontMetrics().horizontalAdvance(sample) + 20);
    };
    const bool isLong = m_model->traits().givesReasons;
    resize(QueueModel::AccountColumn,
           isLong ? QStringLiteral("hyperfrequences") : QStringLiteral("mmmmmmm"));
    resize(QueueModel::StateColumn,
           isLong ? QStringLiteral("QOSMaxJobsPerUser") : QStringLiteral("Not eligible yet"));
}

void QueueTable::updateColumns()
{
    setColumnHidden(QueueModel::SchedulerPriorityColumn, !m_model->hasSchedulerAnswers());
    setColumnHidden(QueueModel::ChangeColumn, !m_showsChanges);
    const auto listed = m_model->listedWords();
    if (std::ranges::equal(listed, m_listed))
        return; // columns stay as the user has chosen them
    m_listed.assign(listed.begin(), listed.end());
    const auto isListed = [&](models::QueueColumns::Column column) {
        return std::ranges::find(m_listed, *models::QueueColumns::wordOf(column)) != m_listed.end();
    };
    for (const auto column : {QueueModel::QosColumn, QueueModel::ClassColumn})
        setColumnHidden(column, !isListed(column));
    setColumnHidden(QueueModel::PartitionColumn,
                    !isListed(QueueModel::PartitionColumn) && !m_model->hasSeveralPartitions());
    setNameWidths();
}

void QueueTable::showChanges(bool shown)
{
    if (shown != m_showsChanges) {
        m_showsChanges = shown;
        updateColumns();
    }
}

void QueueTable::updateAxis()
{
    m_bars->setAxis({m_model->axisMinimum(), m_model->axisMaximum()});
    viewport()->update();
}

void QueueTable::noteSight()
{
    if (!m_wasInSight)
        m_wasInSight = viewport()->rect().intersects(visualRect(currentIndex()));
}

// Who has scrolled away from the selected row wants to see something else.
void QueueTable::keepInSight()
{
    const bool wasInSight = m_wasInSight.value_or(true);
    m_wasInSight.reset();
    if (wasInSight && selectionModel()->hasSelection() && currentIndex().isValid())
        scrollTo(currentIndex(), QAbstractItemView::EnsureVisible);
}

std::vector<RowIndex> QueueTable::selectedRows() const
{
    auto selected = selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end(),
              [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); });
    std::vector<RowIndex> rows;
    rows.reserve(static_cast<std::size_t>(selected.size()));
    for (const auto& index : selected)
        rows.push_back(m_model->rowAt(index.row()));
    return rows;
}

void QueueTable::selectEntry(RowIndex entry)
{
    const int row = m_model->rowOf(entry);
    if (row < 0)
        return;
    selectRow(row);
    scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtCenter);
}

void QueueTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    emit selectionChangedTo(selectedRows());
}

} // namespace fairlead::views
