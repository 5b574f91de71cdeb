// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace fairlead::connections {

/// A password: overwritten when it goes, never printed, never compared in messages.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray utf8)
        : m_utf8(std::move(utf8))
    {
    }
    Secret(const Secret&) = default;
    Secret& operator=(const Secret&) = default;
    Secret(Secret&&) = default;
    Secret& operator=(Secret&&) = default;
    ~Secret() { clear(); }

    bool operator==(const Secret&) const = default;
    [[nodiscard]] bool isEmpty() const { return m_utf8.isEmpty(); }
    /// For the one call that needs it.
    [[nodiscard]] const char* text() const { return m_utf8.constData(); }
    void clear()
    {
        if (m_utf8.isDetached())
            m_utf8.fill('\0');
        m_utf8.clear();
    }

private:
    QByteArray m_utf8;
};

} // namespace fairlead::connections
