// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/conflicts.h"

#include "engine/scenario/editfinder.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace fairlead {

namespace {
using Value = std::optional<std::string>;

/// What accounts are called in a snapshot as read, whatever the edits so far have renamed.
class Origins
{
public:
    void follow(const Edit& edit)
    {
        if (const auto* rename = std::get_if<RenameEdit>(&edit))
            m_names.insert_or_assign(rename->name, std::string((*this)[rename->account]));
    }
    [[nodiscard]] const std::string& operator[](const std::string& account) const
    {
        const auto known = m_names.find(account);
        return known == m_names.end() ? account : known->second;
    }

private:
    std::unordered_map<std::string, std::string> m_names; // now -> as read
};

/// Answers what a snapshot holds below an edit; `origins` knows the edits before that one.
class Baseline
{
public:
    Baseline(const Snapshot& snapshot, const Origins& origins)
        : m_snapshot(snapshot)
        , m_origins(origins)
    {
    }

    /// Nothing: the snapshot has no such thing, or the edit sets no value.
    [[nodiscard]] Value valueBelow(const Edit& edit) const
    {
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            return parameterValue(m_snapshot.policy, parameter->name);
        if (const auto* share = std::get_if<ShareEdit>(&edit)) {
            const auto assoc = find(share->assoc);
            return assoc.isValid() ? Value(sharesText(m_snapshot.assocs.shares[assoc.at()]))
                                   : Value();
        }
        if (const auto* move = std::get_if<MoveEdit>(&edit))
            return parentOf({move->account, {}, {}});
        return {};
    }

    /// Why the edit cannot be carried out here.
    [[nodiscard]] ConflictKind whyUnfit(const Edit& edit) const
    {
        struct Reason
        {
            ConflictKind operator()(const ShareEdit&) const { return ConflictKind::TargetGone; }
            ConflictKind operator()(const ParameterEdit&) const { return ConflictKind::Impossible; }
            ConflictKind operator()(const AddEdit& edit) const
            {
                const auto assoc = self.find(edit.assoc);
                if (!assoc.isValid())
                    return ConflictKind::Impossible; // nothing to hang it on
                const bool isSame = self.m_snapshot.assocs.shares[assoc.at()] == edit.shares
                    && (!edit.assoc.user.empty() || self.parentOf(edit.assoc) == edit.parent);
                return isSame ? ConflictKind::CameTrue : ConflictKind::NameTaken;
            }
            ConflictKind operator()(const MoveEdit& edit) const
            {
                return self.find({edit.account, {}, {}}).isValid() ? ConflictKind::Impossible
                                                                   : ConflictKind::TargetGone;
            }
            ConflictKind operator()(const RenameEdit& edit) const
            {
                if (self.find({edit.account, {}, {}}).isValid())
                    return ConflictKind::NameTaken;
                return findAssoc(self.m_snapshot, {edit.name, {}, {}}).isValid()
                    ? ConflictKind::CameTrue
                    : ConflictKind::TargetGone;
            }
            ConflictKind operator()(const RemoveEdit& edit) const
            {
                return self.find(edit.assoc).isValid() ? ConflictKind::Impossible
                                                       : ConflictKind::CameTrue;
            }
            const Baseline& self;
        };
        return std::visit(Reason{*this}, edit);
    }

private:
    /// The association that a key means; invalid when the scenario itself adds it.
    [[nodiscard]] AssocIndex find(const AssocKey& key) const
    {
        return m_snapshot.findAssoc(m_origins[key.account], key.user, key.partition);
    }
    [[nodiscard]] Value parentOf(const AssocKey& key) const
    {
        const auto assoc = find(key);
        if (!assoc.isValid() || !m_snapshot.assocs.parent[assoc.at()].isValid())
            return {};
        return m_snapshot.accountName(m_snapshot.assocs.parent[assoc.at()]);
    }

