// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/durations.h"
#include "engine/priority/evaluation.h"
#include "models/accounting/store/seriesreading.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fairlead;
using namespace fairlead::accounting;
using durations::hour;

class SeriesReadingTest : public QObject
{
    Q_OBJECT

private:
    /// As slurmdbd tells it: an hour of each user for so many days.
    static SnapshotRecords recordsOf(std::int64_t days)
    {
        SnapshotRecords records;
        records.cluster = "series";
        records.computedAt = records.takenAt = 1790000000;
        records.usageForm = UsageForm::FromHistory;
        (void)setParameter(records.policy, "PriorityDecayHalfLife", "14-0").has_value();
        records.assocs.resize(2);
        records.assocs[0].account = "root";
        records.assocs[1].account = "physics";
        records.assocs[1].parent = "root";
        for (int user = 0; user < 8; ++user) {
            AssocRecord assoc;
            assoc.account = "physics";
            assoc.user = "user" + std::to_string(user);
            records.assocs.push_back(assoc);
            for (std::int64_t ago = 1; ago <= days * 24; ++ago) {
                HistoryRecord part;
                part.account = assoc.account;
                part.user = assoc.user;
                part.start = records.computedAt - ago * hour;
                part.end = part.start + hour;
                part.rate = 1.0 + static_cast<double>((ago * 7 + user) % 13);
                records.history.push_back(part);
            }
        }
        return records;
    }

    static std::vector<long double> usageOf(SnapshotRecords records, const char* halfLife)
    {
        const auto now = records.computedAt;
        auto inputs = baselineInputs(*buildSnapshot(std::move(records)), now);
        (void)setParameter(inputs.policy, "PriorityDecayHalfLife", halfLife).has_value();
        return evaluate(inputs)->assocs.rawUsage;
    }

private slots:
    void aLongHistoryIsKeptByDays()
    {
        const auto records = recordsOf(180);
        const auto kept = forSeries(records);
        QVERIFY(kept.history.size() * 8 < records.history.size());
        QVERIFY(usageOf(kept, "14-0") == usageOf(records, "14-0"));
        const auto whole = usageOf(records, "7-0");
        const auto coarse = usageOf(kept, "7-0");
        QVERIFY(whole != usageOf(records, "14-0"));
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(std::abs(coarse[i] - whole[i]) <= 0.005L * whole[i]);
    }

    /// A job of a month that began on a day is not smeared over those of that day.
    void longPartsStayWhatTheyAre()
    {
        auto records = recordsOf(180);
        HistoryRecord month;
        month.account = "physics";
        month.user = "user0";
        month.start = records.computedAt - 100 * 24 * hour;
        month.end = month.start + 30 * 24 * hour;
        month.rate = 777;
        records.history.push_back(month);
        const auto kept = forSeries(records);
        QCOMPARE(std::ranges::count_if(kept.history,
                                       [&](const HistoryRecord& part) {
                                           return part.start == month.start && part.end == month.end
                                               && part.rate == 777;
                                       }),
                 1);
    }

    void aShortOneStaysAsItIs()
    {
        const auto records = recordsOf(30);
        const auto kept = forSeries(records);
        QCOMPARE(kept.history.size(), records.history.size());
        QVERIFY(kept.usageForm == UsageForm::FromHistory);
    }
};

FAIRLEAD_QTTEST(SeriesReadingTest)
#include "tst_seriesreading.moc"
