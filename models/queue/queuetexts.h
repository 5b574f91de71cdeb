// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/queue/queuecells.h"

#include <QHash>
#include <QStringList>

namespace fairlead::models {

/// The longest texts of the columns of names, numbers of jobs and states, over all rows of an
/// evaluation, so that the room of a column does not depend on which rows are seen: a few of each
/// column, as letters differ in width. Each text is made once; linear time.
QHash<int, QStringList> longestTexts(const QueueCells& cells);

} // namespace fairlead::models
