// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/session.h"
#include "app/reports/tables/plantable.h"
#include "engine/base/plaintext.h"
#include "engine/base/timetext.h"
#include "engine/plan/suchwaits.h"
#include "engine/plan/whatkeeps.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/words/planwords.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
constexpr std::uint32_t defaultReplicas = 3;

class PlanCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::PlanCommand)

public:
    [[nodiscard]] const char* name() const override { return "plan"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE -u USER"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("where jobs would stand that nobody has submitted yet, under each account of a "
                  "user");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::past()
            + optionlists::table() + OptionNames{"user",  "account", "partition", "qos",  "size",
                                                 "limit", "count",   "waits",     "nodes"};
    }

    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto jobs = jobsOf(arguments);
        if (!jobs)
            return jobs.error();
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        const auto places = planned(session->current->inputs, *jobs);
        if (!places)
            return places.error();
        const auto told = onMachineOf(*session, *jobs, *places);
        if (told.never)
            return *told.never;
        printUnlimited(*session->current, streams.err);
        printLines(models::leftOutLines(*session->snapshot, *jobs), streams);
        if (jobs->limit == slurm::noTimeLimit || jobs->limit == slurm::unlimitedTime)
            streams.err << text::plain(tr("BillingHours and FactorAfter are empty: without a time "
                                          "limit (--limit) nobody knows how long the jobs run")
                                           .toStdString())
                        << '\n';
        auto written = arguments.plan.showsWaits
            ? writeWithWaits(*session, *jobs, *places, told, arguments, streams)
            : writeTable(reports::planTable(*places), arguments, streams);
        if (written && !arguments.plan.showsWaits)
            printLines(models::machineLines(*places, told), streams);
        return written;
    }

private:
    /// No server is asked for its history only for this, and no command of Slurm is run again.
    static OnMachine onMachineOf(const Session& session, const PlannedJobs& jobs,
                                 const std::vector<PlannedPlace>& places)
    {
        const auto& source = session.access.source;
        const bool isHere = !source.isDatabase() && !source.kind().takesPeriod;
        auto machine = accounting::readMachine(session.access);
        if (!machine && isHere && machine.error().code == ErrorCode::NoHistory)
            machine = accounting::readRecording(session.access);
        return machine ? onMachine(*machine, session.current->inputs, jobs, places) : OnMachine();
    }

    static void printLines(const QStringList& lines, const Streams& streams)
    {
        for (const auto& line : lines)
            streams.err << text::plain(line.toStdString()) << '\n';
    }

    static Result<PlannedJobs> jobsOf(const Arguments& arguments)
    {
        if (arguments.filter.users.size() != 1)
            return wrongUsage(tr("plan needs -u USER, one of them"));
        if (arguments.filter.accounts.size() > 1)
            return wrongUsage(tr("plan takes one account"));
        PlannedJobs jobs;
        jobs.user = arguments.filter.users.front();
        if (!arguments.filter.accounts.empty())
            jobs.account = arguments.filter.accounts.front();
        jobs.partitions = arguments.filter.partitions;
        jobs.qos = arguments.plan.qos.toStdString();
        jobs.count = static_cast<std::uint32_t>(arguments.plan.count);
        jobs.cpus = static_cast<std::uint32_t>(arguments.plan.cpus);
        jobs.nodes = static_cast<std::uint32_t>(arguments.plan.nodeCount);
        if (!arguments.plan.limit.isEmpty()) {
            const auto seconds = parseDuration(arguments.plan.limit.toStdString());
            if (!seconds)
                return seconds.error();
            jobs.limit = limitInMinutes(*seconds);
        }
        return jobs;
    }

    static QString waitsText(const QString& whose, const Waits& waits)
    {
        const auto duration = [](double seconds) {
            return models::valueformat::measuredDuration(seconds, QLocale::c());
        };
        if (waits.jobs == 0)
            return tr("%1: none started").arg(whose);
        const auto jobs = QString::fromStdString(
            english(counted(waits.jobs, said("Messages", "1 job"), said("Messages", "%1 jobs"))));
        if (waits.medians)
            return tr("%1: one of ten waited no longer than %2, half no longer than %3 (%4 to %5), "
                      "nine of ten no longer than %6 (%7 to %8; %9)",
                      "waits, and where those of another replica would lie")
                .arg(whose, duration(waits.tenth), duration(waits.median),
                     duration(waits.medians->low), duration(waits.medians->high),
                     duration(waits.ninetieth), duration(waits.ninetieths->low),
                     duration(waits.ninetieths->high), jobs);
        return tr("%1: one of ten waited no longer than %2, half no longer than %3, nine of ten no "
                  "longer than %4 (%5)")
            .arg(whose, duration(waits.tenth), duration(waits.median), duration(waits.ninetieth),
                 jobs);
    }

    /// How long such jobs waited, and how far a replay is to be trusted. No start is promised.
    static Result<void> writeWithWaits(const Session& session, const PlannedJobs& jobs,
                                       const std::vector<PlannedPlace>& places,
                                       const OnMachine& told, const Arguments& arguments,
                                       const Streams& streams)
    {
        const auto read = recordingOf(session);
        if (!read)
            return read.error();
        const auto& recording = *read;
        auto options = replayOptions(Arguments());
        options.replicas = defaultReplicas;
        options.keepsAll = true;
        const auto outlook = replay::outlookOf(recording, ownPolicies(session), options);
        const auto all
            = plannedWaits(*recording, session.current->snapshot(), jobs, places, outlook);
        if (auto written = writeTable(reports::planTable(places, all), arguments, streams);
            !written)
            return written;
        const auto print = [&](const QString& line) { printLines({line}, streams); };
        printLines(models::machineLines(places, told), streams);
        for (const auto& waits : all) {
            const auto account = QString::fromStdString(waits.account);
            const auto whose = waits.isOfAccount
                ? account
                : tr("%1 (jobs of all accounts: it had too few)").arg(account);
            print(waitsText(tr("%1, recorded").arg(whose), waits.recorded));
            for (std::size_t i = 0; i < waits.replayed.size(); ++i) {
                const auto policy = QString::fromStdString(outlook.policies[i].name);
                print(waitsText(tr("%1, replayed, %2").arg(whose, policy), waits.replayed[i]));
            }
        }
        printTrust(recording, session, replayOptions(Arguments()), streams.err);
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makePlanCommand()
{
    return std::make_unique<PlanCommand>();
}

} // namespace fairlead::cli
