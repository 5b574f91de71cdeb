// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "models/accounting/sources/slurmdbd/historytables.h"

#include <array>
#include <map>

namespace fairlead::accounting {

namespace {
using replay::LimitSet;

struct TresColumn
{
    const char* name;
    replay::TresLimits LimitSet::*limit;
};
struct CountColumn
{
    const char* name;
    std::uint32_t LimitSet::*limit; // counts and minutes
};

// Those that a table does not have stay unset.
constexpr std::array tresColumns{
    TresColumn{"grp_tres", &LimitSet::group},
    TresColumn{"grp_tres_mins", &LimitSet::groupMinutes},
    TresColumn{"grp_tres_run_mins", &LimitSet::groupRunMinutes},
    TresColumn{"max_tres_pj", &LimitSet::perJob},
    TresColumn{"max_tres_pn", &LimitSet::perNode},
    TresColumn{"max_tres_mins_pj", &LimitSet::minutesPerJob},
    TresColumn{"max_tres_pu", &LimitSet::ofUser},
    TresColumn{"max_tres_pa", &LimitSet::ofAccount},
    TresColumn{"min_tres_pj", &LimitSet::least},
};
constexpr std::array countColumns{
    CountColumn{"grp_jobs", &LimitSet::groupJobs},
    CountColumn{"grp_wall", &LimitSet::groupWall},
    CountColumn{"max_wall_pj", &LimitSet::maxWall},
    CountColumn{"max_wall_duration_per_job", &LimitSet::maxWall},
    CountColumn{"max_jobs", &LimitSet::maxJobs},
    CountColumn{"max_jobs_per_user", &LimitSet::maxJobsOfUser},
    CountColumn{"max_jobs_pa", &LimitSet::maxJobsOfAccount},
    CountColumn{"grp_jobs_accrue", &LimitSet::groupAccruing},
    CountColumn{"max_jobs_accrue", &LimitSet::maxAccruing},
    CountColumn{"max_jobs_accrue_pu", &LimitSet::maxAccruingOfUser},
    CountColumn{"max_jobs_accrue_pa", &LimitSet::maxAccruingOfAccount},
    CountColumn{"min_prio_thresh", &LimitSet::priorityToPlan},
};

/// The columns of limits that a table has, to be read from a place of the answer on.
class LimitColumns
{
public:
    LimitColumns(const std::set<QString>& there, unsigned first)
        : m_first(first)
    {
        for (const auto& column : tresColumns) {
            if (there.contains(QLatin1String(column.name)))
                m_tres.push_back(column);
        }
        for (const auto& column : countColumns) {
            if (there.contains(QLatin1String(column.name)))
                m_counts.push_back(column);
        }
    }

    [[nodiscard]] QByteArray names() const
    {
        QByteArray list;
        for (const auto& column : m_tres)
            list += QByteArray(", ") + column.name;
        for (const auto& column : m_counts)
            list += QByteArray(", ") + column.name;
        return list;
    }

    LimitSet read(const MariadbRows& row, const SlurmdbdNames& names,
                  std::vector<std::string>* leftOut) const
    {
        LimitSet limits;
        auto place = m_first;
        for (const auto& column : m_tres)
            addTresLimits(namedTres(row.text(place++), names), limits.*column.limit, leftOut);
        for (const auto& column : m_counts) {
            const auto value = row.integer(place++).value_or(-1);
            if (value >= 0 && value < slurm::noValue)
                limits.*column.limit = static_cast<std::uint32_t>(value);
        }
        return limits;
    }

private:
    unsigned m_first;
    std::vector<TresColumn> m_tres;
    std::vector<CountColumn> m_counts;
};

/// One row of the association table.
struct AssocRow
{
    replay::AssocLimits entry;
    std::string parent;
    bool isInherited = false; ///< what the parent limits is in it
};

class AssocTree
{
public:
    void add(AssocRow row)
    {
        if (row.entry.user.empty())
            m_accounts.emplace(row.entry.account, m_rows.size());
        m_rows.push_back(std::move(row));
    }