    const Snapshot& m_snapshot;
    const Origins& m_origins;
};

/// Whether the source's value is what the edit sets, in whatever spelling.
bool isSame(const Policy& policy, const Edit& edit, const std::string& now)
{
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    if (parameter == nullptr)
        return editedValue(edit) == now;
    auto edited = policy;
    return setParameter(edited, parameter->name, parameter->value)
        && parameterValue(edited, parameter->name) == now;
}
} // namespace

bool isCarriedOut(const EditConflict& conflict)
{
    return conflict.kind == ConflictKind::BaselineChanged
        || (conflict.kind == ConflictKind::CameTrue && !editedValue(conflict.edit).empty());
}

AssocKey targetOf(const Edit& edit)
{
    struct Target
    {
        AssocKey operator()(const ShareEdit& e) const { return e.assoc; }
        AssocKey operator()(const ParameterEdit& e) const { return limitedBy(e); }
        AssocKey operator()(const AddEdit& e) const { return e.assoc; }
        AssocKey operator()(const MoveEdit& e) const { return {e.account, {}, {}}; }
        AssocKey operator()(const RenameEdit& e) const { return {e.name, {}, {}}; }
        AssocKey operator()(const RemoveEdit& e) const { return e.assoc; }
    };
    return std::visit(Target(), edit);
}

Scenario withoutEdit(Scenario scenario, const Edit& edit)
{
    const auto found = std::ranges::find(scenario.edits, edit);
    if (found != scenario.edits.end())
        scenario.edits.erase(found);
    return scenario;
}

std::string editedValue(const Edit& edit)
{
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return sharesText(share->shares);
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return parameter->value;
    const auto* move = std::get_if<MoveEdit>(&edit);
    return move == nullptr ? std::string() : move->parent;
}

std::vector<std::string> valuesBelow(const Snapshot& snapshot, const Scenario& scenario,
                                     const std::vector<EditConflict>& known)
{
    Origins origins;
    const Baseline baseline(snapshot, origins);
    const auto opened = finderOf(known);
    std::vector<std::string> values;
    values.reserve(scenario.edits.size());
    for (const auto& edit : scenario.edits) {
        const auto place = opened.find(edit);
        values.push_back(place && !known[*place].before.empty()
                             ? known[*place].before
                             : baseline.valueBelow(edit).value_or(""));
        origins.follow(edit);
    }
    return values;
}

std::vector<EditConflict> conflictsWith(const Scenario& scenario,
                                        const std::vector<std::string>& valuesBelow)
{
    std::vector<EditConflict> conflicts;
    const auto count = std::min(scenario.edits.size(), valuesBelow.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (!valuesBelow[i].empty())
            conflicts.push_back(
                {scenario.edits[i], ConflictKind::BaselineChanged, valuesBelow[i], {}, false});
    }
    return conflicts;
}

std::vector<EditConflict> conflictsOf(const Snapshot& before, const Snapshot& after,
                                      const Scenario& scenario,
                                      const std::vector<std::size_t>& unfit,
                                      const std::vector<EditConflict>& known)
{
    Origins origins;
    const Baseline old(before, origins);
    const Baseline fresh(after, origins);
    const auto opened = finderOf(known);
    std::vector<EditConflict> conflicts;
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const auto& edit = scenario.edits[i];
        if (i > 0)
            origins.follow(scenario.edits[i - 1]);
        const auto place = opened.find(edit);
        const auto* open = place ? &known[*place] : nullptr;
        const auto origin
            = open != nullptr && !open->before.empty() ? Value(open->before) : old.valueBelow(edit);
        const auto now = fresh.valueBelow(edit);
        if (std::ranges::binary_search(unfit, i)) {
            const auto kind = fresh.whyUnfit(edit);
            const bool isKept = open != nullptr && open->kind == kind && open->isKept;
            conflicts.push_back({edit, kind, origin.value_or(""), now.value_or(""), isKept});
            continue;
        }
        if (!origin || !now || *origin == *now)
            continue;
        const auto kind = isSame(after.policy, edit, *now) ? ConflictKind::CameTrue
                                                           : ConflictKind::BaselineChanged;
        conflicts.push_back({edit, kind, *origin, *now, false});
    }
    return conflicts;
}

} // namespace fairlead
