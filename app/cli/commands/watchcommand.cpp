// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/alerts.h"
#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "engine/base/message.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <sstream>

namespace fairlead::cli {

namespace {
constexpr int alertCode = 5; // exit code

/// "0.43", "12", "inf".
std::string numberText(double value)
{
    constexpr int decimals = 4;
    if (!std::isfinite(value))
        return "inf";
    return value == std::floor(value) ? text::fixed(value, 0) : text::fixed(value, decimals);
}

/// "0.43", "5 jobs starve".
std::string valueText(const Alarm& alarm)
{
    using Measure = Alert::Measure;
    const auto count = static_cast<std::size_t>(std::max(0.0, alarm.value));
    switch (alarm.alert->measure) {
    case Measure::Waiting:
        return english(
            counted(count, said("Messages", "1 job waits"), said("Messages", "%1 jobs wait")));
    case Measure::Starving:
        return english(
            counted(count, said("Messages", "1 job starves"), said("Messages", "%1 jobs starve")));
    case Measure::Differing:
        return english(
            counted(count, said("Messages", "1 row differs"), said("Messages", "%1 rows differ")));
    case Measure::Served:
    case Measure::Factor:
        break;
    }
    return numberText(alarm.value);
}

/// "bio: 0.43 (served < 0.5)", "5 jobs starve, 2 more can never start (starving > 0)"
std::string lineOf(const Alarm& alarm)
{
    const auto subject = alarm.subject.empty() ? std::string() : alarm.subject + ": ";
    const auto leftOut = alarm.leftOut == 0 ? std::string()
                                            : ", "
            + english(counted(alarm.leftOut, said("Messages", "1 more can never start"),
                              said("Messages", "%1 more can never start")));
    return text::plain(subject + valueText(alarm) + leftOut + " (" + alarm.alert->text.toStdString()
                       + ")");
}

/// Who is woken by an alert has to know that none could be computed, whatever is wrong: the exit
/// code is that of a source that cannot be read.
Error unreadable(Error error)
{
    if (error.code == ErrorCode::DataInvalid)
        error.code = ErrorCode::SourceUnreachable;
    return error;
}

class WatchCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::WatchCommand)

public:
    [[nodiscard]] const char* name() const override { return "watch"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("says nothing unless an --alert is true: then a line for each, and exit code 5");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + OptionNames{"alert"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto code = runToCode(arguments, streams);
        return code ? Result<void>() : code.error();
    }
    [[nodiscard]] Result<int> runToCode(const Arguments& arguments,
                                        const Streams& streams) const override
    {
        std::vector<Alert> alerts;
        for (const auto& typed : arguments.watch.alerts) {
            auto alert = parseAlert(typed);
            if (!alert)
                return alert.error();
            alerts.push_back(*std::move(alert));
        }
        if (alerts.empty())
            return wrongUsage(tr("watch needs --alert, such as --alert \"served < 0.5\""));
        // cron mails whatever is printed: what a source says of itself is for those who look.
        std::ostringstream unsaid;
        const auto session = openSession(arguments, {streams.out, unsaid});
        if (!session)
            return unreadable(session.error());
        if (const auto told = checkTold(session->current->snapshot(), alerts); !told)
            return told.error();
        const auto alarms = alarmsOf(*session->current, alerts);
        if (!alarms)
            return alarms.error();
        for (const auto& alarm : *alarms)
            streams.out << lineOf(alarm) << '\n';
        return alarms->empty() ? 0 : alertCode;
    }
};
} // namespace

std::unique_ptr<Command> makeWatchCommand()
{
    return std::make_unique<WatchCommand>();
}

} // namespace fairlead::cli
