// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/settings/settingsdialog.h"

#include "models/pies/colourmap.h"
#include "models/words/knownlanguages.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/theme/accountcolors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/evengrid.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/filefield.h"
#include "views/widgets/texts/labelname.h"
#include "views/widgets/texts/plainlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpacerItem>
#include <QVBoxLayout>

#include <utility>

namespace fairlead::views {

namespace {

/// Groups below each other whose boxes are in line.
QFormLayout* makeColumn(EvenGrid& columns)
{
    auto* holder = new QWidget(&columns);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignRight);
    form->setSpacing(gapInside); // or it would be that of the columns
    column->addLayout(form);
    column->addStretch(1);
    return form;
}

QFormLayout& addTitle(QFormLayout& form, const QString& title)
{
    if (form.rowCount() > 0)
        form.addItem(new QSpacerItem(0, gapBetween));
    auto* label = new PlainLabel(title);
    setTextSize(*label, TextSize::Title);
    form.addRow(label);
    return form;
}

void choose(QComboBox& box, const QVariant& data)
{
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

} // namespace

SettingsDialog::SettingsDialog(const SettingsFields& fields, QWidget* parent)
    : QDialog(parent)
    , m_hues(fields.hues)
{
    setObjectName(QStringLiteral("settingsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    auto* scroll = new QScrollArea(this); // large letters may need more than the screen
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    auto* columns = new EvenGrid(scroll); // lower than half of a small screen
    auto* left = makeColumn(*columns);
    auto* right = makeColumn(*columns);
    addWindow(addTitle(*left, tr("Window")), fields);
    addColours(addTitle(*left, tr("Colours of accounts")));
    addReading(addTitle(*right, tr("Sources")), fields);
    addReport(addTitle(*right, tr("Report")), fields);
    for (const auto* column : {left, right}) // as wide as what stands in it
        columns->add(column->parentWidget());
    scroll->setWidget(columns);
    layout->addWidget(scroll, 1);
    auto* note = new PlainLabel(
        tr("Language, font, text size and unit change with the next start."), this);
    note->setWordWrap(true);
    setTextSize(*note, TextSize::Secondary);
    layout->addWidget(note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // A scroll area asks for no more than some letters, however large what it holds.
    const auto beyond = columns->oneRow() - scroll->sizeHint();
    resizeOnScreen(*this, QSize(820, 420).expandedTo(sizeHint() + beyond.expandedTo(QSize(0, 0))));
}

QComboBox* SettingsDialog::addChoice(QFormLayout& form, const char* name, const QString& label)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(nameInLabel(label));
    form.addRow(label, box);
    return box;
}

QLineEdit* SettingsDialog::addLine(QFormLayout& form, const char* name, const QString& label,
                                   const QString& text)
{
    auto* line = new QLineEdit(text, this);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(nameInLabel(label));
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
        if (isForText(family))
            m_font->addItem(family, family);
    }
    choose(*m_font, fields.font);
    m_textSize = addChoice(form, "settingsTextSize", tr("Text &size:"));
    for (const int percent : {80, 90, 100, 110, 125, 150, 175, 200})
        m_textSize->addItem(tr("%1 %").arg(QLocale().toString(percent)), percent);
    choose(*m_textSize, fields.textSize);
    m_unit = addChoice(form, "settingsUnit", tr("&Usage in:"));
    m_unit->setToolTip(tr("A node-hour is as many CPU-hours as a node of the cluster has CPUs, on "
                          "average. Where partitions weigh their resources usage is in "
                          "billing-hours all the same."));
    m_unit->addItem(tr("CPU-hours"), false);
    m_unit->addItem(tr("Node-hours"), true);
    choose(*m_unit, fields.saysNodeHours);
}

void SettingsDialog::addColours(QFormLayout& form)
{
    m_account = addChoice(form, "settingsAccount", tr("&Account:"));
    for (const auto& hue : m_hues)
        m_account->addItem(models::shownText(hue.account));
    m_hue = addChoice(form, "settingsHue", tr("&Colour:"));
    m_hue->addItem(tr("By its name"), -1);
    const std::array names{tr("Blue"),   tr("Red"),  tr("Green"),
                           tr("Yellow"), tr("Cyan"), tr("Purple")};
    for (int hue = 0; hue < models::SliceColour::hueCount; ++hue) {
        const int side = fontMetrics().height();
        QPixmap swatch(side, side);
        swatch.fill(accountColor({hue, 0, false}, palette()));
        m_hue->addItem(swatch, names[static_cast<std::size_t>(hue)], hue);
    }
    for (auto* box : {m_account, m_hue})
        box->setEnabled(!m_hues.empty());
    m_account->setToolTip(tr("Accounts right below the root of what is open. Accounts below them "
                             "have steps of the same colour."));
    connect(m_account, &QComboBox::currentIndexChanged, this, &SettingsDialog::showHue);
    connect(m_hue, &QComboBox::currentIndexChanged, this, [this] {
        m_hues[static_cast<std::size_t>(m_account->currentIndex())].hue
            = m_hue->currentData().toInt();
    });
    showHue();
}

void SettingsDialog::showHue()
{
    if (m_hues.empty())
        return;
    const QSignalBlocker blocker(m_hue);
    choose(*m_hue, m_hues[static_cast<std::size_t>(m_account->currentIndex())].hue);
}

void SettingsDialog::addReading(QFormLayout& form, const SettingsFields& fields)
{
    m_refresh = addChoice(form, "settingsRefresh", tr("&Refresh:"));
    m_refresh->setToolTip(tr("How often a source is read again"));
    m_refresh->addItem(tr("Only on F5"), 0);
    for (const int seconds : refreshIntervals)
        m_refresh->addItem(
            tr("Every %1").arg(models::valueformat::duration(static_cast<quint64>(seconds))),
            seconds);
    choose(*m_refresh, fields.refresh);
    m_keychain = new QCheckBox(tr("&Keep them in the keychain of the desktop"), this);
    m_keychain->setObjectName(QStringLiteral("settingsKeychain"));
    m_keychain->setToolTip(tr("Otherwise passwords are asked for once per session. What the "
                              "keychain holds already stays there."));
    m_keychain->setChecked(fields.usesKeychain);
    form.addRow(tr("Passwords:"), m_keychain);
}

void SettingsDialog::addReport(QFormLayout& form, const SettingsFields& fields)
{
    m_site = addLine(form, "settingsSite", tr("S&ite:"), fields.site);
    m_site->setToolTip(tr("Its name, above the title of a report"));
    m_contact = addLine(form, "settingsContact", tr("&Questions to:"), fields.contact);
    m_contact->setToolTip(tr("Whom readers of a report may ask"));
    m_logo = new FileField(QStringLiteral("settingsLogo"), tr("Logo"), this);
    m_logo->setPath(fields.logo);
    m_logo->setToolTip(tr("A picture for the first page: PNG, JPEG or SVG"));
    m_logo->expectPicture();
    m_firstLogo = m_logo->path();
    connect(m_logo, &FileField::changed, this, [this] {
        m_isLogoGood.reset();
        m_isAccepting = false;
        emit logoChanged(m_logo->path());
    });
    form.addRow(tr("Lo&go:"), m_logo);
    m_paper = addChoice(form, "settingsPaper", tr("&Paper:"));
    m_paper->addItem(QStringLiteral("A4"), false);
    m_paper->addItem(tr("Letter"), true);
    choose(*m_paper, fields.isLetter);
}

void SettingsDialog::showLogo(bool isGood)
{
    m_logo->showPicture(isGood);
    m_isLogoGood = isGood;
    if (std::exchange(m_isAccepting, false))
        accept();
}

void SettingsDialog::accept()
{
    const bool isAsBefore = m_logo->path() == m_firstLogo;
    if (isAsBefore || m_isLogoGood.value_or(false)) {
        QDialog::accept();
        return;
    }
    m_isAccepting = !m_isLogoGood.has_value();
    m_logo->setFocus();
}

SettingsFields SettingsDialog::fields() const
{
    return {m_language->currentData().toString(),
            static_cast<ThemeChoice>(m_theme->currentData().toInt()),
            m_font->currentData().toString(),
            m_textSize->currentData().toInt(),
            m_refresh->currentData().toInt(),
            m_unit->currentData().toBool(),
            m_keychain->isChecked(),
            m_hues,
            m_site->text().trimmed(),
            m_contact->text().trimmed(),
            m_logo->path(),
            m_paper->currentData().toBool()};
}

} // namespace fairlead::views
