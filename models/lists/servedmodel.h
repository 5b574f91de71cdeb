// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "models/lists/listmodel.h"
#include "models/pies/colourmap.h"
#include "models/usage/served.h"

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct BaselineFacts;

struct ServedRow
{
    AssocIndex assoc;
    Served served;
};

/// The accounts that are furthest from their promise. One instance for the under-served (worst
/// first), one for the over-served.
class ServedModel : public ListModel<ServedRow>
{
    Q_OBJECT

public:
    enum class Side
    {
        UnderServed,
        OverServed
    };
    enum Column
    {
        AccountColumn,
        PromisedColumn,
        ConsumedColumn,
        ReferenceColumn, ///< what both are parts of
        VerdictColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    ServedModel(ScenarioDocument* document, Side side, int limit = 5, QObject* parent = nullptr);
    ~ServedModel() override;

private:
    [[nodiscard]] QVariant value(const ServedRow& row, int column, int role) const override;
    void refresh();
    void takeGround();
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;
    [[nodiscard]] std::vector<ServedRow> listed() const;
    [[nodiscard]] QString pathText(AssocIndex assoc) const;

    ScenarioDocument* m_document;
    Side m_side;
    int m_limit;
    std::shared_ptr<const Snapshot> m_snapshot; // of the rows
    std::shared_ptr<const BaselineFacts> m_baseline;
    std::shared_ptr<const ServedTable> m_served;
};

} // namespace fairlead::models
