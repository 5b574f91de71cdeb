// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"
#include "engine/base/message.h"

#include <QJsonObject>
#include <QJsonValue>

#include <optional>
#include <span>
#include <string>

/// Whether fields of Slurm's answers in JSON hold what they may hold.
namespace fairlead::accounting {

enum class JsonKind
{
    Whole, ///< of 32 bits without a sign
    WholeOrUnset, ///< the same, or "Infinity" or "NaN" for what is not set
    Signed, ///< of 32 bits, or the wrap of a negative one
    Time, ///< s since 1970
    Number, ///< 0 or more
    Text
};

struct JsonField
{
    const char* name;
    JsonKind kind;
    bool isRequired = false;
};

/// A value of this kind, or one that says it is not set.
bool isUsable(const QJsonValue& value, JsonKind kind);
/// Neither absent nor null.
bool isPresent(const QJsonValue& value);
/// The first of the fields that is given and of another kind; nothing: none is.
std::optional<std::string> unusableAmong(std::span<const JsonField> fields,
                                         const QJsonObject& object);
/// The first of the fields that must be there and is not.
std::optional<std::string> missingAmong(std::span<const JsonField> fields,
                                        const QJsonObject& object);

/// That an association is left out for such a field: what stands below it or runs under it is lost
/// with it.
Issue lostAssoc(const QJsonObject& object, const std::string& field, std::string file);

} // namespace fairlead::accounting
