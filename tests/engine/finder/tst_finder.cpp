// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/found.h"
#include "engine/finder/search.h"
#include "engine/finder/target.h"
#include "tests/engine/replay/vectortext.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/queuetext.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <tuple>

using namespace fairlead;
using namespace fairlead::finder;
using replay::Grouping;

namespace {
/// @param spread  how far changes reach beyond those of the values
Judged judged(std::size_t candidate, const std::vector<double>& values,
              const std::vector<double>& present = {}, double spread = 0.0)
{
    Judged entry;
    entry.candidate = candidate;
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto& figure = entry.figures.emplace_back(Figure{values[i], ""});
        if (!present.empty())
            figure.change = {values[i] - present[i] - spread, values[i] - present[i] + spread};
    }
    return entry;
}

/// Forty jobs on two nodes, and four weights of the age.
Question smallQuestion()
{
    std::string line = "C | 2x4 | ";
    for (int i = 0; i < 40; ++i)
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c" + std::to_string(1 + i % 4)
            + " t5 r" + std::to_string(20 + 37 * i % 200) + " @" + std::to_string(7 * i) + " p"
            + std::to_string(10 + i % 3) + (i % 2 == 0 ? " ax" : " ay");
    const auto vector = replay::parseVector(line + " | J0=1");
    Question question;
    question.recording = vector.scene.recording;
    question.present = vector.scene.policy;
    question.candidates
        = candidatesOf({*parseVaried("PriorityWeightAge=0..100000", question.present)}, 4, 1);
    question.targets
        = {*parseTarget("mean wait of each account <= 1 s"), *parseTarget("utilisation >= 90 %")};
    question.options.replicas = 3;
    question.options.to = 20000;
    return question;
}
} // namespace

TEST(FinderTarget, IsReadFromOneLine)
{
    const auto share = parseTarget("promised share >= 90 % for all");
    ASSERT_TRUE(share);
    EXPECT_EQ(share->measure, Measure::PromisedShare);
    EXPECT_EQ(share->by, Grouping::Account);
    EXPECT_EQ(share->which, Target::Which::Each);
    EXPECT_TRUE(share->isAtLeast);
    EXPECT_DOUBLE_EQ(share->value, 0.9);
    const auto small = parseTarget(" P90  wait of small jobs<=2h");
    ASSERT_TRUE(small);
    EXPECT_EQ(small->measure, Measure::P90Wait);
    EXPECT_EQ(small->by, Grouping::Size);
    EXPECT_EQ(small->which, Target::Which::Small);
    EXPECT_FALSE(small->isAtLeast);
    EXPECT_DOUBLE_EQ(small->value, 7200.0);
    EXPECT_EQ(small->text, "P90 wait of small jobs <= 2h");
    const auto account = parseTarget("median wait <= 30 min for account Physics");
    ASSERT_TRUE(account);
    EXPECT_EQ(account->by, Grouping::Account);
    EXPECT_EQ(account->name, "Physics");
    EXPECT_DOUBLE_EQ(account->value, 1800.0);
    EXPECT_EQ(parseTarget("mean slowdown of each user <= 4")->by, Grouping::User);
    EXPECT_EQ(parseTarget("mean wait of size 2-4 <= 1.5 d")->name, "2-4");
    EXPECT_EQ(parseTarget("utilisation >= 0.8")->by, Grouping::Cluster);
}

TEST(FinderTarget, SaysWhatIsWrong)
{
    for (const auto* text : {"",
                             "mean wait",
                             "mean wait <= ",
                             "wait <= 2 h",
                             "mean wait <= 2",
                             "mean wait <= two h",
                             "mean wait <= 2 % ",
                             "mean wait of <= 2 h",
                             "mean wait of account <= 2 h",
                             "mean wait of group a <= 2 h",
                             "mean wait of each cluster <= 2 h",
                             "mean wait of all <= 2 h for all",
                             "promised share of user ann >= 1",
                             "utilisation of account a >= 1",
                             "promised share >= 3 h",
                             "promised share >= 90", // 90 % were meant
                             "delivered share of account bio >= 90",
                             "utilisation >= 1.5",
                             "mean slowdown <= 5 %",
                             "mean wait < 2 h",
                             "mean wait <= -2 h",
                             "mean wait <= 2 h <= 3 h",
                             "mean wait <= 1e999 h"}) {
        const auto target = parseTarget(text);
        ASSERT_FALSE(target) << text;
        EXPECT_EQ(target.error().code, ErrorCode::Usage) << text;
    }
}

