// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "views/apply/applyform.h"

namespace fairlead::app {

/// "limoges-changes.sh", by form and cluster; of a name nothing that a path would take for more.
QString suggestedFile(const views::ApplyForm& form, const QString& cluster);

/// Puts the text under this name when it is complete: what was there stays until then. A program
/// may be run by whoever may read it. Blocks. Error code OutputFailed.
Result<void> saveText(const QString& file, const QByteArray& text, bool isProgram);

} // namespace fairlead::app
