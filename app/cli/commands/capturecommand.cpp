// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "engine/base/message.h"
#include "models/accounting/sources/commands/capturewriter.h"
#include "models/accounting/sources/sources.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
class CaptureCommandLine : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::CaptureCommandLine)

public:
    [[nodiscard]] const char* name() const override { return "capture"; }
    [[nodiscard]] const char* arguments() const override { return "--into DIR"; }
    [[nodiscard]] bool needsSource() const override { return false; }
    [[nodiscard]] QString summary() const override
    {
        return tr("what Slurm's own commands print, as a capture folder (--ssh HOST)");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return {"into", "ssh", "timeout", "from", "history"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto options = optionsOf(arguments);
        if (!options)
            return options.error();
        const auto outcome = accounting::writeCapture(*options);
        if (!outcome)
            return outcome.error();
        for (const auto& note : outcome->notes)
            streams.err << english({said("Messages", "left out: %1"), {note}}) << '\n';
        for (const auto& failure : outcome->failures)
            streams.err << english({said("Messages", "missing: %1"), {failure}}) << '\n';
        streams.err << english(counted(static_cast<std::size_t>(outcome->files.size()) + 1,
                                       said("Messages", "%2: 1 file written"),
                                       said("Messages", "%2: %1 files written"),
                                       {options->folder.toStdString()}))
                    << '\n';
        if (outcome->failures.empty())
            return checkAnswers(*options);
        return Error{
            ErrorCode::SourceUnreachable,
            worded(tr("not every command gave an answer (%1 did not); what the others printed is "
                      "kept")
                       .arg(outcome->failures.size())
                       .toStdString()),
            {}};
    }

private:
    /// An answer that was cut between two lines is told by another one, as whoever reads the folder
    /// will hear.
    static Result<void> checkAnswers(const accounting::CaptureOptions& options)
    {
        const accounting::SourceAccess access(options.folder);
        const auto cut = [&](Message what) {
            return Error{ErrorCode::SourceUnreachable,
                         because({said("Messages", "%1: a part of an answer is missing"),
                                  {options.folder.toStdString()}},
                                 std::move(what)),
                         {}};
        };
        const auto snapshot = accounting::openSource(access);
        if (!snapshot)
            return cut(withReason(snapshot.error()));
        if (const auto whole = checkWhole(**snapshot); !whole)
            return cut(whole.error().message);
        return {};
    }

    static Result<accounting::CaptureOptions> optionsOf(const Arguments& arguments)
    {
        if (arguments.output.into.isEmpty())
            return wrongUsage(tr("capture needs --into DIR"));
        if (!arguments.source.name.isEmpty())
            return wrongUsage(tr("capture takes no source: %1").arg(arguments.source.name));
        accounting::CaptureOptions options;
        options.folder = arguments.output.into;
        options.from = arguments.times.from;
        options.replayed = arguments.capture.history;
        if (arguments.source.options.timeout)
            options.timeout = *arguments.source.options.timeout;
        if (arguments.capture.hasSsh) {
            const auto place = accounting::CapturePlace::overSsh(arguments.capture.ssh);
            if (!place)
                return place.error();
            options.place = *place;
        }
        return options;
    }
};
} // namespace

std::unique_ptr<Command> makeCaptureCommand()
{
    return std::make_unique<CaptureCommandLine>();
}

} // namespace fairlead::cli
