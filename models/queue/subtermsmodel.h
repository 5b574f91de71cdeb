// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/syncedtablemodel.h"
#include "models/queue/jobbars.h"
#include "models/words/openedpart.h"

#include <optional>

namespace fairlead::models {

class JobTermsModel;
class ScenarioDocument;

/// One part of the selected jobs' priorities, opened: a row for each job and subcomponent that has
/// a weight, then one for the part itself. Empty while nothing is opened.
class SubTermsModel : public SyncedTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        JobColumn,
        NameColumn, ///< of the subcomponent; of the part itself in its row
        MetricColumn,
        CapColumn, ///< empty: none
        CutColumn, ///< what the cap took away, in the metric's unit; empty: nothing
        WeightColumn,
        PointsColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    SubTermsModel(ScenarioDocument* document, JobTermsModel* jobs, QObject* parent = nullptr);
    ~SubTermsModel() override;

    /// Opens a part (partwords); what cannot be opened closes.
    void open(std::size_t part);
    void close();
    [[nodiscard]] bool isOpen() const { return m_part.has_value(); }
    /// "FS", "TRES"; empty while nothing is opened.
    [[nodiscard]] QString partName() const;
    /// The subcomponents that have a weight, for legend and chart.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] JobBars bars() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

signals:
    /// Another part is open, none is, or it says something else.
    void changed();

private:
    struct Job
    {
        QString name;
        OpenedPart part;
        std::optional<double> before; // points of the part in the baseline
    };
    struct Row
    {
        std::size_t job = 0;
        SubPoints sub;
        bool isTotal = false;
    };

    void refresh();
    [[nodiscard]] std::vector<Job> openJobs() const;
    [[nodiscard]] static std::vector<std::size_t> weighted(const std::vector<Job>& jobs);
    [[nodiscard]] static std::vector<Row> tableRows(const std::vector<Job>& jobs,
                                                    const std::vector<std::size_t>& shown);
    [[nodiscard]] QVariant display(const Row& row, Column column) const;
    [[nodiscard]] static QVariant sortValue(const Row& row, Column column);
    [[nodiscard]] QString toolTip(const Row& row) const;

    ScenarioDocument* m_document;
    JobTermsModel* m_terms;
    std::optional<std::size_t> m_part;
    std::vector<std::size_t> m_shown; // into OpenedPart::subs: those with a weight somewhere
    std::vector<Job> m_jobs;
    std::vector<Row> m_rows;
};

} // namespace fairlead::models
