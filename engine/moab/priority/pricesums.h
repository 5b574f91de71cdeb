// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/priority.h"

#include <span>

namespace fairlead::moab {

/// The sums of many rows, a block at a time and a subcomponent at a time, so that every loop runs
/// over plain columns; of a component that no new weight touches the sums are kept. Each has the
/// bits of RowPricer::price(): the terms are added in its order.
class PriceSums
{
public:
    static constexpr std::size_t blockSize = 256;

    /// Keeps references to all of them. Of the sums in `columns` those stay that the weights leave
    /// as they are; the others are found by sumUp().
    PriceSums(const Inputs& inputs, const Results& results, MetricColumns& columns);

    /// Sums up the rows from `first` on, at most blockSize of them.
    void sumUp(std::size_t first, std::size_t count);
    /// Of the i-th row of the last block: all components but USAGE, and USAGE.
    [[nodiscard]] double total(std::size_t i) const { return m_total[i]; }
    [[nodiscard]] double usage(std::size_t i) const { return m_usage[i]; }

private:
    using Block = std::array<double, blockSize>;

    /// Rows of the block with the same weights: [first, first + count) of the block.
    void sumUpRun(const Weights& weights, std::size_t first, std::size_t count);
    void addComponent(std::size_t c, const Weights& weights, std::size_t first, std::size_t count);
    void findSum(std::size_t c, const Weights& weights, std::size_t first, std::size_t count);
    void addSub(std::size_t s, const Weights& weights, std::size_t first, std::size_t count);
    void gate(const Weights& weights, std::size_t first, std::size_t count);
    void findClasses();
    void forgetOldSums();
    [[nodiscard]] std::uint32_t classOf(std::size_t row) const;

    const Inputs& m_inputs;
    const Results& m_results;
    MetricColumns& m_columns;
    Dialect m_dialect;
    std::array<bool, subCount> m_isAdjusted;
    std::vector<Weights>& m_weights; // the distinct ones
    std::vector<std::uint32_t>& m_classes; // [partition + 1] into m_weights
    std::size_t m_start = 0; // row of the block's first
    Block m_total{};
    Block m_usage{};
    std::array<bool, componentCount> m_isKnown{}; // the sums of a component
};

} // namespace fairlead::moab
