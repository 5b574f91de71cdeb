// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/priority/jobwords.h"

#include <QTableView>

#include <optional>
#include <vector>

namespace fairlead::models {
class QueueModel;
}

namespace fairlead::views {

class FactorBarDelegate;

/// The ranked queue with a stacked factor bar in each row. The selected row stays in sight when the
/// queue is ranked anew.
class QueueTable : public QTableView
{
    Q_OBJECT

public:
    explicit QueueTable(models::QueueModel* model, QWidget* parent = nullptr);

    /// The selected queue entries from top to bottom.
    [[nodiscard]] std::vector<RowIndex> selectedRows() const;
    void selectEntry(RowIndex entry);
    /// Without edits no row has moved, and the column stays away.
    void showChanges(bool shown);

signals:
    void selectionChangedTo(const std::vector<fairlead::RowIndex>& rows);

protected:
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    void setUpColumns();
    void setNameWidths();
    void updateColumns();
    void updateAxis();
    void noteSight();
    void keepInSight();

    models::QueueModel* m_model;
    std::vector<JobWord> m_listed; ///< what the columns were chosen for
    bool m_showsChanges = false;
    std::optional<bool> m_wasInSight; // the current row, before rows began to move
    FactorBarDelegate* m_bars = nullptr;
};

} // namespace fairlead::views
