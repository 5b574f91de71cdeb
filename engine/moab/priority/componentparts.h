// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/settings.h"
#include "engine/priority/parts.h"

namespace fairlead::moab {

/// The components in the order in which diagnose -p prints them.
std::span<const Part> componentParts();
/// The component behind a part.
Component componentAt(std::size_t part);
PartSetting settingOf(const Settings& settings, Component component);

} // namespace fairlead::moab
