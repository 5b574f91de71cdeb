// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

class QPoint;
class QRect;
class QWidget;

namespace fairlead::views {

/// Shows every tool tip of the program as plain text, whoever has set it: one that Qt would take
/// for HTML is escaped on its way. One object for the program, which watches the application.
class PlainToolTips : public QObject
{
    Q_OBJECT

public:
    explicit PlainToolTips(QObject* parent);

    /// For widgets that find out themselves what to show: QToolTip::showText() is called here
    /// alone.
    static void show(const QPoint& globalPosition, const QString& text, QWidget* widget);
    /// The text as QToolTip has to get it.
    static QString escaped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fairlead::views
