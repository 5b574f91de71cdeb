// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
std::vector<Line> rowsOf(const std::vector<std::string>& texts)
{
    std::vector<Line> lines;
    for (const auto& text : texts)
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    return lines;
}
} // namespace

class ForeignCells : public QObject
{
    Q_OBJECT

private slots:
    void aForeignStateOrAmountIsTold()
    {
        const auto problemOf = [](const std::string& allocated, const std::string& state) {
            replay::Recording recording;
            const auto done = readJobHistory(
                rowsOf({"JobIDRaw|User|Account|Partition|Submit|Start|End|ReqCPUS|AllocTRES|State",
                        "1|ann|bio|main|1970-01-01T01:00:00|1970-01-01T01:00:10|Unknown|3|"
                            + allocated + '|' + state}),
                "history.txt", TimeReader{}, recording);
            for (const auto& issue : recording.issues.kept()) {
                if (issue.line == 2)
                    return english(issue.message);
            }
            return std::to_string(recording.workload.jobs.size());
        };
        QCOMPARE(problemOf("cpu=4", "CANCELLED by 7"), std::string("1"));
        QCOMPARE(problemOf("cpu=4", "FOO"),
                 std::string("State=FOO cannot be read; the job is left out"));
        QCOMPARE(problemOf("cpu=abc", "RUNNING"),
                 std::string("AllocTRES=cpu=abc cannot be read; the job is left out"));
    }
};

FAIRLEAD_QTTEST(ForeignCells)
#include "tst_foreigncells.moc"
