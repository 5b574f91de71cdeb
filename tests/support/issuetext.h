// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"

#include <string>

namespace fairlead::tests {

/// The place and the message, in English.
inline std::string issueText(const Issue& issue)
{
    return english(placed(issue));
}

} // namespace fairlead::tests
