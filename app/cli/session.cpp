// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/session.h"

#include "app/cli/commands/problems.h"
#include "app/cli/editnotes.h"
#include "app/cli/scenarioof.h"
#include "app/credentials/passwords.h"
#include "app/reports/rowfilter.h"
#include "app/reports/writers/envelope.h"
#include "app/reports/writers/tablewriters.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/agreement.h"
#include "engine/priority/assumptions.h"
#include "engine/priority/traits.h"
#include "engine/recovery/ahead.h"
#include "engine/replay/past/past.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/words/agreementwords.h"
#include "models/words/explanation.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace fairlead::cli {

namespace {
/// What only some sources can do.
Result<void> checkAgainst(const Arguments& arguments, const Snapshot& snapshot)
{
    const auto steps = recordedSteps(snapshot).size();
    if (arguments.source.step > 0 && static_cast<std::size_t>(arguments.source.step) > steps)
        return usageError({said("Messages", "--step %1: the source has %2 recorded commands"),
                           {number(arguments.source.step), number(steps)}});
    const auto tasks = std::ranges::count_if(arguments.filter.jobNames, reports::isTaskName);
    if (snapshot.jobs.label.empty()
        && arguments.filter.jobs.size() + static_cast<std::size_t>(tasks)
            != arguments.filter.jobNames.size())
        return usageError(
            said("Messages", "-j: not a job number, nor a task of an array such as 2001_2"));
    return {};
}

std::int64_t momentOf(const Arguments& arguments, const Session& session)
{
    const auto& snapshot = *session.snapshot;
    if (arguments.source.step > 0)
        return recordedSteps(snapshot)[static_cast<std::size_t>(arguments.source.step) - 1];
    return arguments.times.at.value_or(session.named.value_or(snapshot.computedAt));
}

/// The evaluation with what some schedulers can be asked beside the moment.
std::shared_ptr<const Evaluation> evaluated(Inputs inputs, const Arguments& arguments)
{
    inputs.step = arguments.source.step;
    if (arguments.filter.partitions.size() == 1 && arguments.filter.partitions.front() != "ALL")
        inputs.partition = arguments.filter.partitions.front();
    return evaluate(inputs);
}

/// One line of what was read and how far it agrees with the scheduler's own answers.
void printAgreement(const Arguments& arguments, const Session& session, std::ostream& err)
{
    const auto& baseline = *session.baseline;
    const auto compared = models::agreementLine(compareAnswers(baseline, 0), QLocale::c());
    const auto line = compared.isEmpty() ? english(said("Messages", "nothing to compare with"))
                                         : compared.toStdString();
    err << coverageText(baseline.snapshot()) << ", moment " << baseline.inputs.now << " ("
        << momentOrigin(arguments, session) << "): " << line << '\n';
}

/// Whether the source knows nothing of that moment because it is still to come.
bool isAhead(std::int64_t moment, const Snapshot& snapshot,
             const std::vector<std::int64_t>& readings)
{
    const auto last = readings.empty() ? 0 : readings.back();
    return moment > std::max({snapshot.takenAt, snapshot.computedAt, last});
}

/// Whether the source itself is of that moment.
bool isOwn(std::int64_t moment, const Snapshot& snapshot)
{
    return moment == snapshot.computedAt || (moment == snapshot.takenAt && moment != 0);
}

/// Takes a session to another moment: ahead as it will be if all goes on, past as a reading that
/// the source kept, or rebuilt from the history of jobs. At its own moment the source is itself.
Result<void> goTo(std::int64_t moment, Session& session)
{
    const auto readings = accounting::readSeries(session.access);
    if (!readings)
        return readings.error();
    const auto today = baselineInputs(session.snapshot, session.snapshot->computedAt);
    if (isOwn(moment, *session.snapshot))
        return {};
    if (isAhead(moment, *session.snapshot, *readings)) {
        session.snapshot = snapshotAhead(today);
        session.named = moment;
        return {};
    }
    const auto take = [&](Result<std::shared_ptr<const Snapshot>> other) -> Result<void> {
        if (!other)
            return other.error();
        session.snapshot = *std::move(other);
        return {};
    };
    auto access = session.access;
    if (access.source.kind().takesPeriod)
        access.options.historyFrom = moment - accounting::usualHistory;
    auto recording = accounting::readRecording(access);
    std::optional<accounting::HistorySpan> covered;
    if (recording)
        covered = {recording->workload.from, recording->workload.to};
    if (accounting::isOfReading(*readings, moment, covered) || (!recording && !readings->empty()))
        return take(accounting::openMoment(access, moment)); // or says why not
    if (!recording)
        return recording.error();
    const replay::Past past(std::make_shared<const replay::Recording>(*std::move(recording)),
                            today);
    return take(past.at(moment));
}

void describe(const Session& session, reports::Envelope& envelope)
{
    envelope.cluster = session.snapshot->cluster;
    envelope.source = session.snapshot->source;
    envelope.moment = session.current->inputs.now;
    if (!session.hasScenario)
        return;
    auto& scenario = envelope.scenario.emplace();
    scenario.name = session.scenario.name;
    scenario.author = session.scenario.author;
    scenario.note = session.scenario.note;
    for (const auto& edit : session.scenario.edits)
        scenario.texts.push_back(editText(edit));
}

Result<Inputs> applied(const Scenario& scenario, const Session& session, const Arguments& arguments,
                       const Streams& streams)
{
    auto inputs = applyScenario(session.snapshot, scenario, session.baseline->inputs.now);
    if (inputs) {
        printEditNotes(scenario, inputs->policy, streams.err);
        printIdleLimits(inputs->policy, *arguments.command, streams.err);
    }
    return inputs;
}

Result<Session> open(const accounting::SourceAccess& access, const Arguments& arguments,
                     const Streams& streams, accounting::Look look)
{
    if (auto good = refuseTogether(arguments, "moment", {"at"}); !good)
        return good.error();
    const auto named = scenarioOf(access, arguments);
    if (!named)
        return named.error();
    printNoToken(access, streams.err);
    auto snapshot = accounting::openSource(access, look);
    if (!snapshot)
        return snapshot.error();
    Session session;
    session.access = access;
    session.snapshot = *std::move(snapshot);
    if (arguments.source.step > 0)
        printUnused(arguments, {"at"}, streams.err);
    if (arguments.times.moment) {
        if (auto gone = goTo(*arguments.times.moment, session); !gone)
            return gone.error();
    }
    printProblems(*session.snapshot, streams.err);
    if (auto done = checkAgainst(arguments, *session.snapshot); !done)
        return done.error();
    printRepeated(arguments.scenario.edits, streams.err);
    const auto scenario = withPasted(*named, arguments, session.snapshot, streams.err);
    if (!scenario)
        return scenario.error();
    if (auto done = checkTres(arguments, *scenario, *session.snapshot, streams.err); !done)
        return done.error();
    const auto now = momentOf(arguments, session);
    session.baseline = evaluated(baselineInputs(session.snapshot, now), arguments);
    session.current = session.baseline;
    session.hasScenario = !scenario->edits.empty();
    // Its table is of the edits: the line, which is of the source, would say something else.
    if (!session.hasScenario || !arguments.command->comparesAnswers())
        printAgreement(arguments, session, streams.err);
    session.scenario = *scenario;
    if (session.hasScenario) {
        const auto inputs = applied(*scenario, session, arguments, streams);
        if (!inputs)
            return inputs.error();
        session.current = evaluated(*inputs, arguments);
        const auto halfLife = arguments.command->looksAhead()
            ? models::halfLifeAheadSentence(*session.baseline, *session.current)
            : models::halfLifeSentence(*session.baseline, *session.current);
        if (!halfLife.isEmpty())
            streams.err << halfLife.toStdString() << '\n';
    }
    if (streams.envelope != nullptr)
        describe(session, *streams.envelope);
    for (const auto& assumption : assumptionsOf(session.current->inputs.policy))
        streams.err << text::plain(english(assumption.input) + ": " + english(assumption.origin))
                    << '\n';
    return session;
}
} // namespace

