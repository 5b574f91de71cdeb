// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>

namespace fairlead {

/// One whole number of a cluster that can be turned alone: a parameter, the shares of an
/// association, the nice value of a job.
struct Lever
{
    enum class Kind : std::uint8_t
    {
        Number, ///< a parameter
        Minutes, ///< a parameter that is a duration
        Shares,
        Nice
    };
    Kind kind = Kind::Number;
    std::string parameter; ///< of Number and Minutes
    AssocKey assoc; ///< of Shares
    JobIndex job; ///< of Nice
    std::int64_t now = 0; ///< its value in the inputs  @range [least, most]
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// The levers that may move a job: weights and durations of the policy, the shares of its
/// association and of the accounts above, its nice value where the scheduler has one.
std::vector<Lever> leversOfJob(const Inputs& inputs, JobIndex job);
/// Those that may move the fair-share of an association: durations and shares.
std::vector<Lever> leversOfAssoc(const Inputs& inputs, AssocIndex assoc);

/// The inputs with the lever turned. Nothing: it cannot have that value.
std::optional<Inputs> turned(const Inputs& inputs, const Lever& lever, std::int64_t value);
/// The same as an edit; nothing for Nice, which no scenario knows.
std::optional<Edit> editOf(const Lever& lever, std::int64_t value);
/// The value in the words of the configuration: "7-00:00:00", "1000".
std::string valueText(const Lever& lever, std::int64_t value);

} // namespace fairlead
