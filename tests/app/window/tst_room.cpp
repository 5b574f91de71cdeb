// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/applycontroller.h"
#include "app/editing/workspace.h"
#include "app/history/outlookcontroller.h"
#include "app/history/usagecontroller.h"
#include "app/language/language.h"
#include "app/settings/settings.h"
#include "app/settings/settingscontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/queue/queuecolumns.h"
#include "models/tree/accounttreecolumns.h"
#include "models/words/knownlanguages.h"
#include "tests/app/window/everydialog.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "tests/support/roomfaults.h"
#include "views/apply/applydialog.h"
#include "views/queue/queuetable.h"
#include "views/usage/usagepage.h"
#include "views/widgets/tables/columnfitter.h"

#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace fairlead;
using tests::named;

/// Every page and dialog at the sizes of small and large screens, in every language.
class RoomTest : public QObject
{
    Q_OBJECT

private:
    /// What the settings say of it, for as long as this lives.
    struct TextSize
    {
        TextSize(app::Settings& settings, int percent)
        {
            settings.setValue(app::settingkeys::textSize, percent);
            app::applyFont(settings);
        }
        ~TextSize() { QApplication::setFont(before); }
        QFont before = QApplication::font();
    };

    struct Fixture
    {
        Fixture(const QString& languageName, QSize size, const QString& source, int percent = 100)
            : language(languageName, QStringLiteral(FAIRLEAD_TRANSLATIONS))
            , textSize(settings, percent)
        {
            window.setTheme(views::ThemeChoice::Light);
            window.resize(size);
            window.show();
            (void)QTest::qWaitForWindowExposed(&window);
            window.open(source);
        }
        app::Language language;
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        TextSize textSize;
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
    };
    QStringList m_faults;
    tests::MessageGuard m_guard;

