// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/finderparts.h"
#include "app/cli/commands/historyfor.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/commands/searchdigest.h"
#include "app/cli/session.h"
#include "app/reports/tables/findertable.h"
#include "app/reports/writers/ownfiles.h"
#include "engine/finder/found.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/scenariofile.h"
#include "models/files/outputfile.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
constexpr int mostParts = 1'000'000;

/// A search, and what it runs on.
struct Search
{
    Session session;
    finder::Question question; ///< its period is the one that the search sees
    finder::Weeks weeks;
    SearchKey key;
};

class FinderCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::FinderCommand)

public:
    [[nodiscard]] const char* name() const override { return "finder"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("which settings would reach targets, by replaying; tried again on weeks that "
                  "the search does not see");
    }
    [[nodiscard]] const char* arguments() const override { return "SOURCE [PART...]"; }
    [[nodiscard]] int mostWords() const override { return mostParts; }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::table()
            + OptionNames{"nodes",    "from", "to",   "unseen", "target", "vary",   "candidates",
                          "replicas", "seed", "into", "array",  "slice",  "gather", "output"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (auto good = check(arguments); !good)
            return good;
        if (arguments.finder.tasks > 0) {
            const auto script = arrayScript(arguments);
            return script ? write(arguments, *script, streams) : script.error();
        }
        const auto search = prepared(arguments, streams);
        if (!search)
            return search.error();
        if (arguments.finder.slices == 0)
            return answer(*search, arguments, streams);
        const auto judged = finder::judge(
            search->question,
            every(search->question, arguments.finder.slice, arguments.finder.slices));
        if (!judged)
            return judged.error();
        return write(arguments, partText(search->key, arguments, *judged).toStdString(), streams);
    }

