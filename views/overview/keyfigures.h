// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/evengrid.h"

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {

class KeyFigure;

/// The row of numbers that the first page begins with.
class KeyFigures : public EvenGrid
{
    Q_OBJECT

public:
    explicit KeyFigures(models::ScenarioDocument* document, QWidget* parent = nullptr);

private:
    void refresh();
    void showQueue();
    void showUsage();

    models::ScenarioDocument* m_document;
    KeyFigure* m_waiting = nullptr;
    KeyFigure* m_next = nullptr;
    KeyFigure* m_longest = nullptr;
    KeyFigure* m_usage = nullptr;
};

} // namespace fairlead::views
