// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/process/process.h"

#include <csignal>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace fairlead::process {

namespace {
void forbidCoreDumps()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
}

void keepFreedMemory()
{
    constexpr int kept = 256 << 20; // bytes
    constexpr int largestInHeap = 32 << 20; // bytes; glibc allows no more
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_MMAP_THRESHOLD, largestInHeap);
}

/// Writing beyond `ulimit -f` ends the program, and its temporary files stay; with a handler of its
/// own the writing fails as on a full disk. Programs that are started do not inherit one.
void surviveFileLimit()
{
    std::signal(SIGXFSZ, [](int /*signal*/) {});
}
} // namespace

void prepare()
{
    forbidCoreDumps();
    surviveFileLimit();
    keepFreedMemory();
}

} // namespace fairlead::process
