// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/moabfolder.h"

#include "engine/base/text.h"
#include "models/accounting/sources/capture/folderreader.h"
#include "models/accounting/sources/moab/accounttree.h"
#include "models/accounting/sources/moab/fsfiles.h"
#include "models/accounting/sources/moab/listings.h"
#include "models/accounting/sources/moab/moabconfig.h"
#include "models/accounting/sources/moab/recording.h"
#include "models/accounting/sources/moab/traces.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

namespace fairlead::accounting {

namespace {
class MoabReader : FolderReader
{
public:
    MoabReader(QString folder, const SourceOptions& options)
        : FolderReader(std::move(folder))
        , m_options(options)
    {
        m_records.usageForm = UsageForm::Exact;
        m_records.keepsOrder = true;
    }

    Result<SnapshotRecords> read()
    {
        if (auto there = checkFolder(); !there)
            return there.error();
        if (auto done = readConfig(); !done)
            return done.error();
        if (auto done = readQueue(); !done)
            return done.error();
        readMachine();
        findMoment();
        checkMachine();
        readUsage();
        readAnswers();
        if (m_settings.isSimulation)
            startJobs();
        addAccountTree(m_settings, m_records);
        addQos();
        listKept();
        m_records.policy.own = moab::SharedSettings(std::move(m_settings));
        return std::move(m_records);
    }

private:
    Result<void> readConfig()
    {
        const bool isMaui = QFileInfo::exists(path("maui.cfg"));
        const auto file = path(isMaui ? "maui.cfg" : "moab.cfg");
        auto settings = readMoabConfig(file, isMaui ? moab::Dialect::Maui : moab::Dialect::Moab,
                                       m_records.issues);
        if (!settings)
            return settings.error();
        m_settings = *std::move(settings);
        m_records.cluster = isMaui ? "maui" : "moab";
        for (const auto& kept : m_settings.kept) {
            if (text::equalsIgnoreCase(kept.name, "SERVERNAME") && !kept.value.empty())
                m_records.cluster = kept.value;
        }
        cameFrom(inputs::settings, file);
        if (isMaui && QFileInfo::exists(path("moab.cfg")))
            m_records.issues.push_back(
                {Severity::Warning,
                 said("Messages", "it is not read: maui.cfg lies beside it and counts"), "moab.cfg",
                 0});
        return {};
    }

    Result<void> readQueue()
    {
        if (!has("work.trace")) {
            assumed(inputs::jobs, said("Messages", "work.trace is missing: no jobs"));
            return {};
        }
        const auto lines = readTextLines(path("work.trace"), m_records.issues);
        if (!lines)
            return lines.error();
        m_named = readWorkloadTrace(*lines, "work.trace", m_settings.isSimulation, m_records);
        cameFrom(inputs::jobs, path("work.trace"));
        checkLimits();
        return {};
    }

    /// An expansion factor is a wait in lengths of the job, which is not known without a limit.
    void checkLimits()
    {
        const auto without = std::ranges::count_if(
            m_records.jobs, [](const JobRecord& job) { return job.moab->facts.limit <= 0; });
        if (without > 0 && m_settings.usesXfactor())
            report(Severity::Warning,
                   counted(static_cast<std::size_t>(without),
                           said("Messages",
                                "1 job has no time limit: its XFACTOR counts the time in queue in "
                                "units of XFMINWCLIMIT, or of 1 s without one"),
                           said("Messages",
                                "%1 jobs have no time limit: their XFACTOR counts the time in "
                                "queue in units of XFMINWCLIMIT, or of 1 s without one")),
                   "work.trace");
    }

    void readMachine()
    {
        auto file = path("res.trace");
        if (!QFileInfo(file).isFile())
            file = path("../res.trace");
        if (!QFileInfo(file).isFile()) {
            assumed(said("Messages", "machine"),
                    said("Messages", "res.trace is missing: processor equivalents are 0"));
            return;
        }
        if (const auto lines = readTextLines(file, m_records.issues)) {
            m_nodes = readResourceTrace(*lines, "res.trace", m_records);
            m_hasMachine = true;
            cameFrom(said("Messages", "machine"), file);
        }
    }

    /// A trace that was cut at a line end looks whole: the other files may tell of more.
    void checkMachine()
    {
        if (!m_hasMachine)
            return;
        const auto isCut = [&](Message why) {
            m_records.issues.push_back(
                {Severity::Warning, std::move(why), "res.trace", 0, FileState::Damaged});
        };
        if (m_records.nodeCount < m_told)
            isCut(counted(
                m_records.nodeCount,
                said("Messages", "it lists 1 node, and out.txt tells of %2: it may have been cut"),
                said("Messages",
                     "it lists %1 nodes, and out.txt tells of %2: it may have been "
                     "cut"),
                {number(m_told)}));
        std::erase_if(m_named, [&](const std::string& name) { return m_nodes.contains(name); });
        if (!m_named.empty())
            isCut(
                counted(m_named.size(),
                        said("Messages", "it lacks node %2, which jobs name: it may have been cut"),
                        said("Messages",
                             "it lacks %1 nodes that jobs name, such as %2: it may have been cut"),
                        {*m_named.begin()}));
        const auto procs = m_records.moab.totals.procs;
        const auto large = std::ranges::find_if(
            m_records.jobs, [&](const JobRecord& job) { return job.cpus > procs; });
        if (large != m_records.jobs.end())
            report(Severity::Warning,
                   {said("Messages",
                         "job %1 asks for %2 processors, and all nodes have %3: a node may be "
                         "missing"),
                    {large->label.str(), number(large->cpus), number(m_records.cpuCount)}},
                   "res.trace");
    }

