// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/historyreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/assocsbyname.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/usage/endlessjobs.h"
#include "models/accounting/slurmtext/workload/historyjobs.h"
#include "models/accounting/slurmtext/workload/historyrepeats.h"
#include "models/accounting/slurmtext/workload/runaways.h"
#include "models/files/inputfile.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace fairlead::accounting {

namespace {
using Cells = std::vector<std::string_view>;

/// Jobs of sacct, by their cells as usage.txt has them.
class UsageJobs
{
public:
    enum Cell : std::uint8_t
    {
        Id,
        Assoc,
        User,
        Account,
        Partition,
        QosName,
        Start,
        End,
        Tres,
        State,
        CellCount
    };

    /// Of lines that are no job: each one is told, or only how many there are, where another reader
    /// of the file tells each.
    enum class BadLines : std::uint8_t
    {
        Told,
        Counted
    };

    UsageJobs(const std::string& file, const TimeReader& times, BadLines badLines,
              SnapshotRecords& records)
        : m_file(file)
        , m_times(times)
        , m_records(records)
        , m_rates(records)
        , m_badLines(badLines)
    {
        for (const auto& qos : records.qos)
            m_qos.insert(qos.name);
        for (const auto& assoc : records.assocs)
            m_ids.insert(assoc.id);
    }

    /// @param limit  of a job of which no end is told; longer it did not run.  @unit s
    void take(const Cells& cells, int number, std::optional<std::int64_t> limit = {})
    {
        if (cells.size() > Assoc && cells[Id].find('.') != std::string_view::npos) {
            if (m_badLines == BadLines::Told)
                m_steps.add({}, number);
            return;
        }
        const auto id = cells.size() > Assoc ? text::toInteger(cells[Assoc]) : std::nullopt;
        const auto start = cells.size() > Tres ? m_times.read(cells[Start]) : std::nullopt;
        const auto end = cells.size() > Tres ? m_times.read(cells[End]) : std::nullopt;
        const bool isNumber = id.value_or(-1) >= 0 && id.value_or(-1) <= 4294967295LL;
        const bool isId = isNumber || (!id && cells.size() > Assoc && cells[Assoc].empty());
        if (cells.size() < CellCount || !start || !end || !isId) {
            leaveOut(said("Messages", "the line is not a job of sacct and is left out"), cells,
                     number);
            return;
        }
        const std::int64_t last = limit ? *start + *limit : 0;
        const bool isRunaway = *end == 0 && limit && last + runawayAfter < m_times.takenAt;
        const std::int64_t ended = isRunaway ? last : *end;
        if (ended != 0 && ended < *start) {
            leaveOut(said("Messages", "the job ends before it starts and is left out"), cells,
                     number);
            return;
        }
        checkPlace(cells, id.value_or(0), number);
        m_lastJob = std::max(m_lastJob, text::toInteger(cells[Id]).value_or(0));
        if (m_times.takenAt != 0 && std::max(*start, ended) > m_times.takenAt + clocksDiffer)
            m_later.add(std::string(cells[Id]), number);
        if (*start == 0)
            return; // never started
        Run run;
        auto& part = run.part;
        part.assocId = static_cast<std::uint32_t>(id.value_or(0));
        part.user = std::string(cells[User]);
        part.account = std::string(cells[Account]);
        part.start = *start;
        part.end = ended == 0 ? Consumption::goesOn : ended;
        std::vector<std::string> bad;
        run.tres = parseTresCounts(cells[Tres], &bad);
        if (!bad.empty() && !std::exchange(m_isAmountTold, true))
            warn({said("Messages", "%1 cannot be read and counts as nothing"), {bad.front()}},
                 number);
        part.rate = m_rates.of(run.tres, cells[Partition], cells[QosName]);
        run.row = {number, cells[State]};
        keep({std::string(cells[Id]), *start}, std::move(run), number);
    }

    void finish()
    {
        for (auto& [job, run] : m_running) {
            if (m_ended.contains(job))
                continue;
            m_endless.check(job.first, job.second, run.row);
            charge(std::move(run));
        }
        for (const auto* issue :
             {&m_steps, &m_uncharged, &m_later, &m_strange, &m_strangeQos, &m_repeated})
            issue->report(m_file, m_records.issues);
        m_endless.report(m_file);
        checkEnd();
        m_records.consumption = std::move(m_consumption);
        // The order of the file carries no meaning; sums must not depend on it.
        std::sort(m_records.history.begin(), m_records.history.end(),
                  [](const HistoryRecord& a, const HistoryRecord& b) {
                      return std::tie(a.start, a.end, a.assocId, a.account, a.user, a.rate)
                          < std::tie(b.start, b.end, b.assocId, b.account, b.user, b.rate);
                  });
    }

private:
    using RunOfJob = std::pair<std::string, std::int64_t>; // number, start
    struct Run
    {
        HistoryRecord part;
        TresCounts tres;
        EndlessJobs::Row row;
    };

