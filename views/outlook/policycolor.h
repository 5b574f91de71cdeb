// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

namespace fairlead::views {

/// The colour of a policy by its mark: models::policyMark().
QColor policyColor(std::size_t mark, const QPalette& palette);

} // namespace fairlead::views
