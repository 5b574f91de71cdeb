// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/numberindex.h"
#include "engine/cluster/treebuilder.h"

#include <set>

namespace fairlead {

/// Turns job, history and answer records into the tables of a snapshot, linked to its tree.
/// Part of buildSnapshot().
class QueueBuilder
{
public:
    QueueBuilder(SnapshotRecords& records, Snapshot& snapshot, const TreeBuilder& tree);

    void build();

private:
    void addJob(JobRecord& record);
    void addRows(const JobRecord& record, JobIndex job);
    void addRow(JobIndex job, PartitionIndex partition, QosIndex qos);
    void addRareColumns(const JobRecord& record, JobIndex job);
    void checkNumbers(JobRecord& record);
    void addTres(const JobRecord& record, JobIndex job);
    void findTresPlaces(const JobRecord& record);
    void findTieOrder();
    void addHistory();
    /// A sentence about the job, whose name is %1; `more` follows.
    void report(const JobRecord& record, Sentence sentence, std::vector<FilledIn> more = {});
    /// A sentence about a name of the job's, which is %1.
    void reportOnce(const JobRecord& record, Sentence sentence, const std::string& name);
    [[nodiscard]] AssocIndex assocOf(const JobRecord& record);
    [[nodiscard]] std::vector<QosIndex> qosOf(const JobRecord& record);
    [[nodiscard]] QosIndex qosNamed(const JobRecord& record, const std::string& name);
    [[nodiscard]] PartitionIndex partitionOf(const JobRecord& record, const std::string& name);
    [[nodiscard]] std::optional<std::size_t> tresIndex(const std::string& name);

    SnapshotRecords& m_records;
    Snapshot& m_snapshot;
    const TreeBuilder& m_tree;
    std::unordered_map<std::string, PartitionIndex> m_partitions;
    std::unordered_map<std::string, QosIndex> m_qos;
    NumberIndex<JobIndex> m_jobs;
    std::unordered_map<std::string, std::size_t> m_tres;
    NameList m_tresNames; ///< of the job before
    std::vector<std::optional<std::size_t>> m_tresPlaces; ///< theirs in Snapshot::tresNames
    std::set<std::string> m_reported;
    bool m_hasPartitions = false; ///< some associations are of one partition alone
};

} // namespace fairlead
