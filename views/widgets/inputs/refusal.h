// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>
#include <QPointer>

class QTimer;

namespace fairlead::views {

/// Says beside a box why it does not take what was typed. One for each window, gone after a while,
/// with the next one, with the next key or value, or when the window turns to another page.
class Refusal : public QLabel
{
    Q_OBJECT

public:
    /// Below the area of a widget, or above it where there is no room. Plain text.
    static void show(QWidget& beside, const QRect& area, const QString& words);
    static void show(QWidget& beside, const QString& words) { show(beside, beside.rect(), words); }
    /// A value has been taken: what was said of another one in this window no longer holds.
    static void end(const QWidget& inWindow);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit Refusal(QWidget* window);
    void place(const QRect& area);

    QTimer* m_end;
    QPointer<const QWidget> m_box; ///< that refuses, until its key has gone everywhere
};

} // namespace fairlead::views
