// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usagereader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/cluster/treebuilder.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/recordsbyid.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
using IdMap = std::unordered_map<std::int64_t, AssocRecord*>; // of any number that a file holds
using FullNameMap = std::unordered_map<std::string, AssocRecord*>;
using NameMap = std::unordered_map<std::string, std::vector<AssocRecord*>>;

/// By account, user and partition.
FullNameMap recordsByFullName(SnapshotRecords& records)
{
    FullNameMap map;
    for (auto& record : records.assocs)
        map.emplace(assocMapKey(record.account, record.user, record.partition), &record);
    return map;
}

/// By account and user; several partitions in the order in which Slurm prints them.
NameMap recordsByName(SnapshotRecords& records)
{
    NameMap map;
    for (auto& record : records.assocs)
        map[assocMapKey(record.account, record.user, {})].push_back(&record);
    const bool byName = records.policy.slurm().version >= SlurmVersion{23, 11};
    for (auto& [key, list] : map) {
        std::sort(list.begin(), list.end(), [&](const AssocRecord* a, const AssocRecord* b) {
            return byName ? a->partition < b->partition : a->id > b->id;
        });
    }
    return map;
}

void report(SnapshotRecords& records, const std::string& file, int line, Message message)
{
    records.issues.push_back({Severity::Warning, std::move(message), file, line});
}

/// One record of scontrol show assoc_mgr, collected from its lines.
class AssocMgrReader
{
public:
    AssocMgrReader(const std::string& file, bool takesUsage, SnapshotRecords& records)
        : m_file(file)
        , m_takesUsage(takesUsage)
        , m_records(records)
        , m_byId(recordsById(records.assocs))
        , m_byName(recordsByFullName(records))
        , m_needsQos(records.qos.empty())
    {
        for (std::size_t i = 0; i < records.qos.size(); ++i)
            m_qosByName.emplace(records.qos[i].name, i);
    }

    void readLine(const Line& line)
    {
        if (line.text == "QOS Records" || line.text == "User Records"
            || line.text == "Association Records") {
            flush();
            return;
        }
        auto values = parseKeyValues(line.text);
        if (values.contains("ClusterName") || values.contains("QOS")) {
            flush();
            m_line = line.number;
        }
        m_values.merge(values);
    }

    std::size_t finish()
    {
        flush();
        return m_found;
    }

private:
    void flush()
    {
        if (m_values.contains("ClusterName"))
            flushAssoc();
        else if (m_values.contains("QOS"))
            flushQos();
        m_values.clear();
    }

    AssocRecord* findRecord()
    {
        if (const auto id = text::toInteger(m_values["ID"])) {
            const auto known = m_byId.find(*id);
            if (known != m_byId.end())
                return known->second;
        }
        const auto named = m_byName.find(assocMapKey(m_values["Account"],
                                                     nameBeforeParenthesis(m_values["UserName"]),
                                                     m_values["Partition"]));
        return named == m_byName.end() ? nullptr : named->second;
    }

    void flushAssoc()
    {
        if (!m_records.cluster.empty() && m_values["ClusterName"] != m_records.cluster)
            return;
        auto* record = findRecord();
        if (record == nullptr) {
            report(m_records, m_file, m_line,
                   {said("Messages", "association %1 is not in the list of associations"),
                    {m_values["ID"]}});
            return;
        }
        if (const auto lft = text::toInteger(m_values["Lft"]))
            record->lft = *lft;
        const auto& usage = m_values["UsageRaw/Norm/Efctv"];
        const auto raw = text::toLongDouble(std::string_view(usage).substr(0, usage.find('/')));
        if (raw && *raw >= 0) {
            ++m_found;
            if (m_takesUsage)
                record->rawUsage = *raw;
        } else if (m_takesUsage) {
            report(m_records, m_file, m_line,
                   {said("Messages", "association %1 has no usable UsageRaw; 0 is assumed"),
                    {m_values["ID"]}});
        }
    }

    void flushQos()
    {
        const auto name = nameBeforeParenthesis(m_values["QOS"]);
        auto* qos = qosOf(name);
        if (qos == nullptr)
            return;
        qos->id = numberInParentheses(m_values["QOS"]).value_or(qos->id);
        if (const auto usage = text::toLongDouble(m_values["UsageRaw"]); usage && *usage >= 0)
            qos->rawUsage = *usage;
    }

