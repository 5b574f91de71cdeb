// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was saved in one store is not saved in another one, be it that somebody opens it or that it
// comes to lie where the first one was.

#include "app/status/livecontroller.h"
#include "app/status/statusline.h"
#include "tests/app/apply/applyfixture.h"
#include "tests/support/leftedits.h"
#include "tests/support/qttestmain.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>

#include <unistd.h>

using namespace fairlead;
using tests::named;
using tests::shares;

namespace {
struct Fixture : tests::ApplyFixture
{
    /// Another store, or an older copy, comes to lie where the one on the screen is.
    void replaceStore(const QString& by) const
    {
        for (const auto* suffix : {"", "-wal", "-shm"})
            QFile::remove(store() + QLatin1String(suffix));
        QVERIFY(QFile::copy(by, store()));
    }
    QString makeOther(const char* name, const char* cluster) const
    {
        auto records = tests::guiRecords();
        records.cluster = cluster;
        const auto path = folder.filePath(QLatin1String(name));
        if (!accounting::writeStore(path, records))
            qFatal("no other store");
        return path;
    }
    void refresh()
    {
        QSignalSpy arrived(&window.live().live(), &app::LiveRefresh::arrived);
        action("refresh")->trigger();
        QTRY_COMPARE(arrived.count(), 1);
    }
};
} // namespace

class OtherStoresTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // The title of a store with a demo read like that of the demo itself.
    void theTitleSaysWhichStoreHoldsADemo()
    {
        Fixture f;
        auto records = tests::guiRecords();
        records.cluster = "limoges";
        records.provenance.push_back(
            {inputs::jobs, said("Messages", "made up: one per user, all alike"), true});
        const auto path = f.folder.filePath(QStringLiteral("winter.fairlead"));
        QVERIFY(accounting::writeStore(path, records).has_value());
        f.window.open(path);
        WAIT_EVALUATED(f.document);
        QVERIFY2(f.window.windowTitle().startsWith("demo limoges (winter.fairlead)"),
                 qPrintable(f.window.windowTitle()));
        const auto status = f.window.findChild<app::StatusLine*>()->text();
        QVERIFY2(status.contains("demo limoges (winter.fairlead), snapshot"), qPrintable(status));
    }

    // Nobody can save there: the status line says so before somebody tries.
    void aStoreThatCannotBeWrittenIsSaidToBeReadOnly()
    {
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        Fixture f;
        f.openStore();
        const auto& status = *f.window.findChild<app::StatusLine*>();
        QVERIFY(!status.text().contains("read-only"));
        QFile::setPermissions(f.store(), QFile::ReadOwner);
        f.refresh();
        QTRY_VERIFY(status.text().contains("read-only"));
    }

    void theStatusSaysReadOnly()
    {
        Fixture f;
        f.openStore();
        auto& status = *f.window.findChild<app::StatusLine*>();
        QVERIFY(!status.text().contains("read-only"));
        status.setWritable(false);
        QVERIFY(status.text().contains("read-only") && status.text().contains("revision"));
    }

    /// The same edits in another source were taken for saved: they went without a question.
    void theSameEditsElsewhereAreUnsaved()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY(!f.window.isWindowModified());
        f.window.open(f.makeOther("other.fairlead", "harbour"));
        QTRY_VERIFY(!f.document.isEdited());
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.window.isWindowModified());
        f.window.close();
        QVERIFY(f.window.isVisible());
        QVERIFY(f.window.findChild<QDialog*>("unsavedQuestion") != nullptr);
    }

    /// An edit after Apply was saved over the scenario that had been applied.
    void whatComesAfterApplyingIsAnotherScenario()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY(!f.window.isWindowModified());
        auto* dialog = f.applyDialog();
        f.click(*dialog, "applyWriteStore");
        QTRY_VERIFY(!f.document.isEdited());
        QTRY_VERIFY(!f.hasDialog());
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        QCOMPARE(f.document.scenario().name, "");
        QVERIFY(!f.window.windowTitle().contains("spring"));
    }

    /// After a crash they were of no scenario: Ctrl+S asked for the name of a file.
    void restoredEditsStayOfTheirScenario()
    {
        const QTemporaryDir folder;
        const auto store = folder.filePath("harbour.fairlead");
        const auto unsaved = folder.filePath("unsaved");
        {
            Fixture f;
            QVERIFY(QFile::copy(f.makeStore(), store));
            f.window.beginAutosave(unsaved);
            f.window.open(store);
            WAIT_EVALUATED(f.document);
            QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
            f.saveInStore("spring");
            QTRY_VERIFY(!f.window.isWindowModified());
            QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
            QTRY_COMPARE(tests::unsavedFiles(unsaved).size(), 1);
        }
        Fixture f;
        f.window.beginAutosave(unsaved);
        QTRY_VERIFY(f.messages->isVisible());
        QVERIFY(QFile::rename(store, store + ".away")); // why it cannot be is said
        named<QAbstractButton>(f.window, "messageAccept")->click();
        QTRY_VERIFY2(f.messages->text().contains("cannot be opened"),
                     qPrintable(f.messages->text()));
        QVERIFY(QFile::rename(store + ".away", store));
        named<QAbstractButton>(f.window, "messageAccept")->click();
        QTRY_VERIFY(f.document.isEdited());
        f.action("saveScenario")->trigger();
        QTRY_COMPARE(accounting::storedScenarios(store)->front().edits.size(), 2U);
        QVERIFY(f.window.findChild<QFileDialog*>() == nullptr);
        QVERIFY(f.window.findChild<views::StoreConflictDialog*>() == nullptr);
    }

    /// F5 said that it had read the store, and showed what was in the one before.
    void anOlderCopyIsRead()
    {
        Fixture f;
        f.makeStore();
        const auto copy = f.folder.filePath("copy.fairlead");
        QVERIFY(QFile::copy(f.store(), copy));
        f.somebodyElse({shares("chem", "", 44)});
        f.window.open(f.store());
        WAIT_EVALUATED(f.document);
        QVERIFY(*f.document.snapshot()->storeRevision > 1);
        f.replaceStore(copy);
        f.refresh();
        QTRY_COMPARE(*f.document.snapshot()->storeRevision, 1);
        QVERIFY2(f.messages->text().contains("older copy"), qPrintable(f.messages->text()));
        const auto* status = named<QLabel>(f.window, "statusText");
        QTRY_VERIFY2(status->text().contains("revision 1"), qPrintable(status->text()));
    }

    /// The scenario of one cluster was written into the store of another one.
    void aScenarioStaysOutOfAnotherClustersStore()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY(!f.window.isWindowModified());
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        WAIT_EVALUATED(f.document);
        f.replaceStore(f.makeOther("other.fairlead", "quay"));
        f.refresh();
        auto* question = named<QDialog>(f.window, "unsavedQuestion");
        QVERIFY(qobject_cast<QMessageBox*>(question)->informativeText().contains("quay"));
        f.click(*question, "unsavedStay");
        QVERIFY(f.messages->text().contains("quay"));
        f.action("saveScenario")->trigger();
        QTRY_VERIFY2(f.messages->text().contains("not of harbour"), qPrintable(f.messages->text()));
        QVERIFY(accounting::storedScenarios(f.store())->empty());
        QVERIFY(f.window.isWindowModified());
    }
};

FAIRLEAD_QTTEST(OtherStoresTest)
#include "tst_otherstores.moc"
