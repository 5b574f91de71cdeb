// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"

#include "engine/base/text.h"

#include <cmath>

namespace fairlead {

namespace {
std::string wholeText(double value)
{
    return text::fixed(std::round(value), 0);
}

/// The weights of a list, each times a number: "cpu=2000,gres/gpu=50".
std::string listTimes(const PartSetting& setting, double times)
{
    std::string list;
    for (const auto& sub : setting.subs) {
        const double weight = sub.weight * times;
        list += (list.empty() ? "" : ",") + sub.name + "="
            + (std::abs(weight) >= 1000.0 ? wholeText(weight) : text::general(weight, 4));
    }
    return list;
}
} // namespace

Message pointsText(double points)
{
    if (points == std::round(points) || std::abs(points) >= 100.0)
        return number(wholeText(points));
    return number(std::abs(points) >= 1.0 ? text::fixed(points, 1) : text::general(points, 2));
}

Message percentText(double part)
{
    const double percent = 100.0 * part;
    const bool isSmall = percent > 0.0 && percent < 1.0;
    return {said("Messages", "%1 %"),
            {number(isSmall ? text::fixed(percent, 1) : wholeText(percent))}};
}

std::vector<Edit> withoutWeight(const Policy& policy, const Part& part)
{
    for (const auto* nothing : {"0", ""}) {
        auto tried = policy;
        if (setParameter(tried, part.weightParameter, nothing))
            return {ParameterEdit{part.weightParameter, nothing}};
    }
    return {};
}

Edit withWeight(const Part& part, double weight)
{
    return ParameterEdit{part.weightParameter, wholeText(weight)};
}

Edit withWeightTimes(const Policy& policy, std::size_t part, double times)
{
    const auto& it = partsOf(policy)[part];
    const auto setting = settingOf(policy, part);
    if (it.kind == Part::Kind::Listed)
        return ParameterEdit{it.weightParameter, listTimes(setting, times)};
    return withWeight(it, setting.weight * times);
}

std::vector<Edit> withWeightsTimes(const Policy& policy, double times)
{
    std::vector<Edit> edits;
    const auto parts = partsOf(policy);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (hasWeight(parts[i]) && settingOf(policy, i).counts)
            edits.push_back(withWeightTimes(policy, i, times));
    }
    auto tried = policy;
    return applyParameters(tried, edits) ? edits : std::vector<Edit>();
}

bool applyParameters(Policy& policy, const std::vector<Edit>& edits)
{
    for (const auto& edit : edits) {
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        if (parameter == nullptr || !setParameter(policy, parameter->name, parameter->value))
            return false;
    }
    return !edits.empty();
}

} // namespace fairlead
