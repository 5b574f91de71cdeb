// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/lettercase.h"

#include <algorithm>

namespace fairlead {

namespace {
bool hasCapital(std::string_view name)
{
    return std::ranges::any_of(name, [](char c) { return c >= 'A' && c <= 'Z'; });
}
} // namespace

LetterCase::LetterCase(const Snapshot& cluster)
{
    for (std::size_t i = 0; i < cluster.assocs.size() && !m_hasCapitalUsers; ++i)
        m_hasCapitalUsers = hasCapital(cluster.userName(AssocIndex(i)));
}

bool LetterCase::keepsAccount(std::string_view name)
{
    return !hasCapital(name);
}

bool LetterCase::keepsUser(std::string_view name) const
{
    return m_hasCapitalUsers || !hasCapital(name);
}

} // namespace fairlead
