// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/outlooksummary.h"
#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/trust.h"
#include "engine/replay/outcome/waitchanges.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/replaywords.h"
#include "models/words/trustwords.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {
using replay::Grouping;
using replay::Outlook;

/// As a heading.
QString policyName(const Outlook& outlook, std::size_t policy)
{
    if (policy == 0)
        return Words::tr("Policy as it is");
    const auto& name = outlook.policies[policy].name;
    return name == models::namelessPolicy ? Words::tr("Scenario", "a policy without a name")
                                          : fromUtf8(name);
}

/// Those that have jobs, the longest recorded wait first.
std::vector<std::size_t> accountsOf(const Outlook& outlook)
{
    const auto& recorded = outlook.recorded.of(Grouping::Account);
    std::vector<std::size_t> accounts;
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        if (recorded[i].jobs > 0)
            accounts.push_back(i);
    }
    std::ranges::stable_sort(accounts, [&recorded](std::size_t a, std::size_t b) {
        return recorded[a].meanWait > recorded[b].meanWait;
    });
    accounts.resize(std::min(accounts.size(), mostAccounts));
    return accounts;
}

/// Of the last policy against the first.
PdfCell changeCell(const Outlook& outlook, std::size_t account, const QLocale& locale)
{
    const auto& before = outlook.policies.front();
    const auto& after = outlook.policies.back();
    const auto starts = replay::startsOf(before, after, Grouping::Account, account);
    const auto change = replay::waitChange(before, after, account);
    if (starts == replay::Starts::None)
        return {Words::tr("none starts", "of the jobs")};
    if (change == replay::Change::None && starts != replay::Starts::Same)
        return {(starts == replay::Starts::Fewer
                     ? Words::tr("%1 of %2 start", "jobs, with how many before")
                     : Words::tr("%1 start, not %2", "jobs, with how many before"))
                    .arg(valueformat::count(after.jobs(Grouping::Account, account), locale),
                         valueformat::count(before.jobs(Grouping::Account, account), locale))};
    const auto difference = replay::waitDifference(before, after, Grouping::Account, account);
    if (change == replay::Change::None) // one replica cannot tell
        return {difference.hasSpread() ? Words::tr("none beyond chance", "a difference")
                                       : QStringLiteral("–"),
                toColour(paper::secondary)};
    const auto size = valueformat::measuredDuration(std::abs(difference.mean), locale);
    return change == replay::Change::Longer
        ? PdfCell{Words::tr("%1 longer", "a wait").arg(size), changeText(-1)}
        : PdfCell{Words::tr("%1 shorter", "a wait").arg(size), changeText(1)};
}

/// As the window has it above every picture: nobody reads a forecast without it.
/// @param below  of what stays with it, in points
void paintTrust(PdfCanvas& canvas, const replay::TrustFigures& figures, qreal below)
{
    constexpr qreal margin = 5;
    const auto ground
        = figures.isMadeUp ? paper::band : models::trustColour(replay::trustLevel(figures));
    const auto sentence = models::trustSentence(figures);
    const qreal inside = PdfCanvas::width() - 2 * margin;
    const auto high = canvas.textHeight(sentence, TextStyle::Bold, inside);
    canvas.ensure(high + 2 * margin + below);
    canvas.fill({0, canvas.y(), PdfCanvas::width(), high + 2 * margin}, toColour(ground));
    canvas.text({margin, canvas.y() + margin, inside, high}, sentence, TextStyle::Bold,
                toColour(palette::inkOn(ground)));
    canvas.advance(high + 2 * margin + 6);
}

/// Who asked for it learns why it is not there.
void paintMissing(PdfCanvas& canvas, const Message& why)
{
    canvas.heading(Words::tr("Outlook"));
    canvas.note(models::inARow({Words::tr("There is no outlook: replays need a history of jobs."),
                                models::sentenceWords(why)}));
}

void paintWaits(PdfCanvas& canvas, const ReportContext& context, const Outlook& outlook)
{
    const auto& locale = context.locale;
    std::vector<PdfColumn> columns{
        {Words::tr("Account")}, {Words::tr("Jobs"), true}, {Words::tr("Recorded"), true}};
    for (std::size_t i = 0; i < outlook.policies.size(); ++i)
        columns.push_back({policyName(outlook, i), true});
    const bool isCompared = outlook.policies.size() > 1;
    if (isCompared)
        columns.push_back({Words::tr("Change")});
    PdfTable table(std::move(columns));
    for (const auto account : accountsOf(outlook)) {
        const auto& recorded = outlook.recorded.of(Grouping::Account)[account];
        std::vector<PdfCell> row{{fromUtf8(outlook.accounts[account])},
                                 {valueformat::count(recorded.jobs, locale)},
                                 {valueformat::measuredDuration(recorded.meanWait, locale)}};
        for (const auto& policy : outlook.policies)
            row.push_back(
                {policy.jobs(Grouping::Account, account) > 0
                     ? valueformat::measuredDuration(policy.meanWait(account).mean, locale)
                     : Words::tr("none starts", "of the jobs")});
        if (isCompared)
            row.push_back(changeCell(outlook, account, locale));
        table.addRow(std::move(row));
    }
    table.paint(canvas, Words::tr("Mean wait by account"));
}

} // namespace

void paintOutlook(PdfCanvas& canvas, const ReportContext& context)
{
    if (const auto& why = context.data.whyNoOutlook)
        paintMissing(canvas, *why);
    if (!context.data.outlook || context.data.outlook->policies.empty())
        return;
    const auto& outlook = *context.data.outlook;
    canvas.heading(Words::tr("Outlook"));
    const auto summary = outlookSummary(outlook, context.locale);
    constexpr qreal air = 20; // around them
    const auto list = canvas.bulletsHeight(summary) + air;
    paintTrust(canvas, replay::trustFigures(outlook, context.data.outlookDecisions),
               std::min(list, canvas.height() / 2));
    canvas.bullets(summary);
    canvas.advance(6);
    paintWaits(canvas, context, outlook);
    canvas.advance(6);
    QStringList verdict;
    for (const auto& line : models::replayVerdict(outlook, context.data.outlookDecisions))
        verdict << models::asSentence(line);
    canvas.lead(Words::tr("How far the replay is to be trusted, and what changes"));
    canvas.bullets(verdict, TextStyle::Small);
}

} // namespace fairlead::reports
