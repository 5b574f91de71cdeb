// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/longestwait.h"

namespace fairlead::tests {

/// Something that a test program can be asked to do by its first argument.
struct Task
{
    using Run = int (*)(int argc, char** argv);

    /// A test class, by the name of its source file without folder and ending.
    static bool addTest(const char* file, Run run);
    /// What a child process of a test does, by an option: "--write".
    static bool addChild(const char* option, Run run);
};

} // namespace fairlead::tests

/// Makes a QtTest class a test of its layer's program; stands where QTEST_MAIN would.
#define FAIRLEAD_QTTEST(Class) /* NOLINT(cppcoreguidelines-macro-usage): needs __FILE__ */         \
    [[maybe_unused]] static const bool isAdded##Class                                              \
        = fairlead::tests::Task::addTest(__FILE__, [](int argc, char** argv) {                     \
              Class test;                                                                          \
              return QTest::qExec(&test, argc, argv);                                              \
          });
