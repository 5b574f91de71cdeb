// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A cluster that is read through slurmrestd: `slurmrest://user@host`, or at a Unix socket,
/// `slurmrest:///run/slurmrestd.sock`. The password of the access is the token.
/// The answers go into a temporary folder, which is read as a capture. slurmrestd does not tell
/// weights: SourceOptions::configFile does.
extern const SourceKind slurmrestKind;

} // namespace fairlead::accounting
