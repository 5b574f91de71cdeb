// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/queue/queuearrangement.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct SnapshotMapping;

/// The queue, one row per job and partition, in rank order; rows without a rank follow.
///
/// Sorts and filters by itself, as a permutation: a proxy is too slow for 100 000 rows. A new
/// evaluation moves rows (layoutChanged), the next reading of a source adds and removes some too;
/// selections stay with their job.
class QueueModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RankColumn, ///< 1 = next to run; empty: not ranked
        ChangeColumn, ///< places won or lost against the baseline
        JobColumn,
        UserColumn,
        AccountColumn,
        PartitionColumn,
        QosColumn, ///< Moab and Maui: the one that is granted
        GroupColumn, ///< Moab and Maui only
        ClassColumn, ///< likewise
        PriorityColumn, ///< as sprio prints it
        FactorsColumn, ///< TermsRole: painted by a delegate; no text
        SchedulerPriorityColumn, ///< the scheduler's own answer, when the source has it
        StateColumn, ///< state and reason
        ColumnCount
    };
    Q_ENUM(Column)

    explicit QueueModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~QueueModel() override;

    void setFilter(const QueueFilter& filter);
    [[nodiscard]] const QueueFilter& filter() const { return m_filter; }
    /// The row of a queue entry, -1 when it is filtered out.
    [[nodiscard]] int rowOf(RowIndex row) const;
    /// The first row of a job, -1 when there is none.
    [[nodiscard]] int rowOfJob(quint32 jobId) const;
    [[nodiscard]] RowIndex rowAt(int row) const;
    /// All rows, filtered ones included.
    [[nodiscard]] int totalCount() const;
    /// The source holds the scheduler's own priorities: else that column is empty and can hide.
    [[nodiscard]] bool hasSchedulerAnswers() const;
    /// Whose jobs have group and class, and count in components.
    [[nodiscard]] bool isMoab() const;
    [[nodiscard]] bool hasSeveralPartitions() const;
    /// One axis for all bars: the largest extent right and left of zero, in priority points.
    [[nodiscard]] double axisMaximum() const { return m_axisMaximum; }
    [[nodiscard]] double axisMinimum() const { return m_axisMinimum; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

signals:
    /// axisMaximum() or axisMinimum() changed.
    void axisChanged();
    /// Rows were filtered, sorted or ranked anew.
    void arranged();

private:
    [[nodiscard]] static Qt::Alignment alignment(Column column);
    void rebuild();
    void onEvaluationChanged();
    void beforeChange(const SnapshotMapping& mapping);
    void afterChange(const SnapshotMapping& mapping);
    void takeEvaluation();
    void rearrange();
    void show(std::vector<RowIndex> order);
    void layOut(std::vector<RowIndex> order);
    void indexRows();
    void updateAxis();
    [[nodiscard]] QVariant display(RowIndex row, Column column) const;
    [[nodiscard]] QVariant sortValue(RowIndex row, Column column) const;
    [[nodiscard]] QVariant toolTip(RowIndex row, Column column) const;
    [[nodiscard]] QString stateText(RowIndex row) const;
    [[nodiscard]] QString credentialText(std::size_t job, Column column) const;

    ScenarioDocument* m_document;
    std::shared_ptr<const Snapshot> m_snapshot;
    std::shared_ptr<const Evaluation> m_evaluation;
    std::unique_ptr<QueueArrangement> m_arrangement;
    QueueFilter m_filter;
    QueueSortKey m_sortKey = QueueSortKey::Rank;
    bool m_isDescending = false;
    std::vector<RowIndex> m_order; // [model row]
    std::vector<int> m_rowOf; // [queue row] -> model row, -1
    std::vector<std::uint32_t> m_rankBefore; // [queue row]
    double m_axisMaximum = 0.0;
    double m_axisMinimum = 0.0;
};

} // namespace fairlead::models
