// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/language/language.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/queue/queuemodel.h"
#include "models/words/knownlanguages.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/queue/queuetable.h"
#include "views/search/searchbox.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The window by its keys alone.
class KeysTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QString& source = QStringLiteral("demo:limoges"),
                         const QString& languageName = QStringLiteral("en"))
            : language(languageName, QStringLiteral(FAIRLEAD_TRANSLATIONS))
        {
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
            window.open(source);
        }
        void key(int key, Qt::KeyboardModifiers modifiers = {})
        {
            auto* focused = QApplication::focusWidget();
            QTest::keyClick(focused != nullptr ? focused : &window, static_cast<Qt::Key>(key),
                            modifiers);
        }
        void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
        [[nodiscard]] QString page() { return window.pages().currentWidget()->objectName(); }
        [[nodiscard]] std::uint32_t age() const
        {
            return document.policy().slurm().weight(Factor::Age);
        }

        app::Language language;
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        models::ScenarioDocument& document = workspace.document;
        ParameterSpinBox* box = named<ParameterSpinBox>(window, "PriorityWeightAgeSpin");
        SearchBox* search = named<SearchBox>(window, "searchBox");
        QTreeView* tree = named<QTreeView>(window, "accountTree");
        QueueTable* queue = named<QueueTable>(window, "queueTable");
    };
    tests::MessageGuard m_guard;

    static QStringList clashes(const QString& where, const QList<QAction*>& actions)
    {
        QStringList found;
        QMap<QString, QString> taken;
        for (const auto* action : actions) {
            const auto key = QKeySequence::mnemonic(action->text()).toString();
            if (!action->isVisible() || key.isEmpty())
                continue;
            if (taken.contains(key))
                found << QStringLiteral("%1: %2 of %3 and %4")
                             .arg(where, key, taken[key], action->text());
            taken[key] = action->text();
        }
        return found;
    }

private slots:
    void cleanup()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        VERIFY_NO_WARNINGS();
    }

    void undoWorksWhereverTheFocusIs();
    void aBoxUndoesWhatIsBeingTyped();
    void aBoxRefusesInWords();
    void aClickedPageTakesTheKeys();
    void pagesHaveKeys();
    void theTreeIsEditedByKeys();
    void oneSearchFindsJobsAndAccounts();
    void searchesAreRemembered();
    void menusLeadFromOneToTheOther();
    void theMenuBarHasWhatContextMenusHave();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void tabBeginsOnThePage();
};

void KeysTest::undoWorksWhereverTheFocusIs()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto before = f.age();
    const QList<QWidget*> places{f.box, f.search, f.tree, f.queue};
    for (auto* place : places) {
        f.window.pages().showPage(QStringLiteral("queuePage"));
        f.box->setFocus();
        f.box->selectAll();
        f.type(QStringLiteral("777"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.age(), 777U);
        place->setFocus();
        QVERIFY(place->hasFocus() || place->isAncestorOf(QApplication::focusWidget()));
        if (place == f.search)
            f.type(QStringLiteral("x")); // only looks for something
        f.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.age(), before);
    }
}

void KeysTest::aBoxUndoesWhatIsBeingTyped()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "55"}));
    f.box->setFocus();
    f.box->selectAll();
    f.type(QStringLiteral("9"));
    f.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(f.age(), 55U);
    QCOMPARE(f.box->text(), QStringLiteral("55"));
}

void KeysTest::aBoxRefusesInWords()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto before = f.age();
    for (const auto* typed : {"12.5", "1e5", "-5", "99999999999", "1,2"}) {
        f.box->setFocus();
        f.box->selectAll();
        f.type(QString::fromLatin1(typed));
        QCOMPARE(f.box->text(), QString::fromLatin1(typed)); // no character is dropped
        f.key(Qt::Key_Return);
        QCOMPARE(f.age(), before);
        const auto* word = f.window.findChild<QLabel*>("refusal");
        QVERIFY(word != nullptr && word->isVisible());
        QVERIFY(word->text().contains(QString::fromLatin1(typed)));
    }
    auto* halfLife = named<ParameterSpinBox>(f.window, "PriorityDecayHalfLifeSpin");
    halfLife->setFocus();
    halfLife->selectAll();
    f.type(QStringLiteral("abc"));
    f.search->setFocus(); // leaving is entering
    QVERIFY(f.window.findChild<QLabel*>("refusal")->text().contains("abc"));
    QVERIFY(!halfLife->text().contains("abc"));
    f.key(Qt::Key_PageDown, Qt::ControlModifier); // of another page it says nothing
    QTRY_VERIFY(f.window.findChild<QLabel*>("refusal") == nullptr);
}

