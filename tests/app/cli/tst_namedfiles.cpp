// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is named on the command line is read, or it is an error: never other numbers.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace fairlead::tests;

class NamedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatCannotBeReadIsAnError_data();
    void whatCannotBeReadIsAnError();
    void whatHoldsNothingIsAnError_data();
    void whatHoldsNothingIsAnError();
    void aSourceThatHasItAllTakesNone();
    void aClusterThatTheSourceDoesNotHoldIsAnError();
    void aDumpIsOfItsOwnCluster();
    void aPasswordFileIsReadWhereNobodyAsksForIt();
    void anotherFileOfTheCaptureIsAnError();
    void aFileOfSomeUsersIsSaidToBeOne();
    void anEmptyFileIsSaidToBeEmpty();
    void anyTextIsNoPolicy_data();
    void anyTextIsNoPolicy();
    void outputReplacesNoFolder();
    void anotherConfigurationKeepsTheMoment();
    void aFolderWithoutConfigurationKeepsTheMoment();
    void aMomentAfterTheCaptureIsSaid();
    void authoritiesThatCannotBeReadAreOurs();
    void aTokenThatIsNowhereIsSaid();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    const QString m_case = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    std::unique_ptr<QTemporaryDir> m_folder;
};

void NamedFiles::whatCannotBeReadIsAnError_data()
{
    QTest::addColumn<QString>("option");
    QTest::newRow("config") << "--config";
    QTest::newRow("partitions") << "--partitions";
    QTest::newRow("usage") << "--usage";
    QTest::newRow("scenario") << "--scenario";
}

void NamedFiles::whatCannotBeReadIsAnError()
{
    QFETCH(QString, option);
    QCOMPARE(::mkfifo(path("fifo").toUtf8().constData(), 0600), 0);
    for (const auto& source : {m_case, QStringLiteral("demo:limoges")}) {
        const auto gone = runCli({"jobs", source, option, path("gone")});
        QCOMPARE(gone.exitCode, 2);
        QVERIFY(gone.out.isEmpty());
        QVERIFY2(gone.err.contains("gone cannot be read\n  No such file or directory"),
                 gone.err.constData());
        const auto folder = runCli({"jobs", source, option, m_folder->path()});
        QCOMPARE(folder.exitCode, 2);
        QVERIFY2(folder.err.contains("Is a directory"), folder.err.constData());
        const auto fifo = runCli({"jobs", source, option, path("fifo")}); // would wait for ever
        QCOMPARE(fifo.exitCode, 2);
    }
}

void NamedFiles::whatHoldsNothingIsAnError_data()
{
    QTest::addColumn<QString>("option");
    QTest::newRow("config") << "--config";
    QTest::newRow("partitions") << "--partitions";
    QTest::newRow("usage") << "--usage";
    QTest::newRow("scenario") << "--scenario";
}

void NamedFiles::whatHoldsNothingIsAnError()
{
    QFETCH(QString, option);
    for (const auto* content : {"", "\n\n", "a shopping list\n",
                                "\x7f"
                                "ELF\x01\x02\n\xff\xfe\n"}) {
        QVERIFY(writeFile(path("file"), content));
        const auto run = runCli({"jobs", m_case, option, path("file")});
        QVERIFY2(run.exitCode == 3, content);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains("file"));
    }
}

void NamedFiles::aSourceThatHasItAllTakesNone()
{
    const auto config = m_case + "/config.txt";
    const auto run = runCli({"jobs", "demo:limoges", "--config", config});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("--config is for a source that lacks them"), run.err.constData());
    QVERIFY(writeFile(path("site.conf"), "ClusterName=x\nPriorityWeightAge=3\n"));
    // Here it is what is edited.
    const auto edited = runCli({"export", "demo:limoges", "--as", "slurm.conf", "--config",
                                path("site.conf"), "--set", "PriorityWeightAge=500"});
    QVERIFY2(edited.exitCode == 0, edited.err.constData());
    QVERIFY2(edited.out.contains("+PriorityWeightAge=500"), edited.out.constData());
    QCOMPARE(runCli({"export", "demo:limoges", "--as", "slurm.conf", "--config", path("gone"),
                     "--set", "PriorityWeightAge=500"})
                 .exitCode,
             2);
}

