// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/usagesource.h"

#include "engine/base/text.h"
#include "models/accounting/sources/registry.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace fairlead::accounting {

namespace {
constexpr const char* charged = "billing";

/// A store that was imported from a database, or by an older Fairlead, has what was charged.
UsageSums chargedIn(const Snapshot& snapshot, const UsagePeriod& period, std::int64_t until)
{
    UsageSums sums;
    sums.period = period;
    sums.tresNames = {charged};
    const auto to = std::min(period.to, until);
    std::map<std::pair<std::string, std::string>, long double> seconds;
    for (const auto& part : snapshot.history.parts()) {
        const auto inside = std::min(part.end, to) - std::max(part.start, period.from);
        if (inside > 0)
            seconds[{snapshot.accountName(part.assoc), snapshot.userName(part.assoc)}]
                += static_cast<long double>(part.rate) * static_cast<long double>(inside);
    }
    for (const auto& [name, used] : seconds)
        sums.entries.push_back({name.first, name.second, {used}});
    return sums;
}

/// slurmdbd's tables do not have the UsageFactor; what slurmctld or Fairlead charged does.
Message howCharged(const Snapshot& snapshot)
{
    const bool isOfDatabase = std::ranges::any_of(snapshot.provenance, [](const auto& entry) {
        return entry.isAssumed && entry.input == inputs::usageHistory;
    });
    return isOfDatabase
        ? said("Messages",
               "usage as slurmdbd added it up: UsageFactor of QOS is not in it, hours and days "
               "evenly spread")
        : said("Messages",
               "usage as charged: UsageFactor of QOS included, hours and days evenly spread");
}

std::int64_t firstCharged(const Snapshot& snapshot)
{
    std::int64_t first = 0;
    for (const auto& period : snapshot.history.periods())
        first = first == 0 ? period.start : std::min(first, period.start);
    return first;
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

/// The names that are wanted, in lower case and each once; the first that is known where none is.
Result<std::vector<std::string>> wantedTres(const std::vector<std::string>& wanted,
                                            std::vector<std::string> known)
{
    if (wanted.empty())
        return std::vector{known.front()};
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

} // namespace

std::vector<std::string> usageTres(const SourceKind& kind, const Snapshot& snapshot)
{
    if (kind.sumUsage == nullptr && snapshot.consumption == nullptr && !snapshot.history.isEmpty())
        return {charged};
    std::vector<std::string> names{"cpu"};
    const auto add = [&](const std::vector<std::string>& list) {
        std::ranges::copy_if(list, std::back_inserter(names),
                             [&](const auto& name) { return !isKnown(names, name); });
    };
    add(snapshot.tresNames);
    if (snapshot.consumption)
        add(snapshot.consumption->tresNames());
    return names;
}

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
        auto names = wantedTres(request.tres, usageTres(access.source.kind(), snapshot));
        if (!names)
            return names.error();
        return sumUsage(access, request.period, *names);
    }
    const bool isList = snapshot.consumption != nullptr;
    if (!isList && snapshot.history.isEmpty())
        return noHistory(snapshot);
    auto names = wantedTres(request.tres, usageTres(access.source.kind(), snapshot));
    if (!names && !isList)
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 holds only what was charged: --tres billing"), {snapshot.source}},
            "import it again from a capture folder with usage.txt for the other TRES"};
    if (!names)
        return names.error();
    const auto until = request.knownUntil.value_or(usageKnownUntil(snapshot));
    auto sums = isList ? sumUsage(*snapshot.consumption, request.period, until, *names)
                       : chargedIn(snapshot, request.period, until);
    const auto first = isList ? snapshot.consumption->covered().from : firstCharged(snapshot);
    sums.isKnown = until > request.period.from && first < request.period.to;
    if (request.period.from < first)
        sums.notes.push_back(
            {said("Messages", "the source knows of no job that ran before %1"), {momentOf(first)}});
    if (until <= request.period.from)
        sums.notes.push_back({said("Messages",
                                   "the period begins after the source was read, at %1: it knows "
                                   "nothing of it"),
                              {momentOf(until)}});
    else if (until < request.period.to)
        sums.notes.emplace_back(said(
            "Messages",
            "the source was read before the period ends: what ran then counts up to that moment"));
    if (!isList)
        sums.notes.push_back(howCharged(snapshot));
    return sums;
}

} // namespace fairlead::accounting
