// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"

#include <QTest>

using namespace fairlead;

class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void sourceAndOptions()
    {
        const auto line = app::parseCommandLine({"fairlead", "--theme", "dark", "--language", "fr",
                                                 "--config", "slurm.conf", "folder"});
        QVERIFY(line.answer.isEmpty());
        QCOMPARE(line.source, "folder");
        QCOMPARE(line.theme, views::ThemeChoice::Dark);
        QCOMPARE(line.language, "fr");
        QCOMPARE(line.options.configFile, "slurm.conf");
        QVERIFY(!line.isForPictures());
    }

    void helpAndVersionAnswer()
    {
        QVERIFY(app::parseCommandLine({"fairlead", "-h"}).answer.contains("--screenshots"));
        const auto version = app::parseCommandLine({"fairlead", "-V"});
        QVERIFY(version.answer.startsWith("fairlead "));
        QCOMPARE(version.exitCode, 0);
    }

    void wrongUseIsTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("theme") << QStringList{"fairlead", "--theme", "sepia"};
        QTest::newRow("option") << QStringList{"fairlead", "--colour"};
        QTest::newRow("two sources") << QStringList{"fairlead", "a", "b"};
    }

    void wrongUseIsTold()
    {
        QFETCH(QStringList, arguments);
        const auto line = app::parseCommandLine(arguments);
        QVERIFY(!line.answer.isEmpty());
        QCOMPARE(line.exitCode, 1);
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_commandline.moc"
