// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <string_view>

namespace fairlead {

/// Which new names sacctmgr keeps as they are written. It stores those of accounts in small
/// letters, and those of users too unless slurmdbd has PreserveCaseUser: then some user of the
/// cluster has a capital. Of ASCII alone, as sacctmgr does.
class LetterCase
{
public:
    explicit LetterCase(const Snapshot& cluster);

    [[nodiscard]] static bool keepsAccount(std::string_view name);
    [[nodiscard]] bool keepsUser(std::string_view name) const;

private:
    bool m_hasCapitalUsers = false;
};

} // namespace fairlead
