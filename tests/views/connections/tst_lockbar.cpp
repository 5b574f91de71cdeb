// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/colourvision.h"
#include "tests/support/qttestmain.h"
#include "views/connections/lockbar.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace fairlead::views;

class LockBarTest : public QObject
{
    Q_OBJECT

private slots:
    void itCanBeReadAfterEveryChangeOfTheTheme();
};

void LockBarTest::itCanBeReadAfterEveryChangeOfTheTheme()
{
    const auto before = QApplication::palette();
    QWidget window;
    auto* bar = new LockBar(&window);
    bar->setConnection(QStringLiteral("production"));
    window.show();
    for (const auto theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, theme);
        QCoreApplication::processEvents();
        const auto* text = bar->findChild<QLabel*>();
        const auto ink = text->palette().color(QPalette::WindowText).rgb() & RGB_MASK;
        const auto ground = bar->palette().color(QPalette::Window).rgb() & RGB_MASK;
        const auto contrast = fairlead::tests::vision::contrast(ink, ground);
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
    }
    QApplication::setPalette(before);
}

FAIRLEAD_QTTEST(LockBarTest)
#include "tst_lockbar.moc"
