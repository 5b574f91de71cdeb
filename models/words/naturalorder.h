// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace fairlead::models {

/// Names as people sort them: group2 before group10. Digits that stand together are one number,
/// all else goes by its bytes, so that the order is the same in every language.
bool comesBefore(std::string_view a, std::string_view b);

} // namespace fairlead::models
