// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/listmodel.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QAbstractItemModelTester>

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

namespace {

/// Numbers, each with the ground that it stands on: a row must never be read with another one.
class NumbersModel : public ListModel<int>
{
public:
    NumbersModel()
    {
        setColumns({
            {QStringLiteral("Number"), QStringLiteral("Counts."),
             [this](const int& number) { return QStringLiteral("%1%2").arg(number).arg(m_ground); },
             [](const int& number) { return number; }, alignedRight},
            {QStringLiteral("Word"), QStringLiteral("Says it."),
             [](const int& number) { return number == 1 ? QStringLiteral("one") : QString(); }},
        });
        setRows({1, 2});
    }

    void show(std::vector<int> rows, QChar ground)
    {
        syncRows(std::move(rows), [&] { m_ground = ground; });
    }

protected:
    [[nodiscard]] QVariant value(const int& row, int column, int role) const override
    {
        return role == IsEditedRole && column == 0 ? QVariant(row > 1) : QVariant();
    }

private:
    QChar m_ground = u'a';
};

} // namespace

class ListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void columnsSayWhatTheyShow()
    {
        NumbersModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), "Word");
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), "Says it.");
        QVERIFY(!model.headerData(2, Qt::Horizontal).isValid());
        QVERIFY(!model.headerData(0, Qt::Vertical).isValid());
        QCOMPARE(model.index(1, 0).data().toString(), "2a");
        QCOMPARE(model.index(1, 0).data(SortRole).toInt(), 2);
        QCOMPARE(model.index(0, 1).data(SortRole).toString(), "one"); // the text
        QCOMPARE(model.index(0, 0).data(Qt::TextAlignmentRole).toInt(), int(alignedRight));
        QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt(), int(alignedLeft));
        QVERIFY(model.index(1, 0).data(IsEditedRole).toBool());
        QVERIFY(!model.data({}).isValid());
    }

    void rowsComeAndGoAtTheEndWithTheirGround()
    {
        NumbersModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const ModelSignals seen(model);
        QStringList read;
        connect(&model, &QAbstractItemModel::rowsRemoved, this, [&] { read = printed(model); });
        connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this,
                [&] { read = printed(model); });

        model.show({7}, u'b');
        QCOMPARE(read, QStringList({"1a"})); // what stays was still read with the old ground
        QCOMPARE(printed(model), QStringList({"7b"}));
        QCOMPARE(seen.removed.count(), 1);
        QCOMPARE(seen.changed.count(), 1);

        model.show({8, 9, 10}, u'c');
        QCOMPARE(read, QStringList({"8c"})); // what comes is never read with it
        QCOMPARE(printed(model), QStringList({"8c", "9c", "10c"}));
        QCOMPARE(seen.inserted.count(), 1);
        QCOMPARE(seen.reset.count(), 0);
    }
};

FAIRLEAD_QTTEST(ListModelTest)
#include "tst_listmodel.moc"
