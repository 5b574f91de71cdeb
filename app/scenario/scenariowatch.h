// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <QObject>

#include <cstdint>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class SourceController;
class UnsavedWork;
struct Workspace;

/// Says that somebody has saved or deleted the scenario on the screen in its store, once the store
/// is read again: the edits on the screen stay, and the next save asks.
class ScenarioWatch : public QObject
{
    Q_OBJECT

public:
    ScenarioWatch(Workspace& workspace, UnsavedWork& work, const SourceController& sources,
                  views::MessageBar& messages, QObject* parent);

private:
    void look();
    void tell(const QString& name, bool isThere, std::int64_t revision);

    Workspace& m_workspace;
    UnsavedWork& m_work;
    const SourceController& m_sources;
    views::MessageBar& m_messages;
    std::int64_t m_told = 0; // the newest revision that was said to be somebody else's
    Background m_background;
};

} // namespace fairlead::app
