// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/theme/theme.h"

#include <QDialog>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace fairlead::views {

class FileField;

/// Between two readings of a source.  @unit s
inline constexpr std::array refreshIntervals{10, 30, 60, 300};

/// The colour that somebody has chosen for a first-level account.
struct AccountHue
{
    QString account;
    int hue = -1; ///< the place in the palette; -1: what follows from the name
};

/// What can be chosen in the dialog.
struct SettingsFields
{
    QString language; ///< KnownLanguage::code; empty: the system's
    ThemeChoice theme = ThemeChoice::System;
    QString font; ///< a family; empty: the desktop's
    int textSize = 100; ///< of the desktop's.  @unit %  @range [80, 200]
    int refresh = 0; ///< how often the source is read again; 0: when asked.  @unit s
    bool saysNodeHours = false; ///< else CPU-hours
    bool usesKeychain = true;
    std::vector<AccountHue> hues; ///< of the accounts of what is open
    QString site; ///< of reports, as the rest
    QString contact;
    QString logo; ///< a file; empty: none
    bool isLetter = false; ///< paper; else A4
};

/// The settings of the window and of reports.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const SettingsFields& fields, QWidget* parent = nullptr);

    [[nodiscard]] SettingsFields fields() const;
    /// Whether the logo is a picture that can be read: the answer to logoChanged().
    void showLogo(bool isGood);
    /// Not with a new logo that is none; it waits for showLogo().
    void accept() override;

signals:
    void logoChanged(const QString& path);

private:
    void addWindow(QFormLayout& form, const SettingsFields& fields);
    void addReading(QFormLayout& form, const SettingsFields& fields);
    void addColours(QFormLayout& form);
    void showHue();
    void addReport(QFormLayout& form, const SettingsFields& fields);
    QComboBox* addChoice(QFormLayout& form, const char* name, const QString& label);
    QLineEdit* addLine(QFormLayout& form, const char* name, const QString& label,
                       const QString& text);

    QComboBox* m_language = nullptr;
    QComboBox* m_theme = nullptr;
    QComboBox* m_font = nullptr;
    QComboBox* m_textSize = nullptr;
    QComboBox* m_refresh = nullptr;
    QComboBox* m_unit = nullptr;
    QCheckBox* m_keychain = nullptr;
    QComboBox* m_account = nullptr;
    QComboBox* m_hue = nullptr;
    std::vector<AccountHue> m_hues;
    QLineEdit* m_site = nullptr;
    QLineEdit* m_contact = nullptr;
    FileField* m_logo = nullptr;
    QString m_firstLogo; ///< that was chosen before: it may be gone for a while
    std::optional<bool> m_isLogoGood; ///< nullopt: nobody has answered yet
    bool m_isAccepting = false;
    QComboBox* m_paper = nullptr;
};

} // namespace fairlead::views
