// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/tableoptions.h"
#include "app/cli/session.h"
#include "app/reports/tables/evaluationtables.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

reports::JobsOptions jobsOptions(const Arguments& arguments)
{
    reports::JobsOptions options;
    options.norm = arguments.jobs.isNormalized;
    options.all = arguments.table.showsAll;
    options.users = arguments.filter.users;
    options.accounts = arguments.filter.accounts;
    options.partitions = arguments.filter.partitions;
    options.jobs = arguments.filter.jobs;
    options.jobNames = arguments.filter.jobNames;
    return options;
}

namespace {
/// Tables for people show what matters unless -l or -o asks for more.
Arguments withShortColumns(Arguments arguments, const char* columns, const Streams& streams)
{
    const bool isShortened
        = arguments.table.format == Format::Table && arguments.table.fields.isEmpty();
    if (!isShortened)
        printUnused(arguments, {"long"}, streams.err);
    else if (!arguments.jobs.isLong)
        arguments.table.fields = QLatin1String(columns);
    return arguments;
}

class SharesCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::SharesCommand)

public:
    [[nodiscard]] const char* name() const override { return "shares"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the share tree with usage and fair-share, as sshare");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::owners() + optionlists::past();
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        printUnknownNames(session->current->snapshot(), arguments, streams.err);
        reports::SharesOptions options;
        options.accounts = arguments.filter.accounts;
        options.users = arguments.filter.users;
        options.hasPlace = arguments.table.hasEnvelope || !arguments.table.fields.isEmpty();
        return writeTable(
            reports::sharesTable(*session->current, options),
            withShortColumns(arguments,
                             "Account,User,RawShares,NormShares,RawUsage,EffectvUsage,FairShare",
                             streams),
            streams);
    }
};

class WeightsCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::WeightsCommand)

public:
    [[nodiscard]] const char* name() const override { return "weights"; }
    [[nodiscard]] QString summary() const override { return tr("the weights and other settings"); }
    [[nodiscard]] OptionNames options() const override { return optionlists::computing(); }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        printUnused(arguments, {"share"}, streams.err);
        return writeTable(reports::weightsTable(*session->current), arguments, streams);
    }
};

class QosCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::QosCommand)

public:
    [[nodiscard]] const char* name() const override { return "qos"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the QOS, with what their jobs used");
    }
    [[nodiscard]] OptionNames options() const override { return optionlists::computing(); }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        printUnused(arguments, {"set", "share"}, streams.err);
        return writeTable(reports::qosTable(session->current->snapshot()), arguments, streams);
    }
};

class JobsCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::JobsCommand)

public:
    [[nodiscard]] const char* name() const override { return "jobs"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the queue, best rank first, with every contribution, as sprio");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::rows() + optionlists::past()
            + OptionNames{"norm", "all", "weights"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        if (arguments.jobs.showsWeights) {
            printUnused(arguments, optionlists::rows() + OptionNames{"norm", "all"}, streams.err);
            return writeTable(reports::weightsTable(*session->current), arguments, streams);
        }
        const auto& evaluation = *session->current;
        if (auto good = checkQueue(evaluation.snapshot()); !good)
            return good;
        printUnknownNames(evaluation.snapshot(), arguments, streams.err);
        if (evaluation.order.empty() && evaluation.snapshot().jobs.size() > 0
            && !arguments.table.showsAll)
            streams.err << tr("no job has a rank at that moment: --all lists those of the source")
                               .toStdString()
                        << '\n';
        const auto columns = reports::countingColumns(session->current->inputs.policy);
        return writeTable(reports::jobsTable(*session->current, jobsOptions(arguments)),
                          withShortColumns(arguments, columns.c_str(), streams), streams);
    }
};

class PlacesCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::PlacesCommand)

public:
    [[nodiscard]] const char* name() const override { return "places"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("where the jobs stand: jobs and CPU-hours ahead, how long they wait");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::rows() + optionlists::past()
            + OptionNames{"starving", "histogram"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        printUnknownNames(session->current->snapshot(), arguments, streams.err);
        auto options = jobsOptions(arguments);
        options.starving = arguments.replay.showsStarving;
        if (arguments.places.showsHistogram) {
            printUnused(arguments, optionlists::rows() + OptionNames{"starving"}, streams.err);
            return writeTable(reports::histogramTable(*session->current), arguments, streams);
        }
        printUnlimited(*session->current, streams.err);
        printHopeless(*session->current, streams.err);
        return writeTable(reports::placesTable(*session->current, options), arguments, streams);
    }
};
} // namespace

std::unique_ptr<Command> makePlacesCommand()
{
    return std::make_unique<PlacesCommand>();
}

std::unique_ptr<Command> makeSharesCommand()
{
    return std::make_unique<SharesCommand>();
}

std::unique_ptr<Command> makeJobsCommand()
{
    return std::make_unique<JobsCommand>();
}

std::unique_ptr<Command> makeWeightsCommand()
{
    return std::make_unique<WeightsCommand>();
}

std::unique_ptr<Command> makeQosCommand()
{
    return std::make_unique<QosCommand>();
}

} // namespace fairlead::cli
