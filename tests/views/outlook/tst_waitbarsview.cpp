// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookmodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/waitbarsview.h"

#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::models;
using views::WaitBarsView;

namespace {
replay::RunFigures run(const std::vector<double>& waits)
{
    replay::RunFigures run;
    for (auto& groups : run.groups) {
        for (const double wait : waits) {
            replay::GroupFigures group;
            group.jobs = 4;
            group.meanWait = wait;
            group.meanParts = {0.0, 0.0, wait, 0.0, 0.0};
            groups.push_back(group);
        }
    }
    return run;
}

std::shared_ptr<const OutlookView> view(const std::vector<double>& waits)
{
    replay::Outlook outlook;
    for (auto& names : outlook.names)
        names = {"a", "b"};
    outlook.accounts = {"a", "b"};
    outlook.recorded = run(waits);
    for (const auto* name : {"baseline", "With the edits", "plan A"}) {
        replay::PolicyOutlook policy;
        policy.name = name;
        policy.replicas = {run(waits)};
        policy.promised = {0.25, 0.5};
        outlook.policies.push_back(policy);
    }
    auto view = std::make_shared<OutlookView>();
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    return view;
}
} // namespace

class WaitBarsViewTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture
    {
        explicit Fixture(const std::vector<double>& waits)
        {
            model.show(view(waits), replay::Grouping::Account, OutlookFigure::WaitParts);
        }
        OutlookModel model;
        WaitBarsView bars{&model};
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// "9 h 23 min" of a short bar is longer than "10 h" of the longest.
    void thereIsRoomForTheWidestFigure()
    {
        const Fixture f({36000.0, 33780.0});
        for (const double wait : {36000.0, 33780.0})
            QVERIFY(f.bars.figureWidth()
                    >= f.bars.fontMetrics().horizontalAdvance(f.model.figureText(wait)));
        QVERIFY(f.model.figureText(36000.0).size() < f.model.figureText(33780.0).size());
    }

    void theLegendTakesAnotherLineWhereThereIsNoRoom()
    {
        Fixture f({36000.0, 33780.0});
        f.bars.resize(2000, 400);
        const auto wide = f.bars.legendPlaces();
        QCOMPARE(wide.size(), replay::waitKinds + 3); // three policies
        QCOMPARE(wide.back().top(), 0);
        f.bars.resize(480, 400);
        const auto places = f.bars.legendPlaces();
        QVERIFY(places.back().top() > 0);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(places[i].width(), wide[i].width()); // nothing is elided
            QVERIFY(places[i].right() < f.bars.width());
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].intersects(places[j]));
        }
    }
};

FAIRLEAD_QTTEST(WaitBarsViewTest)
#include "tst_waitbarsview.moc"
