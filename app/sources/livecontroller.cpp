// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/livecontroller.h"

#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/livebutton.h"
#include "app/window/statusline.h"
#include "app/window/workspace.h"

#include <QLocale>
#include <QTimer>

namespace fairlead::app {

using std::chrono::seconds;

LiveController::LiveController(Workspace& workspace, Settings& settings, SourceController& sources,
                               LiveButton& button, StatusLine& status, LiveRefresh::Reader reader)
    : QObject(&button)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_button(button)
    , m_status(status)
    , m_second(new QTimer(this))
    , m_live(nullptr, reader ? std::move(reader) : LiveRefresh::readSource)
{
    m_second->setInterval(1000);
    connect(m_second, &QTimer::timeout, this, &LiveController::showState);
    connect(&sources, &SourceController::opened, this,
            [this, &sources] { m_live.setSource(sources.access()); });
    connect(&button, &LiveButton::intervalChosen, this, &LiveController::setInterval);
    connect(&m_live, &LiveRefresh::changed, this, &LiveController::showState);
    connect(&m_live, &LiveRefresh::arrived, this,
            [this](const std::shared_ptr<const Snapshot>& snapshot) {
                // A reading that was under way while Fairlead itself wrote to the store.
                const auto& shown = m_workspace.document.baseSnapshot();
                if (shown && shown->source == snapshot->source
                    && snapshot->storeRevision < shown->storeRevision)
                    return;
                m_workspace.document.refreshSnapshot(snapshot, snapshot->computedAt);
            });
    const seconds kept(settings.value(settingkeys::liveInterval));
    button.setInterval(kept);
    m_live.setInterval(kept);
}

void LiveController::setInterval(seconds interval)
{
    m_settings.setValue(settingkeys::liveInterval, static_cast<int>(interval.count()));
    m_live.setInterval(interval);
}

void LiveController::showState()
{
    m_button.setReading(m_live.isReading());
    const bool isCounting = m_live.problem() && m_live.untilNext();
    if (isCounting != m_second->isActive())
        isCounting ? m_second->start() : m_second->stop();
    QString details;
    if (const auto& problem = m_live.problem())
        details = QString::fromStdString(problem->message + '\n' + problem->detail).trimmed();
    m_status.setLive(stateText(), !m_live.problem(), details);
}

QString LiveController::stateText() const
{
    if (!m_live.lastAnswer().isValid())
        return {};
    const auto answer
        = QLocale::c().toString(m_live.lastAnswer().time(), QStringLiteral("HH:mm:ss"));
    if (!m_live.problem())
        return tr("read %1", "at a time of day").arg(answer);
    if (m_live.isReading())
        return tr("no answer; last answer %1, trying again …").arg(answer);
    if (const auto next = m_live.untilNext())
        return tr("no answer; last answer %1, trying again in %2 s").arg(answer).arg(next->count());
    return tr("no answer; last answer %1, F5 tries again").arg(answer);
}

} // namespace fairlead::app
