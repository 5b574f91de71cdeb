// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"
#include "models/words/rankcomparison.h"

#include <QString>
#include <QStringList>

namespace fairlead::models {

/// Whether its job has other rows too: one for each partition.
bool hasSeveralRows(const Snapshot& snapshot, RowIndex row);

/// "4711 (erin, chem)": how a row is called in a sentence; with its partition when the job has
/// several.
QString rowName(const Snapshot& snapshot, RowIndex row);
/// "4711", with its partition when the job has several.
QString shortRowName(const Snapshot& snapshot, RowIndex row);

/// Why one row stands before another, a sentence per line: who is ahead and by how much, which part
/// decides, for Fair Tree the level of the tree at which it was decided, then part by part.
QStringList explainRanks(const Evaluation& evaluation, RowIndex a, RowIndex b);
QStringList explainRanks(const Evaluation& evaluation, const RankComparison& comparison);

/// What the scenario does, in one sentence: "412 of 1 024 jobs move; geist gains most."
QString effectSentence(const Difference& difference);

/// That limits of a scenario change no priority, or nothing; empty: it sets none.
QString limitsSentence(const Policy& edited);

/// What another half-life is taken to mean; empty: it is the same one.
QString halfLifeSentence(const Evaluation& before, const Evaluation& after);
/// The same of what is looked ahead to from these evaluations.
QString halfLifeAheadSentence(const Evaluation& before, const Evaluation& after);

} // namespace fairlead::models