    /// Those with limits, in the order of the table.
    void moveTo(replay::Limits& limits)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            inherit(i);
        for (auto& row : m_rows) {
            if (!(row.entry.limits == LimitSet()))
                limits.assocs.push_back(std::move(row.entry));
        }
    }

private:
    [[nodiscard]] std::size_t parentOf(const AssocRow& row) const
    {
        const auto& name = row.entry.user.empty() ? row.parent : row.entry.account;
        const auto found = m_accounts.find(name);
        return found == m_accounts.end() ? m_rows.size() : found->second;
    }

    /// From the highest account that has not inherited yet downwards; a cycle ends where it began.
    void inherit(std::size_t start)
    {
        std::vector<std::size_t> path;
        for (auto i = start; i < m_rows.size() && !m_rows[i].isInherited; i = parentOf(m_rows[i])) {
            m_rows[i].isInherited = true;
            path.push_back(i);
        }
        for (auto i = path.rbegin(); i != path.rend(); ++i) {
            const auto parent = parentOf(m_rows[*i]);
            if (parent < m_rows.size() && parent != *i)
                replay::inheritFrom(m_rows[parent].entry.limits, m_rows[*i].entry.limits);
        }
    }

    std::vector<AssocRow> m_rows;
    std::map<std::string, std::size_t> m_accounts; ///< by name, into m_rows
};
} // namespace

Result<void> readHistoryQosLimits(MariadbSession& session, const SlurmdbdSchema& schema,
                                  const SlurmdbdNames& names, replay::Recording& recording)
{
    // @source slurmdb.h, QOS_FLAG_NO_RESERVE and QOS_FLAG_OVER_PART_QOS
    constexpr std::int64_t noReserve = 0x10;
    constexpr std::int64_t overPartition = 0x80;
    const LimitColumns columns(schema.qosColumns, 2);
    const bool hasFlags = schema.qosColumns.contains(QStringLiteral("flags"));
    return session.forEachRow(
        QByteArray("SELECT name, ") + (hasFlags ? "flags" : "0") + columns.names()
            + " FROM qos_table WHERE deleted = 0 ORDER BY id",
        [&](const MariadbRows& row) {
            std::vector<std::string> leftOut;
            replay::QosLimits qos;
            qos.name = row.utf8(0);
            const auto flags = row.integer(1).value_or(0);
            qos.hasNoReserve = (flags & noReserve) != 0;
            qos.isOverPartition = (flags & overPartition) != 0;
            qos.limits = columns.read(row, names, &leftOut);
            reportLeftOutLimits(leftOut, qos.name, recording);
            recording.limits.qos.push_back(std::move(qos));
        },
        fewRows);
}

Result<void> readHistoryAssocLimits(MariadbSession& session, const SlurmdbdSchema& schema,
                                    const SlurmdbdNames& names, replay::Recording& recording)
{
    const LimitColumns columns(schema.assocColumns, 4);
    AssocTree tree;
    const auto done = session.forEachRow(
        "SELECT acct, user, `partition`, parent_acct" + columns.names() + " FROM "
            + schema.table("assoc_table") + " WHERE deleted = 0 ORDER BY id_assoc",
        [&](const MariadbRows& row) {
            std::vector<std::string> leftOut;
            AssocRow assoc;
            assoc.entry.account = row.utf8(0);
            assoc.entry.user = row.utf8(1);
            assoc.entry.partition = row.utf8(2);
            assoc.parent = row.utf8(3);
            assoc.entry.limits = columns.read(row, names, &leftOut);
            assoc.entry.own = replay::inheritableIn(assoc.entry.limits); // NULL: inherited
            reportLeftOutLimits(leftOut, assoc.entry.account, recording);
            tree.add(std::move(assoc));
        },
        keptTable);
    if (done)
        tree.moveTo(recording.limits);
    reportUncountedGpuTypes(recording);
    return done;
}

} // namespace fairlead::accounting
