// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/messagewords.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace fairlead;
using models::issueWords;
using models::messageWords;

namespace {

/// Says everything of the context Messages backwards, with its places exchanged.
class Backwards : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char* /*comment*/,
                                    int /*n*/) const override
    {
        if (qstrcmp(context, "Messages") != 0)
            return {};
        if (qstrcmp(text, "%1 needs “%2”") == 0)
            return QStringLiteral("« %2 » manque à %1");
        if (qstrcmp(text, "%1: %2") == 0)
            return QStringLiteral("%1 : %2");
        return qstrcmp(text, "jobs") == 0 ? QStringLiteral("travaux") : QString();
    }
};

} // namespace

class MessageWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QCoreApplication::installTranslator(&m_translator); }
    void cleanup() { QCoreApplication::removeTranslator(&m_translator); }

    void aSentenceIsWordedInTheLanguageOfTheWindow()
    {
        const Message message(said("Messages", "%1 needs “%2”"), {"eve %2", "chemie é"});
        QCOMPARE(messageWords(message), QStringLiteral("« chemie é » manque à eve %2"));
        QCOMPARE(issueWords({Severity::Warning, message, "a.txt", 2}),
                 QStringLiteral("a.txt:2 : « chemie é » manque à eve %2"));
        QCOMPARE(english(message), "eve %2 needs “chemie é”");
    }

    void sentencesInsideOneAreWordedToo()
    {
        const Message message(said("Messages", "%1 needs “%2”"),
                              {said("Messages", "jobs"), "jobs"});
        QCOMPARE(messageWords(message), QStringLiteral("« jobs » manque à travaux"));
    }

    void whatAStoreGivesBackIsWordedAgain()
    {
        QCOMPARE(messageWords(Message::remembered("jobs")), QStringLiteral("travaux"));
    }

    void withoutATranslationItIsEnglish()
    {
        QCOMPARE(messageWords(said("Messages", "nothing known")), QStringLiteral("nothing known"));
        QCOMPARE(messageWords(Message("jobs")), QStringLiteral("jobs"));
    }

    void numbersAreWrittenAsTheLanguageDoes()
    {
        const auto before = QLocale();
        QLocale::setDefault(QLocale(QLocale::German));
        const Message message(said("Messages", "%1 of %2"), {number(31506), number("0.5")});
        QCOMPARE(messageWords(message), QStringLiteral("31.506 of 0,5"));
        QCOMPARE(english(message), "31506 of 0.5");
        QCOMPARE(messageWords(number("1e-05")), QStringLiteral("1e-05"));
        QCOMPARE(
            messageWords(counted(1875, said("Messages", "1 row"), said("Messages", "%1 rows"))),
            QStringLiteral("1.875 rows"));
        QLocale::setDefault(before);
    }

private:
    Backwards m_translator;
};

FAIRLEAD_QTTEST(MessageWordsTest)
#include "tst_messagewords.moc"
