// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/parameters.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/factors.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
Error usage(std::string message)
{
    return {ErrorCode::Usage, std::move(message), {}};
}

/// (null) is how scontrol prints a parameter that is not set.
std::string_view valueOf(std::string_view value)
{
    value = text::trimmed(value);
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        value = value.substr(1, value.size() - 2);
    return value == "(null)" ? std::string_view{} : value;
}

Result<std::uint64_t> unsignedUpTo(std::string_view value, std::uint64_t limit)
{
    const auto number = parseInteger(value);
    if (!number)
        return number.error();
    if (*number < 0 || static_cast<std::uint64_t>(*number) > limit)
        return usage("'" + std::string(value) + "' is not between 0 and " + std::to_string(limit));
    return static_cast<std::uint64_t>(*number);
}

struct NamedFlag
{
    const char* name;
    std::uint32_t bits;
};
constexpr std::array plainFlags{
    NamedFlag{"ACCRUE_ALWAYS", AccrueAlways},
    NamedFlag{"SMALL_RELATIVE_TO_TIME", SmallRelativeToTime},
    NamedFlag{"CALCULATE_RUNNING", CalculateRunning},
    NamedFlag{"DEPTH_OBLIVIOUS", DepthObliviousFlag},
    NamedFlag{"INCR_ONLY", IncrOnly},
    NamedFlag{"NO_NORMAL_ALL", NoNormalAll},
    NamedFlag{"NO_NORMAL_ASSOC", NoNormalAssoc},
    NamedFlag{"NO_NORMAL_PART", NoNormalPart},
    NamedFlag{"NO_NORMAL_QOS", NoNormalQos},
    NamedFlag{"NO_NORMAL_TRES", NoNormalTres},
};

/// Substrings, as Slurm looks for them; unknown words are ignored there too.
std::uint32_t parseFlags(std::string_view value, SlurmVersion version)
{
    const std::string words = text::upper(value);
    const auto says = [&](const char* word) { return words.find(word) != std::string::npos; };
    std::uint32_t flags = FairTreeFlag;
    for (const auto& flag : plainFlags) {
        if (says(flag.name))
            flags |= flag.bits;
    }
    if (says("DEPTH_OBLIVIOUS") || says("NO_FAIR_TREE"))
        flags &= ~std::uint32_t{FairTreeFlag};
    if (says("MAX_TRES_GRES") && version >= SlurmVersion{25, 5})
        flags |= MaxTresGres;
    else if (says("MAX_TRES"))
        flags |= MaxTres;
    return flags;
}

std::string flagsText(const Policy& policy)
{
    std::string text;
    const auto add = [&](const char* word) {
        text += text.empty() ? "" : ",";
        text += word;
    };
    for (const auto& flag : plainFlags) {
        const bool partOfAll = (flag.bits & NoNormalAll) != 0 && flag.bits != NoNormalAll;
        if (partOfAll && (policy.flags & NoNormalAll) == NoNormalAll)
            continue;
        if ((policy.flags & flag.bits) == flag.bits)
            add(flag.name);
        if (flag.bits == DepthObliviousFlag && !policy.has(FairTreeFlag)
            && !policy.has(DepthObliviousFlag))
            add("NO_FAIR_TREE");
    }
    if (policy.has(MaxTres))
        add("MAX_TRES");
    if (policy.has(MaxTresGres))
        add("MAX_TRES_GRES");
    return text;
}

Result<void> setWeight(Policy& policy, Factor factor, std::string_view value)
{
    const auto number = unsignedUpTo(value, 0xffffffffU);
    if (!number)
        return number.error();
    policy.weights[static_cast<std::size_t>(factor)] = static_cast<std::uint32_t>(*number);
    return {};
}

Result<void> setTresWeights(Policy& policy, std::string_view value)
{
    auto weights = parseTresWeights(value);
    if (!weights)
        return weights.error();
    policy.tresWeights = *std::move(weights);
    policy.tresWeightText = std::string(value);
    return {};
}

Result<void> setDuration(std::uint32_t& target, std::string_view value, std::uint32_t minimum)
{
    const auto seconds = parseMinutesParameter(value);
    if (!seconds)
        return seconds.error();
    if (*seconds < minimum)
        return usage("'" + std::string(value) + "' is shorter than a minute");
    target = *seconds;
    return {};
}

