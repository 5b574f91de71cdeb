// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A source whose every name is HTML and what turns, hides or ends a line: each page and dock
// shows it as the text that it is, and the report is written.

#include "app/editing/workspace.h"
#include "app/reports/pdf/pdfreport.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "engine/base/plaintext.h"
#include "models/accounting/store/store.h"
#include "tests/app/cli/clirun.h"
#include "tests/app/window/hostiletexts.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QTemporaryDir>
#include <QToolTip>
#include <QTreeView>

using namespace fairlead;

class HostileWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPageShowsTextAsText_data();
    void everyPageShowsTextAsText();
    void toolTipsAreText();
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
    QVERIFY(accounting::writeStore(store(), tests::hostileRecords()));
    m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("s.ini")));
    m_workspace = std::make_unique<app::Workspace>();
    m_window = std::make_unique<app::MainWindow>(*m_workspace, *m_settings);
    m_window->resize(1500, 950);
    m_window->show();
    m_window->open(store());
    const auto& document = m_workspace->document;
    QTRY_VERIFY(document.evaluation() != nullptr && !document.isStale());
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
    const auto found = tests::hostileFaults();
    QVERIFY2(found.isEmpty(), qPrintable(found.mid(0, 5).join(QStringLiteral(" | "))));
}

void HostileWindow::toolTipsAreText()
{
    QWidget widget;
    widget.setToolTip(QString::fromStdString(tests::hostile));
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
