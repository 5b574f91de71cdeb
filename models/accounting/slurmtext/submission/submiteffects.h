// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/submission/submitline.h"
#include "models/accounting/slurmtext/submission/submitoptions.h"

namespace fairlead::accounting {

/// What an option with its value asks for; the last one of a name counts.
void applyOption(SubmitLine& line, const SubmitOption& option, std::string_view value);

} // namespace fairlead::accounting
