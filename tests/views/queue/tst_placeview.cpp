// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/qttestmain.h"
#include "views/queue/placeview.h"

using namespace fairlead;
using namespace fairlead::views;

class PlaceViewTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // Where every weight is 0, one bar stood at the end of a long axis.
    void onePriorityOfAllIsSaid()
    {
        models::ScenarioDocument document;
        PlaceView view(&document);
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        QVERIFY(view.itemCount() > 0);
        for (const auto* weight : {"Age", "Assoc", "Fairshare", "JobSize", "Partition", "QOS"})
            QVERIFY(document.apply(ParameterEdit{std::string("PriorityWeight") + weight, "0"})
                        .has_value());
        WAIT_EVALUATED(document);
        const auto words = QStringLiteral("All rows of the queue have the same priority, 1.");
        QCOMPARE(view.accessibleDescription(), words);
        QCOMPARE(view.itemCount(), 0);
        view.resize(600, 200);
        QStringList painted;
        for (const auto& text : tests::TextRecorder::textsOf(view))
            painted << text.text;
        QCOMPARE(painted.join(u' '), words);
    }
};

FAIRLEAD_QTTEST(PlaceViewTest)
#include "tst_placeview.moc"
