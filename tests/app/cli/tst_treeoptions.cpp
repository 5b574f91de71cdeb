// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits of the tree by options, as the window makes them.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class TreeOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachEditOfTheTree();
    void theyCountInTheOrderGiven();
    void aTableIsPasted();
    void aTableMeetsTheTreeBeforeIt();
    void whatCannotBeDoneIsSaid_data();
    void whatCannotBeDoneIsSaid();

private:
    /// "account/user shares" of each row, in order.
    static QStringList treeOf(const QStringList& edits)
    {
        const auto run = runCli(QStringList{"shares", "demo:textbook", "--format", "csv"} + edits);
        if (run.exitCode != 0)
            return {QString::fromUtf8(run.err)};
        QStringList rows;
        for (const auto& row : csvRows(run.out))
            rows << row["Account"] + '/' + row["User"] + ' ' + row["RawShares"];
        return rows;
    }
    QString file(const QByteArray& text)
    {
        const auto path = m_folder.filePath(QStringLiteral("table%1.txt").arg(++m_files));
        QFile written(path);
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            qFatal("no file");
        return path;
    }

    QTemporaryDir m_folder;
    int m_files = 0;
};

void TreeOptionsTest::eachEditOfTheTree()
{
    const auto added = treeOf({"--add-account", "g=D:5", "--add-user", "ann=g:2"});
    QVERIFY2(added.contains("g/ 5") && added.contains("g/ann 2"), qPrintable(added.join('\n')));
    QVERIFY(treeOf({"--add-account=h=root"}).contains("h/ 1"));
    const auto place
        = [](const QStringList& rows, const char* row) { return rows.indexOf(QLatin1String(row)); };
    const auto moved = treeOf({"--move", "C=D"});
    QVERIFY2(place(moved, "C/ 10") > place(moved, "D/ 60"), qPrintable(moved.join('\n')));
    const auto renamed = treeOf({"--rename-account", "E=elm"});
    QVERIFY(renamed.contains("elm/ 25") && renamed.contains("elm/user4 1"));
    const auto removed = treeOf({"--remove", "B/user1", "--remove", "C"});
    QVERIFY(removed.contains("B/ 30") && !removed.contains("B/user1 1"));
    QVERIFY(removed.filter("C/").isEmpty());
}

void TreeOptionsTest::theyCountInTheOrderGiven()
{
    QVERIFY(
        treeOf({"--share", "E=3", "--rename-account", "E=x", "--share", "x=4"}).contains("x/ 4"));
    const auto gone
        = runCli({"shares", "demo:textbook", "--rename-account", "E=x", "--share", "E=3"});
    QCOMPARE(gone.exitCode, 1);
    QVERIFY2(gone.err.contains("there is no account"), gone.err);
    // Another account of that name: nothing is given again.
    const auto other = runCli({"shares", "demo:textbook", "--share", "E=3", "--rename-account",
                               "E=x", "--add-account", "E=D", "--share", "E=4"});
    QCOMPARE(other.exitCode, 0);
    QVERIFY2(!other.err.contains("given again"), other.err);
}

void TreeOptionsTest::aTableIsPasted()
{
    for (const auto* table :
         {"E\t7\nB\tuser1\t3\nnew\tann\t2\n", "E,7\r\nB,\"user1\",3\r\nnew,ann,2",
          "\xef\xbb\xbfShares,Account,User\n7,E\n3,B,user1\n2,new,ann\n"}) {
        const auto rows = treeOf({"--paste", file(table)});
        for (const auto* row : {"E/ 7", "B/user1 3", "new/ 1", "new/ann 2"})
            QVERIFY2(rows.contains(QLatin1String(row)), qPrintable(rows.join('\n')));
    }
    const auto said = runCli({"shares", "demo:textbook", "--paste", file("new,2\n")});
    QVERIFY2(said.err.contains("adds account new below root"), said.err);
}

void TreeOptionsTest::aTableMeetsTheTreeBeforeIt()
{
    const auto table = file("x,9\n");
    QVERIFY(treeOf({"--rename-account", "E=x", "--paste", table}).contains("x/ 9"));
    const auto rows = treeOf({"--paste", table, "--move", "x=D", "--share", "x=8"});
    QVERIFY(rows.contains("x/ 8") && rows.contains("E/ 25"));
}

void TreeOptionsTest::whatCannotBeDoneIsSaid_data()
{
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const QStringList& edits, const char* message, int code = 1) {
        QTest::newRow(qPrintable(edits.join(' '))) << edits << code << QByteArray(message);
    };
    add({"--add-account", "g"}, "expected NAME=PARENT[:SHARES]");
    add({"--add-account", "g="}, "expected NAME=PARENT[:SHARES]");
    add({"--add-account", "a/b=D"}, "is not a name");
    add({"--add-account", "g=D:many"}, "--add-account g=D:many: ");
    add({"--add-account", "g=nobody"}, "there is no account");
    add({"--add-account", "E=root"}, "is there already");
    add({"--add-user", "user4=E"}, "is there already");
    add({"--add-user", "ann="}, "expected USER=ACCOUNT[:SHARES]");
    add({"--move", "D"}, "expected ACCOUNT=PARENT");
    add({"--move", "D=E"}, "cannot go below itself");
    add({"--move", "root=D"}, "the root account cannot be moved");
    add({"--rename-account", "E=F"}, "is there already");
    add({"--rename-account", "E=a:b"}, "is not a name");
    add({"--remove", "nobody"}, "there is no account");
    add({"--remove", "E/"}, "expected ACCOUNT[/USER]");
    add({"--remove", "root"}, "the root account cannot be removed");
    add({"--paste", file("E,7\nE\n")}, "line 2: two or three cells are expected");
    add({"--paste", file("\n")}, "holds no lines of accounts and shares");
    add({"--paste", m_folder.filePath("none")}, "none", 2);
}

void TreeOptionsTest::whatCannotBeDoneIsSaid()
{
    QFETCH(QStringList, edits);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    const auto run = runCli(QStringList{"shares", "demo:textbook"} + edits);
    QVERIFY2(run.err.contains(message), run.err);
    QCOMPARE(run.exitCode, exitCode);
}

FAIRLEAD_QTTEST(TreeOptionsTest)
#include "tst_treeoptions.moc"
