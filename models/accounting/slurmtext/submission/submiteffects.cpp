// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submission/submiteffects.h"

#include "engine/base/constants.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/replay/recording/machine.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

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

SubmitDependency::Kind kindOf(std::string_view word)
{
    using Kind = SubmitDependency::Kind;
    return word == "after"     ? Kind::After
        : word == "afterok"    ? Kind::AfterOk
        : word == "afternotok" ? Kind::AfterNotOk
        : word == "aftercorr"  ? Kind::AfterCorr
                               : Kind::AfterAny;
}

/// "12", "13_4", "20+5": the number, the task of an array, and the minutes behind its start.
std::optional<SubmitDependency> dependencyOf(SubmitDependency::Kind kind, std::string_view piece)
{
    const auto plus = piece.find('+');
    const auto job = piece.substr(0, plus);
    const auto bar = job.find('_');
    const auto number = count(job.substr(0, bar));
    if (!number)
        return std::nullopt;
    SubmitDependency dependency{kind, *number, {}};
    if (bar != std::string_view::npos)
        dependency.task = count(job.substr(bar + 1));
    if (kind == SubmitDependency::Kind::After && plus != std::string_view::npos)
        dependency.delay = count(piece.substr(plus + 1)).value_or(0);
    return dependency;
}

/// "afterok:12:13_4,after:20+5", or with ? between them
void readDependencies(SubmitLine& line, std::string_view value)
{
    line.dependencies.clear();
    line.isSingleton = false;
    const bool areAlternatives = value.find('?') != std::string_view::npos;
    for (const auto part : text::split(value, areAlternatives ? '?' : ',')) {
        const auto pieces = text::split(text::trimmed(part), ':');
        const auto word = text::lower(pieces[0]);
        if (word == "singleton" && !areAlternatives) {
            line.isSingleton = true;
            continue;
        }
        if (!word.starts_with("after") || pieces.size() < 2) {
            line.leftOut.push_back("--dependency=" + word);
            continue;
        }
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            if (auto dependency = dependencyOf(kindOf(word), pieces[i])) {
                dependency->isAlternative = areAlternatives;
                line.dependencies.push_back(*dependency);
            }
        }
    }
}

/// "mcs" shares nodes with some.
void readExclusive(SubmitLine& line, std::string_view value)
{
    if (value.empty())
        line.isExclusive = true;
    else if (text::lower(value) == "user")
        line.isForUser = true;
    else
        line.leftOut.push_back("--exclusive=" + text::lower(value));
}

/// "gpu:2", "gpu:a100:2,license:1", "gres/gpu:2"
void readGres(SubmitLine& line, std::string_view value)
{
    std::optional<std::uint32_t> sum;
    for (auto entry : text::split(value, ',')) {
        entry = text::trimmed(entry);
        if (entry.starts_with("gres"))
            entry.remove_prefix(std::min(entry.size(), entry.find_first_of("/:") + 1));
        const auto pieces = text::split(entry, ':');
        const auto name = text::lower(pieces[0]);
        if (name != "gpu") {
            if (!name.empty() && name != "none")
                line.leftOut.push_back("--gres=" + name);
            continue;
        }
        const auto number = pieces.size() > 1 ? count(pieces.back()) : std::nullopt;
        if (pieces.size() > 2 || (pieces.size() > 1 && !number))
            line.gpuTypes.emplace_back(pieces[1]);
        sum = sum.value_or(0) + number.value_or(1);
    }
    if (sum)
        line.gpusPerNode = sum;
}

/// "3", "a100:3", "a100:2,v100:1"
std::optional<std::uint32_t> gpuCount(SubmitLine& line, std::string_view value)
{
    line.gpuTypes.clear();
    std::uint32_t sum = 0;
    for (const auto entry : text::split(value, ',')) {
        const auto colon = entry.rfind(':');
        if (colon != std::string_view::npos)
            line.gpuTypes.emplace_back(text::trimmed(entry.substr(0, colon)));
        sum += count(entry.substr(colon + 1)).value_or(0);
    }
    return sum;
}

void readArray(SubmitLine& line, std::string_view value)
{
    const auto percent = value.find('%');
    line.array = std::string(value.substr(0, percent));
    if (percent != std::string_view::npos)
        line.throttle = count(value.substr(percent + 1));
    if (line.throttle == 0U) // none, to slurmctld
        line.throttle.reset();
}

void readNice(SubmitLine& line, std::string_view value)
{
    const auto number = text::toInteger(value);
    line.nice = static_cast<std::int32_t>(
        std::clamp(value.empty() ? 100 : number.value_or(0), -2147483645LL, 2147483645LL));
}

void readPartitions(SubmitLine& line, std::string_view value)
{
    line.partitions.clear();
    for (const auto name : text::split(value, ','))
        line.partitions.emplace_back(text::trimmed(name));
}

/// One thread of each core alone; other hints are left out.
void readHint(SubmitLine& line, std::string_view value)
{
    if (text::trimmed(value) == "nomultithread")
        line.threadsPerCore = 1;
    else
        line.leftOut.emplace_back("--hint");
}

