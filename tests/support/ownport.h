// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace fairlead::tests {

/// A port of loopback that nobody listens on and that stays this process's until it ends: no other
/// test gets it from here, and the kernel gives none of these to who connects to somewhere.
quint16 ownPort();

} // namespace fairlead::tests
