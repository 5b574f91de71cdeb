// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/plainmessagebox.h"

#include <QGridLayout>

namespace fairlead::views {

PlainMessageBox::PlainMessageBox(Icon icon, const QString& title, const QString& text,
                                 StandardButtons buttons, QWidget* parent)
    : QMessageBox(icon, title, QString(), buttons, parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

// A message box sizes itself by its text and its buttons alone, and window managers cut the title.
void PlainMessageBox::showEvent(QShowEvent* event)
{
    if (auto* grid = qobject_cast<QGridLayout*>(layout())) {
        auto bold = font(); // as many window managers have it
        bold.setBold(true);
        const int controls = 8 * QFontMetrics(bold).height(); // of a title bar, on both sides
        const int wide = QFontMetrics(bold).horizontalAdvance(windowTitle()) + controls;
        grid->addItem(new QSpacerItem(wide, 0, QSizePolicy::Minimum, QSizePolicy::Fixed),
                      grid->rowCount(), 0, 1, grid->columnCount());
    }
    QMessageBox::showEvent(event);
}

} // namespace fairlead::views
