// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/breakdown.h"
#include "models/evaluation/priorityaxis.h"
#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "models/queue/subtermsmodel.h"
#include "models/tree/fairsharemodel.h"
#include "tests/support/moabqueue.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

#include <numeric>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;
using fairlead::moab::Cred;

using Tester = QAbstractItemModelTester;

/// What the dashboard's models say of Moab and Maui: opened components and fairshare.
class MoabTablesTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords sample(const std::string& more = {})
    {
        MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 2\nFSDECAY 0.5\nSERVICEWEIGHT 5\n"
                        "SERVICECAP 100\nQUEUETIMEWEIGHT 2\nQUEUETIMECAP 30\nXFACTORWEIGHT 10\n"
                        "FSUSERWEIGHT 1\nUSERCFG[john] FSTARGET=60\nUSERCFG[ann] FSTARGET=10-\n"
                        + more);
        queue.addWindow(0, 100, {{Cred::User, "john", 30}, {Cred::User, "ann", 70}});
        queue.addWindow(1, 100, {{Cred::User, "john", 90}, {Cred::User, "ann", 10}});
        queue.add("one", 6000); // 100 minutes
        queue.add("two", 60).user = "ann";
        return queue.records();
    }

    struct Fixture
    {
        explicit Fixture(const SnapshotRecords& records = sample()) { load(document, records); }
        ScenarioDocument document;
        JobTermsModel terms{&document};
        SubTermsModel subs{&document, &terms};
        FairshareModel fairshare{&document};
        Tester first{&subs, Tester::FailureReportingMode::Fatal};
        Tester second{&fairshare, Tester::FailureReportingMode::Fatal};
    };
    static constexpr std::size_t servicePart = 3; // CRED, FS, ATTR, SERVICE

    static QString cell(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

private slots:
    void theAxisHoldsNegativeComponents()
    {
        auto evaluation = evaluated(sample("QUEUETIMEWEIGHT -2\n"));
        const auto axis = priorityAxis(*evaluation);
        double least = 0.0;
        const auto reader = rowReader(*evaluation);
        for (const auto row : evaluation->order) {
            double left = 0.0;
            for (const auto points : reader->points(row).points)
                left += std::min(points, 0.0);
            least = std::min(least, left);
        }
        QVERIFY(least < 0.0);
        QCOMPARE(axis.minimum, least);
    }

    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void anOpenedComponentListsMetricsCapsAndCuts()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.terms.setRows({RowIndex(0), RowIndex(1)});
        QCOMPARE(f.subs.rowCount(), 0);
        f.subs.open(servicePart);
        QCOMPARE(f.subs.partName(), "SERVICE");
        QCOMPARE(f.subs.names(), QStringList({"QUEUETIME", "XFACTOR"}));
        QCOMPARE(f.subs.rowCount(), 6); // two and the component, for both jobs

        // 100 minutes, of which 30 count, x 2 x SERVICEWEIGHT 5.
        QCOMPARE(cell(f.subs, 0, SubTermsModel::NameColumn), "QUEUETIME");
        QCOMPARE(cell(f.subs, 0, SubTermsModel::MetricColumn), "100");
        QCOMPARE(cell(f.subs, 0, SubTermsModel::CapColumn), "30");
        QCOMPARE(cell(f.subs, 0, SubTermsModel::CutColumn), "70");
        QCOMPARE(cell(f.subs, 0, SubTermsModel::WeightColumn), "2");
        QCOMPARE(cell(f.subs, 0, SubTermsModel::PointsColumn), "300.00");
        QVERIFY(f.subs.index(0, 0).data(Qt::ToolTipRole).toString().contains("QUEUETIMECAP"));
        // SERVICECAP 100 leaves 86.67 alone; 1 minute of the second job is under every cap.
        QCOMPARE(cell(f.subs, 2, SubTermsModel::NameColumn), "SERVICE in all");
        QCOMPARE(cell(f.subs, 4, SubTermsModel::CutColumn), QString());
        const auto points = [&](int row) {
            return f.subs.index(row, SubTermsModel::PointsColumn).data(SortRole).toDouble();
        };
        QCOMPARE(points(2), f.terms.points(0).points[servicePart]);
        QCOMPARE(points(5), f.terms.points(1).points[servicePart]);
        for (int column = 0; column < SubTermsModel::ColumnCount; ++column)
            QVERIFY(
                !f.subs.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }

    void theTableOfTheJobsHasAColumnForEachComponent()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.terms.setRows({RowIndex(0)});
        QCOMPARE(f.terms.columnCount(), 11); // the job, seven components, sum, priority, rank
        QStringList titles;
        for (int column = 0; column < f.terms.columnCount(); ++column) {
            titles << f.terms.headerData(column, Qt::Horizontal).toString();
            QVERIFY(
                !f.terms.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
        QCOMPARE(titles,
                 QStringList({"Job", "CRED", "FS", "ATTR", "SERVICE", "TARGET", "RES", "USAGE",
                              "Sum", "Priority", "Rank"}));
    }

    void theChartSaysWhatACapHasCut()
    {
        Fixture f(sample("SERVICECAP 50\n"));
        WAIT_EVALUATED(f.document);
        f.terms.setRows({RowIndex(0)});
        f.subs.open(servicePart);
        const auto bars = f.subs.bars();
        QCOMPARE(bars.parts.size(), 2);
        QVERIFY2(bars.bars.front().total.startsWith("250 (cut from"),
                 qPrintable(bars.bars.front().total));
        const auto& points = bars.bars.front().points;
        QVERIFY(std::accumulate(points.begin(), points.end(), 0.0) > 250.0);
    }

    void anOpenedComponentFollowsTheScenario()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.terms.setRows({RowIndex(0)});
        f.subs.open(servicePart);
        const ModelSignals seen(f.subs);
        QVERIFY(f.document.apply(ParameterEdit{"QUEUETIMEWEIGHT", "3"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(cell(f.subs, 0, SubTermsModel::WeightColumn), "3");
        QVERIFY(f.subs.bars().bars.front().before.has_value());
        QCOMPARE(seen.reset.count(), 0);
        f.subs.close();
        QCOMPARE(f.subs.rowCount(), 0);
        QVERIFY(!f.subs.isOpen());
    }

    void tresOfSlurmOpensAndNothingElseDoes()
    {
        auto records = queueRecords("chem 50\n  @erin 1 9000\n", "11 chem/erin p1 1000\n");
        (void)setParameter(records.policy, "PriorityWeightTRES", "cpu=1000").has_value();
        Fixture f(records);
        WAIT_EVALUATED(f.document);
        f.terms.setRows({RowIndex(0)});
        f.subs.open(static_cast<std::size_t>(Factor::Age));
        QVERIFY(!f.subs.isOpen());
        f.subs.open(static_cast<std::size_t>(Factor::Tres));
        QCOMPARE(f.subs.names(), QStringList("cpu"));
        QCOMPARE(f.subs.index(0, SubTermsModel::PointsColumn).data(SortRole).toDouble(),
                 f.terms.points(0).points[static_cast<std::size_t>(Factor::Tres)]);
        QCOMPARE(f.fairshare.rowCount(), 0);
    }

    void fairshareShowsTargetsWindowsAndTheGate()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(printed(f.fairshare), QStringList({"Everybody", "Users", "  ann", "  john"}));
        const auto users = f.fairshare.index(1, 0);
        const auto text = [&](int row, int column) {
            return f.fairshare.index(row, column, users).data().toString();
        };
        QCOMPARE(f.fairshare.columnCount(), FairshareModel::FirstWindowColumn + 2);
        QCOMPARE(text(0, FairshareModel::TargetColumn), "10-");
        QCOMPARE(text(1, FairshareModel::TargetColumn), "60");
        QCOMPARE(text(1, FairshareModel::UsedColumn), "50.0"); // (30 + 0.5 x 90) / 150
        QCOMPARE(text(1, FairshareModel::DifferenceColumn), QString::fromUtf8("▲ +10.0"));
        QCOMPARE(text(0, FairshareModel::DifferenceColumn), QString::fromUtf8("gate ▼ −40.0"));
        QCOMPARE(text(1, FairshareModel::FirstWindowColumn), "30.0");
        QCOMPARE(text(1, FairshareModel::FirstWindowColumn + 1), "90.0");
        const auto windows = f.fairshare.index(1, FairshareModel::WindowsColumn, users);
        QCOMPARE(windows.data(WindowsRole).value<QList<double>>(), QList<double>({30.0, 90.0}));
        QCOMPARE(windows.data(WindowWeightsRole).value<QList<double>>(), QList<double>({1.0, 0.5}));
        for (int column = 0; column < f.fairshare.columnCount(); ++column)
            QVERIFY(!f.fairshare.headerData(column, Qt::Horizontal, Qt::ToolTipRole)
                         .toString()
                         .isEmpty());
    }

    void fairshareFollowsDecayInPlaceAndDepthAnew()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const ModelSignals seen(f.fairshare);
        QVERIFY(f.document.apply(ParameterEdit{"FSDECAY", "1"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.reset.count(), 0);
        const auto john = f.fairshare.index(1, FairshareModel::UsedColumn, f.fairshare.index(1, 0));
        QCOMPARE(john.data().toString(), "60.0");
        QVERIFY(f.document.apply(ParameterEdit{"FSDEPTH", "1"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(seen.reset.count() > 0);
        QCOMPARE(f.fairshare.columnCount(), FairshareModel::FirstWindowColumn + 1);
    }

    void theQueueNamesGroupAndClass()
    {
        ScenarioDocument document;
        QueueModel queue(&document);
        const Tester tester(&queue, Tester::FailureReportingMode::Fatal);
        load(document, sample());
        WAIT_EVALUATED(document);
        QCOMPARE(queue.traits().hasComponents, true);
        QCOMPARE(cell(queue, 0, QueueModel::GroupColumn), "staff");
        QCOMPARE(cell(queue, 0, QueueModel::ClassColumn), "batch");
        QVERIFY(queue.headerData(QueueModel::FactorsColumn, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains("component"));
        QVERIFY(queue.index(0, QueueModel::FactorsColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("QUEUETIMECAP cuts"));
        queue.setQuery(SearchQuery::parse("BATCH"));
        QCOMPARE(queue.rowCount(), 2);
        queue.sort(QueueModel::ClassColumn);
        QCOMPARE(queue.rowCount(), 2);
    }
};

FAIRLEAD_QTTEST(MoabTablesTest)
#include "tst_moabtables.moc"
