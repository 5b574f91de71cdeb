// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/promises.h"

namespace fairlead::replay {

std::optional<double> jainIndex(const RunFigures& run, const std::vector<double>& promised)
{
    double sum = 0;
    double squares = 0;
    std::size_t count = 0;
    const auto& accounts = run.of(Grouping::Account);
    for (std::size_t i = 0; i < accounts.size() && i < promised.size(); ++i) {
        if (accounts[i].jobs == 0 || promised[i] <= 0)
            continue;
        const double part = accounts[i].deliveredShare / promised[i];
        sum += part;
        squares += part * part;
        ++count;
    }
    if (squares <= 0)
        return std::nullopt;
    return sum * sum / (static_cast<double>(count) * squares);
}

KeptPromises keptPromises(const Outlook& outlook, const PolicyOutlook& policy)
{
    KeptPromises promises;
    const auto& recorded = outlook.recorded.of(Grouping::Account);
    for (std::size_t i = 0; i < outlook.accounts.size() && i < policy.promised.size(); ++i) {
        const double promised = policy.promised[i];
        if (recorded[i].jobs == 0 || promised <= 0.0)
            continue;
        ++promises.all;
        promises.kept += policy.deliveredShare(i).mean >= keptPart * promised ? 1 : 0;
    }
    return promises;
}

} // namespace fairlead::replay
