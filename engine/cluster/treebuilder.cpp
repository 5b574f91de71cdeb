// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/treebuilder.h"

#include "engine/cluster/lineage.h"
#include "engine/cluster/tablespace.h"
#include "engine/cluster/usagerounding.h"
#include "engine/cluster/usagesums.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>
#include <unordered_set>

namespace fairlead {

namespace {
constexpr std::size_t noRecord = static_cast<std::size_t>(-1);
const std::string rootName = "root";

bool isRoot(const AssocRecord& record)
{
    return record.user.empty() && record.account == rootName;
}

Message describe(const AssocRecord& record)
{
    if (record.user.empty())
        return {said("Messages", "account “%1”"), {record.account}};
    if (record.partition.empty())
        return {said("Messages", "user “%1” in account “%2”"), {record.user, record.account}};
    return {said("Messages", "user “%1” in account “%2”, partition “%3”"),
            {record.user, record.account, record.partition}};
}

/// Beyond this sums and quotients of usage would end in infinity, which has no order.
bool isUsable(long double usage)
{
    constexpr long double most = 1e100L;
    return usage >= 0.0L && usage <= most;
}
} // namespace

TreeBuilder::TreeBuilder(SnapshotRecords& records, Snapshot& snapshot)
    : m_records(records)
    , m_snapshot(snapshot)
{
}

void TreeBuilder::report(const AssocRecord& record, Message message)
{
    warnOfGuess(m_snapshot.issues, record.file, record.line, std::move(message));
}

std::size_t TreeBuilder::accountOf(const std::string& name) const
{
    const auto known = m_accounts.find(name);
    return known == m_accounts.end() ? noRecord : known->second;
}

std::size_t TreeBuilder::parentOf(std::size_t record) const
{
    const auto& r = m_records.assocs[record];
    if (isRoot(r))
        return noRecord;
    return accountOf(r.user.empty() ? r.parent : r.account);
}

void TreeBuilder::dropDuplicates()
{
    auto& assocs = m_records.assocs;
    const auto hash = [&](std::size_t i) {
        const std::hash<std::string_view> hashText;
        const auto& record = assocs[i];
        return (hashText(record.account) * 31 + hashText(record.user)) * 31
            + hashText(record.partition);
    };
    const auto isSame = [&](std::size_t a, std::size_t b) {
        return std::tie(assocs[a].account, assocs[a].user, assocs[a].partition)
            == std::tie(assocs[b].account, assocs[b].user, assocs[b].partition);
    };
    std::unordered_set<std::size_t, decltype(hash), decltype(isSame)> seen(2 * assocs.size(), hash,
                                                                           isSame);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        if (kept != i)
            assocs[kept] = std::move(assocs[i]);
        auto& record = assocs[kept];
        if (record.account.empty()) {
            report(record, said("Messages", "an association without an account is left out"));
            continue;
        }
        if (!seen.insert(kept).second) {
            report(
                record,
                {said("Messages", "%1 appears twice; the first one is used"), {describe(record)}});
            continue;
        }
        repairNumbers(record);
        ++kept;
    }
    assocs.resize(kept);
}

void TreeBuilder::repairNumbers(AssocRecord& record)
{
    if (record.shares < 0 || record.shares > slurm::useParentShares) {
        report(record,
               {said("Messages", "%1 has %2 shares; 1 is assumed"),
                {describe(record), std::to_string(record.shares)}});
        record.shares = 1;
    }
    if (record.rawUsage && !isUsable(*record.rawUsage)) {
        report(record,
               {said("Messages", "%1 has a usage that no cluster reaches; 0 is assumed"),
                {describe(record)}});
        record.rawUsage = 0.0L;
    }
}

