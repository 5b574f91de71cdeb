// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/liverefresh.h"
#include "models/accounting/sources/fingerprint.h"
#include "tests/support/qttestmain.h"
#include "tests/support/queuetext.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <semaphore>

using namespace fairlead;
using app::LiveRefresh;
using std::chrono::seconds;

namespace {

/// A source that answers when the test says so, and writes down how it was asked.
struct FakeSource
{
    LiveRefresh::Reader reader()
    {
        return [this](const accounting::SourceAccess&,
                      const QByteArray& fingerprint) -> Result<LiveRefresh::Reading> {
            mostAtOnce = std::max(mostAtOnce.load(), ++running);
            ++asked;
            onGuiThread = onGuiThread || QThread::currentThread() == guiThread;
            gate.acquire();
            --running;
            if (isGone)
                return Error{ErrorCode::SourceUnreachable, worded("gone"), {}};
            if (!fingerprint.isEmpty() && fingerprint == content)
                return LiveRefresh::Reading{nullptr, content};
            return LiveRefresh::Reading{tests::built(tests::queueRecords("chem 1\n", "")), content};
        };
    }
    QThread* guiThread = QThread::currentThread();
    std::counting_semaphore<1000> gate{0};
    std::atomic<int> running = 0;
    std::atomic<int> mostAtOnce = 0;
    std::atomic<int> asked = 0;
    std::atomic<bool> onGuiThread = false;
    std::atomic<bool> isGone = false;
    QByteArray content = "1"; // changed only while nobody reads
};

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

} // namespace

class LiveRefreshTest : public QObject
{
    Q_OBJECT

private slots:
    void readingsNeverOverlapAndNeverBlockTheWindow()
    {
        FakeSource source;
        LiveRefresh live(nullptr, source.reader());
        const QSignalSpy arrived(&live, &LiveRefresh::arrived);
        live.refresh();
        QVERIFY2(!live.isReading(), "nothing is open");
        live.setSource(QStringLiteral("here"));
        live.setInterval(seconds(10));
        for (int i = 0; i < 50; ++i)
            live.refresh(); // returns at once although the source hangs
        QVERIFY(live.isReading());
        QVERIFY(!live.untilNext());
        QTRY_COMPARE(source.asked.load(), 1);
        source.gate.release(100);
        QTRY_COMPARE(arrived.count(), 1);
        QVERIFY(!live.isReading());
        QCOMPARE(live.untilNext()->count(), 10);
        live.refresh();
        QTRY_VERIFY(!live.isReading());
        QCOMPARE(source.asked.load(), 2);
        QCOMPARE(source.mostAtOnce.load(), 1);
        QVERIFY(!source.onGuiThread);
    }

    void whatHasNotChangedIsNoNewSnapshot()
    {
        FakeSource source;
        source.gate.release(100);
        LiveRefresh live(nullptr, source.reader());
        live.setSource(QStringLiteral("here"));
        const QSignalSpy arrived(&live, &LiveRefresh::arrived);
        for (const int expected : {1, 1, 1}) {
            live.refresh();
            QTRY_VERIFY(!live.isReading());
            QCOMPARE(arrived.count(), expected);
        }
        source.content = "2";
        live.refresh();
        QTRY_COMPARE(arrived.count(), 2);
    }

    void whoWritesHasReadItToo()
    {
        FakeSource source;
        source.gate.release(100);
        LiveRefresh live(nullptr, source.reader());
        live.setSource(QStringLiteral("here"));
        const auto opened = live.lastAnswer();
        QTRY_VERIFY(QDateTime::currentDateTime() > opened);
        live.noteAnswer();
        QVERIFY(live.lastAnswer() > opened);
        source.isGone = true;
        live.refresh();
        QTRY_VERIFY(!live.isReading());
        const auto before = live.lastAnswer();
        QTRY_VERIFY(QDateTime::currentDateTime() > before);
        live.noteAnswer(); // it says so itself when it is there again
        QCOMPARE(live.lastAnswer(), before);
    }

