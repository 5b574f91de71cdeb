// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/settings.h"

#include <array>
#include <string>
#include <unordered_map>

namespace fairlead::moab {

/// The entries of credentials by name, for whoever adds many: a site may have a USERCFG line for
/// each of a hundred thousand users. Meanwhile nobody else adds or removes entries of those
/// settings.
class CredIndex
{
public:
    /// As Settings::entry(), at the same cost however many there are.
    CredConfig& entry(Settings& settings, Cred cred, const std::string& name);

private:
    struct Places
    {
        bool isRead = false;
        std::unordered_map<std::string, std::size_t> byName;
    };
    std::array<Places, credCount> m_places;
};

} // namespace fairlead::moab
