// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/palette.h"
#include "tests/support/colourvision.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <set>
#include <utility>

using namespace fairlead::models;
using fairlead::tests::vision::contrast;
using palette::Ground;
namespace vision = fairlead::tests::vision;

namespace {

// What the parts of a priority are painted on: base, every other row, window
// (views/theme/theme.cpp).
constexpr std::array<palette::Rgb, 3> lightGrounds{0xffffff, 0xf7f8fa, 0xf3f4f6};
constexpr std::array<palette::Rgb, 3> darkGrounds{0x1a1c1f, 0x202327, 0x24272b};
constexpr std::size_t slotCount = 9; // Slurm's factors; no scheduler uses more

QByteArray named(palette::Rgb colour)
{
    return QByteArray::number(colour, 16).rightJustified(6, '0');
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
        QCOMPARE(palette::part(0, Ground::Paper), palette::part(0, Ground::Light));
        QCOMPARE(palette::part(9, Ground::Light), palette::Rgb{0x5651AA}); // two thirds of it
    }

    // Pairs from the table of Sharma, Wu and Dalal.
    void distanceIsThatOfThePaper()
    {
        const auto is = [](const vision::Triple& a, const vision::Triple& b, double expected) {
            return std::abs(vision::distance(a, b) - expected) < 5e-5;
        };
        QVERIFY(is({50.0, 2.6772, -79.7751}, {50.0, 0.0, -82.7485}, 2.0425));
        QVERIFY(is({50.0, 0.0, 0.0}, {50.0, -1.0, 2.0}, 2.3669));
        QVERIFY(is({50.0, 2.5, 0.0}, {50.0, 0.0, -2.5}, 4.3065));
        QVERIFY(is({50.0, 2.5, 0.0}, {73.0, 25.0, -18.0}, 27.1492));
        QVERIFY(vision::distance(0x336699, 0x336699, vision::protan) == 0.0);
    }

    // A bar is cut into parts by colour alone: everybody has to see the cuts.
    void partsAreToldApart()
    {
        const std::pair<const char*, vision::Matrix> eyes[]{{"all colours", vision::allColours},
                                                            {"protan", vision::protan},
                                                            {"deutan", vision::deutan},
                                                            {"tritan", vision::tritan}};
        for (const auto ground : {Ground::Light, Ground::Dark}) {
            for (std::size_t i = 0; i < slotCount; ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const auto a = palette::part(i, ground);
                    const auto b = palette::part(j, ground);
                    for (const auto& eye : eyes) {
                        const double apart = vision::distance(a, b, eye.second);
                        QVERIFY2(apart >= 15.0,
                                 named(a) + " and " + named(b) + ", " + eye.first + ": "
                                     + QByteArray::number(apart));
                    }
                }
            }
        }
    }

    /// An outlook shows three at most beside the present one, with a mark each.
    void policiesAreToldApart()
    {
        for (const auto theme : {Ground::Light, Ground::Dark}) {
            std::vector<palette::Rgb> all{palette::whatIf};
            for (std::size_t number = 0; number < 3; ++number)
                all.push_back(palette::otherPolicy(number, theme));
            for (std::size_t i = 1; i < all.size(); ++i) {
                for (const auto ground : theme == Ground::Dark ? darkGrounds : lightGrounds)
                    QVERIFY2(contrast(all[i], ground) >= 3.0, named(all[i]));
                for (const auto* eye : {&vision::protan, &vision::deutan, &vision::tritan})
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(vision::distance(all[j], all[i], *eye) >= 15.0, named(all[i]));
            }
        }
    }

    void partsStandOutFromTheirGround()
    {
        for (std::size_t slot = 0; slot < slotCount; ++slot) {
            for (const auto ground : lightGrounds)
                QVERIFY2(contrast(palette::part(slot, Ground::Light), ground) >= 3.0,
                         named(palette::part(slot, Ground::Light)));
            for (const auto ground : darkGrounds)
                QVERIFY2(contrast(palette::part(slot, Ground::Dark), ground) >= 3.0,
                         named(palette::part(slot, Ground::Dark)));
        }
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
                QVERIFY(contrast(colour, palette::inkOn(colour)) > 4.5);
            }
            for (int hue = -1; hue < SliceColour::hueCount; ++hue) {
                for (int step = -SliceColour::maxStep; step <= SliceColour::maxStep; ++step) {
                    const auto colour = palette::account({hue, step, false}, ground);
                    QVERIFY(contrast(colour, palette::inkOn(colour)) > 4.5);
                }
            }
        }
    }

    // Light steps of light hues do not; their outline does.
    void slicesStandOutByTheirEdge()
    {
        for (const auto theme : {Ground::Light, Ground::Dark, Ground::Paper}) {
            for (int hue = -1; hue < SliceColour::hueCount; ++hue) {
                for (int step = -SliceColour::maxStep; step <= SliceColour::maxStep; ++step) {
                    const auto colour = palette::account({hue, step, false}, theme);
                    const auto edge = palette::sliceEdge(colour, theme);
                    for (const auto ground : theme == Ground::Dark ? darkGrounds : lightGrounds)
                        QVERIFY2(contrast(edge, ground) >= 3.0, named(colour));
                    QVERIFY2(contrast(edge, colour) >= 1.2, named(colour)); // white has an end
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
    }

    // On every ground of the window, selected rows among them, and on bands of paper.
    void verdictsCanBeRead()
    {
        const auto readable = [](Ground theme, palette::Rgb ground) {
            for (const auto kind : {VerdictKind::UnderServed, VerdictKind::OverServed}) {
                if (contrast(*palette::verdictText(kind, theme), ground) < 4.5)
                    return false;
            }
            return true;
        };
        for (const auto ground : lightGrounds)
            QVERIFY(readable(Ground::Light, ground));
        for (const auto ground : darkGrounds)
            QVERIFY(readable(Ground::Dark, ground));
        QVERIFY(readable(Ground::Light, 0xcfe3f5));
        QVERIFY(readable(Ground::Dark, 0x24486b));
        QVERIFY(readable(Ground::Paper, palette::paper::band));
        QVERIFY(contrast(palette::paper::secondary, palette::paper::band) >= 4.5);
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
