// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/choicename.h"

#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QEvent>

namespace fairlead::views {

namespace {

/// Qt looks for labels among what has the same parent: it follows its box into every layout.
class UnseenLabel : public PlainLabel
{
public:
    UnseenLabel(const QString& text, QComboBox& box)
        : PlainLabel(text, box.parentWidget() == nullptr ? &box : box.parentWidget())
    {
        hide();
        setBuddy(&box);
        box.installEventFilter(this);
        connect(&box, &QObject::destroyed, this, &QObject::deleteLater);
    }

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ParentChange && watched == buddy()
            && buddy()->parentWidget() != nullptr)
            setParent(buddy()->parentWidget());
        return PlainLabel::eventFilter(watched, event);
    }
};

} // namespace

void nameChoice(QComboBox& box, const QString& name)
{
    box.setAccessibleName(name);
    new UnseenLabel(name, box);
}

} // namespace fairlead::views
