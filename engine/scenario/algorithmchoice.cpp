// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/algorithmchoice.h"

#include <array>

namespace fairlead {

namespace {
constexpr const char* flagsName = "PriorityFlags";

/// The flags of `policy` with which Slurm takes this algorithm.
std::uint32_t flagsFor(const Policy& policy, Algorithm algorithm)
{
    const auto others = policy.slurm().flags & ~std::uint32_t{FairTreeFlag | DepthObliviousFlag};
    if (algorithm == Algorithm::FairTree)
        return others | FairTreeFlag;
    return algorithm == Algorithm::DepthOblivious ? others | DepthObliviousFlag : others;
}

std::string flagsText(Policy policy, std::uint32_t flags)
{
    policy.editSlurm().flags = flags;
    return parameterValue(policy, flagsName);
}

/// A version that has this algorithm: the cluster's own where it does.
std::string versionFor(Policy baseline, Algorithm algorithm)
{
    const bool isLinear = algorithm == Algorithm::Slurm20;
    auto& settings = baseline.editSlurm();
    if (isLinear && !settings.isLinear())
        settings.version = {2, 0};
    else if (!isLinear && settings.isLinear())
        settings.version = slurm::Settings().version;
    return parameterValue(baseline, "SLURM_VERSION");
}
} // namespace

std::span<const AlgorithmChoice> algorithmChoices()
{
    static constexpr std::array<AlgorithmChoice, 5> choices{
        Algorithm::FairTree, Algorithm::ClassicFairShare, Algorithm::DepthOblivious,
        Algorithm::Slurm20, std::nullopt};
    return choices;
}

AlgorithmChoice algorithmOf(const Policy& policy)
{
    return policy.slurm().isBasic ? AlgorithmChoice() : AlgorithmChoice(policy.algorithm());
}

std::optional<ParameterEdit> editTowards(const AlgorithmChoice& wanted, const Policy& current,
                                         const Policy& baseline)
{
    std::optional<ParameterEdit> next;
    const auto want = [&](const char* name, const std::string& value) {
        if (!next && parameterValue(current, name) != value)
            next = ParameterEdit{name, value};
    };
    want("PriorityType", wanted ? "priority/multifactor" : "priority/basic");
    if (!wanted)
        return next;
    want("SLURM_VERSION", versionFor(baseline, *wanted));
    if (*wanted != Algorithm::Slurm20)
        want(flagsName, flagsText(current, flagsFor(current, *wanted)));
    return next;
}

ParameterEdit flagEdit(Policy policy, std::uint32_t bits, bool on)
{
    auto& flags = policy.editSlurm().flags;
    flags = on ? flags | bits : flags & ~bits;
    return {flagsName, parameterValue(policy, flagsName)};
}

} // namespace fairlead
