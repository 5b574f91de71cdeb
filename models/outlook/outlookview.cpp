// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookview.h"

#include "models/outlook/outlookgroups.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fairlead::models {

namespace {
bool isPercentage(OutlookFigure figure)
{
    return figure == OutlookFigure::DeliveredShare || figure == OutlookFigure::UtilisationCourse
        || figure == OutlookFigure::ShareCourse;
}

/// What cannot be seen in its unit is no difference.
bool canBeSeen(OutlookFigure figure, double change)
{
    constexpr double leastShare = 0.0005; // 0.1 points, rounded
    return isPercentage(figure) ? change >= leastShare
                                : outlookText(figure, change) != outlookText(figure, 0.0);
}

using replay::GroupFigures;
using replay::PolicyOutlook;

double GroupFigures::*memberOf(OutlookFigure figure)
{
    switch (figure) {
    case OutlookFigure::MeanWait:
    case OutlookFigure::WaitParts:
        return &GroupFigures::meanWait;
    case OutlookFigure::MedianWait:
        return &GroupFigures::medianWait;
    case OutlookFigure::P90Wait:
        return &GroupFigures::p90Wait;
    case OutlookFigure::DeliveredShare:
        return &GroupFigures::deliveredShare;
    case OutlookFigure::Starving:
        return &GroupFigures::starving;
    case OutlookFigure::MeanSlowdown:
    case OutlookFigure::QueueCourse:
    case OutlookFigure::UtilisationCourse:
    case OutlookFigure::ShareCourse:
        break;
    }
    return &GroupFigures::meanSlowdown;
}

/// Whether it is a mean over jobs that start.
bool isOfStarted(OutlookFigure figure)
{
    return isWait(figure) || figure == OutlookFigure::MeanSlowdown;
}

/// @param policy  its place; not that of the policy as it is
/// @param compared  comparedGroups()
OutlookChange changeOf(const replay::Outlook& outlook, replay::Grouping by, std::size_t group,
                       OutlookFigure figure, std::size_t policy, std::size_t compared)
{
    const auto& before = outlook.policies.front();
    const auto& after = outlook.policies[policy];
    OutlookChange change;
    change.size = replay::differenceOf(before, after, by, group, memberOf(figure));
    if (isOfStarted(figure))
        change.starts = replay::startsOf(before, after, by, group);
    if (canBeSeen(figure, std::abs(change.size.mean)))
        change.kind = replay::withStarts(replay::changeOf(change.size, compared), change.starts);
    return change;
}

OutlookRow rowOf(const replay::Outlook& outlook, replay::Grouping by, std::size_t group,
                 OutlookFigure figure)
{
    const auto member = memberOf(figure);
    const auto& recorded = outlook.recorded.of(by)[group];
    OutlookRow row;
    row.name = outlookGroupName(outlook, by, group).toStdString();
    row.group = group;
    row.jobs = recorded.jobs;
    row.recorded = recorded.*member;
    for (const auto& policy : outlook.policies) {
        row.policies.push_back(policy.of(by, group, member));
        row.starts.push_back(policy.jobs(by, group));
        row.parts.push_back(policy.waitParts(by, group));
    }
    if (!outlook.policies.empty())
        row.judged = outlook.judged().of(by, group, member);
    if (by == replay::Grouping::Account && !outlook.policies.empty()
        && outlook.policies.back().promised[group] >= 0.0)
        row.promised = outlook.policies.back().promised[group];
    return row;
}

std::vector<float> replay::Course::*lineOf(OutlookFigure figure)
{
    return figure == OutlookFigure::QueueCourse      ? &replay::Course::waiting
        : figure == OutlookFigure::UtilisationCourse ? &replay::Course::utilisation
                                                     : &replay::Course::shares;
}

/// @param first  the place of its first step in the line
OutlookCourse courseOf(const replay::Outlook& outlook, OutlookFigure figure, std::size_t first)
{
    const auto line = lineOf(figure);
    const auto steps = outlook.recorded.course.waiting.size();
    OutlookCourse course;
    course.policies.resize(outlook.policies.size());
    for (std::size_t step = 0; step < steps; ++step) {
        const auto place = first + step;
        course.moments.push_back(outlook.from
                                 + static_cast<std::int64_t>(step) * outlook.courseStep);
        course.recorded.push_back(double{(outlook.recorded.course.*line)[place]});
        for (std::size_t i = 0; i < outlook.policies.size(); ++i)
            course.policies[i].push_back(outlook.policies[i].at(line, place));
    }
    return course;
}
} // namespace

