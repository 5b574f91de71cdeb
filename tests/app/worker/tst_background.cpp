// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/worker/background.h"
#include "tests/support/qttestmain.h"

#include <QTest>
#include <QThread>

#include <optional>
#include <stdexcept>

using namespace fairlead;
using app::Background;

class BackgroundTest : public QObject
{
    Q_OBJECT

private slots:
    void resultsComeBackInOrderOnThisThread()
    {
        Background background;
        QList<int> found;
        bool isElsewhere = false;
        bool isHere = true;
        auto* here = QThread::currentThread();
        for (int i = 0; i < 3; ++i) {
            background.run([i, here] { return std::pair(i, QThread::currentThread() != here); },
                           [&, here](const Result<std::pair<int, bool>>& result) {
                               found << result->first;
                               isElsewhere = result->second;
                               isHere = isHere && QThread::currentThread() == here;
                           });
        }
        QTRY_COMPARE(found, (QList<int>{0, 1, 2}));
        QVERIFY(isElsewhere && isHere);
    }

    void whatAJobThrowsReachesItsCallback()
    {
        Background background;
        QList<Error> errors;
        const auto keep = [&](const auto& result) { errors << result.error(); };
        background.run([]() -> int { throw std::runtime_error("a number"); }, keep);
        background.run([] { throw std::runtime_error("nothing"); }, keep);
        background.run([]() -> Result<QString> { throw std::runtime_error("a result"); }, keep);
        background.run([]() -> Result<QString> { throw std::bad_alloc(); }, keep);
        background.run([]() -> Result<QString> { throw 1; }, keep); // NOLINT: anything can be
        QTRY_COMPARE(errors.size(), 5);
        QCOMPARE(errors[0].detail, "a number");
        QCOMPARE(errors[1].detail, "nothing");
        QCOMPARE(errors[2].detail, "a result");
        QCOMPARE(errors[3].code, ErrorCode::OutOfMemory);
        QCOMPARE(errors[4].code, ErrorCode::Internal);

        std::optional<int> next;
        background.run([] { return 5; }, [&](const Result<int>& result) { next = *result; });
        QTRY_COMPARE(next, 5); // it goes on
    }
};

FAIRLEAD_QTTEST(BackgroundTest)
#include "tst_background.moc"
