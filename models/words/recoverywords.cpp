// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/recoverywords.h"

#include "engine/base/constants.h"
#include "engine/priority/usagememory.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace fairlead::models {

namespace {
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::RecoveryWords)
};

/// Nothing here is without a limit: what is longer than words for limits go is called the longest.
QString lengthOf(std::int64_t from, std::int64_t to)
{
    constexpr std::int64_t longest = slurm::infinite - 61; // s: 136 years
    return valueformat::duration(
        static_cast<quint64>(std::clamp<std::int64_t>(to - from, 0, longest)));
}

/// Of an account that has used less than its share, and is held back for what its parent has used.
QString ofParent(const Recovery& recovery)
{
    if (recovery.points.empty() || !recovery.countsAbove)
        return {};
    const auto& now = recovery.points.front();
    const bool isOfParent = now.usedPart < now.normShares
        && now.effectiveUsage > static_cast<long double>(now.normShares);
    return isOfParent
        ? Texts::tr("It has used %1 of the cluster itself, and is promised %2: what "
                    "is above it in the tree has used more, which counts too.")
              .arg(valueformat::percent(now.usedPart), valueformat::percent(now.normShares))
        : QString();
}

QString whenBack(const Recovery& recovery, const QString& name, Others others)
{
    const auto supposed = others == Others::Average
        ? Texts::tr("if it starts nothing and all others go on at their present rate")
        : Texts::tr("if nobody starts anything");
    const auto now = recovery.points.empty() ? 0 : recovery.points.front().moment;
    if (!recovery.backAt)
        return Texts::tr("%1 is not back at its share within %2, %3.", "account, duration, if …")
            .arg(name, lengthOf(now, recovery.lookedUntil), supposed);
    if (*recovery.backAt == now)
        return Texts::tr("%1 has used no more than its share: nothing has to come back.").arg(name);
    return Texts::tr("%1 is back at its share on %2, in %3, %4.", "account, moment, duration, if …")
        .arg(name, valueformat::moment(*recovery.backAt), lengthOf(now, *recovery.backAt),
             supposed);
}
} // namespace

QString RecoveryWords::sentence(const Recovery& recovery, const QString& name, Others others)
{
    return inARow({whenBack(recovery, name, others), ofParent(recovery)});
}

QString RecoveryWords::sentence(const ReplayedRecovery& recovery, const QString& name)
{
    const auto middle = recovery.middle();
    if (middle.points.empty())
        return {};
    const auto now = middle.points.front().moment;
    const auto supposed
        = Texts::tr("if the jobs of the last %1 come again, its own among them", "duration")
              .arg(valueformat::duration(static_cast<quint64>(recovery.weeks)));
    if (middle.backAt == now)
        return Texts::tr(
                   "%1 has used no more than its share until now. This is how it goes on, %2.",
                   "account, if …")
            .arg(name, supposed);
    const auto all = static_cast<int>(recovery.replicas.size());
    std::vector<std::int64_t> back;
    for (const auto& replica : recovery.replicas) {
        if (replica.backAt)
            back.push_back(*replica.backAt);
    }
    if (back.empty())
        return Texts::tr("%1 is not back at its share within %2 in any of %Ln replay(s), %3.",
                         "account, duration, if …", all)
            .arg(name, lengthOf(now, middle.lookedUntil), supposed);
    const auto [first, last] = std::ranges::minmax(back);
    const auto often = Texts::tr("in %1 of %Ln replay(s), from %2 to %3", "count, moments", all)
                           .arg(QLocale().toString(qulonglong{back.size()}),
                                valueformat::moment(first), valueformat::moment(last));
    if (!middle.backAt)
        return Texts::tr("%1 is back at its share within %2 only %3, %4.",
                         "account, duration, in … of … replays, if …")
            .arg(name, lengthOf(now, middle.lookedUntil), often, supposed);
    return Texts::tr("%1 is back at its share on %2, in %3 (%4), %5.",
                     "account, moment, duration, in … of … replays, if …")
        .arg(name, valueformat::moment(*middle.backAt), lengthOf(now, *middle.backAt), often,
             supposed);
}

namespace {
QString ofTheBest(const Overtaking& overtaking, const Snapshot& snapshot)
{
    return (!overtaking.isBehindNamed && hasSeveralRows(snapshot, overtaking.behindRow))
            || (!overtaking.isAheadNamed && hasSeveralRows(snapshot, overtaking.aheadRow))
        ? Texts::tr("Of a job in several partitions its best row counts.")
        : QString();
}

QString whenOvertaken(const Overtaking& overtaking, const Snapshot& snapshot, Others others)
{
    const auto behind = shortRowName(snapshot, overtaking.behindRow);
    const auto ahead = shortRowName(snapshot, overtaking.aheadRow);
    auto supposed = others == Others::Average
        ? Texts::tr("if both go on waiting and all others go on at their present rate")
        : Texts::tr("if both go on waiting and nobody starts anything");
    if (!overtaking.movesUsage)
        supposed = usageMemory(snapshot.policy).windows > 0
            ? Texts::tr("if both go on waiting and no usage comes into the windows, which grow "
                        "older")
            : Texts::tr("if both go on waiting and usage stays as it is");
    const auto now = overtaking.points.empty() ? 0 : overtaking.points.front().moment;
    if (!overtaking.at)
        return Texts::tr("Job %1 does not overtake job %2 within %3, %4.",
                         "job, job, duration, if …")
            .arg(behind, ahead, lengthOf(now, overtaking.lookedUntil), supposed);
    return Texts::tr("Job %1 overtakes job %2 on %3, in %4, %5.",
                     "job, job, moment, duration, if …")
        .arg(behind, ahead, valueformat::moment(*overtaking.at), lengthOf(now, *overtaking.at),
             supposed);
}
} // namespace

QString RecoveryWords::sentence(const Overtaking& overtaking, const Snapshot& snapshot,
                                Others others)
{
    return inARow({whenOvertaken(overtaking, snapshot, others), ofTheBest(overtaking, snapshot)});
}

} // namespace fairlead::models
