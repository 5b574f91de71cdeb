// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>

namespace fairlead::accounting {

/// Whether SQLite can put its -wal and -shm files beside the database.
bool isLockable(const QString& path);

/// How a store file and the files beside it were at one moment. Who may not write into the folder
/// takes no lock, and sees by this alone that somebody wrote meanwhile.
class FileWatch
{
public:
    /// From now on. A file that was written just now is waited for: what comes within the same tick
    /// of its clock would not be seen.
    explicit FileWatch(const QString& path);

    [[nodiscard]] bool hasChanged() const;

private:
    struct State
    {
        std::uint64_t file = 0; ///< its number on the disk
        std::int64_t size = -1; ///< @unit bytes  -1: there is none
        std::int64_t writtenAt = 0; ///< @unit ns since 1970
        std::int64_t log = -1; ///< the size of -wal
        bool hasIndex = false; ///< -shm
        bool hasJournal = false;
        bool operator==(const State&) const = default;
    };
    [[nodiscard]] State look() const;

    QString m_path;
    State m_before;
};

} // namespace fairlead::accounting
