// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSplitter>

namespace fairlead::views {

/// Two things to read, side by side; below each other where lines would be of a word or two, and
/// then each has some lines to read.
class TurningSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit TurningSplitter(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void turn(Qt::Orientation way);
};

} // namespace fairlead::views
