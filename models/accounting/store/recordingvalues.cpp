// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/recordingvalues.h"

#include "models/accounting/store/decimaltext.h"
#include "models/accounting/store/enumnames.h"

namespace fairlead::accounting {

namespace {
using replay::Closure;
using replay::FormerValue;
using replay::LoggedEvent;
using replay::MemoryRequest;
using replay::PartitionAccess;
using replay::Reservation;
using replay::SelectUnit;
using replay::StartedBy;
using replay::TresLimits;
using replay::tresNames;

constexpr std::array<std::string_view, 4> unitNames{"node", "socket", "core", "cpu"};
constexpr std::array<std::string_view, 3> memoryNames{"all", "cpu", "node"};
constexpr std::array<std::string_view, 4> schedulerNames{"unknown", "main", "backfill",
                                                         "submission"};
constexpr std::array<std::string_view, 6> eventNames{"submitted", "ended", "main",
                                                     "backfill",  "cycle", "left"};

constexpr std::array<std::string_view, 13> formerNames{
    "time_limit", "least_time_limit", "qos",  "owner",         "partitions",    "priority",
    "nice",       "begin_time",       "cpus", "cpus_per_task", "cpus_per_node", "min_nodes",
    "max_nodes"};
constexpr std::array<std::string_view, 4> accessNames{"AllowAccounts", "DenyAccounts", "AllowQos",
                                                      "DenyQos"};

template <typename Enum, std::size_t count>
void putName(SqlCell& cell, const std::array<std::string_view, count>& names, Enum value)
{
    cell.setText(names.at(static_cast<std::size_t>(value)));
}

constexpr std::string_view onEnd = "afterany:";
constexpr std::string_view onStart = "after:";
constexpr std::string_view onTask = "aftercorr:";
constexpr std::string_view onRelease = "release";
constexpr char alternative = '?';
constexpr char neverMet = '!';

/// "afterany:7", "afterany:7_2", "aftercorr:7", "after:7", "after:7+5", "release"; of alternatives
/// "?afterany:7", and where it is never met "!afterany:7".
std::string textOf(const replay::Dependency& dependency)
{
    if (dependency.isRelease)
        return std::string(onRelease);
    std::string text;
    if (dependency.isAlternative)
        text += alternative;
    if (dependency.isNeverMet)
        text += neverMet;
    text += dependency.isOnTask ? onTask : dependency.isOnStart ? onStart : onEnd;
    text += std::to_string(dependency.job);
    if (dependency.task != replay::nothing)
        text += '_' + std::to_string(dependency.task);
    if (dependency.delay > 0)
        text += '+' + std::to_string(dependency.delay);
    return text;
}

/// Takes what is behind a mark off a text, which may have none.
std::optional<std::uint32_t> takeBehind(std::string_view& text, char mark, std::uint32_t otherwise)
{
    const auto place = text.find(mark);
    if (place == std::string_view::npos)
        return otherwise;
    const auto value = parsed<std::uint32_t>(text.substr(place + 1));
    text = text.substr(0, place);
    return value;
}

bool takeMark(std::string_view& text, char mark)
{
    const bool isThere = text.starts_with(mark);
    text.remove_prefix(isThere ? 1 : 0);
    return isThere;
}

std::optional<replay::Dependency> dependencyIn(std::string_view text)
{
    replay::Dependency dependency;
    dependency.isRelease = text == onRelease;
    if (dependency.isRelease)
        return dependency;
    dependency.isAlternative = takeMark(text, alternative);
    dependency.isNeverMet = takeMark(text, neverMet);
    dependency.isOnStart = text.starts_with(onStart);
    dependency.isOnTask = text.starts_with(onTask);
    if (!dependency.isOnStart && !dependency.isOnTask && !text.starts_with(onEnd))
        return {};
    text.remove_prefix(text.find(':') + 1);
    const auto delay = dependency.isOnStart ? takeBehind(text, '+', 0) : std::optional(0U);
    const auto task = takeBehind(text, '_', replay::nothing);
    const auto job = parsed<std::uint32_t>(text);
    if (!job || !delay || !task)
        return {};
    dependency.job = *job;
    dependency.delay = *delay;
    dependency.task = *task;
    return dependency;
}
} // namespace

void SqlValue<std::uint64_t>::put(SqlCell& cell, std::uint64_t value)
{
    cell.setText(std::to_string(value));
}

std::optional<std::uint64_t> SqlValue<std::uint64_t>::from(const SqlCell& cell)
{
    return parsed<std::uint64_t>(cell.text());
}

void SqlValue<SelectUnit>::put(SqlCell& cell, SelectUnit value)
{
    putName(cell, unitNames, value);
}

std::optional<SelectUnit> SqlValue<SelectUnit>::from(const SqlCell& cell)
{
    return enumNamed<SelectUnit>(unitNames, cell.text());
}

void SqlValue<MemoryRequest::Kind>::put(SqlCell& cell, MemoryRequest::Kind value)
{
    putName(cell, memoryNames, value);
}

std::optional<MemoryRequest::Kind> SqlValue<MemoryRequest::Kind>::from(const SqlCell& cell)
{
    return enumNamed<MemoryRequest::Kind>(memoryNames, cell.text());
}

void SqlValue<StartedBy>::put(SqlCell& cell, StartedBy value)
{
    putName(cell, schedulerNames, value);
}

std::optional<StartedBy> SqlValue<StartedBy>::from(const SqlCell& cell)
{
    return enumNamed<StartedBy>(schedulerNames, cell.text());
}

void SqlValue<LoggedEvent::Kind>::put(SqlCell& cell, LoggedEvent::Kind value)
{
    putName(cell, eventNames, value);
}

std::optional<LoggedEvent::Kind> SqlValue<LoggedEvent::Kind>::from(const SqlCell& cell)
{
    return enumNamed<LoggedEvent::Kind>(eventNames, cell.text());
}

void SqlValue<FormerValue::What>::put(SqlCell& cell, FormerValue::What value)
{
    putName(cell, formerNames, value);
}

std::optional<FormerValue::What> SqlValue<FormerValue::What>::from(const SqlCell& cell)
{
    return enumNamed<FormerValue::What>(formerNames, cell.text());
}

void SqlValue<TresLimits>::put(SqlCell& cell, const TresLimits& limits)
{
    TresCounts counts;
    for (std::size_t i = 0; i < tresNames.size(); ++i) {
        if (limits[i] != replay::noAmount)
            counts.emplace_back(tresNames[i], limits[i]);
    }
    for (const auto& [type, amount] : limits.gpuTypes)
        counts.emplace_back(std::string(replay::gpuTypePrefix) + type, amount);
    SqlValue<TresCounts>::put(cell, counts);
}

std::optional<TresLimits> SqlValue<TresLimits>::from(const SqlCell& cell)
{
    const auto counts = SqlValue<TresCounts>::from(cell);
    if (!counts)
        return {};
    TresLimits limits;
    for (const auto& [name, count] : *counts) {
        if (!limits.set(name, count))
            return {};
    }
    return limits;
}

void SqlValue<std::vector<replay::Dependency>>::put(SqlCell& cell,
                                                    const std::vector<replay::Dependency>& list)
{
    std::vector<std::string> entries;
    entries.reserve(list.size());
    for (const auto& entry : list)
        entries.push_back(textOf(entry));
    SqlValue<std::vector<std::string>>::put(cell, entries);
}

std::optional<std::vector<replay::Dependency>>
SqlValue<std::vector<replay::Dependency>>::from(const SqlCell& cell)
{
    const auto entries = SqlValue<std::vector<std::string>>::from(cell);
    if (!entries)
        return {};
    std::vector<replay::Dependency> list;
    list.reserve(entries->size());
    for (const auto& entry : *entries) {
        const auto dependency = dependencyIn(entry);
        if (!dependency)
            return {};
        list.push_back(*dependency);
    }
    return list;
}

void SqlValue<std::vector<PartitionAccess>>::put(SqlCell& cell,
                                                 const std::vector<PartitionAccess>& list)
{
    std::vector<std::string> entries;
    for (const auto& [partition, rule, names] : list) {
        entries.push_back(partition);
        entries.emplace_back(accessNames.at(static_cast<std::size_t>(rule)));
        entries.push_back(cellWith(names).text());
    }
    SqlValue<std::vector<std::string>>::put(cell, entries);
}

std::optional<std::vector<PartitionAccess>>
SqlValue<std::vector<PartitionAccess>>::from(const SqlCell& cell)
{
    const auto entries = SqlValue<std::vector<std::string>>::from(cell);
    constexpr std::size_t parts = 3;
    if (!entries || entries->size() % parts != 0)
        return {};
    std::vector<PartitionAccess> list;
    for (std::size_t i = 0; i < entries->size(); i += parts) {
        const auto rule = enumNamed<PartitionAccess::Rule>(accessNames, (*entries)[i + 1]);
        SqlCell inner;
        inner.setText((*entries)[i + 2]);
        auto names = SqlValue<std::vector<std::string>>::from(inner);
        if (!rule || !names)
            return {};
        list.push_back({(*entries)[i], *rule, *std::move(names)});
    }
    return list;
}

namespace {
/// Records of numbers alone, those of one behind those of the other.
template <typename Record, typename... Number>
void putNumbers(SqlCell& cell, const std::vector<Record>& list, Number Record::*... number)
{
    std::vector<std::string> entries;
    for (const auto& record : list)
        (entries.push_back(std::to_string(record.*number)), ...);
    SqlValue<std::vector<std::string>>::put(cell, entries);
}

template <typename Record, typename... Number>
std::optional<std::vector<Record>> numbersFrom(const SqlCell& cell, Number Record::*... number)
{
    const auto entries = SqlValue<std::vector<std::string>>::from(cell);
    if (!entries || entries->size() % sizeof...(number) != 0)
        return {};
    std::vector<Record> list(entries->size() / sizeof...(number));
    auto next = entries->begin();
    const auto take = [&]<typename Value>(Value& target) {
        const auto value = parsed<Value>(*next++);
        target = value.value_or(0);
        return value.has_value();
    };
    for (auto& record : list) {
        if (!(take(record.*number) && ...))
            return {};
    }
    return list;
}
} // namespace

void SqlValue<std::vector<Reservation>>::put(SqlCell& cell, const std::vector<Reservation>& list)
{
    putNumbers(cell, list, &Reservation::name, &Reservation::nodes, &Reservation::made,
               &Reservation::from, &Reservation::to);
}

std::optional<std::vector<Reservation>>
SqlValue<std::vector<Reservation>>::from(const SqlCell& cell)
{
    return numbersFrom(cell, &Reservation::name, &Reservation::nodes, &Reservation::made,
                       &Reservation::from, &Reservation::to);
}

void SqlValue<std::vector<Closure>>::put(SqlCell& cell, const std::vector<Closure>& list)
{
    putNumbers(cell, list, &Closure::partition, &Closure::from, &Closure::to);
}

std::optional<std::vector<Closure>> SqlValue<std::vector<Closure>>::from(const SqlCell& cell)
{
    return numbersFrom(cell, &Closure::partition, &Closure::from, &Closure::to);
}

std::string nodeRanges(const replay::NodeSet& nodes)
{
    std::string text;
    std::size_t first = 0;
    std::size_t next = 0; // behind the range that begins at `first`
    const auto finish = [&] {
        if (next == first)
            return;
        text += (text.empty() ? "" : ",") + std::to_string(first);
        if (next - first > 1)
            text += '-' + std::to_string(next - 1);
    };
    nodes.forEach([&](std::size_t node) {
        if (node != next || next == first) {
            finish();
            first = node;
        }
        next = node + 1;
    });
    finish();
    return text;
}

std::optional<replay::NodeSet> nodesIn(std::string_view ranges, std::size_t nodeCount)
{
    replay::NodeSet nodes(nodeCount);
    std::size_t next = 0; // they ascend: no node comes twice
    while (!ranges.empty()) {
        const auto range = ranges.substr(0, ranges.find(','));
        const auto dash = range.find('-');
        const auto first = parsed<std::size_t>(range.substr(0, dash));
        const auto last
            = dash == std::string_view::npos ? first : parsed<std::size_t>(range.substr(dash + 1));
        if (!first || !last || *first < next || *last < *first || *last >= nodeCount)
            return {};
        for (next = *first; next <= *last; ++next)
            nodes.insert(next);
        if (range.size() + 1 == ranges.size())
            return {}; // a comma at the end
        ranges.remove_prefix(std::min(range.size() + 1, ranges.size()));
    }
    return nodes;
}

} // namespace fairlead::accounting
