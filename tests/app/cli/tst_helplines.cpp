// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/output/helplines.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using fairlead::cli::helpLines;
using fairlead::tests::runCli;

class HelpLines : public QObject
{
    Q_OBJECT

private slots:
    void textStandsBesideWhatItIsOf()
    {
        QCOMPARE(helpLines("  --from TIME", 16, "the start"), "  --from TIME   the start\n");
        QCOMPARE(helpLines({}, 0, "the start"), "the start\n");
    }

    void aLongNameHasItsTextBelow()
    {
        QCOMPARE(helpLines("  --from TIME", 13, "the start"),
                 "  --from TIME\n             the start\n");
        QCOMPARE(helpLines("  --from TIME", 12, "the start"),
                 "  --from TIME\n            the start\n");
    }

    void aLineEndsBeforeTheWordThatWouldNotFit()
    {
        const QString word(39, QLatin1Char('w'));
        const auto two = word + ' ' + word;
        QCOMPARE(helpLines({}, 1, two + ' ' + word), ' ' + two + "\n " + word + '\n');
        QCOMPARE(helpLines({}, 2, two), "  " + word + "\n  " + word + '\n');
        const QString long_(90, QLatin1Char('w'));
        QCOMPARE(helpLines({}, 2, word + ' ' + long_), "  " + word + "\n  " + long_ + '\n');
    }

    void theHelpOfACommandDoesNotNameIt()
    {
        QVERIFY(runCli({"--help"}).out.contains("with report: the name of the site"));
        const auto own = runCli({"report", "--help"}).out;
        QVERIFY2(own.contains("the name of the site") && !own.contains("with report"), own);
    }

    void everyHelpFits80Columns()
    {
        QByteArrayList outputs{runCli({"--help"}).out};
        for (const auto& command : fairlead::cli::commands())
            outputs << runCli({command->name(), "--help"}).out;
        QVERIFY(outputs.size() > 20);
        for (const auto& output : outputs) {
            for (const auto& line : output.split('\n'))
                QVERIFY2(line.size() <= 80, line.constData());
        }
    }
};

FAIRLEAD_QTTEST(HelpLines)
#include "tst_helplines.moc"
