// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/sprioreader.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/jobsbynumber.h"
#include "models/accounting/slurmtext/text/sharedlists.h"

#include <algorithm>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t forgottenMark = -2147483648LL; // partition lists in Slurm 22.05

std::optional<std::uint32_t> jobNumber(std::string_view text)
{
    const auto number = text::toInteger(text::trimmed(text));
    if (!number || *number < 0 || *number > std::numeric_limits<std::uint32_t>::max())
        return {};
    return static_cast<std::uint32_t>(*number);
}

using Cells = std::vector<std::string_view>;

/// Those of [from, to), of which there are as many.
bool areZero(const Cells& cells, std::size_t from, std::size_t to)
{
    return std::ranges::all_of(std::span(cells).subspan(from, to - from), [](auto cell) {
        return text::toDouble(text::trimmed(cell)).value_or(1.0) == 0.0;
    });
}

/// Reads the cells of a line as numbers, and remembers whether all were.
class NumberCells
{
public:
    explicit NumberCells(const Cells& cells)
        : m_cells(cells)
    {
    }
    /// 0 where the cell holds no number.
    template <typename Number>
    void read(std::size_t cell, Number& target)
    {
        const auto trimmed = text::trimmed(m_cells[cell]);
        if constexpr (std::is_floating_point_v<Number>)
            take(text::toDouble(trimmed), target);
        else
            take(text::toInteger(trimmed), target);
    }
    [[nodiscard]] bool areAllWell() const { return m_areAllWell; }

private:
    template <typename Read, typename Number>
    void take(const Read& value, Number& target)
    {
        m_areAllWell = m_areAllWell && value.has_value();
        target = static_cast<Number>(value.value_or(0));
    }

    const Cells& m_cells;
    bool m_areAllWell = true;
};

/// What both listings have in common: lines of known jobs, some of which prove a set priority.
class ListingReader
{
public:
    ListingReader(std::string file, SnapshotRecords& records)
        : m_records(records)
        , m_file(std::move(file))
        , m_jobs(records.jobs)
    {
    }

protected:
    /// Null: the queue does not have it.
    [[nodiscard]] JobRecord* find(std::uint32_t id) { return m_jobs.find(id); }
    void markSet(JobRecord& job)
    {
        m_set += job.hasSetPriority ? 0 : 1;
        job.hasSetPriority = true;
    }
    void reportBadLine(int line)
    {
        if (m_bad++ > 0)
            return;
        m_records.issues.push_back(
            {Severity::Note,
             said("Messages",
                  "the line is not what sprio was asked for; nothing is compared with it"),
             m_file, line});
    }
    void reportUnknown(std::size_t rows, bool areLost)
    {
        if (rows == 0)
            return;
        report(counted(
            rows, said("Messages", "1 of its rows is of a job that is not in the list of jobs"),
            said("Messages", "%1 of its rows are of jobs that are not in the list of jobs")));
        m_records.issues.back().loss = areLost ? Loss::Job : Loss::Nothing;
    }
    /// sprio leaves out what is held and what may not start yet.
    void reportMissing(const std::vector<bool>& isTold)
    {
        std::size_t waiting = 0;
        std::size_t missing = 0;
        for (std::size_t i = 0; i < isTold.size(); ++i) {
            const auto& job = m_records.jobs[i];
            const bool isWaiting = m_jobs.find(job.id) == &job // and not once more
                && job.state == JobState::Pending && !job.held && job.eligibleTime != 0
                && job.eligibleTime <= m_records.takenAt;
            waiting += isWaiting ? 1 : 0;
            missing += isWaiting && !isTold[i] ? 1 : 0;
        }
        if (missing > 0)
            report({said("Messages", "it has no row for %1 of %2 waiting jobs"),
                    {std::to_string(missing), std::to_string(waiting)}});
    }
    void report(Message message)
    {
        m_records.issues.push_back({Severity::Warning, std::move(message), m_file, 0});
    }
    void noteInput(std::size_t found, Sentence input)
    {
        if (found > 0)
            m_records.provenance.push_back({input, Message(m_file), false});
    }
    void noteSetPriorities()
    {
        noteInput(m_set, said("Messages", "priorities set by an administrator"));
    }

