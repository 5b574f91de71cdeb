// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/moabjobtable.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
Facts& editFacts(Snapshot& snapshot)
{
    if (!snapshot.facts)
        snapshot.facts = std::make_shared<Facts>();
    return static_cast<Facts&>(*snapshot.facts);
}

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

/// Each word once: a resource counts once, however much of it a job asks for.
std::uint32_t addWords(Snapshot& snapshot, const std::vector<std::string>& words)
{
    auto& column = editFacts(snapshot).words;
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
        words.push_back(snapshot.names[factsOf(snapshot).words[i]]);
    return words;
}
} // namespace

void addSite(Snapshot& snapshot, Site site)
{
    if (!snapshot.policy.moab() && site == Site())
        return;
    editFacts(snapshot).site = std::move(site);
    if (snapshot.policy.moab())
        addNames(snapshot);
}

void addJobDetails(Snapshot& snapshot, const JobRecord& record)
{
    if (!record.moab)
        return;
    const auto& details = *record.moab;
    auto& all = editFacts(snapshot);
    auto facts = details.facts;
    facts.group = snapshot.names.intern(details.group);
    facts.jobClass = snapshot.names.intern(details.jobClass);
    facts.qos = snapshot.names.intern(details.qos);
    facts.state = snapshot.names.intern(text::lower(details.state));
    facts.firstWord = static_cast<std::uint32_t>(all.words.size());
    facts.featureWord = addWords(snapshot, details.attributes);
    facts.gresWord = addWords(snapshot, details.features);
    facts.endWord = addWords(snapshot, details.gres);
    facts.firstBlock = static_cast<std::uint32_t>(all.blocks.size());
    all.blocks.insert(all.blocks.end(), details.blocks.begin(), details.blocks.end());
    facts.endBlock = static_cast<std::uint32_t>(all.blocks.size());
    if (!details.requirements.empty()) {
        facts.nodes = facts.procs = facts.memory = facts.swap = facts.disk = 0.0;
        addUp(details.requirements, all.site.totals, facts);
    }
    all.jobs.push_back(facts);
}

std::optional<JobDetails> detailsOf(const Snapshot& snapshot, JobIndex job)
{
    const auto& all = factsOf(snapshot);
    if (all.jobs.empty())
        return std::nullopt;
    JobDetails details;
    details.facts = all.jobs[job.at()];
    const auto& facts = details.facts;
    details.group = snapshot.names[facts.group];
    details.jobClass = snapshot.names[facts.jobClass];
    details.qos = snapshot.names[facts.qos];
    details.state = snapshot.names[facts.state];
    details.attributes = wordsOf(snapshot, facts.firstWord, facts.featureWord);
    details.features = wordsOf(snapshot, facts.featureWord, facts.gresWord);
    details.gres = wordsOf(snapshot, facts.gresWord, facts.endWord);
    details.blocks.assign(all.blocks.begin() + facts.firstBlock,
                          all.blocks.begin() + facts.endBlock);
    return details;
}

} // namespace fairlead::moab
