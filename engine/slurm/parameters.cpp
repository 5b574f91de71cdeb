// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/parameters.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/config/enforcement.h"
#include "engine/slurm/config/schedulerparameters.h"
#include "engine/slurm/priority/factors.h"
#include "engine/slurm/priority/priorityflags.h"
#include "engine/slurm/usage/tresweights.h"

#include <algorithm>
#include <span>

namespace fairlead::slurm {

namespace {
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
        return usageError({said("Messages", "“%1” is not between 0 and %2"),
                           {std::string(value), std::to_string(limit)}});
    return static_cast<std::uint64_t>(*number);
}

Result<void> setWeight(Settings& settings, Factor factor, std::string_view value)
{
    const auto number = unsignedUpTo(value, 0xffffffffU);
    if (!number)
        return number.error();
    settings.setWeight(factor, static_cast<std::uint32_t>(*number));
    return {};
}

Result<void> setTresWeights(Settings& settings, std::string_view value)
{
    auto weights = parseTresWeights(value);
    if (!weights)
        return weights.error();
    settings.tresWeights = *std::move(weights);
    settings.tresWeightText = std::string(value);
    return {};
}

Result<void> setDuration(std::uint32_t& target, std::string_view value, std::uint32_t minimum)
{
    const auto seconds = parseMinutesParameter(value);
    if (!seconds)
        return seconds.error();
    if (*seconds < minimum)
        return usageError(
            {said("Messages", "“%1” is shorter than a minute"), {std::string(value)}});
    target = *seconds;
    return {};
}

Result<void> setCalcPeriod(Settings& settings, std::string_view value)
{
    std::uint32_t seconds = 0;
    if (auto result = setDuration(seconds, value, Settings::shortestCalcPeriod); !result)
        return result;
    constexpr std::uint32_t unlimited = 0xffffffffU - 59; // (uint32_t)(-60): specification 1.1
    if (seconds >= unlimited)
        return usageError({said("Messages", "“%1”: Slurm refuses a period without an end"),
                           {std::string(value)}});
    settings.calcPeriod = seconds;
    return {};
}

Result<void> setFavorSmall(Settings& settings, std::string_view value)
{
    const bool yes = text::equalsIgnoreCase(value, "yes") || text::equalsIgnoreCase(value, "1")
        || text::equalsIgnoreCase(value, "true") || text::equalsIgnoreCase(value, "up");
    const bool no = text::equalsIgnoreCase(value, "no") || text::equalsIgnoreCase(value, "0")
        || text::equalsIgnoreCase(value, "false") || text::equalsIgnoreCase(value, "down");
    if (!yes && !no)
        return usageError({said("Messages", "“%1” is neither YES nor NO"), {std::string(value)}});
    settings.favorSmall = yes;
    return {};
}

Result<void> setUsageReset(Settings& settings, std::string_view value)
{
    static const std::array<std::string, 7> periods{"NONE",    "NOW",       "DAILY", "WEEKLY",
                                                    "MONTHLY", "QUARTERLY", "YEARLY"};
    const auto wanted = value.empty() ? std::string("NONE") : text::upper(value);
    if (std::find(periods.begin(), periods.end(), wanted) == periods.end())
        return usageError(
            {said("Messages", "“%1” is not a usage reset period"), {std::string(value)}});
    settings.usageReset = wanted;
    return {};
}

Result<void> setDamping(Settings& settings, std::string_view value)
{
    const auto number = unsignedUpTo(value, 65535);
    if (!number)
        return number.error();
    settings.damping = static_cast<std::uint16_t>(*number);
    return {};
}

Result<void> setType(Settings& settings, std::string_view value)
{
    if (text::equalsIgnoreCase(value, "priority/basic"))
        settings.isBasic = true;
    else if (text::equalsIgnoreCase(value, "priority/multifactor"))
        settings.isBasic = false;
    else
        return usageError(
            {said("Messages", "“%1” is not a known PriorityType"), {std::string(value)}});
    return {};
}

/// Up to 24.11 MAX_TRES_GRES is read as MAX_TRES.
Result<void> setVersion(Settings& settings, std::string_view value)
{
    const auto version = parseSlurmVersion(value);
    if (!version)
        return version.error();
    settings.version = *version;
    if (settings.has(MaxTresGres) && settings.version < SlurmVersion{25, 5})
        settings.flags = (settings.flags & ~std::uint32_t{MaxTresGres}) | MaxTres;
    return {};
}

Result<void> setPreemptType(Settings& settings, std::string_view value)
{
    const auto type = text::lower(value);
    if (type.empty() || type == "preempt/none")
        settings.preemptType = PreemptType::None;
    else if (type == "preempt/partition_prio")
        settings.preemptType = PreemptType::PartitionPrio;
    else if (type == "preempt/qos")
        settings.preemptType = PreemptType::Qos;
    else
        return usageError(
            {said("Messages", "“%1” is not a known PreemptType"), {std::string(value)}});
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
std::string versionText(const Settings& settings)
{
    const auto minor = std::to_string(settings.version.minor);
    const bool isMonth = settings.version.major >= 14;
    return std::to_string(settings.version.major) + (isMonth && minor.size() < 2 ? ".0" : ".")
        + minor;
}

constexpr auto schedulerList = "SchedulerParameters";

struct Parameter
{
    const char* name;
    Result<void> (*set)(Settings&, std::string_view);
    std::string (*get)(const Settings&);
    /// Of a list of words: those that there are. Slurm looks for them as parts of the value.
    std::span<const char* const> words = {};
};

constexpr std::array preemptModes{"OFF",     "CANCEL", "GANG",    "REQUEUE",
                                  "SUSPEND", "WITHIN", "PRIORITY"};

template <Factor factor>
constexpr Parameter weightOf()
{
    return {factorRow(factor).weightParameter,
            [](Settings& p, std::string_view v) { return setWeight(p, factor, v); },
            [](const Settings& p) { return std::to_string(p.weight(factor)); }};
}

/// A parameter for each factor that has one weight.
template <std::size_t... factors>
constexpr std::array<Parameter, sizeof...(factors)>
weightParameters(std::index_sequence<factors...> /*each*/)
{
    return {weightOf<static_cast<Factor>(factors)>()...};
}

const std::array typeParameters{
    Parameter{"PriorityType", setType,
              [](const Settings& p) {
                  return std::string(p.isBasic ? "priority/basic" : "priority/multifactor");
              }},
};
const std::array otherParameters{
    Parameter{factorRow(Factor::Tres).weightParameter, setTresWeights,
              [](const Settings& p) { return p.tresWeightText; }},
    Parameter{"PriorityDecayHalfLife",
              [](Settings& p, std::string_view v) { return setDuration(p.halfLife, v, 0); },
              [](const Settings& p) { return durationText(p.halfLife); }},
    Parameter{"PriorityMaxAge",
              [](Settings& p, std::string_view v) { return setDuration(p.maxAge, v, 0); },
              [](const Settings& p) { return durationText(p.maxAge); }},
    Parameter{"PriorityCalcPeriod", setCalcPeriod,
              [](const Settings& p) { return durationText(p.calcPeriod); }},
    Parameter{"FairShareDampeningFactor", setDamping,
              [](const Settings& p) { return std::to_string(p.damping); }},
    Parameter{"PriorityFavorSmall", setFavorSmall,
              [](const Settings& p) { return std::string(p.favorSmall ? "YES" : "NO"); }},
    Parameter{"PriorityFlags",
              [](Settings& p, std::string_view v) {
                  p.flags = parsePriorityFlags(v, p.version);
                  return Result<void>();
              },
              priorityFlagsText, priorityFlagNames()},
    Parameter{"PriorityUsageResetPeriod", setUsageReset,
              [](const Settings& p) { return p.usageReset; }},
    Parameter{"AccountingStorageEnforce",
              [](Settings& p, std::string_view v) {
                  setEnforcement(p, v);
                  return Result<void>();
              },
              enforcementText, enforcementNames()},
    Parameter{"PreemptType", setPreemptType,
              [](const Settings& p) { return std::string(preemptTypeText(p.preemptType)); }},
    Parameter{"PreemptMode",
              [](Settings& p, std::string_view v) {
                  p.preemptMode = v.empty() ? "OFF" : text::upper(v);
                  return Result<void>();
              },
              [](const Settings& p) { return p.preemptMode; }, preemptModes},
    Parameter{"SLURM_VERSION", setVersion, versionText},
    Parameter{schedulerList,
              [](Settings& p, std::string_view v) {
                  p.schedulerParameters = v;
                  return Result<void>();
              },
              [](const Settings& p) { return p.schedulerParameters; }},
};

/// All, in the order in which they are listed.
const std::vector<Parameter>& parameters()
{
    static const auto all = [] {
        std::vector<Parameter> list(typeParameters.begin(), typeParameters.end());
        const auto weights = weightParameters(std::make_index_sequence<weightedFactorCount>());
        list.insert(list.end(), weights.begin(), weights.end());
        list.insert(list.end(), otherParameters.begin(), otherParameters.end());
        return list;
    }();
    return all;
}

const Parameter* findParameter(std::string_view name)
{
    const auto known = std::ranges::find_if(
        parameters(), [&](const Parameter& p) { return text::equalsIgnoreCase(p.name, name); });
    return known == parameters().end() ? nullptr : &*known;
}

/// The longest of the words that this text holds; empty: none.
std::string wordIn(std::string_view upperCase, std::span<const char* const> words)
{
    std::string_view longest;
    for (const std::string_view word : words) {
        if (word.size() > longest.size() && upperCase.find(word) != std::string_view::npos)
            longest = word;
    }
    return std::string(longest);
}
} // namespace

Result<void> setParameter(Settings& settings, std::string_view name, std::string_view value)
{
    if (isLimitName(name))
        return setLimit(settings.limits, name, value);
    if (isSchedulerNumber(name)) {
        auto list = withSchedulerNumber(settings.schedulerParameters, name, value);
        if (!list)
            return list.error();
        settings.schedulerParameters = *std::move(list);
        return {};
    }
    if (text::equalsIgnoreCase(name, schedulerList)) {
        if (auto known = checkSchedulerParameters(valueOf(value)); !known)
            return known;
    }
    if (const auto unknown = unknownWords(name, value); !unknown.empty())
        return usageError({said("Messages", "%1: “%2” is not a known word"),
                           {findParameter(name)->name, unknown.front().text}});
    if (const auto flaws = weightFlaws(name, value); !flaws.empty())
        return usageError(flaws.front());
    return readParameter(settings, name, value);
}

Result<void> readParameter(Settings& settings, std::string_view name, std::string_view value)
{
    const auto* parameter = findParameter(name);
    if (parameter == nullptr)
        return usageError(
            {said("Messages", "“%1” is not a priority parameter"), {std::string(name)}});
    auto result = parameter->set(settings, valueOf(value));
    if (!result)
        return usageError(about(parameter->name, result.error().message));
    return result;
}

std::vector<UnknownWord> unknownWords(std::string_view name, std::string_view value)
{
    std::vector<UnknownWord> unknown;
    const auto* parameter = findParameter(name);
    if (parameter == nullptr || parameter->words.empty())
        return unknown;
    for (const auto part : text::split(valueOf(value), ',')) {
        const auto word = text::upper(text::trimmed(part));
        if (!word.empty() && std::ranges::find(parameter->words, word) == parameter->words.end())
            unknown.push_back({std::string(text::trimmed(part)), wordIn(word, parameter->words)});
    }
    return unknown;
}

std::vector<Message> weightFlaws(std::string_view name, std::string_view value)
{
    const auto* parameter = findParameter(name);
    if (parameter == nullptr || parameter->set != setTresWeights)
        return {};
    auto flaws = tresWeightFlaws(valueOf(value));
    for (auto& flaw : flaws)
        flaw = about(parameter->name, std::move(flaw));
    return flaws;
}

bool isParameter(std::string_view name)
{
    return findParameter(name) != nullptr || isSchedulerNumber(name) || isLimitName(name);
}

const std::vector<std::string>& parameterNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& parameter : parameters())
            all.emplace_back(parameter.name);
        return all;
    }();
    return names;
}

std::string parameterValue(const Settings& settings, std::string_view name)
{
    if (isLimitName(name))
        return limitValue(settings.limits, name);
    if (isSchedulerNumber(name))
        return schedulerNumber(settings.schedulerParameters, name);
    const auto* parameter = findParameter(name);
    return parameter == nullptr ? std::string() : parameter->get(settings);
}

} // namespace fairlead::slurm
