// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/priority/jobfactors.h"

#include <array>
#include <span>

namespace fairlead::slurm {

/// The sums of many rows, a block at a time and a factor at a time, so that every loop runs over
/// plain columns. Each sum has the bits of sumOf(): the terms are added in the same order.
class PrioritySums
{
public:
    static constexpr std::size_t blockSize = 256;

    /// The columns come from the cache: tresSums(), and fair-share factors by row.
    PrioritySums(const Evaluation& evaluation, const Cache& cache);

    /// The sums of the rows from `first` on, at most blockSize of them. Valid until the next call.
    std::span<const double> block(std::size_t first, std::size_t count);

private:
    using Block = std::array<double, blockSize>;

    template <typename FactorOf>
    void add(Factor factor, const FactorOf& factorOf);
    void findPartitionTerms();
    void findQosTerms();
    void addUp();

    const Evaluation& m_evaluation;
    const Snapshot& m_snapshot;
    const std::vector<double>& m_tres;
    const std::vector<double>& m_fairShares;
    AgeRule m_age;
    SizeRule m_size;
    bool m_countsSite;
    bool m_hasLists; // some job has several rows
    std::size_t m_first = 0;
    std::size_t m_count = 0;
    Block m_sums{};
    Block m_partition{};
    Block m_qos{};
};

} // namespace fairlead::slurm
