// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobchangelines.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/history/loggedjobs.h"
#include "models/accounting/slurmtext/text/loglines.h"
#include "models/accounting/slurmtext/workload/submittedvalues.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fairlead::accounting {

namespace {
using What = replay::FormerValue::What;
constexpr std::string_view jobWords = " for JobId=";
constexpr std::string_view held = "4000000000"; // replay::neverBegins
constexpr auto notTold = 0xfffffffeLL; // NO_VAL
constexpr auto infinite = 0xffffffffLL; // INFINITE

/// As slurmctld calls what it changes.
constexpr std::array<std::pair<std::string_view, What>, 11> kinds{
    {{"time_limit", What::Limit},
     {"TimeMin", What::LeastLimit},
     {"QOS", What::Qos},
     {"account", What::Owner},
     {"partition", What::Partitions},
     {"begin", What::Begin},
     {"min_cpus", What::Cpus},
     {"pn_min_cpus", What::CpusPerNode},
     {"cpus_per_task", What::CpusPerTask},
     {"min_nodes", What::MinNodes},
     {"max_nodes", What::MaxNodes}}};

/// No replay looks at them. max_cpus: nobody can ask for that.
constexpr std::array<std::string_view, 17> idle{
    "Network",  "TresBind",   "TresFreq", "admin_comment", "comment",   "deadline",
    "reboot",   "delay_boot", "name",     "fed_siblings",  "mail_type", "mail_user",
    "max_cpus", "std_out",    "requeue",  "wckey",         "work_dir"};

/// Accounting has what these are in the end.
bool isKept(What what)
{
    return what == What::Limit || what == What::Qos || what == What::Owner || what == What::Begin;
}

std::optional<std::int64_t> numberOf(What what, std::string_view text)
{
    const auto number = text::toInteger(text);
    if (!number || (*number < 0 && what != What::Nice))
        return std::nullopt;
    if (what == What::Limit)
        return *number == infinite ? replay::unlimited
            : *number == notTold   ? replay::noLimit
                                   : *number;
    const bool isNone = *number == 0 && (what == What::LeastLimit || what == What::MaxNodes);
    return isNone ? replay::noLimit : *number;
}

/// What the log tells, as jobs have it. Nothing: it cannot be read.
std::optional<std::int64_t> valueOf(What what, std::string_view text, const replay::Job& job,
                                    replay::Workload& workload)
{
    if (const auto place = placeNamed(what, text, job, workload))
        return *place;
    return numberOf(what, text);
}

/// What each job's values were and are, change by change.
class Chains
{
public:
    explicit Chains(replay::Workload& workload)
        : m_workload(workload)
    {
        for (const auto& noted : workload.formerValues)
            m_last.emplace(Key(noted.job, noted.what), noted.value);
        workload.formerValues.clear();
    }

    enum class Known
    {
        Same,
        Changed,
        Untold
    };
    Known change(std::uint32_t job, What what, std::optional<std::int64_t> before,
                 std::int64_t value, replay::Moment at)
    {
        const auto [last, isFirst] = m_last.try_emplace(Key(job, what), value);
        const auto former = before ? before : isFirst ? usual(job, what, value) : last->second;
        last->second = value;
        m_changed[Key(job, what)] = value;
        if (!former)
            return Known::Untold;
        if (*former == value)
            return Known::Same;
        m_workload.formerValues.push_back({job, what, *former, at});
        return Known::Changed;
    }

    /// What accounting does not keep, jobs have from here.
    void finish()
    {
        for (const auto& [key, value] : m_changed) {
            auto& job = m_workload.jobs[key.first];
            const bool isHeldStill = value == replay::neverBegins && job.recorded.start == 0
                && key.second == What::Begin;
            if (!isKept(key.second) || isHeldStill)
                setValue(job, key.second, value);
        }
        std::ranges::stable_sort(m_workload.formerValues, {}, &replay::FormerValue::until);
    }

private:
    using Key = std::pair<std::uint32_t, What>;

    /// Before the first change, where nothing tells it.
    [[nodiscard]] std::optional<std::int64_t> usual(std::uint32_t position, What what,
                                                    std::int64_t value) const
    {
        const auto& job = m_workload.jobs[position];
        if (what == What::Begin)
            return job.dependencies == replay::nothing ? std::optional<std::int64_t>(0)
                                                       : std::nullopt;
        const auto own = replay::valueOf(job, what);
        const bool isOfSubmission = !isKept(what) && (what != What::Partitions || own != value);
        return isOfSubmission ? std::optional(own) : std::nullopt;
    }

    replay::Workload& m_workload;
    std::map<Key, std::int64_t> m_last;
    std::map<Key, std::int64_t> m_changed;
};
} // namespace

void JobChangeLines::read(replay::Moment at, std::string_view line, const TimeReader& times)
{
    constexpr std::string_view update = "_update_job: ";
    constexpr std::string_view release = "_release_job_rec: release hold on JobId=";
    constexpr std::string_view notKept = ": Changes to job priority are not persistent";
    if (m_updated != 0 && readNice(line))
        return;
    if (line.find(notKept) != std::string_view::npos) {
        if (!m_changes.empty() && m_changes.back().what == What::Priority)
            m_changes.pop_back(); // of a user's own job: it is computed again at once
    } else if (const auto place = line.find(update); place != std::string_view::npos) {
        readChange(at, text::trimmed(line.substr(place + update.size())), times);
    } else if (const auto told = line.find(release); told != std::string_view::npos) {
        auto job = line.substr(told + release.size());
        job = job.substr(0, job.find(' '));
        add(at, job, What::Begin, std::to_string(replay::secondOf(at)), held);
        add(at, job, What::Priority, "0");
    }
}

