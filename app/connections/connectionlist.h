// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/connections/connection.h"

#include <vector>

namespace fairlead::app {

class Settings;

/// The saved connections, in the user's order. No password is in them: an address has no place for
/// one.
class ConnectionList
{
public:
    explicit ConnectionList(Settings& settings);

    [[nodiscard]] const std::vector<Connection>& all() const { return m_connections; }
    void replace(std::vector<Connection> connections);
    /// The one that opens as `source`; nullptr: none does.
    [[nodiscard]] const Connection* find(const QString& source) const;

private:
    Settings& m_settings;
    std::vector<Connection> m_connections;
};

} // namespace fairlead::app
