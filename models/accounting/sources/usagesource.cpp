// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/usagesource.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/sources/registry.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// A store that was imported from a database, or by an older Fairlead, has what was charged.
Consumption chargedHistory(const Snapshot& snapshot)
{
    Consumption result;
    for (const auto& part : snapshot.history.parts())
        result.add({snapshot.accountName(part.assoc),
                    snapshot.userName(part.assoc),
                    part.start,
                    part.end,
                    {{"billing", static_cast<std::uint64_t>(part.rate + 0.5)}}});
    return result;
}

Error noHistory(const Snapshot& snapshot)
{
    if (snapshot.policy.moab())
        return {ErrorCode::NoHistory,
                said("Messages",
                     "a folder of Moab or Maui has no list of jobs by account and user; usage "
                     "needs a Slurm source"),
                {}};
    return {ErrorCode::NoHistory,
            {said("Messages", "%1 has no usage history"), {snapshot.source}},
            "to a capture folder add usage.txt: sacct -aXPn -S START -o "
            "JobIDRaw,AssocID,User,Account,Partition,QOS,Start,End,AllocTRES,State; import a store "
            "from such a folder"};
}

bool isKnown(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The names that are wanted, in lower case and each once.
Result<std::vector<std::string>> wantedTres(const std::vector<std::string>& wanted,
                                            std::vector<std::string> known)
{
    std::vector<std::string> names;
    for (const auto& word : wanted) {
        const auto name = text::lower(word);
        if (name == "all") {
            names = known;
            continue;
        }
        if (!isKnown(known, name)) {
            std::string list;
            for (const auto& other : known)
                list += (list.empty() ? "" : ", ") + other;
            return Error{
                ErrorCode::Usage,
                {said("Messages", "there is no usage of TRES “%1”; there is: %2"), {word, list}},
                {}};
        }
        if (!isKnown(names, name))
            names.push_back(name);
    }
    return names;
}

/// The TRES of the cluster and of its jobs.
std::vector<std::string> tresOf(const Snapshot& snapshot, const Consumption& consumption)
{
    std::vector<std::string> names{"cpu"};
    for (const auto* list : {&snapshot.tresNames, &consumption.tresNames()}) {
        for (const auto& name : *list) {
            if (!isKnown(names, name))
                names.push_back(name);
        }
    }
    return names;
}
} // namespace

std::int64_t usageKnownUntil(const Snapshot& snapshot)
{
    if (snapshot.takenAt <= 0)
        return Consumption::goesOn;
    auto until = std::max(snapshot.takenAt, snapshot.computedAt);
    if (snapshot.consumption) // a list of jobs may have been fetched last
        until = std::max(until, snapshot.consumption->covered().to);
    return until;
}

Result<UsageSums> readUsage(const SourceAccess& access, const Snapshot& snapshot,
                            const UsageRequest& request)
{
    if (request.period.from >= request.period.to)
        return Error{ErrorCode::Usage, said("Messages", "the period ends before it begins"), {}};
    if (const auto& problem = access.source.problem())
        return *problem;
    if (const auto sumUsage = access.source.kind().sumUsage) {
        auto names = wantedTres(request.tres, snapshot.tresNames);
        if (!names)
            return names.error();
        return sumUsage(access, request.period, *names);
    }
    const bool isList = snapshot.consumption != nullptr;
    if (!isList && snapshot.history.isEmpty())
        return noHistory(snapshot);
    const auto charged = isList ? Consumption() : chargedHistory(snapshot);
    const auto& consumption = isList ? *snapshot.consumption : charged;
    auto names = wantedTres(request.tres,
                            isList ? tresOf(snapshot, consumption) : consumption.tresNames());
    if (!names && !isList)
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 holds only what was charged: --tres billing"), {snapshot.source}},
            "import it again from a capture folder with usage.txt for the other TRES"};
    if (!names)
        return names.error();
    const auto until = request.knownUntil.value_or(usageKnownUntil(snapshot));
    auto sums = sumUsage(consumption, request.period, until, *names);
    if (const auto first = consumption.covered().from; request.period.from < first)
        sums.notes.push_back(
            {said("Messages", "the source knows of no job that ran before %1"), {isoTime(first)}});
    if (until <= request.period.from)
        sums.notes.push_back({said("Messages",
                                   "the period begins after the source was read, at %1: it knows "
                                   "nothing of it"),
                              {isoTime(until)}});
    else if (until < request.period.to)
        sums.notes.emplace_back(said(
            "Messages",
            "the source was read before the period ends: what ran then counts up to that moment"));
    if (!isList)
        sums.notes.emplace_back(
            said("Messages",
                 "usage as charged: UsageFactor of QOS included, hours and days evenly spread"));
    return sums;
}

} // namespace fairlead::accounting
