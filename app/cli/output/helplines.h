// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace fairlead::cli {

/// Text in lines of 80 characters, or of one word that is longer, each ended.
/// @param left  what the first line begins with; where it is too long, the text begins below it
/// @param column  where the text stands  @range [0, 40]
QString helpLines(const QString& left, int column, const QString& text);

} // namespace fairlead::cli
