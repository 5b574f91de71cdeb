// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/partslabel.h"

#include <QPainter>
#include <QStyleOption>

namespace fairlead::views {

PartsLabel::PartsLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QString PartsLabel::shownText() const
{
    auto parts = text().split(separator());
    const auto joined = [&parts] { return parts.join(separator()); };
    bool isCut = false;
    while (parts.size() > 1
           && fontMetrics().horizontalAdvance(joined() + (isCut ? QStringLiteral("…") : QString()))
               > contentsRect().width()) {
        parts.removeLast();
        isCut = true;
    }
    return isCut ? joined() + QStringLiteral("…") : joined();
}

QSize PartsLabel::minimumSizeHint() const
{
    return {1, QLabel::minimumSizeHint().height()};
}

void PartsLabel::paintEvent(QPaintEvent* /*event*/)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    const auto shown
        = fontMetrics().elidedText(shownText(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter,
                          option.palette, isEnabled(), shown, foregroundRole());
}

} // namespace fairlead::views
