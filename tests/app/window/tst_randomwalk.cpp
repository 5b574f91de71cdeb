// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Somebody who does anything in any order: edits, undo, pages, moments, readings, searches. What
// the window shows afterwards is what the engine computes. FAIRLEAD_WALK sets how many actions,
// FAIRLEAD_WALK_SEED which.

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "engine/base/splitmix.h"
#include "engine/priority/breakdown.h"
#include "models/lists/roles.h"
#include "models/queue/queuecolumns.h"
#include "models/tree/accounttreecolumns.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/timeline/timelinebar.h"
#include "views/timeline/timelineslider.h"

#include <QAction>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

using namespace fairlead;
using models::AccountTreeColumns;
using models::QueueColumns;
using tests::named;

namespace {
constexpr int usualSteps = 1000;
constexpr int checkedEvery = 50; // steps
constexpr int checkedRows = 40; // of the queue, each time

int numberIn(const char* variable, int otherwise)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? value : otherwise;
}
} // namespace

class RandomWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }
    void whatIsShownIsWhatTheEngineComputes();

private:
    [[nodiscard]] std::uint64_t below(std::uint64_t end) { return m_random.below(end); }
    void open();
    void step();
    void editParameter();
    void editShares();
    void editTree();
    void moveInTime();
    void search();
    void select();
    void readAgain();
    void press(const char* action);
    [[nodiscard]] bool settle();
    void check();
    void checkQueue(const Evaluation& evaluation);
    void checkTree(const Evaluation& evaluation);
    [[nodiscard]] AssocKey someAssoc();

    tests::MessageGuard m_guard;
    SplitMix m_random{1};
    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::MainWindow> m_window;
    QString m_done; // the last actions, for who has to find out
    int m_number = 0;
};

void RandomWalk::open()
{
    m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("s.ini")));
    m_workspace = std::make_unique<app::Workspace>();
    m_window = std::make_unique<app::MainWindow>(*m_workspace, *m_settings);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QSignalSpy opened(&m_window->sources(), &app::SourceController::opened);
    m_window->open(QStringLiteral("demo:limoges"));
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(settle());
    m_window->findChild<QAction*>(QStringLiteral("timeline"))->trigger();
    auto* slider = named<views::TimelineBar>(*m_window, "timelineBar")->slider();
    QTRY_VERIFY(slider->hasSpan());
}

AssocKey RandomWalk::someAssoc()
{
    const auto& snapshot = *m_workspace->document.snapshot();
    const AssocIndex assoc(1 + below(snapshot.assocs.size() - 1));
    return {snapshot.accountName(assoc), snapshot.userName(assoc), snapshot.partitionName(assoc)};
}

/// What is refused changes nothing: that is tried too.
void RandomWalk::editParameter()
{
    static const std::array<std::pair<const char*, const char*>, 9> edits{{
        {"PriorityWeightFairshare", "70000"},
        {"PriorityWeightFairshare", "1"},
        {"PriorityWeightAge", "123456"},
        {"PriorityWeightPartition", "0"},
        {"PriorityDecayHalfLife", "3-0"},
        {"PriorityDecayHalfLife", "0"},
        {"PriorityMaxAge", "1-0"},
        {"PriorityFlags", "ACCRUE_ALWAYS"},
        {"PriorityWeightAge", "-5"},
    }};
    const auto& [name, value] = edits[below(edits.size())];
    (void)m_workspace->editor.submit(ParameterEdit{name, value});
}

void RandomWalk::editShares()
{
    QVERIFY2(settle(), qPrintable(m_done));
    const auto shares
        = below(5) == 0 ? slurm::useParentShares : static_cast<std::uint32_t>(below(1000));
    (void)m_workspace->editor.submit(ShareEdit{someAssoc(), shares});
}

/// Nobody edits what is already gone: the tree of the last edit is there first.
void RandomWalk::editTree()
{
    QVERIFY2(settle(), qPrintable(m_done));
    const auto one = someAssoc();
    const auto other = someAssoc();
    switch (below(4)) {
    case 0:
        (void)m_workspace->editor.submit(
            AddEdit{{"new" + std::to_string(m_number), {}, {}}, one.account, 7});
        break;
    case 1:
        (void)m_workspace->editor.submit(MoveEdit{one.account, other.account});
        break;
    case 2:
        (void)m_workspace->editor.submit(
            RenameEdit{one.account, "name" + std::to_string(m_number)});
        break;
    default:
        (void)m_workspace->editor.submit(RemoveEdit{one});
    }
    QVERIFY2(settle(), qPrintable(m_done));
}

