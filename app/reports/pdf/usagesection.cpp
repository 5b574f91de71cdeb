// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "models/usage/accountusage.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/percentpoints.h"

#include <algorithm>

namespace fairlead::reports {

namespace {

using models::AccountUsage;

constexpr std::size_t mostUsers = 15;

/// The same with moments as the rest of the report says them.
Message withDates(Message message, const QLocale& locale)
{
    if (message.second)
        return worded(valueformat::momentInWords(*message.second, locale).toStdString());
    for (auto& argument : message.arguments)
        argument = withDates(std::move(argument), locale);
    return message;
}

/// Rows of one sort, who used most first. Accounts are those that users work in: what is above them
/// would count the same hours again.
std::vector<std::size_t> rowsByUse(const AccountUsage& usage, bool isOfUsers)
{
    std::vector<bool> hasAccounts(usage.rows.size(), false);
    for (const auto& row : usage.rows) {
        if (row.user.empty() && row.parent != AccountUsage::noRow)
            hasAccounts[row.parent] = true;
    }
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < usage.rows.size(); ++i) {
        const auto& row = usage.rows[i];
        const bool isWanted = isOfUsers ? !row.user.empty() && row.seconds.front() > 0.0L
                                        : row.user.empty() && !hasAccounts[i];
        if (isWanted)
            rows.push_back(i);
    }
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
        return usage.rows[a].seconds.front() > usage.rows[b].seconds.front();
    });
    return rows;
}

PdfCell percentCell(const std::optional<double>& part, const QLocale& locale)
{
    return {part ? valueformat::percent(*part, locale) : QString()};
}

/// "+12.3", points of a percentage of the cluster more than promised, in the colour of a verdict.
PdfCell differenceCell(const std::optional<double>& used, const std::optional<double>& promised,
                       const QLocale& locale)
{
    if (!used || !promised)
        return {};
    const auto points = valueformat::pointsAbove(*used, *promised);
    const auto text = valueformat::signedPoints(points, locale);
    if (points == 0.0)
        return {text};
    return {text,
            verdictText(points > 0 ? models::VerdictKind::OverServed
                                   : models::VerdictKind::UnderServed)};
}

/// What was used, beside what was promised.
void addUseColumns(std::vector<PdfColumn>& columns, const ReportContext& context)
{
    columns.push_back({models::asSentence(valueformat::cpuUnit(context.snapshot)), true});
    columns.push_back({Words::tr("Used"), true});
    columns.push_back({Words::tr("Promised"), true});
    columns.push_back({Words::tr("Difference (% points)"), true});
}

/// Of these columns those behind the hours.
void addUseCells(std::vector<PdfCell>& cells, const AccountUsage& usage, std::size_t row,
                 const QLocale& locale)
{
    const auto used = usage.usedPart(row, 0);
    const auto& promised = usage.rows[row].promised;
    cells.push_back(percentCell(used, locale));
    cells.push_back(percentCell(promised, locale));
    cells.push_back(differenceCell(used, promised, locale));
}

/// How many jobs have started, and how long they had waited.
void addWaitColumns(std::vector<PdfColumn>& columns)
{
    columns.push_back({Words::tr("Jobs"), true});
    columns.push_back({Words::tr("Median wait"), true});
    columns.push_back({Words::tr("9 of 10 within"), true});
}

template <typename Waits, typename Key>
void addWaitCells(std::vector<PdfCell>& row, const Waits& waits, const Key& of,
                  const QLocale& locale)
{
    const auto wait
        = [&locale](double seconds) { return valueformat::measuredDuration(seconds, locale); };
    const auto found = waits.find(of);
    if (found == waits.end()) {
        row.resize(row.size() + 3);
        return;
    }
    row.push_back({valueformat::count(found->second.jobs, locale)});
    row.push_back({wait(found->second.medianWait)});
    row.push_back({wait(found->second.p90Wait)});
}

/// Writes the use of a row, with as many decimals for each.
auto hoursIn(const ReportContext& context, const AccountUsage& usage)
{
    const auto decimals = valueformat::decimalsOfHours(usage.rows.front().seconds.front());
    return [&context, decimals](const AccountUsage::Row& row) {
        return valueformat::cpuUse(context.snapshot, row.seconds.front(), context.locale, decimals);
    };
}

