// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/namelist.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace fairlead {

/// Of which TRES a job has how much (mem in MB), in the order of its source. Jobs that name the
/// same ones share these names.
class JobTres
{
public:
    using Amount = std::pair<const std::string&, std::uint64_t>;
    using List = std::vector<std::pair<std::string, std::uint64_t>>;

    JobTres() = default;
    JobTres(std::initializer_list<List::value_type> list)
        : JobTres(List(list))
    {
    }
    JobTres(const List& list) // NOLINT: stands for it
    {
        NameList::Names names;
        for (const auto& [name, amount] : list) {
            names.push_back(name);
            m_amounts.push_back(amount);
        }
        m_names = std::move(names);
    }
    /// One amount for each name.
    JobTres(NameList names, std::vector<std::uint64_t> amounts)
        : m_names(std::move(names))
        , m_amounts(std::move(amounts))
    {
    }

    class Iterator
    {
    public:
        Iterator(const JobTres& list, std::size_t place)
            : m_list(list)
            , m_place(place)
        {
        }
        Amount operator*() const { return m_list[m_place]; }
        Iterator& operator++()
        {
            ++m_place;
            return *this;
        }
        bool operator==(const Iterator& other) const { return m_place == other.m_place; }

    private:
        const JobTres& m_list;
        std::size_t m_place;
    };
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }
    [[nodiscard]] std::size_t size() const { return m_amounts.size(); }
    [[nodiscard]] bool empty() const { return m_amounts.empty(); }
    [[nodiscard]] Amount operator[](std::size_t i) const { return {m_names[i], m_amounts[i]}; }
    [[nodiscard]] Amount front() const { return (*this)[0]; }
    [[nodiscard]] const NameList& names() const { return m_names; }
    [[nodiscard]] List list() const
    {
        List list;
        for (const auto& amount : *this)
            list.emplace_back(amount);
        return list;
    }

    void emplace_back(std::string name, std::uint64_t amount)
    {
        m_names.push_back(std::move(name));
        m_amounts.push_back(amount);
    }
    /// As many as before.
    void rename(NameList names) { m_names = std::move(names); }
    bool operator==(const JobTres& other) const = default;

private:
    NameList m_names;
    std::vector<std::uint64_t> m_amounts;
};

} // namespace fairlead
