// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The dashboard as a person uses it: mouse and keys only, on the demo cluster.

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/queue/queuemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeView>

using namespace fairlead;

class Journeys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void overviewIsTheFirstPage();
    void draggingASliderRanksAnewInOneUndoStep();
    void draggingBackToTheStartLeavesNoUndoStep();
    void aDoubleClickIsOneStep();
    void anExactWeightCanBeTyped();
    void sharesAreEditedInTheTree();
    void twoSelectedRowsAreExplained();
    void theFilterNarrowsTheQueue();
    void theHalfLifeNeedsHistory();
    void aMissingSourceKeepsTheSnapshot();

private:
    template <typename T>
    T* child(const char* name) const
    {
        return tests::named<T>(*m_window, name);
    }
    void open(const QString& source) const;
    void waitForEvaluation() const;
    [[nodiscard]] QString cell(int row, int column) const;
    [[nodiscard]] QModelIndex accountRow(const QString& name) const;

    tests::MessageGuard m_guard;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::MainWindow> m_window;
};

void Journeys::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<app::Settings>(m_folder->filePath(QStringLiteral("s.ini")));
    m_workspace = std::make_unique<app::Workspace>();
    m_window = std::make_unique<app::MainWindow>(*m_workspace, *m_settings);
    m_window->resize(1500, 950);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    open(QStringLiteral("demo:limoges"));
}

void Journeys::cleanup()
{
    m_window.reset();
    m_workspace.reset();
    VERIFY_NO_WARNINGS();
}

void Journeys::open(const QString& source) const
{
    QSignalSpy opened(&m_window->sources(), &app::SourceController::opened);
    m_window->open(source);
    QTRY_COMPARE(opened.count(), 1);
    waitForEvaluation();
}

void Journeys::waitForEvaluation() const
{
    const auto& document = m_workspace->document;
    QTRY_VERIFY(document.evaluation() != nullptr && !document.isStale());
}

QString Journeys::cell(int row, int column) const
{
    const auto* table = child<QTableView>("queueTable");
    return table->model()->index(row, column).data().toString();
}

QModelIndex Journeys::accountRow(const QString& name) const
{
    const auto* model = child<QTreeView>("accountTree")->model();
    const auto found = model->match(model->index(0, 0), Qt::DisplayRole, name, 1,
                                    Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.first();
}

void Journeys::overviewIsTheFirstPage()
{
    const auto* pages = child<QTabWidget>("pages");
    QCOMPARE(pages->currentWidget()->objectName(), QStringLiteral("overviewPage"));
    const auto* overview = child<QWidget>("overviewPage");
    QVERIFY(overview->findChild<QWidget*>(QStringLiteral("promisedPie"))->isVisible());
    QVERIFY(overview->findChild<QWidget*>(QStringLiteral("consumedPie"))->isVisible());
    QVERIFY(child<QLabel>("statusText")->text().contains(QLatin1String("limoges")));
}

void Journeys::draggingASliderRanksAnewInOneUndoStep()
{
    m_window->pages().showPage(QStringLiteral("queuePage"));
    const auto first = cell(0, 2);
    const auto before = cell(0, models::QueueModel::PriorityColumn);
    auto* slider = child<views::BaselineSlider>("PriorityWeightFairshareSlider");
    const int start = slider->value();
    tests::dragSlider(slider, {start - 150, start - 300, start - 400});
    waitForEvaluation();
    QCOMPARE(m_workspace->undo.count(), 1);
    QVERIFY(cell(0, models::QueueModel::PriorityColumn) != before);
    QVERIFY(child<QLabel>("effectSentence")->text().contains(QLatin1String("jobs move")));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    waitForEvaluation();
    QCOMPARE(m_workspace->undo.index(), 0);
    QCOMPARE(cell(0, 2), first);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    waitForEvaluation();
    QCOMPARE(m_workspace->undo.index(), 1);
}

void Journeys::draggingBackToTheStartLeavesNoUndoStep()
{
    auto* slider = child<views::BaselineSlider>("PriorityWeightFairshareSlider");
    const int start = slider->value();
    tests::dragSlider(slider, {start - 90, start - 180, start - 90, start});
    waitForEvaluation();
    QCOMPARE(m_workspace->undo.count(), 0);
    QVERIFY(m_workspace->document.scenario().edits.empty());
}

// Its first click may move the slider: nobody chose that value.
void Journeys::aDoubleClickIsOneStep()
{
    auto* slider = child<views::BaselineSlider>("PriorityWeightFairshareSlider");
    const auto doubleClick = [slider](int x) {
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(x, slider->height() / 2));
        QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(x, slider->height() / 2));
    };
    doubleClick(slider->width() / 5);
    QCOMPARE(m_workspace->undo.count(), 0);
    QVERIFY(m_workspace->document.scenario().edits.empty());
    const auto edit = ParameterEdit{"PriorityWeightFairshare", "753"};
    QVERIFY(m_workspace->editor.submit(edit, models::noGesture).has_value());
    doubleClick(slider->width() / 9);
    QVERIFY(m_workspace->document.scenario().edits.empty());
    QCOMPARE(m_workspace->undo.count(), 2);
    m_workspace->undo.undo();
    QCOMPARE(m_workspace->document.parameter(QStringLiteral("PriorityWeightFairshare")),
             QStringLiteral("753"));
}

