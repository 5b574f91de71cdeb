// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/conflictsmodel.h"
#include "models/lists/roles.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

using Tester = QAbstractItemModelTester;

/// What the table shows of edits that met a source which has changed.
class ConflictsModelTest : public QObject
{
    Q_OBJECT

private:
    static SnapshotRecords sample(int chemShares, bool hasOptics)
    {
        auto records = queueRecords("chem " + std::to_string(chemShares)
                                        + "\n  @erin 1 10\nphysics 40\n  @ann 1 20\n"
                                        + (hasOptics ? "optics 5\n  @bob 1 5\n" : ""),
                                    "11 chem/erin p1 1000\n12 chem/erin p1 10\n");
        records.usageForm = UsageForm::Leaf;
        return records;
    }
    static void refresh(ScenarioDocument& document, SnapshotRecords records)
    {
        const auto snapshot = built(std::move(records));
        document.refreshSnapshot(snapshot, snapshot->computedAt);
        WAIT_EVALUATED(document);
    }
    static QStringList line(const ConflictsModel& model, int row)
    {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        return cells;
    }

private slots:
    void bothSidesStandBesideEachOther()
    {
        ScenarioDocument document;
        ConflictsModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        const QSignalSpy changed(&model, &ConflictsModel::conflictsChanged);
        load(document, sample(60, true));
        QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 70}).has_value());
        QVERIFY(document.apply(ShareEdit{{"optics", "", ""}, 9}).has_value());
        WAIT_EVALUATED(document);
        QCOMPARE(model.rowCount(), 0);

        refresh(document, sample(80, false));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.openCount(), 2);
        QCOMPARE(line(model, 0),
                 QStringList({"shares of chem", "70", "60", "80",
                              "Somebody else has changed it; your value is shown."}));
        QCOMPARE(line(model, 1),
                 QStringList({"shares of optics", "9", "5", "–",
                              "The source does not have it; your edit is not applied."}));
        QCOMPARE(model.index(0, ConflictsModel::NowColumn).data(SortRole).toString(), "80");
        QCOMPARE(model.index(0, ConflictsModel::WhatColumn).data(Qt::ToolTipRole).toString(),
                 model.index(0, ConflictsModel::WhatColumn).data().toString());
        for (int column = 0; column < ConflictsModel::ColumnCount; ++column)
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }

    void whatIsKeptWaitsAndWhatIsDecidedGoes()
    {
        ScenarioDocument document;
        ConflictsModel model(&document);
        const Tester tester(&model, Tester::FailureReportingMode::Fatal);
        load(document, sample(60, true));
        QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 70}).has_value());
        QVERIFY(document.apply(ShareEdit{{"optics", "", ""}, 9}).has_value());
        WAIT_EVALUATED(document);
        refresh(document, sample(80, false));
        const ModelSignals seen(model);

        document.keepMine(EditConflict(model.conflict(1))); // there is nothing to carry out
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.openCount(), 1);
        QCOMPARE(
            model.index(1, ConflictsModel::WhatColumn).data().toString(),
            "The source does not have it; your edit is not applied. It stays in the scenario.");
        document.keepMine(EditConflict(model.conflict(0)));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.openCount(), 0);
        QCOMPARE(seen.removed.count(), 1);
        QCOMPARE(seen.reset.count(), 0);
    }

    void whatCameTrueSaysSo()
    {
        ScenarioDocument document;
        ConflictsModel model(&document);
        load(document, sample(60, true));
        QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, 70}).has_value());
        WAIT_EVALUATED(document);
        refresh(document, sample(70, true));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.index(0, ConflictsModel::WhatColumn)
                    .data()
                    .toString()
                    .startsWith("The cluster already has this value"));
    }
};

FAIRLEAD_QTTEST(ConflictsModelTest)
#include "tst_conflictsmodel.moc"
