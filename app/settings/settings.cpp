// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include <QStandardPaths>

namespace fairlead::app {

Settings::Settings(const QString& iniFile)
    : m_store(iniFile, QSettings::IniFormat)
{
    // A file of a newer version may mean something else by the same keys: start afresh.
    if (value(settingkeys::schema) != schemaVersion)
        m_store.clear();
    setValue(settingkeys::schema, schemaVersion);
}

QString Settings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
        + QStringLiteral("/fairlead.ini");
}

} // namespace fairlead::app
