// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace fairlead::tests {

/// An authority in a folder of its own, and certificates that it signs, by the program openssl.
/// Throws std::runtime_error when that fails.
class Authority
{
public:
    Authority();

    /// Its own certificate, as a PEM file.
    [[nodiscard]] QString certificate() const { return path("ca.pem"); }

    struct Files
    {
        QString certificate;
        QString key;
    };
    /// A certificate of a server with these names ("IP:127.0.0.1,DNS:localhost"), which ends in so
    /// many days; less than none: it has ended.
    Files issue(const QString& subjectAltName, int days = 2);
    /// The options with which mariadbd shows such a certificate.
    QStringList serverOptions(const QString& subjectAltName, int days = 2);

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    QTemporaryDir m_folder;
    int m_count = 0;
};

} // namespace fairlead::tests