    SnapshotRecords& m_records;
    SharedLists m_lists;

private:
    std::string m_file;
    JobsByNumber m_jobs;
    std::size_t m_set = 0;
    std::size_t m_bad = 0;
};

/// The columns of `sprio -h -o`.
namespace weighted {
enum Column : std::size_t
{
    Job, // %i
    User, // %u
    Partition, // %r
    Priority, // %Y
    Factors, // %A|%B|%F|%J|%P|%Q: those with a weight, in the order of Factor
    Nice = Factors + weightedFactorCount, // %N
    Site, // %S
    TresTerms // %T; what follows is not read
};
} // namespace weighted

/// The columns of `sprio -h -n -o`.
namespace normalized {
enum Column : std::size_t
{
    Job, // %i
    Partition, // %r
    Priority, // %y
    Factors, // %a|%b|%f|%j|%p|%q
    TresTerms = Factors + weightedFactorCount, // %T
    TresFactors // %t
};
} // namespace normalized

/// Before 19.05 sprio knew no %B and no %S, and left them out with what follows them. A listing of
/// as many columns that was cut has a number where the old one has the words of TRES.
/// @param words  where the old one has them, without factor and site
void addColumnsOf1905(Cells& cells, std::size_t words, std::size_t association, std::size_t site)
{
    if (cells.size() != words + 2 || text::toDouble(text::trimmed(cells[words])))
        return;
    const auto insert = [&](std::size_t place) {
        cells.insert(cells.begin() + static_cast<std::ptrdiff_t>(place), "0");
    };
    insert(association);
    if (site != 0)
        insert(site);
}

/// Rows of jobs that the list of jobs does not have.
struct UnknownJobs
{
    void add(const RowAnswer& answer)
    {
        ++rows;
        constexpr auto age = static_cast<std::size_t>(Factor::Age);
        mostAge = std::max<std::int64_t>(mostAge, answer.terms[age]);
    }
    /// What is submitted after scontrol has listed the jobs is in sprio's list too, and nothing is
    /// lost. It is young, and where ages do not count there are few of it. Without any job the list
    /// is not there.
    [[nodiscard]] bool areLost(const SnapshotRecords& records) const
    {
        constexpr std::int64_t newest = 600; // s
        if (records.jobs.empty() || records.policy.moab())
            return false;
        const auto& policy = records.policy.slurm();
        const std::int64_t weight = policy.weight(Factor::Age);
        return weight > 0 ? mostAge * std::int64_t{policy.maxAge} > newest * weight
                          : rows > records.jobs.size();
    }

    std::size_t rows = 0;
    std::int64_t mostAge = 0; ///< the term, in points
};

/// %i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t, or fewer from the tenth on.
class WeightedListing : ListingReader
{
public:
    using ListingReader::ListingReader;

    void read(TextLines lines)
    {
        UnknownJobs unknown;
        std::vector<bool> isTold(m_records.jobs.size(), false);
        m_records.priorityAnswers.reserve(m_records.jobs.size());
        Cells cells;
        while (const auto* line = lines.next()) {
            text::split(line->text, '|', cells);
            addColumnsOf1905(cells, weighted::TresTerms - 2, weighted::Factors + 1, weighted::Site);
            const bool isAnswer = addAnswer(cells);
            if (!isAnswer)
                reportBadLine(line->number);
            if (auto* job = find(jobNumber(cells[weighted::Job]).value_or(0)); job != nullptr) {
                isTold[static_cast<std::size_t>(job - m_records.jobs.data())] = true;
                findSetPriority(cells, *job);
                takeSiteFactor(cells, *job);
            } else if (isAnswer) {
                unknown.add(m_records.priorityAnswers.back().answer);
            }
        }
        noteSetPriorities();
        noteInput(m_sites, said("Messages", "site factors"));
        reportUnknown(unknown.rows, unknown.areLost(m_records));
        reportMissing(isTold);
    }

private:
    bool addAnswer(const Cells& cells)
    {
        PriorityAnswerRecord record;
        const auto id = jobNumber(cells[weighted::Job]);
        if (!id || cells.size() < weighted::Nice)
            return false;
        NumberCells numbers(cells);
        numbers.read(weighted::Priority, record.answer.priority);
        for (std::size_t i = 0; i < weightedFactorCount; ++i)
            numbers.read(weighted::Factors + i, record.answer.terms[i]);
        record.answer.hasAddends = cells.size() > weighted::TresTerms;
        if (record.answer.hasAddends) {
            numbers.read(weighted::Nice, record.answer.nice);
            numbers.read(weighted::Site, record.answer.site);
            record.tres = text::trimmed(cells[weighted::TresTerms]);
        }
        record.jobId = *id;
        record.partition = m_lists.name(text::trimmed(cells[weighted::Partition]));
        if (numbers.areAllWell())
            m_records.priorityAnswers.push_back(std::move(record));
        return numbers.areAllWell();
    }