    void aSourceThatVanishesIsAskedLaterAndLaterAndComesBack()
    {
        FakeSource source;
        source.gate.release(100);
        LiveRefresh live(nullptr, source.reader());
        live.setSource(QStringLiteral("here"));
        live.setInterval(seconds(30));
        const QSignalSpy arrived(&live, &LiveRefresh::arrived);
        const auto lastAnswer = live.lastAnswer();
        QVERIFY(lastAnswer.isValid());
        source.isGone = true;
        for (const int delay : {60, 120, 240, 480, 600, 600}) {
            live.refresh(LiveRefresh::Asked::ByTimer);
            QTRY_VERIFY(!live.isReading());
            QVERIFY(live.problem());
            QCOMPARE(live.untilNext()->count(), delay);
            QCOMPARE(live.lastAnswer(), lastAnswer);
        }
        QCOMPARE(arrived.count(), 0);
        live.setSource(QStringLiteral("here"));
        for (int i = 0; i < 3; ++i) { // who looks again and again does not put the next one off
            live.refresh();
            QTRY_VERIFY(!live.isReading());
            QCOMPARE(live.untilNext()->count(), 60);
        }
        source.isGone = false;
        live.refresh();
        QTRY_COMPARE(arrived.count(), 1);
        QVERIFY(!live.problem());
        QCOMPARE(live.untilNext()->count(), 30);
    }

    void aReadingThatThrowsIsAProblemLikeAnother()
    {
        LiveRefresh live(
            nullptr,
            [](const accounting::SourceAccess&, const QByteArray&) -> Result<LiveRefresh::Reading> {
                throw std::bad_alloc();
            });
        live.setSource(QStringLiteral("here"));
        live.refresh();
        QTRY_VERIFY(!live.isReading());
        QVERIFY(live.problem());
        QCOMPARE(live.problem()->code, ErrorCode::OutOfMemory);
    }

    void refreshesByItself()
    {
        FakeSource source;
        source.gate.release(100);
        LiveRefresh live(nullptr, source.reader());
        live.setSource(QStringLiteral("here"));
        QVERIFY(!live.untilNext());
        live.setInterval(seconds(1));
        QTRY_VERIFY(source.asked.load() >= 2);
        live.setInterval(seconds(0));
        QTRY_VERIFY(!live.isReading());
        QVERIFY(!live.untilNext());
    }

    void anotherSourceIsNotShownTheOldOnesReading()
    {
        FakeSource source;
        LiveRefresh live(nullptr, source.reader());
        live.setSource(QStringLiteral("old"));
        const QSignalSpy arrived(&live, &LiveRefresh::arrived);
        live.refresh();
        QTRY_COMPARE(source.asked.load(), 1);
        live.setSource(QStringLiteral("new"));
        QVERIFY(!live.isReading());
        live.refresh();
        source.gate.release(2);
        QTRY_COMPARE(arrived.count(), 1);
        QCOMPARE(source.asked.load(), 2);
        QCOMPARE(source.mostAtOnce.load(), 1);
    }

    void fingerprintsSeeEveryFile()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("assocs.txt");
        write(path, "one");
        const auto first = accounting::fingerprintOf(folder.path());
        QVERIFY(!first.isEmpty());
        QCOMPARE(accounting::fingerprintOf(folder.path()), first);
        write(path, "three");
        const auto second = accounting::fingerprintOf(folder.path());
        QVERIFY(second != first);
        write(folder.filePath("jobs.txt"), "");
        QVERIFY(accounting::fingerprintOf(folder.path()) != second);
        QVERIFY(accounting::fingerprintOf(folder.filePath("gone")).isEmpty());
        QVERIFY(accounting::fingerprintOf(QStringLiteral("slurmdbd://user@host/slurm_acct_db"))
                    .isEmpty());
    }
};

FAIRLEAD_QTTEST(LiveRefreshTest)
#include "tst_liverefresh.moc"
