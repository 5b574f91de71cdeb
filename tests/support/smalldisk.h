// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QTemporaryDir>

#include <sys/mount.h>

namespace fairlead::tests {

/// A disk in memory on which little fits, where this user may mount one.
class SmallDisk
{
public:
    /// @param size  bytes, of whole pages
    explicit SmallDisk(int size)
        : m_isThere(::mount("none", m_folder.path().toUtf8().constData(), "tmpfs", 0,
                            QByteArrayLiteral("size=").append(QByteArray::number(size)).constData())
                    == 0)
    {
    }
    ~SmallDisk()
    {
        if (m_isThere)
            ::umount2(m_folder.path().toUtf8().constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    SmallDisk(SmallDisk&&) = delete;
    SmallDisk& operator=(SmallDisk&&) = delete;

    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] QString filePath(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }

private:
    QTemporaryDir m_folder;
    bool m_isThere = false;
};

} // namespace fairlead::tests
