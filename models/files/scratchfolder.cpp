// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/scratchfolder.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include <csignal>
#include <mutex>
#include <thread>
#include <utility>

namespace fairlead::files {

namespace {
struct Register
{
    std::mutex mutex;
    QStringList folders;
    QStringList files;
};

/// Never destroyed: a signal may come while the program ends.
Register& known()
{
    static auto* const all = new Register;
    return *all;
}

/// Other threads may still write into a folder: what they put there meanwhile goes, too.
void removeListed()
{
    constexpr int mostTries = 100;
    for (const auto& path : known().folders) {
        for (int i = 0; i < mostTries && !QDir(path).removeRecursively(); ++i)
            std::this_thread::yield();
    }
    for (const auto& path : known().files)
        QFile::remove(path);
}
} // namespace

// A folder is made and removed under the lock: a signal finds none that is not listed.
ScratchFolder::ScratchFolder(const QString& pattern)
{
    const std::scoped_lock lock(known().mutex);
    m_folder = pattern.isEmpty() ? std::make_unique<QTemporaryDir>()
                                 : std::make_unique<QTemporaryDir>(pattern);
    if (isValid())
        known().folders << path();
}

ScratchFolder::~ScratchFolder()
{
    const std::scoped_lock lock(known().mutex);
    known().folders.removeOne(path());
    m_folder.reset();
}

ScratchFiles::ScratchFiles(QStringList paths)
    : m_paths(std::move(paths))
{
    const std::scoped_lock lock(known().mutex);
    known().files << m_paths;
}

ScratchFiles::~ScratchFiles()
{
    const std::scoped_lock lock(known().mutex);
    for (const auto& path : m_paths)
        known().files.removeOne(path);
}

void ScratchFolder::removeAll()
{
    const std::scoped_lock lock(known().mutex);
    removeListed();
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
        known().mutex.lock(); // for good: the program ends, and nobody makes another folder
        removeListed();
        ::signal(signal, SIG_DFL);
        ::pthread_sigmask(SIG_UNBLOCK, &ends, nullptr);
        ::raise(signal);
    }).detach();
}

} // namespace fairlead::files
