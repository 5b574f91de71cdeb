// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/unreadanswers.h"
#include "app/cli/session.h"
#include "app/reports/tables/agreementtable.h"
#include "app/reports/writers/tablewriters.h"
#include "engine/priority/traits.h"
#include "models/words/agreementwords.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <ostream>
#include <utility>

namespace fairlead::cli {

namespace {
class AgreeCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::AgreeCommand)

public:
    [[nodiscard]] const char* name() const override { return "agree"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("whether the numbers are those that sprio and sshare printed");
    }
    [[nodiscard]] bool comparesAnswers() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::table();
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& evaluation = *session->current;
        const auto agreement = compareAnswers(evaluation);
        const reports::MomentUsed moment{evaluation.inputs.now, momentOrigin(arguments, *session)};
        if (auto done = write(evaluation, agreement, moment, arguments, streams); !done)
            return done.error();
        for (const auto& hint : models::hintLines(evaluation, agreement))
            streams.err << hint.toStdString() << '\n';
        return verdict(agreement, evaluation);
    }

private:
    static Result<void> write(const Evaluation& evaluation, const Agreement& agreement,
                              const reports::MomentUsed& moment, const Arguments& arguments,
                              const Streams& streams)
    {
        const bool isForPeople
            = arguments.table.format == Format::Table && arguments.table.fields.isEmpty();
        if (!isForPeople)
            return writeTable(reports::agreementTable(evaluation, agreement, moment), arguments,
                              streams);
        const auto at = QDateTime::fromSecsSinceEpoch(moment.moment, Qt::UTC);
        streams.out << reports::alignedText(reports::agreementSummary(agreement, moment),
                                            arguments.table.hasHeader)
                    << '\n'
                    << tr("moment: %1 (%2), from %3")
                           .arg(at.toString(Qt::ISODate), QString::number(moment.moment),
                                QString::fromStdString(moment.from))
                           .toStdString()
                    << '\n';
        const auto rows = reports::agreementRows(evaluation, agreement);
        if (rows.rowCount() > 0)
            streams.out << '\n' << reports::alignedText(rows, arguments.table.hasHeader);
        streams.out.flush();
        if (!streams.out)
            return Error{
                ErrorCode::OutputFailed, said("Messages", "the output cannot be written"), {}};
        return {};
    }

    static Result<void> verdict(const Agreement& agreement, const Evaluation& evaluation)
    {
        const auto error = [](const QString& text) {
            return Error{ErrorCode::DataInvalid, worded(text.toStdString()), {}};
        };
        const auto unread = unreadAnswers(agreement, evaluation);
        switch (agreement.verdict()) {
        case Verdict::Equal:
        case Verdict::Rounding:
            return unread.isEmpty()
                ? Result<void>()
                : error(tr("%1 is there, and nothing of it could be compared").arg(unread));
        case Verdict::Incomplete:
            return error(tr("only one of the source and the scheduler's answers has some rows"));
        case Verdict::Differs:
            return error(tr("the numbers differ from what the scheduler printed"));
        case Verdict::Nothing:
            break;
        }
        return traitsOf(evaluation.inputs.policy).hasFairShareFactor
            ? error(tr("nothing to compare: the source holds no answer of sprio or sshare"))
            : error(
                tr("nothing to compare: the source holds no answer of diagnose -p (mdiag-p.txt, "
                   "diagnose-p.txt or out.txt in the folder)"));
    }
};
} // namespace

std::unique_ptr<Command> makeAgreeCommand()
{
    return std::make_unique<AgreeCommand>();
}

} // namespace fairlead::cli
