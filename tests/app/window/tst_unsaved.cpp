// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/leavequestion.h"
#include "app/status/livecontroller.h"
#include "models/accounting/store/scenariofile.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/leftedits.h"
#include "tests/support/qttestmain.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWindow>

using namespace fairlead;
using tests::ConnectionsFixture;
using tests::leaveEdits;
using tests::oneEdit;
using tests::unsavedFiles;

namespace {

/// A window with unsaved edits.
struct Fixture : ConnectionsFixture
{
    Fixture()
    {
        window.beginAutosave(unsaved());
        window.open(QStringLiteral("demo:limoges"));
        waitForSource();
        edit("77");
    }
    void waitForSource()
    {
        QTRY_VERIFY(document.hasSnapshot());
        WAIT_EVALUATED(document);
    }
    void edit(const char* weight)
    {
        QVERIFY(workspace.editor.submit(ParameterEdit{"PriorityWeightAge", weight}).has_value());
        WAIT_EVALUATED(document);
        QVERIFY(window.isWindowModified());
    }
    void answer(const char* button) const { click(*dialog("unsavedQuestion"), button); }
    void chooseFile(const QString& file) const
    {
        QTRY_VERIFY(window.findChild<QFileDialog*>() != nullptr);
        auto* chooser = window.findChild<QFileDialog*>();
        chooser->setOption(QFileDialog::DontUseNativeDialog);
        emit chooser->fileSelected(file);
        static_cast<QDialog*>(chooser)->done(QDialog::Accepted);
    }
    void saveIn(const QString& file)
    {
        trigger("saveScenario");
        chooseFile(file);
        QTRY_VERIFY(!window.isWindowModified());
        QTRY_VERIFY(window.findChild<QFileDialog*>() == nullptr);
    }
    [[nodiscard]] QString cluster() const
    {
        return QString::fromStdString(document.snapshot()->cluster);
    }
    [[nodiscard]] QString unsaved() const { return folder.filePath("unsaved"); }
};

/// A capture of a few lines whose cluster the test chooses.
void writeCapture(const QString& folder, const QByteArray& cluster, int share)
{
    QDir().mkpath(folder);
    const auto write = [&](const char* name, const QByteArray& text) {
        QFile file(folder + u'/' + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    write("assocs.txt",
          "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n" + cluster
              + "|root||||1||1\n" + cluster + "|chem|||root|" + QByteArray::number(share) + "||2\n"
              + cluster + "|chem|erin|||1||3\n");
    write("config.txt", "ClusterName = " + cluster + "\nPriorityType = priority/multifactor\n");
    write("taken_at.txt", "1767312000\n+0000\n");
}

/// What the desktop sends while somebody drags a folder into the middle of a window and lets go.
void dropOn(QWidget& window, const QString& folder)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder)});
    const auto place = window.rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QDragMoveEvent move(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    for (QDropEvent* event :
         {static_cast<QDropEvent*>(&enter), static_cast<QDropEvent*>(&move), &drop}) {
        QCoreApplication::sendEvent(window.windowHandle(), event);
        QVERIFY(event->isAccepted());
    }
}

} // namespace

/// Edits that are saved nowhere do not go without a question, whichever way the window is left.
class UnsavedTest : public QObject
{
    Q_OBJECT

private slots:
    void theTitleHasAMarkWhileEditsAreUnsaved()
    {
        Fixture f;
        QVERIFY(f.window.windowTitle().startsWith("demo limoges[*]"));
        f.trigger("undo");
        QVERIFY(!f.window.isWindowModified());
        f.trigger("redo");
        QVERIFY(f.window.isWindowModified());
        f.trigger("saveScenario");
        f.chooseFile(f.folder.filePath("mine.json"));
        QTRY_VERIFY(!f.window.isWindowModified());
        f.edit("78");
        f.trigger("undo");
        QVERIFY(!f.window.isWindowModified());
        f.window.close(); // once it is known that the file is there
        QTRY_VERIFY(!f.window.isVisible());
    }

