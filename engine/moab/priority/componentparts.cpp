// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/componentparts.h"

#include <algorithm>
#include <array>

namespace fairlead::moab {

namespace {
struct Row
{
    Component component;
    const char* key;
    const char* name;
    const char* column; // of diagnose -p
    const char* weightParameter;
};

constexpr std::array<Row, componentCount> rows{{
    {Component::Cred, "cred", "CRED", "Cred", "CREDWEIGHT"},
    {Component::Fs, "fs", "FS", "FS", "FSWEIGHT"},
    {Component::Attr, "attr", "ATTR", "Attr", "ATTRWEIGHT"},
    {Component::Service, "service", "SERVICE", "Serv", "SERVICEWEIGHT"},
    {Component::Target, "target", "TARGET", "Targ", "TARGETWEIGHT"},
    {Component::Res, "res", "RES", "Res", "RESWEIGHT"},
    {Component::Usage, "usage", "USAGE", "Usage", "USAGEWEIGHT"},
}};

constexpr std::array<Part, componentCount> makeParts()
{
    std::array<Part, componentCount> parts{};
    for (std::size_t i = 0; i < componentCount; ++i) {
        const auto& row = rows[i];
        parts[i]
            = {row.key, row.name, row.column,        i, row.weightParameter, Part::Kind::Weighted,
               false,   true,     at(row.component), i};
    }
    return parts;
}
constexpr auto parts = makeParts();

constexpr bool hasAll()
{
    std::array<bool, componentCount> isThere{};
    for (const auto& row : rows)
        isThere[at(row.component)] = row.key != nullptr;
    return std::ranges::all_of(isThere, [](bool is) { return is; });
}
static_assert(hasAll(), "a row for each component");
static_assert(componentCount <= mostParts);
} // namespace

std::span<const Part> componentParts()
{
    return parts;
}

Component componentAt(std::size_t part)
{
    return rows[part].component;
}

PartSetting settingOf(const Settings& settings, Component component)
{
    const auto& weights = settings.weights;
    const auto c = at(component);
    PartSetting setting;
    setting.weight = static_cast<double>(weights.component[c]);
    setting.cap = weights.componentCap[c];
    setting.capParameter = std::string(parameterPrefix(component)) + "CAP";
    for (auto s = subRanges[c].first; s < subRanges[c].end; ++s) {
        setting.counts |= weights.component[c] != 0 && weights.sub[s] != 0;
        const auto sub = static_cast<Sub>(s);
        if (!isComputed(settings.dialect, sub))
            continue;
        const std::string prefix = parameterPrefix(sub);
        setting.subs.push_back({prefix, prefix + "WEIGHT", prefix + "CAP",
                                static_cast<double>(weights.sub[s]), weights.subCap[s]});
    }
    return setting;
}

} // namespace fairlead::moab
