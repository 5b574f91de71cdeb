// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/priority.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/clock/decisions.h"
#include "engine/replay/past/past.h"
#include "engine/slurm/usage/rawusage.h"
#include "models/accounting/sources/demo/demo.h"
#include "models/accounting/sources/demo/records/demorecords.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QFile>
#include <QSqlDatabase>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace fairlead;
using namespace fairlead::accounting;

/// The demo clusters are what the user guide says they are.
class TestDemo : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void embedsWhatTheGeneratorMakes_data();
    void embedsWhatTheGeneratorMakes();
    void buildsWithoutIssues();
    void saysWhichDemosThereAre();
    void limogesHasThePolicyOfItsPage();
    void limogesHasTheTreeOfItsPage();
    void limogesLooksLikeACluster();
    void limogesUsageIsWhatItsHistoryLeaves();
    void limogesNeverUsesMoreThanItHas();
    void limogesHasWeeksThatAReplayFinds();
    void limogesHasTheQueueOfItsHistory();
    void textbookHasTheNumbersOfFigure3();
    void moabUsesAllSevenComponents();
};

namespace {
std::shared_ptr<const Snapshot> snapshotOf(const char* name)
{
    auto records = demoRecords(QString::fromLatin1(name));
    if (!records)
        return nullptr;
    const auto built = buildSnapshot(*std::move(records));
    return built ? *built : nullptr;
}

AssocIndex find(const Snapshot& snapshot, const char* account, const char* user = "")
{
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex index(i);
        if (snapshot.accountName(index) == account && snapshot.userName(index) == user)
            return index;
    }
    return {};
}

/// Part of the cluster's usage that an account has had, over the part it was promised.
double servedRatio(const Evaluation& evaluation, const char* account)
{
    const auto i = find(evaluation.snapshot(), account).at();
    return static_cast<double>(evaluation.assocs.normUsage[i]) / evaluation.assocs.normShares[i];
}
} // namespace

void TestDemo::cleanup()
{
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
}

