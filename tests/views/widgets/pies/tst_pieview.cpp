// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/pies/pieview.h"

#include <QAccessible>
#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QPieSeries>
#include <QPieSlice>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

using namespace fairlead;
using namespace fairlead::views;

class PieViewTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static std::vector<PieViewSlice> slices(std::initializer_list<double> fractions)
    {
        std::vector<PieViewSlice> all;
        for (const double fraction : fractions) {
            PieViewSlice slice;
            slice.label = QStringLiteral("account %1").arg(all.size());
            slice.value = QStringLiteral("%1 %").arg(fraction * 100.0);
            slice.fraction = fraction;
            slice.brush = Qt::darkCyan;
            slice.opens = true;
            all.push_back(slice);
        }
        return all;
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void slicesAreUpdatedInPlace()
    {
        PieView pie;
        pie.setSlices(slices({0.5, 0.3, 0.2}));
        const auto before = pie.series()->slices();
        pie.setSlices(slices({0.4, 0.4, 0.2}));
        QCOMPARE(pie.series()->slices(), before);
        QCOMPARE(before.at(0)->value(), 0.4);
        pie.setSlices(slices({0.6, 0.4}));
        QCOMPARE(pie.series()->count(), 2);
    }

    /// Before an arrow key has chosen a slice.
    void theKeysAreSeen()
    {
        PieView pie;
        pie.setSlices(slices({0.4, 0.6}));
        pie.show();
        QVERIFY(QTest::qWaitForWindowActive(&pie, fairlead::tests::longestWait));
        pie.setFocus();
        const auto with = pie.viewport()->grab().toImage();
        pie.clearFocus();
        const auto without = pie.viewport()->grab().toImage();
        QVERIFY(with.pixel(with.width() / 2, 1) != without.pixel(with.width() / 2, 1));
    }

    /// The left and upper edges were cut, where the outline lies half outside.
    void theOutlineIsWholeOnEachSide()
    {
        PieView pie;
        auto one = slices({1.0});
        one.front().label.clear();
        one.front().value.clear();
        pie.setSlices(one);
        pie.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pie, fairlead::tests::longestWait));
        for (int side = 300; side < 310; ++side) {
            pie.resize(side, side);
            QCoreApplication::processEvents();
            pie.clearFocus(); // whose frame is another outline
            const auto picture = pie.viewport()->grab().toImage();
            const auto around = picture.pixel(0, 0);
            std::array<int, 4> edges{}; // pixels of the outermost line of each side
            for (int line = 0; line < side; ++line) {
                std::array<int, 4> seen{};
                for (int i = 0; i < side; ++i) {
                    seen[0] += picture.pixel(line, i) != around;
                    seen[1] += picture.pixel(side - 1 - line, i) != around;
                    seen[2] += picture.pixel(i, line) != around;
                    seen[3] += picture.pixel(i, side - 1 - line) != around;
                }
                for (std::size_t edge = 0; edge < 4; ++edge)
                    edges[edge] = edges[edge] == 0 ? seen[edge] : edges[edge];
            }
            // About 1.2 x sqrt(side) where half the outline lies beyond the circle, 2.2 x where
            // that half is cut.
            const auto most = *std::ranges::max_element(edges);
            QVERIFY2(most <= 1.7 * std::sqrt(side),
                     qPrintable(QStringLiteral("%1: %2 pixels").arg(side).arg(most)));
        }
    }

    /// Its outline had a radius from the centre up, right through its label.
    void aWholeSliceHasNoRadius()
    {
        PieView pie;
        auto whole = slices({1.0, 0.0});
        for (auto& slice : whole) {
            slice.label.clear();
            slice.value.clear();
            slice.brush = QColor(0xcc, 0xbb, 0x44);
        }
        pie.setSlices(whole);
        pie.resize(300, 300);
        pie.show();
        (void)QTest::qWaitForWindowActive(&pie);
        pie.setFocus();
        QTest::keyClick(&pie, Qt::Key_Right); // the thick one
        QCoreApplication::processEvents();
        const auto picture = pie.viewport()->grab().toImage();
        for (int y = 60; y < 140; ++y) {
            for (int x = 145; x < 155; ++x)
                QCOMPARE(QColor(picture.pixel(x, y)), QColor(0xcc, 0xbb, 0x44));
        }
    }

    /// After an undo of a rename the ring still had the name that the account no longer has.
    void anotherNameInTheRingIsPainted()
    {
        struct Painted : QObject
        {
            bool eventFilter(QObject* /*watched*/, QEvent* event) override
            {
                count += event->type() == QEvent::Paint ? 1 : 0;
                return false;
            }
            int count = 0;
        };
        PieView pie;
        pie.resize(300, 300);
        pie.setSlices(slices({0.5, 0.5}));
        std::vector<PieRingSegment> ring{{0, 0.5, Qt::darkCyan, QStringLiteral("400"), {}},
                                         {1, 0.5, Qt::cyan, QStringLiteral("other"), {}}};
        pie.setRing(ring);
        pie.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pie, fairlead::tests::longestWait));
        QCoreApplication::processEvents();
        Painted painted;
        pie.viewport()->installEventFilter(&painted);
        ring.front().label = QStringLiteral("cistem");
        pie.setRing(ring);
        QTRY_VERIFY(painted.count > 0);
    }

    void screenReadersSeeTheSlices()
    {
        PieView pie;
        pie.setSlices(slices({0.5, 0.3, 0.2}));
        pie.show();
        QVERIFY(QTest::qWaitForWindowActive(&pie, fairlead::tests::longestWait));
        pie.setFocus();
        auto* access = QAccessible::queryAccessibleInterface(&pie);
        QVERIFY(access != nullptr);
        QCOMPARE(access->childCount(), 3);
        // Name and description are all that the bus of Linux passes on.
        QCOMPARE(access->child(1)->text(QAccessible::Name), QStringLiteral("account 1: 30 %"));
        QCOMPARE(access->indexOfChild(access->child(2)), 2);
        QCOMPARE(access->child(2)->parent(), access);
        QVERIFY(access->child(3) == nullptr);

        // The platform of the tests delivers no events to screen readers: what they ask for then.
        QTest::keyClick(&pie, Qt::Key_Right);
        QCOMPARE(access->focusChild(), access->child(0));
        QTest::keyClick(&pie, Qt::Key_Right);
        QVERIFY(access->child(1)->state().focused && !access->child(0)->state().focused);
        QCOMPARE(access->focusChild(), access->child(1));
        QCOMPARE(access->focusChild()->text(QAccessible::Name), QStringLiteral("account 1: 30 %"));

        auto* last = access->child(2);
        pie.setSlices(slices({0.6, 0.4}));
        QCOMPARE(access->childCount(), 2);
        QVERIFY(!last->isValid());
        QCOMPARE(last->text(QAccessible::Name), QString());
    }

    void clickTellsTheSlice()
    {
        PieView pie;
        pie.resize(400, 300);
        pie.setSlices(slices({0.5, 0.3, 0.2}));
        pie.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pie, fairlead::tests::longestWait));
        const QSignalSpy clicked(&pie, &PieView::sliceClicked);
        for (const int slice : {2, 0, 1}) {
            QTest::mouseClick(pie.viewport(), Qt::LeftButton, {}, pie.middleOf(slice));
            QTRY_COMPARE(clicked.last().at(0).toInt(), slice);
        }
        QCOMPARE(clicked.count(), 3);
    }

    /// The hidden legend makes all its marks anew each time that a slice is added: that took
    /// seconds.
    void thousandsOfSlicesComeAtOnce()
    {
        constexpr std::size_t many = 2000;
        PieView pie;
        pie.resize(400, 300);
        auto all = slices({1.0});
        all.front().fraction /= many;
        all.resize(many, all.front());
        const QSignalSpy counted(pie.series(), &QPieSeries::countChanged);
        pie.setSlices(all);
        QCOMPARE(pie.series()->count(), static_cast<int>(many));
        QCOMPARE(counted.count(), 1);
        pie.setSlices(slices({0.5, 0.5}));
        QCOMPARE(pie.series()->count(), 2);
        QVERIFY(counted.count() <= 3);

        pie.setRing(std::vector<PieRingSegment>(many, {0, 1.0 / many, Qt::darkCyan, {}, {}}));
        QCOMPARE(pie.chart()->legend()->markers().size(), 2); // of the two slices
        QVERIFY(!pie.viewport()->grab().isNull());
    }

    void aClickOnTheRingTellsItsSlice()
    {
        PieView pie;
        pie.resize(400, 400);
        pie.setSlices(slices({0.5, 0.5}));
        pie.setRing(
            {{0, 0.5, Qt::red, {}, {}}, {1, 0.25, Qt::green, {}, {}}, {1, 0.25, Qt::blue, {}, {}}});
        pie.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pie, fairlead::tests::longestWait));
        const auto& geometry = pie.names().geometry();
        const auto middle = [&](double turns) {
            const auto point = models::onCircle(
                geometry.center, geometry.radius * (1.0 + models::ringHole) / 2.0, turns);
            return QPointF(point.x, point.y).toPoint();
        };
        const QSignalSpy clicked(&pie, &PieView::sliceClicked);
        const auto picture = pie.grab().toImage();
        for (const auto& [turns, slice, colour] :
             {std::tuple(0.25, 0, Qt::red), {0.625, 1, Qt::green}, {0.875, 1, Qt::blue}}) {
            QTest::mouseClick(pie.viewport(), Qt::LeftButton, {}, middle(turns));
            QCOMPARE(clicked.last().at(0).toInt(), slice);
            QCOMPARE(picture.pixelColor(middle(turns)), QColor(colour));
        }
        QCOMPARE(clicked.count(), 3);
    }

    void keysChooseAndOpen()
    {
        PieView pie;
        pie.setSlices(slices({0.5, 0.3, 0.2}));
        const QSignalSpy clicked(&pie, &PieView::sliceClicked);
        QTest::keyClick(&pie, Qt::Key_Right);
        QTest::keyClick(&pie, Qt::Key_Right);
        QTest::keyClick(&pie, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.first().at(0).toInt(), 1);
    }

    void placeholderTakesThePiesPlace()
    {
        PieView pie;
        pie.setSlices(slices({1.0}));
        pie.setPlaceholder(QStringLiteral("No usage yet"));
        QVERIFY(!pie.series()->isVisible());
        pie.setPlaceholder({});
        QVERIFY(pie.series()->isVisible());
    }
};

FAIRLEAD_QTTEST(PieViewTest)
#include "tst_pieview.moc"
