// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/base/result.h"
#include "engine/cluster/consumption.h"
#include "engine/priority/difference.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/recordedwaits.h"
#include "engine/replay/recording/limits.h"
#include "engine/scenario/scenario.h"
#include "models/pies/colourmap.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace fairlead::reports {

/// What a site adds to its reports.
struct ReportStyle
{
    enum class Paper
    {
        A4,
        Letter
    };
    QString site; ///< its name, above the title; empty: none
    QString contact; ///< whom to ask; empty: nobody
    QString logo; ///< an image file; empty: none
    Paper paper = Paper::A4;
};

/// Whether there is a file where a logo is wanted, with the system's reason; not what is in it.
Result<void> checkLogo(const ReportStyle& style);

/// What a report shows. Cluster, source and the moment come from the evaluation.
struct ReportData
{
    ReportStyle style;
    QString title; ///< empty: "Fair-share report"
    std::shared_ptr<const Evaluation> evaluation; ///< never null
    std::shared_ptr<const Evaluation> baseline; ///< null: there is no what-if
    std::optional<Difference> difference; ///< of baseline and evaluation; computed when missing
    std::optional<UsageSums> usage; ///< of a period, cpu first; empty: no table of it
    std::optional<replay::RecordedWaits> waits; ///< of the same period; empty: not known
    /// Of the accounts, as the window shows them; null: what follows from the baseline.
    std::shared_ptr<const models::ColourMap> colours;
    bool isMadeUp = false; ///< a demo: nothing of it happened
    Scenario scenario; ///< what leads from the baseline to the evaluation
    QString generator; ///< program and version, "Fairlead 0.1.0"
    std::shared_ptr<const replay::Outlook> outlook; ///< null: no replays were run
    std::optional<Message> whyNoOutlook; ///< why the replays that were asked for were not run
    replay::DecisionCounts outlookDecisions; ///< of the policy as it is: how far to trust it
    std::shared_ptr<const replay::Limits> limits; ///< of the cluster; null: not known
    std::shared_ptr<const replay::Parameters> scheduling; ///< of backfill; null: not known
    CsvDialect csv; ///< of the CSV files
    QLocale locale; ///< of numbers and dates in the PDF; CSV files are in the C locale

    /// What was in force while the usage came about, whatever a scenario says.
    [[nodiscard]] const Evaluation& inForce() const { return baseline ? *baseline : *evaluation; }
};

} // namespace fairlead::reports
