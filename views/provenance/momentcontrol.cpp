// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/provenance/momentcontrol.h"

#include "engine/base/timetext.h"
#include "models/document/scenariodocument.h"
#include "views/widgets/inputs/momentedit.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace fairlead::views {

using models::ScenarioDocument;

MomentControl::MomentControl(ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_edit(new MomentEdit(MomentEdit::Precision::Seconds, this))
    , m_reset(new QToolButton(this))
{
    m_edit->setObjectName(QStringLiteral("momentEdit"));
    m_edit->setAccessibleName(tr("Moment of the computation, UTC"));
    m_edit->setSpan(1, lastMoment);
    m_reset->setObjectName(QStringLiteral("momentReset"));
    m_reset->setText(tr("Back to the source's"));
    m_reset->setToolTip(tr("Compute for the moment that the source tells"));
    auto* label = new PlainLabel(tr("Computed for (UTC):"), this);
    label->setBuddy(m_edit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new TextWithButtons(label, {m_edit, m_reset}, this));
    connect(m_edit, &MomentEdit::momentEntered, this, [this](std::int64_t moment) {
        if (m_document->hasSnapshot())
            m_document->setMoment(moment);
    });
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_edit->dropTyped();
        m_document->setMoment(m_document->baseSnapshot()->computedAt);
    });
    connect(document, &ScenarioDocument::momentChanged, this, &MomentControl::showMoment);
    connect(document, &ScenarioDocument::snapshotShown, this, &MomentControl::showMoment);
    setAway(false);
}

void MomentControl::setAway(bool isAway)
{
    m_isAway = isAway;
    m_edit->setToolTip(isAway ? tr("The time line (Ctrl+T) says which moment is shown.")
                              : tr("Ages and usage are computed for this moment (UTC). A source is "
                                   "read with the moment of the scheduler's last computation."));
    showMoment();
}

void MomentControl::showMoment()
{
    const bool hasSnapshot = m_document->hasSnapshot();
    m_edit->setEnabled(hasSnapshot && !m_isAway);
    m_reset->setEnabled(hasSnapshot && !m_isAway
                        && m_document->now() != m_document->baseSnapshot()->computedAt);
    if (!hasSnapshot)
        return;
    m_edit->setMoment(m_document->now());
}

} // namespace fairlead::views
