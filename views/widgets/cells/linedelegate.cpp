// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/linedelegate.h"

#include "views/widgets/inputs/refusal.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace fairlead::views {

LineDelegate::LineDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

QWidget* LineDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                    const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    editor->setFrame(false);
    const auto alignment = index.data(Qt::TextAlignmentRole);
    if (alignment.isValid())
        editor->setAlignment(static_cast<Qt::Alignment>(alignment.toInt()));
    return editor;
}

void LineDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                const QModelIndex& index) const
{
    const auto why = commit(*editor, *model, index);
    m_isRefused = !why.isEmpty();
    if (m_isRefused)
        Refusal::show(*editor, why);
    else
        Refusal::end(*editor);
}

bool LineDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* line = qobject_cast<QLineEdit*>(watched);
    const bool isKey = line != nullptr && event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return CellDelegate::eventFilter(watched, event);
    emit commitData(line);
    if (m_isRefused)
        line->selectAll();
    else
        emit closeEditor(line);
    return true;
}

} // namespace fairlead::views
