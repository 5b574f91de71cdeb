// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "engine/moab/config/entry.h"
#include "engine/moab/config/settings.h"

#include <optional>

/// The parameters of moab.cfg and maui.cfg by name (specification 3.3 to 3.5).
namespace fairlead::moab {

/// What a line of a configuration was good for, beside its effect.
using Notes = Issues;

/// Applies one entry. Nothing is lost: what is unknown goes to Settings::kept, what is odd to
/// `notes`. Error code Usage: the value cannot be read.
Result<void> applyEntry(Settings& settings, const Entry& entry, Notes& notes);

/// Changes one parameter, in the words that a line of moab.cfg would hold; names without regard to
/// case. Costs the same however many credentials have entries. Error code Usage: also an attribute
/// that is not known, and an odd value of what is no weight, of which a line of a file is only
/// warned; the settings are then unchanged.
Result<void> setParameter(Settings& settings, std::string_view name, std::string_view value);

/// The weight or cap of that name, aliases included. Names are in upper case.
std::optional<WeightId> findWeight(std::string_view name);
/// The canonical name of a weight or cap.
std::string weightName(WeightId id);

/// A canonical name, with or without an index, as the parser of the dialect knows it: Maui's reads
/// SERVICECAP under a misspelt name only.
std::string spelledFor(Dialect dialect, std::string_view name);

/// Whether the name (with or without an index) is a parameter that this program understands.
bool isParameter(std::string_view name);
/// All names that Settings can be asked for: weights and caps that are computed, then the rest,
/// then the entries of credentials that are there.
std::vector<std::string> parameterNames(const Settings& settings);
/// Of those the ones whose values may differ from `before`: without the entries of credentials that
/// are the same there. Times: linear where edits made one of the other.
std::vector<std::string> namesThatMayDiffer(const Settings& before, const Settings& after);
/// The value as a configuration would say it; empty when unset or unknown.
std::string parameterValue(const Settings& settings, std::string_view name);
/// "USERCFG[ann]": the name of an entry.
std::string credParameter(Cred cred, const std::string& entry);
/// Whether a second value adds to the first instead of replacing it: USERCFG and the like.
bool addsUp(std::string_view name);

/// The nearest known name, for a misspelling; empty when none is near.
std::string nearestParameter(std::string_view name);

} // namespace fairlead::moab
