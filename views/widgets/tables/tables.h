// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QModelIndexList>
#include <QString>

class QAbstractItemView;
class QHeaderView;
class QTreeView;

namespace fairlead::views {

/// How every table and tree of the window looks and behaves: flat, dense, one row high, toned
/// cells, a header whose context menu shows and hides columns. `name` is the object name.
void setUpTree(QTreeView& view, const QString& name, const QString& accessibleName);
/// A tree view that is a table: no branches, rows selected as a whole.
void setUpTable(QTreeView& view, const QString& name, const QString& accessibleName);
/// The part of it that headers of other views share.
void setUpHeader(QHeaderView& header, const QString& name);
/// The selected rows, each once, by their first column, in the order in which they are shown.
QModelIndexList selectedFromTop(const QAbstractItemView& view);
/// Ctrl+C copies the selected rows as they are shown, cells separated by tabs.
void addCopyAction(QAbstractItemView& view);
/// The same, as text.
QString rowsAsText(const QAbstractItemView& view, const QHeaderView& header);
/// The widest change of a factor, for the room that its column keeps.
QString changeSample();
/// A column of names that may be very long is as wide as what it shows, up to thirty characters.
/// Cut in the middle; the tool tips are the model's. Again after each change of what it shows.
void boundColumn(QTreeView& view, int column);
/// So many rows are in sight however small the window gets; once it has its model.
void keepRows(QTreeView& view, int rows);
/// Hides all columns but these.
void showColumns(QTreeView& view, const QList<int>& columns);

} // namespace fairlead::views
