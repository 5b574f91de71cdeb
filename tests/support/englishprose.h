// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <algorithm>
#include <regex>

namespace fairlead::tests {

/// Whether a message holds prose that no language can word: three words and more in what is filled
/// in as it is, where names, paths and numbers belong.
inline bool hasEnglishProse(const Message& message)
{
    static const std::regex prose("[a-z]{2,} [a-z]{2,} [a-z]{2,}");
    if (!message.isSentence)
        return std::regex_search(message.text, prose);
    return std::ranges::any_of(message.arguments, hasEnglishProse);
}

} // namespace fairlead::tests
