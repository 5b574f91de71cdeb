// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/proof/rankbounds.h"

#include <array>
#include <vector>

namespace fairlead::slurm {

/// Between which numbers the share tree lies when usage is known only as its source prints it:
/// interval arithmetic over the formulas of specification 3.4 to 3.6, each step outwards. Where the
/// usage is exact, or its error has no bound, every range is the number itself.
class ShareBounds
{
public:
    explicit ShareBounds(const Evaluation& evaluation);

    /// What sshare may print of an association, before it rounds; NaN: an empty field.
    [[nodiscard]] NumberRange of(AssocIndex assoc, ShareColumn column) const;
    /// What a job of the association may get.
    [[nodiscard]] NumberRange jobFactor(AssocIndex assoc) const;

private:
    struct Range
    {
        long double low = 0.0L;
        long double high = 0.0L;
    };
    void findUsage();
    void findNormUsage();
    void moveToHeldParts();
    [[nodiscard]] std::vector<long double> chargedInASecond() const;
    void findFairTree();
    void findClassic();
    void findDepthOblivious();
    void findFactors();
    [[nodiscard]] Range classicUsage(std::size_t i) const;
    [[nodiscard]] Range depthObliviousUsage(std::size_t i, const std::vector<Range>& stored) const;
    [[nodiscard]] LevelRange levelOf(std::size_t i) const;
    [[nodiscard]] NumberRange factorOf(const Range& usage, double shares, double otherwise) const;
    [[nodiscard]] NumberRange ourNumber(AssocIndex assoc, ShareColumn column) const;

    const Evaluation& m_evaluation;
    const AssocTable& m_table;
    const AssocResults& m_results;
    bool m_isExact;
    bool m_hasFactors = false;
    std::vector<Range> m_usage;
    std::vector<Range> m_normUsage;
    std::vector<Range> m_effective;
    std::vector<LevelRange> m_levels;
    std::vector<NumberRange> m_factors; // of jobs
    std::vector<std::vector<std::size_t>> m_members; // children lists, without `parent` members
};

} // namespace fairlead::slurm
