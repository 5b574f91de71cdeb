// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSortFilterProxyModel>

namespace fairlead::models {

/// The rows of a model by their SortRole: numbers as numbers, texts as people sort names, group2
/// before group10.
class NaturalSort : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit NaturalSort(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace fairlead::models
