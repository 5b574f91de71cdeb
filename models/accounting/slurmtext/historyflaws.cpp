// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/historyflaws.h"

namespace fairlead::accounting {

void StrangeOptions::report(const std::string& file, std::vector<Issue>& issues) const
{
    if (m_lines == 0)
        return;
    std::string names;
    for (const auto& name : m_names)
        names += (names.empty() ? "" : ", ") + name;
    issues.push_back({Severity::Warning,
                      counted(m_lines,
                              said("Messages",
                                   "1 submit line has an option that Slurm does not have, and that "
                                   "a replay leaves out: %2"),
                              said("Messages",
                                   "%1 submit lines have options that Slurm does not have, and "
                                   "that a replay leaves out: %2"),
                              {names}),
                      file, 0});
}

} // namespace fairlead::accounting
