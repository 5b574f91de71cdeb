// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QSettings>
#include <QString>
#include <QVariantMap>

namespace fairlead::app {

/// A key of the settings file and the type of its value.
template <typename T>
struct SettingKey
{
    const char* name;
    const char* fallback = "";
};

/// Every key that there is. No passwords: those belong to the keychain.
namespace settingkeys {
inline constexpr SettingKey<int> schema{"schema", "1"};
inline constexpr SettingKey<QString> theme{"window/theme", "system"};
inline constexpr SettingKey<QString> language{"window/language"}; ///< empty: the system's
inline constexpr SettingKey<QString> font{"window/font"}; ///< a family; empty: the desktop's
inline constexpr SettingKey<int> textSize{"window/textSize", "100"}; // %
inline constexpr SettingKey<QString> usageUnit{"window/usageUnit"}; ///< "node"; else CPU-hours
inline constexpr SettingKey<bool> usesKeychain{"passwords/keychain", "true"};
inline constexpr SettingKey<QString> site{"report/site"};
inline constexpr SettingKey<QString> contact{"report/contact"};
inline constexpr SettingKey<QString> logo{"report/logo"};
inline constexpr SettingKey<QString> paper{"report/paper"}; ///< "letter"; else A4
inline constexpr SettingKey<QByteArray> geometry{"window/geometry"};
inline constexpr SettingKey<QRect> frame{"window/frame"};
inline constexpr SettingKey<QByteArray> state{"window/state"};
inline constexpr SettingKey<QStringList> openPanels{"window/panels", "*"}; ///< "*": as in `state`
inline constexpr SettingKey<QStringList> queueTable{"window/queueTable"}; ///< its columns
inline constexpr SettingKey<bool> isWhatIfInFront{"window/whatIfInFront"}; ///< of two tabs
inline constexpr SettingKey<QString> page{"window/page", "overviewPage"};
inline constexpr SettingKey<QString> lastSource{"session/source"};
inline constexpr SettingKey<QStringList> recentSources{"session/recent"}; ///< the newest first
inline constexpr SettingKey<QString> lastFolder{"session/folder"};
inline constexpr SettingKey<int> liveInterval{"session/liveInterval", "0"}; // seconds; 0: off
inline constexpr SettingKey<QString> exportFolder{"session/exportFolder"};
inline constexpr SettingKey<QStringList> searches{"session/searches"}; ///< the newest first
inline constexpr SettingKey<QString> commandHost{"session/commandHost"}; ///< as ssh names it
} // namespace settingkeys

/// The settings of one user in an ini file; handed to whoever needs it.
class Settings
{
public:
    static constexpr int schemaVersion = 1;

    explicit Settings(const QString& iniFile = defaultFile());

    template <typename T>
    [[nodiscard]] T value(const SettingKey<T>& key) const
    {
        return m_store.value(QLatin1String(key.name), QString::fromLatin1(key.fallback))
            .template value<T>();
    }
    template <typename T>
    void setValue(const SettingKey<T>& key, const T& value)
    {
        m_store.setValue(QLatin1String(key.name), value);
    }

    /// A list of things with several values each.
    [[nodiscard]] QList<QVariantMap> rows(const char* name);
    void setRows(const char* name, const QList<QVariantMap>& rows);

    /// Where the last file was written, or else the user's documents.
    [[nodiscard]] QString exportFolder() const;
    /// A file, or a folder of files, that was written.
    void rememberExport(const QString& path);

    static QString defaultFile();
    [[nodiscard]] QString file() const { return m_store.fileName(); }
    /// Whether all values are in the file now. Writes them; not for the GUI thread.
    [[nodiscard]] static bool areWritten(const QString& file);

private:
    QSettings m_store;
};

} // namespace fairlead::app
