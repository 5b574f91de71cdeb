// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/issuesmodel.h"
#include "models/lists/moversmodel.h"
#include "models/lists/provenancemodel.h"
#include "models/lists/servedmodel.h"
#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "models/tree/accounttreemodel.h"
#include "tests/support/moabqueue.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"
#include "tests/support/randomscenario.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

namespace {

/// Every model over one document, each under a tester that ends the program at the first fault.
struct Models
{
    explicit Models(ScenarioDocument* document)
        : terms(document)
        , accounts(document, nullptr)
        , queue(document)
        , under(document, ServedModel::Side::UnderServed, 5)
        , over(document, ServedModel::Side::OverServed, 5)
        , movers(document, MoversModel::Scope::Jobs, 0)
        , moverAccounts(document, MoversModel::Scope::Accounts, 3)
        , issues(document)
        , provenance(document)
    {
        for (auto* model : all())
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    }
    [[nodiscard]] std::vector<QAbstractItemModel*> all()
    {
        return {&accounts,      &queue,  &under,      &over, &movers,
                &moverAccounts, &issues, &provenance, &terms};
    }
    /// Every text of every model.
    [[nodiscard]] QStringList texts()
    {
        QStringList lines;
        for (auto* model : all()) {
            if (model == &terms)
                continue; // shows a selection
            for (int column = 0; column < model->columnCount(); ++column)
                lines << QStringLiteral("--") << printed(*model, column);
        }
        return lines;
    }

