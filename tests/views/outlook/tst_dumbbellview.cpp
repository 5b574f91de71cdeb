// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookmodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/dumbbellview.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using views::DumbbellView;

class DumbbellViewTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static std::shared_ptr<const OutlookView> viewOf(replay::Outlook outlook)
    {
        for (auto& names : outlook.names)
            names = outlook.accounts;
        auto view = std::make_shared<OutlookView>();
        view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
        return view;
    }

    static std::shared_ptr<const OutlookView> starving(double jobs)
    {
        auto outlook = tests::madeOutlook({tests::madePolicy("baseline", 2, 1)});
        const auto starve = [jobs](replay::RunFigures& run) {
            run.groups[static_cast<std::size_t>(replay::Grouping::Account)][0].starving = jobs;
        };
        starve(outlook.recorded);
        for (auto& replica : outlook.policies.front().replicas)
            starve(replica);
        return viewOf(std::move(outlook));
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// Nobody has a fifth of a job, and labels that stand here and there are read wrong.
    void jobsAreCountedInWholeOnes_data()
    {
        QTest::addColumn<int>("jobs");
        QTest::addColumn<QStringList>("ticks");
        QTest::newRow("one") << 1 << QStringList{"0", "1"};
        QTest::newRow("five") << 5 << QStringList{"0", "1", "2", "3", "4", "5"};
        QTest::newRow("twelve") << 12 << QStringList{"0", "3", "6", "9", "12"};
        QTest::newRow("thousands") << 2400 << QStringList{"0", "500", "1,000", "1,500", "2,000"};
    }
    void jobsAreCountedInWholeOnes()
    {
        QFETCH(int, jobs);
        QFETCH(QStringList, ticks);
        OutlookModel model;
        model.show(starving(jobs), replay::Grouping::Account, OutlookFigure::Starving);
        DumbbellView view(&model);
        view.resize(900, 200);
        QStringList numbers;
        for (const auto& painted : tests::TextRecorder::textsOf(view)) {
            if (!painted.text.isEmpty() && painted.text.front().isDigit())
                numbers << painted.text;
        }
        QCOMPARE(numbers, ticks);
    }

    /// Each has its own line, and what changes at its end.
    void eachOtherPolicyHasALane()
    {
        auto outlook = tests::madeOutlook({tests::madePolicy("baseline", 2, 1),
                                           tests::madePolicy("half.conf", 3, 1),
                                           tests::madePolicy("edits", 2, 4)});
        OutlookModel model;
        model.show(viewOf(std::move(outlook)), replay::Grouping::Account, OutlookFigure::MeanWait);
        DumbbellView view(&model);
        const int withTwo = view.sizeHint().height();
        view.resize(900, withTwo);
        QStringList changes;
        for (const auto& painted : tests::TextRecorder::textsOf(view)) {
            if (painted.text.startsWith(u'+') || painted.text == "none beyond chance")
                changes << QString(painted.text).replace(QChar(QChar::Nbsp), u' ');
        }
        QCOMPARE(changes,
                 (QStringList{"+1 h", "none beyond chance", "none beyond chance", "+3 h"}));
        QCOMPARE(view.itemCount(), 2);
        QCOMPARE(view.itemName(0), QStringLiteral("bio"));
        QVERIFY2(view.itemValue(1).contains("edits: change: +3"), qPrintable(view.itemValue(1)));
        model.show(starving(1), replay::Grouping::Account, OutlookFigure::MeanWait);
        QVERIFY(view.sizeHint().height() < withTwo);
    }

    /// Minutes alone: more than two labels, and the last not before the data.
    void shortWaitsHaveAnAxisToo_data()
    {
        QTest::addColumn<double>("wait");
        QTest::addColumn<QStringList>("ticks");
        QTest::newRow("seconds") << 70.0 << QStringList{"0 s", "10 s", "30 s", "1 min", "2 min"};
        QTest::newRow("minutes") << 420.0
                                 << QStringList{"0 s", "1 min", "2 min", "5 min", "10 min"};
        QTest::newRow("hours") << 7200.0 << QStringList{"0 s", "1 min", "10 min", "1 h", "2 h"};
    }
    void shortWaitsHaveAnAxisToo()
    {
        QFETCH(double, wait);
        QFETCH(QStringList, ticks);
        auto outlook = tests::madeOutlook({tests::madePolicy("baseline", 2, 1)});
        for (auto& names : outlook.names)
            names = outlook.accounts;
        const auto waiting = [wait](replay::RunFigures& run) {
            for (auto& group : run.groups[static_cast<std::size_t>(replay::Grouping::Account)])
                group.meanWait = wait;
        };
        waiting(outlook.recorded);
        for (auto& replica : outlook.policies.front().replicas)
            waiting(replica);
        auto made = std::make_shared<OutlookView>();
        made->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
        OutlookModel model;
        model.show(made, replay::Grouping::Account, OutlookFigure::MeanWait);
        DumbbellView view(&model);
        view.resize(900, 200);
        QStringList numbers;
        for (const auto& painted : tests::TextRecorder::textsOf(view)) {
            if (!painted.text.isEmpty() && painted.text.front().isDigit())
                numbers << QString(painted.text).replace(QChar::Nbsp, u' ');
        }
        QCOMPARE(numbers, ticks);
    }

    /// Four policies whose names say what they set.
    void aLegendTakesAsManyLinesAsItNeeds()
    {
        auto outlook = tests::madeOutlook({tests::madePolicy("baseline", 2, 1),
                                           tests::madePolicy("Half the half-life of now", 2, 1),
                                           tests::madePolicy("Twice the weight of age", 2, 1),
                                           tests::madePolicy("Nobody waits for his QOS", 2, 1)});
        OutlookModel model;
        model.show(viewOf(std::move(outlook)), replay::Grouping::Account, OutlookFigure::MeanWait);
        DumbbellView view(&model);
        const auto legend = [&](int width) {
            view.resize(width, 300);
            QStringList found;
            for (const auto& painted : tests::TextRecorder::textsOf(view)) {
                if (model.policyNames().contains(painted.text))
                    found << painted.text;
            }
            return found;
        };
        QVERIFY(legend(1600).size() >= 4);
        const int wide = view.sizeHint().height();
        for (const auto& name : model.policyNames())
            QVERIFY2(legend(420).contains(name), qPrintable(name));
        QVERIFY(view.sizeHint().height() > wide);
        for (const auto& painted : tests::TextRecorder::textsOf(view))
            QVERIFY2(painted.seen == painted.area, qPrintable(painted.text));
    }

    /// A mark without its axis says nothing.
    void theHeadStaysAboveTheRows()
    {
        OutlookModel model;
        model.show(starving(5), replay::Grouping::Account, OutlookFigure::Starving);
        QWidget viewport;
        viewport.resize(900, 60);
        DumbbellView view(&model, &viewport);
        view.resize(900, 400);
        const auto topOf = [&](const QString& text) {
            qreal top = -1;
            for (const auto& painted : tests::TextRecorder::textsOf(view)) {
                if (painted.text == text)
                    top = painted.area.top(); // the last lies above
            }
            return top;
        };
        const auto legend = topOf("Recorded");
        const auto axis = topOf("5");
        QVERIFY(legend >= 0 && axis > legend);
        view.move(0, -40);
        QCOMPARE(topOf("Recorded"), legend + 40);
        QCOMPARE(topOf("5"), axis + 40);
    }
};

FAIRLEAD_QTTEST(DumbbellViewTest)
#include "tst_dumbbellview.moc"
