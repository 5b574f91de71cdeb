// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/text.h"
#include "engine/moab/config/settings.h"
#include "engine/policy/policy.h"

#include <array>
#include <string>
#include <vector>

/// Policies in which no parameter has its default, so that what forgets one is found.
namespace fairlead::tests {

struct EveryParameter
{
    Policy policy;
    std::vector<std::string> untouched; ///< for which no word below is another value: add one
};

/// Gives every parameter that the scheduler of `policy` knows another value.
inline EveryParameter withEveryParameter(Policy policy)
{
    static constexpr std::array words{"cpu=3,mem=0.25",
                                      "DEDICATEDPS%",
                                      "REQUEUE",
                                      "WEEKLY",
                                      "preempt/qos",
                                      "priority/basic",
                                      "none",
                                      "ACCRUE_ALWAYS",
                                      "FULLPOLICY",
                                      "RESET",
                                      "SOFTPOLICY",
                                      "GATE",
                                      "CLAMP",
                                      "32+",
                                      "STATE[idle]=5",
                                      "SIMULATION",
                                      "bf_window=60",
                                      "YES",
                                      "NO",
                                      "0.5",
                                      "17",
                                      "22.05"};
    EveryParameter result{std::move(policy), {}};
    for (const auto& name : policyParameters(result.policy)) {
        const auto before = parameterValue(result.policy, name);
        bool isSet = false;
        for (const auto* word : words) {
            auto changed = result.policy;
            isSet = !isSet && setParameter(changed, name, word)
                && parameterValue(changed, name) != before;
            if (isSet) {
                result.policy = std::move(changed);
                break;
            }
        }
        if (!isSet)
            result.untouched.push_back(name);
    }
    return result;
}

/// One policy for each scheduler and dialect, all with every parameter set.
inline std::vector<EveryParameter> everyParameter()
{
    std::vector<EveryParameter> list{withEveryParameter({})};
    for (const auto dialect : {moab::Dialect::Moab, moab::Dialect::Maui}) {
        Policy policy;
        policy.own = moab::SharedSettings(moab::Settings(dialect));
        list.push_back(withEveryParameter(std::move(policy)));
        for (const auto* kind : {"USERCFG", "GROUPCFG", "ACCOUNTCFG", "QOSCFG", "CLASSCFG"}) {
            const auto name = std::string(kind) + "[ann]";
            const auto set = setParameter(
                list.back().policy, name,
                "PRIORITY=5 FSTARGET=10+ FSCAP=30% FSWEIGHT=3 QLIST=hot,cold QDEF=hot QTWEIGHT=4 "
                "XFWEIGHT=6 QTTARGET=600 XFTARGET=2.5 MAXIJOB=9");
            if (!set)
                list.back().untouched.push_back(name + ": " + english(set.error().message));
        }
    }
    return list;
}

/// The parameters whose value is another one, as "NAME: VALUE, not WANTED".
inline std::string changedParameters(const Policy& wanted, const Policy& found)
{
    std::string text;
    for (const auto& name : policyParameters(wanted)) {
        const auto value = parameterValue(found, name);
        if (value != parameterValue(wanted, name))
            text += name + ": " + value + ", not " + parameterValue(wanted, name) + "\n";
    }
    return text;
}

} // namespace fairlead::tests
