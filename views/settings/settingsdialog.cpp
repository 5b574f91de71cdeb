// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/settings/settingsdialog.h"

#include "models/pies/colourmap.h"
#include "models/words/knownlanguages.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/filefield.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {

QFormLayout* addGroup(QVBoxLayout& layout, const QString& title)
{
    auto* label = new PlainLabel(title);
    setTextSize(*label, TextSize::Title);
    layout.addWidget(label);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignRight);
    layout.addLayout(form);
    layout.addSpacing(gapBetween);
    return form;
}

void choose(QComboBox& box, const QVariant& data)
{
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

} // namespace

SettingsDialog::SettingsDialog(const SettingsFields& fields, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("settingsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    addWindow(*addGroup(*layout, tr("Window")), fields);
    addReport(*addGroup(*layout, tr("Report")), fields);
    layout->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeOnScreen(*this, {560, 460});
}

QComboBox* SettingsDialog::addChoice(QFormLayout& form, const char* name, const QString& label)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    form.addRow(label, box);
    return box;
}

QLineEdit* SettingsDialog::addLine(QFormLayout& form, const char* name, const QString& label,
                                   const QString& text)
{
    auto* line = new QLineEdit(text, this);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    form.addRow(label, line);
    return line;
}

void SettingsDialog::addWindow(QFormLayout& form, const SettingsFields& fields)
{
    m_language = addChoice(form, "settingsLanguage", tr("&Language:"));
    m_language->addItem(tr("As the system"), QString());
    // Each in its own words, for whoever does not read the present one.
    for (const auto& language : models::knownLanguages)
        m_language->addItem(QString::fromUtf16(language.ownName), QLatin1String(language.code));
    choose(*m_language, fields.language);
    m_theme = addChoice(form, "settingsTheme", tr("&Theme:"));
    m_theme->addItem(tr("As the desktop"), static_cast<int>(ThemeChoice::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    choose(*m_theme, static_cast<int>(fields.theme));
    m_font = addChoice(form, "settingsFont", tr("&Font:"));
    m_font->addItem(tr("As the desktop"), QString());
    for (const auto& family : QFontDatabase::families()) {
        if (!QFontDatabase::isPrivateFamily(family) && QFontDatabase::isSmoothlyScalable(family))
            m_font->addItem(family, family);
    }
    choose(*m_font, fields.font);
    m_textSize = addChoice(form, "settingsTextSize", tr("Text &size:"));
    for (const int percent : {80, 90, 100, 110, 125, 150, 175, 200})
        m_textSize->addItem(tr("%1 %").arg(QLocale().toString(percent)), percent);
    choose(*m_textSize, fields.textSize);
    auto* note
        = new PlainLabel(tr("Language, font and text size change with the next start."), this);
    note->setWordWrap(true);
    setTextSize(*note, TextSize::Secondary);
    form.addRow(QString(), note);
    m_refresh = addChoice(form, "settingsRefresh", tr("&Refresh:"));
    m_refresh->setToolTip(tr("How often a source is read again"));
    m_refresh->addItem(tr("Only on F5"), 0);
    for (const int seconds : refreshIntervals)
        m_refresh->addItem(
            tr("Every %1").arg(models::valueformat::duration(static_cast<quint64>(seconds))),
            seconds);
    choose(*m_refresh, fields.refresh);
}

void SettingsDialog::addReport(QFormLayout& form, const SettingsFields& fields)
{
    m_site = addLine(form, "settingsSite", tr("S&ite:"), fields.site);
    m_site->setToolTip(tr("Its name, above the title of a report"));
    m_contact = addLine(form, "settingsContact", tr("&Questions to:"), fields.contact);
    m_contact->setToolTip(tr("Whom readers of a report may ask"));
    m_logo = new FileField(QStringLiteral("settingsLogo"), tr("Logo"), this);
    m_logo->setToolTip(tr("A picture for the first page: PNG, JPEG or SVG"));
    m_logo->setPath(fields.logo);
    form.addRow(tr("L&ogo:"), m_logo);
    m_paper = addChoice(form, "settingsPaper", tr("&Paper:"));
    m_paper->addItem(QStringLiteral("A4"), false);
    m_paper->addItem(tr("Letter"), true);
    choose(*m_paper, fields.isLetter);
}

SettingsFields SettingsDialog::fields() const
{
    return {m_language->currentData().toString(),
            static_cast<ThemeChoice>(m_theme->currentData().toInt()),
            m_font->currentData().toString(),
            m_textSize->currentData().toInt(),
            m_refresh->currentData().toInt(),
            m_site->text().trimmed(),
            m_contact->text().trimmed(),
            m_logo->path(),
            m_paper->currentData().toBool()};
}

} // namespace fairlead::views
