// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "app/reports/tables/reachtable.h"
#include "engine/base/constants.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "engine/inverse/inverse.h"
#include "engine/priority/fairsharefactor.h"
#include "engine/priority/traits.h"

#include <QCoreApplication>

#include <cmath>
#include <ostream>

namespace fairlead::cli {

namespace {
class ReachCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ReachCommand)

public:
    [[nodiscard]] const char* name() const override { return "reach"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE JOB|ACCOUNT[/USER]"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("what would put a job at a rank (--rank), or an account or user at a fair-share "
                  "factor (--factor; of accounts under Fair Tree the LevelFS)");
    }
    [[nodiscard]] int fewestWords() const override { return 1; }
    [[nodiscard]] int mostWords() const override { return 1; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::past()
            + optionlists::table() + OptionNames{"rank", "factor"};
    }

    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (arguments.reach.rank.has_value() == arguments.reach.factor.has_value())
            return wrongUsage(tr("give --rank N for a job, or --factor F for an account or user"));
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        const auto wish = wishOf(evaluation, arguments);
        if (!wish)
            return wish.error();
        const auto present = figureOf(evaluation, *wish);
        if (!std::isfinite(present))
            return Error{
                ErrorCode::DataInvalid,
                worded((arguments.reach.rank ? tr("%1 has no rank: nothing moves it")
                                             : tr("%1 has no fair-share factor: nothing moves it"))
                           .arg(arguments.words.first())
                           .toStdString()),
                {}};
        const auto figure = [&](double value) {
            return arguments.reach.rank ? std::to_string(static_cast<std::int64_t>(value))
                                        : text::fixed(value, 6);
        };
        const bool isLevel = !arguments.reach.rank
            && !hasFairShareFactor(evaluation.inputs.policy, evaluation.snapshot(), wish->assoc);
        const auto words = isLevel ? tr("%1 has a LevelFS of %2, which accounts have under Fair "
                                        "Tree in place of a factor; asked for: %3")
                                   : tr("%1 is at %2; asked for: %3");
        streams.err << text::plain(words
                                       .arg(arguments.words.first(),
                                            QString::fromStdString(figure(present)),
                                            QString::fromStdString(figure(wish->value)))
                                       .toStdString())
                    << '\n';
        const auto answers = reach(evaluation.inputs, *wish);
        for (const auto& row : answers) {
            if (row.lever.kind == Lever::Kind::Nice && row.isReached)
                streams.err << niceText(arguments.words.first(), row.value) << '\n';
        }
        return writeTable(reports::reachTable(answers, arguments.reach.rank.has_value()), arguments,
                          streams);
    }

private:
    /// No option sets it: it belongs to the job, and not to a scenario.
    static std::string niceText(const QString& job, std::int64_t value)
    {
        return text::plain(tr("nice is set with scontrol update JobId=%1 Nice=%2; no option of "
                              "fairleadctl tries it")
                               .arg(job, QString::number(value))
                               .toStdString());
    }

    static Result<Wish> wishOf(const Evaluation& evaluation, const Arguments& arguments)
    {
        const auto& snapshot = evaluation.snapshot();
        const auto& word = arguments.words.first();
        if (arguments.reach.rank) {
            const auto last = static_cast<std::int64_t>(evaluation.order.size());
            if (*arguments.reach.rank > last)
                return wrongUsage(
                    tr("--rank %1: the queue has %2 ranks").arg(*arguments.reach.rank).arg(last));
            const auto job = jobNamed(snapshot, word);
            if (!job)
                return job.error();
            return Wish{*job, {}, static_cast<double>(*arguments.reach.rank)};
        }
        const auto assoc = assocNamed(snapshot, word);
        if (!assoc)
            return assoc.error();
        if (const auto& traits = traitsOf(evaluation.inputs.policy); !traits.hasFairShareFactor)
            return wrongUsage(tr("%1 knows no shares").arg(QLatin1String(traits.name)));
        if (*arguments.reach.factor > 1
            && hasFairShareFactor(evaluation.inputs.policy, snapshot, *assoc))
            return wrongUsage(
                tr("--factor %1: a fair-share factor is at most 1").arg(*arguments.reach.factor));
        if (!hasFairShareFactor(evaluation.inputs.policy, snapshot, *assoc)
            && (*evaluation.inputs.shares)[assoc->at()] == slurm::useParentShares)
            return wrongUsage(
                tr("%1 has fairshare=parent, and so no LevelFS that could be moved").arg(word));
        return Wish{{}, *assoc, *arguments.reach.factor};
    }
};
} // namespace

std::unique_ptr<Command> makeReachCommand()
{
    return std::make_unique<ReachCommand>();
}

} // namespace fairlead::cli
