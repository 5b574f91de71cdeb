// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/capturefolder.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/parameters.h"
#include "engine/slurm/proof/agemoment.h"
#include "models/accounting/slurmtext/json/jsonreader.h"
#include "models/accounting/slurmtext/json/jsonshareanswers.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/machine/nodereader.h"
#include "models/accounting/slurmtext/queue/jobreader.h"
#include "models/accounting/slurmtext/queue/sprioreader.h"
#include "models/accounting/slurmtext/usage/historyreader.h"
#include "models/accounting/slurmtext/usage/statefiles.h"
#include "models/accounting/slurmtext/usage/usagereader.h"
#include "models/accounting/slurmtext/usage/usagereset.h"
#include "models/accounting/sources/capture/answeredmoment.h"
#include "models/accounting/sources/capture/capturefiles.h"
#include "models/accounting/sources/capture/clockchange.h"
#include "models/accounting/sources/capture/cyclemoments.h"
#include "models/accounting/sources/capture/folderreader.h"
#include "models/accounting/sources/capture/folderversion.h"
#include "models/accounting/sources/capture/givenfiles.h"
#include "models/accounting/sources/capture/nonormalflags.h"
#include "models/accounting/sources/capture/privatedata.h"
#include "models/accounting/sources/capture/recordedcapture.h"
#include "models/accounting/sources/capture/treefiles.h"
#include "models/accounting/sources/capture/usagefiles.h"
#include "models/accounting/sources/capture/writtenmoment.h"
#include "models/files/inputfile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <type_traits>

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
        if (auto there = checkFolder(); !there)
            return there.error();
        readMoment();
        if (auto done = readConfig(); !done)
            return done.error();
        if (auto done = readTreeFiles(*this, m_options.cluster, m_records); !done)
            return done.error();
        if (auto done = readCluster(); !done)
            return done.error();
        readQueue();
        if (auto done = readUsage(); !done)
            return done.error();
        readUsageHistory();
        readAnswers();
        findMoment();
        checkTakenAt(m_options.configFile.isEmpty() ? settingsMoment() : 0, *this, m_records);
        countPlannedCpus(m_planned, m_records);
        readCycleMoments(m_times, *this, m_records);
        constexpr auto* ran = "priority_last_decay_ran";
        noteUsageReset(m_times, has(ran) ? readLastReset(path(ran)) : 0, m_records);
        const auto started = m_times.read(m_config.value("boot_time")).value_or(0);
        bringToMoment(m_saved, started, *this, m_records);
        reportHidden(m_config, m_options, m_records);
        reportClockChange(m_toldOffset, m_records, *this);
        return std::move(m_records);
    }

