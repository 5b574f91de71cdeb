// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/fairsharerole.h"
#include "engine/base/message.h"
#include "engine/priority/parts.h"
#include "engine/scenario/scenario.h"

namespace fairlead {

/// A number of points for a sentence: whole ones without fraction, small ones with two digits that
/// count.
Message pointsText(double points);
/// A part of a whole in percent: "12 %"; what is less than 1 % with one decimal.
Message percentText(double part);

/// Whether a part has a weight that a parameter sets.
inline bool hasWeight(const Part& part)
{
    return *part.weightParameter != '\0';
}
/// Whether a part grows while a job waits: where all came at once, that it is the same for them
/// says nothing of tomorrow.
inline bool growsWithTime(const Part& part)
{
    return part.key == "age" || part.key == "service";
}

/// What takes the weight of a part away.
std::vector<Edit> withoutWeight(const Policy& policy, const Part& part);
/// What sets the one weight of a part, rounded to a whole number.
/// @param weight @unit points per unit of the factor  @range [0, 2^32)
Edit withWeight(const Part& part, double weight);
/// What makes the weight of a part, or each of its list, so many times as large.
/// @param times @unit 1  @range (0, inf)
Edit withWeightTimes(const Policy& policy, std::size_t part, double times);
/// What makes every weight so many times as large; none if one of them would be refused.
/// @param times @unit 1  @range (0, inf)
std::vector<Edit> withWeightsTimes(const Policy& policy, double times);

/// Carries parameter edits out. False: one was refused; the policy may then be changed in part.
bool applyParameters(Policy& policy, const std::vector<Edit>& edits);

} // namespace fairlead
