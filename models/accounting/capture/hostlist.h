// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Every name of a host list such as "n[1-4,07],login". Stops at a million names.
std::vector<std::string> expandHostList(std::string_view list);

} // namespace fairlead::accounting
