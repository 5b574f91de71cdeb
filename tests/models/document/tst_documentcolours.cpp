// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/colourmap.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"
#include "tests/support/treetext.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

/// The colours that every page of the window asks the document for.
class DocumentColoursTest : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfAReportOfTheSameCluster();
    void outliveANewcomerAndEdits();
};

namespace {

SnapshotRecords cluster(const std::string& tree)
{
    auto records = treeRecords(tree);
    records.source = "test";
    return records;
}

SliceColour shown(const ScenarioDocument& document, const std::string& path)
{
    return document.colour(assocAt(document.evaluation()->snapshot(), path));
}

} // namespace

void DocumentColoursTest::areThoseOfAReportOfTheSameCluster()
{
    ScenarioDocument document;
    load(document, cluster("a 1\n  @u 1\n  @v 1\nb 2\n  b1 1\n    @w 1\nc 3\n"));
    WAIT_EVALUATED(document);
    const auto& snapshot = document.evaluation()->snapshot();
    const ColourMap report(snapshot);
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i)
        QCOMPARE(document.colour(AssocIndex(i)), report.colour(snapshot, AssocIndex(i)));
}

void DocumentColoursTest::outliveANewcomerAndEdits()
{
    for (int i = 0; i < 12; ++i) {
        ScenarioDocument document;
        load(document, cluster("a 1\nb 2\nc 3\n  @u 1\n"));
        WAIT_EVALUATED(document);
        std::vector<SliceColour> before;
        for (const std::string path : {"a", "b", "c", "c/u"})
            before.push_back(shown(document, path));
        const auto name = "new" + std::to_string(i);
        const auto read = built(cluster(name + " 70\na 9\nb 1\nc 3\n  @" + name + " 1\n  @u 1\n"));
        document.refreshSnapshot(read, read->computedAt);
        WAIT_EVALUATED(document);
        std::vector<SliceColour> after;
        for (const std::string path : {"a", "b", "c", "c/u"})
            after.push_back(shown(document, path));
        QCOMPARE(after, before);
        QVERIFY(shown(document, name).hue != shown(document, "a").hue);
    }
}

FAIRLEAD_QTTEST(DocumentColoursTest)
#include "tst_documentcolours.moc"
