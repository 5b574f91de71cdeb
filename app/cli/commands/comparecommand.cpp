// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/tableoptions.h"
#include "app/cli/session.h"
#include "app/reports/writers/envelope.h"
#include "engine/base/message.h"
#include "engine/base/plaintext.h"
#include "engine/priority/rankagreement.h"
#include "engine/priority/underpolicy.h"
#include "models/accounting/sources/policyfile.h"

#include <QCoreApplication>
#include <QLocale>

#include <ostream>

namespace fairlead::cli {

namespace {
using EvaluationPair
    = std::pair<std::shared_ptr<const Evaluation>, std::shared_ptr<const Evaluation>>;

class CompareCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::CompareCommand)

public:
    [[nodiscard]] const char* name() const override { return "compare"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("rank and priority of every job before and after the edits, or under another "
                  "policy (--against)");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::rows() + optionlists::past()
            + OptionNames{"all", "against", "summary"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        const auto sides = sidesOf(*session, arguments, streams);
        if (!sides)
            return sides.error();
        const auto& [before, after] = *sides;
        const auto change = difference(*before, *after);
        printUnknownNames(before->snapshot(), arguments, streams.err);
        if (arguments.compare.isSummary)
            printUnused(arguments, optionlists::rows() + OptionNames{"all"}, streams.err);
        auto table = arguments.compare.isSummary
            ? reports::compareSummary(*after, change)
            : reports::compareTable(*before, *after, change, jobsOptions(arguments));
        if (streams.envelope != nullptr)
            streams.envelope->summary = reports::compareSummary(*after, change);
        if (auto written = writeTable(table, arguments, streams); !written)
            return written;
        if (arguments.compare.isSummary)
            return {};
        // The summary must not get between the rows of a machine-readable table.
        auto& out = arguments.table.format == Format::Table ? streams.out : streams.err;
        out << summaryLine(change).toStdString() << '\n';
        if (!arguments.compare.against.isEmpty())
            out << agreementText(*after, change).toStdString() << '\n';
        return {};
    }

private:
    static Result<EvaluationPair> sidesOf(const Session& session, const Arguments& arguments,
                                          const Streams& streams)
    {
        if (arguments.compare.against.isEmpty())
            return EvaluationPair(session.baseline, session.current);
        Issues issues;
        const auto file = accounting::readPolicyFile(arguments.compare.against, issues);
        printIssues(issues, streams.err);
        if (!file)
            return file.error();
        const auto after = evaluateUnder(*session.current, file->policy);
        if (!after)
            return after.error();
        for (const auto& entry : (*after)->snapshot().provenance) {
            if (entry.isAssumed)
                streams.err << text::plain(english(entry.input) + ": " + english(entry.origin))
                            << '\n';
        }
        return EvaluationPair(session.current, *after);
    }

    static QString summaryLine(const Difference& change)
    {
        auto text = QString::fromStdString(english(
            counted(change.movedJobs, said("Messages", "1 of %2 jobs moves (%3 of %4 rows)"),
                    said("Messages", "%1 of %2 jobs move (%3 of %4 rows)"),
                    {std::to_string(change.rankedJobs), std::to_string(change.moved),
                     std::to_string(change.ranked)})));
        if (!change.accounts.empty() && change.accounts.front().gain > 0)
            text += tr("; %1 gains most")
                        .arg(QString::fromStdString(change.accounts.front().account));
        return text;
    }

    static QString agreementText(const Evaluation& after, const Difference& change)
    {
        constexpr std::size_t most = 5;
        const auto agreement = agreementOf(change, most);
        const auto rows = english(
            counted(agreement.rows, said("Messages", "1 row"), said("Messages", "%1 rows")));
        auto text
            = tr("Kendall's rank correlation %1 over %2 that both rank")
                  .arg(QLocale::c().toString(agreement.tau, 'f', 4), QString::fromStdString(rows));
        QStringList names;
        for (const auto i : agreement.farthest) {
            const auto& move = change.rows[i];
            const auto job = after.snapshot().rows.job[move.after.at()];
            names << tr("%1 from %2 to %3", "job, rank, rank")
                         .arg(QString::fromStdString(after.snapshot().jobLabel(job)))
                         .arg(move.rankBefore)
                         .arg(move.rankAfter);
        }
        if (!names.isEmpty())
            text += tr("; these differ most: %1").arg(names.join(QStringLiteral(", ")));
        return text;
    }
};
} // namespace

std::unique_ptr<Command> makeCompareCommand()
{
    return std::make_unique<CompareCommand>();
}

} // namespace fairlead::cli
