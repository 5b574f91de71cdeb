// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/scenariofile.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/qttestmain.h"

#include <QFileDialog>
#include <QMessageBox>

using namespace fairlead;
using tests::ConnectionsFixture;

namespace {

/// A window whose edits are in a file.
struct Fixture : ConnectionsFixture
{
    Fixture()
    {
        window.open(QStringLiteral("demo:limoges"));
        wait();
        QVERIFY(workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "77"}).has_value());
        WAIT_EVALUATED(document);
        trigger("saveScenario");
        QTRY_VERIFY(chooser() != nullptr);
        emit chooser()->fileSelected(file);
        static_cast<QDialog*>(chooser())->done(QDialog::Accepted);
        QTRY_VERIFY(!window.isWindowModified());
        QTRY_VERIFY(chooser() == nullptr);
    }
    void wait()
    {
        QTRY_VERIFY(document.hasSnapshot());
        WAIT_EVALUATED(document);
    }
    [[nodiscard]] QFileDialog* chooser() const { return window.findChild<QFileDialog*>(); }
    void answer(const char* button) const { click(*dialog("unsavedQuestion"), button); }

    const QString file = folder.filePath("plan.fairlead-scenario.json");
};

} // namespace

/// What was saved is somebody else's, or nobody's, before the window is left.
class GoneOwnFileTest : public QObject
{
    Q_OBJECT

private slots:
    /// Nobody else has the edits then: quitting asks, and the file may come back.
    void whatWasSavedAndIsGoneIsAskedFor()
    {
        Fixture f;
        QVERIFY(QFile::remove(f.file));
        f.window.close();
        QVERIFY(static_cast<QMessageBox*>(f.dialog("unsavedQuestion"))
                    ->informativeText()
                    .startsWith("plan.fairlead-scenario.json is gone"));
        f.answer("unsavedStay");
        QVERIFY(f.window.isVisible());
        QVERIFY(f.window.isWindowModified());
        f.window.close();
        f.answer("unsavedSave");
        QTRY_VERIFY(!f.window.isVisible());
        QVERIFY(accounting::readScenario(f.file).has_value());
    }

    void whatSomebodyElseHasChangedIsAskedFor()
    {
        Fixture f;
        QVERIFY(accounting::writeScenario(f.file, {}).has_value());
        f.trigger("saveScenario");
        QTRY_VERIFY(f.chooser() != nullptr);
        f.chooser()->reject();
        QVERIFY(f.window.isWindowModified());
        f.window.close();
        f.answer("unsavedDiscard");
        QTRY_VERIFY(!f.window.isVisible());
    }
    void whatIsStillThereIsNotAskedFor()
    {
        Fixture f;
        f.window.close();
        QTRY_VERIFY(!f.window.isVisible());
    }
};

FAIRLEAD_QTTEST(GoneOwnFileTest)
#include "tst_goneownfile.moc"