    void findSetPriority(const Cells& cells, JobRecord& job)
    {
        constexpr std::int64_t mostOfRoundedTerms = 3; // six terms below half a point
        if (cells.size() <= weighted::TresTerms || job.priority == 0)
            return;
        const bool noFactors = areZero(cells, weighted::Factors, weighted::TresTerms)
            && text::trimmed(cells[weighted::TresTerms]).empty();
        const auto shown = text::toInteger(text::trimmed(cells[weighted::Priority])).value_or(0);
        const bool isSet = noFactors && shown > mostOfRoundedTerms
            && shown == static_cast<std::int64_t>(job.priority);
        if (isSet || text::toInteger(text::trimmed(cells[weighted::Nice])) == forgottenMark)
            markSet(job);
    }

    void takeSiteFactor(const Cells& cells, JobRecord& job)
    {
        constexpr std::int64_t most = 2147483645; // beyond it are the marks of a set priority
        if (cells.size() <= weighted::Site)
            return;
        const std::int64_t site = text::toInteger(text::trimmed(cells[weighted::Site])).value_or(0);
        if (site == 0 || site < -most || site > most)
            return;
        m_sites += job.site == site ? 0 : 1;
        job.site = site;
    }

    std::size_t m_sites = 0;
};

/// %i|%r|%y|%a|%b|%f|%j|%p|%q|%T|%t, or fewer from the ninth on.
class NormalizedListing : ListingReader
{
public:
    using ListingReader::ListingReader;

    void read(TextLines lines)
    {
        Cells cells;
        while (const auto* line = lines.next()) {
            text::split(line->text, '|', cells);
            addColumnsOf1905(cells, normalized::TresTerms - 1, normalized::Factors + 1, 0);
            if (!addAnswer(cells))
                reportBadLine(line->number);
            else if (auto* job = find(m_records.normalizedAnswers.back().jobId); job != nullptr)
                findSetPriority(cells, *job);
        }
        noteSetPriorities();
    }

private:
    bool addAnswer(const Cells& cells)
    {
        NormalizedAnswerRecord record;
        const auto id = jobNumber(cells[normalized::Job]);
        if (!id || cells.size() < normalized::TresTerms)
            return false;
        NumberCells numbers(cells);
        numbers.read(normalized::Priority, record.answer.priority);
        for (std::size_t i = 0; i < weightedFactorCount; ++i)
            numbers.read(normalized::Factors + i, record.answer.factors[i]);
        record.jobId = *id;
        record.partition = m_lists.name(text::trimmed(cells[normalized::Partition]));
        if (cells.size() > normalized::TresFactors)
            record.tres = text::trimmed(cells[normalized::TresFactors]);
        if (numbers.areAllWell())
            m_records.normalizedAnswers.push_back(std::move(record));
        return numbers.areAllWell();
    }

    /// Only a set priority is not divided by the highest possible one.
    void findSetPriority(const Cells& cells, JobRecord& job)
    {
        if (cells.size() <= normalized::TresTerms || job.priority == 0)
            return;
        const bool noFactors = areZero(cells, normalized::Factors, normalized::TresTerms)
            && text::trimmed(cells[normalized::TresTerms]).empty();
        if (noFactors && m_records.normalizedAnswers.back().answer.priority >= 1.0)
            markSet(job);
    }
};
} // namespace

void readSprio(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    WeightedListing(file, records).read(std::move(lines));
}

void readNormalizedSprio(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    NormalizedListing(file, records).read(std::move(lines));
}

} // namespace fairlead::accounting
