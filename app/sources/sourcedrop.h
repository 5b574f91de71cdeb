// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>

class QMimeData;
class QWidget;

namespace fairlead::app {

/// Takes a file or folder that is dropped on the window as a source. It is never moved, whatever
/// the other program offers.
class SourceDrop : public QObject
{
    Q_OBJECT

public:
    /// Owned by the window.
    SourceDrop(QWidget* window, std::function<void(const QString& source)> open);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The one local file or folder; empty: something else is dragged.
    [[nodiscard]] static QString pathIn(const QMimeData* data);

    std::function<void(const QString& source)> m_open;
};

} // namespace fairlead::app
