// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/support/integritycheck.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

/// Clusters of Moab and Maui in a Fairlead store: what is written comes back, and ranks the same.
class MoabStoreTest : public QObject
{
    Q_OBJECT

private:
    static void addSources()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("demo:moab") << QStringLiteral("demo:moab");
        const QDir root(QStringLiteral(FAIRLEAD_TEST_DATA "/maui"));
        for (const auto& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (QFile::exists(root.filePath(name + QStringLiteral("/maui.cfg"))))
                QTest::newRow(qPrintable(name)) << root.filePath(name);
        }
    }
    static std::shared_ptr<const Evaluation> evaluated(const SnapshotRecords& records, int step)
    {
        const auto snapshot = buildSnapshot(records);
        if (!snapshot)
            qFatal("%s", english(snapshot.error().message).c_str());
        auto inputs = baselineInputs(*snapshot, (*snapshot)->computedAt);
        inputs.step = step;
        return evaluate(inputs);
    }
    [[nodiscard]] QString path() const
    {
        return m_folder.filePath(QStringLiteral("moab.fairlead"));
    }
    QTemporaryDir m_folder;

private slots:
    void everythingComesBack_data() { addSources(); }
    void everythingComesBack()
    {
        QFETCH(QString, source);
        const auto read = openSource(source);
        QVERIFY(read);
        const auto records = recordsOf(**read);
        QVERIFY(records.policy.moab());
        const auto written = writeStore(path(), records);
        // Attributes that Maui ignores leave an entry behind that no line alone can make again.
        if (QLatin1String(QTest::currentDataTag()) == QLatin1String("creds")) {
            QVERIFY(!written
                    && english(written.error().message).find("no line") != std::string::npos);
            return;
        }
        QVERIFY2(written, written ? "" : english(written.error().message).c_str());
        const auto back = readStore(path());
        QVERIFY2(back, back ? "" : english(back.error().message).c_str());
        QCOMPARE(QByteArray::fromStdString(tests::differenceOf(records, *back)), QByteArray());
        QVERIFY(tests::integrityCheck(path()));

        const auto steps = static_cast<int>(records.moab.stepTimes.size());
        for (int step = 0; step <= steps; ++step) {
            const auto before = evaluated(records, step);
            const auto after = evaluated(*back, step);
            QCOMPARE(after->moab.sum, before->moab.sum);
            QCOMPARE(after->moab.start, before->moab.start);
            QCOMPARE(after->rank, before->rank);
        }
    }

    void anotherSchedulerTakesItsPlace()
    {
        const auto moab = openSource(QStringLiteral("demo:moab"));
        const auto slurm = openSource(QStringLiteral("demo:textbook"));
        QVERIFY(moab && slurm);
        QVERIFY(writeStore(path(), recordsOf(**moab)));
        QVERIFY(writeStore(path(), recordsOf(**slurm)));
        const auto back = readStore(path());
        QVERIFY(back);
        QVERIFY(!back->policy.moab());
        QCOMPARE(QByteArray::fromStdString(tests::differenceOf(recordsOf(**slurm), *back)),
                 QByteArray());
    }
};

FAIRLEAD_QTTEST(MoabStoreTest)
#include "tst_moabstore.moc"
