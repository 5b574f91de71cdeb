// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/fairsharetable.h"
#include "models/pies/colourmap.h"
#include "models/tree/fairsharecolumns.h"

#include <QVariant>

#include <memory>

namespace fairlead::models {

class ScenarioDocument;

/// What stands in a cell of the fairshare of Moab and Maui: text, raw value, tool tip, windows and
/// colour. Colours are those of the accounts in the document.
class FairshareCells
{
    Q_DECLARE_TR_FUNCTIONS(FairshareCells)

public:
    FairshareCells() = default;
    /// The table is set; the document must outlive the cells.
    FairshareCells(std::shared_ptr<const moab::FsTable> table, const ScenarioDocument* document)
        : m_table(std::move(table))
        , m_document(document)
    {
    }

    [[nodiscard]] QVariant ofEverybody(int column, int role) const;
    /// Of the row above the credentials of one kind.
    [[nodiscard]] static QVariant ofKind(moab::Cred cred, int column, int role);
    /// `row` is one of the table.
    [[nodiscard]] QVariant ofRow(const moab::FsRow& row, int column, int role) const;

private:
    [[nodiscard]] static QString kindName(moab::Cred cred);
    [[nodiscard]] QVariant sortValue(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString display(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString toolTip(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString windowsText(const moab::FsRow* row) const;
    [[nodiscard]] SliceColour colourOf(const moab::FsRow& row) const;
    [[nodiscard]] static QString targetHelp(const moab::FsRow& row);

    std::shared_ptr<const moab::FsTable> m_table;
    const ScenarioDocument* m_document = nullptr;
};

} // namespace fairlead::models