private:
    static Result<void> check(const Arguments& arguments)
    {
        if (arguments.finder.targets.isEmpty() || arguments.finder.varied.isEmpty())
            return wrongUsage(tr("give --target TEXT and --vary PARAMETER=LOW..HIGH, each at least "
                                 "once"));
        const int modes = (arguments.finder.tasks > 0 ? 1 : 0)
            + (arguments.finder.slices > 0 ? 1 : 0) + (arguments.finder.gathers ? 1 : 0);
        if (modes > 1)
            return wrongUsage(tr("--array, --slice and --gather exclude each other"));
        if (arguments.finder.gathers && arguments.words.isEmpty())
            return wrongUsage(tr("--gather needs the files that the slices wrote, behind the "
                                 "source: fairleadctl finder SOURCE part-*.json --gather"));
        if (!arguments.finder.gathers && !arguments.words.isEmpty())
            return wrongUsage(tr("only --gather takes files, those that the slices wrote"));
        if (auto good = refuseTogether(arguments, "slice", {"into"}); !good)
            return good;
        if (!arguments.output.file.isEmpty() && arguments.finder.tasks == 0
            && arguments.finder.slices == 0)
            return wrongUsage(tr("--output goes with --array and --slice"));
        if (auto good = checkOutput(arguments); !good)
            return good;
        if (arguments.finder.tasks > 0
            && accounting::Source(arguments.source.name).kind().takesPeriod)
            return wrongUsage(tr("%1 goes on while the tasks of an array read it one after the "
                                 "other: import it into a store first, with its history "
                                 "(fairleadctl import), and search that")
                                  .arg(arguments.source.name));
        for (const auto& text : arguments.finder.targets) {
            if (const auto target = finder::parseTarget(text.toStdString()); !target)
                return target.error();
        }
        if (!arguments.output.into.isEmpty()
            && !QDir(arguments.output.into)
                    .entryList({QStringLiteral("candidate-*.json")})
                    .isEmpty())
            return Error{ErrorCode::OutputFailed,
                         worded(tr("%1 holds scenarios of another search")
                                    .arg(arguments.output.into)
                                    .toStdString()),
                         {}};
        return {};
    }

    static Result<void> checkOutput(const Arguments& arguments)
    {
        using reports::FileKind;
        const auto kind = arguments.finder.tasks > 0 ? FileKind::ArrayScript : FileKind::SearchPart;
        return reports::checkReplaceable(arguments.output.file, kind);
    }

    static Result<void> write(const Arguments& arguments, const std::string& text,
                              const Streams& streams)
    {
        if (!arguments.output.file.isEmpty())
            return files::writeWholeFile(arguments.output.file, text);
        streams.out << text;
        return {};
    }

    /// first, first + step, ...
    static std::vector<std::size_t> every(const finder::Question& question, std::int64_t first,
                                          std::int64_t step)
    {
        std::vector<std::size_t> numbers;
        for (auto i = static_cast<std::size_t>(first); i < question.candidates.size();
             i += static_cast<std::size_t>(step))
            numbers.push_back(i);
        return numbers;
    }

    static Result<void> setPeriods(const Arguments& arguments, Search& search)
    {
        const auto& workload = search.question.recording->workload;
        const auto from = std::max(arguments.times.from.value_or(workload.from), workload.from);
        auto weeks = finder::weeksOf(from, workload.to);
        weeks.to = arguments.times.to.value_or(arguments.finder.unseen.value_or(weeks.to));
        weeks.unseen = arguments.finder.unseen.value_or(weeks.to);
        search.weeks = weeks;
        search.question.options.from = weeks.from;
        search.question.options.to = weeks.to;
        if (!weeks.areInOrder())
            return wrongUsage(tr("the weeks of the search have to begin before they end, and the "
                                 "unseen ones to lie between them and the end of the recording"));
        return {};
    }

    static Result<Search> prepared(const Arguments& arguments, const Streams& streams)
    {
        auto access = accessOf(arguments);
        if (!access)
            return access.error();
        access->options.historyFrom = beginOfPeriod(*access, arguments);
        auto recording = accounting::readRecording(*access);
        if (!recording)
            return recording.error();
        auto session = openSession(*access, arguments, streams);
        if (!session)
            return session.error();
        Search search;
        search.session = *std::move(session);
        auto& question = search.question;
        question.recording = begun(*std::move(recording), search.session);
        question.present = search.session.current->inputs;
        std::vector<finder::Varied> space;
        for (const auto& text : arguments.finder.varied) {
            auto varied = finder::parseVaried(text.toStdString(), question.present);
            if (!varied)
                return Error{ErrorCode::Usage,
                             {said("Messages", "--vary %1"), {varied.error().message}},
                             {}};
            const auto isSame = [&](const finder::Varied& other) {
                return other.name == varied->name && other.areShares == varied->areShares;
            };
            if (std::ranges::any_of(space, isSame))
                return wrongUsage(
                    tr("--vary names %1 twice").arg(QString::fromStdString(varied->name)));
            space.push_back(*std::move(varied));
        }
        for (const auto& text : arguments.finder.targets)
            question.targets.push_back(*finder::parseTarget(text.toStdString()));
        question.candidates = finder::candidatesOf(
            space, static_cast<std::size_t>(arguments.finder.candidates), arguments.replay.seed);
        question.options = replayOptions(arguments);
        question.options.keepsJobs = false;
        if (auto done = setPeriods(arguments, search); !done)
            return done.error();
        search.key = {keyOf(arguments, search), digestOf(*question.recording, question.present)};
        return search;
    }

    /// What a part has to agree with.
    static std::string keyOf(const Arguments& arguments, const Search& search)
    {
        const auto& question = search.question;
        std::string key = std::to_string(question.options.from) + " "
            + std::to_string(question.options.to) + " " + std::to_string(question.options.replicas)
            + " " + std::to_string(arguments.replay.seed) + " "
            + std::to_string(question.candidates.size()) + " "
            + std::to_string(question.recording->workload.jobs.size());
        for (const auto& target : question.targets)
            key += "; " + target.text;
        for (const auto& varied : arguments.finder.varied)
            key += "; " + varied.toStdString();
        for (const auto& edit : search.session.scenario.edits)
            key += "; " + editText(edit);
        return key;
    }

    static Result<void> answer(const Search& search, const Arguments& arguments,
                               const Streams& streams)
    {
        const auto& question = search.question;
        const auto judged = arguments.finder.gathers
            ? readParts(arguments.words, search.key, question)
            : finder::judge(question, every(question, 0, 1));
        if (!judged)
            return judged.error();
        const auto result = finder::foundBy(question, *judged, search.weeks);
        if (!result)
            return result.error();
        if (auto saved = save(search, *result, arguments); !saved)
            return saved;
        if (auto written = writeTable(reports::finderTable(question, *result), arguments, streams);
            !written)
            return written;
        printVerdict(search, arguments, streams);
        return {};
    }

    /// How far replays of this recording can be trusted.
    static void printVerdict(const Search& search, const Arguments& arguments,
                             const Streams& streams)
    {
        // The verdict must not get between the rows of a machine-readable table.
        auto& out = arguments.table.format == Format::Table ? streams.out : streams.err;
        printTrust(search.question.recording, search.session, search.question.options, out);
    }

    /// A scenario for each policy of the Pareto list but the present one.
    static Result<void> save(const Search& search, const finder::Found& found,
                             const Arguments& arguments)
    {
        if (arguments.output.into.isEmpty())
            return {};
        const QDir folder(arguments.output.into);
        if (!QDir().mkpath(arguments.output.into))
            return Error{
                ErrorCode::OutputFailed,
                {said("Messages", "cannot write into %1"), {arguments.output.into.toStdString()}},
                {}};
        for (std::size_t i = 0; i < found.seen.size(); ++i) {
            const auto number = found.seen[i].candidate;
            if (number == 0)
                continue;
            auto scenario = search.session.scenario;
            scenario.name = reports::candidateName(number);
            for (const auto& edit : search.question.candidates[number])
                scenario = withEdit(*search.session.snapshot, std::move(scenario), edit);
            const auto file = QString::fromStdString(scenario.name) + QStringLiteral(".json");
            if (auto done = accounting::writeScenario(folder.filePath(file), scenario); !done)
                return done;
        }
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeFinderCommand()
{
    return std::make_unique<FinderCommand>();
}

} // namespace fairlead::cli
