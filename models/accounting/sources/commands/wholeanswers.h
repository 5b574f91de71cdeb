// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QStringList>

/// A part of an answer is not the truth: the ranking would be another one, and look as true.
namespace fairlead::accounting {

/// Before the answers in the folder are read. Error code SourceUnreachable: there is
/// no association.
Result<void> checkLists(const QString& folder, const std::string& source);
/// Whether the folder has the line that scontrol prints last of the settings.
bool hasWholeSettings(const QString& folder);
/// Afterwards. Error code SourceUnreachable: one of `needed` was cut, in a line or behind one, or
/// Slurm hides what the ranking needs.
Result<void> checkWhole(const QString& folder, const std::string& source, const QStringList& needed,
                        const SnapshotRecords& records, const SourceAccess& access);
/// The same of a history for replays.
Result<void> checkWholeHistory(const std::string& source, const QStringList& needed,
                               const replay::Recording& recording);

} // namespace fairlead::accounting
