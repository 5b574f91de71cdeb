// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/search/treesearch.h"

#include <algorithm>

namespace fairlead::models {

namespace {

std::vector<std::string> foldedNamesOf(const Snapshot& snapshot)
{
    std::vector<std::string> names;
    names.reserve(snapshot.names.size());
    for (std::size_t i = 0; i < snapshot.names.size(); ++i)
        names.push_back(folded(snapshot.names[NameId(i)]));
    return names;
}

using Found = std::vector<bool>; // [word]

// Which words an association's own name holds: the user's, of an account the account's.
Found ownWords(const SearchQuery& query, const std::string& name)
{
    Found found(query.words.size());
    for (std::size_t i = 0; i < query.words.size(); ++i)
        found[i] = name.find(query.words[i]) != std::string::npos;
    return found;
}

} // namespace

std::vector<std::uint8_t> accountsAsked(const Snapshot& snapshot, const SearchQuery& query,
                                        const std::vector<std::string>& foldedNames)
{
    const auto& wanted = query.fields[SearchQuery::Account];
    std::vector<std::uint8_t> asked(foldedNames.size());
    for (std::size_t i = 0; i < foldedNames.size(); ++i)
        asked[i] = matchesOne(wanted, foldedNames[i]) ? 1 : 0;
    // Parents stand before what is below them.
    const auto& assocs = snapshot.assocs;
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const auto above = assocs.account[assocs.parent[i].at()];
        if (!assocs.isUser(AssocIndex(i)) && asked[above.at()] != 0)
            asked[assocs.account[i].at()] = 1;
    }
    return asked;
}

std::vector<AssocIndex> findAssocs(const Snapshot& snapshot, const SearchQuery& query)
{
    std::vector<AssocIndex> found;
    if (query.isEmpty() || query.isOfJobs())
        return found;
    const auto names = foldedNamesOf(snapshot);
    const auto asked = accountsAsked(snapshot, query, names);
    const auto& users = query.fields[SearchQuery::User];
    const bool asksForAccount = !query.fields[SearchQuery::Account].empty();
    const auto& assocs = snapshot.assocs;
    const auto isAsked = [&](AssocIndex assoc) {
        const bool isUser = assocs.isUser(assoc);
        if (!users.empty() && (!isUser || !matchesOne(users, names[assocs.user[assoc.at()].at()])))
            return false;
        if (asksForAccount && isUser && users.empty() && query.words.empty())
            return false; // the account is what was asked for, not its members
        return !asksForAccount || asked[assocs.account[assoc.at()].at()] != 0;
    };
    std::vector<Found> words(assocs.size()); // own and above
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const bool isUser = assocs.isUser(assoc);
        const auto& name = names[(isUser ? assocs.user[i] : assocs.account[i]).at()];
        words[i] = ownWords(query, name);
        const bool hasOwn = query.words.empty()
            || std::find(words[i].begin(), words[i].end(), true) != words[i].end();
        if (assocs.parent[i].isValid()) {
            const auto& above = words[assocs.parent[i].at()];
            for (std::size_t word = 0; word < above.size(); ++word)
                words[i][word] = words[i][word] || above[word];
        }
        const bool hasAll = std::find(words[i].begin(), words[i].end(), false) == words[i].end();
        if (hasOwn && hasAll && isAsked(assoc))
            found.push_back(assoc);
    }
    return found;
}

} // namespace fairlead::models
