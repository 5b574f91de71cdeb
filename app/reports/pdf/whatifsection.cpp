// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "models/words/changerows.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace fairlead::reports {

namespace {

constexpr std::size_t mostWinners = 5; // winners, and as many losers
constexpr std::size_t mostMoves = 10;

/// The best and the worst accounts; every one is named when there are few.
std::vector<AccountMove> outstanding(const std::vector<AccountMove>& accounts)
{
    if (accounts.size() <= 2 * mostWinners)
        return accounts;
    const auto count = static_cast<std::ptrdiff_t>(mostWinners);
    std::vector<AccountMove> chosen(accounts.begin(), accounts.begin() + count);
    chosen.insert(chosen.end(), accounts.end() - count, accounts.end());
    return chosen;
}

/// As paintAccountMoves() rounds it.
QString averagePlaces(const AccountMove& move, const QLocale& locale)
{
    constexpr int decimals = 1;
    const double told = valueformat::toldChange(move.averageGain(), decimals);
    return valueformat::factor(std::abs(told), decimals, locale);
}

/// Where jobs have places in several partitions, some of which alone may change.
QString placesSentence(const ReportContext& context)
{
    const auto& difference = *context.difference;
    if (difference.moved == difference.movedJobs)
        return {};
    return Words::tr("A job in several partitions counts by its best place: of %1 places %2 "
                     "change(s).",
                     nullptr, many(difference.moved))
        .arg(valueformat::count(difference.ranked, context.locale),
             valueformat::count(difference.moved, context.locale));
}

QString summary(const ReportContext& context)
{
    const auto& locale = context.locale;
    const auto& difference = *context.difference;
    const auto moved = valueformat::count(difference.movedJobs, locale);
    const auto ranked = valueformat::count(difference.rankedJobs, locale);
    const auto limits = models::limitsSentence(context.data.evaluation->inputs.policy);
    if (difference.rankedJobs == 0)
        return models::inARow({noJobsSentence(context), limits});
    if (difference.movedJobs == 0)
        return models::inARow(
            {Words::tr("No job of %1 changes its place.", nullptr, many(difference.rankedJobs))
                 .arg(ranked),
             placesSentence(context), limits});
    QStringList sentences{difference.movedJobs == 1
                              ? Words::tr("1 of %1 jobs changes its place.").arg(ranked)
                              : Words::tr("%1 of %2 jobs change their place.").arg(moved, ranked),
                          placesSentence(context)};
    const auto& accounts = difference.accounts;
    if (!accounts.empty() && accounts.front().gain > 0)
        sentences << Words::tr("Gains most: %1, %2 places per job on average.")
                         .arg(fromUtf8(accounts.front().account),
                              averagePlaces(accounts.front(), locale));
    if (!accounts.empty() && accounts.back().gain < 0)
        sentences << Words::tr("Loses most: %1, %2 places per job on average.")
                         .arg(fromUtf8(accounts.back().account),
                              averagePlaces(accounts.back(), locale));
    sentences << models::halfLifeSentence(*context.data.baseline, *context.data.evaluation)
              << limits;
    return models::inARow(sentences);
}

void paintAccountMoves(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& locale = context.locale;
    PdfTable table({{Words::tr("Account")},
                    {Words::tr("Jobs"), true},
                    {Words::tr("Places, all together"), true},
                    {Words::tr("Places per job"), true}});
    for (const auto& move : outstanding(context.difference->accounts)) {
        table.addRow({{fromUtf8(move.account)},
                      {valueformat::count(move.jobs, locale)},
                      {valueformat::change(move.gain, locale), changeText(move.gain)},
                      {valueformat::change(move.averageGain(), 1, locale), changeText(move.gain)}});
    }
    table.paint(canvas, Words::tr("Accounts that gain and lose most"));
}

std::vector<RowMove> largestMoves(const Difference& difference)
{
    std::vector<RowMove> moves;
    std::copy_if(difference.rows.begin(), difference.rows.end(), std::back_inserter(moves),
                 [](const RowMove& move) { return move.gain() != 0; });
    const auto end = moves.begin() + static_cast<std::ptrdiff_t>(std::min(mostMoves, moves.size()));
    std::partial_sort(moves.begin(), end, moves.end(), [](const RowMove& a, const RowMove& b) {
        const auto distanceA = std::abs(a.gain());
        const auto distanceB = std::abs(b.gain());
        return distanceA != distanceB ? distanceA > distanceB : a.rankAfter < b.rankAfter;
    });
    moves.erase(end, moves.end());
    return moves;
}

void paintMoves(PdfCanvas& canvas, const ReportContext& context)
{
    const auto moves = largestMoves(*context.difference);
    if (moves.empty())
        return;
    const auto& locale = context.locale;
    const auto& snapshot = context.snapshot;
    PdfTable table({{Words::tr("Job"), true},
                    {Words::tr("User")},
                    {Words::tr("Account")},
                    {Words::tr("Partition")},
                    {Words::tr("Rank before"), true},
                    {Words::tr("Rank afterwards"), true},
                    {Words::tr("Change"), true}});
    for (const auto& move : moves) {
        const auto job = snapshot.rows.job[move.after.at()].at();
        table.addRow({{fromUtf8(snapshot.jobLabel(snapshot.rows.job[move.after.at()]))},
                      {fromUtf8(snapshot.names[snapshot.jobs.user[job]])},
                      {fromUtf8(snapshot.names[snapshot.jobs.account[job]])},
                      {fromUtf8(snapshot.rowPartitionName(move.after))},
                      {valueformat::count(move.rankBefore, locale)},
                      {valueformat::count(move.rankAfter, locale)},
                      {valueformat::change(move.gain(), locale), changeText(move.gain())}});
    }
    table.paint(canvas, Words::tr("The jobs that move furthest"));
}

/// What is a number is written like those of the tables.
QString valueText(const QString& value, const QLocale& locale)
{
    bool isNumber = false;
    const auto number = QLocale::c().toLongLong(value, &isNumber);
    return isNumber ? valueformat::priority(number, locale) : value;
}

QString changeLine(const models::ChangeRow& row, const QLocale& locale)
{
    QStringList values;
    for (const auto& value : {row.from, row.to}) {
        if (!value.isEmpty())
            values << valueText(value, locale);
    }
    return Words::tr("%1 %2: %3", "a change: Parameter PriorityWeightAge: 10,000 → 20,000")
        .arg(row.what, row.whom, values.join(QStringLiteral(" → ")));
}

void paintChanges(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& scenario = context.data.scenario;
    if (scenario.edits.empty())
        return;
    canvas.lead(scenario.name.empty()
                    ? Words::tr("Changes of the scenario")
                    : Words::tr("Changes of the scenario “%1”").arg(fromUtf8(scenario.name)));
    if (!scenario.author.empty())
        canvas.paragraph(Words::tr("By %1").arg(fromUtf8(scenario.author)));
    for (const auto& line : fromUtf8(scenario.note).split(u'\n', Qt::SkipEmptyParts))
        canvas.paragraph(line);
    const auto& before = context.data.baseline->inputs;
    const auto& after = context.evaluation.inputs;
    const auto changes = withRenames(changeList(before, after, scenario), before, after);
    for (const auto& row : models::changeRows(changes, before, context.data.limits.get()))
        canvas.bullet(changeLine(row, context.locale));
    canvas.advance(4);
}

} // namespace

void paintWhatIf(PdfCanvas& canvas, const ReportContext& context)
{
    if (!context.difference)
        return;
    constexpr qreal firstLines = 100; // pt: the summary and the first change
    canvas.heading(Words::tr("What-if"), firstLines);
    canvas.paragraph(summary(context));
    paintChanges(canvas, context);
    if (context.difference->moved == 0)
        return;
    paintAccountMoves(canvas, context);
    paintMoves(canvas, context);
}

} // namespace fairlead::reports
