// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandlist.h"
#include "app/cli/session.h"
#include "app/cli/storeoptions.h"
#include "models/accounting/store/store.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
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
            + OptionNames{"into", "into-password-file"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const accounting::Source into(arguments.into);
        if (auto checked = checkArguments(into, arguments); !checked)
            return checked;
        const auto access
            = accessOf(into, {}, arguments.intoPasswordFile, "FAIRLEAD_INTO_PASSWORD");
        if (!access)
            return access.error();
        auto store = accounting::storeAddressOf(*access);
        store.mayUpgrade = true; // another snapshot replaces what the older program has written
        // Whoever replaces the snapshot from now on came in between.
        const auto before = accounting::storeRevision(store);
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& snapshot = *session->snapshot;
        const auto basedOn = arguments.basedOn.value_or(before ? *before : 0);
        const auto history = historyOf(session->access);
        if (!history)
            return history.error();
        const auto scenarios = scenariosOf(session->access);
        if (!scenarios)
            return scenarios.error();
        auto done = save(store, recordsOf(snapshot), *history, basedOn, arguments, streams);
        return done ? keepScenarios(store, *scenarios, arguments, streams) : done;
    }

private:
    /// What a store that is copied remembers; nothing of another source.
    static Result<accounting::StoreHistory> historyOf(const accounting::SourceAccess& from)
    {
        if (!from.source.kind().isStore)
            return accounting::StoreHistory();
        return accounting::storeHistory(accounting::storeAddressOf(from));
    }

    static Result<std::vector<Scenario>> scenariosOf(const accounting::SourceAccess& from)
    {
        if (!from.source.kind().isStore)
            return std::vector<Scenario>();
        return accounting::storedScenarios(accounting::storeAddressOf(from));
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
                streams.err << tr("scenario '%1' is in both and stays as it is in %2")
                                   .arg(QString::fromStdString(scenario.name), arguments.into)
                                   .toStdString()
                            << '\n';
            }
        }
        return {};
    }

    static Error usage(const QString& message)
    {
        return {ErrorCode::Usage, message.toStdString(), {}};
    }

    static Result<void> checkArguments(const accounting::Source& into, const Arguments& arguments)
    {
        if (arguments.into.isEmpty())
            return usage(tr("import needs --into FILE.fairlead or --into mysql://..."));
        if (!into.kind().isStore)
            return usage(tr("--into %1: the name of a store ends in .fairlead or begins with "
                            "mysql://")
                             .arg(connections::withoutPassword(arguments.into)));
        if (arguments.onConflict == OnConflict::Merge)
            return usage(tr("--on-conflict merge: two snapshots cannot be merged; say theirs or "
                            "mine"));
        return {};
    }

    static Result<void> save(const accounting::StoreAddress& store, const SnapshotRecords& records,
                             const accounting::StoreHistory& history, std::int64_t basedOn,
                             const Arguments& arguments, const Streams& streams)
    {
        auto outcome = accounting::saveSnapshot(store, records, basedOn, history);
        while (outcome.conflict() != nullptr && arguments.onConflict == OnConflict::Mine)
            outcome
                = accounting::saveSnapshot(store, records, outcome.conflict()->current, history);
        if (outcome.conflict() != nullptr && arguments.onConflict == OnConflict::Theirs) {
            streams.err << tr("%1 was saved by somebody else meanwhile and stays as it is")
                               .arg(arguments.into)
                               .toStdString()
                        << '\n';
            return {};
        }
        if (!outcome)
            return withChoices(outcome, tr("--on-conflict theirs or --on-conflict mine"));
        streams.err << tr("%1: %2 associations and %3 jobs")
                           .arg(arguments.into)
                           .arg(records.assocs.size())
                           .arg(records.jobs.size())
                           .toStdString()
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
