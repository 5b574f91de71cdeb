// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "app/cli/options/options.h"
#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "engine/cluster/snapshot.h"
#include "engine/priority/evaluation.h"
#include "engine/scenario/scenario.h"

#include <iosfwd>
#include <vector>

namespace fairlead::cli {

/// That the command line asks for what cannot be; foreign text in it made printable.
Error wrongUsage(const QString& message);
/// The same of what several commands are asked for: a job, an account or user that the source does
/// not have; a period; the name of a store.
Error noSuchJob(const QString& name);
Error noSuchAssoc(const QString& name);
Error endsBeforeItBegins();
Error notAStore(const QString& into);

/// Error code Usage, which names both: the option is given, and with it one that has no meaning
/// then. Both by their long names.
Result<void> refuseTogether(const Arguments& arguments, const char* option,
                            const OptionNames& excluded);

/// Says which of the options, by their long names, are given though they change nothing in what is
/// asked for.
void printUnused(const Arguments& arguments, const OptionNames& options, std::ostream& err);

/// Prints the problems of an import, one line each: of those that say the same of one file the
/// first ones, and how many more there are. A file of rubbish is told in some lines, not in a
/// million.
void printIssues(const Issues& issues, std::ostream& err);
/// That limits of the scenario do nothing: they are not enforced, or the command shows priorities
/// alone.
void printIdleLimits(const Policy& edited, const Command& command, std::ostream& err);

/// How many jobs that wait as long do not starve, because they can never start.
void printHopeless(const Evaluation& evaluation, std::ostream& err);
/// How many jobs are in no CPU-hours ahead of others.
void printUnlimited(const Evaluation& evaluation, std::ostream& err);

/// Error code DataInvalid: the source has a queue, and none of it can be read. An empty queue is
/// fine.
Result<void> checkQueue(const Snapshot& snapshot);

/// Nothing in the source tells it, or something else stands for it.
bool isMissing(const Snapshot& snapshot, Sentence input);
/// Error code SourceUnreachable: a part of the source is damaged or wrong.
Result<void> checkUndamaged(const Snapshot& snapshot);
/// The same: a part is damaged, a job is lost or a list is cut. What is only wrong, such as a
/// weight, was so on the cluster, and what is guessed, such as no nodes, is guessed each time.
Result<void> checkWhole(const Snapshot& snapshot);

/// What a word of the command line names; the errors above where the source has no such.
Result<JobIndex> jobNamed(const Snapshot& snapshot, const QString& word);
Result<AssocIndex> assocNamed(const Snapshot& snapshot, const QString& word);

/// That something of a store was left to what somebody else has saved.
void printKept(const QString& name, std::ostream& err);

/// Prints which names of -u, -A, -p and -j the source does not know: what they choose is empty.
void printUnknownNames(const Snapshot& snapshot, const Arguments& arguments, std::ostream& err);

/// Of several --set or --share of one thing the last one counts: says of which.
void printRepeated(const std::vector<Edit>& edits, std::ostream& err);

} // namespace fairlead::cli
