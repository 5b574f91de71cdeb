// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/priorityflags.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace fairlead::slurm {

namespace {
struct NamedFlag
{
    const char* name;
    std::uint32_t bits;
};
constexpr std::array plainFlags{
    NamedFlag{"ACCRUE_ALWAYS", AccrueAlways},
    NamedFlag{"SMALL_RELATIVE_TO_TIME", SmallRelativeToTime},
    NamedFlag{"CALCULATE_RUNNING", CalculateRunning},
    NamedFlag{"DEPTH_OBLIVIOUS", DepthObliviousFlag},
    NamedFlag{"INCR_ONLY", IncrOnly},
    NamedFlag{"NO_NORMAL_ALL", NoNormalAll},
    NamedFlag{"NO_NORMAL_ASSOC", NoNormalAssoc},
    NamedFlag{"NO_NORMAL_PART", NoNormalPart},
    NamedFlag{"NO_NORMAL_QOS", NoNormalQos},
    NamedFlag{"NO_NORMAL_TRES", NoNormalTres},
};

/// Those that are more than a bit.
constexpr std::array otherFlags{"NO_FAIR_TREE", "FAIR_TREE", "MAX_TRES_GRES", "MAX_TRES"};
constexpr SlurmVersion isFairTreeFrom{19, 5};
} // namespace

std::uint32_t parsePriorityFlags(std::string_view value, SlurmVersion version)
{
    const std::string words = text::upper(value);
    const auto says = [&](const char* word) { return words.find(word) != std::string::npos; };
    const bool isFairTree = version >= isFairTreeFrom || says("FAIR_TREE");
    std::uint32_t flags = 0;
    if (isFairTree)
        flags |= FairTreeFlag;
    for (const auto& flag : plainFlags) {
        if (says(flag.name))
            flags |= flag.bits;
    }
    if (says("DEPTH_OBLIVIOUS") || says("NO_FAIR_TREE"))
        flags &= ~std::uint32_t{FairTreeFlag};
    if (says("MAX_TRES_GRES") && version >= SlurmVersion{25, 5})
        flags |= MaxTresGres;
    else if (says("MAX_TRES"))
        flags |= MaxTres;
    return flags;
}

std::span<const char* const> priorityFlagNames()
{
    static const auto names = [] {
        std::vector<const char*> all(otherFlags.begin(), otherFlags.end());
        std::ranges::transform(plainFlags, std::back_inserter(all), &NamedFlag::name);
        return all;
    }();
    return names;
}

std::string priorityFlagsText(const Settings& settings)
{
    std::string text;
    const auto add = [&](const char* word) {
        text += text.empty() ? "" : ",";
        text += word;
    };
    for (const auto& flag : plainFlags) {
        const bool partOfAll = (flag.bits & NoNormalAll) != 0 && flag.bits != NoNormalAll;
        if (partOfAll && (settings.flags & NoNormalAll) == NoNormalAll)
            continue;
        if ((settings.flags & flag.bits) == flag.bits)
            add(flag.name);
        if (flag.bits == DepthObliviousFlag && !settings.has(FairTreeFlag)
            && !settings.has(DepthObliviousFlag))
            add("NO_FAIR_TREE");
    }
    if (settings.has(FairTreeFlag) && settings.version < isFairTreeFrom)
        add("FAIR_TREE");
    if (settings.has(MaxTres))
        add("MAX_TRES");
    if (settings.has(MaxTresGres))
        add("MAX_TRES_GRES");
    return text;
}

} // namespace fairlead::slurm
