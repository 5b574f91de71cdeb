// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstddef>
#include <string>
#include <utility>

namespace fairlead::accounting {

/// Associations of a file that the list does not hold: all in one line, at the first of them. With
/// numbers in one file and names in the other that is every one.
class UnknownAssocs
{
public:
    /// Lists without numbers lack none of them for that.
    explicit UnknownAssocs(bool isListCut = true)
        : m_isListCut(isListCut)
    {
    }

    void add(std::string name, int line)
    {
        if (m_count++ == 0) {
            m_first = std::move(name);
            m_line = line;
        }
    }
    void report(const std::string& file, SnapshotRecords& records) const
    {
        if (m_count == 0)
            return;
        records.issues.push_back(
            {Severity::Warning,
             counted(m_count, said("Messages", "association %2 is not in the list of associations"),
                     said("Messages",
                          "%1 associations are not in the list of associations; the first is %2"),
                     {m_first}),
             file, m_line, FileState::Readable, m_isListCut ? Loss::ListEntry : Loss::Nothing});
    }

private:
    bool m_isListCut;
    std::size_t m_count = 0;
    std::string m_first;
    int m_line = 0;
};

} // namespace fairlead::accounting
