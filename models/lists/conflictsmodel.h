// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/conflicts.h"
#include "models/lists/listmodel.h"

#include <QString>

namespace fairlead::models {

class ScenarioDocument;

/// The edits that met a source which has changed, in the scenario's order, with both sides.
class ConflictsModel : public ListModel<EditConflict>
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

    [[nodiscard]] const EditConflict& conflict(int row) const { return ListModel::row(row); }
    /// Conflicts that nobody has decided yet.
    [[nodiscard]] int openCount() const;

signals:
    /// Rows or openCount() are others.
    void conflictsChanged();

private:
    [[nodiscard]] QVariant value(const EditConflict& row, int column, int role) const override;
    [[nodiscard]] static QString whatHappened(const EditConflict& conflict);

    ScenarioDocument* m_document;
};

} // namespace fairlead::models
