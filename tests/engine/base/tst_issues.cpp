// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/issues.h"
#include "tests/support/issuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
constexpr auto most = Issues::mostAlike;

Issue oddLine(int line, const std::string& word = "x")
{
    return {Severity::Warning, Message(said("Messages", "“%1” is odd"), {worded(word)}), "jobs.txt",
            line};
}
} // namespace

TEST(Issues, aFewStayAsTheyAre)
{
    Issues issues;
    for (int line = 1; line <= static_cast<int>(most); ++line)
        issues.push_back(oddLine(line, std::to_string(line)));
    EXPECT_EQ(issues.size(), most);
    EXPECT_EQ(issues.total(), most);
    for (const auto& issue : issues)
        EXPECT_EQ(issue.others, 0U);
    EXPECT_EQ(tests::issueText(issues[6]), "jobs.txt:7: “7” is odd");
}

TEST(Issues, ofManyTheRestIsCounted)
{
    Issues issues;
    for (int line = 1; line <= 100'000; ++line)
        issues.push_back(oddLine(line, std::to_string(line)));
    EXPECT_EQ(issues.size(), most);
    EXPECT_EQ(issues.total(), 100'000U);
    EXPECT_EQ(issues.back().line, static_cast<int>(most));
    EXPECT_EQ(tests::issueText(issues.back()),
              "jobs.txt:500: “500” is odd (and 99500 more like this)");
}

TEST(Issues, eachKindIsTold)
{
    Issues issues;
    for (int line = 1; line <= 10'000; ++line)
        issues.push_back(oddLine(line));
    auto damage = oddLine(1);
    damage.fileState = FileState::Damaged;
    auto lost = oddLine(2);
    lost.loss = Loss::Job;
    auto error = oddLine(3);
    error.severity = Severity::Error;
    auto elsewhere = oddLine(4);
    elsewhere.file = "nodes.txt";
    const auto all = {damage, lost, error, elsewhere};
    for (const auto& issue : all)
        issues.push_back(issue);
    warn(issues, "jobs.txt", 5, said("Messages", "another sentence"));
    EXPECT_EQ(issues.size(), most + all.size() + 1);
    for (const auto& issue : all)
        EXPECT_NE(std::find(issues.begin(), issues.end(), issue), issues.end());
}

TEST(Issues, longTextsAreBounded)
{
    Issues issues;
    for (int line = 1; line <= 100; ++line)
        issues.push_back(oddLine(line, std::string(200'000, 'x')));
    EXPECT_EQ(issues.size(), 5U);
    EXPECT_EQ(issues.total(), 100U);
}

TEST(Issues, kindsAndFilesAreBounded)
{
    Issues issues;
    for (int line = 1; line <= 100'000; ++line) {
        auto issue = oddLine(line);
        issue.file = "file" + std::to_string(line);
        issues.push_back(std::move(issue));
    }
    EXPECT_LE(issues.size(), Issues::mostKinds + most);
    EXPECT_EQ(issues.total(), 100'000U);
}

TEST(Issues, listsAreJoined)
{
    Issues first;
    Issues second;
    for (int line = 1; line <= 2000; ++line) {
        first.push_back(oddLine(line));
        second.push_back(oddLine(line));
    }
    first.append(second);
    EXPECT_EQ(first.size(), most);
    EXPECT_EQ(first.total(), 4000U);
}
