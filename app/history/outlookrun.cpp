// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookrun.h"

#include "app/history/outlookpolicies.h"
#include "app/worker/threadcount.h"
#include "engine/base/durations.h"
#include "engine/replay/outcome/trust.h"
#include "models/accounting/sources/otherscheduling.h"
#include "models/accounting/sources/policyfile.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/replaywords.h"

#include <QFileInfo>

#include <algorithm>

namespace fairlead::app {

namespace {
using durations::day;

/// The file says how its jobs are scheduled, too; what of it cannot be replayed, a line each. It is
/// read once: the weights that Compare shows are of that moment as well.
Result<QStringList> scheduleAsCompared(const OutlookRequest& request, OutlookAnswer& answer,
                                       std::vector<replay::NamedPolicy>& policies)
{
    if (request.comparedFile.isEmpty())
        return QStringList();
    if (!answer.compared) {
        Issues told; // when the file was opened
        auto file = accounting::readPolicyFile(request.comparedFile, told);
        if (!file)
            return file.error();
        answer.compared = std::make_shared<const accounting::SlurmConfig>(std::move(file->config));
    }
    Issues issues;
    policies[1].scheduling // behind the policy as it is
        = accounting::schedulingUnder(*answer.recording, *answer.compared, issues);
    QStringList lines;
    for (const auto& issue : issues)
        lines << models::headed(QFileInfo(request.comparedFile).fileName(),
                                models::messageWords(told(issue)));
    return lines;
}

/// What the recorded passes of the period decided. Behind the replays: who stops it has them.
replay::DecisionCounts decisionsOf(const replay::Scene& scene,
                                   const replay::OutlookOptions& options)
{
    replay::Decisions decisions;
    decisions.isComplete = false;
    if (!options.isCancelled->load())
        decisions = replay::checkDecisions(scene, options.isCancelled, options.progress);
    decisions.keepPeriod(options.from, options.to);
    return decisions.total();
}

} // namespace

std::int64_t beginOfDays(int days, std::int64_t until)
{
    return days > 0 ? until - days * day : 0;
}

replay::OutlookOptions outlookOptions(int days, std::int64_t until,
                                      const replay::Workload& workload)
{
    replay::OutlookOptions options;
    options.replicas = outlookReplicas;
    options.threads = threadCount();
    if (days == 0)
        return options;
    const auto end = until == 0 ? workload.to : std::min<std::int64_t>(until, workload.to);
    const auto from = beginOfDays(days, end);
    options.from = from > workload.from ? from : 0;
    options.to = end < workload.to ? end : 0;
    return options;
}

Result<OutlookAnswer> runOutlook(const OutlookRequest& request, OutlookRun& run)
{
    OutlookAnswer answer{request.recording, request.compared, nullptr, {}};
    if (!answer.recording) {
        const auto recording = request.kept->since(beginOfDays(request.days, request.until));
        if (!recording)
            return recording.error();
        answer.recording = *recording;
    }
    auto options = outlookOptions(request.days, request.until, answer.recording->workload);
    const auto period = replay::periodOf(answer.recording->workload, options);
    if (!replay::hasWaits(answer.recording->workload, period)) {
        answer.empty = period;
        return answer;
    }
    auto policies = request.policies;
    const auto unknown = scheduleAsCompared(request, answer, policies);
    if (!unknown)
        return unknown.error();
    const auto leftOut = addScenarios(request.scenarios, request.snapshot, request.now, policies);
    if (!leftOut)
        return leftOut.error();
    options.tellsTrust = true;
    const auto* before = request.before.get();
    if (before != nullptr && before->outlook->judged().replicas.size() == options.replicas)
        options.asItRan = &before->outlook->judged();
    options.isCancelled = &run.isCancelled;
    const bool isChecked = before != nullptr && before->decisions.isChecked;
    const auto runs = options.replicas * (policies.size() + (policies.size() > 1 ? 1 : 0));
    const auto check
        = isChecked ? 0.0 : replay::partOfCheck(answer.recording->workload, options, runs);
    options.progress = ReplayProgress::counter(run.done, 0.0, 1.0 - check);
    const auto begin = std::chrono::steady_clock::now();
    run.replays = true;
    auto outlook = replay::outlookOf(answer.recording, policies, options);
    const auto done = outlook.policies.front().replicas.size();
    if (done == 0)
        return answer;
    const auto replayed = std::chrono::steady_clock::now();
    auto view = std::make_shared<models::OutlookView>();
    options.progress = ReplayProgress::counter(run.done, 1.0 - check, check);
    view->decisions = isChecked ? before->decisions
                                : decisionsOf({answer.recording, policies.front().policy}, options);
    view->facts = models::replayFacts(outlook, view->decisions) + *unknown + leftOutWords(*leftOut);
    view->changes = models::replayChanges(outlook);
    view->isEdited = request.isEdited;
    for (const auto& policy : outlook.policies)
        view->limits.push_back(replay::limitSums(*answer.recording, outlook, policy));
    view->starving = replay::starvingJobs(*answer.recording, outlook);
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    const auto checked = std::chrono::steady_clock::now();
    view->took = std::chrono::duration_cast<std::chrono::milliseconds>(
        (replayed - begin) * std::int64_t{outlookReplicas} / static_cast<std::int64_t>(done)
        + (checked - replayed));
    answer.view = std::move(view);
    return answer;
}

} // namespace fairlead::app
