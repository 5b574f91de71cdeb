// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"
#include "app/reports/table.h"
#include "engine/priority/evaluation.h"

namespace fairlead::cli {

/// A source that was read and evaluated: the baseline, and the scenario of the command line.
struct Session
{
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<const Evaluation> baseline;
    std::shared_ptr<const Evaluation> current; ///< the baseline itself without edits
    Scenario scenario; ///< the edits of the command line
    bool hasScenario = false;
    accounting::SourceOptions sourceOptions; ///< with the password, to ask the source again
};

/// The password of a database, found as findPassword() says; none for what is no database.
Result<accounting::Secret> passwordOf(const QString& name, const QString& passwordFile,
                                      const char* variable);

/// Reads the source, prints its problems and assumptions, and evaluates.
Result<Session> openSession(const Arguments& arguments, const Streams& streams);

/// Writes a table in the format of the command line. Error codes: Usage (-o names an unknown
/// column), OutputFailed.
Result<void> writeTable(const reports::Table& table, const Arguments& arguments,
                        const Streams& streams);

} // namespace fairlead::cli
