// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/replay/vectortext.h"

#include <array>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// Hand-made cases, one rule each (specification scheduling 12).
constexpr std::array
    vectors{
        R"(V01 first tick | 1x4 | A c4 r100 @0 | A=1@n1)",
        R"(V02 passes 3 s apart | 1x4 | A r20 @0; B r20 @1.5 | A=1 B=4)",
        R"(V03 end without epilog only requests | 1x4 | A c4 r10 @0; B c4 r10 @0 | A=1 B=12)",
        R"(V04 end with epilog runs a pass | 1x4 epilog | A c4 r10 @0; B c4 r10 @0 | A=1 B=11)",
        R"(V05 priority, then submission, then id | 1x1 | A r5 @0 p10; B r5 @0 p20; C r5 @0 p20 | B=1 C=7 A=13)",
        R"(V06 main pass closes the partition; long job may not pass the plan | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 @0 p2; C c4 t60 @0 p1 | A=1@n1 B=52@n1+n2 C=63)",
        R"(V07 short job is backfilled | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 @0 p2; C c4 t30 @0 p1 | A=1@n1 B=52@n1+n2 C=30@n2)",
        R"(V08 a plan takes the whole node | 1x4 | A c3 r600 @0; B c2 t60 @2 p9; C c1 t30 @2 p1 | A=1 B=603 C=603)",
        R"(V09 unless it comes later | 1x4 | A c3 r600 @0; B c2 t60 @2 p9; C c1 t5 @2 p1 | A=1 B=603 C=30)",
        R"(V10 end groups | 1x5 bf_resolution=1 | A c1 r500 @0; X c2 t60 r1000 @0; B c1 r500 @30.5; D c2 t60 @35 p200; F c1 t9 @65 p50 | A=1 X=1 B=31 D=502 F=90)",
        R"(V11 slot begin is inclusive | 1x4 | A c3 r200 @0; B c4 @2 p9; C c1 t9 @45 p1 | A=1 B=202 C=213)",
        R"(V12 one minute less | 1x4 | A c3 r200 @0; B c4 @2 p9; C c1 t8 @45 p1 | A=1 B=202 C=60)",
        R"(V13 plan rounded down | 1x4 | A c3 r200 @58.5; B c4 @59.5 p9; C c1 t9 @70 p1 | A=59 B=260 C=271)",
        R"(V14 a limit does not close | 1x4 acct:x:GrpTRES=cpu=2 | A c2 r100 @0 p3 ax; B c2 @0 p2 ax; C c2 @0 p1 ay | A=1 C=1 B=102)",
        R"(V15 limit wins over no room | 1x4 acct:x:GrpTRES=cpu=4 | A c3 r100 @0 p3 ax; B c2 @0 p2 ax; C c1 @0 p1 ay | A=1 C=1 B=102)",
        R"(V16 QOS limit hides the account's | 1x8 acct:x:GrpTRES=cpu=2 qos:hi:GrpTRES=cpu=100 | A c2 r100 @0 ax; B c2 r200 @0 ax qhi; C c2 @0 ax | A=1 B=1 C=202)",
        R"(V17 MaxJobsPU per user | 1x4 qos:one:MaxJobsPU=1 | A r100 @0 uu qone; B @0 uu qone; C @0 uv qone | A=1 C=1 B=102)",
        R"(V18 tier before priority | 2x4 quick=n1 | A c4 @0 p1 in:quick; B c4 @0 p100 | A=1@n1 B=1@n2)",
        R"(V19 closing takes the nodes from others | 2x4 quick=n1 | Q c3 r100 @0 p9 in:quick; R c4 @0 p8 in:quick; M c1 @0 p1 | Q=1@n1 M=1@n2)",
        R"(V20 completing node | 1x4 | A c2 r10 @0; B c2 t60 r100 @0; C c2 @10.9 | A=1 B=1 C=14)",
        R"(V21 smallest sufficient run | 4,4,1,4 | Z c1 r100 @0; A c2 @0 | Z=1@n3 A=1@n4)",
        R"(V22 best fit in the run | 2x4 | A c3 @0; B c1 @0; C c2 @0 | A=1@n1 B=1@n1 C=1@n2)",
        R"(V23 -N keeps a CPU for each node | 2x4 | A c4 N2 @0; B c3 @0; C c1 @0 | A=1@n1+n2 B=1@n2 C=1@n1)",
        R"(V24 memory per CPU | 1x4 mem=1000 | A c2 m400 r100 @0; B c2 m200 @0 | A=1 B=102)",
        R"(V25 memory not consumable | 1x4 memory-ignored=1000 | A c2 m400 r100 @0; B c2 m200 @0 | A=1 B=1)",
        R"(V26 weight before fit, even before sufficiency | 2x4 weights=5,1 | A c1 @0; B c4 @0 | A=1@n2 B=1@n1+n2)",
        R"(V27 array | 1x2 | A arr3 r50 @0 p9; B @0 p1 | A_0=1 A_1=1 A_2=52 B=52)",
        R"(V28 array throttle | 1x4 | A arr3%1 r20 @0 | A_0=1 A_1=22 A_2=43)",
        R"(V29 dependency ends with completing | 1x4 | A r10 @0; B dep:A @0 | A=1 B=12)",
        R"(V30 begin time is not an event | 1x4 | A r10 @0; B begin:40 @0 | A=1 B=60)",
        R"(V31 depth counts one more | 1x4 default_queue_depth=1 | A @0 r50; B @0 r50; C @0 r50 | A=1 B=1 C=30)",
        R"(V32 no plan behind the window | 1x4 bf_window=5 | A c3 r200 @0; B c4 @2 p9; C c1 t60 r400 @2 p1 | A=1 C=30 B=431)",
        R"(V33 exclusive takes all | 2x4 | A c1 excl r100 @0; B c4 @0; C c1 @0 | A=1@n1 B=1@n2 C=12)",
        R"(V34 a limit-blocked job is not planned | 2x4 acct:x:GrpTRES=cpu=4 | A c3 r200 @0 p10 ax; X c4 t5 r300 @0 p9 ay; D c4 @0 p8 ay; B c4 @0 p7 ax; C c1 t60 r1000 @0 p1 ay | A=1@n1 X=1@n2 C=30@n1 D=303@n2)",
        R"(V35 tried again where nodes come back | 4,5 | A c4 t5 r250 @0; B c4 t60 r3000 @0; P c4 t5 r100 @2 p9; Q c4 t30 @2 p8; F c1 t70 @2 p1 | A=1@n1 B=1@n2 F=30@n2 P=252@n1 Q=353@n1)",
        R"(V36 spare CPUs of a planned node stay unused | 1x8 | A c5 r600 @0; B c4 t60 @2 p9; C c2 t30 @2 p1 | A=1 B=603 C=603)",
        R"(V37 jobs of other nodes lengthen a group | 2x4 quick=n1 | A c1 r500 @0 in:quick; C c1 t60 r3000 @0 in:quick; B c4 r500 @0; D c3 @2 p9 in:quick; F c1 t30 @2 p1 in:quick | A=1@n1 C=1@n1 B=1@n2 F=30@n1 D=502@n1)",
        R"(V38 the group's last job counts | 5,8 bf_resolution=1 | A c4 r500 @0; B c8 r500 @30.5; D c5 @35 p200; F c1 t9 @65 p50 | A=1@n1 B=31@n2 D=502@n1 F=90@n1)",
        R"(V39 [≥25.05] the last relevant one | 5,8 bf_resolution=1 release=25.05 | A c4 r500 @0; B c8 r500 @30.5; D c5 @35 p200; F c1 t9 @65 p50 | A=1@n1 B=31@n2 D=502@n1 F=513@n1)",
        // Seen in recordings of workloads with several partitions a job
        // (docs/engine-sources.md).
        R"(W01 more nodes than a partition has close nothing | 2x4 quick=n1 | A c2 N2 @0 p9 in:quick,main; B c2 @0 p1 in:quick | A=1@n1+n2 B=1@n1)",
        R"(W02 who has no room on the open nodes though they were idle closes nothing | 3x4 quick=n1 | X c4 r100 @0 p10 in:quick; Q c4 @0 p9 in:quick; M c12 @0 p8; S c1 r20 @0 p1 | X=1@n1 S=1@n2 Q=102@n1 M=113@n1+n2+n3)",
        R"(W03 nor does who is too large for a partition | 2x4 quick=n1 | A c8 @0 p9 in:quick,main; B c2 @0 p1 in:quick | A=12@n1+n2 B=1@n1)",
        R"(W04 without room limits count what the last search would have given | 2x4 acct:x:GrpTRES=cpu=5 | A arr2 c1 excl r100 @0 p10 ax; B c1 r200 @0 p9 ay; C c1 r5 @5 p1 ay | A_0=1@n1 B=1@n2 C=5@n2 A_1=102@n1)",
        R"(W05 the search for nodes keeps to a limit of nodes | 3x4 qos:one:MaxTRES=node=2 | B c1 r100 @0 p20; A c8 @0 p9 qone | B=1@n1 A=1@n2+n3)",
        R"(W11 a plan that begins at the end of the map takes nothing | 2x4 bf_window=60 | A c4 t60 r3000 @0 p3; F c8 t60 @0 p2; G c4 t60 r100 @0 p1 | A=1@n1 G=30@n2 F=3003@n1+n2)",
        R"(P01 a closed partition starts nobody | 1x4 closes=main:0:100 | A c4 r10 @5; B c4 @6 | A=100 B=111)",
        R"(P02 nor does it close nodes or plan | 2x4 quick=n1 closes=quick:5:900 | A c4 t60 r500 @0 p900 in:quick; B c4 t60 @10 p500 in:quick; C c8 t60 r20 @10 p9 | A=1@n1 C=502@n1+n2 B=900@n1)",
        R"(P03 who is in several starts in an open one | 2x4 quick=n1 closes=quick:0:300 | A c4 t60 r500 @0 in:quick,main; B c4 r20 @0 p1 in:quick | A=1@n1 B=502@n1)",
        // Jobs that were changed by hand (docs/engine-sources.md).
        R"(J01 who waits is planned with the limit that it has | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 @0 p2; C c4 t60 was:20:t30 @0 p1 | A=1@n1 B=52@n1+n2 C=63)",
        R"(J02 and had | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 @0 p2; C c4 t60 was:40:t30 @0 p1 | A=1@n1 C=30@n2)",
        R"(J03 who runs ends as much later | 2x4 | A c4 t60 was:20:t5 r3000 @0 p3; B c8 t60 @0 p2; C c4 t30 r20 @0 p1 | A=1@n1 C=30@n2 B=3003)",
        R"(J04 and not before | 2x4 | A c4 t60 was:40:t5 r3000 @0 p3; B c8 t60 @0 p2; C c4 t30 r20 @0 p1 | A=1@n1 C=60@n2 B=3003)",
        R"(J05 or earlier, at once if it is over | 2x4 | A c4 t1 was:100:t60 r3000 @0 p3; B c8 t60 @0 p2; C c4 t30 r20 @90 p1; D c4 t30 r20 @120 p1 | A=1@n1 C=90@n2 B=3003 D=3014)",
        R"(J06 a priority counts from the change | 1x4 | A c4 r100 @0; B c4 @2 p900 was:50:p10; C c4 @2 p200 | A=1 B=102 C=113)",
        R"(J07 or until then | 1x4 | A c4 r100 @0; B c4 @2 p10 was:50:p900; C c4 @2 p200 | A=1 C=102 B=113)",
        R"(J08 limits of another QOS count | 1x4 qos:one:MaxJobsPU=1 | A r100 @0 qone; B @2 was:50:qone | A=1 B=50)",
        R"(J09 it asks for less | 1x4 | A c3 r100 @0; B c1 was:50:c2 @2 | A=1 B=50)",
        R"(J10 it asks for more nodes | 2x4 | A c4 r100 @0; B c4 N2-2 was:1:N1 @0 p50; C c4 t5 was:50:N2 @0 p20 | A=1@n1 B=102@n1+n2 C=60@n2)",
        R"(J11 in another partition | 2x4 quick=n1 | A c4 r100 @0 in:quick; B c4 @2 was:50:iquick | A=1@n1 B=50@n2)",
        R"(J12 it may begin earlier | 1x4 | A r10 begin:50 was:40:b400 @0 | A=60)",
        R"(J13 or later | 1x4 | A c4 r30 @0; B begin:60 was:20:b0 @2 | A=1 B=60)",
        R"(J14 all tasks that wait are changed | 1x4 | A arr3 c4 r50 was:60:p9 @0 p900; B c4 @2 p200 | A_0=1 B=52 A_1=63 A_2=114)",
        R"(J15 or one, which waits alone | 1x4 | A arr3 c4 r50 was:20:p9:2 was:20:p9:0 @0 p900; B c4 @2 p500 | A_0=1 A_2=52 B=103 A_1=114)",
        R"(R01 who would run into a reservation waits until it is over | 1x4 keeps=maint:n1:0:600:1200 | A c4 t15 r100 @0 p9; B c4 t5 r100 @0 p1 | B=1 A=1200)",
        R"(R02 a reservation that is not made yet keeps nobody | 1x4 keeps=maint:n1:100:600:1200 | A c4 t15 r700 @0; B c4 t15 r10 @0 | A=1 B=1200)",
        R"(R03 reserved nodes are for those who name it alone and from its beginning | 2x4 keeps=course:n1:0:60:1200 | C c4 t60 r100 resv:course @0; D c4 t60 r30 @0; E c4 t60 @0; F c4 r20 @70 resv:course | D=1@n2 E=32@n2 C=60@n1 F=161@n1)",
        R"(R04 who has a reservation and no room closes nothing else | 2x4 keeps=course:n1:0:0:9000 | C c4 t60 r300 resv:course @0; G c4 t60 resv:course @0 p200; D c4 @0 p1 | G=1@n1 D=1@n2 C=12@n1)",
        R"(R05 backfill takes the least time that is enough | 1x4 | A c3 r200 t4 @0; B c4 t60 @2 p9; C c1 t60 least3 r100 @2 p1 | A=1 C=30 B=202)",
        R"(W06 a partition that refuses an account stays open | 2x4 quick=n2 quick-allows=y | X c4 r100 @0 p10 ay; A c4 @0 p9 ax in:quick; B c4 r20 @0 p1 ay in:quick | X=1@n1 B=1@n2)",
        R"(W07 who is refused starts in another one | 2x4 quick=n2 quick-allows=y | A c4 r100 @0 p9 ax in:quick,main; B c4 r100 @0 p8 ax in:quick,main; C c4 @0 p7 ax in:quick,main | A=1@n1 B=1@n2 C=102@n1)",
        R"(W08 the GPUs of a job without -n lie on as many nodes as it needs | 2x4 gpus=2,2 | A c1 gpus4 @0 | A=1@n1+n2)",
        R"(W09 select/linear does not look at weights | 2x4 linear weights=5,1 | A c1 @0 | A=1@n1)",
        R"(W15 it starts where the first kinds of nodes are enough, there on the largest, the last of equals | 1,2,2,3 linear | A c3 @0 | A=1@n2+n3)",
        R"(W10 one plan for a job is one for an array | 2x4 bf_one_resv_per_job | X c3 r500 @0 p30; Y c3 r500 @0 p29; A arr2 c4 t60 r100 @2 p9; F c1 t60 @2 p1 | X=1@n1 Y=1@n2 A_0=502 A_1=502 F=603)",
        R"(W12 a partition that refuses a QOS is not planned in | 2x4 quick=n2 quick-qos=hi | X c4 t60 r3000 @0 p10; A c4 t60 @0 p9 in:quick; C c8 t60 @0 p8; B c4 t5 r20 @2 p1 | X=1@n1 B=30@n2 C=3003@n1+n2)",
        R"(W13 who asks for more CPUs than a partition lets nodes give is not looked at | 2x4 quick=n1 quick-cpus=2 bf_max_job_user=1 | X c4 t60 r3000 @0 p10; A c3 t60 @0 p9 in:quick; C c8 t60 @0 p8 uv; B c4 t5 r20 @2 p1 | X=1@n1 B=30@n2 C=3003@n1+n2)",
        R"(W14 when a task has started the other partitions of its array wait for the next run | 3x4 quick=n1 weights=2,3,1 default_queue_depth=1 qos:one:MaxJobsPU=1 | L c4 r1000 @0 qone; M @2 p9 qone in:quick; N @2 p8 qone in:quick; A arr2 c4 t5 r200 @2 p1 in:quick,main | L=1@n3 A_0=30@n1 A_1=60@n2)",
        // Told by the manuals of sbatch and slurm.conf.
        R"(X01 minutes behind the start of another one | 1x4 | A r20 @0; B after:A+5 @0 | A=1 B=330)",
        R"(X02 the minutes count from the start when it has ended | 1x4 | A r20 @0; B after:A+5 @60 | A=1 B=330)",
        R"(X03 each task waits for that of its number | 1x4 | A arr2%1 r50 @0; B arr2 corr:A @0 r9 | A_0=1 A_1=52 B_0=52 B_1=103)",
        R"(X04 a task that has no other waits for all | 1x4 | A arr2%1 r50 @0; B arr3 corr:A @0 r9 | B_0=52 B_1=103 B_2=103)",
        R"(X05 CPUs that a partition uses on a node count | 1x4 maxcpus=2 | A r100 @0; B r100 @0; C @0 | A=1 B=1 C=102)",
        R"(X06 with assoc_limit_stop who is kept by a limit is planned | 1x4 assoc_limit_stop sched_interval=-1 qos:one:MaxJobsPU=1 | A c2 t20 r1150 @0 p9 qone; B c2 t20 r100 @0 p5 qone; C c1 t60 r50 @0 p1 | A=30 B=1200 C=1200)",
        R"(Z02 and closes its partition for one pass | 1x4 assoc_limit_stop qos:one:MaxJobsPU=1 | A c2 t20 r1150 @0 p9 qone; B c2 t20 r100 @0 p5 qone; C c1 t60 r50 @0 p1 | A=1 B=1152 C=60)",
        R"(Z03 who is kept by an amount is planned too | 2x4 assoc_limit_stop sched_interval=-1 qos:few:GrpTRES=cpu=4 | A c4 t20 r1150 @0 p9 qfew; B c8 t20 @0 p8 qfew; C c1 t30 r20 @0 p1 | A=30@n1 B=0 C=0)",
        R"(X08 who asks for no limit is planned for ever | 1x4 | A c3 t20 r1000 @0 p10; B c4 @0 p9; C c1 t4294967294 @0 p1 | A=1 B=1002 C=1013)",
        R"(X09 who runs without a limit ends in a year: no plan | 1x4 | A c3 t4294967294 r1000 @0 p10; B c4 @0 p9; C c1 t30 @0 p1 | A=1 B=1002 C=30)",
        R"(X07 a job that is not there is over | 1x4 | A r20 @0; B r20 dep:A @0; C dep:B @100 | A=1 B=22 C=100)",
        // Told by slurmctld's own backfill.c (docs/engine-sources.md).
        R"(Y01 one is tested where one may be | 1x4 bf_max_job_test=1 sched_interval=-1 | A r20 @0; B c4 r20 @0 | A=30 B=60)",
        R"(Y02 who is kept by a count is not tested | 4,4,1 bf_max_job_test=2 qos:one:MaxJobsPU=1 | R t60 r1000 @0 p10 qone; A c4 t60 r50 @0 p9; B c8 t60 @0 p8; L @0 p7 qone; C c4 t30 r20 @0 p6 | R=1@n3 A=1@n1 C=30@n2 B=54@n1+n2)",
        R"(Y03 nor counted of its user | 4,4,1 bf_max_job_user=1 qos:one:MaxJobsPU=1 | R t60 r1000 @0 p10 qone; A c4 t60 r300 @0 p9 uv; B c8 t60 @0 p8 uv; L @0 p7 qone; C c4 t30 r20 @0 p6 | R=1@n3 A=1@n1 C=30@n2 B=303@n1+n2)",
        R"(Y04 who is beyond one count is in no other one | 2x4 bf_max_job_part=3 bf_max_job_user=1 | A c4 t60 r300 @0 p9 uw; B c8 t60 @0 p8 uw; C c1 t5 r200 @0 p7; E c1 t5 r20 @0 p6; D c1 t5 r20 @0 p5 uv | A=1@n1 C=30@n2 D=30@n2 E=60@n2 B=303@n1+n2)",
        R"(Y05 each task counts of its user | 2x4 bf_max_job_user=2 | A c4 t60 r300 @0 p9 uw; B c8 t60 @0 p8 uw; C arr4 c1 t4 r20 @0 p7 | A=1@n1 C_0=30@n2 C_1=30@n2 C_2=60@n2 C_3=60@n2 B=303@n1+n2)",
        R"(Y06 and in all, but the last array goes on | 4,8 bf_max_job_test=4 bf_node_space_size=100 | A c4 t60 r300 @0 p9; B c12 t60 @0 p8; C arr4 c1 t5 r200 @0 p6; D c1 t4 r20 @0 p5 | A=1@n1 C_0=30@n2 C_3=30@n2 D=60@n2 B=303@n1+n2)",
        R"(Y07 a full map ends the run where one more would be planned | 2x4 bf_node_space_size=3 | A c4 t60 r300 @0 p9; B c8 t60 @0 p8; C c1 t5 r20 @0 p6 | A=1@n1 C=30@n2 B=303@n1+n2)",
        R"(Y08 tasks are planned whatever the throttle | 2x4 release=22.05 | A c3 r590 @0 p10; X c3 r590 @0 p10; B arr3%1 c4 t5 r100 @0 p9; D c1 t15 r20 @0 p5 | A=1@n1 X=1@n2 B_0=592@n1 D=592@n2)",
        R"(Y09 an array is planned in each partition | 2x4 quick=n1 bf_max_job_array_resv=1 | A c3 r590 @0 p10; X c3 r590 @0 p10; B arr2 c4 t5 r100 @2 p9 in:quick,main; D c1 t15 r20 @2 p5 | A=1@n1 X=1@n2 B_0=592@n1 B_1=592@n2 D=693@n1)",
        R"(Z05 tasks planned in one partition count in the next one, a plain job between or not | 3x4 quick=n1 | A c3 r590 @0 p10; X c3 r590 @0 p10; Y c3 r590 @0 p10; B arr2 c4 t5 r100 @2 p9 in:quick,main; P c4 t5 r100 @2 p8 in:quick; D c1 t15 r20 @2 p5 | A=1@n1 D=30@n3)",
        R"(Z01 who asks for more CPUs than a partition has is not in its queue | 2x4 quick=n1 bf_max_job_test=1 sched_interval=-1 | A c8 r20 @0 in:quick,main | A=30)",
        R"(Z04 since 23.02 as many tasks are planned as may run | 2x4 release=23.02 | A c3 r590 @0 p10; X c3 r590 @0 p10; B arr3%1 c4 t5 r100 @0 p9; D c1 t15 r20 @0 p5 | A=1@n1 X=1@n2 D=30@n2 B_0=592@n1)",
        // Seen in recordings of jobs that say on which nodes (docs/conformance.md), and told by
        // select/cons_tres.
        R"(U01 up to more nodes than a partition allows is not in it | 3x4 quick=n1 quick-most=1 | A c2 N1-2 @0 in:quick,main | A=1@n1+n2)",
        R"(U02 of a range of nodes the least is sufficient | 4,4,1,4,4,4 | Z c1 r100 @0 p200; A c4 N1-3 @0 | Z=1@n3 A=1@n1+n2+n4)",
        R"(U03 nodes beyond the need bring no CPUs | 3x4 | A c3 N1-3 r100 @0 p200; B c3 @0 | A=1@n1+n2+n3 B=1@n1)",
        R"(U04 spread takes each node, not the run that fits | 4x4 | Z c4 r100 @0 p200 on:n2; A c5 N1-2 spread @0 | Z=1@n2 A=1@n1+n3)",
        R"(U05 not spread | 4x4 | Z c4 r100 @0 p200 on:n2; A c5 N1-2 @0 | Z=1@n2 A=1@n3+n4)",
        R"(U06 contiguous nodes whatever they weigh | 3x4 weights=1,2,1 | A c8 contig @0 | A=1@n1+n2)",
        R"(U07 or none | 3x4 | Z c4 r100 @0 p200 on:n2; A c8 contig @0 | Z=1@n2 A=102@n1+n2)",
        R"(U08 from the node that is asked for upwards | 4x4 | A c8 on:n2 @0 | A=1@n2+n3)",
        R"(U09 then downwards | 4x4 | Z c4 r100 @0 p200 on:n4; A c12 on:n2 @0 | Z=1@n4 A=1@n1+n2+n3)",
        R"(U10 tasks of a node take as much of it, fewer as well | 2x8 | A c4 each8 r100 @0 p200; B c1 @0 | A=1@n1 B=1@n2)",
        R"(U11 more tasks than the nodes may have close nothing | 2x4 | A c8 N2 each2 @0 p200; B c1 @0 | B=1@n1)",
        R"(U12 who was tested where nodes are not shared takes them whole | 2x4 quick=n1 quick-excl | Z c1 r100 @0 p200 on:n1; A c1 @2 in:quick,main; B c4 @2 p50 | Z=1@n1 A=4@n2 B=15@n2)",
        R"(U13 who was not does not | 2x4 quick=n1 quick-excl | Z c1 r100 @0 p200 on:n1; A c1 @2; B c4 @2 p50 | Z=1@n1 A=4@n1 B=4@n2)",
        R"(U19 who has one task takes one CPU of a node that has room for as many as asked for | 2x4 | Z c1 @0 r100 p200 on:n1; A each4 c1 @0; B c3 @0 p50 | Z=1@n1 A=1@n2 B=1@n1)",
        R"(U20 and not of one that has less | 1x4 | Z c1 @0 r100 p200; A each4 c1 @0; B c1 @101 p50 | Z=1 A=104 B=104)",
        R"(U14 nobody has a node alone where its partition may not have all of it | 2x4 quick=n1 quick-cpus=3 | A c1 excl @0 in:quick; B c1 @0 p50 in:quick | A=0 B=1@n1)",
        R"(U15 nodes that are asked for are closed where a partition has them not | 2x4 quick=n1 | A c1 on:n2 @0 in:quick,main | A=30@n2)",
        R"(U16 and where a limit keeps who asks for them | 2x4 qos:one:MaxJobsPU=1 | Z r100 @0 p300 qone; A on:n2 @0 p200 qone; B c4 @0 | Z=1@n1 B=30@n2)",
        R"(U17 their partition stays open | 3x4 | Z c4 r100 on:n1 @0 p300; A c4 on:n1 @0 p200; B @0 | Z=1@n1 B=1@n2)",
        R"(U18 unless more nodes are needed | 3x4 | Z c4 r100 on:n1 @0 p300; A c8 N2 on:n1 @0 p200; B @0 | Z=1@n1 B=30@n3)",
        // Seen in recordings of jobs with GPUs.
        R"(G01 GPUs of a job are so many on all its nodes | 2x4 gpus=4,4 | A c6 gpus5 r100 @0 p200; B gres3 @0 | A=1@n1+n2 B=1@n2)",
        R"(G02 each node of such a job has one of them | 3x4 gpus=0,4,4 | A c8 gpus2 @0 | A=1@n2+n3)",
        R"(G03 of equal nodes more GPUs than it can use count for nothing | 2x8 gpus=4,4 | Z c4 gres1 r100 @0 p200; A gres1 @0 | Z=1@n1 A=1@n1)",
        R"(G04 fewer do | 2x8 gpus=4,4 | Z c4 gres3 r100 @0 p200; A gpus3 @0 | Z=1@n1 A=1@n2)",
        R"(G05 limits count all GPUs of the nodes that one would have alone | 2x4 gpus=4,4 acct:x:GrpTRES=gpu=3 | Y on:n1 r100 @0 p300 ay; Z on:n2 r100 @0 p300 ay; A gres1 excl @0 p200 ax; B @0 ay | Y=1@n1 Z=1@n2 B=1@n1)",
        R"(G06 and those of all nodes that it would have | 2x4 gpus=4,4 acct:x:GrpTRES=gpu=3 | Y on:n1 r100 @0 p300 ay; A c8 gres2 @0 p200 ax; B @0 ay | Y=1@n1 B=1@n1)",
        R"(G08 of one that asks for some in all they count all of its nodes | 2x4 gpus=4,4 acct:x:GrpTRES=gpu=3 | Y on:n1 gres4 r100 @0 p300 ay; Z on:n2 gres4 r100 @0 p300 ay; A gpus2 @0 p200 ax; B @0 ay | Y=1@n1 Z=1@n2 B=1@n1)",
        R"(G09 also of one that a later partition gives nodes alone | 2x4 gpus=4,4 quick=n1 quick-excl quick-tier=1 bf_interval=1000 acct:x:GrpTRES=gpu=3 | X gres3 on:n1 r60 @0 p300 ax; Y c3 on:n1 r300 @0 p300 ay; Z c4 on:n2 r300 @0 p300 ay; A gres1 in:main,quick @0 p200 ax; B @70 p50 ay | X=1@n1 Y=1@n1 Z=1@n2 B=70@n1)",
        R"(G07 a plan counts those that it asks for | 1x4 gpus=4 sched_interval=-1 acct:x:GrpTRES=gpu=3 | Z t20 r1150 @0 p300 ay; A gres1 excl t60 @0 p200 ax; B t60 @2 ay | Z=30 B=1200)",
        // Told by slurmctld's and select/linear's sources.
        R"(K01 who has no nodes until the window ends is not counted | 1x4 bf_max_job_test=2 bf_window=60 | A c3 r600 @0; B c4 t60 @2 p9; D c4 t60 @2 p8; E c4 t60 @2 p7; C c1 t5 r60 @2 p1 | A=1 C=30)",
        R"(K02 who is beyond partition_job_depth is not counted among all | 1x4 quick=n1 partition_job_depth=1 default_queue_depth=1 acct:x:GrpTRES=cpu=1 | Z r1000 @0 p300 ax; M @1.5 p9 ax; N @1.5 p8 ax; O @1.5 p7 ax; Q in:quick @1.5 p1 ay | Z=1 Q=4)",
        R"(K03 minutes of what a job does not ask for do not keep it | 1x4 qos:one:GrpTRESMins=gres/gpu=0 | A qone @0 | A=1)",
        R"(K04 select/linear takes running jobs off one by one | 3x1 linear bf_resolution=1 | A t9 r500 @0; B t9 r500 @30.5; D N2 t60 @35 p200; F t8 @65 p50 | A=1@n1 B=31@n2 D=502@n1+n3 F=513@n1)",
        R"(K05 others in groups | 3x1 bf_resolution=1 | A t9 r500 @0; B t9 r500 @30.5; D N2 t60 @35 p200; F t8 @65 p50 | A=1@n1 B=31@n2 F=90@n3)",
        R"(K06 with bf_busy_nodes plans take nodes on which nobody is last | 4x4 bf_busy_nodes | A c4 r500 on:n3 @0; B c4 r500 on:n4 @0; D c12 N3 @2 p9; F c4 t60 r20 @2 p1 | A=1@n3 B=1@n4 F=30@n2 D=502@n1+n2+n3)",
        R"(K07 and one of these more than they need | 3x4 bf_busy_nodes | A c4 r500 on:n2 @0; B c4 r500 on:n3 @0; D c8 N2 @2 p9; F c4 t60 r20 @2 p1 | A=1@n2 B=1@n3 D=502@n1+n2 F=502@n3)",
        R"(K08 with bf_running_job_reserve those who have nodes alone take their place in the map | 2x4 bf_running_job_reserve bf_node_space_size=2 | A c1 excl r300 @0 p9; B c8 t60 r20 @0 p8; C c1 t5 r20 @0 p6 | A=1@n1 B=303@n1+n2 C=324@n1)",
        R"(K09 others do not | 2x4 bf_running_job_reserve bf_node_space_size=2 | A c4 r300 @0 p9; B c8 t60 r20 @0 p8; C c1 t5 r20 @0 p6 | A=1@n1 C=30@n2 B=303@n1+n2)",
        R"(K10 who would run for less than a step of the map is planned beside others | 2x4 bf_resolution=120 sched_interval=-1 | A c4 r200 on:n1 @0 p9; B c4 t1 r20 on:n1 @2 p8; C c8 t1 r20 @2 p7; D c4 t10 r20 @2 p1 | A=30@n1 B=240@n1 C=270@n1+n2 D=300@n1)",
        R"(Y10 jobs over their limit end when their partition has them end | 1x4 over=20 | A c3 t1 r900 @0 p10; B c4 t60 @0 p9; C c1 t5 r10 @100 p5 | A=1 B=903 C=120)",
        R"(Y11 and not when the cluster has | 1x4 over=0 | A c3 t1 r900 @0 p10; B c4 t60 @0 p9; C c1 t5 r10 @100 p5 | A=1 B=903 C=914)",
    };

