// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/timetext.h"

#include "engine/base/constants.h"
#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

namespace fairlead {

namespace {
Error badDuration(std::string_view text)
{
    return {ErrorCode::Usage,
            {said("Messages",
                  "“%1” is not a time: minutes, M:S, H:M:S, D-H, D-H:M, D-H:M:S or UNLIMITED"),
             {std::string(text)}},
            {}};
}

bool isUnlimited(std::string_view text)
{
    return text == "-1" || text::equalsIgnoreCase(text, "INFINITE")
        || text::equalsIgnoreCase(text, "UNLIMITED");
}

/// Splits "a:b:c" into numbers; false where something is not a number.
bool readFields(std::string_view text, std::vector<std::uint64_t>& fields)
{
    for (const auto part : text::split(text, ':')) {
        const auto value = text::toInteger(part);
        if (!value || *value < 0 || *value > 4294967295LL || part.find('+') != part.npos)
            return false;
        fields.push_back(static_cast<std::uint64_t>(*value));
    }
    return true;
}
} // namespace

Result<std::uint64_t> parseDuration(std::string_view raw)
{
    const auto text = text::trimmed(raw);
    if (isUnlimited(text))
        return std::uint64_t{slurm::infinite};
    if (text.empty() || text.find_first_not_of("0123456789-:") != text.npos)
        return badDuration(raw);
    const auto dash = text.find('-');
    std::vector<std::uint64_t> fields;
    if (dash == text.npos) {
        if (!readFields(text, fields) || fields.size() > 3)
            return badDuration(raw);
        if (fields.size() == 1)
            return fields[0] * 60;
        if (fields.size() == 2)
            return fields[0] * 60 + fields[1];
        return fields[0] * 3600 + fields[1] * 60 + fields[2];
    }
    const auto days = text::toInteger(text.substr(0, dash));
    const auto rest = text.substr(dash + 1);
    if (!days || *days < 0 || *days > 4294967295LL || rest.find('-') != rest.npos)
        return badDuration(raw);
    if (!rest.empty() && (!readFields(rest, fields) || fields.size() > 3))
        return badDuration(raw);
    fields.resize(3, 0);
    return static_cast<std::uint64_t>(*days) * 86400 + fields[0] * 3600 + fields[1] * 60
        + fields[2];
}

Result<std::uint32_t> parseMinutesParameter(std::string_view text)
{
    constexpr std::uint32_t unlimited = 4294967236U; // (uint32)(-60), as slurm.conf stores it
    const auto seconds = parseDuration(text);
    if (!seconds)
        return seconds.error();
    if (*seconds >= unlimited)
        return unlimited;
    return static_cast<std::uint32_t>((*seconds + 59) / 60 * 60);
}

std::uint32_t limitInMinutes(std::uint64_t seconds)
{
    const auto minutes = (seconds + 59) / 60;
    return seconds == slurm::infinite || minutes >= slurm::noTimeLimit
        ? slurm::unlimitedTime
        : static_cast<std::uint32_t>(minutes);
}

std::string durationText(std::uint64_t seconds)
{
    std::array<char, 64> buffer{};
    const auto days = static_cast<unsigned long long>(seconds / 86400);
    const auto hours = static_cast<unsigned>(seconds / 3600 % 24);
    const auto minutes = static_cast<unsigned>(seconds / 60 % 60);
    const auto rest = static_cast<unsigned>(seconds % 60);
    if (days > 0)
        std::snprintf(buffer.data(), buffer.size(), "%llu-%02u:%02u:%02u", days, hours, minutes,
                      rest);
    else
        std::snprintf(buffer.data(), buffer.size(), "%02u:%02u:%02u", hours, minutes, rest);
    return buffer.data();
}

Result<std::int64_t> parseInteger(std::string_view text)
{
    if (const auto value = text::toInteger(text))
        return static_cast<std::int64_t>(*value);
    return Error{ErrorCode::Usage,
                 {said("Messages", "“%1” is not a whole number"), {std::string(text)}},
                 {}};
}

std::string isoTime(std::int64_t second)
{
    using namespace std::chrono;
    const sys_seconds moment{seconds{std::clamp<std::int64_t>(second, 0, lastMoment)}};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss time(moment - day);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text.data();
}

std::string minuteText(std::int64_t second)
{
    auto text = isoTime(second).substr(0, 16);
    text[10] = ' ';
    return text + " UTC";
}

} // namespace fairlead
