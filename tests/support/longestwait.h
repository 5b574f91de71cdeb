// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long a test waits for what has to come. It goes on as soon as it is there, so that only a
// failure takes as long, and a busy machine or a sanitizer makes no failure. QtTest's five seconds
// do.

#pragma once

#include <QTest>

namespace fairlead::tests {
inline constexpr int longestWait = 600000; // ms
} // namespace fairlead::tests

// NOLINTBEGIN(cppcoreguidelines-macro-usage): they take the place of QtTest's
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), fairlead::tests::longestWait)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message)                                                           \
    QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), fairlead::tests::longestWait)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected)                                                             \
    QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), fairlead::tests::longestWait)
// NOLINTEND(cppcoreguidelines-macro-usage)