    void savingAgainNeedsNoQuestion()
    {
        Fixture f;
        const auto file = f.folder.filePath("mine.json");
        f.saveIn(file);
        QVERIFY2(f.window.windowTitle().startsWith("demo limoges · mine.json[*]"),
                 qPrintable(f.window.windowTitle()));
        f.edit("78");
        f.trigger("saveScenario");
        QTRY_VERIFY(!f.window.isWindowModified());
        QCOMPARE(f.window.findChild<QFileDialog*>(), nullptr);
        const auto kept = accounting::readScenario(file);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->edits, f.document.scenario().edits);
    }

    void aFileThatSomebodyChangedIsNotReplaced()
    {
        Fixture f;
        const auto file = f.folder.filePath("mine.json");
        f.saveIn(file);
        QFile theirs(file);
        QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write("theirs") == 6);
        theirs.close();
        f.edit("78");
        f.trigger("saveScenario");
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr); // it asks
        QVERIFY(theirs.open(QIODevice::ReadOnly));
        QCOMPARE(theirs.readAll(), QByteArray("theirs"));
        QVERIFY(f.window.isWindowModified());
    }

    void anotherScenarioIsNotOfTheFile()
    {
        Fixture f;
        f.saveIn(f.folder.filePath("mine.json"));
        f.trigger("reset");
        f.edit("79");
        f.trigger("saveScenario");
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
    }

    void loadingAnotherScenarioAsks()
    {
        Fixture f;
        f.trigger("loadScenario");
        f.answer("unsavedStay");
        QCOMPARE(f.window.findChild<QFileDialog*>(), nullptr);
        QVERIFY(f.document.isEdited());
        f.trigger("loadScenario");
        f.answer("unsavedDiscard");
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
    }

    void aDroppedFolderAsks()
    {
        Fixture f;
        const auto folder = f.folder.filePath(QStringLiteral("dropped"));
        writeCapture(folder, "harbour", 5);
        dropOn(f.window, folder);
        f.answer("unsavedStay");
        QCOMPARE(f.cluster(), QStringLiteral("limoges"));
        QVERIFY(f.document.isEdited());
        dropOn(f.window, folder);
        f.answer("unsavedDiscard");
        QTRY_COMPARE(f.cluster(), QStringLiteral("harbour"));
        QVERIFY(!f.document.isEdited());
    }

    void aNameWithADotGetsItsSuffix()
    {
        Fixture f;
        f.trigger("saveScenario");
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
        auto* chooser = f.window.findChild<QFileDialog*>();
        chooser->setOption(QFileDialog::DontUseNativeDialog);
        chooser->selectFile(f.folder.filePath("exp v1.2"));
        static_cast<QDialog*>(chooser)->accept();
        QTRY_VERIFY(!f.window.isWindowModified());
        QVERIFY(QFile::exists(f.folder.filePath("exp v1.2.fairlead-scenario.json")));
    }

    void anotherSourceHasAFileOfItsOwn()
    {
        Fixture f;
        f.saveIn(f.folder.filePath("mine.json"));
        f.trigger("undo"); // nothing is at stake
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_COMPARE(f.cluster(), QStringLiteral("textbook"));
        WAIT_EVALUATED(f.document);
        f.edit("78");
        f.trigger("saveScenario");
        QTRY_VERIFY(f.window.findChild<QFileDialog*>() != nullptr);
    }

    void quittingAsks()
    {
        Fixture f;
        QTRY_COMPARE(unsavedFiles(f.unsaved()).size(), 1);
        QVERIFY(!f.window.close());
        f.answer("unsavedStay");
        QVERIFY(f.window.isVisible() && f.document.isEdited());
        QVERIFY(!f.window.close());
        f.answer("unsavedDiscard");
        QTRY_VERIFY(!f.window.isVisible());
    }

    void savingLeavesThen()
    {
        Fixture f;
        const auto file = f.folder.filePath("mine.json");
        QVERIFY(!f.window.close());
        f.answer("unsavedSave");
        f.chooseFile(f.folder.filePath("no/such/folder/mine.json"));
        QTRY_VERIFY(f.messages->isVisible()); // it could not be written: nobody leaves
        QVERIFY(f.window.isVisible());
        QVERIFY(!f.window.close());
        f.answer("unsavedSave");
        f.chooseFile(file);
        QTRY_VERIFY(!f.window.isVisible());
        QVERIFY(QFile::exists(file));
        QTRY_COMPARE(unsavedFiles(f.unsaved()), QStringList());
    }

    /// Of those that were saved nothing is said, and its own file is named on the button.
    void onlyWhatChangedSinceCounts()
    {
        Fixture f;
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightQOS", "5"}).has_value());
        f.saveIn(f.folder.filePath("a & b.json"));
        f.edit("99");
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.visible("unsavedQuestion") != nullptr);
        auto* question = f.dialog("unsavedQuestion");
        QVERIFY2(qobject_cast<QMessageBox*>(question)->text().startsWith("1 "),
                 qPrintable(qobject_cast<QMessageBox*>(question)->text()));
        QCOMPARE(tests::named<QPushButton>(*question, "unsavedSave")->text(),
                 "&Save in a && b.json");
        f.answer("unsavedStay");
        f.workspace.undo.undo();
        auto noted = f.document.scenario();
        noted.note = "agreed";
        f.workspace.editor.replace(noted, "describe");
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.visible("unsavedQuestion") != nullptr);
        QCOMPARE(qobject_cast<QMessageBox*>(f.dialog("unsavedQuestion"))->text(),
                 "The scenario has changes that are not saved.");
        f.answer("unsavedStay");
    }

    void openingAnotherSourceAsks()
    {
        Fixture f;
        f.window.open(QStringLiteral("demo:textbook"));
        f.answer("unsavedStay");
        QCOMPARE(f.cluster(), "limoges");
        QVERIFY(f.document.isEdited() && f.workspace.undo.canUndo());
        f.window.open(QStringLiteral("/no/such/folder")); // what cannot be read asks nothing
        QTRY_VERIFY(f.messages->isVisible());
        QVERIFY(f.visible("unsavedQuestion") == nullptr);
        f.window.open(QStringLiteral("demo:textbook"));
        f.answer("unsavedDiscard");
        QVERIFY(f.cluster() != "limoges");
        QVERIFY(!f.document.isEdited() && !f.workspace.undo.canUndo());
        QVERIFY(!f.window.isWindowModified());
    }

    void aRefreshThatBringsAnotherClusterAsks()
    {
        Fixture f;
        f.trigger("reset");
        const auto capture = f.folder.filePath("capture");
        writeCapture(capture, "first", 10);
        f.window.open(capture);
        QTRY_COMPARE(f.cluster(), "first");
        f.edit("5");
        writeCapture(capture, "second", 20);
        f.trigger("refresh");
        f.answer("unsavedStay");
        QCOMPARE(f.cluster(), "first");
        QVERIFY(f.messages->text().contains("second"));
        writeCapture(capture, "second", 30); // who has said no is not asked again and again
        const QSignalSpy read(&f.window.live().live(), &app::LiveRefresh::arrived);
        f.trigger("refresh");
        QTRY_COMPARE(read.count(), 1);
        QVERIFY(f.visible("unsavedQuestion") == nullptr);
        writeCapture(capture, "first", 10); // what was said of it is true no more
        f.trigger("refresh");
        QTRY_VERIFY(!f.messages->isVisible());
        writeCapture(capture, "second", 30);
        f.window.open(capture);
        f.answer("unsavedDiscard");
        QCOMPARE(f.cluster(), "second");
        QVERIFY(!f.document.isEdited());
    }

    /// The first source that was read took the notice away.
    void whatCannotBeReadIsToldUntilItIsSeen()
    {
        ConnectionsFixture f;
        const auto unsaved = f.folder.filePath("unsaved");
        QDir().mkpath(unsaved);
        QFile file(unsaved + "/11111111-1111-4111-8111-111111111111.json");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"version\": 1, \"ed") > 0);
        file.close();
        f.window.beginAutosave(unsaved);
        f.window.open(QStringLiteral("demo:limoges"));
        QTRY_VERIFY(f.document.hasSnapshot());
        QTRY_VERIFY2(f.messages->text().contains("cannot be read"), qPrintable(f.messages->text()));
        QVERIFY(f.messages->text().contains(".unreadable"));
    }

    void loggingOutWaitsForAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<bool>("goes");
        QTest::newRow("stay") << QByteArray("unsavedStay") << false;
        QTest::newRow("discard") << QByteArray("unsavedDiscard") << true;
    }
    void loggingOutWaitsForAnAnswer()
    {
        QFETCH(const QByteArray, button);
        QFETCH(const bool, goes);
        Fixture f;
        QTimer::singleShot(0, &f.window, [&] { f.answer(button.constData()); });
        QCOMPARE(f.window.leaving().askNow(), goes);
        QCOMPARE(f.window.close(), goes); // and is not asked twice
    }

    void aWindowThatGoesUnaskedLeavesItsEdits()
    {
        const QTemporaryDir folder;
        {
            ConnectionsFixture f;
            f.window.beginAutosave(folder.path());
            f.window.open(QStringLiteral("demo:limoges"));
            QTRY_VERIFY(f.document.hasSnapshot());
            QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "5"}).has_value());
        }
        QCOMPARE(unsavedFiles(folder.path()).size(), 1);
    }

    void whatWasLeftIsOfferedOneByOne()
    {
        ConnectionsFixture f;
        const auto unsaved = f.folder.filePath("unsaved");
        const auto limoges = leaveEdits(unsaved, "demo:limoges", oneEdit, "a");
        const auto textbook = leaveEdits(unsaved, "demo:textbook", R"([{"edit": "parameter",
            "name": "PriorityWeightAge", "value": "5"}])",
                                         "b");
        f.window.beginAutosave(unsaved);
        QTRY_VERIFY(f.messages->isVisible());
        const bool isLimogesFirst = f.messages->text().contains("limoges");
        ConnectionsFixture::click(f.window, "messageAccept");
        QTRY_VERIFY(f.document.isEdited());
        QTRY_VERIFY(!QFile::exists(isLimogesFirst ? limoges : textbook));
        QCOMPARE(unsavedFiles(unsaved).size(), 2); // the other one and its own
        ConnectionsFixture::click(f.window, "messageAccept"); // of another source: asks first
        ConnectionsFixture::click(*f.dialog("unsavedQuestion"), "unsavedStay");
        QCOMPARE(f.document.snapshot()->cluster == "limoges", isLimogesFirst);
        QTRY_VERIFY(f.messages->isVisible()); // and is offered again
        ConnectionsFixture::click(f.window, "messageClose");
        QCOMPARE(unsavedFiles(unsaved).size(), 2); // it is asked about first
        ConnectionsFixture::click(*f.dialog("discardQuestion"), "discardForGood");
        QTRY_COMPARE(unsavedFiles(unsaved).size(), 1);
        f.trigger("undo");
        QTRY_COMPARE(unsavedFiles(unsaved).size(), 0);
    }
};

FAIRLEAD_QTTEST(UnsavedTest)
#include "tst_unsaved.moc"
