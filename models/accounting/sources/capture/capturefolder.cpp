// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/capturefolder.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/assocreader.h"
#include "models/accounting/slurmtext/clusterreader.h"
#include "models/accounting/slurmtext/cyclereader.h"
#include "models/accounting/slurmtext/historyreader.h"
#include "models/accounting/slurmtext/jobreader.h"
#include "models/accounting/slurmtext/jsonreader.h"
#include "models/accounting/slurmtext/savedusage.h"
#include "models/accounting/slurmtext/statefiles.h"
#include "models/accounting/slurmtext/usagereader.h"
#include "models/accounting/sources/capture/folderreader.h"
#include "models/accounting/sources/capture/givenfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Reads the files of one folder in the order in which they need each other.
class CaptureReader : FolderReader
{
public:
    CaptureReader(QString folder, const SourceOptions& options)
        : FolderReader(std::move(folder))
        , m_options(options)
    {
    }

    Result<SnapshotRecords> read()
    {
        if (!QFileInfo(folder()).isDir())
            return Error{
                ErrorCode::SourceUnreachable, "there is no folder " + folder().toStdString(), {}};
        readMoment();
        if (auto done = readConfig(); !done)
            return done.error();
        if (auto done = readTree(); !done)
            return done.error();
        readCluster();
        readQueue();
        readUsage();
        readUsageHistory();
        readAnswers();
        findMoment();
        readCycleMoments();
        noteUsageReset(m_times, m_records);
        advanceSavedUsage(m_savedAt, m_records);
        return std::move(m_records);
    }

private:
    std::vector<Line> lines(const QString& file) { return readLines(file, m_records); }

    /// Reads a text file, or else its JSON form; says whether either was there.
    template <typename TextReader>
    bool readEither(Sentence input, const char* text, TextReader readText, const char* json,
                    Result<void> (*readJson)(const QString&, SnapshotRecords&))
    {
        if (has(text)) {
            readText(lines(path(text)), std::string(text));
            cameFrom(input, path(text));
            return true;
        }
        if (json == nullptr || !has(json))
            return false;
        if (auto done = readJson(path(json), m_records); !done)
            report(Severity::Error, done.error().message, json);
        cameFrom(input, path(json));
        return true;
    }

    void readMoment()
    {
        const auto taken = readTakenAt();
        m_records.takenAt = taken.moment;
        m_times.utcOffset = taken.utcOffset.value_or(m_times.utcOffset);
    }

    Result<void> readConfig()
    {
        QString file = m_options.configFile;
        if (file.isEmpty())
            file = path(has("config.txt") || !has("slurm.conf") ? "config.txt" : "slurm.conf");
        if (m_options.configFile.isEmpty() && !QFileInfo::exists(file))
            return Error{ErrorCode::DataInvalid,
                         folder().toStdString()
                             + " holds no config.txt (scontrol show config, or a slurm.conf)",
                         {}};
        auto config = readSlurmConfig(file, m_records.issues);
        if (!config)
            return config.error();
        m_config = *std::move(config);
        applySlurmConfig(m_config, m_records);
        cameFrom(said("Messages", "settings"), file);
        if (!m_config.isSlurmConf)
            repairNoNormalFlags();
        return {};
    }

    /// Up to 25.05 scontrol prints any single NO_NORMAL_x as NO_NORMAL_ALL; a slurm.conf tells.
    void repairNoNormalFlags()
    {
        auto& policy = m_records.policy;
        if (policy.slurm().version > SlurmVersion{25, 5} || !policy.slurm().has(NoNormalAll)
            || (policy.slurm().flags & NoNormalAll) != NoNormalAll)
            return;
        if (has("slurm.conf")) {
            const auto conf = readSlurmConfig(path("slurm.conf"), m_records.issues);
            const auto flags = conf ? conf->value("priorityflags") : std::string();
            if (!flags.empty() && setParameter(policy, "PriorityFlags", flags)) {
                cameFrom(said("Messages", "NO_NORMAL flags"), path("slurm.conf"));
                return;
            }
        }
        assumed(
            said("Messages", "NO_NORMAL flags"),
            said("Messages",
                 "scontrol prints NO_NORMAL_ALL for any one of them up to Slurm 25.05: all four "
                 "assumed"));
    }

