// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/problems.h"

#include "app/cli/commands/command.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "engine/priority/limitreasons.h"
#include "engine/priority/queueplace.h"
#include "models/accounting/sources/capture/capturefiles.h"
#include "models/connections/databaseurl.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

namespace fairlead::cli {

namespace {
struct ProblemTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Problems)
};

constexpr int mostAlike = 20;

/// What several issues have in common: the sentence, without the names and numbers in it.
Message withoutDetails(Message message)
{
    for (auto& argument : message.arguments)
        argument = argument.isSentence ? withoutDetails(argument) : Message("…");
    return message;
}
} // namespace

Error wrongUsage(const QString& message)
{
    return {ErrorCode::Usage, worded(text::plain(message.toStdString())), {}};
}

Error noSuchJob(const QString& name)
{
    return wrongUsage(ProblemTexts::tr("there is no job %1 in this source").arg(name));
}

Error noSuchAssoc(const QString& name)
{
    return wrongUsage(ProblemTexts::tr("there is no account or user %1 in this source").arg(name));
}

Error endsBeforeItBegins()
{
    return wrongUsage(ProblemTexts::tr("the period ends before it begins"));
}

Error notAStore(const QString& into)
{
    return wrongUsage(ProblemTexts::tr("--into %1: the name of a store ends in .fairlead or begins "
                                       "with mysql://")
                          .arg(connections::withoutPassword(into)));
}

namespace {
bool isOfDamage(const Issue& issue)
{
    const bool mayBeEmpty = issue.line == 0 && accounting::capturefiles::mayHoldNothing(issue.file);
    return issue.fileState == FileState::Damaged && !mayBeEmpty;
}

/// Error code SourceUnreachable: one of the problems is of this kind.
template <typename Predicate>
Result<void> checkNone(const Snapshot& snapshot, Predicate isOfKind)
{
    const auto found = std::ranges::find_if(snapshot.issues, isOfKind);
    if (found == snapshot.issues.end())
        return {};
    return Error{ErrorCode::SourceUnreachable, placed(*found), {}};
}
} // namespace

Result<void> checkQueue(const Snapshot& snapshot)
{
    if (snapshot.jobs.size() > 0)
        return {};
    const auto lost = std::ranges::find(snapshot.issues, Loss::Job, &Issue::loss);
    if (lost == snapshot.issues.end())
        return {};
    return Error{
        ErrorCode::DataInvalid,
        because(said("Messages", "none of the jobs of the source can be read"), placed(*lost)),
        {}};
}

bool isMissing(const Snapshot& snapshot, Sentence input)
{
    return std::ranges::any_of(snapshot.provenance, [&](const Provenance& entry) {
        return entry.isAssumed && isOf(entry, input);
    });
}

Result<void> checkUndamaged(const Snapshot& snapshot)
{
    return checkNone(snapshot, [](const Issue& issue) {
        return isOfDamage(issue) || issue.severity == Severity::Error;
    });
}

Result<void> checkWhole(const Snapshot& snapshot)
{
    return checkNone(snapshot, [](const Issue& issue) {
        return (isOfDamage(issue) && issue.loss != Loss::Number) || issue.loss == Loss::Job
            || issue.loss == Loss::ListEntry;
    });
}

Result<JobIndex> jobNamed(const Snapshot& snapshot, const QString& word)
{
    const auto name = word.toStdString();
    for (std::size_t job = 0; job < snapshot.jobs.size(); ++job) {
        if (snapshot.isCalled(JobIndex(job), name))
            return JobIndex(job);
    }
    return noSuchJob(word);
}

Result<AssocIndex> assocNamed(const Snapshot& snapshot, const QString& word)
{
    const auto assoc = findAssoc(snapshot, keyFrom(word.toStdString()));
    return assoc.isValid() ? Result<AssocIndex>(assoc) : noSuchAssoc(word);
}

Result<void> refuseTogether(const Arguments& arguments, const char* option,
                            const OptionNames& excluded)
{
    if (!arguments.options.contains(QLatin1String(option)))
        return {};
    for (const auto* other : excluded) {
        if (arguments.options.contains(QLatin1String(other)))
            return wrongUsage(
                ProblemTexts::tr("%1 and %2 do not go together")
                    .arg(optionText(QLatin1String(option)), optionText(QLatin1String(other))));
    }
    return {};
}

void printUnused(const Arguments& arguments, const OptionNames& options, std::ostream& err)
{
    for (const auto& option : optionsNamed(options)) {
        for (const auto& name : option.names()) {
            if (arguments.options.contains(name))
                err << ProblemTexts::tr("%1 changes nothing here")
                           .arg(optionText(name))
                           .toStdString()
                    << '\n';
        }
    }
}

void printIdleLimits(const Policy& edited, const Command& command, std::ostream& err)
{
    const auto said = whatLimitsChange(edited);
    if (said && (!enforcesLimits(edited) || !command.countsLimits()))
        err << english(*said) << '\n';
}

