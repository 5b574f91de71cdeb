// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/factors.h"

#include <array>

namespace fairlead::slurm {

namespace {
struct Row
{
    Factor factor;
    const char* key;
    const char* name;
    const char* column; // of `fairleadctl jobs`
    const char* weightParameter;
    Part::Kind kind;
    std::size_t printed; // place among sprio's columns
};

using enum Part::Kind;
constexpr std::array<Row, factorCount> rows{{
    {Factor::Age, "age", "age", "Age", "PriorityWeightAge", Weighted, 1},
    {Factor::Assoc, "assoc", "association", "Assoc", "PriorityWeightAssoc", Weighted, 2},
    {Factor::FairShare, "fairshare", "fair-share", "FairShare", "PriorityWeightFairshare", Weighted,
     3},
    {Factor::JobSize, "jobsize", "job size", "JobSize", "PriorityWeightJobSize", Weighted, 4},
    {Factor::Partition, "partition", "partition", "PartitionPrio", "PriorityWeightPartition",
     Weighted, 5},
    {Factor::Qos, "qos", "QOS", "QOS", "PriorityWeightQOS", Weighted, 6},
    {Factor::Tres, "tres", "TRES", "TRES", "PriorityWeightTRES", Listed, 8},
    {Factor::Site, "site", "site", "Site", "", Given, 0},
    {Factor::Nice, "nice", "nice", "Nice", "", Given, 7},
}};

constexpr std::array<Part, factorCount> makeParts()
{
    std::array<Part, factorCount> parts{};
    for (std::size_t i = 0; i < factorCount; ++i) {
        const auto& row = rows[i];
        parts[i] = {row.key,
                    row.name,
                    row.column,
                    i,
                    row.weightParameter,
                    row.kind,
                    row.factor == Factor::Nice,
                    row.kind == Listed,
                    i,
                    row.printed};
    }
    return parts;
}
constexpr auto parts = makeParts();

constexpr bool isInOrder()
{
    std::size_t weighted = 0;
    for (std::size_t i = 0; i < factorCount; ++i) {
        if (static_cast<std::size_t>(rows[i].factor) != i || parts[i].key.empty())
            return false;
        weighted += rows[i].kind == Weighted && i < weightedFactorCount ? 1 : 0;
    }
    return weighted == weightedFactorCount;
}
static_assert(isInOrder(), "a row for each factor, in the order of Factor");
static_assert(factorCount <= mostParts);
} // namespace

std::span<const Part> factorParts()
{
    return parts;
}

const Part& partOf(Factor factor)
{
    return parts[static_cast<std::size_t>(factor)];
}

PartSetting settingOf(const Policy& policy, Factor factor)
{
    const auto& part = partOf(factor);
    PartSetting setting;
    switch (part.kind) {
    case Weighted:
        setting.weight = policy.weight(factor);
        setting.counts = setting.weight != 0.0;
        break;
    case Listed:
        for (const auto& tres : policy.tresWeights)
            setting.subs.push_back({tres.tres, part.weightParameter, {}, tres.weight, 0});
        setting.weight = 1.0;
        setting.counts = !setting.subs.empty();
        break;
    case Given:
        setting.weight = 1.0;
        setting.counts = true;
        break;
    }
    return setting;
}

} // namespace fairlead::slurm
