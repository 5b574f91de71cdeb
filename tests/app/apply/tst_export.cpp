// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window exports, whatever page has been opened before.

#include "app/apply/exportcontroller.h"
#include "app/frame/folderdialog.h"
#include "app/frame/savedialog.h"
#include "app/history/usagecontroller.h"
#include "app/window/pages.h"
#include "models/lists/usagemodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/messagebar.h"

#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeView>

using namespace fairlead;
using tests::named;

class ExportTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture : tests::OpenWindow
    {
        explicit Fixture(const QString& source = QStringLiteral("demo:limoges"))
            : OpenWindow(source)
        {
        }
        /// What is in usage.csv then.
        QByteArray usage(const QString& into)
        {
            auto* exports = window.findChild<app::ExportController*>();
            QSignalSpy written(exports, &app::ExportController::written);
            exports->writeCsv(folder.filePath(into));
            (void)written.wait(tests::longestWait);
            QFile file(QDir(folder.filePath(into)).filePath(QStringLiteral("usage.csv")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }
        views::MessageBar* messages = named<views::MessageBar>(window, "messageBar");
    };
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void usageIsThereWithoutItsPage()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        const auto before = f.usage(QStringLiteral("before"));
        const QSignalSpy shown(&f.window.usages(), &app::UsageController::shown);
        f.window.pages().showPage(QStringLiteral("usagePage"));
        QTRY_COMPARE(shown.count(), 1);
        const auto after = f.usage(QStringLiteral("after"));
        QVERIFY(after.count('\n') > 2);
        QCOMPARE(before, after);
    }

    /// Past use stands beside what was promised then, on the page as in the report.
    void anEditChangesNoPromiseOfThePast()
    {
        Fixture f;
        auto& document = f.workspace.document;
        WAIT_EVALUATED(document);
        const QSignalSpy shown(&f.window.usages(), &app::UsageController::shown);
        f.window.pages().showPage(QStringLiteral("usagePage"));
        QTRY_COMPARE(shown.count(), 1);
        // No scenario, no word of it.
        const auto words = QStringLiteral("without the changes of the scenario");
        QVERIFY(!tests::isSaid(f.window, words));
        const auto* model = named<QTreeView>(f.window, "usageTable")->model();
        const auto promises = [model] {
            QStringList all;
            const auto root = model->index(0, 0);
            for (int row = 0; row < model->rowCount(root); ++row) {
                const auto cell = model->index(row, models::UsageModel::PromisedColumn, root);
                all << cell.data().toString();
            }
            return all;
        };
        const auto before = promises();
        QVERIFY(before.size() > 1);
        const auto usage = f.usage(QStringLiteral("before"));
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"partenaires", "", ""}, 7777}).has_value());
        WAIT_EVALUATED(document);
        QTRY_COMPARE(shown.count(), 2);
        QCOMPARE(promises(), before);
        QCOMPARE(f.usage(QStringLiteral("after")), usage);
        QVERIFY(tests::isSaid(f.window, words));
    }

    /// While that of another source is read, nothing is known.
    void usageOfTheLastSourceIsNotThatOfTheNextOne()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto& usages = f.window.usages();
        const QSignalSpy shown(&usages, &app::UsageController::shown);
        f.window.pages().showPage(QStringLiteral("usagePage"));
        QTRY_COMPARE(shown.count(), 1);
        const auto before = f.workspace.document.snapshot();
        const auto old = usages.sumsOf(before);
        QVERIFY(old != nullptr);
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.workspace.document.snapshot() != before);
        const auto isOld = [&] { return usages.sumsOf(f.workspace.document.snapshot()) == old; };
        QTRY_VERIFY(isOld() || shown.count() > 1);
        QVERIFY(!isOld());
        QVERIFY(usages.sumsOf(f.workspace.document.snapshot()) == nullptr); // it has none
    }

    // It could "not be reached", and another source was to be opened.
    void aLogoThatIsNoPictureIsSaidToBeNone()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.settings.setValue(app::settingkeys::logo, QStringLiteral("/etc/passwd"));
        f.window.findChild<app::ExportController*>()->writePdf(f.folder.filePath("report.pdf"));
        QTRY_COMPARE(f.messages->text(),
                     QStringLiteral("Nothing was written: the logo /etc/passwd is not a "
                                    "picture that can be read. File → Settings names it."));
    }

    void tablesGoIntoANewFolder()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy written(exports, &app::ExportController::written);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        const auto folder = f.folder.filePath(QStringLiteral("new/tables"));
        const auto exportThere = [&] {
            exports->chooseCsv();
            auto* dialog = f.window.findChild<app::FolderDialog*>();
            QVERIFY(dialog != nullptr);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(folder);
            QTest::keyClick(name, Qt::Key_Return);
            QTRY_VERIFY(f.window.findChild<app::FolderDialog*>() == nullptr);
        };
        exportThere();
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(QFileInfo(folder + QStringLiteral("/jobs.csv")).size() > 0);

        // What is there may be somebody else's: it was replaced without a word.
        QFile mine(folder + QStringLiteral("/shares.csv"));
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
        mine.close();
        const auto question
            = [&] { return f.window.findChild<QMessageBox*>(QStringLiteral("replaceQuestion")); };
        exportThere();
        QTRY_VERIFY(question() != nullptr);
        QVERIFY2(question()->text().contains("shares.csv"), qPrintable(question()->text()));
        question()->reject();
        QTRY_VERIFY(question() == nullptr);
        QCOMPARE(QFileInfo(mine).size(), 4);
        exportThere();
        QTRY_VERIFY(question() != nullptr);
        named<QPushButton>(*question(), "replaceYes")->click();
        QTRY_COMPARE(written.count(), 2);
        QVERIFY(QFileInfo(mine).size() > 4);
    }

    /// Nobody wants to be led to it again.
    void aFolderThatTakesNothingIsNotRemembered()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy written(exports, &app::ExportController::written);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        const auto exportTo = [&](const QString& file) {
            exports->choosePdf();
            auto* dialog = f.window.findChild<app::SaveDialog*>();
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
            QTRY_VERIFY(f.window.findChild<app::SaveDialog*>() == nullptr);
        };
        const auto before = f.settings.exportFolder();
        f.settings.setValue(app::settingkeys::logo, QStringLiteral("/etc/passwd"));
        exportTo(f.folder.filePath(QStringLiteral("report.pdf")));
        QTRY_VERIFY(!f.messages->text().isEmpty());
        QCOMPARE(f.settings.exportFolder(), before);
        f.settings.setValue(app::settingkeys::logo, QString());
        exportTo(f.folder.filePath(QStringLiteral("report.pdf")));
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(f.settings.exportFolder(), f.folder.path());
    }

    /// The history is read again for the waits.
    void aReportWithoutWaitsSaysWhy()
    {
        const QTemporaryDir copy;
        const QDir recorded(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted"));
        for (const auto& name : recorded.entryList(QDir::Files))
            QVERIFY(QFile::copy(recorded.filePath(name), copy.filePath(name)));
        Fixture f(copy.path());
        WAIT_EVALUATED(f.workspace.document);
        (void)f.usage(QStringLiteral("whole"));
        QVERIFY2(!f.messages->text().contains("Without"), qPrintable(f.messages->text()));
        QFile history(copy.filePath(QStringLiteral("history.txt")));
        QVERIFY(history.remove() && history.open(QIODevice::WriteOnly));
        QVERIFY(history.write("no table") > 0);
        history.close();
        (void)f.usage(QStringLiteral("partly"));
        QVERIFY2(f.messages->text().contains("Without waits, which cannot be read: "),
                 qPrintable(f.messages->text()));
    }
};

FAIRLEAD_QTTEST(ExportTest)
#include "tst_export.moc"
