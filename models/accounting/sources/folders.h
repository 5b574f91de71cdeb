// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A folder of any kind: what is in it is looked at when it is read.
extern const SourceKind folderKind;

} // namespace fairlead::accounting
