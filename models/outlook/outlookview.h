// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/limitsums.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/starving.h"
#include "engine/replay/outcome/waitchanges.h"

#include <QStringList>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairlead::models {

/// What a run of replays has given, ready to be shown. Never changed once it is shared.
struct OutlookView
{
    std::shared_ptr<const replay::Outlook> outlook; ///< never null
    replay::DecisionCounts decisions; ///< of the policy as it is, from the recorded states
    QStringList facts; ///< how far to trust it: a sentence each
    QStringList changes; ///< what other policies change, likewise
    std::chrono::milliseconds took{0}; ///< the run; one that was stopped would have taken it
    std::vector<replay::LimitSums> limits; ///< [policy]
    std::vector<replay::StarvingJob> starving; ///< replay::starvingJobs()
    bool isEdited = false; ///< the last policy is the present one with the edits
};

/// What is compared between policies.
enum class OutlookFigure
{
    MeanWait,
    MedianWait,
    P90Wait,
    DeliveredShare,
    MeanSlowdown,
    WaitParts, ///< the mean wait, divided into what was waited for
    Starving, ///< jobs that starve: replay::isStarving()
    QueueCourse, ///< jobs that wait, over time
    UtilisationCourse, ///< CPUs in use as part of all, over time
    ShareCourse ///< what accounts get of the CPU time, over time
};

/// What a policy makes of a group's figure, against the policy as it is.
struct OutlookChange
{
    replay::Estimate size; ///< the policy's less that of the policy as it is, in the figure's unit
    replay::Change kind = replay::Change::None; ///< None: it does not exceed the spread
    /// Where the figure is one of jobs that start.
    replay::Starts starts = replay::Starts::Same;
};

/// One group under every policy.
struct OutlookRow
{
    std::string name;
    std::size_t group = 0; ///< into Outlook::names
    std::size_t jobs = 0; ///< recorded
    double recorded = 0; ///< in the figure's unit: s, 1
    std::vector<replay::Estimate> policies;
    replay::Estimate judged; ///< Outlook::judged(): what stands beside `recorded`
    std::vector<std::size_t> starts; ///< [policy] jobs that start, mean of the replicas
    /// [policy][replay::WaitFor] parts of the mean wait, mean of the replicas  @unit s
    std::vector<std::array<double, replay::waitKinds>> parts;
    std::optional<double> promised; ///< of the machine; only of accounts  @unit 1
    std::vector<OutlookChange> changes; ///< [policy - 1]: the first is what they are against
    /// Whether a policy has the figure at all: waits and slowdowns are of jobs that start.
    [[nodiscard]] bool hasFigure(std::size_t policy, OutlookFigure figure) const;
};

/// A row for each group that has jobs, the largest recorded figure first.
std::vector<OutlookRow> outlookRows(const replay::Outlook& outlook, replay::Grouping by,
                                    OutlookFigure figure);

/// One line of a figure over time under every policy, with what really happened.
struct OutlookCourse
{
    std::string account; ///< empty: all of them
    std::vector<std::int64_t> moments; ///< beginnings of the steps, Unix seconds
    std::vector<double> recorded; ///< [moment] in the figure's unit
    std::vector<std::vector<replay::Estimate>> policies; ///< [policy][moment]
    /// Of the machine, under the last policy; only of accounts whose promise is known.
    std::optional<double> promised;
};

/// One line for all jobs, or one for each account, who used most first. Empty: no courses are kept.
std::vector<OutlookCourse> outlookCourses(const replay::Outlook& outlook, OutlookFigure figure);

/// Figures over time have no groups.
constexpr bool isCourse(OutlookFigure figure)
{
    return figure == OutlookFigure::QueueCourse || figure == OutlookFigure::UtilisationCourse
        || figure == OutlookFigure::ShareCourse;
}

/// A value of a figure in its unit: "3 h 20 min", "12.3 %", "2.41".
QString outlookText(OutlookFigure figure, double value);

/// "3 h – 4 h": the interval of an estimate.
QString outlookRange(OutlookFigure figure, const replay::Estimate& estimate);

/// How policies are called: "Policy as it is" for the cluster's own.
QStringList outlookPolicyNames(const OutlookView& view);

/// By which mark a policy is drawn, whatever others are beside it: 0 as it is, 1 with the edits, 2
/// and on the others in their order.
std::size_t policyMark(const OutlookView& view, std::size_t place);

/// Waits and slowdowns are better small and span decades; a share is a part of one whole.
constexpr bool isWait(OutlookFigure figure)
{
    return figure == OutlookFigure::MeanWait || figure == OutlookFigure::MedianWait
        || figure == OutlookFigure::P90Wait || figure == OutlookFigure::WaitParts;
}

} // namespace fairlead::models
