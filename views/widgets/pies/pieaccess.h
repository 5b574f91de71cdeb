// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::views {

class PieView;

/// Lets screen readers see the slices of every pie, with name and value. Once is enough.
void exposeSlices();
/// Tells them that the focus of a pie is on another slice.
void announceSlice(PieView& pie, int slice);

} // namespace fairlead::views
