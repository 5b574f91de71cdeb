// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/priorityaxis.h"
#include "models/lists/roles.h"
#include "models/queue/queuearrangement.h"
#include "models/queue/queuecells.h"
#include "models/queue/queuetexts.h"

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
    using Column = QueueColumns::Column;
    using enum QueueColumns::Column;

    explicit QueueModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~QueueModel() override;

    /// Shows the rows that it finds.
    void setQuery(const SearchQuery& query);
    [[nodiscard]] const SearchQuery& query() const { return m_query; }
    /// What the query names as a job though no job of the queue can be called so.
    [[nodiscard]] QStringList unclearJobs() const;
    /// The row of a queue entry, -1 when it is filtered out.
    [[nodiscard]] int rowOf(RowIndex row) const;
    /// The first row of the job that is called so, -1 when there is none.
    [[nodiscard]] int rowOfJob(const QString& job) const;
    [[nodiscard]] RowIndex rowAt(int row) const;
    /// All rows, filtered ones included.
    [[nodiscard]] int totalCount() const;
    /// Jobs that these rows are of.
    [[nodiscard]] int jobCount() const;
    /// Those of them that have not started, held ones too; the others run.
    [[nodiscard]] int pendingCount() const;
    /// Jobs that the shown rows are of.
    [[nodiscard]] int shownJobCount() const;
    /// The source holds the scheduler's own priorities: else that column is empty and can hide.
    [[nodiscard]] bool hasSchedulerAnswers() const;
    /// Of the scheduler whose queue it is; Slurm's before there is one.
    [[nodiscard]] const Traits& traits() const;
    /// What the scheduler's own listing tells of a job, for the columns to begin with.
    [[nodiscard]] std::span<const JobWord> listedWords() const;
    [[nodiscard]] bool hasSeveralPartitions() const;
    /// One axis for all bars: the largest extent right and left of zero, in priority points.
    [[nodiscard]] double axisMaximum() const { return m_axis.maximum; }
    [[nodiscard]] double axisMinimum() const { return m_axis.minimum; }

    /// Of the columns whose texts are few; the same until another snapshot comes.
    [[nodiscard]] const LongestTexts& longestTexts() const { return m_longest; }

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
    /// Rows are going to be filtered, sorted or ranked anew; arranged() follows.
    void aboutToArrange();
    void arranged();

private:
    void rebuild();
    void onEvaluationChanged();
    void beforeChange(const SnapshotMapping& mapping);
    void afterChange(const SnapshotMapping& mapping);
    void takeEvaluation();
    [[nodiscard]] std::vector<RowIndex> arrangement() const;
    void rearrange();
    void show(std::vector<RowIndex> order);
    void layOut(std::vector<RowIndex> order);
    void indexRows();

    ScenarioDocument* m_document;
    std::shared_ptr<const Snapshot> m_snapshot;
    QueueCells m_cells;
    LongestTexts m_longest;
    std::shared_ptr<const Snapshot> m_longestOf;
    std::unique_ptr<QueueArrangement> m_arrangement;
    SearchQuery m_query;
    Column m_sortColumn = RankColumn;
    bool m_isDescending = false;
    std::vector<RowIndex> m_order; // [model row]
    std::vector<int> m_rowOf; // [queue row] -> model row, -1
    PriorityAxis m_axis;
};

} // namespace fairlead::models
