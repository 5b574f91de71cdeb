// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl agree on stores and anonymised copies: they prove as sharply as their source.

#include "tests/app/cli/answeredcase.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class CopiesAgree : public QObject, AnsweredCase
{
    Q_OBJECT

private slots:
    void aStoreAgreesLikeItsSource();
    void aCopyProvesAsSharplyAsItsSource();
};

void CopiesAgree::aStoreAgreesLikeItsSource()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-22.05.8/classic", 30);
    remove(source, "raw_usage.txt");
    const auto store = folder.filePath("kept.fairlead");
    QCOMPARE(runCli({"import", source, "--into", store}).exitCode, 0);
    const auto run = agree(store);
    QVERIFY2(run.exitCode == 0, run.out.left(2000) + run.err.left(1000));
    QCOMPARE(verdictOf(run, "sprio")["Rows"], "1875");
    QCOMPARE(verdictOf(run, "sshare")["Rows"], "1139");
}

namespace {
/// The rows that differ, each by the account and the column.
QStringList differingOf(const CliRun& run)
{
    QStringList rows;
    for (const auto& row : csvRows(run.out)) {
        if (row["Verdict"] == "differs" && !row["Part"].isEmpty() && row["MomentFrom"].isEmpty())
            rows << row["Account"] + ' ' + row["Part"] + ' ' + row["Low"] + ' ' + row["High"];
    }
    return rows;
}
} // namespace

// Of rounded usage a copy keeps what was printed of accounts, not only the sums.
void CopiesAgree::aCopyProvesAsSharplyAsItsSource()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-22.05.8/fairtree", 30);
    remove(source, "raw_usage.txt");
    const auto path = source + QStringLiteral("/shares.txt");
    auto text = fileContent(path);
    QCOMPARE(text.count("2.157816"), 1);
    QVERIFY(writeFile(path, text.replace("2.157816", "2.157780")));
    const auto run = agree(source);
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(differingOf(run).size(), 1);

    const auto store = folder.filePath("kept.fairlead");
    QCOMPARE(runCli({"import", source, "--into", store}).exitCode, 0);
    const auto kept = agree(store);
    QCOMPARE(kept.exitCode, 3);
    QCOMPARE(differingOf(kept), differingOf(run));
    const auto made = folder.filePath("made");
    QCOMPARE(runCli({"anonymise", source, "--into", made}).exitCode, 0);
    const auto nameless = agree(made);
    QCOMPARE(nameless.exitCode, 3);
    QCOMPARE(verdictOf(nameless, "sshare")["Differing"], "1");
}

FAIRLEAD_QTTEST(CopiesAgree)
#include "tst_copiesagree.moc"
