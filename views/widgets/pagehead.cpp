// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pagehead.h"

#include "views/theme/textsizes.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace fairlead::views {

PageHead::PageHead(QWidget* title, QWidget* controls, QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_controls(controls)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gapBetween);
    m_layout->addWidget(title, 1);
    m_layout->addWidget(controls);
}

int PageHead::leastTitle() const
{
    return std::max(m_title->minimumWidth(), m_title->minimumSizeHint().width());
}

QSize PageHead::minimumSizeHint() const
{
    return {std::max(leastTitle(), m_controls->minimumSizeHint().width()),
            QWidget::minimumSizeHint().height()};
}

// What can be chosen may have become wider: Run is Stop while something runs.
bool PageHead::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void PageHead::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void PageHead::arrange()
{
    const int inOneLine = leastTitle() + gapBetween + m_controls->minimumSizeHint().width();
    const bool isNarrow = width() < inOneLine;
    const auto direction = isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_layout->direction() == direction)
        return;
    m_layout->setDirection(direction);
    m_layout->setAlignment(m_controls, isNarrow ? Qt::AlignLeft : Qt::Alignment());
}

} // namespace fairlead::views
