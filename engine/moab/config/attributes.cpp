// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "engine/moab/config/scalars.h"
#include "engine/moab/config/values.h"

#include <algorithm>
#include <cstdlib>

namespace fairlead::moab {

namespace {
Error usage(const Attribute& attribute, Sentence what)
{
    return {ErrorCode::Usage, {what, {attribute.value}}, {}};
}

/// With += and -= the number is added or taken away.
Result<std::int64_t> numberAfter(std::int64_t before, const Attribute& attribute, Dialect dialect)
{
    const auto number = parseNumber(attribute.value, dialect);
    if (!number || attribute.op == '=')
        return number;
    return attribute.op == '+' ? before + *number : before - *number;
}

Result<bool> setNumber(std::int64_t& target, const Attribute& attribute, Dialect dialect)
{
    const auto number = numberAfter(target, attribute, dialect);
    if (!number)
        return number.error();
    target = *number;
    return true;
}

Result<bool> setTarget(FsTarget& target, const Attribute& attribute)
{
    const auto parsed = parseTarget(attribute.value);
    if (!parsed)
        return parsed.error();
    target = *parsed;
    return true;
}

bool setList(std::vector<std::string>& list, const Attribute& attribute)
{
    if (attribute.op == '=')
        list.clear();
    for (const auto& name : parseList(attribute.value)) {
        std::erase(list, name);
        if (attribute.op != '-')
            list.push_back(name);
    }
    return true;
}

/// Maui reads QTTARGET as a plain integer: 2:00:00 is two seconds there.
Result<bool> setQueueTarget(CredConfig& entry, const Attribute& attribute, Dialect dialect)
{
    const auto seconds = dialect == Dialect::Maui ? parseNumber(attribute.value, dialect)
                                                  : parseTime(attribute.value, dialect);
    if (!seconds)
        return seconds.error();
    entry.queueTimeTarget = static_cast<double>(*seconds);
    return true;
}

Result<bool> setXfactorTarget(CredConfig& entry, const Attribute& attribute)
{
    const auto value = text::toDouble(attribute.value);
    if (!value)
        return usage(attribute, said("Messages", "“%1” is not a number"));
    entry.xfactorTarget = *value;
    return true;
}

/// "soft,hard" or one number for both.
Result<bool> setIdleLimit(CredConfig& entry, const Attribute& attribute, Dialect dialect)
{
    const auto parts = parseList(attribute.value);
    const auto limit = parts.empty()
        ? Result<std::int64_t>(usage(attribute, said("Messages", "“%1” is not a number")))
        : parseNumber(parts.back(), dialect);
    if (!limit)
        return limit.error();
    entry.maxIdleJobs = *limit;
    return true;
}

/// Attributes that a scheduler knows and that do not change priorities.
bool isHarmless(const std::string& name)
{
    static constexpr std::array names{"PLIST",      "PDEF",  "QFLAGS", "FLAGS", "JOBFLAGS",
                                      "ADEF",       "ALIST", "CDEF",   "CLIST", "DEFAULT.WCLIMIT",
                                      "MEMBERULIST"};
    return name.starts_with("MAX") || name.starts_with("MIN") || name.starts_with("OMAX")
        || std::any_of(names.begin(), names.end(),
                       [&](const char* known) { return name == known; });
}
} // namespace

Result<bool> setAttribute(CredConfig& entry, const Attribute& attribute, Dialect dialect)
{
    const auto& name = attribute.name;
    if (name == "PRIORITY") {
        auto priority = entry.priority.value_or(0);
        auto done = setNumber(priority, attribute, dialect);
        if (done)
            entry.priority = priority;
        return done;
    }
    if (name == "FSTARGET")
        return setTarget(entry.fsTarget, attribute);
    if (name == "FSCAP")
        return setTarget(entry.fsCap, attribute);
    if (name == "FSWEIGHT")
        return setNumber(entry.fsWeight, attribute, dialect);
    if (name == "QTWEIGHT")
        return setNumber(entry.queueTimeWeight, attribute, dialect);
    if (name == "XFWEIGHT")
        return setNumber(entry.xfactorWeight, attribute, dialect);
    if (name == "QTTARGET")
        return setQueueTarget(entry, attribute, dialect);
    if (name == "XFTARGET")
        return setXfactorTarget(entry, attribute);
    if (name == "QLIST")
        return setList(entry.qosList, attribute);
    if (name == "QDEF") {
        const auto names = parseList(attribute.value);
        entry.qosDefault = names.empty() ? std::string() : names.front();
        return true;
    }
    if (name == "MAXIJOB")
        return setIdleLimit(entry, attribute, dialect);
    return isHarmless(name);
}

bool isNumber(const Attribute& attribute, Dialect dialect)
{
    static constexpr std::array names{"PRIORITY", "FSWEIGHT", "QTWEIGHT", "XFWEIGHT"};
    return std::ranges::find(names, attribute.name) != names.end()
        || (attribute.name == "QTTARGET" && dialect == Dialect::Maui);
}

std::string attributesText(const CredConfig& entry)
{
    std::string text;
    const auto add = [&](const char* name, const std::string& value) {
        text += (text.empty() ? "" : " ") + std::string(name) + '=' + value;
    };
    const auto number = [&](const char* name, std::int64_t value) {
        if (value != 0)
            add(name, std::to_string(value));
    };
    if (entry.priority)
        add("PRIORITY", std::to_string(*entry.priority));
    if (entry.fsTarget.kind != TargetKind::None)
        add("FSTARGET", targetText(entry.fsTarget));
    if (entry.fsCap.kind != TargetKind::None)
        add("FSCAP", targetText(entry.fsCap));
    number("FSWEIGHT", entry.fsWeight);
    number("QTWEIGHT", entry.queueTimeWeight);
    number("XFWEIGHT", entry.xfactorWeight);
    if (entry.queueTimeTarget != 0.0)
        add("QTTARGET", text::general(entry.queueTimeTarget, 15));
    if (entry.xfactorTarget != 0.0)
        add("XFTARGET", text::general(entry.xfactorTarget, 15));
    if (!entry.qosList.empty()) {
        std::string list;
        for (const auto& name : entry.qosList)
            list += (list.empty() ? "" : ",") + name;
        add("QLIST", list);
    }
    if (!entry.qosDefault.empty())
        add("QDEF", entry.qosDefault);
    if (entry.maxIdleJobs)
        add("MAXIJOB", std::to_string(*entry.maxIdleJobs));
    return text;
}

} // namespace fairlead::moab
