// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/models/accounting/sources/capture/goldencapture.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

/// One thing of a recorded capture is changed, so that a file lacks something or two of them do not
/// fit: whoever reads it hears of it.
class ContradictionsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDoesNotFitIsSaid_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* file, const char* pattern,
                            const char* instead, const char* said) {
            QTest::newRow(name) << QByteArray(file) << QString::fromUtf8(pattern)
                                << QString::fromUtf8(instead) << QByteArray(said);
        };
        row("no flags", "config.txt", "PriorityFlags .*\\n", "",
            "config.txt:0: scontrol always prints PriorityFlags: missing here");
        row("settings of another day", "config.txt", "Configuration data as of 2026-11-20",
            "Configuration data as of 2026-11-24", "one of them is of another day");
        row("no QOS of jobs", "jobs.txt", " QOS=[^ ]*", "",
            "jobs lack what scontrol prints of every job; of the first it is QOS");
        row("no user of one job", "jobs.txt", "(JobId=43 .*?) UserId=[^ ]*", "\\1",
            "1 job has no UserId, which scontrol prints of every job");
        row("no TRES of jobs", "jobs.txt", " (Req|Alloc|)TRES=[^ ]*", "",
            "of the first it is ReqTRES");
        row("jobs of the next year", "jobs.txt", "(Submit|Eligible|Accrue)Time=2026",
            "\\1Time=2027", "jobs were submitted after taken_at.txt");
        row("a priority with a comma", "assocs.txt", "(?<=\\|grace\\|\\|\\|1\\|)40", "4,000",
            "Priority “4,000” of ");
        row("no account above", "assocs.txt", "\\|cistem\\|\\|\\|partenaires\\|", "|cistem||||",
            "the account above cistem is not named; root is assumed");
        row("another share", "assocs.txt", "\\|cistem\\|\\|\\|partenaires\\|\\d+\\|",
            "|cistem|||partenaires|77|",
            "1 association has another share or priority here than in the list of associations, "
            "which is used: cistem");
        row("usage of nobody", "raw_usage.txt", "\\n(\\d+)\\|[^\\n]*", "\n\\1|0",
            "root has used 0.00 here, and ");
        row("a user above the account", "raw_usage.txt", "\\n3\\|[^\\n]*", "\n3|1.5",
            "partenaires has used 1.50, and those under it ");
        row("an account elsewhere", "assocs.txt", "\\|cistem\\|\\|\\|partenaires\\|",
            "|cistem|||root|",
            "1 account is under another one here than in the list of associations, which is used: "
            "cistem");
        row("another priority of a QOS", "qos.txt", "\\nhigh\\|\\d+\\|", "\nhigh|77|",
            "1 QOS has another priority here than in the list of QOS, which is used: high");
        row("no GPUs tracked", "config.txt", "gres/gpu,gres/gpumem,gres/gpuutil,", "",
            "5 jobs have TRES that AccountingStorageTRES does not name; the first is gres/gpu");
        row("no TRES of partitions", "partitions.txt", " TRES=[^ \\n]*", "",
            "the line tells no TRES of the partition");
        row("no priority of a QOS", "qos.txt", "\\nhigh\\|\\d+\\|", "\nhigh||",
            "the Priority of QOS high is empty; 0 is used");
    }

    /// It says nothing of when the others were asked.
    void aConfigurationFromElsewhereMayBeOfAnotherDay()
    {
        const Capture capture(common());
        auto other = Capture::original("config.txt");
        other.replace("as of 2026-11-20", "as of 2026-11-24");
        capture.put("other.txt", other);
        const auto given = capture.said("other.txt");
        QVERIFY2(!given.startsWith("error") && !given.contains("another day"), given.constData());
    }

    void whatDoesNotFitIsSaid()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, pattern);
        QFETCH(QString, instead);
        QFETCH(QByteArray, said);
        const Capture capture(common("raw_usage.txt"));
        const auto untouched = capture.said();
        QVERIFY2(!untouched.contains(said), untouched.constData());
        auto text = QString::fromUtf8(Capture::original(file));
        const auto whole = text;
        text.replace(QRegularExpression(pattern), instead);
        QVERIFY(text != whole);
        capture.put(file, text.toUtf8());
        const auto all = capture.said();
        QVERIFY2(all.contains(said), all.constData());
    }
};

FAIRLEAD_QTTEST(ContradictionsTest)
#include "tst_contradictions.moc"
