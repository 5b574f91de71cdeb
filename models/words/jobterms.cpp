// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/jobterms.h"

#include "engine/moab/priority/priority.h"
#include "models/words/partwords.h"

namespace fairlead::models {

namespace {
/// The components of Moab and Maui take the places of the first factors.
JobTerms moabTerms(const Evaluation& evaluation, RowIndex row)
{
    auto result = jobTerms(termsOf(evaluation, row));
    const auto terms = moab::termsOf(evaluation, row);
    for (std::size_t part = 0; part < partwords::count(evaluation.inputs.policy); ++part) {
        const auto& term = terms.component[moab::at(partwords::component(part))];
        result.contributions[part] = term.term;
        if (part < weightedFactorCount)
            result.factors[part] = term.capped;
    }
    return result;
}
} // namespace

JobTerms jobTerms(const Evaluation& evaluation, RowIndex row)
{
    if (evaluation.inputs.policy.moab)
        return moabTerms(evaluation, row);
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
