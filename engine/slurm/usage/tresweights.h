// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <string_view>
#include <vector>

namespace fairlead {

/// What parseTresWeights() takes as Slurm does, and nobody means: empty entries, text behind a
/// number, weights below 0, a TRES twice.
std::vector<Message> tresWeightFlaws(std::string_view text);

} // namespace fairlead
