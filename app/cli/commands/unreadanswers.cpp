// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/unreadanswers.h"

#include <algorithm>
#include <utility>

namespace fairlead::cli {

QString unreadAnswers(const Agreement& agreement, const Evaluation& evaluation)
{
    const auto& issues = evaluation.snapshot().issues;
    for (const auto& [file, comparison] : {std::pair("sprio.txt", &agreement.priorities),
                                           {"sprio_norm.txt", &agreement.normalized},
                                           {"shares.txt", &agreement.shares},
                                           {"json/sshare.json", &agreement.shares}}) {
        if (comparison->verdict() == Verdict::Nothing && !evaluation.order.empty()
            && std::ranges::find(issues, file, &Issue::file) != issues.end())
            return QLatin1String(file);
    }
    return {};
}

} // namespace fairlead::cli
