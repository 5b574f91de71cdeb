// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submitline.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/submitoptions.h"

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
    line.dependencies.clear();
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

/// "gpu:2", "gpu:a100:2,license:1", "gres/gpu:2"
void readGres(SubmitLine& line, std::string_view value)
{
    std::optional<std::uint32_t> sum;
    for (auto entry : text::split(value, ',')) {
        entry = text::trimmed(entry);
        if (entry.starts_with("gres"))
            entry.remove_prefix(std::min(entry.size(), entry.find_first_of("/:") + 1));
        const auto pieces = text::split(entry, ':');
        if (text::lower(pieces[0]) != "gpu")
            continue;
        const auto number = pieces.size() > 1 ? count(pieces.back()) : std::nullopt;
        sum = sum.value_or(0) + number.value_or(1);
    }
    if (sum)
        line.gpusPerNode = sum;
}

/// "3", "a100:3", "a100:2,v100:1"
std::optional<std::uint32_t> gpuCount(std::string_view value)
{
    std::uint32_t sum = 0;
    for (const auto entry : text::split(value, ','))
        sum += count(entry.substr(entry.rfind(':') + 1)).value_or(0);
    return sum;
}

void readArray(SubmitLine& line, std::string_view value)
{
    const auto percent = value.find('%');
    line.array = std::string(value.substr(0, percent));
    if (percent != std::string_view::npos)
        line.throttle = count(value.substr(percent + 1));
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
        {"nodes", readNodes},
        {"mem-per-cpu", [](Line& l, Text v) { l.memoryPerCpu = parseMegabytes(v); }},
        {"mem", [](Line& l, Text v) { l.memoryPerNode = parseMegabytes(v); }},
        {"gres", readGres},
        {"gpus", [](Line& l, Text v) { l.gpus = gpuCount(v); }},
        {"gpus-per-node", [](Line& l, Text v) { l.gpusPerNode = gpuCount(v); }},
        {"array", readArray},
        {"nice", readNice},
        {"partition", readPartitions},
        {"dependency", readDependencies},
        {"nodelist", [](Line& l, Text v) { l.nodeList = std::string(v); }},
        {"exclude", [](Line& l, Text v) { l.excluded = std::string(v); }},
        {"exclusive", readExclusive},
        {"contiguous", [](Line& l, Text) { l.isContiguous = true; }},
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
    "constraint",
    "core-spec",
    "cores-per-socket",
    "cpus-per-gpu",
    "deadline",
    "extra-node-info",
    "gpus-per-socket",
    "gpus-per-task",
    "gres-flags",
    "hint",
    "licenses",
    "mem-per-gpu",
    "mincpus",
    "nodefile",
    "ntasks-per-core",
    "ntasks-per-gpu",
    "ntasks-per-socket",
    "ntasks-per-tres",
    "oversubscribe",
    "prefer",
    "priority",
    "reboot",
    "reservation",
    "segment",
    "share",
    "sockets-per-node",
    "spread-job",
    "switches",
    "thread-spec",
    "threads-per-core",
    "time-min",
    "tmp",
    "tres-per-task",
    "use-min-nodes",
};

void applyTo(SubmitLine& line, const SubmitOption& option, std::string_view value)
{
    if (std::ranges::find(leftOutOptions, option.name) != std::ranges::end(leftOutOptions))
        line.leftOut.push_back("--" + std::string(option.name));
    else if (const auto found = optionReaders().find(option.name); found != optionReaders().end())
        found->second(line, value);
}

/// Reads the words of a line one after the other, as getopt_long() does. Accounting has the
/// arguments with a blank between each two of them, and nothing of their quotes.
class LineReader
{
public:
    LineReader(std::string_view text, SubmitLine& line)
        : m_words(text::split(text, ' '))
        , m_line(line)
    {
    }

    void read()
    {
        m_next = nextAt(0);
        if (m_next == m_words.size())
            return;
        const auto program = m_words[m_next++];
        m_line.command = std::string(program.substr(program.rfind('/') + 1));
        m_command = submitCommandOf(program);
        for (m_next = nextAt(m_next); isOption(m_next) && !m_isScript; m_next = nextAt(m_next)) {
            const auto word = m_words[m_next++];
            if (word.starts_with("--"))
                readLong(word);
            else
                readShort(word);
        }
    }

private:
    using Value = SubmitOption::Value;