Result<void> setCalcPeriod(Policy& policy, std::string_view value)
{
    std::uint32_t seconds = 0;
    if (auto result = setDuration(seconds, value, 60); !result)
        return result;
    policy.calcPeriod = seconds;
    return {};
}

Result<void> setFavorSmall(Policy& policy, std::string_view value)
{
    const bool yes = text::equalsIgnoreCase(value, "yes") || text::equalsIgnoreCase(value, "1")
        || text::equalsIgnoreCase(value, "true") || text::equalsIgnoreCase(value, "up");
    const bool no = text::equalsIgnoreCase(value, "no") || text::equalsIgnoreCase(value, "0")
        || text::equalsIgnoreCase(value, "false") || text::equalsIgnoreCase(value, "down");
    if (!yes && !no)
        return usage("'" + std::string(value) + "' is neither YES nor NO");
    policy.favorSmall = yes;
    return {};
}

Result<void> setUsageReset(Policy& policy, std::string_view value)
{
    static const std::array<std::string, 7> periods{"NONE",    "NOW",       "DAILY", "WEEKLY",
                                                    "MONTHLY", "QUARTERLY", "YEARLY"};
    const auto wanted = value.empty() ? std::string("NONE") : text::upper(value);
    if (std::find(periods.begin(), periods.end(), wanted) == periods.end())
        return usage("'" + std::string(value) + "' is not a usage reset period");
    policy.usageReset = wanted;
    return {};
}

Result<void> setDamping(Policy& policy, std::string_view value)
{
    const auto number = unsignedUpTo(value, 65535);
    if (!number)
        return number.error();
    policy.damping = static_cast<std::uint16_t>(*number);
    return {};
}

Result<void> setType(Policy& policy, std::string_view value)
{
    if (text::equalsIgnoreCase(value, "priority/basic"))
        policy.isBasic = true;
    else if (text::equalsIgnoreCase(value, "priority/multifactor"))
        policy.isBasic = false;
    else
        return usage("'" + std::string(value) + "' is not a known PriorityType");
    return {};
}

/// Substrings, as Slurm looks for them; "safe" and "all" imply limits.
Result<void> setEnforcement(Policy& policy, std::string_view value)
{
    const auto words = text::lower(value);
    policy.enforcesLimits = false;
    for (const auto* word : {"limits", "safe", "all"})
        policy.enforcesLimits = policy.enforcesLimits || words.find(word) != std::string::npos;
    return {};
}

/// Up to 24.11 MAX_TRES_GRES is read as MAX_TRES.
Result<void> setVersion(Policy& policy, std::string_view value)
{
    const auto version = parseSlurmVersion(value);
    if (!version)
        return version.error();
    policy.version = *version;
    if (policy.has(MaxTresGres) && policy.version < SlurmVersion{25, 5})
        policy.flags = (policy.flags & ~std::uint32_t{MaxTresGres}) | MaxTres;
    return {};
}

Result<void> setPreemptType(Policy& policy, std::string_view value)
{
    const auto type = text::lower(value);
    if (type.empty() || type == "preempt/none")
        policy.preemptType = PreemptType::None;
    else if (type == "preempt/partition_prio")
        policy.preemptType = PreemptType::PartitionPrio;
    else if (type == "preempt/qos")
        policy.preemptType = PreemptType::Qos;
    else
        return usage("'" + std::string(value) + "' is not a known PreemptType");
    return {};
}

const char* preemptTypeText(PreemptType type)
{
    switch (type) {
    case PreemptType::None:
        break;
    case PreemptType::PartitionPrio:
        return "preempt/partition_prio";
    case PreemptType::Qos:
        return "preempt/qos";
    }
    return "preempt/none";
}

/// "22.05", "2.0": the minor number has two digits since the version is a month.
std::string versionText(const Policy& policy)
{
    const auto minor = std::to_string(policy.version.minor);
    const bool isMonth = policy.version.major >= 14;
    return std::to_string(policy.version.major) + (isMonth && minor.size() < 2 ? ".0" : ".")
        + minor;
}

struct Parameter
{
    const char* name;
    Result<void> (*set)(Policy&, std::string_view);
    std::string (*get)(const Policy&);
};

template <Factor factor>
constexpr Parameter weightOf()
{
    return {factorRow(factor).weightParameter,
            [](Policy& p, std::string_view v) { return setWeight(p, factor, v); },
            [](const Policy& p) { return std::to_string(p.weight(factor)); }};
}

