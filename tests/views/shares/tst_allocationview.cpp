// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/shares/allocationview.h"
#include "views/shares/sharespage.h"
#include "views/widgets/breadcrumb.h"
#include "views/widgets/pies/piepair.h"
#include "views/widgets/pies/pieview.h"

#include <QLabel>
#include <QPieSeries>
#include <QPieSlice>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::named;

class AllocationViewTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const SnapshotRecords& records = tests::guiRecords())
        {
            tests::load(document, records);
            view.resize(900, 500);
            view.show();
            (void)QTest::qWaitForWindowExposed(&view);
        }
        [[nodiscard]] QStringList labels() const
        {
            QStringList all;
            for (const auto& slice : view.pies()->promised()->slices())
                all << slice.label;
            return all;
        }
        void click(int slice) const
        {
            auto* pie = view.pies()->promised();
            QTest::mouseClick(pie->viewport(), Qt::LeftButton, {}, pie->middleOf(slice));
        }
        models::ScenarioDocument document;
        AccountTreeModel tree{&document, nullptr};
        AllocationView view{&document, &tree, AllocationView::Twin::Table};
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void pieValuesAreTheModels()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.labels(), QStringList({"physics", "chem", "idle"}));
        const auto promised = f.view.pies()->promised()->series()->slices();
        const auto consumed = f.view.pies()->consumed()->series()->slices();
        for (int row = 0; row < 3; ++row) {
            const auto name = f.labels().at(row).toStdString();
            const auto index = f.tree.indexOf(tests::assocAt(*f.document.snapshot(), name));
            QCOMPARE(promised.at(row)->value(), index.data(models::PromisedRole).toDouble());
            QCOMPARE(consumed.at(row)->value(), index.data(models::ConsumedRole).toDouble());
        }
    }

    void thePageSaysWhatTheSharesDecide()
    {
        Fixture f;
        SharesPage page(&f.document, &f.tree);
        const auto* title = named<QLabel>(page, "sharesTitle");
        WAIT_EVALUATED(f.document);
        QCOMPARE(title->text(), "Shares and use under Fair Tree");
        QVERIFY(f.document.apply(ParameterEdit{"PriorityType", "priority/basic"}).has_value());
        QCOMPARE(title->text(), "Shares and use; first in, first out ranks without them");
    }

    void keysLeadBackUp()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        for (const auto key : {Qt::Key_Backspace, Qt::Key_Escape}) {
            f.click(0);
            QTRY_VERIFY(!f.labels().contains("physics"));
            QTest::keyClick(f.view.pies()->promised(), key);
            QTRY_VERIFY(f.labels().contains("physics"));
        }
    }

    void clickDrillsDownAndBreadcrumbLeadsBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.click(0);
        QTRY_COMPARE(f.labels(), QStringList({"optics", "alice", "bob"}));
        auto* path = named<Breadcrumb>(f.view, "breadcrumb");
        QCOMPARE(path->path(), QStringList({"test", "physics"}));
        f.click(1); // a user has no members: nothing happens
        QCOMPARE(f.labels().size(), 3);
        QTest::mouseClick(named<QToolButton>(f.view, "breadcrumbStep0"), Qt::LeftButton);
        QTRY_COMPARE(f.labels().first(), "physics");
    }

    void noUsageHasAPictureOfItsOwn()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view.openAccount(tests::assocAt(*f.document.snapshot(), "idle"));
        QVERIFY(f.view.pies()->promised()->placeholder().isEmpty());
        QVERIFY(f.view.pies()->consumed()->placeholder().contains("No usage"));
    }

    void manySmallOnesGatherAndOpen()
    {
        std::string tree = "big 400\n  @a 1 100\n";
        for (int i = 0; i < 20; ++i)
            tree += "small" + std::to_string(i) + " 1\n";
        Fixture f(tests::queueRecords(tree, {}));
        WAIT_EVALUATED(f.document);
        QVERIFY(f.labels().last().startsWith("others (20"));
        f.view.openOthers();
        QVERIFY(f.labels().first().startsWith("small"));
        QCOMPARE(named<Breadcrumb>(f.view, "breadcrumb")->path().last(), "others");
    }

    void tableTwinShowsTheSameMembers()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QTest::mouseClick(named<QToolButton>(f.view, "allocationTableButton"), Qt::LeftButton);
        auto* table = named<QTreeView>(f.view, "allocationTable");
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(table->rootIndex()), 3);
    }

    void editedShareMovesThePie()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(ShareEdit{{"idle", "", ""}, 910}).has_value());
        WAIT_EVALUATED(f.document);
        QTRY_COMPARE(f.labels().first(), "idle");
    }
};

FAIRLEAD_QTTEST(AllocationViewTest)
#include "tst_allocationview.moc"
