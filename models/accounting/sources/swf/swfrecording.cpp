// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/swf/swfrecording.h"

#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/sources/scheduling.h"
#include "models/accounting/sources/swf/swfnames.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace fairlead::accounting {

namespace {
using replay::Second;

constexpr replay::Moment insideSecond = 500; // ms: when in its second it happened is not told

class RecordingMaker
{
public:
    RecordingMaker(const SwfTrace& trace, std::string file)
        : m_trace(trace)
        , m_file(std::move(file))
        , m_names(trace)
        , m_begin(beginOf(trace))
    {
        m_recording.issues = trace.issues;
    }

    Result<void> readConfig(const QString& path)
    {
        if (path.isEmpty()) {
            tellAssumedRelease({}, m_recording);
            return {};
        }
        auto config = readSlurmConfig(path, m_recording.issues, ConfigUse::Lines);
        if (!config)
            return config.error();
        readSchedulerParameters(*config, m_recording);
        tellAssumedRelease(*config, m_recording);
        if (!config->nodeLines.empty())
            readMachineFromConfig(*config, m_recording);
        cameFrom(inputs::schedulersParameters, Message(path.toStdString()));
        return {};
    }

    replay::Recording make()
    {
        auto& machine = m_recording.machine;
        if (machine.nodes.empty())
            makeNodes();
        else
            cameFrom(inputs::nodes, said("Messages", "the configuration"));
        for (const auto& node : machine.nodes)
            m_size += node.cpus;
        makePartitions();
        auto& workload = m_recording.workload;
        workload.qos.emplace_back("normal");
        workload.jobs.reserve(m_trace.jobs.size());
        for (const auto& job : m_trace.jobs)
            add(job);
        finish();
        return std::move(m_recording);
    }

private:
    void cameFrom(Sentence what, Message origin)
    {
        m_recording.provenance.push_back({what, std::move(origin), false});
    }
    void assumed(Sentence what, Message origin)
    {
        m_recording.provenance.push_back({what, std::move(origin), true});
    }
    void warn(Message what)
    {
        m_recording.issues.push_back({Severity::Warning, std::move(what), m_file, 0});
    }

    /// The most processors that recorded jobs held at one time.
    [[nodiscard]] std::uint32_t mostHeld() const
    {
        std::vector<std::pair<Second, std::int64_t>> changes;
        for (const auto& job : m_trace.jobs) {
            const auto held = std::max(job.usedProcessors, job.processors());
            if (job.start() < 0)
                continue;
            changes.emplace_back(job.start(), held);
            changes.emplace_back(job.end(), -held);
        }
        std::ranges::sort(changes); // at one second those that leave come first
        std::int64_t held = 0;
        std::int64_t most = 1;
        for (const auto& [at, change] : changes)
            most = std::max(most, held += change);
        constexpr std::int64_t largest = 100'000'000;
        return static_cast<std::uint32_t>(std::min(most, largest));
    }

    void makeNodes()
    {
        auto processors = m_trace.processors;
        if (processors == 0) {
            processors = mostHeld();
            assumed(said("Messages", "processors of the machine"),
                    {said("Messages",
                          "%1, the most that were in use at one time: the trace has no "
                          "MaxProcs"),
                     {std::to_string(processors)}});
        }
        const auto count = m_trace.nodes == 0 ? 1 : std::min(m_trace.nodes, processors);
        auto& nodes = m_recording.machine.nodes;
        nodes.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            replay::Node node;
            node.name = "node" + std::to_string(i + 1);
            node.cpus = processors / count + (i < processors % count ? 1 : 0);
            nodes.push_back(std::move(node));
        }
        assumed(inputs::nodes,
                counted(count,
                        said("Messages",
                             "1 node with all processors, %2: --config with NodeName lines says "
                             "it exactly"),
                        said("Messages",
                             "%1 nodes with %2 processors together, given one by one: "
                             "--config with NodeName lines says it exactly"),
                        {std::to_string(processors)}));
    }

    void makePartitions()
    {
        auto& machine = m_recording.machine;
        std::size_t added = 0;
        for (const auto& name : m_names.partitions()) {
            if (std::ranges::any_of(machine.partitions,
                                    [&](const auto& known) { return known.name == name; }))
                continue;
            replay::PartitionRules rules;
            rules.name = name;
            rules.nodes = replay::NodeSet(machine.nodes.size());
            for (std::size_t node = 0; node < machine.nodes.size(); ++node)
                rules.nodes.insert(node);
            machine.partitions.push_back(std::move(rules));
            ++added;
        }
        if (added > 0)
            assumed(inputs::partitions,
                    {said("Messages", "%1 of the trace, each with all nodes"),
                     {std::to_string(added)}});
    }

    void add(const SwfJob& told)
    {
        if (told.processors() > m_size) {
            ++m_tooLarge;
            return;
        }
        replay::Job job;
        job.id = static_cast<std::uint32_t>(told.number);
        job.submit = replay::momentOf(m_begin + told.submit) + insideSecond;
        job.owner = ownerOf(told);
        job.partitions = listOf(m_names.partition(told));
        if (told.askedTime > 0)
            job.limit = limitInMinutes(static_cast<std::uint64_t>(told.askedTime));
        job.request.cpus = static_cast<std::uint32_t>(told.processors());
        setTimes(told, job);
        auto& workload = m_recording.workload;
        if (told.preceding > 0) {
            job.dependencies = static_cast<std::uint32_t>(workload.dependencyLists.size());
            workload.dependencyLists.push_back(
                {{static_cast<std::uint32_t>(told.preceding), false}});
            if (told.thinkTime > 0)
                m_thinking.push_back(static_cast<std::uint32_t>(workload.jobs.size()));
        }
        workload.jobs.push_back(std::move(job));
    }

