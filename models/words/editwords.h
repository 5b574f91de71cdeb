// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QString>

#include <span>
#include <string_view>

namespace fairlead::models {

/// An edit in the words of the undo menu, translated: "shares of geist".
QString editWords(const Edit& edit);

/// What edits are called together, translated: the first with its value, and how many more:
/// "PriorityWeightAge 70000 and 1 more". Empty: none.
QString editsWords(std::span<const Edit> edits);

/// A value that an edit sets, or that was there: numbers and times as people read them, names of
/// accounts as they are.
QString editedValueWords(const Edit& edit, std::string_view value);

} // namespace fairlead::models
