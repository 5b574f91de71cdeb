// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/barrenpasses.h"

#include "engine/replay/clock/agenda.h"

#include <algorithm>
#include <optional>

namespace fairlead::replay {

namespace {
using Kind = Happening::Kind;

Happening barren(Moment at, StartedBy by)
{
    return {at, Kind::BarrenPass, static_cast<std::uint32_t>(by), 0};
}

/// Who asks for a main pass.
bool asks(const Happening& happening)
{
    return happening.kind == Kind::Submission || happening.kind == Kind::End
        || happening.kind == Kind::Cancellation || happening.kind == Kind::NodeChange;
}

void addMainPasses(const Timeline& timeline, const Parameters& parameters,
                   std::vector<Happening>& barrens)
{
    if (parameters.interval < 0)
        return;
    std::optional<Moment> last; // main pass
    std::optional<Moment> due;
    for (const auto& happening : timeline.happenings) {
        if (due && *due < happening.at) {
            barrens.push_back(barren(*due, StartedBy::Main));
            last = due;
            due.reset();
        }
        if (happening.kind == Kind::Pass && timeline.passes[happening.what].by == StartedBy::Main) {
            last = happening.at;
            due.reset();
        } else if (asks(happening) && !due) {
            const auto from = last
                ? std::max(momentOf(secondOf(*last) + parameters.batchDelay), happening.at + 1)
                : happening.at + 1;
            due = nextBeat(last.value_or(happening.at), parameters.tickPeriod, from);
        }
    }
    if (due)
        barrens.push_back(barren(*due, StartedBy::Main));
}

void addBackfillRuns(const Timeline& timeline, const Parameters& parameters,
                     std::vector<Happening>& barrens)
{
    const auto interval = momentOf(parameters.backfillInterval);
    if (interval <= 0 || timeline.happenings.empty())
        return;
    const auto end = timeline.happenings.back().at;
    auto last = timeline.happenings.front().at;
    const auto fill = [&](Moment to) {
        const auto steps = std::max<std::int64_t>((to - last + interval / 2) / interval, 1);
        for (std::int64_t i = 1; i < steps; ++i)
            barrens.push_back(barren(last + (to - last) / steps * i, StartedBy::Backfill));
        last = to;
    };
    for (const auto& happening : timeline.happenings) {
        if (happening.kind == Kind::Pass
            && timeline.passes[happening.what].by == StartedBy::Backfill)
            fill(happening.at);
    }
    fill(end);
}
} // namespace

void addBarrenPasses(Timeline& timeline, const Parameters& parameters)
{
    std::vector<Happening> barrens;
    addMainPasses(timeline, parameters, barrens);
    addBackfillRuns(timeline, parameters, barrens);
    auto& all = timeline.happenings;
    all.insert(all.end(), barrens.begin(), barrens.end());
    std::ranges::stable_sort(all, {}, &Happening::at);
}

} // namespace fairlead::replay
