// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace fairlead::accounting {

/// The account of the operating system that this program runs as: its name, else its number.
std::string accountName();

} // namespace fairlead::accounting
