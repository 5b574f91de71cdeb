// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/conflicts.h"
#include "models/lists/syncedtablemodel.h"

#include <QString>

#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// The edits that met a source which has changed, in the scenario's order, with both sides.
class ConflictsModel : public SyncedTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        EditColumn, ///< "shares of geist"
        MineColumn, ///< what the edit sets
        BeforeColumn, ///< the source's value when the edit was made
        NowColumn, ///< the source's value now
        WhatColumn, ///< what happened, in words
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ConflictsModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~ConflictsModel() override;

    [[nodiscard]] const EditConflict& conflict(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)];
    }
    /// Conflicts that nobody has decided yet.
    [[nodiscard]] int openCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

signals:
    /// Rows or openCount() are others.
    void conflictsChanged();

private:
    [[nodiscard]] static QString whatHappened(const EditConflict& conflict);

    ScenarioDocument* m_document;
    std::vector<EditConflict> m_rows;
};

} // namespace fairlead::models
