// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/limits.h"
#include "engine/slurm/config/limitchanges.h"

#include <string>
#include <string_view>

namespace fairlead::replay {

/// A limit as sacctmgr writes it, "GrpTRES=cpu=64" for the option "GrpTRES=cpu", "MaxJobsPU=2" for
/// "MaxJobsPU" (limitReasonOf()). Memory in MB, minutes of TRES in minutes. Empty: it is not set,
/// or replays do not know it.
std::string limitText(const LimitSet& limits, std::string_view option);

/// Whether limitText() of a set without limits means that none is set: not of generic resources,
/// licences and what replays do not count.
bool isKnownOption(std::string_view option);

/// The limits of an association by its names; null: none is set.
const AssocLimits* limitsOfAssoc(const Limits& limits, std::string_view account,
                                 std::string_view user, std::string_view partition);
/// Those of a QOS; null: it is not known.
const QosLimits* limitsOfQos(const Limits& limits, std::string_view name);

/// What is set where a change would set another value: "20", "cpu=64,node=4". Empty: nothing is.
std::string valueBefore(const Limits& limits, const LimitChange& change);

} // namespace fairlead::replay
