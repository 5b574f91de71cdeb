// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

#include <memory>

namespace fairlead::app {

/// A file that says that somebody is there. The kernel lets go of it when its process ends, however
/// it ends; child processes do not hold it. The destructor leaves the file where it is.
class FileLock
{
public:
    /// Null: somebody else holds it. Error code OutputFailed.
    static Result<std::unique_ptr<FileLock>> tryLock(const QString& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;

    /// Takes the file away: nobody waits for it any more.
    void remove() const;

private:
    FileLock(QString path, int descriptor);
    [[nodiscard]] bool isStillThere() const;

    QString m_path;
    int m_descriptor;
};

} // namespace fairlead::app
