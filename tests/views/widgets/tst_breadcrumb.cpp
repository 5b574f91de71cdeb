// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/breadcrumb.h"

#include <QTest>

using fairlead::views::Breadcrumb;

class BreadcrumbTest : public QObject
{
    Q_OBJECT

private slots:
    /// With buttons it was taller: pies below it moved down at the first click on an account.
    void aPathIsAsHighAsTheCluster()
    {
        Breadcrumb path;
        path.setPath({QStringLiteral("limoges")});
        const int height = path.minimumSizeHint().expandedTo(path.minimumSize()).height();
        path.setPath(
            {QStringLiteral("limoges"), QStringLiteral("unilim"), QStringLiteral("geist")});
        QCOMPARE(path.minimumSizeHint().expandedTo(path.minimumSize()).height(), height);
    }
};

FAIRLEAD_QTTEST(BreadcrumbTest)
#include "tst_breadcrumb.moc"
