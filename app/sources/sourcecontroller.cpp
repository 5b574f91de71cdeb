// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourcecontroller.h"

#include "app/settings/settings.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "models/accounting/sources/commands/commandsource.h"
#include "views/widgets/messagebar.h"

#include <QFileDialog>
#include <QInputDialog>

#include <utility>

namespace fairlead::app {

SourceController::SourceController(Workspace& workspace, Settings& settings,
                                   views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
    connect(&m_loader, &SourceLoader::slow, this, [this](const QString& source) {
        m_messages.showProgress(tr("Reading %1 …").arg(source), [this] { m_loader.cancel(); });
    });
    connect(&m_loader, &SourceLoader::finished, &m_messages, &views::MessageBar::dismiss);
    connect(&m_loader, &SourceLoader::loaded, this, &SourceController::show);
    connect(&m_loader, &SourceLoader::failed, this, &SourceController::showError);
}

void SourceController::open(const QString& source, const accounting::SourceOptions& options)
{
    m_pendingOptions = options;
    // The queue of a large cluster is there long before its history.
    auto first = options;
    first.withHistory = source == m_source
        || !(accounting::isCommandSource(source)
             || source.startsWith(QLatin1String("slurmdbd://")));
    m_isFirstLook = !first.withHistory;
    m_isSecondLook = false;
    m_loader.load(source, first);
}

void SourceController::chooseFolder()
{
    auto* dialog = new QFileDialog(m_window, tr("Open a capture folder"),
                                   m_settings.value(settingkeys::lastFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        m_settings.setValue(settingkeys::lastFolder, folder);
        open(folder);
    });
    dialog->open();
}

void SourceController::chooseFile()
{
    auto* dialog = new QFileDialog(m_window, tr("Open a Fairlead file"),
                                   m_settings.value(settingkeys::lastFolder),
                                   tr("Fairlead files (*.fairlead);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { open(file); });
    dialog->open();
}

void SourceController::chooseCommands()
{
    auto* dialog = new QInputDialog(m_window);
    dialog->setObjectName(QStringLiteral("commandsDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Read from Slurm's commands"));
    dialog->setLabelText(tr("Host that ssh reaches with a key (user@host, host:port).\n"
                            "Empty: the commands of this computer. They only read."));
    dialog->setTextValue(m_settings.value(settingkeys::commandHost));
    dialog->setOkButtonText(tr("Read"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const auto host = text.trimmed();
        m_settings.setValue(settingkeys::commandHost, host);
        open(host.isEmpty() ? QStringLiteral("slurm:") : QStringLiteral("slurm://") + host);
    });
    dialog->open();
}

void SourceController::show(const std::shared_ptr<const Snapshot>& snapshot, const QString& source)
{
    auto& document = m_workspace.document;
    const bool isSame = source == m_source;
    m_source = source;
    m_options = m_pendingOptions;
    m_settings.setValue(settingkeys::lastSource, source);
    if (isSame) {
        document.refreshSnapshot(snapshot, snapshot->computedAt);
    } else {
        document.setSnapshot(snapshot, snapshot->computedAt);
        m_workspace.undo.clear();
    }
    const bool isSecondLook = std::exchange(m_isSecondLook, false);
    if (!isSecondLook)
        emit opened(source);
    m_isSecondLook = std::exchange(m_isFirstLook, false);
    if (m_isSecondLook)
        m_loader.load(source, m_options);
}

void SourceController::showError(const Error& error, const QString& source)
{
    const auto words = errorWords(error, source, m_workspace.document.hasSnapshot());
    m_messages.showError(words.text, words.details);
    emit failed();
}

} // namespace fairlead::app
