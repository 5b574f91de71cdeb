// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/agreement.h"
#include "models/lists/roles.h"
#include "models/lists/syncedtablemodel.h"

#include <QString>

#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// Which input came from where, what was assumed, and how many rows agree with what the scheduler
/// itself says (the baseline against sprio and sshare, where the source holds them).
class ProvenanceModel : public SyncedTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        InputColumn,
        OriginColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ProvenanceModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~ProvenanceModel() override;

    /// "1 875 of 1 875 priorities are the same as sprio's": one line for the status bar; empty: no
    /// answers.
    [[nodiscard]] QString agreementText() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString input;
        QString origin;
        bool isAssumed = false;
        bool isEqual = true; // agreement lines: every row agrees
        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] static QString priorityAgreement(const Agreement& agreement);
    [[nodiscard]] static QString fairShareAgreement(const Agreement& agreement);

    ScenarioDocument* m_document;
    std::vector<Row> m_rows;
};

} // namespace fairlead::models
