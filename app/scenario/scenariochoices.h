// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "app/worker/newestquestion.h"
#include "engine/scenario/sidebyside.h"
#include "views/scenarios/scenariochoicedialog.h"

#include <QPointer>

#include <vector>

class QAction;

namespace fairlead::app {

class Settings;
class SourceController;
struct Workspace;

/// Scenarios side by side: this one, those of the store that is shown, those of files. What is
/// shown follows the edits.
class ScenarioChoices : public QObject
{
    Q_OBJECT

public:
    ScenarioChoices(Workspace& workspace, const SourceController& sources, Settings& settings,
                    QAction& compare, QWidget* window);

    void showDialog();
    void addFile(const QString& file);

signals:
    /// The dialog shows what it was asked for.
    void shown();

private:
    struct Choice
    {
        QString name;
        Scenario scenario;
        bool isThis = false; ///< the edits of the window
    };
    static QString nameOfThis(const Scenario& scenario);
    void add(const Choice& choice, bool isChosen);
    void addStored();
    void chooseFile();
    void followEdits();
    void compute();
    void show(const std::vector<Scenario>& scenarios,
              const Result<std::vector<ScenarioResult>>& results);

    Workspace& m_workspace;
    const SourceController& m_sources;
    Settings& m_settings;
    QWidget* m_window;
    QPointer<views::ScenarioChoiceDialog> m_dialog;
    std::vector<Choice> m_choices;
    Background m_reading;
    NewestQuestion m_question;
};

} // namespace fairlead::app
