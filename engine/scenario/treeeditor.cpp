// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/treeeditor.h"

#include "engine/cluster/treebuilder.h"

#include <algorithm>

namespace fairlead {

namespace {
std::string memberKey(std::size_t account, const std::string& user, const std::string& partition)
{
    return assocMapKey(std::to_string(account), user, partition);
}

bool isAccount(const AssocRecord& record)
{
    return record.user.empty() && record.partition.empty();
}
} // namespace

TreeEditor::TreeEditor(SnapshotRecords& records)
    : m_records(records)
    , m_known(records.assocs.size())
    , m_isGone(records.assocs.size(), false)
    , m_holdsParts(std::ranges::any_of(
          records.assocs, [](const AssocRecord& assoc) { return assoc.heldPart.has_value(); }))
{
    const auto& assocs = records.assocs;
    m_accountOf.reserve(assocs.size());
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto known = idOf(assocs[i].account);
        const auto account = known == none ? addAccount(assocs[i].account) : known;
        m_accountOf.push_back(account);
        if (isAccount(assocs[i]))
            m_accounts[account].record = i;
        else
            addMember(account, i);
    }
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        if (isAccount(assocs[i]))
            hang(m_accountOf[i], idOf(assocs[i].parent));
    }
}

bool TreeEditor::has(const AssocKey& key) const
{
    return find(key) != none;
}

bool TreeEditor::hasUser(const std::string& account, const std::string& user) const
{
    if (has({account, user, {}}))
        return true;
    const auto id = idOf(account);
    return id != none && std::ranges::any_of(m_accounts[id].members, [&](std::size_t record) {
               return !m_isGone[record] && m_records.assocs[record].user == user;
           });
}

bool TreeEditor::isWithin(const std::string& account, const std::string& top) const
{
    const auto wanted = idOf(top);
    auto above = idOf(account);
    while (above != none && above != wanted)
        above = m_accounts[above].parent;
    return above != none;
}

std::optional<EditRefusal> TreeEditor::carryOut(const Edit& edit)
{
    auto refused = refusalOf(edit, *this);
    if (!refused)
        std::visit([this](const auto& e) { carry(e); }, edit);
    return refused;
}

void TreeEditor::carry(const ShareEdit& edit)
{
    m_records.assocs[find(edit.assoc)].shares = edit.shares;
}

void TreeEditor::carry(const AddEdit& edit)
{
    AssocRecord record;
    record.account = edit.assoc.account;
    record.user = edit.assoc.user;
    record.partition = edit.assoc.partition;
    record.parent = edit.parent;
    record.shares = edit.shares;
    record.rawUsage = 0.0L;
    if (m_holdsParts)
        record.heldPart = 0.0L;
    const auto place = m_records.assocs.size();
    const auto& added = m_records.assocs.emplace_back(std::move(record));
    m_isGone.push_back(false);
    m_accountOf.push_back(isAccount(added) ? addAccount(added.account) : idOf(added.account));
    if (isAccount(added)) {
        m_accounts.back().record = place;
        hang(m_accountOf.back(), idOf(edit.parent));
    } else {
        addMember(m_accountOf.back(), place);
    }
}

void TreeEditor::carry(const MoveEdit& edit)
{
    const auto account = idOf(edit.account);
    const auto& moved = m_records.assocs[m_accounts[account].record];
    const auto usage = moved.rawUsage.value_or(0.0L);
    const auto part = moved.heldPart.value_or(0.0L);
    addUpwards(m_accounts[account].parent, -usage, -part);
    hang(account, idOf(edit.parent));
    addUpwards(m_accounts[account].parent, usage, part);
}

void TreeEditor::carry(const RenameEdit& edit)
{
    const auto account = idOf(edit.account);
    m_ids.erase(edit.account);
    m_ids.insert_or_assign(edit.name, account);
    m_accounts[account].name = edit.name;
    m_renames.push_back(edit);
}

void TreeEditor::carry(const RemoveEdit& edit)
{
    if (edit.assoc.user.empty())
        removeSubtree(idOf(edit.assoc.account));
    else
        removeMember(find(edit.assoc));
}

std::size_t TreeEditor::find(const AssocKey& key) const
{
    const auto account = idOf(key.account);
    if (account == none)
        return none;
    if (key.user.empty() && key.partition.empty())
        return m_accounts[account].record;
    const auto known = m_members.find(memberKey(account, key.user, key.partition));
    return known == m_members.end() ? none : known->second;
}

TreeEditor::Id TreeEditor::idOf(const std::string& account) const
{
    const auto known = m_ids.find(account);
    return known == m_ids.end() ? none : known->second;
}

TreeEditor::Id TreeEditor::addAccount(const std::string& name)
{
    const Id account = m_accounts.size();
    m_accounts.push_back({name, none, none, {}, {}});
    m_ids.insert_or_assign(name, account);
    return account;
}

void TreeEditor::addMember(Id account, std::size_t record)
{
    const auto& member = m_records.assocs[record];
    m_members.emplace(memberKey(account, member.user, member.partition), record);
    m_accounts[account].members.push_back(record);
}

void TreeEditor::hang(Id account, Id parent)
{
    m_accounts[account].parent = parent;
    if (parent != none)
        m_accounts[parent].children.push_back(account);
}

