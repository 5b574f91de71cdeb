// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/pdf/pdfcanvas.h"
#include "app/reports/reportdata.h"
#include "models/pies/colourmap.h"
#include "models/usage/served.h"
#include "models/usage/usageknown.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <QImage>

#include <optional>
#include <vector>

namespace fairlead::reports {

namespace valueformat = models::valueformat;

/// What the sections of one report share, made once.
struct ReportContext
{
    explicit ReportContext(const ReportData& data);

    const ReportData& data;
    const Evaluation& evaluation;
    const Snapshot& snapshot;
    QLocale locale; ///< of numbers and dates, with the separators of its groups
    models::ServedTable served;
    models::UsageKnown usageKnown = models::UsageKnown::Yes;
    models::ColourMap colours; ///< of the baseline, so that what-if changes no colour
    std::optional<Difference> difference; ///< empty without a baseline
    QImage logo; ///< null: none, or it cannot be read
    QString title;
    QString cluster;
    QString moment;
};

/// The account that the beginning names as farthest from its share on one side; none where nothing
/// is known of usage, or nobody stands there.
std::optional<AssocIndex> extreme(const ReportContext& context, models::ShareSide side);
/// The accounts with a promise that used nothing, without what is below one of them, the largest
/// promise of the cluster first. The beginning names that one too.
std::vector<AssocIndex> unusedAccounts(const ReportContext& context);
/// Title, what this is, pies, key figures, who is served worst and best.
void paintOverview(PdfCanvas& canvas, const ReportContext& context);
/// Of that the pies of the whole cluster alone.
void paintWholePies(PdfCanvas& canvas, const ReportContext& context);
/// Jobs, accounts, usage and policy in some numbers.
void paintKeyFigures(PdfCanvas& canvas, const ReportContext& context);
/// The accounts of the first three levels with promise, use and verdict.
void paintAccounts(PdfCanvas& canvas, const ReportContext& context);
/// Who used what in the period, beside what was promised; nothing where no usage is known.
void paintUsage(PdfCanvas& canvas, const ReportContext& context);
/// Where no job waits, or nothing is known of that.
QString noJobsSentence(const ReportContext& context);
/// What tiers of partitions do to ranks.
QString tierSentence();
/// The next jobs to run with a bar of what their priority is made of.
void paintQueue(PdfCanvas& canvas, const ReportContext& context);
/// What a scenario changes; nothing without a baseline.
void paintWhatIf(PdfCanvas& canvas, const ReportContext& context);
/// What replays say of the policies; nothing where none were run.
void paintOutlook(PdfCanvas& canvas, const ReportContext& context);
/// What is wrong with the policy; nothing where nothing is.
void paintAdvice(PdfCanvas& canvas, const ReportContext& context);
/// How the numbers come about and where they come from.
void paintMethod(PdfCanvas& canvas, const ReportContext& context);

/// A verdict and a change of places on paper.
inline QColor verdictText(models::VerdictKind kind)
{
    return toColour(palette::verdictText(kind, palette::Ground::Paper).value_or(paper::secondary));
}
inline QColor changeText(std::int64_t places)
{
    const auto change = static_cast<double>(places);
    return toColour(palette::changeText(change, palette::Ground::Paper).value_or(paper::secondary));
}
inline constexpr std::size_t mostAccounts = 25; ///< that a list of a section shows

inline QString fromUtf8(const std::string& utf8)
{
    return models::shownText(utf8);
}

} // namespace fairlead::reports
