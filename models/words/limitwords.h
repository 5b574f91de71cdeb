// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/recording/limits.h"

#include <QString>

namespace fairlead::models {

/// Which limit keeps a job waiting, by the scheduler's reason, and what runs of those whom it
/// binds; empty: the reason names no limit. How high it is only where `limits` tell.
QString limitSentence(const Snapshot& snapshot, JobIndex job, const replay::Limits& limits = {});

} // namespace fairlead::models
