// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/queuerows.h"
#include "app/cli/session.h"
#include "app/reports/tables/evaluationtables.h"
#include "engine/base/plaintext.h"
#include "engine/priority/limitreasons.h"
#include "engine/priority/traits.h"
#include "models/accounting/sources/sources.h"
#include "models/words/explanation.h"
#include "models/words/priorityexplanation.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
class ExplainCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ExplainCommand)

public:
    [[nodiscard]] const char* name() const override { return "explain"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE JOB [JOB2]"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("how a priority adds up, and why one job stands before another");
    }
    [[nodiscard]] int fewestWords() const override { return 1; }
    [[nodiscard]] int mostWords() const override { return 2; }

    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::past() + OptionNames{"partition"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        auto access = accessOf(arguments);
        if (!access)
            return access.error();
        access->kept = std::make_shared<accounting::KeptReadings>(); // limits of a live source
        const auto session = openSession(*access, arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        printUnknownNames(evaluation.snapshot(), arguments, streams.err);
        std::vector<RowIndex> all;
        std::vector<RowIndex> best;
        // Of Moab and Maui a priority is that of a partition, which is no choice of rows.
        const auto wanted = traitsOf(evaluation.inputs.policy).hasComponents
            ? std::vector<std::string>()
            : arguments.filter.partitions;
        for (const auto& word : arguments.words) {
            const auto rows = rowsNamed(evaluation.snapshot(), word, wanted);
            if (!rows)
                return rows.error();
            all.insert(all.end(), rows->begin(), rows->end());
            best.push_back(bestOf(evaluation, *rows));
        }
        // Sentences for people, a table for programs; the comparison then is a message.
        const bool isTable
            = arguments.table.format != Format::Table || !arguments.table.fields.isEmpty();
        if (!isTable)
            printUnused(arguments, {"long", "noheader"}, streams.err);
        const auto limits = isTable ? Result(replay::Limits()) : limitsFor(*session, all);
        if (!isTable)
            printSections(evaluation, all, limits, streams);
        if (isTable) {
            if (auto done = writeTable(reports::explainTable(evaluation, all), arguments, streams);
                !done)
                return done;
        }
        if (best.size() == 2)
            print(models::explainRanks(evaluation, best[0], best[1]),
                  isTable ? streams.err : streams.out);
        return {};
    }

private:
    /// Nothing is read where no row waits for a limit.
    static Result<replay::Limits> limitsFor(const Session& session,
                                            const std::vector<RowIndex>& rows)
    {
        const auto& snapshot = session.current->snapshot();
        const bool isNeeded = std::ranges::any_of(rows, [&](RowIndex row) {
            const auto job = snapshot.rows.job[row.at()].at();
            return limitReasonOf(snapshot.names[snapshot.jobs.reason[job]]).has_value();
        });
        return isNeeded ? accounting::readLimits(session.access)
                        : Result<replay::Limits>(replay::Limits());
    }

    /// Each takes a look at the whole queue: of a job in hundreds of partitions the best ranks.
    static void printSections(const Evaluation& evaluation, std::vector<RowIndex> rows,
                              const Result<replay::Limits>& limits, const Streams& streams)
    {
        constexpr std::size_t mostSections = 50;
        const auto count = rows.size();
        if (count > mostSections) {
            std::ranges::stable_sort(rows, {}, [&](RowIndex row) {
                return evaluation.rank[row.at()] - 1; // without a rank: last
            });
            rows.erase(rows.begin() + mostSections, rows.end());
        }
        for (const auto row : rows)
            print(withName(evaluation, row, limits, count > 1), streams.out);
        if (count > rows.size())
            streams.err << english(counted(
                count - rows.size(),
                said("Messages",
                     "1 more row, of a worse rank, is left out: name it as JOB/PARTITION, or take "
                     "--format csv"),
                said("Messages",
                     "%1 more rows, of worse ranks, are left out: name one as JOB/PARTITION, or "
                     "take --format csv")))
                        << '\n';
    }

    /// The explanation; of several rows each says whose it is.
    static QStringList withName(const Evaluation& evaluation, RowIndex row,
                                const Result<replay::Limits>& limits, bool isOneOfSeveral)
    {
        auto lines = models::explainPriority(evaluation, row, limits);
        const auto name = models::rowName(evaluation.snapshot(), row);
        if (isOneOfSeveral && !lines.front().startsWith(name))
            lines.prepend(name);
        return lines;
    }

    static void print(const QStringList& lines, std::ostream& out)
    {
        for (const auto& line : lines)
            out << text::plain(line.toStdString()) << '\n';
        out << '\n';
    }
};
} // namespace

std::unique_ptr<Command> makeExplainCommand()
{
    return std::make_unique<ExplainCommand>();
}

} // namespace fairlead::cli
