// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/recordedcapture.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/history/nodeeventreader.h"
#include "models/accounting/slurmtext/json/jsonhistory.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/machine/plannedreader.h"
#include "models/accounting/slurmtext/queue/jobcount.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "models/accounting/slurmtext/usage/cyclereader.h"
#include "models/accounting/slurmtext/usage/statefiles.h"
#include "models/accounting/slurmtext/workload/historybegin.h"
#include "models/accounting/slurmtext/workload/historydependencies.h"
#include "models/accounting/slurmtext/workload/historyholes.h"
#include "models/accounting/slurmtext/workload/reservationreader.h"
#include "models/accounting/slurmtext/workload/runaways.h"
#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/capture/clockchange.h"
#include "models/accounting/sources/capture/folderreader.h"
#include "models/accounting/sources/capture/folderversion.h"
#include "models/accounting/sources/capture/givenmachine.h"
#include "models/accounting/sources/capture/historyfrom.h"
#include "models/accounting/sources/capture/recordedbegin.h"
#include "models/accounting/sources/capture/recordedlimits.h"
#include "models/accounting/sources/capture/recordedlog.h"
#include "models/accounting/sources/scheduling.h"
#include "models/files/inputfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Reads the files in the order in which they need each other.
class RecordingReader : FolderReader
{
public:
    RecordingReader(QString folder, const SourceOptions& options)
        : FolderReader(std::move(folder))
        , m_options(options)
    {
    }

    Result<replay::Recording> read()
    {
        if (auto there = checkFolder(); !there)
            return there.error();
        if (const auto file = path("history.txt"); QFileInfo::exists(file) && !has("history.txt"))
            return files::checkReadable(file).error();
        if (!has("history.txt") && !has("json/sacct.json"))
            return Error{ErrorCode::NoHistory,
                         {said("Messages",
                               "%1 holds no history of jobs (history.txt): fairleadctl capture "
                               "--history 30d writes one"),
                          {folder().toStdString()}},
                         {}};
        const auto taken = readTakenAt();
        m_times.utcOffset = taken.utcOffset.value_or(0);
        m_times.takenAt = taken.moment;
        if (auto done = readConfig(); !done)
            return done.error();
        if (auto done = readMachine(Moment::Beginning); !done)
            return done.error();
        readLimits();
        if (auto done = readHistory(); !done)
            return done.error();
        reportDoubtfulTimes(taken, m_recording.workload, historyName(), *this);
        m_recording.workload.to = std::max(m_recording.workload.to, taken.moment);
        readBeginning();
        readMiddle();
        readMoments();
        openUsedPartitions(m_recording);
        endReservations();
        endRunaways(m_recording, taken.moment, historyName());
        m_recording.issues.append(m_records.issues);
        m_recording.provenance.insert(m_recording.provenance.end(), m_records.provenance.begin(),
                                      m_records.provenance.end());
        return std::move(m_recording);
    }

    Result<replay::Limits> readLimitsAlone()
    {
        if (auto there = checkFolder(); !there)
            return there.error();
        if (auto done = readConfig(); !done)
            return done.error(); // whose ClusterName tells the own associations from others
        addLimits();
        return std::move(m_recording.limits);
    }

    Result<replay::Recording> readMachineAlone()
    {
        if (auto there = checkFolder(); !there)
            return there.error();
        if (auto done = readConfig(); !done)
            return done.error();
        if (auto done = readMachine(Moment::End); !done)
            return done.error();
        assumePartition(m_recording);
        addLimits();
        return std::move(m_recording);
    }

private:
    /// Of the history: before/ tells of the one, the capture itself of the other.
    enum class Moment
    {
        Beginning,
        End
    };

    [[nodiscard]] Error invalid(Sentence what) const
    {
        return {ErrorCode::DataInvalid, {what, {folder().toStdString()}}, {}};
    }
    [[nodiscard]] const char* historyName() const
    {
        return has("history.txt") ? "history.txt" : "sacct.json";
    }
    std::vector<Line> lines(const char* file) { return readLines(path(file), m_records); }

    /// The first of these files that is there; empty: none is.
    QString firstOf(std::initializer_list<const char*> names) const
    {
        for (const auto* name : names) {
            if (has(name))
                return path(name);
        }
        return {};
    }

