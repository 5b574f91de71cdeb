// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/filewatch.h"

#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <optional>
#include <sys/stat.h>
#include <thread>

namespace fairlead::accounting {

namespace {
using Nanoseconds = std::chrono::nanoseconds;
constexpr Nanoseconds tick = std::chrono::milliseconds(20); // twice the longest of Linux

std::optional<struct stat> statOf(const QString& path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? std::optional(found)
                                                                    : std::nullopt;
}
} // namespace

bool isLockable(const QString& path)
{
    const QFileInfo file(path);
    return file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
}

FileWatch::FileWatch(const QString& path)
    : m_path(path)
    , m_before(look())
{
    const Nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
    const auto age = now - Nanoseconds(m_before.writtenAt);
    if (age < Nanoseconds(0) || age >= tick)
        return;
    std::this_thread::sleep_for(tick);
    m_before = look();
}

bool FileWatch::hasChanged() const
{
    return !(look() == m_before);
}

FileWatch::State FileWatch::look() const
{
    State state;
    if (const auto file = statOf(m_path)) {
        state.file = file->st_ino;
        state.size = file->st_size;
        state.writtenAt
            = std::chrono::nanoseconds(std::chrono::seconds(file->st_mtim.tv_sec)).count()
            + file->st_mtim.tv_nsec;
    }
    if (const auto log = statOf(m_path + QLatin1String("-wal")))
        state.log = log->st_size;
    state.hasIndex = statOf(m_path + QLatin1String("-shm")).has_value();
    state.hasJournal = statOf(m_path + QLatin1String("-journal")).has_value();
    return state;
}

} // namespace fairlead::accounting
