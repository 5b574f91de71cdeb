// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/knownlanguages.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTest>

using namespace fairlead::models;

class KnownLanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachHasItsTranslation()
    {
        QStringList expected;
        for (const auto& language : knownLanguages)
            expected << QStringLiteral("fairlead_%1.ts").arg(QLatin1String(language.translation));
        expected.sort();
        const QDir translations(QStringLiteral(FAIRLEAD_DOCS "/../translations"));
        QCOMPARE(translations.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name),
                 expected);
    }

    void eachIsFoundByBothNames()
    {
        for (const auto& language : knownLanguages) {
            QCOMPARE(knownLanguage(QString::fromLatin1(language.code)), &language);
            QCOMPARE(knownLanguage(QString::fromLatin1(language.translation)), &language);
        }
        QCOMPARE(knownLanguage(QStringLiteral("de")), nullptr);
        QCOMPARE(knownLanguage(QString()), nullptr);
        QCOMPARE(languageCodes(), "en, fr, zh");
    }
};

FAIRLEAD_QTTEST(KnownLanguagesTest)
#include "tst_knownlanguages.moc"
