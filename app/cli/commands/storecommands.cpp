// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/storeoptions.h"
#include "app/cli/session.h"
#include "engine/scenario/lastedits.h"
#include "models/accounting/store/accountname.h"
#include "models/accounting/store/auditretention.h"
#include "models/accounting/store/store.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
using reports::Cell;

Cell cellOf(const std::optional<std::string>& value)
{
    return value ? Cell(*value) : Cell();
}

class AuditCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::AuditCommand)

public:
    [[nodiscard]] const char* name() const override { return "audit"; }
    [[nodiscard]] const char* arguments() const override { return "STORE"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("who changed what in a store, when, from what and to what");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::table()
            + OptionNames{"password-file", "timeout", "keep-days", "keep-lines", "upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto store = accounting::storeAddressOf(*access);
        if (arguments.audit.keepDays || arguments.audit.keepLines)
            return setRetention(store, arguments, streams);
        const auto entries = accounting::storeAudit(store);
        if (!entries)
            return entries.error();
        reports::Table table({{"Revision", reports::Align::Right},
                              {"SavedAt"},
                              {"DatabaseUser"},
                              {"SystemUser"},
                              {"What"},
                              {"Name"},
                              {"From"},
                              {"To"}});
        for (const auto& entry : *entries) {
            if (entry.what == accounting::audited::store)
                continue; // marks where the table begins
            table.addRow({entry.revision, accounting::momentText(entry.time), entry.databaseUser,
                          entry.systemUser, entry.what, entry.name, cellOf(entry.from),
                          cellOf(entry.to)});
        }
        return writeTable(table, arguments, streams);
    }

private:
    static Result<void> setRetention(const accounting::StoreAddress& store,
                                     const Arguments& arguments, const Streams& streams)
    {
        auto retention = accounting::auditRetention(store);
        if (!retention)
            return retention.error();
        retention->days = arguments.audit.keepDays.value_or(retention->days);
        retention->lines = arguments.audit.keepLines.value_or(retention->lines);
        const auto outcome = accounting::setAuditRetention(store, *retention);
        if (!outcome)
            return withChoices(outcome, {});
        const auto words = [](std::int64_t count, Sentence one, Sentence several) {
            return QString::fromStdString(
                english(counted(static_cast<std::size_t>(count), one, several)));
        };
        streams.err << tr("%1 keeps lines of its audit table for %2, at most %3 (0: without end)")
                           .arg(arguments.source.name,
                                words(retention->days, said("Messages", "1 day"),
                                      said("Messages", "%1 days")),
                                words(retention->lines, said("Messages", "1 line"),
                                      said("Messages", "%1 lines")))
                           .toStdString()
                    << '\n';
        return {};
    }
};

class SaveCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::SaveCommand)

public:
    [[nodiscard]] const char* name() const override { return "save"; }
    [[nodiscard]] const char* arguments() const override { return "STORE NAME"; }
    [[nodiscard]] int fewestWords() const override { return 1; }
    [[nodiscard]] int mostWords() const override { return 1; }
    [[nodiscard]] QString summary() const override
    {
        return tr("keeps the edits of the command line in a store, as a scenario of this name");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::saving()
            + OptionNames{"note", "upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto store = accounting::storeAddressOf(*access);
        const auto basedOn = revisionKnown(store, arguments);
        if (!basedOn)
            return basedOn.error();
        const auto session
            = openSession(*access, arguments, streams); // do the edits fit the snapshot?
        if (!session)
            return session.error();
        if (!session->hasScenario)
            return wrongUsage(tr("save needs edits: --set, --share, --scenario or another one"));
        auto mine = withoutOverridden(session->snapshot, session->scenario);
        mine.name = arguments.words.first().toStdString();
        if (!arguments.saving.note.isEmpty())
            mine.note = arguments.saving.note.toStdString();
        if (mine.author.empty())
            mine.author = accounting::accountName();
        const auto outcome = save(store, mine, *basedOn, arguments);
        if (outcome.conflict() != nullptr && arguments.saving.onConflict == OnConflict::Theirs) {
            printKept(tr("“%1”").arg(arguments.words.first()), streams.err);
            return {};
        }
        if (!outcome)
            return withChoices(outcome,
                               tr("--on-conflict theirs, --on-conflict mine or "
                                  "--on-conflict merge"));
        streams.err << tr("“%1” is saved: revision %2")
                           .arg(arguments.words.first())
                           .arg(outcome.revision())
                           .toStdString()
                    << '\n';
        return {};
    }

private:
    /// Without --based-on the user expects that there is no scenario of this name, or has just read
    /// it with --stored.
    static Result<std::int64_t> revisionKnown(const accounting::StoreAddress& store,
                                              const Arguments& arguments)
    {
        if (arguments.saving.basedOn)
            return *arguments.saving.basedOn;
        if (arguments.scenario.stored != arguments.words.first())
            return std::int64_t{0};
        return accounting::storeRevision(store);
    }

    static accounting::SaveOutcome save(const accounting::StoreAddress& store, const Scenario& mine,
                                        std::int64_t basedOn, const Arguments& arguments)
    {
        auto outcome = accounting::saveScenario(store, mine, basedOn);
        while (outcome.conflict() != nullptr) {
            const auto current = outcome.conflict()->current;
            if (arguments.saving.onConflict == OnConflict::Mine)
                outcome = accounting::saveScenario(store, mine, current);
            else if (arguments.saving.onConflict == OnConflict::Merge)
                outcome = merge(store, mine, basedOn);
            else
                break;
        }
        return outcome;
    }

    static accounting::SaveOutcome merge(const accounting::StoreAddress& store,
                                         const Scenario& mine, std::int64_t basedOn)
    {
        const auto sides = accounting::scenarioSides(store, mine.name, basedOn);
        if (!sides)
            return sides.error();
        const auto merged = mergeScenarios(sides->base.value_or(Scenario()), mine,
                                           sides->theirs.value_or(Scenario{mine.name, {}}));
        if (merged.clashes.empty())
            return accounting::saveScenario(store, merged.merged, sides->revision);
        return cannotMerge(merged.clashes);
    }
};
} // namespace

std::unique_ptr<Command> makeAuditCommand()
{
    return std::make_unique<AuditCommand>();
}

std::unique_ptr<Command> makeSaveCommand()
{
    return std::make_unique<SaveCommand>();
}

} // namespace fairlead::cli
