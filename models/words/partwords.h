// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/parts.h"

#include <QString>

/// Words for what a priority is made of, found by the key of the part. Sentence words are in the
/// user's language ("age", "fair-share"); a scheduler's own words stay as they are ("CRED", "FS").
namespace fairlead::models::partwords {

QString name(const Part& part);
/// Of the part with that number in partsOf(); empty beyond the last.
QString name(const Policy& policy, std::size_t part);
/// What it means, for tool tips.
QString description(const Part& part);
/// description() with defectNote().
QString help(const Part& part, const Policy& policy);
/// Which defects of the scheduler decide the part under this policy, for tool tips; empty: none.
QString defectNote(std::string_view key, const Policy& policy);

} // namespace fairlead::models::partwords
