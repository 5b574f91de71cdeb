// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/entry.h"

namespace fairlead::replay {

bool Entry::isBefore(const Entry& other) const
{
    if (isReserved != other.isReserved)
        return isReserved;
    if (tier != other.tier)
        return tier > other.tier;
    if (priority != other.priority)
        return priority > other.priority;
    if (submit != other.submit)
        return submit < other.submit;
    if (id != other.id)
        return id < other.id;
    return task != other.task ? task < other.task : place < other.place;
}

} // namespace fairlead::replay
