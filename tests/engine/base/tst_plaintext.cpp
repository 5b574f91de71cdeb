// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"

#include <gtest/gtest.h>

using namespace fairlead;

TEST(PlainText, namesOfTheWorldArePlain)
{
    for (const auto* name : {"", "physics", "a b|c", "m\xC3\xBCller", "\xE7\x89\xA9\xE7\x90\x86",
                             "\xD8\xB9\xD9\x84\xD9\x85", "\xF0\x9F\x9A\xA2"})
        EXPECT_TRUE(text::isPlain(name)) << name;
}

TEST(PlainText, whatATerminalObeysIsNot)
{
    for (const auto* name : {"a\nb", "a\tb", "\x1B[31m", "\x7F", "\xC2\x80",
                             "\xC2\x9B"
                             "31m",
                             "\xC2\x9F",
                             "a\xE2\x80\xAE"
                             "b",
                             "\xE2\x80\xAA", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xE2\x80\x8E",
                             "\xD8\x9C", "\xE2\x80\xA8", "\xE2\x80\xA9",
                             "\xEF\xBB\xBF"
                             "a"})
        EXPECT_FALSE(text::isPlain(name)) << name;
    EXPECT_FALSE(text::isPlain(std::string_view("a\0b", 3)));
}

TEST(PlainText, whatIsNotUtf8IsNot)
{
    for (const auto* name : {"m\xFCller", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80",
                             "\xF4\x90\x80\x80", "\xF0\x9F\x9A", "\x80"})
        EXPECT_FALSE(text::isPlain(name)) << name;
}

TEST(PlainText, whatNobodySeesIsNot)
{
    for (const auto* name : {"a\u200Bb", "a\u00ADb", "\u2060", "a\uFE0F", "\U000E0041", "\uFFF9",
                             "\u180E", "\uFFA0", "\u3164"})
        EXPECT_FALSE(text::isPlain(name)) << name;
}

TEST(PlainText, whatIsNotPlainIsShownAsAnEscape)
{
    EXPECT_EQ(text::plain("a\n\x1B[1m\xC2\x9B\xE2\x80\xAE\xFF\xC3\xBC"),
              "a\\n\\x1b[1m\\x9b\\u202e\\xff\xC3\xBC");
    EXPECT_EQ(text::plain("\t\r\U000E0041"), "\\t\\r\\U000e0041");
    EXPECT_EQ(text::plain(std::string_view("a\0b", 3)), "a\\x00b");
    EXPECT_TRUE(text::isPlain(text::plain("\xE2\x80\xAE\xE2\x80")));
}

TEST(PlainText, linesKeepTheirEnds)
{
    EXPECT_EQ(text::plainLines("a\tb\n\x1B\r\n"), "a\tb\n\\x1b\\r\n");
}
