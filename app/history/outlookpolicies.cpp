// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookpolicies.h"

#include "models/words/listwords.h"
#include "models/words/replaywords.h"

#include <QCoreApplication>

namespace fairlead::app {

namespace {
struct OutlookPoliciesTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::OutlookPolicies)
};
} // namespace

std::vector<std::string> leftOutBeside(std::size_t others, std::span<const Scenario> scenarios)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (others + i >= models::mostPolicies)
            names.push_back(scenarios[i].name);
    }
    return names;
}

Result<std::vector<std::string>> addScenarios(std::span<const Scenario> scenarios,
                                              const std::shared_ptr<const Snapshot>& snapshot,
                                              std::int64_t now,
                                              std::vector<replay::NamedPolicy>& policies)
{
    auto leftOut = leftOutBeside(policies.size(), scenarios);
    auto place = policies.begin();
    for (const auto& scenario : scenarios.first(scenarios.size() - leftOut.size())) {
        auto inputs = applyScenario(snapshot, scenario, now);
        if (!inputs)
            return inputs.error();
        place = policies.insert(place + 1, {scenario.name, *std::move(inputs)});
    }
    return leftOut;
}

QStringList leftOutWords(const std::vector<std::string>& names)
{
    QStringList shown;
    for (const auto& name : names)
        shown << OutlookPoliciesTexts::tr("“%1”").arg(models::shownPolicy(name));
    if (shown.isEmpty())
        return {};
    return {OutlookPoliciesTexts::tr("At most %1 policies are replayed together: not among them "
                                     "are %2.")
                .arg(models::mostPolicies)
                .arg(models::listed(shown))};
}

} // namespace fairlead::app
