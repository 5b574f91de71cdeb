// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"
#include "models/words/rankcomparison.h"

#include <QString>
#include <QStringList>

namespace fairlead::models {

/// "4711 (erin, chem)": how a row is called in a sentence; with its partition when the job has
/// several.
QString rowName(const Snapshot& snapshot, RowIndex row);

/// Why one row stands before another, a sentence per line: who is ahead and by how much, then
/// part by part, which decides, and for Fair Tree the level of the tree at which it was decided.
QStringList explainRanks(const Evaluation& evaluation, RowIndex a, RowIndex b);
QStringList explainRanks(const Evaluation& evaluation, const RankComparison& comparison);

/// What the scenario does, in one sentence: "412 of 1 024 jobs move; geist gains most."
QString effectSentence(const Difference& difference);

} // namespace fairlead::models
