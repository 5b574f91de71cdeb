// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/historyfor.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/commands/replaypolicies.h"
#include "app/cli/session.h"
#include "app/reports/outlooksummary.h"
#include "app/reports/tables/replaygroups.h"
#include "app/reports/tables/replaytables.h"
#include "engine/base/message.h"
#include "engine/base/plaintext.h"
#include "engine/base/timetext.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/strangers.h"
#include "models/accounting/sources/sources.h"
#include "models/words/replaywords.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace fairlead::cli {

namespace {
class ReplayCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ReplayCommand)

public:
    [[nodiscard]] const char* name() const override { return "replay"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the recorded weeks under this or another policy, as Slurm would have run them; "
                  "--check: its decisions from the recorded state");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::table()
            + OptionNames{"nodes",    "from", "to", "against",  "check",   "jobs",
                          "replicas", "seed", "by", "timeline", "starving"};
    }
    [[nodiscard]] OptionNames repeatable() const override
    {
        return {"against", "scenario", "stored"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (arguments.times.from && arguments.times.to
            && *arguments.times.from >= *arguments.times.to)
            return endsBeforeItBegins();
        if (auto good = checkOptions(arguments); !good)
            return good;
        if (auto good = checkPolicies(arguments); !good)
            return good;
        auto access = accessOf(arguments);
        if (!access)
            return access.error();
        access->options.historyFrom = beginOfPeriod(*access, arguments);
        const auto now = arguments.times.at.value_or(QDateTime::currentSecsSinceEpoch());
        if (arguments.times.to && now - *arguments.times.to > longestBehind)
            access->options.historyTo = arguments.times.to;
        printUnused(arguments, {"at", "step"}, streams.err);
        if (arguments.replay.isChecked)
            printUnused(arguments, {"replicas", "seed"}, streams.err);
        auto read = accounting::readRecording(*access);
        if (!read)
            return read.error();
        const auto session = openSession(*access, withoutSeveral(arguments), streams);
        if (!session)
            return session.error();
        const auto recording = begun(*std::move(read), *session);
        printAssumptions(*recording, *session->snapshot, streams);
        if (auto good = checkPeriod(*recording, arguments); !good)
            return good;
        printCut(recording->workload, arguments, streams.err);
        if (arguments.replay.isChecked)
            return check({recording, session->current->inputs}, !session->scenario.edits.empty(),
                         arguments, streams);
        return outlook(recording, *session, arguments, streams);
    }

private:
    /// Each prints something else; groups and replicas are of the outlook alone.
    static Result<void> checkOptions(const Arguments& arguments)
    {
        const std::array<std::pair<const char*, OptionNames>, 4> exclusions{
            {{"check", {"against", "by", "timeline", "starving"}},
             {"jobs", {"by", "timeline", "starving"}},
             {"timeline", {"by", "starving"}},
             {"starving", {"by"}}}};
        for (const auto& [option, excluded] : exclusions) {
            if (auto good = refuseTogether(arguments, option, excluded); !good)
                return good;
        }
        return {};
    }

    /// A period of --from and --to without jobs has nothing to be replayed.
    static Result<void> checkPeriod(const replay::Recording& recording, const Arguments& arguments)
    {
        const auto& workload = recording.workload;
        const auto from = arguments.times.from.value_or(workload.from);
        const auto to = arguments.times.to.value_or(workload.to);
        const auto isIn = [&](const replay::Job& job) {
            return arguments.replay.isChecked
                ? job.recorded.start >= from && job.recorded.start < to
                : replay::isOfPeriod(job, job.recorded.start, from, to);
        };
        const bool isAsked = arguments.times.from || arguments.times.to;
        if (!isAsked || (from < workload.to && std::ranges::any_of(workload.jobs, isIn)))
            return {};
        return Error{ErrorCode::Usage, // as of a moment outside it: the data is what it is
                     worded(tr("%1 holds no job of that period: its history goes from %2 to %3")
                                .arg(connections::withoutPassword(arguments.source.name),
                                     QString::fromStdString(isoTime(workload.from)),
                                     QString::fromStdString(isoTime(workload.to)))
                                .toStdString()),
                     {}};
    }

    /// What of the period lies outside the history.
    static void printCut(const replay::Workload& workload, const Arguments& arguments,
                         std::ostream& err)
    {
        if (arguments.times.from && *arguments.times.from < workload.from)
            err << tr("the history begins at %1: --from starts there")
                       .arg(QString::fromStdString(isoTime(workload.from)))
                       .toStdString()
                << '\n';
        if (arguments.times.to && *arguments.times.to > workload.to)
            err << tr("the history ends at %1: --to stops there")
                       .arg(QString::fromStdString(isoTime(workload.to)))
                       .toStdString()
                << '\n';
    }

    /// A replay says it in its verdict, which a check does not print.
    static void printStrangers(const replay::Scene& scene, std::ostream& err)
    {
        const auto [jobs, first]
            = replay::strangersOf(scene.recording->workload, *scene.policy.snapshot);
        if (jobs > 0)
            err << text::plain(english(counted(
                jobs,
                said("Messages", "1 job is of an account or user that is not in the list: %2"),
                said("Messages",
                     "%1 jobs are of accounts or users that are not in the list; the first "
                     "is %2"),
                {first.account + '/' + first.user})))
                << '\n';
    }

    static Result<void> check(const replay::Scene& scene, bool isEdited, const Arguments& arguments,
                              const Streams& streams)
    {
        if (!replay::hasRecordedNodes(*scene.recording))
            return Error{
                ErrorCode::DataInvalid,
                worded(tr("%1 does not say on which nodes its jobs ran: decisions cannot be "
                          "checked")
                           .arg(arguments.source.name)
                           .toStdString()),
                {}};
        printStrangers(scene, streams.err);
        if (isEdited)
            streams.err << tr("the decisions are those of a policy with edits: what the recording "
                              "holds was decided without")
                               .toStdString()
                        << '\n';
        const auto decisions = decisionsOf(scene, arguments);
        const auto table = arguments.replay.showsJobs ? reports::decisionJobsTable(scene, decisions)
                                                      : reports::decisionsTable(decisions);
        return writeTable(table, arguments, streams);
    }

    /// @param by  nothing: by limit
    static reports::Table tableOf(const replay::Recording& recording,
                                  const replay::Outlook& outlook,
                                  std::optional<replay::Grouping> by, const Arguments& arguments)
    {
        if (arguments.replay.showsJobs)
            return reports::outlookJobsTable(recording, outlook,
                                             arguments.times.from || arguments.times.to);
        if (arguments.replay.showsTimeline)
            return reports::timelineTable(recording, outlook);
        if (arguments.replay.showsStarving)
            return reports::starvingTable(recording, outlook);
        return by ? reports::outlookTable(outlook, *by) : reports::limitsTable(recording, outlook);
    }

    static Result<void> outlook(const std::shared_ptr<const replay::Recording>& recording,
                                const Session& session, const Arguments& arguments,
                                const Streams& streams)
    {
        const auto by = arguments.replay.groupBy.isEmpty()
            ? std::optional(replay::Grouping::Account)
            : replay::groupingOf(arguments.replay.groupBy.toStdString());
        if (!by && arguments.replay.groupBy != QLatin1String("limit"))
            return wrongUsage(
                tr("--by %1: expected account, user, qos, partition, size, shape, cluster or limit")
                    .arg(arguments.replay.groupBy));
        const auto policies = policiesOf(recording, session, arguments, streams);
        if (!policies)
            return policies.error();
        const auto result = replayed(recording, *policies, arguments);
        if (auto written
            = writeTable(tableOf(*recording, *result.outlook, by, arguments), arguments, streams);
            !written)
            return written;
        // The verdict must not get between the rows of a machine-readable table.
        auto& out = arguments.table.format == Format::Table ? streams.out : streams.err;
        for (const auto& sentence : reports::outlookSummary(*result.outlook, QLocale::c()))
            out << sentence.toStdString() << '\n';
        for (const auto& line : models::replayVerdict(*result.outlook, result.decisions))
            out << line.toStdString() << '\n';
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeReplayCommand()
{
    return std::make_unique<ReplayCommand>();
}

} // namespace fairlead::cli
