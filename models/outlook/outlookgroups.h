// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <QString>

/// What the groups of an outlook are called in charts and tables; files have their bare names.
namespace fairlead::models {

/// "5–16", "4097 and more": the CPUs that a job asks for.
QString outlookSizeName(const replay::Outlook& outlook, std::size_t size);

/// "10–60 min": a run time of replay::shapeLengths().
QString outlookLengthName(std::size_t length);

/// An account, "5–16", "5–16 × 10–60 min".
QString outlookGroupName(const replay::Outlook& outlook, replay::Grouping by, std::size_t group);

} // namespace fairlead::models