void TestDemo::embedsWhatTheGeneratorMakes_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : demoNames()) {
        if (name != QLatin1String("moab")) // a folder, embedded as it is
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestDemo::embedsWhatTheGeneratorMakes()
{
    QFETCH(QString, name);
    const auto records = demoRecords(name);
    QVERIFY(records);
    const auto made = name == QLatin1String("limoges") ? limogesRecords() : textbookRecords();
    QCOMPARE(tests::differenceOf(*records, made), std::string());
    QCOMPARE(records->source, "demo:" + name.toStdString());
}

void TestDemo::buildsWithoutIssues()
{
    for (const auto* name : {"limoges", "textbook"}) {
        const auto snapshot = snapshotOf(name);
        QVERIFY(snapshot);
        for (const auto& issue : snapshot->issues)
            qWarning("%s", tests::issueText(issue).c_str());
        QVERIFY(snapshot->issues.empty());
        QVERIFY(std::all_of(snapshot->jobs.assoc.begin(), snapshot->jobs.assoc.end(),
                            [](AssocIndex assoc) { return assoc.isValid(); }));
    }
}

void TestDemo::saysWhichDemosThereAre()
{
    const auto records = demoRecords(QStringLiteral("nancy"));
    QVERIFY(!records);
    QCOMPARE(records.error().code, ErrorCode::Usage);
    QCOMPARE(english(records.error().message),
             std::string("there is no demo “nancy”; there are limoges, textbook, moab"));
}

void TestDemo::limogesHasThePolicyOfItsPage()
{
    const auto snapshot = snapshotOf("limoges");
    const auto& policy = snapshot->policy;
    QCOMPARE(policy.algorithm(), Algorithm::ClassicFairShare);
    QCOMPARE(policy.slurm().weight(Factor::FairShare), 70000U);
    QCOMPARE(policy.slurm().weight(Factor::Partition), 30000U);
    QCOMPARE(policy.slurm().weight(Factor::Age), 10000U); // not of the page: something to try
    for (const auto factor : {Factor::Assoc, Factor::JobSize, Factor::Qos})
        QCOMPARE(policy.slurm().weight(factor), 0U);
    QCOMPARE(policy.slurm().halfLife, 90U * 86400U);
    QCOMPARE(QDateTime::fromSecsSinceEpoch(snapshot->computedAt, Qt::UTC),
             QDateTime::fromString(QStringLiteral("2026-03-02T08:00:00Z"), Qt::ISODate));
    const auto factorOf = [&](const char* name) {
        const auto known = std::find_if(snapshot->partitions.begin(), snapshot->partitions.end(),
                                        [&](const Partition& p) { return p.name == name; });
        return known == snapshot->partitions.end() ? 0U : known->jobFactor;
    };
    QCOMPARE(factorOf("rapide"), 100U);
    QCOMPARE(factorOf("normal"), 50U);
    QCOMPARE(factorOf("cluster"), 10U);
    QCOMPARE(factorOf("xlim-priv"), 200U);
}

void TestDemo::limogesHasTheTreeOfItsPage()
{
    const auto snapshot = snapshotOf("limoges");
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const std::pair<const char*, double> page[] = {
        {"partenaires", 0.10}, {"cistem", 0.05}, {"ingenomix", 0.05}, {"unilim", 0.90},
        {"xlim", 0.254},       {"ipam", 0.254},  {"geist", 0.254},    {"shs", 0.135},
    };
    for (const auto& [account, part] : page) {
        const auto index = find(*snapshot, account);
        QVERIFY2(index.isValid(), account);
        QVERIFY2(std::abs(evaluation->assocs.normShares[index.at()] - part) < 0.001, account);
    }
    std::set<std::string> users;
    std::map<std::string, int> accountsOf;
    std::size_t parents = 0;
    for (std::size_t i = 0; i < snapshot->assocs.size(); ++i) {
        if (!snapshot->assocs.isUser(AssocIndex(i)))
            continue;
        ++accountsOf[snapshot->userName(AssocIndex(i))];
        parents += snapshot->assocs.shares[i] == slurm::useParentShares ? 1 : 0;
    }
    QVERIFY(accountsOf.size() >= 60);
    QVERIFY(parents >= 1);
    QVERIFY(std::count_if(accountsOf.begin(), accountsOf.end(),
                          [](const auto& entry) { return entry.second == 2; })
            >= 3);
}

void TestDemo::limogesLooksLikeACluster()
{
    const auto snapshot = snapshotOf("limoges");
    const auto& jobs = snapshot->jobs;
    QCOMPARE(jobs.size(), 303U);
    const auto waiting = std::ranges::count(jobs.state, JobState::Pending);
    QVERIFY(waiting >= 290 && waiting < std::ssize(jobs.state)); // a few ran on
    QVERIFY(snapshot->rows.size() > 310); // several jobs wait in two partitions
    QVERIFY(std::count(jobs.held.begin(), jobs.held.end(), 1) >= 3);
    QVERIFY(std::count_if(jobs.eligibleTime.begin(), jobs.eligibleTime.end(),
                          [&](auto t) { return t > snapshot->computedAt; })
            >= 3);
    QVERIFY(std::all_of(jobs.submitTime.begin(), jobs.submitTime.end(),
                        [&](auto t) { return t < snapshot->computedAt; }));

    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    QVERIFY(evaluation->order.size() > 250);
    QVERIFY(servedRatio(*evaluation, "xlim") > 1.3);
    QVERIFY(servedRatio(*evaluation, "ipam") < 0.8);
    QVERIFY(servedRatio(*evaluation, "shs") < 0.6);
    QCOMPARE(servedRatio(*evaluation, "linguistique"), 0.0);
    std::set<std::uint32_t> priorities;
    for (const auto row : evaluation->order)
        priorities.insert(evaluation->priority[row.at()]);
    QVERIFY(priorities.size() > 100);
}

void TestDemo::limogesUsageIsWhatItsHistoryLeaves()
{
    const auto snapshot = snapshotOf("limoges");
    const auto now = snapshot->computedAt;
    const auto& table = snapshot->assocs;
    std::vector<long double> sums(table.size(), 0.0L);
    auto first = now;
    for (const auto& part : snapshot->history.parts()) {
        QVERIFY(part.start < part.end && part.end <= now);
        first = std::min(first, part.start);
        sums[part.assoc.at()] += slurm::decayedUsage(part.rate, part.start, part.end, now,
                                                     snapshot->policy.slurm().halfLife);
    }
    QVERIFY(now - first > 89 * 86400 && now - first <= 90 * 86400);
    for (std::size_t i = table.size(); i-- > 1;)
        sums[table.parent[i].at()] += sums[i];
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto tolerance = 1e-12L * sums[0];
        QVERIFY(std::abs(sums[i] - table.rawUsage[i]) <= tolerance);
    }
}