TEST(FinderTarget, GapsAreInProportion)
{
    const auto share = *parseTarget("promised share >= 80 %");
    EXPECT_DOUBLE_EQ(gapOf(share, {0.4, ""}), 0.5);
    EXPECT_LE(gapOf(share, {0.8, ""}), 0.0);
    const auto wait = *parseTarget("mean wait <= 1 h");
    EXPECT_DOUBLE_EQ(gapOf(wait, {5400, ""}), 0.5);
    EXPECT_TRUE(std::isinf(gapOf(wait, {std::numeric_limits<double>::quiet_NaN(), ""})));
}

/// A wait is the mean of those that start: who never starts must not make it shorter.
TEST(FinderTarget, IsNotReachedByThoseWhoDoNotStart)
{
    auto other = tests::madePolicy("other", 1, 1);
    for (auto& replica : other.replicas)
        replica.groups[static_cast<std::size_t>(Grouping::Account)][0].jobs /= 2;
    auto outlook = tests::madeOutlook({tests::madePolicy("baseline", 2, 1), other});
    auto& names = outlook.names[static_cast<std::size_t>(Grouping::Account)];
    names = outlook.accounts;
    const auto& before = outlook.policies[0];
    const auto& after = outlook.policies[1];
    const auto judge = [&](const std::string& text) {
        const auto target = *parseTarget(text);
        auto figure = figureOf(target, outlook, after);
        figure.change = changeOf(target, outlook, before, after);
        const bool isGainAlone = isGain(target, figure);
        figure.isOfFewer = groupOfFewer(target, outlook, before, after) != nullptr;
        return std::tuple(isGainAlone, figure.isOfFewer, isGain(target, figure),
                          gapOf(target, figure) <= 0);
    };
    EXPECT_EQ(judge("mean wait of account " + names[0] + " <= 90 min"),
              std::tuple(true, true, false, false));
    EXPECT_EQ(judge("mean wait of account " + names[1] + " <= 90 min"),
              std::tuple(false, false, false, true));
    EXPECT_EQ(judge("mean wait of each account <= 90 min"), std::tuple(true, true, false, false));
    EXPECT_EQ(judge("delivered share of account " + names[0] + " >= 0"),
              std::tuple(false, false, false, true));
    const auto each = *parseTarget("mean wait of each account <= 1 h");
    EXPECT_EQ(*groupOfFewer(each, outlook, before, after), names[0]);
    EXPECT_EQ(groupOfFewer(each, outlook, before, before), nullptr);
    // One start in one of the replicas is chance.
    auto seldom = before;
    for (auto& replica : seldom.replicas)
        replica.groups[static_cast<std::size_t>(Grouping::Account)][1].jobs = 0;
    const auto never = seldom;
    seldom.replicas[1].groups[static_cast<std::size_t>(Grouping::Account)][1].jobs = 1;
    EXPECT_EQ(groupOfFewer(each, outlook, seldom, never), nullptr);
}

TEST(FinderPareto, KeepsWhatNothingBeats)
{
    const std::vector<Target> targets{*parseTarget("mean wait <= 100 s"),
                                      *parseTarget("utilisation >= 0.8")};
    const std::vector<double> now{200, 0.8};
    const std::vector<Judged> all{judged(0, now), judged(1, {150, 0.4}, now),
                                  judged(2, {250, 0.4}, now), judged(3, {200, 0.8}, now),
                                  judged(4, {150, 0.3}, now)};
    EXPECT_EQ(paretoOf(targets, all), (std::vector<std::size_t>{0, 1}));
    const std::vector<double> reachedNow{99, 0.9};
    const std::vector<Judged> reached{judged(0, reachedNow), judged(1, {50, 0.9}, reachedNow),
                                      judged(2, {50, 0.9}, reachedNow)};
    EXPECT_EQ(paretoOf(targets, reached), (std::vector<std::size_t>{1}));
}

