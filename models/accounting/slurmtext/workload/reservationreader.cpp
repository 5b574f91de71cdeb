// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/reservationreader.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/machine/clusterrows.h"
#include "models/accounting/slurmtext/machine/machinemodes.h"
#include "models/accounting/slurmtext/text/loglines.h"
#include "models/accounting/slurmtext/workload/historyjob.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdlib>

namespace fairlead::accounting {

namespace {
using replay::Reservation;

// Two tellers of one reservation: the log has the second in which it was asked for.
constexpr replay::Second sameBegin = 2;

bool hasAllCpus(std::uint64_t cpus, const replay::NodeSet& nodes, const replay::Machine& machine)
{
    std::uint64_t all = 0;
    nodes.forEach([&](std::size_t node) { all += machine.nodes[node].cpus; });
    return cpus == 0 || cpus >= all;
}

/// Those that may change where or when jobs run and that a replay does not have, or that nobody
/// knows.
std::vector<std::string> flagsWithoutEffect(std::string_view flags)
{
    constexpr std::array<std::string_view, 23> harmless{"",
                                                        "NONE",
                                                        "MAINT",
                                                        "OVERLAP",
                                                        "IGNORE_JOBS",
                                                        "HOURLY",
                                                        "DAILY",
                                                        "WEEKDAY",
                                                        "WEEKEND",
                                                        "WEEKLY",
                                                        "ANY_NODES",
                                                        "STATIC",
                                                        "STATIC_ALLOC",
                                                        "PART_NODES",
                                                        "ALL_NODES",
                                                        "FIRST_CORES",
                                                        "REPLACE_DOWN",
                                                        "PURGE_COMP",
                                                        "NO_HOLD_JOBS_AFTER",
                                                        "NO_HOLD_JOBS_AFTER_END",
                                                        "SPEC_NODES",
                                                        "SKIP",
                                                        "USER_DELETE"};
    std::vector<std::string> others;
    for (const auto each : text::split(flags, ',')) {
        const auto flag = text::trimmed(each.substr(0, each.find('='))); // PURGE_COMP=00:05:00
        if (std::ranges::find(harmless, text::upper(flag)) == harmless.end())
            others.emplace_back(flag);
    }
    return others;
}

/// When those were made of which that is not told: behind the last start of a job on their nodes
/// that might have run into them. Nobody who knew of one would have started that.
class WorkedOut
{
public:
    explicit WorkedOut(const replay::Workload& workload)
        : m_workload(workload)
    {
        for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
            const auto& job = workload.jobs[i];
            if (job.recorded.nodes == replay::nothing || !job.hasLimit())
                continue;
            m_starts.push_back({job.recorded.start, i});
            m_longest = std::max(m_longest, replay::Second{60} * job.limit);
        }
        std::ranges::sort(m_starts);
    }

    [[nodiscard]] replay::Second madeOf(const Reservation& reservation) const
    {
        const auto& sets = m_workload.nodeSets;
        auto start = std::ranges::lower_bound(m_starts, Start{reservation.from, 0});
        while (start != m_starts.begin() && (--start)->at + m_longest > reservation.from) {
            const auto& job = m_workload.jobs[start->job];
            if (start->at + replay::Second{60} * job.limit > reservation.from
                && job.request.reservation != reservation.name
                && sets[job.recorded.nodes].meets(sets[reservation.nodes]))
                return start->at + 1;
        }
        return 0;
    }

private:
    struct Start
    {
        replay::Second at = 0;
        std::uint32_t job = 0;
        auto operator<=>(const Start&) const = default;
    };
    const replay::Workload& m_workload;
    std::vector<Start> m_starts; // of jobs with a limit and nodes
    replay::Second m_longest = 0; // limit of them
};
} // namespace

std::uint32_t placeOfReservation(std::string_view name, replay::Workload& workload)
{
    auto& names = workload.reservationNames;
    const auto found = std::ranges::find(names, name);
    const auto place = static_cast<std::uint32_t>(found - names.begin());
    if (found == names.end())
        names.emplace_back(name);
    return place;
}

bool addReservation(const ToldReservation& told, const NodeNames& names,
                    replay::Recording& recording)
{
    auto& workload = recording.workload;
    const auto nodes = names.nodesOf(told.nodeList);
    if (nodes.isEmpty() || told.to <= std::max(told.from, workload.from))
        return true;
    if (!hasAllCpus(told.cpus, nodes, recording.machine))
        return false;
    const auto place = static_cast<std::uint32_t>(workload.nodeSets.size());
    workload.nodeSets.push_back(nodes);
    workload.reservations.push_back(
        {placeOfReservation(told.name, workload), place, told.made, told.from, told.to});
    return true;
}

void reportPartial(std::size_t count, const std::string& file, replay::Recording& recording)
{
    if (count > 0)
        recording.issues.push_back(
            {Severity::Warning,
             counted(count,
                     said("Messages",
                          "1 reservation has a part of the cores of its nodes alone: a replay "
                          "leaves it out"),
                     said("Messages",
                          "%1 reservations have a part of the cores of their nodes alone: a replay "
                          "leaves them out")),
             file, 0});
}

