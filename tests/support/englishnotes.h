// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <algorithm>

namespace fairlead::tests {

/// Messages as the command line prints them.
inline std::vector<std::string> englishNotes(const std::vector<Message>& notes)
{
    std::vector<std::string> lines;
    std::ranges::transform(notes, std::back_inserter(lines), english);
    return lines;
}

} // namespace fairlead::tests
