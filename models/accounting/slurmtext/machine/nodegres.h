// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Generic resources of one kind that a node has.
struct NodeGres
{
    std::string name; ///< in small letters: "gpu"
    std::string type; ///< as written: "a100"; empty: none is told
    std::uint64_t count = 1;
};

/// In "gpu:4", "gpu:a100:4(S:0-1),gpu:v100:2", as nodes and their configuration tell them.
std::vector<NodeGres> nodeGres(std::string_view text);

} // namespace fairlead::accounting