void KeysTest::aClickedPageTakesTheKeys()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    auto* slider = named<BaselineSlider>(f.window, "PriorityWeightAgeSlider");
    tests::dragSlider(slider, {slider->maximum() / 2});
    WAIT_EVALUATED(f.document);
    const auto weight = f.age();
    auto* tabs = f.window.pages().tabBar();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    QTRY_VERIFY(f.queue->hasFocus());
    f.key(Qt::Key_PageDown);
    QCOMPARE(f.age(), weight);
    QVERIFY(f.queue->currentIndex().row() > 0 || f.queue->verticalScrollBar()->value() > 0);
}

void KeysTest::pagesHaveKeys()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto kinds = app::Pages::kinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        f.key(Qt::Key_1 + static_cast<int>(i), Qt::ControlModifier);
        QCOMPARE(f.page(), kinds[i].name);
    }
    f.key(Qt::Key_PageDown, Qt::ControlModifier); // around the end
    QCOMPARE(f.page(), kinds.front().name);
    f.key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(f.page(), kinds.back().name);
    f.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(f.queue->hasFocus());
}

void KeysTest::theTreeIsEditedByKeys()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto count = f.document.snapshot()->assocs.size();
    const auto first = f.tree->model()->index(0, 0, f.tree->model()->index(0, 0));
    f.tree->setFocus();
    f.tree->setCurrentIndex(first);
    f.key(Qt::Key_F2);
    QVERIFY(f.tree->viewport()->findChild<QLineEdit*>() != nullptr);
    f.key(Qt::Key_Escape);
    QTRY_VERIFY(f.tree->viewport()->findChild<QLineEdit*>() == nullptr);
    // Two at once, and one step back.
    f.tree->setFocus();
    f.tree->selectionModel()->select(first.siblingAtRow(1),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    f.key(Qt::Key_Delete);
    QTRY_VERIFY(f.document.snapshot()->assocs.size() < count);
    QCOMPARE(f.document.scenario().edits.size(), 2U);
    f.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(f.document.snapshot()->assocs.size(), count);
    // To another account, where it is shown.
    const auto moved = f.tree->model()->index(0, 0, f.tree->model()->index(0, 0));
    const auto name = moved.data().toString();
    const auto target = moved.siblingAtRow(1).data().toString();
    f.tree->setFocus();
    f.tree->selectionModel()->setCurrentIndex(
        moved, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    f.key(Qt::Key_M, Qt::ControlModifier);
    auto* dialog = f.window.findChild<QDialog*>("moveDialog");
    QVERIFY(dialog != nullptr);
    QTest::keyClicks(named<QLineEdit>(*dialog, "moveParentName"), target);
    QTest::mouseClick(named<QAbstractButton>(*dialog, "moveAccept"), Qt::LeftButton);
    const auto above = [&] { return f.tree->currentIndex().parent().data().toString(); };
    QTRY_COMPARE(above(), target);
    QCOMPARE(f.tree->currentIndex().siblingAtColumn(0).data().toString(), name);
}

void KeysTest::oneSearchFindsJobsAndAccounts()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const int all = f.queue->model()->rowCount();
    f.tree->collapseAll();
    f.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(f.search->hasFocus());
    const auto user = f.queue->model()->index(5, models::QueueModel::UserColumn).data().toString();
    f.type(QStringLiteral("user:") + user);
    QTRY_VERIFY(f.queue->model()->rowCount() < all);
    QVERIFY(!f.search->hits().isEmpty());
    QCOMPARE(f.tree->currentIndex().siblingAtColumn(0).data().toString(), user);
    QVERIFY(f.tree->isExpanded(f.tree->currentIndex().parent()));
    f.key(Qt::Key_Escape);
    QTRY_COMPARE(f.queue->model()->rowCount(), all);
    QVERIFY(f.search->text().isEmpty() && f.search->hits().isEmpty());
    f.type(QStringLiteral("nosuchname"));
    QTRY_COMPARE(f.queue->model()->rowCount(), 0);
    QVERIFY(f.search->hits().startsWith(u'0'));
    f.key(Qt::Key_Escape);
    f.type(QStringLiteral("usr:nosuchname"));
    QTRY_COMPARE(f.search->hits(), "no field usr:");
    f.key(Qt::Key_Escape);
    f.type(QStringLiteral("job:abc"));
    QTRY_COMPARE(f.search->hits(), "no job number: abc");

    // From a page without rows Return leads to the jobs that are found.
    f.key(Qt::Key_Escape);
    QTRY_COMPARE(f.queue->model()->rowCount(), all);
    const auto number = [&f](int row) {
        return f.queue->model()->index(row, models::QueueModel::JobColumn).data().toString();
    };
    const auto two = QStringList{number(0), number(all - 1)};
    f.key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!f.queue->isVisible());
    f.key(Qt::Key_F, Qt::ControlModifier);
    f.type(two.join(u' '));
    QTRY_VERIFY(f.queue->model()->rowCount() < all && f.queue->model()->rowCount() >= 2);
    f.key(Qt::Key_Return);
    QVERIFY(f.queue->isVisible());

    // Return and F3 go from hit to hit, and Escape still clears.
    const auto selected = [&f] {
        const auto rows = f.queue->selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.front().row() : -1;
    };
    QCOMPARE(selected(), 0);
    f.window.findChild<QAction*>("nextHit")->trigger();
    QCOMPARE(selected(), 1);
    f.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selected(), 0);
    f.window.findChild<QAction*>("previousHit")->trigger();
    QCOMPARE(selected(), f.queue->model()->rowCount() - 1);
    f.key(Qt::Key_Escape);
    QTRY_COMPARE(f.queue->model()->rowCount(), all);
}

