// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/clusterreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/usage/tresweights.h"
#include "models/accounting/slurmtext/config/configuredmachine.h"
#include "models/accounting/slurmtext/machine/nodegres.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/hostlist.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace fairlead::accounting {

void checkBillingWeights(const std::string& weights, std::vector<Message>& problems)
{
    if (const auto parsed = parseTresWeights(weights); !parsed)
        problems.push_back(about("TRESBillingWeights", parsed.error().message));
    for (auto& flaw : tresWeightFlaws(weights))
        problems.push_back(about("TRESBillingWeights", std::move(flaw)));
}

namespace {
constexpr std::size_t mostHosts = 2000000; // in all partitions together

std::optional<std::uint32_t> number(const Keys& keys, const std::string& name)
{
    return wholeNumber(valueOf(keys, name));
}

/// The TRES that one node's Gres adds, with counts.
TresCounts gresCounts(const std::string& gres)
{
    TresCounts counts;
    for (const auto& entry : nodeGres(gres)) {
        counts.emplace_back("gres/" + entry.name, entry.count);
        if (!entry.type.empty())
            counts.emplace_back("gres/" + entry.name + ":" + text::lower(entry.type), entry.count);
    }
    return counts;
}

using TresPlaces = std::unordered_map<std::string, std::size_t>;

TresPlaces placesOf(const std::vector<std::string>& names)
{
    TresPlaces places;
    for (std::size_t i = 0; i < names.size(); ++i)
        places.emplace(names[i], i);
    return places;
}

void addTotals(const TresCounts& counts, double nodes, const TresPlaces& places,
               std::vector<double>& totals)
{
    for (const auto& [name, count] : counts) {
        if (const auto known = places.find(name); known != places.end())
            totals[known->second] += static_cast<double>(count) * nodes;
    }
}

/// One entry for each TRES that the cluster tracks.
TresCounts sumsOf(const TresCounts& counts, const TresPlaces& places)
{
    std::map<std::string, std::uint64_t> sums;
    for (const auto& [name, count] : counts) {
        if (places.contains(name))
            sums[name] += count;
    }
    return {sums.begin(), sums.end()};
}

/// The nodes of a slurm.conf. Those of one line are alike.
class ConfiguredNodes
{
public:
    ConfiguredNodes(const SlurmConfig& config, const TresPlaces& places)
    {
        for (const auto& line : configuredNodes(config)) {
            const auto& keys = line.keys;
            const auto name = valueOf(keys, "NodeName");
            TresCounts counts = gresCounts(valueOf(keys, "Gres"));
            counts.emplace_back("cpu", number(keys, "CPUs").value_or(1));
            counts.emplace_back("mem", number(keys, "RealMemory").value_or(1));
            counts.emplace_back("node", 1);
            forEachHost(name, m_nodesLeft, [&](const std::string& host) {
                m_kindOf.insert_or_assign(host, m_counts.size());
            });
            m_counts.push_back(sumsOf(counts, places));
        }
    }

