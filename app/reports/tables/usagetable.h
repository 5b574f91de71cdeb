// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/cluster/consumption.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/outcome/recordedwaits.h"

#include <optional>
#include <string_view>

namespace fairlead::reports {

/// In what usage is told: TRES x time, or percent of what the cluster could have given, or both in
/// a text, as sreport prints it: "12345(6.78%)".
enum class UsageUnit
{
    Seconds,
    Minutes,
    Hours,
    Percent,
    SecPer,
    MinPer,
    HourPer
};

/// Whether it tells a part of what the cluster could have given.
constexpr bool hasPercent(UsageUnit unit)
{
    return unit >= UsageUnit::Percent;
}

/// The unit of sreport's -t: a name or the beginning of one, without regard to case.
std::optional<UsageUnit> usageUnitOf(std::string_view name);

/// Which rows of usageTable(), and how. An empty list lets everything pass.
struct UsageOptions
{
    UsageUnit unit = UsageUnit::Minutes; ///< sreport's default
    bool all = false; ///< users without usage too
    std::vector<std::string> accounts; ///< these accounts and their users
    std::vector<std::string> users; ///< of the user rows these; accounts stay
};

/// Cluster, Account, User, TRES, Used, Unit, UsedPercent, PromisedPercent, Difference: one row for
/// each account and user of the tree, in sshare's order, and TRES. Accounts have what their members
/// used together. UsedPercent is the part of what the whole cluster used, PromisedPercent the part
/// that the shares promise, Difference the first minus the second. A percentage of what the source
/// does not know is empty. Error code Usage: it knows none of them.
Result<Table> usageTable(const Evaluation& evaluation, const UsageSums& sums,
                         const UsageOptions& options = {});

/// TRES of which the source does not tell how much the cluster has.
std::vector<std::string> tresWithoutSize(const Snapshot& snapshot, const UsageSums& sums);

/// Account, User, Jobs, MeanWait, MedianWait, P90Wait (seconds): of each account, then of each user
/// over all accounts, then of each user in one, how long jobs waited that were submitted in the
/// period and have started.
Table waitsTable(const replay::RecordedWaits& waits);

} // namespace fairlead::reports
