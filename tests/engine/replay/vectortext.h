// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/replay.h"

#include <map>
#include <string>
#include <string_view>

namespace fairlead::replay {

/// One line of the notation of the test vectors: "name | cluster; parameters | jobs | starts".
struct Vector
{
    std::string name;
    Scene scene;
    std::map<std::string, std::uint32_t> jobs; ///< by name, of tasks "A_0"
    std::map<std::string, std::string> expected; ///< "12@n1+n2" or "12", by the job's name
};

Vector parseVector(std::string_view line);

/// What the replay of it made of the job: "12@n1+n2", without the nodes where none are asked for.
std::string answerOf(const Vector& vector, const Outcome& outcome, const std::string& job);

/// Time 0: controller up, ticks at 1, 2, 3 s, backfill at 30, 60 s, nobody has looked for long.
ReplayOptions vectorOptions();

} // namespace fairlead::replay
