// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/jobsearch.h"

#include "models/words/showntext.h"

#include <QStringList>

#include <algorithm>

namespace fairlead::views {

namespace {

QString quoted(const std::string& name)
{
    const auto text = models::shownText(name);
    return text.contains(u' ') ? u'"' + text + u'"' : text;
}

} // namespace

bool areOneSearch(const Snapshot& snapshot, const std::vector<AssocIndex>& rows)
{
    const auto& assocs = snapshot.assocs;
    return std::ranges::all_of(rows, [&](AssocIndex row) {
        const bool isUser = assocs.isUser(row);
        return isUser == assocs.isUser(rows.front())
            && (!isUser || assocs.parent[row.at()] == assocs.parent[rows.front().at()]);
    });
}

QString jobSearch(const Snapshot& snapshot, const std::vector<AssocIndex>& rows)
{
    const bool areUsers = snapshot.assocs.isUser(rows.front());
    QStringList names;
    for (const auto row : rows)
        names << quoted(areUsers ? snapshot.userName(row) : snapshot.accountName(row));
    const auto account = QStringLiteral("account:");
    return areUsers ? account + quoted(snapshot.accountName(rows.front()))
            + QStringLiteral(" user:") + names.join(u',')
                    : account + names.join(u',');
}

} // namespace fairlead::views
