// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

#include <cstdint>

namespace fairlead::views {

/// @param moment  Unix seconds
inline QDateTime utcTimeOf(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC);
}

} // namespace fairlead::views
