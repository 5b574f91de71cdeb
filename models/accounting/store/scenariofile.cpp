// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/scenariofile.h"

#include "engine/base/constants.h"
#include "models/files/inputfile.h"
#include "models/files/outputfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace fairlead::accounting {

namespace {
constexpr auto versionKey = QLatin1String("fairlead-scenario");
constexpr auto nameKey = "name";
constexpr int formatVersion = 1;

/// The texts of a scenario with their keys.
template <typename AnyScenario>
auto textsOf(AnyScenario& scenario)
{
    return std::array{std::pair(nameKey, &scenario.name), std::pair("note", &scenario.note),
                      std::pair("author", &scenario.author)};
}

Error invalid(Message message)
{
    return {ErrorCode::DataInvalid, std::move(message), {}};
}

std::string kindOf(const Edit& edit)
{
    static constexpr std::array kinds{"share", "parameter", "add", "move", "rename", "remove"};
    static_assert(kinds.size() == std::variant_size_v<Edit>);
    return kinds[edit.index()];
}

/// Collects the keys of one edit. Empty text is left out.
class EditWriter
{
public:
    explicit EditWriter(const Edit& edit)
    {
        text("edit", kindOf(edit));
        std::visit([this](const auto& e) { write(e); }, edit);
    }
    [[nodiscard]] const QJsonObject& object() const { return m_object; }
    [[nodiscard]] bool isExact() const { return m_isExact; }

private:
    void text(const char* key, const std::string& value)
    {
        const auto converted = QString::fromStdString(value);
        m_isExact = m_isExact && converted.toStdString() == value;
        if (!value.empty())
            m_object.insert(QLatin1String(key), converted);
    }
    void shares(std::uint32_t value)
    {
        m_object.insert(QLatin1String("shares"),
                        value == slurm::useParentShares ? QJsonValue(QLatin1String("parent"))
                                                        : QJsonValue(static_cast<qint64>(value)));
    }
    void key(const AssocKey& assoc)
    {
        text("account", assoc.account);
        text("user", assoc.user);
        text("partition", assoc.partition);
    }
    void write(const ShareEdit& e)
    {
        key(e.assoc);
        shares(e.shares);
    }
    void write(const ParameterEdit& e)
    {
        text("name", e.name);
        m_object.insert(QLatin1String("value"), QString());
        text("value", e.value);
    }
    void write(const AddEdit& e)
    {
        key(e.assoc);
        text("parent", e.parent);
        shares(e.shares);
    }
    void write(const MoveEdit& e)
    {
        text("account", e.account);
        text("parent", e.parent);
    }
    void write(const RenameEdit& e)
    {
        text("account", e.account);
        text("name", e.name);
    }
    void write(const RemoveEdit& e) { key(e.assoc); }

    QJsonObject m_object;
    bool m_isExact = true;
};

/// Takes the keys of one edit. Remembers the first thing that is wrong, and which keys were asked
/// for: one that nobody asks for is a misspelling.
class EditReader
{
public:
    explicit EditReader(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    Result<Edit> read()
    {
        const auto kind = text("edit", Required);
        Edit edit;
        if (kind == "share")
            edit = ShareEdit{key(), shares()};
        else if (kind == "parameter")
            edit = ParameterEdit{text("name", Required), text("value", Present)};
        else if (kind == "add")
            edit = AddEdit{key(), text("parent", Optional), shares()};
        else if (kind == "move")
            edit = MoveEdit{text("account", Required), text("parent", Required)};
        else if (kind == "rename")
            edit = RenameEdit{text("account", Required), text("name", Required)};
        else if (kind == "remove")
            edit = RemoveEdit{key()};
        else
            fail({said("Messages", "“%1” is not a kind of edit"), {kind}});
        if (!m_error && !m_object.isEmpty())
            fail({said("Messages", "does not know “%1”"), {m_object.begin().key().toStdString()}});
        if (m_error)
            return invalid(*std::move(m_error));
        return edit;
    }

private:
    enum Need
    {
        Optional,
        Present,
        Required
    }; // may be missing, but not empty; may be empty, but not missing; neither

    void fail(Message what)
    {
        if (!m_error)
            m_error = std::move(what);
    }
    std::string text(const char* key, Need need)
    {
        const auto value = m_object.take(QLatin1String(key));
        const bool isMissing = value.isUndefined() && need != Optional;
        const bool isWrong = !value.isUndefined() && !value.isString();
        const bool isEmpty = value.isString() && value.toString().isEmpty() && need != Present;
        if (isMissing || isWrong || isEmpty)
            fail({said("Messages", "needs a text for “%1”"), {key}});
        return value.toString().toStdString();
    }
    AssocKey key()
    {
        AssocKey result;
        result.account = text("account", Required);
        result.user = text("user", Optional);
        result.partition = text("partition", Optional);
        return result;
    }
    std::uint32_t shares()
    {
        const auto value = m_object.take(QLatin1String("shares"));
        if (value.toString() == QLatin1String("parent"))
            return slurm::useParentShares;
        const double number = value.toDouble(-1.0);
        if (!(number >= 0.0) || number >= slurm::useParentShares || std::floor(number) != number) {
            fail(said("Messages",
                      "needs “shares”: a whole number from 0 to 2147483646, or “parent”"));
            return 0;
        }
        return static_cast<std::uint32_t>(number);
    }

    QJsonObject m_object;
    std::optional<Message> m_error;
};

/// "line 3, column 14" of a byte in the text.
Message placeOf(const QByteArray& text, qsizetype offset)
{
    const auto before = text.left(offset);
    const auto line = before.count('\n') + 1;
    const auto column = offset - (before.lastIndexOf('\n') + 1) + 1;
    return {said("Messages", "line %1, column %2"), {number(line), number(column)}};
}

Result<QJsonObject> parse(const QByteArray& text)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        return invalid({said("Messages", "%1: not JSON: %2"),
                        {placeOf(text, error.offset), error.errorString().toStdString()}});
    }
    if (!document.isObject() || !document.object().contains(versionKey))
        return invalid(said("Messages", "not a Fairlead scenario: it has no “fairlead-scenario”"));
    const int version = document.object().value(versionKey).toInt(0);
    if (version > formatVersion) {
        return invalid({said("Messages",
                             "the scenario was written by a newer Fairlead: format %1, this "
                             "program reads format 1"),
                        {number(version)}});
    }
    if (version != formatVersion)
        return invalid(said("Messages", "“fairlead-scenario” is not a format number"));
    return document.object();
}

