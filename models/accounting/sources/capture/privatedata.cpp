// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/privatedata.h"

#include "engine/base/text.h"

#include <algorithm>
#include <initializer_list>
#include <set>

namespace fairlead::accounting {

namespace {
bool hides(const std::string& setting, std::initializer_list<std::string_view> kinds)
{
    const auto lower = text::lower(setting);
    const auto words = text::split(lower, ',');
    return std::ranges::any_of(words, [&](std::string_view word) {
        word = text::trimmed(word);
        return word == "all" || std::ranges::find(kinds, word) != kinds.end();
    });
}

struct Names
{
    std::set<std::string> accounts;
    std::set<std::pair<std::string, std::string>> assocs; // account and user
    std::set<std::string> users;
};

Names namesOf(const SnapshotRecords& records)
{
    Names names;
    for (const auto& assoc : records.assocs) {
        if (assoc.user.empty()) {
            names.accounts.insert(assoc.account);
            continue;
        }
        names.assocs.emplace(assoc.account, assoc.user);
        names.users.insert(assoc.user);
    }
    return names;
}

/// Somebody who has to have an association and is not listed. Who is no operator is told his own
/// and the accounts above them, or those that he coordinates: slurmdbd's own, of the user root,
/// which comes with every cluster, is not among them. An operator may have jobs without any.
std::optional<std::string> missingIn(const SnapshotRecords& records)
{
    const auto names = namesOf(records);
    for (const auto& assoc : records.assocs) {
        const auto& above = assoc.user.empty() ? assoc.parent : assoc.account;
        if (!above.empty() && !names.accounts.contains(above))
            return above;
    }
    constexpr auto ofAll = "root";
    if (names.assocs.contains({ofAll, ofAll}))
        return std::nullopt;
    const auto job = std::ranges::find_if(records.jobs, [&](const JobRecord& listed) {
        return !names.assocs.contains({listed.account, listed.user});
    });
    if (job != records.jobs.end())
        return job->account + '/' + job->user;
    return names.users.size() <= 1 ? std::optional<std::string>("root/root") : std::nullopt;
}
} // namespace

std::optional<Message> hiddenFromUs(const std::string& setting, const SnapshotRecords& records,
                                    bool usageIsGiven)
{
    if (hides(setting, {"accounts", "users", "usage"})) {
        if (const auto missing = missingIn(records))
            return Message(said("Messages",
                                "PrivateData=%1 hides associations from whoever asked, such as "
                                "that of %2: shares and priorities are not those of the cluster"),
                           {setting, *missing});
    }
    const auto isUser = [](const AssocRecord& assoc) { return !assoc.user.empty(); };
    const auto isUntold
        = [&](const AssocRecord& assoc) { return isUser(assoc) && !assoc.rawUsage.has_value(); };
    const auto users = std::ranges::count_if(records.assocs, isUser);
    const auto untold = std::ranges::count_if(records.assocs, isUntold);
    if (usageIsGiven || untold == 0 || !hides(setting, {"accounts", "users", "usage", "jobs"}))
        return std::nullopt;
    return Message(said("Messages",
                        "PrivateData=%1 hides usage from whoever asked: the answers cover %2 of %3 "
                        "users, and shares and priorities are not those of the cluster"),
                   {setting, std::to_string(users - untold), std::to_string(users)});
}

std::optional<Message> perhapsHidden(const std::string& setting, const SnapshotRecords& records)
{
    const bool areOfOne = std::ranges::all_of(
        records.jobs, [&](const JobRecord& job) { return job.user == records.jobs.front().user; });
    if (records.jobs.empty() || !areOfOne || !hides(setting, {"jobs"}))
        return std::nullopt;
    return Message(said("Messages",
                        "PrivateData=%1: all jobs that are listed are of %2; those of others may "
                        "be hidden, and ranks are among these alone"),
                   {setting, records.jobs.front().user});
}

void reportHidden(const SlurmConfig& config, const SourceOptions& options, SnapshotRecords& records)
{
    if (!options.configFile.isEmpty())
        return;
    const auto setting = config.value("privatedata");
    for (auto hidden : {hiddenFromUs(setting, records, !options.usageFile.isEmpty()),
                        perhapsHidden(setting, records)}) {
        if (hidden)
            warn(records.issues, "config.txt", 0, *std::move(hidden));
    }
}

} // namespace fairlead::accounting
