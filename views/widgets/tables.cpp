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

constexpr int rowsThatDecideWidth = 64; // of a column; it is measured anew with every change

void showColumnMenu(QHeaderView& header, QPoint position)
{
    auto* menu = new QMenu(&header);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < header.count(); ++column) { // the first one stays
        auto* action
            = menu->addAction(header.model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header.isSectionHidden(column));
        QObject::connect(action, &QAction::toggled, &header, [&header, column](bool on) {
            header.setSectionHidden(column, !on);
            if (on && header.sectionSize(column) < 24)
                header.resizeSection(column, header.defaultSectionSize());
        });
    }
    menu->popup(header.viewport()->mapToGlobal(position));
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
    setUpHeader(*view.header(), name + QStringLiteral("Header"));
}

void setUpHeader(QHeaderView& header, const QString& name)
{
    header.setObjectName(name);
    header.setStretchLastSection(false);
    header.setHighlightSections(false);
    header.setMinimumSectionSize(24);
    header.setResizeContentsPrecision(rowsThatDecideWidth);
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&header, &QWidget::customContextMenuRequested, &header,
                     [&header](QPoint position) { showColumnMenu(header, position); });
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

} // namespace fairlead::views
