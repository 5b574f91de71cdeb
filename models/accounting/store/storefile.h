// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

#include <functional>

/// Opening a store file in a known state.
namespace fairlead::accounting {

/// A connection to an existing store of the current version, for reading.
Result<std::unique_ptr<StoreConnection>> openForReading(const QString& path);

/// Carries out `change` in one transaction on an existing store, brought up to date before.
/// Every error comes back as OutputFailed.
Result<void> changeStore(const QString& path,
                         const std::function<Result<void>(const StoreConnection&)>& change);

/// Makes a new store that holds what `fill` writes. The file appears under its name only when it
/// is complete. Every error comes back as OutputFailed.
Result<void> createStore(const QString& path,
                         const std::function<Result<void>(const StoreConnection&)>& fill);

} // namespace fairlead::accounting