bool OutlookRow::hasFigure(std::size_t policy, OutlookFigure figure) const
{
    return starts[policy] > 0 || !isOfStarted(figure);
}

std::vector<OutlookCourse> outlookCourses(const replay::Outlook& outlook, OutlookFigure figure)
{
    std::vector<OutlookCourse> courses;
    if (outlook.courseStep == 0 || outlook.policies.empty())
        return courses;
    if (figure != OutlookFigure::ShareCourse)
        return {courseOf(outlook, figure, 0)};
    const auto steps = outlook.recorded.course.waiting.size();
    for (std::size_t i = 0; i < outlook.courseAccounts.size(); ++i) {
        const auto account = outlook.courseAccounts[i];
        auto course = courseOf(outlook, figure, i * steps);
        course.account = outlook.accounts[account];
        if (const auto promised = outlook.policies.back().promised[account]; promised >= 0.0)
            course.promised = promised;
        courses.push_back(std::move(course));
    }
    return courses;
}

QString outlookText(OutlookFigure figure, double value)
{
    if (isWait(figure))
        return valueformat::measuredDuration(value);
    switch (figure) {
    case OutlookFigure::DeliveredShare:
    case OutlookFigure::UtilisationCourse:
    case OutlookFigure::ShareCourse:
        return valueformat::percent(value);
    case OutlookFigure::Starving:
    case OutlookFigure::QueueCourse:
        return valueformat::factor(value, value == std::floor(value) ? 0 : 1);
    default:
        return valueformat::factor(value, 2);
    }
}

QString outlookRange(OutlookFigure figure, const replay::Estimate& estimate)
{
    return QStringLiteral("%1 – %2").arg(outlookText(figure, estimate.low),
                                         outlookText(figure, estimate.high));
}

QStringList outlookPolicyNames(const OutlookView& view)
{
    QStringList names;
    for (const auto& policy : view.outlook->policies)
        names << (names.isEmpty() ? QCoreApplication::translate("fairlead::models::OutlookModel",
                                                                "Policy as it is")
                                  : shownText(policy.name));
    return names;
}

std::vector<OutlookRow> outlookRows(const replay::Outlook& outlook, replay::Grouping by,
                                    OutlookFigure figure)
{
    std::vector<OutlookRow> rows;
    const auto count = outlook.names[static_cast<std::size_t>(by)].size();
    for (std::size_t group = 0; group < count; ++group) {
        if (outlook.recorded.of(by)[group].jobs > 0)
            rows.push_back(rowOf(outlook, by, group, figure));
    }
    for (std::size_t policy = 1; policy < outlook.policies.size(); ++policy) {
        const auto compared
            = replay::comparedGroups(outlook.policies.front(), outlook.policies[policy], by);
        for (auto& row : rows)
            row.changes.push_back(changeOf(outlook, by, row.group, figure, policy, compared));
    }
    // These have an order of their own.
    if (by != replay::Grouping::Size && by != replay::Grouping::Shape)
        std::ranges::stable_sort(rows, std::ranges::greater(), &OutlookRow::recorded);
    return rows;
}

std::size_t policyMark(const OutlookView& view, std::size_t place)
{
    if (place == 0)
        return 0;
    const bool isOfEdits = view.isEdited && place + 1 == view.outlook->policies.size();
    return isOfEdits ? 1 : place + 1;
}

} // namespace fairlead::models
