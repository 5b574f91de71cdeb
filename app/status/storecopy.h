// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/cluster/snapshot.h"

#include <QObject>

namespace fairlead::views {
class ModeBand;
}

namespace fairlead::app {

class SourceController;
class StatusLine;

/// Says of a store that keeps readings and was edited that it shows neither the cluster as it was
/// read nor the last reading. Asks the store with each reading of it, on a thread of its own.
/// Belongs to the window.
class StoreCopy : public QObject
{
    Q_OBJECT

public:
    StoreCopy(SourceController& sources, views::ModeBand& band, StatusLine& status,
              QObject* parent);

private:
    void ask();
    void show(std::int64_t newest);

    SourceController& m_sources;
    views::ModeBand& m_band;
    StatusLine& m_status;
    NewestQuestion m_question;
};

} // namespace fairlead::app
