// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/inverse/newhardware.h"

#include "engine/base/constants.h"
#include "engine/priority/promisedparts.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fairlead {

namespace {
constexpr double goodEnough = 0.05; // units
constexpr std::uint64_t mostTimes = 1000;

/// Whoever shares a level, and what each is to get of it.
struct Level
{
    std::vector<std::size_t> members;
    std::vector<double> ideal; ///< [member] shares, before they are whole
    std::vector<double> wanted; ///< [member]  @unit units
    double units = 0.0; ///< of all
    double sum = 0.0; ///< of ideal
};

class Solver
{
public:
    Solver(const Inputs& inputs, double machine)
        : m_inputs(inputs)
        , m_before(evaluate(inputs))
        , m_promised(promisedParts(*m_before))
        , m_more(m_promised.size(), 0.0)
        , m_own(m_promised.size(), 0.0)
        , m_growth(m_promised.size(), 1.0)
        , m_machine(machine)
    {
        for (auto& units : m_promised)
            units *= machine;
    }

    Result<void> buy(const Bought& bought)
    {
        const auto assoc = findAssoc(*m_inputs.snapshot, bought.assoc);
        const auto name = keyText(bought.assoc);
        if (!assoc.isValid())
            return usageError({said("Messages", "there is no %1 in the tree"), {name}});
        if (assoc.at() == 0)
            return usageError(said("Messages", "root has no shares of its own"));
        if (m_own[assoc.at()] > 0.0)
            return usageError(
                {said("Messages", "%1 is given twice: give one number for it"), {name}});
        if (!(bought.units > 0.0) || !std::isfinite(bought.units))
            return usageError(
                {said("Messages", "%1: what was bought has to be more than 0"), {name}});
        for (auto i = assoc; i.at() != 0; i = m_before->assocs.fsParent[i.at()]) {
            const auto above = m_before->assocs.fsParent[i.at()];
            if ((*m_inputs.shares)[i.at()] == slurm::useParentShares
                || above != m_inputs.snapshot->assocs.parent[i.at()])
                return usageError(
                    {said("Messages", "%1 has no shares of its own: it takes those of its parent"),
                     {keyText(keyOf(*m_inputs.snapshot, i))}});
            if (m_promised[above.at()] <= 0.0)
                return usageError({said("Messages",
                                        "%1 is promised nothing now: it cannot be said what others "
                                        "would keep of it"),
                                   {keyText(keyOf(*m_inputs.snapshot, above))}});
            m_more[i.at()] += bought.units;
        }
        m_more[0] += bought.units;
        m_own[assoc.at()] += bought.units;
        return {};
    }

    Result<NewShares> solve()
    {
        auto shares = std::make_shared<std::vector<std::uint32_t>>(*m_inputs.shares);
        NewShares result;
        result.machine = m_machine + m_more[0];
        spread();
        for (std::size_t parent = 0; parent < m_more.size(); ++parent) {
            if (m_more[parent] <= 0.0)
                continue;
            auto level = levelBelow(parent);
            if (!level)
                continue;
            const auto times = fittedTimes(*level, AssocIndex(parent));
            if (!times)
                return times.error();
            for (std::size_t i = 0; i < level->members.size(); ++i) {
                const auto member = level->members[i];
                NewShares::Row row;
                row.assoc = AssocIndex(member);
                row.sharesNow = (*m_inputs.shares)[member];
                row.shares = wholeShares(level->ideal[i], *times);
                row.promisedNow = m_promised[member];
                row.wanted = level->wanted[i];
                (*shares)[member] = row.shares;
                result.rows.push_back(row);
                if (row.shares != row.sharesNow)
                    result.edits.emplace_back(
                        ShareEdit{keyOf(*m_inputs.snapshot, row.assoc), row.shares});
            }
        }
        auto inputs = m_inputs;
        inputs.shares = std::move(shares);
        const auto after = promisedParts(*evaluate(inputs));
        for (auto& row : result.rows)
            row.promised = after[row.assoc.at()] * result.machine;
        return result;
    }

private:
    /// What an account has bought for itself, its members get in proportion.
    void spread()
    {
        for (std::size_t i = 1; i < m_own.size(); ++i) {
            const auto above = m_before->assocs.fsParent[i];
            m_growth[i] = m_growth[above.at()];
            if (m_own[i] > 0.0 && m_promised[i] > 0.0)
                m_growth[i] += m_own[i] / m_promised[i];
        }
    }

