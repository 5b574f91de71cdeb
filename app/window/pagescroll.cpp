// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pagescroll.h"

#include <QEvent>

#include <algorithm>

namespace fairlead::app {

namespace {
constexpr int linesToRead = 20; // a heading, a picture and some rows
constexpr int linesToScroll = 6;
constexpr int widestAtLeast = 560; // pixels: with large letters a page may need more than a screen
} // namespace

PageScroll::PageScroll(QWidget* page, bool scrollsItself, QWidget* parent)
    : QScrollArea(parent)
    , m_scrollsItself(scrollsItself)
{
    setObjectName(page->objectName());
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(page);
    makeRoom();
}

QSize PageScroll::minimumSizeHint() const
{
    return {std::min(widget()->minimumSizeHint().width(), widestAtLeast),
            linesToScroll * fontMetrics().lineSpacing()};
}

void PageScroll::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        makeRoom();
}

void PageScroll::makeRoom()
{
    const int lines = m_scrollsItself ? linesToScroll : linesToRead;
    widget()->setMinimumHeight(lines * fontMetrics().lineSpacing());
}

} // namespace fairlead::app
