// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/replayedadvice.h"

#include "engine/replay/clock/completed.h"

namespace fairlead {

namespace {
constexpr auto asItIs = "baseline";
constexpr auto followed = "advice";
} // namespace

Result<replay::Outlook> replayAdvice(const Finding& finding, const AdviceScene& scene,
                                     const replay::OutlookOptions& options)
{
    const auto present = applyScenario(scene.snapshot, scene.scenario, scene.now);
    if (!present)
        return present.error();
    if (auto good = replay::checkReplayable(present->policy); !good)
        return good.error();
    if (!finding.isReplayable())
        return usageError(said("Messages", "nothing of it can be replayed"));
    auto scenario = scene.scenario;
    for (const auto& edit : finding.edits)
        scenario = withEdit(*scene.snapshot, std::move(scenario), edit);
    const auto advised = applyScenario(scene.snapshot, scenario, scene.now);
    if (!advised)
        return advised.error();
    return replay::outlookOf(scene.recording, {{asItIs, *present}, {followed, *advised}}, options);
}

} // namespace fairlead
