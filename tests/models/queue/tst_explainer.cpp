// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/queue/explainer.h"
#include "tests/support/goodpolicy.h"
#include "tests/support/qttestmain.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::models;

class ExplainerTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture() { document.setSnapshot(tests::built(tests::goodRecords()), 1000000); }
        [[nodiscard]] RowIndex ranked(std::size_t rank) const
        {
            return document.evaluation()->order.at(rank);
        }
        [[nodiscard]] QString words() const
        {
            return explainer.explanation().lines.join(QLatin1Char('\n'));
        }
        ScenarioDocument document;
        Explainer explainer{&document};
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void withoutARowItSaysHowToAsk()
    {
        Fixture f;
        QVERIFY(f.explainer.isCurrent());
        QCOMPARE(f.explainer.explanation().title, "Why is my job not running?");
    }

    // The caller goes on; the words come later.
    void theWordsComeFromAThread()
    {
        Fixture f;
        QTRY_VERIFY(!f.document.isStale());
        const QSignalSpy changed(&f.explainer, &Explainer::changed);
        f.explainer.setRows({f.ranked(3)});
        QVERIFY(!f.explainer.isCurrent());
        QCOMPARE(changed.count(), 0);
        QTRY_VERIFY(f.explainer.isCurrent());
        QVERIFY2(f.words().contains("Ahead of it: 3 job"), qPrintable(f.words()));
    }

    void theyFollowTheEdits()
    {
        Fixture f;
        QTRY_VERIFY(!f.document.isStale());
        f.explainer.setRows({f.ranked(0)});
        QTRY_VERIFY(f.explainer.isCurrent());
        const auto before = f.words();
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "77"}).has_value());
        QTRY_VERIFY(!f.document.isStale() && f.explainer.isCurrent());
        QVERIFY2(f.words() != before && f.words().contains("× 77 "), qPrintable(f.words()));
    }

    void theFirstAndTheLastOfManyAreCompared()
    {
        Fixture f;
        QTRY_VERIFY(!f.document.isStale());
        f.explainer.setRows({f.ranked(5), f.ranked(9), f.ranked(2)});
        QTRY_VERIFY(f.explainer.isCurrent());
        const auto label = [&](std::size_t rank) {
            const auto& snapshot = f.document.evaluation()->snapshot();
            return QString::fromStdString(
                std::string(snapshot.jobLabel(snapshot.rows.job[f.ranked(rank).at()])));
        };
        QCOMPARE(f.explainer.explanation().title,
                 QStringLiteral("Why %1 stands before %2").arg(label(2), label(9)));
        QVERIFY2(f.words().startsWith("The first and the last of 3 selected row(s):"),
                 qPrintable(f.words()));
    }

    // "Why A stands before B" was said of a job that stands nowhere.
    void rowsWithoutARankAreNotComparedWithOthers()
    {
        Fixture f;
        auto records = tests::goodRecords();
        records.jobs.back().held = true;
        f.document.setSnapshot(tests::built(std::move(records)), 1000000);
        QTRY_VERIFY(!f.document.isStale());
        const auto& evaluation = *f.document.evaluation();
        const auto held = RowIndex(
            std::size_t(std::ranges::find(evaluation.rank, 0U) - evaluation.rank.begin()));
        f.explainer.setRows({held, f.ranked(4), f.ranked(7)});
        QTRY_VERIFY(f.explainer.isCurrent());
        QVERIFY2(f.words().contains("The first and the last with a rank of 3 selected row(s):"),
                 qPrintable(f.words()));
        QVERIFY2(f.words().contains("(rank 5) is ahead of"), qPrintable(f.words()));
        f.explainer.setRows({held, f.ranked(4)});
        QTRY_VERIFY(f.explainer.isCurrent());
        QVERIFY2(f.explainer.explanation().title.endsWith("cannot be compared"),
                 qPrintable(f.explainer.explanation().title));
    }

    void anotherClusterForgetsTheRows()
    {
        Fixture f;
        QTRY_VERIFY(!f.document.isStale());
        f.explainer.setRows({f.ranked(0)});
        f.document.setSnapshot(tests::built(tests::goodRecords()), 1000000);
        QVERIFY(f.explainer.isCurrent());
        QCOMPARE(f.explainer.explanation().title, "Why is my job not running?");
        // What was asked before is answered meanwhile, and is not said.
        QStringList titles;
        connect(&f.explainer, &Explainer::changed,
                [&] { titles << f.explainer.explanation().title; });
        QTRY_VERIFY(!f.document.isStale());
        f.explainer.setRows({f.ranked(1), f.ranked(2)});
        QTRY_VERIFY(f.explainer.isCurrent());
        QVERIFY2(titles.filter("What the priority").isEmpty(), qPrintable(titles.join('\n')));
    }

    // A row of another snapshot is no row of this one.
    void rowsThatTheQueueDoesNotHaveAreLeftOut()
    {
        Fixture f;
        QTRY_VERIFY(!f.document.isStale());
        const auto& evaluation = *f.document.evaluation();
        const auto beyond = RowIndex(evaluation.rank.size());
        QCOMPARE(explainRows(evaluation, {beyond}).title, "Why is my job not running?");
        QVERIFY(explainRows(evaluation, {f.ranked(0), beyond})
                    .title.startsWith("What the priority of "));
    }
};

FAIRLEAD_QTTEST(ExplainerTest)
#include "tst_explainer.moc"
