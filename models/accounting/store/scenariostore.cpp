// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/plaintext.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/scenariotable.h"
#include "models/accounting/store/sqlvalue.h"
#include "models/accounting/store/store.h"

namespace fairlead::accounting {

namespace {
constexpr auto kind = audited::scenario;

QString kindText()
{
    return QString::fromLatin1(kind);
}

/// MariaDB takes names that differ in spaces at their end for the same. A list of names is printed
/// on a terminal.
Result<void> checkName(const std::string& name)
{
    if (name.empty() || name.back() == ' ' || !text::isPlain(name))
        return Error{ErrorCode::Usage,
                     {said("Messages",
                           "“%1”: a saved scenario needs a name without control characters that "
                           "does not end in a space"),
                      {text::plain(name)}},
                     {}};
    constexpr qsizetype longest = 255; // of the column, in code points
    if (QString::fromStdString(name).toUcs4().size() > longest)
        return Error{ErrorCode::Usage,
                     {said("Messages", "“%1”: the name of a saved scenario has at most %2 letters"),
                      {name, std::to_string(longest)}},
                     {}};
    return {};
}

Result<Scenario> scenarioFrom(StoreConnection& connection, const std::string& name,
                              const std::string& json)
{
    auto scenario = scenarioFromJson(QByteArray::fromStdString(json));
    if (!scenario) {
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1: scenario “%2”: %3"),
                      {connection.name(), name, scenario.error().message}},
                     scenario.error().detail};
    }
    return scenario;
}

using Texts = std::vector<std::pair<std::string, std::string>>;

/// Names and JSON of all scenarios, or of one.
Result<Texts> readTexts(StoreConnection& connection, const std::string* only)
{
    Texts texts;
    auto statement = QStringLiteral("SELECT name, json FROM scenario");
    SqlRow values;
    if (only != nullptr) {
        statement += QLatin1String(" WHERE ") + QLatin1String(isThatName);
        values = {cellWith(*only), cellWith(*only)};
    }
    const auto done = connection.forEachRow(
        statement + QLatin1String(" ORDER BY name"), values, [&](const SqlRow& row) {
            texts.emplace_back(SqlValue<std::string>::from(row[0]).value_or(""),
                               SqlValue<std::string>::from(row[1]).value_or(""));
            return Result<void>();
        });
    if (!done)
        return done.error();
    return texts;
}

Result<std::optional<std::string>> readText(StoreConnection& connection, const std::string& name)
{
    auto texts = readTexts(connection, &name);
    if (!texts)
        return texts.error();
    return texts->empty() ? std::nullopt : std::optional(std::move(texts->front().second));
}

/// Error code Usage: it is not there.
Result<std::string> textOf(StoreConnection& connection, const std::string& name)
{
    auto text = readText(connection, name);
    if (!text)
        return text.error();
    if (!*text)
        return usageError({said("Messages", "%1 has no scenario “%2”"), {connection.name(), name}});
    return **std::move(text);
}

/// Puts `json` in the place of what is there; nothing: removes it.
Result<void> replace(StoreConnection& connection, const std::string& name,
                     const std::optional<std::string>& json, AuditTrail& trail)
{
    const auto before = readText(connection, name);
    if (!before)
        return before.error();
    const auto key = cellWith(name);
    auto done = connection.execute(
        QStringLiteral("DELETE FROM scenario WHERE %1").arg(QLatin1String(isThatName)), {key, key});
    if (done && json)
        done = connection.execute(QStringLiteral("INSERT INTO scenario (name, json) VALUES (?, ?)"),
                                  {key, cellWith(*json)});
    trail.note(kind, name, *before, json);
    return done;
}

/// The same scenario under a name that is free.
Result<void> writeCopy(StoreConnection& connection, const std::string& name,
                       const std::string& copy, AuditTrail& trail)
{
    const auto text = textOf(connection, name);
    if (!text)
        return text.error();
    const auto taken = readText(connection, copy);
    if (!taken)
        return taken.error();
    if (*taken)
        return usageError(
            {said("Messages", "%1 already has a scenario “%2”"), {connection.name(), copy}});
    auto scenario = scenarioFrom(connection, name, *text);
    if (!scenario)
        return scenario.error();
    scenario->name = copy;
    const auto json = scenarioToJson(*scenario);
    return json ? replace(connection, copy, json->toStdString(), trail) : json.error();
}

/// What the audit table says that a scenario was at a revision; `now` when nobody touched it since.
/// Nothing, too, where it keeps nothing of what was saved since: whoever merges then takes no edit
/// for one that the other side had seen.
Result<std::optional<std::string>> textAt(StoreConnection& connection, const std::string& name,
                                          std::int64_t revision, std::optional<std::string> now)
{
    const auto entries
        = readAudit(connection, {revision, kindText(), QString::fromStdString(name)});
    if (!entries)
        return entries.error();
    for (const auto& entry : *entries) {
        if (entry.what == audited::store)
            return std::optional<std::string>();
        if (entry.what == kind)
            return entry.from;
    }
    return now;
}

