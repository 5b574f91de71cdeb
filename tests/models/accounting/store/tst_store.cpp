// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"
#include "models/accounting/sources/demo/records/demorecords.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/integritycheck.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace fairlead;
using namespace fairlead::accounting;

/// What is written comes back, whatever it is.
class TestStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsEveryMember();
    void keepsEveryPolicyParameter_data();
    void keepsEveryPolicyParameter();
    void keepsAnEmptySnapshot();
    void evaluatesToTheSameBits();
    void replacesTheSnapshot();
    void countsRevisions();
    void keepsScenariosBesideTheSnapshot();
    void worksOnAnyThread();
    void keepsLargeSnapshots();

private:
    [[nodiscard]] QString path(const char* name = "store.fairlead") const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
/// Written and read again; the message of the error, if there was one, is the cluster's name.
SnapshotRecords roundTrip(const QString& path, const SnapshotRecords& records)
{
    SnapshotRecords failed;
    if (const auto written = writeStore(path, records); !written) {
        failed.cluster = english(written.error().message) + ": " + written.error().detail;
        return failed;
    }
    auto read = readStore(path);
    if (read)
        return *std::move(read);
    failed.cluster = english(read.error().message) + ": " + read.error().detail;
    return failed;
}

QByteArray text(const std::string& value)
{
    return QByteArray::fromStdString(value);
}
} // namespace

void TestStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestStore::cleanup()
{
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    m_folder.reset();
}

void TestStore::keepsEveryMember()
{
    const auto records = tests::awkwardRecords();
    const auto read = roundTrip(path(), records);
    QCOMPARE(text(read.cluster), text(records.cluster));
    QCOMPARE(text(tests::differenceOf(records, read)), QByteArray());
    QVERIFY(tests::integrityCheck(path()));
}

void TestStore::keepsEveryPolicyParameter_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    for (const auto& name : policyParameters(Policy())) {
        const auto key = QString::fromStdString(name);
        QString value = QStringLiteral("17");
        if (key == QLatin1String("PriorityType"))
            value = QStringLiteral("priority/basic");
        else if (key == QLatin1String("PriorityWeightTRES"))
            value = QStringLiteral("CPU=1000,Mem=0.25G");
        else if (key == QLatin1String("PriorityFavorSmall"))
            value = QStringLiteral("YES");
        else if (key == QLatin1String("PriorityFlags"))
            value = QStringLiteral("ACCRUE_ALWAYS,NO_FAIR_TREE,NO_NORMAL_QOS");
        else if (key == QLatin1String("PriorityUsageResetPeriod"))
            value = QStringLiteral("WEEKLY");
        else if (key == QLatin1String("AccountingStorageEnforce"))
            value = QStringLiteral("none");
        else if (key == QLatin1String("PreemptType"))
            value = QStringLiteral("preempt/qos");
        else if (key == QLatin1String("PreemptMode"))
            value = QStringLiteral("REQUEUE");
        else if (key == QLatin1String("SLURM_VERSION"))
            value = QStringLiteral("2.0");
        else if (key == QLatin1String("SchedulerParameters"))
            value = QStringLiteral("bf_window=60,defer");
        QTest::newRow(name.c_str()) << key << value;
    }
    QTest::newRow("enforcement without limits")
        << QStringLiteral("AccountingStorageEnforce")
        << QStringLiteral("associations,nojobs,nosteps,qos");
    QTest::newRow("half-life UNLIMITED")
        << QStringLiteral("PriorityDecayHalfLife") << QStringLiteral("UNLIMITED");
}

void TestStore::keepsEveryPolicyParameter()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    auto records = tests::smallRecords();
    const Policy before = records.policy;
    QVERIFY(setParameter(records.policy, name.toStdString(), value.toStdString()));
    QVERIFY(!(records.policy == before));
    QVERIFY(roundTrip(path(), records).policy == records.policy);
}

void TestStore::keepsAnEmptySnapshot()
{
    const SnapshotRecords records;
    QCOMPARE(text(tests::differenceOf(records, roundTrip(path(), records))), QByteArray());
}

