// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

#include <QStringList>

/// The clusters that come with the program: Fairlead stores, made when the program is built and
/// embedded in it, and a folder of Moab. Any thread may call these.
namespace fairlead::accounting {

extern const SourceKind demoKind; ///< demo:NAME

/// Counts up when a demo changes, so that an older working copy is not mistaken for it.
inline constexpr int demoVersion = 3;

/// "limoges", "textbook", "moab".
const QStringList& demoNames();

/// The embedded original, as `demo:NAME` names it. Its computedAt is the demo's own moment.
/// Error code Usage: no such demo.
Result<SnapshotRecords> demoRecords(const QString& name);

/// Path of a copy that may be written to: DIRECTORY/demo-NAME-vVERSION.fairlead, made if it is
/// not there yet, and left alone if it is. Error codes Usage and OutputFailed.
Result<QString> demoWorkingCopy(const QString& name, const QString& directory);

} // namespace fairlead::accounting
