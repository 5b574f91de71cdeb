// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/scenariodocument.h"
#include "tests/support/longestwait.h"
#include "tests/support/queuetext.h"

#include <QAbstractItemModel>
#include <QSignalSpy>
#include <QStringList>

#include <atomic>
#include <latch>

namespace fairlead::tests {

/// Counts everything that a model can say about its rows.
struct ModelSignals
{
    explicit ModelSignals(const QAbstractItemModel& model)
        : changed(&model, &QAbstractItemModel::dataChanged)
        , inserted(&model, &QAbstractItemModel::rowsInserted)
        , removed(&model, &QAbstractItemModel::rowsRemoved)
        , moved(&model, &QAbstractItemModel::rowsMoved)
        , laidOut(&model, &QAbstractItemModel::layoutChanged)
        , reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    QSignalSpy changed;
    QSignalSpy inserted;
    QSignalSpy removed;
    QSignalSpy moved;
    QSignalSpy laidOut;
    QSignalSpy reset;
};

/// The texts of one column, top down; children are indented by two blanks.
inline QStringList printed(const QAbstractItemModel& model, int column = 0,
                           const QModelIndex& parent = {}, const QString& indent = {})
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        lines << indent + model.index(row, column, parent).data().toString();
        lines << printed(model, column, model.index(row, 0, parent), indent + QStringLiteral("  "));
    }
    return lines;
}

/// Lets the worker start only when the test says so.
class Gate
{
public:
    void open() { m_latch.count_down(); }
    models::EvaluationRunner::Gate function()
    {
        return [this] {
            ++m_passed;
            m_latch.wait();
        };
    }
    [[nodiscard]] int passed() const { return m_passed; }

private:
    std::latch m_latch{1};
    std::atomic<int> m_passed = 0;
};

inline void load(models::ScenarioDocument& document, SnapshotRecords records)
{
    const auto snapshot = built(std::move(records));
    document.setSnapshot(snapshot, snapshot->computedAt);
}

} // namespace fairlead::tests

/// Waits until the document shows what its scenario says. For use in test functions.
#define WAIT_EVALUATED(document) QTRY_VERIFY(!(document).isStale() && (document).evaluation())
