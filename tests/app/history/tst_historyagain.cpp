// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/exportcontroller.h"
#include "app/history/outlookcontroller.h"
#include "app/history/timelinecontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/pages.h"
#include "models/outlook/outlookview.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookpage.h"
#include "views/timeline/timelinebar.h"
#include "views/timeline/timelineslider.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// A source whose history grows or goes while the window shows it, and F5.
class HistoryAgainTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    /// A capture whose history the tests write.
    struct Capture
    {
        Capture()
        {
            const QDir recorded(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"));
            for (const auto& name : recorded.entryList(QDir::Files))
                QFile::copy(recorded.filePath(name), folder.filePath(name));
            QFile file(folder.filePath(QStringLiteral("history.txt")));
            if (file.open(QIODevice::ReadOnly))
                lines = file.readAll().split('\n');
        }
        [[nodiscard]] bool write(const QByteArray& history) const
        {
            QFile file(folder.filePath(QStringLiteral("history.txt")));
            return QFile::remove(file.fileName()) && file.open(QIODevice::WriteOnly)
                && file.write(history) == history.size();
        }
        /// The first of its jobs.
        [[nodiscard]] bool writeJobs(qsizetype count) const
        {
            return write(lines.mid(0, count + 1).join('\n') + '\n');
        }
        QTemporaryDir folder;
        QByteArrayList lines;
    };

    struct Fixture : tests::OpenWindow
    {
        using OpenWindow::OpenWindow;
        [[nodiscard]] bool run()
        {
            window.pages().showPage(QStringLiteral("outlookPage"));
            QSignalSpy shown(&window.outlooks(), &app::OutlookController::shown);
            QTest::mouseClick(named<QPushButton>(window, "outlookRun"), Qt::LeftButton);
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] std::size_t jobs()
        {
            const auto shown = window.outlooks().current();
            return shown ? shown->outlook->recorded.of(replay::Grouping::Cluster).front().jobs : 0;
        }
        /// F5 would ask first whether less than before is to be shown.
        [[nodiscard]] bool open(const QString& source)
        {
            QSignalSpy again(&window.sources(), &app::SourceController::readAgain);
            window.open(source);
            return again.wait(tests::longestWait);
        }
        [[nodiscard]] bool refresh()
        {
            QSignalSpy again(&window.sources(), &app::SourceController::readAgain);
            QTest::keyClick(&window, Qt::Key_F5);
            return again.wait(tests::longestWait);
        }
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theOutlookIsOfTheHistoryAsItIsNow()
    {
        const Capture capture;
        QVERIFY(capture.writeJobs(100));
        Fixture f(capture.folder.path());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        const auto before = f.jobs();
        QVERIFY(before > 50);
        QVERIFY(capture.writeJobs(200));
        QVERIFY(f.run()); // the window has not read the source again
        QCOMPARE(f.jobs(), before);
        QVERIFY(f.refresh());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QVERIFY(f.jobs() > before + 50);
    }

    void aReadingThatTellsTheSameKeepsTheOutlook()
    {
        const Capture capture;
        QVERIFY(capture.writeJobs(100));
        Fixture f(capture.folder.path());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        const auto shown = f.window.outlooks().current();
        QVERIFY(shown != nullptr);
        f.window.pages().showPage(QStringLiteral("overviewPage")); // else it is replayed at once
        QVERIFY(f.refresh());
        QVERIFY(!f.window.outlooks().isOutdated());
        QSignalSpy compared(&f.window.outlooks(), &app::OutlookController::compared);
        QVERIFY(compared.wait(tests::longestWait));
        QCOMPARE(f.window.outlooks().current(), shown);

        QVERIFY(capture.writeJobs(200));
        QVERIFY(f.refresh());
        QTRY_VERIFY(f.window.outlooks().isOutdated());
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy written(exports, &app::ExportController::written);
        exports->writePdf(f.folder.filePath(QStringLiteral("older.pdf")));
        QVERIFY(written.wait(tests::longestWait));
        const auto note = named<QLabel>(f.window, "messageText")->text();
        QVERIFY2(note.contains("the history has been read again since"), qPrintable(note));
    }

    void otherSharesMakeItOld()
    {
        const Capture capture;
        QVERIFY(capture.writeJobs(100));
        Fixture f(capture.folder.path());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        f.window.pages().showPage(QStringLiteral("overviewPage"));
        QFile file(capture.folder.filePath(QStringLiteral("config.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto config = file.readAll();
        file.close();
        const QByteArray weight("PriorityWeightAge");
        const auto at = config.indexOf('=', config.indexOf(weight));
        QVERIFY(at > 0);
        config.insert(config.indexOf('\n', at), "7");
        QVERIFY(QFile::remove(file.fileName()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(config), config.size());
        file.close();
        QVERIFY(f.refresh());
        QTRY_VERIFY(f.window.outlooks().isOutdated());
    }

    void aHistoryThatIsGoneIsNotReplayedInSilence()
    {
        const Capture capture;
        Fixture f(capture.folder.path());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QVERIFY(f.jobs() > 100);
        QVERIFY(capture.write("\x7f\x45 no history\n"));
        QVERIFY(f.open(capture.folder.path()));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.run());
        QCOMPARE(f.jobs(), std::size_t{0});
        QVERIFY(tests::isSaid(f.window, QStringLiteral("history.txt")));
    }

    void theTimeLineIsOfItToo()
    {
        const Capture capture;
        QVERIFY(capture.writeJobs(100));
        Fixture f(capture.folder.path());
        WAIT_EVALUATED(f.document);
        auto& bar = *named<TimelineBar>(f.window, "timelineBar");
        QSignalSpy shown(&f.window.timelines(), &app::TimelineController::shown);
        QTest::keyClick(&f.window, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!shown.isEmpty() || shown.wait(tests::longestWait));
        shown.clear();
        bar.slider()->setValue(bar.slider()->value() * 3 / 4);
        QVERIFY(!shown.isEmpty() || shown.wait(tests::longestWait));
        const auto moment = bar.moment();
        QVERIFY(moment);
        const auto before = f.document.baseSnapshot();
        QVERIFY(capture.writeJobs(200));
        QVERIFY(f.refresh());
        // The same moment, with the jobs that the history knows now.
        QTRY_VERIFY(f.document.baseSnapshot() != before);
        WAIT_EVALUATED(f.document);
        QCOMPARE(bar.moment(), moment);
        QVERIFY(f.window.sources().isAway());
        QVERIFY(f.document.baseSnapshot()->jobs.size() != before->jobs.size());
        QVERIFY(capture.write("\x7f\x45 no history\n"));
        const auto last = f.document.baseSnapshot();
        QVERIFY(f.open(capture.folder.path()));
        QTRY_VERIFY(
            tests::isSaid(f.window, QStringLiteral("The history is as it was read before")));
        QCOMPARE(f.document.baseSnapshot(), last);
        QCOMPARE(bar.moment(), moment);
    }
};

FAIRLEAD_QTTEST(HistoryAgainTest)
#include "tst_historyagain.moc"
