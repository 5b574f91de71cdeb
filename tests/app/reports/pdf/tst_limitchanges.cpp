// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfreport.h"
#include "engine/scenario/editrules.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::reports;

class LimitChangesTest : public QObject
{
    Q_OBJECT

private slots:
    /// As far as the source tells it.
    void pdfSaysWhatALimitWasBefore()
    {
        NEEDS_POPPLER();
        const QTemporaryDir folder;
        const auto pdf = folder.filePath(QStringLiteral("report.pdf"));
        const ParameterEdit edit{"qos normal MaxJobsPU", "9"};
        auto policy = testdata::policy();
        QVERIFY(!tryParameter(policy, edit));
        ReportData data;
        data.locale = QLocale(QLocale::English);
        data.baseline = testdata::evaluated(testdata::policy());
        data.evaluation = testdata::evaluated(policy);
        data.scenario.edits = {edit};
        const auto written
            = [&] { return writePdfReport(data, pdf) ? tests::pdfText(pdf) : QString(); };
        const auto says = [&](const char* words) {
            return written().contains(QStringLiteral("qos normal MaxJobsPU: ")
                                      + QString::fromUtf8(words));
        };
        QVERIFY2(says("the cluster's own → 9"), qPrintable(written()));
        replay::Limits limits;
        limits.qos.emplace_back().name = "normal";
        data.limits = std::make_shared<const replay::Limits>(limits);
        QVERIFY2(says("none → 9"), qPrintable(written()));
        limits.qos[0].limits.maxJobsOfUser = 20;
        data.limits = std::make_shared<const replay::Limits>(limits);
        QVERIFY2(says("20 → 9"), qPrintable(written()));
    }
};

FAIRLEAD_QTTEST(LimitChangesTest)
#include "tst_limitchanges.moc"
