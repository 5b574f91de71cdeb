// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/items/itemchart.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollArea>
#include <QTest>

using namespace fairlead;
using views::ItemChart;

namespace {
constexpr int rowHigh = 40;

/// Rows "row 0" to "row 19" with two values each.
class Rows : public ItemChart
{
public:
    int count = 20;

    [[nodiscard]] int itemCount() const override { return count; }
    [[nodiscard]] QString itemText(int row) const override
    {
        return QStringLiteral("row %1\nwait: %1 h\nshare: %1 %").arg(row);
    }
    [[nodiscard]] QRect itemRect(int row) const override
    {
        return {0, row * rowHigh, width(), rowHigh};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, count * rowHigh}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintCurrent(painter);
    }
};
} // namespace

class ItemChartTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// What is painted is there for who cannot see it, under the keys too.
    void whatIsPaintedIsToldOneByOne()
    {
        QScrollArea scroll;
        auto* chart = new Rows;
        scroll.setWidgetResizable(true);
        scroll.setWidget(chart);
        scroll.resize(300, 200);
        scroll.show();
        QVERIFY(QTest::qWaitForWindowActive(&scroll, tests::longestWait));
        chart->setFocus();
        auto* access = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(access != nullptr);
        QCOMPARE(access->childCount(), 20);
        QCOMPARE(access->child(3)->text(QAccessible::Name),
                 QStringLiteral("row 3: wait: 3 h; share: 3 %"));
        QCOMPARE(access->focusChild(), access->child(0));
        QTest::keyClick(chart, Qt::Key_Down);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(access->focusChild(), access->child(2));
        QCOMPARE(chart->visibleRegion().boundingRect().top(), 0);
        QTest::keyClick(chart, Qt::Key_End);
        QCOMPARE(chart->currentItem(), 19);
        QVERIFY(chart->visibleRegion().contains(chart->itemRect(19).center())); // it scrolled
        QTest::keyClick(chart, Qt::Key_Down);
        QCOMPARE(chart->currentItem(), 19);
        QTest::keyClick(chart, Qt::Key_Home);
        QTest::keyClick(chart, Qt::Key_Up);
        QCOMPARE(chart->currentItem(), 0);
        chart->count = 0;
        QCOMPARE(access->childCount(), 0);
        QCOMPARE(chart->currentItem(), -1);
        QTest::keyClick(chart, Qt::Key_Down); // of nothing
    }

    void theItemBelowThePointerIsFound()
    {
        Rows chart;
        chart.resize(200, 20 * rowHigh);
        QCOMPARE(chart.itemAt({5, 3 * rowHigh + 1}), 3);
        QCOMPARE(chart.itemAt({5, 21 * rowHigh}), -1);
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart, tests::longestWait));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, {5, 3 * rowHigh + 1});
        QVERIFY(chart.hasFocus());
        QCOMPARE(chart.currentItem(), 3);
    }
};

FAIRLEAD_QTTEST(ItemChartTest)
#include "tst_itemchart.moc"
