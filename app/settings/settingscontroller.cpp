// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settingscontroller.h"

#include "app/settings/settings.h"
#include "models/document/scenariodocument.h"
#include "models/files/inputfile.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QImageReader>

#include <algorithm>

namespace fairlead::app {

namespace {
constexpr int smallestText = 80; // %
constexpr int largestText = 200;
constexpr auto letter = QLatin1String("letter");
constexpr auto nodeHours = QLatin1String("node");
constexpr auto hueRows = "colours"; // of accounts, by name

/// A FIFO would be waited for.
bool isPicture(const QString& path)
{
    QFile file(path);
    return files::openRegular(file) && QImageReader(&file).canRead();
}

int textSizeOf(const Settings& settings)
{
    return std::clamp(settings.value(settingkeys::textSize), smallestText, largestText);
}

views::SettingsFields fieldsOf(const Settings& settings)
{
    return {settings.value(settingkeys::language),
            views::themeFromName(settings.value(settingkeys::theme))
                .value_or(views::ThemeChoice::System),
            settings.value(settingkeys::font),
            textSizeOf(settings),
            settings.value(settingkeys::liveInterval),
            settings.value(settingkeys::usageUnit) == nodeHours,
            settings.value(settingkeys::usesKeychain),
            {},
            settings.value(settingkeys::site),
            settings.value(settingkeys::contact),
            settings.value(settingkeys::logo),
            settings.value(settingkeys::paper) == letter};
}
} // namespace

reports::ReportStyle reportStyleOf(const Settings& settings)
{
    const auto fields = fieldsOf(settings);
    return {fields.site, fields.contact, fields.logo,
            fields.isLetter ? reports::ReportStyle::Paper::Letter
                            : reports::ReportStyle::Paper::A4};
}

void applyFont(const Settings& settings)
{
    const auto percent = textSizeOf(settings);
    const auto family = settings.value(settingkeys::font);
    const bool isThere = !family.isEmpty() && QFontDatabase::families().contains(family)
        && views::isForText(family);
    if (percent == 100 && !isThere)
        return; // the desktop's, also when it changes
    auto font = QApplication::font();
    if (isThere)
        font.setFamilies({family});
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else // the desktop counts in pixels
        font.setPixelSize(font.pixelSize() * percent / 100);
    QApplication::setFont(font);
}

void applyUnit(const Settings& settings)
{
    using models::valueformat::HoursUnit;
    models::valueformat::setHoursUnit(settings.value(settingkeys::usageUnit) == nodeHours
                                          ? HoursUnit::NodeHours
                                          : HoursUnit::CpuHours);
}

SettingsController::SettingsController(Settings& settings, models::ScenarioDocument& document,
                                       views::MessageBar& messages, QAction& action,
                                       QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_document(document)
    , m_messages(messages)
    , m_window(window)
    , m_written(settings, messages)
{
    connect(&action, &QAction::triggered, this, &SettingsController::showDialog);
    m_document.setColours(keptHues());
}

ColourSlots SettingsController::keptHues()
{
    ColourSlots kept;
    for (const auto& row : m_settings.rows(hueRows)) {
        const int hue = row[QStringLiteral("hue")].toInt();
        if (hue >= 0 && hue < models::SliceColour::hueCount)
            kept[row[QStringLiteral("account")].toString().toStdString()] = hue;
    }
    return kept;
}

// Of accounts of other clusters they stay.
void SettingsController::keepHues(const std::vector<views::AccountHue>& hues)
{
    auto kept = keptHues();
    for (const auto& [account, hue] : hues) {
        kept.erase(account.toStdString());
        if (hue >= 0)
            kept[account.toStdString()] = hue;
    }
    QList<QVariantMap> rows;
    for (const auto& [account, hue] : kept)
        rows << QVariantMap{{QStringLiteral("account"), models::exactText(account)},
                            {QStringLiteral("hue"), hue}};
    m_settings.setRows(hueRows, rows);
    m_document.setColours(std::move(kept));
}

views::SettingsFields SettingsController::present()
{
    auto fields = fieldsOf(m_settings);
    const auto& snapshot = m_document.baseSnapshot();
    if (snapshot == nullptr)
        return fields;
    const auto kept = keptHues();
    const auto& assocs = snapshot->assocs;
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (assocs.parent[i].at() != 0 || assocs.isUser(assoc))
            continue;
        const auto& name = snapshot->accountName(assoc);
        const auto chosen = kept.find(name);
        fields.hues.push_back(
            {models::exactText(name), chosen == kept.end() ? -1 : chosen->second});
    }
    return fields;
}

void SettingsController::showDialog()
{
    if (!m_dialog || !m_dialog->isVisible()) { // one that closes goes later
        auto* dialog = new views::SettingsDialog(present(), m_window);
        connect(dialog, &QDialog::accepted, this, [this, dialog] { take(dialog->fields()); });
        connect(dialog, &views::SettingsDialog::logoChanged, this, &SettingsController::checkLogo);
        m_dialog = dialog;
        checkLogo(dialog->fields().logo);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

// By its beginning: the whole is read when it is painted.
void SettingsController::checkLogo(const QString& path)
{
    m_logo.ask([path] { return Result(path.isEmpty() || isPicture(path)); },
               [this](const Result<bool>& isGood) {
                   if (m_dialog)
                       m_dialog->showLogo(isGood && *isGood);
               });
}

void SettingsController::take(const views::SettingsFields& fields)
{
    const auto before = fieldsOf(m_settings);
    m_settings.setValue(settingkeys::language, fields.language);
    m_settings.setValue(settingkeys::theme, views::themeName(fields.theme));
    m_settings.setValue(settingkeys::font, fields.font);
    m_settings.setValue(settingkeys::textSize, fields.textSize);
    m_settings.setValue(settingkeys::usageUnit,
                        fields.saysNodeHours ? QString(nodeHours) : QString());
    m_settings.setValue(settingkeys::usesKeychain, fields.usesKeychain);
    keepHues(fields.hues);
    m_settings.setValue(settingkeys::site, fields.site);
    m_settings.setValue(settingkeys::contact, fields.contact);
    m_settings.setValue(settingkeys::logo, fields.logo);
    m_settings.setValue(settingkeys::paper, fields.isLetter ? QString(letter) : QString());
    if (fields.theme != before.theme)
        emit themeChosen(fields.theme);
    if (fields.refresh != before.refresh)
        emit refreshChosen(std::chrono::seconds(fields.refresh));
    if (fields.usesKeychain != before.usesKeychain)
        emit keychainChosen(fields.usesKeychain);
    const bool changesLater = fields.language != before.language
        || fields.textSize != before.textSize || fields.font != before.font
        || fields.saysNodeHours != before.saysNodeHours;
    m_written.write([this, changesLater] {
        if (changesLater)
            m_messages.showNote(
                tr("Language, font, text size and unit change with the next start."));
    });
}

} // namespace fairlead::app
