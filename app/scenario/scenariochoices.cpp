// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/scenariochoices.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace fairlead::app {

using models::ScenarioDocument;

ScenarioChoices::ScenarioChoices(Workspace& workspace, const SourceController& sources,
                                 Settings& settings, QAction& compare, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_settings(settings)
    , m_window(window)
{
    connect(&compare, &QAction::triggered, this, &ScenarioChoices::showDialog);
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this,
            &ScenarioChoices::followEdits);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        if (m_dialog)
            m_dialog->close(); // it is about another cluster
    });
}

void ScenarioChoices::showDialog()
{
    if (m_workspace.document.baseline() == nullptr)
        return;
    if (m_dialog)
        m_dialog->close();
    m_choices.clear();
    m_dialog = new views::ScenarioChoiceDialog(m_window);
    connect(m_dialog, &views::ScenarioChoiceDialog::choiceChanged, this, &ScenarioChoices::compute);
    connect(m_dialog, &QDialog::finished, this, [this] { m_question.forget(); });
    connect(m_dialog, &views::ScenarioChoiceDialog::fileRequested, this,
            &ScenarioChoices::chooseFile);
    const auto& scenario = m_workspace.document.scenario();
    add({nameOfThis(scenario), scenario, true}, m_workspace.document.isEdited());
    if (m_sources.access().source.kind().isStore)
        addStored();
    m_dialog->show();
}

QString ScenarioChoices::nameOfThis(const Scenario& scenario)
{
    const auto name = models::shownText(scenario.name);
    return name.isEmpty() ? tr("This scenario") : tr("%1 (this scenario)").arg(name);
}

void ScenarioChoices::add(const Choice& choice, bool isChosen)
{
    m_choices.push_back(choice);
    m_dialog->addScenario(choice.name, choice.scenario, isChosen);
}

void ScenarioChoices::addStored()
{
    m_reading.run([address = accounting::storeAddressOf(
                       m_sources.access())] { return accounting::storedScenarios(address); },
                  [this, dialog = m_dialog](const Result<std::vector<Scenario>>& stored) {
                      if (!dialog || dialog != m_dialog)
                          return;
                      if (!stored) {
                          dialog->showSentence(models::sentenceWords(stored.error().message));
                          return;
                      }
                      for (const auto& scenario : *stored)
                          add({models::shownText(scenario.name), scenario}, true);
                  });
}

void ScenarioChoices::chooseFile()
{
    auto* dialog
        = new QFileDialog(m_dialog, tr("Compare with the scenario of a file"),
                          m_settings.exportFolder(), tr("Scenarios (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ScenarioChoices::addFile);
    dialog->open();
}

void ScenarioChoices::addFile(const QString& file)
{
    m_reading.run([file] { return accounting::readScenario(file); },
                  [this, file, dialog = m_dialog](const Result<Scenario>& scenario) {
                      if (!dialog || dialog != m_dialog)
                          return;
                      if (!scenario) {
                          dialog->showSentence(errorWords(scenario.error(), file, true).text);
                          return;
                      }
                      const auto name = models::shownText(scenario->name);
                      add({name.isEmpty() ? QFileInfo(file).fileName() : name, *scenario}, true);
                  });
}

void ScenarioChoices::followEdits()
{
    if (!m_dialog)
        return;
    const auto mine = std::ranges::find(m_choices, true, &Choice::isThis);
    mine->scenario = m_workspace.document.scenario();
    mine->name = nameOfThis(mine->scenario);
    m_dialog->setScenario(static_cast<int>(mine - m_choices.begin()), mine->name,
                          static_cast<int>(mine->scenario.edits.size()));
    compute();
}

void ScenarioChoices::compute()
{
    m_question.forget();
    std::vector<Scenario> scenarios;
    for (const auto place : m_dialog->chosen())
        scenarios.push_back(m_choices[static_cast<std::size_t>(place)].scenario);
    if (scenarios.empty()) {
        m_dialog->showSentence(tr("Tick up to four scenarios."));
        emit shown();
        return;
    }
    const auto work = [now = m_workspace.document.baseline()->evaluation,
                       scenarios]() -> Result<std::vector<ScenarioResult>> {
        std::vector<ScenarioResult> results;
        for (const auto& scenario : scenarios) {
            auto result = resultOf(*now, scenario);
            if (!result)
                return about(scenario.name, result.error());
            results.push_back(*std::move(result));
        }
        return results;
    };
    m_question.ask(work, [this, scenarios](const auto& results) {
        if (m_dialog)
            show(scenarios, results);
    });
}

void ScenarioChoices::show(const std::vector<Scenario>& scenarios,
                           const Result<std::vector<ScenarioResult>>& results)
{
    if (results)
        m_dialog->showResult(*m_workspace.document.baseline()->evaluation, scenarios, *results);
    else
        m_dialog->showSentence(tr("%1. Untick it to compare the others.")
                                   .arg(models::messageWords(results.error().message)));
    emit shown();
}

} // namespace fairlead::app
