// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/swf/swftrace.h"

#include "engine/base/text.h"
#include "models/accounting/sources/swf/packedlines.h"
#include "models/files/inputfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <tuple>
#include <unistd.h>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
constexpr std::size_t fieldCount = 18;
constexpr std::size_t mostJobs = 10'000'000;
constexpr double largest = 1e10; // of any field: 317 years, or more memory than there is

using Fields = std::array<std::int64_t, fieldCount>;

/// Lines that cannot be used as they are, counted by reason: a broken trace has thousands.
class Refused
{
public:
    /// Of one line, and of several.
    struct Reason
    {
        Sentence one;
        Sentence several;
    };

    void add(const Reason& why, int line)
    {
        const auto known = std::ranges::find(m_kinds, why.one.text,
                                             [](const Kind& kind) { return kind.why.one.text; });
        if (known == m_kinds.end())
            m_kinds.push_back({why, 1, line});
        else
            ++known->count;
    }
    void report(const std::string& file, Issues& issues) const
    {
        for (const auto& kind : m_kinds)
            issues.push_back({Severity::Warning,
                              counted(kind.count, kind.why.one, kind.why.several), file,
                              kind.line});
    }

private:
    struct Kind
    {
        Reason why;
        std::size_t count;
        int line; // the first
    };
    std::vector<Kind> m_kinds;
};

std::optional<std::int64_t> numberIn(std::string_view& rest)
{
    const auto begin = rest.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    rest.remove_prefix(begin);
    const auto length = std::min(rest.find_first_of(" \t"), rest.size());
    const auto value = text::toDouble(rest.substr(0, length));
    rest.remove_prefix(length);
    if (!value || std::abs(*value) > largest)
        return {};
    return static_cast<std::int64_t>(std::floor(*value)); // some traces have parts of seconds
}

std::optional<Fields> fieldsOf(std::string_view line)
{
    Fields fields{};
    for (auto& field : fields) {
        const auto value = numberIn(line);
        if (!value)
            return {};
        field = *value;
    }
    return fields;
}

SwfJob jobOf(const Fields& fields)
{
    SwfJob job;
    job.number = fields[0];
    job.submit = fields[1];
    job.wait = fields[2];
    job.run = fields[3];
    job.usedProcessors = fields[4];
    job.askedProcessors = fields[7];
    job.askedTime = fields[8];
    job.askedMemory = fields[9];
    job.status = fields[10];
    job.user = std::max<std::int64_t>(fields[11], -1);
    job.group = std::max<std::int64_t>(fields[12], -1);
    job.queue = fields[14];
    job.partition = fields[15];
    job.preceding = fields[16];
    job.thinkTime = fields[17];
    return job;
}

class TraceReader
{
public:
    explicit TraceReader(const QString& path)
        : m_path(path.toStdString())
        , m_file(QFileInfo(path).fileName().toStdString())
    {
    }

    Result<SwfTrace> read(PackedLines& lines)
    {
        while (const auto line = lines.next()) {
            ++m_line;
            const auto content = text::trimmed(*line);
            if (content.starts_with(';'))
                readHeader(text::trimmed(content.substr(1)));
            else if (!content.empty())
                readJob(content);
            if (m_trace.jobs.size() > mostJobs)
                return invalid({said("Messages", "%1 has more than %2 jobs"),
                                {m_path, std::to_string(mostJobs)}});
        }
        if (lines.isTooLarge())
            return invalid({said("Messages",
                                 "%1 holds more than %2 GiB when it is unpacked: unpack it to have "
                                 "it read"),
                            {m_path, number(mostUnpacked >> 30)}});
        if (!lines.isWhole())
            m_trace.issues.push_back(
                {Severity::Warning,
                 said("Messages",
                      "the compressed file is damaged or cut off: what comes before "
                      "that is read"),
                 m_file, 0, FileState::Damaged});
        else if (lines.isOpen())
            m_trace.issues.push_back(
                {Severity::Warning,
                 said("Messages", "the file ends in the middle of a line: it may have been cut"),
                 m_file, m_line, FileState::Damaged});
        m_refused.report(m_file, m_trace.issues);
        checkCount();
        if (m_trace.jobs.empty() && !lines.isWhole())
            return invalid({said("Messages",
                                 "%1 is compressed, and damaged or cut off: no job can be "
                                 "unpacked"),
                            {m_path}});
        if (m_trace.jobs.empty())
            return invalid({said("Messages",
                                 "%1 holds no job in the Standard Workload Format: 18 "
                                 "numbers on each line"),
                            {m_path}});
        std::ranges::stable_sort(
            m_trace.jobs, {}, [](const SwfJob& job) { return std::tuple(job.submit, job.number); });
        return std::move(m_trace);
    }

private:
    static Error invalid(Message what) { return {ErrorCode::DataInvalid, std::move(what), {}}; }

