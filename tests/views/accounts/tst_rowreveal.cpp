// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows that come with an edit, an undo or a reading: who sees and selects them.

#include "models/tree/accounttreemodel.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"

#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::named;

class RowRevealTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            tests::load(document, tests::guiRecords());
            dock.resize(520, 600);
            dock.show();
            (void)QTest::qWaitForWindowExposed(&dock);
            view->setFocus();
        }
        [[nodiscard]] QModelIndex index(const char* path) const
        {
            return model.indexOf(tests::assocAt(*document.snapshot(), path));
        }
        [[nodiscard]] QStringList selected() const
        {
            QStringList names;
            for (const auto& row : view->selectionModel()->selectedRows())
                names << row.data().toString();
            names.sort();
            return names;
        }

        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        AccountTreeModel model{&document, &editor};
        AccountsDock dock{&document, &model};
        QTreeView* view = dock.view();
    };

private slots:
    /// As undo does it; the next reading of the source brings rows silently.
    void whatComesBackIsRevealed()
    {
        Fixture f;
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
        Fixture f;
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
