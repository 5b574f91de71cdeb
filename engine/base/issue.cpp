// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/issue.h"

namespace fairlead {

std::string issueText(const Issue& issue)
{
    std::string text = issue.file;
    if (!issue.file.empty()) {
        text += issue.line > 0 ? ":" + std::to_string(issue.line) + ": " : ": ";
    }
    return text + issue.message;
}

} // namespace fairlead
