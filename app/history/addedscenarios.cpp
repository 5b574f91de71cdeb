// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/addedscenarios.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "models/accounting/store/scenariofile.h"
#include "models/words/editwords.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"

#include <QFileDialog>
#include <QFileInfo>

namespace fairlead::app {

AddedScenarios::AddedScenarios(const Workspace& workspace, views::OutlookPage& page,
                               QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_page(page)
{
    using views::OutlookScenarios;
    connect(&page.scenarios(), &OutlookScenarios::keepRequested, this, &AddedScenarios::addEdits);
    connect(&page.scenarios(), &OutlookScenarios::fileRequested, this, &AddedScenarios::chooseFile);
}

void AddedScenarios::addEdits()
{
    auto scenario = m_workspace.document.scenario();
    if (scenario.name.empty())
        scenario.name = tr("Edits %1: %2")
                            .arg(m_page.scenarios().count() + 1)
                            .arg(models::editsWords(scenario.edits))
                            .toStdString();
    m_page.scenarios().add(scenario);
}

void AddedScenarios::chooseFile()
{
    auto* dialog = new QFileDialog(m_page.window(), tr("Add a scenario"), {},
                                   tr("Scenarios (*.json);;All files (*)"));
    dialog->setObjectName(QStringLiteral("outlookFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &AddedScenarios::addFile);
    dialog->open();
}

void AddedScenarios::addFile(const QString& file)
{
    m_files.run([file] { return accounting::readScenario(file); },
                [this, file](const Result<Scenario>& scenario) {
                    if (!scenario) {
                        m_page.showProblem(tr("The scenario cannot be read"),
                                           errorReason(scenario.error()));
                        return;
                    }
                    auto named = *scenario;
                    if (named.name.empty())
                        named.name = QFileInfo(file).completeBaseName().toStdString();
                    m_page.scenarios().add(named);
                });
}

} // namespace fairlead::app