class Vectors : public testing::TestWithParam<const char*>
{
};

TEST_P(Vectors, everyStartAndNodeIsSlurms)
{
    const auto vector = parseVector(GetParam());
    const auto outcome = replay(vector.scene, vectorOptions());
    for (const auto& [job, expected] : vector.expected)
        EXPECT_EQ(answerOf(vector, outcome, job), expected) << job << " in " << GetParam();
}

TEST_P(Vectors, theWaitIsDividedToTheSecond)
{
    const auto vector = parseVector(GetParam());
    const auto outcome = replay(vector.scene, vectorOptions());
    for (const auto& [name, job] : vector.jobs) {
        std::int64_t sum = 0;
        for (const auto part : outcome.jobs[job].wait)
            sum += part;
        const auto submit = secondOf(vector.scene.recording->workload.jobs[job].submit);
        EXPECT_EQ(sum, outcome.jobs[job].start - submit) << name << " in " << GetParam();
    }
}

TEST(ThrottledTasks, theirWaitIsNotTheSchedulers)
{
    const auto vector = parseVector("T | 1x4 | A arr3%1 r20 @0 | A_1=22 A_2=43");
    const auto outcome = replay(vector.scene, vectorOptions());
    const auto partsOf = [&](const char* name) { return outcome.jobs[vector.jobs.at(name)].wait; };
    EXPECT_EQ(partsOf("A_1"), (WaitParts{20, 0, 0, 0, 2}));
    EXPECT_EQ(partsOf("A_2"), (WaitParts{40, 0, 0, 0, 3}));
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, testing::ValuesIn(vectors),
                         [](const auto& each) { return std::string(each.param).substr(0, 3); });
} // namespace

} // namespace fairlead::replay
