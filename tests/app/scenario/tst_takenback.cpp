// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What undo does to a scenario that is kept somewhere.

#include "tests/app/apply/applyfixture.h"
#include "tests/support/qttestmain.h"

#include <QFileDialog>

using namespace fairlead;
using tests::shares;

class TakenBackTest : public QObject
{
    Q_OBJECT

private:
    using Fixture = tests::ApplyFixture;
    tests::MessageGuard m_guard;

    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// What is on the screen is not what the file holds; what that holds does not go unasked.
    void everyEditOfAFile()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        const auto file = f.folder.filePath("mine.json");
        f.action("saveScenario")->trigger();
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
        auto* chooser = f.window.findChild<QFileDialog*>();
        chooser->setOption(QFileDialog::DontUseNativeDialog);
        emit chooser->fileSelected(file);
        static_cast<QDialog*>(chooser)->done(QDialog::Accepted);
        QTRY_VERIFY(!f.window.isWindowModified());
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() == nullptr);

        f.workspace.undo.undo();
        QVERIFY(!f.document.isEdited());
        QVERIFY(f.window.isWindowModified());
        f.action("saveScenario")->trigger();
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
        static_cast<QDialog*>(f.window.findChild<QFileDialog*>())->reject();
        QVERIFY(content(file).contains("chem"));
        f.workspace.undo.redo();
        QVERIFY(!f.window.isWindowModified());
        f.action("reset")->trigger(); // what is on the screen is of no file any more
        QVERIFY(!f.window.isWindowModified());
    }

    /// The name that it got when it was saved is no edit.
    void oneEditOfANamedScenario()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_COMPARE(f.document.scenario().name, "spring");
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        f.saveInStore("autumn");
        QTRY_COMPARE(f.document.scenario().name, "autumn");
        QVERIFY(!f.window.isWindowModified());

        f.workspace.undo.undo();
        QCOMPARE(f.document.scenario().edits.size(), 1U);
        QCOMPARE(f.document.scenario().name, "autumn");
        QVERIFY(f.window.isWindowModified());
        const auto revision = f.revision();
        f.action("saveScenario")->trigger(); // without a question: it follows what was saved
        QTRY_COMPARE(f.revision(), revision + 1);
        for (const auto& kept : *accounting::storedScenarios(f.store()))
            QCOMPARE(kept.edits.size(), 1U);
        f.workspace.undo.undo();
        QVERIFY(!f.document.isEdited());
        QVERIFY(f.window.isWindowModified());
    }

    /// Nor does a note take the name with it that came after it.
    void theNoteOfANamedScenario()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        auto noted = f.document.scenario();
        noted.note = "asked for";
        f.workspace.editor.describe(noted, "describe");
        f.saveInStore("spring");
        QTRY_COMPARE(f.document.scenario().name, "spring");
        f.workspace.undo.undo();
        QCOMPARE(f.document.scenario().note, "");
        QCOMPARE(f.document.scenario().name, "spring");
        f.workspace.undo.redo();
        QCOMPARE(f.document.scenario().name, "spring");
        QVERIFY(!f.window.isWindowModified());
    }

    /// What the store holds does not go unasked.
    void everyEditOfAStoredScenario()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_COMPARE(f.document.scenario().name, "spring");
        f.workspace.undo.undo();
        const auto revision = f.revision();
        f.action("saveScenario")->trigger();
        QTRY_VERIFY(f.window.findChild<QDialog*>("storedScenariosDialog") != nullptr);
        f.window.findChild<QDialog*>("storedScenariosDialog")->reject();
        QCOMPARE(f.revision(), revision);
    }

    /// A scenario that another one took the place of comes back by the name that it has by now.
    void theOneBefore()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.workspace.editor.replace({"loaded", {shares("chem", "", 50)}}, "load");
        f.saveInStore("spring");
        QTRY_COMPARE(f.document.scenario().name, "spring");
        f.workspace.undo.undo();
        QCOMPARE(f.document.scenario().name, "");
        f.workspace.undo.redo();
        QCOMPARE(f.document.scenario().name, "spring");
        QVERIFY(!f.window.isWindowModified());
    }
};

FAIRLEAD_QTTEST(TakenBackTest)
#include "tst_takenback.moc"
