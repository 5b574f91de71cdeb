// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/app/cli/clirun.h"

#include <QTemporaryDir>

namespace fairlead::tests {

// Answers from $CASE, notes each call in $LOG; $BREAK names a program and $HOW what it does then;
// with $OLD it knows no submit lines and no limits of associations.
inline constexpr auto slurmScript = R"(#!/bin/sh
program=$(basename "$0")
echo "$program $* [TZ=$TZ] [${SLURM_TIME_FORMAT-}${SLURM_CLUSTERS-}]" >> "$LOG"
env >> "$LOG.env"
if [ "$program" = "$BREAK" ] || [ "$program $*" = "$BREAK" ]; then
    case "$HOW" in
    fails) echo "$program: error: no answer from the daemon" >&2; exit 3;;
    hangs) echo $$ > "$LOG.pid"; while :; do :; done;;
    garbage) echo "<html>It works</html>"; exit 0;;
    empty) exit 0;;
    none) echo "No $WHAT in the system"; exit 0;;
    crashes) kill -SEGV $$;;
    esac
fi
if [ -n "$OLD" ]; then
    case "$*" in
    *,SubmitLine | *GrpTRES*) echo "$program: error: Invalid field requested" >&2; exit 1;;
    esac
fi
case "$program $*" in
"scontrol show config") cat "$CASE/config.txt";;
"scontrol -o show job") cat "$CASE/jobs.txt";;
"scontrol -o show node") cat "$CASE/nodes.txt";;
"scontrol -o show partition") cat "$CASE/partitions.txt";;
"scontrol show assoc_mgr flags=assoc,qos") cat "$CASE/assoc_mgr.txt";;
"sshare -alPm") echo "sshare: invalid option -- 'm'" >&2; exit 1;;
"sshare -alP") cat "$CASE/shares.txt";;
"sacctmgr -P show assoc "*) cat "$CASE/assocs.txt";;
"sacctmgr -P show qos") cat "$CASE/qos.txt";;
"sprio -h -n -o "*) ;;
"sprio -h -o "*) cat "$CASE/sprio.txt";;
"sacctmgr -P show event "*) cat "$CASE/events.txt";;
"sacctmgr -P show reservation "*) cat "$CASE/reservations.txt";;
"sacct -aXPD -S "*) cat "$CASE/history.txt";;
"sacct -aXPn -S "*) cat "$CASE/usage.txt";;
*) echo "unexpected: $program $*" >&2; exit 99;;
esac
)";

inline constexpr auto sshScript = R"(#!/bin/sh
echo "ssh $*" >> "$LOG"
env >> "$LOG.env"
if [ "$BREAK$HOW" = sshhangs ]; then exec tail -f /dev/null; fi
if [ "$BREAK" = ssh ]; then echo "ssh: connect to host head: No route to host" >&2; exit 255; fi
for command; do :; done
TZ=Europe/Paris SLURM_TIME_FORMAT=relative exec sh -c "$command"
)";

/// Programs of our own in PATH, which answer like Slurm's and ssh from a recorded case, or do not;
/// gone with the object.
class FakeSlurm
{
public:
    FakeSlurm()
        : m_path(qgetenv("PATH"))
    {
        QDir().mkpath(path("bin"));
        for (const auto* name : {"scontrol", "sacctmgr", "sacct", "sprio", "sshare"})
            install(name, slurmScript);
        install("ssh", sshScript);
        qputenv("PATH", path("bin").toUtf8() + ':' + m_path);
        qputenv("CASE", recordedCase().toUtf8());
        qputenv("LOG", path("log").toUtf8());
        qputenv("SLURM_TIME_FORMAT", "relative");
        qputenv("SLURM_CLUSTERS", "other");
        qputenv("BREAK", "");
    }
    ~FakeSlurm()
    {
        qputenv("PATH", m_path);
        for (const auto* name : {"SLURM_TIME_FORMAT", "SLURM_CLUSTERS", "BREAK", "HOW", "OLD"})
            qunsetenv(name);
    }
    FakeSlurm(const FakeSlurm&) = delete;
    FakeSlurm& operator=(const FakeSlurm&) = delete;
    FakeSlurm(FakeSlurm&&) = delete;
    FakeSlurm& operator=(FakeSlurm&&) = delete;

    static QString recordedCase() { return goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    /// The calls so far, a line each.
    [[nodiscard]] QByteArray log() const { return fileContent(path("log")); }

private:
    void install(const char* name, const QByteArray& script) const
    {
        const auto file = path("bin") + '/' + name;
        if (!writeFile(file, script))
            qFatal("%s cannot be written", name);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    QTemporaryDir m_folder;
    QByteArray m_path;
};

} // namespace fairlead::tests
