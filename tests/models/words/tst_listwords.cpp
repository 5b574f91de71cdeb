// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/listwords.h"
#include "tests/support/qttestmain.h"

#include <QTest>
#include <QTranslator>

using namespace fairlead::models;

namespace {
/// What a language puts between things.
class Signs : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* /*what*/,
                                    int /*n*/) const override
    {
        if (qstrcmp(context, "fairlead::models::ListWords") != 0)
            return {};
        QString text = QString::fromUtf8(source);
        text.replace(QStringLiteral(", "), QStringLiteral("、"));
        text.replace(QStringLiteral("; "), QStringLiteral("；"));
        text.replace(QStringLiteral(": "), QStringLiteral("："));
        text.replace(QStringLiteral(" ("), QStringLiteral("（"));
        return text.replace(u')', QStringLiteral("）"));
    }
};
} // namespace

class ListWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void saysListsAndAsides()
    {
        QCOMPARE(listed({"a", "b"}), "a, b");
        QCOMPARE(listedApart({"a, b", "c"}), "a, b; c");
        QCOMPARE(headed("a", "b"), "a: b");
        QCOMPARE(withAside("a", "b"), "a (b)");
        QCOMPARE(withAside("a", {}), "a");
    }
    void namesKeepTheirLetters()
    {
        QCOMPARE(asSentence("one of them"), "One of them");
        QCOMPARE(asSentence("slurm.conf: partition main is not there"),
                 "slurm.conf: partition main is not there");
        QCOMPARE(asSentence("bf_window=60 is short"), "bf_window=60 is short");
    }
    void withTheSignsOfTheLanguage()
    {
        Signs signs;
        QCoreApplication::installTranslator(&signs);
        QCOMPARE(listed({"a", "b"}), QStringLiteral("a、b"));
        QCOMPARE(listedApart({"a", "b"}), QStringLiteral("a；b"));
        QCOMPARE(headed("a", "b"), QStringLiteral("a：b"));
        QCOMPARE(withAside("a", "b"), QStringLiteral("a（b）"));
        QCoreApplication::removeTranslator(&signs);
    }
};

FAIRLEAD_QTTEST(ListWordsTest)
#include "tst_listwords.moc"
