// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/usagetable.h"

#include "app/reports/words.h"
#include "engine/base/text.h"
#include "models/usage/accountusage.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace fairlead::reports {

namespace {
constexpr std::array unitNames{"seconds", "minutes", "hours",  "percent",
                               "secper",  "minper",  "hourper"};

const char* nameOf(UsageUnit unit)
{
    return unitNames[static_cast<std::size_t>(unit)];
}

bool isBoth(UsageUnit unit)
{
    return unit == UsageUnit::SecPer || unit == UsageUnit::MinPer || unit == UsageUnit::HourPer;
}

std::vector<Column> usageColumns(UsageUnit unit)
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    return {
        {"Cluster", Left, text(Words::tr("Name of the cluster"))},
        {"Account", Left, text(Words::tr("Account; its row has what its members used together"))},
        {"User", Left, text(Words::tr("User; empty for an account"))},
        {"TRES", Left, text(Words::tr("What is counted: cpu, mem (in MB), billing ..."))},
        {"Used", Right, text(Words::tr("TRES allocated in the period, times their time")), 2, false,
         isBoth(unit)}, // "3270680282(82.15%)"
        {"Unit", Left,
         text(Words::tr("The time of Used: seconds, minutes, hours; or percent of "
                        "what the cluster could give in the period; or both"))},
        {"UsedPercent", Right, text(Words::tr("Part of what the whole cluster used, in percent")),
         2},
        {"PromisedPercent", Right,
         text(Words::tr("Part of the cluster that the shares promise, in percent")), 2},
        {"Difference", Right,
         text(Words::tr("UsedPercent - PromisedPercent; above 0 used more than promised")), 2},
    };
}

/// What a partition has that has all nodes; 0: none has.
long double ofAllNodes(const Snapshot& snapshot, const std::string& tres)
{
    const auto placeOf = [&](const std::string& name) {
        return static_cast<std::size_t>(std::ranges::find(snapshot.tresNames, name)
                                        - snapshot.tresNames.begin());
    };
    const auto place = placeOf(tres);
    const auto node = placeOf("node");
    for (const auto& partition : snapshot.partitions) {
        const auto& totals = partition.tresTotal;
        if (std::max(place, node) < totals.size() && totals[node] > 0
            && totals[node] >= static_cast<double>(snapshot.nodeCount))
            return static_cast<long double>(totals[place]);
    }
    return 0.0L;
}

/// TRES-seconds that the cluster could have given; 0 when the source does not know its size.
long double capacityOf(const Snapshot& snapshot, const UsagePeriod& period, const std::string& tres)
{
    const auto seconds = static_cast<long double>(period.to - period.from);
    if (tres == "cpu")
        return static_cast<long double>(snapshot.cpuCount) * seconds;
    if (tres == "node")
        return static_cast<long double>(snapshot.nodeCount) * seconds;
    return ofAllNodes(snapshot, tres) * seconds;
}

/// As printf rounds, halves to the even digit: QString does not.
std::string rounded(long double value, int digits)
{
    std::array<char, 400> text{}; // the largest number has 309 digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(),
                                   static_cast<double>(value), std::chars_format::fixed, digits);
    return {text.data(), end.ptr};
}

/// sreport's "%.0lf(%.2lf%%)".
Cell withPercent(long double amount, long double part)
{
    return rounded(amount, 0) + '(' + rounded(100.0L * part, 2) + "%)";
}

Cell inUnit(long double seconds, UsageUnit unit, long double capacity)
{
    switch (unit) {
    case UsageUnit::Seconds:
        return static_cast<double>(seconds);
    case UsageUnit::Minutes:
        return static_cast<double>(seconds / 60.0L);
    case UsageUnit::Hours:
        return static_cast<double>(seconds / 3600.0L);
    case UsageUnit::Percent:
        return static_cast<double>(100.0L * seconds / capacity);
    case UsageUnit::SecPer:
        return withPercent(seconds, seconds / capacity);
    case UsageUnit::MinPer:
        return withPercent(seconds / 60.0L, seconds / capacity);
    case UsageUnit::HourPer:
        return withPercent(seconds / 3600.0L, seconds / capacity);
    }
    return {};
}

