// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/dumpfile.h"

#include "engine/base/text.h"
#include "models/accounting/changes/dumptext.h"
#include "models/accounting/changes/sacctmgrnames.h"
#include "models/accounting/changes/sacctmgrscript.h"
#include "models/accounting/changes/userrows.h"

#include <algorithm>
#include <map>
#include <optional>

namespace fairlead::accounting {

namespace {
std::uint32_t sharesOf(const DumpLine& line)
{
    const auto value = line.option({"Fairshare", "Shares"});
    const auto shares = parseShares(value.value_or("1"));
    if (shares)
        return *shares;
    const auto number = text::toInteger(*value);
    return number == slurm::useParentShares ? slurm::useParentShares : 1;
}

std::string dumpShares(std::uint32_t shares)
{
    return std::to_string(shares); // "parent" is a number there
}

/// What has changed in it is behind a #.
Error cutLine(const DumpLine& line)
{
    return {ErrorCode::DataInvalid,
            {said("Messages",
                  "sacctmgr load reads nothing from a # on, and the line of “%1” in the dump holds "
                  "one"),
             {line.name()}},
            {}};
}

/// Writes a tree with the lines of a dump where it has them.
class TreeWriter
{
public:
    TreeWriter(const DumpText& dump, const Inputs& after, const ChangeList& changes)
        : m_dump(dump)
        , m_snapshot(*after.snapshot)
        , m_shares(*after.shares)
        , m_rows(m_snapshot)
    {
        for (const auto& [account, name] : changes.renames)
            m_origins[name] = account;
        const auto& lines = dump.lines();
        if (!lines.empty() && lines.front().text().ends_with("\r\n"))
            m_end = "\r\n";
    }

    Result<std::string> text()
    {
        m_children.resize(m_snapshot.assocs.size());
        for (std::size_t i = 1; i < m_snapshot.assocs.size(); ++i)
            m_children[m_snapshot.assocs.parent[i].at()].push_back(i);
        writeEntry(0);
        writeSections();
        writeComments(m_dump.lines().size());
        if (m_cut)
            return cutLine(*m_cut);
        return m_text;
    }

private:
    void append(const DumpLine& line)
    {
        m_text += line.text();
        if (!line.text().ends_with('\n'))
            m_text += m_end;
    }
    void append(const std::string& line) { m_text += line + m_end; }

    /// The account in the names of the dump.
    [[nodiscard]] std::string originOf(const std::string& account) const
    {
        const auto known = m_origins.find(account);
        return known == m_origins.end() ? account : known->second;
    }
    [[nodiscard]] std::size_t lineOf(std::size_t assoc) const
    {
        auto key = keyOf(m_snapshot, AssocIndex(assoc));
        key.account = originOf(key.account);
        return m_dump.lineOf(key);
    }

    void writeSections()
    {
        std::vector<std::size_t> waiting{0}; // a stack: depth first, as sacctmgr writes it
        while (!waiting.empty()) {
            const auto account = waiting.back();
            waiting.pop_back();
            auto& children = m_children[account];
            if (children.empty())
                continue;
            std::stable_sort(children.begin(), children.end(),
                             [this](auto a, auto b) { return lineOf(a) < lineOf(b); });
            writeSection(m_snapshot.accountName(AssocIndex(account)));
            for (const auto child : children)
                writeEntry(child);
            for (auto child = children.rbegin(); child != children.rend(); ++child) {
                if (!m_snapshot.assocs.isUser(AssocIndex(*child)))
                    waiting.push_back(*child);
            }
        }
    }

    void writeSection(const std::string& account)
    {
        const auto place = m_dump.sectionOf(originOf(account));
        if (place == DumpText::nowhere) {
            append("Parent - '" + account + '\'');
            return;
        }
        writeComments(place);
        auto line = m_dump.lines()[place];
        if (line.name() != account)
            line.setName(account);
        append(line);
    }