    JobTermsModel terms;
    AccountTreeModel accounts;
    QueueModel queue;
    ServedModel under;
    ServedModel over;
    MoversModel movers;
    MoversModel moverAccounts;
    IssuesModel issues;
    ProvenanceModel provenance;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

std::shared_ptr<const Snapshot> randomReading()
{
    auto records = randomQueue();
    std::erase_if(records.jobs, [](const JobRecord&) { return *rc::gen::inRange(0, 4) == 0; });
    return built(std::move(records));
}

bool isEvaluated(ScenarioDocument& document)
{
    return QTest::qWaitFor([&] { return !document.isStale() && document.evaluation(); }, 20000);
}

/// Where each persistent index points, in words that outlive a snapshot.
QString assocWords(const Snapshot& snapshot, AssocIndex assoc)
{
    const auto key = keyOf(snapshot, assoc);
    return QString::fromStdString(key.account + '/' + key.user + '/' + key.partition);
}

QString rowWords(const Snapshot& snapshot, RowIndex row)
{
    return snapshot.rows.job[row.at()].isValid()
        ? QString::fromStdString(snapshot.jobLabel(snapshot.rows.job[row.at()]) + ' '
                                 + snapshot.rowPartitionName(row))
        : QString();
}

} // namespace

class ModelRefreshTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        qputenv("RC_PARAMS", "seed=20091 max_success=60");
    }

    void aRefreshShowsWhatAResetShows()
    {
        const bool isTrue = rc::check("refresh equals reset", [] {
            ScenarioDocument document;
            Models models(&document);
            const auto first = randomReading();
            document.setSnapshot(first, first->computedAt);
            document.setScenario(randomScenario(first));
            RC_ASSERT(isEvaluated(document));
            const ModelSignals accounts(models.accounts);
            const ModelSignals queue(models.queue);
            for (int reading = 0; reading < 3; ++reading) {
                const auto next = randomReading();
                document.refreshSnapshot(next, next->computedAt);
                if (*rc::gen::arbitrary<bool>()) // a hand on a slider meanwhile
                    document.setScenario(withEdit(*first, document.scenario(), randomTreeEdit()));
                RC_ASSERT(isEvaluated(document));
                RC_ASSERT(document.baseSnapshot() == next);

                ScenarioDocument reset;
                Models fresh(&reset);
                reset.setSnapshot(next, next->computedAt);
                reset.setScenario(document.scenario());
                RC_ASSERT(isEvaluated(reset));
                RC_ASSERT(models.texts() == fresh.texts());
            }
            RC_ASSERT(accounts.reset.count() + queue.reset.count() == 0);
        });
        QVERIFY(isTrue);
    }

    void indexesStayWithWhatTheyPointTo()
    {
        const bool isTrue = rc::check("persistent indexes follow", [] {
            ScenarioDocument document;
            Models models(&document);
            const auto first = randomReading();
            document.setSnapshot(first, first->computedAt);
            RC_ASSERT(isEvaluated(document));
            std::vector<std::pair<QPersistentModelIndex, QString>> kept;
            for (std::size_t i = 0; i < first->assocs.size(); ++i)
                kept.emplace_back(models.accounts.indexOf(AssocIndex(i)),
                                  assocWords(*first, AssocIndex(i)));
            const auto accounts = kept.size();
            for (int row = 0; row < models.queue.rowCount(); ++row)
                kept.emplace_back(models.queue.index(row, 0),
                                  rowWords(*first, models.queue.rowAt(row)));
            const auto next = randomReading();
            document.refreshSnapshot(next, next->computedAt);
            RC_ASSERT(isEvaluated(document));
            const auto mapping = mapSnapshots(first, next);
            for (std::size_t i = 0; i < kept.size(); ++i) {
                const auto& [index, words] = kept[i];
                if (i < accounts) {
                    RC_ASSERT(index.isValid() == mapping.assocs[i].isValid());
                    if (index.isValid())
                        RC_ASSERT(models.accounts.assocAt(index) == mapping.assocs[i]);
                } else if (index.isValid()) {
                    RC_ASSERT(rowWords(*next, models.queue.rowAt(index.row())) == words);
                }
            }
        });
        QVERIFY(isTrue);
    }

    void theSameTreeOnlyChangesItsData()
    {
        const auto records = queueRecords("chem 60\n  @erin 1 9\nphysics 40\n  @bob 1 5\n",
                                          "11 chem/erin p1 100\n12 physics/bob p1 50\n");
        ScenarioDocument document;
        Models models(&document);
        load(document, records);
        WAIT_EVALUATED(document);
        models.terms.setRows({RowIndex(0)});
        const ModelSignals accounts(models.accounts);
        const ModelSignals queue(models.queue);
        const ModelSignals terms(models.terms);
        auto later = records;
        later.assocs.back().shares = 3;
        later.jobs.front().nice = 7;
        const auto next = built(std::move(later));
        document.refreshSnapshot(next, next->computedAt + 60);
        WAIT_EVALUATED(document);
        for (const auto* seen : {&accounts, &queue, &terms}) {
            QCOMPARE(seen->reset.count() + seen->inserted.count() + seen->removed.count(), 0);
            QVERIFY(seen->changed.count() > 0);
        }
        QCOMPARE(accounts.laidOut.count(), 0);
        QCOMPARE(models.terms.rowCount(), 1);
        QCOMPARE(models.terms.points(0).points[static_cast<std::size_t>(Factor::Nice)], -7.0);
    }

    void aSelectedJobThatEndsLeavesTheSelection()
    {
        ScenarioDocument document;
        Models models(&document);
        load(document,
             queueRecords("chem 1\n  @erin 1 9\n", "11 chem/erin p1,p2 100\n12 chem/erin p1 50\n"));
        WAIT_EVALUATED(document);
        models.terms.setRows(
            {rowOfJob(*document.snapshot(), 12), rowOfJob(*document.snapshot(), 11)});
        const auto next = built(
            queueRecords("bio 1\nchem 1\n  @erin 1 9\n", "9 chem/erin p1 9\n12 chem/erin p1 50\n"));
        document.refreshSnapshot(next, next->computedAt);
        WAIT_EVALUATED(document);
        QCOMPARE(models.terms.rowCount(), 1);
        QCOMPARE(models.terms.rows().front(), rowOfJob(*next, 12));
    }

    void jobsWithNamesStayWhatTheyAre()
    {
        const auto named = [](const std::vector<std::string>& names) {
            MoabQueue queue("QUEUETIMEWEIGHT 1\n", moab::Dialect::Maui);
            for (const auto& name : names)
                queue.add(name, 6000);
            return built(queue.records());
        };
        ScenarioDocument document;
        Models models(&document);
        document.setSnapshot(named({"gone.3", "prep.1", "solve.2"}), MoabQueue::now);
        WAIT_EVALUATED(document);
        const auto rowOf = [&](const char* job) { return models.queue.rowOfJob(job); };
        const QPersistentModelIndex mark = models.queue.index(rowOf("solve.2"), 0);
        models.terms.setRows({models.queue.rowAt(rowOf("prep.1")), models.queue.rowAt(mark.row())});
        models.queue.sort(QueueModel::JobColumn);
        QCOMPARE(printed(models.queue, QueueModel::JobColumn),
                 QStringList({"gone.3", "prep.1", "solve.2"}));

        document.refreshSnapshot(named({"solve.2", "more.4", "prep.1"}), MoabQueue::now + 60);
        WAIT_EVALUATED(document);
        QCOMPARE(mark.data(JobRole).toString(), "solve.2");
        QVERIFY(models.terms.index(0, 0).data().toString().startsWith("prep.1 "));
        QVERIFY(models.terms.index(1, 0).data().toString().startsWith("solve.2 "));
        QCOMPARE(printed(models.queue, QueueModel::JobColumn),
                 QStringList({"more.4", "prep.1", "solve.2"}));
        models.queue.setQuery(SearchQuery::parse("2")); // a place in the queue is no name
        QCOMPARE(printed(models.queue, QueueModel::JobColumn), QStringList("solve.2"));
        QCOMPARE(rowOf("gone.3"), -1);
    }
};

FAIRLEAD_QTTEST(ModelRefreshTest)
#include "tst_modelrefresh.moc"
