// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store that is named by a link: the file that it leads to is the store.

#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class TestStoreLinks : public QObject
{
    Q_OBJECT

private slots:
    void theFileBehindALinkIsWritten_data();
    void theFileBehindALinkIsWritten();
    void aLinkToNothingIsRefused();
};

void TestStoreLinks::theFileBehindALinkIsWritten_data()
{
    QTest::addColumn<bool>("isStore");
    QTest::newRow("a store") << true;
    QTest::newRow("an empty file") << false;
}

void TestStoreLinks::theFileBehindALinkIsWritten()
{
    QFETCH(bool, isStore);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("far")));
    const auto file = folder.filePath("far/store.fairlead");
    const auto link = folder.filePath("link.fairlead");
    if (isStore)
        QVERIFY(writeStore(file, smallRecords()));
    else
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(file, link));
    QVERIFY(writeStore(link, smallRecords()));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(*storeRevision(file), isStore ? 2 : 1);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // the link
}

void TestStoreLinks::aLinkToNothingIsRefused()
{
    const QTemporaryDir folder;
    const auto link = folder.filePath("link.fairlead");
    QVERIFY(QFile::link(folder.filePath("gone.fairlead"), link));
    const auto written = writeStore(link, smallRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(english(written.error().message).ends_with("it is a link to a file that is not there"),
             english(written.error().message).c_str());
    QVERIFY(QFileInfo(link).isSymLink());
}

FAIRLEAD_QTTEST(TestStoreLinks)
#include "tst_storelinks.moc"
