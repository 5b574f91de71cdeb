// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/valueformat.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/cells/factorbardelegate.h"

#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

using namespace fairlead::views;

class FactorBarDelegateTest : public QObject
{
    Q_OBJECT

private slots:
    // A negative total stands on the right like any other, and is the longest where all are below
    // 0.
    void aNegativeTotalHasItsRoom()
    {
        const QStandardItemModel model(1, 1);
        const QStyleOptionViewItem option;
        FactorBarDelegate bars;
        const auto room = [&](const FactorAxis& axis) {
            bars.setAxis(axis);
            return bars.sizeHint(option, model.index(0, 0)).width();
        };
        const auto wide = [&](qint64 total) {
            return option.fontMetrics.horizontalAdvance(
                fairlead::models::valueformat::priority(total));
        };
        QCOMPARE(room({-1234567.0, 10.0}) - room({0.0, 10.0}), wide(-1234567) - wide(10));
        QCOMPARE(room({-5.0, 1234567.0}), room({0.0, 1234567.0}));
    }
};

FAIRLEAD_QTTEST(FactorBarDelegateTest)
#include "tst_factorbardelegate.moc"