const std::array parameters{
    Parameter{"PriorityType", setType,
              [](const Policy& p) {
                  return std::string(p.isBasic ? "priority/basic" : "priority/multifactor");
              }},
    weightOf<Factor::Age>(),
    weightOf<Factor::Assoc>(),
    weightOf<Factor::FairShare>(),
    weightOf<Factor::JobSize>(),
    weightOf<Factor::Partition>(),
    weightOf<Factor::Qos>(),
    Parameter{factorRow(Factor::Tres).weightParameter, setTresWeights,
              [](const Policy& p) { return p.tresWeightText; }},
    Parameter{"PriorityDecayHalfLife",
              [](Policy& p, std::string_view v) { return setDuration(p.halfLife, v, 0); },
              [](const Policy& p) { return durationText(p.halfLife); }},
    Parameter{"PriorityMaxAge",
              [](Policy& p, std::string_view v) { return setDuration(p.maxAge, v, 0); },
              [](const Policy& p) { return durationText(p.maxAge); }},
    Parameter{"PriorityCalcPeriod", setCalcPeriod,
              [](const Policy& p) { return durationText(p.calcPeriod); }},
    Parameter{"FairShareDampeningFactor", setDamping,
              [](const Policy& p) { return std::to_string(p.damping); }},
    Parameter{"PriorityFavorSmall", setFavorSmall,
              [](const Policy& p) { return std::string(p.favorSmall ? "YES" : "NO"); }},
    Parameter{"PriorityFlags",
              [](Policy& p, std::string_view v) {
                  p.flags = parseFlags(v, p.version);
                  return Result<void>();
              },
              flagsText},
    Parameter{"PriorityUsageResetPeriod", setUsageReset,
              [](const Policy& p) { return p.usageReset; }},
    Parameter{"AccountingStorageEnforce", setEnforcement,
              [](const Policy& p) { return std::string(p.enforcesLimits ? "limits" : "none"); }},
    Parameter{"PreemptType", setPreemptType,
              [](const Policy& p) { return std::string(preemptTypeText(p.preemptType)); }},
    Parameter{"PreemptMode",
              [](Policy& p, std::string_view v) {
                  p.preemptMode = v.empty() ? "OFF" : text::upper(v);
                  return Result<void>();
              },
              [](const Policy& p) { return p.preemptMode; }},
    Parameter{"SLURM_VERSION", setVersion, versionText},
};

const Parameter* findParameter(std::string_view name)
{
    const auto known = std::find_if(parameters.begin(), parameters.end(), [&](const Parameter& p) {
        return text::equalsIgnoreCase(p.name, name);
    });
    return known == parameters.end() ? nullptr : &*known;
}
} // namespace

Result<void> setParameter(Policy& policy, std::string_view name, std::string_view value)
{
    const auto* parameter = findParameter(name);
    if (parameter == nullptr)
        return usage("'" + std::string(name) + "' is not a priority parameter");
    auto result = parameter->set(policy, valueOf(value));
    if (!result)
        return usage(std::string(parameter->name) + ": " + result.error().message);
    return result;
}

bool isParameter(std::string_view name)
{
    return findParameter(name) != nullptr;
}

const std::vector<std::string>& parameterNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& parameter : parameters)
            all.emplace_back(parameter.name);
        return all;
    }();
    return names;
}

std::string parameterValue(const Policy& policy, std::string_view name)
{
    const auto* parameter = findParameter(name);
    return parameter == nullptr ? std::string() : parameter->get(policy);
}

} // namespace fairlead::slurm

namespace fairlead {

Result<SlurmVersion> parseSlurmVersion(std::string_view text)
{
    const auto parts = text::split(text::trimmed(text), '.');
    if (parts.size() >= 2) {
        const auto major = text::toInteger(parts[0]);
        const auto minor = text::toInteger(parts[1]);
        const auto isUsable
            = [](const auto& number) { return number && *number >= 0 && *number < 10000; };
        if (isUsable(major) && isUsable(minor))
            return SlurmVersion{static_cast<int>(*major), static_cast<int>(*minor)};
    }
    return Error{ErrorCode::DataInvalid,
                 "'" + std::string(text) + "' is not a Slurm version such as 22.05.8",
                 {}};
}

} // namespace fairlead
