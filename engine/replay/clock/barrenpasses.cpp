// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/barrenpasses.h"

#include "engine/replay/clock/agenda.h"

#include <algorithm>
#include <optional>
#include <span>

namespace fairlead::replay {

namespace {
using Kind = Happening::Kind;

Happening barren(Moment at, StartedBy by)
{
    return {at, Kind::BarrenPass, static_cast<std::uint32_t>(by), 0};
}

/// Whether it asks for a main pass.
bool asks(const Timeline& timeline, const Happening& happening)
{
    if (happening.kind == Kind::Switch)
        return timeline.switches[happening.what].kind != Switch::Kind::JobsChanged;
    return happening.kind == Kind::Submission || happening.kind == Kind::End
        || happening.kind == Kind::Cancellation;
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
        } else if (asks(timeline, happening) && !due) {
            const auto from = last
                ? std::max(momentOf(secondOf(*last) + parameters.batchDelay), happening.at + 1)
                : happening.at + 1;
            due = nextBeat(last.value_or(happening.at), parameters.tickPeriod, from);
        }
    }
    if (due)
        barrens.push_back(barren(*due, StartedBy::Main));
}

/// The runs between one that is known and the next, those alone before which something happened:
/// the others see what the one before them saw.
/// @param happened  all that happened from `first` on, in order
void addRunsBetween(Moment first, Moment next, Moment interval, std::span<const Happening> happened,
                    std::vector<Happening>& barrens)
{
    const auto steps = std::max<std::int64_t>((next - first + interval / 2) / interval, 1);
    const auto step = std::max<Moment>((next - first) / steps, 1);
    std::int64_t last = 0;
    for (const auto& happening : happened) {
        const auto run = (happening.at - first) / step + 1; // the first one behind it
        if (run >= steps)
            return;
        if (run != last)
            barrens.push_back(barren(first + step * run, StartedBy::Backfill));
        last = run;
    }
}

void addBackfillRuns(const Timeline& timeline, const Parameters& parameters,
                     std::vector<Happening>& barrens)
{
    const auto& all = timeline.happenings;
    const auto interval = momentOf(parameters.backfillInterval);
    if (interval <= 0 || all.empty())
        return;
    std::size_t first = 0;
    const auto fill = [&](std::size_t next) {
        addRunsBetween(all[first].at, all[next].at, interval,
                       std::span(all).subspan(first, next - first), barrens);
        first = next;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == Kind::Pass && timeline.passes[all[i].what].by == StartedBy::Backfill)
            fill(i);
    }
    fill(all.size() - 1);
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
