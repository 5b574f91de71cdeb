// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace fairlead::models {
class ScenarioDocument;
}
namespace fairlead::views {
class WelcomePage;
}

namespace fairlead::app {

class Pages;
class SourceController;
class WindowActions;

/// Puts the welcome page in the place of the pages while nothing is open and nothing is being read.
class Welcome : public QObject
{
    Q_OBJECT

public:
    /// Owned by the pages, beside which the page goes; the others outlive them.
    Welcome(models::ScenarioDocument& document, SourceController& sources,
            const WindowActions& actions, Pages& pages);

private:
    void refresh();

    models::ScenarioDocument& m_document;
    SourceController& m_sources;
    const WindowActions& m_actions;
    Pages& m_pages;
    views::WelcomePage* m_page;
};

} // namespace fairlead::app
