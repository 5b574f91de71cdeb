// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <mutex>
#include <string_view>

namespace fairlead::files {

/// A private file in generations. What was put is found at once by whoever comes after a program
/// that was killed, though the disk may be slow; what has settled is found after a power failure,
/// too. One writer; put() and settle() may run in two threads.
class SettledFile
{
public:
    /// @param path  of what has settled
    explicit SettledFile(QString path);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// The names under which the file may be found, the newest generation first.
    [[nodiscard]] QStringList generations() const;
    /// All of it, or what was there stays. Error code OutputFailed, with the system's reason.
    [[nodiscard]] Result<void> put(std::string_view content);
    /// Waits for the disk: what was put last is the file then. Error code OutputFailed, with the
    /// system's reason.
    [[nodiscard]] Result<void> settle();
    /// Makes the newest generation that is well the file; the others go. A sole one stays, be it
    /// well or not, and so does what is no regular file.
    void recover(const std::function<bool(const QString& path)>& isWell);
    /// Every generation.
    void remove();

private:
    [[nodiscard]] QString part() const;
    [[nodiscard]] QString next() const;
    [[nodiscard]] QString settling() const;
    [[nodiscard]] Error cannotWrite(int reason) const;

    QString m_path;
    std::mutex m_names; ///< who has which
};

} // namespace fairlead::files
