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

std::optional<ToldOf> toldIn(std::string_view line, std::string_view first, std::string_view second)
{
    const auto place = line.find(first);
    const auto end = place == std::string_view::npos ? place : line.find(second, place);
    if (end == std::string_view::npos)
        return {};
    const auto begin = place + first.size();
    return ToldOf{line.substr(begin, end - begin), line.substr(end + second.size())};
}

} // namespace fairlead::accounting
