// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourceloader.h"
#include "tests/support/qttestmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace fairlead;
using app::SourceLoader;

class SourceLoaderTest : public QObject
{
    Q_OBJECT

private slots:
    void demoArrives()
    {
        SourceLoader loader;
        const QSignalSpy loaded(&loader, &SourceLoader::loaded);
        loader.load(QStringLiteral("demo:textbook"));
        QVERIFY(loader.isBusy());
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(loaded.first().at(1).toString(), "demo:textbook");
        QVERIFY(!loader.isBusy());
    }

    void newestRequestWins()
    {
        SourceLoader loader;
        const QSignalSpy loaded(&loader, &SourceLoader::loaded);
        const QSignalSpy failed(&loader, &SourceLoader::failed);
        loader.load(QStringLiteral("demo:limoges"));
        loader.load(QStringLiteral("/no/such/folder"));
        loader.load(QStringLiteral("demo:textbook"));
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(loaded.first().at(1).toString(), "demo:textbook");
        QCOMPARE(failed.count(), 0);
    }

    void failureHasACode()
    {
        SourceLoader loader;
        const QSignalSpy failed(&loader, &SourceLoader::failed);
        loader.load(QStringLiteral("/no/such/folder"));
        QTRY_COMPARE(failed.count(), 1);
    }

    void cancelledRequestsStaySilent()
    {
        SourceLoader loader;
        const QSignalSpy loaded(&loader, &SourceLoader::loaded);
        loader.load(QStringLiteral("demo:limoges"));
        loader.cancel();
        loader.load(QStringLiteral("demo:textbook"));
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(loaded.first().at(1).toString(), "demo:textbook");
    }

    void goesWhileBusy()
    {
        SourceLoader loader;
        loader.load(QStringLiteral("demo:limoges"));
    }
};

FAIRLEAD_QTTEST(SourceLoaderTest)
#include "tst_sourceloader.moc"
