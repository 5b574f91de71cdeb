// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrlimits.h"

#include "models/accounting/changes/sacctmgrnames.h"

namespace fairlead::accounting {

namespace {
std::string whereOf(const LimitChange& change, const std::string& cluster)
{
    if (!change.qos.empty())
        return "qos where" + optionWord("name", change.qos);
    if (change.user.empty())
        return "account where" + optionWord("cluster", cluster)
            + optionWord("name", change.account);
    return "user where" + optionWord("cluster", cluster) + optionWord("account", change.account)
        + optionWord("name", change.user);
}

/// sacctmgr takes no unit.
std::string valueOf(const LimitChange& change)
{
    std::string list;
    for (const auto& [tres, amount] : amountsOf(change)) {
        if (tres.empty())
            return change.value;
        list += (list.empty() ? "" : ",") + tres + '='
            + (amount == LimitAmount::none ? "-1" : std::to_string(amount));
    }
    return list;
}
} // namespace

std::string limitCommand(const LimitChange& change, const std::string& cluster)
{
    return "sacctmgr -i modify " + whereOf(change, cluster) + " set"
        + optionWord(modifiedOption(change), valueOf(change)) + '\n';
}

} // namespace fairlead::accounting