/// [tres] How much the cluster had over the period; 0: the source does not tell.
std::vector<long double> capacities(const Snapshot& snapshot, const UsageSums& sums)
{
    std::vector<long double> capacity;
    for (std::size_t t = 0; t < sums.tresNames.size(); ++t) {
        const bool isReported = t < sums.reported.size() && sums.reported[t] > 0.0L;
        capacity.push_back(isReported ? sums.reported[t]
                                      : capacityOf(snapshot, sums.period, sums.tresNames[t]));
    }
    return capacity;
}

double percent(const std::optional<double>& part)
{
    return part ? 100.0 * *part : std::numeric_limits<double>::quiet_NaN();
}

bool isAmong(const std::vector<std::string>& list, const std::string& name)
{
    return list.empty() || std::find(list.begin(), list.end(), name) != list.end();
}

bool passes(const models::AccountUsage::Row& row, const UsageOptions& options)
{
    if (!isAmong(options.accounts, row.account))
        return false;
    if (row.user.empty())
        return true;
    const bool isUsed = std::any_of(row.seconds.begin(), row.seconds.end(),
                                    [](long double seconds) { return seconds > 0.0L; });
    return (isUsed || options.all) && isAmong(options.users, row.user);
}
} // namespace

std::optional<UsageUnit> usageUnitOf(std::string_view name)
{
    const auto word = text::lower(name);
    for (std::size_t i = 0; i < unitNames.size(); ++i) {
        if (!word.empty() && std::string_view(unitNames[i]).starts_with(word))
            return static_cast<UsageUnit>(i);
    }
    return {};
}

Result<Table> usageTable(const Evaluation& evaluation, const UsageSums& sums,
                         const UsageOptions& options)
{
    const auto& snapshot = evaluation.snapshot();
    const auto usage = models::accountUsage(evaluation, sums);
    const auto capacity = capacities(snapshot, sums);
    const auto isKnown = [](long double known) { return known > 0.0L; };
    if (hasPercent(options.unit) && !capacity.empty() && std::ranges::none_of(capacity, isKnown))
        return Error{
            ErrorCode::Usage,
            {said("Messages", "-t percent: the source does not tell how much %1 the cluster has"),
             {usage.tresNames.front()}},
            {}};
    Table table(usageColumns(options.unit));
    for (std::size_t i = 0; i < usage.rows.size(); ++i) {
        const auto& row = usage.rows[i];
        if (!passes(row, options))
            continue;
        for (std::size_t t = 0; t < usage.tresNames.size(); ++t) {
            std::vector<Cell> cells{snapshot.cluster, row.account, row.user, usage.tresNames[t]};
            const bool isCounted = !hasPercent(options.unit) || capacity[t] > 0.0L;
            cells.push_back(isCounted ? inUnit(row.seconds[t], options.unit, capacity[t]) : Cell());
            cells.emplace_back(std::string(nameOf(options.unit)));
            // Empty where there is nothing to divide: a number that is none.
            const double used = percent(usage.usedPart(i, t));
            const double promised = percent(row.promised);
            cells.insert(cells.end(), {used, promised, used - promised});
            table.addRow(std::move(cells));
        }
    }
    return table;
}

std::vector<std::string> tresWithoutSize(const Snapshot& snapshot, const UsageSums& sums)
{
    std::vector<std::string> names;
    const auto capacity = capacities(snapshot, sums);
    for (std::size_t t = 0; t < capacity.size(); ++t) {
        if (capacity[t] <= 0.0L)
            names.push_back(sums.tresNames[t]);
    }
    return names;
}

Table waitsTable(const replay::RecordedWaits& waits)
{
    using enum Align;
    Table table({{"Account"},
                 {"User"},
                 {"Jobs", Right},
                 secondsColumn("MeanWait"),
                 secondsColumn("MedianWait"),
                 secondsColumn("P90Wait")});
    const auto add = [&table](const std::string& account, const std::string& user,
                              const replay::GroupFigures& figures) {
        table.addRow({account, user, countCell(figures.jobs), figures.meanWait, figures.medianWait,
                      figures.p90Wait});
    };
    for (const auto& [name, figures] : waits.accounts)
        add(name, {}, figures);
    for (const auto& [name, figures] : waits.users)
        add({}, name, figures);
    for (const auto& [member, figures] : waits.members)
        add(member.first, member.second, figures);
    return table;
}

} // namespace fairlead::reports
