// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

#include <optional>

/// What a store itself is told, by name. Stays when another snapshot comes.
namespace fairlead::accounting {

inline constexpr auto auditDaysSetting = "audit_days"; ///< a number; 0: without end
inline constexpr auto auditLinesSetting = "audit_lines"; ///< the same
/// "none": edits have made what the scheduler answered void. Its rows, which may be hundreds of
/// thousands, stay until the next snapshot comes; nobody reads them.
inline constexpr auto answersSetting = "answers";

/// The revision of the last reading of the series that became the snapshot.
inline constexpr auto seriesSetting = "series_revision";

/// Nothing: it was never set.
Result<std::optional<QString>> storeSetting(StoreConnection& connection, const char* name);
/// Nothing: takes it back.
Result<void> setStoreSetting(StoreConnection& connection, const char* name,
                             const std::optional<QString>& value);

} // namespace fairlead::accounting