void TreeEditor::addUpwards(Id from, long double usage, long double part)
{
    for (auto up = from; up != none; up = m_accounts[up].parent) {
        auto& record = m_records.assocs[m_accounts[up].record];
        record.rawUsage = std::max(0.0L, record.rawUsage.value_or(0.0L) + usage);
        if (record.heldPart)
            record.heldPart = std::max(0.0L, *record.heldPart + part);
    }
}

void TreeEditor::removeMember(std::size_t record)
{
    const auto& member = m_records.assocs[record];
    m_members.erase(memberKey(m_accountOf[record], member.user, member.partition));
    m_isGone[record] = true;
}

void TreeEditor::removeSubtree(Id top)
{
    std::vector<Id> stack{top};
    while (!stack.empty()) {
        const auto id = stack.back();
        stack.pop_back();
        auto& account = m_accounts[id];
        if (account.record == none)
            continue; // listed twice: it was moved away and back
        m_isGone[account.record] = true;
        account.record = none;
        m_ids.erase(account.name);
        for (const auto member : account.members)
            m_isGone[member] = true;
        for (const auto child : account.children) {
            if (m_accounts[child].parent == id)
                stack.push_back(child);
        }
    }
}

SnapshotRecords namesOf(const Snapshot& tree)
{
    SnapshotRecords records;
    records.qos = tree.qos;
    records.assocs.reserve(tree.assocs.size());
    for (std::size_t i = 0; i < tree.assocs.size(); ++i) {
        auto& record = records.assocs.emplace_back();
        record.account = tree.accountName(AssocIndex(i));
        record.user = tree.userName(AssocIndex(i));
        record.partition = tree.partitionName(AssocIndex(i));
        if (const auto parent = tree.assocs.parent[i]; parent.isValid())
            record.parent = tree.accountName(parent);
    }
    return records;
}

std::unordered_map<std::string, std::string> lastNames(const std::vector<RenameEdit>& renames)
{
    std::unordered_map<std::string, std::string> names;
    for (auto rename = renames.rbegin(); rename != renames.rend(); ++rename) {
        const auto later = names.find(rename->name);
        names.insert_or_assign(rename->account,
                               later == names.end() ? rename->name : std::string(later->second));
    }
    return names;
}

/// Jobs, history, answers and colours follow an account to its last name.
void TreeEditor::renameOthers()
{
    const auto names = lastNames(m_renames);
    for (const auto& rename : m_renames) {
        const auto known = m_records.formerNames.extract(rename.account);
        m_records.formerNames.insert_or_assign(rename.name,
                                               known.empty() ? rename.account : known.mapped());
    }
    m_records.colourSlots = renamed(std::move(m_records.colourSlots), m_records.formerNames);
    const auto renameAll = [&](auto& records) {
        for (auto& record : records) {
            const auto known = names.find(record.account);
            if (known != names.end())
                record.account = known->second;
        }
    };
    renameAll(m_records.jobs);
    renameAll(m_records.history);
    renameAll(m_records.shareAnswers);
    if (m_records.consumption)
        m_records.consumption
            = std::make_shared<const Consumption>(m_records.consumption->renamed(names));
}

/// The account above one that is gone, or above whoever is gone above it.
TreeEditor::Id TreeEditor::heirOf(std::size_t record) const
{
    auto heir = m_accountOf[record];
    while (heir != none && m_accounts[heir].record == none)
        heir = m_accounts[heir].parent;
    return heir;
}

/// By part of the history: the account that has what a removed association has used, as it has its
/// raw usage; none: nobody was removed.
std::vector<TreeEditor::Id> TreeEditor::heirsOfHistory() const
{
    std::unordered_map<std::string, Id> heirs;
    for (std::size_t i = 0; i < m_known; ++i) {
        const auto& gone = m_records.assocs[i];
        if (m_isGone[i])
            heirs.emplace(assocMapKey(gone.account, gone.user, gone.partition), heirOf(i));
    }
    std::vector<Id> all;
    if (heirs.empty())
        return all;
    for (const auto& part : m_records.history) {
        const auto heir = heirs.find(assocMapKey(part.account, part.user, part.partition));
        all.push_back(heir == heirs.end() ? none : heir->second);
    }
    return all;
}

void TreeEditor::finish()
{
    const auto heirs = heirsOfHistory();
    std::vector<AssocRecord> kept;
    kept.reserve(m_records.assocs.size());
    for (std::size_t i = 0; i < m_records.assocs.size(); ++i) {
        if (m_isGone[i])
            continue;
        auto& record = kept.emplace_back(std::move(m_records.assocs[i]));
        const auto& account = m_accounts[m_accountOf[i]];
        record.account = account.name;
        if (isAccount(record) && account.parent != none)
            record.parent = m_accounts[account.parent].name;
    }
    m_records.assocs = std::move(kept);
    if (!m_renames.empty())
        renameOthers();
    for (std::size_t i = 0; i < heirs.size(); ++i) {
        if (heirs[i] == none)
            continue;
        auto& part = m_records.history[i];
        part.assocId = 0;
        part.account = m_accounts[heirs[i]].name;
        part.user.clear();
        part.partition.clear();
    }
}

} // namespace fairlead
