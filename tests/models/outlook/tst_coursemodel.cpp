// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/coursemodel.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;

namespace {
/// Two steps of an hour; two accounts of three have courses.
replay::RunFigures run(float luck)
{
    replay::RunFigures run;
    run.course.waiting = {4.0F + luck, 10.0F};
    run.course.utilisation = {0.5F, 1.0F};
    run.course.shares = {0.75F, 0.5F, 0.25F, 0.5F};
    return run;
}

std::shared_ptr<const OutlookView> view(replay::Second step = 3600)
{
    replay::Outlook outlook;
    outlook.accounts = {"a", "b", "c"};
    outlook.courseAccounts = {2, 0};
    outlook.courseStep = step;
    outlook.from = 1770000000;
    outlook.to = outlook.from + 2 * 3600;
    outlook.recorded = run(0.0F);
    auto& policy = outlook.policies.emplace_back();
    policy.name = "baseline";
    policy.promised = {-1.0, 0.5, 0.25};
    for (const float luck : {-1.0F, 0.0F, 1.0F})
        policy.replicas.push_back(run(luck));
    auto view = std::make_shared<OutlookView>();
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    return view;
}
} // namespace

class CourseModelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theQueueIsOneLine()
    {
        CourseModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(view(), OutlookFigure::QueueCourse);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3); // nobody's account
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(),
                 QStringLiteral("Recorded, at most"));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("4"));
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("10"));
        QVERIFY(model.index(0, 2).data(Qt::ToolTipRole).toString().contains(u'–'));
        QCOMPARE(model.courses().size(), std::size_t{1});
        QVERIFY(model.courses()[0].policies[0][0].high > 4.0);
        model.show(view(), OutlookFigure::UtilisationCourse);
        QVERIFY(model.index(0, 1).data().toString().startsWith(QStringLiteral("50.0")));
    }

    void sharesAreOneLineForEachAccount()
    {
        CourseModel model;
        model.show(view(), OutlookFigure::ShareCourse);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("c"));
        QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("a"));
        QVERIFY(model.index(0, 4).data().toString().startsWith(QStringLiteral("25.0")));
        QCOMPARE(model.index(2, 4).data().toString(), QString()); // not known
        QVERIFY(model.index(3, 2).data().toString().startsWith(QStringLiteral("50.0")));
    }

    void whatIsNoCourseShowsNothing()
    {
        CourseModel model;
        model.show(view(), OutlookFigure::MeanWait);
        QCOMPARE(model.rowCount(), 0);
        model.show(view(0), OutlookFigure::QueueCourse); // none were kept
        QCOMPARE(model.rowCount(), 0);
        model.show(nullptr, OutlookFigure::QueueCourse);
        QCOMPARE(model.rowCount(), 0);
    }
};

FAIRLEAD_QTTEST(CourseModelTest)
#include "tst_coursemodel.moc"
