// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/queue/queuecells.h"

#include <QHash>
#include <QStringList>

namespace fairlead::models {

/// The longest texts of the columns of names, numbers of jobs and states: a few of each column, as
/// letters differ in width.
struct LongestTexts
{
    QHash<int, QStringList> ofColumn;
    /// Of every row, so that the room of a column need not depend on which rows are seen; else of
    /// some of very many.
    bool areOfAll = true;
};
/// Of an evaluation. Each text is made once, and few thousand rows are looked at.
LongestTexts longestTexts(const QueueCells& cells);

} // namespace fairlead::models
