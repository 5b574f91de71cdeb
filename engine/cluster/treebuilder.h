// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/numberindex.h"
#include "engine/cluster/snapshotbuilder.h"

#include <unordered_map>

namespace fairlead {

/// Names of one association as a map key.
inline std::string assocMapKey(std::string_view account, std::string_view user,
                               std::string_view partition)
{
    std::string key(account);
    key.append(1, '\0').append(user).append(1, '\0').append(partition);
    return key;
}

/// Turns association records into the ordered tree of a snapshot. Part of buildSnapshot().
class TreeBuilder
{
public:
    TreeBuilder(SnapshotRecords& records, Snapshot& snapshot);

    /// Error code DataInvalid: there is nothing to build a tree from.
    Result<void> build();
    /// The association of a job or an answer; invalid if there is none.
    [[nodiscard]] AssocIndex find(std::string_view account, std::string_view user,
                                  std::string_view partition) const;
    [[nodiscard]] AssocIndex findById(std::uint32_t id) const;

private:
    void report(const AssocRecord& record, Message message);
    void dropDuplicates();
    void repairNumbers(AssocRecord& record);
    void addMissingAccounts();
    void breakCycles();
    void listChildren();
    void sortChildren();
    void emitTree();
    void emitRecord(std::size_t record, AssocIndex parent);
    void assignTieOrder();
    void inheritPriorities();

    [[nodiscard]] std::size_t accountOf(const std::string& name) const;
    [[nodiscard]] std::size_t parentOf(std::size_t record) const;
    [[nodiscard]] bool printsBefore(std::size_t a, std::size_t b) const;

    SnapshotRecords& m_records;
    Snapshot& m_snapshot;
    std::unordered_map<std::string, std::size_t> m_accounts; // name -> record
    std::vector<std::uint32_t> m_firstChild; // [record] into m_children, with one more for the end
    std::vector<std::uint32_t> m_children; // records
    std::vector<std::size_t> m_recordOf; // association -> record
    NumberIndex<AssocIndex> m_byId;
};

} // namespace fairlead
