// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/pdfcanvas.h"
#include "app/reports/reportdata.h"
#include "app/reports/reporttext.h"
#include "models/pies/colourmap.h"
#include "models/pies/served.h"

namespace fairlead::reports {

/// What the sections of one report share, made once.
struct ReportContext
{
    explicit ReportContext(const ReportData& data);

    const ReportData& data;
    const Evaluation& evaluation;
    const Snapshot& snapshot;
    ReportText text;
    models::ServedTable served;
    models::ColourMap colours; ///< of the baseline, so that what-if changes no colour
    std::optional<Difference> difference; ///< empty without a baseline
    QString title;
    QString cluster;
    QString moment;
};

/// Title, what this is, pies, key figures, who is served worst and best.
void paintOverview(PdfCanvas& canvas, const ReportContext& context);
/// The accounts of the first three levels with promise, use and verdict.
void paintAccounts(PdfCanvas& canvas, const ReportContext& context);
/// The next jobs to run with a bar of what their priority is made of.
void paintQueue(PdfCanvas& canvas, const ReportContext& context);
/// What a scenario changes; nothing without a baseline.
void paintWhatIf(PdfCanvas& canvas, const ReportContext& context);
/// How the numbers come about and where they come from.
void paintMethod(PdfCanvas& canvas, const ReportContext& context);

} // namespace fairlead::reports
