// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/trust.h"

#include <QStringList>

#include <chrono>
#include <string>

/// What replays found, in words.
namespace fairlead::models {

/// As a policy of a replay is called: what nobody has named in the reader's language.
inline constexpr const char* namelessPolicy = "scenario";
inline constexpr const char* presentPolicy = "baseline";
/// How many policies a table or page of a replay tells apart, the present one among them.
inline constexpr std::size_t mostPolicies = 4;
QString shownPolicy(const std::string& name);

/// About how long something takes: in whole seconds, none too few.
QString aboutText(std::chrono::milliseconds cost);

/// How far a replay can be trusted, and what changed policies change: a sentence each. A difference
/// that is smaller than the spread of the replicas is called none.
QStringList replayVerdict(const replay::Outlook& outlook, const replay::DecisionCounts& decisions);
/// Of these what tells how far to trust it, and what changes.
QStringList replayFacts(const replay::Outlook& outlook, const replay::DecisionCounts& decisions);
QStringList replayChanges(const replay::Outlook& outlook);

/// How far replays of a recording can be trusted.
QStringList replayTrust(const replay::OwnReplay& own);

} // namespace fairlead::models
