// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/scenario/editrules.h"

#include <unordered_map>

namespace fairlead {

/// Carries edits out on the records of a tree, which must outlive it. An edit costs what it
/// touches, however large the tree: names are kept once per account, and what is removed or renamed
/// is written to the records by finish().
class TreeEditor final : public EditTree
{
public:
    explicit TreeEditor(SnapshotRecords& records);

    [[nodiscard]] bool has(const AssocKey& key) const override;
    [[nodiscard]] bool hasUser(const std::string& account, const std::string& user) const override;
    [[nodiscard]] const std::vector<Qos>& qos() const override { return m_records.qos; }
    [[nodiscard]] bool isWithin(const std::string& account, const std::string& top) const override;

    /// A refusal changes nothing. Parameters are no part of a tree: but for the names of limits,
    /// nothing is looked at.
    std::optional<EditRefusal> carryOut(const Edit& edit);
    /// Brings the records up to date. Nothing is carried out afterwards.
    void finish();

private:
    using Id = std::size_t; // an account, whatever it is called
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Account
    {
        std::string name;
        std::size_t record = none;
        Id parent = none;
        std::vector<Id> children; // and some that have moved away
        std::vector<std::size_t> members; // records of users, and some that are gone
    };

    void carry(const ShareEdit& edit);
    void carry(const ParameterEdit&) { }
    void carry(const AddEdit& edit);
    void carry(const MoveEdit& edit);
    void carry(const RenameEdit& edit);
    void carry(const RemoveEdit& edit);

    [[nodiscard]] std::size_t find(const AssocKey& key) const;
    [[nodiscard]] Id idOf(const std::string& account) const;
    Id addAccount(const std::string& name);
    void addMember(Id account, std::size_t record);
    void hang(Id account, Id parent);
    void addUpwards(Id from, long double usage, long double part);
    void removeMember(std::size_t record);
    void removeSubtree(Id top);
    void renameOthers();
    [[nodiscard]] Id heirOf(std::size_t record) const;
    [[nodiscard]] std::vector<Id> heirsOfHistory() const;

    SnapshotRecords& m_records;
    std::size_t m_known; // records before the first edit
    std::vector<Account> m_accounts;
    std::vector<Id> m_accountOf; // [record]
    std::vector<bool> m_isGone; // [record]
    bool m_holdsParts; // AssocRecord::heldPart
    std::unordered_map<std::string, Id> m_ids; // by the name now
    std::unordered_map<std::string, std::size_t> m_members; // records of users
    std::vector<RenameEdit> m_renames;
};

/// The names and places of a tree, and its QOS: all that rules ask of one.
SnapshotRecords namesOf(const Snapshot& tree);

/// What accounts are called in the end, by what they were called before everything; for the jobs
/// and the history that name them. `renames` in their order.
std::unordered_map<std::string, std::string> lastNames(const std::vector<RenameEdit>& renames);

} // namespace fairlead
