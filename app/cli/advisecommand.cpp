// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandlist.h"
#include "app/cli/session.h"
#include "app/reports/advicetable.h"
#include "app/reports/editoptions.h"
#include "engine/advice/advice.h"
#include "engine/base/plaintext.h"
#include "models/accounting/sources/scheduling.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
class AdviseCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::AdviseCommand)

public:
    [[nodiscard]] const char* name() const override { return "advise"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("what is wrong with the priority policy, and what to try");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::past()
            + optionlists::table();
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto scheduling = accounting::readScheduling(session->access);
        const auto findings = adviceOn(*session->current, scheduling ? &*scheduling : nullptr);
        const bool isForPeople = arguments.format == Format::Table && arguments.fields.isEmpty();
        if (!isForPeople)
            return writeTable(reports::adviceTable(findings), arguments, streams);
        for (const auto& finding : findings)
            print(finding, streams.out);
        if (findings.empty())
            streams.out << tr("Nothing is wrong with the policy, as far as the queue and the tree "
                              "show it.")
                               .toStdString()
                        << '\n';
        return {};
    }

private:
    static void print(const Finding& finding, std::ostream& out)
    {
        const auto line = [&out](const char* before, const std::string& words) {
            out << before << text::plain(words) << '\n';
        };
        line("", reports::severityName(finding.severity) + ": " + english(finding.what));
        line("  ", english(finding.evidence));
        line("  ", english(finding.advice));
        if (!finding.edits.empty())
            line("  ", reports::editOptions(finding.edits));
        out << '\n';
    }
};
} // namespace

std::unique_ptr<Command> makeAdviseCommand()
{
    return std::make_unique<AdviseCommand>();
}

} // namespace fairlead::cli
