// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/runningprogram.h"

#include "models/accounting/store/scenariofile.h"
#include "tests/support/longestwait.h"
#include "tests/support/ownport.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLibraryInfo>
#include <QTest>

namespace fairlead::tests {

namespace {

QProcessEnvironment environment(const QString& home, quint16 port)
{
    auto result = QProcessEnvironment::systemEnvironment();
    for (const auto* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
                             "DISPLAY", "WAYLAND_DISPLAY"})
        result.remove(QLatin1String(name));
    result.insert(QStringLiteral("HOME"), home);
    result.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("disabled:"));
    result.insert(QStringLiteral("QT_FONT_DPI"), QStringLiteral("80")); // What-if stands beside
    result.insert(QStringLiteral("QT_QPA_PLATFORM"),
                  QStringLiteral("vnc:port=%1:size=1600x960").arg(port));
    return result;
}

} // namespace

RunningProgram::RunningProgram(const QString& home, const QString& source)
{
    const auto port = ownPort();
    m_process.setProcessEnvironment(environment(home, port));
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral(FAIRLEAD),
                    {source, QStringLiteral("--language"), QStringLiteral("en")});
    constexpr int patience = longestWait;
    const bool isThere = QTest::qWaitFor([&] { return m_hands.connectTo(port); }, patience);
    if (!isThere || !m_hands.roundTrip())
        qFatal("fairlead does not come up");
}

bool RunningProgram::isPossible()
{
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::PluginsPath)
                         + QStringLiteral("/platforms/libqvnc.so"));
}

void RunningProgram::kill()
{
    m_process.kill();
    m_process.waitForFinished(-1);
}

QString RunningProgram::unsavedFolder(const QString& home)
{
    return home + QStringLiteral("/.local/share/fairlead/unsaved");
}

bool RunningProgram::hasRead(const QString& home, const QString& source)
{
    QFile settings(home + QStringLiteral("/.config/fairlead/fairlead.ini"));
    return settings.open(QIODevice::ReadOnly)
        && settings.readAll().contains("source=" + source.toUtf8());
}

QStringList RunningProgram::unsavedFiles(const QString& home)
{
    return QDir(unsavedFolder(home)).entryList({QStringLiteral("*.json")}, QDir::Files);
}

std::optional<Scenario> RunningProgram::unsaved(const QString& home)
{
    const auto names = unsavedFiles(home);
    QFile file(unsavedFolder(home) + u'/' + names.value(0));
    if (names.size() != 1 || !file.open(QIODevice::ReadOnly))
        return {};
    const auto scenario = QJsonDocument::fromJson(file.readAll()).object().value(u"scenario");
    auto read = accounting::scenarioFromJson(QJsonDocument(scenario.toObject()).toJson());
    return read ? std::optional(*std::move(read)) : std::nullopt;
}

} // namespace fairlead::tests
