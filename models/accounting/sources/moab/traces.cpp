// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/traces.h"

#include "engine/base/text.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
using Fields = std::vector<std::string_view>;

/// A number, with the units that memory may have. In MB.
std::optional<double> amount(std::string_view text)
{
    std::string_view rest;
    const auto number = text::leadingNumber(text, &rest);
    if (!number || !(*number >= 0.0) || *number > 1e15 || rest.size() > 2)
        return {};
    if (rest.starts_with('G') || rest.starts_with('g'))
        return *number * 1024.0;
    if (rest.starts_with('K') || rest.starts_with('k'))
        return *number / 1024.0;
    if (!rest.empty() && !rest.starts_with('M') && !rest.starts_with('m'))
        return {};
    return *number;
}

std::string wordOf(std::string_view field)
{
    return field == "[NONE]" || field == "-" ? std::string() : std::string(field);
}

/// The words in "[gpfs][pvfs:2]", "PREEMPTEE,RESTARTABLE": numbers and NONE are none.
std::vector<std::string> attributesIn(std::string_view field)
{
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty() && word != "NONE" && !text::toInteger(word))
            words.push_back(word);
        word.clear();
    };
    for (const char c : field) {
        if (std::string_view("[]:,").find(c) == std::string_view::npos)
            word += c;
        else
            finish();
    }
    finish();
    return words;
}

/// Takes the fields of one job; remembers the first that cannot be read.
class JobLine
{
public:
    explicit JobLine(Fields fields)
        : m_fields(std::move(fields))
    {
    }

    [[nodiscard]] const std::optional<Message>& problem() const { return m_problem; }

    /// 1-based, as the specification counts.
    std::string_view field(std::size_t number) const
    {
        return number <= m_fields.size() ? m_fields[number - 1] : std::string_view("[NONE]");
    }
    std::int64_t whole(std::size_t number)
    {
        const auto text = field(number);
        if (text == "[NONE]")
            return 0;
        const auto value = text::toInteger(text);
        if (!value)
            fail(number);
        return value.value_or(0);
    }
    /// How many of something.
    double count(std::size_t number)
    {
        const auto value = whole(number);
        if (value < 0)
            fail(number);
        return static_cast<double>(value);
    }
    double size(std::size_t number)
    {
        const auto text = field(number);
        if (text == "[NONE]")
            return 0.0;
        const auto value = amount(text);
        if (!value)
            fail(number);
        return value.value_or(0.0);
    }
    /// 0: no limit.
    std::int64_t limit(std::size_t number)
    {
        const auto text = field(number);
        return text::equalsIgnoreCase(text, "INFINITY") ? 0
                                                        : std::max<std::int64_t>(whole(number), 0);
    }

private:
    void fail(std::size_t number)
    {
        if (!m_problem)
            m_problem
                = Message(said("Messages", "field %1: “%2” cannot be read; the job is left out"),
                          {std::to_string(number), std::string(field(number))});
    }

    Fields m_fields;
    std::optional<Message> m_problem;
};

std::string className(std::string_view field)
{
    const auto words = attributesIn(field);
    return words.empty() ? std::string() : words.front();
}

std::string requestedQos(std::string_view field)
{
    return wordOf(field.substr(0, std::min(field.find(':'), field.size())));
}

struct WaitingState
{
    std::string_view name;
    std::uint32_t holds = 0; ///< BlockReason bits
    bool isOver = false; ///< a simulation lets it run again
};
constexpr std::array waitingStates{
    WaitingState{"Idle"},
    WaitingState{"Hold", moab::UserHoldBlock},
    WaitingState{"UserHold", moab::UserHoldBlock},
    WaitingState{"BatchHold", moab::BatchHoldBlock},
    WaitingState{"SystemHold", moab::SystemHoldBlock},
    WaitingState{"Deferred", moab::DeferBlock},
    WaitingState{"NotQueued", moab::SystemHoldBlock}, // the resource manager keeps it to itself
    WaitingState{"NotRun"},
    WaitingState{"Migrated"},
    WaitingState{"Completed", 0, true},
    WaitingState{"Removed", 0, true},
    WaitingState{"Vacated", 0, true},
};

/// Null: no scheduler writes it.
const WaitingState* waitingState(std::string_view word)
{
    const auto* found = std::ranges::find_if(waitingStates, [word](const WaitingState& state) {
        return text::equalsIgnoreCase(word, state.name);
    });
    return found == waitingStates.end() ? nullptr : found;
}

