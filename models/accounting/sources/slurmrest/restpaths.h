// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QByteArray>

namespace fairlead::accounting {

/// Where one version of slurmrestd's interface answers. All of them are only read.
struct RestPaths
{
    int version = 0; ///< 38: v0.0.38
    QByteArray jobs;
    QByteArray partitions;
    QByteArray nodes;
    QByteArray qos;
    QByteArray associations;
    QByteArray shares; ///< empty: v0.0.38 has none, so that nobody tells usage
};

/// Where slurmrestd says of itself what it answers.
inline constexpr auto openapiPath = "/openapi/v3";

/// The oldest version whose answers can be read.
inline constexpr int oldestRestVersion = 38;

/// Takes the newest version that has all that is needed, from what slurmrestd says of itself. Error
/// codes: DataInvalid: it is no such document, or names no such version; SourceUnreachable: it is
/// no JSON, as any other answer that was cut off.
Result<RestPaths> newestPaths(const QByteArray& openapi);

} // namespace fairlead::accounting
