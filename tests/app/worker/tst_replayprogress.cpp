// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/worker/replayprogress.h"
#include "tests/support/qttestmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace fairlead;
using app::ReplayProgress;

class ReplayProgressTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDoneIsTold()
    {
        ReplayProgress progress(this);
        QSignalSpy told(&progress, &ReplayProgress::told);
        const auto count = ReplayProgress::counter(progress.start(), 0.0, 0.5);
        count(0.75);
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(told.last()[0].toDouble(), 0.375);
        progress.stop();
        told.clear();
        progress.start();
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(told.last()[0].toDouble(), 0.0); // anew
    }

    /// A finding about the schedulers is replayed twice, one after the other.
    void nothingIsUndone()
    {
        ReplayProgress progress(this);
        const auto done = progress.start();
        const auto count = ReplayProgress::counter(done, 0.0, 0.7);
        count(1.0);
        count(0.1);
        QCOMPARE(done->load(), 0.7);
        ReplayProgress::counter(done, 0.7, 0.3)(0.0);
        QCOMPARE(done->load(), 0.7);
    }
};

FAIRLEAD_QTTEST(ReplayProgressTest)
#include "tst_replayprogress.moc"
