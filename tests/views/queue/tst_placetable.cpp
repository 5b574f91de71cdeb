// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/queue/queuepage.h"
#include "views/queue/queuetable.h"

#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class PlaceTableTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void thePlaceHasItsNumbersAsATable()
    {
        models::ScenarioDocument document;
        QueuePage page(&document);
        tests::load(document, tests::guiRecords());
        page.resize(1000, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        WAIT_EVALUATED(document);
        auto* table = named<QTreeWidget>(page, "placeTable");
        QVERIFY(!table->isVisible());
        QTest::mouseClick(named<QToolButton>(page, "placeTableButton"), Qt::LeftButton);
        QVERIFY(table->isVisible());
        const auto rows = [table](int column) {
            qulonglong sum = 0;
            for (int row = 0; row < table->topLevelItemCount(); ++row)
                sum += QLocale().toULongLong(table->topLevelItem(row)->text(column));
            return sum;
        };
        const auto& evaluation = document.evaluation();
        const auto ranked = static_cast<qulonglong>(evaluation->order.size());
        QCOMPARE(table->columnCount(), 3);
        QCOMPARE(rows(2), ranked);
        // The highest first: the first row of the queue stands in it.
        const auto first = evaluation->priority[evaluation->order.front().at()];
        const auto* top = table->topLevelItem(0);
        QVERIFY(QLocale().toLongLong(top->text(0)) <= static_cast<qlonglong>(first));
        QVERIFY(QLocale().toLongLong(top->text(1)) >= static_cast<qlonglong>(first));
        // Who selects a row sees its partition.
        auto* details = named<QTabWidget>(page, "queueDetails");
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {},
                          details->tabBar()->tabRect(1).center());
        named<QueueTable>(page, "queueTable")->selectEntry(evaluation->order.front());
        QCOMPARE(table->columnCount(), 4);
        QVERIFY(rows(3) > 0 && rows(3) <= ranked);
    }
};

FAIRLEAD_QTTEST(PlaceTableTest)
#include "tst_placetable.moc"
