// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/offeredparameters.h"

#include "engine/base/timetext.h"
#include "engine/finder/space.h"
#include "engine/scenario/conflicts.h"
#include "models/words/showntext.h"

#include <algorithm>
#include <array>
#include <map>

namespace fairlead::app {

namespace {
constexpr std::int64_t leastWeight = 10000;
constexpr std::uint64_t mostShares = 2147483646;

/// Some usual ones and the present one, the shortest first.
QString usualHalfLives(const Policy& policy)
{
    constexpr std::uint64_t day = 86400; // s
    std::map<std::uint64_t, std::string> values{
        {day, "1-0"}, {7 * day, "7-0"}, {14 * day, "14-0"}, {28 * day, "28-0"}};
    const auto present = parameterValue(policy, "PriorityDecayHalfLife");
    if (const auto seconds = parseDuration(present))
        values.emplace(*seconds,
                       *seconds % day == 0 ? std::to_string(*seconds / day) + "-0" : present);
    QStringList texts;
    for (const auto& [seconds, text] : values)
        texts << models::exactText(text);
    return texts.join(u',');
}
} // namespace

QStringList usualParameters(const Inputs& inputs)
{
    const auto& policy = inputs.policy;
    QStringList lines;
    const auto offer = [&](const QString& line) {
        if (finder::parseVaried(line.toStdString(), inputs))
            lines << line;
    };
    constexpr std::array weights{"PriorityWeightFairshare", "PriorityWeightAge",
                                 "PriorityWeightJobSize"};
    const auto weightOf = [&](const char* name) {
        return models::exactText(parameterValue(policy, name)).toLongLong();
    };
    const auto largest = weightOf(*std::ranges::max_element(weights, {}, weightOf));
    for (const auto* name : weights) {
        const auto now = weightOf(name);
        const auto most = now > 0 ? 2 * now : largest; // what has none may count as much as another
        offer(QStringLiteral("%1=0..%2")
                  .arg(QLatin1String(name))
                  .arg(std::clamp<qint64>(most, leastWeight, 4294967295)));
    }
    offer(QStringLiteral("PriorityFavorSmall=NO,YES"));
    offer(QStringLiteral("PriorityDecayHalfLife=") + usualHalfLives(policy));
    return lines;
}

QStringList withSharesOf(const AssocKey& key, QStringList varied, const Inputs& inputs)
{
    const auto name = QStringLiteral("share of ") + models::exactText(keyText(key));
    const bool isThere = std::ranges::any_of(
        varied, [&](const QString& line) { return line.startsWith(name + u'='); });
    const auto present = finder::parseVaried((name + QStringLiteral("=1,2")).toStdString(), inputs);
    if (isThere || !present)
        return varied;
    const auto now = parseShares(editedValue(finder::presentOf(*present, inputs)));
    if (!now || *now == slurm::useParentShares)
        return varied;
    const auto most = std::min<std::uint64_t>(std::max(4ULL * *now, 4ULL), mostShares);
    varied.prepend(QStringLiteral("%1=%2..%3").arg(name).arg(std::max(*now / 4, 1U)).arg(most));
    return varied;
}

} // namespace fairlead::app
