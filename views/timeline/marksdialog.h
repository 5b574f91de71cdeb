// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/listmodel.h"
#include "views/timeline/timelinemark.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace fairlead::views {

/// The marks of the time line, the oldest first.
class MarksModel : public models::ListModel<TimelineMark>
{
    Q_OBJECT

public:
    enum Column
    {
        MomentColumn,
        KindColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit MarksModel(QObject* parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks);
    [[nodiscard]] std::int64_t momentAt(int row) const { return this->row(row).moment; }
};

/// The marks of the time line in a table, and the way to the moment of each. Stays beside the
/// window; deletes itself when it is closed.
class MarksDialog : public QDialog
{
    Q_OBJECT

public:
    explicit MarksDialog(QWidget* parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks);
    /// The last mark at or before the moment becomes the current row.
    void lookAt(std::int64_t moment);
    [[nodiscard]] MarksModel* model() const { return m_model; }

signals:
    void momentChosen(std::int64_t moment);

private:
    void go();
    void refresh();

    std::vector<TimelineMark> m_marks; ///< all of them
    MarksModel* m_model;
    QTreeView* m_table;
    QLabel* m_sentence;
    QCheckBox* m_cycles; ///< there may be thousands, between few other marks
    QPushButton* m_go = nullptr;
};

} // namespace fairlead::views
