// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The dashboard as a person uses it: mouse and keys only, on the demo cluster.

#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "app/window/workspace.h"
#include "tests/support/qttestmain.h"
#include "views/queue/queuepage.h"

#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTreeView>
#include <QtTest>

using namespace fairlead;

class Journeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void overviewIsTheFirstPage();
    void draggingASliderRanksAnewInOneUndoStep();
    void draggingBackToTheStartLeavesNoUndoStep();
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
        auto* found = m_window->findChild<T*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no widget %s", name);
        return found;
    }
    void open(const QString& source) const;
    void dragSlider(const char* name, const QList<int>& steps) const;
    void waitForEvaluation() const;
    [[nodiscard]] QString cell(int row, int column) const;
    [[nodiscard]] QModelIndex accountRow(const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::MainWindow> m_window;
};

namespace {
/// Any warning of Qt is a defect of the window, except the offscreen plugin's own.
void failOnWarning(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtWarningMsg && !message.contains(QLatin1String("propagateSizeHints")))
        QTest::qFail(qPrintable(QStringLiteral("warning: ") + message), __FILE__, __LINE__);
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

QPoint handleOf(const QSlider& slider)
{
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = slider.orientation();
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    option.sliderValue = slider.value();
    option.subControls = QStyle::SC_All;
    return slider.style()
        ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider)
        .center();
}
} // namespace

void Journeys::initTestCase()
{
    qInstallMessageHandler(failOnWarning);
}

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
}

void Journeys::open(const QString& source) const
{
    QSignalSpy opened(&m_window->sources(), &app::SourceController::opened);
    m_window->open(source);
    QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 30000);
    waitForEvaluation();
}

void Journeys::waitForEvaluation() const
{
    const auto& document = m_workspace->document;
    QTRY_VERIFY_WITH_TIMEOUT(document.evaluation() != nullptr && !document.isStale(), 30000);
}

QString Journeys::cell(int row, int column) const
{
    const auto* table = child<QTableView>("queueTable");
    return table->model()->index(row, column).data().toString();
}

void Journeys::dragSlider(const char* name, const QList<int>& steps) const
{
    auto* slider = child<QSlider>(name);
    auto at = handleOf(*slider);
    QTest::mousePress(slider, Qt::LeftButton, {}, at);
    for (const int step : steps) {
        at.rx() += step;
        QTest::mouseMove(slider, at);
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at);
    waitForEvaluation();
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
    const auto before = cell(0, 7);
    dragSlider("PriorityWeightFairshareSlider", {-20, -40, -60});
    QCOMPARE(m_workspace->undo.count(), 1);
    QVERIFY(cell(0, 2) != first || cell(0, 7) != before);
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
    dragSlider("PriorityWeightFairshareSlider", {-30, -30, 30, 30});
    QCOMPARE(m_workspace->undo.count(), 0);
    QVERIFY(m_workspace->document.scenario().edits.empty());
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
        const auto index = accountRow(QStringLiteral("partenaires"))
                               .siblingAtColumn(models::AccountTreeModel::SharesColumn);
        tree->scrollTo(index);
        const auto at = tree->visualRect(index).center();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, at);
        auto* editor = tree->findChild<QLineEdit*>(QStringLiteral("sharesEditor"));
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
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
    const auto click = [&](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, keys,
                          table->visualRect(table->model()->index(row, 2)).center());
    };
    click(0, {});
    click(2, Qt::ControlModifier);
    QTRY_VERIFY(child<QLabel>("whyTitle")->text().contains(cell(0, 2)));
    QVERIFY(child<QLabel>("whyTitle")->text().contains(cell(2, 2)));
}

void Journeys::theFilterNarrowsTheQueue()
{
    m_window->pages().showPage(QStringLiteral("queuePage"));
    auto* filter = child<QLineEdit>("queueFilter");
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
    open(QStringLiteral("demo:textbook"));
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
