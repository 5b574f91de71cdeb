// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submitline.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairlead::accounting {

namespace {
using Apply = void (*)(SubmitLine&, std::string_view value);

std::optional<std::uint32_t> count(std::string_view value)
{
    const auto number = text::toInteger(text::trimmed(value));
    if (!number || *number < 0 || *number > std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

/// "2", "2-4"
void readNodes(SubmitLine& line, std::string_view value)
{
    const auto dash = value.find('-');
    line.minNodes = count(value.substr(0, dash));
    line.maxNodes = dash == std::string_view::npos ? line.minNodes : count(value.substr(dash + 1));
}

/// "12", "13_4", "20+5": the number, of a task its array's, and the minutes behind its start.
std::optional<replay::Dependency> dependencyOf(const std::string& kind, std::string_view piece)
{
    const auto plus = piece.find('+');
    const auto number = count(piece.substr(0, piece.find_first_of("_+")));
    if (!number)
        return std::nullopt;
    replay::Dependency dependency{*number, kind == "after"};
    dependency.isOnTask = kind == "aftercorr";
    if (dependency.isOnStart && plus != std::string_view::npos)
        dependency.delay = count(piece.substr(plus + 1)).value_or(0);
    return dependency;
}

/// "afterok:12:13_4,after:20+5"
void readDependencies(SubmitLine& line, std::string_view value)
{
    for (const auto either : text::split(value, '?')) {
        for (const auto part : text::split(either, ',')) {
            const auto pieces = text::split(part, ':');
            const auto kind = text::lower(pieces[0]);
            if (!kind.starts_with("after") || pieces.size() < 2) {
                line.leftOut.push_back("--dependency=" + kind);
                continue;
            }
            for (std::size_t i = 1; i < pieces.size(); ++i) {
                if (const auto dependency = dependencyOf(kind, pieces[i]))
                    line.dependencies.push_back(*dependency);
            }
        }
    }
}

/// "user" and "mcs" share nodes with some.
void readExclusive(SubmitLine& line, std::string_view value)
{
    if (value.empty())
        line.isExclusive = true;
    else
        line.leftOut.push_back("--exclusive=" + text::lower(value));
}

/// "gpu:2", "gpu:a100:2,license:1"
void readGres(SubmitLine& line, std::string_view value)
{
    for (const auto entry : text::split(value, ',')) {
        const auto pieces = text::split(entry, ':');
        if (text::lower(text::trimmed(pieces[0])) != "gpu")
            continue;
        const auto number = pieces.size() > 1 ? count(pieces.back()) : std::nullopt;
        line.gpusPerNode = line.gpusPerNode.value_or(0) + number.value_or(1);
    }
}

/// "3", "a100:3", "a100:2,v100:1"
std::optional<std::uint32_t> gpuCount(std::string_view value)
{
    std::uint32_t sum = 0;
    for (const auto entry : text::split(value, ','))
        sum += count(entry.substr(entry.rfind(':') + 1)).value_or(0);
    return sum;
}

struct Option
{
    std::string_view name;
    char letter;
    bool takesValue;
    Apply apply; ///< null: it changes nothing that a replay looks at
    bool isLeftOut = false;
};

constexpr auto readPartitions = [](SubmitLine& line, std::string_view value) {
    for (const auto name : text::split(value, ','))
        line.partitions.emplace_back(text::trimmed(name));
};

constexpr std::array options{
    Option{"ntasks", 'n', true, [](SubmitLine& l, std::string_view v) { l.tasks = count(v); }},
    Option{"cpus-per-task", 'c', true,
           [](SubmitLine& l, std::string_view v) { l.cpusPerTask = count(v); }},
    Option{"ntasks-per-node", 0, true,
           [](SubmitLine& l, std::string_view v) { l.tasksPerNode = count(v); }},
    Option{"nodes", 'N', true, readNodes},
    Option{"mem-per-cpu", 0, true,
           [](SubmitLine& l, std::string_view v) { l.memoryPerCpu = parseMegabytes(v); }},
    Option{"mem", 0, true,
           [](SubmitLine& l, std::string_view v) { l.memoryPerNode = parseMegabytes(v); }},
    Option{"gres", 0, true, readGres},
    Option{"gpus", 'G', true, [](SubmitLine& l, std::string_view v) { l.gpus = gpuCount(v); }},
    Option{"gpus-per-node", 0, true,
           [](SubmitLine& l, std::string_view v) { l.gpusPerNode = gpuCount(v); }},
    Option{"array", 'a', true,
           [](SubmitLine& l, std::string_view v) {
               const auto percent = v.find('%');
               l.array = std::string(v.substr(0, percent));
               if (percent != std::string_view::npos)
                   l.throttle = count(v.substr(percent + 1));
           }},
    Option{"nice", 0, false,
           [](SubmitLine& l, std::string_view v) {
               const auto number = text::toInteger(v);
               l.nice = static_cast<std::int32_t>(
                   std::clamp(v.empty() ? 100 : number.value_or(0), -2147483645LL, 2147483645LL));
           }},
    Option{"partition", 'p', true, readPartitions},
    Option{"dependency", 'd', true, readDependencies},
    Option{"nodelist", 'w', true,
           [](SubmitLine& l, std::string_view v) { l.nodeList = std::string(v); }},
    Option{"exclude", 'x', true,
           [](SubmitLine& l, std::string_view v) { l.excluded = std::string(v); }},
    Option{"exclusive", 0, false, readExclusive},
    Option{"contiguous", 0, false, [](SubmitLine& l, std::string_view) { l.isContiguous = true; }},
    Option{"hold", 'H', false, [](SubmitLine& l, std::string_view) { l.isHeld = true; }},
    Option{"begin", 'b', true, [](SubmitLine& l, std::string_view) { l.hasBegin = true; }},
    // What a replay leaves out.
    Option{"reservation", 0, true, nullptr, true},
    Option{"constraint", 'C', true, nullptr, true},
    Option{"licenses", 'L', true, nullptr, true},
    Option{"switches", 0, true, nullptr, true},
    Option{"deadline", 0, true, nullptr, true},
    Option{"time-min", 0, true, nullptr, true},
    Option{"spread-job", 0, false, nullptr, true},
    Option{"oversubscribe", 's', false, nullptr, true},
    Option{"gpus-per-task", 0, true, nullptr, true},
    Option{"mem-per-gpu", 0, true, nullptr, true},
    Option{"bb", 0, true, nullptr, true},
    Option{"clusters", 'M', true, nullptr, true},
    Option{"mincpus", 0, true, nullptr, true},
    Option{"tmp", 0, true, nullptr, true},
    Option{"use-min-nodes", 0, false, nullptr, true},
    Option{"core-spec", 'S', true, nullptr, true},
    Option{"thread-spec", 0, true, nullptr, true},
    Option{"threads-per-core", 0, true, nullptr, true},
    Option{"cores-per-socket", 0, true, nullptr, true},
    Option{"sockets-per-node", 0, true, nullptr, true},
    Option{"ntasks-per-socket", 0, true, nullptr, true},
    Option{"ntasks-per-core", 0, true, nullptr, true},
    Option{"ntasks-per-gpu", 0, true, nullptr, true},
    Option{"gpus-per-socket", 0, true, nullptr, true},
    Option{"extra-node-info", 'B', true, nullptr, true},
    Option{"nodefile", 'F', true, nullptr, true},
    // Others that take a word of their own.
    Option{"account", 'A', true, nullptr},
    Option{"time", 't', true, nullptr},
    Option{"qos", 'q', true, nullptr},
    Option{"job-name", 'J', true, nullptr},
    Option{"output", 'o', true, nullptr},
    Option{"error", 'e', true, nullptr},
    Option{"input", 'i', true, nullptr},
    Option{"chdir", 'D', true, nullptr},
    Option{"uid", 0, true, nullptr},
    Option{"wrap", 0, true, nullptr},
    Option{"comment", 0, true, nullptr},
    Option{"mail-type", 0, true, nullptr},
    Option{"mail-user", 0, true, nullptr},
    Option{"export", 0, true, nullptr},
    Option{"distribution", 'm', true, nullptr},
};

const Option* find(std::string_view name, char letter)
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& option) {
        return name.empty() ? option.letter == letter : option.name == name;
    });
    return found == options.end() ? nullptr : &*found;
}

