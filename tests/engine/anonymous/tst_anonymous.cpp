// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/anonymous/anonymous.h"
#include "engine/anonymous/knownreasons.h"
#include "engine/anonymous/madeupnames.h"
#include "engine/priority/evaluation.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
SnapshotRecords records()
{
    auto made = queueRecords("zoology 10 100\n  @zoe 1 100\nart 20 400\n  @bob 1 400\n",
                             "4711 zoology/zoe p1 9000\n4713 art/bob p1,p2 400\n");
    made.cluster = "secretcluster";
    made.jobs[0].reason = "ReqNodeNotAvail,_UnavailableNodes:secretnode7";
    made.jobs[1].arrayJob = 4712;
    made.jobs[1].file = "/home/secret/jobs.txt";
    made.tresNames.push_back("license/secrettool");
    for (auto& partition : made.partitions)
        partition.tresTotal.resize(made.tresNames.size());
    made.partitions[0].billingWeights = "CPU=1.0,License/SecretTool=3";
    made.jobs[0].tres = {{"license/secrettool", 2}};
    made.issues.push_back({Severity::Warning, Message("secret words"), "secret.txt", 3});
    made.provenance.push_back({Message("assocs"), Message("/home/secret/assocs.txt"), false});
    return made;
}

SnapshotRecords made()
{
    const auto cluster = anonymous({records(), {}});
    return cluster ? cluster->records : SnapshotRecords();
}
} // namespace

TEST(MadeUpNames, sortAsTheRealOnesDo)
{
    MadeUpNames names;
    for (const auto* name :
         {"zebra", "ant", "bee", "", "root", "Zed", "a10", "a9", "a1", "c", "d", "e", "f"})
        names.add(Named::Account, name);
    names.finish();
    EXPECT_EQ(names.of(Named::Account, "Zed"), "account-01");
    EXPECT_LT(names.of(Named::Account, "a10"), names.of(Named::Account, "a9"));
    EXPECT_LT(names.of(Named::Account, "a9"), names.of(Named::Account, "ant"));
    EXPECT_LT(names.of(Named::Account, "f"), names.of(Named::Account, "zebra"));
    EXPECT_EQ(names.of(Named::Account, "root"), "root");
    EXPECT_EQ(names.of(Named::Account, ""), "");
    EXPECT_EQ(names.of(Named::Account, "never added"), "unknown");
}

TEST(MadeUpNames, licencesInTextsOfTres)
{
    MadeUpNames names;
    names.add(Named::License, "matlab@flex");
    names.add(Named::License, "ansys");
    names.addTres("bb/datawarp");
    names.addTres("gres/gpu");
    names.addTres("gres/gpu:v100=1,gres/gpu:A100=2");
    names.finish();
    EXPECT_EQ(names.inTres("BB/datawarp=3,license/ansys=1"), "BB/buffer-1=3,license/license-1=1");
    EXPECT_EQ(names.inTres("cpu=1,license/matlab@flex=2,License/Ansys=3"),
              "cpu=1,license/license-2=2,License/license-1=3");
    EXPECT_EQ(names.inTres("license/ansys"), "license/license-1");
    EXPECT_EQ(names.inTres("gres/gpu:a100=4,gres/gpu:V100=1,gres/gpu=5"),
              "gres/gpu:type-1=4,gres/gpu:type-2=1,gres/gpu=5");
}

TEST(MadeUpNames, resourcesOfASiteInTextsOfTres)
{
    MadeUpNames names;
    for (const auto* tres :
         {"gres/SecretCard:x", "gres/gpu", "fs/secretfs", "fs/disk", "ic/secret"})
        names.addTres(tres);
    names.finish();
    EXPECT_EQ(names.inTres("gres/secretcard:x=1,GRES/gpu=2"), "gres/gres-1:type-1=1,GRES/gpu=2");
    EXPECT_EQ(names.inTres("fs/secretfs=1, fs/disk=2"), "fs/filesystem-1=1, fs/disk=2");
    EXPECT_EQ(names.inTres("ic/secret"), "ic/interconnect-1");
    EXPECT_EQ(names.inTres("fs/disk"), "fs/disk");
}

TEST(Anonymous, wordsOfSubmitLinesGo)
{
    const auto jobsOf = [](std::vector<replay::LeftOut> leftOut) {
        AnonymousCluster cluster{records(), replay::Recording()};
        cluster.recording->workload.jobs.resize(4);
        cluster.recording->workload.leftOut = std::move(leftOut);
        const auto made = anonymous(std::move(cluster));
        std::string text;
        for (const auto& one : made->recording->workload.leftOut) {
            text += one.what.text + ':';
            for (const auto job : one.jobs)
                text += ' ' + std::to_string(job);
            text += '\n';
        }
        return text;
    };
    EXPECT_EQ(jobsOf({{Message("--dependency=bob"), {1, 2}},
                      {Message("--dependency=zoe"), {0, 1}},
                      {Message("--exclusive=secret"), {3}},
                      {Message("--gres=gpu:TYPE"), {0}},
                      {Message("--gres=secretcard"), {2}},
                      {Message("--licenses"), {1}},
                      {Message("PREEMPTED"), {3}}}),
              "--dependency: 0 1 2\n--exclusive: 3\n--gres=gpu:TYPE: 0\n--gres=gres-1: 2\n"
              "--licenses: 1\nPREEMPTED: 3\n");
}

