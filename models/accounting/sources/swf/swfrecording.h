// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A trace as a history. The machine is that of --config, if it names nodes, or what the header
/// says: MaxNodes nodes with MaxProcs processors, given one by one. Every partition has all nodes.
/// Error codes: SourceUnreachable, DataInvalid.
Result<replay::Recording> readSwfRecording(const SourceAccess& access);

} // namespace fairlead::accounting
