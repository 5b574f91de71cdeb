// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/usagemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/usage/usagepage.h"
#include "views/widgets/pies/piepair.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class UsagePageTest : public QObject
{
    Q_OBJECT

private:
    static constexpr std::int64_t day = 24 * 3600;

    struct Fixture
    {
        Fixture()
        {
            tests::load(document, tests::guiRecords());
            page.show();
            (void)QTest::qWaitForWindowExposed(&page);
        }
        [[nodiscard]] std::int64_t readAt() const { return document.baseSnapshot()->computedAt; }
        void goTo(std::int64_t moment)
        {
            document.setMoment(moment);
            WAIT_EVALUATED(document);
        }
        models::ScenarioDocument document;
        UsagePage page{&document};
    };
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void whatIsSeenIsAskedFor()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.page.period().to, f.readAt());
        QCOMPARE(f.page.period().from, f.readAt() - 30 * day);
        const QSignalSpy asked(&f.page, &UsagePage::usageRequested);
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(0);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(f.page.period().from, f.readAt() - 7 * day);
    }

    // "Consumed" is what is left after decay, on the page of the shares.
    void piesAndTableCallTheSameTheSame()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        UsageSums sums;
        sums.period = f.page.period();
        sums.tresNames = {"cpu"};
        sums.entries = {{"physics", "alice", {7200.0L}}};
        const auto& baseline = f.document.baseline();
        f.page.showUsage(models::makeUsageView(*baseline->evaluation, baseline->colours, sums));
        QCOMPARE(named<QLabel>(f.page, "consumedTitle")->text(), QStringLiteral("Used"));
        const auto* table = named<QTreeView>(f.page, "usageTable");
        QVERIFY(table->model()
                    ->headerData(models::UsageModel::UsedColumn, Qt::Horizontal)
                    .toString()
                    .startsWith("Used ("));
        PiePair shares;
        shares.setContent({}, {});
        QCOMPARE(named<QLabel>(shares, "consumedTitle")->text(), QStringLiteral("Consumed"));
    }

    // Reports have the same period, also where nobody has opened the page.
    void aPageThatWasNeverSeenHasThePeriod()
    {
        models::ScenarioDocument document;
        const UsagePage page(&document);
        const QSignalSpy asked(&page, &UsagePage::usageRequested);
        tests::load(document, tests::guiRecords());
        WAIT_EVALUATED(document);
        const auto readAt = document.baseSnapshot()->computedAt;
        QCOMPARE(page.period().to, readAt);
        QCOMPARE(page.period().from, readAt - 30 * day);
        QCOMPARE(asked.count(), 0);
    }

    void daysAreWrittenWithTheWholeYear()
    {
        const Fixture f;
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(5);
        const auto* from = named<QDateEdit>(f.page, "usageFrom");
        QVERIFY(from->isVisible());
        QCOMPARE(from->text(), from->date().toString(Qt::ISODate));
    }

    // "2025-12-20" over the day that was there became 2026-12-20, without a word.
    void aDayIsTakenAsItIsTyped()
    {
        const Fixture f;
        WAIT_EVALUATED(f.document);
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(5);
        auto* from = named<QDateEdit>(f.page, "usageFrom");
        const auto type = [&](const char* text) {
            from->setFocus();
            QTest::keyClick(from, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(from, QLatin1String(text));
            QTest::keyClick(from, Qt::Key_Return);
        };
        for (const auto* typed : {"2025-12-20", "2025-01-01", "2026-02-28"}) {
            type(typed);
            QCOMPARE(from->date().toString(Qt::ISODate), QLatin1String(typed));
            QCOMPARE(from->text(), QLatin1String(typed));
        }
        type("2025-3-4");
        QCOMPARE(from->text(), QStringLiteral("2025-03-04"));
        QCOMPARE(f.page.period().from, QDate(2025, 3, 4).startOfDay(Qt::UTC).toSecsSinceEpoch());
    }

    void whatIsNoDayIsRefusedInWords()
    {
        const Fixture f;
        WAIT_EVALUATED(f.document);
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(5);
        auto* from = named<QDateEdit>(f.page, "usageFrom");
        const auto before = from->date();
        for (const auto* text : {"2025-02-30", "yesterday", "20", ""}) {
            from->setFocus();
            QTest::keyClick(from, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(from, Qt::Key_Delete);
            QTest::keyClicks(from, QLatin1String(text));
            QTest::keyClick(from, Qt::Key_Return);
            QCOMPARE(from->date(), before);
            QCOMPARE(from->text(), before.toString(Qt::ISODate));
            const auto* refusal = f.page.findChild<QLabel*>(QStringLiteral("refusal"));
            QVERIFY2(refusal != nullptr && refusal->text().contains("is not a day"), text);
            QVERIFY(!from->findChild<QLineEdit*>()->isModified()); // Ctrl+Z is the scenario's
        }
    }

    void aDayIsSteppedByItsParts()
    {
        const Fixture f;
        WAIT_EVALUATED(f.document);
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(5);
        auto* from = named<QDateEdit>(f.page, "usageFrom");
        from->setDate(QDate(2025, 12, 20));
        from->setFocus();
        from->findChild<QLineEdit*>()->setCursorPosition(0);
        QTest::keyClick(from, Qt::Key_Down);
        QCOMPARE(from->text(), QStringLiteral("2024-12-20"));
        from->findChild<QLineEdit*>()->setCursorPosition(10);
        QTest::keyClick(from, Qt::Key_Up);
        QCOMPARE(from->text(), QStringLiteral("2024-12-21"));
        QVERIFY(!from->findChild<QLineEdit*>()->isModified());
    }

    void aDayThatWasTakenAlongComesBack()
    {
        const Fixture f;
        named<QComboBox>(f.page, "usagePeriod")->setCurrentIndex(5);
        auto* from = named<QDateEdit>(f.page, "usageFrom");
        auto* to = named<QDateEdit>(f.page, "usageTo");
        const auto first = from->date();
        const auto last = to->date();
        to->setDate(last.addYears(-1)); // one key too many
        QCOMPARE(from->date(), to->date());
        to->setDate(last);
        QCOMPARE(from->date(), first);
        from->setDate(last.addDays(3));
        QCOMPARE(to->date(), last.addDays(3));
        from->setDate(first);
        QCOMPARE(to->date(), last);
    }

    // What managers ask for; as a range it has the same days.
    void aMonthIsThatOfTheCalendar()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* chosen = named<QComboBox>(f.page, "usagePeriod");
        const auto today = QDateTime::fromSecsSinceEpoch(f.readAt(), Qt::UTC).date();
        const QDate first(today.year(), today.month(), 1);
        const auto start
            = [](const QDate& date) { return date.startOfDay(Qt::UTC).toSecsSinceEpoch(); };
        chosen->setCurrentIndex(3);
        QCOMPARE(f.page.period().from, start(first));
        QCOMPARE(f.page.period().to, f.readAt());
        chosen->setCurrentIndex(4);
        QCOMPARE(f.page.period().from, start(first.addMonths(-1)));
        QCOMPARE(f.page.period().to, start(first));
        chosen->setCurrentIndex(5);
        QCOMPARE(f.page.period().from, start(first.addMonths(-1)));
        QCOMPARE(f.page.period().to, start(first));
    }

    // The last days are those before the moment of the time line.
    void thePeriodEndsAtTheMoment()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const QSignalSpy asked(&f.page, &UsagePage::usageRequested);
        f.goTo(f.readAt() - 3 * day);
        QVERIFY(asked.count() > 0);
        QCOMPARE(f.page.period().to, f.readAt() - 3 * day);
        QCOMPARE(f.page.period().from, f.readAt() - 33 * day);
    }

    // What will be used then is not known.
    void beforeAComingMomentItEndsAtTheReading()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.goTo(f.readAt() + 3 * day);
        QCOMPARE(f.page.period().to, f.readAt());
    }
};

FAIRLEAD_QTTEST(UsagePageTest)
#include "tst_usagepage.moc"
