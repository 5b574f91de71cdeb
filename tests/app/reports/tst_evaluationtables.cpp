// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/evaluationtables.h"
#include "app/reports/writers/tablewriters.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/app/reports/stringoutput.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::reports;
using namespace std::string_literals;

namespace {

std::string shares(const Evaluation& evaluation, const SharesOptions& options = {})
{
    return parsableText(
        *selectColumns(sharesTable(evaluation, options),
                       "Account,User,RawShares,NormShares,RawUsage,NormUsage,EffectvUsage,"
                       "FairShare,LevelFS"),
        false);
}

std::string jobs(const JobsOptions& options)
{
    const auto evaluation = testdata::evaluated(testdata::policy());
    return parsableText(*selectColumns(jobsTable(*evaluation, options), "Rank,JobID,Partition"),
                        false);
}

} // namespace

class TestEvaluationTables : public QObject
{
    Q_OBJECT

private slots:
    void sharesOfFairTree();
    void sharesOfClassic();
    void sharesOfClassicSince2511();
    void sharesAreFiltered();
    void sharesNameClusterAndPartition();
    void jobsShowContributions();
    void jobsShowFactors();
    void jobsAreFiltered();
    void placesCountWhoStandsBefore();
    void contributionsAreRoundedToEven();
    void weightsAreThePolicy();
    void compareShowsBothSides();
    void compareShowsJobsThatCameAndWent();
};

void TestEvaluationTables::sharesOfFairTree()
{
    QCOMPARE(shares(*testdata::evaluated(testdata::policy())),
             "root|||0.000000|10000||1.000000||\n"
             "root|root|1|0.009901|0|0.000000|0.000000|1.000000|inf\n"
             "bio||60|0.594059|2000|0.200000|0.200000||2.970297\n"
             "bio|carol|parent|0.594059|1500|0.150000|0.750000|0.857143|\n"
             "bio|dave|0|0.000000|500|0.050000|0.250000|0.428571|0.000000\n"
             "lab||10|1.000000|0|0.000000|0.000000||inf\n"
             "lab|erin|1|0.500000|0|0.000000|0.000000|0.857143|inf\n"
             "lab|frank|1|0.500000|0|0.000000|0.000000|0.857143|inf\n"
             "physics||40|0.396040|8000|0.800000|0.800000||0.495050\n"
             "physics|alice|1|0.250000|6000|0.600000|0.750000|0.142857|0.333333\n"
             "physics|bob|3|0.750000|2000|0.200000|0.250000|0.285714|3.000000\n"s);
}

void TestEvaluationTables::sharesOfClassic()
{
    const auto policy = testdata::policy({{"PriorityFlags", "NO_FAIR_TREE"}});
    QCOMPARE(shares(*testdata::evaluated(policy)),
             "root|||1.000000|10000||1.000000|0.500000|0.000000\n"
             "root|root|1|0.009901|0|0.000000|0.000000|1.000000|0.000000\n"
             "bio||60|0.594059|2000|0.200000|0.200000|0.791869|0.000000\n"
             "bio|carol|parent|0.594059|1500|0.150000|0.200000|0.791869|\n"
             "bio|dave|0|0.000000|500|0.050000|0.050000|0.000000|0.000000\n"
             "lab||10|0.594059|0|0.000000|0.200000|0.791869|0.000000\n"
             "lab|erin|1|0.297030|0|0.000000|0.100000|0.791869|0.000000\n"
             "lab|frank|1|0.297030|0|0.000000|0.100000|0.791869|0.000000\n"
             "physics||40|0.396040|8000|0.800000|0.800000|0.246558|0.000000\n"
             "physics|alice|1|0.099010|6000|0.600000|0.650000|0.010562|0.000000\n"
             "physics|bob|3|0.297030|2000|0.200000|0.650000|0.219405|0.000000\n"s);
}

