// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/trust.h"
#include "models/words/palette.h"

#include <QString>

/// How far the replays of an outlook are to be trusted, in a sentence and a colour.
namespace fairlead::models {

/// "✓ To be trusted: …", "! With care: …", "✗ Not to be trusted: …": what was found, in a sentence.
QString trustSentence(const replay::TrustFigures& figures);

/// The ground of that sentence, green, amber or red; palette::inkOn() is read on each.
palette::Rgb trustColour(replay::TrustLevel level);

} // namespace fairlead::models
