// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

/// What the answers of Slurm 23 and later in JSON have in common.
namespace fairlead::accounting {

/// The object of a file. Error codes: SourceUnreachable, DataInvalid with the place where the JSON
/// ends to make sense.
Result<QJsonObject> readJsonObject(const QString& path);
/// The list of this name in it. Error codes too: DataInvalid, there is none.
Result<QJsonArray> readJsonArray(const QString& path, const QString& key);
/// A plain number, or {"set": true, "infinite": false, "number": n}.
std::optional<double> numberOf(const QJsonValue& value);
std::uint32_t unsignedOf(const QJsonValue& value, std::uint32_t otherwise = 0);
/// A whole number; what a double cannot tell from its neighbours is none.
std::optional<std::int64_t> integerOf(const QJsonValue& value);
/// Unix seconds; 0: none.
std::int64_t timeOf(const QJsonValue& value);
std::string textOf(const QJsonObject& object, const char* key);
/// The member of a member.
QJsonValue at(const QJsonObject& object, const char* outer, const char* inner);
/// Whether its list `flags` has one: in capital letters since v0.0.39, in small ones before.
bool hasFlag(const QJsonObject& object, const char* flag);
/// The word that the commands of Slurm show. A state is a text up to v0.0.39, then a list of the
/// state and its flags.
/// @source job_state_string()
std::string shownState(const QJsonValue& value);
/// What a server says in the list “errors” of an answer; empty: nothing, or it is no JSON.
std::string toldErrors(const QByteArray& json);

} // namespace fairlead::accounting
