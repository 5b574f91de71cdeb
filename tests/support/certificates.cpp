// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/certificates.h"

#include <QFile>
#include <QProcess>

#include <stdexcept>

namespace fairlead::tests {

namespace {
void openssl(const QString& words)
{
    QProcess process;
    process.start(QStringLiteral("openssl"), words.split(QLatin1Char(' ')));
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        throw std::runtime_error("openssl: " + process.readAllStandardError().toStdString());
}
} // namespace

Authority::Authority()
{
    openssl(QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority "
                           "-keyout %1 -out %2")
                .arg(path("ca.key"), certificate()));
}

Authority::Files Authority::issue(const QString& subjectAltName, int days)
{
    QFile names(path("names"));
    if (!names.open(QIODevice::WriteOnly))
        throw std::runtime_error("no room for a certificate");
    names.write("subjectAltName=" + subjectAltName.toUtf8() + "\n");
    names.close();
    const auto stem = m_folder.filePath(QStringLiteral("server%1").arg(++m_count));
    openssl(
        QStringLiteral("req -newkey rsa:2048 -nodes -subj /CN=server -keyout %1.key -out %1.csr")
            .arg(stem));
    openssl(QStringLiteral("x509 -req -in %1.csr -CA %2 -CAkey %3 -CAcreateserial -days %4 "
                           "-extfile %5 -out %1.pem")
                .arg(stem, certificate(), path("ca.key"))
                .arg(days)
                .arg(names.fileName()));
    return {stem + QStringLiteral(".pem"), stem + QStringLiteral(".key")};
}

QStringList Authority::serverOptions(const QString& subjectAltName, int days)
{
    const auto files = issue(subjectAltName, days);
    return {QStringLiteral("--ssl-ca=") + certificate(),
            QStringLiteral("--ssl-cert=") + files.certificate,
            QStringLiteral("--ssl-key=") + files.key};
}

} // namespace fairlead::tests