void NamedFiles::aClusterThatTheSourceDoesNotHoldIsAnError()
{
    QCOMPARE(runCli({"import", "demo:limoges", "--into", path("store.fairlead")}).exitCode, 0);
    for (const auto& source : {QStringLiteral("demo:limoges"), path("store.fairlead")}) {
        const auto run = runCli({"shares", source, "--cluster", "elsewhere"});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("knows no cluster “elsewhere”, only limoges"),
                 run.err.constData());
        QCOMPARE(runCli({"shares", source, "--cluster", "limoges"}).exitCode, 0);
    }
    QCOMPARE(runCli({"shares", m_case, "--cluster", "elsewhere"}).exitCode, 3);
}

void NamedFiles::aDumpIsOfItsOwnCluster()
{
    const auto folder = path("capture");
    copyCapture(m_case, folder);
    QVERIFY(QFile::remove(folder + "/assocs.txt"));
    const auto run = runCli({"shares", folder, "--cluster", "elsewhere"});
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("knows no cluster “elsewhere”, only limoges"), run.err.constData());
    QCOMPARE(runCli({"shares", folder, "--cluster", "limoges"}).exitCode, 0);
}

void NamedFiles::aPasswordFileIsReadWhereNobodyAsksForIt()
{
    const auto run = runCli({"shares", "demo:limoges", "--password-file", path("gone")});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("gone"), run.err.constData());
    // Opening one of these waits for somebody who writes.
    QCOMPARE(::mkfifo(QFile::encodeName(path("fifo")).constData(), 0600), 0);
    const auto fifo = runCli({"shares", "demo:limoges", "--password-file", path("fifo")});
    QCOMPARE(fifo.exitCode, 2);
    QVERIFY2(fifo.err.contains("it is not a regular file"), fifo.err.constData());
}

/// The names are near, and the numbers would be those of another cluster.
void NamedFiles::anotherFileOfTheCaptureIsAnError()
{
    QVERIFY(writeFile(path("usage.txt"),
                      "JobID|AssocID|User|Account|Partition|QOS|Start|End|TRES|State\n"
                      "1|3|bea|bio|main|normal|2026-01-01T01:00:00|2026-01-01T02:00:00|cpu=1|x\n"));
    const auto usage = runCli({"jobs", m_case, "--usage", path("usage.txt")});
    QCOMPARE(usage.exitCode, 3);
    QVERIFY2(usage.err.contains("holds no usage"), usage.err.constData());
    const auto config = runCli({"jobs", m_case, "--config", m_case + "/partitions.txt"});
    QCOMPARE(config.exitCode, 3);
    QVERIFY2(config.err.contains("holds no configuration"), config.err.constData());
    // Among its words some are parameters.
    const auto manager = runCli({"jobs", m_case, "--config", m_case + "/assoc_mgr.txt"});
    QCOMPARE(manager.exitCode, 3);
    QVERIFY2(manager.err.contains("holds no configuration"), manager.err.constData());
}

void NamedFiles::aFileOfSomeUsersIsSaidToBeOne()
{
    QFile whole(m_case + "/raw_usage.txt");
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const auto lines = whole.readAll().split('\n');
    QVERIFY(writeFile(path("raw_usage.txt"), lines.mid(0, lines.size() / 2).join('\n') + '\n'));
    const auto run = runCli({"shares", m_case, "--usage", path("raw_usage.txt")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("it holds the usage of "), run.err.constData());
    const auto good = runCli({"shares", m_case, "--usage", whole.fileName()});
    QVERIFY2(!good.err.contains("it holds the usage of "), good.err.constData());
}

void NamedFiles::anEmptyFileIsSaidToBeEmpty()
{
    const auto file = path("nothing.fairlead");
    QVERIFY(writeFile(file, {}));
    const auto run = runCli({"shares", file});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("the file is empty"), run.err);
}

void NamedFiles::anyTextIsNoPolicy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("words") << "list.txt" << QByteArray("milk\nbread = two\n");
    QTest::newRow("bytes") << "random.bin" << QByteArray("\x01\x02=\x03\n\x04 \x05=\xff\n");
    QTest::newRow("words for Moab") << "list.cfg" << QByteArray("milk\nbread two\n");
    QTest::newRow("nothing for Maui") << "maui.cfg" << QByteArray("# nothing\n");
    QTest::newRow("nothing") << "slurm.conf" << QByteArray();
}

void NamedFiles::anyTextIsNoPolicy()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const auto file = m_folder->filePath(name);
    QVERIFY(writeFile(file, content));
    const auto run = runCli({"compare", "demo:textbook", "--against", file});
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.err.contains(name.toUtf8()));
}