TEST(FinderPareto, IsNoCallOfLuck)
{
    const std::vector<Target> targets{*parseTarget("mean wait <= 100 s"),
                                      *parseTarget("utilisation >= 0.8")};
    const std::vector<double> now{200, 0.5};
    // 1 and 3 are better than the present by less than the replicas spread, 2 by more.
    EXPECT_EQ(paretoOf(targets, {judged(0, now), judged(1, {150, 0.5}, now, 60)}),
              (std::vector<std::size_t>{0}));
    EXPECT_EQ(paretoOf(targets,
                       {judged(0, now), judged(1, {120, 0.5}, now, 90),
                        judged(2, {150, 0.5}, now, 40), judged(3, {200, 0.6}, now, 0.2)}),
              (std::vector<std::size_t>{2}));
    EXPECT_EQ(paretoOf(targets, {judged(0, now), judged(1, {200, 0.6}, now, 0.05)}),
              (std::vector<std::size_t>{1}));
    EXPECT_EQ(paretoOf(targets, {judged(0, now), judged(1, {100, 0.9})}),
              (std::vector<std::size_t>{0}))
        << "one replica cannot tell";
}

TEST(FinderSpace, CandidatesAreTheSameEverywhere)
{
    const auto policy = smallQuestion().present;
    const auto weight = parseVaried("PriorityWeightAge=0..1000", policy);
    const auto halfLife = parseVaried("PriorityDecayHalfLife=1-0..14-0", policy);
    ASSERT_TRUE(weight && halfLife);
    EXPECT_TRUE(halfLife->isMinutes);
    const auto some = candidatesOf({*weight, *halfLife}, 20, 7);
    ASSERT_EQ(some.size(), 20U);
    EXPECT_TRUE(some[0].empty());
    const auto more = candidatesOf({*weight, *halfLife}, 40, 7);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), more.begin()));
    EXPECT_NE(some, candidatesOf({*weight, *halfLife}, 20, 8));
    const auto lists = candidatesOf({*parseVaried("PriorityWeightAge=0,10", policy),
                                     *parseVaried("PriorityWeightQOS=1,2,3", policy)},
                                    64, 1);
    EXPECT_EQ(lists.size(), 7U);
    for (const auto* text : {"", "PriorityWeightAge", "=1..2", "PriorityWeightAge=5..1",
                             "PriorityWeightAge=1..x", "PriorityWeightAge=-5..1", "Nothing=1..2",
                             "PriorityWeightAge=", "PriorityWeightAge=1,,2"})
        EXPECT_FALSE(parseVaried(text, policy)) << text;
}

Inputs smallTree()
{
    return baselineInputs(tests::built(tests::treeRecords("physics 4 0\n  @ann 1 0\nchem 6 0\n")),
                          0);
}

