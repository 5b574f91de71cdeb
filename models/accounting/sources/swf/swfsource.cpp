// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/swf/swfsource.h"

#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/usage/historyreader.h"
#include "models/accounting/sources/fingerprint.h"
#include "models/accounting/sources/swf/swfnames.h"
#include "models/accounting/sources/swf/swfrecording.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fairlead::accounting {

namespace {
class SnapshotMaker
{
public:
    SnapshotMaker(const SwfTrace& trace, std::string file)
        : m_trace(trace)
        , m_file(std::move(file))
        , m_names(trace)
        , m_begin(beginOf(trace))
    {
        m_records.issues = trace.issues;
    }

    Result<SnapshotRecords> make(const SourceOptions& options)
    {
        if (auto done = readConfig(options.configFile); !done)
            return done.error();
        if (m_records.cluster.empty())
            m_records.cluster = m_trace.computer.empty() ? m_file : m_trace.computer;
        setMoment(options.at);
        addTree();
        addPartitions();
        if (m_records.nodeCount == 0) {
            m_records.nodeCount = m_trace.nodes;
            m_records.cpuCount = m_trace.processors;
        }
        addJobs();
        addUsage();
        return std::move(m_records);
    }

private:
    void cameFrom(Sentence what, bool isAssumed, Message origin)
    {
        m_records.provenance.push_back({what, std::move(origin), isAssumed});
    }

    Result<void> readConfig(const QString& path)
    {
        SlurmConfig config;
        if (path.isEmpty()) {
            cameFrom(inputs::settings, true,
                     said("Messages",
                          "those of a slurm.conf that sets nothing: --config names the "
                          "policy"));
        } else {
            auto read = readSlurmConfig(path, m_records.issues, ConfigUse::Lines);
            if (!read)
                return read.error();
            config = *std::move(read);
            cameFrom(inputs::settings, false, Message(path.toStdString()));
        }
        applySlurmConfig(config, m_records);
        readNodesFromConfig(config, m_records);
        readPartitionsFromConfig(config, m_records);
        return {};
    }

    void setMoment(std::optional<std::int64_t> at)
    {
        for (const auto& job : m_trace.jobs)
            m_moment = std::max({m_moment, m_begin + job.submit, m_begin + job.end()});
        if (at) {
            m_moment = *at;
            cameFrom(inputs::moment, false, said("Messages", "--at"));
        } else {
            cameFrom(inputs::moment, true,
                     said("Messages",
                          "the end of the trace, when nothing waits; --at names "
                          "another"));
        }
        if (m_trace.begin == 0)
            cameFrom(said("Messages", "beginning of the trace"), true,
                     said("Messages", "1 January 2000: it has no UnixStartTime"));
        m_records.takenAt = m_moment;
        m_records.computedAt = m_moment;
        const QTimeZone zone(QByteArray::fromStdString(m_trace.timeZone));
        if (zone.isValid())
            m_records.utcOffset = zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(m_moment));
    }

    void addPartitions()
    {
        auto names = m_names.partitions();
        for (auto& name : names) {
            Partition partition;
            partition.name = std::move(name);
            if (std::ranges::none_of(m_records.partitions, [&](const auto& known) {
                    return known.name == partition.name;
                }))
                m_records.partitions.push_back(std::move(partition));
        }
    }

    void addTree()
    {
        std::map<std::int64_t, std::map<std::int64_t, const SwfJob*>> groups;
        for (const auto& job : m_trace.jobs)
            groups[job.group].emplace(job.user, &job);
        AssocRecord root;
        root.account = "root";
        root.id = 1;
        m_records.assocs.push_back(root);
        for (const auto& [group, users] : groups) {
            AssocRecord account;
            account.account = SwfNames::account(*users.begin()->second);
            account.parent = "root";
            account.id = nextId();
            m_records.assocs.push_back(account);
            for (const auto& [user, job] : users) {
                AssocRecord leaf;
                leaf.account = account.account;
                leaf.user = SwfNames::user(*job);
                leaf.id = nextId();
                m_ids[{group, user}] = leaf.id;
                m_records.assocs.push_back(leaf);
            }
        }
        m_records.issues.push_back(
            {Severity::Note,
             said("Messages",
                  "a trace has no shares: all groups have the same, and so do all "
                  "users of one"),
             {},
             0});
        cameFrom(inputs::shares, true,
                 said("Messages", "equal ones: a trace has groups and users, and no shares"));
    }
    [[nodiscard]] std::uint32_t nextId() const
    {
        return static_cast<std::uint32_t>(m_records.assocs.size() + 1);
    }
    [[nodiscard]] std::uint32_t idOf(const SwfJob& job) const
    {
        return m_ids.at({job.group, job.user});
    }

