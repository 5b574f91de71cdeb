// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/conflicts.h"

#include <algorithm>
#include <optional>

namespace fairlead {

namespace {
using Value = std::optional<std::string>;

/// Answers what a snapshot holds below an edit. Names are those of the snapshot as read: earlier
/// renames of the scenario are taken back.
class Baseline
{
public:
    Baseline(const Snapshot& snapshot, const Scenario& scenario)
        : m_snapshot(snapshot)
        , m_edits(scenario.edits)
    {
    }

    /// Nothing: the snapshot has no such thing, or the edit sets no value.
    [[nodiscard]] Value valueBelow(std::size_t place) const
    {
        const auto& edit = m_edits[place];
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            return parameterValue(m_snapshot.policy, parameter->name);
        if (const auto* share = std::get_if<ShareEdit>(&edit)) {
            const auto assoc = find(share->assoc, place);
            return assoc.isValid() ? Value(sharesText(m_snapshot.assocs.shares[assoc.at()]))
                                   : Value();
        }
        if (const auto* move = std::get_if<MoveEdit>(&edit))
            return parentOf({move->account, {}, {}}, place);
        return {};
    }

    /// Why the edit cannot be carried out here.
    [[nodiscard]] ConflictKind whyUnfit(std::size_t place) const
    {
        struct Reason
        {
            ConflictKind operator()(const ShareEdit&) const { return ConflictKind::TargetGone; }
            ConflictKind operator()(const ParameterEdit&) const { return ConflictKind::Impossible; }
            ConflictKind operator()(const AddEdit& edit) const
            {
                const auto assoc = self.find(edit.assoc, place);
                if (!assoc.isValid())
                    return ConflictKind::Impossible; // nothing to hang it on
                const bool isSame = self.m_snapshot.assocs.shares[assoc.at()] == edit.shares
                    && (!edit.assoc.user.empty()
                        || self.parentOf(edit.assoc, place) == edit.parent);
                return isSame ? ConflictKind::CameTrue : ConflictKind::NameTaken;
            }
            ConflictKind operator()(const MoveEdit& edit) const
            {
                return self.find({edit.account, {}, {}}, place).isValid()
                    ? ConflictKind::Impossible
                    : ConflictKind::TargetGone;
            }
            ConflictKind operator()(const RenameEdit& edit) const
            {
                if (self.find({edit.account, {}, {}}, place).isValid())
                    return ConflictKind::NameTaken;
                return findAssoc(self.m_snapshot, {edit.name, {}, {}}).isValid()
                    ? ConflictKind::CameTrue
                    : ConflictKind::TargetGone;
            }
            ConflictKind operator()(const RemoveEdit& edit) const
            {
                return self.find(edit.assoc, place).isValid() ? ConflictKind::Impossible
                                                              : ConflictKind::CameTrue;
            }
            const Baseline& self;
            std::size_t place;
        };
        return std::visit(Reason{*this, place}, m_edits[place]);
    }

private:
    /// The association that the edit at `place` means; invalid when the scenario itself adds it.
    [[nodiscard]] AssocIndex find(AssocKey key, std::size_t place) const
    {
        for (auto i = place; i > 0; --i) {
            const auto& earlier = m_edits[i - 1];
            if (const auto* rename = std::get_if<RenameEdit>(&earlier);
                rename != nullptr && rename->name == key.account)
                key.account = rename->account;
        }
        return findAssoc(m_snapshot, key);
    }
    [[nodiscard]] Value parentOf(const AssocKey& key, std::size_t place) const
    {
        const auto assoc = find(key, place);
        if (!assoc.isValid() || !m_snapshot.assocs.parent[assoc.at()].isValid())
            return {};
        return m_snapshot.accountName(m_snapshot.assocs.parent[assoc.at()]);
    }

    const Snapshot& m_snapshot;
    const std::vector<Edit>& m_edits;
};

const EditConflict* conflictOf(const std::vector<EditConflict>& known, const Edit& edit)
{
    const auto found = std::ranges::find(known, edit, &EditConflict::edit);
    return found == known.end() ? nullptr : &*found;
}

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
        AssocKey operator()(const ParameterEdit&) const { return {}; }
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

std::vector<EditConflict> conflictsOf(const Snapshot& before, const Snapshot& after,
                                      const Scenario& scenario,
                                      const std::vector<std::size_t>& unfit,
                                      const std::vector<EditConflict>& known)
{
    const Baseline old(before, scenario);
    const Baseline fresh(after, scenario);
    std::vector<EditConflict> conflicts;
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const auto& edit = scenario.edits[i];
        const auto* open = conflictOf(known, edit);
        const auto origin
            = open != nullptr && !open->before.empty() ? Value(open->before) : old.valueBelow(i);
        const auto now = fresh.valueBelow(i);
        if (std::ranges::binary_search(unfit, i)) {
            const auto kind = fresh.whyUnfit(i);
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