TEST(FinderSpace, SharesMayVary)
{
    const auto present = smallTree();
    const auto physics = parseVaried(" Share  of physics = 2..40", present);
    ASSERT_TRUE(physics) << english(physics.error().message);
    EXPECT_EQ(presentOf(*physics, present), Edit(ShareEdit{{"physics", "", ""}, 4}));
    const auto ann = parseVaried("share of physics/ann=parent,3", present);
    ASSERT_TRUE(ann);
    EXPECT_EQ(presentOf(*ann, present), Edit(ShareEdit{{"physics", "ann", ""}, 1}));
    const auto candidates = candidatesOf({*physics, *ann}, 12, 1);
    EXPECT_EQ(candidates.size(), 12U);
    for (std::size_t i = 1; i < candidates.size(); ++i) {
        const auto inputs = inputsOf(present, candidates[i]);
        ASSERT_TRUE(inputs);
        const auto& shares = *inputs->shares;
        for (const auto& edit : candidates[i]) {
            const auto& share = std::get<ShareEdit>(edit);
            EXPECT_EQ(shares[findAssoc(*present.snapshot, share.assoc).at()], share.shares);
        }
        EXPECT_EQ(shares[findAssoc(*present.snapshot, {"chem", "", ""}).at()], 6U);
    }
    for (const auto* text :
         {"share of nobody=1..2", "share of physics/bob=1..2", "share of root=1..2",
          "share of=1..2", "share=1..2", "shareof physics=1..2", "share of physics=0..2147483647",
          "share of physics=1-0..2-0", "share of physics=few,many"}) {
        const auto varied = parseVaried(text, present);
        ASSERT_FALSE(varied) << text;
        EXPECT_EQ(varied.error().code, ErrorCode::Usage) << text;
    }
}

// Both accounts want the machine at once: who has more shares waits less.
TEST(FinderSearch, ASharesTargetIsReachedByShares)
{
    auto question = smallQuestion();
    question.present = *inputsOf(question.present,
                                 {ParameterEdit{"PriorityWeightFairshare", "100000"},
                                  ParameterEdit{"PriorityCalcPeriod", "00:01:00"}});
    auto recording = *question.recording;
    for (auto& job : recording.workload.jobs)
        job.setPriority = 0;
    question.recording = std::make_shared<const replay::Recording>(recording);
    const auto x = parseVaried("share of x=1,50", question.present);
    ASSERT_TRUE(x) << english(x.error().message);
    question.candidates = candidatesOf({*x}, 3, 1);
    question.targets = {*parseTarget("mean wait of account x <= 1 s")};
    const auto waits = judge(question, {0, 1, 2});
    ASSERT_TRUE(waits) << english(waits.error().message);
    const auto few = (*waits)[1].figures[0].value;
    const auto many = (*waits)[2].figures[0].value;
    EXPECT_GT(few, 1.2 * many);
}

TEST(FinderSearch, AnyThreadsAndAnySliceGiveTheSameBits)
{
    auto question = smallQuestion();
    const auto one = judge(question, {0, 1, 2, 3});
    ASSERT_TRUE(one);
    ASSERT_EQ(one->size(), 4U);
    EXPECT_GT((*one)[0].figures[0].value, 0.0);
    EXPECT_FALSE((*one)[0].figures[0].change) << "the present policy";
    const auto& change = (*one)[2].figures[0].change;
    ASSERT_TRUE(change);
    EXPECT_LE(change->low, change->high);
    question.options.threads = 4;
    EXPECT_EQ(*one, *judge(question, {0, 1, 2, 3}));
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ((*one)[i], judge(question, {i})->front());
    const std::atomic<bool> isCancelled = true;
    question.options.isCancelled = &isCancelled;
    EXPECT_TRUE(judge(question, {0, 1})->empty());
    question.targets = {*parseTarget("mean wait of account z <= 1 s")};
    question.options.isCancelled = nullptr;
    EXPECT_FALSE(judge(question, {0}));
}

/// Before anything is replayed: no progress is told.
TEST(FinderSearch, GroupsThatNobodyHasAreRefusedAtOnce)
{
    auto question = smallQuestion();
    bool isReplayed = false;
    question.options.progress = [&](double) { isReplayed = true; };
    const auto refusal = [&](const char* target) {
        question.targets = {*parseTarget(target)};
        const auto answer = judge(question, {0});
        return answer ? std::string() : english(answer.error().message);
    };
    EXPECT_NE(refusal("mean wait of account nosuch <= 1 s").find("no account nosuch"),
              std::string::npos);
    EXPECT_NE(refusal("mean wait of user nosuch <= 1 s").find("no user nosuch"), std::string::npos);
    EXPECT_NE(refusal("mean wait of qos nosuch <= 1 s").find("no QOS nosuch"), std::string::npos);
    EXPECT_NE(refusal("mean wait of partition nosuch <= 1 s").find("no partition nosuch"),
              std::string::npos);
    EXPECT_NE(refusal("mean wait of account root <= 1 s").find("no users of its own"),
              std::string::npos);
    EXPECT_FALSE(isReplayed);
    EXPECT_EQ(refusal("mean wait of account x <= 1 s"), "");
}

