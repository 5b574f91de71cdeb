// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "engine/moab/config/parameters.h"
#include "engine/moab/config/scalars.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace fairlead::moab {

namespace {
using Names = std::map<std::string, WeightId, std::less<>>;

void addPair(Names& names, const std::string& prefix, WeightId::Kind weight, WeightId::Kind cap,
             std::size_t index)
{
    names.emplace(prefix + "WEIGHT", WeightId{weight, static_cast<std::uint8_t>(index)});
    names.emplace(prefix + "CAP", WeightId{cap, static_cast<std::uint8_t>(index)});
}

void addAliases(Names& names)
{
    const auto component = [&](const char* prefix, Component c) {
        addPair(names, prefix, WeightId::ComponentWeight, WeightId::ComponentCap, at(c));
    };
    const auto sub = [&](const char* prefix, Sub s) {
        addPair(names, prefix, WeightId::SubWeight, WeightId::SubCap, at(s));
    };
    component("SERV", Component::Service);
    component("TARG", Component::Target);
    component("DIRECTSPEC", Component::Cred);
    names.emplace(
        "SERVICEWCAP",
        WeightId{WeightId::ComponentCap, static_cast<std::uint8_t>(at(Component::Service))});
    names.emplace(
        "SERVICETARGETWEIGHT",
        WeightId{WeightId::ComponentWeight, static_cast<std::uint8_t>(at(Component::Service))});
    sub("UFS", Sub::FsUser);
    sub("GFS", Sub::FsGroup);
    sub("AFS", Sub::FsAccount);
    sub("CONSUMED", Sub::Consumed);
    sub("REMAINING", Sub::Remaining);
    sub("PERCENT", Sub::Percent);
    sub("EXECUTIONTIME", Sub::ExecutionTime);
    sub("HUNGER", Sub::Hunger);
}

const Names& weightNames()
{
    static const Names all = [] {
        Names names;
        for (std::size_t i = 0; i < componentCount; ++i)
            addPair(names, parameterPrefix(static_cast<Component>(i)), WeightId::ComponentWeight,
                    WeightId::ComponentCap, i);
        for (std::size_t i = 0; i < subCount; ++i)
            addPair(names, parameterPrefix(static_cast<Sub>(i)), WeightId::SubWeight,
                    WeightId::SubCap, i);
        names.emplace("XFMINWCLIMIT", WeightId{WeightId::MinimumLimit, 0});
        addAliases(names);
        return names;
    }();
    return all;
}

/// Single letters that differ, are missing or too many.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const auto above = row[j];
            row[j]
                = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::string_view withoutIndex(std::string_view name)
{
    return name.substr(0, std::min(name.find('['), name.size()));
}

std::string indexOf(std::string_view name)
{
    const auto open = name.find('[');
    const auto close = name.find(']', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos)
        return {};
    return std::string(name.substr(open + 1, close - open - 1));
}

std::optional<Cred> credOf(std::string_view name)
{
    for (std::size_t i = 0; i < credCount; ++i) {
        if (name == configName(static_cast<Cred>(i)))
            return static_cast<Cred>(i);
    }
    return {};
}
} // namespace

std::optional<WeightId> findWeight(std::string_view name)
{
    const auto known = weightNames().find(name);
    return known == weightNames().end() ? std::nullopt : std::optional(known->second);
}

std::string weightName(WeightId id)
{
    if (id.kind == WeightId::MinimumLimit)
        return "XFMINWCLIMIT";
    const bool isSub = id.kind == WeightId::SubWeight || id.kind == WeightId::SubCap;
    const bool isCap = id.kind == WeightId::ComponentCap || id.kind == WeightId::SubCap;
    const std::string prefix = isSub ? parameterPrefix(static_cast<Sub>(id.index))
                                     : parameterPrefix(static_cast<Component>(id.index));
    return prefix + (isCap ? "CAP" : "WEIGHT");
}

std::string spelledFor(Dialect dialect, std::string_view name)
{
    if (dialect != Dialect::Maui || withoutIndex(name) != "SERVICECAP")
        return std::string(name);
    return "SERVICEWCAP" + std::string(name.substr(withoutIndex(name).size()));
}

std::string credParameter(Cred cred, const std::string& entry)
{
    return std::string(configName(cred)) + '[' + entry + ']';
}

bool addsUp(std::string_view name)
{
    return text::upper(withoutIndex(name)).ends_with("CFG");
}

bool isParameter(std::string_view raw)
{
    const auto name = text::upper(withoutIndex(raw));
    return findWeight(name) || isScalar(name) || credOf(name) || name == "QUEUECFG"
        || name == "SYSCFG";
}

namespace {
/// The names but for entries of credentials.
std::vector<std::string> plainNames(const Settings& settings)
{
    std::vector<std::string> names;
    const auto add = [&](WeightId::Kind kind, std::size_t index) {
        names.push_back(weightName({kind, static_cast<std::uint8_t>(index)}));
    };
    for (std::size_t c = 0; c < componentCount; ++c) {
        if (settings.isMaui() && static_cast<Component>(c) == Component::Attr)
            continue;
        add(WeightId::ComponentWeight, c);
        add(WeightId::ComponentCap, c);
        for (auto s = subRanges[c].first; s < subRanges[c].end; ++s) {
            if (!isComputed(settings.dialect, static_cast<Sub>(s)))
                continue;
            add(WeightId::SubWeight, s);
            add(WeightId::SubCap, s);
        }
    }
    names.emplace_back("XFMINWCLIMIT");
    for (const auto& name : scalarNames())
        names.push_back(name);
    return names;
}
} // namespace

std::vector<std::string> parameterNames(const Settings& settings)
{
    auto names = plainNames(settings);
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        for (const auto& entry : settings.creds[kind])
            names.push_back(credParameter(static_cast<Cred>(kind), entry.name));
    }
    return names;
}

// Edits change entries where they stand, and add others at the end.
std::vector<std::string> namesThatMayDiffer(const Settings& before, const Settings& after)
{
    auto names = plainNames(after);
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        const auto& old = before.creds[kind];
        const auto& list = after.creds[kind];
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i >= old.size() || old[i] != list[i])
                names.push_back(credParameter(static_cast<Cred>(kind), list[i].name));
        }
    }
    return names;
}

std::string parameterValue(const Settings& settings, std::string_view raw)
{
    const auto name = text::upper(withoutIndex(raw));
    const auto index = indexOf(raw);
    if (const auto id = findWeight(name)) {
        auto weights = settings.weightsOf(index);
        return std::to_string(weightAt(weights, *id));
    }
    if (const auto cred = credOf(name)) {
        const auto* entry = settings.find(*cred, index);
        return entry == nullptr ? std::string() : attributesText(*entry);
    }
    return scalarValue(settings, name);
}

std::string nearestParameter(std::string_view name)
{
    std::string best;
    std::size_t bestDistance = 3;
    const auto look = [&](const std::string& known) {
        if (const auto d = distance(name, known); d < bestDistance) {
            bestDistance = d;
            best = known;
        }
    };
    for (const auto& [known, id] : weightNames())
        look(known);
    for (const auto& known : scalarNames())
        look(known);
    for (std::size_t i = 0; i < credCount; ++i)
        look(configName(static_cast<Cred>(i)));
    return best;
}

} // namespace fairlead::moab
