// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/secrets.h"

#include <QRegularExpression>
#include <QString>

namespace fairlead::accounting {

namespace {
/// One line, or several that a backslash joins, with their ends.
struct JoinedLine
{
    QByteArray bytes; ///< as they stand
    QString text; ///< what is read of them; Latin-1 keeps every byte
};

bool continues(const QByteArray& line)
{
    qsizetype end = line.size();
    while (end > 0 && (line[end - 1] == ' ' || line[end - 1] == '\t'))
        --end;
    return end > 0 && line[end - 1] == '\\';
}

JoinedLine nextLine(const QByteArray& settings, qsizetype& at)
{
    JoinedLine joined;
    bool isMore = true;
    while (isMore && at < settings.size()) {
        const auto found = settings.indexOf('\n', at);
        const auto end = found < 0 ? settings.size() : found;
        auto line = settings.mid(at, end - at);
        joined.bytes += settings.mid(at, end - at + (found < 0 ? 0 : 1));
        at = end + 1;
        while (line.endsWith('\r'))
            line.chop(1);
        isMore = continues(line);
        if (isMore)
            line.truncate(line.lastIndexOf('\\'));
        joined.text += QString::fromLatin1(line);
    }
    return joined;
}

QString withoutSecret(const QString& text)
{
    static const QRegularExpression secret(
        QStringLiteral(
            "([\\w.-]*(?:pass|pwd|secret|token|bearer|(?:api|access|auth)[_-]?key)[\\w.-]*"
            "[ \\t]*=[ \\t]*+)(?!\\(null\\)).+"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression signIn(QStringLiteral("(://).*@"));
    static const QRegularExpression userOption(QStringLiteral(
        "((?:^|[ \\t\"',=])(?:-u|--(?:proxy-)?user)[ \\t=]*)[^ \\t\"',=:]+:[^ \\t\"',]+"));
    static const QRegularExpression authorization(
        QStringLiteral("(Authorization[ \\t]*:|Bearer[ \\t]).+"),
        QRegularExpression::CaseInsensitiveOption);
    // What a program is started with: quoted in slurm.conf, the rest of the line of scontrol, or
    // without quotes what comes before the next Name=value.
    static const QRegularExpression quotedArguments(
        QStringLiteral("(\\w*prog(?:ram)?[ \\t]*=[ \\t]*\"[^\" \\t]+)[ \\t]+[^\"]*(?=\"|$)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression printedArguments(
        QStringLiteral("^(\\w*prog(?:ram)?[ \\t]+=[ \\t]+[^\" \\t]+)[ \\t]+\\S.*$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bareArguments(
        QStringLiteral("(\\w*prog(?:ram)?[ \\t]*=[ \\t]*[^\" \\t#]+)"
                       "(?:[ \\t]+(?!\\w+[ \\t]*=|#|\\(removed\\))\\S+)+"),
        QRegularExpression::CaseInsensitiveOption);
    auto plain = text;
    for (const auto& arguments : {quotedArguments, printedArguments, bareArguments})
        plain.replace(arguments, QStringLiteral("\\1 (removed)"));
    for (const auto& login : {userOption, authorization})
        plain.replace(login, QStringLiteral("\\1(removed)"));
    plain.replace(secret, QStringLiteral("\\1(removed)"));
    plain.replace(signIn, QStringLiteral("\\1(removed)@"));
    return plain;
}
} // namespace

QByteArray withoutSecrets(const QByteArray& settings)
{
    QByteArray result;
    for (qsizetype at = 0; at < settings.size();) {
        const auto line = nextLine(settings, at);
        const auto plain = withoutSecret(line.text);
        if (plain == line.text)
            result += line.bytes;
        else
            result += plain.toLatin1() + (line.bytes.endsWith("\r\n") ? "\r\n" : "\n");
    }
    return result;
}

} // namespace fairlead::accounting
