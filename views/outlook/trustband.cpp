// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/trustband.h"

#include "models/words/trustwords.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QApplication>
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
    if (figures->isMadeUp)
        m_level.reset(); // no verdict
    else
        m_level = replay::trustLevel(*figures);
    tint();
    showWhole(models::trustSentence(*figures));
    setAccessibleName(text());
}

void TrustBand::tint()
{
    // Of the theme, not as it was tinted last.
    const auto ground = m_level ? toColor(models::trustColour(*m_level))
                                : modeColor(models::Mode::Monitor, QApplication::palette());
    if (palette().color(QPalette::Window) == ground)
        return;
    auto tinted = palette();
    tinted.setColor(QPalette::Window, ground);
    tinted.setColor(QPalette::WindowText, inkOn(ground));
    setPalette(tinted);
}

void TrustBand::changeEvent(QEvent* event)
{
    WholeLabel::changeEvent(event);
    // Another theme changes the palette, and so does tint() itself.
    if (event->type() == QEvent::PaletteChange)
        tint();
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
