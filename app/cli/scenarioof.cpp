// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/scenarioof.h"

#include "app/cli/commands/problems.h"
#include "engine/base/plaintext.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"
#include "models/files/inputfile.h"
#include "models/paste/pastedshares.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
struct PasteTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::PastedTables)
};
} // namespace

Result<Scenario> storedScenario(const accounting::SourceAccess& access, const QString& name)
{
    const auto stored = accounting::storedScenarios(accounting::storeAddressOf(access));
    if (!stored)
        return stored.error();
    for (const auto& scenario : *stored) {
        if (scenario.name == name.toStdString())
            return scenario;
    }
    return usageError({said("Messages", "the store holds no scenario “%1”"), {name.toStdString()}});
}

Result<Scenario> scenarioOf(const accounting::SourceAccess& access, const Arguments& arguments)
{
    Scenario scenario;
    if (!arguments.scenario.stored.isEmpty()) {
        if (!access.source.kind().isStore)
            return usageError(said("Messages", "--stored: the source is not a store"));
        auto stored = storedScenario(access, arguments.scenario.stored);
        if (!stored)
            return stored;
        scenario = *std::move(stored);
    }
    if (!arguments.scenario.file.isEmpty()) {
        auto read = accounting::readScenario(arguments.scenario.file);
        if (!read)
            return read.error();
        scenario.name = read->name;
        scenario.note = read->note;
        scenario.author = read->author;
        scenario.edits.insert(scenario.edits.end(), read->edits.begin(), read->edits.end());
    }
    scenario.edits.insert(scenario.edits.end(), arguments.scenario.edits.begin(),
                          arguments.scenario.edits.end());
    return scenario;
}

namespace {
/// The cells of a line that commas separate, with tabs between; quotes around one as CSV has them.
QString withTabs(const QString& line)
{
    QString tabbed;
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const auto letter = line[i];
        const bool isDoubled
            = isQuoted && letter == u'"' && i + 1 < line.size() && line[i + 1] == u'"';
        if (letter == u'"' && !isDoubled)
            isQuoted = !isQuoted;
        else
            tabbed += letter == u',' && !isQuoted ? u'\t' : letter;
        i += isDoubled ? 1 : 0;
    }
    return tabbed;
}

/// As a spreadsheet copies it, or exports it as CSV: without any tab.
Result<QString> tableIn(const QString& file)
{
    constexpr qint64 mostBytes = 64LL << 20; // millions of lines
    const auto bytes = files::readWhole(file, mostBytes);
    if (!bytes)
        return bytes.error();
    auto text = QString::fromUtf8(*bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (text.contains(u'\t'))
        return text;
    auto lines = text.split(u'\n');
    for (auto& line : lines)
        line = withTabs(line);
    return lines.join(u'\n');
}

/// The edits of a table; every line has to be of use.
Result<std::vector<Edit>> editsIn(const QString& file, const Inputs& tree, std::ostream& err)
{
    const auto text = tableIn(file);
    if (!text)
        return text.error();
    const auto sharesOf = [&](AssocIndex assoc) { return (*tree.shares)[assoc.at()]; };
    auto pasted = models::pastedShares(*tree.snapshot, sharesOf, *text, AssocIndex(0));
    const auto words = [&](const models::PastedShares::Line& line) {
        return PasteTexts::tr("--paste %1, line %2: %3").arg(file).arg(line.number).arg(line.words);
    };
    if (!pasted.unusable.empty())
        return wrongUsage(words(pasted.unusable.front()));
    if (pasted.isEmpty())
        return wrongUsage(
            PasteTexts::tr("--paste %1: the file holds no lines of accounts and shares").arg(file));
    for (const auto& line : pasted.addedLines)
        err << text::plain(words(line).toStdString()) << '\n';
    auto edits = std::move(pasted.added);
    edits.insert(edits.end(), pasted.changes.begin(), pasted.changes.end());
    return edits;
}
} // namespace

Result<Scenario> withPasted(Scenario scenario, const Arguments& arguments,
                            const std::shared_ptr<const Snapshot>& snapshot, std::ostream& err)
{
    const auto& own = arguments.scenario.edits; // the last of the scenario
    auto before = scenario.edits.size() - own.size();
    for (const auto& pasted : arguments.scenario.pasted) {
        const auto place = static_cast<std::ptrdiff_t>(before + pasted.before);
        const auto at = scenario.edits.begin() + place;
        const auto tree
            = applyScenario(snapshot, {{}, {scenario.edits.begin(), at}}, snapshot->computedAt);
        if (!tree)
            return tree.error();
        const auto edits = editsIn(pasted.file, *tree, err);
        if (!edits)
            return edits.error();
        scenario.edits.insert(at, edits->begin(), edits->end());
        before += edits->size();
    }
    return scenario;
}

} // namespace fairlead::cli
