// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/outlookscenarios.h"

#include "models/document/scenariodocument.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace fairlead::views {

OutlookScenarios::OutlookScenarios(models::ScenarioDocument* document, QWidget* parent)
    : QToolButton(parent)
    , m_document(document)
    , m_menu(new QMenu(this))
    , m_store(new QAction(tr("Add from the s&tore …"), this))
{
    setObjectName(QStringLiteral("outlookScenarios"));
    setText(tr("S&cenarios"));
    setToolTip(tr("Scenarios that are replayed beside the policy as it is"));
    setPopupMode(QToolButton::InstantPopup);
    m_menu->setObjectName(QStringLiteral("outlookScenariosMenu"));
    setMenu(m_menu);
    m_store->setObjectName(QStringLiteral("outlookStore"));
    m_store->setVisible(false);
    connect(document, &models::ScenarioDocument::scenarioChanged, this, &OutlookScenarios::refresh);
    refresh();
}

void OutlookScenarios::refresh()
{
    m_menu->clear();
    auto* keep
        = m_menu->addAction(tr("&Keep the present edits"), this, &OutlookScenarios::keepRequested);
    keep->setObjectName(QStringLiteral("outlookKeep"));
    keep->setEnabled(m_document->isEdited());
    auto* file
        = m_menu->addAction(tr("Add a scenario &file …"), this, &OutlookScenarios::fileRequested);
    file->setObjectName(QStringLiteral("outlookFile"));
    m_menu->addAction(m_store);
    if (!m_kept.empty())
        m_menu->addSeparator();
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        auto name = models::shownText(m_kept[i].scenario.name);
        auto* entry = m_menu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        entry->setObjectName(QStringLiteral("outlookScenario%1").arg(i + 1));
        entry->setCheckable(true);
        entry->setChecked(m_kept[i].isWanted);
        connect(entry, &QAction::toggled, this, [this, i](bool isWanted) {
            m_kept[i].isWanted = isWanted;
            emit changed();
            emit keptChanged();
        });
    }
    if (m_kept.empty())
        return;
    m_menu->addSeparator();
    auto* away = m_menu->addAction(tr("&Take away what is not ticked …"), this,
                                   &OutlookScenarios::takeAway);
    away->setObjectName(QStringLiteral("outlookTakeAway"));
    const auto enable
        = [this, away] { away->setEnabled(!std::ranges::all_of(m_kept, &KeptScenario::isWanted)); };
    connect(this, &OutlookScenarios::keptChanged, away, enable);
    enable();
}

/// They may be nowhere else.
void OutlookScenarios::takeAway()
{
    QStringList names;
    for (const auto& kept : m_kept) {
        if (!kept.isWanted)
            names << models::shownText(kept.scenario.name);
    }
    auto* box = new PlainMessageBox(
        QMessageBox::Warning, tr("Take away scenarios"),
        tr("%Ln scenario(s) will be gone for good: %1.", nullptr, static_cast<int>(names.size()))
            .arg(models::listed(names)),
        QMessageBox::NoButton, window());
    box->setObjectName(QStringLiteral("takeAwayQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* gone = box->addButton(tr("&Take away"), QMessageBox::DestructiveRole);
    gone->setObjectName(QStringLiteral("takeAwayForGood"));
    auto* keep = box->addButton(tr("&Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(box, &QDialog::finished, this, [this, box, gone] {
        if (box->clickedButton() != gone)
            return;
        std::erase_if(m_kept, [](const KeptScenario& kept) { return !kept.isWanted; });
        emit keptChanged();
        refresh();
    });
    box->open();
}

void OutlookScenarios::add(const Scenario& scenario)
{
    const auto same = std::ranges::find_if(
        m_kept, [&](const KeptScenario& kept) { return kept.scenario.name == scenario.name; });
    if (same == m_kept.end())
        m_kept.push_back({scenario, true});
    else
        *same = {scenario, true};
    refresh();
    emit changed();
    emit keptChanged();
}

bool OutlookScenarios::has(const Scenario& scenario) const
{
    return std::ranges::find(m_kept, scenario, &KeptScenario::scenario) != m_kept.end();
}

void OutlookScenarios::restore(const std::vector<KeptScenario>& kept)
{
    for (const auto& one : kept) {
        if (!has(one.scenario))
            m_kept.push_back(one);
    }
    refresh();
    emit changed();
}

void OutlookScenarios::clear()
{
    m_kept.clear();
    refresh();
}

std::vector<Scenario> OutlookScenarios::wanted() const
{
    std::vector<Scenario> wanted;
    for (const auto& kept : m_kept) {
        if (kept.isWanted)
            wanted.push_back(kept.scenario);
    }
    return wanted;
}

} // namespace fairlead::views
