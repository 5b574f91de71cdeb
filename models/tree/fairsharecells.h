// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/fairsharetable.h"
#include "models/pies/colourmap.h"
#include "models/tree/fairsharecolumns.h"

#include <QVariant>

#include <memory>

namespace fairlead::models {

class ScenarioDocument;

/// What stands in a cell of the fairshare by credential: text, raw value, tool tip, windows and
/// colour. Colours are those of the accounts in the document.
class FairshareCells
{
    Q_DECLARE_TR_FUNCTIONS(FairshareCells)

public:
    FairshareCells() = default;
    /// The table is set; the document must outlive the cells.
    FairshareCells(std::shared_ptr<const FairshareTable> table, const ScenarioDocument* document)
        : m_table(std::move(table))
        , m_document(document)
    {
    }

    [[nodiscard]] QVariant ofEverybody(int column, int role) const;
    /// Of the row above the credentials of one kind.
    [[nodiscard]] static QVariant ofKind(Credential cred, int column, int role);
    /// `row` is one of the table.
    [[nodiscard]] QVariant ofRow(const FairshareRow& row, int column, int role) const;

private:
    [[nodiscard]] static QString kindName(Credential cred);
    [[nodiscard]] QVariant sortValue(const FairshareRow& row, int column) const;
    [[nodiscard]] QString display(const FairshareRow& row, int column) const;
    [[nodiscard]] QString toolTip(const FairshareRow& row, int column) const;
    [[nodiscard]] QString windowsText(const FairshareRow* row) const;
    [[nodiscard]] SliceColour colourOf(const FairshareRow& row) const;
    [[nodiscard]] static QString targetHelp(const FairshareRow& row);

    std::shared_ptr<const FairshareTable> m_table;
    const ScenarioDocument* m_document = nullptr;
};

} // namespace fairlead::models
