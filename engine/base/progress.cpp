// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/progress.h"

#include <algorithm>
#include <utility>

namespace fairlead {

namespace {
constexpr double stepsOfPart = 1000;
}

Progress partOf(Progress told, double before, double part)
{
    if (!told)
        return {};
    return [told = std::move(told), before, part](double done) { told(before + part * done); };
}

PartsDone::PartsDone(std::size_t parts, Progress told)
    : m_sum(std::make_shared<Sum>())
{
    m_sum->told = std::move(told);
    m_sum->whole = stepsOfPart * static_cast<double>(std::max<std::size_t>(parts, 1));
}

Progress PartsDone::next() const
{
    if (!m_sum->told)
        return {};
    return [sum = m_sum, before = std::make_shared<std::uint64_t>(0)](double done) {
        const auto now = static_cast<std::uint64_t>(stepsOfPart * std::clamp(done, 0.0, 1.0));
        if (now <= *before)
            return;
        const auto all = sum->steps += now - std::exchange(*before, now);
        sum->told(static_cast<double>(all) / sum->whole);
    };
}

} // namespace fairlead