    /// What scontrol printed counts; slurm.conf for nodes and partitions that nothing lists.
    Result<void> readConfig()
    {
        auto file = m_options.configFile;
        if (file.isEmpty())
            file = path(has("config.txt") || !has("slurm.conf") ? "config.txt" : "slurm.conf");
        auto config = readSlurmConfig(file, m_records.issues);
        if (!config)
            return config.error();
        if (const auto told = takeVersion(*this, *config); !told.isEmpty())
            cameFrom(inputs::slurmVersion, told);
        readSchedulerParameters(*config, m_recording);
        tellAssumedRelease(*config, m_recording);
        cameFrom(inputs::schedulersParameters, file);
        m_config = *std::move(config);
        m_cluster = m_options.cluster.isEmpty() ? m_config.clusterName()
                                                : m_options.cluster.toStdString();
        if (!m_config.isSlurmConf && has("slurm.conf")) {
            if (auto conf
                = readSlurmConfig(path("slurm.conf"), m_records.issues, ConfigUse::Lines)) {
                m_config.nodeLines = std::move(conf->nodeLines);
                m_config.partitionLines = std::move(conf->partitionLines);
            }
        }
        return {};
    }

    Result<void> readMachine(Moment moment)
    {
        const bool isEnd = moment == Moment::End;
        auto& machine = m_recording.machine;
        auto options = m_options;
        if (options.nodesFile.isEmpty())
            options.nodesFile = firstOf(
                {isEnd ? "nodes.txt" : "before/nodes.txt", "nodes.txt", "json/node.json"});
        if (options.partitionsFile.isEmpty())
            options.partitionsFile = firstOf({isEnd ? "partitions.txt" : "before/partitions.txt",
                                              "partitions.txt", "json/part.json"});
        if (auto done = readGivenMachine(options, m_config, m_recording); !done)
            return done;
        if (machine.nodes.empty())
            return invalid(said("Messages",
                                "%1 holds no nodes.txt, and no slurm.conf with nodes: on which "
                                "machine the jobs ran is not known"));
        if (machine.partitions.empty())
            assumed(inputs::partitions,
                    said("Messages", "one with all nodes: there is no partitions.txt"));
        return {};
    }

    /// Returns whether there are any of associations.
    bool addLimits()
    {
        const auto read = [this](const char* file) { return lines(file); };
        return addRecordedLimits(*this, read, m_cluster, m_recording);
    }

    void readLimits()
    {
        if (!has("qos.txt") && !has("json/qos.json"))
            assumed(inputs::limitsOfQos, said("Messages", "none: there is no qos.txt"));
        if (!addLimits())
            assumed(inputs::limitsOfAssociations,
                    said("Messages", "none: there is no assoc_mgr.txt, and assocs.txt has none"));
        reportUncountedGpuTypes(m_recording);
    }

    Result<void> readHistory()
    {
        const auto file = firstOf({"history.txt", "json/sacct.json"});
        if (auto done = readJobs(file); !done)
            return done;
        if (m_recording.workload.jobs.empty())
            return noJobIn(file.toStdString(), shortName(file), m_recording.issues);
        cameFrom(inputs::jobs, file);
        checkHistoryHas(m_queue, shortName(file), m_recording);
        assumePartition(m_recording);
        if (!readHistoryFrom())
            workOutHistoryFrom(file);
        holdBehindUnshown(m_recording.workload);
        reportHoles(m_recording, shortName(file));
        if (!has("events.txt"))
            assumed(inputs::nodesThatWereDown, said("Messages", "none: there is no events.txt"));
        else if (!readNodeEvents(lines("events.txt"), "events.txt", m_cluster, m_times,
                                 m_recording))
            assumed(inputs::nodesThatWereDown,
                    said("Messages", "none: events.txt holds no events"));
        if (has("reservations.txt"))
            readReservations(lines("reservations.txt"), "reservations.txt", m_cluster, m_times,
                             m_recording);
        // nodes.txt tells of the end: who was down at the beginning is in events.txt.
        if (!has("before/nodes.txt")) {
            for (auto& node : m_recording.machine.nodes)
                node.isUp = true;
        }
        return {};
    }

    /// Of the jobs that waited or ran when one of the captures was made.
    QueueOptions queueOptions()
    {
        QueueOptions told;
        SnapshotRecords unused; // who reads the queue tells what is wrong with it
        if (has("jobs.txt"))
            m_queue = told.add(readLines(path("jobs.txt"), unused), &m_waitingTasks);
        for (const auto* file : {"middle/jobs.txt", "before/jobs.txt"}) {
            if (has(file))
                told.add(readLines(path(file), unused));
        }
        return told;
    }

    Result<void> readJobs(const QString& file)
    {
        const auto queue = queueOptions();
        if (!has("history.txt"))
            return readJobHistoryJson(file, m_times.takenAt, m_recording);
        auto lines = readTextLines(file, m_records.issues);
        if (!lines)
            return lines.error();
        const auto tell = [this](const KnownArrays& known) {
            return withTasksOfLog(std::move(m_waitingTasks), path("slurmctld.log"), m_times, known);
        };
        return readJobHistory(*lines, "history.txt", m_times, m_recording, queue, tell);
    }

