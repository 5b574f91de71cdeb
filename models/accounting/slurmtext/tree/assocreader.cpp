// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/assocreader.h"

#include "engine/base/text.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostReserved = 1 << 20; // associations, before they are counted

/// Shares as sacctmgr writes them: `parent`, its number, or a whole number, empty for 1.
std::optional<std::int64_t> readShares(std::string_view text)
{
    if (text.empty())
        return 1;
    if (text::equalsIgnoreCase(text, "parent"))
        return slurm::useParentShares;
    const auto number = text::toInteger(text);
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

/// Empty: none is set. What is out of range, or no number, is told and counts as none.
void readPriority(std::string_view text, AssocRecord& record, int line, Issues& issues)
{
    const auto priority = text::toInteger(text);
    if (priority && *priority >= 0 && *priority < slurm::noPriority)
        record.priority = static_cast<std::uint32_t>(*priority);
    else if (!text.empty() && priority != slurm::noPriority)
        warnOfGuess(issues, record.file, line,
                    {said("Messages", "Priority “%1” of %2 cannot be read; it counts as none"),
                     {std::string(text), keyText({record.account, record.user, {}})}});
}

/// The column of the account above; it may be missing.
const char* parentColumn(const PipeTable& table)
{
    return table.has("ParentName") ? "ParentName" : "Par Name";
}

class AssocRows
{
public:
    AssocRows(const PipeTable& table, const std::string& file, SnapshotRecords& records)
        : m_table(table)
        , m_file(file)
        , m_records(records)
        , m_account(table.column("Account"))
        , m_user(table.column("User"))
        , m_partition(table.column("Partition"))
        , m_parent(table.column(parentColumn(table)))
        , m_shares(table.column(table.has("Share") ? "Share" : "FairShare"))
        , m_id(table.column("ID"))
        , m_priority(table.column("Priority"))
        , m_hasParents(table.has(parentColumn(table)))
    {
    }

    /// The row that the table holds.
    void add(int number)
    {
        const auto shares = readShares(m_table.cell(m_shares));
        const auto id = text::toInteger(m_table.cell(m_id));
        const bool isId = id ? *id >= 0 && *id <= 4294967295LL : m_table.cell(m_id).empty();
        if (m_table.cell(m_account).empty() || !shares || !isId) {
            report(said("Messages", "the line is not an association and is left out"), number);
            return;
        }
        reportEmptyShare(number);
        reportNoParent(number);
        auto& record = m_records.assocs.emplace_back();
        record.file = m_file;
        record.line = number;
        record.account = m_table.cell(m_account);
        record.user = m_table.cell(m_user);
        record.partition = m_table.cell(m_partition);
        record.parent = m_table.cell(m_parent);
        record.shares = *shares;
        record.id = static_cast<std::uint32_t>(id.value_or(0));
        readPriority(m_table.cell(m_priority), record, number, m_records.issues);
    }

    /// That of root counts for nothing.
    void reportEmptyShare(int number)
    {
        const auto account = m_table.cell(m_account);
        const auto user = m_table.cell(m_user);
        if (m_table.cell(m_shares).empty() && (account != "root" || !user.empty()))
            report({said("Messages", "Share of %1 is empty; 1 is assumed"), {name()}}, number);
    }

    void report(Message message, int number)
    {
        warnOfGuess(m_records.issues, m_file, number, std::move(message));
    }

private:
    [[nodiscard]] std::string name() const
    {
        return keyText(
            {std::string(m_table.cell(m_account)), std::string(m_table.cell(m_user)), {}});
    }

    /// Of an account sacctmgr always names the one above.
    void reportNoParent(int number)
    {
        if (m_hasParents && m_table.cell(m_user).empty() && m_table.cell(m_account) != "root"
            && m_table.cell(m_parent).empty())
            report(
                {said("Messages", "the account above %1 is not named; root is assumed"), {name()}},
                number);
    }

    const PipeTable& m_table;
    SharedText m_file;
    SnapshotRecords& m_records;
    PipeTable::Column m_account;
    PipeTable::Column m_user;
    PipeTable::Column m_partition;
    PipeTable::Column m_parent;
    PipeTable::Column m_shares;
    PipeTable::Column m_id;
    PipeTable::Column m_priority;
    bool m_hasParents;
};

/// One line of a dump: Keyword - 'name':Key=Value:Key='Value with : inside':...
struct DumpLine
{
    std::string keyword;
    std::string name;
    std::vector<std::pair<std::string, std::string>> options;
};

/// A quoted text from `position` on, or up to the next colon; moves behind it.
std::string dumpToken(std::string_view line, std::size_t& position, char stop)
{
    std::string token;
    bool quoted = false;
    for (; position < line.size(); ++position) {
        const char c = line[position];
        if (c == '\'')
            quoted = !quoted;
        else if (c == stop && !quoted)
            break;
        else
            token += c;
    }
    return token;
}

std::optional<DumpLine> parseDumpLine(std::string_view line)
{
    const auto dash = line.find(" - ");
    if (dash == std::string_view::npos)
        return std::nullopt;
    DumpLine result;
    result.keyword = text::lower(text::trimmed(line.substr(0, dash)));
    std::size_t position = dash + 3;
    result.name = dumpToken(line, position, ':');
    while (position < line.size()) {
        ++position; // the colon
        const auto option = dumpToken(line, position, ':');
        const auto equal = option.find('=');
        if (equal != std::string::npos)
            result.options.emplace_back(text::lower(text::trimmed(option.substr(0, equal))),
                                        option.substr(equal + 1));
    }
    return result;
}

/// What sacctmgr writes of clusters, accounts and users besides shares, in small letters: limits of
/// each release and what describes them.
bool isDumpOption(std::string_view key)
{
    constexpr std::array<std::string_view, 15> known{
        "description", "organization",  "adminlevel",   "coordinator",   "defaultaccount",
        "qos",         "defaultqos",    "defaultwckey", "wckeys",        "classification",
        "comment",     "minpriothresh", "qoslevel",     "defaultwckeys", "flags"};
    return key.starts_with("grp") || key.starts_with("max")
        || std::ranges::find(known, key) != known.end();
}

class DumpReader
{
public:
    DumpReader(const std::string& file, SnapshotRecords& records)
        : m_file(file)
        , m_records(records)
    {
    }

    void finish() const { m_unknown.report(m_file, m_records.issues); }

    void readLine(std::string_view text, int number)
    {
        if (text::trimmed(text).starts_with('#'))
            return;
        const auto line = parseDumpLine(text);
        if (!line || line->name.empty())
            report(said("Messages", "the line is not Keyword - 'name':Key=Value"), number);
        else if (line->keyword == "cluster" || line->keyword == "machine")
            addRoot(*line, number);
        else if (m_isOther)
            return;
        else if (line->keyword == "parent")
            m_parent = line->name;
        else if (line->keyword == "account" || line->keyword == "project")
            addAssoc(*line, number, true);
        else if (line->keyword == "user")
            addAssoc(*line, number, false);
        else if (line->keyword == "qos")
            addQos(*line);
        else
            report({said("Messages", "“%1” is not a keyword of a dump"), {line->keyword}}, number);
    }

private:
    void addRoot(const DumpLine& line, int number)
    {
        m_isOther = !m_records.cluster.empty() && line.name != m_records.cluster;
        if (m_isOther) {
            report({said("Messages", "its associations are of the cluster “%1”"), {line.name}},
                   number);
            return;
        }
        m_records.cluster = line.name;
        AssocRecord root;
        root.account = "root";
        setOptions(root, line, number);
        m_records.assocs.push_back(std::move(root));
    }

    void addAssoc(const DumpLine& line, int number, bool isAccount)
    {
        AssocRecord record;
        record.account = isAccount ? line.name : m_parent;
        record.user = isAccount ? std::string() : line.name;
        record.parent = isAccount ? m_parent : std::string();
        setOptions(record, line, number);
        m_records.assocs.push_back(std::move(record));
    }

    void addQos(const DumpLine& line)
    {
        Qos qos;
        qos.name = line.name;
        for (const auto& [key, value] : line.options) {
            if (key == "priority")
                qos.priority = static_cast<std::uint32_t>(
                    std::clamp<long long>(text::toInteger(value).value_or(0), 0, 4294967295LL));
            else if (key == "usagefactor")
                qos.usageFactor = text::toDouble(value).value_or(1.0);
        }
        if (!m_hasQos)
            m_records.qos.clear();
        m_hasQos = true;
        m_records.qos.push_back(std::move(qos));
    }

    void setOptions(AssocRecord& record, const DumpLine& line, int number)
    {
        record.file = m_file;
        record.line = number;
        for (const auto& [key, value] : line.options) {
            if (key == "fairshare" || key == "shares") {
                const auto shares = readShares(value);
                if (shares)
                    record.shares = *shares;
                else
                    report(
                        {said("Messages", "Fairshare “%1” is not a number; 1 is assumed"), {value}},
                        number);
            } else if (key == "priority") {
                readPriority(value, record, number, m_records.issues);
            } else if (key == "partition") {
                record.partition = value;
            } else if (!isDumpOption(key)) {
                m_unknown.add(key, number);
            }
        }
    }

    void report(Message message, int number)
    {
        warnOfGuess(m_records.issues, m_file, number, std::move(message));
    }

    SharedText m_file;
    SnapshotRecords& m_records;
    std::string m_parent = "root";
    CountedIssue m_unknown{
        said("Messages", "1 word is not known in a dump and is ignored: %2"),
        said("Messages", "%1 words are not known in a dump and are ignored; the first is %2")};
    bool m_isOther = false; ///< what follows is of another cluster
    bool m_hasQos = false; ///< what the records held before is replaced
};
} // namespace

