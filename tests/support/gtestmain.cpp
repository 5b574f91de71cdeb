// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tests of a layer are one program: `engine_tests tst_text` runs the cases of tst_text.cpp.

#include <cstdio>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace {
/// The cases that a source file defines, as a filter of GoogleTest; empty: there are none.
std::string casesOf(const std::string& unit)
{
    const std::string ending = "/" + unit + ".cpp";
    std::string filter;
    const auto& all = *testing::UnitTest::GetInstance();
    for (int s = 0; s < all.total_test_suite_count(); ++s) {
        const auto& suite = *all.GetTestSuite(s);
        for (int t = 0; t < suite.total_test_count(); ++t) {
            const auto& test = *suite.GetTestInfo(t);
            if (std::string(test.file()).ends_with(ending))
                filter += std::string(filter.empty() ? "" : ":") + suite.name() + "." + test.name();
        }
    }
    return filter;
}
} // namespace

int main(int argc, char** argv)
{
    testing::InitGoogleMock(&argc, argv);
    if (argc > 1) {
        const auto cases = casesOf(argv[1]);
        if (cases.empty()) {
            std::fprintf(stderr, "no test is in a file %s.cpp\n", argv[1]);
            return 2;
        }
        GTEST_FLAG_SET(filter, cases);
    }
    return RUN_ALL_TESTS();
}
