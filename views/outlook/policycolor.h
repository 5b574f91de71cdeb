// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace fairlead::views {

/// The colour of a policy by its place in an outlook; the first is the policy as it is.
QColor policyColor(std::size_t place, const QPalette& palette);

} // namespace fairlead::views
