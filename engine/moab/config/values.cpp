// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/values.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fairlead::moab {

namespace {
Error usage(std::string_view text, Sentence what)
{
    return {ErrorCode::Usage, {what, {std::string(text)}}, {}};
}

Result<std::int64_t> numberOfMaui(std::string_view text)
{
    const std::string copy(text);
    char* end = nullptr;
    const auto number = std::strtol(copy.c_str(), &end, 0);
    if (end == copy.c_str())
        return usage(text, said("Messages", "“%1” is not a number"));
    return static_cast<std::int64_t>(number);
}

bool isOneOf(std::string_view text, std::initializer_list<const char*> words, bool ignoresCase)
{
    return std::any_of(words.begin(), words.end(), [&](const char* word) {
        return ignoresCase ? text::equalsIgnoreCase(text, word) : text == word;
    });
}

/// The seconds that each of up to four fields counts, from the last one.
std::int64_t secondsOfField(std::size_t fromLast, std::size_t fields, Dialect dialect)
{
    static constexpr std::array<std::int64_t, 4> units{1, 60, 3600, 86400};
    const bool isHoursMinutes = fields == 2 && dialect == Dialect::Maui;
    return units[fromLast + (isHoursMinutes ? 1 : 0)];
}
} // namespace

Result<std::int64_t> parseNumber(std::string_view text, Dialect dialect)
{
    if (dialect == Dialect::Maui)
        return numberOfMaui(text);
    auto digits = text;
    if (digits.starts_with('+'))
        digits.remove_prefix(1);
    const auto number = text::toInteger(digits);
    if (!number || digits.starts_with('+'))
        return usage(text, said("Messages", "“%1” is not a whole number"));
    return static_cast<std::int64_t>(*number);
}

Result<std::int64_t> parseTime(std::string_view text, Dialect dialect)
{
    if (text::equalsIgnoreCase(text, "INFINITY") || text::equalsIgnoreCase(text, "INFINITE"))
        return infiniteTime;
    const auto fields = text::split(text, ':');
    if (fields.size() > 4)
        return usage(text, said("Messages", "“%1” is not a time of up to four fields"));
    double seconds = 0.0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto number = text::toInteger(fields[fields.size() - 1 - i]);
        if (!number || *number < 0)
            return usage(text, said("Messages", "“%1” is not a time such as 1:00:00"));
        seconds += static_cast<double>(*number)
            * static_cast<double>(secondsOfField(i, fields.size(), dialect));
    }
    return static_cast<std::int64_t>(std::min(seconds, 4e18));
}

Result<bool> parseBoolean(std::string_view text, Dialect dialect)
{
    const bool isMoab = dialect == Dialect::Moab;
    if (isMoab && isOneOf(text, {"TRUE", "YES", "1", "ON", "T", "Y"}, true))
        return true;
    if (isMoab && isOneOf(text, {"FALSE", "NO", "0", "OFF", "F", "N"}, true))
        return false;
    if (isOneOf(text, {"TRUE", "True", "true", "YES", "Yes", "yes", "1"}, false))
        return true;
    if (isOneOf(text, {"FALSE", "False", "false", "NO", "No", "no", "0"}, false))
        return false;
    return usage(text, said("Messages", "“%1” is neither TRUE nor FALSE"));
}

Result<FsTarget> parseTarget(std::string_view raw)
{
    std::string_view rest;
    const auto number = text::leadingNumber(raw, &rest);
    if (!number || !std::isfinite(*number) || rest.size() > 1)
        return usage(raw, said("Messages", "“%1” is not a fairshare target"));
    FsTarget target{*number, TargetKind::Plain};
    if (rest.empty())
        return target;
    switch (rest.front()) {
    case '+':
        target.kind = TargetKind::Floor;
        return target;
    case '-':
        target.kind = TargetKind::Ceiling;
        return target;
    case '^':
        target.kind = TargetKind::UsageCap;
        return target;
    case '%':
        target.kind = TargetKind::PercentCap;
        return target;
    default:
        return usage(raw, said("Messages", "“%1” is not a fairshare target"));
    }
}

Result<FsPolicy> parseFsPolicy(std::string_view text, Dialect dialect)
{
    FsPolicy policy;
    auto word = text;
    if (word.ends_with('%')) {
        word.remove_suffix(1);
        policy.isRatio = true;
    }
    const bool isMoab = dialect == Dialect::Moab;
    const auto is = [&](const char* name) { return isOneOf(word, {name}, isMoab); };
    if (is("DEDICATEDPS") || isOneOf(word, {"TRUE", "YES", "1"}, isMoab))
        policy.metric = FsMetric::DedicatedPs;
    else if (is("DEDICATEDPES"))
        policy.metric = FsMetric::DedicatedPes;
    else if (is("UTILIZEDPS"))
        policy.metric = FsMetric::UtilizedPs;
    else if (isMoab && is("SDEDICATEDPES"))
        policy.metric = FsMetric::SpeedDedicatedPes;
    else if (isMoab && is("PDEDICATEDPS"))
        policy.metric = FsMetric::ProcSpeedDedicatedPs;
    else if (!is("NONE") && !is("[NONE]"))
        return usage(text, said("Messages", "“%1” is not a fairshare policy: fairshare is off"));
    return policy;
}

