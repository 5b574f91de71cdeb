// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"
#include "engine/priority/evaluation.h"

#include <QString>

namespace fairlead::cli {

/// The file of a scheduler's answers that is there, and of which nothing could be compared; empty:
/// there is none.
QString unreadAnswers(const Agreement& agreement, const Evaluation& evaluation);

} // namespace fairlead::cli
