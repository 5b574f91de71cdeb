// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/trustband.h"

#include "models/words/trustwords.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace fairlead::views {

TrustBand::TrustBand(QWidget* parent)
    : WholeLabel(1, parent)
{
    setObjectName(QStringLiteral("outlookTrustBand"));
    setMargin(gapInside);
    setAutoFillBackground(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide(); // until there is something to say
}

void TrustBand::lead(const QString& where)
{
    m_leads = true;
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(where);
    setAccessibleDescription(where);
}

void TrustBand::showTrust(const std::optional<replay::TrustFigures>& figures)
{
    setVisible(figures.has_value());
    if (!figures)
        return;
    setPalette({}); // of the theme, not as it was tinted last
    const auto ground = figures->isMadeUp
        ? modeColor(models::Mode::Monitor, palette()) // no verdict
        : toColor(models::trustColour(replay::trustLevel(*figures)));
    auto tinted = palette();
    tinted.setColor(QPalette::Window, ground);
    tinted.setColor(QPalette::WindowText, inkOn(ground));
    setPalette(tinted);
    showWhole(models::trustSentence(*figures));
    setAccessibleName(text());
}

void TrustBand::mouseReleaseEvent(QMouseEvent* event)
{
    WholeLabel::mouseReleaseEvent(event);
    if (m_leads && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())
        && !hasSelectedText())
        emit activated();
}

void TrustBand::keyPressEvent(QKeyEvent* event)
{
    const bool isKey = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Space;
    if (m_leads && isKey)
        emit activated();
    else
        WholeLabel::keyPressEvent(event);
}

// A label shows no focus by itself.
void TrustBand::paintEvent(QPaintEvent* event)
{
    WholeLabel::paintEvent(event);
    if (!m_leads || !hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
    painter.drawRect(rect().adjusted(2, 2, -3, -3));
}

} // namespace fairlead::views
