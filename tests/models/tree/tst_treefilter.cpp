// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/tree/treefilter.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class TreeFilterTest : public QObject
{
    Q_OBJECT

private:
    static void loadSample(ScenarioDocument& document)
    {
        auto records = queueRecords(R"(
chem 60
  @erin 1 7200
  @frank 1 0
physics 40
  optics 1
    @alice 1 30000
)",
                                    "");
        records.usageForm = UsageForm::Leaf;
        load(document, std::move(records));
    }
    static QStringList shown(const ScenarioDocument& document, TreeFilter filter)
    {
        QStringList names;
        const auto rows = filteredRows(document, filter);
        for (std::size_t i = 0; i < rows.isShown.size(); ++i) {
            if (rows.isShown[i])
                names << QString::fromStdString(
                    keyText(keyOf(*document.snapshot(), AssocIndex(i))));
        }
        return names;
    }

private slots:
    void hitsStandBelowTheirAccounts()
    {
        ScenarioDocument document;
        QVERIFY(filteredRows(document, TreeFilter::Changed).isShown.empty());
        loadSample(document);
        QCOMPARE(shown(document, TreeFilter::OverServed).size(), 7); // nobody knows yet
        WAIT_EVALUATED(document);
        QCOMPARE(shown(document, TreeFilter::OverServed),
                 QStringList({"root", "chem", "chem/erin", "physics"}));
        QCOMPARE(filteredRows(document, TreeFilter::OverServed).hits, 2U);
        QCOMPARE(shown(document, TreeFilter::UnderServed), QStringList({"root", "chem"}));
        QCOMPARE(shown(document, TreeFilter::All).size(), 7);
        QCOMPARE(shown(document, TreeFilter::Changed), QStringList());
    }

    void changedIsWhatTheScenarioSays()
    {
        ScenarioDocument document;
        loadSample(document);
        WAIT_EVALUATED(document);
        QVERIFY(document.apply(ShareEdit{{"optics", "alice", ""}, 5}));
        QCOMPARE(shown(document, TreeFilter::Changed),
                 QStringList({"root", "physics", "optics", "optics/alice"}));
        QCOMPARE(filteredRows(document, TreeFilter::Changed).hits, 1U);
        QVERIFY(document.apply(AddEdit{{"chem", "zoe", ""}, "", 1}));
        WAIT_EVALUATED(document);
        QCOMPARE(filteredRows(document, TreeFilter::Changed).hits, 2U);
        QVERIFY(shown(document, TreeFilter::Changed).contains("chem/zoe"));
    }
};

FAIRLEAD_QTTEST(TreeFilterTest)
#include "tst_treefilter.moc"
