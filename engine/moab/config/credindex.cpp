// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/credindex.h"

namespace fairlead::moab {

CredConfig& CredIndex::entry(Settings& settings, Cred cred, const std::string& name)
{
    auto& list = settings.creds[at(cred)];
    auto& places = m_places[at(cred)];
    for (std::size_t i = 0; i < list.size() && !places.isRead; ++i)
        places.byName.emplace(list[i].name, i);
    places.isRead = true;
    const auto [place, isNew] = places.byName.emplace(name, list.size());
    if (isNew)
        list.emplace_back().name = name;
    return list[place->second];
}

} // namespace fairlead::moab
