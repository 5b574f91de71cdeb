// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planmodel.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"
#include "tests/support/qttestmain.h"

#include <QLocale>

using namespace fairlead;
using namespace fairlead::models;

class PlanModelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { valueformat::setHoursUnit(valueformat::HoursUnit::CpuHours); }

    void whatIsAheadIsSaidInTheChosenUnit()
    {
        Snapshot cluster;
        cluster.nodeCount = 4;
        cluster.cpuCount = 256;
        PlannedPlace place;
        place.place.all.cpuSeconds = 640 * 3600;
        place.place.inPartition.cpuSeconds = 64 * 3600;
        PlanModel model;
        const auto heading
            = [&] { return model.headerData(PlanModel::HoursColumn, Qt::Horizontal).toString(); };
        const auto cell = [&] { return model.index(0, PlanModel::HoursColumn).data().toString(); };
        QCOMPARE(heading(), QStringLiteral("CPU-hours ahead"));
        model.setPlaces({place}, cluster);
        QCOMPARE(cell(), QStringLiteral("640.0 (64.0)"));
        valueformat::setHoursUnit(valueformat::HoursUnit::NodeHours);
        model.setPlaces({place}, cluster);
        QCOMPARE(heading(), QStringLiteral("Node-hours ahead"));
        QCOMPARE(cell(), QStringLiteral("10.0 (1.0)"));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void theFactorIsThatOfTheMomentOnTheScreen()
    {
        PlanModel model;
        const auto header = [&](int role) {
            return model.headerData(PlanModel::FactorColumn, Qt::Horizontal, role).toString();
        };
        model.setPlaces({}, {});
        QCOMPARE(header(Qt::DisplayRole), QStringLiteral("Factor now"));
        constexpr std::int64_t moment = 1'770'000'000;
        model.setPlaces({}, {}, moment);
        QCOMPARE(header(Qt::DisplayRole), QStringLiteral("Factor then"));
        QVERIFY(header(Qt::ToolTipRole).contains(valueformat::moment(moment)));
    }
};

FAIRLEAD_QTTEST(PlanModelTest)
#include "tst_planmodel.moc"
