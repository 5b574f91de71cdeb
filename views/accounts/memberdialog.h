// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace fairlead::views {

class RefusalLine;

/// Asks for the name and the shares of a new account or user.
class MemberDialog : public QDialog
{
    Q_OBJECT

public:
    MemberDialog(bool isUser, const QString& account, QWidget* parent = nullptr);

    /// Stays open with what was typed.
    void showRefusal(const QString& text);

signals:
    void memberRequested(const QString& name, const QString& shares);

private:
    QLineEdit* m_name = nullptr;
    QLineEdit* m_shares = nullptr;
    QPushButton* m_add = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace fairlead::views
