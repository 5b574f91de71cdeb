// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/scratchfolder.h"

#include <QDir>
#include <QStringList>

#include <csignal>
#include <mutex>
#include <thread>

namespace fairlead::files {

namespace {
struct Register
{
    std::mutex mutex;
    QStringList paths;
};

/// Never destroyed: a signal may come while the program ends.
Register& known()
{
    static auto* const all = new Register;
    return *all;
}
} // namespace

ScratchFolder::ScratchFolder()
{
    enlist();
}

ScratchFolder::ScratchFolder(const QString& pattern)
    : m_folder(pattern)
{
    enlist();
}

ScratchFolder::~ScratchFolder()
{
    const std::scoped_lock lock(known().mutex);
    known().paths.removeOne(path());
}

void ScratchFolder::enlist() const
{
    const std::scoped_lock lock(known().mutex);
    if (isValid())
        known().paths << path();
}

void ScratchFolder::removeAll()
{
    const std::scoped_lock lock(known().mutex);
    for (const auto& path : known().paths)
        QDir(path).removeRecursively();
}

void ScratchFolder::removeOnSignals()
{
    sigset_t ends;
    ::sigemptyset(&ends);
    for (const auto signal : {SIGTERM, SIGINT, SIGHUP})
        ::sigaddset(&ends, signal);
    ::pthread_sigmask(SIG_BLOCK, &ends, nullptr); // threads to come inherit it
    std::thread([ends] {
        int signal = 0;
        ::sigwait(&ends, &signal);
        removeAll();
        ::signal(signal, SIG_DFL);
        ::pthread_sigmask(SIG_UNBLOCK, &ends, nullptr);
        ::raise(signal);
    }).detach();
}

} // namespace fairlead::files
