// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QByteArray>
#include <QString>

/// Scenarios as JSON text: a file that can be kept, sent and given to the command line.
///
///     { "fairlead-scenario": 1,
///       "name": "more for geist",
///       "note": "asked for on Monday", "author": "ada",
///       "edits": [
///         { "edit": "share", "account": "geist", "shares": 400 },
///         { "edit": "share", "account": "geist", "user": "mdupont", "shares": "parent" },
///         { "edit": "parameter", "name": "PriorityWeightAge", "value": "1000" },
///         { "edit": "add", "account": "new", "parent": "geist", "shares": 1 },
///         { "edit": "move", "account": "new", "parent": "ipam" },
///         { "edit": "rename", "account": "new", "name": "newer" },
///         { "edit": "remove", "account": "newer" } ] }
///
/// Names left out are empty. The engine says whether names and parameters exist.
namespace fairlead::accounting {

/// A larger file is refused. @unit bytes  @range a million edits
inline constexpr qint64 largestScenario = 64LL * 1024 * 1024;

/// Error codes: SourceUnreachable (missing file), DataInvalid with file, line and column (not
/// JSON) or with the number of the edit that is wrong.
Result<Scenario> readScenario(const QString& path);
/// Replaces the file at once or not at all. Error code OutputFailed.
Result<void> writeScenario(const QString& path, const Scenario& scenario);

/// Error code DataInvalid.
Result<Scenario> scenarioFromJson(const QByteArray& text);
/// Error code OutputFailed: a name is not valid UTF-8, which JSON cannot say.
Result<QByteArray> scenarioToJson(const Scenario& scenario);

} // namespace fairlead::accounting
