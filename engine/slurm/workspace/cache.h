// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/priority/radixranking.h"

namespace fairlead::slurm {

/// Memory that Slurm's rules keep between evaluations, and what they need not find again.
struct Cache
{
    // The share tree.
    std::vector<std::uint32_t> childStart; // [assoc + 1] into children
    std::vector<AssocIndex> children; // children lists by fs parent, in any order
    std::shared_ptr<const Snapshot> listsOf; // what the lists were made from, with these shares
    std::shared_ptr<const std::vector<std::uint32_t>> listShares;
    std::vector<AssocIndex> listOrder; // all associations in tie order
    std::shared_ptr<const Snapshot> listOrderOf; // the snapshot that listOrder belongs to
    std::vector<AssocIndex> changed; // whose shares are new
    std::vector<AssocIndex> levels; // accounts on whose level that changes something
    struct Frame
    {
        std::uint32_t next = 0;
        std::uint32_t end = 0;
        bool inheritsTie = false;
    };
    std::vector<Frame> frames;
    std::vector<std::uint8_t> placeFlags; // [place in children] of Fair Tree
    std::vector<double> partOfLevel; // [assoc]
    std::vector<AssocIndex>
        countedFrom; // [assoc] the nearest, itself included, below all of a level
    std::vector<bool> visited; // [assoc] with DEPTH_OBLIVIOUS: slurmctld has asked for it
    // Usage.
    std::vector<long double> usageChange; // [assoc]
    std::vector<long double> usageBelow; // [assoc] of its members
    std::vector<double> periodSeconds; // [period of the history]
    // Priorities.
    struct TresSums
    {
        std::shared_ptr<const Snapshot> snapshot; // of what the sums were made
        std::vector<FactorTables::Tres> weights;
        bool isRaw = false;
        std::vector<double> sums; // [row]
    };
    TresSums tres;
    std::vector<double> fairShares; // [row] AssocResults::fairShare of the association
    Inputs fairSharesOf; // what these were computed from
    std::vector<JobIndex> jobOrder; // with priority/basic: by job number
    // The queue order.
    std::vector<std::uint32_t> tiers; // the distinct ones, highest first
    std::vector<std::uint32_t> classOfPartition;
    RankCache ranking;
    std::vector<std::uint32_t> place; // [row] in QueueRows::tieOrder, where rows are compared
    std::vector<RowIndex> merged;
    std::vector<bool> mayPreempt; // [preemptor QOS x count + preempted QOS]
};

} // namespace fairlead::slurm