/// "Job 7 priority: 0 + 194 + 0.00 + 58181.82 +  0 - 20000 = 38181.82", which slurmctld computes
/// behind an update. Returns whether the line is of that.
bool JobChangeLines::readNice(std::string_view line)
{
    const auto told = toldIn(line, "_get_priority_internal: Job ", " priority: ");
    const bool isOver = line.find("_slurm_rpc_update_job: ") != std::string_view::npos;
    if (!told && !isOver)
        return false;
    const auto at = std::exchange(m_updated, 0);
    const auto nice = told ? told->behind.substr(0, told->behind.rfind(" = ")) : std::string_view();
    if (told)
        add(at, told->between, What::Nice, nice.substr(nice.rfind(' ') + 1));
    else if (!m_isNamed)
        ++m_leftOut["Nice"];
    m_isNamed = false;
    return told.has_value();
}

/// "setting time_limit to 9 for JobId=7", "setting min_cpus from 8 to 4 for JobId=7", "set priority
/// to 100 for JobId=7", "updating accounting"
void JobChangeLines::readChange(replay::Moment at, std::string_view told, const TimeReader& times)
{
    constexpr std::string_view setting = "setting ";
    constexpr std::string_view to = " to ";
    constexpr std::string_view from = " from ";
    if (told == "updating accounting") {
        m_updated = at;
        return;
    }
    const auto behind = told.find(jobWords);
    if (behind == std::string_view::npos)
        return;
    const auto job = told.substr(behind + jobWords.size());
    told = told.substr(0, behind);
    if (const auto priority = valueIn(told, "set priority to "); !priority.empty()) {
        m_isNamed = true;
        add(at, job, What::Priority, priority);
        if (priority == "0")
            add(at, job, What::Begin, held);
        return;
    }
    if (!told.starts_with(setting))
        return;
    m_isNamed = true;
    told.remove_prefix(setting.size());
    const auto name = told.substr(0, told.find(' '));
    const auto kind = std::ranges::find(kinds, name, &std::pair<std::string_view, What>::first);
    const auto place = told.find(to);
    if (kind == kinds.end() || place == std::string_view::npos) {
        if (std::ranges::find(idle, name) == idle.end())
            ++m_leftOut[std::string(name.substr(0, name.find(':')))];
        return;
    }
    auto value = std::string(told.substr(place + to.size()));
    if (kind->second == What::Begin)
        value = std::to_string(times.read(value).value_or(-1));
    const bool tellsBoth = told.substr(name.size()).starts_with(from);
    const auto before = name.size() + from.size();
    add(at, job, kind->second, value,
        tellsBoth ? told.substr(before, place - before) : std::string_view());
}

void JobChangeLines::add(replay::Moment at, std::string_view job, What what, std::string_view value,
                         std::string_view before)
{
    m_changes.push_back(
        {at, std::string(text::trimmed(job)), what, std::string(before), std::string(value)});
}

void JobChangeLines::apply(replay::Second ahead, const std::string& file,
                           replay::Recording& recording)
{
    if (m_changes.empty()) {
        say(file, 0, 0, recording);
        return;
    }
    auto& workload = recording.workload;
    LoggedJobs jobs(recording);
    Chains chains(workload);
    std::size_t applied = 0;
    std::size_t untold = 0;
    for (const auto& change : m_changes) {
        const auto at = change.at - replay::momentOf(ahead);
        auto known = Chains::Known::Same;
        for (const auto place : jobs.of(change.job, at)) {
            const auto value = valueOf(change.what, change.value, workload.jobs[place], workload);
            const auto before = numberOf(change.what, change.before); // told of numbers alone
            if (value)
                known = std::max(known, chains.change(place, change.what, before, *value, at));
        }
        applied += known == Chains::Known::Changed ? 1 : 0;
        untold += known == Chains::Known::Untold ? 1 : 0;
    }
    chains.finish();
    say(file, applied, untold, recording);
}

void JobChangeLines::say(const std::string& file, std::size_t applied, std::size_t untold,
                         replay::Recording& recording) const
{
    const auto note = [&](Severity severity, const Message& what) {
        recording.issues.push_back({severity, what, file, 0});
    };
    if (applied > 0)
        note(Severity::Note,
             counted(applied, said("Messages", "a job was changed once by hand: in a replay too"),
                     said("Messages", "jobs were changed %1 times by hand: in a replay too")));
    if (untold > 0)
        note(Severity::Warning,
             counted(untold,
                     said("Messages",
                          "a job was changed once by hand and nothing tells what it had before: a "
                          "replay takes it as it is at the end"),
                     said("Messages",
                          "jobs were changed %1 times by hand and nothing tells what they had "
                          "before: a replay takes them as they are at the end")));
    std::size_t leftOut = 0;
    std::string names;
    for (const auto& [name, count] : m_leftOut) {
        leftOut += count;
        names += count > 0 ? (names.empty() ? "" : ", ") + name : "";
    }
    if (leftOut > 0)
        note(Severity::Warning,
             counted(leftOut,
                     said("Messages",
                          "a job was changed once by hand in what a replay does not follow: %2"),
                     said("Messages",
                          "jobs were changed %1 times by hand in what a replay does not follow: "
                          "%2"),
                     {names}));
}

} // namespace fairlead::accounting