// The only job of more than 16 CPUs asks for more than there are.
TEST(FinderSearch, SizesOfWhichNoJobStartsAreNotMeant)
{
    auto question = smallQuestion();
    auto recording = *question.recording;
    const auto judgedFor = [&](const char* target) {
        question.targets = {*parseTarget(target)};
        return judge(question, {0, 1});
    };
    recording.workload.jobs.front().recorded.start = 0;
    recording.workload.jobs.front().request.cpus = 100;
    question.recording = std::make_shared<const replay::Recording>(recording);
    const auto large = judgedFor("mean wait of large jobs <= 1 s");
    ASSERT_TRUE(large);
    EXPECT_EQ(large->front().figures[0].worst, "2-4");
    EXPECT_GT(large->front().figures[0].value, 0.0);
    EXPECT_FALSE(judgedFor("mean wait of size 65-256 <= 1 s"));
    EXPECT_FALSE(judgedFor("mean wait of size 5-16 <= 1 s"));
    EXPECT_EQ(judgedFor("mean wait of small jobs <= 1 s")->front().figures[0].worst, "2-4");

    for (auto& node : recording.machine.nodes)
        node.cpus = 20;
    for (auto& job : recording.workload.jobs)
        job.request.cpus = 20;
    question.recording = std::make_shared<const replay::Recording>(recording);
    const auto none = judgedFor("mean wait of small jobs <= 1 s");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Usage);
    // Weeks that the search did not see may be without them.
    const auto unseen = judgeUnseen(question, {0});
    ASSERT_TRUE(unseen);
    EXPECT_TRUE(std::isnan(unseen->front().figures[0].value));
    EXPECT_TRUE(judgedFor("mean wait of large jobs <= 1 s"));
}

TEST(FinderFound, WeeksAreTwoThirdsAndTheRest)
{
    const auto weeks = weeksOf(1000, 4000);
    EXPECT_EQ(weeks.from, 1000);
    EXPECT_EQ(weeks.to, 3000);
    EXPECT_EQ(weeks.unseen, 3000);
    EXPECT_EQ(weeks.end, 4000);
    EXPECT_TRUE(weeks.areInOrder());
    EXPECT_FALSE(weeksOf(1000, 1002).areInOrder()) << "a third of two seconds is none";
    EXPECT_FALSE((Weeks{0, 100, 50, 200}).areInOrder()) << "seen weeks that others would see too";
}

TEST(FinderFound, ThePresentPolicyIsAlwaysThere)
{
    auto question = smallQuestion();
    const Weeks weeks{0, 20000, 200, 20000};
    question.options.from = weeks.from;
    question.options.to = weeks.to;
    // Policy 2 is better than any other on both.
    const std::vector<double> now{9, 0.5};
    const auto found = foundBy(
        question, {judged(0, now), judged(1, {8, 0.4}, now), judged(2, {2, 0.8}, now)}, weeks);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->seen.size(), 2U);
    EXPECT_EQ(found->seen[0].candidate, 0U);
    EXPECT_EQ(found->seen[1].candidate, 2U);
    EXPECT_EQ(found->isPareto, (std::vector<bool>{false, true}));
    // The other weeks are replayed, not copied.
    question.options.from = weeks.unseen;
    question.options.to = weeks.end;
    EXPECT_EQ(found->unseen, *judge(question, {0, 2}));
    EXPECT_NE(found->unseen[0], found->seen[0]);
    const std::atomic<bool> isCancelled = true;
    question.options.isCancelled = &isCancelled;
    EXPECT_TRUE(foundBy(question, {judged(0, {9, 0.5})}, weeks)->seen.empty());
}
