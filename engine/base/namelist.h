// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/shared.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// A list of names that many records have alike; a std::vector to whoever uses it.
class NameList
{
public:
    using Names = std::vector<std::string>;
    using value_type = std::string;

    NameList() = default;
    NameList(Names names) // NOLINT: stands for it
        : m_names(std::move(names))
    {
    }
    NameList(std::initializer_list<std::string> names)
        : m_names(Names(names))
    {
    }

    operator const Names&() const { return m_names.value(); } // NOLINT: the same
    [[nodiscard]] std::size_t size() const { return m_names.value().size(); }
    [[nodiscard]] bool empty() const { return m_names.value().empty(); }
    [[nodiscard]] auto begin() const { return m_names.value().begin(); }
    [[nodiscard]] auto end() const { return m_names.value().end(); }
    [[nodiscard]] const std::string& operator[](std::size_t i) const { return m_names.value()[i]; }
    [[nodiscard]] const std::string& front() const { return m_names.value().front(); }
    // Whoever changes a list has one of its own.
    [[nodiscard]] auto begin() { return m_names.edit().begin(); }
    [[nodiscard]] auto end() { return m_names.edit().end(); }
    void emplace_back(std::string_view name) { m_names.edit().emplace_back(name); }
    void push_back(std::string name) { m_names.edit().push_back(std::move(name)); }
    void clear() { m_names = {}; }
    bool operator==(const NameList& other) const = default;
    bool operator==(const Names& other) const { return m_names.value() == other; }

private:
    Shared<Names> m_names;
};

} // namespace fairlead
