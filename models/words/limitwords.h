// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/recording/limits.h"

#include <QString>

namespace fairlead::models {

/// Which limit keeps a job waiting, by the scheduler's reason, and what runs of those whom it
/// binds; empty: the reason names no limit. How high it is only where `limits` tell, and why they
/// do not where they could not be read.
QString limitSentence(const Snapshot& snapshot, JobIndex job,
                      const Result<replay::Limits>& limits = replay::Limits());

} // namespace fairlead::models
