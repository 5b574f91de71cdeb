// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/workload/toldtasks.h"

#include <QIODevice>

namespace fairlead::accounting {

/// The tasks of these arrays that slurmctld's log tells the starts of, the last start of each.
/// Where its clock is ahead of the history it is put right.
std::vector<ToldTask> readTaskLines(QIODevice& log, const TimeReader& times,
                                    const KnownArrays& known);

} // namespace fairlead::accounting
