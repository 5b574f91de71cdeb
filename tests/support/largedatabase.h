// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/mariadbserver.h"

#include <cstdint>

namespace fairlead::tests {

/// How much a made-up slurmdbd database holds.
struct DatabaseSize
{
    int accounts = 0; ///< below root, ten users each
    int pending = 0; ///< jobs
    int finished = 0; ///< jobs
    int hours = 0; ///< rows of hourly usage for each user, in the last 30 days
};

/// When the database was made, for readers that want to know.
inline constexpr std::int64_t largeDatabaseMoment = 1790000000;

/// Fills `database`, which holds the tables of cluster limoges as slurmdbd 22.05.8 makes them, with
/// rows made by the server itself; the same every time. Throws as MariadbServer::run().
void fillLargeDatabase(MariadbServer& server, const QString& database, const DatabaseSize& size);

} // namespace fairlead::tests
