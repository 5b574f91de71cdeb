// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/issue.h"

namespace fairlead {

std::string issuePlace(const Issue& issue)
{
    if (issue.file.empty())
        return {};
    return issue.file + (issue.line > 0 ? ":" + std::to_string(issue.line) + ": " : ": ");
}

std::string issueText(const Issue& issue)
{
    return issuePlace(issue) + english(issue.message);
}

} // namespace fairlead