std::string fsPolicyText(const Settings& settings)
{
    static constexpr std::array names{"NONE",       "DEDICATEDPS",   "DEDICATEDPES",
                                      "UTILIZEDPS", "SDEDICATEDPES", "PDEDICATEDPS"};
    const std::string name = names[static_cast<std::size_t>(settings.fsMetric)];
    return settings.isFsRatio && settings.fsMetric != FsMetric::None ? name + '%' : name;
}

Result<void> setAccrual(Settings& settings, std::string_view raw)
{
    const auto text = settings.isMaui() ? std::string(raw) : text::upper(raw);
    struct Word
    {
        const char* name;
        AccrualPolicy maui;
        AccrualPolicy moab;
        std::uint32_t exceptions;
    };
    using enum AccrualPolicy;
    constexpr std::uint32_t policies = SoftPolicyBlock | HardPolicyBlock;
    static constexpr std::array words{
        Word{"ALWAYS", Always, Accrue, AnyBlock},
        Word{"QUEUEPOLICY", QueuePolicy, Accrue, policies},
        Word{"FULLPOLICY", FullPolicy, Accrue, 0},
        Word{"ALWAYSRESET", Always, Reset, AnyBlock},
        Word{"QUEUEPOLICYRESET", QueuePolicy, Reset, policies},
        Word{"FULLPOLICYRESET", FullPolicy, Reset, 0},
    };
    if (!settings.isMaui() && (text == "ACCRUE" || text == "RESET")) {
        settings.accrual = text == "RESET" ? Reset : Accrue;
        return {};
    }
    const auto* known = std::find_if(words.begin(), words.end(),
                                     [&](const Word& word) { return text == word.name; });
    if (known == words.end())
        return usage(raw, said("Messages", "“%1” is not an accrual policy"));
    settings.accrual = settings.isMaui() ? known->maui : known->moab;
    if (!settings.isMaui())
        settings.exceptions = known->exceptions;
    return {};
}

std::string accrualText(const Settings& settings)
{
    static constexpr std::array names{"ALWAYS", "QUEUEPOLICY", "FULLPOLICY", "ACCRUE", "RESET"};
    return names[static_cast<std::size_t>(settings.accrual)];
}

namespace {
constexpr std::array reasonNames{"DEFER",      "DEPENDS",  "SOFTPOLICY", "HARDPOLICY",
                                 "IDLEPOLICY", "USERHOLD", "BATCHHOLD",  "SYSTEMHOLD"};
} // namespace

Result<std::uint32_t> parseExceptions(std::string_view raw)
{
    std::uint32_t exceptions = 0;
    for (const auto& part : parseList(raw)) {
        const auto word = text::upper(part);
        if (word == "ALL") {
            exceptions = AnyBlock;
        } else if (word != "NONE") {
            const auto* known = std::find(reasonNames.begin(), reasonNames.end(), word);
            if (known == reasonNames.end())
                return usage(part, said("Messages", "“%1” is not a reason of JOBPRIOEXCEPTIONS"));
            exceptions |= 1U << static_cast<unsigned>(known - reasonNames.begin());
        }
    }
    return exceptions;
}

std::string exceptionsText(std::uint32_t exceptions)
{
    if (exceptions == 0)
        return "NONE";
    if (exceptions == AnyBlock)
        return "ALL";
    std::string text;
    for (std::size_t i = 0; i < reasonNames.size(); ++i) {
        if ((exceptions >> i & 1U) != 0)
            text += (text.empty() ? "" : ",") + std::string(reasonNames[i]);
    }
    return text;
}

Result<Ideal> parseIdeal(std::string_view raw, bool isTime, Dialect dialect)
{
    Ideal ideal;
    auto text = raw;
    for (; !text.empty(); text.remove_suffix(1)) {
        if (text.back() == '%')
            ideal.isPercent = true;
        else if (text.back() == '+' || text.back() == '-')
            ideal.side = text.back();
        else
            break;
    }
    const auto number = isTime ? parseTime(text, dialect) : parseNumber(text, dialect);
    if (!number)
        return number.error();
    ideal.value = static_cast<double>(*number);
    ideal.isSet = true;
    return ideal;
}

std::vector<std::string> parseList(std::string_view text)
{
    std::vector<std::string> parts;
    std::string part;
    const auto finish = [&] {
        while (part.ends_with('&') || part.ends_with('^'))
            part.pop_back();
        if (!part.empty())
            parts.push_back(part);
        part.clear();
    };
    for (const char c : text) {
        if (c == ',' || c == ':')
            finish();
        else
            part += c;
    }
    finish();
    return parts;
}

} // namespace fairlead::moab
