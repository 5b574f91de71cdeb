// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <QObject>

namespace fairlead::models {
class Adviser;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Tells the adviser how the schedulers of the source are set, when a source is shown.
class AdviceController : public QObject
{
    Q_OBJECT

public:
    AdviceController(Workspace& workspace, SourceController& sources, models::Adviser& adviser,
                     QObject* parent);

private:
    void read();

    SourceController& m_sources;
    models::Adviser& m_adviser;
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app
