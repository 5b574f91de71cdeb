// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrlimits.h"

#include "models/accounting/changes/sacctmgrnames.h"

namespace fairlead::accounting {

namespace {
std::string word(const std::string& option, const std::string& value)
{
    return ' ' + shellWord(option + '=' + value);
}

std::string whereOf(const LimitChange& change, const std::string& cluster)
{
    if (!change.qos.empty())
        return "qos where" + word("name", change.qos);
    if (change.user.empty())
        return "account where" + word("cluster", cluster) + word("name", change.account);
    return "user where" + word("cluster", cluster) + word("account", change.account)
        + word("name", change.user);
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
        + word(std::string(modifiedOption(change)), valueOf(change)) + '\n';
}

} // namespace fairlead::accounting
