// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/refusalline.h"

#include <QLayout>

namespace fairlead::views {

RefusalLine::RefusalLine(const QString& name, QWidget* dialog)
    : PlainLabel(dialog)
{
    setObjectName(name);
    setWordWrap(true);
    hide();
    dialog->setMinimumWidth(dialog->fontMetrics().averageCharWidth() * 56);
}

void RefusalLine::say(const QString& text)
{
    setText(text);
    show();
    auto* dialog = window();
    dialog->layout()->activate();
    const int width = dialog->width();
    dialog->resize(width, qMax(dialog->height(), dialog->layout()->totalHeightForWidth(width)));
}

} // namespace fairlead::views
