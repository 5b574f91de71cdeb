// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/accountname.h"

#include <array>
#include <pwd.h>
#include <unistd.h>

namespace fairlead::accounting {

std::string accountName()
{
    std::array<char, 4096> space{};
    passwd entry{};
    passwd* found = nullptr;
    const auto id = ::geteuid();
    if (::getpwuid_r(id, &entry, space.data(), space.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(id);
}

} // namespace fairlead::accounting
