// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/editrules.h"

#include <span>

namespace fairlead {

// Several edits as one step: all of them are carried out, or none.

struct BatchRefusal
{
    std::size_t place = 0; ///< of the first edit that is refused
    EditRefusal why{};
};

/// Why edits, each on the tree and policy that those before it leave, cannot all be carried out;
/// nothing: they can. Linear in the edits; with structural ones among them in the tree too.
std::optional<BatchRefusal> refusalOfAll(std::span<const Edit> edits, const Snapshot& tree,
                                         const Policy& policy);

/// What withEdit() makes of them one after the other. Linear in the scenario and the edits, as far
/// as these set shares and change the tree.
Scenario withEdits(const Snapshot& snapshot, Scenario scenario, std::span<const Edit> edits);

} // namespace fairlead
