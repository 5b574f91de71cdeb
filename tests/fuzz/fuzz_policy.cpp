// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/parameters.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// Parameters as slurm.conf writes them, one "Name=Value" a line: what was set can be said and set
/// again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Issues issues;
    auto records = fuzz::sampleCluster();
    for (const auto& line : fuzz::linesOf(data, size, issues)) {
        const auto equal = line.text.find('=');
        if (equal != std::string::npos)
            static_cast<void>(setParameter(records.policy, line.text.substr(0, equal),
                                           line.text.substr(equal + 1))
                                  .has_value());
    }
    for (const auto& name : slurm::parameterNames()) {
        auto copy = records.policy;
        const auto value = parameterValue(records.policy, name);
        fuzz::require(setParameter(copy, name, value).has_value(), "a value can be set again");
        fuzz::require(parameterValue(copy, name) == value, "a value stays what it is");
    }
    fuzz::compute(records, size);
    return 0;
}
