// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace fairlead {

/// Every account, user and partition name once. Entry 0 is the empty name.
class NamePool
{
public:
    NamePool() { intern({}); }
    NamePool(const NamePool& other)
        : NamePool()
    {
        for (const auto& text : other.m_texts)
            intern(text);
    }
    NamePool& operator=(const NamePool&) = delete;
    NamePool(NamePool&&) = default;
    NamePool& operator=(NamePool&&) = default;
    ~NamePool() = default;

    NameId intern(std::string_view text)
    {
        const auto known = m_ids.find(text);
        if (known != m_ids.end())
            return known->second;
        const NameId id(m_texts.size());
        m_texts.emplace_back(text);
        m_ids.emplace(m_texts.back(), id);
        return id;
    }
    /// The id of a name that is already there, else an invalid id.
    [[nodiscard]] NameId find(std::string_view text) const
    {
        const auto known = m_ids.find(text);
        return known == m_ids.end() ? NameId() : known->second;
    }
    [[nodiscard]] const std::string& operator[](NameId id) const { return m_texts[id.at()]; }
    [[nodiscard]] std::size_t size() const { return m_texts.size(); }

private:
    std::deque<std::string> m_texts; // stable addresses: the map's keys point into it
    std::unordered_map<std::string_view, NameId> m_ids;
};

} // namespace fairlead
