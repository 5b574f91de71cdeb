// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/lockbar.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace fairlead::views {

LockBar::LockBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new PlainLabel(this))
{
    setObjectName(QStringLiteral("lockBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("lockText"));
    auto* unlock = new QPushButton(tr("Open as What-if"), this);
    unlock->setObjectName(QStringLiteral("lockOpen"));
    unlock->setToolTip(tr("For this session: edits live in the scenario, nothing is written"));
    connect(unlock, &QPushButton::clicked, this, &LockBar::unlockRequested);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, 6, gapEdge, 6);
    layout->addWidget(new TextWithButtons(m_text, {unlock}, this));
    restyle();
    hide();
}

void LockBar::setConnection(const QString& name)
{
    m_text->setText(tr("🔒 %1 is open for Monitor: shares, sliders and scenarios are locked. To try "
                       "changes, open it as What-if.")
                        .arg(name));
    setAccessibleName(m_text->text());
    setVisible(!name.isEmpty());
}

void LockBar::restyle()
{
    const auto around = paletteAround(*this);
    setGround(
        *this,
        mixed(modeColor(models::Mode::Monitor, around), around.color(QPalette::Window), 0.24));
}

void LockBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace fairlead::views