    /// Jobs that had ended by then are not in the history. Returns whether it is told.
    bool readHistoryFrom()
    {
        auto& workload = m_recording.workload;
        const auto told = has(historyFromFile)
            ? historyFromIn(lines(historyFromFile), workload.to, m_records.issues)
            : std::nullopt;
        workload.from = std::max(workload.from, told.value_or(workload.from));
        return told.has_value();
    }

    /// The same where nobody wrote it down, unless the user asks for what comes before.
    void workOutHistoryFrom(const QString& file)
    {
        auto& workload = m_recording.workload;
        const auto begin = laterBeginOf(workload);
        if (!begin || m_options.historyFrom.value_or(*begin) < *begin)
            return;
        workload.from = std::max(workload.from, *begin);
        assumed(inputs::beginningOfTheHistory,
                {said("Messages",
                      "worked out: %1 lists no job that ended before %2, though jobs ran long "
                      "before; history_from.txt or --from says otherwise"),
                 {shortName(file), isoTime(*begin)}});
    }

    /// Usage when the history begins, from the capture that was made then.
    void readBeginning()
    {
        const auto before = path("before");
        auto records = QFileInfo(before).isDir() ? readCaptureFolder(before, SourceOptions())
                                                 : Result<SnapshotRecords>(Error());
        if (records)
            takeDamage(records->issues, "before");
        if (!records || records->usageForm == UsageForm::FromHistory) {
            assumed(inputs::usageAtTheBeginning,
                    QFileInfo(before).isDir()
                        ? said("Messages", "none: the folder before/ does not tell it")
                        : said("Messages", "none: there is no folder before/ with a capture"));
            return;
        }
        if (!records->cluster.empty() && !m_cluster.empty() && records->cluster != m_cluster) {
            report(Severity::Warning,
                   {said("Messages", "it is of the cluster %1, not of %2, and is not used"),
                    {records->cluster, m_cluster}},
                   "before", 0);
            assumed(inputs::usageAtTheBeginning,
                    said("Messages", "none: the folder before/ is of another cluster"));
            return;
        }
        addBeginning(*records, historyName(), m_recording);
        cameFrom(inputs::usageAtTheBeginning, before);
    }

    /// Planned starts, from a capture that was made while the history ran.
    void readMiddle()
    {
        if (!has("middle/jobs.txt"))
            return;
        FolderReader middle(path("middle"));
        const auto taken = middle.readTakenAt();
        takeDamage(middle.issues(), "middle");
        if (taken.moment == 0)
            report(Severity::Warning,
                   middle.inPlaceOfTakenAt(said("Messages", "no planned start is compared")),
                   "middle");
        else
            readPlannedStarts(lines("middle/jobs.txt"), "middle/jobs.txt", m_times, taken.moment,
                              m_recording);
    }

    void endReservations()
    {
        finishReservations(m_recording);
        if (!m_recording.workload.reservations.empty())
            cameFrom(inputs::reservations, firstOf({"reservations.txt", "slurmctld.log"}));
        else if (!has("reservations.txt"))
            assumed(inputs::reservations, said("Messages", "none: there is no reservations.txt"));
    }

    void readMoments()
    {
        if (has("priority_last_decay_ran")) {
            if (const auto ran = readLastDecayRan(path("priority_last_decay_ran")))
                m_recording.cycleAt = *ran;
        }
        const auto log = path("slurmctld.log");
        const auto read = readRecordedMoments(log, m_times, m_recording);
        if (!read)
            assumed(inputs::momentsOfPasses,
                    said("Messages", "any in their second: there is no slurmctld.log"));
        else if (*read)
            cameFrom(inputs::momentsOfPasses, log);
        else
            assumed(inputs::momentsOfPasses,
                    said("Messages", "any in their second: slurmctld.log is of something else"));
    }

    const SourceOptions& m_options;
    SlurmConfig m_config;
    std::string m_cluster;
    TimeReader m_times;
    replay::Recording m_recording;
    std::vector<QueuedJob> m_queue; // of the capture itself
    std::vector<ToldTask> m_waitingTasks; // in it
};
} // namespace

Result<replay::Recording> readRecordedCapture(const QString& folder, const SourceOptions& options)
{
    return RecordingReader(folder, options).read();
}

Result<replay::Recording> readCaptureMachine(const QString& folder, const SourceOptions& options)
{
    return RecordingReader(folder, options).readMachineAlone();
}

Result<replay::Limits> readCaptureLimits(const QString& folder, const SourceOptions& options)
{
    return RecordingReader(folder, options).readLimitsAlone();
}

} // namespace fairlead::accounting