TEST(Anonymous, typesOfGpusHaveOneNameEverywhere)
{
    AnonymousCluster cluster{records(), replay::Recording()};
    cluster.records.tresNames = {"cpu", "gres/gpu", "gres/gpu:a100", "gres/gpu:v100"};
    cluster.records.partitions[0].billingWeights = "GRES/gpu:A100=4,CPU=1";
    auto& recording = *cluster.recording;
    recording.workload.gpuTypes = {"V100", "a100"};
    recording.limits.qos.resize(1);
    ASSERT_TRUE(recording.limits.qos[0].limits.group.set("gres/gpu:v100", 3));
    const auto made = anonymous(std::move(cluster));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->records.tresNames[2], "gres/gpu:type-1");
    EXPECT_EQ(made->records.partitions[0].billingWeights, "GRES/gpu:type-1=4,CPU=1");
    EXPECT_EQ(made->recording->workload.gpuTypes, (std::vector<std::string>{"type-2", "type-1"}));
    EXPECT_EQ(made->recording->limits.qos[0].limits.group.of("gres/gpu:type-2"), 3U);
}

TEST(Anonymous, nothingOfTheClusterIsLeft)
{
    const auto all = made();
    EXPECT_EQ(all.cluster, "cluster");
    EXPECT_EQ(all.jobs[0].user, "user-2");
    EXPECT_EQ(all.jobs[0].account, "account-2");
    EXPECT_EQ(all.jobs[0].reason, "ReqNodeNotAvail");
    EXPECT_EQ(all.jobs[1].file, "");
    EXPECT_EQ(all.jobs[1].partitions, (std::vector<std::string>{"partition-1", "partition-2"}));
    EXPECT_EQ(all.jobs[0].qos, "normal");
    EXPECT_EQ(all.tresNames.back(), "license/license-1");
    EXPECT_EQ(all.jobs[0].tres.front().first, "license/license-1");
    EXPECT_EQ(all.partitions[0].billingWeights, "CPU=1.0,License/license-1=3");
    EXPECT_TRUE(all.issues.empty());
    ASSERT_EQ(all.provenance.size(), 1U);
}

TEST(Anonymous, textsOfASiteGo)
{
    auto before = records();
    ASSERT_TRUE(setParameter(before.policy, "PreemptMode", "SUSPEND,GANG"));
    before.policy.editSlurm().schedulerParameters
        = "bf_window=4320, defer,salloc_default_command=srun -A secretacct,bf_max_job_test=secret,"
          "bf_interval=-7,defer=secret,secret";
    before.jobs[0].reason = "zoe_should_not_run_this";
    before.jobs[1].reason = "QOSMaxCpuPerUserLimit";
    const auto cluster = anonymous({before, {}});
    ASSERT_TRUE(cluster);
    const auto& after = cluster->records;
    EXPECT_EQ(parameterValue(after.policy, "SchedulerParameters"), "bf_window=4320,defer");
    EXPECT_EQ(parameterValue(after.policy, "PreemptMode"), "SUSPEND,GANG");
    EXPECT_EQ(after.jobs[0].reason, "Other");
    EXPECT_EQ(after.jobs[1].reason, "QOSMaxCpuPerUserLimit");
}

// Advice counts limits by their reasons.
TEST(Anonymous, reasonsOfSlurmStay)
{
    for (const std::string reason :
         {"Resources", "AssocGrpCpuLimit", "QOSGrpUnknownMinutes", "QOSMinEnergy", "DeadLine",
          "MaxUnknownPerAccount", "AssocMaxGRESMinutesPerJob", "QOSMaxJobsPerUserLimit"})
        EXPECT_EQ(knownReason(reason), reason);
    EXPECT_EQ(knownReason("(null)"), "");
    EXPECT_EQ(knownReason("alice"), "Other");
}

TEST(Anonymous, jobNumbersKeepOrderAndDistance)
{
    const auto all = made();
    EXPECT_EQ(all.jobs[0].id, 1001U);
    EXPECT_EQ(all.jobs[1].id, 1003U);
    EXPECT_EQ(all.jobs[1].arrayJob, 1002U);
    EXPECT_EQ(all.jobs[0].arrayJob, 0U);
}

TEST(Anonymous, everyNumberIsTheSame)
{
    const auto evaluated = [](SnapshotRecords from) {
        const auto now = from.computedAt;
        return evaluate(baselineInputs(*buildSnapshot(std::move(from)), now));
    };
    const auto before = evaluated(records());
    const auto after = evaluated(made());
    EXPECT_EQ(before->priority, after->priority);
    EXPECT_EQ(before->rank, after->rank);
    EXPECT_EQ(before->assocs.fairShare, after->assocs.fairShare);
    EXPECT_EQ(before->assocs.rawUsage, after->assocs.rawUsage);
}
