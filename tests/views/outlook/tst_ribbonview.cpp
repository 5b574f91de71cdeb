// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/coursemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/ribbonview.h"

#include <QImage>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using views::RibbonView;

namespace {

replay::RunFigures waiting(float jobs)
{
    replay::RunFigures run;
    run.course.waiting = {jobs, jobs};
    run.course.utilisation = {0.5F, 0.5F};
    return run;
}

/// Four jobs waited, and eleven do under the policy as it is.
std::shared_ptr<const OutlookView> flatCourses()
{
    replay::Outlook outlook;
    outlook.courseStep = 3600;
    outlook.from = 1770000000;
    outlook.to = outlook.from + 2 * 3600;
    outlook.recorded = waiting(4.0F);
    auto& policy = outlook.policies.emplace_back();
    policy.name = "baseline";
    policy.replicas = {waiting(11.0F), waiting(11.0F)};
    auto view = std::make_shared<OutlookView>();
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    return view;
}

/// Of the dark pixels of a line of a picture, those that stand together.
QList<int> darkRuns(const QImage& image, int y, int left, int right)
{
    constexpr int dark = 160;
    QList<int> runs;
    bool wasDark = false;
    for (int x = left; x <= right; ++x) {
        const bool isDark = qGray(image.pixel(x, y)) < dark;
        if (isDark && !wasDark)
            runs << 0;
        if (isDark)
            ++runs.last();
        wasDark = isDark;
    }
    return runs;
}

} // namespace

class RibbonViewTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// Its grey is nearly that of the policy as it is.
    void whatWasRecordedIsDotted()
    {
        CourseModel model;
        model.show(flatCourses(), OutlookFigure::QueueCourse);
        RibbonView view(&model);
        view.setPalette(QPalette(Qt::white));
        view.resize(700, view.sizeHint().height());
        QImage image(view.size(), QImage::Format_RGB32);
        view.render(&image);
        const auto step = view.itemRect(0).adjusted(4, 4, -4, -4); // beside its edges
        int dotted = 0;
        int solid = 0;
        for (int y = step.top(); y <= step.bottom(); ++y) {
            const auto runs = darkRuns(image, y, step.left(), step.right());
            if (runs.size() > 20)
                dotted = y;
            if (runs.size() == 1 && runs.front() > step.width() - 4)
                solid = y;
        }
        QVERIFY2(solid > 0 && dotted > solid,
                 qPrintable(QStringLiteral("%1 %2").arg(dotted).arg(solid)));
    }
};

FAIRLEAD_QTTEST(RibbonViewTest)
#include "tst_ribbonview.moc"
