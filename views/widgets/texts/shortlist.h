// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QTreeView;
class QVBoxLayout;

namespace fairlead::views {

/// A heading and a table of a few rows, as high as its rows; without rows a sentence instead.
class ShortList : public QWidget
{
    Q_OBJECT

public:
    ShortList(const QString& name, const QString& title, const QString& empty,
              QWidget* parent = nullptr);

    /// Without room for all of them, the columns `givingWay` go, and `words` are shortened. These
    /// go too where the list has a line for itself and it is still too narrow.
    void setModel(QAbstractItemModel* model, int rows, const QList<int>& givingWay = {},
                  const QList<int>& words = {});
    /// A line below the heading.
    void setNote(QWidget* note);
    /// The sentence that stands where there are no rows.
    void setEmptyText(const QString& text);
    [[nodiscard]] QTreeView* view() const { return m_view; }
    /// As wide as its numbers and words need it.
    [[nodiscard]] QSize sizeHint() const override;

private:
    void refresh();

    QVBoxLayout* m_layout = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_empty = nullptr;
    int m_rows = 0;
    int m_wordsWidth = 0; ///< of the columns with words, pixels
};

} // namespace fairlead::views