    /// Blanks beside each other are an empty argument, or were written by hand.
    [[nodiscard]] std::size_t nextAt(std::size_t at) const
    {
        while (at < m_words.size() && m_words[at].empty())
            ++at;
        return at;
    }
    [[nodiscard]] bool isOption(std::size_t at) const
    {
        return at < m_words.size() && m_words[at].size() > 1 && m_words[at].starts_with('-')
            && m_words[at] != "--";
    }

    void readLong(std::string_view word)
    {
        const auto equal = word.find('=');
        const auto* const option = findSubmitOption(word.substr(2, equal - 2), m_command);
        std::optional<std::string_view> joined;
        if (equal != std::string_view::npos)
            joined = word.substr(equal + 1);
        if (option != nullptr)
            readValue(*option, joined);
        else
            readUnknown(word.substr(0, equal), joined.has_value());
    }

    /// "-n4", "-Hn4", "-n"
    void readShort(std::string_view word)
    {
        for (std::size_t i = 1; i < word.size(); ++i) {
            const auto* const option = findSubmitOption(word[i], m_command);
            if (option == nullptr)
                return readUnknown('-' + std::string(1, word[i]), i + 1 < word.size());
            if (option->value == Value::None) {
                applyTo(m_line, *option, {});
                continue;
            }
            std::optional<std::string_view> joined;
            if (i + 1 < word.size())
                joined = word.substr(i + 1);
            return readValue(*option, joined);
        }
    }

    void readValue(const SubmitOption& option, std::optional<std::string_view> joined)
    {
        if (option.value == Value::Needed && !joined)
            joined = separateValue();
        std::string value(joined.value_or(std::string_view()));
        m_isScript = option.name == "wrap"; // the rest belongs to it
        if (option.isText && joined && !m_isScript)
            addWords(value);
        applyTo(m_line, option, value);
    }

    std::optional<std::string_view> separateValue()
    {
        const auto at = nextAt(m_next);
        if (at == m_words.size() || (at > m_next && isOption(at))) // an empty argument
            return std::nullopt;
        m_next = at + 1;
        return m_words[at];
    }

    /// No table has it: whether the word behind it is its value or the script is told by what
    /// comes then.
    void readUnknown(std::string_view name, bool hasValue)
    {
        m_line.unknown.emplace_back(name);
        const auto at = nextAt(m_next);
        if (!hasValue && at < m_words.size() && !isOption(at) && !isPath(at)
            && reachesScript(at + 1))
            m_next = at + 1;
    }

    /// The value "my job" of -J, where the quotes are gone.
    void addWords(std::string& value)
    {
        const auto first = nextAt(m_next);
        auto end = first;
        while (end < m_words.size() && end - first < mostAhead && !isOption(end) && !isPath(end))
            end = nextAt(end + 1);
        if (end == first || !isOption(end) || !reachesScript(end))
            return;
        for (; m_next < end; ++m_next)
            (value += ' ') += m_words[m_next];
    }

    /// "job.sh", "bin/job": no word of a name.
    [[nodiscard]] bool isPath(std::size_t at) const
    {
        return m_words[at].find_first_of("./") != std::string_view::npos;
    }

    /// Whether from there on options of the table come, if any, and then a script.
    [[nodiscard]] bool reachesScript(std::size_t at) const
    {
        const auto last = std::min(m_words.size(), at + mostAhead);
        for (at = nextAt(at); at < last; at = nextAt(at)) {
            const auto word = m_words[at++];
            if (!word.starts_with('-'))
                return true;
            const bool isLong = word.starts_with("--");
            const auto equal = isLong ? word.find('=') : std::string_view::npos;
            const auto* const option = isLong
                ? findSubmitOption(word.substr(2, equal - 2), m_command)
                : findSubmitOption(word.size() > 1 ? word[1] : '\0', m_command);
            if (option == nullptr || option->name == "wrap")
                return option != nullptr;
            const bool isJoined = isLong ? equal != std::string_view::npos : word.size() > 2;
            at += option->value == Value::Needed && !isJoined ? 1 : 0;
        }
        return false;
    }

    static constexpr std::size_t mostAhead = 64; // words

    std::vector<std::string_view> m_words;
    SubmitLine& m_line;
    SubmitCommand m_command = SubmitCommand::Sbatch;
    std::size_t m_next = 0; // into m_words
    bool m_isScript = false;
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

SubmitLine parseSubmitLine(std::string_view text)
{
    SubmitLine line;
    LineReader(text, line).read();
    return line;
}

} // namespace fairlead::accounting
