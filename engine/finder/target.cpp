// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/target.h"

#include "engine/base/text.h"
#include "engine/replay/outcome/waitchanges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace fairlead::finder {

namespace {
using replay::GroupFigures;
using replay::Grouping;
using Words = std::vector<std::string>;

constexpr std::array measures{
    std::pair("mean wait", Measure::MeanWait),
    std::pair("median wait", Measure::MedianWait),
    std::pair("p90 wait", Measure::P90Wait),
    std::pair("promised share", Measure::PromisedShare),
    std::pair("delivered share", Measure::DeliveredShare),
    std::pair("mean slowdown", Measure::MeanSlowdown),
    std::pair("median slowdown", Measure::MedianSlowdown),
    std::pair("p90 slowdown", Measure::P90Slowdown),
    std::pair("utilisation", Measure::Utilisation),
};
constexpr std::size_t smallSizes = 3; // 1, 2-4, 5-16

bool isSlowdown(Measure measure)
{
    return measure >= Measure::MeanSlowdown && measure <= Measure::P90Slowdown;
}

Error refused(std::string_view text, Sentence why)
{
    return {ErrorCode::Usage,
            {said("Messages", "target “%1”: %2"), {std::string(text), Message(why)}},
            {}};
}

std::string joined(const Words& words)
{
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The words, with blanks around the relation whether they were typed or not.
Words wordsOf(std::string_view text)
{
    std::string spaced;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isRelation
            = (text[i] == '<' || text[i] == '>') && i + 1 < text.size() && text[i + 1] == '=';
        if (isRelation) {
            spaced += std::string(" ") + text[i] + "= ";
            ++i;
        } else {
            spaced += text[i] == '\t' ? ' ' : text[i];
        }
    }
    Words words;
    for (const auto part : text::split(spaced, ' ')) {
        if (!part.empty())
            words.emplace_back(part);
    }
    return words;
}

/// Takes "of ..." or "for ..." from the end of the words.
Words takeGroup(Words& words)
{
    const auto place = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        return text::equalsIgnoreCase(word, "of") || text::equalsIgnoreCase(word, "for");
    });
    if (place == words.end())
        return {};
    Words group(place + 1, words.end());
    words.erase(place, words.end());
    if (group.empty())
        group.emplace_back(); // no group has an empty name
    return group;
}

bool readGroup(const Words& words, Target& target)
{
    if (words.empty() || (words.size() == 1 && text::equalsIgnoreCase(words[0], "all"))) {
        if (target.measure == Measure::PromisedShare)
            target.by = Grouping::Account;
        return true;
    }
    if (words.size() != 2)
        return false;
    const auto first = text::lower(words[0]);
    if (text::equalsIgnoreCase(words[1], "jobs") && (first == "small" || first == "large")) {
        target.by = Grouping::Size;
        target.which = first == "small" ? Target::Which::Small : Target::Which::Large;
        return true;
    }
    const bool isEach = first == "each";
    const auto by = replay::groupingOf(isEach ? text::lower(words[1]) : first);
    if (!by || *by == Grouping::Cluster)
        return false;
    target.by = *by;
    target.which = isEach ? Target::Which::Each : Target::Which::Named;
    target.name = isEach ? "" : words[1];
    return true;
}

/// A number and what follows it without a blank between.
std::optional<double> readValue(const Words& words, Measure measure)
{
    constexpr std::array units{std::pair("s", 1.0),     std::pair("min", 60.0),
                               std::pair("m", 60.0),    std::pair("h", 3600.0),
                               std::pair("d", 86400.0), std::pair("w", 7 * 86400.0)};
    std::string text;
    for (const auto& word : words)
        text += word;
    const auto unitAt = text.find_first_not_of("0123456789.");
    const auto number = text::toDouble(text.substr(0, unitAt));
    const auto unit = unitAt == std::string::npos ? std::string() : text.substr(unitAt);
    if (!number)
        return std::nullopt;
    if (isWait(measure)) {
        for (const auto& [name, seconds] : units) {
            if (unit == name)
                return *number * seconds;
        }
        return std::nullopt;
    }
    if (unit == "%" && !isSlowdown(measure))
        return *number / 100.0;
    return unit.empty() ? number : std::nullopt;
}

