// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/conflictwords.h"

#include "models/words/editwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace fairlead::app {

namespace audited = accounting::audited;

namespace {

QString textOf(const std::string& text)
{
    return models::shownText(text);
}

struct ConflictTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::ConflictWords)

public:
    static QString moment(std::int64_t time)
    {
        return time == 0 ? tr("at an unknown time") : textOf(accounting::momentText(time));
    }
    static QString who(const accounting::AuditEntry& entry)
    {
        return tr("revision %1, %2 by %3 (%4)")
            .arg(entry.revision)
            .arg(moment(entry.time), textOf(entry.databaseUser), textOf(entry.systemUser));
    }
    static QString what(const accounting::AuditEntry& entry)
    {
        if (entry.what == audited::store)
            return tr("what was saved up to then is not recorded");
        const auto thing
            = tr("%1 %2", "kind name").arg(kind(entry.what), textOf(entry.name)).trimmed();
        if (entry.what == audited::scenario || entry.what == audited::snapshot)
            return !entry.to ? tr("%1 removed").arg(thing)
                : entry.from ? tr("%1 changed").arg(thing)
                             : tr("%1 added").arg(thing);
        return tr("%1: %2 → %3").arg(thing, value(entry.from, entry), value(entry.to, entry));
    }
    static QString kind(const std::string& what)
    {
        if (what == audited::parameter)
            return tr("parameter");
        if (what == audited::shares)
            return tr("shares of");
        if (what == audited::parent)
            return tr("place of");
        if (what == audited::association)
            return tr("association");
        if (what == audited::recording)
            return tr("history of");
        return what == audited::scenario ? tr("scenario") : tr("snapshot");
    }
    static QString line(const accounting::AuditEntry& entry)
    {
        return tr("%1: %2", "who: what").arg(who(entry), what(entry));
    }
    static QString value(const std::optional<std::string>& value,
                         const accounting::AuditEntry& entry)
    {
        if (!value)
            return QStringLiteral("–");
        const auto text = textOf(*value);
        if (entry.what == audited::association)
            return place(text);
        return entry.what == audited::parent ? text : models::valueformat::written(text);
    }
    /// Of an association as the table has it: "shares 40 under root".
    static QString place(const QString& text)
    {
        static const QRegularExpression form(QStringLiteral("^shares (\\S+)(?: under (.+))?$"));
        const auto found = form.match(text);
        if (!found.hasMatch())
            return text;
        const auto shares = models::valueformat::written(found.captured(1));
        return found.captured(2).isEmpty()
            ? tr("shares %1").arg(shares)
            : tr("shares %1 under %2").arg(shares, found.captured(2));
    }
    static QString snapshotTitle(std::int64_t basedOn, std::int64_t current)
    {
        return tr("The store is at revision %1, your edits are based on revision %2")
            .arg(current)
            .arg(basedOn);
    }
    static QString takenTitle(const QString& name)
    {
        return tr("Scenario “%1” is in this store already").arg(name);
    }
    static QString scenarioTitle(const QString& name)
    {
        return tr("Scenario “%1” was saved by somebody else").arg(name);
    }
    static QString deletedTitle(const QString& name)
    {
        return tr("Scenario “%1” was deleted by somebody else").arg(name);
    }
    static QString gone() { return tr("no longer there"); }
    static QString exists() { return tr("already exists"); }
    static QString takenBack() { return tr("reverted"); }
    static QString impossible() { return tr("cannot be applied there"); }
};

/// Their value, or why mine does not fit.
QString theirs(const EditConflict& conflict)
{
    switch (conflict.kind) {
    case ConflictKind::TargetGone:
        return ConflictTexts::gone();
    case ConflictKind::NameTaken:
        return ConflictTexts::exists();
    case ConflictKind::Impossible:
        return conflict.now.empty() ? ConflictTexts::impossible()
                                    : models::editedValueWords(conflict.edit, conflict.now);
    case ConflictKind::BaselineChanged:
    case ConflictKind::CameTrue:
        break;
    }
    return models::editedValueWords(conflict.edit, conflict.now);
}

/// What the edit sets; of one without a value the edit itself.
QString mine(const Edit& edit)
{
    const auto value = models::editedValueWords(edit, editedValue(edit));
    return value.isEmpty() ? models::editWords(edit) : value;
}

QString side(const Edit& edit, bool isTakenOut)
{
    return isTakenOut ? ConflictTexts::takenBack() : mine(edit);
}

/// What the scenario that both came from says about the same.
QString was(const Scenario& base, const EditClash& clash)
{
    for (const auto& edit : base.edits) {
        if (models::editWords(edit) == models::editWords(clash.mine))
            return mine(edit);
    }
    return {};
}

QStringList savesOf(const accounting::SaveConflict& conflict)
{
    QStringList saves;
    for (const auto& entry : conflict.theirs)
        saves << ConflictTexts::line(entry);
    return saves;
}

} // namespace

QString changeWords(const accounting::AuditEntry& entry)
{
    return ConflictTexts::what(entry);
}

views::StoreConflict snapshotConflict(const accounting::SaveConflict& conflict,
                                      const accounting::StoreSides& sides)
{
    views::StoreConflict result;
    result.title = ConflictTexts::snapshotTitle(conflict.basedOn, sides.revision);
    result.saves = savesOf(conflict);
    for (const auto& clash : sides.clashes)
        result.clashes.push_back({models::editWords(clash.edit),
                                  models::editedValueWords(clash.edit, clash.before), theirs(clash),
                                  mine(clash.edit), isCarriedOut(clash)});
    return result;
}

views::StoreConflict scenarioConflict(const accounting::SaveConflict& conflict, const QString& name,
                                      const accounting::ScenarioSides& sides,
                                      const std::vector<EditClash>& clashes)
{
    views::StoreConflict result;
    result.isTaken = conflict.basedOn == 0; // nobody need have saved it meanwhile
    result.title = result.isTaken ? ConflictTexts::takenTitle(name)
        : sides.theirs            ? ConflictTexts::scenarioTitle(name)
                                  : ConflictTexts::deletedTitle(name);
    result.saves = savesOf(conflict);
    const auto base = sides.base.value_or(Scenario());
    for (const auto& clash : clashes)
        result.clashes.push_back({models::editWords(clash.mine), was(base, clash),
                                  side(clash.theirs, clash.isTheirsTakenOut),
                                  side(clash.mine, clash.isMineTakenOut), true});
    return result;
}

} // namespace fairlead::app
