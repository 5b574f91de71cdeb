// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/replaygroups.h"

#include "engine/base/timetext.h"
#include "engine/replay/outcome/hours.h"
#include "engine/replay/outcome/limitsums.h"
#include "engine/replay/outcome/promises.h"
#include "engine/replay/outcome/starving.h"
#include "engine/replay/outcome/waitchanges.h"

#include <algorithm>
#include <array>

namespace fairlead::reports {

Cell jobCell(const replay::Workload& workload, std::uint32_t position)
{
    const auto& job = workload.jobs[position];
    if (job.array == replay::nothing)
        return std::int64_t{job.id};
    return std::to_string(workload.arrays[job.array].id) + "_" + std::to_string(job.arrayTask);
}

namespace {
using replay::GroupFigures;
using replay::Grouping;

constexpr std::array<const char*, replay::groupingCount> groupHeads{
    "Account", "User", "QOS", "Partition", "CPUs", "Cluster", "Shape"};
constexpr std::array<double GroupFigures::*, 3> slowdowns{
    &GroupFigures::meanSlowdown, &GroupFigures::medianSlowdown, &GroupFigures::p90Slowdown};

Cell promisedShare(const replay::PolicyOutlook& policy, Grouping by, std::size_t group)
{
    const bool isKnown = by == Grouping::Account && policy.promised[group] >= 0;
    return isKnown ? Cell(policy.promised[group]) : Cell();
}

/// Nothing without jobs: nobody waited, which is not a wait of 0.
Cell ofJobs(std::size_t jobs, double figure)
{
    return jobs > 0 ? Cell(figure) : Cell();
}

bool hasJobs(const replay::PolicyOutlook& policy, Grouping by, std::size_t group)
{
    return std::ranges::any_of(
        policy.replicas, [&](const replay::RunFigures& run) { return run.of(by)[group].jobs > 0; });
}

void addRange(std::vector<Cell>& row, const replay::Estimate& estimate)
{
    row.emplace_back(estimate.mean);
    row.push_back(estimate.hasSpread() ? Cell(estimate.low) : Cell());
    row.push_back(estimate.hasSpread() ? Cell(estimate.high) : Cell());
}

void addNothing(std::vector<Cell>& row, std::size_t cells)
{
    row.insert(row.end(), cells, Cell());
}

Table emptyTable(Grouping by)
{
    const auto number = [](const char* name, int decimals) {
        return Column{name, Align::Right, {}, decimals};
    };
    std::vector<Column> columns{{"Policy"},
                                {groupHeads[static_cast<std::size_t>(by)]},
                                {"Jobs", Align::Right},
                                secondsColumn("MeanWait"),
                                secondsColumn("MeanWaitLow"),
                                secondsColumn("MeanWaitHigh"),
                                secondsColumn("MedianWait"),
                                secondsColumn("P90Wait"),
                                number("DeliveredShare", 4),
                                number("DeliveredShareLow", 4),
                                number("DeliveredShareHigh", 4),
                                number("PromisedShare", 4),
                                secondsColumn("MeanWaitChange"),
                                secondsColumn("MeanWaitChangeLow"),
                                secondsColumn("MeanWaitChangeHigh"),
                                number("MeanSlowdown", 2),
                                number("MedianSlowdown", 2),
                                number("P90Slowdown", 2),
                                number("Starving", 1)};
    if (by == Grouping::Cluster) {
        for (const auto* name : {"Utilisation", "UtilisationLow", "UtilisationHigh", "JainIndex",
                                 "JainIndexLow", "JainIndexHigh", "OrderTau"})
            columns.push_back(number(name, 4));
    }
    for (const auto* name : {"MeanWaitNotEligible", "MeanWaitLimit", "MeanWaitPriority",
                             "MeanWaitResources", "MeanWaitScheduler"})
        columns.push_back(secondsColumn(name));
    columns.push_back({"Replicas", Align::Right});
    return Table(std::move(columns));
}

/// Nothing where it is not told what really happened, which is no 0.
Cell ifKnown(const replay::Outlook& outlook, std::optional<double> figure)
{
    return figure && outlook.knowsWhatHappened() ? Cell(*figure) : Cell();
}

std::vector<Cell> recordedRow(const replay::Outlook& outlook, Grouping by, std::size_t group)
{
    const auto& figures = outlook.recorded.of(by)[group];
    std::vector<Cell> row{
        std::string("recorded"),
        outlook.names[static_cast<std::size_t>(by)][group],
        countCell(figures.jobs),
        ofJobs(figures.jobs, figures.meanWait),
        {},
        {},
        ofJobs(figures.jobs, figures.medianWait),
        ofJobs(figures.jobs, figures.p90Wait),
        ifKnown(outlook, figures.deliveredShare),
        {},
        {},
        outlook.policies.empty() ? Cell() : promisedShare(outlook.policies.front(), by, group),
        {},
        {},
        {}};
    for (const auto slowdown : slowdowns)
        row.push_back(ofJobs(figures.jobs, figures.*slowdown));
    row.push_back(ifKnown(outlook, figures.starving));
    constexpr auto unknown = replay::waitKinds + 1; // where the waits went, and no replica
    if (by != Grouping::Cluster) {
        addNothing(row, unknown);
        return row;
    }
    const auto promised
        = outlook.policies.empty() ? std::vector<double>() : outlook.policies.front().promised;
    row.insert(row.end(),
               {ifKnown(outlook, outlook.recorded.utilisation),
                {},
                {},
                ifKnown(outlook, replay::jainIndex(outlook.recorded, promised)),
                {},
                {},
                {}});
    addNothing(row, unknown);
    return row;
}

std::vector<Cell> replayedRow(const replay::Outlook& outlook, std::size_t place, Grouping by,
                              std::size_t group)
{
    const auto& policy = outlook.policies[place];
    const bool isEmpty = !hasJobs(policy, by, group);
    const auto mean = [&](double GroupFigures::*figure) {
        return isEmpty ? Cell() : Cell(policy.of(by, group, figure).mean);
    };
    std::vector<Cell> row{policy.name, outlook.names[static_cast<std::size_t>(by)][group],
                          countCell(policy.jobs(by, group))};
    if (isEmpty)
        addNothing(row, 3);
    else
        addRange(row, policy.of(by, group, &GroupFigures::meanWait));
    row.push_back(mean(&GroupFigures::medianWait));
    row.push_back(mean(&GroupFigures::p90Wait));
    addRange(row, policy.of(by, group, &GroupFigures::deliveredShare));
    row.push_back(promisedShare(policy, by, group));
    if (place == 0 || isEmpty || !hasJobs(outlook.policies.front(), by, group))
        addNothing(row, 3);
    else
        addRange(row, replay::waitDifference(outlook.policies.front(), policy, by, group));
    for (const auto slowdown : slowdowns)
        row.push_back(mean(slowdown));
    row.emplace_back(policy.of(by, group, &GroupFigures::starving).mean);
    if (by == Grouping::Cluster) {
        addRange(row, policy.utilisation());
        if (const auto fairness = policy.fairness(); fairness.runs > 0)
            addRange(row, fairness);
        else
            addNothing(row, 3);
        const auto tau = policy.orderTau();
        row.push_back(ifKnown(outlook, tau.runs > 0 ? std::optional(tau.mean) : std::nullopt));
    }
    for (const double part : policy.waitParts(by, group))
        row.push_back(isEmpty ? Cell() : Cell(part));
    row.push_back(countCell(policy.replicas.size()));
    return row;
}
} // namespace

Table outlookTable(const replay::Outlook& outlook, Grouping by)
{
    auto table = emptyTable(by);
    const auto groups = outlook.names[static_cast<std::size_t>(by)].size();
    for (std::size_t i = 0; i < groups; ++i)
        table.addRow(recordedRow(outlook, by, i));
    for (std::size_t place = 0; place < outlook.policies.size(); ++place) {
        for (std::size_t i = 0; i < groups; ++i)
            table.addRow(replayedRow(outlook, place, by, i));
    }
    return table;
}

Table starvingTable(const replay::Recording& recording, const replay::Outlook& outlook)
{
    Table table({{"Policy"},
                 jobColumn(),
                 {"Account"},
                 {"User"},
                 {"Submit"},
                 {"Start"},
                 {"Waited", Align::Right},
                 {"LimitMinutes", Align::Right}});
    for (const auto& job : replay::starvingJobs(recording, outlook)) {
        const auto id = job.task ? Cell(replay::nameOf(job)) : Cell(std::int64_t{job.id});
        table.addRow({job.policy ? outlook.policies[*job.policy].name : std::string("recorded"), id,
                      job.account, job.user, isoTime(job.submit),
                      job.start != 0 ? Cell(isoTime(job.start)) : Cell(), job.waited,
                      job.limit ? Cell(std::int64_t{*job.limit}) : Cell()});
    }
    return table;
}

Table limitsTable(const replay::Recording& recording, const replay::Outlook& outlook)
{
    Table table({{"Policy"},
                 {"Limit"},
                 {"Holder"},
                 {"Jobs", Align::Right},
                 {"WaitHours", Align::Right, {}, 2}});
    for (const auto& policy : outlook.policies) {
        for (const auto& ofAll :
             replay::limitSums(recording, outlook, policy, replay::Grouping::Cluster)) {
            for (const auto& sum : ofAll) {
                const auto& named = policy.first.limits[sum.limit];
                table.addRow({policy.name, named.limit, named.holder, countCell(sum.jobs),
                              sum.seconds / 3600.0});
            }
        }
    }
    return table;
}

Table timelineTable(const replay::Recording& recording, const replay::Outlook& outlook)
{
    Table table({{"Policy"},
                 {"Time"},
                 {"Account"},
                 {"CPUHours", Align::Right, {}, 2},
                 {"Share", Align::Right, {}, 4},
                 {"Waiting", Align::Right}});
    const auto add = [&](const std::string& policy, const replay::Outcome* outcome) {
        const auto hours = replay::hoursOf(recording, outlook, outcome);
        for (std::size_t i = 0; i < hours.count; ++i) {
            const auto first = i * hours.accounts;
            double sum = 0;
            for (std::size_t j = 0; j < hours.accounts; ++j)
                sum += hours.held[first + j];
            for (std::size_t j = 0; j < outlook.accounts.size(); ++j)
                table.addRow({policy,
                              isoTime(hours.from + static_cast<replay::Second>(i) * hours.step),
                              outlook.accounts[j], hours.held[first + j] / 3600.0,
                              sum > 0 ? hours.held[first + j] / sum : 0.0,
                              countCell(hours.waiting[first + j])});
        }
    };
    add("recorded", nullptr);
    for (const auto& policy : outlook.policies)
        add(policy.name, &policy.first);
    return table;
}

} // namespace fairlead::reports
