// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Jobs of Maui that are called by names: their numbers are places in the trace, and those change.

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/lists/roles.h"
#include "models/queue/queuemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QLabel>
#include <QTableView>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::tests;
using models::QueueModel;

class NamedJobsTest : public QObject
{
    Q_OBJECT

    /// A folder of Maui with these jobs, each submitted a minute after the one before.
    struct Fixture
    {
        explicit Fixture(const QList<QByteArray>& jobs)
        {
            QDir().mkpath(source());
            writeFile("maui.cfg", "SERVICEWEIGHT 1\nQUEUETIMEWEIGHT 1\nRESWEIGHT 1\n");
            writeFile("taken_at.txt", "1000000000\n");
            write(jobs);
            window.resize(1400, 800);
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
            window.open(source());
        }
        [[nodiscard]] QString source() const { return folder.filePath("site"); }
        void writeFile(const char* name, const QByteArray& text) const
        {
            QFile file(source() + u'/' + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        }
        void write(const QList<QByteArray>& jobs) const
        {
            QByteArray lines = "VERSION 230\n";
            for (const auto& job : jobs) {
                // The digit says when the job came, in minutes, and how many tasks it asks for.
                const int number = job.mid(job.indexOf('.') + 1).toInt();
                const auto submitted = QByteArray::number(999990000 + 60 * number);
                const auto tasks = QByteArray::number(number);
                lines += job + " 0 " + tasks + " ann staff 3600 Idle [batch:1] " + submitted
                    + " 0 0 0 [NONE] [NONE] [NONE] >= 0 >= 0 [NONE] " + submitted + ' ' + tasks
                    + " 0 hi:hi 0 phys run [NONE] 0 0 DEFAULT 1 1024 0 0 0 0 [NONE] 0 [NONE] "
                      "[NONE] [NONE] [NONE] [NONE]\n";
            }
            writeFile("work.trace", lines);
        }
        void refresh()
        {
            const QSignalSpy shown(&document, &models::ScenarioDocument::snapshotChanged);
            QTest::keyClick(&window, Qt::Key_F5);
            QTRY_COMPARE(shown.count(), 1);
            WAIT_EVALUATED(document);
        }
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        models::ScenarioDocument& document = workspace.document;
        QTableView* queue = named<QTableView>(window, "queueTable");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void selectionMarksAndDifferencesStayWithTheirJobs()
    {
        Fixture f({"gone.1", "prep.2", "solve.3", "post.4"});
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("queuePage"));
        const auto* model = qobject_cast<QueueModel*>(f.queue->model());
        QVERIFY(model != nullptr);
        const auto cell = [&](const char* job, QueueModel::Column column) {
            return model->index(model->rowOfJob(QLatin1String(job)), column).data().toString();
        };
        QCOMPARE(cell("solve.3", QueueModel::JobColumn), "solve.3");
        QCOMPARE(cell("solve.3", QueueModel::RankColumn), "3");

        // The largest job first: the order turns round.
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PROCWEIGHT", "100000"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(cell("solve.3", QueueModel::ChangeColumn), "▲ +1");
        QCOMPARE(cell("prep.2", QueueModel::ChangeColumn), "▼ −1");
        f.queue->selectRow(model->rowOfJob(QStringLiteral("solve.3")));
        QTRY_VERIFY(named<QLabel>(f.window, "whyTitle")->text().contains("solve.3"));

        f.write({"prep.2", "solve.3", "post.4"}); // the first one has gone
        f.refresh();
        QCOMPARE(model->rowCount(), 3);
        QCOMPARE(f.queue->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(f.queue->currentIndex().data(models::JobRole).toString(), "solve.3");
        QTRY_VERIFY(named<QLabel>(f.window, "whyTitle")->text().contains("solve.3"));
        QCOMPARE(cell("post.4", QueueModel::ChangeColumn), "▲ +2");
        QCOMPARE(cell("solve.3", QueueModel::ChangeColumn), "· 0");
        QCOMPARE(cell("prep.2", QueueModel::ChangeColumn), "▼ −2");
    }
};

FAIRLEAD_QTTEST(NamedJobsTest)
#include "tst_namedjobs.moc"
