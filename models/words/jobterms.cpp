// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/jobterms.h"

namespace fairlead::models {

JobTerms jobTerms(const Evaluation& evaluation, RowIndex row)
{
    const auto numbers = pointsOf(evaluation, row);
    JobTerms result;
    result.contributions = numbers.points;
    result.factors = numbers.factors;
    result.sum = numbers.sum;
    result.shown = numbers.shown;
    result.stored = evaluation.priority[row.at()];
    result.isClampedLow = numbers.isLifted;
    result.isClampedHigh = numbers.isCut;
    return result;
}

} // namespace fairlead::models
