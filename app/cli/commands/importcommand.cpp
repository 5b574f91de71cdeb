// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/historyfor.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/storeoptions.h"
#include "app/cli/session.h"
#include "engine/base/message.h"
#include "engine/scenario/conflicts.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/recordingcheck.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/store.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
/// What a store gets from a source.
struct Copied
{
    SnapshotRecords records;
    std::optional<replay::Recording> recording; ///< nothing: the source has none
    replay::Limits limits; ///< where there is no recording, which has its own
    accounting::StoreHistory history; ///< of a store that is copied
};

class ImportCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ImportCommand)

public:
    [[nodiscard]] const char* name() const override { return "import"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("copies a source into a Fairlead store (--into FILE.fairlead or mysql://...)");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::saving()
            + OptionNames{"into", "into-password-file", "nodes", "from", "to", "replace"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const accounting::Source into(arguments.output.into);
        if (auto checked = checkArguments(into, arguments); !checked)
            return checked;
        const auto access = intoAccess(arguments);
        if (!access)
            return access.error();
        auto store = accounting::storeAddressOf(*access);
        store.mayUpgrade = true; // another snapshot replaces what the older program has written
        // Whoever replaces the snapshot from now on came in between.
        const auto before = accounting::storeRevision(store);
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        const auto basedOn = arguments.saving.basedOn.value_or(before ? *before : 0);
        const auto cluster = accounting::storedCluster(store); // an error: there is no store yet
        if (cluster && !arguments.saving.replacesCluster) {
            if (auto same = checkCluster(*cluster, *session->snapshot, store); !same)
                return same;
        }
        const auto copied = copiedFrom(*session, arguments, streams);
        if (!copied)
            return copied.error();
        auto done = save(store, *copied, basedOn, arguments, streams);
        if (done && cluster)
            tellOtherCluster(*cluster, store, streams);
        if (done)
            done = keepScenarios(store, copied->history.scenarios, arguments, streams);
        return done ? tellUnfit(store, session->snapshot, arguments, streams) : done;
    }

private:
    static Result<Copied> copiedFrom(const Session& session, const Arguments& arguments,
                                     const Streams& streams)
    {
        Copied copied;
        copied.records = recordsOf(*session.snapshot);
        auto recording = historyFor(session, arguments, streams);
        if (!recording)
            return recording.error();
        copied.recording = *std::move(recording);
        if (!copied.recording)
            copied.limits = limitsWithoutHistory(session.access, streams);
        if (!session.access.source.kind().isStore)
            return copied;
        const auto from = accounting::storeAddressOf(session.access);
        auto history = accounting::storeHistory(from);
        if (!history)
            return history.error();
        copied.history = *std::move(history);
        auto scenarios = accounting::storedScenarios(from);
        if (!scenarios)
            return scenarios.error();
        copied.history.scenarios = *std::move(scenarios);
        if (auto done = tellSeries(from, streams); !done)
            return done.error();
        return copied;
    }

    /// Readings, scenarios and whoever opens the store expect the cluster that it holds.
    static Result<void> checkCluster(const std::string& kept, const Snapshot& snapshot,
                                     const accounting::StoreAddress& store)
    {
        if (kept.empty() || kept == snapshot.cluster)
            return {};
        auto error
            = accounting::isOfAnotherCluster(store.name.toStdString(), kept, snapshot.cluster);
        error.code = ErrorCode::OutputFailed;
        error.detail = tr("Nothing was written; --replace puts one in the place of the other.")
                           .toStdString();
        return error;
    }

    static void tellOtherCluster(const std::string& before, const accounting::StoreAddress& store,
                                 const Streams& streams)
    {
        const auto now = accounting::storedCluster(store);
        if (!now || before.empty() || before == *now)
            return;
        const auto moments = accounting::storedMoments(store);
        const bool keepsReadings = moments && !moments->empty();
        streams.err << english(
            {keepsReadings ? said("Messages",
                                  "%1 was a store of the cluster %2 and is of %3 now; "
                                  "readings of %2 that it keeps are not shown")
                           : said("Messages", "%1 was a store of the cluster %2 and is of %3 now"),
             {store.name.toStdString(), before, *now}})
                    << '\n';
    }

    /// Readings are of a store that took them.
    static Result<void> tellSeries(const accounting::StoreAddress& from, const Streams& streams)
    {
        const auto series = accounting::storedMoments(from);
        if (!series)
            return series.error();
        if (!series->empty())
            streams.err << english(counted(series->size(),
                                           said("Messages", "1 reading of the series stays in %2"),
                                           said("Messages", "%1 readings of the series stay in %2"),
                                           {from.name.toStdString()}))
                        << '\n';
        return {};
    }

    /// A scenario that the store has under the same name stays as it is there.
    static Result<void> keepScenarios(const accounting::StoreAddress& store,
                                      const std::vector<Scenario>& scenarios,
                                      const Arguments& arguments, const Streams& streams)
    {
        if (scenarios.empty())
            return {};
        const auto there = accounting::storedScenarios(store);
        if (!there)
            return there.error();
        for (const auto& scenario : scenarios) {
            const auto same = std::ranges::find(*there, scenario.name, &Scenario::name);
            if (same == there->end()) {
                if (auto done = accounting::storeScenario(store, scenario); !done)
                    return done;
            } else if (!(*same == scenario)) {
                streams.err << tr("scenario “%1” is in both and stays as it is in %2")
                                   .arg(QString::fromStdString(scenario.name),
                                        arguments.output.into)
                                   .toStdString()
                            << '\n';
            }
        }
        return {};
    }

    /// What the store kept for another snapshot may name what this one does not have.
    static Result<void> tellUnfit(const accounting::StoreAddress& store,
                                  const std::shared_ptr<const Snapshot>& snapshot,
                                  const Arguments& arguments, const Streams& streams)
    {
        const auto kept = accounting::storedScenarios(store);
        if (!kept)
            return kept.error();
        for (const auto& scenario : *kept) {
            const auto unfit = fitting(*snapshot, scenario).unfit.size();
            if (unfit > 0)
                streams.err << tr("%1 keeps the scenario “%2”: %3 of its %4 edits do not fit what "
                                  "was imported")
                                   .arg(arguments.output.into,
                                        QString::fromStdString(scenario.name))
                                   .arg(unfit)
                                   .arg(scenario.edits.size())
                                   .toStdString()
                            << '\n';
        }
        return {};
    }

    static Result<void> checkArguments(const accounting::Source& into, const Arguments& arguments)
    {
        if (arguments.output.into.isEmpty())
            return wrongUsage(tr("import needs --into FILE.fairlead or --into mysql://..."));
        if (!into.kind().isStore)
            return notAStore(arguments.output.into);
        if (arguments.times.from && arguments.times.to
            && *arguments.times.from >= *arguments.times.to)
            return endsBeforeItBegins();
        const accounting::Source from(arguments.source.name);
        if ((arguments.times.from || arguments.times.to) && !from.kind().takesPeriod)
            return wrongUsage(tr("--from and --to: %1 gives its whole history")
                                  .arg(connections::withoutPassword(arguments.source.name)));
        if (arguments.saving.onConflict == OnConflict::Merge)
            return wrongUsage(
                tr("--on-conflict merge: two snapshots cannot be merged; choose theirs or mine"));
        return {};
    }

    static Result<void> save(const accounting::StoreAddress& store, const Copied& copied,
                             std::int64_t basedOn, const Arguments& arguments,
                             const Streams& streams)
    {
        const auto& records = copied.records;
        const auto* past = copied.recording ? &*copied.recording : nullptr;
        auto outcome = accounting::saveSnapshot(store, records, basedOn, copied.history, past,
                                                copied.limits);
        while (outcome.conflict() != nullptr && arguments.saving.onConflict == OnConflict::Mine)
            outcome = accounting::saveSnapshot(store, records, outcome.conflict()->current,
                                               copied.history, past, copied.limits);
        if (outcome.conflict() != nullptr && arguments.saving.onConflict == OnConflict::Theirs) {
            printKept(arguments.output.into, streams.err);
            return {};
        }
        if (!outcome)
            return withChoices(outcome, tr("--on-conflict theirs or --on-conflict mine"));
        streams.err << english({said("Messages", "%1: %2 and %3"),
                                {arguments.output.into.toStdString(),
                                 counted(records.assocs.size(), said("Messages", "1 association"),
                                         said("Messages", "%1 associations")),
                                 counted(records.jobs.size(), said("Messages", "1 job"),
                                         said("Messages", "%1 jobs"))}})
                    << '\n';
        if (past != nullptr)
            streams.err << english(counted(past->workload.jobs.size(),
                                           said("Messages", "%2: a history of 1 job for replays"),
                                           said("Messages", "%2: a history of %1 jobs for replays"),
                                           {arguments.output.into.toStdString()}))
                        << '\n';
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeImportCommand()
{
    return std::make_unique<ImportCommand>();
}

} // namespace fairlead::cli