void TestEvaluationTables::sharesOfClassicSince2511()
{
    auto policy = testdata::policy({{"PriorityFlags", "NO_FAIR_TREE"}});
    policy.editSlurm().version = {25, 11};
    const auto text = shares(*testdata::evaluated(policy));
    QVERIFY(text.starts_with("root|||1.000000|10000||1.000000||0.000000\n"));
    QVERIFY(text.find("bio||60|0.594059|2000|0.200000|0.200000||0.000000\n") != std::string::npos);
    QVERIFY(text.find("|alice|1|0.099010|6000|0.600000|0.650000|0.010562|") != std::string::npos);

    policy.editSlurm().version = {25, 5};
    policy.editSlurm().damping = 5;
    QVERIFY(shares(*testdata::evaluated(policy))
                .starts_with("root|||1.000000|10000||1.000000|0.870551|"));
}

void TestEvaluationTables::sharesAreFiltered()
{
    const auto evaluation = testdata::evaluated(testdata::policy());
    const auto names = [&evaluation](const SharesOptions& options) {
        return parsableText(*selectColumns(sharesTable(*evaluation, options), "Account,User"),
                            false);
    };
    QCOMPARE(names({{"lab"}, {}, false}), "lab|\nlab|erin\nlab|frank\n"s);
    QCOMPARE(names({{"lab"}, {"frank"}, false}), "lab|\nlab|frank\n"s);
    QCOMPARE(names({{}, {"frank", "nobody"}, true}), "lab|frank\n"s);
    QCOMPARE(names({{"nothing"}, {}, false}), ""s);
}

void TestEvaluationTables::sharesNameClusterAndPartition()
{
    auto records = testdata::records();
    auto inPartition = testdata::user("bob", "physics", 2, 0);
    inPartition.partition = "fast";
    records.assocs.push_back(inPartition);
    const auto table = sharesTable(*testdata::evaluated(std::move(records)), {{}, {"bob"}, true});
    QCOMPARE(parsableText(*selectColumns(table, "Cluster,User,Partition,RawShares")),
             "Cluster|User|Partition|RawShares\ntiny|bob|fast|2\ntiny|bob||3\n"s);
}

void TestEvaluationTables::jobsShowContributions()
{
    JobsOptions options;
    options.all = true;
    const auto evaluation = testdata::evaluated(testdata::policy());
    QCOMPARE(csvText(jobsTable(*evaluation, options)),
             "Rank,JobID,User,Account,Partition,Priority,Site,Age,Assoc,FairShare,JobSize,"
             "PartitionPrio,QOS,Nice,TRES\r\n"
             "1,12,carol,bio,slow,9113,0,42,0,8571,0,250,0,0,cpu=250\r\n"
             "2,14,bob,physics,fast,4414,7,1000,0,2857,0,500,0,200,cpu=250\r\n"
             "3,11,alice,physics,fast,2678,0,500,0,1429,0,500,0,0,cpu=250\r\n"
             "4,11,alice,physics,slow,2428,0,500,0,1429,0,250,0,0,cpu=250\r\n"
             ",13,dave,bio,fast,0,0,7,0,4286,0,500,0,0,cpu=250\r\n"s);
}

void TestEvaluationTables::jobsShowFactors()
{
    JobsOptions options;
    options.norm = true;
    options.jobs = {14};
    const auto evaluation = testdata::evaluated(testdata::policy());
    QCOMPARE(parsableText(jobsTable(*evaluation, options), false),
             "2|14|bob|physics|fast|0.00000102774772|7|1.0000000|0.0000000|0.2857143|0.0000000|"
             "1.0000000|0.0000000|200|cpu=0.25\n"s);
}

void TestEvaluationTables::jobsAreFiltered()
{
    JobsOptions options;
    QCOMPARE(jobs(options), "1|12|slow\n2|14|fast\n3|11|fast\n4|11|slow\n"s);
    options.partitions = {"fast"};
    QCOMPARE(jobs(options), "2|14|fast\n3|11|fast\n"s);
    options.users = {"alice", "nobody"};
    QCOMPARE(jobs(options), "3|11|fast\n"s);
    options = {};
    options.accounts = {"physics"};
    options.jobs = {11, 12};
    QCOMPARE(jobs(options), "3|11|fast\n4|11|slow\n"s);
    options = {};
    options.users = {"dave"};
    QCOMPARE(jobs(options), ""s);
    options.all = true;
    QCOMPARE(jobs(options), "|13|fast\n"s);
    options.users = {"nobody"};
    QCOMPARE(jobs(options), ""s);
}

