// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"
#include "models/lists/listmodel.h"
#include "models/queue/jobbars.h"

#include <optional>

namespace fairlead::models {

class JobTermsModel;
class ScenarioDocument;

/// A subcomponent of one job, or the part itself.
struct SubTermsRow
{
    std::size_t job = 0;
    SubPoints sub;
    bool isTotal = false;
};

/// One part of the selected jobs' priorities, opened: a row for each job and subcomponent that has
/// a weight, then one for the part itself. Empty while nothing is opened.
class SubTermsModel : public ListModel<SubTermsRow>
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

    /// Opens a part (partsOf()); what cannot be opened closes.
    void open(std::size_t part);
    void close();
    [[nodiscard]] bool isOpen() const { return m_part.has_value(); }
    /// "FS", "TRES"; empty while nothing is opened.
    [[nodiscard]] QString partName() const;
    /// The subcomponents that have a weight, for legend and chart.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] JobBars bars() const;

signals:
    /// Another part is open, none is, or it says something else.
    void changed();

private:
    struct Job
    {
        QString name;
        PartPoints part;
        std::optional<double> before; // points of the part in the baseline
    };
    [[nodiscard]] QVariant value(const SubTermsRow& row, int column, int role) const override;
    void refresh();
    [[nodiscard]] std::vector<Job> openJobs() const;
    [[nodiscard]] static std::vector<std::size_t> weighted(const std::vector<Job>& jobs);
    [[nodiscard]] std::vector<SubTermsRow> tableRows(const std::vector<Job>& jobs,
                                                     const std::vector<std::size_t>& shown) const;

    ScenarioDocument* m_document;
    JobTermsModel* m_terms;
    std::optional<std::size_t> m_part;
    std::vector<std::size_t> m_shown; // into PartPoints::subs: those with a weight somewhere
    std::vector<Job> m_jobs;
};

} // namespace fairlead::models