    Result<void> readTree()
    {
        const auto cluster
            = m_options.cluster.isEmpty() ? m_records.cluster : m_options.cluster.toStdString();
        if (has("assocs.txt")) {
            readAssocs(lines(path("assocs.txt")), "assocs.txt", cluster, m_records);
            cameFrom(said("Messages", "shares"), path("assocs.txt"));
        } else if (has("dump.cfg")) {
            readDump(lines(path("dump.cfg")), "dump.cfg", m_records);
            cameFrom(said("Messages", "shares"), path("dump.cfg"));
        } else if (has("json/assoc.json")) {
            if (auto done = readAssocJson(path("json/assoc.json"), cluster, m_records); !done)
                return done.error();
            cameFrom(said("Messages", "shares"), path("json/assoc.json"));
        } else {
            return Error{ErrorCode::DataInvalid,
                         folder().toStdString()
                             + " holds no assocs.txt, dump.cfg or json/assoc.json",
                         {}};
        }
        if (m_records.assocs.empty())
            return Error{ErrorCode::DataInvalid,
                         "no association of cluster '" + cluster + "' can be read in "
                             + folder().toStdString(),
                         m_records.issues.empty() ? std::string()
                                                  : issueText(m_records.issues.back())};
        if (!m_options.cluster.isEmpty())
            m_records.cluster = cluster;
        return {};
    }

    void readCluster()
    {
        const bool hasNodes = readEither(
            said("Messages", "nodes"), "nodes.txt",
            [&](const auto& l, const auto& f) { readNodes(l, f, m_records); }, "json/node.json",
            readNodeJson);
        if (!hasNodes) {
            readNodesFromConfig(m_config, m_records);
            assumed(said("Messages", "nodes"),
                    m_records.nodeCount > 0 ? said("Messages", "from the configuration")
                                            : said("Messages", "none known: job size counts 0"));
        }
        if (!m_options.partitionsFile.isEmpty()) {
            readGivenPartitions(m_options.partitionsFile, m_records);
        } else if (!readEither(
                       said("Messages", "partitions"), "partitions.txt",
                       [&](const auto& l, const auto& f) { readPartitions(l, f, m_records); },
                       "json/part.json", readPartitionJson)) {
            readPartitionsFromConfig(m_config, m_records);
            assumed(said("Messages", "partitions"),
                    m_records.partitions.empty() ? said("Messages", "none known")
                                                 : said("Messages", "from the configuration"));
        }
        const bool fromDump = !m_records.qos.empty();
        if (!readEither(
                said("Messages", "QOS"), "qos.txt",
                [&](const auto& l, const auto& f) {
                    m_records.qos.clear();
                    readQos(l, f, m_records);
                },
                fromDump ? nullptr : "json/qos.json", readQosJson)
            && !fromDump && !has("assoc_mgr.txt"))
            assumed(said("Messages", "QOS"), said("Messages", "none known: their factor is 0"));
    }

    void readQueue()
    {
        const bool found = readEither(
            said("Messages", "jobs"), "jobs.txt",
            [&](const auto& l, const auto& f) { readJobs(l, f, m_times, m_records); },
            "json/squeue.json", readJobJson);
        if (!found)
            assumed(said("Messages", "jobs"), said("Messages", "none in the source"));
    }

    void readUsage()
    {
        const bool given = !m_options.usageFile.isEmpty();
        const bool exact = !given && has("raw_usage.txt");
        const bool state = !given && !exact && has("assoc_usage");
        if (given)
            readGivenUsage(m_options.usageFile, m_records);
        if (exact) {
            readRawUsage(lines(path("raw_usage.txt")), "raw_usage.txt", m_records);
            cameFrom(said("Messages", "raw usage"), path("raw_usage.txt"));
        }
        if (state)
            readStateFile();
        bool hasUsage = given || exact || state;
        if (has("assoc_mgr.txt")) {
            const auto found
                = readAssocMgr(lines(path("assoc_mgr.txt")), "assoc_mgr.txt", !hasUsage, m_records);
            if (!hasUsage && found > 0) {
                m_records.usageForm = UsageForm::Rounded;
                cameFrom(said("Messages", "raw usage, two decimals"), path("assoc_mgr.txt"));
                hasUsage = true;
            }
        }
        if (!hasUsage && has("shares.txt")) {
            readShareUsage(lines(path("shares.txt")), "shares.txt", m_records);
            cameFrom(said("Messages", "raw usage, whole numbers"), path("shares.txt"));
        } else if (!hasUsage && has("json/sshare.json")) {
            if (auto done = readShareJson(path("json/sshare.json"), m_records); !done)
                report(Severity::Error, done.error().message, "sshare.json");
            cameFrom(said("Messages", "raw usage, whole numbers"), path("json/sshare.json"));
        } else if (!hasUsage && has("usage.txt")) {
            m_records.usageForm = UsageForm::FromHistory;
            assumed(
                said("Messages", "raw usage"),
                has("slurmctld.log")
                    ? said("Messages",
                           "charged from the jobs of usage.txt, in the cycles of slurmctld.log")
                    : said("Messages",
                           "charged from the jobs of usage.txt, in cycles of PriorityCalcPeriod "
                           "that end at the moment"));
        } else if (!hasUsage) {
            assumed(said("Messages", "raw usage"),
                    said("Messages", "none in the source: 0 everywhere"));
        }
        readQosUsage();
    }

