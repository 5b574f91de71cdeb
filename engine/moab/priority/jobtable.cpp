// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/jobtable.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
/// Each word once: a resource counts once, however much of it a job asks for.
std::uint32_t addWords(Snapshot& snapshot, const std::vector<std::string>& words)
{
    auto& column = snapshot.jobs.moabWords;
    const auto first = static_cast<std::ptrdiff_t>(column.size());
    for (const auto& word : words) {
        const auto name = snapshot.names.intern(text::lower(word));
        if (std::find(column.begin() + first, column.end(), name) == column.end())
            column.push_back(name);
    }
    return static_cast<std::uint32_t>(column.size());
}

std::vector<std::string> wordsOf(const Snapshot& snapshot, std::uint32_t first, std::uint32_t end)
{
    std::vector<std::string> words;
    for (auto i = first; i < end; ++i)
        words.push_back(snapshot.names[snapshot.jobs.moabWords[i]]);
    return words;
}
} // namespace

void addNames(Snapshot& snapshot)
{
    const auto& settings = *snapshot.policy.moab();
    snapshot.names.intern("DEFAULT");
    snapshot.names.intern(settings.system.qosDefault);
    for (const auto& list : settings.creds) {
        for (const auto& entry : list) {
            snapshot.names.intern(entry.name);
            snapshot.names.intern(entry.qosDefault);
        }
    }
}

void addJobDetails(Snapshot& snapshot, const JobDetails& details)
{
    auto& jobs = snapshot.jobs;
    auto facts = details.facts;
    facts.group = snapshot.names.intern(details.group);
    facts.jobClass = snapshot.names.intern(details.jobClass);
    facts.qos = snapshot.names.intern(details.qos);
    facts.state = snapshot.names.intern(text::lower(details.state));
    facts.firstWord = static_cast<std::uint32_t>(jobs.moabWords.size());
    facts.featureWord = addWords(snapshot, details.attributes);
    facts.gresWord = addWords(snapshot, details.features);
    facts.endWord = addWords(snapshot, details.gres);
    facts.firstBlock = static_cast<std::uint32_t>(jobs.moabBlocks.size());
    jobs.moabBlocks.insert(jobs.moabBlocks.end(), details.blocks.begin(), details.blocks.end());
    facts.endBlock = static_cast<std::uint32_t>(jobs.moabBlocks.size());
    if (!details.requirements.empty()) {
        facts.nodes = facts.procs = facts.memory = facts.swap = facts.disk = 0.0;
        addUp(details.requirements, snapshot.moab.totals, facts);
    }
    jobs.moab.push_back(facts);
}

JobDetails detailsOf(const Snapshot& snapshot, JobIndex job)
{
    const auto& jobs = snapshot.jobs;
    JobDetails details;
    details.facts = jobs.moab[job.at()];
    const auto& facts = details.facts;
    details.group = snapshot.names[facts.group];
    details.jobClass = snapshot.names[facts.jobClass];
    details.qos = snapshot.names[facts.qos];
    details.state = snapshot.names[facts.state];
    details.attributes = wordsOf(snapshot, facts.firstWord, facts.featureWord);
    details.features = wordsOf(snapshot, facts.featureWord, facts.gresWord);
    details.gres = wordsOf(snapshot, facts.gresWord, facts.endWord);
    details.blocks.assign(jobs.moabBlocks.begin() + facts.firstBlock,
                          jobs.moabBlocks.begin() + facts.endBlock);
    return details;
}

} // namespace fairlead::moab
