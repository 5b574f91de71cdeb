// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"
#include "models/accounting/slurmtext/workload/historyjob.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Where a QOS, an owner (by the account) or a list of partitions (separated by commas) stands in
/// the lists of a workload, which it joins if it is new. Nothing: jobs have no name of that.
std::optional<std::uint32_t> placeNamed(replay::FormerValue::What what, std::string_view name,
                                        const replay::Job& job, replay::Workload& workload);

/// What jobs were submitted with where accounting has something else in the end: it may have been
/// changed by hand. Of that the log tells when, and mostly not what was there before.
class SubmittedValues
{
public:
    /// @param place  of the job in the workload, as read
    void note(const HistoryJob& line, const replay::Job& job, std::uint32_t place);
    /// Adds them to the workload, without a moment.
    /// @param places  where each job stands now
    void finish(const std::vector<std::uint32_t>& places, replay::Workload& workload) const;

private:
    struct Noted
    {
        std::uint32_t place = 0;
        replay::FormerValue::What what = replay::FormerValue::What::Limit;
        std::int64_t number = 0;
        std::string name;
    };
    std::vector<Noted> m_noted;
};

/// Takes away what nothing tells the moment of.
void forgetUntold(replay::Workload& workload);

} // namespace fairlead::accounting
