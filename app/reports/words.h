// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>

namespace fairlead::reports {

/// The translation context of everything that tables and reports say: Words::tr("...").
class Words
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::reports::Words)
};

/// What tr() takes to choose the form of a word.
constexpr int many(std::integral auto count)
{
    return static_cast<int>(std::min<std::uintmax_t>(static_cast<std::uintmax_t>(count),
                                                     std::numeric_limits<int>::max()));
}

} // namespace fairlead::reports
