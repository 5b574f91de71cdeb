// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"

#include <string>
#include <utility>
#include <vector>

namespace fairlead::accounting {

/// What may be wrong with many records: one issue with their number, at the first of them.
class CountedIssue
{
public:
    /// The number is %1, the first of them %2.
    CountedIssue(Sentence one, Sentence several)
        : m_one(one)
        , m_several(several)
    {
    }

    void add(std::string what, int line)
    {
        if (m_count++ == 0) {
            m_first = std::move(what);
            m_line = line;
        }
    }
    void report(const std::string& file, Issues& issues, Loss loss = Loss::Nothing) const
    {
        if (m_count > 0)
            issues.push_back({Severity::Warning, counted(m_count, m_one, m_several, {m_first}),
                              file, m_line, FileState::Readable, loss});
    }

private:
    Sentence m_one;
    Sentence m_several;
    std::size_t m_count = 0;
    std::string m_first;
    int m_line = 0;
};

} // namespace fairlead::accounting
