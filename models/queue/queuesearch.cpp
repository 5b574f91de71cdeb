// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuesearch.h"

#include "engine/priority/jobwords.h"
#include "engine/priority/queueplace.h"
#include "models/queue/queuecells.h"
#include "models/search/treesearch.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fairlead::models {

namespace {

constexpr std::size_t statuses = static_cast<std::size_t>(RowStatus::NotPending) + 1;
constexpr std::size_t states = static_cast<std::size_t>(JobState::Other) + 1;

using Flags = std::vector<std::uint8_t>; // [text]

template <typename Condition>
Flags flagsOf(const std::vector<std::string>& texts, Condition condition)
{
    Flags flags(texts.size());
    std::transform(texts.begin(), texts.end(), flags.begin(),
                   [&](const std::string& text) { return condition(text) ? 1 : 0; });
    return flags;
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

bool idContains(std::uint32_t id, const std::string& digits)
{
    char text[10];
    const auto end = std::to_chars(text, text + sizeof text, id).ptr;
    return std::string_view(text, end).find(digits) != std::string_view::npos;
}

bool isNumber(const std::string& text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Those that jobs have under a policy.
std::vector<JobWord> wordsOf(const Policy& policy)
{
    std::vector<JobWord> words;
    for (const auto word : {JobWord::Partition, JobWord::Qos, JobWord::Group, JobWord::Class}) {
        if (hasWord(policy, word))
            words.push_back(word);
    }
    return words;
}

/// The state of a row as it is typed, whatever the language of the window.
std::string plainState(RowStatus status, JobState state)
{
    static constexpr std::array<const char*, states> words{"pending", "running", "suspended",
                                                           "completing", "other"};
    switch (status) {
    case RowStatus::Held:
        return "held";
    case RowStatus::NotEligible:
        return "ineligible";
    case RowStatus::Ranked:
    case RowStatus::NotPending:
        break;
    }
    return words[static_cast<std::size_t>(state)];
}

/// One search in one evaluation: what each word and field makes of each text, asked once.
class Pass
{
public:
    Pass(const QueueSearch& search, const Evaluation& evaluation, const SearchQuery& query)
        : m_evaluation(evaluation)
        , m_snapshot(evaluation.snapshot())
        , m_query(query)
        , m_words(wordsOf(evaluation.inputs.policy))
    {
        for (const auto& word : query.words) {
            const auto has = [&word](const std::string& text) { return contains(text, word); };
            m_found.push_back({flagsOf(search.names().names, has),
                               flagsOf(search.names().partitions, has),
                               flagsOf(search.names().qos, has), isNumber(word)});
        }
        const auto named = [&](const std::vector<std::string>& texts, SearchQuery::Field field) {
            return flagsOf(texts, [&](const std::string& text) {
                return matchesOne(query.fields[field], text);
            });
        };
        for (std::size_t status = 0; status < statuses; ++status) {
            for (std::size_t state = 0; state < states; ++state)
                m_shownStates[status][state] = folded(QueueCells::stateWord(
                    static_cast<RowStatus>(status), static_cast<JobState>(state)));
        }
        m_user = named(search.names().names, SearchQuery::User);
        m_account = accountsAsked(m_snapshot, query, search.names().names);
        m_partition = named(search.names().partitions, SearchQuery::Partition);
        m_partitionName = named(search.names().names, SearchQuery::Partition); // a class of Moab's
        m_qos = named(search.names().qos, SearchQuery::Qos);
        m_qosName = named(search.names().names, SearchQuery::Qos);
        m_asksForStarving = matchesOne(query.fields[SearchQuery::State], "starving");
        m_jobName = flagsOf(search.names().names, [&](const std::string& text) {
            return matchesOne(query.jobNames, text);
        });
        m_reason = flagsOf(search.names().names, [&](const std::string& text) {
            const auto& asked = query.fields[SearchQuery::State];
            return matchesOne(asked, text)
                || std::any_of(asked.begin(), asked.end(),
                               [&text](const std::string& part) { return contains(text, part); });
        });
    }

    [[nodiscard]] bool finds(RowIndex row) const
    {
        const auto job = m_snapshot.rows.job[row.at()];
        return hasFields(row, job) && (!m_query.hasJobs() || isJob(job)) && hasWords(row, job);
    }

private:
    struct Found
    {
        Flags inName;
        Flags inPartition;
        Flags inQos;
        bool isNumber = false;
    };

    static bool holds(const WordPlace& place, const Flags& names, const Flags& partitions,
                      const Flags& qos)
    {
        switch (place.table) {
        case WordPlace::Table::None:
            break;
        case WordPlace::Table::Names:
            return names[place.index] != 0;
        case WordPlace::Table::Partitions:
            return partitions[place.index] != 0;
        case WordPlace::Table::Qos:
            return qos[place.index] != 0;
        }
        return false;
    }

    [[nodiscard]] const std::string& shownState(RowStatus status, JobState state) const
    {
        return m_shownStates[static_cast<std::size_t>(status)][static_cast<std::size_t>(state)];
    }

    [[nodiscard]] bool isAsked(SearchQuery::Field field) const
    {
        return !m_query.fields[field].empty();
    }

    [[nodiscard]] bool hasFields(RowIndex row, JobIndex job) const
    {
        const auto& jobs = m_snapshot.jobs;
        const auto has = [&](JobWord word, const Flags& names) {
            return holds(wordPlace(m_evaluation, row, word), names, m_partition, m_qos);
        };
        return (!isAsked(SearchQuery::User) || m_user[jobs.user[job.at()].at()] != 0)
            && (!isAsked(SearchQuery::Account) || m_account[jobs.account[job.at()].at()] != 0)
            && (!isAsked(SearchQuery::Partition) || has(JobWord::Partition, m_partitionName)
                || has(JobWord::Class, m_partitionName))
            && (!isAsked(SearchQuery::Qos) || has(JobWord::Qos, m_qosName))
            && (!isAsked(SearchQuery::State) || hasState(row, job));
    }

    [[nodiscard]] bool hasState(RowIndex row, JobIndex job) const
    {
        const auto status = m_evaluation.status[row.at()];
        const auto state = m_snapshot.jobs.state[job.at()];
        const auto& asked = m_query.fields[SearchQuery::State];
        return m_reason[m_snapshot.jobs.reason[job.at()].at()] != 0
            || matchesOne(asked, plainState(status, state))
            || matchesOne(asked, shownState(status, state))
            || (m_asksForStarving && isStarving(m_evaluation, row));
    }

    [[nodiscard]] bool isJob(JobIndex job) const
    {
        const auto id = m_snapshot.jobs.id[job.at()];
        const auto isIn = [id](const SearchQuery::JobRange& range) {
            return range.first <= id && id <= range.last;
        };
        return std::ranges::any_of(m_query.jobs, isIn)
            || (!m_query.jobNames.empty() && isNamed(job));
    }

    /// As Snapshot::isCalled(), with stars.
    [[nodiscard]] bool isNamed(JobIndex job) const
    {
        const auto name = m_snapshot.labelOf(job); // without one it is the number
        const auto number = m_snapshot.jobLabel(job);
        if (name.value != 0 ? m_jobName[name.at()] != 0 : matchesOne(m_query.jobNames, number))
            return true;
        if (const auto task = m_snapshot.taskLabel(job); !task.empty())
            return matchesOne(m_query.jobNames, task);
        // An array that waits as one is each of its tasks.
        return m_snapshot.waitsAsOne(job)
            && (matchesOne(m_query.jobNames, number + '_')
                || std::ranges::any_of(m_query.jobNames, [&](const std::string& asked) {
                       return m_snapshot.waitsIn(job, asked);
                   }));
    }

    [[nodiscard]] bool hasWords(RowIndex row, JobIndex job) const
    {
        for (std::size_t word = 0; word < m_found.size(); ++word) {
            if (!hasWord(m_found[word], m_query.words[word], row, job))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool hasWord(const Found& found, const std::string& word, RowIndex row,
                               JobIndex job) const
    {
        const auto& jobs = m_snapshot.jobs;
        const auto at = job.at();
        if (found.inName[jobs.user[at].at()] != 0 || found.inName[jobs.account[at].at()] != 0
            || found.inName[jobs.reason[at].at()] != 0)
            return true;
        for (const auto jobWord : m_words) {
            if (holds(wordPlace(m_evaluation, row, jobWord), found.inName, found.inPartition,
                      found.inQos))
                return true;
        }
        const auto name = m_snapshot.labelOf(job);
        if (name.value == 0 ? found.isNumber && idContains(jobs.id[at], word)
                            : found.inName[name.at()] != 0)
            return true;
        const auto status = m_evaluation.status[row.at()];
        return status != RowStatus::Ranked && contains(shownState(status, jobs.state[at]), word);
    }

    const Evaluation& m_evaluation;
    const Snapshot& m_snapshot;
    const SearchQuery& m_query;
    std::vector<JobWord> m_words;
    std::vector<Found> m_found; // [word]
    Flags m_user;
    Flags m_account;
    Flags m_partition;
    Flags m_partitionName;
    Flags m_qos;
    Flags m_qosName;
    Flags m_jobName;
    Flags m_reason;
    bool m_asksForStarving = false;
    std::array<std::array<std::string, states>, statuses> m_shownStates; // in the user's language
};

} // namespace

QueueSearch::QueueSearch(std::shared_ptr<const QueueNames> names)
    : m_names(std::move(names))
{
}

std::vector<std::uint8_t> QueueSearch::found(const Evaluation& evaluation,
                                             const SearchQuery& query) const
{
    const auto rows = evaluation.snapshot().rows.size();
    std::vector<std::uint8_t> result(rows, 1);
    if (query.isEmpty())
        return result;
    const Pass pass(*this, evaluation, query);
    for (std::size_t row = 0; row < rows; ++row)
        result[row] = pass.finds(RowIndex(row)) ? 1 : 0;
    return result;
}

} // namespace fairlead::models
