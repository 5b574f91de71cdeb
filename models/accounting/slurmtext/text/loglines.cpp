// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/loglines.h"

namespace fairlead::accounting {

std::string_view valueIn(std::string_view line, std::string_view key)
{
    const auto place = line.find(key);
    if (place == std::string_view::npos)
        return {};
    const auto rest = line.substr(place + key.size());
    return rest.substr(0, rest.find_first_of(" \r\n"));
}

} // namespace fairlead::accounting