/// An account that others name but nobody describes is added below root with 0 shares, so that it
/// takes nothing from the others.
void TreeBuilder::addMissingAccounts()
{
    auto& assocs = m_records.assocs;
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        if (assocs[i].user.empty())
            m_accounts.emplace(assocs[i].account, i);
    }
    const auto add = [&](const std::string& name, std::int64_t shares) {
        AssocRecord record;
        record.account = name;
        record.parent = name == rootName ? "" : rootName;
        record.shares = shares;
        m_accounts.emplace(name, assocs.size());
        assocs.push_back(std::move(record));
    };
    if (accountOf(rootName) == noRecord) {
        m_snapshot.issues.push_back({Severity::Warning,
                                     said("Messages", "the account root is missing; it is added"),
                                     {},
                                     0});
        add(rootName, 1);
    }
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        auto& record = assocs[i];
        if (isRoot(record))
            continue;
        if (record.user.empty() && record.parent.empty())
            record.parent = rootName;
        const std::string wanted = record.user.empty() ? record.parent : record.account;
        if (accountOf(wanted) != noRecord)
            continue;
        report(record,
               {said("Messages",
                     "%1 needs the account “%2”, which is not there; it is shown below root with 0 "
                     "shares"),
                {describe(record), wanted}});
        add(wanted, 0);
    }
}

/// Of the accounts on a circle the one with the smallest name is hung below root.
void TreeBuilder::breakCycles()
{
    auto& assocs = m_records.assocs;
    std::vector<std::uint8_t> state(assocs.size(), 0); // 1: on the current path, 2: leads to root
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        std::vector<std::size_t> path;
        std::size_t at = i;
        while (at != noRecord && state[at] == 0) {
            state[at] = 1;
            path.push_back(at);
            at = parentOf(at);
        }
        if (at != noRecord && state[at] == 1) {
            const auto circle = std::find(path.begin(), path.end(), at);
            auto& weakest = assocs[*std::min_element(circle, path.end(), [&](auto a, auto b) {
                return assocs[a].account < assocs[b].account;
            })];
            report(
                weakest,
                {said("Messages", "%1 is its own ancestor (parent “%2”); it is placed below root"),
                 {describe(weakest), weakest.parent}});
            weakest.parent = rootName;
        }
        for (const auto record : path)
            state[record] = 2;
    }
}

bool TreeBuilder::printsBefore(std::size_t a, std::size_t b) const
{
    const auto& x = m_records.assocs[a];
    const auto& y = m_records.assocs[b];
    if (printsByLineage(m_records))
        return hasEarlierLineage(x, y);
    if (x.user.empty() != y.user.empty())
        return !x.user.empty();
    const auto& nameX = x.user.empty() ? x.account : x.user;
    const auto& nameY = y.user.empty() ? y.account : y.user;
    if (nameX != nameY)
        return nameX < nameY;
    if (x.lft && y.lft && *x.lft != *y.lft)
        return *x.lft < *y.lft;
    if (x.id != y.id) // the row that was added last comes first
        return x.id > y.id;
    return x.partition > y.partition;
}

/// Counted, then placed: those of one account stand together, in the order of the records.
void TreeBuilder::listChildren()
{
    const auto count = m_records.assocs.size();
    std::vector<std::size_t> parents(count);
    m_firstChild.assign(count + 1, 0);
    for (std::size_t i = 0; i < count; ++i) {
        if ((parents[i] = parentOf(i)) != noRecord)
            ++m_firstChild[parents[i] + 1];
    }
    std::partial_sum(m_firstChild.begin(), m_firstChild.end(), m_firstChild.begin());
    m_children.resize(m_firstChild.back());
    auto next = m_firstChild;
    for (std::size_t i = 0; i < count; ++i) {
        if (parents[i] != noRecord)
            m_children[next[parents[i]]++] = static_cast<std::uint32_t>(i);
    }
}

void TreeBuilder::sortChildren()
{
    listChildren();
    if (m_records.keepsOrder)
        return;
    for (std::size_t i = 0; i + 1 < m_firstChild.size(); ++i)
        std::sort(m_children.begin() + m_firstChild[i], m_children.begin() + m_firstChild[i + 1],
                  [&](auto a, auto b) { return printsBefore(a, b); });
}

