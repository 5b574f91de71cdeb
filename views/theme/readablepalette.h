// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>

namespace fairlead::views {

/// Makes hints in empty fields, links and selected rows readable where a desktop has them too pale:
/// their contrast becomes 4.5 at least, as WCAG 2 asks of text.
void makeReadable(QPalette& palette);

} // namespace fairlead::views
