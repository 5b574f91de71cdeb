// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/timelinecontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/status/livecontroller.h"
#include "app/status/statusline.h"
#include "app/window/pages.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/store.h"
#include "models/accounting/store/storechange.h"
#include "models/words/valueformat.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/timeline/timelinebar.h"
#include "views/timeline/timelineslider.h"
#include "views/widgets/inputs/momentedit.h"
#include "views/widgets/modeband.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The time line as somebody uses it: on a demo with a history and one without.
class TimelineTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        using OpenWindow::OpenWindow;
        [[nodiscard]] bool openTimeline()
        {
            QSignalSpy shown(&window.timelines(), &app::TimelineController::shown);
            QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
            return !shown.isEmpty() || shown.wait(tests::longestWait);
        }
        /// A key on the slider, until what it asks for is on the screen.
        [[nodiscard]] bool press(Qt::Key key)
        {
            QSignalSpy shown(&window.timelines(), &app::TimelineController::shown);
            QTest::keyClick(bar.slider(), key);
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] QAction* action(const char* name) { return named<QAction>(window, name); }

        TimelineBar& bar = *named<TimelineBar>(window, "timelineBar");
    };

    static Edit edit() { return ParameterEdit{"PriorityWeightFairshare", "77"}; }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void thePagesShowThatMoment()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(!f.bar.isVisible());
        const auto now = f.document.snapshot();
        QVERIFY(f.openTimeline());
        QVERIFY(f.bar.isVisible());
        QVERIFY(f.press(Qt::Key_PageDown));
        QVERIFY(f.window.sources().isAway());
        QCOMPARE(f.document.snapshot()->takenAt, now->takenAt - 86400);
        QVERIFY(f.document.snapshot()->jobs.size() < now->jobs.size());
        const auto band = named<ModeBand>(f.window, "modeBand")->text();
        const auto when = models::valueformat::moment(*f.bar.moment());
        QVERIFY2(band.contains("past moment, rebuilt for " + when), qPrintable(band));
        QVERIFY2(!band.contains("as it was read"), qPrintable(band));
        QVERIFY(f.press(Qt::Key_End));
        QVERIFY(!f.window.sources().isAway());
        QCOMPARE(f.document.baseSnapshot(), now);
        QVERIFY(!named<ModeBand>(f.window, "modeBand")->text().contains("past moment"));
    }

    void aReadingThatIsOlderThanWhatWasAskedForSaysSo()
    {
        auto snapshot = std::make_shared<Snapshot>();
        snapshot->takenAt = 1'770'000'000;
        const auto read = models::valueformat::moment(snapshot->takenAt);
        app::OtherMoment other{snapshot, snapshot->takenAt, app::OtherMoment::Kind::Kept,
                               snapshot->takenAt + 3600};
        const auto name = [&] { return app::TimelineController::nameOf(other); };
        QCOMPARE(name(), "past moment, as read " + read + ", the last reading before");
        other.asked = snapshot->takenAt;
        QCOMPARE(name(), "past moment, as read " + read);
    }

    void compareSaysWhatItComparesWith()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto& page = f.window.pages().page<ComparePage>();
        const auto says = [&](const QString& words) {
            const auto labels = page.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(words); });
        };
        QVERIFY(says("compared with the cluster as it was read"));
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        QVERIFY(!says("compared with the cluster as it was read"));
        QVERIFY(says("rebuilt for " + models::valueformat::moment(*f.bar.moment())));
    }

    // Usage is of slurmctld's cycle before; who waits and runs, of the minute of the handle.
    void oneMomentAndOneCountAreOnTheScreen()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        const auto& status = *f.window.findChild<app::StatusLine*>();
        const int now = f.bar.slider()->value();
        for (const int ago : {7, 1443, 5003}) {
            QSignalSpy shown(&f.window.timelines(), &app::TimelineController::shown);
            f.bar.slider()->setValue(now - ago);
            QVERIFY(shown.wait(tests::longestWait));
            QVERIFY(f.document.now() < *f.bar.moment());
            const auto& band = *named<ModeBand>(f.window, "modeBand");
            QVERIFY(band.text().contains(models::valueformat::moment(*f.bar.moment())));
            QVERIFY2(status.text().contains(QStringLiteral("rebuilt for ")
                                            + models::valueformat::moment(*f.bar.moment())),
                     qPrintable(status.text()));
            const auto& figures = f.document.outcome().digest->figures;
            const auto waiting = QStringLiteral("%1 job").arg(figures.jobsWaiting);
            QVERIFY2(f.bar.slider()->accessibleDescription().contains(waiting),
                     qPrintable(waiting + f.bar.slider()->accessibleDescription()));
        }
    }

    /// Else every page would show another moment than the time line and the band name.
    void noOtherMomentIsComputedThen()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        const auto* edit = named<MomentEdit>(f.window, "momentEdit");
        const auto* verdict = named<QLabel>(f.window, "agreementBadge");
        QVERIFY(edit->isEnabled());
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        QVERIFY(!edit->isEnabled());
        QVERIFY2(verdict->text().startsWith("Of this moment"), qPrintable(verdict->text()));
        QVERIFY(f.press(Qt::Key_End));
        QVERIFY(edit->isEnabled());
        QVERIFY2(verdict->text().startsWith("The source"), qPrintable(verdict->text()));
    }

    void editsGoAlongAndCannotBeAppliedToThePast()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(edit()));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.action("applyChanges")->isEnabled());
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        QCOMPARE(f.document.scenario().edits.size(), std::size_t{1});
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightFairshare")),
                 QStringLiteral("77"));
        QVERIFY(!f.action("applyChanges")->isEnabled());
        QVERIFY(f.press(Qt::Key_End));
        QCOMPARE(f.document.scenario().edits.size(), std::size_t{1});
        QVERIFY(f.action("applyChanges")->isEnabled());
    }

    void aReadingWaitsUntilSomebodyComesBack()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        const auto past = f.document.baseSnapshot();
        const auto next = std::make_shared<Snapshot>(*f.window.sources().present());
        f.window.sources().showNext(next);
        QCOMPARE(f.document.baseSnapshot(), past);
        QVERIFY(f.press(Qt::Key_End));
        QCOMPARE(f.document.baseSnapshot(), std::shared_ptr<const Snapshot>(next));
    }

    void manyMomentsInARowEndAtTheLast()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        auto& slider = *f.bar.slider();
        QSignalSpy shown(&f.window.timelines(), &app::TimelineController::shown);
        const int now = slider.value();
        for (int value = now - 1; value > now - 4000; value -= 37)
            slider.setValue(value);
        QTRY_VERIFY(f.document.snapshot()->takenAt == *f.bar.moment());
        QTRY_VERIFY(!shown.isEmpty());
    }

    void closedItIsNowAgain()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        QTest::keyClick(&f.window, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!f.bar.isVisible());
        QTRY_VERIFY(!f.window.sources().isAway());
        QTRY_COMPARE(f.document.baseSnapshot(), f.window.sources().present());
    }

    void aheadIsAheadOfTheLastReading()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        auto records = recordsOf(*f.window.sources().present());
        records.jobs.pop_back();
        const auto next = *buildSnapshot(std::move(records));
        f.window.sources().showNext(next);
        WAIT_EVALUATED(f.document);
        QVERIFY(f.press(Qt::Key_PageUp));
        QCOMPARE(f.document.snapshot()->jobs.size(), next->jobs.size());
        QVERIFY(f.document.now() > next->computedAt);
    }

    void withoutAHistoryThereIsOnlyTheTimeAhead()
    {
        Fixture f(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        auto* sentence = named<QLabel>(f.window, "timelineSentence");
        QTRY_VERIFY2(sentence->text().contains("has no history of jobs"),
                     qPrintable(sentence->text()));
        QVERIFY(f.bar.slider()->isVisible());
        QCOMPARE(f.bar.slider()->value(), 0);
    }

    /// Priorities were computed two minutes before taken_at.txt was written.
    void nowIsWhatTheNumbersAreComputedFor()
    {
        Fixture f(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/classic"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.snapshot()->takenAt > f.document.now());
        QVERIFY(f.openTimeline());
        QCOMPARE(f.bar.moment().value_or(f.document.now()), f.document.now());
        const auto* edit = named<MomentEdit>(f.window, "momentEdit");
        QVERIFY2(edit->text().contains("20:17"), qPrintable(edit->text()));
    }

    void aheadTimeGoesByAndWhoWaitsWaits()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        const auto reading = f.document.snapshot();
        const auto now = f.document.now();
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageUp));
        QCOMPARE(f.document.now(), f.bar.moment().value());
        QVERIFY(f.document.now() >= now + 86400);
        QVERIFY(named<ModeBand>(f.window, "modeBand")->text().contains("time ahead"));
        const auto& status = *f.window.findChild<app::StatusLine*>();
        QVERIFY2(status.text().contains("time ahead: "), qPrintable(status.text()));
        QVERIFY(!status.text().contains("snapshot of"));
        QCOMPARE(f.document.snapshot()->jobs.id, reading->jobs.id);
        QVERIFY(!f.action("applyChanges")->isEnabled());
        const auto ahead = f.document.snapshot();
        QVERIFY(f.workspace.editor.submit(edit()));
        QVERIFY(f.press(Qt::Key_PageUp));
        QCOMPARE(f.document.snapshot(), ahead); // nothing was set up anew
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightFairshare")),
                 QStringLiteral("77"));
        QVERIFY(f.press(Qt::Key_Home));
        QCOMPARE(f.document.now(), now);
        QCOMPARE(f.document.baseSnapshot(), reading);
    }

    void readingsThatAStoreKeepsAreShownAsTheyWere()
    {
        QTemporaryDir folder;
        const accounting::StoreAddress store(folder.filePath("series.fairlead"));
        auto read
            = accounting::openSource(accounting::SourceAccess(QStringLiteral("demo:textbook")));
        QVERIFY(read);
        auto records = recordsOf(**read);
        const auto last = records.takenAt;
        for (const auto hours : {5, 3, 0}) {
            records.takenAt = last - hours * 3600;
            QVERIFY(accounting::recordSnapshot(store, records).outcome);
        }
        Fixture f(store.name);
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_Left)); // an hour ago: the one of three hours ago is the last
        QCOMPARE(f.document.snapshot()->takenAt, last - 3 * 3600);
        QVERIFY(named<ModeBand>(f.window, "modeBand")->text().contains("past moment, as read "));
        QCOMPARE(f.document.snapshot()->jobs.size(), (*read)->jobs.size());
        QVERIFY(f.press(Qt::Key_Home));
        QCOMPARE(f.document.snapshot()->takenAt, last - 5 * 3600);
        QVERIFY(f.press(Qt::Key_End));
        QCOMPARE(f.document.snapshot()->takenAt, last);
    }

    // The band said "the cluster as it was read", and the newest reading could not be chosen.
    void anEditedStoreSaysSoAndItsNewestReadingIsReached()
    {
        QTemporaryDir folder;
        const accounting::StoreAddress store(folder.filePath("edited.fairlead"));
        auto read
            = accounting::openSource(accounting::SourceAccess(QStringLiteral("demo:textbook")));
        QVERIFY(read);
        auto records = recordsOf(**read);
        records.provenance.clear(); // else it is called a demo
        const auto last = records.takenAt;
        const auto record = [&](int hours) {
            records.takenAt = last - hours * 3600;
            QVERIFY(accounting::recordSnapshot(store, records).outcome);
        };
        record(5);
        record(3);
        const Fixture followed(store.name);
        WAIT_EVALUATED(followed.document);
        QVERIFY(named<ModeBand>(followed.window, "modeBand")->text().contains("as it was read"));
        const auto revision = accounting::storeRevision(store);
        QVERIFY(revision);
        QVERIFY(accounting::applyToStore(store, {"", {edit()}}, *revision));
        record(0);

        Fixture f(store.name);
        WAIT_EVALUATED(f.document);
        const auto* band = named<ModeBand>(f.window, "modeBand");
        const auto at = [&](int hours) { return models::valueformat::moment(last - hours * 3600); };
        QTRY_COMPARE(band->text(),
                     "the store's own copy, edited or imported, of the reading of " + at(3)
                         + "; newer readings are kept, the last of " + at(0));
        const auto& status = *f.window.findChild<app::StatusLine*>();
        QVERIFY2(status.text().contains("own copy of the reading of "), qPrintable(status.text()));
        QVERIFY(f.openTimeline());
        QSignalSpy shown(&f.window.timelines(), &app::TimelineController::shown);
        f.bar.slider()->setValue(f.bar.slider()->valueOf(last));
        QVERIFY(!f.bar.slider()->isAtNow());
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.document.snapshot()->takenAt, last);
        QVERIFY2(band->text().contains("past moment, as read " + at(0)), qPrintable(band->text()));
        QVERIFY(!status.text().contains("own copy"));
        QVERIFY(f.press(Qt::Key_End));
        QCOMPARE(f.document.snapshot()->takenAt, last - 3 * 3600);
    }

    void anotherSourceHasItsOwn()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.openTimeline());
        QVERIFY(f.press(Qt::Key_PageDown));
        f.window.open(QStringLiteral("demo:textbook"));
        auto* sentence = named<QLabel>(f.window, "timelineSentence");
        QTRY_VERIFY(sentence->text().contains("has no history of jobs"));
        QVERIFY(f.bar.slider()->isAtNow());
        QVERIFY(!f.window.sources().isAway());
        QCOMPARE(f.document.baseSnapshot(), f.window.sources().present());
    }
};

FAIRLEAD_QTTEST(TimelineTest)
#include "tst_timeline.moc"
