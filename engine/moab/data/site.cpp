// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/data/site.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
/// The largest part of the machine that one task takes.
double largestPart(const Requirement& r, const Totals& totals)
{
    const auto part = [](double wanted, double total) {
        return wanted > 0.0 && total > 0.0 ? wanted / total : 0.0;
    };
    return std::max({part(r.procs, totals.procs), part(r.memory, totals.memory),
                     part(r.swap, totals.swap), part(r.disk, totals.disk)});
}
} // namespace

void addUp(const std::vector<Requirement>& requirements, const Totals& totals, JobFacts& facts)
{
    double parts = 0.0;
    for (const auto& r : requirements) {
        facts.nodes += r.nodes;
        facts.procs += r.tasks * r.procs;
        facts.memory += r.tasks * r.memory;
        facts.swap += r.tasks * r.swap;
        facts.disk += r.tasks * r.disk;
        parts += r.tasks * largestPart(r, totals);
    }
    facts.equivalents = totals.procs * parts;
}

} // namespace fairlead::moab
