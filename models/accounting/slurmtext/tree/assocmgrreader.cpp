// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/assocmgrreader.h"

#include "engine/base/text.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/queue/jobcount.h"
#include "models/accounting/slurmtext/text/assocsbyname.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "models/accounting/slurmtext/text/recordsbyid.h"
#include "models/accounting/slurmtext/text/unknownassocs.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace fairlead::accounting {

namespace {
using IdMap = std::unordered_map<std::int64_t, AssocRecord*>; // of any number that a file holds

/// The fields that count of a record of scontrol show assoc_mgr, in the order of recordKeys.
enum Field : std::size_t
{
    ClusterName,
    QosName,
    Id,
    Account,
    UserName,
    PartitionName,
    ParentAccount,
    Lft,
    Shares,
    AssocUsage,
    SubmitJobs,
    Priority,
    QosUsage,
    FieldCount
};
constexpr std::array<std::string_view, FieldCount> recordKeys{"ClusterName",
                                                              "QOS",
                                                              "ID",
                                                              "Account",
                                                              "UserName",
                                                              "Partition",
                                                              "ParentAccount",
                                                              "Lft",
                                                              "SharesRaw/Norm/Level/Factor",
                                                              "UsageRaw/Norm/Efctv",
                                                              "GrpSubmitJobs",
                                                              "Priority",
                                                              "UsageRaw"};

/// One record of scontrol show assoc_mgr, collected from its lines.
class AssocMgrReader
{
public:
    AssocMgrReader(const std::string& file, bool takesUsage, SnapshotRecords& records)
        : m_file(file)
        , m_takesUsage(takesUsage)
        , m_records(records)
        , m_byId(recordsById(records.assocs))
        , m_byName(records)
        , m_needsQos(records.qos.empty())
    {
        for (std::size_t i = 0; i < records.qos.size(); ++i)
            m_qosByName.emplace(records.qos[i].name, i);
    }

    void readLine(const LineView& line)
    {
        if (line.text == "QOS Records" || line.text == "User Records"
            || line.text == "Association Records") {
            flush();
            return;
        }
        m_keys.read(line.text);
        if (m_keys.has(ClusterName) || m_keys.has(QosName)) {
            flush();
            m_line = line.number;
        }
        for (std::size_t field = 0; field < FieldCount; ++field) {
            if (m_keys.has(field) && !std::exchange(m_isThere[field], true))
                m_values[field] = m_keys[field]; // the line goes, the record may have more
        }
    }

    AssocMgrContent finish()
    {
        flush();
        m_unknown.report(m_file, m_records);
        for (const auto* issue : {&m_others, &m_elsewhere, &m_otherQos})
            issue->report(m_file, m_records.issues);
        return m_found;
    }

private:
    [[nodiscard]] std::string_view value(Field field) const
    {
        return m_isThere[field] ? std::string_view(m_values[field]) : std::string_view();
    }

    void flush()
    {
        if (m_isThere[ClusterName])
            flushAssoc();
        else if (m_isThere[QosName])
            flushQos();
        m_isThere.fill(false);
    }

    AssocRecord* findRecord()
    {
        if (const auto id = text::toInteger(value(Id))) {
            const auto known = m_byId.find(*id);
            if (known != m_byId.end())
                return known->second;
        }
        const auto user = value(UserName);
        return m_byName.find(value(Account), user.substr(0, user.find('(')), value(PartitionName));
    }

    void flushAssoc()
    {
        if (!m_records.cluster.empty() && value(ClusterName) != m_records.cluster)
            return;
        auto* record = findRecord();
        if (record == nullptr) {
            m_unknown.add(std::string(value(Id)), m_line);
            return;
        }
        if (const auto lft = text::toInteger(value(Lft)))
            record->lft = *lft;
        const bool isRoot = record->account == "root" && record->user.empty();
        if (isRoot)
            m_found.jobs = usedOf(value(SubmitJobs));
        compare(*record);
        const auto usage = value(AssocUsage);
        const auto raw = text::toLongDouble(usage.substr(0, usage.find('/')));
        if (raw && *raw >= 0) {
            ++m_found.usages;
            if (isRoot)
                m_found.rootUsage = *raw;
            if (m_takesUsage)
                record->rawUsage = *raw;
        } else if (m_takesUsage) {
            warnOfGuess(m_records.issues, m_file, m_line,
                        {said("Messages", "association %1 has no usable UsageRaw; 0 is assumed"),
                         {std::string(value(Id))}});
        }
    }

