// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/recovery.h"

#include "app/sources/sourcecontroller.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "views/widgets/messagebar.h"

#include <utility>

namespace fairlead::app {

Recovery::Recovery(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
                   std::function<void(const QString&)> open, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_messages(messages)
    , m_open(std::move(open))
{
}

void Recovery::begin(const QString& folder)
{
    m_autosave = new Autosave(m_workspace.document, folder);
    m_autosave->setParent(this);
    m_autosave->setSource(m_sources.source());
    connect(&m_sources, &SourceController::opened, m_autosave, &Autosave::setSource);
    connect(m_autosave, &Autosave::found, this, &Recovery::offer);
    connect(m_autosave, &Autosave::failed, this, [this](const Error& error, const QString& file) {
        const auto words = errorWords(error, file, m_workspace.document.hasSnapshot());
        m_messages.showError(words.text, words.details);
    });
    m_autosave->begin();
}

void Recovery::offer(const QString& source, const Scenario& scenario)
{
    m_messages.ask(tr("Fairlead did not end in peace: %n edit(s) of %1 can be taken back up.",
                      nullptr, static_cast<int>(scenario.edits.size()))
                       .arg(source),
                   tr("Restore edits"), [this, source, scenario] { restore(source, scenario); });
}

void Recovery::restore(const QString& source, const Scenario& scenario)
{
    const auto takeUp
        = [this, scenario] { m_workspace.editor.replace(scenario, tr("restore edits")); };
    if (m_sources.source() == source) {
        takeUp();
        return;
    }
    // Whatever is opened next: the edits belong to their source, not to another one.
    connect(
        &m_sources, &SourceController::opened, this,
        [source, takeUp](const QString& opened) {
            if (opened == source)
                takeUp();
        },
        Qt::SingleShotConnection);
    m_open(source);
}

} // namespace fairlead::app