    struct Ended
    {
        std::int64_t end;
        std::size_t content; // a hash
        bool operator==(const Ended&) const = default;
    };

    /// Some versions list a job twice. A list behind another one tells how a job ended that ran in
    /// the first.
    void keep(RunOfJob job, Run&& run, int number)
    {
        const auto end = run.part.end;
        if (end == Consumption::goesOn) {
            if (m_ended.contains(job))
                m_repeated.add(job.first, number);
            m_running.try_emplace(std::move(job), std::move(run));
            return;
        }
        const auto& part = run.part;
        const Ended now{end, contentHash(part.user, part.account, part.assocId, part.rate)};
        const auto [ended, isNew] = m_ended.emplace(job, now);
        if (m_running.contains(job) || ended->second != now)
            m_repeated.add(job.first, number);
        if (isNew)
            charge(std::move(run));
    }

    void charge(Run&& run)
    {
        auto& part = run.part;
        m_consumption->add({part.account, part.user, part.start, part.end, std::move(run.tres)});
        if (part.rate > 0)
            m_records.history.push_back(std::move(part));
    }

    void warn(Message message, int line)
    {
        m_records.issues.push_back({Severity::Warning, std::move(message), m_file, line});
    }

    void leaveOut(Sentence why, const Cells& cells, int line)
    {
        if (m_badLines == BadLines::Told)
            warn(why, line);
        else
            m_uncharged.add(std::string(cells.front()), line);
    }

    /// sacct lists who waits and runs too, in the order of the numbers. A file that was cut at the
    /// end of a line lacks the last ones, which the queue still has.
    void checkEnd()
    {
        const auto isLost = [&](const JobRecord& job) {
            return static_cast<long long>(job.id) > m_lastJob && job.submitTime != 0
                && job.submitTime + betweenCommands < m_records.takenAt;
        };
        const auto lost = m_lastJob == 0 || m_badLines == BadLines::Counted
            ? 0
            : std::ranges::count_if(m_records.jobs, isLost);
        if (lost > 0)
            m_records.issues.push_back(
                {Severity::Warning,
                 counted(static_cast<std::size_t>(lost),
                         said("Messages",
                              "1 job of the queue is behind the last one in it: it was cut, or "
                              "sacct was asked for some states alone"),
                         said("Messages",
                              "%1 jobs of the queue are behind the last one in it: it was cut, or "
                              "sacct was asked for some states alone")),
                 m_file, 0});
    }

    /// A source without a list tells nothing of what is not in it.
    void checkPlace(const Cells& cells, long long id, int number)
    {
        if (!m_ids.empty() && !m_ids.contains(id)
            && m_assocs.find(cells[Account], cells[User]).empty())
            m_strange.add(std::string(cells[Account]) + '/' + std::string(cells[User]), number);
        if (!m_qos.empty() && !cells[QosName].empty() && !m_qos.contains(cells[QosName]))
            m_strangeQos.add(std::string(cells[QosName]), number);
    }

    static constexpr std::int64_t clocksDiffer = 86400; // s; captures may be in local time

