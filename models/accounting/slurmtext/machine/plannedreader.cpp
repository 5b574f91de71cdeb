// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/plannedreader.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/text/cutrecords.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
/// Of every job, in every release, on both sides of what is read here.
constexpr std::array keysOfJobs{"JobState", "StartTime", "NumNodes"};
} // namespace

void readPlannedStarts(std::vector<Line> lines, const std::string& file, const TimeReader& times,
                       std::int64_t takenAt, replay::Recording& recording)
{
    enum Field : std::size_t
    {
        Id,
        State,
        Start,
        Nodes,
        LookedAt
    };
    constexpr std::array<std::string_view, 5> wanted{"JobId", "JobState", "StartTime",
                                                     "SchedNodeList", "LastSchedEval"};
    KeyValues fields(wanted);
    std::unordered_map<std::int64_t, std::uint32_t> places;
    for (std::uint32_t i = 0; i < recording.workload.jobs.size(); ++i)
        places.emplace(recording.workload.jobs[i].id, i);
    const NodeNames names(recording.machine);
    CutRecords cut(keysOfJobs);
    for (const auto& line : wholeRecords(std::move(lines))) {
        fields.readJob(line.text);
        cut.look(line.text, fields[Id], line.number);
        const auto id = text::toInteger(fields[Id]);
        const auto start = times.read(fields[Start]);
        if (const auto lookedAt = times.read(fields[LookedAt]);
            lookedAt && fields[State] == "PENDING")
            takenAt = std::max(takenAt, *lookedAt);
        if (fields[State] != "PENDING" || !id || !start || *start <= 0 || !isGiven(fields[Nodes]))
            continue;
        const auto place = places.find(*id);
        if (place == places.end())
            continue;
        auto& sets = recording.workload.nodeSets;
        recording.planned.push_back(
            {place->second, *start, static_cast<std::uint32_t>(sets.size())});
        sets.push_back(names.nodesOf(fields[Nodes]));
    }
    cut.report(file, recording.issues);
    recording.plannedAt = recording.planned.empty() ? 0 : takenAt;
}

} // namespace fairlead::accounting
