// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows that come with an edit, an undo or a reading: who sees and selects them.

#include "tests/support/qttestmain.h"
#include "tests/views/accounts/openaccounts.h"

using namespace fairlead;

class RowRevealTest : public QObject
{
    Q_OBJECT

private slots:
    /// As undo does it; the next reading of the source brings rows silently.
    void whatComesBackIsRevealed()
    {
        tests::OpenAccounts f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(RemoveEdit{{"optics", "carol", ""}}));
        QVERIFY(f.document.apply(RemoveEdit{{"idle", "", ""}}));
        WAIT_EVALUATED(f.document);
        f.view->collapseAll();
        f.document.setScenario({});
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.selected(), QStringList({"carol", "idle"}));
        QVERIFY(f.view->isExpanded(f.index("optics")) && f.view->isExpanded(f.index("physics")));

        f.view->collapseAll();
        tests::clickRow(f.view, 0);
        auto records = tests::guiRecords();
        AssocRecord more;
        more.account = "chem";
        more.user = "gus";
        more.parent = "chem";
        records.assocs.push_back(more);
        const auto now = f.document.now();
        f.document.refreshSnapshot(tests::built(std::move(records)), now);
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"chem", "gus", ""}).isValid());
        QCOMPARE(f.selected(), QStringList({"root"}));
        QVERIFY(!f.view->isExpanded(f.index("chem")));
    }

    /// Who has clicked a row before the tree follows an edit goes on with that row.
    void whatWasChosenSinceStays()
    {
        tests::OpenAccounts f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(RemoveEdit{{"idle", "", ""}}));
        WAIT_EVALUATED(f.document);
        f.document.setScenario({});
        tests::clickRow(f.view, 0); // the row that comes back is not there yet
        WAIT_EVALUATED(f.document);
        QVERIFY(findAssoc(*f.document.snapshot(), {"idle", "", ""}).isValid());
        QCOMPARE(f.selected(), QStringList({"root"}));
    }
};

FAIRLEAD_QTTEST(RowRevealTest)
#include "tst_rowreveal.moc"
