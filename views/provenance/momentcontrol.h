// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QToolButton;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {

class MomentEdit;

/// The moment for which everything is computed, in UTC: typed, and taken back to that of the
/// source. On the command line it is --at.
class MomentControl : public QWidget
{
    Q_OBJECT

public:
    explicit MomentControl(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// Whether the time line shows another moment, which then is the one.
    void setAway(bool isAway);

private:
    void showMoment();

    models::ScenarioDocument* m_document;
    MomentEdit* m_edit = nullptr;
    QToolButton* m_reset = nullptr;
    bool m_isAway = false;
};

} // namespace fairlead::views
