// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/scenariocontroller.h"

#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/frame/savedialog.h"
#include "app/frame/windowactions.h"
#include "app/settings/settings.h"
#include "models/accounting/store/accountname.h"
#include "models/accounting/store/scenariofile.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/trackedtres.h"
#include "views/scenarios/describescenariodialog.h"
#include "views/widgets/texts/messagebar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QTimer>

#include <chrono>
#include <utility>

namespace fairlead::app {

namespace {

constexpr std::chrono::seconds longestLook{3}; // of a disk that does not answer

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
    , m_own(workspace.undo)
{
}

void ScenarioController::listenTo(const WindowActions& actions)
{
    connect(&m_workspace.document, &models::ScenarioDocument::snapshotReset, &m_own,
            &OwnFile::forget);
    connect(actions.reset, &QAction::triggered, this, &ScenarioController::reset);
    connect(actions.saveScenario, &QAction::triggered, this, [this] { saveOrChoose(); });
    connect(actions.saveScenarioAs, &QAction::triggered, this, [this] { chooseAndSave(); });
    connect(actions.describeScenario, &QAction::triggered, this, &ScenarioController::describe);
}

void ScenarioController::tell(UnsavedWork& work)
{
    connect(this, &ScenarioController::kept, &work,
            [&work](const Scenario& scenario) { work.setKept(scenario); });
    connect(this, &ScenarioController::overtaken, &work, &UnsavedWork::setOvertaken);
    connect(&m_own, &OwnFile::changed, &work,
            [&work](const QString& path) { work.setHasFile(!path.isEmpty()); });
    connect(&m_own, &OwnFile::changed, this, &ScenarioController::ownFileChanged);
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
                m_workspace.editor.describe(scenario, tr("describe the scenario"));
            });
    dialog->open();
}

void ScenarioController::reset()
{
    m_workspace.editor.replace(Scenario(), tr("reset all"));
    m_file.clear();
}

/// Where it was saved or loaded last, else by its name, or that of the cluster, in the folder of
/// the last export.
QString ScenarioController::offeredFile() const
{
    if (!m_file.isEmpty())
        return m_file;
    const auto& document = m_workspace.document;
    auto name = models::exactText(document.scenario().name);
    if (name.isEmpty() && document.hasSnapshot())
        name = models::exactText(document.snapshot()->cluster);
    if (name.isEmpty())
        name = QStringLiteral("scenario");
    name.replace(u'/', u'-');
    return m_settings.exportFolder() + u'/' + name + u'.' + suffix();
}

void ScenarioController::remember(const QString& file)
{
    m_file = QFileInfo(file).absoluteFilePath();
    m_own.set(m_file);
    m_settings.rememberExport(m_file);
}

void ScenarioController::saveOrChoose(const Then& then)
{
    const bool isEmpty = m_workspace.document.scenario().edits.empty(); // whatever is there asks
    if (isKeptInStore() && isEmpty)
        m_store.choose();
    else if (isKeptInStore())
        m_store.save(then);
    else if (!m_own.path().isEmpty() && !isEmpty)
        write(m_own.path(), true, then);
    else
        chooseAndSave(then);
}

void ScenarioController::lookAtOwnFile(const std::function<void(bool isThere)>& then)
{
    const auto file = m_own.path();
    if (file.isEmpty()) {
        then(true);
        return;
    }
    const auto answer = [this, then, isAnswered = std::make_shared<bool>()](bool isThere) {
        if (std::exchange(*isAnswered, true))
            return;
        if (!isThere)
            emit overtaken();
        then(isThere);
    };
    m_background.run(
        [file, known = m_onDisk] { return Result<bool>(OwnFile::stateOf(file) == *known); },
        [answer](const Result<bool>& isThere) { answer(isThere && *isThere); });
    QTimer::singleShot(longestLook, this, [answer] { answer(false); });
}

void ScenarioController::chooseAndSave(const Then& then)
{
    auto* dialog = new SaveDialog(m_window, tr("Save the scenario"), offeredFile(),
                                  tr("Scenarios (*.%1)").arg(suffix()), suffix());
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

void ScenarioController::save(const QString& file, const Then& then)
{
    write(file, false, then);
}

/// @param isOwn  what was written or read last must be there still; else whatever is there goes
void ScenarioController::write(const QString& file, bool isOwn, const Then& then)
{
    auto scenario = m_workspace.document.scenario();
    if (scenario.author.empty())
        scenario.author = accounting::accountName();
    const auto work = [file, scenario, isOwn, known = m_onDisk]() -> Result<bool> {
        const auto now = OwnFile::stateOf(file);
        if (isOwn && now.written.isValid() && !(now == *known))
            return false; // somebody else has changed it
        if (const auto done = accounting::writeScenario(file, scenario); !done)
            return done.error();
        *known = OwnFile::stateOf(file);
        return true;
    };
    const auto others = m_own.others();
    const auto done = [=, this](const Result<bool>& written) {
        if (written && !*written) {
            m_own.forget();
            emit overtaken();
            m_messages.showNote(tr("%1 has changed since it was read or saved here: choose where "
                                   "the scenario goes.")
                                    .arg(file));
            chooseAndSave(then);
            return;
        }
        if (written) {
            remember(file);
            if (others != m_own.others()) // loaded meanwhile
                m_own.forget();
            m_messages.showNote(tr("The scenario is in %1.").arg(file));
            emit kept(scenario);
        } else {
            showError(written.error(), file);
        }
        if (then)
            then(written.has_value());
    };
    m_background.run(work, done);
}

void ScenarioController::load(const QString& file)
{
    const auto work = [file, known = m_onDisk]() -> Result<Scenario> {
        const auto state = OwnFile::stateOf(file); // before: what changes meanwhile is not its own
        auto scenario = accounting::readScenario(file);
        if (scenario)
            *known = state;
        return scenario;
    };
    m_background.run(work, [this, file](const Result<Scenario>& loaded) {
        if (!loaded) {
            showError(loaded.error(), file);
            return;
        }
        m_messages.dismiss(); // what is said of another file
        m_workspace.editor.replace(*loaded, tr("load %1").arg(QFileInfo(file).fileName()));
        emit kept(*loaded);
        remember(file);
        sayUntracked(*loaded);
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
