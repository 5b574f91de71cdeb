// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/session.h"
#include "app/reports/reportdata.h"
#include "app/reports/writers/csvreport.h"
#include "app/reports/writers/ownfiles.h"
#include "models/accounting/sources/periodfigures.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/scheduling.h"
#include "models/accounting/sources/sources.h"
#include "models/files/inputfile.h"
#include "models/words/knownlanguages.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
class ReportCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ReportCommand)

public:
    [[nodiscard]] const char* name() const override { return "report"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("a PDF for managers (--output) and CSV files (--csv)");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::past()
            + OptionNames{"csv-dialect", "output", "csv",      "pictures", "site", "contact",
                          "logo",        "paper",  "language", "replicas", "seed"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (auto good = checkWanted(arguments, streams); !good)
            return good;
        const auto style = styleOf(arguments);
        if (!style)
            return style.error();
        printUnneeded(arguments, streams);
        const auto locale = localeOf(arguments.report.language);
        if (!locale)
            return locale.error();
        const auto session = openQueueSession(arguments, streams);
        if (!session)
            return session.error();
        auto data = reportData(*session);
        data.style = *style;
        data.locale = *locale;
        data.csv = arguments.table.csv;
        auto figures = lastMonth(arguments, *session);
        if (session->named && (figures.usage || figures.waits))
            streams.err << tr("usage and waits up to the reading, not up to the moment to come\n")
                               .toStdString();
        data.usage = std::move(figures.usage);
        data.waits = std::move(figures.waits);
        if (figures.whyNoUsage)
            printLeftOut(tr("without usage: %1"), *figures.whyNoUsage, streams.err);
        if (figures.whyNoWaits)
            printLeftOut(tr("without waits: %1"), *figures.whyNoWaits, streams.err);
        if (arguments.replay.replicas > 0) {
            if (auto added = addOutlook(*session, arguments, streams, data); !added)
                return added;
        }
        return write(data, arguments, streams);
    }

private:
    static bool wantsPdf(const Arguments& arguments) { return !arguments.output.file.isEmpty(); }
    static bool wantsPictures(const Arguments& arguments)
    {
        return !arguments.report.pictureFolder.isEmpty();
    }

    static Result<void> checkWanted(const Arguments& arguments, const Streams& streams)
    {
        if (!wantsPdf(arguments) && !wantsPictures(arguments)
            && arguments.report.csvFolder.isEmpty())
            return wrongUsage(tr("report needs --output FILE.pdf, --csv DIR or --pictures DIR"));
        if (arguments.output.file == QLatin1String("-"))
            return wrongUsage(tr("--output -: a report in PDF needs the name of a file"));
        if ((wantsPdf(arguments) && streams.writePdf == nullptr)
            || (wantsPictures(arguments) && streams.writePictures == nullptr))
            return Error{
                ErrorCode::OutputFailed,
                worded(tr("PDF reports and pictures are not installed (package fairleadctl-pdf)")
                           .toStdString()),
                {}};
        if (auto good = reports::checkReplaceable(arguments.output.file, reports::FileKind::Report);
            wantsPdf(arguments) && !good)
            return good;
        return arguments.report.csvFolder.isEmpty()
            ? Result<void>()
            : reports::checkCsvReplaceable(arguments.report.csvFolder);
    }

    static void printUnneeded(const Arguments& arguments, const Streams& streams)
    {
        if (!wantsPdf(arguments))
            printUnused(arguments, {"site", "contact", "logo", "paper"}, streams.err);
        if (!wantsPdf(arguments) && !wantsPictures(arguments))
            printUnused(arguments, {"language"}, streams.err);
        if (arguments.replay.replicas == 0)
            printUnused(arguments, {"seed"}, streams.err);
    }

    static Result<void> write(const reports::ReportData& data, const Arguments& arguments,
                              const Streams& streams)
    {
        const auto tell = [&](const QString& text) { streams.err << text.toStdString() << '\n'; };
        if (wantsPdf(arguments)) {
            if (auto written = streams.writePdf(data, arguments.output.file); !written)
                return written;
            tell(tr("%1 written").arg(arguments.output.file));
        }
        if (wantsPictures(arguments)) {
            const auto& folder = arguments.report.pictureFolder;
            if (auto written = streams.writePictures(data, folder); !written)
                return written;
            tell(tr("pictures written to %1").arg(folder));
        }
        if (!arguments.report.csvFolder.isEmpty()) {
            const auto gone = reports::writeCsvTables(data, arguments.report.csvFolder);
            if (!gone)
                return gone.error();
            tell(tr("CSV files written to %1").arg(arguments.report.csvFolder));
            if (!gone->isEmpty())
                tell(tr("taken away, of an earlier report: %1")
                         .arg(gone->join(QLatin1String(", "))));
        }
        return {};
    }

    static Result<reports::ReportStyle> styleOf(const Arguments& arguments)
    {
        using Paper = reports::ReportStyle::Paper;
        const auto paper = arguments.report.paper.toLower();
        if (!paper.isEmpty() && paper != QLatin1String("a4") && paper != QLatin1String("letter"))
            return wrongUsage(tr("--paper %1: expected a4 or letter").arg(arguments.report.paper));
        reports::ReportStyle style{arguments.report.site, arguments.report.contact,
                                   arguments.report.logo,
                                   paper == QLatin1String("letter") ? Paper::Letter : Paper::A4};
        if (const auto there = reports::checkLogo(style); !there)
            return there.error();
        return style;
    }

    /// Never that of the process: a report is the same wherever it is made.
    static Result<QLocale> localeOf(const QString& language)
    {
        if (language.isEmpty())
            return QLocale(QLocale::English);
        if (const auto* known = models::knownLanguage(language))
            return QLocale(known->language);
        return wrongUsage(
            tr("--language %1: expected one of %2").arg(language, models::languageCodes()));
    }

    static void printLeftOut(const QString& what, const Error& why, std::ostream& err)
    {
        err << what.arg(QString::fromStdString(english(why.message))).toStdString() << '\n';
    }

    /// Of the 30 days before the moment; of a coming one nobody knows what it will have used.
    static accounting::PeriodFigures lastMonth(const Arguments& arguments, const Session& session)
    {
        constexpr std::int64_t length = 30LL * 24 * 3600; // s
        const auto& snapshot = *session.snapshot;
        const auto now
            = snapshot.shownAt(session.named ? snapshot.computedAt : session.current->inputs.now);
        return accounting::readPeriodFigures(
            session.access, *session.snapshot,
            {{std::max<std::int64_t>(0, now - length), now}, {}, arguments.times.at});
    }

    /// What replays of the whole history say, of the policy as it is and of the one with the edits;
    /// of a source without one the report says so.
    static Result<void> addOutlook(const Session& session, const Arguments& arguments,
                                   const Streams& streams, reports::ReportData& data)
    {
        const auto recording = recordingOf(session);
        if (!recording && recording.error().code == ErrorCode::NoHistory) {
            data.whyNoOutlook = recording.error().message;
            printLeftOut(tr("without outlook: %1"), recording.error(), streams.err);
            return {};
        }
        if (!recording)
            return recording.error();
        printAssumptions(**recording, *session.snapshot, streams);
        auto answer = replayed(*recording, ownPolicies(session), arguments);
        data.outlook = std::move(answer.outlook);
        data.outlookDecisions = answer.decisions;
        return {};
    }

    static reports::ReportData reportData(const Session& session)
    {
        reports::ReportData data;
        data.evaluation = session.current;
        data.isMadeUp
            = session.access.source.kind().isDemo || isMadeUp(session.snapshot->provenance);
        if (const auto scheduling = accounting::readScheduling(session.access))
            data.scheduling = std::make_shared<const replay::Parameters>(*scheduling);
        data.generator = QStringLiteral("Fairlead ") + QCoreApplication::applicationVersion();
        if (session.hasScenario) {
            data.baseline = session.baseline;
            data.difference = difference(*session.baseline, *session.current);
            data.scenario = session.scenario;
        }
        if (!limitsSetIn(session.current->inputs.policy).empty()) {
            if (auto limits = accounting::readLimits(session.access))
                data.limits = std::make_shared<const replay::Limits>(*std::move(limits));
        }
        return data;
    }
};
} // namespace

std::unique_ptr<Command> makeReportCommand()
{
    return std::make_unique<ReportCommand>();
}

} // namespace fairlead::cli