/// Whether it is a number without a sign for which a percentage was meant: no machine is used more
/// than wholly, and hardly anybody gets ten times what is promised.
bool lacksPercent(const Words& words, const Target& target)
{
    const bool isShare = target.measure == Measure::PromisedShare
        || target.measure == Measure::DeliveredShare || target.measure == Measure::Utilisation;
    const double most = target.measure == Measure::PromisedShare ? 10.0 : 1.0;
    return isShare && target.value > most && !words.empty() && !words.back().ends_with('%');
}

double GroupFigures::*memberOf(Measure measure)
{
    switch (measure) {
    case Measure::MeanWait:
        return &GroupFigures::meanWait;
    case Measure::MedianWait:
        return &GroupFigures::medianWait;
    case Measure::P90Wait:
        return &GroupFigures::p90Wait;
    case Measure::MeanSlowdown:
        return &GroupFigures::meanSlowdown;
    case Measure::MedianSlowdown:
        return &GroupFigures::medianSlowdown;
    case Measure::P90Slowdown:
        return &GroupFigures::p90Slowdown;
    case Measure::PromisedShare:
    case Measure::DeliveredShare:
    case Measure::Utilisation:
        break;
    }
    return &GroupFigures::deliveredShare;
}

const std::vector<std::string>& namesOf(const replay::Outlook& outlook, Grouping by)
{
    return outlook.names[static_cast<std::size_t>(by)];
}

/// Whether jobs of the size started: really, or under the first policy.
bool hasStarts(const replay::Outlook& outlook, std::size_t size)
{
    return outlook.recorded.of(Grouping::Size)[size].jobs > 0
        || outlook.policies.front().jobs(Grouping::Size, size) > 0;
}

bool isLargest(const replay::Outlook& outlook, std::size_t size)
{
    for (auto i = size + 1; i < namesOf(outlook, Grouping::Size).size(); ++i) {
        if (hasStarts(outlook, i))
            return false;
    }
    return true;
}

/// Whether the target means the group. A size may be the name of no job: then nothing means it.
bool isMeant(const Target& target, const replay::Outlook& outlook, std::size_t group)
{
    if (target.by == Grouping::Size && !hasStarts(outlook, group))
        return false;
    switch (target.which) {
    case Target::Which::Named:
        return namesOf(outlook, target.by)[group] == target.name;
    case Target::Which::Small:
        return group < smallSizes;
    case Target::Which::Large:
        return isLargest(outlook, group);
    case Target::Which::Each:
        break;
    }
    return true;
}

double valueOf(const Target& target, const replay::PolicyOutlook& policy, std::size_t group)
{
    constexpr auto none = std::numeric_limits<double>::quiet_NaN();
    const auto figure = policy.of(target.by, group, memberOf(target.measure)).mean;
    if (target.measure == Measure::PromisedShare)
        return policy.jobs(target.by, group) > 0 && policy.promised[group] > 0
            ? figure / policy.promised[group]
            : none;
    if (target.measure == Measure::DeliveredShare)
        return figure;
    return policy.jobs(target.by, group) > 0 ? figure : none;
}
} // namespace

bool isWait(Measure measure)
{
    return measure <= Measure::P90Wait;
}

Result<Target> parseTarget(std::string_view text)
{
    const auto words = wordsOf(text);
    const auto relation = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        return word == "<=" || word == ">=";
    });
    if (relation == words.end())
        return refused(text, said("Messages", "<= or >= is missing"));
    Target target;
    target.text = joined(words);
    target.isAtLeast = *relation == ">=";
    Words left(words.begin(), relation);
    Words right(relation + 1, words.end());
    auto group = takeGroup(left);
    const auto behind = takeGroup(right);
    if (!group.empty() && !behind.empty())
        return refused(text, said("Messages", "it names two groups"));
    if (group.empty())
        group = behind;
    const auto name = text::lower(joined(left));
    const auto* measure = std::find_if(measures.begin(), measures.end(),
                                       [&](const auto& known) { return name == known.first; });
    if (measure == measures.end())
        return refused(text,
                       said("Messages",
                            "expected mean, median or p90 wait or slowdown, promised "
                            "share, delivered share or utilisation"));
    target.measure = measure->second;
    if (!readGroup(group, target))
        return refused(text,
                       said("Messages",
                            "expected all, each account, account NAME (or user, qos, "
                            "partition, size), small jobs or large jobs"));
    if (target.measure == Measure::PromisedShare && target.by != Grouping::Account)
        return refused(text, said("Messages", "only accounts are promised a share"));
    if (target.measure == Measure::Utilisation && target.by != Grouping::Cluster)
        return refused(text, said("Messages", "utilisation is that of the whole machine"));
    const auto value = readValue(right, target.measure);
    if (!value && isWait(target.measure))
        return refused(text, said("Messages", "expected a time such as 90 s, 30 min, 2 h or 1 d"));
    if (!value)
        return refused(text,
                       said("Messages",
                            "expected a number; of shares and utilisation also "
                            "a percentage such as 90 %"));
    target.value = *value;
    if (lacksPercent(right, target))
        return refused(
            text,
            said("Messages", "shares are parts of 1: a percentage has its sign, such as 90 %"));
    return target;
}

