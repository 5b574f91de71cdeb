// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/swf/swfsource.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// A trace in the Standard Workload Format, as a snapshot and as a history.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const SourceAccess access(fuzz::scratchFile("input.swf", fuzz::bytesOf(data, size)));
    if (auto records = swfKind.read(access, Look::All))
        fuzz::compute(*records, size);
    const auto recording = swfKind.readRecording(access);
    if (!recording)
        return 0;
    std::uint64_t processors = 0;
    for (const auto& node : recording->machine.nodes)
        processors += node.cpus;
    for (const auto& job : recording->workload.jobs)
        fuzz::require(job.request.cpus <= processors, "a job larger than its machine");
    return 0;
}