void printHopeless(const Evaluation& evaluation, std::ostream& err)
{
    if (const auto jobs = hopelessJobs(evaluation); jobs > 0)
        err << english(counted(
            jobs,
            said("Messages",
                 "1 job that can never start does not count as starving: it asks for more than a "
                 "limit or its partition allows"),
            said("Messages",
                 "%1 jobs that can never start do not count as starving: they ask for more than a "
                 "limit or their partition allows")))
            << '\n';
}

void printUnlimited(const Evaluation& evaluation, std::ostream& err)
{
    if (const auto jobs = unlimitedJobs(evaluation); jobs > 0)
        err << english(
            counted(jobs, said("Messages", "1 job without a time limit is in no CPU-hours ahead"),
                    said("Messages", "%1 jobs without a time limit are in no CPU-hours ahead")))
            << '\n';
}

void printIssues(const Issues& issues, std::ostream& err)
{
    struct Count
    {
        int printed = 0;
        qulonglong others = 0;
    };
    std::map<std::pair<std::string, std::string>, Count> counts; // by file and sentence
    for (const auto& issue : issues) {
        auto& count = counts[{issue.file, english(withoutDetails(issue.message))}];
        if (count.printed < mostAlike) {
            err << text::plain(issuePlace(issue) + english(issue.message)) << '\n';
            ++count.printed;
        } else {
            ++count.others;
        }
        count.others += issue.others;
    }
    for (const auto& [alike, count] : counts) {
        if (count.others > 0)
            err << text::plain(alike.first) << ": "
                << ProblemTexts::tr("%1 more like this: %2")
                       .arg(count.others)
                       .arg(QString::fromStdString(text::plain(alike.second)))
                       .toStdString()
                << '\n';
    }
}

void printKept(const QString& name, std::ostream& err)
{
    err << ProblemTexts::tr("%1 was saved by somebody else meanwhile and stays as it is")
               .arg(name)
               .toStdString()
        << '\n';
}

void printUnknownNames(const Snapshot& snapshot, const Arguments& arguments, std::ostream& err)
{
    const auto print
        = [&](Sentence sentence, const std::vector<std::string>& wanted, const auto& isKnown) {
              for (const auto& name : wanted) {
                  if (!isKnown(name))
                      err << text::plain(english({sentence, {name}})) << '\n';
              }
          };
    const auto isIn = [&](const std::vector<NameId>& one, const std::vector<NameId>& other) {
        return [&](const std::string& name) {
            const auto id = snapshot.names.find(name);
            return id.isValid()
                && (std::ranges::find(one, id) != one.end()
                    || std::ranges::find(other, id) != other.end());
        };
    };
    print(said("Messages", "there is no user “%1” in this source"), arguments.filter.users,
          isIn(snapshot.assocs.user, snapshot.jobs.user));
    print(said("Messages", "there is no account “%1” in this source"), arguments.filter.accounts,
          isIn(snapshot.assocs.account, snapshot.jobs.account));
    print(said("Messages", "there is no partition “%1” in this source"),
          arguments.filter.partitions, [&](const std::string& name) {
              return name == "ALL"
                  || std::ranges::find(snapshot.partitions, name, &Partition::name)
                  != snapshot.partitions.end();
          });
    if (arguments.filter.jobNames.empty())
        return;
    std::unordered_set<std::string> labels;
    std::vector<JobIndex> arrays; // that wait as one
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        const JobIndex job(i);
        labels.emplace(snapshot.jobLabel(job));
        labels.emplace(snapshot.taskLabel(job));
        if (snapshot.waitsAsOne(job))
            arrays.push_back(job);
    }
    print(said("Messages", "there is no job “%1” in this source"), arguments.filter.jobNames,
          [&](const std::string& name) {
              return labels.contains(name) || std::ranges::any_of(arrays, [&](JobIndex array) {
                         return snapshot.waitsIn(array, name);
                     });
          });
}

void printRepeated(const std::vector<Edit>& edits, std::ostream& err)
{
    std::set<std::string> seen;
    for (const auto& edit : edits) {
        std::string name;
        if (isStructural(edit))
            seen.clear(); // a name may mean somebody else behind it
        if (const auto* const parameter = std::get_if<ParameterEdit>(&edit))
            name = "--set " + parameter->name;
        else if (const auto* const shares = std::get_if<ShareEdit>(&edit))
            name = "--share " + keyText(shares->assoc);
        const bool isParameter = std::holds_alternative<ParameterEdit>(edit);
        if (!name.empty() && !seen.insert(isParameter ? text::lower(name) : name).second)
            err << text::plain(
                english({said("Messages", "%1 is given again: the last one counts"), {name}}))
                << '\n';
    }
}

} // namespace fairlead::cli
