// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"
#include "models/accounting/store/scenariofile.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// Scenario files: what was read is written and read again the same, and can be tried out.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto scenario = scenarioFromJson(fuzz::bytesOf(data, size));
    if (!scenario)
        return 0;
    const auto written = scenarioToJson(*scenario);
    fuzz::require(written.has_value(), "what was read can be written");
    const auto again = scenarioFromJson(*written);
    fuzz::require(again && again->name == scenario->name && again->edits == scenario->edits,
                  "what was written is read the same");
    static const auto snapshot = *buildSnapshot(fuzz::sampleCluster());
    if (const auto inputs = applyScenario(snapshot, *scenario, snapshot->computedAt))
        evaluate(*inputs);
    return 0;
}
