// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlooksettings.h"

#include "app/sources/sourcecontroller.h"

#include <algorithm>

namespace fairlead::app {

using views::Outdated;

bool OutlookSettings::hasSameBase(const OutlookSettings& other) const
{
    return reading == other.reading && cluster == other.cluster && days == other.days
        && until == other.until;
}

bool OutlookSettings::operator==(const OutlookSettings& other) const
{
    return since(other) == Outdated::No;
}

Outdated OutlookSettings::since(const OutlookSettings& shown) const
{
    const bool isSamePolicy
        = policy == shown.policy || (policy && shown.policy && *policy == *shown.policy);
    if (edits != shown.edits || !isSamePolicy || scenarios != shown.scenarios || days != shown.days)
        return Outdated::Settings;
    if (reading != shown.reading)
        return Outdated::Reading;
    return hasSameBase(shown) ? Outdated::No : Outdated::Moment;
}

std::shared_ptr<const Snapshot> clusterOnScreen(const SourceController& sources)
{
    const auto& away = sources.away();
    return away && away->kind == OtherMoment::Kind::Kept ? away->snapshot : sources.present();
}

std::int64_t endOfDays(const SourceController& sources)
{
    const auto& away = sources.away();
    if (away && away->kind != OtherMoment::Kind::Ahead)
        return away->asked;
    const auto& present = sources.present();
    return present == nullptr ? 0 : std::max(present->takenAt, present->computedAt);
}

} // namespace fairlead::app
