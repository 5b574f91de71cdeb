// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "app/cli/options/options.h"
#include "engine/base/result.h"

#include <iosfwd>
#include <memory>
#include <vector>

namespace fairlead::reports {
struct Envelope;
struct ReportData;
} // namespace fairlead::reports

namespace fairlead::cli {

/// Paints the report to a file, or its pictures into a folder. It needs Qt Gui, which this layer
/// does not know.
using PdfWriter = Result<void> (*)(const reports::ReportData& data, const QString& path);

/// Where a command writes: data to `out`, messages to `err`.
struct Streams
{
    std::ostream& out;
    std::ostream& err;
    bool isTerminal = false; ///< `out`: somebody looks at the data, no program reads it
    PdfWriter writePdf = nullptr; ///< null: this program cannot
    reports::Envelope* envelope = nullptr; ///< what is printed is of; null: nobody asks
    PdfWriter writePictures = nullptr; ///< null: this program cannot
};

/// One command of fairleadctl. Commands keep no state between runs.
class Command
{
public:
    Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    Command(Command&&) = delete;
    Command& operator=(Command&&) = delete;
    virtual ~Command() = default;

    [[nodiscard]] virtual const char* name() const = 0;
    [[nodiscard]] virtual const char* arguments() const { return "SOURCE"; }
    [[nodiscard]] virtual QString summary() const = 0; ///< translated
    /// The options that it takes besides help and version, by their last names (options.h).
    [[nodiscard]] virtual OptionNames options() const = 0;
    /// Those of them that may be given again, besides optionlists::repeatable().
    [[nodiscard]] virtual OptionNames repeatable() const { return {}; }
    [[nodiscard]] virtual bool needsSource() const { return true; }
    /// Whether limits change what it prints or writes: it is of starts, not of priorities alone.
    [[nodiscard]] virtual bool countsLimits() const { return false; }
    /// Whether what it prints begins now and goes on from there.
    [[nodiscard]] virtual bool looksAhead() const { return false; }
    /// Whether its own table compares with the scheduler's answers, of the edits too.
    [[nodiscard]] virtual bool comparesAnswers() const { return false; }
    /// How many words must and may follow the source.
    [[nodiscard]] virtual int fewestWords() const { return 0; }
    [[nodiscard]] virtual int mostWords() const { return 0; }
    [[nodiscard]] virtual Result<void> run(const Arguments& arguments,
                                           const Streams& streams) const = 0;
    /// The same for a command that has more to say than done or failed: its exit code.
    [[nodiscard]] virtual Result<int> runToCode(const Arguments& arguments,
                                                const Streams& streams) const
    {
        const auto done = run(arguments, streams);
        return done ? Result<int>(0) : done.error();
    }
};

/// All commands, in the order of the help text.
const std::vector<std::unique_ptr<Command>>& commands();
/// A command by its name; null: there is none.
const Command* findCommand(const QString& name);

/// Runs a command line (without the program's name). Returns the exit code: 0 done, 1 usage,
/// 2 source not reachable, 3 data invalid, 4 output failed, 5 watch has an alert. Messages, and
/// data for a terminal, leave without what a terminal would obey.
int runCommandLine(const QStringList& words, const Streams& streams);

} // namespace fairlead::cli
