// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/tables.h"

#include "views/widgets/celldelegate.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QTreeView>

namespace fairlead::views {

namespace {

void showHeaderMenu(QTreeView& view, QPoint position)
{
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto* model = view.model();
    const int columns = model == nullptr ? 0 : model->columnCount();
    for (int column = 1; column < columns; ++column) { // the first one stays
        auto* action
            = menu->addAction(model->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!view.isColumnHidden(column));
        QObject::connect(action, &QAction::toggled, &view, [&view, column](bool on) {
            view.setColumnHidden(column, !on);
            if (on && view.columnWidth(column) < 24)
                view.resizeColumnToContents(column);
        });
    }
    menu->popup(view.header()->viewport()->mapToGlobal(position));
}

} // namespace

void setUpTree(QTreeView& view, const QString& name, const QString& accessibleName)
{
    view.setObjectName(name);
    view.setAccessibleName(accessibleName);
    view.setUniformRowHeights(true);
    view.setAlternatingRowColors(true);
    view.setAllColumnsShowFocus(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setTextElideMode(Qt::ElideRight);
    view.setItemDelegate(new CellDelegate(&view));
    auto* header = view.header();
    header->setObjectName(name + QStringLiteral("Header"));
    header->setStretchLastSection(false);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(24);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(header, &QWidget::customContextMenuRequested, &view,
                     [&view](QPoint position) { showHeaderMenu(view, position); });
}

void setUpTable(QTreeView& view, const QString& name, const QString& accessibleName)
{
    setUpTree(view, name, accessibleName);
    view.setRootIsDecorated(false);
    view.setItemsExpandable(false);
    view.setExpandsOnDoubleClick(false);
}

void showColumns(QTreeView& view, const QList<int>& columns)
{
    for (int column = 0; column < view.model()->columnCount(); ++column)
        view.setColumnHidden(column, !columns.contains(column));
}

void fitColumns(QTreeView& view, int stretched)
{
    for (int column = 0; column < view.model()->columnCount(); ++column) {
        if (view.isColumnHidden(column))
            continue;
        if (column == stretched) {
            view.header()->setSectionResizeMode(column, QHeaderView::Stretch);
        } else {
            view.resizeColumnToContents(column);
            view.setColumnWidth(column, view.columnWidth(column) + 8);
        }
    }
}

} // namespace fairlead::views
