// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuecolumns.h"

#include <array>

namespace fairlead::models {

QueueColumns::Words QueueColumns::words(Column column, const Traits& traits)
{
    switch (column) {
    case RankColumn:
        return {tr("Rank"),
                traits.ranksByTier
                    ? tr("Place in the queue: 1 is tried first. Partition tier first, "
                         "then priority, submit time and job id.")
                    : tr("Place in the queue: 1 is tried first. Start priority first, "
                         "then the place in the queue.")};
    case ChangeColumn:
        return {tr("Change"), tr("Places won (▲) or lost (▼) against the baseline.")};
    case JobColumn:
        return {tr("Job"), tr("Job id. A job in several partitions has a row for each.")};
    case UserColumn:
        return {tr("User"), tr("Who submitted the job.")};
    case AccountColumn:
        return {tr("Account"), tr("The account that the job is charged to.")};
    case PartitionColumn:
        return {tr("Partition"), tr("The partition that this row is about.")};
    case QosColumn:
        return {tr("QOS"), tr("QOS of the job.")};
    case GroupColumn:
        return {tr("Group"), tr("Unix group of the job: GROUPCFG and the group's fairshare.")};
    case ClassColumn:
        return {tr("Class"), tr("Class (queue) of the job: CLASSCFG.")};
    case PriorityColumn:
        if (traits.hasComponents)
            return {tr("Priority"),
                    tr("Start priority: the sum of the components within its "
                       "bounds, truncated. In points.")};
        return {tr("Priority"),
                tr("Sum of the factors times their weights, truncated, as "
                   "sprio prints it. In points.")};
    case FactorsColumn:
        if (traits.hasComponents)
            return {tr("Priority (points)"),
                    tr("What each component adds to the priority, unrounded. In points; what "
                       "is taken away stands left of zero. The number is the priority, both "
                       "sides together.")};
        return {tr("By factor (points)"),
                tr("What each factor adds to the priority, unrounded. In points; "
                   "what is taken away stands left of zero. The number is the priority, "
                   "both sides together.")};
    case SchedulerPriorityColumn:
        return {tr("%1 says", "scheduler").arg(QString::fromLatin1(traits.name)),
                tr("The priority that the scheduler itself gave when the source "
                   "was read. Shown beside ours, never part of it.")};
    case StateColumn:
        return {tr("State"),
                traits.givesReasons ? tr("Why the job waits, in %1's words; else its state.")
                                          .arg(QString::fromLatin1(traits.name))
                                    : tr("Whether the job waits, is held or kept back.")};
    case ColumnCount:
        break;
    }
    return {};
}

QLatin1String QueueColumns::name(Column column)
{
    static constexpr std::array<QLatin1String, ColumnCount> names{
        QLatin1String("rank"),     QLatin1String("change"),  QLatin1String("job"),
        QLatin1String("user"),     QLatin1String("account"), QLatin1String("partition"),
        QLatin1String("qos"),      QLatin1String("group"),   QLatin1String("class"),
        QLatin1String("priority"), QLatin1String("factors"), QLatin1String("scheduler"),
        QLatin1String("state")};
    return names[column];
}

std::optional<JobWord> QueueColumns::wordOf(Column column)
{
    switch (column) {
    case PartitionColumn:
        return JobWord::Partition;
    case QosColumn:
        return JobWord::Qos;
    case GroupColumn:
        return JobWord::Group;
    case ClassColumn:
        return JobWord::Class;
    default:
        return std::nullopt;
    }
}

Qt::Alignment QueueColumns::alignment(Column column)
{
    switch (column) {
    case RankColumn:
    case ChangeColumn:
    case JobColumn:
    case PriorityColumn:
    case SchedulerPriorityColumn:
        return Qt::AlignRight | Qt::AlignVCenter;
    case UserColumn:
    case AccountColumn:
    case PartitionColumn:
    case QosColumn:
    case GroupColumn:
    case ClassColumn:
    case FactorsColumn:
    case StateColumn:
    case ColumnCount:
        break;
    }
    return Qt::AlignLeft | Qt::AlignVCenter;
}

} // namespace fairlead::models
