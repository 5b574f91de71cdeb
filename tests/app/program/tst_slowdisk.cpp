// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/unsavedfile.h"
#include "tests/app/program/runningprogram.h"
#include "tests/app/program/treehands.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::tests;

/// Kills the program while its disk keeps nothing: the edits are found all the same.
class SlowDiskTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int patience = tests::longestWait;
    const QString m_source = QStringLiteral("demo:limoges");
    const AssocKey m_account{"cistem", {}, {}};
    static constexpr std::uint32_t lastShares = 40003; // shares

    QTemporaryDir m_home;

    [[nodiscard]] QStringList left() const
    {
        const QDir folder(RunningProgram::unsavedFolder(m_home.path()));
        return folder.entryList({QStringLiteral("*.json*")}, QDir::Files);
    }
    [[nodiscard]] bool isWritten(std::uint32_t shares) const
    {
        const auto names = left();
        return std::ranges::any_of(names, [&](const auto& name) {
            QFile file(RunningProgram::unsavedFolder(m_home.path()) + u'/' + name);
            return file.open(QIODevice::ReadOnly)
                && file.readAll().contains(QByteArray::number(shares));
        });
    }

private slots:
    void initTestCase()
    {
        if (!RunningProgram::isPossible())
            QSKIP("Qt has no VNC platform here");
        if (qstrlen(FAIRLEAD_SLOW_DISK) == 0)
            QSKIP("a sanitizer wants to be loaded first");
    }

    void editsOfASecondAgoAreFound()
    {
        qputenv("LD_PRELOAD", FAIRLEAD_SLOW_DISK);
        RunningProgram program(m_home.path(), m_source);
        qunsetenv("LD_PRELOAD");
        QTRY_VERIFY_WITH_TIMEOUT(RunningProgram::hasRead(m_home.path(), m_source), patience);
        for (std::uint32_t shares = 40001; shares <= lastShares; ++shares) {
            TreeHands tree(program.hands());
            QTRY_VERIFY_WITH_TIMEOUT(tree.goTo(m_account), patience);
            QVERIFY(tree.setShares(static_cast<int>(shares)));
            QTRY_VERIFY_WITH_TIMEOUT(isWritten(shares), patience);
        }
        program.kill();
        // Nothing has settled: the test would prove nothing else.
        QVERIFY(RunningProgram::unsavedFiles(m_home.path()).isEmpty());
        std::vector<Error> problems;
        const auto found
            = app::UnsavedFile::left(RunningProgram::unsavedFolder(m_home.path()), problems);
        QVERIFY2(found.size() == 1 && problems.empty(), qPrintable(left().join(u' ')));
        QVERIFY(found.front()->content().scenario.edits.back()
                == Edit(ShareEdit{m_account, lastShares}));
    }
};

FAIRLEAD_QTTEST(SlowDiskTest)
#include "tst_slowdisk.moc"
