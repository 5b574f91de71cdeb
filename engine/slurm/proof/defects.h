// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/defects.h"

namespace fairlead::slurm {

/// See fairlead::defectsOf().
std::vector<Defect> defectsOf(const Settings& settings, std::string_view part);

} // namespace fairlead::slurm
