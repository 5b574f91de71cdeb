// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/restpaths.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// What slurmrestd says of itself: whoever answers at the port may have written it. What is asked
/// next are its paths, so that they may lead nowhere else.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto paths = newestPaths(fuzz::bytesOf(data, size));
    if (!paths)
        return 0;
    fuzz::require(paths->version >= oldestRestVersion, "an old version is refused");
    const auto middle = "/v0.0." + QByteArray::number(paths->version) + '/';
    for (const auto& path : {paths->jobs, paths->partitions, paths->nodes, paths->shares})
        fuzz::require(path.isEmpty() || path.startsWith("/slurm" + middle), "a path of slurmctld");
    for (const auto& path : {paths->qos, paths->associations})
        fuzz::require(path.startsWith("/slurmdb" + middle), "a path of slurmdbd");
    return 0;
}
