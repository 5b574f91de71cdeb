// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturecommands.h"

#include "engine/base/timetext.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>

namespace fairlead::accounting {

namespace {
QStringList words(const char* line)
{
    return QString::fromLatin1(line).split(QLatin1Char(' '));
}

/// `scontrol show` says so in words when there is nothing.
bool saysNone(const QByteArray& answer)
{
    return answer.startsWith("No ") && answer.contains(" in the system");
}

QString secondText(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss"));
}

constexpr auto assocFields = "Cluster,Account,User,Partition,ParentName,Share,Priority,ID";
constexpr auto assocLimits = ",GrpTRES,GrpTRESMins,GrpTRESRunMins,GrpJobs,GrpWall,MaxTRES,"
                             "MaxTRESPerNode,MaxTRESMins,MaxJobs,MaxWall";

QStringList assocsWith(const QString& fields)
{
    return words("sacctmgr -P show assoc") << QStringLiteral("format=") + fields;
}

/// Who may answer what: Priority is younger than shares.
QList<QStringList> assocAttempts(bool hasLimits)
{
    QList<QStringList> attempts;
    if (hasLimits)
        attempts << assocsWith(QLatin1String(assocFields) + QLatin1String(assocLimits));
    attempts << assocsWith(QLatin1String(assocFields));
    attempts << words("sacctmgr -P show assoc "
                      "format=Cluster,Account,User,Partition,ParentName,Share,ID");
    return attempts;
}
} // namespace

CaptureCommand configCommand()
{
    return {QStringLiteral("config.txt"),
            {words("scontrol show config")},
            {"Configuration data as of"}};
}

QList<CaptureCommand> captureCommands(std::int64_t from, bool hasFactors, bool hasLimits)
{
    constexpr int sprioColumns = 14;
    constexpr int normalizedColumns = 11;
    constexpr int sacctColumns = 10;
    QList<CaptureCommand> commands{
        {QStringLiteral("jobs.txt"), {words("scontrol -o show job")}, {"JobId="}, true},
        {QStringLiteral("assoc_mgr.txt"),
         {words("scontrol show assoc_mgr flags=assoc,qos")},
         {"Current Association Manager state"}},
        {QStringLiteral("shares.txt"),
         {words("sshare -alPm"), words("sshare -alP")},
         {"Cluster|", "Account|"}},
    };
    if (hasFactors) {
        const auto sprio = [](const char* options, const char* fields) {
            return words(options) << QStringLiteral("-o") << QString::fromLatin1(fields);
        };
        commands += {QStringLiteral("sprio.txt"),
                     {sprio("sprio -h", "%i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t")},
                     {},
                     true,
                     sprioColumns};
        commands += {QStringLiteral("sprio_norm.txt"),
                     {sprio("sprio -h -n", "%i|%r|%y|%a|%b|%f|%j|%p|%q|%T|%t")},
                     {},
                     true,
                     normalizedColumns};
    }
    commands += {QStringLiteral("assocs.txt"), assocAttempts(hasLimits), {"Cluster|Account|User|"}};
    commands += {QStringLiteral("qos.txt"), {words("sacctmgr -P show qos")}, {"Name|"}};
    commands += {QStringLiteral("partitions.txt"),
                 {words("scontrol -o show partition")},
                 {"PartitionName="},
                 true};
    commands
        += {QStringLiteral("nodes.txt"), {words("scontrol -o show node")}, {"NodeName="}, true};
    commands += {QStringLiteral("usage.txt"),
                 {words("sacct -aXPn -S") << secondText(from)
                                          << words("-o JobIDRaw,AssocID,User,Account,"
                                                   "Partition,QOS,Start,End,AllocTRES,"
                                                   "State")},
                 {},
                 true,
                 sacctColumns};
    return commands;
}

QList<CaptureCommand> historyCommands(std::int64_t since)
{
    const auto sacct = [&](const char* last) {
        return words("sacct -aXPD -S")
            << secondText(since) << QStringLiteral("-o")
            << QLatin1String("JobIDRaw,JobID,AssocID,User,Account,Partition,QOS,Submit,Eligible,"
                             "Start,End,Timelimit,ReqCPUS,ReqTRES,AllocTRES,NNodes,NodeList,"
                             "State,Priority")
            + QLatin1String(last);
    };
    return {{QStringLiteral("history.txt"),
             {sacct(",Flags,Constraints,SubmitLine"), sacct(",Flags,SubmitLine"), sacct(",Flags"),
              sacct("")},
             {"JobIDRaw|"}},
            {QStringLiteral("events.txt"),
             {words("sacctmgr -P show event")
              << QStringLiteral("start=") + secondText(since)
              << QStringLiteral("format=Cluster,NodeName,Start,End,State,Reason")},
             {"Cluster|"},
             true},
            {QStringLiteral("reservations.txt"),
             {words("sacctmgr -P show reservation")
              << QStringLiteral("start=") + secondText(since)
              << QStringLiteral("format=Cluster,Name,Start,End,TRES,NodeNames,Flags,ID")},
             {"Cluster|"},
             true}};
}

QList<CaptureCopy> captureCopies(const QString& stateFolder, const QString& slurmConf)
{
    const auto isWhole = [](const QString& path) {
        return path.startsWith(QLatin1Char('/')) && QDir::cleanPath(path) == path;
    };
    QList<CaptureCopy> copies;
    if (isWhole(stateFolder)) {
        for (const auto* name : {"priority_last_decay_ran", "assoc_usage", "qos_usage"})
            copies += {QLatin1String(name), stateFolder + QLatin1Char('/') + QLatin1String(name)};
    }
    if (isWhole(slurmConf) && slurmConf.endsWith(QLatin1String(".conf")))
        copies += {QStringLiteral("slurm.conf"), slurmConf};
    return copies;
}

bool isOfSlurm(const CaptureCopy& copy, const QByteArray& content)
{
    constexpr qint64 firstProtocol = 32 * 256;
    if (copy.file == QLatin1String("slurm.conf")) {
        static const QRegularExpression named(
            QStringLiteral("^[ \\t]*(ClusterName|SlurmctldHost|ControlMachine)[ \\t]*="),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
        return !content.contains('\0') && named.match(QString::fromLatin1(content)).hasMatch();
    }
    if (copy.file.startsWith(QLatin1String("priority_last_decay_ran"))) {
        if (content.size() < qsizetype(sizeof(qint64)))
            return false;
        const auto moment = qFromBigEndian<qint64>(content.constData());
        return moment > 0 && moment <= lastMoment;
    }
    if (content.size() < qsizetype(sizeof(quint16)))
        return false;
    const auto protocol = qFromBigEndian<quint16>(content.constData());
    return protocol % 256 == 0 && protocol >= firstProtocol;
}

std::optional<Message> wrongAnswer(const CaptureCommand& command, const QByteArray& answer)
{
    const auto text = answer.trimmed();
    // Where there is nothing scontrol says so, and sprio and sacct print nothing.
    const bool isScontrol = command.attempts.value(0).value(0) == QLatin1String("scontrol");
    if (text.isEmpty())
        return command.mayBeEmpty && !isScontrol
            ? std::nullopt
            : std::optional<Message>(said("Messages", "the answer is empty"));
    const bool begins = command.beginnings.isEmpty() || (command.mayBeEmpty && saysNone(text))
        || std::any_of(command.beginnings.begin(), command.beginnings.end(),
                       [&](const auto& beginning) { return text.startsWith(beginning); });
    if (!begins)
        return Message(said("Messages", "the answer does not begin with %1"),
                       {command.beginnings.first().toStdString()});
    if (command.columns == 0)
        return {};
    for (const auto& line : text.split('\n')) {
        if (line.count('|') + 1 < command.columns)
            return Message(said("Messages", "the answer has a line without %1 columns"),
                           {number(command.columns)});
    }
    return {};
}

QString configValue(const QByteArray& config, const char* key)
{
    for (const auto& line : config.split('\n')) {
        const auto equal = line.indexOf('=');
        if (equal > 0 && line.left(equal).trimmed().toLower() == QByteArray(key).toLower())
            return QString::fromUtf8(line.mid(equal + 1).trimmed());
    }
    return {};
}

} // namespace fairlead::accounting