    void writeEntry(std::size_t assoc)
    {
        const auto key = keyOf(m_snapshot, AssocIndex(assoc));
        const auto place = lineOf(assoc);
        if (place == DumpText::nowhere) {
            append(newLine(key, assoc));
            return;
        }
        writeComments(place);
        auto line = m_dump.lines()[place];
        if (key.user.empty() && assoc != 0 && line.name() != key.account)
            line.setName(key.account);
        if (!key.user.empty())
            correctAccounts(line, key.user);
        if (sharesOf(line) != m_shares[assoc])
            line.setOption({"Fairshare", "Shares"}, dumpShares(m_shares[assoc]));
        if (line.isCut() && line.text() != m_dump.lines()[place].text())
            m_cut = line;
        append(line);
    }
    [[nodiscard]] std::string newLine(const AssocKey& key, std::size_t assoc) const
    {
        const auto shares = ":Fairshare=" + dumpShares(m_shares[assoc]) + priorityOption(assoc);
        if (assoc == 0)
            return "Cluster - '" + m_snapshot.cluster + '\'' + shares;
        if (key.user.empty())
            return "Account - '" + key.account + '\'' + shares;
        return "User - '" + key.user + '\''
            + (key.partition.empty() ? "" : ":Partition='" + key.partition + '\'') + shares;
    }
    /// Its own priority; what it has from the account above comes from there.
    [[nodiscard]] std::string priorityOption(std::size_t assoc) const
    {
        const auto& priorities = m_snapshot.assocs.priority;
        const auto own = priorities[assoc];
        const auto parent = m_snapshot.assocs.parent[assoc];
        const bool isFromAbove = parent.isValid() && priorities[parent.at()] == own;
        return own == slurm::noPriority || isFromAbove ? std::string()
                                                       : ":Priority=" + std::to_string(own);
    }
    /// Lines just above an entry that are no entries: comments, and what is not understood.
    void writeComments(std::size_t place)
    {
        auto first = place;
        while (first > 0 && m_dump.isOther(first - 1))
            --first;
        for (; first < place; ++first)
            append(m_dump.lines()[first]);
    }

    /// DefaultAccount and Coordinator name accounts that may be gone or have another name.
    void correctAccounts(DumpLine& line, const std::string& user) const
    {
        if (const auto known = line.option({"DefaultAccount"})) {
            auto account = currentName(*known);
            if (m_rows.count(user, account) == 0)
                account = m_rows.defaultAccount(user);
            if (account != *known)
                line.setOption({"DefaultAccount"}, account);
        }
        const auto coordinated = line.option({"Coordinator"});
        if (!coordinated)
            return;
        std::string list;
        for (const auto name : text::split(*coordinated, ',')) {
            const auto account = currentName(std::string(name));
            if (findAssoc(m_snapshot, {account, {}, {}}).isValid())
                list += (list.empty() ? "" : ",") + account;
        }
        if (list.empty())
            line.removeOption("Coordinator");
        else if (list != *coordinated)
            line.setOption({"Coordinator"}, list);
    }
    [[nodiscard]] std::string currentName(const std::string& account) const
    {
        for (const auto& [name, origin] : m_origins) {
            if (origin == account)
                return name;
        }
        return account;
    }