/// Several tasks to a core are left out.
void readTasksPerCore(SubmitLine& line, std::string_view value)
{
    line.isTaskPerCore = count(value) == 1U;
    if (line.isTaskPerCore == false)
        line.leftOut.emplace_back("--ntasks-per-core");
}

/// One of several is left out.
void readReservation(SubmitLine& line, std::string_view value)
{
    if (value.find(',') == std::string_view::npos)
        line.reservation = std::string(text::trimmed(value));
    else
        line.leftOut.emplace_back("--reservation");
}

/// "30", "1:00:00", "2-0", "UNLIMITED"
void readTime(SubmitLine& line, std::string_view value)
{
    if (const auto seconds = parseDuration(value))
        line.limit = *seconds == 0 || *seconds >= slurm::infinite ? replay::unlimited
                                                                  : limitInMinutes(*seconds);
}

/// The same.
void readLeastTime(SubmitLine& line, std::string_view value)
{
    if (const auto seconds = parseDuration(value); seconds && *seconds > 0)
        line.leastMinutes = limitInMinutes(*seconds);
}

/// What the options that a replay looks at change, by their names.
const std::unordered_map<std::string_view, Apply>& optionReaders()
{
    using Line = SubmitLine;
    using Text = std::string_view;
    static const std::unordered_map<std::string_view, Apply> all{
        {"ntasks", [](Line& l, Text v) { l.tasks = count(v); }},
        {"cpus-per-task", [](Line& l, Text v) { l.cpusPerTask = count(v); }},
        {"ntasks-per-node", [](Line& l, Text v) { l.tasksPerNode = count(v); }},
        {"tasks-per-node", [](Line& l, Text v) { l.tasksPerNode = count(v); }},
        {"mincpus", [](Line& l, Text v) { l.minCpusPerNode = count(v); }},
        {"threads-per-core", [](Line& l, Text v) { l.threadsPerCore = count(v); }},
        {"ntasks-per-core", readTasksPerCore},
        {"hint", readHint},
        {"nodes", readNodes},
        {"mem-per-cpu", [](Line& l, Text v) { l.memoryPerCpu = parseMegabytes(v); }},
        {"mem", [](Line& l, Text v) { l.memoryPerNode = parseMegabytes(v); }},
        {"gres", readGres},
        {"gpus", [](Line& l, Text v) { l.gpus = gpuCount(l, v); }},
        {"gpus-per-node", [](Line& l, Text v) { l.gpusPerNode = gpuCount(l, v); }},
        {"gpus-per-task", [](Line& l, Text v) { l.gpusPerTask = gpuCount(l, v); }},
        {"cpus-per-gpu", [](Line& l, Text v) { l.cpusPerGpu = count(v); }},
        {"array", readArray},
        {"nice", readNice},
        {"partition", readPartitions},
        {"dependency", readDependencies},
        {"job-name", [](Line& l, Text v) { l.name = std::string(v); }},
        {"nodelist", [](Line& l, Text v) { l.nodeList = std::string(v); }},
        {"exclude", [](Line& l, Text v) { l.excluded = std::string(v); }},
        {"constraint", [](Line& l, Text v) { l.constraint = std::string(v); }},
        {"reservation", readReservation},
        {"time", readTime},
        {"time-min", readLeastTime},
        {"qos", [](Line& l, Text v) { l.qos = std::string(text::trimmed(v)); }},
        {"account", [](Line& l, Text v) { l.account = std::string(text::trimmed(v)); }},
        {"exclusive", readExclusive},
        {"contiguous", [](Line& l, Text) { l.isContiguous = true; }},
        {"spread-job", [](Line& l, Text) { l.isSpread = true; }},
        {"hold", [](Line& l, Text) { l.isHeld = true; }},
        {"begin", [](Line& l, Text) { l.hasBegin = true; }},
    };
    return all;
}

/// What a replay leaves out. Options of neither kind change nothing that it looks at.
constexpr std::string_view leftOutOptions[]{
    "bb",
    "bbf",
    "cluster",
    "cluster-constraint",
    "clusters",
    "core-spec",
    "cores-per-socket",
    "deadline",
    "extra-node-info",
    "gpus-per-socket",
    "gres-flags",
    "licenses",
    "mem-per-gpu",
    "nodefile",
    "ntasks-per-gpu",
    "ntasks-per-socket",
    "ntasks-per-tres",
    "oversubscribe",
    "prefer",
    "priority",
    "reboot",
    "segment",
    "share",
    "sockets-per-node",
    "switches",
    "thread-spec",
    "tmp",
    "tres-per-task",
    "use-min-nodes",
};
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

void applyOption(SubmitLine& line, const SubmitOption& option, std::string_view value)
{
    if (std::ranges::find(leftOutOptions, option.name) != std::ranges::end(leftOutOptions))
        line.leftOut.push_back("--" + std::string(option.name));
    else if (const auto found = optionReaders().find(option.name); found != optionReaders().end())
        found->second(line, value);
}

} // namespace fairlead::accounting