void TreeBuilder::emitRecord(std::size_t record, AssocIndex parent)
{
    const auto& r = m_records.assocs[record];
    auto& table = m_snapshot.assocs;
    const AssocIndex index(table.size());
    table.id.push_back(r.id);
    table.account.push_back(m_snapshot.names.intern(r.account));
    table.user.push_back(m_snapshot.names.intern(r.user));
    table.partition.push_back(m_snapshot.names.intern(r.partition));
    table.parent.push_back(parent);
    table.shares.push_back(static_cast<std::uint32_t>(r.shares));
    table.priority.push_back(r.priority.value_or(slurm::noPriority));
    table.rawUsage.push_back(r.rawUsage.value_or(0.0L));
    m_recordOf.push_back(record);
    if (r.id != 0 && !m_byId.insert(r.id, index))
        report(r,
               {said("Messages", "%1 has the association id %2 of another"),
                {describe(r), std::to_string(r.id)}});
}

/// Depth first with an explicit stack: a tree may be deeper than the C++ stack.
void TreeBuilder::emitTree()
{
    const auto count = m_records.assocs.size();
    auto& table = m_snapshot.assocs;
    const auto reserveAll = [&](auto&... columns) { (columns.reserve(count), ...); };
    reserveAll(table.id, table.account, table.user, table.partition, table.parent, table.shares,
               table.priority, table.rawUsage);
    struct Step
    {
        std::size_t record;
        AssocIndex parent;
    };
    m_byId = NumberIndex<AssocIndex>(m_records.assocs);
    std::vector<Step> stack{{accountOf(rootName), AssocIndex()}};
    while (!stack.empty()) {
        const auto step = stack.back();
        stack.pop_back();
        const AssocIndex index(m_snapshot.assocs.size());
        emitRecord(step.record, step.parent);
        for (auto child = m_firstChild[step.record + 1]; child-- > m_firstChild[step.record];)
            stack.push_back({m_children[child], index});
    }
}

void TreeBuilder::assignTieOrder()
{
    const auto count = m_recordOf.size();
    auto& order = m_snapshot.assocs.tieOrder;
    order.resize(count);
    std::iota(order.begin(), order.end(), 0U);
    const auto lft = [&](std::size_t i) { return m_records.assocs[m_recordOf[i]].lft; };
    const bool ordersByLft = m_records.keepsOrder || !printsByLineage(m_records);
    for (std::size_t i = 0; i < count && ordersByLft; ++i) {
        if (!lft(i))
            return;
    }
    if (!ordersByLft)
        return;
    std::vector<std::uint32_t> sorted(order);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](auto a, auto b) { return *lft(a) < *lft(b); });
    for (std::uint32_t place = 0; place < count; ++place)
        order[sorted[place]] = place;
}

/// A priority that is not set comes from the account above; nowhere set is none.
void TreeBuilder::inheritPriorities()
{
    auto& table = m_snapshot.assocs;
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (table.priority[i] == slurm::noPriority)
            table.priority[i] = table.priority[table.parent[i].at()];
    }
}

Result<void> TreeBuilder::build()
{
    if (m_records.assocs.empty())
        return Error{
            ErrorCode::DataInvalid, said("Messages", "there is no association in this source"), {}};
    dropDuplicates();
    if (m_records.assocs.empty())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "no association in this source can be used"),
                     {}};
    addMissingAccounts();
    breakCycles();
    sortChildren();
    emitTree();
    release(m_firstChild);
    release(m_children);
    indexNames(m_snapshot.assocs, m_snapshot.names.size());
    assignTieOrder();
    inheritPriorities();
    sumUsage(m_records, m_recordOf, m_snapshot.assocs);
    noteCharges(m_records, m_recordOf, m_snapshot.assocs);
    m_snapshot.heldParts = heldPartsOf(m_records, m_recordOf);
    findUsageRounding(m_records, m_recordOf, m_snapshot.assocs);
    return {};
}

AssocIndex TreeBuilder::find(std::string_view account, std::string_view user,
                             std::string_view partition) const
{
    return m_snapshot.findAssoc(account, user, partition);
}

AssocIndex TreeBuilder::findById(std::uint32_t id) const
{
    return m_byId.find(id);
}

} // namespace fairlead