void RandomWalk::moveInTime()
{
    auto* slider = named<views::TimelineBar>(*m_window, "timelineBar")->slider();
    if (!slider->isVisible())
        return;
    if (below(3) == 0)
        slider->goToNow();
    else
        slider->setValue(
            static_cast<int>(below(static_cast<std::uint64_t>(slider->maximum()) + 1)));
}

void RandomWalk::search()
{
    static const std::array<const char*, 6> words{
        "", "user:fdescamps", "xlim pending", "nobody here", "job:406580", "account:cistem"};
    auto* line = named<QLineEdit>(*m_window, "searchBox");
    line->setText(QString::fromLatin1(words[below(words.size())]));
    QTest::keyClick(line, Qt::Key_Return);
}

void RandomWalk::select()
{
    auto* table = named<QTableView>(*m_window, "queueTable");
    if (const int rows = table->model()->rowCount(); rows > 0)
        table->selectRow(static_cast<int>(below(static_cast<std::uint64_t>(rows))));
    auto* tree = named<QTreeView>(*m_window, "accountTree");
    const auto found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                            QString::fromStdString(someAssoc().account), 1,
                                            Qt::MatchExactly | Qt::MatchRecursive);
    if (!found.isEmpty())
        tree->setCurrentIndex(found.first());
}

/// Jobs have come and gone.
void RandomWalk::readAgain()
{
    const auto& present = *m_window->sources().present();
    auto records = recordsOf(present);
    if (!records.jobs.empty())
        records.jobs.erase(records.jobs.begin()
                           + static_cast<std::ptrdiff_t>(below(records.jobs.size())));
    records.takenAt += 60;
    records.computedAt += 60;
    auto next = buildSnapshot(std::move(records));
    QVERIFY(next);
    m_window->sources().takeReading(*next);
}

void RandomWalk::press(const char* action)
{
    auto* found = m_window->findChild<QAction*>(QLatin1String(action));
    QVERIFY2(found != nullptr, action);
    if (found->isEnabled())
        found->trigger();
}

void RandomWalk::step()
{
    ++m_number;
    struct Choice
    {
        const char* name;
        int weight;
        std::function<void()> run;
    };
    const std::array<Choice, 11> choices{{
        {"parameter", 20, [this] { editParameter(); }},
        {"shares", 20, [this] { editShares(); }},
        {"tree", 4, [this] { editTree(); }},
        {"undo", 20, [this] { press("undo"); }},
        {"redo", 8, [this] { press("redo"); }},
        {"reset", 2, [this] { press("reset"); }},
        {"page", 8,
         [this] {
             auto* pages = named<QTabWidget>(*m_window, "pages");
             pages->setCurrentIndex(
                 static_cast<int>(below(static_cast<std::uint64_t>(pages->count()))));
         }},
        {"moment", 8, [this] { moveInTime(); }},
        {"search", 5, [this] { search(); }},
        {"select", 5, [this] { select(); }},
        {"reading", 1, [this] { readAgain(); }},
    }};
    int all = 0;
    for (const auto& choice : choices)
        all += choice.weight;
    auto place = static_cast<int>(below(static_cast<std::uint64_t>(all)));
    for (const auto& choice : choices) {
        place -= choice.weight;
        if (place >= 0)
            continue;
        m_done = (m_done + QLatin1Char(' ') + QLatin1String(choice.name)).right(400);
        choice.run();
        return;
    }
}

