// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/replay/recording/workload.h"

#include <QString>

#include <cstdint>
#include <optional>

/// Whether the times of a capture that does not tell its UTC offset are local ones: they are then
/// whole quarters of an hour away from the moment of the capture.
namespace fairlead::accounting {

/// What to warn of by the date that scontrol wrote on top of config.txt; nothing: it has none, or
/// it is of that moment.
/// @param takenAt  @unit s since 1970
std::optional<Message> localTimesOfConfig(const QString& configFile, std::int64_t takenAt);
/// The same by jobs of which something happened after the capture.
std::optional<Message> localTimesOfJobs(const replay::Workload& workload, std::int64_t takenAt);

} // namespace fairlead::accounting
