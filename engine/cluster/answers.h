// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/slurm/config/settings.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

/// What the scheduler itself answered. Compared with and shown beside; never part of a result.
namespace fairlead {

/// One row of sprio; of Moab and Maui, of diagnose -p, which tells the priority alone.
struct RowAnswer
{
    std::int64_t priority = 0; ///< PRIORITY
    std::array<std::int64_t, weightedFactorCount> terms{}; ///< weighted terms, AGE .. QOS
    std::int32_t site = 0;
    std::int32_t nice = 0;
    bool hasAddends = false; ///< `site` and `nice` are known, and the row's list of TRES
    bool operator==(const RowAnswer&) const = default;
};

/// The same row of sprio -n.
struct NormalizedAnswer
{
    double priority = 0.0; ///< @unit 1  @range [0, inf)  @source sprio %y
    std::array<double, weightedFactorCount> factors{};
};

/// The columns of sshare that are compared.
enum class ShareColumn : std::uint8_t
{
    RawShares,
    NormShares,
    RawUsage,
    NormUsage,
    EffectvUsage,
    FairShare,
    LevelFs
};
inline constexpr std::size_t shareColumnCount = 7;
/// A set of columns.
using ShareColumns = std::uint32_t;
constexpr ShareColumns asSet(ShareColumn column)
{
    return 1U << static_cast<unsigned>(column);
}

/// One row of sshare. RawShares of `parent` is slurm::useParentShares.
struct ShareAnswer
{
    static constexpr double isEmpty = std::numeric_limits<double>::quiet_NaN();
    /// NaN: the field is empty.
    std::array<double, shareColumnCount> values{isEmpty, isEmpty, isEmpty, isEmpty,
                                                isEmpty, isEmpty, isEmpty};

    ShareAnswer() = default;
    /// Of a source that has this column alone.
    explicit ShareAnswer(double fairShare) { (*this)[ShareColumn::FairShare] = fairShare; }
    [[nodiscard]] double& operator[](ShareColumn column)
    {
        return values[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] double operator[](ShareColumn column) const
    {
        return values[static_cast<std::size_t>(column)];
    }
};

/// Moments of which each would explain a set of answers, Unix seconds.
struct MomentRange
{
    std::int64_t first = 0;
    std::int64_t last = 0;
    [[nodiscard]] bool holds(std::int64_t moment) const
    {
        return first <= moment && moment <= last;
    }
    bool operator==(const MomentRange&) const = default;
};

/// All answers of a source. A list without any entry is empty.
struct Answers
{
    std::vector<std::optional<RowAnswer>> rows; ///< [row]
    std::vector<std::optional<NormalizedAnswer>> normalized; ///< [row]
    std::vector<NameId> tresTerms; ///< [row] sprio's list of weighted TRES terms, as printed
    std::vector<NameId> tresFactors; ///< [row] the same before their weights
    std::vector<std::optional<ShareAnswer>> shares; ///< [assoc]
    ShareColumns shareColumns = 0; ///< which columns sshare was asked for
    std::size_t unknownRows = 0; ///< rows of sprio whose job or partition the source lacks
    std::size_t unknownShares = 0; ///< rows of sshare whose association the source lacks
    /// On which the ages in these answers agree; nothing: they tell none.
    std::optional<MomentRange> agesAgreeOn;
};

} // namespace fairlead
