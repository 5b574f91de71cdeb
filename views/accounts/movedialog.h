// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QComboBox;

namespace fairlead::views {

/// Asks below which account another one is to stand: moving without a mouse. Deletes itself when
/// closed.
class MoveDialog : public QDialog
{
    Q_OBJECT

public:
    /// `accounts` are those that it can move to.
    MoveDialog(const QString& account, const QStringList& accounts, QWidget* parent = nullptr);

signals:
    void parentChosen(const QString& account);

private:
    QComboBox* m_parent;
};

} // namespace fairlead::views
