// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include <QDir>
#include <QFileInfo>
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

QList<QVariantMap> Settings::rows(const char* name)
{
    QList<QVariantMap> found;
    const int count = m_store.beginReadArray(QLatin1String(name));
    for (int i = 0; i < count; ++i) {
        m_store.setArrayIndex(i);
        QVariantMap row;
        for (const auto& key : m_store.childKeys())
            row[key] = m_store.value(key);
        found << row;
    }
    m_store.endArray();
    return found;
}

void Settings::setRows(const char* name, const QList<QVariantMap>& rows)
{
    m_store.remove(QLatin1String(name));
    m_store.beginWriteArray(QLatin1String(name), static_cast<int>(rows.size()));
    for (int i = 0; i < rows.size(); ++i) {
        m_store.setArrayIndex(i);
        for (auto cell = rows[i].begin(); cell != rows[i].end(); ++cell)
            m_store.setValue(cell.key(), cell.value());
    }
    m_store.endArray();
}

QString Settings::exportFolder() const
{
    const auto last = value(settingkeys::exportFolder);
    if (!last.isEmpty())
        return last;
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void Settings::rememberExport(const QString& path)
{
    const QFileInfo written(path);
    setValue(settingkeys::exportFolder,
             written.isDir() ? written.absoluteFilePath() : written.absolutePath());
}

bool Settings::areWritten(const QString& file)
{
    QSettings same(file, QSettings::IniFormat); // has what the others of this file have not written
    same.sync();
    return same.status() == QSettings::NoError;
}

QString Settings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
        + QStringLiteral("/fairlead.ini");
}

} // namespace fairlead::app
