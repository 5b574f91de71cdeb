// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/palette.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace fairlead::models;
using palette::Ground;

namespace {

// Contrast as WCAG 2 defines it, 1 to 21.
double contrast(palette::Rgb a, palette::Rgb b)
{
    const auto luminance = [](palette::Rgb colour) {
        double sum = 0.0;
        const std::pair<int, double> channels[]{{16, 0.2126}, {8, 0.7152}, {0, 0.0722}};
        for (const auto& [shift, weight] : channels) {
            const double part = (colour >> shift & 0xffU) / 255.0;
            sum += weight
                * (part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
        }
        return sum + 0.05;
    };
    const auto one = luminance(a);
    const auto other = luminance(b);
    return one > other ? one / other : other / one;
}

} // namespace

class PaletteTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPartHasItsColour()
    {
        for (const auto ground : {Ground::Light, Ground::Dark, Ground::Paper}) {
            std::set<palette::Rgb> seen;
            for (std::size_t slot = 0; slot < 18; ++slot)
                seen.insert(palette::part(slot, ground));
            QCOMPARE(seen.size(), std::size_t{18});
            QVERIFY(!seen.contains(0));
        }
        QCOMPARE(palette::part(0, Ground::Paper), palette::Rgb{0x88CCEE});
        QCOMPARE(palette::part(9, Ground::Light), palette::Rgb{0x5B889F}); // two thirds of it
    }

    void stepsOfAnAccountGoBothWays()
    {
        QCOMPARE(palette::account({0, 0, false}, Ground::Light), palette::Rgb{0x4477AA});
        QCOMPARE(palette::account({0, 1, false}, Ground::Light), palette::Rgb{0x6891BA});
        QCOMPARE(palette::account({0, -1, false}, Ground::Light), palette::Rgb{0x3A6591});
        QCOMPARE(palette::account({0, 0, false}, Ground::Dark), palette::Rgb{0x5A8FC7});
        QCOMPARE(palette::account({}, Ground::Light), palette::Rgb{0xBBBBBB});
    }

    void paperIsLightGround()
    {
        for (int hue = -1; hue < SliceColour::hueCount; ++hue) {
            for (int step = -SliceColour::maxStep; step <= SliceColour::maxStep; ++step)
                QCOMPARE(palette::account({hue, step, false}, Ground::Paper),
                         palette::account({hue, step, false}, Ground::Light));
        }
    }

    void inkCanBeRead()
    {
        for (const auto ground : {Ground::Light, Ground::Dark}) {
            for (std::size_t slot = 0; slot < 18; ++slot) {
                const auto colour = palette::part(slot, ground);
                QVERIFY(contrast(colour, palette::inkOn(colour)) > 4.1);
            }
            for (int hue = -1; hue < SliceColour::hueCount; ++hue) {
                for (int step = -SliceColour::maxStep; step <= SliceColour::maxStep; ++step) {
                    const auto colour = palette::account({hue, step, false}, ground);
                    QVERIFY(contrast(colour, palette::inkOn(colour)) > 4.1);
                }
            }
        }
    }

    void verdictsHaveOneTone()
    {
        const auto under = palette::verdictText(VerdictKind::UnderServed, Ground::Light);
        QCOMPARE(palette::verdictText(VerdictKind::NoUsage, Ground::Paper), under);
        QCOMPARE(palette::changeText(2.0, Ground::Light), under);
        QCOMPARE(palette::changeText(-0.5, Ground::Dark),
                 palette::verdictText(VerdictKind::NoShare, Ground::Dark));
        QVERIFY(!palette::verdictText(VerdictKind::AtShare, Ground::Light));
        QVERIFY(!palette::changeText(0.0, Ground::Light));
        for (const auto kind : {VerdictKind::UnderServed, VerdictKind::OverServed})
            QVERIFY(contrast(*palette::verdictText(kind, Ground::Paper), 0xffffff) > 4.5);
    }

    void mixing()
    {
        QCOMPARE(palette::mixed(0x102030, 0xffffff, 1.0), palette::Rgb{0x102030});
        QCOMPARE(palette::mixed(0x102030, 0xffffff, 0.0), palette::Rgb{0xffffff});
        QCOMPARE(palette::mixed(0x000000, 0xff0080, 0.5), palette::Rgb{0x800040});
    }
};

FAIRLEAD_QTTEST(PaletteTest)
#include "tst_palette.moc"
