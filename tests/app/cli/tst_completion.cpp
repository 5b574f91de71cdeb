// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the shells offer, asked of the shells themselves.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {

QString file(const char* name)
{
    return QStringLiteral(FAIRLEAD_RESOURCES "/completion/") + QLatin1String(name);
}

/// What a shell prints for a script, with fairleadctl on its path; lines as one.
QString said(const char* shell, const QString& script, const QStringList& arguments = {})
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH",
                       QFileInfo(QStringLiteral(FAIRLEADCTL)).absolutePath() + QLatin1Char(':')
                           + environment.value("PATH"));
    process.setProcessEnvironment(environment);
    process.start(QLatin1String(shell), QStringList{"-c", script} + arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput()).simplified();
}

#define NEEDS_SHELL(name)                                                                          \
    if (QStandardPaths::findExecutable(QStringLiteral(name)).isEmpty())                            \
    QSKIP(name " is not installed")

} // namespace

class CompletionTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void bashCompletesCommandsAndOptions();
    void fishCompletesCommandsAndOptions();
    void zshCompletesCommandsAndOptions();
    void bashCompletesTheWindow();
    void fishCompletesTheWindow();

private:
    QTemporaryDir m_folder;
    QString m_store; ///< with the scenarios autumn and spring, and one that a shell could run
};

void CompletionTest::initTestCase()
{
    m_store = m_folder.filePath("site.fairlead");
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
    for (const auto* name : {"spring", "autumn", "le $(touch \"$PWNED\")`touch $PWNED`"})
        QCOMPARE(runCli({"save", m_store, name, "--set", "PriorityWeightAge=7"}).exitCode, 0);
    QVERIFY(QFile::copy(m_store, m_folder.filePath("my store.fairlead")));
    qputenv("HOME", m_folder.path().toLocal8Bit());
}