    [[nodiscard]] std::size_t size() const { return m_kindOf.size(); }
    /// How many nodes there are of each kind.
    [[nodiscard]] std::map<std::size_t, std::size_t> kinds() const
    {
        std::map<std::size_t, std::size_t> counted;
        for (const auto& [host, kind] : m_kindOf)
            ++counted[kind];
        return counted;
    }
    /// The same among the hosts of a list.
    [[nodiscard]] std::map<std::size_t, std::size_t> kinds(std::string_view list)
    {
        std::map<std::size_t, std::size_t> counted;
        forEachHost(list, m_hostsLeft, [&](const std::string& host) {
            if (const auto known = m_kindOf.find(host); known != m_kindOf.end())
                ++counted[known->second];
        });
        return counted;
    }
    [[nodiscard]] const TresCounts& counts(std::size_t kind) const { return m_counts[kind]; }
    /// Whether the host lists name more than anybody can have.
    [[nodiscard]] bool isCut() const { return m_nodesLeft == 0 || m_hostsLeft == 0; }

private:
    std::size_t m_nodesLeft = mostNodes;
    std::size_t m_hostsLeft = mostHosts;
    std::vector<TresCounts> m_counts;
    std::unordered_map<std::string, std::size_t> m_kindOf;
};

/// Priorities of partitions have 16 bits; the largest ones mean something else.
std::uint32_t priorityOf(const Keys& keys, const std::string& name, std::uint32_t otherwise,
                         std::vector<Message>& problems)
{
    constexpr std::uint32_t largest = 65533;
    const auto text = valueOf(keys, name);
    const auto value = wholeNumber(text);
    if (text.empty() || (value && *value <= largest))
        return value.value_or(otherwise);
    problems.emplace_back(said("Messages", "%1 is not a number from 0 to %2; %3 is used"),
                          std::vector<FilledIn>{assigned(name, text), std::to_string(largest),
                                                std::to_string(otherwise)});
    return otherwise;
}

/// scontrol prints both; before 16.05 it printed Priority.
void checkPriorities(const Keys& keys, std::vector<Message>& problems)
{
    for (const auto* name : {"PriorityJobFactor", "PriorityTier"}) {
        const bool isThere
            = keys.contains(name) ? !valueOf(keys, name).empty() : keys.contains("Priority");
        if (!isThere)
            problems.emplace_back(said("Messages", "%1 is missing; 1 is used"),
                                  std::vector<FilledIn>{name});
    }
}

/// scontrol prints YES, a slurm.conf may say it in other words.
bool saysYes(const std::string& value)
{
    static constexpr std::array words{"YES", "UP", "TRUE", "1"};
    return std::ranges::any_of(
        words, [&](const char* word) { return text::equalsIgnoreCase(value, word); });
}

Partition partitionFromKeys(const Keys& keys, const TresPlaces& places,
                            std::vector<Message>& problems)
{
    Partition partition;
    partition.name = valueOf(keys, "PartitionName");
    partition.tresTotal.resize(places.size(), 0.0);
    const auto legacy = priorityOf(keys, "Priority", 1, problems);
    partition.jobFactor = priorityOf(keys, "PriorityJobFactor", legacy, problems);
    partition.tier = priorityOf(keys, "PriorityTier", legacy, problems);
    if (const auto limit = valueOf(keys, "MaxTime"); !limit.empty()) {
        const auto seconds = parseDuration(limit);
        if (!seconds)
            problems.push_back(about("MaxTime", seconds.error().message));
        else
            partition.maxTime = limitInMinutes(*seconds);
    }
    if (const auto weights = valueOf(keys, "TRESBillingWeights"); weights != "(null)")
        partition.billingWeights = weights;
    checkBillingWeights(partition.billingWeights, problems);
    partition.isDefault = saysYes(valueOf(keys, "Default"));
    std::vector<std::string> bad;
    addTotals(parseTresCounts(valueOf(keys, "TRES"), &bad), 1.0, places, partition.tresTotal);
    for (auto& entry : bad)
        problems.emplace_back(said("Messages", "%1 cannot be read and counts as nothing"),
                              std::vector<FilledIn>{std::move(entry)});
    return partition;
}

/// Adds partitions to the records; of two with one name the first counts.
class PartitionList
{
public:
    explicit PartitionList(SnapshotRecords& records)
        : m_records(records)
    {
        for (const auto& partition : records.partitions)
            m_names.insert(partition.name);
    }

    void add(Partition partition, const std::string& file, int line)
    {
        if (m_names.insert(partition.name).second)
            m_records.partitions.push_back(std::move(partition));
        else
            m_records.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "partition “%1” appears twice; the first one is used"),
                  {partition.name}},
                 file,
                 line});
    }

private:
    SnapshotRecords& m_records;
    std::unordered_set<std::string> m_names;
};
} // namespace

void readPartitions(TextLines given, const std::string& file, SnapshotRecords& records)
{
    auto lines = wholeRecords(std::move(given));
    const auto places = placesOf(records.tresNames);
    PartitionList partitions(records);
    while (const auto* line = lines.next()) {
        checkText(*line, file, records.issues);
        std::vector<Message> problems;
        const auto keys = parseKeyValues(line->text);
        auto partition = partitionFromKeys(keys, places, problems);
        if (!partition.name.empty())
            checkPriorities(keys, problems);
        if (!partition.name.empty() && valueOf(keys, "TRES").empty())
            problems.emplace_back(said("Messages",
                                       "the line tells no TRES of the partition: what "
                                       "jobs ask for is ignored there"));
        for (auto& problem : problems)
            warnOfGuess(records.issues, file, line->number, std::move(problem));
        if (partition.name.empty())
            warnOfGuess(records.issues, file, line->number,
                        said("Messages", "the line names no partition and is left out"));
        else
            partitions.add(std::move(partition), file, line->number);
    }
}

