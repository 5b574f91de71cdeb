// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <vector>

namespace fairlead::replay {

/// Something that is due.
struct Timed
{
    Moment at = 0;
    std::uint32_t what = 0;
    bool operator>(const Timed& other) const
    {
        return at != other.at ? at > other.at : what > other.what;
    }
};

/// Submissions in order: jobs, of arrays the first tasks. Who ended before `from` is left out.
/// @param seed  0: as recorded; else somewhere in the recorded second, in the order of numbers
std::vector<Timed> submissionsOf(const Workload& workload, Second from, std::uint64_t seed);

/// The first moment of a beat at or after `from`.
inline Moment nextBeat(Moment beat, std::int64_t period, Moment from)
{
    if (from <= beat)
        return beat;
    return beat + (from - beat + period - 1) / period * period;
}

} // namespace fairlead::replay
