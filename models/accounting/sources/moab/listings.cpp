// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/listings.h"

#include "engine/base/text.h"
#include "engine/moab/config/values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
using Words = std::vector<std::string_view>;

/// "-940*": the mark says that a priority was set by hand.
std::optional<std::int64_t> priorityOf(std::string_view word)
{
    if (word.ends_with('*'))
        word.remove_suffix(1);
    const auto number = text::toInteger(word);
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

using JobsByLabel = std::unordered_map<std::string_view, const JobRecord*>;

/// Whether a command of the recorded run set it.
bool isSetByHand(std::string_view job, const SnapshotRecords& records)
{
    return std::ranges::any_of(records.moab.events, [job](const moab::Event& event) {
        return event.job == job
            && (event.kind == moab::Event::SetPriority || event.kind == moab::Event::SetRelative);
    });
}

void addAnswer(const Words& words, const std::string& file, int line, const JobsByLabel& jobs,
               SnapshotRecords& records)
{
    const auto priority = words.size() < 2 ? std::nullopt : priorityOf(words[1]);
    if (!priority) {
        warn(records.issues, file, line, said("Messages", "is not a job with a priority"));
        return;
    }
    const auto found = jobs.find(words[0]);
    if (found == jobs.end()) {
        warn(records.issues, file, line,
             {said("Messages", "job %1 is not in the queue"), {std::string(words[0])}});
        return;
    }
    if (words[1].ends_with('*') && !isSetByHand(words[0], records))
        warn(records.issues, file, line,
             {said("Messages",
                   "the priority of job %1 was set by hand (*), and nothing tells to what: the job "
                   "is ranked as if it was not"),
              {std::string(words[0])}});
    const auto* known = found->second;
    PriorityAnswerRecord record;
    record.jobId = known->id;
    if (!known->partitions.empty())
        record.partition = known->partitions.front();
    record.answer.priority = *priority;
    records.priorityAnswers.push_back(std::move(record));
}

/// Reads the listing of fairshare line by line.
class FairshareListing
{
public:
    FairshareListing(std::string file, const moab::Settings& settings, SnapshotRecords& records)
        : m_file(std::move(file))
        , m_settings(settings)
        , m_records(records)
    {
    }

    void read(const Line& line)
    {
        const auto words = text::words(line.text);
        if (words.empty() || words[0].starts_with("---") || words[0].starts_with("FSWeight"))
            return;
        if (words[0] == "Depth:")
            checkShape(line);
        else if (words[0] == "FSInterval")
            readIndexes(words);
        else if (words[0] == "TotalUsage")
            readTotals(words);
        else if (const auto section = sectionOf(words); section)
            m_section = section;
        else if (m_section)
            readEntry(words, line.number);
    }

    void finish()
    {
        for (auto& window : m_windows)
            m_records.moab.windows.push_back(std::move(window));
    }

private:
    static std::optional<moab::Cred> sectionOf(const Words& words)
    {
        using moab::Cred;
        static constexpr std::array<std::pair<const char*, Cred>, 6> sections{
            {{"USER", Cred::User},
             {"GROUP", Cred::Group},
             {"ACCT", Cred::Account},
             {"ACCOUNT", Cred::Account},
             {"QOS", Cred::Qos},
             {"CLASS", Cred::Class}}};
        for (const auto& [name, cred] : sections) {
            if (words.size() == 1 && words[0] == name)
                return cred;
        }
        return {};
    }

    /// Depth: 4 intervals   Interval Length: 1:00:00   Decay Rate: 0.50
    void checkShape(const Line& line)
    {
        const auto words = text::words(line.text);
        const auto after = [&](const char* word) {
            const auto known = std::find(words.begin(), words.end(), word);
            return known == words.end() || known + 1 == words.end() ? std::string()
                                                                    : std::string(known[1]);
        };
        const auto interval = moab::parseTime(after("Length:"), moab::Dialect::Moab);
        const auto check = [&](const char* name, const std::string& listed, bool isEqual) {
            if (!isEqual)
                warn(m_records.issues, m_file, line.number,
                     {said("Messages", "%1 was %2 when this was listed"), {name, listed}});
        };
        check("FSDEPTH", after("Depth:"), after("Depth:") == std::to_string(m_settings.fsDepth));
        check("FSINTERVAL", after("Length:"), interval && *interval == m_settings.fsInterval);
        const auto decay = text::toDouble(after("Rate:"));
        check("FSDECAY", after("Rate:"), decay && std::abs(*decay - m_settings.fsDecay) <= 0.005);
    }

    void readIndexes(const Words& words)
    {
        for (std::size_t i = 3; i < words.size(); ++i) { // FSInterval % Target 0 1 …
            if (const auto index = text::toInteger(words[i]))
                m_index.push_back(*index);
        }
    }

    void readTotals(const Words& words)
    {
        const auto newest = m_records.takenAt - m_records.takenAt % m_settings.fsInterval;
        for (std::size_t i = 0; i < m_index.size() && i + 3 < words.size(); ++i) {
            moab::FsWindow window;
            window.start = newest - m_index[i] * m_settings.fsInterval;
            window.total = text::toDouble(words[i + 3]).value_or(0.0) * 3600.0;
            m_windows.push_back(std::move(window));
        }
    }

    void readEntry(const Words& words, int line)
    {
        if (words.size() != m_windows.size() + 3) {
            warn(m_records.issues, m_file, line,
                 said("Messages", "does not have as many windows as the header"));
            return;
        }
        auto name = std::string(words[0]);
        if (name.ends_with('*'))
            name.pop_back();
        for (std::size_t i = 0; i < m_windows.size(); ++i) {
            const auto percent = text::toDouble(words[i + 3]);
            if (percent && *percent > 0.0)
                m_windows[i].entries.push_back(
                    {*m_section, name, m_windows[i].total * *percent / 100.0});
        }
    }

    std::string m_file;
    const moab::Settings& m_settings;
    SnapshotRecords& m_records;
    std::vector<std::int64_t> m_index; // of the windows that have a column
    std::vector<moab::FsWindow> m_windows;
    std::optional<moab::Cred> m_section;
};
} // namespace

void readPriorityListing(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records)
{
    JobsByLabel jobs;
    for (const auto& job : records.jobs)
        jobs.emplace(job.label.str(), &job);
    bool isTable = false;
    for (const auto& line : lines) {
        const auto words = text::words(line.text);
        if (line.text.find("QOS(Q:QOSPri)") != std::string::npos) {
            warn(records.issues, file, line.number,
                 said("Messages", "is an old form of diagnose -p and is left out"));
            return;
        }
        if (words.empty())
            continue;
        if (words[0] == "Job" && words.size() > 1 && words[1] == "PRIORITY*")
            isTable = true;
        else if (words[0] == "Percent" || words[0] == "*")
            isTable = false;
        else if (isTable && words[0] != "Weights")
            addAnswer(words, file, line.number, jobs, records);
    }
}

void readFairshareListing(const std::vector<Line>& lines, const std::string& file,
                          const moab::Settings& settings, SnapshotRecords& records)
{
    FairshareListing listing(file, settings, records);
    for (const auto& line : lines)
        listing.read(line);
    listing.finish();
}

} // namespace fairlead::accounting
