// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/naturalsort.h"
#include "models/lists/roles.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>
#include <QAbstractListModel>

using namespace fairlead::models;

namespace {

/// A column of names or numbers.
class Column : public QAbstractListModel
{
public:
    explicit Column(QVariantList values)
        : m_values(std::move(values))
    {
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_values.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        return role == SortRole ? m_values[index.row()] : QVariant();
    }

private:
    QVariantList m_values;
};

QVariantList sorted(const QVariantList& values, Qt::SortOrder order = Qt::AscendingOrder)
{
    Column column(values);
    NaturalSort sort;
    sort.setSourceModel(&column);
    const QAbstractItemModelTester tester(&sort,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    sort.sort(0, order);
    QVariantList shown;
    for (int row = 0; row < sort.rowCount(); ++row)
        shown << sort.index(row, 0).data(SortRole);
    return shown;
}

} // namespace

/// Tables that a click on a header sorts.
class NaturalSortTest : public QObject
{
    Q_OBJECT

private slots:
    void namesGoByTheirNumbers()
    {
        const QVariantList wanted{"group2", "group10", "group11"};
        QCOMPARE(sorted({"group10", "group2", "group11"}), wanted);
        const QVariantList backwards{"group11", "group10", "group2"};
        QCOMPARE(sorted({"group10", "group2", "group11"}, Qt::DescendingOrder), backwards);
    }

    void numbersStayNumbers()
    {
        const QVariantList wanted{-1.0, 2.0, 10.0};
        QCOMPARE(sorted({10.0, -1.0, 2.0}), wanted);
    }
};

FAIRLEAD_QTTEST(NaturalSortTest)
#include "tst_naturalsort.moc"