    void setTimes(const SwfJob& told, replay::Job& job)
    {
        job.runTime = replay::noLimit;
        m_last = std::max({m_last, told.submit, told.end()});
        if (told.start() >= 0) {
            job.recorded.start = m_begin + told.start();
            job.recorded.eligible = m_begin + told.submit;
            job.recorded.hasFailed = told.status == 0;
            job.recorded.cpus = static_cast<std::uint32_t>(
                std::clamp<std::int64_t>(told.usedProcessors, 0, m_size));
            m_tooWide += told.usedProcessors > m_size ? 1 : 0;
        } else if (told.wait >= 0) {
            job.cancelled = m_begin + told.end();
            job.recorded.end = job.cancelled;
            return;
        } else {
            noteUnknownWait(told);
        }
        if (told.run >= 0) {
            job.runTime = static_cast<std::uint32_t>(
                std::min<std::int64_t>(told.run, replay::noLimit - std::int64_t{1}));
            job.recorded.end = job.recorded.start == 0 ? 0 : m_begin + told.end();
        }
    }

    /// As models of workloads write jobs: only a replay tells when they start.
    void noteUnknownWait(const SwfJob& told)
    {
        const auto run = std::max<std::int64_t>(told.run, 0);
        ++m_unknownWaits;
        m_unknownWork += static_cast<double>(run) * static_cast<double>(told.processors());
        m_longest = std::max(m_longest, run);
    }

    /// Time enough for all of them on a machine that is busy with nothing else.
    void makeRoomForUnknown()
    {
        if (m_unknownWaits == 0)
            return;
        warn(counted(m_unknownWaits,
                     said("Messages",
                          "1 job does not say how long it waited: only a replay tells when it "
                          "starts"),
                     said("Messages",
                          "%1 jobs do not say how long they waited: only a replay tells when they "
                          "start")));
        const auto busy = m_unknownWork / static_cast<double>(std::max<std::int64_t>(m_size, 1));
        m_last += m_longest + static_cast<Second>(std::min(busy, 1e10));
    }

    std::uint32_t ownerOf(const SwfJob& job)
    {
        auto& owners = m_recording.workload.owners;
        const auto [known, isNew]
            = m_owners.emplace(std::tuple(job.group, job.user, m_names.partition(job)),
                               static_cast<std::uint32_t>(owners.size()));
        if (isNew)
            owners.push_back({SwfNames::account(job), SwfNames::user(job), m_names.partition(job)});
        return known->second;
    }

    std::uint32_t listOf(const std::string& partition)
    {
        auto& lists = m_recording.workload.partitionLists;
        const auto [known, isNew]
            = m_lists.emplace(partition, static_cast<std::uint32_t>(lists.size()));
        if (isNew)
            lists.push_back({partition});
        return known->second;
    }

    void finish()
    {
        auto& workload = m_recording.workload;
        if (m_tooLarge > 0)
            warn(counted(
                m_tooLarge,
                said("Messages",
                     "1 job asks for more than the machine's %2 processors and is left out"),
                said("Messages",
                     "%1 jobs ask for more than the machine's %2 processors and are left "
                     "out"),
                {std::to_string(m_size)}));
        if (m_tooWide > 0)
            warn(counted(m_tooWide,
                         said("Messages",
                              "1 job had more than the machine's %2 processors: it counts as all "
                              "of them"),
                         said("Messages",
                              "%1 jobs had more than the machine's %2 processors: they count as "
                              "all of them"),
                         {std::to_string(m_size)}));
        if (!m_thinking.empty())
            workload.leftOut.push_back(
                {said("Messages", "think time after another job"), std::move(m_thinking)});
        makeRoomForUnknown();
        workload.from = m_begin + (workload.jobs.empty() ? 0 : m_trace.jobs.front().submit);
        workload.to = m_begin + m_last;
        if (m_trace.begin == 0)
            assumed(said("Messages", "beginning of the trace"),
                    said("Messages", "1 January 2000: it has no UnixStartTime"));
        cameFrom(inputs::jobs, Message(m_file));
        assumed(inputs::limitsOfAssociations, said("Messages", "none: a trace has none"));
        assumed(inputs::nodesThatWereDown, said("Messages", "none: a trace has none"));
    }

    const SwfTrace& m_trace;
    std::string m_file;
    SwfNames m_names;
    Second m_begin;
    replay::Recording m_recording;
    std::map<std::tuple<std::int64_t, std::int64_t, std::string>, std::uint32_t> m_owners;
    std::map<std::string, std::uint32_t> m_lists;
    std::vector<std::uint32_t> m_thinking;
    std::size_t m_tooLarge = 0; // what they ask for
    std::size_t m_tooWide = 0; // what they had
    std::int64_t m_size = 0; // processors of the machine
    Second m_last = 0; // since the trace began
    std::size_t m_unknownWaits = 0;
    double m_unknownWork = 0; // of those jobs  @unit CPU-seconds
    Second m_longest = 0; // of them
};
} // namespace

Result<replay::Recording> readSwfRecording(const SourceAccess& access)
{
    const auto& path = access.source.name();
    const auto trace = readSwfTrace(path);
    if (!trace)
        return trace.error();
    RecordingMaker maker(*trace, QFileInfo(path).fileName().toStdString());
    if (auto done = maker.readConfig(access.options.configFile); !done)
        return done.error();
    auto recording = maker.make();
    if (recording.workload.jobs.empty())
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "no job of %1 fits the machine"), {path.toStdString()}},
                     {}};
    return recording;
}

} // namespace fairlead::accounting
