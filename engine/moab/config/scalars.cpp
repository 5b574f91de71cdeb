// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/scalars.h"

#include "engine/base/text.h"
#include "engine/moab/config/values.h"

#include <algorithm>
#include <cmath>

namespace fairlead::moab {

namespace {
template <typename T>
Result<void> assign(T& target, Result<T> parsed)
{
    if (!parsed)
        return parsed.error();
    target = *std::move(parsed);
    return {};
}

const std::string& first(const Entry& entry)
{
    static const std::string nothing;
    return entry.values.empty() ? nothing : entry.values.front();
}

Result<void> setFsPolicy(Settings& s, const Entry& e)
{
    const auto policy = parseFsPolicy(first(e), s.dialect);
    // An unknown policy is as good as none: it switches fairshare off.
    s.fsMetric = policy ? policy->metric : FsMetric::None;
    s.isFsRatio = policy && policy->isRatio;
    return policy ? Result<void>() : policy.error();
}

Result<void> setDepth(Settings& s, const Entry& e)
{
    const auto depth = parseNumber(first(e), s.dialect);
    if (!depth)
        return depth.error();
    if (*depth < 0)
        return usageError({said("Messages", "“%1” is below 0"), {first(e)}});
    s.fsDepth = std::min<std::int64_t>(*depth, s.isMaui() ? 24 : 32);
    return {};
}

Result<void> setInterval(Settings& s, const Entry& e)
{
    const auto seconds = parseTime(first(e), s.dialect);
    if (!seconds)
        return seconds.error();
    if (*seconds <= 0)
        return usageError({said("Messages", "“%1” is not the length of a window"), {first(e)}});
    s.fsInterval = *seconds;
    return {};
}

Result<void> setDecay(Settings& s, const Entry& e)
{
    const auto decay = text::toDouble(first(e));
    if (!decay || !std::isfinite(*decay))
        return usageError({said("Messages", "“%1” is not a number"), {first(e)}});
    s.fsDecay = *decay;
    return {};
}

Result<void> setGate(Settings& s, const Entry& e)
{
    const auto word = text::upper(first(e));
    if (word != "GATE" && word != "CLAMP")
        return usageError({said("Messages", "“%1” is neither GATE nor CLAMP"), {first(e)}});
    s.isFsGated = word == "GATE";
    return {};
}

Result<void> setAttributePriorities(Settings& s, const Entry& e)
{
    std::vector<std::string> others;
    for (const auto& attribute : parseAttributes(e.values, s.dialect, others)) {
        const auto name = text::upper(attribute.name);
        const auto number = parseNumber(attribute.value, s.dialect);
        if (!number)
            return number.error();
        if ((name != "ATTR" && name != "STATE" && name != "GRES") || attribute.key.empty())
            return usageError(
                {said("Messages", "“%1” is not ATTR[x], STATE[x] or GRES[x]"), {attribute.name}});
        const auto kind = name == "ATTR" ? AttributePriority::Attribute
            : name == "STATE"            ? AttributePriority::State
                                         : AttributePriority::Gres;
        const auto key = text::lower(attribute.key);
        auto& list = s.attributePriorities;
        std::erase_if(list,
                      [&](const auto& known) { return known.kind == kind && known.name == key; });
        list.push_back({kind, key, *number});
    }
    return others.empty()
        ? Result<void>()
        : usageError({said("Messages", "“%1” is not NAME[x]=number"), {others.front()}});
}

Result<void> setNodeAttributes(Settings& s, const Entry& e)
{
    for (const auto& value : e.values) {
        for (const auto& name : parseList(value))
            s.nodeAttributes.push_back(text::lower(name));
    }
    return {};
}

std::string yesNo(bool value)
{
    return value ? "TRUE" : "FALSE";
}

std::string idealText(const Ideal& ideal)
{
    if (!ideal.isSet)
        return {};
    return text::general(ideal.value, 15) + (ideal.isPercent ? "%" : "")
        + (ideal.side == 0 ? std::string() : std::string(1, ideal.side));
}

std::string attributePrioritiesText(const Settings& s)
{
    static constexpr std::array kinds{"ATTR", "STATE", "GRES"};
    std::string text;
    for (const auto& entry : s.attributePriorities)
        text += (text.empty() ? "" : " ") + std::string(kinds[entry.kind]) + '[' + entry.name
            + "]=" + std::to_string(entry.priority);
    return text;
}

std::string withCommas(const std::vector<std::string>& list)
{
    std::string text;
    for (const auto& part : list)
        text += (text.empty() ? "" : ",") + part;
    return text;
}

struct Scalar
{
    const char* name;
    Result<void> (*set)(Settings&, const Entry&);
    std::string (*get)(const Settings&);
};

template <bool SettingsRules::*member>
constexpr Scalar flag(const char* name)
{
    return {name,
            [](Settings& s, const Entry& e) {
                return assign(s.*member, parseBoolean(first(e), s.dialect));
            },
            [](const Settings& s) { return yesNo(s.*member); }};
}

template <std::int64_t SettingsRules::*member>
constexpr Scalar number(const char* name)
{
    return {name,
            [](Settings& s, const Entry& e) {
                return assign(s.*member, parseNumber(first(e), s.dialect));
            },
            [](const Settings& s) { return std::to_string(s.*member); }};
}

const std::array scalars{
    flag<&Settings::enablesNegative>("ENABLENEGJOBPRIORITY"),
    flag<&Settings::rejectsNegative>("REJECTNEGPRIOJOBS"),
    flag<&Settings::enablesPositiveUserPriority>("ENABLEPOSUSERPRIORITY"),
    flag<&Settings::usesSystemQueueTime>("USESYSTEMQUEUETIME"),
    Scalar{"JOBPRIOACCRUALPOLICY",
           [](Settings& s, const Entry& e) { return setAccrual(s, first(e)); }, accrualText},
    Scalar{"JOBPRIOEXCEPTIONS",
           [](Settings& s, const Entry& e) {
               return assign(s.exceptions, parseExceptions(withCommas(e.values)));
           },
           [](const Settings& s) { return exceptionsText(s.exceptions); }},
    Scalar{"PRIORITYTARGETPROCCOUNT",
           [](Settings& s, const Entry& e) {
               return assign(s.idealProcs, parseIdeal(first(e), false, s.dialect));
           },
           [](const Settings& s) { return idealText(s.idealProcs); }},
    Scalar{"PRIORITYTARGETDURATION",
           [](Settings& s, const Entry& e) {
               return assign(s.idealDuration, parseIdeal(first(e), true, s.dialect));
           },
           [](const Settings& s) { return idealText(s.idealDuration); }},
    Scalar{"FSPOLICY", setFsPolicy, fsPolicyText},
    Scalar{"FSDEPTH", setDepth, [](const Settings& s) { return std::to_string(s.fsDepth); }},
    Scalar{"FSINTERVAL", setInterval,
           [](const Settings& s) { return std::to_string(s.fsInterval); }},
    Scalar{"FSDECAY", setDecay, [](const Settings& s) { return text::general(s.fsDecay, 15); }},
    Scalar{"FSVIOLATION", setGate,
           [](const Settings& s) { return std::string(s.isFsGated ? "GATE" : "CLAMP"); }},
    Scalar{"JOBPRIOF", setAttributePriorities, attributePrioritiesText},
    Scalar{"NODETOJOBATTRMAP", setNodeAttributes,
           [](const Settings& s) { return withCommas(s.nodeAttributes); }},
    Scalar{"RMPOLLINTERVAL",
           [](Settings& s, const Entry& e) {
               return assign(s.pollInterval, parseTime(first(e), s.dialect));
           },
           [](const Settings& s) { return std::to_string(s.pollInterval); }},
    Scalar{"SERVERMODE",
           [](Settings& s, const Entry& e) {
               s.isSimulation = text::equalsIgnoreCase(first(e), "SIMULATION");
               return Result<void>();
           },
           [](const Settings& s) { return std::string(s.isSimulation ? "SIMULATION" : "NORMAL"); }},
    number<&Settings::initialQueueDepth>("SIMINITIALQUEUEDEPTH"),
    number<&Settings::stopIteration>("SIMSTOPITERATION"),
};

const Scalar* findScalar(std::string_view name)
{
    const auto* known = std::find_if(scalars.begin(), scalars.end(),
                                     [&](const Scalar& scalar) { return name == scalar.name; });
    return known == scalars.end() ? nullptr : known;
}
} // namespace

bool isScalar(std::string_view name)
{
    return findScalar(name) != nullptr;
}

const std::vector<std::string>& scalarNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& scalar : scalars)
            all.emplace_back(scalar.name);
        return all;
    }();
    return names;
}

Result<void> setScalar(Settings& settings, const Entry& entry)
{
    return findScalar(entry.name)->set(settings, entry);
}

std::string scalarValue(const Settings& settings, std::string_view name)
{
    const auto* scalar = findScalar(name);
    return scalar == nullptr ? std::string() : scalar->get(settings);
}

} // namespace fairlead::moab
