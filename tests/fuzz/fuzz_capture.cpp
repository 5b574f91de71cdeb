// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/capturefolder.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// A whole capture folder in one input: a line "@ NAME" starts the file of that name.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::scratchFiles(fuzz::bytesOf(data, size),
                       {"taken_at.txt",    "config.txt",     "slurm.conf",     "assocs.txt",
                        "dump.cfg",        "nodes.txt",      "partitions.txt", "qos.txt",
                        "jobs.txt",        "shares.txt",     "raw_usage.txt",  "assoc_mgr.txt",
                        "usage.txt",       "slurmctld.log",  "sprio.txt",      "sprio_norm.txt",
                        "json/assoc.json", "json/part.json", "json/qos.json",  "json/squeue.json"});
    if (const auto records = readCaptureFolder(fuzz::scratchFolder(), {}))
        fuzz::compute(*records, size);
    return 0;
}
