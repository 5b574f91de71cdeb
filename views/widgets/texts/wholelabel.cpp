// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/wholelabel.h"

#include <QResizeEvent>

#include <algorithm>

namespace fairlead::views {

WholeLabel::WholeLabel(int leastLines, QWidget* parent)
    : PlainLabel(parent)
    , m_leastLines(leastLines)
{
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    makeRoom();
}

void WholeLabel::showWhole(const QString& text)
{
    setText(text);
    makeRoom();
}

void WholeLabel::resizeEvent(QResizeEvent* event)
{
    PlainLabel::resizeEvent(event);
    if (event->oldSize().width() != width())
        makeRoom();
}

void WholeLabel::makeRoom()
{
    setMinimumHeight(0); // a label's height is never told below it
    const auto needed = text().isEmpty() ? 0 : heightForWidth(width());
    setMinimumHeight(std::max(needed, m_leastLines * fontMetrics().lineSpacing()));
}

} // namespace fairlead::views