JobState stateOf(std::string_view word)
{
    for (const auto* running : {"Running", "Starting"}) {
        if (text::equalsIgnoreCase(word, running))
            return JobState::Running;
    }
    return text::equalsIgnoreCase(word, "Suspended") ? JobState::Suspended : JobState::Pending;
}

void readRequirement(JobLine& line, moab::JobDetails& details)
{
    moab::Requirement requirement;
    requirement.nodes = line.count(2);
    requirement.tasks = line.count(3);
    requirement.procs = line.field(32) == "[NONE]" ? 1.0 : line.count(32);
    requirement.memory = line.size(33);
    requirement.disk = line.size(34);
    requirement.swap = line.size(35);
    details.requirements = {requirement};
}

JobRecord readJob(JobLine& line)
{
    JobRecord job;
    job.label = std::string(line.field(1));
    job.user = wordOf(line.field(4));
    job.account = wordOf(line.field(26));
    job.submitTime = line.whole(9);
    job.accrueTime = job.submitTime;
    job.eligibleTime = line.whole(36);
    job.state = stateOf(line.field(7));
    const auto partition = wordOf(line.field(31));
    job.partitions = {partition.empty() ? "ALL" : partition};
    auto& details = job.moab.emplace();
    details.group = wordOf(line.field(5));
    details.jobClass = className(line.field(8));
    details.qos = requestedQos(line.field(24));
    details.features = attributesIn(line.field(20));
    details.attributes = attributesIn(line.field(25));
    details.state = job.state == JobState::Pending ? "idle" : std::string(line.field(7));
    details.facts.limit = line.limit(6);
    details.facts.bypassed = line.whole(29);
    details.facts.deadline = line.whole(37);
    if (job.state != JobState::Pending)
        details.facts.startTime = line.whole(11);
    readRequirement(line, details);
    return job;
}

/// Where the job runs, and where it asks to run. Of one that ended the nodes may be gone.
void addNodes(const JobLine& line, bool runs, NodeNames& named)
{
    for (const std::size_t field : {std::size_t{38}, std::size_t{40}}) {
        if (field == 38 && !runs)
            continue;
        for (auto& name : attributesIn(line.field(field)))
            named.insert(std::move(name));
    }
}

/// The parts of a record that Slurm's tables have too.
void fillCommon(JobRecord& job)
{
    const auto& requirement = job.moab->requirements.front();
    const auto& facts = job.moab->facts;
    job.qos = job.moab->qos;
    job.nodes = static_cast<std::uint32_t>(std::clamp(requirement.nodes, 1.0, 4e9));
    job.cpus
        = static_cast<std::uint32_t>(std::clamp(requirement.tasks * requirement.procs, 0.0, 4e9));
    if (facts.limit > 0)
        job.timeLimit = static_cast<std::uint32_t>(
            std::min<std::int64_t>((facts.limit + 59) / 60, 0x7fffffff));
}

/// What the words for states say of jobs that wait. A simulation submits whoever is in the trace.
class StateWords
{
public:
    explicit StateWords(bool isSimulation)
        : m_isSimulation(isSimulation)
    {
    }

    void take(std::string_view word, JobRecord& job, const Line& line, const std::string& file,
              Issues& issues)
    {
        if (job.state != JobState::Pending)
            return;
        const auto* state = waitingState(word);
        if (state == nullptr && word != "[NONE]")
            warn(issues, file, line.number,
                 {said("Messages", "field 7: “%1” is not a state; the job counts as idle"),
                  {std::string(word)}});
        if (state == nullptr || m_isSimulation)
            return;
        job.moab->facts.holds |= state->holds;
        m_over += state->isOver ? 1 : 0;
    }
    void report(const std::string& file, Issues& issues) const
    {
        if (m_over > 0)
            issues.push_back(
                {Severity::Warning,
                 counted(m_over,
                         said("Messages",
                              "1 job has ended and is ranked as if it waited, as in a simulation "
                              "(SERVERMODE SIMULATION), which this is not"),
                         said("Messages",
                              "%1 jobs have ended and are ranked as if they waited, as in a "
                              "simulation (SERVERMODE SIMULATION), which this is not")),
                 file, 0});
    }

private:
    bool m_isSimulation;
    std::size_t m_over = 0;
};