    /// Nothing: nobody on it grows.
    [[nodiscard]] std::optional<Level> levelBelow(std::size_t parent) const
    {
        Level level;
        double now = 0.0;
        bool grows = false;
        for (std::size_t i = parent + 1; i < m_more.size(); ++i) {
            const auto shares = (*m_inputs.shares)[i];
            if (m_before->assocs.fsParent[i] != AssocIndex(parent)
                || shares == slurm::useParentShares)
                continue;
            level.members.push_back(i);
            now += shares;
            grows = grows || m_more[i] > 0.0;
        }
        if (!grows)
            return std::nullopt;
        const auto before = m_promised[parent] * m_growth[parent];
        for (const auto member : level.members) {
            level.ideal.push_back((*m_inputs.shares)[member] + m_more[member] * now / before);
            level.wanted.push_back(m_promised[member] * m_growth[parent] + m_more[member]);
            level.sum += level.ideal.back();
        }
        level.units = before + m_more[parent] - m_own[parent];
        return level;
    }

    /// What the shares of a level, made to fit, are multiplied by.
    [[nodiscard]] Result<std::uint64_t> fittedTimes(Level& level, AssocIndex parent) const
    {
        const auto name = keyText(keyOf(*m_inputs.snapshot, parent));
        if (level.sum <= 0.0)
            return usageError({said("Messages", "nobody below %1 has shares"), {name}});
        fitIn(level);
        const auto times = multiplierFor(level);
        if (isTooCoarse(level, times))
            return usageError(
                {said("Messages",
                      "%1: shares are whole numbers up to %2, too coarse for so much more"),
                 {name, number(slurm::useParentShares - 1)}});
        return times;
    }

    /// Shares only count against each other: those that no association may have are made smaller.
    static void fitIn(Level& level)
    {
        constexpr double most = slurm::useParentShares - 1;
        const auto largest = *std::ranges::max_element(level.ideal);
        if (largest <= most)
            return;
        for (auto& ideal : level.ideal)
            ideal *= most / largest;
        level.sum *= most / largest;
    }

    /// Whether somebody with shares would be left without any.
    static bool isTooCoarse(const Level& level, std::uint64_t times)
    {
        return std::ranges::any_of(level.ideal, [times](double ideal) {
            return ideal > 0.0 && wholeShares(ideal, times) == 0;
        });
    }

    static std::uint32_t wholeShares(double ideal, std::uint64_t times)
    {
        return static_cast<std::uint32_t>(std::llround(ideal * static_cast<double>(times)));
    }

    /// The smallest that comes near enough, else the one that comes nearest.
    static std::uint64_t multiplierFor(const Level& level)
    {
        const auto most = *std::ranges::max_element(level.ideal);
        std::uint64_t best = 1;
        double leastMiss = std::numeric_limits<double>::infinity();
        for (std::uint64_t times = 1; times <= mostTimes; ++times) {
            if (times > 1 && most * static_cast<double>(times) >= slurm::useParentShares)
                break;
            const auto miss = missOf(level, times);
            if (miss <= goodEnough)
                return times;
            if (miss < leastMiss) {
                leastMiss = miss;
                best = times;
            }
        }
        return best;
    }

    static double missOf(const Level& level, std::uint64_t times)
    {
        double sum = 0.0;
        for (const auto ideal : level.ideal)
            sum += wholeShares(ideal, times);
        double miss = 0.0;
        for (std::size_t i = 0; i < level.members.size(); ++i)
            miss = std::max(
                miss,
                std::abs(level.units * wholeShares(level.ideal[i], times) / sum - level.wanted[i]));
        return miss;
    }

    const Inputs& m_inputs;
    std::shared_ptr<const Evaluation> m_before;
    std::vector<double> m_promised; // [assoc]  @unit units
    std::vector<double> m_more; // [assoc] it grows by, with all below it  @unit units
    std::vector<double> m_own; // [assoc] of m_more: bought for itself  @unit units
    std::vector<double> m_growth; // [assoc] what members' promises are multiplied by, for that
    double m_machine;
};
} // namespace

double NewShares::offBy() const
{
    double most = 0.0;
    for (const auto& row : rows)
        most = std::max(most, std::abs(row.promised - row.wanted));
    return most;
}

Result<NewShares> sharesAfter(const Inputs& inputs, double machine,
                              const std::vector<Bought>& bought)
{
    if (!(machine > 0.0) || !std::isfinite(machine))
        return usageError(said("Messages", "it is not known how large the machine is now"));
    if (!traitsOf(inputs.policy).hasFairShareFactor)
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 knows no shares"), {traitsOf(inputs.policy).name}},
                     {}};
    if (bought.empty())
        return usageError(said("Messages", "nobody has bought anything"));
    Solver solver(inputs, machine);
    for (const auto& one : bought) {
        if (auto done = solver.buy(one); !done)
            return done.error();
    }
    return solver.solve();
}

} // namespace fairlead
