// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/recordedfigures.h"

#include "engine/replay/outcome/runfigures.h"

namespace fairlead::finder {

RecordedFigures::RecordedFigures(const replay::Recording& recording)
{
    m_outlook.from = recording.workload.from;
    m_outlook.to = recording.workload.to;
    replay::nameGroups(recording.workload, m_outlook);
    m_outlook.recorded = replay::figuresOf(recording, m_outlook, nullptr, nullptr);
    replay::PolicyOutlook really;
    really.replicas.push_back(m_outlook.recorded);
    really.promised.assign(m_outlook.accounts.size(), -1.0);
    m_outlook.policies.push_back(std::move(really));
}

double RecordedFigures::of(const Target& target) const
{
    return figureOf(target, m_outlook, m_outlook.policies.front()).value;
}

} // namespace fairlead::finder
