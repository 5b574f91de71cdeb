// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/formernames.h"

namespace fairlead {

namespace {
const std::string& valueOr(const std::unordered_map<std::string, std::string>& names,
                           const std::string& name)
{
    const auto known = names.find(name);
    return known == names.end() ? name : known->second;
}
} // namespace

const std::string& formerName(const FormerNames& former, const std::string& name)
{
    return valueOr(former, name);
}

NamesNow::NamesNow(const FormerNames& former)
{
    for (const auto& [name, before] : former)
        m_names.insert_or_assign(before, name);
}

const std::string& NamesNow::of(const std::string& former) const
{
    return valueOr(m_names, former);
}

} // namespace fairlead
