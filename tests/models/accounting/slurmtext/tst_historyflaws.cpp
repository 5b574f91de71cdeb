// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/jobhistoryreader.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>
#include <ranges>

using namespace fairlead;
using namespace fairlead::accounting;

/// What a history.txt says that cannot be.
class HistoryFlawsTest : public QObject
{
    Q_OBJECT

private slots:
    void contradictionsAreCounted();
    void strangeOptionsAreNamedOnce();
};

void HistoryFlawsTest::contradictionsAreCounted()
{
    const std::string header
        = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|ReqCPUS|"
          "ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";
    const auto row = [](const char* id, const char* eligible, const char* end, const char* state) {
        const std::string begin = "1970-01-01T01:00:00|";
        return std::string(id) + "|" + id + "|ann|chem|main|normal|" + begin + eligible + "|"
            + begin + end + "|00:10:00|1|cpu=1|1|n1|" + state + "||sbatch x";
    };
    replay::Recording recording;
    const auto read
        = readJobHistory({{1, header},
                          {2, row("1", "1970-01-01T01:00:00", "Unknown", "COMPLETED")},
                          {3, row("2", "1970-01-01T01:00:00", "Unknown", "PENDING")},
                          {4, row("3", "1970-01-01T00:59:59", "1970-01-01T01:01:00", "COMPLETED")}},
                         "history.txt", TimeReader{}, recording);
    QVERIFY(read.has_value());
    std::string issues;
    for (const auto& issue : recording.issues)
        issues += issueText(issue) + "\n";
    for (const auto* told : {"history.txt:2: 1 job is COMPLETED and has no end: 1",
                             "history.txt:3: 1 job is PENDING and has a start: 2",
                             "history.txt:4: 1 job became eligible before it was submitted: 3"})
        QVERIFY2(issues.find(told) != std::string::npos, issues.c_str());
}

void HistoryFlawsTest::strangeOptionsAreNamedOnce()
{
    const std::string header
        = "JobIDRaw|JobID|User|Account|Partition|Submit|Start|End|ReqCPUS|State|SubmitLine";
    const auto row = [](const char* id, const char* options) {
        return std::string(id) + "|" + id
            + "|ann|chem|main|1970-01-01T01:00:00|Unknown|Unknown|1|PENDING|sbatch " + options
            + " x";
    };
    replay::Recording recording;
    const auto read = readJobHistory({{1, header},
                                      {2, row("1", "--site-b --site-a=1")},
                                      {3, row("2", "--site-a=2 --wckey w")},
                                      {4, row("3", "--hint compute_bound")}},
                                     "history.txt", TimeReader{}, recording);
    QVERIFY(read.has_value());
    QCOMPARE(std::ranges::count(recording.issues | std::views::transform(issueText),
                                std::string("history.txt: 2 submit lines have options that Slurm "
                                            "does not have, and that a replay leaves out: "
                                            "--site-a, --site-b")),
             1);
}

FAIRLEAD_QTTEST(HistoryFlawsTest)
#include "tst_historyflaws.moc"
