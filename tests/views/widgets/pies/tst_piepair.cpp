// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/pies/piepair.h"
#include "views/widgets/pies/pieview.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace fairlead;
using namespace fairlead::views;

/// Who is who in the two pies, in whatever room there is.
class PiePairTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static models::SliceLayout layoutOf(const std::vector<std::string>& names)
    {
        models::SliceLayout layout;
        double left = 1.0;
        for (std::size_t i = 0; i < names.size(); ++i) {
            models::Slice slice;
            slice.assoc = AssocIndex(static_cast<std::uint32_t>(i + 1));
            slice.label = names[i];
            slice.colour.hue = static_cast<int>(i % 6);
            slice.promised = i + 1 == names.size() ? left : left * 0.6;
            slice.consumed = 1.0 / static_cast<double>(names.size());
            left -= slice.promised;
            layout.slices.push_back(slice);
        }
        return layout;
    }

    /// What is wrong with the names of one pie.
    static QStringList faultsOf(PieView& pie)
    {
        QStringList faults;
        auto texts = tests::TextRecorder::textsOf(pie);
        for (qsizetype i = texts.size() - 1; i > 0; --i) {
            if (texts[i].text == QChar(0x2026)) // of another font than the name before it
                texts[i - 1].text += texts.takeAt(i).text;
        }
        const QRectF inside(pie.rect());
        int values = 0;
        int names = 0;
        for (const auto& painted : texts) {
            const bool isSeen = inside.adjusted(-1, -1, 1, 1).contains(painted.area);
            const bool isValue = painted.text.trimmed().endsWith(u'%');
            values += isValue ? 1 : 0;
            names += isValue ? 0 : 1;
            if (!isSeen)
                faults << QStringLiteral("outside: ") + painted.text;
            if (!isValue && painted.text.contains(QChar(0x2026)) && painted.text.size() < 13)
                faults << QStringLiteral("cut: ") + painted.text;
            for (const auto& other : texts) {
                const double over = other.area.height() * 0.25; // of fonts with tall letters
                if (&other != &painted
                    && other.area.adjusted(1, over, -1, -over).intersects(painted.area))
                    faults
                        << QStringLiteral("over each other: %1, %2").arg(painted.text, other.text);
            }
        }
        for (const auto& slice : pie.slices()) {
            // Whole, or both ends of it: names of one site begin alike.
            const bool isNamed = std::any_of(texts.begin(), texts.end(), [&](const auto& text) {
                const auto parts = text.text.trimmed().split(QChar(0x2026));
                return text.text.startsWith(slice.label)
                    || (parts.size() == 2 && parts[0].size() >= 6 && parts[1].size() >= 6
                        && slice.label.startsWith(parts[0]) && slice.label.endsWith(parts[1]));
            });
            if (slice.fraction > 0.0 && !isNamed)
                faults << QStringLiteral("not named: ") + slice.label;
        }
        if (values > names)
            faults << QStringLiteral("%1 values, %2 names").arg(values).arg(names);
        return faults;
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void everySliceIsNamed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const auto size : {QSize(380, 230), QSize(470, 250), QSize(600, 300), QSize(640, 230),
                                QSize(900, 330), QSize(900, 600)}) {
            for (const double text : {1.0, 1.5, 2.0}) {
                if (size.width() < 380 * text)
                    continue; // narrower than any page
                QTest::addRow("%dx%d text %d %%", size.width(), size.height(), int(text * 100))
                    << size << text;
            }
        }
    }

    void everySliceIsNamed()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, text);
        QScrollArea area; // as on the pages
        area.setWidgetResizable(true);
        auto* pair = new PiePair;
        auto font = pair->font();
        font.setPointSizeF(font.pointSizeF() * text);
        pair->setFont(font);
        area.setWidget(pair);
        area.resize(size);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area, fairlead::tests::longestWait));
        const std::vector<std::string> shortNames{"unilim", "partenaires", "edf"};
        const std::vector<std::string> longNames{"laboratoire-de-mecanique-des-fluides",
                                                 "departement-informatique",
                                                 "institut-des-materiaux",
                                                 "physique-theorique",
                                                 "observatoire",
                                                 "chimie-organique",
                                                 "genomique-et-bioinformatique",
                                                 "climat"};
        const std::vector<std::string> chinese{"计算机科学与工程学院高性能计算组", "物理系",
                                               "生命科学与医学研究院"};
        auto samples = std::vector{shortNames, longNames};
        if (size.width() >= 600 * text) // twice as wide
            samples.push_back(chinese);
        for (const auto& names : samples) {
            pair->setContent(layoutOf(names), {QStringLiteral("limoges"), {}, false, {}, {}, {}});
            for (int round = 0; round < 4; ++round) {
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            for (auto* pie : {pair->promised(), pair->consumed()}) {
                const auto faults = faultsOf(*pie);
                QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
            }
        }
    }

    void anEditMovesNoPie_data()
    {
        QTest::addColumn<QSize>("size");
        for (const auto size : {QSize(420, 240), QSize(560, 250), QSize(900, 330)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }

    void anEditMovesNoPie()
    {
        QFETCH(const QSize, size);
        for (const auto& names :
             {std::vector<std::string>{"unilim", "partenaires"},
              std::vector<std::string>{"geist", "ipam", "shs", "xlim"},
              std::vector<std::string>{"eaux-sols", "genomique", "immunologie", "neuropathies"}}) {
            PiePair pair;
            pair.resize(size);
            pair.show();
            QVERIFY(QTest::qWaitForWindowExposed(&pair, fairlead::tests::longestWait));
            auto layout = layoutOf(names);
            const auto places = [&] {
                pair.setContent(layout, {QStringLiteral("limoges"), {}, false, {}, {}, {}});
                QList<double> all;
                for (const auto* pie : {pair.promised(), pair.consumed()}) {
                    const auto& shown = pie->names().geometry();
                    all << shown.center.x << shown.center.y << shown.radius;
                    all << static_cast<double>(pie->names().lines().size());
                    all << pie->minimumSizeHint().height();
                }
                return all;
            };
            const auto before = places();
            double left = 1.0;
            for (auto slice = layout.slices.rbegin(); slice != layout.slices.rend(); ++slice) {
                slice->promised = slice + 1 == layout.slices.rend() ? left : 0.03;
                left -= slice->promised;
            }
            QCOMPARE(places(), before);
            for (auto& slice : layout.slices)
                slice.consumed = slice.promised;
            QCOMPARE(places(), before);
        }
    }

    void aLegendLeavesALargerPieAndOpensWhatItNames()
    {
        PiePair pair;
        pair.resize(460, 260);
        auto layout = layoutOf({"physique-theorique", "laboratoire-de-mecanique", "chimie"});
        for (auto& slice : layout.slices)
            slice.hasChildren = true;
        pair.setContent(layout, {QStringLiteral("limoges"), {}, false, {}, {}, {}});
        pair.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pair, fairlead::tests::longestWait));
        const auto& names = pair.promised()->names();
        QCOMPARE(names.lines().size(), 3U);
        QCOMPARE(pair.consumed()->names().lines().size(), 3U);
        QCOMPARE(pair.consumed()->names().geometry().radius, names.geometry().radius);
        QVERIFY(names.geometry().radius >= 50.0);
        const QSignalSpy opened(&pair, &PiePair::accountRequested);
        const auto place = names.lines()[1].name.center();
        QTest::mouseClick(pair.promised()->viewport(), Qt::LeftButton, {},
                          QPointF(place.x, place.y).toPoint());
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().value<AssocIndex>(), layout.slices[1].assoc);
    }
};

FAIRLEAD_QTTEST(PiePairTest)
#include "tst_piepair.moc"
