// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/models/accounting/store/storedatabase.h"

#include <QTest>

#include <set>

/// Administrators who each add to the same scenario.
namespace fairlead::tests {

using namespace fairlead::accounting;

/// Adds one edit to what is there, as often as somebody else comes first.
inline bool addOne(const StoreAddress& store, int number)
{
    for (;;) {
        const auto revision = storeRevision(store);
        const auto sides = revision ? scenarioSides(store, "plan", *revision) : revision.error();
        if (!sides)
            return false;
        auto scenario = sides->theirs.value_or(Scenario{"plan", {}});
        scenario.edits.emplace_back(
            ShareEdit{{"a" + std::to_string(number), "", ""}, std::uint32_t(number + 1)});
        const auto outcome = saveScenario(store, scenario, sides->revision);
        if (outcome)
            return true;
        if (outcome.conflict() == nullptr) {
            qWarning("%s", words(outcome.error()).constData());
            return false;
        }
    }
}

/// One scenario holds an edit of each save, and the audit table a line.
inline void checkAllArrived(const StoreAddress& store, int saves)
{
    const auto stored = storedScenarios(store);
    QVERIFY(stored);
    QCOMPARE(stored->size(), 1U);
    QCOMPARE(int(stored->front().edits.size()), saves);
    std::set<std::string> accounts;
    for (const auto& edit : stored->front().edits)
        accounts.insert(std::get<ShareEdit>(edit).assoc.account);
    QCOMPARE(int(accounts.size()), saves);
    QCOMPARE(*storeRevision(store), saves + 1);
    std::vector<std::int64_t> revisions;
    const auto audit = storeAudit(store);
    for (const auto& entry : *audit) {
        if (entry.what == "scenario")
            revisions.push_back(entry.revision);
    }
    QCOMPARE(int(revisions.size()), saves);
    for (int i = 0; i < saves; ++i)
        QCOMPARE(revisions[std::size_t(i)], i + 2);
}

} // namespace fairlead::tests
