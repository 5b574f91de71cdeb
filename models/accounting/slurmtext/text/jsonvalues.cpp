// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/jsonvalues.h"

#include "models/files/inputfile.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace fairlead::accounting {

namespace {
/// What the command or slurmrestd says of an answer that is none; empty: nothing.
std::string toldErrorsIn(const QJsonObject& object)
{
    std::string text;
    for (const auto& value : object.value(QStringLiteral("errors")).toArray()) {
        const auto error = value.toObject();
        auto one = value.isString() ? value.toString().toStdString() : textOf(error, "description");
        const auto cause = textOf(error, "error");
        if (!cause.empty() && cause != one)
            one += (one.empty() ? "" : ": ") + cause;
        text += (text.empty() ? "" : "; ") + (one.empty() ? std::string("?") : one);
    }
    return text;
}

/// A name that the outermost object holds twice: the reader of JSON takes the last one in silence.
QByteArray repeatedName(const QByteArray& text)
{
    QSet<QByteArray> seen;
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == '{' || text[at] == '[')
            ++depth;
        else if (text[at] == '}' || text[at] == ']')
            --depth;
        if (text[at] != '"')
            continue;
        const auto begin = ++at;
        for (; at < text.size() && text[at] != '"'; ++at)
            at += text[at] == '\\' ? 1 : 0;
        if (depth != 1)
            continue;
        const auto name = text.mid(begin, at - begin);
        auto next = at + 1;
        while (next < text.size() && std::isspace(static_cast<unsigned char>(text[next])) != 0)
            ++next;
        if (next >= text.size() || text[next] != ':')
            continue; // a value
        if (seen.contains(name))
            return name;
        seen.insert(name);
    }
    return {};
}

/// Slurm 23.11 and 24.05 write numbers that JSON does not have, where nobody has used anything:
/// Infinity, -Infinity and NaN become texts. A null would be what is not set, a text is no number.
QByteArray withoutInfinities(const QByteArray& text)
{
    QByteArray plain;
    plain.reserve(text.size());
    bool isString = false;
    for (qsizetype at = 0; at < text.size();) {
        const QByteArrayView rest = QByteArrayView(text).sliced(at);
        qsizetype length = 0;
        for (const auto* word : {"-Infinity", "Infinity", "NaN"}) {
            if (!isString && rest.startsWith(QByteArrayView(word)))
                length = QByteArrayView(word).size();
            if (length != 0)
                break;
        }
        if (length != 0) {
            plain += '"' + rest.first(length).toByteArray() + '"';
            at += length;
            continue;
        }
        if (text[at] == '\\' && isString && at + 1 < text.size())
            plain += text[at++];
        else if (text[at] == '"')
            isString = !isString;
        plain += text[at++];
    }
    return plain;
}

Error invalid(Message message)
{
    return {ErrorCode::DataInvalid, std::move(message), {}};
}
} // namespace

Result<QJsonObject> readJsonObject(const QString& path)
{
    const auto text = files::readWhole(path);
    if (!text)
        return text.error();
    QJsonParseError problem;
    auto document = QJsonDocument::fromJson(*text, &problem);
    if (problem.error != QJsonParseError::NoError) {
        QJsonParseError still;
        auto plain = QJsonDocument::fromJson(withoutInfinities(*text), &still);
        if (still.error == QJsonParseError::NoError) {
            document = std::move(plain);
            problem = still;
        }
    }
    if (problem.error != QJsonParseError::NoError)
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 is not valid JSON (at byte %2)"),
                      {path.toStdString(), std::to_string(problem.offset)}},
                     problem.errorString().toStdString()};
    auto object = document.object();
    if (const auto name = repeatedName(*text); !name.isEmpty())
        return invalid(
            {said("Messages", "%1 has “%2” twice"), {path.toStdString(), name.toStdString()}});
    if (auto told = toldErrorsIn(object); !told.empty())
        return invalid({said("Messages", "%1 is the answer of a command that failed: %2"),
                        {path.toStdString(), std::move(told)}});
    return object;
}

std::string toldErrors(const QByteArray& json)
{
    return toldErrorsIn(QJsonDocument::fromJson(json).object());
}

Result<QJsonArray> readJsonArray(const QString& path, const QString& key)
{
    const auto object = readJsonObject(path);
    if (!object)
        return object.error();
    auto value = object->value(key);
    if (value.isObject()) // sshare: {"shares": {"shares": [...]}}
        value = value.toObject().value(key);
    if (!value.isArray())
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 has no list “%2”"), {path.toStdString(), key.toStdString()}},
            {}};
    return value.toArray();
}

/// A plain number, or {"set": true, "infinite": false, "number": n}.
std::optional<double> numberOf(const QJsonValue& value)
{
    if (value.isDouble())
        return value.toDouble();
    const auto object = value.toObject();
    if (object.isEmpty() || object.value(QStringLiteral("infinite")).toBool()
        || !object.value(QStringLiteral("set")).toBool(true))
        return std::nullopt;
    const auto number = object.value(QStringLiteral("number"));
    return number.isDouble() ? std::optional(number.toDouble()) : std::nullopt;
}

std::uint32_t unsignedOf(const QJsonValue& value, std::uint32_t otherwise)
{
    const auto number = numberOf(value);
    if (!number || *number < 0 || *number > 4294967295.0 || *number != std::trunc(*number))
        return otherwise;
    return static_cast<std::uint32_t>(*number);
}

/// A whole number; what a double cannot tell from its neighbours is none.
std::optional<std::int64_t> integerOf(const QJsonValue& value)
{
    constexpr double limit = 9007199254740992.0; // beyond it doubles skip whole numbers
    const auto number = numberOf(value);
    if (!number || !(std::abs(*number) <= limit) || *number != std::trunc(*number))
        return std::nullopt;
    return static_cast<std::int64_t>(*number);
}

std::int64_t timeOf(const QJsonValue& value)
{
    const auto number = numberOf(value).value_or(0.0);
    return number > 0 && number < 253402300799.0 ? static_cast<std::int64_t>(number) : 0;
}

std::string textOf(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString().toStdString();
}

QJsonValue at(const QJsonObject& object, const char* outer, const char* inner)
{
    return object.value(QLatin1String(outer)).toObject().value(QLatin1String(inner));
}

bool hasFlag(const QJsonObject& object, const char* flag)
{
    const auto flags = object.value(QStringLiteral("flags")).toArray();
    return std::ranges::any_of(flags, [flag](const QJsonValue& value) {
        return value.toString().compare(QLatin1String(flag), Qt::CaseInsensitive) == 0;
    });
}

std::string shownState(const QJsonValue& value)
{
    static constexpr std::array shownFirst{
        "COMPLETING",   "STAGE_OUT",    "CONFIGURING", "RESIZING", "REQUEUED",      "REQUEUE_FED",
        "REQUEUE_HOLD", "SPECIAL_EXIT", "STOPPED",     "REVOKED",  "RESV_DEL_HOLD", "SIGNALING"};
    if (!value.isArray())
        return value.toString().toStdString();
    const auto states = value.toArray();
    for (const auto* flag : shownFirst) {
        if (states.contains(QLatin1String(flag)))
            return flag;
    }
    return states.first().toString().toStdString();
}

} // namespace fairlead::accounting
