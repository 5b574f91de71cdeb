// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookcontroller.h"
#include "app/history/timelinecontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/pages.h"
#include "engine/base/durations.h"
#include "models/words/valueformat.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookpage.h"
#include "views/timeline/timelinebar.h"
#include "views/widgets/inputs/momentedit.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using durations::day;
using tests::named;

/// Which part of the history the page Outlook replays while the time line is open.
class OutlookMomentTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        Fixture() { window.pages().showPage(QStringLiteral("outlookPage")); }
        [[nodiscard]] bool openTimeline()
        {
            QSignalSpy shown(&window.timelines(), &app::TimelineController::shown);
            QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
            return !shown.isEmpty() || shown.wait(tests::longestWait);
        }
        [[nodiscard]] bool goTo(const char* moment)
        {
            QSignalSpy shown(&window.timelines(), &app::TimelineController::shown);
            auto* edit = named<MomentEdit>(bar, "timelineEdit");
            edit->selectAll();
            QTest::keyClick(edit->findChild<QLineEdit*>(), Qt::Key_Delete);
            QTest::keyClicks(edit, QLatin1String(moment));
            QTest::keyClick(edit, Qt::Key_Return);
            return !shown.isEmpty() || shown.wait(tests::longestWait);
        }
        void chooseDays(int days)
        {
            auto* box = named<QComboBox>(page, "outlookDays");
            box->setCurrentIndex(box->findData(days));
        }
        [[nodiscard]] bool run()
        {
            QSignalSpy shown(&window.outlooks(), &app::OutlookController::shown);
            QTest::mouseClick(named<QPushButton>(page, "outlookRun"), Qt::LeftButton);
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] const replay::Outlook& outlook()
        {
            return *window.outlooks().current()->outlook;
        }
        [[nodiscard]] std::size_t jobs()
        {
            return outlook().recorded.of(replay::Grouping::Cluster).front().jobs;
        }
        [[nodiscard]] bool says(const QString& words) const { return tests::isSaid(page, words); }

        OutlookPage& page = window.pages().page<OutlookPage>();
        TimelineBar& bar = *named<TimelineBar>(window, "timelineBar");
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void lastDaysEndAtTheMomentOfTheTimeLine()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        QVERIFY(f.goTo("2026-02-20 09:00"));
        f.chooseDays(7);
        QVERIFY(f.run());
        // replay demo:limoges --from 2026-02-13T09:00:00 --to 2026-02-20T09:00:00
        QCOMPARE(f.jobs(), std::size_t{1113});
        QCOMPARE(f.outlook().to - f.outlook().from, 7 * day);
        QVERIFY(f.says("Replayed: 2026-02-13 09:00 – 2026-02-20 09:00"));
    }

    void ofAMomentAheadTheyAreTheLastDaysOfTheHistory()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.chooseDays(7);
        QVERIFY(f.run());
        const auto now = f.window.outlooks().current();
        QVERIFY(f.openTimeline());
        const auto present = f.document.snapshot()->takenAt;
        const auto ahead = QDateTime::fromSecsSinceEpoch(present + 3 * day, Qt::UTC)
                               .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
        QVERIFY(f.goTo(qPrintable(ahead)));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.window.outlooks().current(), now); // nothing of it is another
        QCOMPARE(now->outlook->to - now->outlook->from, 7 * day);
    }

    void daysWithoutJobsAreRefused()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        const auto first = models::valueformat::bareMoment(*[&] {
            auto* slider = f.bar.findChild<QAbstractSlider*>();
            slider->setValue(0);
            return f.bar.moment();
        }());
        QVERIFY(f.goTo(qPrintable(first)));
        f.chooseDays(7);
        QVERIFY(f.run());
        QVERIFY(f.says("There is no job to replay in these days"));
        QVERIFY(f.says("to " + first));
        QVERIFY(f.window.outlooks().current() == nullptr);
        f.chooseDays(0);
        QVERIFY(f.run());
        QVERIFY(f.jobs() > 2000);
    }

    void aMomentThatChangesNothingOfAReplayStartsNone()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        const auto shown = f.window.outlooks().current();
        QVERIFY(f.openTimeline());
        QVERIFY(f.goTo("2026-02-20 09:00"));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.window.outlooks().current(), shown);
        QVERIFY(!named<QPushButton>(f.page, "outlookStop")->isVisible());
        QVERIFY(f.run()); // and it would have been the same
        const auto& before = shown->outlook->policies.front().replicas;
        const auto& after = f.outlook().policies.front().replicas;
        for (std::size_t i = 0; i < before.size(); ++i)
            QCOMPARE(after[i].of(replay::Grouping::Cluster).front().meanWait,
                     before[i].of(replay::Grouping::Cluster).front().meanWait);
    }

    void itSaysWhyARunWouldGiveSomethingElse()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.chooseDays(7);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        f.page.hide(); // or a quick run would follow by itself
        QVERIFY(f.openTimeline());
        QVERIFY(f.goTo("2026-02-20 09:00"));
        WAIT_EVALUATED(f.document);
        const auto* state = named<QLabel>(f.page, "outlookState");
        QTRY_VERIFY2(state->text().contains("The time line stands at another moment"),
                     qPrintable(state->text()));
        QVERIFY(f.goTo("2026-02-21 09:00"));
        QSignalSpy again(&f.window.sources(), &app::SourceController::readAgain);
        QTest::keyClick(&f.window, Qt::Key_F5);
        QVERIFY(again.wait(tests::longestWait));
        // It tells the same: the time line alone is why.
        QTRY_VERIFY2(state->text().contains("The time line stands at another moment"),
                     qPrintable(state->text()));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "7"}));
        QTRY_VERIFY2(state->text().contains("This is of other settings"),
                     qPrintable(state->text()));
    }
};

FAIRLEAD_QTTEST(OutlookMomentTest)
#include "tst_outlookmoment.moc"
