// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store in a folder where the reader may not write, and so cannot lock it.

#include "models/accounting/store/filewatch.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/otherprogram.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace fairlead;
using namespace fairlead::accounting;
using tests::OtherProgram;

class UnlockedStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void whoMayNotLockReadsNothingTorn_data();
    void whoMayNotLockReadsNothingTorn();
    void aFileThatChangesIsSeen();

private:
    [[nodiscard]] QString path() const
    {
        return m_folder.filePath(QStringLiteral("store.fairlead"));
    }
    QTemporaryDir m_folder;
};

namespace {
SnapshotRecords unlockedRecords()
{
    auto records = tests::smallRecords();
    records.cluster = "other";
    return records;
}

/// Somebody who may write nowhere, for as long as it lives; leave() and come() in between.
class Stranger
{
public:
    Stranger() { come(); }
    ~Stranger() { leave(); }
    Stranger(const Stranger&) = delete;
    Stranger& operator=(const Stranger&) = delete;
    Stranger(Stranger&&) = delete;
    Stranger& operator=(Stranger&&) = delete;
    static void come() { QVERIFY(setresuid(nobody, nobody, 0) == 0); }
    static void leave() { QVERIFY(setresuid(0, 0, 0) == 0); }

private:
    static constexpr uid_t nobody = 65534;
};
} // namespace

void UnlockedStoreTest::whoMayNotLockReadsNothingTorn_data()
{
    QTest::addColumn<bool>("isOpenStill");
    QTest::newRow("somebody saved") << false;
    QTest::newRow("somebody is saving") << true;
}

/// SQLite is told that nobody writes; somebody does so all the same.
void UnlockedStoreTest::whoMayNotLockReadsNothingTorn()
{
    QFETCH(bool, isOpenStill);
    if (geteuid() != 0)
        QSKIP("root alone can be somebody else");
    const QTemporaryDir folder(QStringLiteral("/tmp/fairlead-stranger-XXXXXX"));
    const auto store = folder.filePath(QStringLiteral("store.fairlead"));
    QVERIFY(writeStore(store, tests::smallRecords()));
    QVERIFY(chmod(QFile::encodeName(folder.path()).constData(), 0755) == 0);
    QVERIFY(chmod(QFile::encodeName(store).constData(), 0644) == 0);
    std::unique_ptr<OtherProgram> other;
    int readings = 0;
    std::string cluster;
    Result<void> done;
    {
        const Stranger stranger;
        done = readFrom(StoreAddress(store), [&](StoreConnection& connection) -> Result<void> {
            const auto before = readCluster(connection);
            if (++readings == 1) {
                Stranger::leave();
                if (isOpenStill)
                    other = std::make_unique<OtherProgram>(
                        store, QStringList{QStringLiteral("SELECT COUNT(*) FROM job")});
                const auto written = writeStore(store, unlockedRecords());
                Stranger::come();
                if (!written)
                    return written;
            }
            const auto after = readCluster(connection);
            if (!after)
                return after.error();
            cluster = *after;
            return before && *before == *after
                ? Result<void>()
                : Error{ErrorCode::Internal, worded("it changed"), {}};
        });
    }
    other.reset();
    QVERIFY2(done, done ? "" : english(done.error().message).c_str());
    QCOMPARE(readings, 2);
    QCOMPARE(cluster, std::string("other"));
}

void UnlockedStoreTest::aFileThatChangesIsSeen()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    const FileWatch quiet(path());
    QVERIFY(!quiet.hasChanged());
    {
        const OtherProgram other(path(), {QStringLiteral("SELECT COUNT(*) FROM job")});
        QVERIFY(quiet.hasChanged()); // its log lies beside the file
    }
    const FileWatch again(path());
    QVERIFY(writeStore(path(), unlockedRecords()));
    QVERIFY(again.hasChanged());
}

FAIRLEAD_QTTEST(UnlockedStoreTest)
#include "tst_unlockedstore.moc"