void TestEvaluationTables::placesCountWhoStandsBefore()
{
    const auto evaluation = testdata::evaluated(testdata::policy());
    const auto places = [&](const JobsOptions& options) {
        return parsableText(*selectColumns(placesTable(*evaluation, options),
                                           "Rank,JobID,Partition,JobsAhead,PartitionJobsAhead"),
                            false);
    };
    QCOMPARE(places({}), "1|12|slow|0|0\n2|14|fast|1|0\n3|11|fast|2|1\n4|11|slow|2|1\n"s);
    JobsOptions options;
    options.users = {"alice"};
    QCOMPARE(places(options), "3|11|fast|2|1\n4|11|slow|2|1\n"s);
    options = {};
    options.starving = true; // nobody has waited for more than a day
    QCOMPARE(places(options), ""s);
}

void TestEvaluationTables::contributionsAreRoundedToEven()
{
    // One day of seven and weights that make halves: 2.5 rounds to 2, 3.5 to 4.
    const auto age = [](const char* weight) {
        const auto policy
            = testdata::policy({{"PriorityMaxAge", "1-0"}, {"PriorityWeightAge", weight}});
        JobsOptions options;
        options.jobs = {11}; // has waited half a day
        const auto table = jobsTable(*testdata::evaluated(policy), options);
        return std::get<std::int64_t>(selectColumns(table, "Age")->row(0)[0]);
    };
    QCOMPARE(age("5"), std::int64_t{2});
    QCOMPARE(age("7"), std::int64_t{4});
}

void TestEvaluationTables::weightsAreThePolicy()
{
    const auto text = csvText(weightsTable(*testdata::evaluated(testdata::policy())));
    QVERIFY(text.starts_with("Name,Value\r\n"));
    for (const auto* line : {"PriorityWeightAge,1000\r\n", "PriorityWeightFairshare,10000\r\n",
                             "PriorityMaxAge,1-00:00:00\r\n", "PriorityWeightTRES,CPU=1000\r\n",
                             "FairShareDampeningFactor,1\r\n"})
        QVERIFY2(text.find(line) != std::string::npos, line);
}

void TestEvaluationTables::compareShowsBothSides()
{
    const auto before = testdata::evaluated(testdata::policy());
    const auto after = testdata::evaluated(testdata::policy({{"PriorityWeightFairshare", "0"}}));
    const auto moves = difference(*before, *after);
    QCOMPARE(csvText(compareTable(*before, *after, moves)),
             "JobID,User,Account,Partition,RankBefore,RankAfter,Change,PriorityBefore,"
             "PriorityAfter\r\n"
             "14,bob,physics,fast,2,1,1,4414,1557\r\n"
             "11,alice,physics,fast,3,2,1,2678,1250\r\n"
             "11,alice,physics,slow,4,3,1,2428,1000\r\n"
             "12,carol,bio,slow,1,4,-3,9113,541\r\n"s);
    JobsOptions options;
    options.accounts = {"bio"};
    QCOMPARE(csvText(compareTable(*before, *after, moves, options), false),
             "12,carol,bio,slow,1,4,-3,9113,541\r\n"s);
}

void TestEvaluationTables::compareShowsJobsThatCameAndWent()
{
    auto fewer = testdata::records();
    fewer.jobs.erase(fewer.jobs.begin() + 1);
    const auto before = testdata::evaluated(testdata::records());
    const auto after = testdata::evaluated(std::move(fewer));
    const auto lines = [](const Evaluation& a, const Evaluation& b) {
        return csvText(compareTable(a, b, difference(a, b)), false);
    };
    QVERIFY(lines(*before, *after).ends_with("12,carol,bio,slow,1,,,9113,\r\n"));
    QVERIFY(lines(*after, *before).starts_with("12,carol,bio,slow,,1,,,9113\r\n"));
}

FAIRLEAD_QTTEST(TestEvaluationTables)
#include "tst_evaluationtables.moc"
