// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/status/statusline.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/support/accessiblewidgets.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/modeband.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSet>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class MainWindowTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture : tests::OpenWindow
    {
        explicit Fixture(const QString& source = QStringLiteral("demo:textbook"))
            : OpenWindow(source)
        {
        }
        [[nodiscard]] QAction* action(const char* name) const
        {
            auto* found = window.findChild<QAction*>(QLatin1String(name));
            if (found == nullptr)
                qFatal("no action is named %s", name);
            return found;
        }
        MessageBar* messages = named<MessageBar>(window, "messageBar");
    };
    tests::MessageGuard m_guard;

private slots:
    void aReasonIsTheFirstLineOfTheDetail()
    {
        const Error error{ErrorCode::SourceUnreachable,
                          worded("no command of Slurm gave an answer"),
                          "config.txt: scontrol: No such file\njobs.txt: scontrol: No such file"};
        QCOMPARE(app::errorReason(error),
                 "no command of Slurm gave an answer: config.txt: scontrol: No such file");
    }

    void whoseDiskIsFullIsNotAskedForAnotherName()
    {
        const Error error{ErrorCode::DiskFull,
                          {said("Messages", "%1 needs room on its disk, also to be read"), {"x"}},
                          "disk I/O error"};
        const auto text = app::errorWords(error, "x", false).text;
        QVERIFY2(text.contains("Make room") && !text.contains("Check the name"), qPrintable(text));
    }

    void detailsArePromisedWhereThereAreSome()
    {
        Error error{ErrorCode::DataInvalid, worded("no file of a capture is there"), {}};
        QVERIFY(!app::errorWords(error, "x", false).text.contains("details"));
        error.detail = "jobs.txt: line 3";
        QVERIFY(app::errorWords(error, "x", false).text.contains("details"));
    }

    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void opensADemoAndSaysWhatItIs()
    {
        Fixture f;
        QVERIFY(!f.action("exportPdf")->isEnabled());
        WAIT_EVALUATED(f.document);
        const auto status = named<QLabel>(f.window, "statusText")->text();
        QVERIFY(status.contains("association") && status.contains("ms")
                && status.contains("read-only"));
        QVERIFY2(status.contains("demo textbook"), qPrintable(status));
        QVERIFY(f.action("exportPdf")->isEnabled());
    }

    void withNothingOpenTheBandSaysSo()
    {
        Fixture f{QString()};
        auto* band = named<ModeBand>(f.window, "modeBand");
        QCOMPARE(band->text(), "nothing is open");
        QVERIFY(!f.action("timeline")->isEnabled());
        QVERIFY(!named<BaselineSlider>(f.window, "PriorityWeightAgeSlider")->isEnabled());
        f.window.open(QStringLiteral("demo:textbook"));
        QCOMPARE(band->text(), "reading demo:textbook …");
        WAIT_EVALUATED(f.document);
        QVERIFY2(band->text().startsWith("demo textbook; nothing is changed"),
                 qPrintable(band->text()));
        QVERIFY(named<BaselineSlider>(f.window, "PriorityWeightAgeSlider")->isEnabled());
    }

    void everyPageOfTheListIsATab()
    {
        Fixture f{QString()};
        auto& pages = f.window.pages();
        const auto kinds = app::Pages::kinds();
        QCOMPARE(std::size_t(pages.count()), kinds.size());
        QSet<QString> names;
        for (const auto& kind : kinds) {
            pages.showPage(kind.name);
            QCOMPARE(pages.currentWidget()->objectName(), kind.name);
            QCOMPARE(pages.tabText(pages.currentIndex()), kind.title);
            QVERIFY(kind.name.endsWith("Page")); // pictures are named without it
            names.insert(kind.name);
        }
        QCOMPARE(std::size_t(names.size()), kinds.size());
    }

    void editsTurnTheBandBlueAndUndoTurnsItBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* band = named<ModeBand>(f.window, "modeBand");
        QCOMPARE(band->mode(), models::Mode::Monitor);
        auto* age = named<BaselineSlider>(f.window, "PriorityWeightAgeSlider");
        tests::dragSlider(age, {age->maximum()});
        QCOMPARE(band->mode(), models::Mode::WhatIf);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(band->mode(), models::Mode::Monitor);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(band->mode(), models::Mode::WhatIf);
        f.action("reset")->trigger();
        QTRY_COMPARE(band->mode(), models::Mode::Monitor);
    }

    void anErrorLeavesTheOldSnapshotOnTheScreen()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto before = f.document.snapshot();
        f.window.open(QStringLiteral("/no/such/folder"));
        QTRY_VERIFY(f.messages->isVisible());
        QVERIFY(f.messages->text().contains("there is no folder /no/such/folder")); // at once
        QTest::mouseClick(named<QToolButton>(f.window, "messageDetailsButton"), Qt::LeftButton);
        QVERIFY(!named<QLabel>(f.window, "messageDetails")->text().isEmpty());
        QCOMPARE(f.document.snapshot(), before);
    }

    void refreshKeepsTheEdits()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "77"}).has_value());
        const QSignalSpy shown(&f.document, &models::ScenarioDocument::snapshotChanged);
        QTest::keyClick(&f.window, Qt::Key_F5);
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(f.document.policy().slurm().weight(Factor::Age), 77U);
    }

    void findLeadsToTheSearch()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QTest::keyClick(&f.window, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(named<QLineEdit>(f.window, "searchBox")->hasFocus());
    }

    void helpShowsTheGuide()
    {
        Fixture f{QString()};
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* dialog = f.window.findChild<QWidget*>("helpDialog");
        QVERIFY(dialog != nullptr);
        VERIFY_ALL_NAMED(*dialog);
        QVERIFY(named<QTextBrowser>(*dialog, "helpText")->toPlainText().contains("What-if"));
    }

    void helpIsOfThePage()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("queuePage"));
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* text = f.window.findChild<QTextBrowser*>("helpText");
        QVERIFY(text != nullptr);
        QCOMPARE(text->source().fileName(), QStringLiteral("pages.md"));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("Queue"));
        auto* contents = f.window.findChild<QListWidget*>("helpContents");
        QCOMPARE(contents->currentItem()->text(), QStringLiteral("Pages"));

        // Words lead to the section that has them, also on another page.
        named<QLineEdit>(f.window, "helpSearch")->setText(QStringLiteral("keychain passwords"));
        QVERIFY(contents->count() > 0);
        contents->setCurrentRow(0);
        QVERIFY(text->toPlainText().contains(QStringLiteral("keychain")));
        QVERIFY(text->textCursor().hasSelection());
        named<QLineEdit>(f.window, "helpSearch")->setText(QStringLiteral("xyzzy"));
        QCOMPARE(contents->count(), 1);
        auto* help = f.window.findChild<QDialog*>("helpDialog");
        QApplication::setActiveWindow(help);
        text->setFocus();
        QTest::keyClick(text, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(named<QLineEdit>(f.window, "helpSearch")->hasFocus());
        QVERIFY(named<QLineEdit>(f.window, "helpSearch")->hasSelectedText());
        QVERIFY(named<QLineEdit>(f.window, "helpSearch")->toolTip().contains("Ctrl+F"));
        named<QLineEdit>(f.window, "helpSearch")->clear();
        QApplication::setActiveWindow(&f.window);
        QVERIFY(contents->count() > 10);
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTest::keyClick(&f.window, Qt::Key_F1);
        QCOMPARE(text->source().fileName(), QStringLiteral("advice.md"));
        QCOMPARE(f.window.findChildren<QTextBrowser*>("helpText").size(), 1);
    }

    // Sideways there is nothing to scroll to but the end of a line of code.
    void pagesOfTheManualAreAsWideAsTheirWindow()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* text = f.window.findChild<QTextBrowser*>("helpText");
        auto* contents = f.window.findChild<QListWidget*>("helpContents");
        QStringList wide;
        for (int row = 0; row < contents->count(); ++row) {
            contents->setCurrentRow(row);
            QCoreApplication::processEvents();
            const auto* bar = text->horizontalScrollBar();
            if (bar->isVisible() && bar->maximum() < 10)
                wide << contents->item(row)->text();
        }
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
    }

    void helpIsInTheLanguageOfTheWindow()
    {
        const auto before = QLocale();
        QLocale::setDefault(QLocale(QStringLiteral("zh_CN")));
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("queuePage"));
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* text = f.window.findChild<QTextBrowser*>("helpText");
        QLocale::setDefault(before);
        QVERIFY(text->source().path().endsWith(QStringLiteral("/manual/zh/pages.md")));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("队列"));
        // A page that is in English alone leads back to those that are not.
        auto* contents = named<QListWidget>(f.window, "helpContents");
        contents->setCurrentRow(0);
        QCOMPARE(text->source().fileName(), QStringLiteral("guide_zh.md"));
        text->setSource(QUrl(QStringLiteral("qrc:/fairlead/docs/manual/index.md")));
        emit text->anchorClicked(QUrl(QStringLiteral("pages.md#queue")));
        QVERIFY(text->source().path().endsWith(QStringLiteral("/manual/zh/pages.md")));
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("队列"));
    }

    void sessionIsRestored()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        {
            app::MainWindow window(workspace, settings);
            window.pages().showPage(QStringLiteral("queuePage"));
            named<QDockWidget>(window, "issuesDock")->show();
            window.show();
            window.close();
        }
        app::MainWindow again(workspace, settings);
        again.restoreSession();
        QCOMPARE(named<QTabWidget>(again, "pages")->currentWidget()->objectName(), "queuePage");
        QVERIFY(!named<QDockWidget>(again, "issuesDock")->isHidden());
    }

    void aWindowOfALargerScreenFits()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        {
            app::MainWindow window(workspace, settings);
            window.show();
            window.resize(9000, 8000);
            window.close();
        }
        app::MainWindow again(workspace, settings);
        again.restoreSession();
        const auto room = again.screen()->availableSize().expandedTo(again.minimumSizeHint());
        QVERIFY(again.width() <= room.width() && again.height() <= room.height());
    }

    void everyInteractiveWidgetHasANameForScreenReaders_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("Slurm") << QStringLiteral("demo:textbook");
        QTest::newRow("Moab") << QStringLiteral("demo:moab");
    }

    void everyInteractiveWidgetHasANameForScreenReaders()
    {
        QFETCH(const QString, source);
        Fixture f(source);
        WAIT_EVALUATED(f.document);
        for (const auto& kind : app::Pages::kinds()) // some make their widgets when they are seen
            f.window.pages().showPage(kind.name);
        f.messages->ask(QStringLiteral("Go on?"), QStringLiteral("Go on"), [] {});
        VERIFY_ALL_NAMED(f.window);
    }
};

FAIRLEAD_QTTEST(MainWindowTest)
#include "tst_mainwindow.moc"