void TestDemo::limogesNeverUsesMoreThanItHas()
{
    const auto snapshot = snapshotOf("limoges");
    std::map<std::int64_t, double> change;
    double total = 0.0;
    for (const auto& part : snapshot->history.parts()) {
        change[part.start] += part.rate;
        change[part.end] -= part.rate;
        total += part.rate * static_cast<double>(part.end - part.start);
    }
    double used = 0.0;
    for (const auto& [time, difference] : change) {
        used += difference;
        QVERIFY(used <= snapshot->cpuCount);
    }
    const double part = total / (90.0 * 86400.0 * snapshot->cpuCount);
    QVERIFY2(part > 0.6 && part < 0.9, qPrintable(QString::number(part)));
}

/// Whoever goes back a minute finds the same jobs waiting.
void TestDemo::limogesHasTheQueueOfItsHistory()
{
    const auto snapshot = snapshotOf("limoges");
    const auto now = snapshot->computedAt;
    auto recording = std::make_shared<const replay::Recording>(limogesRecording(limogesRecords()));
    const replay::Past past(std::move(recording), baselineInputs(snapshot, now));
    const auto waiting = [](const Snapshot& of) {
        std::set<std::pair<std::uint32_t, std::uint32_t>> all;
        for (std::size_t i = 0; i < of.jobs.size(); ++i) {
            if (of.jobs.state[i] == JobState::Pending)
                all.emplace(of.jobs.id[i], of.jobs.submitTime[i]);
        }
        return all;
    };
    const auto before = past.at(now - 60);
    QVERIFY(before);
    QVERIFY(waiting(*snapshot).size() > 250);
    QVERIFY(waiting(**before) == waiting(*snapshot)); // nobody came in this minute
}

/// Its starts are those of a replay: from the recorded state all but a few are found.
void TestDemo::limogesHasWeeksThatAReplayFinds()
{
    SourceAccess access;
    access.source = Source(QStringLiteral("demo:limoges"));
    const auto recording = readRecording(access);
    QVERIFY(recording);
    QVERIFY(*recording == limogesRecording(limogesRecords()));
    const auto& jobs = recording->workload.jobs;
    QVERIFY(jobs.size() > 3000);
    QVERIFY(std::ranges::any_of(jobs, [](const auto& job) { return job.recorded.end == 0; }));
    // What was used is what these weeks have used.
    const auto usedBy = [](const auto& parts, std::int64_t from) {
        double sum = 0;
        for (const auto& part : parts)
            sum += part.start >= from ? part.rate * static_cast<double>(part.end - part.start) : 0;
        return sum;
    };
    double ran = 0;
    for (const auto& job : jobs) {
        const auto end = job.recorded.end == 0 ? recording->workload.to : job.recorded.end;
        ran += job.recorded.start == 0
            ? 0
            : job.recorded.cpus * static_cast<double>(end - job.recorded.start);
    }
    QCOMPARE(usedBy(limogesRecords().history, recording->workload.from), ran);
    const auto snapshot = snapshotOf("limoges");
    const auto& times = recording->workload;
    QCOMPARE(times.to, snapshot->computedAt);
    const auto decisions
        = replay::checkDecisions({std::make_shared<const replay::Recording>(*recording),
                                  baselineInputs(snapshot, snapshot->computedAt)});
    const auto total = decisions.total();
    QVERIFY(total.starts > 3000);
    QVERIFY(total.found * 100 >= total.starts * 99);
    QVERIFY(total.tooMany * 100 <= total.starts);

    access.source = Source(QStringLiteral("demo:textbook"));
    const auto none = readRecording(access);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::NoHistory);
}

