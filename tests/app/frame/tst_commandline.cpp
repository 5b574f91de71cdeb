// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/commandline.h"
#include "app/frame/newwindow.h"
#include "tests/support/qttestmain.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
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
        QCOMPARE(line.options.configFile, QDir::current().absoluteFilePath("slurm.conf"));
        QVERIFY(!line.isForPictures());
    }

    /// Settings and unsaved edits name what was opened, and the next window may be started
    /// elsewhere.
    void filesThatAreThereHaveTheirWholePath()
    {
        const QTemporaryDir folder(QDir::current().absoluteFilePath("capture-XXXXXX"));
        QVERIFY(folder.isValid());
        const auto name = QDir::current().relativeFilePath(folder.path());
        QCOMPARE(app::parseCommandLine({"fairlead", name}).source, folder.path());
        QCOMPARE(app::parseCommandLine({"fairlead", "demo:limoges"}).source, "demo:limoges");
    }

    void aNewWindowOpensNothing()
    {
        QVERIFY(app::parseCommandLine({"fairlead", "--new"}).isNew);
        QVERIFY(!app::parseCommandLine({"fairlead"}).isNew);
        QAction action;
        QStringList started;
        app::offerNewWindow(action, [&](const QString& program, const QStringList& arguments) {
            started << program << arguments;
        });
        action.trigger();
        QCOMPARE(started, QStringList({QCoreApplication::applicationFilePath(), "--new"}));
        // It looks and speaks as the first one does.
        QCOMPARE(app::argumentsForAll({"fairlead", "--theme", "dark", "--config", "slurm.conf",
                                       "--language=fr", "folder"}),
                 QStringList({"--language=fr", "--theme=dark"}));
    }

    void helpAndVersionAnswer()
    {
        QVERIFY(app::parseCommandLine({"fairlead", "-h"}).answer.contains("--screenshots"));
        const auto version = app::parseCommandLine({"fairlead", "-V"});
        QVERIFY(version.answer.startsWith("fairlead "));
        QCOMPARE(version.exitCode, 0);
    }

    void everyOptionIsWrittenDown_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("form");
        QTest::newRow("man page") << "/man/fairlead.1"
                                  << "\\-%1";
        QTest::newRow("bash") << "/completion/fairlead"
                              << "--%1 ";
        QTest::newRow("zsh") << "/completion/_fairlead"
                             << "--%1 ";
        QTest::newRow("fish") << "/completion/fairlead.fish"
                              << "--long-option %1";
    }

    void everyOptionIsWrittenDown()
    {
        QFETCH(QString, name);
        QFETCH(QString, form);
        QFile file(QStringLiteral(FAIRLEAD_RESOURCES) + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = QString::fromUtf8(file.readAll()).replace(u'\n', u' ').remove(u'"');
        static const QRegularExpression option(QStringLiteral("--([a-z]+)"));
        const auto help = app::parseCommandLine({"fairlead", "--help"}).answer;
        QStringList missing;
        int count = 0;
        for (const auto& match : option.globalMatch(help)) {
            ++count;
            if (!page.contains(form.arg(match.captured(1))))
                missing << match.captured();
        }
        QVERIFY(count >= 10);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
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

FAIRLEAD_QTTEST(CommandLineTest)
#include "tst_commandline.moc"
