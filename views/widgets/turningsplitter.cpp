// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/turningsplitter.h"

#include <QResizeEvent>

namespace fairlead::views {

namespace {
constexpr int digitsAcross = 60; // for two lines that can be read
constexpr int linesBelow = 6;
} // namespace

TurningSplitter::TurningSplitter(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
{
}

void TurningSplitter::resizeEvent(QResizeEvent* event)
{
    const int least = digitsAcross * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    turn(event->size().width() < least ? Qt::Vertical : Qt::Horizontal);
    QSplitter::resizeEvent(event);
}

void TurningSplitter::turn(Qt::Orientation way)
{
    if (way == orientation())
        return;
    setOrientation(way);
    for (int i = 0; i < count(); ++i)
        widget(i)->setMinimumHeight(way == Qt::Vertical ? linesBelow * fontMetrics().lineSpacing()
                                                        : 0);
}

} // namespace fairlead::views
