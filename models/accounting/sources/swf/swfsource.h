// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A public trace in the Standard Workload Format (.swf, .swf.gz): its groups are accounts with
/// equal shares, its users theirs; usage comes from its jobs, policy and machine from --config.
/// The queue is that of --at; without it that of the trace's end.
extern const SourceKind swfKind;

} // namespace fairlead::accounting