    static void pump()
    {
        for (int round = 0; round < 4; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

    static void settle(const QWidget& window)
    {
        pump();
        // Columns follow their numbers a little later, not with each of them.
        QTRY_VERIFY(std::ranges::none_of(window.findChildren<const views::ColumnFitter*>(),
                                         [](const auto* fitter) { return fitter->isWaiting(); }));
    }

    /// What the columns with accounts are called in the language that is set.
    static QStringList accountTitles()
    {
        return {models::AccountTreeColumns::words(models::AccountTreeColumns::AccountColumn,
                                                  Policy(), nullptr)
                    .title,
                models::QueueColumns::words(models::QueueColumns::AccountColumn, traitsOf(Policy()))
                    .title};
    }

    void check(QWidget& window, const QString& what)
    {
        settle(window);
        for (const auto& fault : tests::roomFaults(window, accountTitles()))
            m_faults << what + QStringLiteral(": ") + fault;
        const auto pictures = qEnvironmentVariable("FAIRLEAD_ROOM_PICTURES");
        if (!pictures.isEmpty())
            window.grab().save(QDir(pictures).filePath(
                QStringLiteral("%1-%2.png")
                    .arg(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'), what)));
    }

    void checkPages(Fixture& f, const QString& when)
    {
        for (const auto& kind : app::Pages::kinds()) {
            const QSignalSpy shown(&f.window.usages(), &app::UsageController::shown);
            f.window.pages().showPage(kind.name);
            if (kind.picture == app::PagePicture::OfPeriod && when.isEmpty())
                QTRY_COMPARE(shown.count(), 1);
            check(f.window, kind.name + when);
        }
    }

    /// Nothing needs more room; else who does.
    void checkSize(const QMainWindow& window, QSize size)
    {
        if (window.size() == size)
            return;
        m_faults
            << QStringLiteral("the window needs %1x%2").arg(window.width()).arg(window.height());
        auto parts = window.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (const auto& kind : app::Pages::kinds())
            parts << window.findChild<QWidget*>(kind.name);
        for (const auto* part : parts)
            m_faults << QStringLiteral("  %1: at least %2x%3")
                            .arg(tests::detail::nameOf(*part))
                            .arg(part->minimumSizeHint().width())
                            .arg(part->minimumSizeHint().height());
    }

    void checkDialog(QDialog* dialog, QSize size, const QString& what)
    {
        QFETCH(const int, percent);
        dialog->show();
        settle(*dialog);
        dialog->resize(size.boundedTo(QSize(1120, 680) * percent / 100)); // as far as there is room
        check(*dialog, what);
        if (dialog->width() > size.width() || dialog->height() > size.height())
            m_faults << QStringLiteral("%1: needs %2x%3")
                            .arg(what)
                            .arg(dialog->width())
                            .arg(dialog->height());
        dialog->close();
        pump();
    }

    static void sizes()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent"); // size of the text
        for (const auto& known : models::knownLanguages) {
            const auto* language = known.translation;
            QTest::addRow("%s text 200 %%", language)
                << QString::fromLatin1(language) << QSize(1920, 1080) << 200;
            for (const auto size :
                 {QSize(1280, 720), QSize(1366, 740), QSize(1600, 960), QSize(960, 540)})
                QTest::addRow("%s %dx%d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size << 100;
        }
    }

private slots:
    void init() { m_faults.clear(); }
    void cleanup()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        VERIFY_NO_WARNINGS();
    }

    void everyPageFits_data() { sizes(); }
    void everyPageFits();
    void everyDialogFits_data() { sizes(); }
    void everyDialogFits();
    void moabFits_data() { sizes(); }
    void moabFits();
    void aLargerWindowGivesTheQueueNoLess();
    void aSmallWindowScrollsItsTablesAlone();
    void noPageScrollsSideways_data();
    void noPageScrollsSideways();
    void sentencesOfTheQueueKeepTheirWidth();
    void theOutlookScrollsWithLargeLetters();
    void titlesAndButtonsMakeRoomForEachOther();
};

void RoomTest::noPageScrollsSideways_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("source");
    for (const auto& known : models::knownLanguages) {
        for (const auto* source : {"demo:limoges", "demo:moab"})
            QTest::addRow("%s %s", known.translation, source)
                << QString::fromLatin1(known.translation) << QString::fromLatin1(source);
    }
}

/// Overview and Compare were wider than their place, and the queue had its bars out of sight.
void RoomTest::noPageScrollsSideways()
{
    QFETCH(const QString, language);
    QFETCH(const QString, source);
    Fixture f(language, {1280, 720}, source, 200);
    WAIT_EVALUATED(f.workspace.document);
    const auto checkAll = [&](const QString& when) {
        for (const auto& kind : app::Pages::kinds()) {
            f.window.pages().showPage(kind.name);
            settle(f.window);
            for (const auto* area : f.window.pages().findChildren<QAbstractScrollArea*>()) {
                if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                    m_faults << kind.name + when + u' ' + area->objectName();
            }
        }
    };
    checkAll({});
    (void)f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "90000"});
    (void)f.workspace.editor.submit(ParameterEdit{"FSWEIGHT", "50"});
    WAIT_EVALUATED(f.workspace.document);
    checkAll(QStringLiteral("-edited"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

/// In French at 200 % they were wider than the screen.
void RoomTest::titlesAndButtonsMakeRoomForEachOther()
{
    const QSize size(1280, 720);
    Fixture f(QStringLiteral("fr"), size, QStringLiteral("demo:limoges"), 200);
    WAIT_EVALUATED(f.workspace.document);
    for (auto* dialog : tests::everyDialog(&f.window)) {
        const QLatin1String name(dialog->metaObject()->className());
        dialog->show();
        dialog->resize(size - QSize(40, 60)); // the frame, and what a desktop keeps
        settle(*dialog);
        if (name.endsWith(QLatin1String("FinderDialog")))
            QVERIFY(dialog->width() <= size.width());
        for (const auto* area : dialog->findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                m_faults << QStringLiteral("%1 lacks %2")
                                .arg(name)
                                .arg(area->horizontalScrollBar()->maximum());
        }
        dialog->close();
        pump();
    }
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

/// Beside the bars they had the width of a word.
void RoomTest::sentencesOfTheQueueKeepTheirWidth()
{
    Fixture f(QStringLiteral("fr"), {1280, 720}, QStringLiteral("demo:limoges"), 200);
    WAIT_EVALUATED(f.workspace.document);
    f.window.pages().showPage(QStringLiteral("queuePage"));
    settle(f.window);
    const auto* why = named<QWidget>(f.window, "whyText");
    const auto metrics = why->fontMetrics();
    QVERIFY(why->width() >= 30 * metrics.horizontalAdvance(QLatin1Char('0')));
    QVERIFY(why->height() >= 4 * metrics.lineSpacing());
    const auto* table = named<views::QueueTable>(f.window, "queueTable");
    QVERIFY(table->viewport()->height() >= 4 * table->rowHeight(0));
}

void RoomTest::theOutlookScrollsWithLargeLetters()
{
    Fixture f(QStringLiteral("fr"), {1280, 720}, QStringLiteral("demo:limoges"), 200);
    WAIT_EVALUATED(f.workspace.document);
    f.window.pages().showPage(QStringLiteral("outlookPage"));
    QSignalSpy shown(&f.window.outlooks(), &app::OutlookController::shown);
    named<QPushButton>(f.window, "outlookRun")->click();
    QVERIFY(shown.wait(tests::longestWait));
    settle(f.window);
    QCOMPARE(named<QScrollArea>(f.window, "outlookScroll")->horizontalScrollBar()->maximum(), 0);
    auto* details = named<QToolButton>(f.window, "outlookDetails");
    QVERIFY(!details->isChecked()); // there is no room
    details->click();
    settle(f.window);
    const auto* facts = named<QLabel>(f.window, "outlookFacts");
    QVERIFY(facts->height() >= facts->heightForWidth(facts->width()));
    const auto* charts = named<QWidget>(f.window, "outlookTwin");
    QVERIFY(charts->height() >= 10 * charts->fontMetrics().lineSpacing());
}

/// 1920x1080 at 200 %: of two scroll bars beside each other nobody knows which one to take.
void RoomTest::aSmallWindowScrollsItsTablesAlone()
{
    Fixture f(QStringLiteral("en"), {960, 540}, QStringLiteral("demo:limoges"));
    WAIT_EVALUATED(f.workspace.document);
    for (const auto& kind : app::Pages::kinds()) {
        f.window.pages().showPage(kind.name);
        settle(f.window);
        const auto* page = f.window.findChild<QScrollArea*>(kind.name);
        QVERIFY2(page != nullptr, qPrintable(kind.name));
        QVERIFY2(page->verticalScrollBar()->maximum() == 0, qPrintable(kind.name));
    }
}

void RoomTest::aLargerWindowGivesTheQueueNoLess()
{
    Fixture f(QStringLiteral("en"), {1600, 960}, QStringLiteral("demo:limoges"));
    WAIT_EVALUATED(f.workspace.document);
    f.window.pages().showPage(QStringLiteral("queuePage"));
    settle(f.window);
    const auto& table = *named<views::QueueTable>(f.window, "queueTable");
    constexpr int state = models::QueueColumns::StateColumn;
    const auto text = QStringLiteral("QOSMaxJobsPerUserLimit");
    QVERIFY2(!table.isColumnHidden(state)
                 && table.columnWidth(state) > table.fontMetrics().horizontalAdvance(text),
             qPrintable(QString::number(table.columnWidth(state))));
}

void RoomTest::everyPageFits()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    Fixture f(language, size, QStringLiteral("demo:limoges"), percent);
    WAIT_EVALUATED(f.workspace.document);
    checkSize(f.window, size);
    checkPages(f, {});
    // Numbers as long as they come, and jobs selected to be drawn.
    QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "4000000000"}));
    WAIT_EVALUATED(f.workspace.document);
    auto* table = named<views::QueueTable>(f.window, "queueTable");
    table->selectionModel()->select(
        QItemSelection(table->model()->index(0, 0), table->model()->index(11, 0)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    checkPages(f, QStringLiteral("-edited"));
    named<QDockWidget>(f.window, "whatIfDock")->raise();
    named<QDockWidget>(f.window, "issuesDock")->show();
    check(f.window, QStringLiteral("docks"));
    checkSize(f.window, size);
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void RoomTest::moabFits()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    Fixture f(language, size, QStringLiteral("demo:moab"), percent);
    WAIT_EVALUATED(f.workspace.document);
    checkSize(f.window, size);
    checkPages(f, {});
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void RoomTest::everyDialogFits()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    Fixture f(language, size, QStringLiteral("demo:limoges"), percent);
    WAIT_EVALUATED(f.workspace.document);
    QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "4000000000"}));
    WAIT_EVALUATED(f.workspace.document);
    const QSignalSpy shown(&f.window.applying(), &app::ApplyController::shown);
    f.window.applying().showDialog();
    QTRY_COMPARE(shown.count(), 1);
    checkDialog(f.window.applying().dialog(), size, QStringLiteral("apply"));

    for (auto* dialog : tests::everyDialog(&f.window))
        checkDialog(dialog, size, QString::fromLatin1(dialog->metaObject()->className()));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

FAIRLEAD_QTTEST(RoomTest)
#include "tst_room.moc"
