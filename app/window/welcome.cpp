// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/welcome.h"

#include "app/frame/windowactions.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/pages.h"
#include "models/document/scenariodocument.h"
#include "views/welcome/welcomepage.h"

#include <QBoxLayout>
#include <QMenu>

namespace fairlead::app {

Welcome::Welcome(models::ScenarioDocument& document, SourceController& sources,
                 const WindowActions& actions, Pages& pages)
    : QObject(&pages)
    , m_document(document)
    , m_sources(sources)
    , m_actions(actions)
    , m_pages(pages)
    , m_page(new views::WelcomePage(pages.parentWidget()))
{
    m_page->addGroup(
        0, tr("Open a cluster"),
        {actions.connectDatabase, actions.openFolder, actions.readCommands, actions.openFile});
    m_page->addGroup(1, tr("Look at a demo"), actions.demos());
    qobject_cast<QBoxLayout*>(pages.parentWidget()->layout())->insertWidget(0, m_page, 1);
    connect(&document, &models::ScenarioDocument::snapshotReset, this, &Welcome::refresh);
    connect(&sources, &SourceController::readingChanged, this, &Welcome::refresh);
    refresh();
}

void Welcome::refresh()
{
    const bool isEmpty = !m_document.hasSnapshot() && m_sources.reading().isEmpty();
    if (isEmpty)
        m_page->setRecent(m_actions.recent->actions());
    m_page->setVisible(isEmpty);
    m_pages.setVisible(!isEmpty);
}

} // namespace fairlead::app
