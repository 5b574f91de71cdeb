// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/naturalsort.h"

#include "models/lists/roles.h"
#include "models/words/naturalorder.h"

namespace fairlead::models {

namespace {
bool isText(const QVariant& value)
{
    return value.metaType().id() == QMetaType::QString;
}
} // namespace

NaturalSort::NaturalSort(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
}

bool NaturalSort::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto one = left.data(SortRole);
    const auto other = right.data(SortRole);
    if (isText(one) && isText(other))
        return comesBefore(one.toString().toStdString(), other.toString().toStdString());
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace fairlead::models
