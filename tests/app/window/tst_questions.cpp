// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/crashrecovery.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/leftedits.h"
#include "tests/support/qttestmain.h"

#include <QAbstractButton>
#include <QMenuBar>
#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <memory>

using namespace fairlead;
using tests::ConnectionsFixture;
using tests::named;

namespace {

enum class Event
{
    Connect, // the window asks whether to connect again
    Recover, // it asks whether to take the edits of a crash back up
    Fail // it says that something went wrong
};

/// A window that a crash has left edits for, and that showed a database the last time.
struct Start
{
    void happen(Event event)
    {
        switch (event) {
        case Event::Connect:
            fixture.window.reopen(
                QStringLiteral("slurmdbd://reader@127.0.0.1:1/slurm_acct_db?tls=off"));
            break;
        case Event::Recover:
            recover();
            break;
        case Event::Fail:
            fixture.messages->showError(QStringLiteral("broken"), {});
            break;
        }
    }
    void recover(const QByteArray& before = "[]")
    {
        const auto unsaved = fixture.folder.filePath("unsaved");
        tests::leaveEdits(unsaved, "demo:limoges", tests::oneEdit, "left", before);
        const QSignalSpy offered(&fixture.window.recovery(), &app::CrashRecovery::offered);
        fixture.window.beginAutosave(unsaved);
        QTRY_COMPARE(offered.count(), 1);
    }
    [[nodiscard]] QString text() const { return fixture.messages->text(); }
    void click(const char* button) const { ConnectionsFixture::click(fixture.window, button); }
    /// Edits are discarded for good where that is asked.
    void discard() const
    {
        click("messageClose");
        if (auto* question = fixture.visible("discardQuestion"))
            ConnectionsFixture::click(*question, "discardForGood");
    }
    [[nodiscard]] bool isRestored() const { return fixture.document.isEdited(); }
    [[nodiscard]] bool isConnecting() const { return fixture.visible("passwordDialog") != nullptr; }

    ConnectionsFixture fixture;
};

} // namespace

/// Two questions and an error, in all orders, answered by clicks: no answer reaches another
/// question.
class QuestionsTest : public QObject
{
    Q_OBJECT

private slots:
    /// It stands above every page, whose buttons have letters too.
    void theOfferOfEditsHasALetterOfItsOwn()
    {
        Start start;
        start.recover();
        const auto* verb = named<QAbstractButton>(start.fixture.window, "messageAccept");
        const auto letter = QKeySequence::mnemonic(verb->text());
        QVERIFY(!letter.isEmpty());
        for (const auto* button : start.fixture.window.findChildren<QAbstractButton*>()) {
            if (button != verb)
                QVERIFY2(QKeySequence::mnemonic(button->text()) != letter,
                         qPrintable(button->text()));
        }
        for (const auto* menu : start.fixture.window.menuBar()->actions())
            QVERIFY2(QKeySequence::mnemonic(menu->text()) != letter, qPrintable(menu->text()));
    }

    void eachAnswerGoesToItsQuestion_data() { orders(); }
    void eachAnswerGoesToItsQuestion()
    {
        const auto start = started();
        if (start->text().contains("close properly")) {
            start->click("messageAccept");
            WAIT_EVALUATED(start->fixture.document);
            QVERIFY(start->isRestored());
            QVERIFY(!start->isConnecting());
            QVERIFY2(!start->fixture.messages->isVisible(),
                     qPrintable(start->fixture.messages->text()));
            return;
        }
        QVERIFY(start->text().contains("Last time"));
        start->click("messageAccept");
        QVERIFY(start->isConnecting());
        QVERIFY(start->text().contains("close properly"));
        const auto zone = QDateTime::currentDateTime().timeZoneAbbreviation();
        QVERIFY2(start->text().contains(zone + QLatin1String(", can be restored")),
                 qPrintable(start->text()));
        QVERIFY(!start->isRestored() && !start->fixture.document.hasSnapshot());
        start->fixture.visible("passwordDialog")->close();
        start->click("messageAccept");
        WAIT_EVALUATED(start->fixture.document);
        QVERIFY(start->isRestored());
    }

    void whatIsDiscardedDoesNotHappen_data() { orders(); }
    void whatIsDiscardedDoesNotHappen()
    {
        const auto start = started();
        const bool isConnectFirst = start->text().contains("Last time");
        start->discard();
        QVERIFY(start->text().contains(isConnectFirst ? "close properly" : "Last time"));
        start->discard();
        const bool isErrorBack = start->fixture.messages->isVisible();
        QCOMPARE(isErrorBack, m_isErrorUnder);
        if (isErrorBack)
            QCOMPARE(start->text(), "broken");
        QVERIFY(!start->isConnecting() && !start->isRestored());
        QVERIFY(!start->fixture.document.hasSnapshot());
    }

    void whatIsKeptIsOfferedAgain()
    {
        Start start;
        start.happen(Event::Recover);
        const auto offer = start.text();
        start.click("messageClose");
        auto* question = start.fixture.visible("discardQuestion");
        QVERIFY(question != nullptr);
        ConnectionsFixture::click(*question, "discardKeep");
        QTRY_COMPARE(start.text(), offer);
        start.click("messageAccept");
        WAIT_EVALUATED(start.fixture.document);
        QVERIFY(start.isRestored());
    }

    /// Somebody else has changed the value between the crash and the next start.
    void whatOthersChangedSinceIsAConflict()
    {
        for (const auto& [before, conflicts] : {std::pair("[\"283\"]", 0), {"[\"100\"]", 1}}) {
            Start start;
            start.recover(before);
            start.click("messageAccept");
            auto& document = start.fixture.document;
            WAIT_EVALUATED(document);
            QVERIFY(start.isRestored());
            QTRY_COMPARE(static_cast<int>(document.conflicts().size()), conflicts);
            if (conflicts > 0) {
                QCOMPARE(document.conflicts()[0].before, std::string("100"));
                QCOMPARE(document.conflicts()[0].now, std::string("283"));
                document.keepMine(document.conflicts()[0]);
                WAIT_EVALUATED(document);
                QVERIFY(document.conflicts().empty());
            }
        }
    }

    void editsDoNotLandOnAnotherSource()
    {
        Start start;
        start.happen(Event::Recover);
        start.click("messageAccept");
        start.fixture.window.open(QStringLiteral("demo:textbook")); // before limoges is there
        WAIT_EVALUATED(start.fixture.document);
        QVERIFY(!start.isRestored());
    }

private:
    using Order = std::array<Event, 3>;

    static void orders()
    {
        QTest::addColumn<QList<int>>("order");
        QList<int> order{0, 1, 2};
        do
            QTest::addRow("%d%d%d", order[0], order[1], order[2]) << order;
        while (std::next_permutation(order.begin(), order.end()));
    }
    static Order order()
    {
        QFETCH(const QList<int>, order);
        return {static_cast<Event>(order[0]), static_cast<Event>(order[1]),
                static_cast<Event>(order[2])};
    }
    // Everything has happened, and the first question can be read.
    std::unique_ptr<Start> started()
    {
        auto start = std::make_unique<Start>();
        for (const auto event : order())
            start->happen(event);
        m_isErrorUnder = order().back() != Event::Fail;
        if (!m_isErrorUnder) {
            [&] { QCOMPARE(start->text(), "broken"); }();
            start->click("messageClose");
        }
        return start;
    }

    bool m_isErrorUnder = false; // covered by a question
};

FAIRLEAD_QTTEST(QuestionsTest)
#include "tst_questions.moc"