/// Whether everything that is on its way has arrived.
bool RandomWalk::settle()
{
    const auto& document = m_workspace->document;
    const auto& bar = *named<views::TimelineBar>(*m_window, "timelineBar");
    const auto isThere = [&] {
        return document.evaluation() != nullptr && !document.isStale()
            && document.baseSnapshot() == m_window->sources().wanted()
            && bar.moment().has_value() == m_window->sources().isAway();
    };
    if (QTest::qWaitFor(isThere, 20000))
        return true;
    qWarning("stale %d, base is wanted %d, moment %lld, away %d, now %lld",
             document.isStale() ? 1 : 0,
             document.baseSnapshot() == m_window->sources().wanted() ? 1 : 0,
             static_cast<long long>(bar.moment().value_or(0)), m_window->sources().isAway() ? 1 : 0,
             static_cast<long long>(document.now()));
    return false;
}

void RandomWalk::checkQueue(const Evaluation& evaluation)
{
    const auto* model = named<QTableView>(*m_window, "queueTable")->model();
    for (int i = 0; i < checkedRows && model->rowCount() > 0; ++i) {
        const auto row = static_cast<int>(below(static_cast<std::uint64_t>(model->rowCount())));
        const auto index = model->index(row, QueueColumns::RankColumn);
        const RowIndex entry(index.data(models::QueueRowRole).toUInt());
        const auto rank = evaluation.rank[entry.at()];
        QCOMPARE(index.data().toString(), rank == 0 ? QString() : QLocale().toString(rank));
        const auto priority
            = model->index(row, QueueColumns::PriorityColumn).data(models::SortRole);
        QCOMPARE(priority.toLongLong(), rank == 0 ? 0 : shownPriority(evaluation, entry));
    }
}

void RandomWalk::checkTree(const Evaluation& evaluation)
{
    const auto* model = named<QTreeView>(*m_window, "accountTree")->model();
    const auto& snapshot = evaluation.snapshot();
    std::size_t seen = 0;
    std::vector<QModelIndex> rest{QModelIndex()};
    while (!rest.empty()) {
        const auto above = rest.back();
        rest.pop_back();
        for (int row = 0; row < model->rowCount(above); ++row) {
            const auto index = model->index(row, AccountTreeColumns::AccountColumn, above);
            rest.push_back(index);
            ++seen;
            const AssocIndex assoc(index.data(models::AssocRole).toUInt());
            QCOMPARE(index.data(models::IsUserRole).toBool(), !snapshot.userName(assoc).empty());
            const auto shares = (*evaluation.inputs.shares)[assoc.at()];
            const auto cell = index.siblingAtColumn(AccountTreeColumns::SharesColumn);
            if (assoc.at() != 0 && shares != slurm::useParentShares)
                QCOMPARE(cell.data(Qt::EditRole).toString(), QString::number(shares));
        }
    }
    QCOMPARE(seen, snapshot.assocs.size());
}

void RandomWalk::check()
{
    QVERIFY2(settle(), qPrintable(m_done));
    QVERIFY2(m_workspace->document.conflicts().empty(), qPrintable(m_done));
    const auto& document = m_workspace->document;
    const auto inputs = applyScenario(document.baseSnapshot(), document.scenario(), document.now());
    QVERIFY2(inputs, qPrintable(m_done));
    const auto expected = evaluate(*inputs);
    const auto& shown = *document.evaluation();
    QVERIFY2(shown.inputs.now == document.now(), qPrintable(m_done));
    QVERIFY2(shown.priority == expected->priority, qPrintable(m_done));
    QVERIFY2(shown.rank == expected->rank, qPrintable(m_done));
    QVERIFY2(shown.assocs.fairShare == expected->assocs.fairShare, qPrintable(m_done));
    checkQueue(*expected);
    checkTree(*expected);
}

void RandomWalk::whatIsShownIsWhatTheEngineComputes()
{
    m_random = SplitMix(static_cast<std::uint64_t>(numberIn("FAIRLEAD_WALK_SEED", 1)));
    open();
    const int steps = numberIn("FAIRLEAD_WALK", usualSteps);
    for (int i = 1; i <= steps; ++i) {
        step();
        if (below(4) == 0)
            QCoreApplication::processEvents();
        if (i % checkedEvery == 0)
            check();
        if (QTest::currentTestFailed()) {
            qWarning("after %d actions:%s", i, qPrintable(m_done));
            return;
        }
    }
    m_workspace->document.setScenario({}); // nothing to be asked for
    m_window.reset();
    m_workspace.reset();
}

FAIRLEAD_QTTEST(RandomWalk)
#include "tst_randomwalk.moc"
