// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/outlook/trustband.h"
#include "views/theme/colors.h"

#include <QApplication>
#include <QTest>

using namespace fairlead;
using views::TrustBand;

class TrustBandTest : public QObject
{
    Q_OBJECT

private slots:
    void theColourOfADemoIsThatOfTheTheme();
};

/// It went by the colours that it had itself, and those of the theme before.
void TrustBandTest::theColourOfADemoIsThatOfTheTheme()
{
    const auto themeOf = [](Qt::GlobalColor ground, Qt::GlobalColor ink) {
        QPalette palette;
        palette.setColor(QPalette::Window, ground);
        palette.setColor(QPalette::WindowText, ink);
        palette.setColor(QPalette::Base, ground);
        return palette;
    };
    const auto light = themeOf(Qt::white, Qt::black);
    const auto dark = themeOf(Qt::black, Qt::white);
    const auto monitor
        = [](const QPalette& palette) { return views::modeColor(models::Mode::Monitor, palette); };
    QVERIFY(monitor(light) != monitor(dark));
    const auto before = QApplication::palette();
    QApplication::setPalette(light);
    TrustBand band(nullptr);
    replay::TrustFigures figures;
    figures.isMadeUp = true;
    band.showTrust(figures);
    QCOMPARE(band.palette().color(QPalette::Window), monitor(light));
    band.showTrust(figures);
    QCOMPARE(band.palette().color(QPalette::Window), monitor(light));
    QApplication::setPalette(dark);
    QEvent changed(QEvent::ApplicationPaletteChange); // Qt sends it where exec() runs
    QCoreApplication::sendEvent(&band, &changed);
    QCOMPARE(band.palette().color(QPalette::Window), monitor(dark));
    QApplication::setPalette(before);
}

FAIRLEAD_QTTEST(TrustBandTest)
#include "tst_trustband.moc"
