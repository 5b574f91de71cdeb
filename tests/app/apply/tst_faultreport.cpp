// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/faultreport.h"
#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "models/accounting/sources/sources.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QDirIterator>
#include <QMessageBox>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::tests;

namespace {

struct ReportFixture
{
    ReportFixture() { window.show(); }
    QTemporaryDir folder;
    app::Settings settings{folder.filePath("fairlead.ini")};
    app::Workspace workspace;
    app::MainWindow window{workspace, settings};
    app::FaultReport* report = window.findChild<app::FaultReport*>();
};

/// Every byte below a folder.
QByteArray everythingIn(const QString& folder)
{
    QByteArray bytes;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            bytes += file.readAll();
    }
    return bytes;
}

} // namespace

class FaultReportTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theClusterIsWrittenUnderMadeUpNames()
    {
        ReportFixture f;
        auto* action = f.window.findChild<QAction*>("reportFault");
        QVERIFY(!action->isEnabled()); // there is nothing to report of
        f.window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(action->isEnabled());
        action->trigger(); // it says first what it will be
        auto* box = f.window.findChild<QMessageBox*>("reportFaultBox");
        QVERIFY(box != nullptr && box->isVisible());
        QVERIFY2(box->text().contains("made-up names"), qPrintable(box->text()));
        box->close();
        const auto folder = f.folder.filePath("report");
        const QSignalSpy written(f.report, &app::FaultReport::written);
        f.report->write(folder);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(named<views::MessageBar>(f.window, "messageBar")->isVisible());

        const auto bytes = everythingIn(folder);
        for (const auto* name : {"ingenomix", "fdescamps", "rapide", "limoges"})
            QVERIFY2(!bytes.contains(name), name);
        QVERIFY(bytes.contains("What was wrong"));
        const auto read = accounting::readSource({folder, accounting::SourceOptions()});
        QVERIFY(read);
        QCOMPARE(read->jobs.size(), f.workspace.document.snapshot()->jobs.size());
        QVERIFY(accounting::readRecording({folder, accounting::SourceOptions()}));
    }

    void whatIsThereStays()
    {
        ReportFixture f;
        f.window.open(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(QDir(f.folder.path()).mkpath("mine/thesis"));
        f.report->write(f.folder.filePath("mine"));
        auto* messages = named<views::MessageBar>(f.window, "messageBar");
        QTRY_VERIFY(messages->isVisible());
        QCOMPARE(QDir(f.folder.filePath("mine")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{"thesis"});
    }
};

FAIRLEAD_QTTEST(FaultReportTest)
#include "tst_faultreport.moc"
