// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <QString>

#include <vector>

namespace fairlead::views {

/// Whether the search box finds the jobs of all these rows at once: they are accounts, or users of
/// one account. Rows: at least one.
bool areOneSearch(const Snapshot& snapshot, const std::vector<AssocIndex>& rows);

/// What the search box finds their jobs with. Rows: at least one, and one search.
QString jobSearch(const Snapshot& snapshot, const std::vector<AssocIndex>& rows);

} // namespace fairlead::views
