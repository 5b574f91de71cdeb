// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/settings.h"
#include "engine/priority/evaluation.h"

#include <cstdint>
#include <optional>

namespace fairlead::moab {

struct Cache;

/// MAXIJOB: of the idle jobs of one credential only the first ones may be looked at. Uses
/// Results::tables of the evaluation, which must outlive it, and prices jobs with its clocks.
class IdleLimits
{
public:
    IdleLimits(Evaluation& evaluation, Cache& cache);

    /// Whether some credential has one.
    [[nodiscard]] bool any() const { return m_hasAny; }
    /// Sets IdlePolicyBlock in the clocks of the jobs that have to wait at that moment: of those
    /// without a block, by their start priorities.
    void apply(std::int64_t time);

private:
    void count();
    [[nodiscard]] NameId credName(JobIndex job, std::size_t kind) const;
    [[nodiscard]] std::optional<std::int64_t> limitOf(Cred cred, NameId name) const;

    Evaluation& m_evaluation;
    Cache& m_cache;
    const Settings& m_settings;
    bool m_hasAny;
};

} // namespace fairlead::moab
