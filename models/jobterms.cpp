// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobterms.h"

namespace fairlead::models {

JobTerms jobTerms(const Evaluation& evaluation, RowIndex row)
{
    return jobTerms(termsOf(evaluation, row));
}

JobTerms jobTerms(const RowTerms& terms)
{
    JobTerms result;
    for (std::size_t i = 0; i < factorCount; ++i)
        result.contributions[i] = terms.contribution(static_cast<Factor>(i));
    for (std::size_t i = 0; i < weightedFactorCount; ++i)
        result.factors[i] = terms.factor[i];
    result.sum = terms.sum;
    result.shown = terms.shown;
    result.stored = terms.stored;
    result.isClampedLow = terms.sum < 1.0;
    result.isClampedHigh = terms.sum >= 4294967296.0;
    return result;
}

} // namespace fairlead::models
