// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/session.h"
#include "app/reports/tables/reachtable.h"
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
                  "factor (--factor)");
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
            return usage(tr("give --rank N for a job, or --factor F for an account or user"));
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        const auto wish = wishOf(evaluation, arguments);
        if (!wish)
            return wish.error();
        const auto present = figureOf(evaluation, *wish);
        if (!std::isfinite(present))
            return Error{ErrorCode::DataInvalid,
                         (arguments.reach.rank
                              ? tr("%1 has no rank: nothing moves it")
                              : tr("%1 has no fair-share factor: nothing moves it"))
                             .arg(arguments.words.first())
                             .toStdString(),
                         {}};
        const auto figure = [&](double value) {
            return arguments.reach.rank ? std::to_string(static_cast<std::int64_t>(value))
                                        : text::fixed(value, 6);
        };
        streams.err << text::plain(tr("%1 is at %2; asked for: %3")
                                       .arg(arguments.words.first(),
                                            QString::fromStdString(figure(present)),
                                            QString::fromStdString(figure(wish->value)))
                                       .toStdString())
                    << '\n';
        return writeTable(
            reports::reachTable(reach(evaluation.inputs, *wish), arguments.reach.rank.has_value()),
            arguments, streams);
    }

private:
    static Error usage(const QString& message)
    {
        return {ErrorCode::Usage, message.toStdString(), {}};
    }

    static Result<Wish> wishOf(const Evaluation& evaluation, const Arguments& arguments)
    {
        const auto& snapshot = evaluation.snapshot();
        const auto& word = arguments.words.first();
        if (arguments.reach.rank) {
            const auto last = static_cast<std::int64_t>(evaluation.order.size());
            if (*arguments.reach.rank > last)
                return usage(
                    tr("--rank %1: the queue has %2 ranks").arg(*arguments.reach.rank).arg(last));
            for (std::size_t job = 0; job < snapshot.jobs.size(); ++job) {
                if (snapshot.isCalled(JobIndex(job), word.toStdString()))
                    return Wish{JobIndex(job), {}, static_cast<double>(*arguments.reach.rank)};
            }
            return usage(tr("there is no job %1 in this source").arg(word));
        }
        const auto assoc = findAssoc(snapshot, keyFrom(word.toStdString()));
        if (!assoc.isValid())
            return usage(tr("there is no account or user %1 in this source").arg(word));
        if (const auto& traits = traitsOf(evaluation.inputs.policy); !traits.hasFairShareFactor)
            return usage(tr("%1 knows no shares").arg(QLatin1String(traits.name)));
        if (*arguments.reach.factor > 1
            && hasFairShareFactor(evaluation.inputs.policy, snapshot, assoc))
            return usage(
                tr("--factor %1: a fair-share factor is at most 1").arg(*arguments.reach.factor));
        return Wish{{}, assoc, *arguments.reach.factor};
    }
};
} // namespace

std::unique_ptr<Command> makeReachCommand()
{
    return std::make_unique<ReachCommand>();
}

} // namespace fairlead::cli
