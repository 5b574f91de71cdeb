// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/target.h"
#include "engine/replay/recording/recording.h"

namespace fairlead::finder {

/// What really happened to the jobs that started in the recorded period, as a policy that targets
/// can be asked of.
class RecordedFigures
{
public:
    explicit RecordedFigures(const replay::Recording& recording);

    /// A wait or slowdown; of several groups the worst. NaN: there were no such jobs.
    [[nodiscard]] double of(const Target& target) const;

private:
    replay::Outlook m_outlook; ///< with one policy
};

} // namespace fairlead::finder
