// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using app::Settings;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void filesGoWhereTheLastOneWentOrToTheUser()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("fairlead.ini"));
        QVERIFY(QDir(settings.exportFolder()).exists());
        QVERIFY(settings.exportFolder() != QLatin1String("/"));
        settings.setValue(app::settingkeys::exportFolder, folder.path());
        QCOMPARE(settings.exportFolder(), folder.path());
    }
    void valuesSurvive()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("fairlead.ini");
        {
            Settings settings(file);
            QCOMPARE(settings.value(app::settingkeys::theme), "system");
            settings.setValue(app::settingkeys::theme, QStringLiteral("dark"));
            settings.setValue(app::settingkeys::geometry, QByteArray("g\0x", 3));
        }
        const Settings settings(file);
        QCOMPARE(settings.value(app::settingkeys::theme), "dark");
        QCOMPARE(settings.value(app::settingkeys::geometry), QByteArray("g\0x", 3));
    }

    void anotherSchemaStartsAfresh()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("fairlead.ini");
        {
            QSettings newer(file, QSettings::IniFormat);
            newer.setValue("schema", 99);
            newer.setValue("window/theme", "sepia");
        }
        const Settings settings(file);
        QCOMPARE(settings.value(app::settingkeys::theme), "system");
        QCOMPARE(settings.value(app::settingkeys::schema), Settings::schemaVersion);
    }

    void whatCannotBeWrittenIsKnown()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("plain"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Settings lost(folder.filePath("plain/fairlead.ini")); // the folder is none
        lost.setValue(app::settingkeys::theme, QStringLiteral("dark"));
        QVERIFY(!Settings::areWritten(lost.file()));
        Settings kept(folder.filePath("fairlead.ini"));
        kept.setValue(app::settingkeys::theme, QStringLiteral("dark"));
        QVERIFY(Settings::areWritten(kept.file()));
        const QSettings read(kept.file(), QSettings::IniFormat);
        QCOMPARE(read.value("window/theme").toString(), "dark");
    }
};

FAIRLEAD_QTTEST(SettingsTest)
#include "tst_settings.moc"