    /// Those that waited or ran at the moment.
    void addJobs()
    {
        for (const auto& told : m_trace.jobs) {
            const auto submit = m_begin + told.submit;
            const auto start = m_begin + told.start();
            const auto end = m_begin + told.end();
            if (submit > m_moment || told.end() < 0 || end <= m_moment)
                continue;
            JobRecord job;
            job.id = static_cast<std::uint32_t>(told.number);
            job.user = SwfNames::user(told);
            job.account = SwfNames::account(told);
            job.assocId = idOf(told);
            job.partitions = {m_names.partition(told)};
            job.cpus = static_cast<std::uint32_t>(
                std::min<std::int64_t>(told.processors(), slurm::noValue - 1));
            if (told.askedTime > 0)
                job.timeLimit = limitInMinutes(static_cast<std::uint64_t>(told.askedTime));
            job.submitTime = submit;
            job.eligibleTime = submit;
            job.accrueTime = submit;
            job.tres = {{"cpu", job.cpus}, {"node", 1}};
            const bool isRunning = told.start() >= 0 && start <= m_moment;
            job.state = isRunning ? JobState::Running : JobState::Pending;
            job.startTime = isRunning ? start : 0;
            m_records.jobs.push_back(std::move(job));
        }
        cameFrom(inputs::jobs, false, Message(m_file));
    }

    void addUsage()
    {
        m_records.usageForm = UsageForm::FromHistory;
        if (std::ranges::none_of(m_trace.jobs,
                                 [](const SwfJob& job) { return job.start() >= 0; })) {
            cameFrom(inputs::rawUsage, true,
                     said("Messages", "none: the trace does not say when its jobs ran"));
            return;
        }
        const UsageRates rates(m_records);
        auto consumption = std::make_shared<Consumption>();
        for (const auto& told : m_trace.jobs) {
            const auto start = m_begin + told.start();
            if (told.start() < 0 || start > m_moment)
                continue;
            const auto end = m_begin + told.end();
            const auto used = std::max(told.usedProcessors, std::int64_t{0});
            const auto held = static_cast<std::uint64_t>(used > 0 ? used : told.processors());
            const TresCounts tres{{"cpu", held}};
            consumption->add({SwfNames::account(told), SwfNames::user(told), start,
                              end > m_moment ? Consumption::goesOn : end, tres});
            m_records.buckets.push_back({idOf(told), start, std::min(end, m_moment),
                                         rates.of(tres, m_names.partition(told), "normal")});
        }
        m_records.consumption = std::move(consumption);
        cameFrom(inputs::rawUsage, true,
                 said("Messages",
                      "charged from the jobs of the trace, in cycles of "
                      "PriorityCalcPeriod that end at the moment"));
    }

    const SwfTrace& m_trace;
    std::string m_file;
    SwfNames m_names;
    std::int64_t m_begin;
    std::int64_t m_moment = 0;
    std::map<std::pair<std::int64_t, std::int64_t>, std::uint32_t> m_ids; // by group and user
    SnapshotRecords m_records;
};

/// A trace has its jobs, and takes a policy.
Result<void> checkOptions(const SourceAccess& access)
{
    const auto& options = access.options;
    for (const auto& [option, file] :
         {std::pair("--partitions", &options.partitionsFile),
          std::pair("--nodes", &options.nodesFile), std::pair("--usage", &options.usageFile)}) {
        if (!file->isEmpty())
            return Error{ErrorCode::Usage,
                         {said("Messages", "%1 is a trace: it takes --config, and not %2"),
                          {access.source.name().toStdString(), option}},
                         {}};
    }
    return {};
}

Result<SnapshotRecords> readSwf(const SourceAccess& access, Look)
{
    if (auto checked = checkOptions(access); !checked)
        return checked.error();
    const auto trace = readSwfTrace(access.source.name());
    if (!trace)
        return trace.error();
    return SnapshotMaker(*trace, QFileInfo(access.source.name()).fileName().toStdString())
        .make(access.options);
}

Result<replay::Recording> readRecordedSwf(const SourceAccess& access)
{
    if (auto checked = checkOptions(access); !checked)
        return checked.error();
    return readSwfRecording(access);
}

bool isTrace(const QString& name)
{
    return !name.contains(QLatin1String("://"))
        && (name.endsWith(QLatin1String(".swf"), Qt::CaseInsensitive)
            || name.endsWith(QLatin1String(".swf.gz"), Qt::CaseInsensitive));
}
} // namespace

const SourceKind swfKind{
    .typed = "a .swf or .swf.gz trace",
    .claims = isTrace,
    .takesFiles = [](const QString&) { return true; },
    .read = readSwf,
    .readRecording = readRecordedSwf,
    .fingerprint = fingerprintOfFiles,
};

} // namespace fairlead::accounting
