// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

struct st_mysql;

namespace fairlead::accounting {

/// How much an answer may hold.
struct AnswerLimits
{
    std::int64_t rows;
    std::int64_t bytes;
};
/// Of what has a few rows: variables, names of columns, clusters.
inline constexpr AnswerLimits fewRows{100'000, std::int64_t{64} << 20};
/// Of a table of any cluster: a year of usage by hour of 100 000 associations.
inline constexpr AnswerLimits wholeTable{1'000'000'000, std::int64_t{64} << 30};
/// Of what is kept row by row: jobs, associations.
inline constexpr AnswerLimits keptTable{50'000'000, std::int64_t{64} << 30};

/// How long a connection may wait for its server in all, beside libmariadb's own limits, which are
/// for the next bytes: a server that sends one now and then would be waited for without end. Time
/// that we spend ourselves does not count. And how much the server may send, for one that sends
/// without end is never waited for. It belongs to the thread that uses the connection.
namespace waitbudget {
/// Before the connection is made: it has so much for that. False: libmariadb does not take it.
bool guard(st_mysql* connection, unsigned seconds);
/// Of one that is made: so much from now on, and as many bytes as columns take.
void renew(st_mysql* connection, unsigned seconds);
/// So many bytes from now on.
void allow(st_mysql* connection, std::int64_t bytes);
/// Whether the server sent more, or was cut off.
bool isExceeded(st_mysql* connection);
/// Nothing more is read, not even by who throws away what is left of an answer.
void cut(st_mysql* connection);
/// Before it is closed.
void forget(st_mysql* connection);
} // namespace waitbudget

} // namespace fairlead::accounting
