// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QLabel;

namespace fairlead::views {

/// A line below the pages while a connection is open for Monitor: why nothing can be edited, and
/// the button that changes it.
class LockBar : public QFrame
{
    Q_OBJECT

public:
    explicit LockBar(QWidget* parent = nullptr);

    /// The connection that is locked; empty: none, and the bar goes.
    void setConnection(const QString& name);

signals:
    void unlockRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    QLabel* m_text = nullptr;
};

} // namespace fairlead::views