void CompletionTest::bashCompletesCommandsAndOptions()
{
    const auto offered = [](const QString& typed, int word) {
        return said("bash",
                    QStringLiteral("source '%1'; COMP_WORDS=('%2' %3); COMP_CWORD=%4; "
                                   "_fairleadctl; echo \"${COMPREPLY[*]}\"")
                        .arg(file("fairleadctl"), QStringLiteral(FAIRLEADCTL), typed)
                        .arg(word));
    };
    QCOMPARE(offered(QStringLiteral("rep"), 1), QStringLiteral("replay report"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --no"), 3),
             QStringLiteral("--norm --noheader"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --format c"), 4), QStringLiteral("csv"));
    // Each once, though descriptions name them too.
    QCOMPARE(offered(QStringLiteral("import x --into"), 3),
             QStringLiteral("--into --into-password-file"));
    QCOMPARE(offered(QStringLiteral("jobs x --set PriorityWeightA"), 4),
             QStringLiteral("PriorityWeightAge= PriorityWeightAssoc="));
    QCOMPARE(offered(QStringLiteral("jobs demo : moab --set FSW"), 6), QStringLiteral("FSWEIGHT="));
    QCOMPARE(offered(QStringLiteral("jobs %1 --move D").arg(m_store), 4), QStringLiteral("D="));
    QCOMPARE(offered(QStringLiteral("jobs %1 --remove D").arg(m_store), 4), QStringLiteral("D"));
    QCOMPARE(offered(QStringLiteral("scenarios %1 autumn s").arg(m_store), 4), "spring");
    // Names of a store are data: they are offered as one word each, and none is run.
    const auto left = m_folder.filePath("pwned");
    qputenv("PWNED", left.toLocal8Bit());
    const auto names = QStringLiteral("autumn le\\ \\$\\(touch\\ \\\"\\$PWNED\\\"\\)"
                                      "\\`touch\\ \\$PWNED\\` spring");
    QCOMPARE(offered(QStringLiteral("scenarios %1 ''").arg(m_store), 3), names);
    QCOMPARE(offered(QStringLiteral("jobs %1 --stored ''").arg(m_store), 4), names);
    QVERIFY(!QFileInfo::exists(left));
    // A path as one types it.
    for (const auto* path : {"~/site.fairlead", "$HOME/site.fairlead", "~/my\\ store.fairlead"}) {
        const auto typed = QStringLiteral("jobs '%1' --stored sp").arg(QLatin1String(path));
        QVERIFY2(offered(typed, 4) == "spring", path);
    }
    QCOMPARE(
        offered(QStringLiteral("jobs \"'%1/my store.fairlead'\" --stored sp").arg(m_folder.path()),
                4),
        "spring");
    // As bash itself takes words apart.
    QCOMPARE(offered(QStringLiteral("jobs demo : l"), 4), QStringLiteral("limoges"));
    QCOMPARE(offered(QStringLiteral("jobs x --format = c"), 5), QStringLiteral("csv"));
    QCOMPARE(offered(QStringLiteral("help rep"), 2), QStringLiteral("replay report"));
    QCOMPARE(offered(QStringLiteral("finder x --vary PriorityWeightA"), 4),
             QStringLiteral("PriorityWeightAge= PriorityWeightAssoc="));
}

void CompletionTest::fishCompletesCommandsAndOptions()
{
    NEEDS_SHELL("fish");
    const auto offered = [](const QString& typed) {
        return said("fish",
                    QStringLiteral("source '%1'; complete -C 'fairleadctl %2'")
                        .arg(file("fairleadctl.fish"), typed));
    };
    QCOMPARE(offered(QStringLiteral("rep")), QStringLiteral("replay report"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --no")),
             QStringLiteral("--noheader --norm"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --format c")), QStringLiteral("csv"));
    QVERIFY(offered(QStringLiteral("jobs demo")).contains(QStringLiteral("demo:textbook")));
    QCOMPARE(offered(QStringLiteral("jobs demo:")), "demo:limoges demo:moab demo:textbook");
    QCOMPARE(offered(QStringLiteral("jobs x --set PriorityWeightA")),
             QStringLiteral("PriorityWeightAge= PriorityWeightAssoc="));
    QCOMPARE(offered(QStringLiteral("jobs demo:moab --set FSW")), QStringLiteral("FSWEIGHT="));
    QCOMPARE(offered(QStringLiteral("jobs %1 --move D").arg(m_store)), QStringLiteral("D="));
    QCOMPARE(offered(QStringLiteral("report x --paper l")), QStringLiteral("letter"));
    QCOMPARE(offered(QStringLiteral("help rep")), QStringLiteral("replay report"));
    QCOMPARE(offered(QStringLiteral("finder x --vary PriorityWeightA")),
             QStringLiteral("PriorityWeightAge= PriorityWeightAssoc="));
    QCOMPARE(offered(QStringLiteral("scenarios %1 au").arg(m_store)), "autumn");
    QCOMPARE(offered(QStringLiteral("jobs %1 --stored sp").arg(m_store)), "spring");
    QCOMPARE(offered(QStringLiteral("jobs ~/site.fairlead --stored sp")), "spring");
}

void CompletionTest::zshCompletesCommandsAndOptions()
{
    NEEDS_SHELL("zsh");
    // zsh's own compadd works while somebody types only: this one prints what begins like that.
    const auto script
        = QStringLiteral("compadd() { local end= list=; "
                         "while [[ $1 == -[Sa] ]]; do "
                         "if [[ $1 == -S ]]; then end=$2; else list=$2; fi; shift 2; done; "
                         "[[ -n $list ]] && set -- ${(P)list}; "
                         "for one in $@; do [[ $one == $PREFIX* ]] && print -- $one$end; done }; "
                         "_files() { }; words=(fairleadctl $@); CURRENT=$#words; "
                         "PREFIX=$words[CURRENT]; source '%1'")
              .arg(file("_fairleadctl"));
    const auto offered
        = [&](const QStringList& typed) { return said("zsh", script, QStringList{"zsh"} + typed); };
    QCOMPARE(offered({"help", "rep"}), QStringLiteral("replay report"));
    QCOMPARE(offered({"rep"}), QStringLiteral("replay report"));
    QCOMPARE(offered({"jobs", "demo:limoges", "--no"}), QStringLiteral("--norm --noheader"));
    QCOMPARE(offered({"jobs", "demo:limoges", "--format", "c"}), QStringLiteral("csv"));
    QCOMPARE(offered({"jobs", "demo:t"}), QStringLiteral("demo:textbook"));
    QCOMPARE(offered({"jobs", "x", "--set", "PriorityWeightA"}),
             QStringLiteral("PriorityWeightAge= PriorityWeightAssoc="));
    QCOMPARE(offered({"jobs", "demo:moab", "--set", "FSW"}), QStringLiteral("FSWEIGHT="));
    QCOMPARE(offered({"report", "x", "--paper", "l"}), QStringLiteral("letter"));
    QCOMPARE(offered({"scenarios", m_store, "autumn", "s"}), "spring");
    QCOMPARE(offered({"jobs", m_store, "--stored", "a"}), "autumn");
    QCOMPARE(offered({"jobs", "~/site.fairlead", "--stored", "a"}), "autumn");
    QCOMPARE(offered({"jobs", "~/my\\ store.fairlead", "--stored", "a"}), "autumn");
}

void CompletionTest::bashCompletesTheWindow()
{
    const auto offered = [](const QString& typed, int word) {
        return said("bash",
                    QStringLiteral("source '%1'; COMP_WORDS=(fairlead %2); COMP_CWORD=%3; "
                                   "_fairlead; echo \"${COMPREPLY[*]}\"")
                        .arg(file("fairlead"), typed)
                        .arg(word));
    };
    QCOMPARE(offered(QStringLiteral("--th"), 1), QStringLiteral("--theme"));
    QCOMPARE(offered(QStringLiteral("--theme d"), 2), QStringLiteral("dark"));
    QCOMPARE(offered(QStringLiteral("--language = f"), 3), QStringLiteral("fr"));
    QCOMPARE(offered(QStringLiteral("dem"), 1),
             QStringLiteral("demo:limoges demo:textbook demo:moab"));
    // As bash itself takes words apart.
    QCOMPARE(offered(QStringLiteral("demo :"), 2), QStringLiteral("limoges textbook moab"));
    QCOMPARE(offered(QStringLiteral("demo : m"), 3), QStringLiteral("moab"));
}

void CompletionTest::fishCompletesTheWindow()
{
    NEEDS_SHELL("fish");
    const auto offered = [](const QString& typed) {
        return said("fish",
                    QStringLiteral("source '%1'; complete -C 'fairlead %2'")
                        .arg(file("fairlead.fish"), typed));
    };
    QCOMPARE(offered(QStringLiteral("--th")), QStringLiteral("--theme"));
    QCOMPARE(offered(QStringLiteral("--theme d")), QStringLiteral("dark"));
    QCOMPARE(offered(QStringLiteral("demo:")), "demo:limoges demo:moab demo:textbook");
}

FAIRLEAD_QTTEST(CompletionTest)
#include "tst_completion.moc"
