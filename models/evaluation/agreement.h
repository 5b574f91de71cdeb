// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::models {

/// How many of the scheduler's own answers the baseline gives as well, digit for digit as printed.
struct Agreement
{
    std::size_t priorities = 0; ///< rows for which sprio's PRIORITY is known
    std::size_t prioritiesEqual = 0;
    std::size_t fairShares = 0; ///< associations for which sshare's FairShare is known
    std::size_t fairSharesEqual = 0; ///< equal in the six decimals that sshare prints
    bool operator==(const Agreement&) const = default;
};
Agreement agreementOf(const Evaluation& baseline);

} // namespace fairlead::models