    /// What slurmctld holds, and what the list of associations says.
    void compare(const AssocRecord& record)
    {
        const auto shares = value(Shares);
        const auto held = text::toInteger(shares.substr(0, shares.find('/')));
        const auto priority = text::toInteger(value(Priority));
        const bool isOther = (held && *held != record.shares)
            || (priority && record.priority && *priority != *record.priority);
        const auto parent = nameBeforeParenthesis(value(ParentAccount));
        const bool isElsewhere = record.user.empty() && !parent.empty() && !record.parent.empty()
            && parent != record.parent;
        if (isOther)
            m_others.add(keyText({record.account, record.user, record.partition}), m_line);
        if (isElsewhere)
            m_elsewhere.add(record.account, m_line);
    }

    void flushQos()
    {
        const auto name = nameBeforeParenthesis(value(QosName));
        auto* qos = qosOf(name);
        if (qos == nullptr) {
            m_records.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "QOS “%1” is not in the list of QOS"), {name}},
                 m_file,
                 m_line,
                 FileState::Readable,
                 Loss::ListEntry});
            return;
        }
        const auto priority = text::toInteger(value(Priority));
        if (priority && *priority != qos->priority)
            m_otherQos.add(name, m_line);
        ++m_found.qos;
        qos->id = numberInParentheses(value(QosName)).value_or(qos->id);
        if (const auto usage = text::toLongDouble(value(QosUsage)); usage && *usage >= 0)
            qos->rawUsage = *usage;
    }

    /// A new one when no other file has told the QOS; nothing for a name that they do not hold.
    Qos* qosOf(const std::string& name)
    {
        if (m_needsQos) {
            Qos qos;
            qos.name = name;
            qos.priority = static_cast<std::uint32_t>(std::clamp<long long>(
                text::toInteger(value(Priority)).value_or(0), 0, 4294967295LL));
            m_records.qos.push_back(std::move(qos));
            return &m_records.qos.back();
        }
        const auto known = m_qosByName.find(name);
        return known == m_qosByName.end() ? nullptr : &m_records.qos[known->second];
    }

    const std::string& m_file;
    bool m_takesUsage;
    SnapshotRecords& m_records;
    IdMap m_byId;
    AssocsByName m_byName;
    bool m_needsQos;
    std::unordered_map<std::string, std::size_t> m_qosByName;
    KeyValues m_keys{recordKeys};
    std::array<std::string, FieldCount> m_values; ///< of the record
    std::array<bool, FieldCount> m_isThere{};
    int m_line = 0;
    UnknownAssocs m_unknown;
    CountedIssue m_others{
        said("Messages",
             "1 association has another share or priority here than in the list of associations, "
             "which is used: %2"),
        said("Messages",
             "%1 associations have another share or priority here than in the list of "
             "associations, which is used; the first is %2")};
    CountedIssue m_elsewhere{
        said("Messages",
             "1 account is under another one here than in the list of associations, which is "
             "used: %2"),
        said("Messages",
             "%1 accounts are under other ones here than in the list of associations, which is "
             "used; the first is %2")};
    CountedIssue m_otherQos{
        said("Messages",
             "1 QOS has another priority here than in the list of QOS, which is used: %2"),
        said("Messages",
             "%1 QOS have other priorities here than in the list of QOS, which is used; the first "
             "is %2")};
    AssocMgrContent m_found;
};
} // namespace

AssocMgrContent readAssocMgr(TextLines lines, const std::string& file, bool takesUsage,
                             SnapshotRecords& records)
{
    AssocMgrReader reader(file, takesUsage, records);
    while (const auto* line = lines.next())
        reader.readLine(*line);
    return reader.finish();
}

} // namespace fairlead::accounting