void NamedFiles::outputReplacesNoFolder()
{
    QVERIFY(QDir().mkpath(path("tables/shares.csv")));
    const auto run = runCli({"report", "demo:textbook", "--csv", path("tables")});
    QCOMPARE(run.exitCode, 4);
    QVERIFY2(run.err.contains("shares.csv"), run.err.constData());
    QVERIFY(QDir(path("tables/shares.csv")).exists());
}

// sprio answered under the folder's own configuration: its ages are not those of another weight.
void NamedFiles::anotherConfigurationKeepsTheMoment()
{
    const auto own = fileContent(m_case + "/slurm.conf");
    for (const auto& [from, to] :
         {std::pair("PriorityWeightAge=1000", "PriorityWeightAge=500"), {"=0-2\n", "=0-20\n"}}) {
        auto other = own;
        QVERIFY(writeFile(path("other.conf"), other.replace(from, to)) && other != own);
        const auto edit = other.contains("=0-20") ? "PriorityMaxAge=0-20" : to;
        const QStringList rest{"--format", "csv", "-l"};
        const auto read
            = runCli(QStringList{"jobs", m_case, "--config", path("other.conf")} + rest);
        const auto set = runCli(QStringList{"jobs", m_case, "--set", edit} + rest);
        QVERIFY2(read.exitCode == 0, read.err.constData());
        QCOMPARE(read.out, set.out);
    }
}

// Without one of its own the named configuration is all there is to read the ages by.
void NamedFiles::aFolderWithoutConfigurationKeepsTheMoment()
{
    const auto site = path("site");
    copyCapture(m_case, site);
    for (const auto* name : {"config.txt", "slurm.conf", "priority_last_decay_ran"})
        QFile::remove(site + '/' + name);
    const QStringList rest{"--config", m_case + "/config.txt", "--format", "csv", "-l"};
    const auto read = runCli(QStringList{"jobs", site} + rest);
    QVERIFY2(read.exitCode == 0, read.err.constData());
    QVERIFY2(read.err.contains("ages agree"), read.err.constData());
    QCOMPARE(read.out, runCli({"jobs", m_case, "--format", "csv", "-l"}).out);
}

// Times of another zone than taken_at.txt says.
void NamedFiles::aMomentAfterTheCaptureIsSaid()
{
    const auto site = path("site");
    copyCapture(m_case, site);
    const auto taken = fileContent(site + "/taken_at.txt").trimmed();
    QFile::remove(site + "/taken_at.txt");
    QVERIFY(writeFile(site + "/taken_at.txt", taken + "\n-0100\n"));
    const QStringList rest{"--format", "csv", "-o", "JobID,Partition,Rank,Age,Priority"};
    const auto run = runCli(QStringList{"jobs", site} + rest);
    QVERIFY2(run.err.contains("which is after the capture"), run.err.constData());
    QCOMPARE(run.out, runCli(QStringList{"jobs", m_case} + rest).out); // all times are off alike
}

/// Not the server's, which is not even asked.
void NamedFiles::authoritiesThatCannotBeReadAreOurs()
{
    QVERIFY(writeFile(path("token"), "secret\n"));
    QVERIFY(QFile::setPermissions(path("token"), QFile::ReadOwner | QFile::WriteOwner));
    const auto ca = path("authorities.pem");
    const auto run = runCli({"jobs", "slurmrest://ann@127.0.0.1:1?ca=" + ca, "--password-file",
                             path("token"), "--config", m_case + "/config.txt"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(ca.toUtf8()), run.err);
    QVERIFY2(!run.err.contains("prove"), run.err);
}

void NamedFiles::aTokenThatIsNowhereIsSaid()
{
    const auto run = [&] {
        return runCli(
            {"jobs", "slurmrest://ann@127.0.0.1:1?tls=off", "--config", m_case + "/config.txt"});
    };
    const auto without = run();
    QCOMPARE(without.exitCode, 2);
    QVERIFY2(without.err.contains("is asked without a token: none was found in --password-file, "
                                  "FAIRLEAD_PASSWORD, SLURM_JWT"),
             without.err);
    qputenv("SLURM_JWT", "made.up");
    const auto with = run();
    qunsetenv("SLURM_JWT");
    QCOMPARE(with.exitCode, 2);
    QVERIFY2(!with.err.contains("without a token"), with.err);
    const auto socket
        = runCli({"jobs", "slurmrest://" + path("socket"), "--config", m_case + "/config.txt"});
    QVERIFY2(!socket.err.contains("without a token"), socket.err); // who connects is known
}

FAIRLEAD_QTTEST(NamedFiles)
#include "tst_namedfiles.moc"