Result<std::vector<Edit>> readEdits(const QJsonValue& value)
{
    if (!value.isArray())
        return invalid(said("Messages", "“edits” is not a list"));
    std::vector<Edit> edits;
    for (const auto& entry : value.toArray()) {
        const auto place = number(edits.size() + 1);
        if (!entry.isObject())
            return invalid({said("Messages", "edit %1 is not an object"), {place}});
        auto edit = EditReader(entry.toObject()).read();
        if (!edit)
            return invalid({said("Messages", "edit %1: %2"), {place, edit.error().message}});
        edits.push_back(*std::move(edit));
    }
    return edits;
}
} // namespace

Result<Scenario> scenarioFromJson(const QByteArray& text)
{
    auto object = parse(text);
    if (!object)
        return object.error();
    Scenario scenario;
    for (const auto& [key, place] : textsOf(scenario)) {
        const auto value = object->value(QLatin1String(key));
        if (!value.isUndefined() && !value.isString())
            return invalid({said("Messages", "“%1” is not a text"), {key}});
        *place = value.toString().toStdString();
        object->remove(QLatin1String(key));
    }
    auto edits = readEdits(object->take(QLatin1String("edits")));
    if (!edits)
        return edits.error();
    scenario.edits = *std::move(edits);
    object->remove(versionKey);
    if (!object->isEmpty())
        return invalid(
            {said("Messages", "does not know “%1”"), {object->begin().key().toStdString()}});
    return scenario;
}

Result<QByteArray> scenarioToJson(const Scenario& scenario)
{
    QJsonObject object{{versionKey, formatVersion}};
    bool isExact = true;
    for (const auto& [key, text] : textsOf(scenario)) {
        const auto converted = QString::fromStdString(*text);
        isExact = isExact && converted.toStdString() == *text;
        if (!text->empty() || key == nameKey)
            object.insert(QLatin1String(key), converted);
    }
    QJsonArray edits;
    for (const auto& edit : scenario.edits) {
        const EditWriter writer(edit);
        isExact = isExact && writer.isExact();
        edits.append(writer.object());
    }
    if (!isExact)
        return Error{
            ErrorCode::OutputFailed, said("Messages", "a name in the scenario is not UTF-8"), {}};
    object.insert(QLatin1String("edits"), edits);
    return QJsonDocument(object).toJson();
}

Result<Scenario> readScenario(const QString& path)
{
    const auto text = files::readWhole(path, largestScenario);
    if (!text)
        return text.error();
    auto scenario = scenarioFromJson(*text);
    if (!scenario)
        return about(path.toStdString(), scenario.error());
    return scenario;
}

Result<void> writeScenario(const QString& path, const Scenario& scenario)
{
    const auto json = scenarioToJson(scenario);
    if (!json)
        return json.error();
    return files::writeWholeFile(
        path, std::string_view(json->constData(), static_cast<std::size_t>(json->size())));
}

} // namespace fairlead::accounting
