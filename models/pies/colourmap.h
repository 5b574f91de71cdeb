// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/colourslots.h"
#include "engine/cluster/snapshot.h"

#include <string>
#include <unordered_map>

namespace fairlead::models {

/// Which colour an association has, in numbers; models/words/palette.h has the colours.
struct SliceColour
{
    int hue = noHue; ///< 0 .. hueCount - 1 into the palette; noHue: grey
    int lightness = 0; ///< steps from the hue: positive lighter, negative darker, within +-maxStep
    bool isHatched = false; ///< the hue has come round again: needs a second mark

    static constexpr int noHue = -1;
    static constexpr int hueCount = hueSlots;
    static constexpr int maxStep = (shadeSlots - 1) / 2;
    bool operator==(const SliceColour&) const = default;
};

/// A colour for every association of a cluster, made once from the snapshot as read: a hue per
/// first-level account and a step in lightness per child. Colours belong to names: those that the
/// source keeps, then those of before, else what follows from the name; somebody's choice comes
/// first. Edits change no colour.
class ColourMap
{
public:
    ColourMap() = default;
    /// `before` has the colours of what was read earlier from the same source.
    /// `chosen` are slots of first-level accounts: no sibling keeps one of these.
    explicit ColourMap(const Snapshot& baseline, const ColourMap& before = {},
                       const ColourSlots& chosen = {});

    /// Root and users right below it are grey. What the baseline does not have gets a colour that
    /// nobody of its siblings there has.
    [[nodiscard]] SliceColour colour(const Snapshot& snapshot, AssocIndex assoc) const;

private:
    void addFamily(const Snapshot& baseline, std::vector<AssocIndex> members, int round,
                   const std::string& family, const ColourMap& before, const ColourSlots& chosen);
    [[nodiscard]] int slot(const std::string& family, const std::string& member, int round) const;

    std::unordered_map<std::string, SiblingSlots> m_families;
    std::unordered_map<std::string, int> m_slots; // of members within their families
};

} // namespace fairlead::models
