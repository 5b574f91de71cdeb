// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/timeline/marksdialog.h"
#include "views/timeline/timelinebar.h"
#include "views/timeline/timelineslider.h"
#include "views/widgets/inputs/momentedit.h"
#include "views/widgets/inputs/refusal.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

namespace {
constexpr std::int64_t from = 1'770'000'000;
constexpr std::int64_t day = 86400;
constexpr auto now = from + 10 * day;
constexpr TimelineSpan span{from, now, now + 4 * day};
} // namespace

class TimelineBarTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture
    {
        Fixture()
        {
            bar.resize(900, bar.sizeHint().height());
            bar.show();
            (void)QTest::qWaitForWindowExposed(&bar);
            bar.showSpan(span, {{1, 10}, {5, 20}, {2, 5}});
        }
        TimelineBar bar;
        TimelineSlider& slider = *bar.slider();
    };

    static QString momentText(std::int64_t moment)
    {
        return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC)
            .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    }

    static void type(Fixture& f, const QString& text)
    {
        auto* edit = named<MomentEdit>(f.bar, "timelineEdit");
        edit->selectAll();
        QTest::keyClick(edit->findChild<QLineEdit*>(), Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void areaAndLineAreNamedWithTheirHeights()
    {
        Fixture f;
        const auto* legend = named<QLabel>(f.bar, "timelineLegend");
        QVERIFY(legend->isVisible());
        QCOMPARE(legend->text(), "Area: jobs waiting, at most 5\nLine: CPUs running, at most 20");
        f.bar.showSentence(QStringLiteral("none"));
        QVERIFY(!legend->isVisible());
    }

    void aLongSentenceIsShownWhole()
    {
        QWidget window;
        auto* bar = new TimelineBar(&window);
        bar->resize(560, bar->sizeHint().height());
        window.show();
        bar->showSentence(QStringLiteral("The source keeps no history of jobs. ").repeated(6));
        const auto* sentence = named<QLabel>(*bar, "timelineSentence");
        QTRY_VERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
        bar->showSpan(span, {});
        QVERIFY(bar->minimumHeight() < 60);
    }

    void withoutASpanThereIsNoMoment()
    {
        Fixture f;
        f.bar.showSentence(QStringLiteral("Nothing is open."));
        for (const auto* part : {"timelineEdit", "timelineNow"})
            QVERIFY(!named<QWidget>(f.bar, part)->isVisible());
        QVERIFY(!f.slider.isVisible());
        f.bar.showSpan(span, {});
        QVERIFY(named<MomentEdit>(f.bar, "timelineEdit")->isVisible());
        QVERIFY(named<MomentEdit>(f.bar, "timelineEdit")->isEnabled());
    }

    void itBeginsAtNow()
    {
        Fixture f;
        QVERIFY(f.slider.isAtNow());
        QVERIFY(!f.bar.moment());
        QVERIFY(!named<QToolButton>(f.bar, "timelineNow")->isEnabled());
    }

    /// The tool tip is also what a screen reader says of the handle.
    void ofWhichCycleTheUsageIs()
    {
        Fixture f;
        f.slider.setCycles({from + 100, from + 400, from + day});
        f.bar.setMoment(from + 600);
        const auto text = f.slider.accessibleDescription();
        QVERIFY2(text.contains(QStringLiteral("slurmctld's cycle of %1 UTC")
                                   .arg(QDateTime::fromSecsSinceEpoch(from + 400, Qt::UTC)
                                            .toString(QStringLiteral("HH:mm:ss")))),
                 qPrintable(text));
        f.bar.setMoment(from);
        QVERIFY(!f.slider.accessibleDescription().contains("cycle"));
        f.bar.setMoment(now + day);
        QVERIFY2(!f.slider.accessibleDescription().contains("cycle"), "nobody knows those");
    }

    void theMarksAreATableToo()
    {
        using Kind = TimelineMark::Kind;
        Fixture f;
        f.bar.showSpan(span, {}, {{now + day, Kind::Reset}, {from + day, Kind::Reading}},
                       {from + 600, from + 2 * day});
        QTest::mouseClick(named<QToolButton>(f.bar, "timelineMarks"), Qt::LeftButton);
        auto* dialog = f.bar.findChild<MarksDialog*>();
        QVERIFY(dialog != nullptr);
        const auto& model = *dialog->model();
        const auto text = [&](int row, int column) { return model.index(row, column).data(); };
        QCOMPARE(model.rowCount(), 4); // the oldest first
        QCOMPARE(text(0, MarksModel::KindColumn), "slurmctld computed usage");
        QCOMPARE(text(1, MarksModel::KindColumn), "A reading was kept");
        QCOMPARE(text(3, MarksModel::KindColumn), "All usage is set to zero");
        QCOMPARE(text(1, MarksModel::MomentColumn), momentText(from + day) + ":00");
        auto* table = named<QTreeView>(*dialog, "marksTable");
        QCOMPARE(table->currentIndex().row(), 2); // the last before now
        QSignalSpy changed(&f.bar, &TimelineBar::momentChanged);
        QTest::keyClick(table, Qt::Key_Up);
        QTest::mouseClick(named<QPushButton>(*dialog, "marksGo"), Qt::LeftButton);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(f.bar.moment(), from + day);
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return); // by key
        QCOMPARE(f.bar.moment(), now + day);
        named<QCheckBox>(*dialog, "marksCycles")->click();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(text(0, MarksModel::KindColumn), "A reading was kept");
        // Another reading brings other marks, no line none.
        f.bar.showSpan(span, {}, {{from + day, Kind::Reading}});
        QCOMPARE(model.rowCount(), 1);
        const QPointer<MarksDialog> watched(dialog);
        f.bar.showSentence(QStringLiteral("Nothing is open."));
        QTRY_VERIFY(watched.isNull());
    }

    void cyclesAreMarkedWhereThereIsRoom()
    {
        Fixture f;
        f.bar.setMoment(from);
        const auto without = f.slider.grab().toImage();
        std::vector<std::int64_t> hourly;
        for (auto moment = from; moment < now; moment += 60)
            hourly.push_back(moment);
        f.slider.setCycles(hourly);
        QCOMPARE(f.slider.grab().toImage(), without);
        f.slider.setCycles({from + 3 * day, from + 6 * day});
        QVERIFY(f.slider.grab().toImage() != without);
    }

    void draggingGoesThereStepByStep()
    {
        Fixture f;
        QSignalSpy moved(&f.bar, &TimelineBar::momentChanged);
        const int y = f.slider.height() / 2;
        const auto pixel = [&](std::int64_t moment) {
            return QPoint(f.slider.pixelOf(f.slider.valueOf(moment)), y);
        };
        QTest::mousePress(&f.slider, Qt::LeftButton, {}, pixel(from + 8 * day));
        QTest::mouseMove(&f.slider, pixel(from + 6 * day));
        QTest::mouseRelease(&f.slider, Qt::LeftButton, {}, pixel(from + 6 * day));
        QCOMPARE(moved.count(), 2);
        QVERIFY(f.bar.moment());
        QVERIFY(std::abs(*f.bar.moment() - (from + 6 * day)) < day / 20); // of a pixel
        QTest::mouseClick(named<QToolButton>(f.bar, "timelineNow"), Qt::LeftButton);
        QVERIFY(!f.bar.moment());
    }

    void keysGoByHoursAndDays()
    {
        Fixture f;
        QTest::keyClick(&f.slider, Qt::Key_PageDown);
        QCOMPARE(*f.bar.moment(), from + 9 * day);
        QTest::keyClick(&f.slider, Qt::Key_Left);
        QCOMPARE(*f.bar.moment(), from + 9 * day - 3600);
        QTest::keyClick(&f.slider, Qt::Key_Home);
        QCOMPARE(*f.bar.moment(), from);
        QTest::keyClick(&f.slider, Qt::Key_End);
        QVERIFY(!f.bar.moment());
        QTest::keyClick(&f.slider, Qt::Key_PageUp);
        QCOMPARE(*f.bar.moment(), now + day);
        QTest::keyClick(&f.slider, Qt::Key_End);
        QCOMPARE(*f.bar.moment(), span.until);
        QTest::keyClick(&f.slider, Qt::Key_Home);
        QVERIFY(!f.bar.moment());
    }

    void everyPlaceIsAMoment()
    {
        Fixture f;
        int last = -1;
        for (int value = 0; value <= f.slider.maximum(); value += 600) {
            QCOMPARE(f.slider.valueOf(f.slider.momentOf(value)), value);
            QVERIFY(f.slider.pixelOf(value) >= last);
            last = f.slider.pixelOf(value);
        }
        QTest::mouseClick(&f.slider, Qt::LeftButton, {},
                          {f.slider.pixelOf(f.slider.valueOf(now + 2 * day)), 5});
        QVERIFY(std::abs(*f.bar.moment() - (now + 2 * day)) < day / 20); // of a pixel
        QVERIFY(f.slider.accessibleDescription().contains(QStringLiteral("nobody comes")));
    }

    void withoutAPastThereIsOnlyTheTimeAhead()
    {
        Fixture f;
        f.bar.showSpan({now, now, now + day}, {});
        f.bar.setWhyNoPast(QStringLiteral("no history"));
        QVERIFY(f.slider.isVisible() && f.slider.isAtNow());
        QCOMPARE(f.slider.value(), 0);
        QVERIFY(named<QLabel>(f.bar, "timelineSentence")->isVisible());
        QTest::keyClick(&f.slider, Qt::Key_Right);
        QCOMPARE(*f.bar.moment(), now + 3600);
    }

    void marksSayWhatHappened()
    {
        Fixture f;
        f.bar.showSpan(span, {},
                       {{from + 5 * day, TimelineMark::Kind::Reading},
                        {from + 7 * day, TimelineMark::Kind::Reset}});
        const auto said = [&](std::int64_t moment) {
            f.slider.setValue(f.slider.valueOf(moment));
            return f.slider.accessibleDescription();
        };
        QVERIFY(said(from + 5 * day).contains(QStringLiteral("A reading was kept")));
        QVERIFY(!said(from + 6 * day).contains(QStringLiteral("kept")));
        QVERIFY(said(from + 7 * day).contains(QStringLiteral("All usage was set to zero")));
        const auto image = f.slider.grab().toImage();
        f.slider.setMarks({});
        QVERIFY(f.slider.grab().toImage() != image);
    }

    void aMomentCanBeTyped()
    {
        Fixture f;
        type(f, momentText(from + 3 * day + 120));
        QCOMPARE(*f.bar.moment(), from + 3 * day + 120);
        QVERIFY(f.bar.findChild<Refusal*>() == nullptr);
    }

    void aMomentOutsideIsRefusedInWords()
    {
        Fixture f;
        f.bar.setMoment(from + day);
        for (const auto moment : {from - day, span.until + day}) {
            type(f, momentText(moment));
            QCOMPARE(*f.bar.moment(), from + day);
            auto* refusal = f.bar.findChild<Refusal*>();
            QVERIFY(refusal != nullptr && refusal->isVisible());
            QVERIFY2(refusal->text().contains(momentText(from)), qPrintable(refusal->text()));
        }
    }

    void nowEndsTheRefusal()
    {
        Fixture f;
        f.bar.setMoment(from + day);
        type(f, QStringLiteral("yesterday"));
        QVERIFY(f.bar.findChild<Refusal*>() != nullptr);
        named<QToolButton>(f.bar, "timelineNow")->click();
        QVERIFY(f.bar.findChild<Refusal*>() == nullptr);
    }

    void whatIsNoMomentIsRefusedInWords()
    {
        Fixture f;
        f.bar.setMoment(from + day);
        for (const auto* text : {"2026-02-31 09:00", "yesterday", "", "2026-02-03 25:00"}) {
            type(f, QString::fromLatin1(text));
            QCOMPARE(*f.bar.moment(), from + day);
            auto* refusal = f.bar.findChild<Refusal*>();
            QVERIFY(refusal != nullptr && refusal->isVisible());
            QVERIFY2(refusal->text().contains("not a moment"), qPrintable(refusal->text()));
            QCOMPARE(named<MomentEdit>(f.bar, "timelineEdit")->text(), momentText(from + day));
        }
    }

    /// Now and the begin of the history are seldom whole minutes.
    void theMinuteIsTheOneThatWasTyped()
    {
        Fixture f;
        f.bar.showSpan({from + 17, now + 43, now + 4 * day + 43}, {});
        QVERIFY(f.slider.isAtNow());
        for (const auto moment : {now - 60, now, from + 60, now + 60, now + day}) {
            type(f, momentText(moment));
            QCOMPARE(*f.bar.moment(), moment);
        }
        type(f, momentText(from)); // begins in that minute
        QCOMPARE(*f.bar.moment(), from + 17);
        for (int value = 0; value <= f.slider.maximum(); ++value)
            QCOMPARE(f.slider.valueOf(f.slider.momentOf(value)), value);
    }

    void theArrowsStepThePartUnderTheCursor()
    {
        Fixture f;
        f.bar.setMoment(from + 3 * day);
        auto* edit = named<MomentEdit>(f.bar, "timelineEdit");
        auto* line = edit->findChild<QLineEdit*>();
        line->setCursorPosition(9);
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(*f.bar.moment(), from + 4 * day);
        line->setCursorPosition(16);
        QTest::keyClick(edit, Qt::Key_Down);
        QCOMPARE(*f.bar.moment(), from + 4 * day - 60);
    }

    void whatItSaysCanBeHeard()
    {
        Fixture f;
        QCOMPARE(f.slider.accessibleName(), QStringLiteral("Moment that the pages show"));
        QVERIFY(f.slider.accessibleDescription().startsWith(QStringLiteral("Now")));
        f.slider.setValue(f.slider.valueOf(from + 5 * day));
        QVERIFY2(f.slider.accessibleDescription().contains(QStringLiteral("5 ")),
                 qPrintable(f.slider.accessibleDescription()));
    }

    void withoutAHistoryThereIsASentence()
    {
        Fixture f;
        f.bar.showSentence(QStringLiteral("no history"));
        QVERIFY(!f.slider.isVisible());
        QVERIFY(named<QLabel>(f.bar, "timelineSentence")->isVisible());
        QVERIFY(!f.bar.moment());
    }

    void theWheelPassesBy()
    {
        Fixture f;
        f.bar.findChild<MomentEdit*>()->setFocus();
        QWheelEvent wheel(QPointF(50, 10), f.slider.mapToGlobal(QPointF(50, 10)), {}, {0, 120}, {},
                          {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&f.slider, &wheel);
        QVERIFY(f.slider.isAtNow());
    }
};

FAIRLEAD_QTTEST(TimelineBarTest)
#include "tst_timelinebar.moc"
