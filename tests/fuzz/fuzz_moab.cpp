// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/moabfolder.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// A whole folder of Moab or Maui in one input: a line "@ NAME" starts the file of that name.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::scratchFiles(fuzz::bytesOf(data, size),
                       {"maui.cfg", "moab.cfg", "taken_at.txt", "work.trace", "res.trace",
                        "out.txt", "diagnose-p.txt", "diagnose-f.txt", "mdiag-p.txt", "mdiag-f.txt",
                        "fs-input/FS.1699315200", "fs-input/FS.1699401600"});
    if (!accounting::moabFolderKind.claims(fuzz::scratchFolder()))
        return 0;
    if (const auto records = readMoabFolder(fuzz::scratchFolder(), {}))
        fuzz::compute(*records, size);
    return 0;
}
