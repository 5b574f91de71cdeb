// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/outlookfacts.h"

#include "models/words/listwords.h"
#include "views/outlook/trustband.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/wholelabel.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace fairlead::views {

namespace {
constexpr int linesOfChanges = 2; // who waits less and who longer
} // namespace

OutlookFacts::OutlookFacts(QWidget* parent)
    : QWidget(parent)
    , m_band(new TrustBand(this))
    , m_facts(new WholeLabel(1, this))
    , m_changes(new WholeLabel(linesOfChanges, this))
    , m_details(new QToolButton(this))
{
    m_facts->setObjectName(QStringLiteral("outlookFacts"));
    m_changes->setObjectName(QStringLiteral("outlookChanges"));
    for (auto* label : {m_facts, m_changes})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_band->lead(tr("Shows the table of what was recorded and what the replays give"));
    connect(m_band, &TrustBand::activated, this, &OutlookFacts::tableRequested);
    m_details->setObjectName(QStringLiteral("outlookDetails"));
    m_details->setText(tr("D&etails"));
    m_details->setToolTip(tr("What tells how far to trust the replays, in sentences"));
    m_details->setCheckable(true);
    connect(m_details, &QToolButton::clicked, this, [this](bool areWanted) {
        m_areWanted = areWanted;
        refresh();
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_band);
    layout->addWidget(m_facts);
    layout->addWidget(m_changes);
    refresh();
}

void OutlookFacts::show(const models::OutlookView& view)
{
    m_band->showTrust(replay::trustFigures(*view.outlook, view.decisions));
    m_facts->showWhole(models::bulleted(view.facts));
    m_changes->showWhole(models::bulleted(view.changes));
    m_changes->setVisible(!view.changes.isEmpty());
}

void OutlookFacts::setRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    refresh();
}

/// In a small window the picture needs the room: the band says the same in short.
void OutlookFacts::refresh()
{
    m_details->setChecked(m_areWanted.value_or(m_hasRoom));
    m_facts->setVisible(m_details->isChecked());
}

} // namespace fairlead::views
