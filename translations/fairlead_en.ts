<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EditWords</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitWords</name>
    <message numerus="yes">
        <source>%Ln CPU(s)</source>
        <translation>
            <numerusform>%Ln CPU</numerusform>
            <numerusform>%Ln CPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriorityExplanation</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <comment>that stand before one</comment>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a time limit</source>
        <translation>
            <numerusform>%Ln job without a time limit</numerusform>
            <numerusform>%Ln jobs without a time limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::CrashRecovery</name>
    <message numerus="yes">
        <source>Fairlead did not close properly: %Ln edit(s) to %1, the last of %2, can be restored: %3.</source>
        <translation>
            <numerusform>Fairlead did not close properly: %Ln edit to %1, made %2, can be restored: %3.</numerusform>
            <numerusform>Fairlead did not close properly: %Ln edits to %1, the last made %2, can be restored: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 will be gone for good: %2.</source>
        <translation>
            <numerusform>%Ln edit to %1 will be gone for good: %2.</numerusform>
            <numerusform>%Ln edits to %1 will be gone for good: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::ExportController</name>
    <message numerus="yes">
        <source>%Ln file(s) of %1 will be replaced: %2</source>
        <translation>
            <numerusform>%Ln file of %1 will be replaced: %2</numerusform>
            <numerusform>%Ln files of %1 will be replaced: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::LeaveQuestion</name>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 are not saved.</source>
        <translation>
            <numerusform>%Ln edit to %1 is not saved.</numerusform>
            <numerusform>%Ln edits to %1 are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::MainWindow</name>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln edit</numerusform>
            <numerusform>%Ln edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::SearchController</name>
    <message numerus="yes">
        <source>%Ln job row(s)</source>
        <translation>
            <numerusform>%Ln job row</numerusform>
            <numerusform>%Ln job rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the tree</source>
        <translation>
            <numerusform>%Ln in the tree</numerusform>
            <numerusform>%Ln in the tree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::app::StatusLine</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln association(s)</source>
        <translation>
            <numerusform>%Ln association</numerusform>
            <numerusform>%Ln associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::AccountTreeEdits</name>
    <message numerus="yes">
        <source>shares of %Ln row(s)</source>
        <translation>
            <numerusform>shares of %Ln row</numerusform>
            <numerusform>shares of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln row(s)</source>
        <translation>
            <numerusform>remove %Ln row</numerusform>
            <numerusform>remove %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln account(s) below %1</source>
        <translation>
            <numerusform>move %Ln account below %1</numerusform>
            <numerusform>move %Ln accounts below %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln row(s)</source>
        <translation>
            <numerusform>paste %Ln row</numerusform>
            <numerusform>paste %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) of what is removed wait or run, and stay in the queue: on the cluster they have to end first.</source>
        <translation>
            <numerusform>%Ln job of what is removed waits or runs, and stays in the queue: on the cluster it has to end first.</numerusform>
            <numerusform>%Ln jobs of what is removed wait or run, and stay in the queue: on the cluster they have to end first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::AdviceTexts</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>edits</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::AgreementWords</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::Explainer</name>
    <message numerus="yes">
        <source>The first and the last of %Ln selected row(s):</source>
        <translation>
            <numerusform>The first and the last of %Ln selected row:</numerusform>
            <numerusform>The first and the last of %Ln selected rows:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first and the last with a rank of %Ln selected row(s):</source>
        <translation>
            <numerusform>The first and the last with a rank of %Ln selected row:</numerusform>
            <numerusform>The first and the last with a rank of %Ln selected rows:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::OutlookModel</name>
    <message numerus="yes">
        <source>%1 of %2: %Ln job(s), %3 in sum</source>
        <translation>
            <numerusform>%1 of %2: %Ln job, %3 in sum</numerusform>
            <numerusform>%1 of %2: %Ln jobs, %3 in sum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::RecoveryWords</name>
    <message numerus="yes">
        <source>%1 is not back at its share within %2 in any of %Ln replay(s), %3.</source>
        <comment>account, duration, if …</comment>
        <translation>
            <numerusform>%1 is not back at its share within %2 in %Ln replay, %3.</numerusform>
            <numerusform>%1 is not back at its share within %2 in any of %Ln replays, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln replay(s), from %2 to %3</source>
        <comment>count, moments</comment>
        <translation>
            <numerusform>in %1 of %Ln replay, from %2 to %3</numerusform>
            <numerusform>in %1 of %Ln replays, from %2 to %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::ReplayWords</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>a list of accounts</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) are of users whom the cluster does not have, without shares and usage; the first is of %1</source>
        <translation>
            <numerusform>%Ln recorded job is of a user whom the cluster does not have, without shares and usage: %1</numerusform>
            <numerusform>%Ln recorded jobs are of users whom the cluster does not have, without shares and usage; the first is of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln of %2 jobs had not started by the end; their waits are not in the means</source>
        <comment>recorded, replayed, or a policy</comment>
        <translation>
            <numerusform>%1: %Ln of %2 jobs had not started by the end; its wait is not in the means</numerusform>
            <numerusform>%1: %Ln of %2 jobs had not started by the end; their waits are not in the means</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) that can never start have waited as long as one that starves, and do not count as starving</source>
        <translation>
            <numerusform>%Ln job that can never start has waited as long as one that starves, and does not count as starving</numerusform>
            <numerusform>%Ln jobs that can never start have waited as long as one that starves, and do not count as starving</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>under “%1”, %Ln job(s) would not start on an idle machine either</source>
        <translation>
            <numerusform>under “%1”, %Ln job would not start on an idle machine either</numerusform>
            <numerusform>under “%1”, %Ln jobs would not start on an idle machine either</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) would not start on an idle machine either: they are too large for it, or a limit or their partition keeps them out; the first is job %1</source>
        <translation>
            <numerusform>%Ln job would not start on an idle machine either: it is too large for it, or a limit or its partition keeps it out; it is job %1</numerusform>
            <numerusform>%Ln jobs would not start on an idle machine either: they are too large for it, or a limit or their partition keeps them out; the first is job %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::reports::OutlookSummary</name>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is.</source>
        <translation>
            <numerusform>%Ln recorded job from %1 to %2 was replayed under the policy as it is.</numerusform>
            <numerusform>%Ln recorded jobs from %1 to %2 were replayed under the policy as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and under “%3”.</source>
        <translation>
            <numerusform>%Ln recorded job from %1 to %2 was replayed under the policy as it is and under “%3”.</numerusform>
            <numerusform>%Ln recorded jobs from %1 to %2 were replayed under the policy as it is and under “%3”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait less, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln account waits less, %1 the most (by %2)</numerusform>
            <numerusform>%Ln accounts wait less, %1 the most (by %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait longer, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln account waits longer, %1 the most (by %2)</numerusform>
            <numerusform>%Ln accounts wait longer, %1 the most (by %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) fewer do.</source>
        <translation>
            <numerusform>That is of jobs that start: under “%1” %Ln job fewer does.</numerusform>
            <numerusform>That is of jobs that start: under “%1” %Ln jobs fewer do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and others: %3.</source>
        <translation>
            <numerusform>%Ln recorded job from %1 to %2 was replayed under the policy as it is and others: %3.</numerusform>
            <numerusform>%Ln recorded jobs from %1 to %2 were replayed under the policy as it is and others: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each policy had %Ln replica(s).</source>
        <translation>
            <numerusform>Each policy had %Ln replica.</numerusform>
            <numerusform>Each policy had %Ln replicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: each policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>Somebody stopped that: each policy had %Ln replica, which says less.</numerusform>
            <numerusform>Somebody stopped that: each policy had %Ln replicas, which says less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) more do.</source>
        <translation>
            <numerusform>That is of jobs that start: under “%1” %Ln job more does.</numerusform>
            <numerusform>That is of jobs that start: under “%1” %Ln jobs more do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The policy had %Ln replica(s).</source>
        <translation>
            <numerusform>The policy had %Ln replica.</numerusform>
            <numerusform>The policy had %Ln replicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: the policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>Somebody stopped that: the policy had %Ln replica, which says less.</numerusform>
            <numerusform>Somebody stopped that: the policy had %Ln replicas, which says less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln other account(s) the difference may be chance.</source>
        <translation>
            <numerusform>Of %Ln other account the difference may be chance.</numerusform>
            <numerusform>Of %Ln other accounts the difference may be chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln replica(s) on smaller differences are told from chance, too.</source>
        <translation>
            <numerusform>From %Ln replica on smaller differences are told from chance, too.</numerusform>
            <numerusform>From %Ln replicas on smaller differences are told from chance, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::reports::Words</name>
    <message numerus="yes">
        <source>Usage counts in %1 window(s) of %2 each; a window counts %3 times what the next newer one does (FSDECAY).</source>
        <translation>
            <numerusform>Usage counts in %1 window of %2; an older one would count %3 times as much (FSDECAY).</numerusform>
            <numerusform>Usage counts in %1 windows of %2 each; a window counts %3 times what the next newer one does (FSDECAY).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of usage count, in %1 window(s)</source>
        <translation>
            <numerusform>of usage count, in %1 window</numerusform>
            <numerusform>of usage count, in %1 windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) held or not yet eligible</source>
        <translation>
            <numerusform>job held or not yet eligible</numerusform>
            <numerusform>jobs held or not yet eligible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>account(s)</source>
        <translation>
            <numerusform>account</numerusform>
            <numerusform>accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CPU(s) in the cluster</source>
        <translation>
            <numerusform>CPU in the cluster</numerusform>
            <numerusform>CPUs in the cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No job of %1 changes its place.</source>
        <translation>
            <numerusform>The %1 job of the queue keeps its place.</numerusform>
            <numerusform>No job of %1 changes its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting</source>
        <translation>
            <numerusform>job waiting</numerusform>
            <numerusform>jobs waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>user(s) with waiting jobs</source>
        <translation>
            <numerusform>user with waiting jobs</numerusform>
            <numerusform>users with waiting jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A job in several partitions counts by its best place: of %1 places %2 change(s).</source>
        <translation>
            <numerusform>A job in several partitions counts by its best place: of %1 places %2 changes.</numerusform>
            <numerusform>A job in several partitions counts by its best place: of %1 places %2 change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountActions</name>
    <message numerus="yes">
        <source>Remove %Ln row(s)</source>
        <translation>
            <numerusform>Remove %Ln row</numerusform>
            <numerusform>Remove %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit shares of %Ln row(s) …</source>
        <translation>
            <numerusform>Edit shares of %Ln row …</numerusform>
            <numerusform>Edit shares of %Ln rows …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the jobs of %Ln row(s)</source>
        <translation>
            <numerusform>Show the jobs of %Ln row</numerusform>
            <numerusform>Show the jobs of %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::AdvicePage</name>
    <message numerus="yes">
        <source>%Ln job(s) do not show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>
            <numerusform>%Ln job does not show what the weights do. Nothing is wrong with the rest of the policy.</numerusform>
            <numerusform>%Ln jobs do not show what the weights do. Nothing is wrong with the rest of the policy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is wrong with the policy, as far as %Ln job(s) of the queue and the tree of accounts show it.</source>
        <translation>
            <numerusform>Nothing is wrong with the policy, as far as %Ln job of the queue and the tree of accounts shows it.</numerusform>
            <numerusform>Nothing is wrong with the policy, as far as %Ln jobs of the queue and the tree of accounts show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have waited for more than a day and more than ten times their time limit all the same: state:starving in the search box shows them, and the panel below the queue says what each of them waits for.</source>
        <translation>
            <numerusform>%Ln job has waited for more than a day and more than ten times its time limit all the same: state:starving in the search box shows it, and the panel below the queue says what it waits for.</numerusform>
            <numerusform>%Ln jobs have waited for more than a day and more than ten times their time limit all the same: state:starving in the search box shows them, and the panel below the queue says what each of them waits for.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ApplyDialog</name>
    <message numerus="yes">
        <source>%Ln change(s) to %1</source>
        <translation>
            <numerusform>%Ln change to %1</numerusform>
            <numerusform>%Ln changes to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) cannot be applied and stay(s) in the scenario: %1</source>
        <translation>
            <numerusform>⚠ %Ln edit cannot be applied and stays in the scenario: %1</numerusform>
            <numerusform>⚠ %Ln edits cannot be applied and stay in the scenario: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) conflict(s) with a change in the source, and nobody has decided: %1</source>
        <translation>
            <numerusform>⚠ %Ln edit conflicts with a change in the source, and nobody has decided: %1</numerusform>
            <numerusform>⚠ %Ln edits conflict with a change in the source, and nobody has decided: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConflictBar</name>
    <message numerus="yes">
        <source>%Ln of your edits do(es) not fit the source. Nothing is lost: decide for the selected ones, or for all.</source>
        <translation>
            <numerusform>%Ln of your edits does not fit the source. Nothing is lost: decide for the selected ones, or for all.</numerusform>
            <numerusform>%Ln of your edits do not fit the source. Nothing is lost: decide for the selected ones, or for all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::FilterBar</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::FinderDialog</name>
    <message numerus="yes">
        <source>%Ln policy(s) were replayed from %1 to %2. Listed are the present one and those that no other one beats.</source>
        <translation>
            <numerusform>%Ln policy was replayed from %1 to %2. Listed are the present one and those that no other one beats.</numerusform>
            <numerusform>%Ln policies were replayed from %1 to %2. Listed are the present one and those that no other one beats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them reach(es) every target there and from %1 to %2, which the search did not see.</source>
        <translation>
            <numerusform>%Ln of them reaches every target there and from %1 to %2, which the search did not see.</numerusform>
            <numerusform>%Ln of them reach every target there and from %1 to %2, which the search did not see.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::KeyFigures</name>
    <message numerus="yes">
        <source>of %Ln user(s)</source>
        <translation>
            <numerusform>of %Ln user</numerusform>
            <numerusform>of %Ln users</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation>
            <numerusform>%Ln held</numerusform>
            <numerusform>%Ln held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet eligible</source>
        <translation>
            <numerusform>%Ln not yet eligible</numerusform>
            <numerusform>%Ln not yet eligible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starving</source>
        <comment>jobs that wait far too long</comment>
        <translation>
            <numerusform>%Ln starving</numerusform>
            <numerusform>%Ln starving</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoveDialog</name>
    <message numerus="yes">
        <source>Move %Ln account(s)</source>
        <translation>
            <numerusform>Move %Ln account</numerusform>
            <numerusform>Move %Ln accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) have “%1” in their names: choose one.</source>
        <translation>
            <numerusform>%Ln account has “%1” in its name: choose it.</numerusform>
            <numerusform>%Ln accounts have “%1” in their names: choose one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookPage</name>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>Last %Ln day</numerusform>
            <numerusform>Last %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookScenarios</name>
    <message numerus="yes">
        <source>%Ln scenario(s) will be gone for good: %1.</source>
        <translation>
            <numerusform>%Ln scenario will be gone for good: %1.</numerusform>
            <numerusform>%Ln scenarios will be gone for good: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasteDialog</name>
    <message numerus="yes">
        <source>The shares of %Ln row(s) change.</source>
        <translation>
            <numerusform>The shares of %Ln row change.</numerusform>
            <numerusform>The shares of %Ln rows change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have these shares already.</source>
        <translation>
            <numerusform>%Ln row has these shares already.</numerusform>
            <numerusform>%Ln rows have these shares already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln line cannot be used.</numerusform>
            <numerusform>%Ln lines cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln account</numerusform>
            <numerusform>%Ln accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln user</numerusform>
            <numerusform>%Ln users</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::PeriodChooser</name>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>Last %Ln day</numerusform>
            <numerusform>Last %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::PlaceView</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::PolicyView</name>
    <message numerus="yes">
        <source>%1: %2 with %Ln edit(s)</source>
        <comment>scheduler: cluster</comment>
        <translation>
            <numerusform>%1: %2 with %Ln edit</numerusform>
            <numerusform>%1: %2 with %Ln edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::QueuePage</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>161 of 446 rows</comment>
        <translation>
            <numerusform>%1, %Ln job</numerusform>
            <numerusform>%1, %Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln row(s)</source>
        <comment>8 jobs in 12 rows</comment>
        <translation>
            <numerusform>%1 in %Ln row</numerusform>
            <numerusform>%1 in %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held back</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln held back</numerusform>
            <numerusform>%Ln held back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ReachDialog</name>
    <message numerus="yes">
        <source>%Ln value(s), each changed alone, would do it, the smallest change first.</source>
        <translation>
            <numerusform>%Ln value, changed alone, would do it.</numerusform>
            <numerusform>%Ln values, each changed alone, would do it, the smallest change first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln ranked row(s): no job can be at rank %1.</source>
        <translation>
            <numerusform>There is %Ln ranked row: no job can be at rank %1.</numerusform>
            <numerusform>There are %Ln ranked rows: no job can be at rank %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ShapeMapView</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::SharesDialog</name>
    <message numerus="yes">
        <source>Shares of %Ln row(s)</source>
        <translation>
            <numerusform>Shares of %Ln row</numerusform>
            <numerusform>Shares of %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::StoreConflictDialog</name>
    <message numerus="yes">
        <source>Both sides changed the same %Ln item(s). Merge waits until each row says which side to keep.</source>
        <translation>
            <numerusform>Both sides changed the same %Ln item. Merge waits until the row says which side to keep.</numerusform>
            <numerusform>Both sides changed the same %Ln items. Merge waits until each row says which side to keep.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::TimelineSlider</name>
    <message numerus="yes">
        <source>%Ln job(s) waiting</source>
        <translation>
            <numerusform>%Ln job waiting</numerusform>
            <numerusform>%Ln jobs waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPU(s) running</source>
        <translation>
            <numerusform>%Ln CPU running</numerusform>
            <numerusform>%Ln CPUs running</numerusform>
        </translation>
    </message>
</context>
</TS>
