// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <QObject>

namespace fairlead::views {
class QueuePage;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Tells the queue's page which limits the source knows, when a source is shown.
class LimitsController : public QObject
{
    Q_OBJECT

public:
    LimitsController(Workspace& workspace, SourceController& sources, views::QueuePage& page,
                     QObject* parent);

private:
    void read();

    SourceController& m_sources;
    views::QueuePage& m_page;
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app