    void readHeader(std::string_view line)
    {
        const auto colon = line.find(':');
        if (colon == std::string_view::npos)
            return;
        const auto name = text::lower(text::trimmed(line.substr(0, colon)));
        const auto value = text::trimmed(line.substr(colon + 1));
        if (name == "computer" || (name == "installation" && m_trace.computer.empty()))
            m_trace.computer = std::string(value);
        else if (name == "timezonestring")
            m_trace.timeZone = std::string(value);
        else if (name == "unixstarttime")
            m_trace.begin = countIn("UnixStartTime", value, std::int64_t(largest)).value_or(0);
        else if (name == "maxnodes")
            m_trace.nodes = sizeIn("MaxNodes", value);
        else if (name == "maxprocs")
            m_trace.processors = sizeIn("MaxProcs", value);
        else if (name == "maxjobs")
            m_told = std::max(m_told, countIn("MaxJobs", value, std::int64_t(largest)).value_or(0));
        else if (name == "maxrecords")
            m_told
                = std::max(m_told, countIn("MaxRecords", value, std::int64_t(largest)).value_or(0));
        else if (name == "queue")
            readName(value, m_trace.queues);
        else if (name == "partition")
            readName(value, m_trace.partitions);
    }

    /// "128", "128 (64 of 2)"; -1 tells nothing.
    std::optional<std::int64_t> countIn(const char* name, std::string_view value, std::int64_t most)
    {
        auto rest = value;
        const auto count = numberIn(rest);
        if (count && *count > 0 && *count <= most)
            return count;
        if (count != -1)
            m_trace.issues.push_back({Severity::Warning,
                                      {said("Messages", "%1: “%2” is no number that can be used"),
                                       {name, std::string(value)}},
                                      m_file,
                                      m_line});
        return {};
    }

    std::uint32_t sizeIn(const char* name, std::string_view value)
    {
        constexpr std::int64_t most = 100'000'000; // processors of a machine
        return static_cast<std::uint32_t>(countIn(name, value, most).value_or(0));
    }

    /// A trace that was cut at a line end looks whole. The archive's cleaned traces, too, keep the
    /// header of all jobs.
    void checkCount()
    {
        if (m_records < m_told)
            m_trace.issues.push_back(
                {Severity::Note,
                 {said("Messages",
                       "the header tells of %1 jobs, and %2 are there: it was cleaned or cut"),
                  {number(m_told), number(m_records)}},
                 m_file,
                 0});
    }

    /// "3 batch", "3 - batch jobs"
    static void readName(std::string_view value, std::map<std::int64_t, std::string>& names)
    {
        const auto number = numberIn(value);
        const auto name = text::trimmed(value);
        if (number && !name.empty())
            names.emplace(*number, std::string(name));
    }

    void readJob(std::string_view line)
    {
        ++m_records;
        const auto fields = fieldsOf(line);
        if (!fields) {
            m_refused.add({said("Messages",
                                "the line is not a job of the Standard Workload Format and is "
                                "left out"),
                           said("Messages",
                                "%1 lines are not jobs of the Standard Workload Format and are "
                                "left out; the first is this one")},
                          m_line);
            return;
        }
        auto job = jobOf(*fields);
        const bool hasRun = completeRun(job);
        if (job.number < 1 || job.number >= 0xffffffffLL || job.submit < 0 || job.wait < -1
            || job.run < -1) {
            m_refused.add(
                {said("Messages", "the job has no number, or a time below 0, and is left out"),
                 said("Messages",
                      "%1 jobs have no number, or a time below 0, and are left out; the "
                      "first is on this line")},
                m_line);
        } else if (job.processors() < 1) {
            m_refused.add({said("Messages",
                                "the job does not say how many processors it asks for, and is "
                                "left out"),
                           said("Messages",
                                "%1 jobs do not say how many processors they ask for, and are "
                                "left out; the first is on this line")},
                          m_line);
        } else if (!m_numbers.insert(job.number).second) {
            m_refused.add(
                {said("Messages", "the job has the number of an earlier one and is left out"),
                 said("Messages",
                      "%1 jobs have the number of an earlier one and are left out; the "
                      "first is on this line")},
                m_line);
        } else if (!hasRun) {
            m_refused.add({said("Messages",
                                "the job does not say how long it ran, nor how long it might, and "
                                "is left out"),
                           said("Messages",
                                "%1 jobs do not say how long they ran, nor how long they might, "
                                "and are left out; the first is on this line")},
                          m_line);
        } else {
            m_trace.jobs.push_back(job);
        }
    }

    /// A job with processors and no time: who was cancelled has not run, others ran as long as they
    /// asked for. False: that is not told either.
    bool completeRun(SwfJob& job)
    {
        constexpr std::int64_t cancelled = 5;
        if (job.run >= 0 || !job.hasStarted())
            return true;
        if (job.status == cancelled) {
            job.askedProcessors = job.processors();
            job.usedProcessors = -1;
            return true;
        }
        job.run = job.askedTime;
        if (job.run > 0)
            m_refused.add({said("Messages",
                                "the job does not say how long it ran: it counts as what it asked "
                                "for"),
                           said("Messages",
                                "%1 jobs do not say how long they ran: they count as what they "
                                "asked for; the first is on this line")},
                          m_line);
        return job.run > 0;
    }

    std::string m_path;
    std::string m_file;
    int m_line = 0;
    std::int64_t m_records = 0; // lines with jobs, usable or not
    std::int64_t m_told = 0; // by the header
    Refused m_refused;
    std::unordered_set<std::int64_t> m_numbers;
    SwfTrace m_trace;
};
} // namespace

Result<SwfTrace> readSwfTrace(const QString& path, std::int64_t most)
{
    QFile file(path);
    if (auto opened = files::openRegular(file, QIODevice::ReadOnly | QIODevice::Unbuffered);
        !opened)
        return opened.error();
    PackedLines lines(::dup(file.handle()), most);
    return TraceReader(path).read(lines);
}

} // namespace fairlead::accounting