    /// A new one when no other file has told the QOS; nothing for a name that they do not hold.
    Qos* qosOf(const std::string& name)
    {
        if (m_needsQos) {
            Qos qos;
            qos.name = name;
            qos.priority = static_cast<std::uint32_t>(std::clamp<long long>(
                text::toInteger(m_values["Priority"]).value_or(0), 0, 4294967295LL));
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
    FullNameMap m_byName;
    bool m_needsQos;
    std::unordered_map<std::string, std::size_t> m_qosByName;
    std::map<std::string, std::string> m_values;
    int m_line = 0;
    std::size_t m_found = 0;
};

} // namespace

void readRawUsage(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records)
{
    const auto byId = recordsById(records.assocs);
    for (const auto& [number, line] : lines) {
        if (line.starts_with('#'))
            continue;
        const auto parts = text::split(line, '|');
        const auto id = text::toInteger(parts[0]);
        const auto usage = parts.size() > 1 ? text::toLongDouble(parts[1]) : std::nullopt;
        if (!id || !usage || !(*usage >= 0)) {
            report(records, file, number,
                   said("Messages", "the line is not ID|raw usage and is left out"));
            continue;
        }
        const auto known = byId.find(*id);
        if (known != byId.end())
            known->second->rawUsage = *usage;
        else
            report(records, file, number,
                   {said("Messages", "association %1 is not in the list of associations"),
                    {std::to_string(*id)}});
    }
}

std::size_t readAssocMgr(const std::vector<Line>& lines, const std::string& file, bool takesUsage,
                         SnapshotRecords& records)
{
    AssocMgrReader reader(file, takesUsage, records);
    for (const auto& line : lines)
        reader.readLine(line);
    return reader.finish();
}

std::size_t readShareUsage(const std::vector<Line>& lines, const std::string& file,
                           SnapshotRecords& records)
{
    if (lines.empty())
        return 0;
    PipeTable table(lines.front().text);
    const bool hasPartition = table.has("Partition");
    const auto byName = recordsByName(records);
    const auto byFullName = recordsByFullName(records);
    std::unordered_map<std::string, std::size_t> used;
    std::size_t found = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        const auto usage = text::toLongDouble(table.cell("RawUsage"));
        const auto key = assocMapKey(table.cell("Account"), table.cell("User"), {});
        const auto known = byName.find(key);
        if (!usage || *usage < 0 || known == byName.end()) {
            report(records, file, lines[i].number,
                   usage && *usage >= 0
                       ? said("Messages", "the association is not in the list of associations")
                       : said("Messages", "the line has no RawUsage and is left out"));
            continue;
        }
        AssocRecord* record = nullptr;
        if (hasPartition) {
            const auto named = byFullName.find(
                assocMapKey(table.cell("Account"), table.cell("User"), table.cell("Partition")));
            record = named == byFullName.end() ? nullptr : named->second;
        } else if (const auto place = used[key]++; place < known->second.size()) {
            record = known->second[place];
        }
        if (record == nullptr)
            continue;
        record->rawUsage = *usage;
        ++found;
    }
    return found;
}

void readShareAnswers(const std::vector<Line>& lines, const std::string& file,
                      SnapshotRecords& records)
{
    if (lines.empty())
        return;
    PipeTable table(lines.front().text);
    auto byName = recordsByName(records);
    std::unordered_map<std::string, std::size_t> used;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        const auto key = assocMapKey(table.cell("Account"), table.cell("User"), {});
        const auto known = byName.find(key);
        const auto place = used[key]++;
        const auto factor = text::toDouble(table.cell("FairShare"));
        if (!factor || known == byName.end() || place >= known->second.size())
            continue;
        const std::string partition = table.has("Partition") ? std::string(table.cell("Partition"))
                                                             : known->second[place]->partition;
        records.shareAnswers.push_back({std::string(table.cell("Account")),
                                        std::string(table.cell("User")), partition, *factor});
    }
    if (!table.has("FairShare"))
        report(records, file, lines.front().number,
               said("Messages", "there is no column FairShare to compare with"));
}

} // namespace fairlead::accounting
