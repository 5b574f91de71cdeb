// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/parameters.h"

#include "engine/base/text.h"
#include "engine/moab/config/scalars.h"
#include "engine/moab/config/values.h"

#include <algorithm>
#include <utility>

namespace fairlead::moab {

namespace {
void note(Notes& notes, Severity severity, Message message)
{
    notes.push_back({severity, std::move(message), {}, 0});
}

bool isComponentWeight(WeightId id)
{
    return id.kind == WeightId::ComponentWeight;
}

/// Names that Maui's parser does not know, or whose value it drops (specification 1.2).
bool isDroppedByMaui(const std::string& name)
{
    static constexpr std::array names{"SERVICECAP", "SERVCAP", "ATTRWEIGHT", "ATTRCAP"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

void noteWithoutEffect(const Settings& settings, const std::string& name, WeightId id, Notes& notes)
{
    const bool isSub = id.kind == WeightId::SubWeight || id.kind == WeightId::SubCap;
    if (isSub && !isComputed(settings.dialect, static_cast<Sub>(id.index)))
        note(notes, Severity::Note, {said("Messages", "%1 has no effect in Maui"), {name}});
}

/// Maui turns a percent sign behind a component weight into weight 10.
Result<std::int64_t> weightValue(const Settings& settings, WeightId id, const std::string& value)
{
    if (value.ends_with('%')) {
        if (!settings.isMaui())
            return usageError({said("Messages", "“%1”: percentages are not weights"), {value}});
        if (isComponentWeight(id))
            return std::int64_t{10};
    }
    if (id.kind == WeightId::MinimumLimit)
        return parseTime(value, settings.dialect);
    return parseNumber(value, settings.dialect);
}

/// A number that is written as another one.
void noteOddText(const Settings& settings, const std::string& name, const std::string& text,
                 std::int64_t number, Notes& notes)
{
    const auto plain = std::to_string(number);
    if (settings.isMaui() && plain != text && '+' + plain != text)
        note(notes, Severity::Warning,
             {said("Messages", "%1: Maui reads “%2” as %3"), {name, text, plain}});
    if (!settings.isMaui() && text.size() > 1 && text.starts_with('0'))
        note(notes, Severity::Warning,
             {said("Messages", "%1: “%2” is read as decimal"), {name, text}});
}

void noteOddNumber(const Settings& settings, const Entry& entry, WeightId id, std::int64_t number,
                   Notes& notes)
{
    const auto& text = entry.values.front();
    if (entry.values.size() > 1)
        note(notes, Severity::Warning,
             {said("Messages", "%1: only the first of several values counts"), {entry.name}});
    if (id.kind != WeightId::MinimumLimit)
        noteOddText(settings, entry.name, text, number, notes);
    const bool isCap = id.kind == WeightId::ComponentCap || id.kind == WeightId::SubCap;
    if (isCap && number < 0)
        note(notes, Severity::Warning,
             {said("Messages", "%1: a cap below 0 binds nothing"), {entry.name}});
}

PartitionWeights& partitionOf(Settings& settings, const std::string& name)
{
    auto& list = settings.partitions;
    const auto known = std::find_if(list.begin(), list.end(),
                                    [&](const auto& partition) { return partition.name == name; });
    if (known != list.end())
        return *known;
    list.emplace_back().name = name;
    return list.back();
}

void storeWeight(Settings& settings, const std::string& index, WeightId id, std::int64_t number)
{
    if (index.empty() || index == "0" || text::equalsIgnoreCase(index, "ALL")) {
        weightAt(settings.weights, id) = number;
        return;
    }
    auto& values = partitionOf(settings, index).values;
    std::erase_if(values, [&](const auto& known) { return known.first == id; });
    values.emplace_back(id, number);
}

Result<void> setWeight(Settings& settings, const Entry& entry, WeightId id, Notes& notes)
{
    if (settings.isMaui() && isDroppedByMaui(entry.name)) {
        note(notes, Severity::Note, {said("Messages", "%1 has no effect in Maui"), {entry.name}});
        return {};
    }
    const auto number = weightValue(settings, id, entry.values.front());
    if (!number)
        return number.error();
    noteOddNumber(settings, entry, id, *number, notes);
    noteWithoutEffect(settings, entry.name, id, notes);
    if (settings.isMaui() && *number == -1 && !isComponentWeight(id)) {
        note(notes, Severity::Warning,
             {said("Messages", "%1: Maui takes -1 for unset"), {entry.name}});
        return {};
    }
    storeWeight(settings, entry.index, id, *number);
    return {};
}

CredConfig* credEntry(Settings& settings, const Entry& entry)
{
    if (entry.name == "SYSCFG")
        return &settings.system;
    if (entry.name == "QUEUECFG")
        return entry.index.empty() ? nullptr : &settings.entry(Cred::Class, entry.index);
    for (std::size_t i = 0; i < credCount; ++i) {
        if (entry.name == configName(static_cast<Cred>(i)))
            return entry.index.empty() ? nullptr
                                       : &settings.entry(static_cast<Cred>(i), entry.index);
    }
    return nullptr;
}

bool isCredConfig(const std::string& name)
{
    return name.ends_with("CFG") && isParameter(name);
}

/// What an entry says of a credential that nobody knows.
std::vector<Message> unknownIn(const Entry& entry, Dialect dialect)
{
    std::vector<Message> unknown;
    std::vector<std::string> others;
    CredConfig scratch;
    for (const auto& attribute : parseAttributes(entry.values, dialect, others)) {
        const auto known = setAttribute(scratch, attribute, dialect);
        if (known && !*known)
            unknown.emplace_back(said("Messages", "%1: %2 is not known"),
                                 std::vector<FilledIn>{entry.name, attribute.name});
    }
    for (const auto& word : others)
        unknown.emplace_back(said("Messages", "%1: “%2” is not NAME=VALUE"),
                             std::vector<FilledIn>{entry.name, word});
    return unknown;
}

void noteOddAttribute(const Settings& settings, const Attribute& attribute, Notes& notes)
{
    if (!isNumber(attribute, settings.dialect))
        return;
    if (const auto number = parseNumber(attribute.value, settings.dialect))
        noteOddText(settings, attribute.name, attribute.value, *number, notes);
}

Result<void> setCred(Settings& settings, const Entry& entry, Notes& notes)
{
    auto* target = credEntry(settings, entry);
    if (target == nullptr)
        return usageError({said("Messages", "%1 needs a name in brackets"), {entry.name}});
    std::vector<std::string> others;
    const auto attributes = parseAttributes(entry.values, settings.dialect, others);
    Result<void> result;
    for (const auto& attribute : attributes) {
        const auto known = setAttribute(*target, attribute, settings.dialect);
        if (!known)
            result = usageError(about(attribute.name, known.error().message));
        noteOddAttribute(settings, attribute, notes);
    }
    for (auto& unknown : unknownIn(entry, settings.dialect))
        note(notes, Severity::Warning, std::move(unknown));
    return result;
}

/// QOSPRIORITY[x] and the like: QOSCFG of old.
std::optional<Entry> oldQosForm(const Entry& entry)
{
    struct Form
    {
        const char* name;
        const char* attribute;
    };
    static constexpr std::array forms{
        Form{"QOSPRIORITY", "PRIORITY"}, Form{"QOSQTWEIGHT", "QTWEIGHT"},
        Form{"QOSXFWEIGHT", "XFWEIGHT"}, Form{"QOSTARGETQT", "QTTARGET"},
        Form{"QOSQTTARGET", "QTTARGET"}, Form{"QOSTARGETXF", "XFTARGET"},
        Form{"QOSXFTARGET", "XFTARGET"}};
    for (const auto& form : forms) {
        if (entry.name == form.name && !entry.index.empty() && !entry.values.empty())
            return Entry{
                "QOSCFG", entry.index, {std::string(form.attribute) + '=' + entry.values.front()}};
    }
    return {};
}

/// Whether a misspelling of this name would change results (specification 3.5).
bool mattersIfMisspelt(const std::string& name)
{
    static constexpr std::array harmless{"RMCFG",     "NODECFG", "AMCFG",     "SRCFG", "PARCFG",
                                         "CLIENTCFG", "VCCFG",   "GEVENTCFG", "IDCFG", "ADMINCFG"};
    if (std::find(harmless.begin(), harmless.end(), name) != harmless.end())
        return false;
    return name.ends_with("WEIGHT") || name.ends_with("CAP") || name.ends_with("CFG")
        || name.starts_with("FS") || name.starts_with("PRIORITY") || name.starts_with("JOBPRIO");
}

/// What these schedulers know and this program only keeps.
bool isKnownWithoutEffect(const std::string& name)
{
    static constexpr std::array names{"FSCONFIGFILE",
                                      "FSENABLECAPPRIORITY",
                                      "FSTARGETISABSOLUTE",
                                      "UPROCWEIGHT",
                                      "UPROCCAP",
                                      "UJOBWEIGHT",
                                      "UJOBCAP",
                                      "QOSNAME"};
    return name.starts_with("FSTREE") || std::find(names.begin(), names.end(), name) != names.end();
}

/// Values that can be read and are still worth a second look.
void noteOddScalar(const Settings& settings, const Entry& entry, Notes& notes)
{
    if (entry.name == "FSDECAY" && !(settings.fsDecay >= 0.0 && settings.fsDecay <= 1.0))
        note(notes, Severity::Warning, said("Messages", "FSDECAY is outside 0 to 1"));
    const auto& value = entry.values.front();
    if (entry.name == "FSINTERVAL" && std::count(value.begin(), value.end(), ':') == 1)
        note(notes, Severity::Warning,
             counted(static_cast<std::size_t>(settings.fsInterval),
                     said("Messages", "FSINTERVAL: “%2” is read as 1 second; write three fields"),
                     said("Messages", "FSINTERVAL: “%2” is read as %1 seconds; write three fields"),
                     {value}));
}

void keep(Settings& settings, const Entry& entry, Notes& notes)
{
    KeptParameter kept{entry.name + (entry.index.empty() ? "" : '[' + entry.index + ']'), {}};
    for (const auto& value : entry.values)
        kept.value += (kept.value.empty() ? "" : " ") + value;
    const auto upper = text::upper(entry.name);
    if (isKnownWithoutEffect(upper)) {
        note(notes, Severity::Warning,
             {said("Messages", "%1 is kept and does not affect the result"), {entry.name}});
    } else if (mattersIfMisspelt(upper)) {
        const bool isCase = settings.isMaui() && isParameter(upper);
        const auto near = isCase ? upper : nearestParameter(upper);
        note(notes, Severity::Warning,
             near.empty()
                 ? Message(said("Messages", "%1 is not known and has no effect"), {entry.name})
                 : Message(said("Messages", "%1 is not known and has no effect; %2 is"),
                           {entry.name, near}));
    }
    settings.kept.push_back(std::move(kept));
}
} // namespace

Result<void> applyEntry(Settings& settings, const Entry& entry, Notes& notes)
{
    if (entry.name.empty())
        return {};
    if (const auto form = oldQosForm(entry))
        return setCred(settings, *form, notes);
    const auto id = findWeight(entry.name);
    const bool isKnown = id || isScalar(entry.name) || isCredConfig(entry.name);
    if (!isKnown) {
        keep(settings, entry, notes);
        return {};
    }
    if (entry.hasOpenQuote)
        note(notes, Severity::Warning,
             {said("Messages", "%1: a quotation mark is not closed"), {entry.name}});
    if (entry.values.empty()) {
        note(notes, Severity::Warning, {said("Messages", "%1 has no value"), {entry.name}});
        return {};
    }
    if (isCredConfig(entry.name))
        return setCred(settings, entry, notes);
    auto done = id ? setWeight(settings, entry, *id, notes) : setScalar(settings, entry);
    if (!done)
        return usageError(about(entry.name, done.error().message));
    if (!id)
        noteOddScalar(settings, entry, notes);
    return done;
}

namespace {
/// The entry carried out on settings that hold of the credentials the one that it names.
Result<void> setCredOf(Settings& settings, const Entry& entry, Notes& notes)
{
    Settings trial(settings.dialect);
    trial.system = settings.system;
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        if (const auto* known = settings.creds[kind].find(entry.index))
            trial.creds[kind].entry(entry.index) = *known;
    }
    if (auto done = applyEntry(trial, entry, notes); !done)
        return done;
    if (const auto unknown = unknownIn(entry, settings.dialect); !unknown.empty())
        return usageError(unknown.front());
    settings.system = std::move(trial.system);
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        for (const auto& changed : trial.creds[kind])
            settings.creds[kind].entry(changed.name) = changed;
    }
    return {};
}

/// The same of what has to do with no credential.
Result<void> setOther(Settings& settings, const Entry& entry, Notes& notes)
{
    auto creds = std::exchange(settings.creds, {});
    auto trial = settings;
    settings.creds = std::move(creds);
    // It stands in place of the lines before: what Maui takes for unset is not what they said.
    if (const auto id = findWeight(entry.name); id && settings.isMaui() && entry.index.empty()) {
        Settings unset(Dialect::Maui);
        weightAt(trial.weights, *id) = weightAt(unset.weights, *id);
    }
    if (auto done = applyEntry(trial, entry, notes); !done)
        return done;
    if (isScalar(entry.name) && !notes.empty())
        return usageError(notes.front().message);
    trial.creds = std::move(settings.creds);
    settings = std::move(trial);
    return {};
}
} // namespace

Result<void> setParameter(Settings& settings, std::string_view name, std::string_view value)
{
    if (!isParameter(name))
        return usageError(
            {said("Messages", "“%1” is not a priority parameter"), {std::string(name)}});
    if (name.find('[') != std::string_view::npos && !name.ends_with(']'))
        return usageError(
            {said("Messages", "“%1”: the bracket is not closed"), {std::string(name)}});
    const auto bracket = std::min(name.find('['), name.size());
    const auto line
        = spelledFor(settings.dialect,
                     text::upper(name.substr(0, bracket)) + std::string(name.substr(bracket)))
        + ' ' + std::string(value);
    Notes notes;
    const auto entry = parseEntry(line, settings.dialect);
    return isCredConfig(entry.name) ? setCredOf(settings, entry, notes)
                                    : setOther(settings, entry, notes);
}

} // namespace fairlead::moab
