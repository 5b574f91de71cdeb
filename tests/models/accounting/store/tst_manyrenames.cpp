// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Many accounts that are renamed in a file cost as much each as few.

#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/growth.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
constexpr int few = 2500;

/// Accounts below root with a job each.
SnapshotRecords wideRecords(int accounts)
{
    auto records = smallRecords();
    const auto job = records.jobs.front();
    records.assocs.resize(1); // root
    records.jobs.clear();
    records.history.clear();
    records.priorityAnswers.clear();
    for (int i = 0; i < accounts; ++i) {
        AssocRecord account;
        account.account = "a" + std::to_string(i);
        account.parent = "root";
        account.id = static_cast<std::uint32_t>(i + 2);
        records.assocs.push_back(account);
        records.jobs.push_back(job);
        records.jobs.back().id = static_cast<std::uint32_t>(i + 1);
        records.jobs.back().account = account.account;
    }
    return records;
}

/// The first two change their names with each other.
Scenario renames(int count)
{
    Scenario scenario;
    const auto rename = [&](const std::string& from, const std::string& to) {
        scenario.edits.emplace_back(RenameEdit{from, to});
    };
    rename("a0", "between");
    rename("a1", "a0");
    rename("between", "a1");
    for (int i = 2; i < count; ++i)
        rename("a" + std::to_string(i), "b" + std::to_string(i));
    return scenario;
}
} // namespace

class ManyRenamesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachCostsTheSame();

private:
    QTemporaryDir m_folder;
};

void ManyRenamesTest::eachCostsTheSame()
{
    const auto taskOf = [&](int count) {
        const StoreAddress store(m_folder.filePath(QString::number(count) + ".fairlead"));
        return [=] {
            QVERIFY(writeStore(store, wideRecords(count)));
            QVERIFY(applyToStore(store, renames(count), {}).isSaved());
            const auto records = readStore(store);
            QVERIFY(records);
            QCOMPARE(records->jobs[0].account, std::string("a1"));
            QCOMPARE(records->jobs[1].account, std::string("a0"));
            QCOMPARE(records->jobs[2].account, std::string("b2"));
            QCOMPARE(records->jobs.back().account, "b" + std::to_string(count - 1));
        };
    };
    QVERIFY(isLinear(taskOf(few), taskOf(8 * few)));
}

FAIRLEAD_QTTEST(ManyRenamesTest)
#include "tst_manyrenames.moc"
