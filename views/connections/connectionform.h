// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/connections/connectionfields.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace fairlead::views {

class FileField;
class PasswordLine;

/// The fields of one connection. TLS follows the place (off for a socket, else
/// required) until the user chooses.
class ConnectionForm : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionForm(ConnectionCheck check, QWidget* parent = nullptr);

    /// Shows another connection. What was typed as a password is forgotten.
    void setFields(const ConnectionFields& fields);
    [[nodiscard]] ConnectionFields fields() const;
    [[nodiscard]] QByteArray password() const;
    void clearPassword();
    /// Only with a keychain a password can be kept; `why` stands under the box.
    void setKeychain(bool isAvailable, const QString& why);
    void focusName();

signals:
    void changed();

private:
    void addNaming(QFormLayout& layout);
    void addPlace(QFormLayout& layout);
    void addLogin(QFormLayout& layout);
    void addFiles(QFormLayout& layout);
    QLineEdit* addLine(QFormLayout& layout, const char* name, const QString& label,
                       const QString& toolTip, const QString& placeholder = {});
    FileField* addFile(QFormLayout& layout, const char* name, const QString& label,
                       const QString& title, const QString& toolTip);
    void takeChange();
    void followPlace();
    void showWhatApplies();

    ConnectionCheck m_check;
    bool m_isFilling = false;
    bool m_followsPlace = false; // TLS was not chosen by the user
    bool m_hasKeychain = false;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_purpose = nullptr;
    QLineEdit* m_hosts = nullptr;
    QLineEdit* m_socket = nullptr;
    QLineEdit* m_database = nullptr;
    QLineEdit* m_cluster = nullptr;
    QLineEdit* m_user = nullptr;
    PasswordLine* m_password = nullptr;
    QCheckBox* m_keep = nullptr;
    QLabel* m_keepNote = nullptr;
    QComboBox* m_tls = nullptr;
    FileField* m_caFile = nullptr;
    FileField* m_configFile = nullptr;
    FileField* m_partitionsFile = nullptr;
    FileField* m_usageFile = nullptr;
};

} // namespace fairlead::views