Result<void> readSides(StoreConnection& connection, const std::string& name, std::int64_t basedOn,
                       ScenarioSides& sides)
{
    const auto revision = readRevision(connection);
    if (!revision)
        return revision.error();
    sides = {};
    sides.revision = *revision;
    const auto now = readText(connection, name);
    if (!now)
        return now.error();
    const auto before = textAt(connection, name, basedOn, *now);
    if (!before)
        return before.error();
    for (const auto& [text, side] : {std::pair(*before, &sides.base), {*now, &sides.theirs}}) {
        if (!text)
            continue;
        auto scenario = scenarioFrom(connection, name, *text);
        if (!scenario)
            return scenario.error();
        *side = *std::move(scenario);
    }
    return {};
}
} // namespace

Result<void> checkScenarioNames(const std::vector<Scenario>& scenarios)
{
    for (const auto& scenario : scenarios) {
        if (auto checked = checkName(scenario.name); !checked)
            return checked;
    }
    return {};
}

Result<void> addScenarios(StoreConnection& connection, const std::vector<Scenario>& scenarios,
                          AuditTrail& trail)
{
    for (const auto& scenario : scenarios) {
        const auto there = readText(connection, scenario.name);
        if (!there)
            return there.error();
        if (*there)
            continue;
        const auto json = scenarioToJson(scenario);
        if (!json)
            return json.error();
        if (auto done = replace(connection, scenario.name, json->toStdString(), trail); !done)
            return done;
    }
    return {};
}

Result<std::vector<Scenario>> storedScenarios(const StoreAddress& address)
{
    using Scenarios = std::vector<Scenario>;
    return valueFrom(address, [](StoreConnection& connection) -> Result<Scenarios> {
        const auto texts = readTexts(connection, nullptr);
        if (!texts)
            return texts.error();
        Scenarios scenarios;
        for (const auto& [name, json] : *texts) {
            auto scenario = scenarioFrom(connection, name, json);
            if (!scenario)
                return scenario.error();
            scenarios.push_back(*std::move(scenario));
        }
        return scenarios;
    });
}

SaveOutcome saveScenario(const StoreAddress& address, const Scenario& scenario,
                         std::optional<std::int64_t> basedOn, const std::string& cluster)
{
    if (auto checked = checkName(scenario.name); !checked)
        return checked.error();
    const auto json = scenarioToJson(scenario);
    if (!json)
        return json.error();
    Save save(kindText(), QString::fromStdString(scenario.name), basedOn,
              [&](StoreConnection& connection, AuditTrail& trail) {
                  return replace(connection, scenario.name, json->toStdString(), trail);
              });
    save.cluster = cluster;
    return saveInto(address, save);
}

Result<void> storeScenario(const StoreAddress& address, const Scenario& scenario)
{
    return saveScenario(address, scenario, std::nullopt).result();
}

SaveOutcome removeStoredScenario(const StoreAddress& address, const std::string& name,
                                 std::optional<std::int64_t> basedOn)
{
    return saveInto(address,
                    Save(kindText(), QString::fromStdString(name), basedOn,
                         [&](StoreConnection& connection, AuditTrail& trail) {
                             const auto there = textOf(connection, name);
                             return there ? replace(connection, name, std::nullopt, trail)
                                          : there.error();
                         }));
}

SaveOutcome copyStoredScenario(const StoreAddress& address, const std::string& name,
                               const std::string& copy)
{
    if (auto checked = checkName(copy); !checked)
        return checked.error();
    return saveInto(address,
                    Save(kindText(), QString::fromStdString(name), std::nullopt,
                         [&](StoreConnection& connection, AuditTrail& trail) {
                             return writeCopy(connection, name, copy, trail);
                         }));
}

SaveOutcome renameStoredScenario(const StoreAddress& address, const std::string& name,
                                 const std::string& newName, std::optional<std::int64_t> basedOn)
{
    if (auto checked = checkName(newName); !checked)
        return checked.error();
    return saveInto(address,
                    Save(kindText(), QString::fromStdString(name), basedOn,
                         [&](StoreConnection& connection, AuditTrail& trail) {
                             const auto done = writeCopy(connection, name, newName, trail);
                             return done ? replace(connection, name, std::nullopt, trail) : done;
                         }));
}

Result<ScenarioSides> scenarioSides(const StoreAddress& address, const std::string& name,
                                    std::int64_t basedOn)
{
    ScenarioSides sides;
    const auto done = readFrom(address, [&](StoreConnection& connection) {
        return readSides(connection, name, basedOn, sides);
    });
    if (!done)
        return done.error();
    return sides;
}

} // namespace fairlead::accounting
