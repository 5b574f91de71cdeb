// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/scenariocontroller.h"

#include "app/settings/settings.h"
#include "app/window/errorwords.h"
#include "app/window/windowactions.h"
#include "app/window/workspace.h"
#include "models/accounting/store/accountname.h"
#include "models/accounting/store/scenariofile.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/trackedtres.h"
#include "views/scenarios/describescenariodialog.h"
#include "views/widgets/messagebar.h"

#include <QFileDialog>
#include <QFileInfo>

namespace fairlead::app {

namespace {

QString suffix()
{
    return QStringLiteral("fairlead-scenario.json");
}

} // namespace

ScenarioController::ScenarioController(Workspace& workspace, Settings& settings,
                                       views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
}

void ScenarioController::listenTo(const WindowActions& actions)
{
    connect(actions.reset, &QAction::triggered, this, &ScenarioController::reset);
    connect(actions.saveScenario, &QAction::triggered, this, [this] { chooseAndSave(); });
    connect(actions.loadScenario, &QAction::triggered, this, &ScenarioController::chooseAndLoad);
    connect(actions.describeScenario, &QAction::triggered, this, &ScenarioController::describe);
}

void ScenarioController::describe()
{
    auto shown = m_workspace.document.scenario();
    if (shown.author.empty())
        shown.author = accounting::accountName();
    auto* dialog = new views::DescribeScenarioDialog(shown, m_window);
    connect(dialog, &views::DescribeScenarioDialog::described, this,
            [this](const QString& name, const QString& author, const QString& note) {
                auto scenario = m_workspace.document.scenario();
                scenario.name = name.toStdString();
                scenario.author = author.toStdString();
                scenario.note = note.toStdString();
                m_workspace.editor.replace(scenario, tr("describe the scenario"));
            });
    dialog->open();
}

void ScenarioController::reset()
{
    m_workspace.editor.replace(Scenario(), tr("reset all"));
    m_file.clear();
}

/// Where it was saved or loaded last, else by its name in the folder of the last export.
QString ScenarioController::offeredFile() const
{
    if (!m_file.isEmpty())
        return m_file;
    auto name = models::exactText(m_workspace.document.scenario().name);
    name.replace(u'/', u'-');
    return m_settings.exportFolder() + u'/' + (name.isEmpty() ? name : name + u'.' + suffix());
}

void ScenarioController::remember(const QString& file)
{
    m_file = QFileInfo(file).absoluteFilePath();
    m_settings.setValue(settingkeys::exportFolder, QFileInfo(file).absolutePath());
}

void ScenarioController::chooseAndSave(const std::function<void(bool)>& then)
{
    auto* dialog = new QFileDialog(m_window, tr("Save the scenario"), offeredFile(),
                                   tr("Scenarios (*.%1)").arg(suffix()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString& file) { save(file, then); });
    if (then)
        connect(dialog, &QDialog::rejected, this, [then] { then(false); });
    dialog->open();
}

void ScenarioController::chooseAndLoad()
{
    auto* dialog = new QFileDialog(m_window, tr("Load a scenario"), m_settings.exportFolder(),
                                   tr("Scenarios (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ScenarioController::load);
    dialog->open();
}

void ScenarioController::save(const QString& file, const std::function<void(bool)>& then)
{
    auto scenario = m_workspace.document.scenario();
    if (scenario.author.empty())
        scenario.author = accounting::accountName();
    m_background.run([file, scenario] { return accounting::writeScenario(file, scenario); },
                     [this, file, scenario, then](const Result<void>& done) {
                         if (done) {
                             remember(file);
                             m_messages.showNote(tr("The scenario is in %1.").arg(file));
                             emit kept(scenario);
                         } else {
                             showError(done.error(), file);
                         }
                         if (then)
                             then(done.has_value());
                     });
}

void ScenarioController::load(const QString& file)
{
    m_background.run([file] { return accounting::readScenario(file); },
                     [this, file](const Result<Scenario>& scenario) {
                         if (!scenario) {
                             showError(scenario.error(), file);
                             return;
                         }
                         m_messages.dismiss(); // what is said of another file
                         remember(file);
                         emit kept(*scenario);
                         m_workspace.editor.replace(*scenario,
                                                    tr("load %1").arg(QFileInfo(file).fileName()));
                         sayUntracked(*scenario);
                     });
}

// A file may come from another cluster: what it weighs in vain is no reason to refuse it.
void ScenarioController::sayUntracked(const Scenario& scenario)
{
    const auto& snapshot = m_workspace.document.snapshot();
    QStringList unknown;
    for (const auto& edit : scenario.edits)
        unknown += snapshot ? models::untrackedTres(edit, *snapshot) : QStringList();
    if (!unknown.isEmpty())
        m_messages.showNote(tr("PriorityWeightTRES of the scenario names %1, which the cluster "
                               "does not track: that is ignored.")
                                .arg(models::listed(unknown)));
}

void ScenarioController::showError(const Error& error, const QString& file)
{
    const auto words = errorWords(error, file, m_workspace.document.hasSnapshot());
    m_messages.showError(words.text, words.details);
}

} // namespace fairlead::app
