// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/session.h"
#include "app/reports/editoptions.h"
#include "app/reports/outlooksummary.h"
#include "app/reports/tables/advicetable.h"
#include "engine/advice/advice.h"
#include "engine/advice/replayedadvice.h"
#include "engine/base/plaintext.h"
#include "engine/priority/queueplace.h"
#include "models/accounting/sources/scheduling.h"
#include "models/words/messagewords.h"

#include <QCoreApplication>

#include <algorithm>
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
            + optionlists::table() + OptionNames{"replay", "replicas", "seed", "nodes"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (auto good = checkReplayOptions(arguments); !good)
            return good;
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        if (!canAdviseOn(*session->snapshot))
            return wrongUsage(
                tr("advise looks at what is and was: at a moment to come nobody comes "
                   "and nobody starts"));
        const auto scheduling = accounting::readScheduling(session->access);
        const auto findings = adviceOn(*session->current, scheduling ? &*scheduling : nullptr);
        std::optional<QStringList> replayed;
        if (arguments.replay.isWanted) {
            auto said = replay(findings, *session, arguments, streams);
            if (!said)
                return said.error();
            replayed = *std::move(said);
        }
        const bool isForPeople
            = arguments.table.format == Format::Table && arguments.table.fields.isEmpty();
        if (!isForPeople)
            return writeTable(reports::adviceTable(findings, replayed), arguments, streams);
        for (std::size_t i = 0; i < findings.size(); ++i)
            print(findings[i], replayed ? replayed->at(static_cast<qsizetype>(i)) : QString(),
                  streams.out);
        if (findings.empty())
            streams.out << noFinding(*session->current, arguments.source.name).toStdString()
                        << '\n';
        return {};
    }

private:
    static QString noFinding(const Evaluation& evaluation, const QString& source)
    {
        const auto waiting = advisedJobs(evaluation.snapshot());
        auto words = waiting < fewestRows
            ? QString::fromStdString(english(
                counted(waiting,
                        said("Messages",
                             "The queue is too short: 1 job does not show what the weights do. "
                             "Nothing is wrong with the rest of the policy."),
                        said("Messages",
                             "The queue is too short: %1 jobs do not show what the weights do. "
                             "Nothing is wrong with the rest of the policy."))))
            : tr("Nothing is wrong with the policy, as far as the queue and the tree show it.");
        if (const auto starving = starvingJobs(evaluation); starving > 0)
            words += u'\n'
                + tr("Jobs that have waited for more than a day and more than ten times their time "
                     "limit all the same: %1. fairleadctl places %2 --starving lists them.")
                      .arg(QString::number(starving), source);
        return words;
    }

    /// [finding] what a replay says of it; how far to trust that goes to the messages.
    static Result<QStringList> replay(const std::vector<Finding>& findings, const Session& session,
                                      const Arguments& arguments, const Streams& streams)
    {
        const auto recording = recordingOf(session);
        if (!recording)
            return recording.error();
        const AdviceScene scene{*recording, session.snapshot, session.scenario,
                                session.current->inputs.now};
        auto options = replayOptions(arguments);
        options.keepsJobs = false;
        QStringList sentences;
        for (const auto& finding : findings) {
            if (!finding.isReplayable()) {
                sentences << tr("There is nothing in it that a replay could try.");
                continue;
            }
            const auto outlook = replayAdvice(finding, scene, options);
            sentences
                << (outlook ? reports::changeSummary(*outlook, QLocale::c()).join(QLatin1Char(' '))
                            : QString::fromStdString(english(outlook.error().message)));
        }
        if (!findings.empty())
            printTrust(scene.recording, session, options, streams.err);
        return sentences;
    }

    static void print(const Finding& finding, const QString& replayed, std::ostream& out)
    {
        const auto line = [&out](const char* before, const std::string& words) {
            out << before << text::plain(words) << '\n';
        };
        line("", reports::severityName(finding.severity) + ": " + english(finding.what));
        for (const auto* said : {&finding.evidence, &finding.advice})
            line("  ", models::sentenceWords(*said).toStdString());
        if (!finding.edits.empty())
            line("  ", reports::editOptions(finding.edits));
        if (!replayed.isEmpty())
            line("  ", tr("replay: %1").arg(replayed).toStdString());
        out << '\n';
    }
};
} // namespace

std::unique_ptr<Command> makeAdviseCommand()
{
    return std::make_unique<AdviseCommand>();
}

} // namespace fairlead::cli