void TestStore::evaluatesToTheSameBits()
{
    const auto before = buildSnapshot(limogesRecords());
    QVERIFY(before);
    const auto read = roundTrip(path(), recordsOf(**before));
    QCOMPARE(text(tests::differenceOf(recordsOf(**before), read)), QByteArray());
    const auto after = buildSnapshot(read);
    QVERIFY(after);

    const auto a = evaluate(baselineInputs(*before, (*before)->computedAt));
    const auto b = evaluate(baselineInputs(*after, (*after)->computedAt));
    QVERIFY(a->priority == b->priority);
    QVERIFY(a->rank == b->rank);
    QVERIFY(a->assocs.fairShare == b->assocs.fairShare);
    QVERIFY(a->assocs.effectiveUsage == b->assocs.effectiveUsage);
    QVERIFY(a->assocs.rawUsage == b->assocs.rawUsage);
}

void TestStore::replacesTheSnapshot()
{
    QVERIFY(writeStore(path(), tests::awkwardRecords()));
    const auto records = tests::smallRecords();
    QCOMPARE(text(tests::differenceOf(records, roundTrip(path(), records))), QByteArray());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("store.fairlead")});
}

void TestStore::countsRevisions()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    const auto first = storeRevision(path());
    QVERIFY(first);
    QVERIFY(readStore(path()));
    QCOMPARE(*storeRevision(path()), *first);
    QVERIFY(writeStore(path(), tests::smallRecords()));
    QCOMPARE(*storeRevision(path()), *first + 1);
    QVERIFY(storeScenario(path(), {"one", {}}));
    QCOMPARE(*storeRevision(path()), *first + 2);
}

void TestStore::keepsScenariosBesideTheSnapshot()
{
    const Scenario one{"one", {ParameterEdit{"PriorityWeightAge", "5"}}};
    const Scenario two{"l'\xc3\xa9t\xc3\xa9", {ShareEdit{{"root", "ann", ""}, 7}}};
    QVERIFY(writeStore(path(), tests::smallRecords()));
    QVERIFY(storeScenario(path(), one));
    QVERIFY(storeScenario(path(), two));
    QVERIFY(storeScenario(path(), one)); // again: replaced, not added
    QVERIFY(writeStore(path(), tests::smallRecords()));

    const auto stored = storedScenarios(path());
    QVERIFY(stored);
    QVERIFY(*stored == (std::vector<Scenario>{two, one}));
    QVERIFY(removeStoredScenario(path(), two.name, {}));
    QVERIFY(*storedScenarios(path()) == std::vector<Scenario>{one});

    QVERIFY(copyStoredScenario(path(), one.name, "copy"));
    QVERIFY(renameStoredScenario(path(), one.name, "new name", {}));
    auto copy = one;
    copy.name = "copy";
    auto renamed = one;
    renamed.name = "new name";
    QVERIFY(*storedScenarios(path()) == (std::vector<Scenario>{copy, renamed}));
    QCOMPARE(storeAudit(path())->back().name, one.name);
    QVERIFY(!storeAudit(path())->back().to.has_value());
    const auto taken = renameStoredScenario(path(), "copy", "new name", {});
    QVERIFY(!taken);
    QVERIFY(english(taken.error().message).find("already has a scenario") != std::string::npos);
    QVERIFY(!copyStoredScenario(path(), "nobody", "x"));
    QVERIFY(!removeStoredScenario(path(), "nobody", {}));
    QVERIFY(!renameStoredScenario(path(), "copy", "ends in a space ", {}));
    QVERIFY(*storedScenarios(path()) == (std::vector<Scenario>{copy, renamed}));
    for (const auto* name : {"", "plan ", "plan\n", "\x1B[31mplan", "plan\xE2\x80\xAE"})
        QVERIFY(!storeScenario(path(), {name, {}}));
}

void TestStore::worksOnAnyThread()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    std::vector<int> read(4, 0);
    {
        std::vector<std::jthread> threads;
        for (auto& done : read)
            threads.emplace_back([&] { done = readStore(path()).has_value() ? 1 : 0; });
    }
    QCOMPARE(std::count(read.begin(), read.end(), 1), 4);
}

void TestStore::keepsLargeSnapshots()
{
    auto records = limogesRecords();
    const auto part = records.history.front();
    records.history.assign(200000, part);
    QVERIFY(writeStore(path(), records));
    const auto read = readStore(path());
    QVERIFY2(read, fairlead::tests::words(read));
    QCOMPARE(read->history.size(), records.history.size());
}

FAIRLEAD_QTTEST(TestStore)
#include "tst_store.moc"