bool readReservations(const std::vector<Line>& lines, const std::string& file,
                      const std::string& cluster, const TimeReader& times,
                      replay::Recording& recording)
{
    const auto warn = [&](Message message, int line) {
        recording.issues.push_back({Severity::Warning, std::move(message), file, line});
    };
    PipeTable table(lines.empty() ? std::string_view() : lines[0].text);
    const auto* start = table.named("Start", "TimeStart");
    const auto* end = table.named("End", "TimeEnd");
    const auto* list
        = table.named("NodeNames", "NodeName"); // asked for by the one, printed as the other
    if (!table.has("Name") || !table.has(list) || !table.has(start) || !table.has(end)) {
        warn(
            said("Messages", "the first line must name the columns Name, NodeNames, Start and End"),
            lines.empty() ? 0 : lines[0].number);
        return false;
    }
    const NodeNames names(recording.machine);
    ClusterRows own(cluster);
    CountedIssue strange(
        said("Messages", "1 reservation names nodes that are not listed: %2"),
        said("Messages", "%1 reservations name nodes that are not listed; the first is %2"));
    std::size_t partial = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        if (table.isShort()) {
            warn(table.shortness(), lines[i].number);
            continue;
        }
        if (!own.takes(table, lines[i].number))
            continue;
        ToldReservation told{std::string(table.cell("Name")), std::string(table.cell(list))};
        const auto from = times.read(table.cell(start));
        const auto to = times.read(table.cell(end));
        if (told.name.empty() || !from || *from <= 0 || !to || *to < *from) {
            warn(said("Messages", "the line is not a reservation and is left out"),
                 lines[i].number);
            continue;
        }
        told.from = *from;
        told.to = *to;
        told.cpus = amountOf(parseTresCounts(table.cell("TRES")), "cpu");
        for (const auto& flag : flagsWithoutEffect(table.cell("Flags")))
            warn({said("Messages",
                       "the reservation %1 has the flag %2: a replay takes it as one without"),
                  {told.name, flag}},
                 lines[i].number);
        if (told.to > recording.workload.from && !names.hasAll(told.nodeList))
            strange.add(told.name, lines[i].number);
        partial += addReservation(told, names, recording) ? 0 : 1;
    }
    own.report(file, recording.issues);
    strange.report(file, recording.issues);
    reportPartial(partial, file, recording);
    return true;
}

void ReservationLines::read(replay::Moment at, std::string_view line, const TimeReader& times)
{
    const auto second = replay::secondOf(at);
    constexpr std::string_view deleted = "_slurm_rpc_resv_delete complete for ";
    if (const auto place = line.find(deleted); place != std::string_view::npos) {
        const auto rest = line.substr(place + deleted.size());
        m_told.push_back({std::string(rest.substr(0, rest.find_first_of(" \r\n"))), {}, second});
        return;
    }
    if (line.find("sched: Created reservation=") == std::string_view::npos
        && line.find("sched: Updated reservation=") == std::string_view::npos)
        return;
    ToldReservation told{std::string(valueIn(line, " reservation=")),
                         std::string(valueIn(line, " nodes=")), second};
    const auto from = times.read(valueIn(line, " start="));
    const auto to = times.read(valueIn(line, " end="));
    if (told.name.empty() || !from || !to || *from <= 0 || *to < *from)
        return;
    told.from = *from;
    told.to = *to;
    told.cpus = amountOf(parseTresCounts(valueIn(line, " tres=")), "cpu");
    m_told.push_back(std::move(told));
}

void ReservationLines::apply(replay::Second ahead, const std::string& file,
                             replay::Recording& recording)
{
    auto& workload = recording.workload;
    const auto accounted = workload.reservations.size();
    std::size_t partial = 0;
    for (auto told : m_told) {
        told.made -= ahead;
        told.from -= ahead;
        told.to -= ahead;
        const auto name = placeOfReservation(told.name, workload);
        auto known = std::ranges::find_if(workload.reservations, [&](const Reservation& each) {
            return each.name == name && std::abs(each.from - told.from) <= sameBegin;
        });
        const bool isAccounted
            = known < workload.reservations.begin() + static_cast<std::ptrdiff_t>(accounted);
        if (isAccounted) {
            known->made = known->made == 0 ? told.made : std::min(known->made, told.made);
            continue;
        }
        // Another one of this name was changed, or deleted.
        for (auto& each : workload.reservations) {
            if (each.name == name && each.made <= told.made)
                each.to = std::min(each.to, told.made);
        }
        if (!told.nodeList.empty())
            partial += addReservation(told, m_names, recording) ? 0 : 1;
    }
    std::erase_if(workload.reservations,
                  [](const Reservation& each) { return each.to <= each.from; });
    reportPartial(partial, file, recording);
}

void finishReservations(replay::Recording& recording)
{
    auto& workload = recording.workload;
    if (!workload.reservations.empty()) {
        const WorkedOut workedOut(workload);
        for (auto& each : workload.reservations)
            each.made = each.made != 0 ? each.made : workedOut.madeOf(each);
    }
    std::ranges::stable_sort(workload.reservations, {}, &Reservation::from);
    finishReservedNodes(recording);
    std::vector<bool> isKnown(workload.reservationNames.size());
    for (const auto& each : workload.reservations)
        isKnown[each.name] = true;
    replay::LeftOut unknown{Message("--reservation"), {}};
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
        auto& reservation = workload.jobs[i].request.reservation;
        if (reservation == replay::nothing || isKnown[reservation])
            continue;
        reservation = replay::nothing;
        unknown.jobs.push_back(i);
    }
    if (!unknown.jobs.empty())
        workload.leftOut.push_back(std::move(unknown));
}

} // namespace fairlead::accounting