    /// assoc_mgr.txt tells it as it is; the state file is some minutes old.
    void readQosUsage()
    {
        const bool isKnown = std::any_of(m_records.qos.begin(), m_records.qos.end(),
                                         [](const Qos& qos) { return qos.rawUsage.has_value(); });
        if (isKnown) {
            cameFrom(said("Messages", "usage of QOS"), path("assoc_mgr.txt"));
        } else if (has("qos_usage")) {
            if (const auto savedAt = readQosUsageState(path("qos_usage"), m_records); savedAt)
                cameFrom(said("Messages", "usage of QOS, as last saved by slurmctld"),
                         path("qos_usage"));
            else
                report(Severity::Error, savedAt.error().message, "qos_usage");
        }
    }

    void readStateFile()
    {
        const auto savedAt = readAssocUsageState(path("assoc_usage"), m_records);
        if (!savedAt) {
            report(Severity::Error, savedAt.error().message, "assoc_usage");
            return;
        }
        m_savedAt = *savedAt;
        m_records.usageForm = UsageForm::Leaf;
        cameFrom(said("Messages", "raw usage, as last saved by slurmctld"), path("assoc_usage"));
    }

    void readUsageHistory()
    {
        if (!has("usage.txt"))
            return;
        readHistory(lines(path("usage.txt")), "usage.txt", m_times, m_records);
        cameFrom(said("Messages", "usage history"), path("usage.txt"));
    }

    void readAnswers()
    {
        if (has("sprio.txt"))
            readSprio(lines(path("sprio.txt")), "sprio.txt", m_records);
        if (has("sprio_norm.txt"))
            readNormalizedSprio(lines(path("sprio_norm.txt")), "sprio_norm.txt", m_records);
        if (has("shares.txt"))
            readShareAnswers(lines(path("shares.txt")), "shares.txt", m_records);
    }

    /// When the scheduler last computed: what time factors are compared at.
    void findMoment()
    {
        auto& moment = m_records.computedAt;
        if (has("priority_last_decay_ran")) {
            if (const auto ran = readLastDecayRan(path("priority_last_decay_ran"))) {
                moment = *ran;
                cameFrom(said("Messages", "moment"), path("priority_last_decay_ran"));
                return;
            } else {
                report(Severity::Warning, ran.error().message, "priority_last_decay_ran");
            }
        }
        if (has("sprio_norm.txt"))
            moment = momentOfAges(lines(path("sprio_norm.txt")), m_records);
        if (moment != 0) {
            cameFrom(said("Messages", "moment"), path("sprio_norm.txt"));
            return;
        }
        moment = m_records.takenAt;
        if (moment != 0) {
            cameFrom(said("Messages", "moment"), path("taken_at.txt"));
            return;
        }
        moment = m_times.read(m_config.value("configuration data as of")).value_or(0);
        for (const auto& job : m_records.jobs) {
            if (m_config.value("configuration data as of").empty())
                moment = std::max(moment, job.submitTime);
        }
        assumed(
            said("Messages", "moment"),
            said("Messages",
                 "taken_at.txt is missing: the time of the configuration, or of the newest job"));
    }

    void readCycleMoments()
    {
        QFile log(path("slurmctld.log"));
        if (!has("slurmctld.log"))
            return;
        if (log.open(QIODevice::ReadOnly))
            m_records.cycles = readCycles(
                log, m_times, has("priority_last_decay_ran") ? m_records.computedAt : 0);
        if (m_records.cycles.empty())
            report(Severity::Note,
                   said("Messages",
                        "no line \"Decay factor over ... seconds\" can be read; "
                        "DebugFlags=Priority with "
                        "SlurmctldDebug=verbose writes them"),
                   "slurmctld.log");
        else
            cameFrom(said("Messages", "moments of the cycles"), path("slurmctld.log"));
    }

    const SourceOptions& m_options;
    SlurmConfig m_config;
    TimeReader m_times;
    std::int64_t m_savedAt = 0; // when the usage of the state file was written
};
} // namespace

Result<SnapshotRecords> readCaptureFolder(const QString& folder, const SourceOptions& options)
{
    return CaptureReader(folder, options).read();
}

const FolderKind captureFolderKind{.read = readCaptureFolder};

} // namespace fairlead::accounting
