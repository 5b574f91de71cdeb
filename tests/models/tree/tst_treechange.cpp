// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/snapshotmapping.h"
#include "models/tree/treechange.h"
#include "models/tree/treereaders.h"
#include "tests/support/qttestmain.h"
#include "tests/support/queuetext.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class TreeChangeTest : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const Snapshot> tree(const char* text)
    {
        return built(queueRecords(text, ""));
    }
    static std::shared_ptr<const Snapshot> before()
    {
        return tree("a 1\n  @ann 1 0\nb 1\n  @bea 1 0\nc 1\n  @cid 1 0\nd 1\n  @dan 1 0\n");
    }

private slots:
    void numbersInNamesCount()
    {
        const auto snapshot = tree("g10 1\n  @u10 1 0\n  @u9 1 0\ng2 1\ng1 1\n");
        const TreeRows rows(*snapshot);
        QStringList names;
        for (const auto child : rows.of(AssocIndex(0)))
            names << QString::fromStdString(snapshot->accountName(child));
        QCOMPARE(names, QStringList({"g1", "g2", "g10"}));
        QCOMPARE(rows.position(rows.of(AssocIndex(0))[2]), std::size_t{2});
    }

    void neighboursGoTogetherFromTheEnd()
    {
        const auto from = before();
        const auto to = tree("c 1\n  @cid 1 0\n");
        const TreeRows rows(*from);
        const auto gone = TreeChange::gone(rows, mapSnapshots(from, to));
        QCOMPARE(gone.size(), std::size_t{2});
        QVERIFY(gone[0] == (RowRange{AssocIndex(0), 3, 1}));
        QVERIFY(gone[1] == (RowRange{AssocIndex(0), 0, 2})); // their users go along
    }

    void aNewAccountComesWithItsUsers()
    {
        const auto from = tree("a 1\n  @ann 1 0\n");
        const auto to = before();
        const auto mapping = mapSnapshots(from, to);
        const TreeChange change(mapping);
        QCOMPARE(change.staying().of(AssocIndex(0)).size(), std::size_t{1});
        const auto added = change.added();
        QCOMPARE(added.size(), std::size_t{1});
        QVERIFY(added[0] == (RowRange{AssocIndex(0), 1, 3}));
        const auto b = change.whole().of(AssocIndex(0))[1];
        QCOMPARE(change.staying().of(b).size(), std::size_t{1}); // complete below
    }

    void onlyWhatWasReadIsTold()
    {
        const auto from = before();
        const auto to = tree("b 1\n  @bea 1 0\n");
        TreeReaders readers(from->assocs.size());
        readers.note({});
        readers.note(assocAt(*from, "a"));
        readers.note(assocAt(*from, "b"));
        readers.follow(mapSnapshots(from, to));
        const auto read = readers.take();
        QCOMPARE(read.size(), std::size_t{2});
        QVERIFY(!read[0].isValid());
        QCOMPARE(read[1].at(), assocAt(*to, "b").at());
        QVERIFY(readers.take().empty());
    }
};

FAIRLEAD_QTTEST(TreeChangeTest)

#include "tst_treechange.moc"
