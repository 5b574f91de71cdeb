// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/historyfor.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/session.h"
#include "engine/base/plaintext.h"
#include "engine/base/timetext.h"
#include "engine/recovery/ahead.h"
#include "engine/replay/past/past.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <ostream>

namespace fairlead::cli {

namespace {
/// One mark of the time line.
struct MarkedMoment
{
    std::int64_t moment = 0; ///< Unix seconds
    const char* kind = nullptr;
};

class MomentsCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::MomentsCommand)

public:
    [[nodiscard]] const char* name() const override { return "moments"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the marks of the time line: readings that a source keeps, cycles in which usage "
                  "was computed, resets");
    }
    [[nodiscard]] bool looksAhead() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::table() + OptionNames{"from", "to", "nodes"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto& times = arguments.times;
        if (times.from && times.to && *times.from >= *times.to)
            return endsBeforeItBegins();
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        auto marks = readingsOf(*session);
        if (!marks)
            return marks.error();
        addPast(*session, arguments, streams, *marks);
        const auto& today = session->baseline->inputs;
        const auto until
            = std::max(today.now + worthLookingAhead(today.policy), times.to.value_or(0));
        for (const auto moment : resetsAhead(today, until))
            marks->push_back({moment, "reset"});
        std::ranges::stable_sort(*marks, {}, &MarkedMoment::moment);
        reports::Table table({{"Moment"}, {"Kind"}});
        for (const auto& mark : *marks) {
            const auto to = times.to.value_or(std::numeric_limits<std::int64_t>::max());
            if (mark.moment >= times.from.value_or(0) && mark.moment < to)
                table.addRow({isoTime(mark.moment), std::string(mark.kind)});
        }
        return writeTable(table, arguments, streams);
    }

private:
    static Result<std::vector<MarkedMoment>> readingsOf(const Session& session)
    {
        const auto readings = accounting::readSeries(session.access);
        if (!readings)
            return readings.error();
        std::vector<MarkedMoment> marks;
        for (const auto moment : *readings)
            marks.push_back({moment, "reading"});
        return marks;
    }

    /// A source without a history has a present all the same; a line says why.
    static void addPast(const Session& session, const Arguments& arguments, const Streams& streams,
                        std::vector<MarkedMoment>& marks)
    {
        auto asked = session;
        asked.access.options.historyFrom = beginOfPeriod(session.access, arguments);
        const auto recording = recordingOf(asked);
        if (!recording) {
            streams.err << text::plain(english(recording.error().message)) << '\n';
            return;
        }
        const replay::Past past(*recording, session.baseline->inputs);
        for (const auto moment : past.cycles())
            marks.push_back({moment, "cycle"});
        for (const auto moment : past.resets())
            marks.push_back({moment, "reset"});
    }
};
} // namespace

std::unique_ptr<Command> makeMomentsCommand()
{
    return std::make_unique<MomentsCommand>();
}

} // namespace fairlead::cli