    /// The first of two names that is a file, else nothing.
    [[nodiscard]] QString listing(const char* moab, const char* maui) const
    {
        return has(moab) ? path(moab) : has(maui) ? path(maui) : QString();
    }

    void readUsage()
    {
        const auto found = readFsFiles(folder(), m_settings, m_records);
        const auto listed = listing("mdiag-f.txt", "diagnose-f.txt");
        if (!found.isEmpty()) {
            cameFrom(said("Messages", "fairshare windows"), found);
        } else if (const auto lines = readTextLines(listed, m_records.issues); lines) {
            readFairshareListing(*lines, shortName(listed), m_settings, m_records);
            m_records.provenance.push_back(
                {said("Messages", "fairshare windows"),
                 {said("Messages", "%1, as far as it prints them"), {shortName(listed)}},
                 true});
        } else if (m_settings.fsMetric != moab::FsMetric::None) {
            assumed(said("Messages", "fairshare windows"),
                    said("Messages", "no FS.<epoch> in fs-input or stats: no usage before"));
        }
    }

    void readAnswers()
    {
        const auto listed = listing("mdiag-p.txt", "diagnose-p.txt");
        if (const auto lines = readTextLines(listed, m_records.issues)) {
            readPriorityListing(*lines, shortName(listed), m_records);
            cameFrom(said("Messages", "answers"), listed);
        } else if (!m_listing.empty()) {
            readPriorityListing(m_listing, "out.txt", m_records);
            cameFrom(said("Messages", "answers"), path("out.txt"));
        }
    }

    void findMoment()
    {
        std::int64_t moment = 0;
        if (has("out.txt")) {
            if (const auto lines = readTextLines(path("out.txt"), m_records.issues)) {
                moment = readRecording(*lines, m_settings.pollInterval, m_records);
                m_told = nodesTold(*lines);
                m_listing = firstPriorityListing(*lines);
            }
            if (moment != 0)
                cameFrom(inputs::moment, path("out.txt"));
        }
        if (const auto taken = readTakenAt(); taken.moment != 0) {
            moment = taken.moment;
            cameFrom(inputs::moment, path("taken_at.txt"));
        }
        if (moment == 0 && m_options.at) {
            moment = *m_options.at;
        } else if (moment == 0) {
            for (const auto& job : m_records.jobs)
                moment = std::max(moment, job.submitTime);
            assumed(inputs::moment,
                    inPlaceOfTakenAt(said("Messages", "the submit time of the newest job")));
        }
        m_records.takenAt = moment;
        m_records.computedAt = moment;
        placeRecording(moment, m_records);
    }

    void startJobs()
    {
        const auto passes = std::max<std::int64_t>(m_settings.stopIteration - 1, 0);
        startFirstJobs(m_settings, m_records.computedAt - passes * m_settings.pollInterval,
                       m_records);
        assumed(said("Messages", "running jobs"),
                said("Messages",
                     "a simulation: the first jobs of work.trace that fit the machine, as many as "
                     "SIMINITIALQUEUEDEPTH says; the others wait"));
    }

    void addQos()
    {
        std::set<std::string> known;
        const auto add = [&](const std::string& name) {
            if (name.empty() || !known.insert(name).second)
                return;
            Qos qos;
            qos.name = name;
            m_records.qos.push_back(std::move(qos));
        };
        add("DEFAULT");
        for (const auto& entry : m_settings.creds[moab::at(moab::Cred::Qos)])
            add(entry.name);
        for (const auto& job : m_records.jobs)
            add(job.moab->qos);
    }

    void listKept()
    {
        std::set<std::string> names;
        for (const auto& kept : m_settings.kept)
            names.insert(kept.name);
        std::string list;
        for (const auto& name : names)
            list += (list.empty() ? "" : ", ") + name;
        if (!list.empty())
            report(Severity::Note,
                   {said("Messages", "kept, without effect on priorities: %1"), {list}},
                   m_settings.isMaui() ? "maui.cfg" : "moab.cfg");
    }

    const SourceOptions& m_options;
    moab::Settings m_settings;
    NodeNames m_nodes; // of the machine
    NodeNames m_named; // by jobs
    std::uint32_t m_told = 0; // nodes in the recording
    std::vector<Line> m_listing; // of priorities, in the recording
    bool m_hasMachine = false;
};

bool isMoabFolder(const QString& folder)
{
    const auto has = [&](const char* name) {
        return QFileInfo::exists(folder + QLatin1Char('/') + QLatin1String(name));
    };
    return has("maui.cfg") || has("moab.cfg");
}
} // namespace

Result<SnapshotRecords> readMoabFolder(const QString& folder, const SourceOptions& options)
{
    return MoabReader(folder, options).read();
}

const FolderKind moabFolderKind{.claims = isMoabFolder, .read = readMoabFolder};

} // namespace fairlead::accounting
