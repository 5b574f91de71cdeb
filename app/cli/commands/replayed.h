// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/session.h"
#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"

#include <iosfwd>

namespace fairlead::cli {

/// What the rows of the policy as it is, and of what really happened, are called.
constexpr const char* baselineRows = "baseline";
constexpr const char* recordedRows = "recorded";

/// What replays of a recorded history say.
struct Replayed
{
    std::shared_ptr<const replay::Outlook> outlook; ///< never null
    replay::DecisionCounts decisions; ///< of the policy as it is, from the period's recorded states
};

/// What was recorded, with the usage that it begins with, as the reading of the session tells it.
std::shared_ptr<const replay::Recording> begun(replay::Recording recording, const Session& session);
/// The recorded history of the source, begun.
Result<std::shared_ptr<const replay::Recording>> recordingOf(const Session& session);

/// Refuses --replicas, --seed and --nodes without --replay.
Result<void> checkReplayOptions(const Arguments& arguments);

/// How often and from which seed the command line asks to replay, on all cores; a terminal is told
/// how far that is.
replay::OutlookOptions replayOptions(const Arguments& arguments);

/// What is wrong in files that a recording was read from, and the snapshot was not.
void printIssuesBeside(const replay::Recording& recording, const Snapshot& snapshot,
                       const Streams& streams);
/// What had to be assumed of a recording, and what a replay leaves out of it. Problems of files
/// that both read are printed with the snapshot, and not again.
void printAssumptions(const replay::Recording& recording, const Snapshot& snapshot,
                      const Streams& streams);

/// The policy as it is, and the one with the edits of the command line.
std::vector<replay::NamedPolicy> ownPolicies(const Session& session);

/// What the policy decides from the recorded states of the period.
replay::Decisions decisionsOf(const replay::Scene& scene, const Arguments& arguments);

/// Replays the period, as often and from the seed that the command line asks for.
Replayed replayed(const std::shared_ptr<const replay::Recording>& recording,
                  const std::vector<replay::NamedPolicy>& policies, const Arguments& arguments);

/// How far replays of the recording can be trusted, a line each: it is replayed under the policy as
/// it is, with these replicas and seed.
void printTrust(const std::shared_ptr<const replay::Recording>& recording, const Session& session,
                replay::OutlookOptions options, std::ostream& out);

} // namespace fairlead::cli
