// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/priority/agreement.h"

namespace fairlead::reports {

/// When an evaluation is of, and why then.
struct MomentUsed
{
    std::int64_t moment = 0; ///< @unit s since 1970
    std::string from; ///< "priority_last_decay_ran", "option --at"
};

/// Per answer (sprio, sprio -n, sshare) a line with its verdict and counts, then one for each part
/// that is not equal everywhere, with the number of rows and the largest difference.
Table agreementSummary(const Agreement& agreement, const MomentUsed& moment);

/// A line for each number that is not equal: whose it is, ours, theirs, and between which numbers
/// the rounding of the usage allows it to be. Differing rows come first.
Table agreementRows(const Evaluation& evaluation, const Agreement& agreement);

/// Both under one header, for programs: what does not apply to a line is empty.
Table agreementTable(const Evaluation& evaluation, const Agreement& agreement,
                     const MomentUsed& moment);

} // namespace fairlead::reports