/// Numbers where every job is called by one, else places in the trace.
void numberJobs(std::vector<JobRecord>& jobs)
{
    std::unordered_set<std::uint32_t> used;
    const bool areNumbers = std::all_of(jobs.begin(), jobs.end(), [&](const JobRecord& job) {
        const auto number = text::toInteger(job.label.str());
        return number && *number > 0 && *number < 0xffffffffLL
            && used.insert(static_cast<std::uint32_t>(*number)).second;
    });
    for (std::size_t i = 0; i < jobs.size(); ++i)
        jobs[i].id = static_cast<std::uint32_t>(areNumbers ? *text::toInteger(jobs[i].label.str())
                                                           : static_cast<long long>(i + 1));
}
} // namespace

NodeNames readResourceTrace(const std::vector<Line>& lines, const std::string& file,
                            SnapshotRecords& records)
{
    NodeNames names;
    auto& totals = records.moab.totals;
    for (const auto& line : lines) {
        const auto fields = text::words(line.text);
        if (fields.empty() || fields[0].starts_with('#') || fields[0] == "VERSION")
            continue;
        if (fields.size() < 9 || !text::equalsIgnoreCase(fields[0], "COMPUTENODE")) {
            warn(records.issues, file, line.number,
                 said("Messages", "is not a node of a resource trace and is left out"));
            continue;
        }
        std::array<double, 4> amounts{};
        bool isReadable = true;
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            const auto value = amount(fields[i + 5]);
            isReadable = isReadable && value;
            amounts[i] = value.value_or(0.0);
        }
        if (!isReadable) {
            warn(records.issues, file, line.number,
                 said("Messages", "the node's resources cannot be read; it is left out"));
            continue;
        }
        totals.swap += amounts[0];
        totals.memory += amounts[1];
        totals.disk += amounts[2];
        totals.procs += amounts[3];
        ++records.nodeCount;
        names.emplace(fields[3]);
    }
    records.cpuCount = static_cast<std::uint32_t>(std::min(totals.procs, 4e9));
    return names;
}

NodeNames readWorkloadTrace(const std::vector<Line>& lines, const std::string& file,
                            bool isSimulation, SnapshotRecords& records)
{
    NodeNames named;
    StateWords states(isSimulation);
    constexpr std::size_t fewestFields = 35;
    std::unordered_set<std::string> labels;
    const SharedText sharedFile(file);
    for (const auto& line : lines) {
        auto fields = text::words(line.text);
        if (fields.empty() || fields[0].starts_with('#') || fields[0] == "VERSION")
            continue;
        if (fields.size() < fewestFields) {
            warn(records.issues, file, line.number,
                 {said("Messages", "a job has %1 fields and more, this line %2; it is left out"),
                  {std::to_string(fewestFields), std::to_string(fields.size())}});
            continue;
        }
        JobLine reader(std::move(fields));
        auto job = readJob(reader);
        if (reader.problem()) {
            warn(records.issues, file, line.number, *reader.problem());
            continue;
        }
        if (!labels.insert(job.label.str()).second) {
            warn(records.issues, file, line.number,
                 {said("Messages", "job %1 appears twice; the first one is used"),
                  {job.label.str()}});
            continue;
        }
        states.take(reader.field(7), job, line, file, records.issues);
        addNodes(reader, job.state != JobState::Pending, named);
        fillCommon(job);
        job.file = sharedFile;
        job.line = line.number;
        records.jobs.push_back(std::move(job));
    }
    states.report(file, records.issues);
    numberJobs(records.jobs);
    return named;
}

void startFirstJobs(const moab::Settings& settings, std::int64_t start, SnapshotRecords& records)
{
    double free = records.moab.totals.procs;
    const auto depth = std::min<std::size_t>(
        records.jobs.size(),
        static_cast<std::size_t>(std::max<std::int64_t>(settings.initialQueueDepth, 0)));
    for (std::size_t i = 0; i < depth; ++i) {
        auto& job = records.jobs[i];
        const auto& requirement = job.moab->requirements.front();
        const double procs = requirement.tasks * requirement.procs;
        if (procs > free || job.submitTime > start)
            continue;
        free -= procs;
        job.state = JobState::Running;
        job.moab->state = "running";
        job.moab->facts.startTime = start;
    }
}

} // namespace fairlead::accounting
