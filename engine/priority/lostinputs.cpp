// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/lostinputs.h"

#include "engine/policy/policy.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace fairlead {

namespace {

enum class Told
{
    Read,
    Assumed
};

/// Whether the list tells of the input, in whatever form, that it was read, or assumed.
bool tells(const std::vector<Provenance>& provenance, Told told, std::string_view input)
{
    return std::ranges::any_of(provenance, [&](const Provenance& entry) {
        return entry.isAssumed == (told == Told::Assumed) && inputOf(entry) == input;
    });
}

bool isDamaged(const Snapshot& snapshot, const Provenance& entry)
{
    return std::ranges::any_of(snapshot.issues, [&](const Issue& issue) {
        return issue.fileState == FileState::Damaged
            && english(entry.origin).starts_with(issue.file);
    });
}

/// What a lesser file tells where the settings do not, and nobody lists where they do.
bool isFallback(const Provenance& entry)
{
    return isOf(entry, inputs::slurmVersion) || isOf(entry, inputs::noNormalFlags);
}

/// Readers prefer the tables to dumps, JSON and configurations: told by one of these, it is gone.
bool gaveWay(const Provenance& entry, const std::vector<Provenance>& after)
{
    constexpr std::array<std::string_view, 3> lesser{".cfg", ".json", ".conf"};
    const auto isLesser = [&](const Provenance& other) {
        const auto origin = english(other.origin);
        return std::ranges::any_of(lesser, [&](auto ending) { return origin.ends_with(ending); });
    };
    return english(entry.origin).ends_with(".txt")
        && std::ranges::any_of(after, [&](const Provenance& other) {
               return !other.isAssumed && inputOf(other) == inputOf(entry) && isLesser(other);
           });
}

/// Several parameters are back at what the scheduler supposes and no other one has changed: the
/// end of a file is missing. Somebody who edits it changes one, or to another value.
bool lostParameters(const Policy& before, const Policy& after)
{
    constexpr std::size_t fewest = 2;
    const auto names = policyParameters(before);
    const auto plain = names.empty() ? std::nullopt : policyKnowing(names.front());
    if (!plain)
        return false;
    std::size_t count = 0;
    for (const auto& name : names) {
        const auto value = parameterValue(after, name);
        if (value == parameterValue(before, name))
            continue;
        if (value != parameterValue(*plain, name))
            return false;
        ++count;
    }
    return count >= fewest;
}

bool isGone(const Provenance& entry, const Snapshot& before, const Snapshot& after)
{
    const auto input = inputOf(entry);
    if (isDamaged(after, entry) && !isDamaged(before, entry))
        return true;
    if (isOf(entry, inputs::settings) && lostParameters(before.policy, after.policy))
        return true;
    if (!isFallback(entry) && gaveWay(entry, after.provenance))
        return true;
    return !tells(after.provenance, Told::Read, input)
        && (!isFallback(entry) || tells(after.provenance, Told::Assumed, input));
}

/// What the scheduler itself printed, with which the numbers are compared: a queue that is empty
/// now has no priorities to print.
void addLostAnswers(const Snapshot& before, const Snapshot& after, std::vector<Provenance>& lost)
{
    const bool isOfDiagnosis = traitsOf(before.policy).hasComponents;
    if (!before.answers.rows.empty() && after.answers.rows.empty() && after.rows.size() > 0)
        lost.push_back(
            {inputs::printedPriorities, Message(isOfDiagnosis ? "diagnose -p" : "sprio"), false});
    if (!before.answers.shares.empty() && after.answers.shares.empty() && after.assocs.size() > 1)
        lost.push_back({inputs::printedShares, Message("sshare"), false});
}

} // namespace

std::vector<Provenance> lostInputs(const Snapshot& before, const Snapshot& after)
{
    std::vector<Provenance> lost;
    for (const auto& entry : before.provenance) {
        const bool isNamed = tells(lost, Told::Read, inputOf(entry));
        if (!entry.isAssumed && !isNamed && isGone(entry, before, after))
            lost.push_back(entry);
    }
    addLostAnswers(before, after, lost);
    return lost;
}

} // namespace fairlead