    const DumpText& m_dump;
    const Snapshot& m_snapshot;
    const std::vector<std::uint32_t>& m_shares;
    UserRows m_rows;
    std::map<std::string, std::string> m_origins; // name in the scenario -> in the source
    std::vector<std::vector<std::size_t>> m_children;
    std::string m_text;
    std::string m_end = "\n";
    std::optional<DumpLine> m_cut;
};

/// Whether the dump holds the associations of the tree, each below the same parent.
bool hasSameTree(const DumpText& dump, const Snapshot& snapshot)
{
    if (dump.associations() != snapshot.assocs.size())
        return false;
    std::map<std::string, std::string> parents;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        parents[DumpText::mapKey(keyOf(snapshot, assoc))]
            = snapshot.assocs.isUser(assoc) ? std::string() : parentName(snapshot, assoc);
    }
    return std::all_of(dump.entries().begin(), dump.entries().end(), [&](const auto& entry) {
        const auto known = parents.find(DumpText::mapKey(entry.key));
        return known != parents.end() && known->second == entry.parent;
    });
}

Result<std::string> withShares(DumpText dump, const Inputs& after)
{
    for (std::size_t i = 0; i < after.snapshot->assocs.size(); ++i) {
        auto& line = dump.lines()[dump.lineOf(keyOf(*after.snapshot, AssocIndex(i)))];
        const auto shares = (*after.shares)[i];
        if (sharesOf(line) == shares)
            continue;
        line.setOption({"Fairshare", "Shares"}, dumpShares(shares));
        if (line.isCut())
            return cutLine(line);
    }
    return dump.text();
}

/// Users with one association for all partitions and others for one each: sacctmgr load sets the
/// shares of the first on all of them.
bool meetsPartitionFault(const ChangeList& changes, const UserRows& rows)
{
    return std::any_of(changes.shares.begin(), changes.shares.end(), [&](const ShareEdit& edit) {
        return edit.assoc.partition.empty()
            && rows.hasPartitions(edit.assoc.user, edit.assoc.account);
    });
}

/// Accounts that move below a new one: sacctmgr load moves before it adds.
bool meetsMoveFault(const ChangeList& changes)
{
    return std::any_of(changes.moves.begin(), changes.moves.end(), [&](const MoveEdit& move) {
        return std::any_of(
            changes.accounts.begin(), changes.accounts.end(),
            [&](const AddEdit& added) { return added.assoc.account == move.parent; });
    });
}
} // namespace

Result<std::string> dumpFile(const std::string& dump, const Inputs& after,
                             const ChangeList& changes)
{
    if (auto done = checkTreeNames(*after.snapshot); !done)
        return done.error();
    const DumpText lines(dump);
    if (!dump.empty() && hasSameTree(lines, *after.snapshot))
        return withShares(lines, after);
    auto all = changes;
    for (std::size_t i = 0; i < after.snapshot->assocs.size() && dump.empty(); ++i)
        all.shares.push_back({keyOf(*after.snapshot, AssocIndex(i)), 1});
    if (auto done = checkNames(all, *after.snapshot); !done)
        return done.error();
    return TreeWriter(lines, after, changes).text();
}

std::vector<Message> dumpNotes(const ChangeList& changes, const Inputs& after, bool hasDump)
{
    std::vector<Message> notes;
    if (!hasDump)
        notes.emplace_back(
            said("Messages",
                 "the source has no dump.cfg: limits, QOS lists, default accounts and coordinators "
                 "are not in the file; sacctmgr load leaves those of the cluster alone, “sacctmgr "
                 "load clean” would drop them and all usage"));
    const auto removed = changes.removedUsers.size() + changes.removedAccounts.size();
    if (removed > 0)
        notes.push_back(
            counted(removed,
                    said("Messages",
                         "sacctmgr load removes nothing: 1 association that the scenario removes "
                         "stays; fairleadctl export --as sacctmgr removes it"),
                    said("Messages",
                         "sacctmgr load removes nothing: %1 associations that the scenario removes "
                         "stay; fairleadctl export --as sacctmgr removes them")));
    for (const auto& [account, name] : changes.renames)
        notes.push_back({said("Messages", "sacctmgr load cannot rename: “%1” is added, “%2” stays"),
                         {name, account}});
    if (!changes.renames.empty())
        notes.push_back(partitionsNameAccounts());
    if (meetsPartitionFault(changes, UserRows(*after.snapshot)) || meetsMoveFault(changes))
        notes.emplace_back(
            said("Messages",
                 "load the file again until sacctmgr says “Nothing new added.”: it moves accounts "
                 "before it adds new ones, and sets the shares of a user on all partitions at "
                 "once"));
    if (!changes.moves.empty())
        notes.emplace_back(
            said("Messages",
                 "restart slurmctld after the load: it misses what sacctmgr load changes after it "
                 "has moved an account"));
    for (const auto& parameter : changes.parameters)
        notes.push_back(notForSacctmgr(parameter));
    if (!changes.limits.empty())
        notes.emplace_back(said("Messages",
                                "the limits that the scenario sets are not in the file: "
                                "fairleadctl export --as sacctmgr sets them"));
    return notes;
}

} // namespace fairlead::accounting