void readAssocs(TextLines lines, const std::string& file, const std::string& cluster,
                SnapshotRecords& records)
{
    const auto* line = lines.next();
    if (line == nullptr)
        return;
    PipeTable table(line->text);
    if (!table.has("Account") || !table.has("User")
        || !(table.has("Share") || table.has("FairShare"))) {
        records.issues.push_back(
            {Severity::Error,
             said("Messages", "the first line must name the columns Account, User and Share"), file,
             line->number});
        return;
    }
    const int header = line->number;
    const bool hasParents = table.has(parentColumn(table));
    AssocRows rows(table, file, records);
    const auto clusterColumn = table.column("Cluster");
    std::string wanted = cluster;
    bool isNamed = false;
    std::string other;
    records.assocs.reserve(std::min(lines.estimate(), mostReserved));
    while ((line = lines.next()) != nullptr) {
        table.setRow(line->text);
        if (table.isShort()) {
            rows.report(table.shortness(), line->number);
            continue;
        }
        const auto own = table.cell(clusterColumn);
        if (wanted.empty())
            wanted = own;
        isNamed = isNamed || (!own.empty() && own == wanted);
        if (own.empty() || own == wanted)
            rows.add(line->number);
        else if (other.empty())
            other = own;
    }
    const auto isAccount
        = [](const AssocRecord& assoc) { return assoc.user.empty() && assoc.account != "root"; };
    if (!hasParents && std::ranges::any_of(records.assocs, isAccount)) {
        records.assocs.clear(); // they would all be below root
        records.issues.push_back({Severity::Error,
                                  said("Messages",
                                       "the first line names no column ParentName, so that nobody "
                                       "knows which account is above which"),
                                  file, header});
    }
    if (records.assocs.empty() && !other.empty())
        records.issues.push_back(
            {Severity::Warning,
             {said("Messages", "its associations are of the cluster “%1”"), {other}},
             file,
             0});
    if (isNamed || records.cluster.empty())
        records.cluster = wanted;
}

void readDump(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    DumpReader reader(file, records);
    while (const auto* line = lines.next())
        reader.readLine(line->text, line->number);
    reader.finish();
}

} // namespace fairlead::accounting
