// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/language/language.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QTest>

/// The program itself, as it is installed: it carries its languages with it.
class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void theProgramSpeaksThem_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        QTest::newRow("English") << "en"
                                 << "likewise";
        QTest::newRow("French") << "fr" << QStringLiteral("de même");
        QTest::newRow("Chinese") << "zh_CN" << QStringLiteral("集群");
    }
    void theProgramSpeaksThem()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, word);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(FAIRLEAD),
                      {QStringLiteral("--language"), language, QStringLiteral("--help")});
        QVERIFY(program.waitForFinished(fairlead::tests::longestWait));
        const auto said = QString::fromUtf8(program.readAllStandardOutput());
        QVERIFY2(said.contains(word), qPrintable(said));
    }

    void fontsAreChosenForThem()
    {
        using namespace fairlead::app;
        QCOMPARE(languageAsked({"report", "--language", "zh"}), QStringLiteral("zh"));
        QCOMPARE(languageAsked({"--language=fr", "report"}), QStringLiteral("fr"));
        QCOMPARE(languageAsked({"report", "--language"}), QString());
        qputenv("FC_LANG", "ja");
        chooseFontsFor({});
        QCOMPARE(qgetenv("FC_LANG"), QByteArray("ja"));
        chooseFontsFor(QStringLiteral("zh_CN"));
        QCOMPARE(qgetenv("FC_LANG"), QByteArray("zh_CN"));
    }
};

FAIRLEAD_QTTEST(LanguagesTest)
#include "tst_languages.moc"
