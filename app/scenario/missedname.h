// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>

namespace fairlead::app {

/// The name that somebody typed before a scenario could not be saved: it is offered again, as long
/// as the same scenario is on the screen and the same store is open.
class MissedName
{
public:
    /// @param typed  empty: it was saved
    /// @param shown  what the scenario on the screen is called
    void note(const QString& store, const std::string& typed, const std::string& shown)
    {
        m_store = store;
        m_typed = typed;
        m_shown = shown;
    }
    [[nodiscard]] std::string offered(const QString& store, const std::string& shown) const
    {
        return m_typed.empty() || store != m_store || shown != m_shown ? shown : m_typed;
    }

private:
    QString m_store;
    std::string m_typed; // empty: nothing was missed
    std::string m_shown;
};

} // namespace fairlead::app
