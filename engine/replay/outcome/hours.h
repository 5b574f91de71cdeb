// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

namespace fairlead::replay {

/// One run step by step: what each account held, and how many of its jobs waited.
struct Hours
{
    Second from = 0; ///< the beginning of the first step
    Second step = 3600; ///< doubled where a period has very many
    std::size_t count = 0;
    std::size_t accounts = 0;
    std::vector<double> held; ///< [step x accounts + account]  @unit CPU-seconds
    /// [step x accounts + account] jobs that were submitted and not started when the step ended.
    std::vector<std::uint32_t> waiting;
};

/// When a job waited and held CPUs in one run.
struct Stay
{
    Second submit = 0;
    Second left = 0; ///< it waits no more: started, or cancelled; 0: it waits on
    Second start = 0; ///< 0: it did not
    Second end = 0;
    double cpus = 0;
};
/// @param outcome  null: what really happened
/// @param to  the end of the period
Stay stayOf(const Workload& workload, std::size_t job, const Outcome* outcome, Second to);

/// The step, or so many times its double that the cells of the period stay few enough.
/// @unit s
Second usableStep(const Outlook& outlook, Second step);

/// @param outcome  null: what really happened
Hours hoursOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome,
              Second step = 3600);

} // namespace fairlead::replay
