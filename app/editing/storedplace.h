// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>

namespace fairlead::app {

/// Where in a store edits were kept last, and at which of its revisions.
struct StoredPlace
{
    QString name; ///< empty: in none
    std::int64_t revision = 0; ///< what is saved there next follows this one, or asks
};

} // namespace fairlead::app
