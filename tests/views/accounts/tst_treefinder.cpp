// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "tests/views/accounts/openaccounts.h"
#include "views/accounts/treefinder.h"

#include <QSignalSpy>

using namespace fairlead;
using namespace fairlead::views;

class TreeFinderTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void aRenameIsFound()
    {
        tests::OpenAccounts f;
        WAIT_EVALUATED(f.document);
        f.dock.finder()->search(models::SearchQuery::parse(QStringLiteral("account:alchemy")));
        QCOMPARE(f.dock.finder()->hits(), 0);
        QVERIFY(f.document.apply(RenameEdit{"chem", "alchemy"}).has_value());
        QTRY_COMPARE(f.dock.finder()->hits(), 1);
        f.document.setScenario({});
        QTRY_COMPARE(f.dock.finder()->hits(), 0);
    }

    // A slider that moves would search the whole tree with each tick.
    void figuresAreNoReasonToSearch()
    {
        tests::OpenAccounts f;
        WAIT_EVALUATED(f.document);
        f.dock.finder()->search(models::SearchQuery::parse(QStringLiteral("account:chem")));
        const QSignalSpy searched(f.dock.finder(), &TreeFinder::hitsChanged);
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "7"}).has_value());
        QVERIFY(f.document.apply(ShareEdit{{"chem", "", ""}, 3}).has_value());
        WAIT_EVALUATED(f.document);
        QCOMPARE(searched.size(), 0);
    }
};

FAIRLEAD_QTTEST(TreeFinderTest)
#include "tst_treefinder.moc"
