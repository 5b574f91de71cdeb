// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

#include <QStringList>

/// The clusters that come with the program: Fairlead stores, made when the program is built and
/// embedded in it, and a folder of Moab. Any thread may call these.
namespace fairlead::accounting {

extern const SourceKind demoKind; ///< demo:NAME

/// "limoges", "textbook", "moab".
const QStringList& demoNames();

/// The embedded original, as `demo:NAME` names it. Its computedAt is the demo's own moment.
/// Error code Usage: no such demo.
Result<SnapshotRecords> demoRecords(const QString& name);

} // namespace fairlead::accounting
