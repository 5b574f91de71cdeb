// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreecolumns.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/growth.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QMimeData>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

using Column = AccountTreeModel::Column;

class AccountTreeModelTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        AccountTreeModel model{&document, &editor};
        QAbstractItemModelTester tester{&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal};

        [[nodiscard]] QModelIndex cell(const std::string& path, int column = 0) const
        {
            return model.indexOf(assocAt(*document.snapshot(), path), column);
        }
        [[nodiscard]] QString text(const std::string& path, int column) const
        {
            return cell(path, column).data().toString();
        }
    };

    static SnapshotRecords sample()
    {
        auto records = queueRecords(R"(
chem 60
  @erin 1 7200
  @frank 2 0
  @frank:p1 1 0
physics 40
  optics 1
    @alice 1 3600
  theory parent
    @bob 1 3600
)",
                                    "11 optics/alice p1 3600\n12 chem/erin p1 3600\n");
        records.usageForm = UsageForm::Leaf;
        return records;
    }

    static void readAll(const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const auto index = model.index(row, 0, parent);
            QVERIFY(index.data().isValid());
            readAll(model, index);
        }
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsTheTreeInPrintedOrder()
    {
        Fixture f;
        QCOMPARE(f.model.rowCount(), 0);
        load(f.document, sample());
        QCOMPARE(
            printed(f.model),
            QStringList({"root", "  chem", "    erin", "    frank/p1", "    frank", "  physics",
                         "    optics", "      alice", "    theory", "      bob"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.text("chem", Column::SharesColumn), "60");
        QCOMPARE(f.text("theory", Column::SharesColumn), "parent");
        QCOMPARE(f.text("root", Column::SharesColumn), "");
        QCOMPARE(f.text("chem", Column::PromisedColumn), "60.0 %");
        QCOMPARE(f.text("chem", Column::UsageColumn), "2.0");
        QCOMPARE(f.text("chem", Column::ConsumedColumn), "50.0 %");
        QCOMPARE(f.text("chem", Column::FairShareColumn), ""); // Fair Tree ranks users
        QCOMPARE(f.text("chem/erin", Column::ChangeColumn), "· 0");
        QCOMPARE(f.text("chem", Column::VerdictColumn), "×1.2 under-served");
        QCOMPARE(f.text("chem/frank", Column::VerdictColumn), "no usage");
    }

    void everyHeaderExplainsItself()
    {
        const Fixture f;
        for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
            QVERIFY(!f.model.headerData(column, Qt::Horizontal).toString().isEmpty());
            QVERIFY(f.model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().size()
                    > 20);
        }
    }

    void usedHoursSayOfWhatTheyAre()
    {
        Snapshot snapshot;
        snapshot.nodeCount = 4;
        snapshot.cpuCount = 256;
        const Policy slurm;
        Policy maui; // its targets are of a metric
        maui.own = moab::SharedSettings(moab::Settings());
        const auto heading = [&](const Policy& policy, const Snapshot* shown) {
            return AccountTreeColumns::words(Column::UsageColumn, policy, shown).title;
        };
        QCOMPARE(heading(slurm, nullptr), "Consumed (h)");
        QCOMPARE(heading(slurm, &snapshot), "Consumed (CPU-h)");
        QCOMPARE(heading(maui, &snapshot), "Consumed (CPU-h)"); // as the pies say
        valueformat::setHoursUnit(valueformat::HoursUnit::NodeHours);
        const QStringList nodes{heading(slurm, &snapshot), heading(maui, &snapshot)};
        snapshot.partitions.emplace_back().billingWeights = "cpu=1";
        const auto weighted = heading(slurm, &snapshot);
        valueformat::setHoursUnit(valueformat::HoursUnit::CpuHours);
        QCOMPARE(nodes, QStringList({"Consumed (node-h)", "Consumed (node-h)"})); // as its cells
        QCOMPARE(weighted, "Consumed (billing-h)");
    }

    void editedSharesShowAtOnceAndComputedOnesFollow()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QPersistentModelIndex kept = f.cell("optics/alice");
        const ModelSignals seen(f.model);

        readAll(f.model);
        QVERIFY(f.model.setData(f.cell("chem", Column::SharesColumn), "1,000"));
        QCOMPARE(f.text("chem", Column::SharesColumn), "1,000");
        QCOMPARE(f.cell("chem", Column::SharesColumn).data(Qt::EditRole).toString(), "1000");
        QCOMPARE(f.cell("chem", Column::SharesColumn).data(IsEditedRole).toBool(), true);
        QCOMPARE(f.cell("chem", Column::SharesColumn).data(BaselineRole).toInt(), 60);
        QCOMPARE(seen.changed.count(), 1);
        QCOMPARE(seen.changed[0][0].toModelIndex(), f.cell("chem", Column::SharesColumn));
        QCOMPARE(f.text("chem", Column::PromisedColumn), "60.0 %");

        WAIT_EVALUATED(f.document);
        QCOMPARE(f.text("chem", Column::PromisedColumn), "96.2 %");
        // One range per account with children that somebody has read, computed columns only.
        QCOMPARE(seen.changed.count(), 1 + 6);
        for (qsizetype i = 1; i < seen.changed.count(); ++i) {
            QCOMPARE(seen.changed[i][0].toModelIndex().column(), int{Column::PromisedColumn});
            QCOMPARE(seen.changed[i][1].toModelIndex().column(), int{Column::ChangeColumn});
        }
        QCOMPARE(seen.reset.count() + seen.laidOut.count() + seen.inserted.count()
                     + seen.removed.count() + seen.moved.count(),
                 0);
        QCOMPARE(kept.data().toString(), "alice");

        // Nobody has read the others since.
        const auto told = seen.changed.count();
        QCOMPARE(f.text("optics/alice", Column::PromisedColumn).isEmpty(), false);
        QVERIFY(f.model.setData(f.cell("chem", Column::SharesColumn), 70));
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.changed.count(),
                 told + 1 + 3); // the cell; root's, its parents', its siblings
        QCOMPARE(seen.changed.last()[0].toModelIndex().parent(), f.cell("optics"));

        QVERIFY(f.model.setData(f.cell("chem", Column::SharesColumn), "Parent"));
        QCOMPARE(f.text("chem", Column::SharesColumn), "parent");
        QVERIFY(f.model.setData(f.cell("chem", Column::SharesColumn), 60));
        QVERIFY(!f.document.isEdited());
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.reset.count(), 0);
    }

    void refusesBadCells()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QSignalSpy refused(f.model.edits(), &AccountTreeEdits::refused);
        QVERIFY(!f.model.setData(f.cell("chem", Column::SharesColumn), "many"));
        QVERIFY(!f.model.setData(f.cell("chem", Column::SharesColumn), "-3"));
        QCOMPARE(refused.count(), 2);
        QVERIFY(!f.model.setData(f.cell("chem", Column::PromisedColumn), "1"));
        QVERIFY(!f.model.setData(f.cell("root", Column::SharesColumn), "1"));
        QVERIFY(!f.model.setData(f.cell("chem/erin", Column::AccountColumn), "eve"));
        QVERIFY(!f.model.setData({}, "1"));
        f.model.edits()->setEditor(nullptr);
        QVERIFY(!f.model.setData(f.cell("chem", Column::SharesColumn), "1"));
        QVERIFY(!(f.model.flags(f.cell("chem", Column::SharesColumn)) & Qt::ItemIsEditable));
        QVERIFY(!f.document.isEdited());
    }

    void structuralEditsInsertAndMarkWhatIsNew()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const ModelSignals seen(f.model);
        QVERIFY(f.model.edits()->addAccount("physics", "laser", "5"));
        WAIT_EVALUATED(f.document);
        QCOMPARE(seen.inserted.count(), 1);
        QCOMPARE(seen.inserted[0][0].toModelIndex(), f.cell("physics"));
        QCOMPARE(seen.reset.count() + seen.removed.count(), 0);
        QVERIFY(f.model.edits()->addUser("laser", "lea", "parent"));
        QVERIFY(f.model.setData(f.cell("chem"), "chemistry"));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.model.edits()->move(assocAt(*f.document.snapshot(), "optics"), AssocIndex(0)));
        QVERIFY(f.model.edits()->remove(assocAt(*f.document.snapshot(), "theory")));
        WAIT_EVALUATED(f.document);
        QCOMPARE(printed(f.model),
                 QStringList({"root", "  chemistry", "    erin", "    frank/p1", "    frank",
                              "  optics", "    alice", "  physics", "    laser", "      lea"}));
        QVERIFY(f.cell("laser").data(IsEditedRole).toBool());
        QVERIFY(f.cell("optics").data(IsEditedRole).toBool());
        QVERIFY(f.cell("chemistry").data(IsEditedRole).toBool());
        QVERIFY(!f.cell("physics").data(IsEditedRole).toBool());
    }

    void whoIsRemovedWithJobsIsNoted()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        QSignalSpy noted(f.model.edits(), &AccountTreeEdits::noted);
        QVERIFY(f.model.edits()->remove(assocAt(*f.document.snapshot(), "theory")));
        WAIT_EVALUATED(f.document);
        QCOMPARE(noted.count(), 0); // nobody waits there
        QVERIFY(f.model.edits()->remove(assocAt(*f.document.snapshot(), "chem")));
        QCOMPARE(noted.count(), 1);
        QVERIFY2(noted[0][0].toString().startsWith("1 job"), qPrintable(noted[0][0].toString()));
    }

    void whatSlurmDoesToARenamedAccountIsNoted()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        QSignalSpy noted(f.model.edits(), &AccountTreeEdits::noted);
        QVERIFY(f.model.setData(f.cell("chem"), "chem"));
        QCOMPARE(noted.count(), 0); // the same
        QVERIFY(f.model.setData(f.cell("chem"), "chemistry"));
        QCOMPARE(noted.count(), 1);
        QVERIFY(noted[0][0].toString().contains("begins without usage"));
    }

    void accountNamesAreInSmallLetters()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QSignalSpy refused(f.model.edits(), &AccountTreeEdits::refused);
        QVERIFY(!f.model.edits()->addAccount("physics", "Laser", "5"));
        QVERIFY(!f.model.setData(f.cell("chem"), "CHEM2"));
        QCOMPARE(refused.count(), 2);
        QVERIFY(refused[0][0].toString().contains("laser"));
        QVERIFY(!f.document.isEdited());
    }

    void accountsCanBeDroppedButNotBelowThemselves()
    {
        Fixture f;
        load(f.document, sample());
        WAIT_EVALUATED(f.document);
        const QSignalSpy refused(f.model.edits(), &AccountTreeEdits::refused);
        const std::unique_ptr<QMimeData> user(f.model.mimeData({f.cell("chem/erin")}));
        QVERIFY(!f.model.dropMimeData(user.get(), Qt::MoveAction, -1, -1, f.cell("physics")));
        QVERIFY(refused[0][0].toString().contains("erin is a user"));
        const std::unique_ptr<QMimeData> physics(f.model.mimeData({f.cell("physics")}));
        QVERIFY(physics);
        QVERIFY(
            !f.model.canDropMimeData(physics.get(), Qt::MoveAction, -1, -1, f.cell("chem/erin")));
        QVERIFY(!f.model.dropMimeData(physics.get(), Qt::MoveAction, -1, -1, f.cell("optics")));
        QCOMPARE(refused.count(), 2);
        QVERIFY(refused[1][0].toString().contains("below itself"));
        QVERIFY(f.model.dropMimeData(physics.get(), Qt::MoveAction, -1, -1, f.cell("chem")));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.cell("physics").parent().data().toString(), "chem");
    }

    void classicAccountsHaveAFairShare()
    {
        Fixture f;
        load(f.document, sample());
        QVERIFY(f.document.apply(ParameterEdit{"PriorityFlags", "NO_FAIR_TREE"}));
        WAIT_EVALUATED(f.document);
        QVERIFY(!f.text("chem", Column::FairShareColumn).isEmpty());
        QCOMPARE(f.text("chem", Column::PromisedColumn), "60.0 %");
        QVERIFY(f.cell("chem/erin", Column::ChangeColumn).data(ChangeRole).isValid());
    }

    void rolesServeDelegates()
    {
        Fixture f;
        load(f.document, sample());
        QVERIFY(!f.cell("chem").data(PromisedRole).isValid());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.cell("chem").data(PromisedRole).toDouble(), 0.6);
        QCOMPARE(f.cell("chem").data(ConsumedRole).toDouble(), 0.5);
        QCOMPARE(f.cell("chem").data(HueRole).toInt(), 0);
        QCOMPARE(f.cell("physics").data(HueRole).toInt(), 1);
        QCOMPARE(f.cell("chem/erin").data(IsUserRole).toBool(), true);
        QCOMPARE(f.cell("chem", Column::UsageColumn).data(SortRole).toDouble(), 7200.0);
        QCOMPARE(f.model.assocAt(f.cell("chem")), assocAt(*f.document.snapshot(), "chem"));
    }

    /// As a selection of an unfolded tree has them.
    void persistentIndexesTakeLinearTime()
    {
        const auto task = [](int accounts) {
            std::string tree;
            for (int i = 0; i < accounts; ++i) {
                tree += "a" + std::to_string(i) + " 1\n";
                for (int user = 0; user < 9; ++user)
                    tree += "  @u" + std::to_string(user) + " 1\n";
            }
            auto document = std::make_shared<ScenarioDocument>();
            load(*document, queueRecords(tree, ""));
            auto model = std::make_shared<AccountTreeModel>(document.get(), nullptr);
            return [document, model] {
                QList<QPersistentModelIndex> indexes;
                for (std::size_t i = 0; i < document->snapshot()->assocs.size(); ++i) {
                    indexes << model->indexOf(AssocIndex(i));
                    indexes << model->indexOf(AssocIndex(i), Column::ChangeColumn);
                }
            };
        };
        QVERIFY(isLinear(task(125), task(1000)));
    }

    void anotherSnapshotResets()
    {
        Fixture f;
        load(f.document, sample());
        const ModelSignals seen(f.model);
        load(f.document, queueRecords("solo 1\n", ""));
        QCOMPARE(seen.reset.count(), 1);
        QCOMPARE(printed(f.model), QStringList({"root", "  solo"}));
        f.document.setSnapshot(nullptr, 0);
        QCOMPARE(f.model.rowCount(), 0);
    }
};

FAIRLEAD_QTTEST(AccountTreeModelTest)
#include "tst_accounttreemodel.moc"
