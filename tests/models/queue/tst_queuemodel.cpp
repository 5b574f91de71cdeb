// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuecells.h"
#include "models/queue/queuemodel.h"
#include "models/words/prioritybar.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class QueueModelTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        ScenarioDocument document;
        QueueModel model{&document};
        QAbstractItemModelTester tester{&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal};

        [[nodiscard]] QString jobs() const
        {
            return printed(model, QueueModel::JobColumn).join(' ');
        }
        [[nodiscard]] QString text(int row, int column) const
        {
            return model.index(row, column).data().toString();
        }
    };

    // alice has used least, then bob, then erin; erin's job has waited longest.
    static SnapshotRecords sample()
    {
        auto records = queueRecords(R"(
chem 50
  @erin 1 9000
physics 50
  @alice 1 1000
  @bob 1 3000
)",
                                    R"(
11 physics/alice p1 1000
12 physics/bob p1,p2 2000
13 chem/erin p1 500000
14 physics/alice p1 3000 held
)");
        records.usageForm = UsageForm::Leaf;
        records.jobs[3].reason = "JobHeldUser";
        records.priorityAnswers.push_back({11, "p1", {4711, {}}});
        return records;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void rowsStandInRankOrderAndUnrankedOnesFollow()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.jobs(), "11 12 12 13 14");
        QCOMPARE(f.text(0, QueueModel::RankColumn), "1");
        QCOMPARE(f.text(0, QueueModel::ChangeColumn), "· 0");
        QCOMPARE(f.text(0, QueueModel::UserColumn), "alice");
        QCOMPARE(f.text(0, QueueModel::AccountColumn), "physics");
        QCOMPARE(f.text(0, QueueModel::SchedulerPriorityColumn), "4,711");
        QCOMPARE(f.text(1, QueueModel::SchedulerPriorityColumn), "");
        QCOMPARE(f.text(4, QueueModel::RankColumn), "");
        QCOMPARE(f.text(4, QueueModel::PriorityColumn), "");
        QCOMPARE(f.text(4, QueueModel::StateColumn), "Held (JobHeldUser)");
        QVERIFY(!f.model.index(4, 0).data(IsRankedRole).toBool());
        QVERIFY(f.model.hasSchedulerAnswers());
        for (int column = 0; column < QueueModel::ColumnCount; ++column)
            QVERIFY(f.model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().size()
                    > 10);
    }

    // The queue of a past moment lists them.
    void aJobThatRunsIsCalledSo()
    {
        QCOMPARE(QueueCells::stateWord(RowStatus::NotPending, JobState::Running), "Running");
        QCOMPARE(QueueCells::stateWord(RowStatus::NotPending, JobState::Other), "Not pending");
        QCOMPARE(QueueCells::stateWord(RowStatus::NotPending, JobState::Suspended), "Suspended");
    }

    void termsAddUpToThePriority()
    {
        Fixture f;
        auto records = sample();
        records.jobs[0].nice = 100;
        load(f.document, std::move(records));
        WAIT_EVALUATED(f.document);
        for (int row = 0; row < 4; ++row) {
            const auto bar = f.model.index(row, QueueModel::FactorsColumn)
                                 .data(TermsRole)
                                 .value<PriorityBar>();
            const auto& terms = bar.numbers;
            double sum = 0;
            for (std::size_t part = 0; part < bar.parts.size(); ++part)
                sum += terms.points[part];
            QVERIFY(std::abs(sum - terms.sum) < 1e-6);
            QCOMPARE(qint64{terms.shown},
                     f.model.index(row, QueueModel::PriorityColumn).data(SortRole).toLongLong());
            QCOMPARE(terms.shown, static_cast<std::int64_t>(terms.sum));
            QVERIFY(!terms.isLifted && !terms.isCut);
            QVERIFY(f.model.axisMaximum() >= terms.sum);
        }
        QCOMPARE(f.model.axisMinimum(), -100.0);
    }

    // A bar is painted: a screen reader says what it shows.
    void barsHaveWords()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const auto spoken = [&f](int row, int column) {
            return f.model.index(row, column).data(Qt::AccessibleTextRole).toString();
        };
        for (int row = 0; row < 4; ++row) {
            const auto cell = f.model.index(row, QueueModel::FactorsColumn);
            const auto bar = cell.data(TermsRole).value<PriorityBar>();
            const auto said = spoken(row, QueueModel::FactorsColumn).split(", ");
            QCOMPARE(said.size(),
                     1
                         + std::ranges::count_if(bar.numbers.points.begin(),
                                                 bar.numbers.points.begin()
                                                     + std::ptrdiff_t(bar.parts.size()),
                                                 [](double points) { return points != 0.0; }));
            QCOMPARE(said.back(), "sum " + f.text(row, QueueModel::PriorityColumn));
        }
        QCOMPARE(spoken(4, QueueModel::FactorsColumn), "Held (JobHeldUser)");
        QCOMPARE(spoken(0, QueueModel::AccountColumn), ""); // its text is what is said
    }

    void clampedRowsSaySo()
    {
        Fixture f;
        auto records = sample();
        records.jobs[0].nice = 1000000;
        load(f.document, std::move(records));
        WAIT_EVALUATED(f.document);
        const int row = f.model.rowOfJob("11");
        const auto terms = f.model.index(row, 0).data(TermsRole).value<PriorityBar>().numbers;
        QVERIFY(terms.isLifted);
        QCOMPARE(terms.shown, 1);
        QVERIFY(f.model.index(row, QueueModel::PriorityColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("takes 1"));
    }

    void aNewRankingMovesRowsAndKeepsTheSelection()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QPersistentModelIndex alice = f.model.index(0, QueueModel::JobColumn);
        const QPersistentModelIndex erin = f.model.index(3, QueueModel::JobColumn);
        const ModelSignals seen(f.model);
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "100000"}));
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightFairshare", "0"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.jobs(), "13 12 12 11 14");
        QCOMPARE(alice.row(), 3);
        QCOMPARE(alice.data().toString(), "11");
        QCOMPARE(erin.row(), 0);
        QCOMPARE(f.text(0, QueueModel::ChangeColumn), "▲ +3");
        QCOMPARE(f.text(3, QueueModel::ChangeColumn), "▼ −3");
        QCOMPARE(f.model.index(0, QueueModel::ChangeColumn).data(ChangeRole).toInt(), 3);
        QCOMPARE(f.model.index(0, QueueModel::RankColumn).data(BaselineRole).toInt(), 4);
        QVERIFY(seen.laidOut.count() >= 1);
        QCOMPARE(seen.reset.count() + seen.inserted.count() + seen.removed.count(), 0);
        for (const auto& change : seen.changed) {
            const int first = change[0].toModelIndex().column();
            QVERIFY(first == QueueModel::RankColumn || first == QueueModel::PriorityColumn);
        }
    }

    void anEditWithoutEffectOnTheOrderMovesNothing()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const ModelSignals seen(f.model);
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightFairshare", "10001"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.laidOut.count(), 0);
        QVERIFY(seen.changed.count() > 0);
    }

    void sortsByAnyColumn()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QPersistentModelIndex alice = f.model.index(0, QueueModel::JobColumn);
        f.model.sort(QueueModel::RankColumn, Qt::DescendingOrder);
        QCOMPARE(f.jobs(), "13 12 12 11 14"); // the unranked one stays last
        QCOMPARE(alice.row(), 3);
        f.model.sort(QueueModel::JobColumn, Qt::DescendingOrder);
        QCOMPARE(f.jobs(), "14 13 12 12 11");
        f.model.sort(QueueModel::UserColumn);
        QCOMPARE(f.jobs(), "11 14 12 12 13");
        f.model.sort(QueueModel::PartitionColumn, Qt::DescendingOrder);
        QCOMPARE(f.text(0, QueueModel::PartitionColumn), "p2");
        for (int column = 0; column < QueueModel::ColumnCount; ++column) {
            f.model.sort(column, Qt::AscendingOrder);
            f.model.sort(column, Qt::DescendingOrder);
            QCOMPARE(f.model.rowCount(), 5);
        }
        f.model.sort(-1);
        QCOMPARE(f.jobs(), "11 12 12 13 14");
        QCOMPARE(alice.row(), 0);
    }

    void filtersWithoutReset()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QPersistentModelIndex erin = f.model.index(3, QueueModel::JobColumn);
        const ModelSignals seen(f.model);
        f.model.setQuery(SearchQuery::parse("ERI"));
        QCOMPARE(f.jobs(), "13");
        QCOMPARE(erin.row(), 0);
        QCOMPARE(f.model.totalCount(), 5);
        QCOMPARE(f.model.rowOfJob("11"), -1);
        f.model.setQuery(SearchQuery::parse("partition:p2"));
        QCOMPARE(f.jobs(), "12");
        QVERIFY(!erin.isValid());
        f.model.setQuery(SearchQuery::parse("user:alice"));
        QCOMPARE(f.jobs(), "11 14");
        f.model.setQuery(SearchQuery::parse("state:pending user:alice"));
        QCOMPARE(f.jobs(), "11");
        f.model.setQuery(SearchQuery::parse("12 account:physics"));
        QCOMPARE(f.jobs(), "12 12");
        f.model.setQuery(SearchQuery::parse("user:nobody"));
        QCOMPARE(f.model.rowCount(), 0);
        f.model.setQuery({});
        QCOMPARE(f.jobs(), "11 12 12 13 14");
        QCOMPARE(seen.reset.count(), 0);
    }

    void structuralEditsKeepTheJobsRanks()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const ModelSignals seen(f.model);
        QVERIFY(f.document.apply(RenameEdit{"chem", "chemistry"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.reset.count() + seen.inserted.count() + seen.removed.count(), 0);
        QCOMPARE(f.jobs(), "11 12 12 13 14");
        QCOMPARE(f.text(3, QueueModel::AccountColumn), "chemistry");
        QCOMPARE(f.text(3, QueueModel::ChangeColumn), "· 0");
    }

    void aHundredThousandRowsAreArranged()
    {
        std::string jobs;
        for (int i = 1; i <= 100000; ++i)
            jobs += std::to_string(i) + (i % 2 == 0 ? " physics/alice p1 " : " chem/erin p2 ")
                + std::to_string(i * 7 % 10007) + "\n";
        const auto snapshot
            = built(queueRecords("chem 1\n  @erin 1 10\nphysics 1\n  @alice 1 20\n", jobs));
        const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
        const QueueArrangement arrangement(*snapshot);
        const auto query = SearchQuery::parse("a p account:phys* state:pending");
        const auto order
            = arrangement.arrange(*evaluation, {}, query, QueueModel::AccountColumn, true);
        QCOMPARE(order.size(), 50000U);
    }
};

FAIRLEAD_QTTEST(QueueModelTest)
#include "tst_queuemodel.moc"
