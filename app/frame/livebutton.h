// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

#include <chrono>

class QAction;
class QActionGroup;

namespace fairlead::app {

/// The refresh button of the tool bar: a click reads the source again, the arrow opens the choice
/// of how often that happens by itself. Its text says the choice: "live 30 s".
class LiveButton : public QToolButton
{
    Q_OBJECT

public:
    /// `refresh` is what a click triggers; its icon is shown.
    explicit LiveButton(QAction* refresh, QWidget* parent = nullptr);

    /// Another one than those offered counts as off.
    void setInterval(std::chrono::seconds interval);
    /// As long as a reading is under way.
    void setReading(bool isReading);

signals:
    void intervalChosen(std::chrono::seconds interval);

private:
    void showText();

    QActionGroup* m_choices;
    bool m_isReading = false;
};

} // namespace fairlead::app