Result<void> checkTarget(const Target& target, const replay::Outlook& outlook)
{
    for (std::size_t i = 0; i < namesOf(outlook, target.by).size(); ++i) {
        if (isMeant(target, outlook, i))
            return {};
    }
    return refused(target.text, said("Messages", "the recording has no jobs of that group"));
}

Figure figureOf(const Target& target, const replay::Outlook& outlook,
                const replay::PolicyOutlook& policy)
{
    Figure worst;
    if (target.measure == Measure::Utilisation) {
        worst.value = policy.utilisation().mean;
        return worst;
    }
    worst.value = std::numeric_limits<double>::quiet_NaN();
    const auto& names = namesOf(outlook, target.by);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!isMeant(target, outlook, i))
            continue;
        const auto value = valueOf(target, policy, i);
        if (std::isnan(value))
            continue;
        const bool isWorse = target.isAtLeast ? value < worst.value : value > worst.value;
        if (std::isnan(worst.value) || isWorse)
            worst = {value, target.by == Grouping::Cluster ? "" : names[i]};
    }
    return worst;
}

std::optional<Change> changeOf(const Target& target, const replay::Outlook& outlook,
                               const replay::PolicyOutlook& before,
                               const replay::PolicyOutlook& after)
{
    const auto of = [&](const replay::PolicyOutlook& policy, std::size_t replica) {
        replay::PolicyOutlook one;
        one.promised = policy.promised;
        one.replicas = {policy.replicas[replica]};
        return figureOf(target, outlook, one).value;
    };
    std::vector<double> differences;
    for (std::size_t i = 0; i < std::min(before.replicas.size(), after.replicas.size()); ++i) {
        const auto difference = of(after, i) - of(before, i);
        if (std::isnan(difference))
            return std::nullopt;
        differences.push_back(difference);
    }
    constexpr auto unbounded = std::numeric_limits<double>::max();
    const auto estimate = replay::estimateOf(differences, -unbounded, unbounded);
    return estimate.hasSpread() ? std::optional(Change{estimate.low, estimate.high}) : std::nullopt;
}

const std::string* groupOfFewer(const Target& target, const replay::Outlook& outlook,
                                const replay::PolicyOutlook& before,
                                const replay::PolicyOutlook& after)
{
    if (memberOf(target.measure) == &replay::GroupFigures::deliveredShare)
        return nullptr;
    const auto& names = namesOf(outlook, target.by);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!isMeant(target, outlook, i))
            continue;
        const auto starts = replay::startsOf(before, after, target.by, i);
        if (starts == replay::Starts::Fewer)
            return &names[i];
        if (starts != replay::Starts::None)
            continue;
        const auto change = replay::startsDifference(before, after, target.by, i);
        const bool isChance = change.hasSpread() && change.high >= 0; // one of few jobs
        if (!isChance)
            return &names[i];
    }
    return nullptr;
}

bool isGain(const Target& target, const Figure& figure)
{
    return !figure.isOfFewer && figure.change
        && (target.isAtLeast ? figure.change->low > 0 : figure.change->high < 0);
}

double gapOf(const Target& target, const Figure& figure)
{
    if (std::isnan(figure.value) || figure.isOfFewer)
        return std::numeric_limits<double>::infinity();
    const double missing
        = target.isAtLeast ? target.value - figure.value : figure.value - target.value;
    return target.value > 0 ? missing / target.value : missing;
}

} // namespace fairlead::finder
