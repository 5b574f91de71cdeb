// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::bench {

/// The most memory that the process has had. @unit MB
double peakMegabytes();

} // namespace fairlead::bench
