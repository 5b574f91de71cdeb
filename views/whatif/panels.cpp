// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/panels.h"

#include "engine/priority/traits.h"
#include "views/whatif/moabpanel.h"
#include "views/whatif/slurmpanel.h"

#include <array>

namespace fairlead::views {

namespace {
template <typename Panel>
QWidget* made(models::ScenarioDocument* document, models::ScenarioEditor* editor)
{
    return new Panel(document, editor);
}

constexpr std::array panels{
    WhatIfPanel{[](const Policy& policy) { return !traitsOf(policy).hasComponents; },
                made<SlurmPanel>},
    WhatIfPanel{[](const Policy& policy) { return traitsOf(policy).hasComponents; },
                made<MoabPanel>},
};
} // namespace

std::span<const WhatIfPanel> whatIfPanels()
{
    return panels;
}

} // namespace fairlead::views
