// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/queue/jobbars.h"
#include "models/words/prioritybar.h"

#include <QAbstractTableModel>

#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct SnapshotMapping;

/// The selected jobs and what the parts of their priorities are: what the chart draws and its table
/// twin shows. Rows stand in the order in which they were set.
class JobTermsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Then a column for each part of the priority, in the order of partsOf(), and the three below.
    enum Column
    {
        JobColumn,
        FirstPartColumn
    };
    [[nodiscard]] int sumColumn() const { return FirstPartColumn + partCount(); } ///< unrounded
    [[nodiscard]] int priorityColumn() const { return sumColumn() + 1; }
    [[nodiscard]] int rankColumn() const { return sumColumn() + 2; }

    explicit JobTermsModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~JobTermsModel() override;

    void setRows(const std::vector<RowIndex>& rows);
    [[nodiscard]] const std::vector<RowIndex>& rows() const { return m_rows; }
    [[nodiscard]] const RowPoints& points(int row) const;
    /// Rows that another snapshot does not have come back with the next one that has them, until
    /// others are chosen.
    void forgetAbsent();
    /// The same in the baseline, for outlines; nothing when the job is not in it.
    [[nodiscard]] std::optional<RowPoints> baselinePoints(int row) const;
    /// For the chart: of the first jobs, `most` at most.
    [[nodiscard]] JobBars bars(int most = std::numeric_limits<int>::max()) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void onEvaluationChanged();
    void beforeChange(const SnapshotMapping& mapping);
    void afterChange(const SnapshotMapping& mapping);
    void bringBack();
    void forgetPoints();
    [[nodiscard]] int partCount() const { return static_cast<int>(m_parts.size()); }
    [[nodiscard]] bool isPart(int column) const
    {
        return column >= FirstPartColumn && column < sumColumn();
    }
    [[nodiscard]] QVariant display(RowIndex row, const RowPoints& points, int column) const;
    [[nodiscard]] QVariant sortValue(RowIndex row, const RowPoints& points, int column) const;
    [[nodiscard]] QString partText(const RowPoints& points, std::size_t part) const;

    ScenarioDocument* m_document;
    std::vector<RowIndex> m_rows;
    std::vector<std::pair<std::string, std::string>> m_absent; // jobs and partitions
    mutable std::vector<std::optional<RowPoints>> m_points; // [row]; nothing: not asked for yet
    std::span<const Part> m_parts; // of the snapshot's scheduler
};

} // namespace fairlead::models