void paintAccountUse(PdfCanvas& canvas, const ReportContext& context, const AccountUsage& usage)
{
    const auto rows = rowsByUse(usage, false);
    const auto shown = std::min(rows.size(), mostAccounts);
    const auto& waits = context.data.waits;
    std::vector<PdfColumn> columns{{Words::tr("Account")}};
    addUseColumns(columns, context);
    if (waits)
        addWaitColumns(columns);
    PdfTable table(columns);
    const auto hours = hoursIn(context, usage);
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& row = usage.rows[rows[i]];
        std::vector<PdfCell> cells{{fromUtf8(row.account)}, {hours(row)}};
        addUseCells(cells, usage, rows[i], context.locale);
        if (waits)
            addWaitCells(cells, waits->accounts, row.account, context.locale);
        table.addRow(cells);
    }
    table.paint(canvas, {},
                shown < rows.size() ? Words::tr("Shown: the %1 accounts that used most, of %2.")
                                          .arg(valueformat::count(shown, context.locale),
                                               valueformat::count(rows.size(), context.locale))
                                    : QString());
}

void paintUserUse(PdfCanvas& canvas, const ReportContext& context, const AccountUsage& usage)
{
    auto rows = rowsByUse(usage, true);
    const auto all = rows.size();
    rows.resize(std::min(rows.size(), mostUsers));
    const auto& waits = context.data.waits;
    std::vector<PdfColumn> columns{{Words::tr("User")}, {Words::tr("Account")}};
    addUseColumns(columns, context);
    if (waits)
        addWaitColumns(columns);
    PdfTable table(columns);
    const auto hours = hoursIn(context, usage);
    for (const auto i : rows) {
        const auto& row = usage.rows[i];
        std::vector<PdfCell> cells{{fromUtf8(row.user)}, {fromUtf8(row.account)}, {hours(row)}};
        addUseCells(cells, usage, i, context.locale);
        if (waits)
            addWaitCells(cells, waits->members, std::pair(row.account, row.user), context.locale);
        table.addRow(cells);
    }
    QStringList notes;
    if (rows.size() < all)
        notes << Words::tr("Shown: the %1 users that used most, of %2.")
                     .arg(valueformat::count(rows.size(), context.locale),
                          valueformat::count(all, context.locale));
    if (std::ranges::any_of(rows, [&usage](auto i) { return !usage.rows[i].promised; }))
        notes << Words::tr("Where Promised is empty, the user has no share of their own.");
    canvas.advance(10);
    table.paint(canvas, Words::tr("Who used most"), models::inARow(notes));
}

} // namespace

void paintUsage(PdfCanvas& canvas, const ReportContext& context)
{
    if (!context.data.usage || context.data.usage->tresNames.empty()
        || context.data.usage->tresNames.front() != "cpu")
        return;
    const auto usage = models::accountUsage(context.data.inForce(), *context.data.usage);
    if (usage.rows.empty() || !usage.usedPart(0, 0))
        return; // nothing was used
    canvas.heading(Words::tr("Used in the period"));
    QStringList notes{
        Words::tr("From %1 to %2, allocated CPUs times their time, without decay, as accounting "
                  "counts it. Percentages are parts of the cluster: of all that was used, and of "
                  "what the shares promise.")
            .arg(valueformat::momentInWords(usage.period.from, context.locale),
                 valueformat::momentInWords(usage.period.to, context.locale))};
    for (const auto& note : context.data.usage->notes)
        notes << models::sentenceWords(withDates(note, context.locale));
    canvas.note(models::inARow(notes));
    if (context.data.baseline)
        canvas.note(Words::tr("Promised is what the shares promised then, without the changes "
                              "of the scenario."));
    if (const auto& waits = context.data.waits) {
        QStringList about{
            Words::tr("Waits are those of the jobs submitted in the period that have started, from "
                      "submission to start; of a user under the account of the row.")};
        constexpr std::int64_t little = 3600; // s
        if (waits->knownFrom > usage.period.from + little)
            about << Words::tr("Jobs and waits are known only since %1.")
                         .arg(valueformat::momentInWords(waits->knownFrom, context.locale));
        canvas.note(models::inARow(about));
    }
    paintAccountUse(canvas, context, usage);
    paintUserUse(canvas, context, usage);
}

} // namespace fairlead::reports
