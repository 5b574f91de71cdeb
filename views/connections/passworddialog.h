// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;

namespace fairlead::views {

class PasswordLine;

/// Asks for the password of one connection. Deletes itself when closed.
class PasswordDialog : public QDialog
{
    Q_OBJECT

public:
    /// `connection` names it; `why` says why somebody has to type, and may be empty.
    PasswordDialog(const QString& connection, const QString& why, QWidget* parent = nullptr);

    /// Without a keychain a password lasts as long as the session.
    void setKeychain(bool isAvailable, const QString& why);
    [[nodiscard]] QByteArray password() const;
    [[nodiscard]] bool keepsPassword() const;

signals:
    /// Now the password can be taken; after it, it is gone.
    void connectRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fit();

    PasswordLine* m_password = nullptr;
    QCheckBox* m_keep = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace fairlead::views
