// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/storeoptions.h"
#include "app/cli/scenarioof.h"
#include "app/cli/session.h"
#include "app/reports/tables/scenariotables.h"
#include "engine/base/plaintext.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <ostream>

namespace fairlead::cli {

namespace {
class ScenariosCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ScenariosCommand)

public:
    [[nodiscard]] const char* name() const override { return "scenarios"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE [NAME|FILE...]"; }
    [[nodiscard]] int mostWords() const override
    {
        return static_cast<int>(reports::mostScenarios);
    }
    [[nodiscard]] QString summary() const override
    {
        return tr("the scenarios saved in a store, with their revisions; with names or files: up "
                  "to four side by side; or gives one another name, copies or deletes it");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::table()
            + OptionNames{"rename", "copy", "delete", "based-on", "upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (changesOf(arguments) > 0)
            return change(arguments, streams);
        if (arguments.saving.basedOn)
            return wrongUsage(tr("--based-on goes with --rename and --delete"));
        return arguments.words.isEmpty() ? list(arguments, streams)
                                         : sideBySide(arguments, streams);
    }

private:
    static int changesOf(const Arguments& arguments)
    {
        int count = arguments.scenarios.isDeleted ? 1 : 0;
        for (const auto* option : {"rename", "copy"})
            count += arguments.options.contains(QLatin1String(option)) ? 1 : 0;
        return count;
    }

    static Result<void> change(const Arguments& arguments, const Streams& streams)
    {
        if (changesOf(arguments) > 1 || arguments.words.size() != 1)
            return wrongUsage(
                tr("--rename, --copy and --delete are for one scenario, one at a time: "
                   "STORE NAME --rename NAME"));
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto store = accounting::storeAddressOf(*access);
        if (const auto there = accounting::storedScenarios(store); !there)
            return there.error(); // a source that cannot be read, as where they are listed
        const auto outcome = changed(store, arguments);
        if (!outcome)
            return withChoices(outcome, {});
        streams.err << doneText(arguments).arg(outcome.revision()).toStdString() << '\n';
        return {};
    }

    static accounting::SaveOutcome changed(const accounting::StoreAddress& store,
                                           const Arguments& arguments)
    {
        const auto name = arguments.words.first().toStdString();
        if (arguments.scenarios.isDeleted)
            return accounting::removeStoredScenario(store, name, arguments.saving.basedOn);
        const auto newName = arguments.scenarios.newName.toStdString();
        return arguments.options.contains(QLatin1String("rename"))
            ? accounting::renameStoredScenario(store, name, newName, arguments.saving.basedOn)
            : accounting::copyStoredScenario(store, name,
                                             arguments.scenarios.copyName.toStdString());
    }

    /// With the revision left to say.
    static QString doneText(const Arguments& arguments)
    {
        const auto& name = arguments.words.first();
        if (arguments.scenarios.isDeleted)
            return tr("“%1” is deleted; audit keeps its edits: revision %2").arg(name);
        return arguments.scenarios.copyName.isEmpty()
            ? tr("“%1” is “%2” now: revision %3").arg(name, arguments.scenarios.newName)
            : tr("“%1” is copied to “%2”: revision %3").arg(name, arguments.scenarios.copyName);
    }

    static Result<void> list(const Arguments& arguments, const Streams& streams)
    {
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto store = accounting::storeAddressOf(*access);
        const auto scenarios = accounting::storedScenarios(store);
        if (!scenarios)
            return scenarios.error();
        const auto saves = accounting::lastScenarioSaves(store);
        if (!saves)
            return saves.error();
        const bool withTexts = arguments.table.format != Format::Table
            || !arguments.table.fields.isEmpty(); // else too wide
        return writeTable(tableOf(*scenarios, *saves, withTexts), arguments, streams);
    }

    static reports::Table tableOf(const std::vector<Scenario>& scenarios,
                                  const std::map<std::string, accounting::AuditEntry>& saves,
                                  bool withTexts)
    {
        std::vector<reports::Column> columns{{"Name"},
                                             {"Edits", reports::Align::Right},
                                             {"Revision", reports::Align::Right},
                                             {"SavedAt"},
                                             {"DatabaseUser"},
                                             {"SystemUser"}};
        if (withTexts)
            columns.insert(columns.end(), {{"Author"}, {"Note"}});
        reports::Table table(columns);
        for (const auto& scenario : scenarios) {
            const auto found = saves.find(scenario.name);
            std::vector<reports::Cell> row{scenario.name,
                                           reports::countCell(scenario.edits.size())};
            // The audit table may have been cut since: then nobody knows.
            if (found == saves.end())
                row.resize(row.size() + 4);
            else
                row.insert(row.end(),
                           {found->second.revision, accounting::momentText(found->second.time),
                            found->second.databaseUser, found->second.systemUser});
            if (withTexts)
                row.insert(row.end(), {scenario.author, scenario.note});
            table.addRow(std::move(row));
        }
        return table;
    }

    static Result<void> sideBySide(const Arguments& arguments, const Streams& streams)
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        std::vector<Scenario> scenarios;
        std::vector<ScenarioResult> results;
        for (const auto& word : arguments.words) {
            auto scenario = scenarioAt(word, session->access);
            if (!scenario)
                return scenario.error();
            auto result = resultOf(*session->baseline, *scenario);
            if (!result)
                return about(word.toStdString(), result.error());
            scenarios.push_back(*std::move(scenario));
            results.push_back(*std::move(result));
        }
        // What the letters stand for must not get between the rows of a machine-readable table.
        auto& out = arguments.table.format == Format::Table ? streams.out : streams.err;
        for (std::size_t i = 0; i < scenarios.size(); ++i)
            out << text::plain(legendOf(i, scenarios[i], arguments.words[static_cast<int>(i)]))
                << '\n';
        const auto limits = limitsFor(results, session->access);
        return writeTable(reports::sideBySideTable(*session->baseline, scenarios, results, limits),
                          arguments, streams);
    }

    /// Those of the source, where a scenario sets some; none where it does not tell.
    static replay::Limits limitsFor(const std::vector<ScenarioResult>& results,
                                    const accounting::SourceAccess& access)
    {
        const bool setSome = std::ranges::any_of(results, [](const ScenarioResult& result) {
            return !limitsSetIn(result.evaluation->inputs.policy).empty();
        });
        auto limits = setSome ? accounting::readLimits(access) : Result(replay::Limits());
        return limits ? *std::move(limits) : replay::Limits();
    }

    /// A file of that name, else a scenario of the store.
    static Result<Scenario> scenarioAt(const QString& word, const accounting::SourceAccess& access)
    {
        const bool isStore = access.source.kind().isStore;
        return isStore && !QFileInfo::exists(word) ? storedScenario(access, word)
                                                   : accounting::readScenario(word);
    }

    static std::string legendOf(std::size_t place, const Scenario& scenario, const QString& word)
    {
        auto line = reports::scenarioLetter(place) + ": "
            + (scenario.name.empty() ? word.toStdString() : scenario.name);
        if (!scenario.author.empty())
            line += " (" + scenario.author + ")";
        if (!scenario.note.empty())
            line += ": " + scenario.note;
        return line;
    }
};
} // namespace

std::unique_ptr<Command> makeScenariosCommand()
{
    return std::make_unique<ScenariosCommand>();
}

} // namespace fairlead::cli
