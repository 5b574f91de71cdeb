// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace fairlead::reports {

/// How far a replay can be trusted, in words, and what a changed policy changes: a sentence each.
/// A difference that is smaller than the spread of the replicas is called none.
QStringList replayVerdict(const replay::Outlook& outlook, const replay::DecisionCounts& decisions);

/// How far replays of a recording can be trusted: it is replayed under the policy that made it.
/// Empty: cancelled.
QStringList replayTrust(const std::shared_ptr<const replay::Recording>& recording,
                        const Inputs& site, const replay::OutlookOptions& options);

/// The same, with the replay and the decisions that it is told by.
struct ReplayTrust
{
    replay::Outlook own;
    replay::DecisionCounts decisions;
    QStringList lines;
};
/// Nothing: cancelled.
std::optional<ReplayTrust> trustedReplay(const std::shared_ptr<const replay::Recording>& recording,
                                         const Inputs& site, const replay::OutlookOptions& options);

} // namespace fairlead::reports
