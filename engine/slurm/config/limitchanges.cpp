// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/limitchanges.h"

#include "engine/base/constants.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"

#include <algorithm>
#include <array>

namespace fairlead {

namespace {
enum class Kind : std::uint8_t
{
    Count,
    Time,
    Tres
};
enum class Holder : std::uint8_t
{
    Qos,
    Assoc,
    Both
};

struct Option
{
    std::string_view name;
    std::string_view modified; ///< the long name
    Kind kind = Kind::Count;
    Holder holder = Holder::Both;
};

/// sacctmgr(1), and the fields that `show qos` and `show assoc` print.
constexpr std::array options{
    Option{"GrpJobs", "GrpJobs"},
    Option{"GrpWall", "GrpWall", Kind::Time},
    Option{"MaxWall", "MaxWallDurationPerJob", Kind::Time},
    Option{"MaxJobs", "MaxJobs", Kind::Count, Holder::Assoc},
    Option{"MaxJobsPU", "MaxJobsPerUser", Kind::Count, Holder::Qos},
    Option{"MaxJobsPA", "MaxJobsPerAccount", Kind::Count, Holder::Qos},
    Option{"GrpJobsAccrue", "GrpJobsAccrue"},
    Option{"MaxJobsAccrue", "MaxJobsAccrue", Kind::Count, Holder::Assoc},
    Option{"MaxJobsAccruePU", "MaxJobsAccruePerUser", Kind::Count, Holder::Qos},
    Option{"MaxJobsAccruePA", "MaxJobsAccruePerAccount", Kind::Count, Holder::Qos},
    Option{"MinPrioThreshold", "MinPrioThreshold"},
    Option{"GrpTRES", "GrpTRES", Kind::Tres},
    Option{"GrpTRESMins", "GrpTRESMins", Kind::Tres},
    Option{"GrpTRESRunMins", "GrpTRESRunMins", Kind::Tres},
    Option{"MaxTRES", "MaxTRESPerJob", Kind::Tres},
    Option{"MaxTRESPerNode", "MaxTRESPerNode", Kind::Tres},
    Option{"MaxTRESMins", "MaxTRESMinsPerJob", Kind::Tres},
    Option{"MaxTRESPU", "MaxTRESPerUser", Kind::Tres, Holder::Qos},
    Option{"MaxTRESPA", "MaxTRESPerAccount", Kind::Tres, Holder::Qos},
    Option{"MinTRES", "MinTRESPerJob", Kind::Tres, Holder::Qos},
};
constexpr std::uint64_t mostCount = 4294967293; // of jobs or minutes
constexpr std::array<std::string_view, 5> tresThatCount{"cpu", "mem", "node", "billing",
                                                        "gres/gpu"};

const Option* findOption(std::string_view name)
{
    const auto found = std::ranges::find_if(options, [&](const Option& option) {
        return text::equalsIgnoreCase(option.name, name)
            || text::equalsIgnoreCase(option.modified, name);
    });
    return found == options.end() ? nullptr : &*found;
}

std::optional<std::uint64_t> countIn(std::string_view text)
{
    const auto number = text::toInteger(text);
    if (!number || *number < -1)
        return std::nullopt;
    return *number == -1 ? LimitAmount::none : static_cast<std::uint64_t>(*number);
}

/// Slurm has 32 bits for it, whose last two values mean none. Nothing: it is none or has more.
std::optional<std::uint64_t> jobsIn(std::string_view text)
{
    const auto number = countIn(text);
    const bool isInRange = number && (*number == LimitAmount::none || *number <= mostCount);
    return isInRange ? number : std::nullopt;
}

/// Likewise.
std::optional<std::uint64_t> minutesIn(std::string_view text)
{
    constexpr std::uint64_t minute = 60; // s
    const auto seconds = parseDuration(text);
    const bool isNone = seconds && *seconds == slurm::infinite;
    if (!seconds || (!isNone && *seconds > mostCount * minute))
        return std::nullopt;
    const auto minutes = limitInMinutes(*seconds);
    return minutes == slurm::unlimitedTime ? LimitAmount::none : minutes;
}

/// "4000", "4000M" and "4G" of memory are MB.
std::optional<std::uint64_t> megabytesIn(std::string_view text)
{
    constexpr std::string_view units = "MGTP";
    const auto unit = text.empty() ? std::string_view::npos
                                   : units.find(text::upper(text.substr(text.size() - 1)));
    if (unit == std::string_view::npos)
        return countIn(text);
    const auto number = countIn(text.substr(0, text.size() - 1));
    const auto bits = 10 * unit;
    if (!number || *number >= (std::uint64_t{1} << (63 - bits)))
        return std::nullopt;
    return *number << bits;
}

std::optional<LimitAmount> amountIn(std::string_view entry)
{
    const auto equal = entry.find('=');
    if (equal == std::string_view::npos)
        return std::nullopt;
    auto tres = text::lower(text::trimmed(entry.substr(0, equal)));
    const auto value = text::trimmed(entry.substr(equal + 1));
    if (std::ranges::find(tresThatCount, tres) == tresThatCount.end())
        return std::nullopt;
    const auto amount = tres == "mem" ? megabytesIn(value) : countIn(value);
    return amount ? std::optional(LimitAmount{std::move(tres), *amount}) : std::nullopt;
}

/// Empty: the value is none.
std::vector<LimitAmount> readAmounts(const Option& option, std::string_view value)
{
    if (option.kind != Kind::Tres) {
        const auto amount = option.kind == Kind::Time ? minutesIn(value) : jobsIn(value);
        return amount ? std::vector{LimitAmount{{}, *amount}} : std::vector<LimitAmount>();
    }
    std::vector<LimitAmount> amounts;
    for (const auto entry : text::split(value, ',')) {
        auto amount = amountIn(text::trimmed(entry));
        if (!amount)
            return {};
        amounts.push_back(*std::move(amount));
    }
    return amounts;
}

Error noSuchLimit(std::string_view name)
{
    return usageError({said("Messages",
                            "“%1” is not a limit: expected qos NAME LIMIT, account NAME LIMIT or "
                            "user NAME account NAME LIMIT"),
                       {std::string(name)}});
}

/// Those that a QOS or an association may have, for who asked for another.
std::string optionsOf(Holder holder)
{
    std::string list;
    for (const auto& option : options) {
        if (option.holder == holder || option.holder == Holder::Both)
            list.append(list.empty() ? "" : ", ").append(option.name);
    }
    return list;
}

Error badValue(const Option& option, std::string_view name, std::string_view value)
{
    const auto sentence = option.kind == Kind::Tres
        ? said("Messages",
               "%1: “%2” is not a list of TRES such as cpu=100,mem=4G (cpu, mem, node, billing or "
               "gres/gpu; cpu=-1: no limit of it)")
        : option.kind == Kind::Time
        ? said("Messages",
               "%1: “%2” is not a time such as 2-00:00:00, of %3 minutes at most (-1: no limit)")
        : said("Messages", "%1: “%2” is not a number of jobs from 0 to %3 (-1: no limit)");
    return usageError(
        {sentence, {std::string(name), std::string(value), std::to_string(mostCount)}});
}

auto placeOf(const std::vector<LimitChange>& changes, const LimitChange& wanted)
{
    const auto name = limitName(wanted);
    return std::ranges::find_if(changes, [&](const auto& one) { return limitName(one) == name; });
}
} // namespace

bool isLimitName(std::string_view name)
{
    const auto words = text::words(name);
    return words.size() > 1
        && (text::equalsIgnoreCase(words[0], "qos") || text::equalsIgnoreCase(words[0], "account")
            || text::equalsIgnoreCase(words[0], "user"));
}

std::optional<LimitChange> limitNamed(std::string_view name)
{
    const auto words = text::words(name);
    const auto is = [&](std::size_t place, std::string_view word) {
        return text::equalsIgnoreCase(words[place], word);
    };
    LimitChange change;
    if (words.size() == 3 && is(0, "qos"))
        change.qos = text::lower(words[1]); // as sacctmgr does
    else if (words.size() == 3 && is(0, "account"))
        change.account = words[1];
    else if (words.size() == 5 && is(0, "user") && is(2, "account")) {
        change.user = words[1];
        change.account = words[3];
    } else {
        return std::nullopt;
    }
    change.option = words.back();
    return change;
}

std::string limitName(const LimitChange& change)
{
    const auto* option = findOption(change.option);
    const auto spelled = option == nullptr ? change.option : std::string(option->name);
    if (!change.qos.empty())
        return "qos " + change.qos + ' ' + spelled;
    const auto account = "account " + change.account + ' ' + spelled;
    return change.user.empty() ? account : "user " + change.user + ' ' + account;
}

std::string_view modifiedOption(const LimitChange& change)
{
    const auto* option = findOption(change.option);
    return option == nullptr ? std::string_view(change.option) : option->modified;
}

Result<void> setLimit(std::vector<LimitChange>& changes, std::string_view name,
                      std::string_view value)
{
    auto change = limitNamed(name);
    if (!change)
        return noSuchLimit(name);
    const auto* option = findOption(change->option);
    const auto holder = change->qos.empty() ? Holder::Assoc : Holder::Qos;
    if (option == nullptr || (option->holder != Holder::Both && option->holder != holder))
        return usageError(
            {holder == Holder::Qos
                 ? said("Messages", "“%1” is not a limit of a QOS: expected one of %2")
                 : said("Messages", "“%1” is not a limit of an association: expected one of %2"),
             {change->option, optionsOf(holder)}});
    change->option = option->name;
    change->value = text::trimmed(value);
    if (!change->value.empty() && readAmounts(*option, change->value).empty())
        return badValue(*option, limitName(*change), change->value);
    const auto place = placeOf(changes, *change);
    const auto at = changes.begin() + (place - changes.begin());
    if (change->value.empty() && at != changes.end())
        changes.erase(at);
    else if (!change->value.empty() && at != changes.end())
        *at = *std::move(change);
    else if (!change->value.empty())
        changes.push_back(*std::move(change));
    return {};
}

std::string limitValue(const std::vector<LimitChange>& changes, std::string_view name)
{
    const auto wanted = limitNamed(name);
    if (!wanted)
        return {};
    const auto place = placeOf(changes, *wanted);
    return place == changes.end() ? std::string() : place->value;
}

std::vector<LimitAmount> amountsOf(const LimitChange& change)
{
    const auto* option = findOption(change.option);
    return option == nullptr ? std::vector<LimitAmount>() : readAmounts(*option, change.value);
}

} // namespace fairlead
