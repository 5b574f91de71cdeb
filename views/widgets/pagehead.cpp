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

QSize PageHead::minimumSizeHint() const
{
    return {std::max(m_title->minimumWidth(), m_controls->minimumSizeHint().width()),
            QWidget::minimumSizeHint().height()};
}

void PageHead::resizeEvent(QResizeEvent* event)
{
    const int inOneLine
        = m_title->minimumWidth() + gapBetween + m_controls->minimumSizeHint().width();
    const bool isNarrow = event->size().width() < inOneLine;
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setAlignment(m_controls, isNarrow ? Qt::AlignLeft : Qt::Alignment());
    QWidget::resizeEvent(event);
}

} // namespace fairlead::views
