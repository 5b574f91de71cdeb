// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/scenario/scenario.h"

#include <QStringList>

/// What a search may vary, as lines of the policy finder.
namespace fairlead::app {

/// Those that change the order most often, around the values that they have; what this policy does
/// not know is not offered.
QStringList usualParameters(const Inputs& inputs);
/// With the shares of an account or user, from a quarter to four times as many.
QStringList withSharesOf(const AssocKey& key, QStringList varied, const Inputs& inputs);

} // namespace fairlead::app
