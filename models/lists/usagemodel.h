// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/pies/colourmap.h"
#include "models/usage/accountusage.h"
#include "models/usage/served.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace fairlead::models {

/// What a period has brought, ready to be shown. Made on a worker.
struct UsageView
{
    AccountUsage usage; ///< of one TRES
    std::shared_ptr<const Evaluation> evaluation; ///< the tree with the usage of the period
    std::shared_ptr<const ServedTable> served; ///< of `evaluation`
    std::shared_ptr<const ColourMap> colours;
    std::vector<Message> notes; ///< what a reader must know
    bool isKnown = true; ///< UsageSums::isKnown
    std::vector<std::string> tresNames; ///< of the source
};
/// Puts sums of one TRES into the tree of an evaluation.
std::shared_ptr<const UsageView> makeUsageView(const Evaluation& evaluation,
                                               const ColourMap& colours, const UsageSums& sums);

/// The tree of a UsageView: accounts, below them sub-accounts and the users with usage. Root is the
/// only top row. Resets with each view.
class UsageModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column
    {
        AccountColumn, ///< the account's or user's own name
        UsedColumn, ///< TRES-hours
        PartColumn, ///< of what the cluster used, with a mark at the promise
        PromisedColumn, ///< part of the cluster that the shares promise, without edits
        DifferenceColumn, ///< used - promised, in percentage points of the cluster
        ColumnCount
    };
    Q_ENUM(Column)

    explicit UsageModel(QObject* parent = nullptr);

    void setView(std::shared_ptr<const UsageView> view);
    [[nodiscard]] const std::shared_ptr<const UsageView>& view() const { return m_view; }
    /// Seconds of what is shown in unit(), without it.
    [[nodiscard]] QString amount(long double seconds) const;
    /// "CPU-hours", "node-hours", "gres/gpu-hours".
    [[nodiscard]] QString unit() const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const std::vector<std::size_t>& childrenOf(const QModelIndex& parent) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t row, int column = AccountColumn) const;
    [[nodiscard]] QVariant display(std::size_t row, Column column) const;
    [[nodiscard]] QVariant value(std::size_t row, Column column) const;
    [[nodiscard]] QVariant colourValue(std::size_t row, int role) const;
    [[nodiscard]] bool isOfCpus() const;

    std::shared_ptr<const UsageView> m_view;
    std::vector<std::size_t> m_top; // rows without a parent
    std::vector<std::vector<std::size_t>> m_children; // [row]
    std::vector<int> m_position; // [row] in its parent's list
};

} // namespace fairlead::models
