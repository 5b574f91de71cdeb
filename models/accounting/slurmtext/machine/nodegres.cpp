// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodegres.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::accounting {

std::vector<NodeGres> nodeGres(std::string_view text)
{
    std::vector<NodeGres> all;
    for (const auto entry : text::split(text, ',')) {
        const auto pieces = text::split(entry.substr(0, entry.find('(')), ':');
        if (pieces.empty() || pieces[0].empty() || pieces[0].ends_with(')'))
            continue; // the rest of "(S:0,2)"
        NodeGres gres{text::lower(pieces[0]), {}, 1};
        const auto count = pieces.size() > 1 ? text::toInteger(pieces.back()) : std::nullopt;
        if (count)
            gres.count = static_cast<std::uint64_t>(std::max(0LL, *count));
        if (pieces.size() > 2 || (pieces.size() > 1 && !count))
            gres.type = pieces[1];
        all.push_back(std::move(gres));
    }
    return all;
}

} // namespace fairlead::accounting