    const std::string& m_file;
    const TimeReader& m_times;
    SnapshotRecords& m_records;
    UsageRates m_rates;
    BadLines m_badLines;
    AssocsByName m_assocs{m_records};
    std::set<std::string, std::less<>> m_qos; // names
    std::unordered_set<long long> m_ids; // of associations
    CountedIssue m_uncharged{
        said("Messages", "usage is without 1 job, whose line makes no sense: %2"),
        said("Messages", "usage is without %1 jobs, whose lines make no sense; the first is %2")};
    CountedIssue m_steps{
        said("Messages", "1 line is of a step, and is left out: sacct -X lists jobs alone"),
        said("Messages", "%1 lines are of steps, and are left out: sacct -X lists jobs alone")};
    CountedIssue m_later{
        said("Messages", "1 job starts or ends after the capture: %2"),
        said("Messages", "%1 jobs start or end after the capture; the first is %2")};
    CountedIssue m_strange{
        said("Messages", "1 job is of an account or user that is not in the list: %2"),
        said("Messages",
             "%1 jobs are of accounts or users that are not in the list; the first is %2")};
    CountedIssue m_strangeQos{
        said("Messages", "1 job has a QOS that is not in the list: %2"),
        said("Messages", "%1 jobs have a QOS that is not in the list; the first is %2")};
    EndlessJobs m_endless{m_records};
    std::shared_ptr<Consumption> m_consumption = std::make_shared<Consumption>();
    std::map<RunOfJob, Ended> m_ended;
    std::map<RunOfJob, Run> m_running;
    CountedIssue m_repeated = repeatedJobs();
    bool m_isAmountTold = false; // of many lines the first
    long long m_lastJob = 0; // the largest number
};

constexpr std::array<const char*, UsageJobs::CellCount> columnsOfUsage{
    "JobIDRaw", "AssocID", "User", "Account",   "Partition",
    "QOS",      "Start",   "End",  "AllocTRES", "State"};

/// The header of a usage.txt; sacct -n leaves it out.
bool isHeaderOfUsage(const Cells& cells)
{
    const auto names
        = [&](std::string_view name) { return std::ranges::find(cells, name) != cells.end(); };
    return cells.size() > 1 && (names("AssocID") || names("JobIDRaw") || names("JobID"));
}

/// Where the columns stand; empty: one of them is missing, which is an issue.
std::vector<PipeTable::Column> placesIn(const PipeTable& header, const std::string& file,
                                        int number, SnapshotRecords& records)
{
    std::vector<PipeTable::Column> places;
    for (const std::string_view name : columnsOfUsage) {
        const auto other = name == "JobIDRaw" ? "JobID" : name == "AllocTRES" ? "TRES" : name;
        if (!header.has(name) && !header.has(other)) {
            records.issues.push_back(
                {Severity::Error,
                 {said("Messages", "the header has no column %1; no job is read"),
                  {std::string(name)}},
                 file,
                 number});
            return {};
        }
        places.push_back(header.column(header.has(name) ? name : other));
    }
    return places;
}
} // namespace

void readHistory(TextLines lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records)
{
    UsageJobs jobs(file, times, UsageJobs::BadLines::Told, records);
    Cells cells;
    std::optional<PipeTable> table;
    std::vector<PipeTable::Column> places;
    while (const auto* next = lines.next()) {
        const auto& [number, line] = *next;
        text::split(line, '|', cells);
        if (number == 1 && isHeaderOfUsage(cells)) {
            table.emplace(line);
            places = placesIn(*table, file, number, records);
            if (places.empty())
                break;
            continue;
        }
        if (table) {
            table->setRow(line);
            if (table->isShort())
                cells.clear(); // no job
            else
                std::ranges::transform(places, (cells.resize(places.size()), cells.begin()),
                                       [&](const auto& place) { return table->cell(place); });
        }
        jobs.take(cells, number);
    }
    jobs.finish();
}

bool tellsUsage(const QString& file, Issues& issues)
{
    Issues ofLines; // told by who reads the file for a replay
    auto lines = openTextLines(file, ofLines);
    const auto* header = lines ? lines->next() : nullptr;
    if (header == nullptr)
        return false;
    const auto missing = PipeTable(header->text).missing(columnsOfUsage);
    if (!missing.empty())
        issues.push_back(
            {Severity::Warning,
             {said("Messages", "it tells of no usage: columns are missing: %1"), {missing}},
             shortName(file),
             header->number});
    return missing.empty();
}

bool readUsageOfJobs(TextLines lines, const std::string& file, const TimeReader& times,
                     SnapshotRecords& records)
{
    const auto* header = lines.next();
    if (header == nullptr)
        return false;
    PipeTable table(header->text);
    std::vector<PipeTable::Column> columns;
    if (!table.missing(columnsOfUsage).empty())
        return false;
    for (const auto* name : columnsOfUsage)
        columns.push_back(table.column(name));
    UsageJobs jobs(file, times, UsageJobs::BadLines::Counted, records);
    Cells cells(columns.size());
    while (const auto* next = lines.next()) {
        table.setRow(next->text);
        // Shorter lines, and submit lines that go on, are told by who reads the file for a replay.
        if (table.isShort() || !text::toInteger(table.cell(columns.front())))
            continue;
        for (std::size_t i = 0; i < columns.size(); ++i)
            cells[i] = table.cell(columns[i]);
        const auto limit = parseDuration(table.cell("Timelimit"));
        const bool hasLimit = limit && *limit < slurm::infinite;
        jobs.take(cells, next->number,
                  hasLimit ? std::optional<std::int64_t>(*limit) : std::nullopt);
    }
    jobs.finish();
    return true;
}

} // namespace fairlead::accounting
