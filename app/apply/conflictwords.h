// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/mergescenarios.h"
#include "models/accounting/changes/storesides.h"
#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/store.h"
#include "views/apply/storeconflictdialog.h"

namespace fairlead::app {

/// Edits that met another snapshot in the store.
views::StoreConflict snapshotConflict(const accounting::SaveConflict& conflict,
                                      const accounting::StoreSides& sides);

/// What one line of the audit table changes: "shares of chem: 30 → 40".
QString changeWords(const accounting::AuditEntry& entry);

/// A saved scenario that both changed, or that the other one deleted.
views::StoreConflict scenarioConflict(const accounting::SaveConflict& conflict, const QString& name,
                                      const accounting::ScenarioSides& sides,
                                      const std::vector<EditClash>& clashes);

} // namespace fairlead::app
