// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What becomes of the scenario on the screen when it is renamed or deleted in its store.

#include "tests/app/apply/applyfixture.h"
#include "tests/support/qttestmain.h"

#include <QInputDialog>
#include <QLabel>

using namespace fairlead;
using tests::named;
using tests::shares;

class StoredChangesTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture : tests::ApplyFixture
    {
        /// The scenario "autumn" of the store on the screen, and the dialog of the store open.
        Fixture()
        {
            openStore();
            if (!accounting::storeScenario(store(), {"autumn", {shares("chem", "", 33)}}))
                qFatal("the store takes no scenario");
            openDialog();
            click(*dialog(), "storedScenariosChoose");
            WAIT_EVALUATED(document);
            openDialog();
        }
        [[nodiscard]] QDialog* dialog() const
        {
            return named<QDialog>(window, "storedScenariosDialog");
        }
        void waitUntilClosed() const
        {
            (void)QTest::qWaitFor(
                [&] { return window.findChild<QDialog*>("storedScenariosDialog") == nullptr; });
        }
        void openDialog() const
        {
            waitUntilClosed();
            action("loadFromStore")->trigger();
            (void)QTest::qWaitFor([&] { return rows() > 0; });
        }
        [[nodiscard]] int rows() const
        {
            return named<QTreeWidget>(*dialog(), "storedScenarios")->topLevelItemCount();
        }
        [[nodiscard]] QString said() const
        {
            return named<QLabel>(*dialog(), "storedScenariosText")->text();
        }
        void answer(const char* button, const QString& name) const
        {
            (void)QTest::qWaitFor(
                [&] { return dialog()->findChild<QInputDialog*>() == nullptr; }); // the last one
            click(*dialog(), button);
            auto* question = named<QInputDialog>(*dialog(), "storedScenariosNewName");
            question->setTextValue(name);
            question->accept();
        }
        void remove() const
        {
            click(*dialog(), "storedScenariosDelete");
            click(*named<QDialog>(*dialog(), "storedScenariosDeleteQuestion"),
                  "storedScenariosDeleteYes");
        }
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void editsThatWereDeletedInTheStoreAreUnsaved()
    {
        Fixture f;
        QVERIFY(!f.window.isWindowModified());
        f.remove();
        QTRY_COMPARE(f.rows(), 0);
        QVERIFY(f.window.isWindowModified());
        QTest::keyClick(f.dialog(), Qt::Key_Escape);
        f.window.close();
        QVERIFY(f.window.isVisible());
        QVERIFY(f.window.findChild<QDialog*>("unsavedQuestion") != nullptr);
        QCOMPARE(f.document.scenario().edits.size(), 1U);
    }

    // What was written elsewhere since is not gone with the store's.
    void anotherScenarioThatIsDeletedChangesNothing()
    {
        Fixture f;
        f.answer("storedScenariosCopy", "winter");
        QTRY_COMPARE(f.rows(), 2);
        auto* list = named<QTreeWidget>(*f.dialog(), "storedScenarios");
        list->setCurrentItem(list->topLevelItem(1));
        f.remove();
        QTRY_COMPARE(f.rows(), 1);
        QVERIFY(!f.window.isWindowModified());
    }

    void aRenameIsFollowed()
    {
        Fixture f;
        f.answer("storedScenariosRename", "spring");
        QTRY_COMPARE(f.document.scenario().name, "spring");
        QVERIFY2(f.window.windowTitle().contains("spring"), qPrintable(f.window.windowTitle()));
        QVERIFY(f.band->text().contains("spring"));
        QVERIFY(!f.window.isWindowModified());
        const auto* status = named<QLabel>(f.window, "statusText");
        QVERIFY2(status->text().contains(QStringLiteral("revision %1").arg(f.revision())),
                 qPrintable(status->text()));
        QTest::keyClick(f.dialog(), Qt::Key_Escape);
        f.waitUntilClosed();
        // It is saved under that name without a question.
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        f.saveInStore("spring");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 2U);
        QVERIFY(f.window.findChild<views::StoreConflictDialog*>() == nullptr);
    }

    /// It came out at the next save alone.
    void whatOthersDoToItIsSaidAfterReading()
    {
        Fixture f;
        QTest::keyClick(f.dialog(), Qt::Key_Escape);
        f.waitUntilClosed();
        f.action("refresh")->trigger();
        QVERIFY(accounting::storeScenario(f.store(), {"winter", {shares("chem", "", 5)}}));
        f.action("refresh")->trigger();
        QVERIFY(accounting::storeScenario(f.store(), {"autumn", {shares("chem", "", 35)}}));
        QTRY_VERIFY2((f.action("refresh")->trigger(),
                      f.messages->text().contains("“autumn” has been saved in the store since")),
                     qPrintable(f.messages->text()));
        QCOMPARE(f.document.scenario().edits, std::vector<Edit>{shares("chem", "", 33)});
        QVERIFY(f.window.isWindowModified()); // they are kept nowhere now, and nobody was asked
        QVERIFY(accounting::removeStoredScenario(f.store(), "autumn", std::nullopt));
        QTRY_VERIFY2((f.action("refresh")->trigger(),
                      f.messages->text().contains("“autumn” has been deleted")),
                     qPrintable(f.messages->text()));
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        f.action("saveScenario")->trigger();
        const auto* dialog = f.conflictDialog();
        QVERIFY(dialog != nullptr);
        QVERIFY(named<QLabel>(*dialog, "storeConflictTitle")->text().contains("was deleted"));
    }

    void aRefusedChangeSaysWhy()
    {
        Fixture f;
        f.answer("storedScenariosCopy", "winter");
        QTRY_COMPARE(f.rows(), 2);
        f.answer("storedScenariosRename", "winter");
        QTRY_VERIFY2(f.said().contains("already has a scenario “winter”"), qPrintable(f.said()));
        QVERIFY2(f.said().startsWith("✗ Nothing was changed"), qPrintable(f.said()));
        QVERIFY2(!f.said().contains("opened") && !f.said().contains("Ctrl+O"),
                 qPrintable(f.said()));
        f.answer("storedScenariosCopy", "autumn");
        QCOMPARE(f.said(), "✗ A copy needs another name.");
        f.answer("storedScenariosRename", "autumn");
        QCOMPARE(f.said(), "✗ It is called so already.");
    }
};

FAIRLEAD_QTTEST(StoredChangesTest)
#include "tst_storedchanges.moc"
