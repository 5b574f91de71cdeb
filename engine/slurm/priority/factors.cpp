// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/factors.h"

namespace fairlead::slurm {

namespace {
constexpr std::array<Part, factorCount> makeParts()
{
    std::array<Part, factorCount> parts{};
    for (std::size_t i = 0; i < factorCount; ++i) {
        const auto& row = factorTable[i];
        parts[i] = {row.key,
                    row.name,
                    row.column,
                    i,
                    row.weightParameter,
                    row.kind,
                    row.factor == Factor::Nice,
                    row.kind == Part::Kind::Listed,
                    i,
                    row.printed};
    }
    return parts;
}
constexpr auto parts = makeParts();

/// A row for each factor in the order of Factor, named once; first those with one weight.
constexpr bool isComplete()
{
    for (std::size_t i = 0; i < factorCount; ++i) {
        const auto& row = factorTable[i];
        const bool isWeighted = row.kind == Part::Kind::Weighted;
        if (static_cast<std::size_t>(row.factor) != i || isWeighted != (i < weightedFactorCount))
            return false;
        for (std::size_t j = 0; j < i; ++j) {
            if (parts[j].key == parts[i].key || factorTable[j].printed == row.printed)
                return false;
        }
    }
    return true;
}
static_assert(isComplete());
static_assert(factorCount <= mostParts);
} // namespace

std::span<const Part> factorParts()
{
    return parts;
}

PartSetting settingOf(const Settings& policy, Factor factor)
{
    const auto& row = factorRow(factor);
    PartSetting setting;
    switch (row.kind) {
    case Part::Kind::Weighted:
        setting.weight = policy.weight(factor);
        setting.counts = setting.weight != 0.0;
        break;
    case Part::Kind::Listed:
        for (const auto& tres : policy.tresWeights)
            setting.subs.push_back({tres.tres, row.weightParameter, {}, tres.weight, 0});
        setting.weight = 1.0;
        setting.counts = !setting.subs.empty();
        break;
    case Part::Kind::Given:
        setting.weight = 1.0;
        setting.counts = true;
        break;
    }
    return setting;
}

} // namespace fairlead::slurm
