// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/colourvision.h"
#include "tests/support/qttestmain.h"
#include "views/theme/theme.h"
#include "views/widgets/texts/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTimer>

using fairlead::views::MessageBar;

/// Whoever asks counts the answers.
class MessageBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bar = std::make_unique<MessageBar>();
        m_answers.clear();
    }

    void everyQuestionHasItsOwnAnswer()
    {
        ask("first");
        ask("second");
        QCOMPARE(m_bar->text(), "first");
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"first"});
        QCOMPARE(m_bar->text(), "second");
        click("messageAccept");
        QCOMPARE(m_answers, (QStringList{"first", "second"}));
        QVERIFY(!m_bar->isVisible());
    }

    // At 200 % of the text the buttons left the offer a column of 190 pixels.
    void buttonsStandBelowWhereTheTextWouldBeAColumn()
    {
        m_bar->ask(
            QStringLiteral("A window was not closed properly, and its three edits of the "
                           "cluster limoges, which nobody has saved, are still there."),
            QStringLiteral("Restore the edits of that window"), [] {}, [] {});
        auto* text = m_bar->findChild<QLabel*>(QStringLiteral("messageText"));
        const auto* accept = button("messageAccept");
        const int letter = m_bar->fontMetrics().averageCharWidth();
        m_bar->resize(200 * letter, m_bar->heightForWidth(200 * letter));
        QTRY_VERIFY(accept->geometry().left() > text->geometry().right());
        m_bar->resize(60 * letter, 400);
        QTRY_VERIFY(accept->geometry().top() > text->geometry().bottom());
        QVERIFY(text->width() > 50 * letter);
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        m_bar->resize(40 * letter, 400); // and below each other
        const auto* close = button("messageClose");
        QTRY_VERIFY(close->geometry().top() > accept->geometry().bottom());
        QVERIFY(close->geometry().bottom() <= m_bar->height());
    }

    void whatCannotWaitComesFirst()
    {
        ask("restore?");
        m_bar->askFirst("the source is gone", "again", [this] { m_answers << "gone"; });
        QCOMPARE(m_bar->text(), "the source is gone");
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"gone"});
        QCOMPARE(m_bar->text(), "restore?");
        const auto other = m_bar->askFirst("the source is gone", "again", [] {});
        m_bar->withdraw(other);
        QCOMPARE(m_bar->text(), "restore?");
        click("messageAccept");
        QCOMPARE(m_answers, (QStringList{"gone", "restore?"}));
    }

    void aNoteLeavesByItselfAndAnErrorStays()
    {
        auto* leaving = m_bar->findChild<QTimer*>();
        m_bar->showError("broken", "in detail");
        QVERIFY(!leaving->isActive());
        m_bar->showNote("done");
        QVERIFY(leaving->isActive());
        leaving->start(0);
        QTRY_VERIFY(!m_bar->isVisible());
    }

    void discardingOneLeavesTheOthers()
    {
        ask("first");
        ask("second");
        click("messageClose");
        QCOMPARE(m_bar->text(), "second");
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"second"});
    }

    void aNoticeNeverTakesAQuestionAway()
    {
        ask("question");
        m_bar->showError("broken", "in detail");
        QCOMPARE(m_bar->text(), "broken");
        QVERIFY(!button("messageAccept")->isVisible());
        click("messageClose");
        QCOMPARE(m_bar->text(), "question");
        m_bar->showNote("written");
        m_bar->dismiss();
        QCOMPARE(m_bar->text(), "question");
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"question"});
    }

    void aQuestionGivesTheErrorBack()
    {
        m_bar->showError("broken", {});
        ask("question");
        QCOMPARE(m_bar->text(), "question");
        click("messageAccept");
        QCOMPARE(m_bar->text(), "broken");
        click("messageClose");
        QVERIFY(!m_bar->isVisible());
    }

    void anErrorGoesWithItsCauseAlsoUnderAQuestion()
    {
        m_bar->showError("broken", {});
        ask("question");
        m_bar->withdrawNotice("something else");
        m_bar->withdrawNotice("broken");
        QCOMPARE(m_bar->text(), "question");
        click("messageAccept");
        QVERIFY(!m_bar->isVisible());
    }

    void aQuestionUnderANoticeIsNotAnswered()
    {
        ask("question");
        m_bar->showNote("written");
        click("messageClose");
        QVERIFY(m_answers.isEmpty());
        QCOMPARE(m_bar->text(), "question");
    }

    /// Discard comes to where Close was, just when somebody clicks.
    void aClickMeantForTheNoteBeforeAnswersNothing()
    {
        ask("question");
        m_bar->showNote("written");
        m_bar->setAttribute(Qt::WA_UnderMouse);
        auto* unread = m_bar->findChild<QTimer*>(QStringLiteral("messageUnread"));
        unread->setInterval(fairlead::tests::longestWait); // on a busy machine too
        m_bar->dismiss();
        QCOMPARE(m_bar->text(), "question");
        QVERIFY(unread->isActive());
        click("messageClose");
        click("messageAccept");
        QCOMPARE(m_bar->text(), "question");
        QVERIFY(m_answers.isEmpty());
        unread->start(0);
        QTRY_VERIFY(!unread->isActive());
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"question"});
    }

    void whatIsWithdrawnIsNotAsked()
    {
        const auto first = ask("first");
        ask("second");
        m_bar->withdraw(first);
        QCOMPARE(m_bar->text(), "second");
        m_bar->withdraw(first);
        click("messageAccept");
        QCOMPARE(m_answers, QStringList{"second"});
    }

    void whoeverWaitsCancelsHisOwn()
    {
        int cancelled = 0;
        ask("question");
        m_bar->showProgress("old", [&] { cancelled += 100; });
        m_bar->showProgress("reading", [&] { ++cancelled; });
        click("messageClose");
        QCOMPARE(cancelled, 1);
        QCOMPARE(m_bar->text(), "question");
    }

    /// A reading that ends says nothing of what was written meanwhile.
    void theEndOfAReadingTakesNoOtherNotice()
    {
        m_bar->showProgress("reading", [] {});
        m_bar->endProgress();
        QVERIFY(!m_bar->isVisible());
        m_bar->showProgress("reading", [] {});
        m_bar->showNote("written");
        m_bar->endProgress();
        QCOMPARE(m_bar->text(), "written");
        QVERIFY(m_bar->isVisible());
    }

    void anAnswerMayShowSomething()
    {
        m_bar->ask("question", "Yes", [this] { m_bar->showNote("done"); });
        click("messageAccept");
        QCOMPARE(m_bar->text(), "done");
        m_bar->ask("again", "Yes", [this] { ask("next"); });
        click("messageAccept");
        QCOMPARE(m_bar->text(), "next");
    }

    void theOtherAnswerIsHeardWhereItMatters()
    {
        bool isDiscarded = false;
        m_bar->ask(
            "offer", "Restore", [] {}, [&] { isDiscarded = true; });
        QCOMPARE(button("messageClose")->text(), "Discard");
        click("messageClose");
        QVERIFY(isDiscarded);
        ask("question");
        QCOMPARE(button("messageClose")->text(), "Close"); // nothing is lost by closing it
    }

    void itCanBeReadAfterEveryChangeOfTheTheme()
    {
        using namespace fairlead::views;
        const auto before = QApplication::palette();
        QWidget window;
        auto* bar = new MessageBar(&window);
        window.show();
        for (const auto theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(*qApp, theme);
            bar->showError("broken", {}); // widgets hear of the theme later
            QCoreApplication::processEvents();
            QVERIFY2(isReadable(*bar), "as it is raised");
            for (const auto other : {ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::Dark}) {
                applyTheme(*qApp, other);
                QCoreApplication::processEvents();
                QVERIFY2(isReadable(*bar), "while it is shown");
            }
            bar->dismiss();
        }
        QApplication::setPalette(before);
    }

private:
    static bool isReadable(const MessageBar& bar)
    {
        const auto* text = bar.findChild<QLabel*>("messageText");
        const auto ink = text->palette().color(QPalette::WindowText).rgb() & RGB_MASK;
        const auto ground = bar.palette().color(QPalette::Window).rgb() & RGB_MASK;
        return fairlead::tests::vision::contrast(ink, ground) >= 4.5;
    }
    quint64 ask(const QString& question)
    {
        return m_bar->ask(question, "Yes", [this, question] { m_answers << question; });
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const
    {
        return m_bar->findChild<QAbstractButton*>(QLatin1String(name));
    }
    void click(const char* name) const
    {
        QVERIFY(button(name)->isVisible());
        QTest::mouseClick(button(name), Qt::LeftButton);
    }

    std::unique_ptr<MessageBar> m_bar;
    QStringList m_answers;
};

FAIRLEAD_QTTEST(MessageBarTest)
#include "tst_messagebar.moc"
