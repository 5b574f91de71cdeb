// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/planthreshold.h"

namespace fairlead::replay {

std::uint32_t priorityToPlan(const LimitBook& limits, const Holders& holders)
{
    if (!limits.limitsPlans())
        return 0;
    const auto saidBy = [](const LimitSet& rules) {
        return rules.priorityToPlan == noLimit ? 0 : rules.priorityToPlan;
    };
    const auto [first, second] = limits.qosOf(holders);
    for (const auto qos : {first, second}) {
        const auto said = qos == nothing ? 0 : saidBy(limits.limitsOfQos(qos));
        if (said != 0)
            return said;
    }
    return holders.assoc.isValid() ? saidBy(limits.limitsOfAssoc(holders.assoc)) : 0;
}

} // namespace fairlead::replay