std::string coverageText(const Snapshot& snapshot)
{
    return english(counted(snapshot.jobs.size(), said("Messages", "1 job"),
                           said("Messages", "%1 jobs")))
        + ", "
        + english(counted(snapshot.assocs.size(), said("Messages", "1 association"),
                          said("Messages", "%1 associations")));
}

void printProblems(const Snapshot& snapshot, std::ostream& err)
{
    printIssues(snapshot.issues, err);
    for (const auto& entry : snapshot.provenance) {
        if (entry.isAssumed)
            err << text::plain(english(entry.input) + ": " + english(entry.origin)) << '\n';
    }
}

void printNoToken(const accounting::SourceAccess& access, std::ostream& err)
{
    const auto* url = access.source.url();
    if (url == nullptr || !url->takesToken() || !url->socket.isEmpty()
        || !access.password.isEmpty())
        return;
    err << text::plain(
        english({said("Messages",
                      "%1 is asked without a token: none was found in "
                      "--password-file, FAIRLEAD_PASSWORD, SLURM_JWT (which scontrol "
                      "token prints) or the keychain"),
                 {url->place().toStdString()}}))
        << '\n';
}

Result<Inputs> inputsUnder(const Scenario& scenario, const Session& session,
                           const Arguments& arguments, const Streams& streams)
{
    if (auto done = checkTres(arguments, scenario, *session.snapshot, streams.err); !done)
        return done.error();
    return applied(scenario, session, arguments, streams);
}

