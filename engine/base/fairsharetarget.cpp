// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/fairsharetarget.h"

#include "engine/base/text.h"

#include <array>

namespace fairlead {

std::string targetText(const FairshareTarget& target)
{
    static constexpr std::array suffixes{"", "", "+", "-", "^", "%"};
    if (target.kind == TargetKind::None)
        return {};
    return text::general(target.value, 15) + suffixes[static_cast<std::size_t>(target.kind)];
}

} // namespace fairlead
