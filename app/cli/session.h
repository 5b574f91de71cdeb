// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"
#include "app/reports/writers/table.h"
#include "engine/priority/evaluation.h"
#include "models/accounting/sources/sourceaccess.h"

namespace fairlead::cli {

/// A source that was read and evaluated: the baseline, and the scenario of the command line.
struct Session
{
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<const Evaluation> baseline;
    std::shared_ptr<const Evaluation> current; ///< the baseline itself without edits
    Scenario scenario; ///< the edits of the command line
    bool hasScenario = false;
    /// The moment of --moment, if it is still to come.
    std::optional<std::int64_t> named;
    accounting::SourceAccess access; ///< to ask the source again
};

/// A source with the password of its database, found as findPassword() says.
Result<accounting::SourceAccess> accessOf(accounting::Source source,
                                          accounting::SourceOptions options,
                                          const QString& passwordFile, const char* variable);
/// The source of a command line.
Result<accounting::SourceAccess> accessOf(const Arguments& arguments);

/// A session's source under a scenario, and what is to be said of the edits.
Result<Inputs> inputsUnder(const Scenario& scenario, const Session& session,
                           const Arguments& arguments, const Streams& streams);

/// "24 jobs, 43 associations"
std::string coverageText(const Snapshot& snapshot);
/// What was found wrong in a source, and what stands for what it does not tell.
void printProblems(const Snapshot& snapshot, std::ostream& err);

/// Says that slurmrestd is asked without a token, and where one was looked for. A socket needs
/// none.
void printNoToken(const accounting::SourceAccess& access, std::ostream& err);

/// Reads the source, prints its problems and assumptions, evaluates, and prints how far the result
/// agrees with what the scheduler itself answered, where the source holds that.
Result<Session> openSession(const accounting::SourceAccess& access, const Arguments& arguments,
                            const Streams& streams);
Result<Session> openSession(const Arguments& arguments, const Streams& streams);
/// For what is asked of the queue: see checkQueue().
Result<Session> openQueueSession(const Arguments& arguments, const Streams& streams);
/// For what was used in a period: a source that sums that up itself reads no usage for fair-share.
Result<Session> openUsageSession(const Arguments& arguments, const Streams& streams);

/// Where the moment of a session comes from, in English: "option --at", "priority_last_decay_ran".
std::string momentOrigin(const Arguments& arguments, const Session& session);

/// Writes a table in the format of the command line. Error codes: Usage (-o names an unknown
/// column).
Result<void> writeTable(const reports::Table& table, const Arguments& arguments,
                        const Streams& streams);

} // namespace fairlead::cli
