// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/recovery/replayedrecovery.h"

#include <QString>

namespace fairlead::models {

/// What time does to usage and jobs, in a sentence each, with what it supposes.
class RecoveryWords
{
public:
    /// "bio is back at its share on March 4, 2026, 15:00 UTC, in 9 d 3 h, if it starts nothing and
    /// …"
    static QString sentence(const Recovery& recovery, const QString& name, Others others);
    /// "bio is back at its share on March 4, 2026, 15:00 UTC, in 9 d 3 h, in 8 of 10 replays (from
    /// … to …), if …"
    static QString sentence(const ReplayedRecovery& recovery, const QString& name);
    /// "Job 12 overtakes job 11 in long on March 4, 2026, 15:00 UTC, in 3 h, if …"
    static QString sentence(const Overtaking& overtaking, const Snapshot& snapshot, Others others);
};

} // namespace fairlead::models
