// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"

#include <memory>
#include <optional>
#include <vector>

/// How far replays are to be trusted, by what a replay of the policy as it is gives of what really
/// happened.
namespace fairlead::replay {

/// Whether the replays of a policy give what really happened to an account: mean wait and delivered
/// share lie in their intervals, or miss them by no more than 1 %.
bool holdsRecorded(const Outlook& outlook, const PolicyOutlook& policy, std::size_t account);

/// Of the accounts with recorded jobs.
struct HeldAccounts
{
    std::size_t all = 0;
    std::vector<std::size_t> outside; ///< not holdsRecorded(): into Outlook::accounts, ascending
    [[nodiscard]] std::size_t held() const { return all - outside.size(); }
    /// How far the interval of a mean wait reaches to each side, as part of the recorded wait: the
    /// median of the accounts that waited; nothing: none did.
    /// @unit 1  @range [0, inf)
    std::optional<double> reach;
};
HeldAccounts heldAccounts(const Outlook& outlook, const PolicyOutlook& policy);

/// An account that is not to be trusted: too many of its jobs use what a replay leaves out.
struct DoubtedAccount
{
    std::size_t account = 0; ///< into Outlook::accounts
    double leftOut = 0; ///< of its recorded jobs of the period  @unit 1  @range [0.2, 1]
};
std::vector<DoubtedAccount> doubtedAccounts(const Outlook& outlook);

/// What a level is told by.
struct TrustFigures
{
    HeldAccounts accounts;
    DecisionCounts decisions; ///< no starts: none could be checked
    bool hasSpread = true; ///< more than one replica
    bool isMadeUp = false; ///< Recording::isMadeUp: it proves nothing
};
/// @param outlook  of one policy at least: the first is the policy as it is
TrustFigures trustFigures(const Outlook& outlook, const DecisionCounts& decisions);

enum class TrustLevel
{
    Trusted,
    Careful,
    Distrusted
};
/// Distrusted: less than half of the accounts inside or of the starts found, or more than half as
/// many starts too many as were recorded. Trusted: nine in ten of both, no more than one in ten too
/// many, and half of the intervals of mean waits reach no further than half of the wait. Careful
/// between, and where one of them is not known.
TrustLevel trustLevel(const TrustFigures& figures);

/// The check of decisions follows the replays of a run: what part of the whole it is, about. It
/// asks each recorded pass, of the whole recording, and on one thread.
/// @param runs  replays of all policies
/// @unit 1  @range (0, 1)
double partOfCheck(const Workload& workload, const OutlookOptions& options, std::size_t runs);

/// A recording replayed under the policy that made it, and that policy's decisions in its states.
struct OwnReplay
{
    Outlook outlook;
    DecisionCounts decisions; ///< of the whole recording
    bool isOfPart = false; ///< the outlook's period is shorter than the recording
};
/// Nothing: cancelled.
/// @param site  the policy that made it
std::optional<OwnReplay> ownReplay(const std::shared_ptr<const Recording>& recording,
                                   const Inputs& site, const OutlookOptions& options);

} // namespace fairlead::replay
