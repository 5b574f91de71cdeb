// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/fairsharetable.h"

namespace fairlead::moab {

/// See fairlead::fairshareTable(); of an evaluation in one of these dialects. Null: no FSPOLICY.
std::shared_ptr<const FairshareTable> fairshareTable(const Evaluation& evaluation);

} // namespace fairlead::moab
