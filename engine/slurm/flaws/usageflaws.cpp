// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "engine/slurm/flaws/flaws.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::slurm {

namespace {
using durations::day;
constexpr std::int64_t year = 365 * day;
constexpr double enough = 0.75; // of the usage

struct ResetPeriod
{
    const char* word;
    std::int64_t length; ///< @unit s
};
constexpr std::array periods{ResetPeriod{"DAILY", day}, ResetPeriod{"WEEKLY", 7 * day},
                             ResetPeriod{"MONTHLY", 30 * day}, ResetPeriod{"QUARTERLY", 91 * day},
                             ResetPeriod{"YEARLY", year}};

/// 0: usage is not dropped again and again. @unit s
std::int64_t resetPeriod(const Settings& settings)
{
    const auto* found = std::ranges::find_if(
        periods, [&](const ResetPeriod& period) { return settings.usageReset == period.word; });
    return found == periods.end() ? 0 : found->length;
}

std::string text(std::int64_t seconds)
{
    return durationText(static_cast<std::uint64_t>(seconds));
}

Finding about(Finding::Kind kind, Severity severity)
{
    Finding finding;
    finding.kind = kind;
    finding.severity = severity;
    finding.extent = 1.0;
    return finding;
}

Finding neverFades()
{
    auto finding = about(Finding::Kind::NeverFades, Severity::Warning);
    finding.what = said("Messages", "Usage never fades");
    finding.evidence = said("Messages",
                            "PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod "
                            "resets nothing: what was used years ago counts as what "
                            "was used today");
    finding.advice = said("Messages", "Set a half-life, or a period after which usage is reset.");
    finding.edits = {ParameterEdit{"PriorityDecayHalfLife", "14-0"}};
    return finding;
}

Finding resetAtStart()
{
    auto finding = about(Finding::Kind::ResetFirst, Severity::Warning);
    finding.what = said("Messages", "Usage is set to zero whenever slurmctld starts");
    finding.evidence = said("Messages",
                            "PriorityUsageResetPeriod=NOW drops all usage at each start and each "
                            "scontrol reconfigure: it is meant for once");
    finding.advice = said("Messages", "Take it out again, or let usage fade.");
    finding.edits = {ParameterEdit{"PriorityUsageResetPeriod", "NONE"}};
    return finding;
}

Finding resetFirst(const Settings& settings, std::int64_t period)
{
    auto finding = about(Finding::Kind::ResetFirst, Severity::Warning);
    finding.what = said("Messages", "Usage is reset before it has faded");
    finding.evidence = {said("Messages",
                             "PriorityUsageResetPeriod=%1 drops all usage every %2, the "
                             "half-life is %3: after each reset everybody counts as new"),
                        {settings.usageReset, text(period), text(settings.halfLife)}};
    finding.advice = said("Messages",
                          "Let usage fade or reset it, not both; try it without the "
                          "reset.");
    finding.edits = {ParameterEdit{"PriorityUsageResetPeriod", "NONE"}};
    return finding;
}

Finding oddHalfLife(const Settings& settings, bool isShort)
{
    auto finding = about(Finding::Kind::OddHalfLife, Severity::Note);
    finding.what = isShort ? said("Messages", "Usage is forgotten within hours")
                           : said("Messages", "Usage hardly fades within a year");
    finding.evidence = {said("Messages", "PriorityDecayHalfLife is %1"), {text(settings.halfLife)}};
    finding.advice = isShort
        ? said("Messages",
               "Who used the whole cluster yesterday counts as new today. Common are 7 "
               "to 30 days.")
        : said("Messages", "Who once used much has to wait for years. Common are 7 to 30 days.");
    finding.edits = {ParameterEdit{"PriorityDecayHalfLife", "14-0"}};
    return finding;
}

/// What usage that is rebuilt from jobs lacks because they are not known far enough back.
void findShortHistory(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto& snapshot = queue.evaluation().snapshot();
    const auto& settings = queue.policy().slurm();
    const auto& known = snapshot.history.periods();
    if (!snapshot.usageFromHistory || snapshot.historyIsWhole || known.empty()
        || settings.halfLife == 0)
        return;
    const auto first = std::ranges::min_element(known, {}, &UsageHistory::Period::start)->start;
    const auto length = queue.evaluation().inputs.now - first;
    const double part
        = 1.0 - std::exp2(-static_cast<double>(length) / static_cast<double>(settings.halfLife));
    if (length <= 0 || part >= enough)
        return;
    auto finding
        = about(Finding::Kind::ShortHistory, part < 0.5 ? Severity::Warning : Severity::Note);
    finding.extent = 1.0 - part;
    finding.what = said("Messages", "The history is short for the half-life");
    finding.evidence
        = {said("Messages",
                "Usage is known for %1, the half-life is %2: of what a steady user has "
                "used that is %3"),
           {text(length), text(settings.halfLife), percentText(part)}};
    finding.advice = said("Messages",
                          "Read usage from further back, or take fair-share here for an "
                          "estimate: two half-lives hold three quarters.");
    findings.push_back(std::move(finding));
}
} // namespace

void findUsageFlaws(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto& settings = queue.policy().slurm();
    if (settings.weight(Factor::FairShare) == 0 || settings.isBasic
        || !queue.evaluation().snapshot().isUsageRead())
        return;
    const auto period = resetPeriod(settings);
    const std::int64_t halfLife = settings.halfLife;
    if (settings.usageReset == "NOW")
        findings.push_back(resetAtStart());
    else if (halfLife == 0 && period == 0)
        findings.push_back(neverFades());
    else if (period != 0 && halfLife > period)
        findings.push_back(resetFirst(settings, period));
    else if (halfLife != 0 && halfLife < day)
        findings.push_back(oddHalfLife(settings, true));
    else if (halfLife > year)
        findings.push_back(oddHalfLife(settings, false));
    findShortHistory(queue, findings);
}

} // namespace fairlead::slurm
