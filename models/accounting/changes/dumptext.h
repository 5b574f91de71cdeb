// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/changes/dumpline.h"

#include <limits>
#include <map>

namespace fairlead::accounting {

/// The lines of a `sacctmgr dump`, each with the association that it is for.
class DumpText
{
public:
    explicit DumpText(const std::string& dump);

    static constexpr auto nowhere = std::numeric_limits<std::size_t>::max();
    static std::string mapKey(const AssocKey& key);

    struct Entry
    {
        AssocKey key;
        std::string parent; ///< of accounts
        std::size_t line = 0;
    };
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] std::vector<DumpLine>& lines() { return m_lines; }
    [[nodiscard]] const std::vector<DumpLine>& lines() const { return m_lines; }
    /// How many different associations there are.
    [[nodiscard]] std::size_t associations() const { return m_places.size(); }
    /// The first line of an association; nowhere if it has none.
    [[nodiscard]] std::size_t lineOf(const AssocKey& key) const;
    /// The first line "Parent - 'account'"; nowhere if there is none.
    [[nodiscard]] std::size_t sectionOf(const std::string& account) const;
    /// Whether a line is neither an association nor a parent: a comment, a QOS.
    [[nodiscard]] bool isOther(std::size_t line) const { return m_isOther[line]; }
    [[nodiscard]] std::string text() const;

private:
    void add(DumpLine line);

    std::vector<DumpLine> m_lines;
    std::vector<bool> m_isOther;
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_places;
    std::map<std::string, std::size_t> m_sections;
    std::string m_parent = "root";
};

} // namespace fairlead::accounting