std::string momentOrigin(const Arguments& arguments, const Session& session)
{
    if (arguments.source.step > 0)
        return "option --step";
    if (arguments.times.at)
        return "option --at";
    if (session.named)
        return "option --moment";
    std::string origin = "the source";
    for (const auto& entry : session.snapshot->provenance) {
        if (isOf(entry, inputs::moment))
            origin = english(entry.origin);
    }
    return origin;
}

Result<accounting::SourceAccess> accessOf(accounting::Source source,
                                          accounting::SourceOptions options,
                                          const QString& passwordFile, const char* variable)
{
    accounting::SourceAccess access(std::move(source), std::move(options));
    if (const auto& problem = access.source.problem())
        return *problem;
    if (const auto* url = access.source.url()) {
        auto password = credentials::findPassword(*url, passwordFile, variable);
        if (!password)
            return password.error();
        access.password = *std::move(password);
    } else if (!passwordFile.isEmpty()) {
        // Nobody asks for it; but what is named is read.
        if (auto readable = credentials::readPasswordFile(passwordFile); !readable)
            return readable.error();
    }
    return access;
}

Result<accounting::SourceAccess> accessOf(const Arguments& arguments)
{
    return accessOf(arguments.source.name, arguments.source.options, arguments.source.passwordFile,
                    "FAIRLEAD_PASSWORD");
}

Result<Session> openSession(const Arguments& arguments, const Streams& streams)
{
    const auto access = accessOf(arguments);
    if (!access)
        return access.error();
    return openSession(*access, arguments, streams);
}

Result<Session> openQueueSession(const Arguments& arguments, const Streams& streams)
{
    auto session = openSession(arguments, streams);
    if (!session)
        return session;
    if (const auto good = checkQueue(*session->snapshot); !good)
        return good.error();
    return session;
}

Result<Session> openUsageSession(const Arguments& arguments, const Streams& streams)
{
    const auto access = accessOf(arguments);
    if (!access)
        return access.error();
    const bool sumsItself = access->source.kind().sumUsage != nullptr;
    return open(*access, arguments, streams,
                sumsItself ? accounting::Look::Sums : accounting::Look::Usage);
}

Result<Session> openSession(const accounting::SourceAccess& access, const Arguments& arguments,
                            const Streams& streams)
{
    return open(access, arguments, streams, accounting::Look::All);
}

namespace {
bool hasTwice(const std::vector<reports::Column>& columns)
{
    std::set<std::string> names;
    return !std::ranges::all_of(
        columns, [&](const reports::Column& column) { return names.insert(column.name).second; });
}
} // namespace

Result<void> writeTable(const reports::Table& table, const Arguments& arguments,
                        const Streams& streams)
{
    auto selected = arguments.table.fields.isEmpty()
        ? Result<reports::Table>(table)
        : reports::selectColumns(table, arguments.table.fields.toStdString());
    if (!selected)
        return selected.error();
    if (arguments.table.format == Format::Json && hasTwice(selected->columns()))
        return usageError(said("Messages", "-o: an object of JSON has each column once"));
    if (arguments.table.format == Format::Json)
        printUnused(arguments, {"noheader"}, streams.err);
    if (arguments.table.format == Format::Json || arguments.table.format == Format::Csv)
        printUnused(arguments, {"parsable2"}, streams.err);
    if (arguments.table.hasEnvelope && streams.envelope != nullptr) {
        streams.envelope->isSelected = !arguments.table.fields.isEmpty();
        streams.envelope->rows = *std::move(selected); // printed when all has been said
        return {};
    }
    switch (arguments.table.format) {
    case Format::Csv:
        streams.out << reports::csvText(*selected, arguments.table.hasHeader, arguments.table.csv);
        break;
    case Format::Json:
        streams.out << reports::jsonText(*selected);
        break;
    case Format::Parsable:
        streams.out << reports::parsableText(*selected, arguments.table.hasHeader);
        break;
    case Format::Table:
        streams.out << reports::alignedText(*selected, arguments.table.hasHeader);
        break;
    }
    return {};
}

} // namespace fairlead::cli