void TestDemo::textbookHasTheNumbersOfFigure3()
{
    const auto snapshot = snapshotOf("textbook");
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    struct Line
    {
        const char* account;
        const char* user;
        double shares;
        double usage;
        double effective;
    };
    const Line page[] = {
        {"A", "", 0.4, 0.45, 0.45},
        {"B", "", 0.3, 0.2, 0.3875},
        {"C", "", 0.1, 0.25, 0.3},
        {"D", "", 0.6, 0.25, 0.25},
        {"E", "", 0.25, 0.25, 0.25},
        {"F", "", 0.35, 0.0, 0.25 * 35 / 60},
        {"B", "user1", 0.3, 0.2, 0.3875},
        {"C", "user2", 0.05, 0.25, 0.275},
        {"C", "user3", 0.05, 0.0, 0.15},
        {"E", "user4", 0.25, 0.25, 0.25},
        {"F", "user5", 0.35, 0.0, 0.25 * 35 / 60},
    };
    for (const auto& line : page) {
        const auto i = find(*snapshot, line.account, line.user).at();
        const auto near = [](long double a, double b) { return std::abs(a - b) < 1e-12L; };
        QVERIFY(near(evaluation->assocs.normShares[i], line.shares));
        QVERIFY(near(evaluation->assocs.normUsage[i], line.usage));
        QVERIFY(near(evaluation->assocs.effectiveUsage[i], line.effective));
    }
    const std::pair<const char*, const char*> users[]{
        {"B", "user1"}, {"C", "user2"}, {"C", "user3"}, {"E", "user4"}, {"F", "user5"}};
    QStringList printed;
    for (const auto& [account, user] : users)
        printed << QString::number(
            evaluation->assocs.fairShare[find(*snapshot, account, user).at()], 'g', 5);
    QCOMPARE(printed.join(' '), QStringLiteral("0.45625 0.3875 0.45 0.5 0.60208"));
    const auto best = evaluation->snapshot().rows.job[evaluation->order.front().at()];
    QCOMPARE(snapshot->names[snapshot->jobs.user[best.at()]], std::string("user5"));
}

void TestDemo::moabUsesAllSevenComponents()
{
    const auto snapshot = snapshotOf("moab");
    QVERIFY(snapshot);
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    std::array<int, moab::componentCount> used{};
    int gates = 0;
    for (std::size_t i = 0; i < snapshot->rows.size(); ++i) {
        const auto terms = moab::termsOf(*evaluation, RowIndex(i));
        for (std::size_t c = 0; c < used.size(); ++c)
            used[c] += terms.component[c].term != 0.0 ? 1 : 0;
        gates += terms.component[moab::at(moab::Component::Fs)].gate ? 1 : 0;
    }
    for (const int count : used)
        QVERIFY(count > 0);
    QVERIFY(gates > 0);
    for (const auto& issue : snapshot->issues)
        QCOMPARE(issue.severity, Severity::Note); // what moab.cfg says of other things
}

FAIRLEAD_QTTEST(TestDemo)
#include "tst_demo.moc"