void Journeys::anExactWeightCanBeTyped()
{
    auto* spin = child<QAbstractSpinBox>("PriorityWeightAgeSpin");
    QTest::mouseClick(spin, Qt::LeftButton);
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("12345"));
    QTest::keyClick(spin, Qt::Key_Return);
    waitForEvaluation();
    QCOMPARE(m_workspace->document.parameter(QStringLiteral("PriorityWeightAge")),
             QStringLiteral("12345"));
    QCOMPARE(m_workspace->undo.count(), 1);
}

void Journeys::sharesAreEditedInTheTree()
{
    auto* tree = child<QTreeView>("accountTree");
    const auto type = [&](const QString& text) {
        tests::editCell(tree,
                        accountRow(QStringLiteral("partenaires"))
                            .siblingAtColumn(models::AccountTreeModel::SharesColumn),
                        text);
        waitForEvaluation();
    };
    const auto shares = [&] {
        return accountRow(QStringLiteral("partenaires"))
            .siblingAtColumn(models::AccountTreeModel::SharesColumn)
            .data()
            .toString();
    };
    QCOMPARE(shares(), QStringLiteral("100"));
    type(QStringLiteral("450"));
    QTRY_COMPARE(shares(), QStringLiteral("450"));
    type(QStringLiteral("parent"));
    QTRY_COMPARE(shares(), QStringLiteral("parent"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shares(), QStringLiteral("100"));
}

void Journeys::twoSelectedRowsAreExplained()
{
    m_window->pages().showPage(QStringLiteral("queuePage"));
    auto* table = child<QTableView>("queueTable");
    tests::clickRow(table, 0);
    tests::clickRow(table, 2, Qt::ControlModifier);
    QTRY_VERIFY(child<QLabel>("whyTitle")->text().contains(cell(0, 2)));
    QTRY_VERIFY(child<QLabel>("whyTitle")->text().contains(cell(2, 2)));
}

void Journeys::theFilterNarrowsTheQueue()
{
    m_window->pages().showPage(QStringLiteral("queuePage"));
    auto* filter = child<QLineEdit>("searchBox");
    const auto* table = child<QTableView>("queueTable");
    const int all = table->model()->rowCount();
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("photonique"));
    QTRY_VERIFY(table->model()->rowCount() < all);
    QVERIFY(table->model()->rowCount() > 0);
}

void Journeys::theHalfLifeNeedsHistory()
{
    QVERIFY(child<QSlider>("PriorityDecayHalfLifeSlider")->isEnabled());
    open(QStringLiteral("demo:textbook")); // linear: it has no ratios
    QVERIFY(child<QSlider>("PriorityDecayHalfLifeSlider")->isEnabled());
    auto* algorithm = child<QComboBox>("algorithm");
    algorithm->setFocus();
    QTest::keyClick(algorithm, Qt::Key_Home);
    QTRY_VERIFY(!child<QSlider>("PriorityDecayHalfLifeSlider")->isEnabled());
}

void Journeys::aMissingSourceKeepsTheSnapshot()
{
    QSignalSpy failed(&m_window->sources(), &app::SourceController::failed);
    m_window->open(QStringLiteral("/nonexistent/capture"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(child<QLabel>("messageText")->text().contains(QLatin1String("/nonexistent/capture")));
    QVERIFY(child<QTableView>("queueTable")->model()->rowCount() > 300);
}

FAIRLEAD_QTTEST(Journeys)
#include "tst_journeys.moc"
