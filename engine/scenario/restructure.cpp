// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/snapshotbuilder.h"
#include "engine/cluster/treebuilder.h"
#include "engine/scenario/conflicts.h"
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace fairlead {

namespace {
Error usage(std::string message)
{
    return {ErrorCode::Usage, std::move(message), {}};
}

/// Carries edits out on the records of a tree.
class RecordEditor
{
public:
    explicit RecordEditor(SnapshotRecords& records)
        : m_records(records)
    {
        findPlaces();
    }

    Result<void> operator()(const ShareEdit& edit)
    {
        auto* record = find(edit.assoc);
        if (record == nullptr)
            return usage("there is no association '" + edit.assoc.account + "'");
        record->shares = edit.shares;
        return {};
    }

    Result<void> operator()(const ParameterEdit&) { return {}; }

    Result<void> operator()(const AddEdit& edit)
    {
        if (edit.assoc.account.empty())
            return usage("a new account needs a name");
        if (find(edit.assoc) != nullptr)
            return usage("'" + edit.assoc.account + " " + edit.assoc.user + "' is there already");
        const auto& above = edit.assoc.user.empty() ? edit.parent : edit.assoc.account;
        if (account(above) == nullptr)
            return usage("there is no account '" + above + "'");
        AssocRecord record;
        record.account = edit.assoc.account;
        record.user = edit.assoc.user;
        record.partition = edit.assoc.partition;
        record.parent = edit.parent;
        record.shares = edit.shares;
        record.rawUsage = 0.0L;
        m_places.emplace(assocMapKey(record.account, record.user, record.partition),
                         m_records.assocs.size());
        m_records.assocs.push_back(std::move(record));
        return {};
    }

    Result<void> operator()(const MoveEdit& edit)
    {
        auto* moved = account(edit.account);
        if (moved == nullptr || moved->account == "root")
            return usage("there is no account '" + edit.account + "' that can be moved");
        if (account(edit.parent) == nullptr)
            return usage("there is no account '" + edit.parent + "'");
        for (const auto* up = account(edit.parent); up != nullptr; up = account(up->parent)) {
            if (up == moved)
                return usage("'" + edit.account + "' cannot go below itself");
        }
        addUsageUpwards(moved->parent, -moved->rawUsage.value_or(0.0L));
        moved->parent = edit.parent;
        addUsageUpwards(moved->parent, moved->rawUsage.value_or(0.0L));
        return {};
    }

    Result<void> operator()(const RenameEdit& edit)
    {
        if (account(edit.account) == nullptr || edit.account == "root")
            return usage("there is no account '" + edit.account + "' that can be renamed");
        if (edit.name.empty() || account(edit.name) != nullptr)
            return usage("'" + edit.name + "' cannot be the new name of '" + edit.account + "'");
        const auto rename = [&](std::string& name) {
            if (name == edit.account)
                name = edit.name;
        };
        for (auto& record : m_records.assocs) {
            rename(record.account);
            rename(record.parent);
        }
        findPlaces();
        for (auto& record : m_records.jobs)
            rename(record.account);
        for (auto& record : m_records.history)
            rename(record.account);
        for (auto& record : m_records.shareAnswers)
            rename(record.account);
        if (m_records.consumption)
            m_records.consumption = std::make_shared<const Consumption>(
                m_records.consumption->renamed(edit.account, edit.name));
        return {};
    }

    Result<void> operator()(const RemoveEdit& edit)
    {
        const auto* removed = find(edit.assoc);
        if (removed == nullptr || (removed->account == "root" && removed->user.empty()))
            return usage("there is no association '" + edit.assoc.account + " " + edit.assoc.user
                         + "' that can be removed");
        std::unordered_set<std::string> accounts;
        if (edit.assoc.user.empty())
            collectSubtree(edit.assoc.account, accounts);
        std::erase_if(m_records.assocs, [&](const AssocRecord& record) {
            return accounts.contains(record.account)
                || AssocKey{record.account, record.user, record.partition} == edit.assoc;
        });
        findPlaces();
        return {};
    }

private:
    void findPlaces()
    {
        m_places.clear();
        for (std::size_t i = 0; i < m_records.assocs.size(); ++i) {
            const auto& record = m_records.assocs[i];
            m_places.emplace(assocMapKey(record.account, record.user, record.partition), i);
        }
    }

    AssocRecord* find(const AssocKey& key)
    {
        const auto known = m_places.find(assocMapKey(key.account, key.user, key.partition));
        return known == m_places.end() ? nullptr : &m_records.assocs[known->second];
    }

    AssocRecord* account(const std::string& name)
    {
        return name.empty() ? nullptr : find({name, {}, {}});
    }

    void addUsageUpwards(const std::string& from, long double usage)
    {
        for (auto* up = account(from); up != nullptr; up = account(up->parent))
            up->rawUsage = std::max(0.0L, up->rawUsage.value_or(0.0L) + usage);
    }

    void collectSubtree(const std::string& top, std::unordered_set<std::string>& accounts) const
    {
        accounts.insert(top);
        for (bool grew = true; grew;) {
            grew = false;
            for (const auto& record : m_records.assocs) {
                if (record.user.empty() && accounts.contains(record.parent))
                    grew = accounts.insert(record.account).second || grew;
            }
        }
    }

    SnapshotRecords& m_records;
    std::unordered_map<std::string, std::size_t> m_places; // a scenario may hold many edits
};
} // namespace

Result<std::shared_ptr<const Snapshot>> restructure(const std::shared_ptr<const Snapshot>& snapshot,
                                                    const Scenario& scenario)
{
    const auto last = std::find_if(scenario.edits.rbegin(), scenario.edits.rend(), isStructural);
    if (last == scenario.edits.rend())
        return snapshot;
    auto records = recordsOf(*snapshot);
    records.keepsOrder = false; // after a change at run time Slurm sorts the lists again
    for (auto& record : records.assocs)
        record.lft.reset();
    RecordEditor editor(records);
    for (auto edit = scenario.edits.begin(); edit != last.base(); ++edit) {
        if (auto done = std::visit(editor, *edit); !done)
            return done.error();
    }
    return buildSnapshot(std::move(records));
}

Fit fitting(const Snapshot& snapshot, const Scenario& scenario)
{
    auto records = recordsOf(snapshot);
    RecordEditor editor(records);
    auto policy = snapshot.policy;
    Fit fit{{scenario.name, {}}, {}};
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const auto& edit = scenario.edits[i];
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        const bool fits = parameter != nullptr
            ? setParameter(policy, parameter->name, parameter->value).has_value()
            : std::visit(editor, edit).has_value();
        if (fits)
            fit.scenario.edits.push_back(edit);
        else
            fit.unfit.push_back(i);
    }
    return fit;
}

} // namespace fairlead
