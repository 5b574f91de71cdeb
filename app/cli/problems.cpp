// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/problems.h"

#include "engine/base/plaintext.h"

#include <QCoreApplication>

#include <map>
#include <ostream>
#include <utility>

namespace fairlead::cli {

namespace {
struct ProblemTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Problems)
};

constexpr int mostAlike = 20;
} // namespace

void printIssues(const std::vector<Issue>& issues, std::ostream& err)
{
    std::map<std::pair<std::string, std::string>, int> counts; // by file and sentence
    for (const auto& issue : issues) {
        if (++counts[{issue.file, issue.message.text}] <= mostAlike)
            err << text::plain(issueText(issue)) << '\n';
    }
    for (const auto& [alike, count] : counts) {
        if (count > mostAlike)
            err << text::plain(alike.first) << ": "
                << ProblemTexts::tr("%n more like this: %1", nullptr, count - mostAlike)
                       .arg(QString::fromStdString(text::plain(alike.second)))
                       .toStdString()
                << '\n';
    }
}

} // namespace fairlead::cli
