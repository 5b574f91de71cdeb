// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <array>
#include <random>

using namespace fairlead::accounting;

namespace {
constexpr std::array<std::string_view, 4> wanted{"JobId", "JobName", "UserId", "Priority"};
enum Field : std::size_t
{
    JobId,
    JobName,
    UserId,
    Priority
};

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// A line of keys, wanted ones among them, and of words that only look like some.
std::string randomLine(std::mt19937& random)
{
    static constexpr std::array<std::string_view, 15> pieces{
        "JobId=7", "JobName=a", "UserId=ann(1)", "Priority=5", "Priority=",
        "Other=1", "x",         "--mem=6G",      "=",          "A/B:C=*",
        "a=b=c",   "",          "Job",           "JobId",      "Nice=\xc3\xa9"};
    std::string line;
    for (auto left = random() % 12; left > 0; --left)
        line += std::string(pieces[random() % pieces.size()]) + std::string(random() % 3, ' ');
    return line;
}
} // namespace

class KeyValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreFoundInAnyOrder();
    void aJobNameMayHoldAnything();
    void whatIsReadIsWhatTheMapReads();
    void keysWithoutEndAreNoKeysToRemember();
};

void KeyValuesTest::fieldsAreFoundInAnyOrder()
{
    KeyValues keys(wanted);
    keys.read("JobId=1 Priority=2 UserId=ann(1)");
    QCOMPARE(bytes(keys[Priority]), QByteArray("2"));
    QVERIFY(keys.has(JobId) && !keys.has(JobName));
    keys.read("Priority=3 Nice=0 JobId=4  UserId=two   words Priority=9");
    QCOMPARE(bytes(keys[JobId]), QByteArray("4"));
    QCOMPARE(bytes(keys[UserId]), QByteArray("two words"));
    QCOMPARE(bytes(keys[Priority]), QByteArray("3")); // of a repeated key the first counts
    keys.read("");
    QVERIFY(!keys.has(Priority) && keys[Priority].empty());
}

void KeyValuesTest::aJobNameMayHoldAnything()
{
    KeyValues keys(wanted);
    keys.readJob(
        "JobId=7 JobName=a UserId=x  Priority=9 b UserId=ann(1001) GroupId=g(1) Priority=5");
    QCOMPARE(bytes(keys[JobName]), QByteArray("a UserId=x  Priority=9 b"));
    QCOMPARE(bytes(keys[UserId]), QByteArray("ann(1001)"));
    QCOMPARE(bytes(keys[Priority]), QByteArray("5"));
    keys.readJob("JobId=7 Priority=5");
    QCOMPARE(bytes(keys[Priority]), QByteArray("5"));
}

void KeyValuesTest::whatIsReadIsWhatTheMapReads()
{
    std::mt19937 random(11);
    KeyValues keys(wanted); // one for all lines: it learns their order
    for (int round = 0; round < 20000; ++round) {
        const auto line = randomLine(random);
        keys.read(line);
        const auto values = parseKeyValues(line);
        for (std::size_t field = 0; field < wanted.size(); ++field) {
            const auto known = values.find(std::string(wanted[field]));
            QVERIFY2(keys.has(field) == (known != values.end()), line.c_str());
            if (known != values.end())
                QVERIFY2(keys[field] == known->second, line.c_str());
        }
    }
}

void KeyValuesTest::keysWithoutEndAreNoKeysToRemember()
{
    KeyValues keys(wanted);
    for (int i = 0; i < 5000; ++i) {
        const auto line = "K" + std::to_string(i) + "=1 Priority=" + std::to_string(i);
        keys.read(line);
        QCOMPARE(bytes(keys[Priority]), QByteArray::number(i));
    }
}

FAIRLEAD_QTTEST(KeyValuesTest)
#include "tst_keyvalues.moc"