void applyTo(SubmitLine& line, const Option& option, std::string_view value)
{
    if (option.isLeftOut)
        line.leftOut.push_back("--" + std::string(option.name));
    else if (option.apply != nullptr)
        option.apply(line, value);
}
} // namespace

std::optional<std::uint64_t> parseMegabytes(std::string_view text)
{
    std::string_view rest;
    const auto number = text::leadingNumber(text::trimmed(text), &rest);
    if (!number || *number < 0)
        return std::nullopt;
    const auto unit = rest.empty() ? 'M' : rest.front();
    const auto steps = std::string_view("KMGTP").find(text::upper({&unit, 1}));
    const auto power = steps == std::string_view::npos ? 1 : static_cast<int>(steps);
    const double megabytes = *number * std::pow(1024.0, power - 1);
    if (!(megabytes < 1e15))
        return std::nullopt;
    return static_cast<std::uint64_t>(std::ceil(megabytes));
}

SubmitLine parseSubmitLine(std::string_view text)
{
    SubmitLine line;
    std::vector<std::string_view> words;
    for (const auto word : text::split(text, ' ')) {
        if (!word.empty())
            words.push_back(word);
    }
    if (words.empty())
        return line;
    line.command = std::string(words[0].substr(words[0].rfind('/') + 1));
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto word = words[i];
        if (!word.starts_with('-'))
            break; // the script
        const bool isLong = word.starts_with("--");
        const auto equal = isLong ? word.find('=') : std::string_view::npos;
        const auto name = isLong ? word.substr(2, equal - 2) : std::string_view();
        if (!isLong && word.size() < 2)
            break;
        const auto* option = find(name, isLong ? '\0' : word[1]);
        std::string_view value;
        if (equal != std::string_view::npos)
            value = word.substr(equal + 1);
        else if (!isLong && word.size() > 2)
            value = word.substr(2);
        else if (option != nullptr && option->takesValue && i + 1 < words.size())
            value = words[++i];
        if (option != nullptr)
            applyTo(line, *option, value);
        if (name == "wrap")
            break; // the rest is the script
    }
    return line;
}

} // namespace fairlead::accounting
