// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"

namespace fairlead::models {

/// QString: what is copied of a cell, where that is not what is shown. A model whose headers have
/// it is copied with a line of headers. Behind all of ModelRole.
inline constexpr int CopyRole = SortRole + 100;

} // namespace fairlead::models
