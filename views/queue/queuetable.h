// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/priority/jobwords.h"

#include <QTableView>

#include <optional>
#include <vector>

class QMenu;

namespace fairlead::models {
class JobTermsModel;
class QueueModel;
} // namespace fairlead::models

namespace fairlead::views {

class FactorBarDelegate;

/// The ranked queue with a stacked factor bar in each row. The selected row stays in sight when the
/// queue is ranked anew, and rows that a search hides stay selected.
class QueueTable : public QTableView
{
    Q_OBJECT

public:
    /// `chosen` holds the rows that are selected, hidden ones too; it follows the document before
    /// the queue does.
    QueueTable(models::QueueModel* model, const models::JobTermsModel* chosen,
               QWidget* parent = nullptr);

    /// The selected queue entries from top to bottom, then the hidden ones.
    [[nodiscard]] std::vector<RowIndex> selectedRows() const;
    void selectEntry(RowIndex entry);
    /// Other rows are shown than before: those that are selected, or else the best ranks.
    void showHits();
    /// Selects the next row or the one before, round and round; without a selection the first or
    /// last.
    void selectNext(int step);
    /// What somebody chose of the columns and their order, to be kept: "qos shown", "state hidden",
    /// "job descending".
    [[nodiscard]] QStringList choices() const;
    void setChoices(const QStringList& choices);
    /// What can be asked about the selected job, for a menu.
    void fillMenu(QMenu& menu);

signals:
    void selectionChangedTo(const std::vector<fairlead::RowIndex>& rows);
    /// Somebody wants to see the account of a job.
    void accountRequested(fairlead::AssocIndex account);
    /// Somebody wants to know what would put a job at another rank.
    void reachRequested(fairlead::RowIndex row);
    /// Somebody wants to know where more jobs like this one would stand.
    void planRequested(fairlead::RowIndex row);
    /// Somebody wants to know when one of two jobs overtakes the other.
    void overtakingRequested(fairlead::RowIndex first, fairlead::RowIndex second);

protected:
    QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex& index, const QEvent* event = nullptr) const override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    void setUpColumns();
    void updateColumns();
    void updateAxis();
    void beginArranging();
    void noteSight();
    void stayInPlace();
    void keepInSight();
    void restoreSelection();
    void fillMenu(QMenu& menu, const QModelIndex& index);
    [[nodiscard]] AssocIndex accountOf(const QModelIndex& index) const;

    models::QueueModel* m_model;
    const models::JobTermsModel* m_chosen;
    bool m_isArranging = false;
    mutable bool m_isNewSelection = false; ///< what is hidden is no longer selected
    std::vector<JobWord> m_listed; ///< what the columns were chosen for
    std::optional<bool> m_wasInSight; // the current row, before rows began to move
    bool m_wasAtTop = false; // likewise the best ranks
    QPersistentModelIndex m_current; // it
    int m_currentRow = -1; // where it stood then
    FactorBarDelegate* m_bars = nullptr;
};

} // namespace fairlead::views
