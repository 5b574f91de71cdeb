// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/moabtables.h"

namespace fairlead::accounting {

const std::vector<const SchedulerTables*>& schedulerTables()
{
    static const std::vector all{&moabTables()};
    return all;
}

} // namespace fairlead::accounting
