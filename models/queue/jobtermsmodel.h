// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/queue/jobbars.h"
#include "models/words/jobterms.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct SnapshotMapping;

/// The selected jobs and their nine contributions: what the chart draws and its table twin shows.
/// Rows stand in the order in which they were set.
class JobTermsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        JobColumn,
        AgeColumn, ///< the nine contributions in the order of Factor
        AssocColumn,
        FairShareColumn,
        JobSizeColumn,
        PartitionColumn,
        QosColumn,
        TresColumn,
        SiteColumn,
        NiceColumn, ///< as it counts: minus the nice value
        SumColumn, ///< unrounded
        PriorityColumn,
        RankColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit JobTermsModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~JobTermsModel() override;

    void setRows(const std::vector<RowIndex>& rows);
    [[nodiscard]] const std::vector<RowIndex>& rows() const { return m_rows; }
    [[nodiscard]] JobTerms terms(int row) const { return m_terms[static_cast<std::size_t>(row)]; }
    /// The same in the baseline, for outlines; nothing when the job is not in it.
    [[nodiscard]] std::optional<JobTerms> baselineTerms(int row) const;
    /// For the chart; their parts are those of partwords under the policy.
    [[nodiscard]] JobBars bars() const;

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
    void compute();
    [[nodiscard]] QVariant display(RowIndex row, const JobTerms& terms, Column column) const;
    [[nodiscard]] QVariant sortValue(RowIndex row, const JobTerms& terms, Column column) const;
    [[nodiscard]] QString factorText(const JobTerms& terms, std::size_t factor) const;

    ScenarioDocument* m_document;
    std::vector<RowIndex> m_rows;
    std::vector<JobTerms> m_terms; // [row]
};

} // namespace fairlead::models
