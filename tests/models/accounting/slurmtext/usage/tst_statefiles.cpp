// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/statefiles.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QDataStream>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr std::int64_t savedAt = 1795262400;

/// A file as slurmctld packs it, big-endian.
class Packed
{
public:
    explicit Packed(quint16 protocol) { m_stream << protocol << qint64(savedAt); }
    Packed& record(quint32 id, const QByteArray& usage)
    {
        m_stream << id;
        text(usage);
        text("1,2");
        m_stream << quint32(0);
        return *this;
    }
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    void text(const QByteArray& value)
    {
        m_stream << quint32(value.size() + 1);
        m_stream.writeRawData(value.constData(), static_cast<int>(value.size()) + 1);
    }

    QByteArray m_bytes;
    QDataStream m_stream{&m_bytes, QIODevice::WriteOnly};
};

SnapshotRecords twoAssocs()
{
    SnapshotRecords records;
    records.assocs.resize(2);
    records.assocs[0].id = 1;
    records.assocs[1].id = 2;
    return records;
}
} // namespace

class StateFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void usageGoesByNumber();
    void aFileThatBreaksOffIsReadAsFarAsItGoes();
    void anotherFileIsNone_data();
    void anotherFileIsNone();
    void qosThatHaveNoNameAreTold();
    void theLastDecayIsAMoment();

private:
    QString write(const QByteArray& bytes)
    {
        return tests::written(m_folder.filePath("assoc_usage"), bytes);
    }
    QTemporaryDir m_folder;
};

void StateFilesTest::usageGoesByNumber()
{
    auto records = twoAssocs();
    const auto path = write(Packed(38 * 256)
                                .record(2, "12.500000")
                                .record(1, "-1")
                                .record(9, "3")
                                .record(1, "none")
                                .bytes());
    const auto moment = readAssocUsageState(path, records);
    QVERIFY(moment);
    QCOMPARE(*moment, savedAt);
    QCOMPARE(static_cast<double>(records.assocs[1].rawUsage.value_or(0)), 12.5);
    QCOMPARE(static_cast<double>(records.assocs[0].rawUsage.value_or(0)), 0.0);
    QVERIFY(records.issues.empty());
}

void StateFilesTest::aFileThatBreaksOffIsReadAsFarAsItGoes()
{
    const auto whole = Packed(38 * 256).record(1, "4").record(2, "5").bytes();
    auto records = twoAssocs();
    QVERIFY(readAssocUsageState(write(whole.chopped(3)), records));
    QCOMPARE(static_cast<double>(records.assocs[0].rawUsage.value_or(0)), 4.0);
    QCOMPARE(static_cast<double>(records.assocs[1].rawUsage.value_or(0)), 0.0);
    QCOMPARE(tests::issuesOf(records.issues),
             QByteArray("assoc_usage:0: the file ends in the middle of a record\n"));
}

void StateFilesTest::anotherFileIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("short") << QByteArray("\x26\0\0", 3);
    QTest::newRow("text") << QByteArray("1|12.5\n2|13.5\n");
    QTest::newRow("protocol of before") << Packed(31 * 256).bytes();
}

void StateFilesTest::anotherFileIsNone()
{
    QFETCH(QByteArray, bytes);
    auto records = twoAssocs();
    const auto read = readAssocUsageState(write(bytes), records);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    const auto gone = readAssocUsageState(m_folder.filePath("gone"), records);
    QCOMPARE(gone.error().code, ErrorCode::SourceUnreachable);
}

void StateFilesTest::qosThatHaveNoNameAreTold()
{
    SnapshotRecords records;
    records.qos.resize(1);
    records.qos[0].id = 1;
    const auto path = write(Packed(38 * 256).record(1, "7").record(5, "8").bytes());
    QVERIFY(readQosUsageState(path, records));
    QCOMPARE(static_cast<double>(records.qos[0].rawUsage.value_or(0)), 7.0);
    QCOMPARE(records.issues.size(), 1U);
    QVERIFY(english(records.issues[0].message).starts_with("1 of its QOS is known by number only"));
}

void StateFilesTest::theLastDecayIsAMoment()
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << qint64(savedAt);
    const auto moment = readLastDecayRan(write(bytes));
    QVERIFY(moment);
    QCOMPARE(*moment, savedAt);
    for (const auto& bad : {QByteArray("\0\0", 2), QByteArray(8, '\0'), QByteArray(8, '\xff')})
        QVERIFY(!readLastDecayRan(write(bad)));
}

FAIRLEAD_QTTEST(StateFilesTest)
#include "tst_statefiles.moc"
