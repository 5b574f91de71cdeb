// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A source whose every name is HTML and what turns, hides or ends a line: each page, dock and
// dialog shows it as the text that it is, and the report is written.

#include "app/reports/pdf/pdfreport.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "app/window/workspace.h"
#include "engine/base/plaintext.h"
#include "models/accounting/store/store.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QAbstractButton>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPieSeries>
#include <QTemporaryDir>
#include <QToolTip>
#include <QTreeView>

using namespace fairlead;

namespace {
const std::string hostile = "<img src=x>\x1b[2J\n\xe2\x80\xae";

SnapshotRecords hostileRecords()
{
    auto records = tests::guiRecords();
    const auto spoil = [](std::string& name) {
        if (!name.empty() && name != "root")
            name = hostile + name;
    };
    for (auto& assoc : records.assocs) {
        for (auto* name : {&assoc.account, &assoc.user, &assoc.partition, &assoc.parent})
            spoil(*name);
    }
    for (auto& job : records.jobs) {
        for (auto* name : {&job.user, &job.account, &job.qos, &job.reason})
            spoil(*name);
        for (auto& partition : job.partitions)
            spoil(partition);
    }
    for (auto& partition : records.partitions)
        spoil(partition.name);
    for (auto& qos : records.qos)
        spoil(qos.name);
    for (auto& history : records.history) {
        spoil(history.account);
        spoil(history.user);
    }
    spoil(records.cluster);
    records.issues.push_back({Severity::Warning, Message("about " + hostile), hostile, 3});
    records.provenance.push_back({Message("from"), Message(hostile), true});
    return records;
}

/// What is wrong with a text on the screen; lines and tabs may be the layout's.
QString faultOf(const QString& text)
{
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (!text::isPlain(
                QString(line).replace(QLatin1Char('\t'), QLatin1Char(' ')).toStdString()))
            return text;
    }
    return {};
}

QStringList textsOf(QWidget* widget)
{
    QStringList texts{widget->toolTip(), widget->windowTitle(), widget->accessibleName(),
                      widget->accessibleDescription()};
    if (const auto* label = qobject_cast<QLabel*>(widget))
        texts << label->text();
    if (const auto* button = qobject_cast<QAbstractButton*>(widget))
        texts << button->text();
    if (const auto* box = qobject_cast<QGroupBox*>(widget))
        texts << box->title();
    if (const auto* combo = qobject_cast<QComboBox*>(widget)) {
        for (int i = 0; i < combo->count(); ++i)
            texts << combo->itemText(i);
    }
    return texts;
}

QStringList textsOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const auto index = model.index(row, column, parent);
            for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts << index.data(role).toString();
        }
        texts << textsOf(model, model.index(row, 0, parent));
    }
    return texts;
}

/// Every text of every widget that there is, dialogs too.
QStringList faults()
{
    QStringList found;
    const auto look = [&found](const QWidget* widget, const QStringList& texts) {
        for (const auto& text : texts) {
            if (const auto fault = faultOf(text); !fault.isEmpty())
                found << widget->objectName() + ": " + fault;
        }
    };
    for (auto* widget : QApplication::allWidgets()) {
        look(widget, textsOf(widget));
        const auto* label = qobject_cast<QLabel*>(widget);
        if (label != nullptr && label->textFormat() != Qt::PlainText
            && label->text().contains(QLatin1Char('<')))
            found << widget->objectName() + " guesses: " + label->text();
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view != nullptr
            && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr)
            look(widget, textsOf(*view->model()));
        if (const auto* charts = qobject_cast<QChartView*>(widget)) {
            for (auto* series : charts->chart()->series()) {
                const auto* pie = qobject_cast<QPieSeries*>(series);
                for (const auto* slice : pie != nullptr ? pie->slices() : QList<QPieSlice*>()) {
                    if (slice->label().contains(QLatin1String("<img")))
                        found << "slice: " + slice->label();
                }
            }
        }
    }
    return found;
}
} // namespace

class HostileWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPageShowsTextAsText_data();
    void everyPageShowsTextAsText();
    void toolTipsAreText();
    void dialogsShowTextAsText();
    void theReportIsWritten();

private:
    [[nodiscard]] QString store() const { return m_folder.filePath(QStringLiteral("s.fairlead")); }
    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::MainWindow> m_window;
};

void HostileWindow::initTestCase()
{
    QVERIFY(accounting::writeStore(store(), hostileRecords()));
    m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("s.ini")));
    m_workspace = std::make_unique<app::Workspace>();
    m_window = std::make_unique<app::MainWindow>(*m_workspace, *m_settings);
    m_window->resize(1500, 950);
    m_window->show();
    m_window->open(store());
    const auto& document = m_workspace->document;
    QTRY_VERIFY_WITH_TIMEOUT(document.evaluation() != nullptr && !document.isStale(), 30000);
    QCOMPARE(document.snapshot()->jobs.size(), 4U);
}

void HostileWindow::everyPageShowsTextAsText_data()
{
    QTest::addColumn<QString>("page");
    for (const auto& kind : app::Pages::kinds())
        QTest::newRow(qPrintable(kind.name)) << kind.name;
}

void HostileWindow::everyPageShowsTextAsText()
{
    QFETCH(QString, page);
    m_window->pages().showPage(page);
    for (auto* view : m_window->pages().currentWidget()->findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && view->model() != nullptr && view->model()->rowCount() > 0)
            view->selectAll();
    }
    QCoreApplication::processEvents();
    const auto found = faults();
    QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 5).join(QStringLiteral(" | "))));
}

void HostileWindow::toolTipsAreText()
{
    QWidget widget;
    widget.setToolTip(QString::fromStdString(hostile));
    QHelpEvent help(QEvent::ToolTip, QPoint(1, 1), QPoint(1, 1));
    QApplication::sendEvent(&widget, &help);
    QVERIFY(QToolTip::text().contains(QLatin1String("&lt;img")));
    QVERIFY(!QToolTip::text().contains(QLatin1String("<img")));
    auto* tree = tests::named<QDockWidget>(*m_window, "accountsDock")->findChild<QTreeView*>();
    QVERIFY(tree != nullptr);
    const auto index = tree->model()->index(0, 0, tree->model()->index(0, 0));
    QVERIFY(tree->visualRect(index).isValid());
    QHelpEvent onRow(QEvent::ToolTip, tree->visualRect(index).center(), QPoint(2, 2));
    QApplication::sendEvent(tree->viewport(), &onRow);
    QVERIFY2(!QToolTip::text().contains(QLatin1String("<img")), qPrintable(QToolTip::text()));
    QCOMPARE(views::PlainToolTips::escaped(QStringLiteral("a\nb")), QStringLiteral("a\nb"));
}

void HostileWindow::dialogsShowTextAsText()
{
    QVERIFY(m_workspace->editor.submit(ParameterEdit{"PriorityWeightAge", "4321"}));
    WAIT_EVALUATED(m_workspace->document);
    for (const auto* name :
         {"applyChanges", "connectDatabase", "saveInStore", "loadFromStore", "about"}) {
        auto* action = m_window->findChild<QAction*>(QLatin1String(name));
        QVERIFY2(action != nullptr, name);
        action->trigger();
        QCoreApplication::processEvents();
        const auto found = faults();
        QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 5).join(QStringLiteral(" | "))));
        for (auto* dialog : m_window->findChildren<QDialog*>())
            dialog->close();
    }
}

void HostileWindow::theReportIsWritten()
{
    const auto run = tests::runCli({"report", store(), "--output", m_folder.filePath("r.pdf"),
                                    "--csv", m_folder.filePath("tables")},
                                   &reports::writePdfReport);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(tests::fileContent(m_folder.filePath("r.pdf")).startsWith("%PDF"));
    for (const auto& line : run.err.split('\n'))
        QVERIFY2(text::isPlain(line.toStdString()), line.constData());
}

FAIRLEAD_QTTEST(HostileWindow)
#include "tst_hostilewindow.moc"
