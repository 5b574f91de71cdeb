// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/autosave.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>

using namespace fairlead;
using app::Autosave;

class AutosaveTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords sample() { return tests::queueRecords("chem 30\n  @erin 1 9000\n", {}); }
    static QString fileIn(const QTemporaryDir& folder)
    {
        return folder.filePath("unsaved-scenario.json");
    }

    static QByteArray textIn(const QTemporaryDir& folder)
    {
        QFile file(fileIn(folder));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void keepsTheScenarioAndTidiesUp()
    {
        const QTemporaryDir folder;
        models::ScenarioDocument document;
        tests::load(document, sample());
        {
            Autosave autosave(document, folder.path());
            const QSignalSpy saved(&autosave, &Autosave::saved);
            autosave.setSource(QStringLiteral("demo:limoges"));
            autosave.begin();
            QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 61}).has_value());
            QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, 10000); // though the lock came later
            QVERIFY(QFile::exists(folder.filePath("window.lock")));
            QVERIFY(textIn(folder).contains("61"));
            QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 62}).has_value());
            QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 2, 10000);
            QVERIFY(textIn(folder).contains("62"));
        }
        QVERIFY(!QFile::exists(fileIn(folder)));
    }

    void offersWhatACrashHasLeft()
    {
        const QTemporaryDir folder;
        QFile left(fileIn(folder));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(R"({"source": "demo:limoges", "scenario": {"fairlead-scenario": 1, "edits": [
            {"edit": "share", "account": "geist", "shares": 400}]}})");
        left.close();
        models::ScenarioDocument document;
        Autosave autosave(document, folder.path());
        const QSignalSpy found(&autosave, &Autosave::found);
        autosave.begin();
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found.first().at(0).toString(), "demo:limoges");
        QCOMPARE(found.first().at(1).value<Scenario>().edits.size(), 1U);
    }

    void aFolderThatCannotBeWrittenIsToldOnce()
    {
        const QTemporaryDir folder;
        models::ScenarioDocument document;
        tests::load(document, sample());
        Autosave autosave(document, folder.path());
        const QSignalSpy saved(&autosave, &Autosave::saved);
        const QSignalSpy failed(&autosave, &Autosave::failed);
        autosave.begin();
        QTRY_VERIFY(QFile::exists(folder.filePath("window.lock")));
        QVERIFY(QDir().mkpath(fileIn(folder))); // a folder of that name
        QTRY_VERIFY_WITH_TIMEOUT(
            (document.apply(ShareEdit{{"chem", "", ""}, document.shares(AssocIndex(1)) + 1})
                 .has_value()
             && failed.count() > 0),
            10000);
        QCOMPARE(failed.first().at(0).value<Error>().code, ErrorCode::OutputFailed);
        QVERIFY(QDir().rmdir(fileIn(folder)));
        QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 7}).has_value());
        QTRY_VERIFY_WITH_TIMEOUT(saved.count() > 0, 10000);
        QCOMPARE(failed.count(), 1);
    }

    void aSecondWindowKeepsItsHandsOff()
    {
        const QTemporaryDir folder;
        models::ScenarioDocument document;
        Autosave first(document, folder.path());
        first.begin();
        QTRY_VERIFY(QFile::exists(folder.filePath("window.lock")));
        QFile left(fileIn(folder));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        {
            Autosave second(document, folder.path());
            second.begin();
        }
        QVERIFY(QFile::exists(fileIn(folder)));
    }
};

FAIRLEAD_QTTEST(AutosaveTest)
#include "tst_autosave.moc"
