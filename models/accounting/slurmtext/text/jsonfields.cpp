// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/jsonfields.h"

#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/text/jsonvalues.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairlead::accounting {

namespace {
constexpr double largestWhole = 4294967295.0;
constexpr double latestTime = 253402300799.0; // s; the end of the year 9999

bool isInRange(double number, JsonKind kind)
{
    switch (kind) {
    case JsonKind::Whole:
    case JsonKind::WholeOrUnset:
        return number >= 0 && number <= largestWhole && number == std::trunc(number);
    case JsonKind::Signed:
        return std::abs(number) <= largestWhole && number == std::trunc(number);
    case JsonKind::Time:
        return number >= 0 && number <= latestTime;
    case JsonKind::Number:
        return number >= 0;
    case JsonKind::Text:
        break;
    }
    return false;
}

/// What Slurm's parser flag +complex writes for a number that is not set or has no end.
bool saysUnset(const QJsonValue& value)
{
    return value == QLatin1String("Infinity") || value == QLatin1String("NaN");
}

/// {"set": false, ...} or {"infinite": true, ...}
bool saysNoNumber(const QJsonObject& object)
{
    return object.value(QStringLiteral("infinite")).toBool()
        || !object.value(QStringLiteral("set")).toBool(true);
}

template <typename Test>
std::optional<std::string> firstOf(std::span<const JsonField> fields, Test test)
{
    const auto found = std::find_if(fields.begin(), fields.end(), test);
    return found == fields.end() ? std::nullopt : std::optional<std::string>(found->name);
}
} // namespace

bool isUsable(const QJsonValue& value, JsonKind kind)
{
    if (kind == JsonKind::Text)
        return value.isString();
    if (kind == JsonKind::WholeOrUnset && saysUnset(value))
        return true;
    if (value.isObject() && saysNoNumber(value.toObject()))
        return true;
    const auto number = value.isObject() ? value.toObject().value(QStringLiteral("number")) : value;
    return number.isDouble() && isInRange(number.toDouble(), kind);
}

bool isPresent(const QJsonValue& value)
{
    return !value.isUndefined() && !value.isNull();
}

std::optional<std::string> unusableAmong(std::span<const JsonField> fields,
                                         const QJsonObject& object)
{
    return firstOf(fields, [&](const JsonField& field) {
        const auto value = object.value(QLatin1String(field.name));
        return isPresent(value) && !isUsable(value, field.kind);
    });
}

std::optional<std::string> missingAmong(std::span<const JsonField> fields,
                                        const QJsonObject& object)
{
    return firstOf(fields, [&](const JsonField& field) {
        return field.isRequired && !isPresent(object.value(QLatin1String(field.name)));
    });
}

Issue lostAssoc(const QJsonObject& object, const std::string& field, std::string file)
{
    const AssocKey key{textOf(object, "account"), textOf(object, "user"),
                       textOf(object, "partition")};
    Issue issue{Severity::Warning,
                {said("Messages", "%1: “%2” is not a whole number; the association is left out"),
                 {keyText(key), field}},
                std::move(file)};
    issue.loss = Loss::ListEntry;
    return issue;
}

} // namespace fairlead::accounting
