// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/textwithbuttons.h"

#include "views/theme/textsizes.h"

#include <QBoxLayout>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace fairlead::views {

namespace {
constexpr int leastCharacters = 36; // a line that can be read
} // namespace

TextWithButtons::TextWithButtons(QLabel* text, const QList<QWidget*>& buttons, QWidget* parent)
    : QWidget(parent)
    , m_text(text)
    , m_buttons(buttons)
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(1); // it says itself how narrow it may be
    m_line->setSpacing(gapInside);
    for (auto* button : m_buttons)
        m_line->addWidget(button);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gapInside);
    m_layout->addWidget(m_text, 1);
    m_layout->addLayout(m_line);
}

/// A short text needs no more than it is long.
int TextWithButtons::leastText() const
{
    const auto metrics = m_text->fontMetrics();
    return std::min(metrics.horizontalAdvance(m_text->text()) + 1,
                    leastCharacters * metrics.averageCharWidth());
}

int TextWithButtons::buttonsWidth() const
{
    int width = 0;
    for (const auto* button : m_buttons) {
        if (!button->isHidden())
            width += (width > 0 ? gapInside : 0) + button->sizeHint().width();
    }
    return width;
}

int TextWithButtons::oneLine() const
{
    return leastText() + gapInside + buttonsWidth();
}

QSize TextWithButtons::sizeHint() const
{
    return {oneLine(), QWidget::sizeHint().height()};
}

QSize TextWithButtons::minimumSizeHint() const
{
    int widest = 0;
    for (const auto* button : m_buttons) {
        if (!button->isHidden())
            widest = std::max(widest, button->minimumSizeHint().width());
    }
    return {widest, QWidget::minimumSizeHint().height()};
}

bool TextWithButtons::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

void TextWithButtons::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void TextWithButtons::arrange()
{
    const bool isBelow = width() < oneLine();
    const auto across = QBoxLayout::LeftToRight;
    const auto down = QBoxLayout::TopToBottom;
    m_layout->setDirection(isBelow ? down : across);
    m_line->setDirection(isBelow && width() < buttonsWidth() ? down : across);
    m_line->setAlignment(isBelow ? Qt::AlignLeft : Qt::Alignment());
}

} // namespace fairlead::views
