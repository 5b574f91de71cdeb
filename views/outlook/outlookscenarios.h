// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QToolButton>

#include <vector>

class QAction;
class QMenu;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {

struct KeptScenario
{
    Scenario scenario;
    bool isWanted = true;
};

/// The scenarios that an outlook may replay beside the policy as it is, in a menu where each is
/// wanted or not.
class OutlookScenarios : public QToolButton
{
    Q_OBJECT

public:
    /// @param document  outlives it
    OutlookScenarios(models::ScenarioDocument* document, QWidget* parent);

    /// One more, which is wanted. Of two with one name the last counts.
    void add(const Scenario& scenario);
    void clear();
    /// Those that are not there yet.
    void restore(const std::vector<KeptScenario>& kept);
    [[nodiscard]] const std::vector<KeptScenario>& kept() const { return m_kept; }
    /// Wanted or not.
    [[nodiscard]] std::size_t count() const { return m_kept.size(); }
    [[nodiscard]] std::vector<Scenario> wanted() const;
    /// Asks for a scenario of the store that is shown; hidden where there is none.
    [[nodiscard]] QAction& storeAction() { return *m_store; }

signals:
    /// wanted() is another list.
    void changed();
    /// Somebody has changed kept().
    void keptChanged();
    /// The present edits are wanted as a scenario of their own; or those of a file.
    void keepRequested();
    void fileRequested();

private:
    void refresh();
    void takeAway();
    [[nodiscard]] bool has(const Scenario& scenario) const;

    models::ScenarioDocument* m_document;
    QMenu* m_menu;
    QAction* m_store;
    std::vector<KeptScenario> m_kept;
};

} // namespace fairlead::views
