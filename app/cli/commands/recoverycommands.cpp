// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/queuerows.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/session.h"
#include "app/reports/tables/recoverytable.h"
#include "engine/base/plaintext.h"
#include "models/words/recoverywords.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
using models::RecoveryWords;

Others othersOf(const Arguments& arguments)
{
    return arguments.recovery.isIdle ? Others::Idle : Others::Average;
}

OptionNames recoveryOptions()
{
    return optionlists::source() + optionlists::edits() + optionlists::past() + optionlists::table()
        + OptionNames{"to", "idle"};
}

void print(const QString& sentence, const Streams& streams)
{
    streams.err << text::plain(sentence.toStdString()) << '\n';
}

/// Where somebody wants to look until, after the moment of the session.
Result<void> checkEnd(const Arguments& arguments, const Evaluation& evaluation)
{
    if (arguments.times.to && *arguments.times.to <= evaluation.inputs.now)
        return endsBeforeItBegins();
    return {};
}

class RecoveryCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::RecoveryCommand)

public:
    [[nodiscard]] const char* name() const override { return "recovery"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE ACCOUNT[/USER]"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("when the EffectvUsage of an account or user is back within its NormShares if it "
                  "starts nothing");
    }
    [[nodiscard]] int fewestWords() const override { return 1; }
    [[nodiscard]] int mostWords() const override { return 1; }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] bool looksAhead() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return recoveryOptions() + OptionNames{"replay", "replicas", "seed", "nodes"};
    }

    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (auto good = checkReplay(arguments); !good)
            return good;
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        if (auto checked = checkEnd(arguments, evaluation); !checked)
            return checked;
        const auto& word = arguments.words.first();
        const auto assoc = assocNamed(evaluation.snapshot(), word);
        if (!assoc)
            return assoc.error();
        if (arguments.replay.isWanted)
            return replayed(*session, *assoc, arguments, streams);
        const auto recovery
            = recoveryOf(evaluation.inputs, *assoc, othersOf(arguments), arguments.times.to);
        if (!recovery)
            return recovery.error();
        print(RecoveryWords::sentence(*recovery, word, othersOf(arguments)), streams);
        printMeasure(streams);
        return writeTable(reports::recoveryTable(*recovery), arguments, streams);
    }

private:
    /// watch and the pages have others, such as usage within the account above.
    static void printMeasure(const Streams& streams)
    {
        print(tr("Back at its share is an EffectvUsage that is no larger than NormShares."),
              streams);
    }

    static Result<void> checkReplay(const Arguments& arguments)
    {
        if (arguments.replay.isWanted && arguments.recovery.isIdle)
            return wrongUsage(tr("--replay and --idle exclude each other"));
        return checkReplayOptions(arguments);
    }

    static Result<void> replayed(const Session& session, AssocIndex assoc,
                                 const Arguments& arguments, const Streams& streams)
    {
        const auto recording = recordingOf(session);
        if (!recording)
            return recording.error();
        const auto trust = replayOptions(arguments);
        ReplayedOptions options;
        options.until = arguments.times.to;
        options.replicas = trust.replicas;
        options.seed = trust.seed;
        options.threads = trust.threads;
        const auto recovery
            = replayedRecoveryOf(session.current->inputs, assoc, **recording, options);
        if (!recovery)
            return recovery.error();
        print(RecoveryWords::sentence(*recovery, arguments.words.first()), streams);
        printMeasure(streams);
        printTrust(*recording, session, trust, streams.err);
        return writeTable(reports::recoveryTable(*recovery), arguments, streams);
    }
};

class OvertakeCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::OvertakeCommand)

public:
    [[nodiscard]] const char* name() const override { return "overtake"; }
    [[nodiscard]] const char* arguments() const override
    {
        return "SOURCE JOB[/PARTITION] JOB2[/PARTITION]";
    }
    [[nodiscard]] QString summary() const override
    {
        return tr("when one of two waiting jobs overtakes the other");
    }
    [[nodiscard]] int fewestWords() const override { return 2; }
    [[nodiscard]] int mostWords() const override { return 2; }
    [[nodiscard]] bool looksAhead() const override { return true; }
    [[nodiscard]] OptionNames options() const override { return recoveryOptions(); }

    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        const auto& snapshot = evaluation.snapshot();
        if (auto checked = checkEnd(arguments, evaluation); !checked)
            return checked;
        const auto first = contenderNamed(evaluation, arguments.words[0]);
        if (!first)
            return first.error();
        const auto second = contenderNamed(evaluation, arguments.words[1]);
        if (!second)
            return second.error();
        const auto overtaking = overtakingOf(evaluation.inputs, *first, *second,
                                             othersOf(arguments), arguments.times.to);
        if (!overtaking)
            return overtaking.error();
        print(RecoveryWords::sentence(*overtaking, snapshot, othersOf(arguments)), streams);
        return writeTable(reports::overtakingTable(*overtaking, snapshot), arguments, streams);
    }

private:
    /// "JOB", whose best row counts, or "JOB/PARTITION".
    static Result<Contender> contenderNamed(const Evaluation& evaluation, const QString& word)
    {
        const auto rows = rowsNamed(evaluation.snapshot(), word);
        if (!rows)
            return rows.error();
        const auto best = bestOf(evaluation, *rows);
        const auto job = evaluation.snapshot().rows.job[best.at()];
        return Contender{job, partitionIn(word).isEmpty() ? RowIndex() : best};
    }
};
} // namespace

std::unique_ptr<Command> makeRecoveryCommand()
{
    return std::make_unique<RecoveryCommand>();
}

std::unique_ptr<Command> makeOvertakeCommand()
{
    return std::make_unique<OvertakeCommand>();
}

} // namespace fairlead::cli
