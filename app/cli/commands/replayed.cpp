// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/replayed.h"

#include "app/cli/commands/problems.h"
#include "app/cli/output/terminalprogress.h"
#include "engine/base/message.h"
#include "engine/base/plaintext.h"
#include "engine/replay/outcome/trust.h"
#include "engine/replay/past/usageatbegin.h"
#include "models/accounting/sources/sources.h"
#include "models/words/replaywords.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>
#include <set>
#include <string>
#include <thread>

namespace fairlead::cli {

namespace {
struct ReplayTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ReplayTexts)
};
} // namespace

std::shared_ptr<const replay::Recording> begun(replay::Recording recording, const Session& session)
{
    const auto& snapshot = session.snapshot;
    replay::addUsageAtBegin(recording, baselineInputs(snapshot, snapshot->computedAt));
    return std::make_shared<const replay::Recording>(std::move(recording));
}

Result<std::shared_ptr<const replay::Recording>> recordingOf(const Session& session)
{
    auto recording = accounting::readRecording(session.access);
    if (!recording)
        return recording.error();
    return begun(*std::move(recording), session);
}

Result<void> checkReplayOptions(const Arguments& arguments)
{
    const bool isOfReplay = arguments.replay.replicas != 0 || arguments.replay.seed != 1
        || !arguments.source.options.nodesFile.isEmpty();
    if (isOfReplay && !arguments.replay.isWanted)
        return wrongUsage(ReplayTexts::tr("--replicas, --seed and --nodes go with --replay"));
    return {};
}

replay::OutlookOptions replayOptions(const Arguments& arguments)
{
    replay::OutlookOptions options;
    if (arguments.replay.replicas > 0)
        options.replicas = static_cast<std::uint32_t>(arguments.replay.replicas);
    options.seed = arguments.replay.seed;
    options.threads = std::max(1U, std::thread::hardware_concurrency());
    options.progress = terminalProgress();
    return options;
}

void printIssuesBeside(const replay::Recording& recording, const Snapshot& snapshot,
                       const Streams& streams)
{
    std::set<std::string> printed;
    for (const auto& issue : snapshot.issues)
        printed.insert(issuePlace(issue) + english(issue.message));
    Issues others;
    for (const auto& issue : recording.issues) {
        if (!printed.contains(issuePlace(issue) + english(issue.message)))
            others.push_back(issue);
    }
    printIssues(others, streams.err);
}

void printAssumptions(const replay::Recording& recording, const Snapshot& snapshot,
                      const Streams& streams)
{
    printIssuesBeside(recording, snapshot, streams);
    for (const auto& entry : recording.provenance) {
        if (entry.isAssumed)
            streams.err << english(entry.input) << ": " << english(entry.origin) << '\n';
    }
    for (const auto& feature : recording.workload.leftOut)
        streams.err << english(counted(
            feature.jobs.size(), said("Messages", "1 job uses %2, which a replay leaves out"),
            said("Messages", "%1 jobs use %2, which a replay leaves out"), {feature.what}))
                    << '\n';
}

std::vector<replay::NamedPolicy> ownPolicies(const Session& session)
{
    std::vector<replay::NamedPolicy> policies{{baselineRows, session.baseline->inputs}};
    const auto& name = session.scenario.name;
    const bool isTaken = name.empty() || name == baselineRows || name == recordedRows;
    if (session.hasScenario)
        policies.push_back({isTaken ? models::namelessPolicy : name, session.current->inputs});
    return policies;
}

replay::Decisions decisionsOf(const replay::Scene& scene, const Arguments& arguments)
{
    auto decisions = replay::checkDecisions(scene, nullptr, terminalProgress(Doing::Decisions));
    decisions.keepPeriod(arguments.times.from.value_or(0), arguments.times.to.value_or(0));
    return decisions;
}

Replayed replayed(const std::shared_ptr<const replay::Recording>& recording,
                  const std::vector<replay::NamedPolicy>& policies, const Arguments& arguments)
{
    auto options = replayOptions(arguments);
    options.from = arguments.times.from.value_or(0);
    options.to = arguments.times.to.value_or(0);
    options.tellsTrust = true;
    auto outlook
        = std::make_shared<const replay::Outlook>(replay::outlookOf(recording, policies, options));
    const auto decisions = decisionsOf({recording, policies.front().policy}, arguments).total();
    return {std::move(outlook), decisions};
}

void printTrust(const std::shared_ptr<const replay::Recording>& recording, const Session& session,
                replay::OutlookOptions options, std::ostream& out)
{
    options.keepsJobs = false;
    const auto own = replay::ownReplay(recording, session.baseline->inputs, options);
    if (recording->isMadeUp)
        out << ReplayTexts::tr("the history was made by a replay: that another one gives it again "
                               "proves nothing")
                   .toStdString()
            << '\n';
    for (const auto& line : own ? models::replayTrust(*own) : QStringList())
        out << text::plain(line.toStdString()) << '\n';
}

} // namespace fairlead::cli
