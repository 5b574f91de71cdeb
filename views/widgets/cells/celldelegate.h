// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace fairlead::views {

/// Gives cells their tone: changes in their colour, edited cells bold, rows without a rank and
/// assumed values muted. Knows roles and no model.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(QObject* parent = nullptr);

    /// Of every row in letters of that size.
    static int rowHeight(const QFontMetrics& letters);
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    /// A line that has been typed into keeps its text when the cell changes below it.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The same for columns that say a verdict in words: under-served and over-served in their colours.
class VerdictDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit VerdictDelegate(QObject* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace fairlead::views
