// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/scenario/changeform.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QString>

#include <string>
#include <vector>

/// What an operator does on the cluster to make a scenario true. Nothing here is carried out.
namespace fairlead::accounting {

/// The forms that a source has. What a store takes itself is not among them.
std::vector<ChangeForm> exportForms(const Source& source, const Policy& policy);

/// A scenario between the two states of its source.
struct ExportRequest
{
    Source source; ///< its files are read again
    SourceOptions options;
    Inputs before;
    Inputs after;
    Scenario scenario;
};

/// The text, and what is to be said about it, one sentence each.
struct Export
{
    std::string text;
    std::vector<Message> notes;
    QString file; ///< that the text is a change of; empty: of none
    std::vector<std::size_t> changed{}; ///< 0-based lines of a whole file that differ from it
};

/// Blocks: call it on a worker. Error codes: Usage (the source has no such form),
/// SourceUnreachable (a file of it), DataInvalid (a name or value that the form cannot say).
Result<Export> makeExport(ChangeForm form, const ExportRequest& request);

} // namespace fairlead::accounting
