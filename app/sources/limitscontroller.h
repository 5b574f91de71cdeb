// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/cluster/snapshot.h"

#include <QObject>

#include <memory>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {
class QueuePage;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Tells the queue's page which limits the source knows, or why it does not, when a reading of it
/// is shown.
class LimitsController : public QObject
{
    Q_OBJECT

public:
    LimitsController(Workspace& workspace, SourceController& sources, views::QueuePage& page,
                     QObject* parent);

private:
    void read();

    const models::ScenarioDocument& m_document;
    SourceController& m_sources;
    views::QueuePage& m_page;
    std::shared_ptr<const Snapshot> m_readFor; ///< the reading whose limits were asked for last
    NewestQuestion m_question;
};

} // namespace fairlead::app
