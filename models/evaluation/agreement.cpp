// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/agreement.h"

#include "engine/priority/breakdown.h"

#include <cmath>

namespace fairlead::models {

namespace {

// sshare prints six decimals, and its last digit is rounded from the same binary number.
bool printsEqual(double ours, double theirs)
{
    return std::abs(ours - theirs) <= 0.5e-6 * (1.0 + 1e-9);
}

} // namespace

Agreement agreementOf(const Evaluation& baseline)
{
    Agreement agreement;
    const auto& answers = baseline.snapshot().answers;
    for (std::size_t row = 0; row < answers.rows.size(); ++row) {
        if (!answers.rows[row])
            continue;
        ++agreement.priorities;
        if (shownPriority(baseline, RowIndex(row)) == answers.rows[row]->priority)
            ++agreement.prioritiesEqual;
    }
    for (std::size_t assoc = 0; assoc < answers.fairShare.size(); ++assoc) {
        if (!answers.fairShare[assoc])
            continue;
        ++agreement.fairShares;
        if (printsEqual(baseline.assocs.fairShare[assoc], *answers.fairShare[assoc]))
            ++agreement.fairSharesEqual;
    }
    return agreement;
}

} // namespace fairlead::models
