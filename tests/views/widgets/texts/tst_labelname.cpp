// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/texts/labelname.h"

#include <QTest>

using namespace fairlead::views;

class LabelNameTest : public QObject
{
    Q_OBJECT

private slots:
    void marksOfLabelsAreNotReadAloud_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << "&Language:"
                                 << "Language";
        QTest::newRow("French") << QStringLiteral("&Langue\u00a0:") << "Langue";
        QTest::newRow("Chinese") << QStringLiteral("语言(&L)：") << QStringLiteral("语言");
        QTest::newRow("none") << QStringLiteral("端口：") << QStringLiteral("端口");
    }
    void marksOfLabelsAreNotReadAloud()
    {
        QFETCH(const QString, label);
        QTEST(nameInLabel(label), "name");
    }
};

FAIRLEAD_QTTEST(LabelNameTest)
#include "tst_labelname.moc"
