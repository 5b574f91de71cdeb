// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/captureplace.h"

#include "models/connections/databaseurl.h"

#include <QRegularExpression>

namespace fairlead::accounting {

Result<CapturePlace> CapturePlace::overSsh(const QString& host)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(ssh://)?([A-Za-z0-9_.+][A-Za-z0-9_.+-]*@)?"
                       "(\\[[0-9A-Fa-f:.%]+\\]|[A-Za-z0-9_][A-Za-z0-9_.:%-]*)(:[0-9]+)?\\z"));
    // ssh would look for a host of that name: only its own form has a port, and only there a
    // numeric address of IPv6 is in brackets.
    static const QRegularExpression withPort(
        QStringLiteral("\\A(?!ssh://)([^@]*@)?([^:\\[\\]]+|\\[.*\\]):[0-9]*\\z"));
    static const QRegularExpression bareNumbers(
        QStringLiteral("\\Assh://([^@]*@)?[^:\\[\\]]*:[^:\\[\\]]*:.*\\z"));
    if (!form.match(host).hasMatch() || withPort.match(host).hasMatch()
        || bareNumbers.match(host).hasMatch())
        return Error{
            ErrorCode::Usage,
            {said("Messages", "--ssh %1: expected HOST, USER@HOST or ssh://USER@HOST:PORT"),
             {connections::withoutPassword(host).toStdString()}},
            {}};
    CapturePlace place;
    place.m_host = host;
    if (!host.startsWith(QLatin1String("ssh://")))
        place.m_host.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
    return place;
}

QStringList CapturePlace::words(const QStringList& command) const
{
    if (!isRemote())
        return command;
    const auto line = QStringList{QStringLiteral("env"),
                                  QStringLiteral("-u"),
                                  QStringLiteral("SLURM_TIME_FORMAT"),
                                  QStringLiteral("-u"),
                                  QStringLiteral("SLURM_CLUSTERS"),
                                  QStringLiteral("TZ=UTC"),
                                  QStringLiteral("SLURM_BITSTR_LEN=0"),
                                  QStringLiteral("SCONTROL_ALL=1"),
                                  QStringLiteral("SCONTROL_FUTURE=1"),
                                  QStringLiteral("LC_ALL=C")}
        + command;
    QStringList quoted;
    for (const auto& word : line)
        quoted << shellQuoted(word);
    return {QStringLiteral("ssh"),
            QStringLiteral("-o"),
            QStringLiteral("BatchMode=yes"),
            QStringLiteral("-o"),
            QStringLiteral("ConnectTimeout=15"),
            QStringLiteral("-T"),
            QStringLiteral("--"),
            m_host,
            quoted.join(QLatin1Char(' '))};
}

QString shellQuoted(const QString& word)
{
    auto quoted = word;
    quoted.replace(QLatin1Char('\''), QLatin1String("'\\''"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

} // namespace fairlead::accounting