void KeysTest::searchesAreRemembered()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    f.search->setFocus();
    f.type(QStringLiteral("state:pending"));
    f.key(Qt::Key_Return);
    app::Workspace workspace;
    const app::MainWindow again(workspace, f.settings);
    QCOMPARE(named<SearchBox>(again, "searchBox")->history(), QStringList("state:pending"));
}

void KeysTest::menusLeadFromOneToTheOther()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto account = f.queue->model()->index(0, models::QueueModel::AccountColumn);
    const auto name = account.data().toString();
    emit f.queue->accountRequested(AssocIndex(account.data(models::AssocRole).toUInt()));
    QCOMPARE(f.tree->currentIndex().parent().siblingAtColumn(0).data().toString(), name);
    f.tree->setCurrentIndex(f.tree->currentIndex().parent());
    f.tree->setFocus();
    f.key(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(f.page(), QStringLiteral("queuePage"));
    QCOMPARE(f.search->text(), QStringLiteral("account:") + name);
    QVERIFY(f.queue->model()->rowCount() > 0);
    QCOMPARE(account.siblingAtRow(0).data().toString(), name);
}

void KeysTest::theMenuBarHasWhatContextMenusHave()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    const auto open = [&](const char* name) {
        auto* menu = named<QMenu>(f.window, name);
        emit menu->aboutToShow();
        return menu;
    };
    const auto find = [](const QMenu* menu, const char* name) {
        const auto actions = menu->actions();
        const auto found = std::ranges::find(actions, QLatin1String(name), &QAction::objectName);
        return found == actions.end() ? nullptr : *found;
    };
    auto* job = find(open("jobBarMenu"), "reachAction");
    QVERIFY(job != nullptr && !job->isEnabled());
    f.queue->selectRow(1);
    job = find(open("jobBarMenu"), "reachAction");
    QVERIFY(job->isEnabled());
    const QSignalSpy asked(f.queue, &views::QueueTable::reachRequested);
    job->trigger();
    QCOMPARE(asked.count(), 1);
    QVERIFY(find(open("accountBarMenu"), "copyRowsAction") != nullptr);
    const auto count = f.document.snapshot()->assocs.size();
    f.tree->setCurrentIndex(f.tree->model()->index(0, 0, f.tree->model()->index(0, 0)));
    auto* remove = find(open("accountBarMenu"), "removeAction");
    QVERIFY(remove != nullptr && remove->isEnabled());
    remove->trigger();
    QTRY_VERIFY(f.document.snapshot()->assocs.size() < count);
}

void KeysTest::mnemonicsAreUnique_data()
{
    QTest::addColumn<QString>("language");
    for (const auto& known : models::knownLanguages)
        QTest::newRow(known.translation) << QString::fromLatin1(known.translation);
}

void KeysTest::mnemonicsAreUnique()
{
    QFETCH(const QString, language);
    Fixture f(QStringLiteral("demo:textbook"), language);
    WAIT_EVALUATED(f.document);
    auto found = clashes(QStringLiteral("menu bar"), f.window.menuBar()->actions());
    for (const auto* menu : f.window.menuBar()->findChildren<QMenu*>())
        found << clashes(menu->title(), menu->actions());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void KeysTest::tabBeginsOnThePage()
{
    Fixture f;
    WAIT_EVALUATED(f.document);
    f.key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(f.window.pages().isAncestorOf(QApplication::focusWidget()));
    // The status line comes last: from the page, the docks are before it.
    QWidget* next = f.window.pages().currentWidget();
    bool hasSeenDock = false;
    do {
        next = next->nextInFocusChain();
        hasSeenDock = hasSeenDock || next == f.tree;
        QVERIFY(hasSeenDock || next->objectName() != QLatin1String("issuesButton"));
    } while (next->objectName() != QLatin1String("issuesButton"));
}

FAIRLEAD_QTTEST(KeysTest)
#include "tst_keys.moc"
