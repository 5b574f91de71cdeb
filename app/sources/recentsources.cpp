// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/recentsources.h"

#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "models/words/showntext.h"

#include <QMenu>

namespace fairlead::app {

RecentSources::RecentSources(QMenu& menu, Settings& settings, SourceController& sources,
                             std::function<void(const QString& source)> open)
    : QObject(&menu)
    , m_menu(menu)
    , m_settings(settings)
    , m_open(std::move(open))
{
    connect(&sources, &SourceController::opened, this, &RecentSources::add);
    // Another window may have opened something since.
    if (auto* above = qobject_cast<QMenu*>(menu.parentWidget()))
        connect(above, &QMenu::aboutToShow, this, &RecentSources::showList);
    showList();
}

void RecentSources::add(const QString& source)
{
    if (source.startsWith(QLatin1String("demo:")))
        return;
    auto list = m_settings.value(settingkeys::recentSources);
    list.removeAll(source);
    list.removeAll(QString()); // what settings without the key hold
    list.prepend(source);
    m_settings.setValue(settingkeys::recentSources, list.mid(0, most));
    showList();
}

void RecentSources::showList()
{
    m_menu.clear();
    for (const auto& source : m_settings.value(settingkeys::recentSources)) {
        if (source.isEmpty())
            continue;
        auto text = models::shownText(source.toStdString());
        auto* action = m_menu.addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, source] { m_open(source); });
    }
    m_menu.setEnabled(!m_menu.isEmpty());
}

} // namespace fairlead::app
