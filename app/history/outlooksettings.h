// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/priority/underpolicy.h"
#include "engine/scenario/scenario.h"
#include "views/outlook/outlookpage.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fairlead::app {

class SourceController;

/// All that an outlook is of. The queue and the usage of the moment on the screen are not among it:
/// a replay takes both from the history.
struct OutlookSettings
{
    std::shared_ptr<const Snapshot> reading; ///< the last one: the history is as old
    std::shared_ptr<const Snapshot> cluster; ///< whose shares and settings
    std::vector<Edit> edits;
    std::shared_ptr<const OtherPolicy> policy; ///< of Compare
    std::vector<Scenario> scenarios;
    int days = 0; ///< 0: all of the history
    std::int64_t until = 0; ///< the end of these days, Unix seconds; 0: of the history

    /// Whether the policy as it is is replayed over the same days.
    [[nodiscard]] bool hasSameBase(const OutlookSettings& other) const;
    bool operator==(const OutlookSettings& other) const;
    /// What of it is another than in an outlook of `shown`.
    [[nodiscard]] views::Outdated since(const OutlookSettings& shown) const;
};

/// The reading whose shares and settings are on the screen: a moment that is rebuilt from the
/// history, or lies ahead, has those of the last one.
std::shared_ptr<const Snapshot> clusterOnScreen(const SourceController& sources);

/// At which the last days end: the moment of the time line, or of the last reading where that lies
/// ahead or is not away.
std::int64_t endOfDays(const SourceController& sources);

} // namespace fairlead::app
