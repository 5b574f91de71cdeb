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

Message told(const Issue& issue)
{
    if (issue.others == 0)
        return issue.message;
    return {said("Messages", "%1 (and %2 more like this)"), {issue.message, number(issue.others)}};
}

Message placed(const Issue& issue)
{
    const auto place = issuePlace(issue);
    return place.empty() ? told(issue) : about(place.substr(0, place.size() - 2), told(issue));
}

} // namespace fairlead
