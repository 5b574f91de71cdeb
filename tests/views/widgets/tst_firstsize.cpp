// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/firstsize.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace fairlead::views;

class FirstSizeTest : public QObject
{
    Q_OBJECT

private slots:
    void aWindowComesBackWhereItsFrameWas()
    {
        QWidget window;
        window.resize(300, 200);
        putFrame(window, QRect(40, 50, 302, 221));
        QCOMPARE(window.size(), QSize(300, 200));
        QCOMPARE(window.pos(), QPoint(40, 50));
    }

    void theFrameIsOnTheScreenToo()
    {
        QWidget window;
        const auto room = window.screen()->availableGeometry();
        window.resize(room.size());
        putFrame(window, QRect(room.topLeft() + QPoint(1, 20), room.size() + QSize(2, 21)));
        QCOMPARE(window.size(), room.size() - QSize(2, 21));
        QCOMPARE(window.pos(), room.topLeft());
    }

    void aTitleHasItsRoom()
    {
        QWidget dialog;
        dialog.setWindowTitle(QStringLiteral("Rename the scenario"));
        QVERIFY(titleWidth(dialog)
                > dialog.fontMetrics().horizontalAdvance("Rename the scenario — ") + 60);
    }

    void withoutAFrameItIsOnTheScreen()
    {
        QWidget window;
        const auto room = window.screen()->availableGeometry();
        window.resize(300, 200);
        window.move(room.bottomRight() + QPoint(500, 500));
        putFrame(window, QRect());
        QVERIFY(room.contains(window.geometry()));
    }
};

FAIRLEAD_QTTEST(FirstSizeTest)
#include "tst_firstsize.moc"
