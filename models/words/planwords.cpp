// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/planwords.h"

#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::models {

namespace {
struct PlanTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::PlanWords)
};

QString neverLine(const QString& account, const replay::NeverStart& why)
{
    using Reason = replay::NeverStart::Reason;
    switch (why.reason) {
    case Reason::Limit:
        if (why.limit.limit.starts_with("MinTRES"))
            return PlanTexts::tr("Under %1 such jobs never start: they ask for less than the limit "
                                 "%2 of %3 wants.")
                .arg(account, shownText(why.limit.limit), shownText(why.limit.holder));
        return PlanTexts::tr("Under %1 such jobs never start: they ask for more than the limit %2 "
                             "of %3 allows.")
            .arg(account, shownText(why.limit.limit), shownText(why.limit.holder));
    case Reason::Nodes:
        return PlanTexts::tr("Under %1 such jobs never start: the nodes of the partition are not "
                             "enough for them, also when all are idle.")
            .arg(account);
    case Reason::Access:
        return PlanTexts::tr("Under %1 such jobs never start: the partition is not open to this "
                             "account or QOS.")
            .arg(account);
    case Reason::Partition:
        break;
    }
    return PlanTexts::tr("Under %1 such jobs never start: the partition does not take them.")
        .arg(account);
}
} // namespace

QStringList neverLines(const std::vector<PlannedPlace>& places,
                       const std::vector<std::optional<replay::NeverStart>>& why)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(places.size(), why.size()); ++i) {
        if (why[i])
            lines << neverLine(shownText(places[i].assoc.account), *why[i]);
    }
    return lines;
}

QStringList leftOutLines(const Snapshot& snapshot, const PlannedJobs& jobs)
{
    QStringList lines;
    for (const auto& partition : withoutUse(snapshot, jobs))
        lines << PlanTexts::tr("The partition %1 does not count: such jobs can never run there.")
                     .arg(shownText(partition));
    return lines;
}

QStringList machineLines(const std::vector<PlannedPlace>& places, const OnMachine& told)
{
    return neverLines(places, told.why) + sentencesOf(told.notes);
}

} // namespace fairlead::models
