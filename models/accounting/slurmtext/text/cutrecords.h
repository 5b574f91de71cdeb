// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Lines of a list of scontrol's that were cut: they lack keys that it prints of every record, and
/// that others of the list have. Who wrote a list by hand may leave out what he likes of all.
class CutRecords
{
public:
    /// @param keys  32 at most; not copied
    explicit CutRecords(std::span<const char* const> keys)
        : m_keys(keys)
    {
    }
    /// @param name  of the record; empty: it is none
    void look(std::string_view record, std::string_view name, int line);
    void report(const std::string& file, Issues& issues) const;

private:
    /// Records that have the same of the keys.
    struct Alike
    {
        std::uint32_t keys = 0; // bits
        std::size_t count = 0;
        std::string first; // name
        int line = 0;
    };
    [[nodiscard]] std::string lackOf(const Alike& alike) const;

    std::span<const char* const> m_keys;
    std::uint32_t m_known = 0; // keys that some record has
    std::vector<Alike> m_alikes;
};

} // namespace fairlead::accounting