namespace {
/// A row of the table; nothing: it is no QOS. What cannot be read of it is told.
std::optional<Qos> qosOf(const PipeTable& table, const std::string& file, int line,
                         SnapshotRecords& records)
{
    Qos qos;
    qos.name = std::string(table.cell("Name"));
    const auto priority = wholeNumber(table.cell("Priority"));
    if (qos.name.empty() || (!priority && !table.cell("Priority").empty()))
        return {};
    qos.priority = priority.value_or(0);
    if (!priority)
        warnOfGuess(records.issues, file, line,
                    {said("Messages", "the Priority of QOS %1 is empty; 0 is used"), {qos.name}});
    const auto factor = text::toDouble(table.cell("UsageFactor"));
    qos.usageFactor = factor.value_or(1.0);
    if (!factor && !table.cell("UsageFactor").empty())
        warnOfGuess(
            records.issues, file, line,
            {said("Messages", "the UsageFactor of QOS %1 cannot be read; 1 is used"), {qos.name}});
    qos.noDecay = table.cell("Flags").find("NoDecay") != std::string_view::npos;
    for (const auto name : text::split(table.cell("Preempt"), ',')) {
        if (!name.empty())
            qos.preempts.emplace_back(name);
    }
    qos.preemptMode = text::upper(table.cell("PreemptMode"));
    qos.id = static_cast<std::uint32_t>(
        std::clamp<long long>(text::toInteger(table.cell("ID")).value_or(0), 0, 4294967295LL));
    return qos;
}
} // namespace

void readQos(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    const auto* line = lines.next();
    if (line == nullptr)
        return;
    std::unordered_set<std::string> known;
    for (const auto& qos : records.qos)
        known.insert(qos.name);
    PipeTable table(line->text);
    if (!table.has("Name") || !table.has("Priority")) {
        records.issues.push_back(
            {Severity::Error,
             said("Messages", "the first line must name the columns Name and Priority"), file,
             line->number});
        return;
    }
    while ((line = lines.next()) != nullptr) {
        checkText(*line, file, records.issues);
        table.setRow(line->text);
        auto qos = qosOf(table, file, line->number, records);
        if (!qos)
            warnOfGuess(records.issues, file, line->number,
                        said("Messages", "the line is not a QOS and is left out"));
        else if (known.insert(qos->name).second)
            records.qos.push_back(*std::move(qos));
        else
            records.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "QOS “%1” appears twice; the first one is used"), {qos->name}},
                 file,
                 line->number});
    }
    // The order of the file carries no meaning.
    std::sort(records.qos.begin(), records.qos.end(),
              [](const Qos& a, const Qos& b) { return a.name < b.name; });
}

void readNodesFromConfig(const SlurmConfig& config, SnapshotRecords& records)
{
    const ConfiguredNodes nodes(config, placesOf(records.tresNames));
    records.nodeCount += static_cast<std::uint32_t>(nodes.size());
    for (const auto& [kind, count] : nodes.kinds()) {
        for (const auto& [tres, number] : nodes.counts(kind))
            records.cpuCount += tres == "cpu" ? static_cast<std::uint32_t>(number * count) : 0;
    }
}

namespace {
/// @param complete  called with each partition and the nodes that its line names
template <typename Complete>
void addConfiguredPartitions(const SlurmConfig& config, const TresPlaces& places,
                             SnapshotRecords& records, const Complete& complete)
{
    PartitionList partitions(records);
    for (const auto& line : configuredPartitions(config)) {
        std::vector<Message> problems;
        auto partition = partitionFromKeys(line.keys, places, problems);
        for (auto& problem : problems)
            warnOfGuess(records.issues, line.file, line.line, std::move(problem));
        complete(partition, valueOf(line.keys, "Nodes"));
        partitions.add(std::move(partition), line.file, line.line);
    }
}
} // namespace

void readPartitionPriorities(const SlurmConfig& config, SnapshotRecords& records)
{
    addConfiguredPartitions(config, {}, records, [](const Partition&, const std::string&) {});
}

void readPartitionsFromConfig(const SlurmConfig& config, SnapshotRecords& records)
{
    const auto places = placesOf(records.tresNames);
    ConfiguredNodes nodes(config, places);
    std::vector<double> all(places.size(), 0.0);
    const auto addNodes = [&](const std::map<std::size_t, std::size_t>& kinds, auto& totals) {
        for (const auto& [kind, count] : kinds)
            addTotals(nodes.counts(kind), static_cast<double>(count), places, totals);
    };
    addNodes(nodes.kinds(), all);
    addConfiguredPartitions(
        config, places, records, [&](Partition& partition, const std::string& list) {
            auto& totals = partition.tresTotal;
            if (text::equalsIgnoreCase(list, "ALL"))
                std::ranges::transform(all, totals, totals.begin(), std::plus<>());
            else
                addNodes(nodes.kinds(list), totals);
        });
    if (nodes.isCut())
        records.issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "there are more than %1 nodes, or %2 in all partitions; the rest is left out"),
              {std::to_string(mostNodes), std::to_string(mostHosts)}},
             config.nodeLines.empty() ? std::string() : config.nodeLines.front().file,
             0});
}

} // namespace fairlead::accounting
