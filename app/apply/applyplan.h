// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/conflicts.h"
#include "models/accounting/sources/sourceaccess.h"
#include "models/document/mode.h"
#include "views/apply/applyform.h"

#include <memory>

namespace fairlead::app {

/// The connection that a source came through; a file or a folder has none.
struct SessionConnection
{
    QString name; ///< empty: none
    models::Mode purpose = models::Mode::WhatIf;
};

/// What is on the screen when somebody wants to apply it. Later edits and readings do not matter.
struct ApplyRequest
{
    accounting::SourceAccess access;
    std::shared_ptr<const Snapshot> base; ///< that the edits were made on
    std::int64_t now = 0; ///< Unix seconds
    Scenario scenario;
    SessionConnection connection;
    std::vector<EditConflict> conflicts; ///< of the scenario, those that wait among them
};

/// Works out everything that the Apply dialog shows. Reads files of the source, writes nothing.
/// Blocks: call it on a worker. Error code Usage: no edit can be carried out.
Result<views::ApplyContent> applyContent(const ApplyRequest& request);

} // namespace fairlead::app
