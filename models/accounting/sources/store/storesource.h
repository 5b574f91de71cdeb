// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"
#include "models/accounting/store/storeaddress.h"

namespace fairlead::accounting {

extern const SourceKind storeFileKind; ///< *.fairlead
extern const SourceKind storeServerKind; ///< mysql://user@host/database

/// Where a source is that is a store.
StoreAddress storeAddressOf(const SourceAccess& access);

} // namespace fairlead::accounting
