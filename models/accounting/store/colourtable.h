// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/colourslots.h"
#include "models/accounting/store/storeconnection.h"

namespace fairlead::accounting {

/// The colours of accounts. A store keeps them through every save, also of accounts that have gone.
Result<ColourSlots> readColours(StoreConnection& connection);
/// Writes them into the emptied table.
Result<void> writeColours(StoreConnection& connection, const ColourSlots& colours);

} // namespace fairlead::accounting