private:
    /// Reads a text file, or else its JSON form; says whether either was there. A text that tells
    /// nothing does not hide the other one; `count` says how much is told.
    template <typename TextReader, typename Count>
    bool readEither(Sentence input, const char* text, TextReader readText, Count count,
                    const char* json, Result<void> (*readJson)(const QString&, SnapshotRecords&))
    {
        const bool hasJson = json != nullptr && has(json);
        if (has(text)) {
            readText(lines(text), std::string(text));
            const bool mayBeNone = std::string_view(text) == capturefiles::jobs; // an empty queue
            if (count() == 0 && !hasJson && !mayBeNone)
                report(Severity::Warning, said("Messages", "it holds nothing usable"), text);
            if (count() > 0 || !hasJson) {
                cameFrom(input, path(text));
                return true;
            }
            report(Severity::Warning,
                   {said("Messages", "it holds nothing usable; %1 is used"), {json}}, text);
        }
        if (!hasJson)
            return false;
        if (auto done = readJson(path(json), m_records); !done)
            m_records.issues.push_back(
                {Severity::Error, withReason(done.error()), json, 0, FileState::Damaged});
        cameFrom(input, path(json));
        return true;
    }

    void readMoment()
    {
        const auto taken = readTakenAt();
        m_records.takenAt = m_times.takenAt = taken.moment;
        m_toldOffset = taken.utcOffset;
        m_times.utcOffset = taken.utcOffset.value_or(m_times.utcOffset);
    }

    /// When scontrol printed the settings.  @unit Unix seconds; 0: not known
    [[nodiscard]] std::int64_t settingsMoment() const
    {
        return m_times.read(m_config.value("configuration data as of")).value_or(0);
    }

    QString ownConfig() const
    {
        return path(has("config.txt") || !has("slurm.conf") ? "config.txt" : "slurm.conf");
    }

    Result<void> readConfig()
    {
        const auto file = m_options.configFile.isEmpty() ? ownConfig() : m_options.configFile;
        const QFileInfo there(file);
        if (m_options.configFile.isEmpty() && !there.exists() && !there.isSymLink())
            return Error{
                ErrorCode::DataInvalid,
                {said("Messages", "%1 holds no config.txt (scontrol show config, or a slurm.conf)"),
                 {folder().toStdString()}},
                {}};
        auto config = readSlurmConfig(file, m_records.issues);
        if (!config)
            return config.error();
        m_config = *std::move(config);
        if (const auto told = takeVersion(*this, m_config); !told.isEmpty())
            cameFrom(inputs::slurmVersion, told);
        applySlurmConfig(m_config, m_records);
        cameFrom(inputs::settings, file);
        if (!m_config.isSlurmConf)
            repairNoNormalFlags(*this, m_records);
        return {};
    }

    Result<void> readCluster()
    {
        const bool hasNodes = readEither(
            inputs::nodes, capturefiles::nodes,
            [&](auto l, const auto& f) { m_nodes = readNodes(std::move(l), f, m_records); },
            [&] { return m_records.nodeCount; }, "json/node.json", readNodeJson);
        if (!hasNodes) {
            readNodesFromConfig(m_config, m_records);
            assumed(inputs::nodes,
                    m_records.nodeCount > 0 ? said("Messages", "from the configuration")
                                            : said("Messages", "none known: job size counts 0"));
            if (m_records.nodeCount == 0)
                warnOfGuess(m_records.issues, {}, 0,
                            said("Messages", "there is no nodes.txt: job size counts 0"));
        }
        if (!m_options.partitionsFile.isEmpty()) {
            if (auto done = readGivenPartitions(m_options.partitionsFile, m_records); !done)
                return done;
        } else if (!readEither(
                       inputs::partitions, "partitions.txt",
                       [&](auto l, const auto& f) { readPartitions(std::move(l), f, m_records); },
                       [&] { return m_records.partitions.size(); }, "json/part.json",
                       readPartitionJson)) {
            readPartitionsFromConfig(m_config, m_records);
            assumed(inputs::partitions,
                    m_records.partitions.empty() ? said("Messages", "none known")
                                                 : said("Messages", "from the configuration"));
            if (m_records.partitions.empty())
                warnOfGuess(m_records.issues, {}, 0,
                            said("Messages",
                                 "there is no partitions.txt: PriorityJobFactor 1 is assumed for "
                                 "all partitions"));
        }
        const bool fromDump = !m_records.qos.empty();
        if (!readEither(
                said("Messages", "QOS"), "qos.txt",
                [&](auto l, const auto& f) {
                    m_records.qos.clear();
                    readQos(std::move(l), f, m_records);
                },
                [&] { return m_records.qos.size(); }, fromDump ? nullptr : "json/qos.json",
                readQosJson)
            && !fromDump && !has("assoc_mgr.txt"))
            assumed(said("Messages", "QOS"), said("Messages", "none known: their factor is 0"));
        if (hasNodes && m_options.partitionsFile.isEmpty())
            checkNodes(m_nodes.partitions, capturefiles::nodes, m_records);
        return {};
    }

    void readQueue()
    {
        const PlannedCpus planned(m_nodes.cpus, m_config);
        const auto known = m_records.issues.size();
        const bool found = readEither(
            inputs::jobs, capturefiles::jobs,
            [&](auto l, const auto& f) {
                m_planned = readJobs(std::move(l), f, m_times, m_records, planned);
            },
            [&] { return m_records.jobs.size(); }, "json/squeue.json", readJobJson);
        if (!found)
            assumed(inputs::jobs, said("Messages", "none in the source"));
        markLostQueue(known);
    }

    /// Whoever stood in a file that cannot be read is lost.
    /// @param known  how many problems there were before the queue was read
    void markLostQueue(std::size_t known)
    {
        auto& issues = m_records.issues;
        for (auto issue = issues.begin() + std::ptrdiff_t(known); issue != issues.end(); ++issue) {
            if (issue->fileState == FileState::Damaged && issue->severity == Severity::Error)
                issue->loss = Loss::Job;
        }
    }

    Result<void> readUsage()
    {
        const bool given = !m_options.usageFile.isEmpty();
        if (given) {
            if (auto done = readGivenUsage(m_options.usageFile, m_records); !done)
                return done;
        }
        UsageFiles files(*this, m_records);
        const bool isTold = files.read(!given) || given;
        m_saved = files.takeSaved();
        if (!isTold
            && (has(capturefiles::history) || tellsUsage(path("history.txt"), m_records.issues))) {
            m_records.usageForm = UsageForm::FromHistory;
            assumed(inputs::rawUsage, chargedFromJobs(*this));
        } else if (!isTold) {
            assumed(inputs::rawUsage, said("Messages", "none in the source: 0 everywhere"));
        }
        readQosUsage();
        return {};
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

    void readUsageHistory()
    {
        const char* file = has(capturefiles::history) ? capturefiles::history : "history.txt";
        if (has(capturefiles::history))
            readHistory(lines(file), file, m_times, m_records);
        else if (!has(file) || !readUsageOfJobs(lines(file), file, m_times, m_records))
            return;
        m_records.provenance.push_back(
            {inputs::usageHistory,
             about(file,
                   counted(m_records.consumption->size(), said("Messages", "1 job"),
                           said("Messages", "%1 jobs"))),
             false});
    }

    void readAnswers()
    {
        const auto content = m_records.jobs.empty() ? Content::Any : Content::Some;
        if (has(capturefiles::priorities))
            readSprio(lines(capturefiles::priorities, content), capturefiles::priorities,
                      m_records);
        if (has(capturefiles::normalizedPriorities))
            readNormalizedSprio(lines(capturefiles::normalizedPriorities, content),
                                capturefiles::normalizedPriorities, m_records);
        if (has("shares.txt"))
            readShareAnswers(lines("shares.txt"), "shares.txt", m_records);
        constexpr const char* json = "json/sshare.json";
        if (!has("shares.txt") && has(json)) {
            if (const auto done = readShareAnswersJson(path(json), m_records); !done)
                report(Severity::Error, done.error().message, json);
        }
    }

    /// When the scheduler last computed: what time factors are compared at.
    void findMoment()
    {
        auto& moment = m_records.computedAt;
        if (findWrittenMoment())
            return;
        const auto answered
            = underOwnConfig([this] { return findAnsweredMoment(m_records, m_saved); });
        if (isAfterCapture(answered, m_records))
            report(Severity::Warning, impossibleMoment(answered), capturefiles::priorities);
        if (answered.ages.isTold()) {
            moment = answered.moment();
            m_records.agesAgreeOn = answered.range;
            m_records.provenance.push_back({inputs::moment, originOf(answered, m_records), false});
            return;
        }
        moment = m_records.takenAt;
        if (moment != 0 && answered.ages.of > 0) {
            assumed(inputs::moment,
                    {said("Messages",
                          "taken_at.txt; the ages that sprio printed do not tell the moment"),
                     {}});
            return;
        }
        if (moment != 0) {
            cameFrom(inputs::moment, path("taken_at.txt"));
            return;
        }
        moment = settingsMoment();
        for (const auto& job : m_records.jobs) {
            if (m_config.value("configuration data as of").empty())
                moment = std::max(moment, job.submitTime);
        }
        assumed(inputs::moment,
                inPlaceOfTakenAt(
                    said("Messages", "the time of the configuration, or of the newest job")));
    }

    /// sprio answered under the configuration of the folder, whichever other one is named; a folder
    /// without one has to do with that.
    template <typename Find>
    std::invoke_result_t<Find> underOwnConfig(Find find)
    {
        Issues issues; // of a file that nobody asks for
        auto config = m_options.configFile.isEmpty() ? Result<SlurmConfig>(SlurmConfig())
                                                     : readSlurmConfig(ownConfig(), issues);
        if (m_options.configFile.isEmpty() || !config)
            return find();
        SnapshotRecords own;
        takeVersion(*this, *config);
        applySlurmConfig(*config, own);
        std::swap(own.policy, m_records.policy);
        auto found = find();
        std::swap(own.policy, m_records.policy);
        return found;
    }

    /// slurmctld's own note of its last cycle, unless the ages in its answers contradict: the file
    /// may have been written after them.
    bool findWrittenMoment()
    {
        const auto notes = writtenMoments(*this, m_records);
        if (notes.empty())
            return false;
        const auto ages = underOwnConfig([this] { return slurm::momentsOfAges(m_records); });
        if (ages.isTold())
            m_records.agesAgreeOn = ages.common;
        const auto found = std::find_if(notes.begin(), notes.end(), [&](const auto& note) {
            return !ages.isTold() || ages.common.holds(note.moment);
        });
        if (found == notes.end()) {
            report(Severity::Warning, contradiction(notes.front().moment, ages.common),
                   notes.front().file);
            return false;
        }
        m_records.computedAt = found->moment;
        cameFrom(inputs::moment, path(found->file));
        return true;
    }

    const SourceOptions& m_options;
    SlurmConfig m_config;
    TimeReader m_times;
    std::optional<std::int64_t> m_toldOffset; ///< in taken_at.txt
    ListedNodes m_nodes;
    std::vector<PlannedJob> m_planned;
    SavedUsage m_saved;
};
} // namespace

Result<SnapshotRecords> readCaptureFolder(const QString& folder, const SourceOptions& options)
{
    return CaptureReader(folder, options).read();
}

const FolderKind captureFolderKind{.read = readCaptureFolder,
                                   .readRecording = readRecordedCapture,
                                   .readLimits = readCaptureLimits,
                                   .readMachine = readCaptureMachine,
                                   .takesFiles = true};

} // namespace fairlead::accounting
