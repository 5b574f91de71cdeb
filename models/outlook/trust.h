// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"
#include "models/words/palette.h"

#include <QString>

namespace fairlead::models {

/// How far the replays of an outlook are to be trusted, by what a replay of the policy as it is
/// gives of what really happened.
enum class TrustLevel
{
    Trusted,
    Careful,
    Distrusted
};

/// What the level is told by.
struct TrustFigures
{
    replay::HeldAccounts accounts;
    replay::DecisionCounts decisions; ///< no starts: none could be checked
    bool hasSpread = true; ///< more than one replica
};

TrustFigures trustFigures(const replay::Outlook& outlook, const replay::DecisionCounts& decisions);

/// Distrusted: less than half of the accounts inside or of the starts found, or more than half as
/// many starts too many as were recorded. Trusted: nine in ten of both, and no more than one in ten
/// too many. Careful between, and where one of them is not known.
TrustLevel trustLevel(const TrustFigures& figures);

/// "✓ To be trusted: …", "! With care: …", "✗ Not to be trusted: …": what was found, in a sentence.
QString trustSentence(const TrustFigures& figures);

/// The ground of that sentence, green, amber or red; palette::inkOn() is read on each.
palette::Rgb trustColour(TrustLevel level);

} // namespace fairlead::models
