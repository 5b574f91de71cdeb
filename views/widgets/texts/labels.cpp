// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/labels.h"

#include "views/widgets/texts/plainlabel.h"

#include <QLabel>

namespace fairlead::views {

QLabel* wrappedLabel(const QString& name, QWidget* parent)
{
    auto* label = new PlainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void setInk(QLabel& label, const QColor& color)
{
    auto palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

} // namespace fairlead::views
