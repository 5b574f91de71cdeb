// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <unordered_map>

namespace fairlead {

/// What accounts were called before edits, by what they are called now.
using FormerNames = std::unordered_map<std::string, std::string>;

/// What an account was called; itself where no edit renamed it.
const std::string& formerName(const FormerNames& former, const std::string& name);

/// What accounts are called now, by what they were called.
class NamesNow
{
public:
    explicit NamesNow(const FormerNames& former);

    [[nodiscard]] bool isEmpty() const { return m_names.empty(); }
    /// Itself where no edit renamed it.
    [[nodiscard]] const std::string& of(const std::string& former) const;

private:
    std::unordered_map<std::string, std::string> m_names;
};

} // namespace fairlead
