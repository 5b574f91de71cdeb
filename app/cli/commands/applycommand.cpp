// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/storeoptions.h"
#include "app/cli/scenarioof.h"
#include "app/cli/session.h"
#include "engine/scenario/changelist.h"
#include "models/accounting/changes/auditedits.h"
#include "models/accounting/store/storechange.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
class ApplyCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ApplyCommand)

public:
    [[nodiscard]] const char* name() const override { return "apply"; }
    [[nodiscard]] const char* arguments() const override { return "STORE"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("applies the edits of the command line to the snapshot of a store");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::saving()
            + OptionNames{"upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto session = openSession(*access, arguments, streams);
        if (!session)
            return refused(*access, session.error(), arguments, streams);
        if (!session->hasScenario)
            return wrongUsage(tr("apply needs edits: --set, --share, --scenario or --stored"));
        const auto current = session->snapshot->storeRevision;
        if (arguments.saving.basedOn.value_or(current.value_or(0)) == current
            && changesNothing(*session)) {
            streams.err << tr("There is nothing to change.").toStdString() << '\n';
            return {};
        }
        const auto basedOn
            = arguments.saving.basedOn.value_or(session->snapshot->storeRevision.value_or(0));
        const auto outcome = carryOut(accounting::storeAddressOf(*access), session->scenario,
                                      basedOn, arguments.saving.onConflict);
        if (outcome.conflict() != nullptr && arguments.saving.onConflict == OnConflict::Theirs) {
            printKept(arguments.source.name, streams.err);
            return {};
        }
        if (!outcome)
            return withChoices(outcome,
                               tr("--on-conflict theirs, --on-conflict mine or "
                                  "--on-conflict merge"));
        streams.err << tr("%1: revision %2")
                           .arg(arguments.source.name)
                           .arg(outcome.revision())
                           .toStdString()
                    << '\n';
        return {};
    }

private:
    /// What the edits are of may be gone because somebody else changed it since.
    static Result<void> refused(const accounting::SourceAccess& access, const Error& reason,
                                const Arguments& arguments, const Streams& streams)
    {
        if (reason.code != ErrorCode::Usage || !arguments.saving.basedOn)
            return reason;
        if (!arguments.scenario.pasted.empty())
            return reason; // what a table comes to is of a tree that is not there
        const auto mine = scenarioOf(access, arguments);
        if (!mine)
            return reason;
        const auto outcome = accounting::refusedByStore(accounting::storeAddressOf(access),
                                                        *arguments.saving.basedOn, reason);
        if (outcome.conflict() == nullptr || !clashOf(*mine, *outcome.conflict()))
            return reason;
        if (arguments.saving.onConflict != OnConflict::Theirs)
            return withChoices(outcome, tr("--on-conflict theirs"));
        printKept(arguments.source.name, streams.err);
        return {};
    }
    /// A revision without a change would be a conflict for others.
    static bool changesNothing(const Session& session)
    {
        const auto& after = session.current->inputs;
        return changeList(baselineInputs(session.snapshot, after.now), after, session.scenario)
            .isEmpty();
    }

    static accounting::SaveOutcome carryOut(const accounting::StoreAddress& store,
                                            const Scenario& mine, std::int64_t basedOn,
                                            OnConflict onConflict)
    {
        auto outcome = accounting::applyToStore(store, mine, basedOn);
        while (const auto* conflict = outcome.conflict()) {
            if (onConflict == OnConflict::Refuse || onConflict == OnConflict::Theirs)
                break;
            if (onConflict == OnConflict::Merge) {
                if (auto clash = clashOf(mine, *conflict))
                    return *clash;
            }
            // Next time only what came after this conflict is looked at.
            outcome = accounting::applyToStore(store, mine, conflict->current);
        }
        return outcome;
    }

    /// Why the edits cannot be merged with what others did; nothing: they can.
    static std::optional<Error> clashOf(const Scenario& mine,
                                        const accounting::SaveConflict& conflict)
    {
        const auto theirs = accounting::editsOf(conflict.theirs);
        if (!theirs)
            return Error{ErrorCode::OutputFailed,
                         worded(tr("what others saved cannot be merged with; nothing was written")
                                    .toStdString()),
                         english(theirs.error().message)};
        const auto clashes = mergeScenarios({}, mine, {{}, *theirs}).clashes;
        return clashes.empty() ? std::nullopt : std::optional(cannotMerge(clashes));
    }
};
} // namespace

std::unique_ptr<Command> makeApplyCommand()
{
    return std::make_unique<ApplyCommand>();
}

} // namespace fairlead::cli
