// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QStringList>

namespace fairlead::tests {

/// A name that is HTML, and what turns, hides or ends a line.
inline const std::string hostile = "<img src=x>\x1b[2J\n\xe2\x80\xae";

/// A cluster whose every name begins so.
SnapshotRecords hostileRecords();

/// What every widget that there is shows as something else than the text that it is: dialogs too,
/// menus, tool tips and what a screen reader says. A box for typing may hold a name as it is.
QStringList hostileFaults();

} // namespace fairlead::tests
