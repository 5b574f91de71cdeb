// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/inverse/lever.h"

#include "engine/base/durations.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/priority/parts.h"

#include <algorithm>

namespace fairlead {

using durations::minute;

namespace {
constexpr std::int64_t mostNumber = 4294967295; // the weights of Slurm are 32 bits wide
constexpr std::int64_t mostMinutes = 10LL * 365 * 24 * 60; // ten years
constexpr std::int64_t mostShares = 10'000'000;
constexpr std::int64_t mostNice = 2'147'483'645; // of sbatch: specification 5.1

/// A parameter that holds a number; nothing: it holds something else, or is not known.
std::optional<Lever> numberLever(const Policy& policy, const std::string& name)
{
    const auto value = text::toInteger(parameterValue(policy, name));
    if (!value)
        return std::nullopt;
    Lever lever;
    lever.parameter = name;
    lever.now = *value;
    lever.least = std::min<std::int64_t>(0, *value);
    lever.most = std::max<std::int64_t>(mostNumber, *value);
    return lever;
}

/// Every parameter that is written as a duration and has a length.
void addDurations(const Policy& policy, std::vector<Lever>& levers)
{
    for (const auto& name : policyParameters(policy)) {
        const auto text = parameterValue(policy, name);
        if (text.find(':') == std::string::npos)
            continue;
        const auto seconds = parseDuration(text);
        if (!seconds || *seconds == 0 || *seconds >= std::uint64_t{mostMinutes * minute})
            continue;
        Lever lever;
        lever.kind = Lever::Kind::Minutes;
        lever.parameter = name;
        lever.now = static_cast<std::int64_t>(*seconds) / minute;
        lever.least = std::min<std::int64_t>(1, lever.now); // 0: it is of seconds
        lever.most = mostMinutes;
        levers.push_back(std::move(lever));
    }
}

void addWeights(const Policy& policy, std::vector<Lever>& levers)
{
    const auto parts = partsOf(policy);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string own(parts[i].weightParameter);
        if (!own.empty() && parts[i].kind != Part::Kind::Given) {
            if (auto lever = numberLever(policy, own))
                levers.push_back(*std::move(lever));
        }
        for (const auto& sub : settingOf(policy, i).subs) {
            if (sub.weightParameter == own)
                continue; // a list of weights
            if (auto lever = numberLever(policy, sub.weightParameter))
                levers.push_back(*std::move(lever));
        }
    }
}

/// Of the association and what is above it, without the root.
void addShares(const Inputs& inputs, AssocIndex assoc, std::vector<Lever>& levers)
{
    const auto& assocs = inputs.snapshot->assocs;
    for (auto i = assoc; i.isValid() && assocs.parent[i.at()].isValid();
         i = assocs.parent[i.at()]) {
        const auto shares = (*inputs.shares)[i.at()];
        if (shares == slurm::useParentShares)
            continue;
        Lever lever;
        lever.kind = Lever::Kind::Shares;
        lever.assoc = keyOf(*inputs.snapshot, i);
        lever.now = shares;
        lever.least = std::min<std::int64_t>(1, shares);
        lever.most = std::max<std::int64_t>(mostShares, shares);
        levers.push_back(std::move(lever));
    }
}
} // namespace

std::vector<Lever> leversOfJob(const Inputs& inputs, JobIndex job)
{
    std::vector<Lever> levers;
    const auto& jobs = inputs.snapshot->jobs;
    addWeights(inputs.policy, levers);
    addDurations(inputs.policy, levers);
    addShares(inputs, jobs.assoc[job.at()], levers);
    const auto parts = partsOf(inputs.policy);
    if (std::ranges::any_of(parts, &Part::isTaken)) {
        Lever lever;
        lever.kind = Lever::Kind::Nice;
        lever.job = job;
        lever.now = jobs.nice[job.at()];
        lever.least = std::min(-mostNice, lever.now);
        lever.most = std::max(mostNice, lever.now);
        levers.push_back(lever);
    }
    return levers;
}

std::vector<Lever> leversOfAssoc(const Inputs& inputs, AssocIndex assoc)
{
    std::vector<Lever> levers;
    addDurations(inputs.policy, levers);
    addShares(inputs, assoc, levers);
    return levers;
}

std::optional<Inputs> turned(const Inputs& inputs, const Lever& lever, std::int64_t value)
{
    auto result = inputs;
    switch (lever.kind) {
    case Lever::Kind::Number:
    case Lever::Kind::Minutes:
        if (!setParameter(result.policy, lever.parameter, valueText(lever, value)))
            return std::nullopt;
        break;
    case Lever::Kind::Shares: {
        const auto assoc = findAssoc(*inputs.snapshot, lever.assoc);
        if (!assoc.isValid())
            return std::nullopt;
        auto shares = std::make_shared<std::vector<std::uint32_t>>(*inputs.shares);
        (*shares)[assoc.at()] = static_cast<std::uint32_t>(value);
        result.shares = std::move(shares);
        break;
    }
    case Lever::Kind::Nice: {
        auto snapshot = std::make_shared<Snapshot>(*inputs.snapshot);
        snapshot->jobs.nice[lever.job.at()] = static_cast<std::int32_t>(value);
        result.snapshot = std::move(snapshot);
        break;
    }
    }
    return result;
}

std::optional<Edit> editOf(const Lever& lever, std::int64_t value)
{
    switch (lever.kind) {
    case Lever::Kind::Number:
    case Lever::Kind::Minutes:
        return ParameterEdit{lever.parameter, valueText(lever, value)};
    case Lever::Kind::Shares:
        return ShareEdit{lever.assoc, static_cast<std::uint32_t>(value)};
    case Lever::Kind::Nice:
        break;
    }
    return std::nullopt;
}

std::string valueText(const Lever& lever, std::int64_t value)
{
    return lever.kind == Lever::Kind::Minutes
        ? durationText(static_cast<std::uint64_t>(value * minute))
        : std::to_string(value);
}

} // namespace fairlead
