// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace fairlead::models {

/// Which colour an association has, in numbers; views and reports hold the palette.
struct SliceColour
{
    int hue = noHue; ///< 0 .. hueCount - 1 into the palette; noHue: grey
    int lightness = 0; ///< steps from the hue: positive lighter, negative darker, within +-maxStep
    bool isHatched = false; ///< the hue has come round again: needs a second mark

    static constexpr int noHue = -1;
    static constexpr int hueCount = 6;
    static constexpr int maxStep = 3;
    bool operator==(const SliceColour&) const = default;
};

/// A colour for every association, made once from the baseline and then kept: a hue per first-level
/// account, largest promised share first, and a step in lightness per child. Colours belong to
/// names, so that they survive edits of numbers and of the tree.
class ColourMap
{
public:
    ColourMap() = default;
    explicit ColourMap(const Evaluation& baseline);

    /// Root and users right below it are grey. An account that the baseline does not have gets a
    /// hue that follows from its name.
    [[nodiscard]] SliceColour colour(const Snapshot& snapshot, AssocIndex assoc) const;

private:
    [[nodiscard]] SliceColour firstLevel(const Snapshot& snapshot, AssocIndex account) const;

    std::unordered_map<std::string, int> m_firstLevel; // account -> position by size
    std::unordered_map<std::string, int> m_siblings; // "account/user/partition" -> position
};

} // namespace fairlead::models
