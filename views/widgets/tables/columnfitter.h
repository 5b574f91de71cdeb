// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QString>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTimer;
class QTreeView;

namespace fairlead::views {

/// What the columns of a table need. A column that is in no list holds numbers: it is never
/// narrower than what it shows. In a table with names what is cut is cut in the middle.
struct ColumnPlan
{
    QList<int> names{}; ///< accounts: never narrower than twelve characters
    QList<int>
        words{}; ///< end in an ellipsis after twelve characters when there is no room for more
    QList<int> stretched{}; ///< share the room that is left; titles of those without names give way
    QList<int> givingWay{}; ///< secondary: go when there is no room, the first first
    QHash<int, QString>
        samples{}; ///< text that always has room, so that nothing moves when it comes
};

/// Gives the columns of a table their room. A new list is measured at once, numbers that change or
/// are scrolled to at most five times a second, and then columns only grow, so that nothing jumps
/// under a moving slider. Without room for all, secondary columns go; they come back with the room,
/// or by the header's menu. A table that nobody sees is measured when it is shown. (With
/// QHeaderView::ResizeToContents this takes half of the window's time.) Belongs to the view.
class ColumnFitter : public QObject
{
    Q_OBJECT

public:
    /// The model has been set; columns that are hidden are not wanted.
    ColumnFitter(QTreeView* view, const ColumnPlan& plan);
    ColumnFitter(QTableView* view, const ColumnPlan& plan);

    /// The one of a view, null without.
    static ColumnFitter* of(const QAbstractItemView* view);
    /// Measures the view's columns anew: it shows something else.
    static void refit(QAbstractItemView* view);
    /// Shows a column when there is room for it, or never, unless the user has chosen. For views
    /// with and without a fitter.
    static void want(QAbstractItemView* view, int column, bool wanted);

    /// The user wants to see a column, or not, whether there is room or not.
    void choose(int column, bool wanted);
    /// [column] what the user chose.
    [[nodiscard]] const QHash<int, bool>& choices() const { return m_choices; }
    [[nodiscard]] bool isWanted(int column) const { return m_wanted.contains(column); }
    /// Two tables of one kind side by side show the same columns.
    static void pair(const QAbstractItemView* one, const QAbstractItemView* other);
    /// The room that names and numbers take when everything secondary but `with` has gone, in
    /// pixels.
    [[nodiscard]] int leastWidth(const QList<int>& with = {}) const;
    /// Another text that always has room in a column, as bold as what was edited if it may be.
    void setSample(int column, const QString& text, bool mayBeEdited = true);
    /// The widest texts of a column. Of all rows: its room then does not depend on which of them
    /// have been seen.
    void setTexts(int column, const QStringList& texts, bool areOfAll);
    /// Whether columns are about to follow what the view shows.
    [[nodiscard]] bool isWaiting() const;
    /// How many pixels a name of twelve characters takes in a cell.
    static int nameWidth(const QAbstractItemView& view);

signals:
    /// leastWidth() may be another one.
    void measured();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ColumnFitter(QAbstractItemView* view, QHeaderView* header, const ColumnPlan& plan);
    void startAnew();
    void fit();
    void measure();
    void bringBack();
    void layOut();
    [[nodiscard]] QHash<int, int> sharedOut(int spare, const QList<int>& shown) const;
    [[nodiscard]] int leastOf(int column) const;
    [[nodiscard]] int titleOf(int column) const;
    [[nodiscard]] int sampleWidth(int column) const;
    [[nodiscard]] int indentation() const;
    [[nodiscard]] QList<int> fittingColumns() const;
    [[nodiscard]] QList<int> shownColumns();
    void noteSize(int column);

    QAbstractItemView* m_view;
    QHeaderView* m_header;
    ColumnPlan m_plan;
    QTimer* m_soon;
    QPointer<ColumnFitter> m_pair; ///< of the same columns
    QList<int> m_fitting; ///< columns that there is room for
    QSet<int> m_wanted;
    QSet<int> m_known; ///< whose samples are the widest of all texts
    QSet<int> m_plain; ///< whose samples are never bold
    QHash<int, bool> m_choices; ///< of the user: these stay, or stay away
    QSet<int> m_byHand; ///< as wide as the user has made it
    QHash<int, int> m_measured; ///< pixels for all of its text
    QHash<int, int> m_untitled; ///< the same without its title
    bool m_isNew = true; // columns may shrink
    bool m_isLayingOut = false;
};

} // namespace fairlead::views
