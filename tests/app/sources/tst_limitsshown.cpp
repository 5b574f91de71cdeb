// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/document/scenariodocument.h"
#include "tests/app/cli/limitedcase.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "tests/support/queuetext.h"
#include "views/queue/queuepage.h"

#include <QTemporaryDir>
#include <QTextBrowser>

using namespace fairlead;
using namespace fairlead::tests;

class LimitsShownTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // The panel beside the queue says how high the limit is that keeps a job waiting.
    void thePanelSaysHowHighALimitIs()
    {
        const QTemporaryDir folder;
        const auto source = folder.filePath("site");
        QVERIFY(writeLimitedCase(source, "AssocGrpCpuLimit"));
        panelSays(folder, source, "The limit is GrpTRES=cpu=64 of ceram.");
    }

    void thePanelSaysWhyItDoesNotKnowALimit()
    {
        const QTemporaryDir folder;
        const auto source = folder.filePath("site");
        const auto store = folder.filePath("site.fairlead");
        QVERIFY(writeLimitedCase(source, "AssocGrpCpuLimit"));
        QVERIFY(writeStoreWithBrokenLimits(source, store));
        panelSays(folder, store, "no valid group_tres");
    }

private:
    static void panelSays(const QTemporaryDir& folder, const QString& source, const char* words)
    {
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        window.show();
        window.open(source);
        WAIT_EVALUATED(workspace.document);
        auto& page = window.pages().page<views::QueuePage>();
        page.selectEntry(rowOfJob(*workspace.document.snapshot(), 27));
        const auto* why = named<QTextBrowser>(window, "whyText");
        QTRY_VERIFY2(why->toPlainText().contains(words), qPrintable(why->toPlainText()));
    }
};

FAIRLEAD_QTTEST(LimitsShownTest)
#include "tst_limitsshown.moc"
