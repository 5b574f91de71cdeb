// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QComboBox;

namespace fairlead::views {

class RefusalLine;

/// Asks below which account others are to stand: moving without a mouse. Whoever made it accepts
/// it, or says why not. Deletes itself when closed.
class MoveDialog : public QDialog
{
    Q_OBJECT

public:
    /// `accounts` are those that they can move to; `moved` are one at least.
    MoveDialog(const QStringList& moved, const QStringList& accounts, QWidget* parent = nullptr);

    void showRefusal(const QString& text);

signals:
    void parentChosen(const QString& account);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeTyped();

    QStringList m_accounts;
    QComboBox* m_parent;
    RefusalLine* m_refusal;
};

} // namespace fairlead::views
