// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/storedplace.h"
#include "app/editing/undoscenarioeditor.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"

#include <QUndoStack>

namespace fairlead::app {

/// What all parts of the window share: the document, the way edits go, the tree.
struct Workspace
{
    models::ScenarioDocument document;
    QUndoStack undo;
    StoredPlace place; ///< of what is on the screen
    UndoScenarioEditor editor{document, undo, place};
    models::AccountTreeModel accounts{&document, &editor};
};

} // namespace fairlead::app
