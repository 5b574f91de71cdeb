// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/scrolledlabel.h"

#include "views/widgets/texts/plainlabel.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace fairlead::views {

namespace {
constexpr int leastLines = 2;
}

ScrolledLabel::ScrolledLabel(const QString& name, QWidget* parent)
    : QScrollArea(parent)
    , m_label(new PlainLabel)
{
    m_label->setObjectName(name);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(m_label);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::NoFocus);
    hide(); // until it says something
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int /*least*/, int most) {
        setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); // keys scroll what is cut
    });
}

QString ScrolledLabel::text() const
{
    return m_label->text();
}

void ScrolledLabel::setText(const QString& text)
{
    m_label->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    updateGeometry();
}

QSize ScrolledLabel::sizeHint() const
{
    const auto hint = m_label->sizeHint();
    const int wide = width() > 0 ? width() : hint.width();
    return {hint.width(), m_label->heightForWidth(wide)};
}

QSize ScrolledLabel::minimumSizeHint() const
{
    const int least = leastLines * m_label->fontMetrics().lineSpacing();
    return {m_label->minimumSizeHint().width(), std::min(least, sizeHint().height())};
}

void ScrolledLabel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace fairlead::views
