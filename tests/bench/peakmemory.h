// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::bench {

/// The most memory that the process has had, since resetPeakMemory(). @unit MB
double peakMegabytes();
/// Gives back what is free and lets the most begin anew, from what the process has now.
void resetPeakMemory();

} // namespace fairlead::bench
