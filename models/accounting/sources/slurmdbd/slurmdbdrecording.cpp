// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/slurmdbdrecording.h"

#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/workload/reservationreader.h"
#include "models/accounting/sources/capture/givenmachine.h"
#include "models/accounting/sources/scheduling.h"
#include "models/accounting/sources/slurmdbd/historytables.h"
#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
HistoryWindow windowOf(const SourceOptions& options, std::int64_t now)
{
    HistoryWindow window;
    const auto end = options.at.value_or(now);
    window.to = std::min(options.historyTo.value_or(end), std::max(end, now));
    window.from = options.historyFrom.value_or(std::max<std::int64_t>(1, window.to - usualHistory));
    return window;
}

/// Reads one database in the order in which its tables need each other.
class RecordingTables
{
public:
    RecordingTables(MariadbSession& session, const SourceAccess& access, std::int64_t now)
        : m_session(session)
        , m_options(access.options)
        , m_name(access.source.name())
        , m_window(windowOf(access.options, now))
    {
    }

    Result<replay::Recording> read(const QString& cluster)
    {
        auto schema = findSchema(m_session, cluster);
        if (!schema)
            return schema.error();
        m_schema = *std::move(schema);
        if (auto done = readMachine(); !done)
            return done.error();
        SnapshotRecords unused;
        if (auto done = readTresTable(m_session, m_names, unused); !done)
            return done.error();
        if (auto done = readLimits(); !done)
            return done.error();
        if (auto done = readJobs(); !done)
            return done.error();
        if (auto done = readEvents(); !done)
            return done.error();
        if (auto done = readReservations(); !done)
            return done.error();
        assumed(inputs::usageAtTheBeginning,
                said("Messages", "none: the database does not hold what had decayed until then"));
        assumed(inputs::momentsOfPasses,
                said("Messages", "any in their second: no database holds them"));
        return std::move(m_recording);
    }

private:
    void cameFrom(Sentence input, const QString& table)
    {
        m_recording.provenance.push_back(
            {input, Message(m_session.server().toStdString() + ", " + table.toStdString()), false});
    }
    void assumed(Sentence input, Message what)
    {
        m_recording.provenance.push_back({input, std::move(what), true});
    }
    [[nodiscard]] QString ownTable(const char* suffix) const
    {
        return m_schema.cluster + QLatin1Char('_') + QLatin1String(suffix);
    }
    [[nodiscard]] Error missing(Sentence what) const
    {
        return {ErrorCode::SourceUnreachable,
                {what, {connections::withoutPassword(m_name).toStdString()}},
                {}};
    }

    Result<void> readMachine()
    {
        if (m_options.configFile.isEmpty())
            return missing(said("Messages",
                                "%1 does not hold the schedulers' parameters: a replay needs "
                                "--config with a slurm.conf or scontrol show config"));
        const auto config = readSlurmConfig(m_options.configFile, m_recording.issues);
        if (!config)
            return config.error();
        readSchedulerParameters(*config, m_recording);
        if (m_schema.isVersionKnown && config->isSlurmConf)
            m_recording.parameters.release = m_schema.version;
        if (!m_schema.isVersionKnown)
            tellAssumedRelease(*config, m_recording);
        m_recording.provenance.push_back(
            {inputs::schedulersParameters, Message(shortName(m_options.configFile)), false});
        if (auto done = readGivenMachine(m_options, *config, m_recording); !done)
            return done;
        if (m_recording.machine.nodes.empty())
            return missing(said("Messages",
                                "%1 does not hold the nodes of the cluster: a replay needs --nodes "
                                "with scontrol -o show node, or a slurm.conf with them"));
        if (m_recording.machine.partitions.empty())
            return missing(said("Messages",
                                "%1 does not hold the partitions: a replay needs --partitions with "
                                "scontrol -o show partition, or a slurm.conf with them"));
        for (auto& node : m_recording.machine.nodes)
            node.isUp = true; // the files are of another moment; events tell who was down
        return {};
    }

    Result<void> readLimits()
    {
        if (auto done = readHistoryQosLimits(m_session, m_schema, m_names, m_recording); !done)
            return done;
        auto done = readHistoryAssocLimits(m_session, m_schema, m_names, m_recording);
        if (done)
            cameFrom(said("Messages", "limits"), ownTable("assoc_table, qos_table"));
        return done;
    }

    Result<void> readJobs()
    {
        if (auto done = readHistoryJobs(m_session, m_schema, m_names, m_window, m_recording); !done)
            return done;
        auto& workload = m_recording.workload;
        if (workload.jobs.empty())
            return Error{ErrorCode::NoHistory,
                         {said("Messages", "%1 has no job in this period (--from, --to)"),
                          {connections::withoutPassword(m_name).toStdString()}},
                         {}};
        // Who was submitted before ran on; of those who had ended nothing was asked.
        workload.from = std::max(workload.from, m_window.from);
        workload.to = m_options.historyTo ? m_window.to : std::max(workload.to, m_window.to);
        cameFrom(inputs::jobs, ownTable("job_table"));
        return {};
    }

    Result<void> readEvents()
    {
        if (!m_schema.hasEvents) {
            assumed(inputs::nodesThatWereDown,
                    said("Messages", "none: there is no table of events, or no right to read it"));
            return {};
        }
        auto done = readHistoryEvents(m_session, m_schema, m_window, m_recording);
        if (done)
            cameFrom(inputs::nodesThatWereDown, ownTable("event_table"));
        return done;
    }

    Result<void> readReservations()
    {
        if (!m_schema.hasReservations) {
            assumed(inputs::reservations,
                    said("Messages",
                         "none: there is no table of reservations, or no right to read it"));
            finishReservations(m_recording);
            return {};
        }
        auto done = readHistoryReservations(m_session, m_schema, m_names, m_window, m_recording);
        if (done)
            cameFrom(inputs::reservations, ownTable("resv_table"));
        finishReservations(m_recording);
        return done;
    }

    MariadbSession& m_session;
    const SourceOptions& m_options;
    const QString& m_name;
    HistoryWindow m_window;
    SlurmdbdSchema m_schema;
    SlurmdbdNames m_names;
    replay::Recording m_recording;
};

auto openedFor(const SourceAccess& access)
{
    return openSlurmdbd(*access.source.url(), access.password,
                        DatabaseTimeouts::withQueryLimit(access.options.timeout));
}
} // namespace

Result<replay::Limits> readSlurmdbdLimits(const SourceAccess& access)
{
    auto session = openedFor(access);
    if (!session)
        return session.error();
    const auto schema = findSchema(**session, clusterOf(*access.source.url(), access.options));
    if (!schema)
        return schema.error();
    SlurmdbdNames names;
    SnapshotRecords unused;
    replay::Recording recording;
    if (auto done = readTresTable(**session, names, unused); !done)
        return done.error();
    if (auto done = readHistoryQosLimits(**session, *schema, names, recording); !done)
        return done.error();
    if (auto done = readHistoryAssocLimits(**session, *schema, names, recording); !done)
        return done.error();
    return std::move(recording.limits);
}

Result<replay::Recording> readSlurmdbdRecording(const SourceAccess& access)
{
    auto session = openedFor(access);
    if (!session)
        return session.error();
    auto& connection = **session;
    const auto now = serverTime(connection);
    if (!now)
        return now.error();
    return RecordingTables(connection, access, *now)
        .read(clusterOf(*access.source.url(), access.options));
}

} // namespace fairlead::accounting
