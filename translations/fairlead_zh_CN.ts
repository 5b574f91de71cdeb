<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>See why each job of an HPC cluster stands where it stands in the queue.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>查看 HPC 集群的每个作业为何排在队列中的这个位置。

自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>About Fairlead</source>
        <translation>关于 Fairlead</translation>
    </message>
    <message>
        <source>Fairlead %1</source>
        <translation>Fairlead %1</translation>
    </message>
</context>
<context>
    <name>Absence</name>
    <message>
        <source>The priorities cannot be computed</source>
        <translation>无法计算优先级</translation>
    </message>
    <message>
        <source>Computing the priorities …</source>
        <translation>正在计算优先级…</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>What is in it is shown as soon as it has been read.</source>
        <translation>读取完成后即显示其内容。</translation>
    </message>
</context>
<context>
    <name>AccountTreeCells</name>
    <message>
        <source>Added, renamed or moved by the scenario</source>
        <translation>由方案添加、重命名或移动</translation>
    </message>
    <message>
        <source>In the baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>Added by the scenario</source>
        <translation>由方案添加</translation>
    </message>
    <message>
        <source>Level fair-share %1</source>
        <translation>同级公平份额 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a fraction of an account</comment>
        <translation>%2 的 %1</translation>
    </message>
</context>
<context>
    <name>AccountTreeColumns</name>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Raw usage, decayed by the half-life: TRES-weighted billing-seconds / 3600. With no billing weights these are CPU-hours.</source>
        <translation>原始用量，按半衰期衰减：TRES 加权的计费秒 / 3600。未设计费权重时即为 CPU 小时。</translation>
    </message>
    <message>
        <source>Promised / consumed. Above 1 the association got less than it was promised (under-served), below 1 more.</source>
        <translation>应得 / 已用。大于 1 表示该关联所得少于应得（用量不足），小于 1 则多于应得。</translation>
    </message>
    <message>
        <source>Raw shares: what the association was given, in proportion to its siblings. A number, or “parent”: it uses the share of the account above.</source>
        <translation>原始份额：分给该关联的份额，与同级成比例。数字，或“parent”：使用上级账户的份额。</translation>
    </message>
    <message>
        <source>Account, or user in an account, where needed with the partition that the association is for.</source>
        <translation>账户，或账户中的用户；必要时附上关联所针对的分区。</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Normalized shares: shares / sum of the shares on the same level. Percent of the account above.</source>
        <translation>归一化份额：份额 / 同级份额之和。占上级账户的百分比。</translation>
    </message>
    <message>
        <source>Raw usage / raw usage of the account above. Percent of the account above.</source>
        <translation>原始用量 / 上级账户的原始用量。占上级账户的百分比。</translation>
    </message>
    <message>
        <source>Fair-share now − fair-share in the baseline.</source>
        <translation>当前公平份额 − 基线公平份额。</translation>
    </message>
    <message>
        <source>The factor that a job of the association gets, 0 to 1. Fair Tree: rank of the user / number of users. Classic: 2^(−effective usage / normalized shares / damping).</source>
        <translation>该关联的作业得到的因子，0 到 1。Fair Tree：用户的排名 / 用户数。经典：2^(−有效用量 / 归一化份额 / 阻尼)。</translation>
    </message>
    <message>
        <source>Usage in the fairshare windows, weighted by FSDECAY, in hours of the metric: processor-hours for DEDICATEDPS.</source>
        <translation>公平份额窗口内的用量，按 FSDECAY 加权，以度量的小时计：DEDICATEDPS 为处理器小时。</translation>
    </message>
    <message>
        <source>Promised (of parent)</source>
        <translation>应得（占上级账户）</translation>
    </message>
    <message>
        <source>Divided by %1, the CPUs of a node on average.</source>
        <translation>已除以 %1，即每个节点的平均 CPU 数。</translation>
    </message>
    <message>
        <source>FSTARGET of the account, in percent.</source>
        <translation>账户的 FSTARGET，百分比。</translation>
    </message>
    <message>
        <source>The target as a part of the whole system: plain, at least or at most. A cap promises nothing.</source>
        <translation>目标，即整个系统的一部分：普通、最低或最高。上限不给出应得部分。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Consumed (node-h)</source>
        <translation>已用（节点小时）</translation>
    </message>
    <message>
        <source>Consumed (h)</source>
        <translation>已用（小时）</translation>
    </message>
    <message>
        <source>Consumed (billing-h)</source>
        <translation>已用（计费小时）</translation>
    </message>
    <message>
        <source>Consumed (PE-h)</source>
        <comment>hours of Moab&apos;s processor equivalents</comment>
        <translation>已用（PE 小时）</translation>
    </message>
    <message>
        <source>Consumed (CPU-h)</source>
        <translation>已用（CPU 小时）</translation>
    </message>
</context>
<context>
    <name>AlgorithmWords</name>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Classic fair-share</source>
        <translation>经典公平份额</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>忽略深度</translation>
    </message>
    <message>
        <source>Linear (Slurm 2.0)</source>
        <translation>线性（Slurm 2.0）</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>先进先出</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>New account</source>
        <translation>新账户</translation>
    </message>
    <message>
        <source>below %1, shares %2</source>
        <translation>在 %1 之下，份额 %2</translation>
    </message>
    <message>
        <source>Move account</source>
        <translation>移动账户</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>在 %1 之下</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>新成员</translation>
    </message>
    <message>
        <source>shares %1</source>
        <translation>份额 %1</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>移除账户</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>移除成员</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>重命名账户</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the cluster&apos;s own</source>
        <comment>limit</comment>
        <translation>集群自身的</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See why each job of an HPC cluster stands where it stands.</source>
        <translation>查看 HPC 集群的每个作业为何处在其位置。</translation>
    </message>
    <message>
        <source>system, light or dark</source>
        <translation>system、light 或 dark</translation>
    </message>
    <message>
        <source>slurm.conf for a source that lacks it</source>
        <translation>用于缺少 slurm.conf 的数据源</translation>
    </message>
    <message>
        <source>scontrol show partition, likewise</source>
        <translation>scontrol show partition 的输出，同上</translation>
    </message>
    <message>
        <source>assoc_mgr.txt or shares.txt, likewise</source>
        <translation>assoc_mgr.txt 或 shares.txt，同上</translation>
    </message>
    <message>
        <source>which cluster, where a source holds several</source>
        <translation>数据源含多个集群时，选择哪一个</translation>
    </message>
    <message>
        <source>write a picture of the window and end</source>
        <translation>写出窗口的图片后结束</translation>
    </message>
    <message>
        <source>write a picture of every page and end</source>
        <translation>写出每一页的图片后结束</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>Only one source can be opened.
</source>
        <translation>只能打开一个数据源。
</translation>
    </message>
    <message>
        <source>There is no theme “%1”.
</source>
        <translation>没有主题“%1”。
</translation>
    </message>
    <message>
        <source>open nothing, not even what was open last</source>
        <translation>不打开任何内容，也不打开上次的数据源</translation>
    </message>
    <message>
        <source>compare with this policy: slurm.conf, moab.cfg …</source>
        <translation>与此策略比较：slurm.conf、moab.cfg 等</translation>
    </message>
    <message>
        <source>There is no language “%1”, but %2.
</source>
        <translation>没有语言“%1”，只有 %2。
</translation>
    </message>
    <message>
        <source>demo:limoges, demo:textbook or demo:moab, a folder, a .fairlead file, a .swf or .swf.gz trace, slurm: or slurm://user@host, slurmrest://user@host or slurmrest:///SOCKET, slurmdbd:// or mysql://user@host/database</source>
        <translation>demo:limoges、demo:textbook 或 demo:moab、文件夹、.fairlead 文件、.swf 或 .swf.gz 记录、slurm: 或 slurm://user@host、slurmrest://user@host 或 slurmrest:///SOCKET、slurmdbd:// 或 mysql://user@host/database</translation>
    </message>
</context>
<context>
    <name>DefectWords</name>
    <message>
        <source>Tied sibling accounts are not merged: the second one&apos;s first child inherits the rank of the first one&apos;s last child.</source>
        <translation>并列的同级账户不会合并：后一个账户的第一个子项继承前一个账户最后一个子项的排名。</translation>
    </message>
    <message>
        <source>Damping 0 without usage gives no number, and that becomes the priority 4294967295.</source>
        <translation>阻尼为 0 且无用量时得不到数值，优先级变为 4294967295。</translation>
    </message>
    <message>
        <source>sshare prints another factor for a “parent” user directly below root than the user&apos;s jobs get.</source>
        <translation>对于直接位于 root 之下的 “parent” 用户，sshare 显示的因子与其作业所得的不同。</translation>
    </message>
    <message>
        <source>Siblings that slurmctld was never asked about count with a normalized usage of 4294967294.</source>
        <translation>slurmctld 从未被询问过的同级项按归一化用量 4294967294 计入。</translation>
    </message>
    <message>
        <source>Usage fades by 0.693 where ln 2 is meant: after one half-life slightly more than half is left.</source>
        <translation>用量按 0.693 而非 ln 2 衰减：经过一个半衰期后剩余略多于一半。</translation>
    </message>
    <message>
        <source>A job with more nodes or CPUs than the cluster wraps around and gets the largest factor.</source>
        <translation>节点或 CPU 数超过集群的作业会发生数值回绕，得到最大的因子。</translation>
    </message>
    <message>
        <source>A job with more CPUs than the cluster wraps around and gets the largest factor.</source>
        <translation>CPU 数超过集群的作业会发生数值回绕，得到最大的因子。</translation>
    </message>
    <message>
        <source>In sprio&apos;s rows of a partition list, a TRES that the partition lacks is weighted twice.</source>
        <translation>在 sprio 的分区列表各行中，分区所缺的 TRES 会被加权两次。</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES is read as MAX_TRES.</source>
        <translation>MAX_TRES_GRES 被当作 MAX_TRES。</translation>
    </message>
    <message>
        <source>As Slurm does it, defects included: %1</source>
        <translation>与 Slurm 的做法一致，包括其缺陷：%1</translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>shares of %1</source>
        <translation>%1 的份额</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>move %1 below %2</source>
        <translation>将 %1 移到 %2 之下</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 等另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>add %1 below %2</source>
        <translation>在 %2 之下添加 %1</translation>
    </message>
    <message>
        <source>rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>“%1” could not be reached.</source>
        <translation>无法访问“%1”。</translation>
    </message>
    <message>
        <source>“%1” was read, but its content cannot be used.</source>
        <translation>已读取“%1”，但其内容无法使用。</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>Something unexpected happened with “%1”.</source>
        <translation>处理“%1”时发生意外。</translation>
    </message>
    <message>
        <source>Check the name, or open another source (Ctrl+O).</source>
        <translation>请检查名称，或打开其他数据源（Ctrl+O）。</translation>
    </message>
    <message>
        <source>Please report it with the details.</source>
        <translation>请附上详细信息报告此问题。</translation>
    </message>
    <message>
        <source>What was on the screen stays there.</source>
        <translation>屏幕上的内容保持不变。</translation>
    </message>
    <message>
        <source>There is not enough memory for “%1”.</source>
        <translation>内存不足，无法处理“%1”。</translation>
    </message>
    <message>
        <source>Close other programs, or ask for less.</source>
        <translation>请关闭其他程序，或减少所要求的内容。</translation>
    </message>
    <message>
        <source>Whether “%1” has taken the change is not known.</source>
        <translation>尚不清楚“%1”是否已接受更改。</translation>
    </message>
    <message>
        <source>Refresh (F5) when it answers again, and look before you repeat the change.</source>
        <translation>待其恢复应答后刷新（F5），先查看再重复更改。</translation>
    </message>
    <message>
        <source>“%1” does not let you in.</source>
        <translation>“%1”不允许您登录。</translation>
    </message>
    <message>
        <source>“%1” is a store of an older Fairlead.</source>
        <translation>“%1”是旧版 Fairlead 的存储。</translation>
    </message>
    <message>
        <source>Connect again to type another password.</source>
        <translation>请重新连接并输入另一个密码。</translation>
    </message>
    <message>
        <source>Upgrade it first; reading it needs no upgrade.</source>
        <translation>请先升级；读取则无需升级。</translation>
    </message>
    <message>
        <source>“%1” is there, but did not answer in time.</source>
        <translation>“%1”存在，但未及时应答。</translation>
    </message>
    <message>
        <source>Refresh (F5) to ask again.</source>
        <translation>请刷新（F5）重试。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what went wrong: the first words of whom was asked</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” has no such history.</source>
        <translation>“%1”没有这样的历史记录。</translation>
    </message>
    <message>
        <source>The details say what was found in it.</source>
        <translation>详细信息说明了其中发现的问题。</translation>
    </message>
    <message>
        <source>Try again when that is mended, or write to another place.</source>
        <translation>请在问题解决后重试，或写到别处。</translation>
    </message>
    <message>
        <source>There is no room for “%1” on its disk.</source>
        <translation>“%1”所在的磁盘没有空间了。</translation>
    </message>
    <message>
        <source>Make room on its disk, or choose another place.</source>
        <translation>请在其磁盘上腾出空间，或另选位置。</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Both are %1.</source>
        <translation>两者都是 %1。</translation>
    </message>
    <message>
        <source>Only jobs that wait for their turn have a rank, and %1 does not.</source>
        <translation>只有等待运行的作业才有排名，而 %1 不在其列。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): it may preempt the other, and that comes before priorities.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：它可以抢占对方，而抢占先于优先级。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): it asks for a reservation, and reservations come before priorities.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：它请求了预留，而预留先于优先级。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): its partition %5 is in a higher tier, and tiers come before priorities.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：其分区 %5 的层级（tier）更高，而层级先于优先级。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): %5 points against %6.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：%5 分对 %6 分。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): the priorities are equal, and it was submitted earlier.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：优先级相同，但提交更早。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): priority and submit time are equal, and its job id is lower.</source>
        <translation>%1（排名 %2）在 %3（排名 %4）之前：优先级和提交时间相同，但作业号更小。</translation>
    </message>
    <message>
        <source>%1: %2 (%3 against %4)</source>
        <comment>factor: difference (points against points)</comment>
        <translation>%1：%2（%3 对 %4）</translation>
    </message>
    <message>
        <source>What decides is %1: without its advantage there it would not be ahead.</source>
        <translation>起决定作用的是%1：没有这项优势，它就不会领先。</translation>
    </message>
    <message>
        <source>The fair-shares diverge below account %1: level fair-share %2 of %3 against %4 of %5.</source>
        <translation>公平份额在账户 %1 之下分出高低：%3 的同级公平份额为 %2，%5 的为 %4。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>job (user, account)</comment>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>%1 (%2, %3) in %4</source>
        <comment>job (user, account) in partition</comment>
        <translation>%4 中的 %1（%2，%3）</translation>
    </message>
    <message>
        <source>No job moves.</source>
        <translation>没有作业移动。</translation>
    </message>
    <message>
        <source>1 of %1 jobs moves</source>
        <translation>%1 个作业中有 1 个移动</translation>
    </message>
    <message>
        <source>%1 of %2 jobs move</source>
        <translation>%2 个作业中有 %1 个移动</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2 gains most.</source>
        <translation>%1；%2 受益最多。</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): start priority %5 against %6.</source>
        <translation>%1（第 %2 位）排在 %3（第 %4 位）之前：启动优先级 %5 对 %6。</translation>
    </message>
    <message>
        <source>The start priorities are equal: the place in the queue decides.</source>
        <translation>启动优先级相同：由队列中的位置决定。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>job (user)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2) in %3</source>
        <comment>job (user) in partition</comment>
        <translation>%3 中的 %1（%2）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>job in partition</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Both sums are above the highest priority and are cut to it.</source>
        <translation>两个总和都超过最高优先级，均被截到该值。</translation>
    </message>
    <message>
        <source>%1: priority %2</source>
        <comment>job, points</comment>
        <translation>%1：优先级 %2</translation>
    </message>
    <message>
        <source>%1 alone makes the difference. Without it the priorities would be equal, and what comes next in the order would still keep it ahead.</source>
        <translation>差别只在%1。没有它优先级就相等，而顺序中的下一项仍会使它排在前面。</translation>
    </message>
    <message>
        <source>The half-life counts as if it had always been this one. On the cluster usage fades to that from the change on.</source>
        <translation>半衰期按一直如此计算。在集群上，用量只从更改之时起逐渐衰减到该值。</translation>
    </message>
    <message>
        <source>The half-life counts from now on, as on the cluster: what was used so far is as the cluster has it.</source>
        <translation>半衰期从现在起生效，与集群上一样：此前的用量以集群的记录为准。</translation>
    </message>
    <message>
        <source>No single factor decides: whichever of its advantages it lost, it would still be ahead.</source>
        <translation>没有哪个因子单独起决定作用：失去任何一项优势，它仍会排在前面。</translation>
    </message>
    <message>
        <source>Each of these decides: %1. If it lost one of these advantages, it would not be ahead.</source>
        <translation>其中每一个都起决定作用：%1。失去其中任何一项优势，它就不会排在前面。</translation>
    </message>
</context>
<context>
    <name>FairshareCells</name>
    <message>
        <source>From the entry DEFAULT.</source>
        <translation>来自 DEFAULT 条目。</translation>
    </message>
    <message>
        <source>The gate is closed: FS of its jobs is 0 until the share is back within its bound.</source>
        <translation>限制已生效：份额回到界限内之前，其作业的 FS 为 0。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>processor-hours</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>No target: fairshare does not count for it.</source>
        <translation>无目标：公平份额不计。</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>At least %1 %: jobs gain below it, and lose nothing above.</source>
        <translation>至少 %1%：低于它作业加分，高于它不减分。</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>At most %1 %: jobs lose above it, and gain nothing below.</source>
        <translation>至多 %1%：高于它作业减分，低于它不加分。</translation>
    </message>
    <message>
        <source>Target %1 %: below it jobs gain, above it they lose.</source>
        <translation>目标 %1%：低于它作业加分，高于它减分。</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>gate %1</source>
        <comment>closed fairshare gate: change</comment>
        <translation>限制 %1</translation>
    </message>
    <message>
        <source>Window %1, from %2: %3 (counts × %4)</source>
        <translation>窗口 %1，自 %2：%3（权重 × %4）</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类</translation>
    </message>
    <message>
        <source>%1 of %2 units of FSPOLICY, weighted by FSDECAY</source>
        <translation>FSPOLICY 单位 %2 中的 %1，按 FSDECAY 加权</translation>
    </message>
    <message>
        <source>FS counts %1 for its jobs.</source>
        <translation>其作业的 FS 计 %1。</translation>
    </message>
    <message>
        <source>Cap: no job starts that would take the usage above %1.</source>
        <translation>上限：会导致用量超过 %1 的作业不启动。</translation>
    </message>
    <message>
        <source>Cap: no job starts that would take the share above %1 %.</source>
        <translation>上限：会使份额超过 %1% 的作业不启动。</translation>
    </message>
</context>
<context>
    <name>FairshareColumns</name>
    <message>
        <source>Account, group, user, QOS or class that has a target or usage.</source>
        <translation>有目标或用量的账户、组、用户、QOS 或类。</translation>
    </message>
    <message>
        <source>FSTARGET in percent of what was delivered. No mark: a target; +: at least; -: at most; %: a cap in percent; ^: a cap in units of the metric.</source>
        <translation>FSTARGET，占已提供量的百分比。无标记：目标；+：至少；-：至多；%：百分比上限；^：以度量单位计的上限。</translation>
    </message>
    <message>
        <source>Share in each of the FSDEPTH windows, the newest on the right; the less FSDECAY lets a window count, the paler. The line is the target. The header&apos;s menu shows each window as a column.</source>
        <translation>FSDEPTH 个窗口中各自的份额，最新的在右；FSDECAY 使其权重越小，颜色越浅。线为目标。表头菜单可将每个窗口显示为一列。</translation>
    </message>
    <message>
        <source>Used (%)</source>
        <translation>已用（%）</translation>
    </message>
    <message>
        <source>Σ FSDECAY^i × usage in window i / Σ FSDECAY^i × everybody&apos;s usage in window i. Percent; the mark in the bar is the target.</source>
        <translation>Σ FSDECAY^i × 窗口 i 的用量 / Σ FSDECAY^i × 所有人在窗口 i 的用量。百分比；条中的标记为目标。</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>凭据</translation>
    </message>
    <message>
        <source>W%1 (%)</source>
        <comment>fairshare window</comment>
        <translation>W%1（%）</translation>
    </message>
    <message>
        <source>Target − used, in percentage points: ▲ below the target, ▼ above it. “gate”: the bound is exceeded, FS of its jobs counts as 0.</source>
        <translation>目标 − 已用，单位为百分点：▲ 低于目标，▼ 高于目标。“限制”：越过界限，其作业的 FS 计为 0。</translation>
    </message>
    <message>
        <source>Share in window %1, in percent: %2 from %3; it counts × %4.</source>
        <translation>窗口 %1 中的份额，百分比：自 %3 起 %2；权重 × %4。</translation>
    </message>
    <message>
        <source>To target</source>
        <translation>距目标</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>no answer</source>
        <translation>没有应答</translation>
    </message>
</context>
<context>
    <name>LimitWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user or account, a QOS</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2 or of the partition&apos;s QOS.</source>
        <translation>限制为 QOS %2 或分区 QOS 的 %1。</translation>
    </message>
    <message>
        <source>The limit is %1 of %2 or an account above it.</source>
        <translation>限制为 %2 或其上级账户的 %1。</translation>
    </message>
    <message>
        <source>The limit is %1 of the association with %2.</source>
        <translation>限制为与 %2 的关联的 %1。</translation>
    </message>
    <message>
        <source>The job itself asks for more: it waits until one of both is changed.</source>
        <translation>作业本身的请求超过限制：在修改其中之一之前会一直等待。</translation>
    </message>
    <message>
        <source>The limit is %1 of the partition&apos;s QOS: QOS %2 has none.</source>
        <translation>限制是分区的 QOS 的 %1：QOS %2 没有此限制。</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2, or that of the partition&apos;s QOS if it has one.</source>
        <translation>限制是 QOS %2 的 %1，若分区的 QOS 有此限制则以其为准。</translation>
    </message>
    <message>
        <source>The limit is %1 of %2.</source>
        <comment>limit with its number, account or user</comment>
        <translation>限制是 %2 的 %1。</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2.</source>
        <translation>限制是 QOS %2 的 %1。</translation>
    </message>
    <message>
        <source>How high it is could not be read: %1.</source>
        <comment>a limit, the reason</comment>
        <translation>未能读取其数值：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPU(s)</source>
        <translation>
            <numerusform>%Ln 个 CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Running jobs of %1: %2, with %3.</source>
        <comment>whose, how many, what they hold</comment>
        <translation>%1 正在运行的作业：%2 个，共 %3。</translation>
    </message>
    <message>
        <source>This job asks for %1.</source>
        <translation>此作业请求 %1。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the jobs name more than %1 TRES; the others are ignored</source>
        <translation>作业使用的 TRES 超过 %1 种；其余不计</translation>
    </message>
    <message>
        <source>job %1 names %2 pairs of a partition and a QOS; only the first %3 count</source>
        <translation>作业 %1 列出了 %2 对分区和 QOS；只计前 %3 对</translation>
    </message>
    <message>
        <source>job %1 names no partition</source>
        <translation>作业 %1 没有指定分区</translation>
    </message>
    <message>
        <source>job %1 has a time, a TRES, a nice or a site value that Slurm cannot hold; the nearest one counts</source>
        <translation>作业 %1 的时间、TRES、nice 或站点值超出 Slurm 的范围；取最接近的值</translation>
    </message>
    <message>
        <source>job %1 appears twice; the first one is used</source>
        <translation>作业 %1 出现两次；以第一个为准</translation>
    </message>
    <message>
        <source>%1 usage records belong to no association or make no sense; they are left out</source>
        <translation>%1 条用量记录不属于任何关联或没有意义；已略去</translation>
    </message>
    <message>
        <source>an association without an account is left out</source>
        <translation>没有账户的关联已略去</translation>
    </message>
    <message>
        <source>%1 appears twice; the first one is used</source>
        <translation>%1出现两次；以第一个为准</translation>
    </message>
    <message>
        <source>%1 has %2 shares; 1 is assumed</source>
        <translation>%1的份额为 %2；假定为 1</translation>
    </message>
    <message>
        <source>%1 has a usage that no cluster reaches; 0 is assumed</source>
        <translation>%1的用量超出任何集群的可能；假定为 0</translation>
    </message>
    <message>
        <source>the account root is missing; it is added</source>
        <translation>缺少账户 root；已添加</translation>
    </message>
    <message>
        <source>%1 has the association id %2 of another</source>
        <translation>%1的关联编号 %2 与另一个相同</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>类</translation>
    </message>
    <message>
        <source>the partitions of the jobs</source>
        <translation>作业的分区</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>none: Slurm&apos;s jobs do not name one</source>
        <translation>无：Slurm 的作业不指定组</translation>
    </message>
    <message>
        <source>queue time</source>
        <translation>排队时间</translation>
    </message>
    <message>
        <source>since a job was eligible</source>
        <translation>自作业可运行起</translation>
    </message>
    <message>
        <source>fairshare windows</source>
        <translation>公平份额窗口</translation>
    </message>
    <message>
        <source>one, with the usage that Slurm has decayed already</source>
        <translation>一个，含 Slurm 已衰减的用量</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>1 for every account and every user</source>
        <translation>每个账户和用户为 1</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>that of the fairshare windows, by user</source>
        <translation>公平份额窗口中各用户的用量</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>a job without one takes its group</source>
        <translation>没有账户的作业取其组</translation>
    </message>
    <message>
        <source>partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>PriorityJobFactor 1</source>
        <translation>PriorityJobFactor 1</translation>
    </message>
    <message>
        <source>numbering of jobs</source>
        <translation>作业编号</translation>
    </message>
    <message>
        <source>priority/basic counts down from the start of slurmctld: the jobs of the source are taken to be all there were</source>
        <translation>priority/basic 从 slurmctld 启动起递减：假定数据源中的作业就是全部作业</translation>
    </message>
    <message>
        <source>earlier priorities</source>
        <translation>先前的优先级</translation>
    </message>
    <message>
        <source>INCR_ONLY keeps a larger earlier priority: that of the job where the source was read with it; none for the rows of a partition list</source>
        <translation>INCR_ONLY 保留较大的先前优先级：数据源读取时若有此项则取作业的先前优先级；分区列表的各行没有</translation>
    </message>
    <message>
        <source>preemption by tier</source>
        <translation>按层级抢占</translation>
    </message>
    <message>
        <source>every two partitions have nodes in common</source>
        <translation>任意两个分区都有共同的节点</translation>
    </message>
    <message>
        <source>order of evaluation</source>
        <translation>计算顺序</translation>
    </message>
    <message>
        <source>the source has no slurm.conf: these are the lines to set in it</source>
        <translation>数据源没有 slurm.conf：这些是要写入其中的行</translation>
    </message>
    <message>
        <source>sacctmgr load removes nothing: %1 associations that the scenario removes stay; fairleadctl export --as sacctmgr removes them</source>
        <translation>sacctmgr load 不删除任何内容：方案要删除的 %1 个关联会保留；fairleadctl export --as sacctmgr 可删除它们</translation>
    </message>
    <message>
        <source>restart slurmctld after the load: it misses what sacctmgr load changes after it has moved an account</source>
        <translation>加载后重启 slurmctld：sacctmgr load 移动账户之后的更改它看不到</translation>
    </message>
    <message>
        <source>%1 is not a slurm.conf parameter</source>
        <translation>%1 不是 slurm.conf 的参数</translation>
    </message>
    <message>
        <source>changes of PriorityType and PriorityFlags need a restart of slurmctld</source>
        <translation>PriorityType 和 PriorityFlags 需要重启 slurmctld</translation>
    </message>
    <message>
        <source>after the change: scontrol reconfigure</source>
        <translation>更改之后：scontrol reconfigure</translation>
    </message>
    <message>
        <source>Slurm version</source>
        <translation>Slurm 版本</translation>
    </message>
    <message>
        <source>days of PriorityUsageResetPeriod %1 as the clock of the capture counts them</source>
        <translation>PriorityUsageResetPeriod %1 的日期按采集时的时钟计算</translation>
    </message>
    <message>
        <source>usage reset</source>
        <translation>用量重置</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod NOW: no start of slurmctld after what is read</source>
        <translation>PriorityUsageResetPeriod NOW：读取之后 slurmctld 没有启动过</translation>
    </message>
    <message>
        <source>priorities set by an administrator</source>
        <translation>管理员设置的优先级</translation>
    </message>
    <message>
        <source>site factors</source>
        <translation>站点因子</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>NO_NORMAL flags</source>
        <translation>NO_NORMAL 标志</translation>
    </message>
    <message>
        <source>scontrol prints NO_NORMAL_ALL for any one of them up to Slurm 25.05: all four assumed</source>
        <translation>Slurm 25.05 及以前，只要有其中任意一个，scontrol 就显示 NO_NORMAL_ALL：假定四个都有</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>from the configuration</source>
        <translation>来自配置</translation>
    </message>
    <message>
        <source>none known: job size counts 0</source>
        <translation>未知：作业规模计为 0</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>none known: their factor is 0</source>
        <translation>未知：其因子为 0</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>none in the source</source>
        <translation>数据源中没有</translation>
    </message>
    <message>
        <source>raw usage</source>
        <translation>原始用量</translation>
    </message>
    <message>
        <source>raw usage, two decimals</source>
        <translation>原始用量，两位小数</translation>
    </message>
    <message>
        <source>raw usage, whole numbers</source>
        <translation>原始用量，整数</translation>
    </message>
    <message>
        <source>none in the source: 0 everywhere</source>
        <translation>数据源中没有：全部为 0</translation>
    </message>
    <message>
        <source>usage of QOS</source>
        <translation>QOS 的用量</translation>
    </message>
    <message>
        <source>usage of QOS, as last saved by slurmctld</source>
        <translation>slurmctld 最后保存的 QOS 用量</translation>
    </message>
    <message>
        <source>raw usage, as last saved by slurmctld</source>
        <translation>slurmctld 最后保存的原始用量</translation>
    </message>
    <message>
        <source>usage history</source>
        <translation>用量历史</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>moments of the cycles</source>
        <translation>周期的时刻</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; labs and users made up</source>
        <translation>Limoges 的优先级页面；实验室和用户为虚构</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; sizes made up</source>
        <translation>Limoges 的优先级页面；大小为虚构</translation>
    </message>
    <message>
        <source>what the made-up history leaves after decay</source>
        <translation>虚构的历史衰减后的剩余</translation>
    </message>
    <message>
        <source>made up: 90 days of jobs</source>
        <translation>虚构：90 天的作业</translation>
    </message>
    <message>
        <source>Slurm 2.0, Multifactor Priority Plugin, Figure 3</source>
        <translation>Slurm 2.0，Multifactor Priority Plugin，图 3</translation>
    </message>
    <message>
        <source>Slurm 2.0, Multifactor Priority Plugin, Figure 3; the machine is processors x half-life x 2, and what no user consumed stands at root</source>
        <translation>Slurm 2.0，Multifactor Priority Plugin，图 3；机器为处理器数×半衰期×2，没有用户使用的部分计在 root</translation>
    </message>
    <message>
        <source>made up: one per user, all alike</source>
        <translation>虚构：每个用户一个，完全相同</translation>
    </message>
    <message>
        <source>made up: fair-share alone</source>
        <translation>虚构：只有公平份额</translation>
    </message>
    <message>
        <source>work.trace is missing: no jobs</source>
        <translation>缺少 work.trace：没有作业</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>res.trace is missing: processor equivalents are 0</source>
        <translation>缺少 res.trace：处理器当量为 0</translation>
    </message>
    <message>
        <source>%1, as far as it prints them</source>
        <translation>%1，以其显示的为限</translation>
    </message>
    <message>
        <source>no FS.&lt;epoch&gt; in fs-input or stats: no usage before</source>
        <translation>fs-input 或 stats 中没有 FS.&lt;epoch&gt;：此前没有用量</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>running jobs</source>
        <translation>运行中的作业</translation>
    </message>
    <message>
        <source>a simulation: the first jobs of work.trace that fit the machine, as many as SIMINITIALQUEUEDEPTH says; the others wait</source>
        <translation>模拟：work.trace 中机器容得下的前若干个作业，数目由 SIMINITIALQUEUEDEPTH 决定；其余等待</translation>
    </message>
    <message>
        <source>no database has weights, half-life and flags: Slurm&apos;s defaults; add --config slurm.conf</source>
        <translation>数据库中没有权重、半衰期和标志：取 Slurm 的默认值；请加 --config slurm.conf</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>the newest that Fairlead knows; --set SLURM_VERSION=22.05</source>
        <translation>Fairlead 所知的最新版本；--set SLURM_VERSION=22.05</translation>
    </message>
    <message>
        <source>none known: PriorityJobFactor 1, no TRES totals; add --partitions</source>
        <translation>未知：PriorityJobFactor 为 1，没有 TRES 总量；请加 --partitions</translation>
    </message>
    <message>
        <source>nice</source>
        <translation>nice</translation>
    </message>
    <message>
        <source>0: the database does not hold it; a capture does</source>
        <translation>0：数据库中没有；采集中有</translation>
    </message>
    <message>
        <source>site factor</source>
        <translation>站点因子</translation>
    </message>
    <message>
        <source>0: the database does not hold it</source>
        <translation>0：数据库中没有</translation>
    </message>
    <message>
        <source>accrue time</source>
        <translation>累积时间</translation>
    </message>
    <message>
        <source>the time at which a job became eligible</source>
        <translation>作业变为可运行的时间</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>as of the last record of a job: a later hold or release is not known</source>
        <translation>以作业的最后一条记录为准：之后的挂起或释放未知</translation>
    </message>
    <message>
        <source>decayed from the history; add --usage assoc_mgr.txt for the controller&apos;s own</source>
        <translation>由历史衰减而得；加 --usage assoc_mgr.txt 可用控制器自己的值</translation>
    </message>
    <message>
        <source>none known: 0 everywhere; add --usage assoc_mgr.txt</source>
        <translation>未知：全部为 0；请加 --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>UsageFactor is not in it; after 30 days by day, after a year by month: at this half-life usage is wrong by at most %1 %</source>
        <translation>不含 UsageFactor；30 天后按日、一年后按月：在此半衰期下用量误差至多 %1 %</translation>
    </message>
    <message>
        <source>slurmdbd has added up usage until %1</source>
        <translation>slurmdbd 已汇总用量至 %1</translation>
    </message>
    <message>
        <source>the source was read before the period ends: what ran then counts up to that moment</source>
        <translation>数据源在期间结束之前读取：当时运行的作业计至该时刻</translation>
    </message>
    <message>
        <source>usage as charged: UsageFactor of QOS included, hours and days evenly spread</source>
        <translation>按计费的用量：含 QOS 的 UsageFactor，小时和天均匀分摊</translation>
    </message>
    <message>
        <source>%1 continues the line before and has no effect of its own</source>
        <translation>%1 接续上一行，自身不起作用</translation>
    </message>
    <message>
        <source>%1: Maui ignores a line that starts with a blank</source>
        <translation>%1：Maui 忽略以空白开头的行</translation>
    </message>
    <message>
        <source>%1 has no effect in Maui</source>
        <translation>%1 在 Maui 中不起作用</translation>
    </message>
    <message>
        <source>%1: only the first of several values counts</source>
        <translation>%1：多个值中只有第一个有效</translation>
    </message>
    <message>
        <source>%1: a cap below 0 binds nothing</source>
        <translation>%1：低于 0 的上限不起限制作用</translation>
    </message>
    <message>
        <source>%1: Maui takes -1 for unset</source>
        <translation>%1：Maui 把 -1 视为未设置</translation>
    </message>
    <message>
        <source>%1: %2 is not known</source>
        <translation>%1：%2 未知</translation>
    </message>
    <message>
        <source>FSDECAY is outside 0 to 1</source>
        <translation>FSDECAY 不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>%1 is kept and does not affect the result</source>
        <translation>%1 已保留，不影响结果</translation>
    </message>
    <message>
        <source>%1 is not known and has no effect</source>
        <translation>%1 未知，不起作用</translation>
    </message>
    <message>
        <source>%1 is not known and has no effect; %2 is</source>
        <translation>%1 未知，不起作用；已知的是 %2</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 没有值</translation>
    </message>
    <message>
        <source>the line is not an association and is left out</source>
        <translation>该行不是关联，已略去</translation>
    </message>
    <message>
        <source>the line is not Keyword - &apos;name&apos;:Key=Value</source>
        <translation>该行不是 Keyword - &apos;name&apos;:Key=Value</translation>
    </message>
    <message>
        <source>the first line must name the columns Account, User and Share</source>
        <translation>第一行必须列出 Account、User 和 Share 列</translation>
    </message>
    <message>
        <source>the line has %1 of %2 columns and is left out</source>
        <translation>该行只有 %2 列中的 %1 列，已略去</translation>
    </message>
    <message>
        <source>the line names no node and is left out</source>
        <translation>该行没有节点名，已略去</translation>
    </message>
    <message>
        <source>the line names no partition and is left out</source>
        <translation>该行没有分区名，已略去</translation>
    </message>
    <message>
        <source>the first line must name the columns Name and Priority</source>
        <translation>第一行必须列出 Name 和 Priority 列</translation>
    </message>
    <message>
        <source>the line is not a QOS and is left out</source>
        <translation>该行不是 QOS，已略去</translation>
    </message>
    <message>
        <source>there are more than %1 nodes, or %2 in all partitions; the rest is left out</source>
        <translation>节点超过 %1 个，或全部分区合计超过 %2 个；其余略去</translation>
    </message>
    <message>
        <source>AccountingStorageTRES names more than %1 TRES; the rest is left out</source>
        <translation>AccountingStorageTRES 列出的 TRES 超过 %1 种；其余略去</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod is missing: Slurm refuses such a configuration</source>
        <translation>PriorityDecayHalfLife 为 0 且缺少 PriorityUsageResetPeriod：Slurm 拒绝这样的配置</translation>
    </message>
    <message>
        <source>AccountingStorageType is not slurmdbd: Slurm sets the weights of fair-share and age to 0</source>
        <translation>AccountingStorageType 不是 slurmdbd：Slurm 将公平份额和年龄的权重设为 0</translation>
    </message>
    <message>
        <source>the line is not a job of sacct and is left out</source>
        <translation>该行不是 sacct 的作业，已略去</translation>
    </message>
    <message>
        <source>the line is not a job and is left out</source>
        <translation>该行不是作业，已略去</translation>
    </message>
    <message>
        <source>the line is not what sprio was asked for; nothing is compared with it</source>
        <translation>该行不是向 sprio 询问的内容；不与之比较</translation>
    </message>
    <message>
        <source>an entry without a known id or usage is left out</source>
        <translation>没有已知编号或用量的条目已略去</translation>
    </message>
    <message>
        <source>a job without a number is left out</source>
        <translation>没有编号的作业已略去</translation>
    </message>
    <message>
        <source>the file ends in the middle of a record</source>
        <translation>文件在记录中途结束</translation>
    </message>
    <message>
        <source>%1 of its QOS are known by number only: assoc_mgr.txt or the column ID of qos.txt tells their names</source>
        <translation>其中 %1 个 QOS 只知道编号：assoc_mgr.txt 或 qos.txt 的 ID 列有其名称</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB and is left out</source>
        <translation>该行超过 1 MiB，已略去</translation>
    </message>
    <message>
        <source>the line is not text and is left out</source>
        <translation>该行不是文本，已略去</translation>
    </message>
    <message>
        <source>association %1 has no usable UsageRaw; 0 is assumed</source>
        <translation>关联 %1 没有可用的 UsageRaw；假定为 0</translation>
    </message>
    <message>
        <source>the line is not ID|raw usage and is left out</source>
        <translation>该行不是 ID|原始用量，已略去</translation>
    </message>
    <message>
        <source>the line has no RawUsage and is left out</source>
        <translation>该行没有 RawUsage，已略去</translation>
    </message>
    <message>
        <source>there is no column FairShare to compare with</source>
        <translation>没有可供比较的 FairShare 列</translation>
    </message>
    <message>
        <source>the first line is not a moment in seconds since 1970</source>
        <translation>第一行不是自 1970 年起的秒数</translation>
    </message>
    <message>
        <source>the second line is not a UTC offset such as +0100</source>
        <translation>第二行不是 +0100 这样的 UTC 偏移</translation>
    </message>
    <message>
        <source>no answer for %1</source>
        <translation>%1 没有应答</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>is not the start of a window of FSINTERVAL: Maui does not read it</source>
        <translation>不是 FSINTERVAL 窗口的起点：Maui 不读取</translation>
    </message>
    <message>
        <source>is not the start of a window of FSINTERVAL</source>
        <translation>不是 FSINTERVAL 窗口的起点</translation>
    </message>
    <message>
        <source>is not a job with a priority</source>
        <translation>不是带优先级的作业</translation>
    </message>
    <message>
        <source>job %1 is not in the queue</source>
        <translation>作业 %1 不在队列中</translation>
    </message>
    <message>
        <source>%1 was %2 when this was listed</source>
        <translation>列出时 %1 为 %2</translation>
    </message>
    <message>
        <source>does not have as many windows as the header</source>
        <translation>窗口数与表头不符</translation>
    </message>
    <message>
        <source>is an old form of diagnose -p and is left out</source>
        <translation>是 diagnose -p 的旧格式，已略去</translation>
    </message>
    <message>
        <source>%1 is included already</source>
        <translation>%1 已包含过</translation>
    </message>
    <message>
        <source>%1 is left out: too many files include each other</source>
        <translation>%1 已略去：相互包含的文件过多</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 无法读取</translation>
    </message>
    <message>
        <source>kept, without effect on priorities: %1</source>
        <translation>已保留，不影响优先级：%1</translation>
    </message>
    <message>
        <source>is not a node of a resource trace and is left out</source>
        <translation>不是资源 trace 中的节点，已略去</translation>
    </message>
    <message>
        <source>the node&apos;s resources cannot be read; it is left out</source>
        <translation>无法读取该节点的资源；已略去</translation>
    </message>
    <message>
        <source>a job has %1 fields and more, this line %2; it is left out</source>
        <translation>作业有 %1 个或更多字段，该行有 %2 个；已略去</translation>
    </message>
    <message>
        <source>association %1 names no account and is left out</source>
        <translation>关联 %1 没有账户，已略去</translation>
    </message>
    <message>
        <source>revision of the store</source>
        <translation>存储的修订</translation>
    </message>
    <message>
        <source>the job ends before it starts, or starts before it was submitted, and is left out</source>
        <translation>作业在开始前已结束，或在提交前已开始，已略去</translation>
    </message>
    <message>
        <source>a replay does not count the limit of %1 of %2</source>
        <translation>重放不计算 %2 的 %1 限制</translation>
    </message>
    <message>
        <source>there is no column Name: no limits are read</source>
        <translation>没有 Name 列：未读取任何限制</translation>
    </message>
    <message>
        <source>the line is not a node and is left out</source>
        <translation>该行不是节点，已略去</translation>
    </message>
    <message>
        <source>the line is not a partition and is left out</source>
        <translation>该行不是分区，已略去</translation>
    </message>
    <message>
        <source>SchedulerParameters: a replay does not know %1</source>
        <translation>SchedulerParameters：重放不认识 %1</translation>
    </message>
    <message>
        <source>the line is not an event and is left out</source>
        <translation>该行不是事件，已略去</translation>
    </message>
    <message>
        <source>schedulers&apos; parameters</source>
        <translation>调度器参数</translation>
    </message>
    <message>
        <source>one with all nodes: there is no partitions.txt</source>
        <translation>一个包含全部节点的分区：没有 partitions.txt</translation>
    </message>
    <message>
        <source>limits of associations</source>
        <translation>关联的限制</translation>
    </message>
    <message>
        <source>none: there is no assoc_mgr.txt, and assocs.txt has none</source>
        <translation>无：没有 assoc_mgr.txt，assocs.txt 中也没有</translation>
    </message>
    <message>
        <source>nodes that were down</source>
        <translation>停机的节点</translation>
    </message>
    <message>
        <source>none: there is no events.txt</source>
        <translation>无：没有 events.txt</translation>
    </message>
    <message>
        <source>usage at the beginning</source>
        <translation>起始用量</translation>
    </message>
    <message>
        <source>none: there is no folder before/ with a capture</source>
        <translation>无：没有包含采集的 before/ 文件夹</translation>
    </message>
    <message>
        <source>moments of passes and cycles</source>
        <translation>调度轮次与周期的时刻</translation>
    </message>
    <message>
        <source>any in their second: there is no slurmctld.log</source>
        <translation>所在秒内的任意时刻：没有 slurmctld.log</translation>
    </message>
    <message>
        <source>%1: %2 of %3 ages agree</source>
        <translation>%1：%3 个年龄中有 %2 个一致</translation>
    </message>
    <message>
        <source>%1: %2 of %3 ages agree, to within %4 s</source>
        <translation>%1：%3 个年龄中有 %2 个一致，误差 %4 秒以内</translation>
    </message>
    <message>
        <source>taken_at.txt; the ages that sprio printed do not tell the moment</source>
        <translation>taken_at.txt；sprio 显示的年龄无法给出时刻</translation>
    </message>
    <message>
        <source>the job&apos;s NumNodes, NumCPUs or TimeLimit cannot be read; it is left out</source>
        <translation>无法读取作业的 NumNodes、NumCPUs 或 TimeLimit；已略去</translation>
    </message>
    <message>
        <source>a time of the job cannot be read; it is left out</source>
        <translation>无法读取作业的某个时间；已略去</translation>
    </message>
    <message>
        <source>%1 of its rows are of jobs that are not in the list of jobs</source>
        <translation>其中 %1 行的作业不在作业列表中</translation>
    </message>
    <message>
        <source>it has no row for %1 of %2 waiting jobs</source>
        <translation>%2 个等待中的作业里有 %1 个没有对应的行</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file cannot be read to its end: %1</source>
        <translation>无法读到文件末尾：%1</translation>
    </message>
    <message>
        <source>the file ends in the middle of a line: it may have been cut</source>
        <translation>文件在一行中途结束：可能被截断</translation>
    </message>
    <message>
        <source>it covers %1 of %2 associations</source>
        <translation>它只包含 %2 个关联中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of its rows are of associations that are not in the list</source>
        <translation>其中 %1 行的关联不在列表中</translation>
    </message>
    <message>
        <source>it holds nothing usable</source>
        <translation>它没有提供任何内容</translation>
    </message>
    <message>
        <source>it holds nothing usable; %1 is used</source>
        <translation>它没有提供任何内容；以 %1 为准</translation>
    </message>
    <message>
        <source>it holds the usage of %1 of %2 users; 0 is assumed for the others</source>
        <translation>它给出 %2 个用户中 %1 个的用量；其余计为 0</translation>
    </message>
    <message>
        <source>it holds the usage of %1 of %2 users and is not used: %3 holds more</source>
        <translation>它给出 %2 个用户中 %1 个的用量，不予采用：%3 给出的更多</translation>
    </message>
    <message>
        <source>it covers %1 of %2 QOS</source>
        <translation>它只包含 %2 个 QOS 中的 %1 个</translation>
    </message>
    <message>
        <source>cannot make the folder %1</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>empty field name; known fields: %1</source>
        <translation>字段名为空；已知字段：%1</translation>
    </message>
    <message>
        <source>-t percent: the source does not tell how much %1 the cluster has</source>
        <translation>-t percent：数据源未说明集群有多少 %1</translation>
    </message>
    <message>
        <source>%1: cannot be locked</source>
        <translation>%1：无法锁定</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>too large for a scenario</source>
        <translation>对一个方案来说太大</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>others hold every lock</source>
        <translation>所有锁都被占用</translation>
    </message>
    <message>
        <source>two saves did not meet</source>
        <translation>两次保存未能衔接</translation>
    </message>
    <message>
        <source>there is no association in this source</source>
        <translation>此数据源中没有关联</translation>
    </message>
    <message>
        <source>no association in this source can be used</source>
        <translation>此数据源中没有可用的关联</translation>
    </message>
    <message>
        <source>%1 cannot be set to %2 in this configuration</source>
        <translation>在此配置中无法将 %1 设为 %2</translation>
    </message>
    <message>
        <source>the settings hold something that no line of a configuration can say</source>
        <translation>设置中有任何配置行都无法表达的内容</translation>
    </message>
    <message>
        <source>%1 needs a name in brackets</source>
        <translation>%1 需要方括号中的名称</translation>
    </message>
    <message>
        <source>%1: a value has no control characters</source>
        <translation>%1：值不能含控制字符</translation>
    </message>
    <message>
        <source>more than %1 TRES have weights</source>
        <translation>超过 %1 个 TRES 有权重</translation>
    </message>
    <message>
        <source>what was saved up to revision %1 is not recorded</source>
        <translation>修订 %1 之前保存的内容没有记录</translation>
    </message>
    <message>
        <source>%1 has no moab.cfg or maui.cfg</source>
        <translation>%1 没有 moab.cfg 或 maui.cfg</translation>
    </message>
    <message>
        <source>a store takes edits itself</source>
        <translation>存储自己接受修改</translation>
    </message>
    <message>
        <source>the connection cannot be made secure</source>
        <translation>无法建立安全连接</translation>
    </message>
    <message>
        <source>the server takes no more connections or queries</source>
        <translation>服务器不再接受连接或查询</translation>
    </message>
    <message>
        <source>the server refuses the user or the password</source>
        <translation>服务器拒绝该用户或密码</translation>
    </message>
    <message>
        <source>the user may not read this database</source>
        <translation>该用户无权读取此数据库</translation>
    </message>
    <message>
        <source>there is no such database on the server</source>
        <translation>服务器上没有这个数据库</translation>
    </message>
    <message>
        <source>a table is missing</source>
        <translation>缺少一个表</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>缺少一列</translation>
    </message>
    <message>
        <source>the user lacks a right on a table</source>
        <translation>该用户缺少某个表的权限</translation>
    </message>
    <message>
        <source>somebody else is writing; try again later</source>
        <translation>其他人正在写入；请稍后再试</translation>
    </message>
    <message>
        <source>somebody else was writing at the same time</source>
        <translation>其他人同时在写入</translation>
    </message>
    <message>
        <source>the server has no room left</source>
        <translation>服务器没有空间了</translation>
    </message>
    <message>
        <source>a text is too long for its column</source>
        <translation>文本超出列的长度</translation>
    </message>
    <message>
        <source>the node is not part of its cluster now</source>
        <translation>该节点目前不属于其集群</translation>
    </message>
    <message>
        <source>the server gave up a query that took too long</source>
        <translation>服务器放弃了耗时过长的查询</translation>
    </message>
    <message>
        <source>the server went away or does not answer</source>
        <translation>服务器已断开或没有应答</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>无法连接服务器</translation>
    </message>
    <message>
        <source>the server refuses a query</source>
        <translation>服务器拒绝查询</translation>
    </message>
    <message>
        <source>there is not enough memory for a connection</source>
        <translation>内存不足，无法建立连接</translation>
    </message>
    <message>
        <source>%1: this computer has no certificate authorities; name a file (ca=)</source>
        <translation>%1：此计算机没有证书颁发机构；请指定文件（ca=）</translation>
    </message>
    <message>
        <source>the database library does not accept Fairlead&apos;s guard of the login</source>
        <translation>数据库客户端库不接受登录守卫</translation>
    </message>
    <message>
        <source>the file is included already</source>
        <translation>该文件已被包含</translation>
    </message>
    <message>
        <source>more than %1 files include each other</source>
        <translation>超过 %1 个文件互相包含</translation>
    </message>
    <message>
        <source>%1 holds no configuration (expected: scontrol show config, or a slurm.conf)</source>
        <translation>%1 中没有配置（应为 scontrol show config 或 slurm.conf）</translation>
    </message>
    <message>
        <source>%1 is not valid JSON (at byte %2)</source>
        <translation>%1 不是 JSON（第 %2 字节处）</translation>
    </message>
    <message>
        <source>%1 is not a %2 file</source>
        <translation>%1 不是 %2 文件</translation>
    </message>
    <message>
        <source>%1 is not a priority_last_decay_ran file</source>
        <translation>%1 不是 priority_last_decay_ran 文件</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>%1 holds no config.txt (scontrol show config, or a slurm.conf)</source>
        <translation>%1 中没有 config.txt（scontrol show config 或 slurm.conf）</translation>
    </message>
    <message>
        <source>%1 holds no assocs.txt, dump.cfg or json/assoc.json</source>
        <translation>%1 中没有 assocs.txt、dump.cfg 或 json/assoc.json</translation>
    </message>
    <message>
        <source>cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>ssh does not reach %1</source>
        <translation>ssh 无法连接 %1</translation>
    </message>
    <message>
        <source>no command of Slurm gave an answer</source>
        <translation>没有 Slurm 命令给出应答</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: the ranking needs what gave no answer: %2</source>
        <translation>%1：排名所需的内容没有应答：%2</translation>
    </message>
    <message>
        <source>there is no room for a temporary folder</source>
        <translation>没有空间创建临时文件夹</translation>
    </message>
    <message>
        <source>the test was cancelled</source>
        <translation>测试已取消</translation>
    </message>
    <message>
        <source>the address names no host and no socket</source>
        <translation>地址中没有主机或套接字</translation>
    </message>
    <message>
        <source>the demo is missing in this program</source>
        <translation>此程序中缺少演示</translation>
    </message>
    <message>
        <source>a demo needs a folder for temporary files</source>
        <translation>演示需要存放临时文件的文件夹</translation>
    </message>
    <message>
        <source>%1 is not a folder with a history of Slurm&apos;s jobs</source>
        <translation>%1 不是含 Slurm 作业历史的文件夹</translation>
    </message>
    <message>
        <source>%1 sets no parameter of a scheduler that Fairlead knows</source>
        <translation>%1 没有设置 Fairlead 所知调度器的任何参数</translation>
    </message>
    <message>
        <source>the database knows no cluster</source>
        <translation>数据库中没有集群</translation>
    </message>
    <message>
        <source>the database holds several clusters: name one of %1 (--cluster)</source>
        <translation>数据库中有多个集群：用 --cluster 从 %1 中选择一个</translation>
    </message>
    <message>
        <source>the database has no table %1 that the user may read: not slurmdbd&apos;s, or SELECT is not granted</source>
        <translation>数据库中没有该用户可读的表 %1：不是 slurmdbd 的数据库，或未授予 SELECT</translation>
    </message>
    <message>
        <source>%1 has all settings and usage itself: %2 is for a source that lacks them</source>
        <translation>%1 本身已有全部设置和用量：%2 用于缺少它们的数据源</translation>
    </message>
    <message>
        <source>the database holds no Fairlead store</source>
        <translation>数据库中没有 Fairlead 存储</translation>
    </message>
    <message>
        <source>a folder of Moab or Maui has no list of jobs by account and user; usage needs a Slurm source</source>
        <translation>Moab 或 Maui 的文件夹没有按账户和用户的作业列表；用量需要 Slurm 数据源</translation>
    </message>
    <message>
        <source>%1 has no usage history</source>
        <translation>%1 没有用量历史</translation>
    </message>
    <message>
        <source>the period ends before it begins</source>
        <translation>期间在开始之前就结束</translation>
    </message>
    <message>
        <source>%1 holds only what was charged: --tres billing</source>
        <translation>%1 只含已计费的内容：--tres billing</translation>
    </message>
    <message>
        <source>%1 holds no Fairlead store</source>
        <translation>%1 中没有 Fairlead 存储</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store: the database holds tables of another program</source>
        <translation>%1 不是 Fairlead 存储：数据库中是其他程序的表</translation>
    </message>
    <message>
        <source>somebody else saved this meanwhile: the store is at revision %1, yours is based on %2; nothing was written</source>
        <translation>其他人已在此期间保存：存储处于修订 %1，您的基于修订 %2；什么都没有写入</translation>
    </message>
    <message>
        <source>a name in the scenario is not UTF-8</source>
        <translation>方案中的一个名称不是 UTF-8</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fairlead: version %2, this program reads up to version %3</source>
        <translation>%1 由更新的 Fairlead 写入：版本 %2，此程序最多读取版本 %3</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again later</source>
        <translation>%1 正被其他程序使用；请稍后再试</translation>
    </message>
    <message>
        <source>%1 is read-only</source>
        <translation>%1 是只读的</translation>
    </message>
    <message>
        <source>%1 does not fit on the disk</source>
        <translation>磁盘放不下 %1</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read or written</source>
        <translation>无法读写 %1</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 已损坏</translation>
    </message>
    <message>
        <source>%1 takes too long to read or write</source>
        <translation>读写 %1 耗时过长</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store</source>
        <translation>%1 不是 Fairlead 存储</translation>
    </message>
    <message>
        <source>%1 does not hold what a Fairlead store should</source>
        <translation>%1 中没有 Fairlead 存储应有的内容</translation>
    </message>
    <message>
        <source>the SQLite driver of Qt is not installed (libqt6sql6-sqlite)</source>
        <translation>未安装 Qt 的 SQLite 驱动（libqt6sql6-sqlite）</translation>
    </message>
    <message>
        <source>SQLite does not take its settings</source>
        <translation>SQLite 不接受其设置</translation>
    </message>
    <message>
        <source>%1: row %2 of table %3 has no valid %4</source>
        <translation>%1：表 %3 的第 %2 行没有有效的 %4</translation>
    </message>
    <message>
        <source>%1: no such file</source>
        <translation>%1：没有这个文件</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>%1: permission denied</source>
        <translation>%1：没有权限</translation>
    </message>
    <message>
        <source>cannot write into %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>cannot create %1</source>
        <translation>无法创建 %1</translation>
    </message>
    <message>
        <source>%1; whether the change arrived before is not known: look for save %2 in table audit</source>
        <translation>%1；不知道更改此前是否已到达：请在表 audit 中查找保存 %2</translation>
    </message>
    <message>
        <source>%1; whether the change arrived before is not known: when the server is back, look for save %2 in table audit</source>
        <translation>%1；不知道更改此前是否已到达：服务器恢复后，请在表 audit 中查找保存 %2</translation>
    </message>
    <message>
        <source>%1 holds no snapshot</source>
        <translation>%1 中没有快照</translation>
    </message>
    <message>
        <source>%1 is too large: more than %2 bytes</source>
        <translation>%1 太大：超过 %2 字节</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>unexpected problem in a worker</source>
        <translation>工作线程中出现意外问题</translation>
    </message>
    <message>
        <source>%1 holds no history of jobs (history.txt): fairleadctl capture --history 30d writes one</source>
        <translation>%1 中没有作业历史（history.txt）：fairleadctl capture --history 30d 可生成</translation>
    </message>
    <message>
        <source>%1 holds no nodes.txt, and no slurm.conf with nodes: on which machine the jobs ran is not known</source>
        <translation>%1 中没有 nodes.txt，也没有含节点的 slurm.conf：不知道作业在哪台机器上运行</translation>
    </message>
    <message>
        <source>the SQLite driver of Qt brings another SQLite than Fairlead</source>
        <translation>Qt 的 SQLite 驱动使用的 SQLite 与 Fairlead 的不同</translation>
    </message>
    <message>
        <source>an hour at the edge of the period counts for the part inside; sreport rounds to full hours, half an hour up: it would use %1 to %2</source>
        <translation>期间边缘的小时按其在期间内的部分计入；sreport 四舍五入到整小时：它会取 %1 到 %2</translation>
    </message>
    <message>
        <source>table %1 cannot be read: usage that only it still holds is missing</source>
        <translation>无法读取表 %1：只有它还保存的用量缺失</translation>
    </message>
    <message>
        <source>the audit table keeps 0 to %1 days and 0 to %2 lines</source>
        <translation>审计表保留 0 到 %1 天、0 到 %2 行</translation>
    </message>
    <message>
        <source>%1 is a store of version %2; writing to it upgrades it to version %3, which older programs cannot open</source>
        <translation>%1 是版本 %2 的存储；写入后会变为版本 %3，旧程序将无法再打开</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>processors of the machine</source>
        <translation>机器的处理器</translation>
    </message>
    <message>
        <source>%1, the most that were in use at one time: the trace has no MaxProcs</source>
        <translation>%1，同一时刻使用的最大数目：该作业记录没有 MaxProcs</translation>
    </message>
    <message>
        <source>%1 nodes with %2 processors together, given one by one: --config with NodeName lines says it exactly</source>
        <translation>%1 个节点共 %2 个处理器，逐个分配：带 NodeName 行的 --config 可给出确切信息</translation>
    </message>
    <message>
        <source>%1 of the trace, each with all nodes</source>
        <translation>作业记录中的 %1 个，每个都包含所有节点</translation>
    </message>
    <message>
        <source>%1 jobs ask for more than the machine&apos;s %2 processors and are left out</source>
        <translation>%1 个作业请求的处理器超过机器的 %2 个，已略去</translation>
    </message>
    <message>
        <source>think time after another job</source>
        <translation>另一作业之后的思考时间</translation>
    </message>
    <message>
        <source>beginning of the trace</source>
        <translation>记录的开始</translation>
    </message>
    <message>
        <source>1 January 2000: it has no UnixStartTime</source>
        <translation>2000年1月1日：它没有 UnixStartTime</translation>
    </message>
    <message>
        <source>none: a trace has none</source>
        <translation>无：记录中没有</translation>
    </message>
    <message>
        <source>no job of %1 fits the machine</source>
        <translation>%1 中没有作业能放入该机器</translation>
    </message>
    <message>
        <source>those of a slurm.conf that sets nothing: --config names the policy</source>
        <translation>一个什么都没设置的 slurm.conf 的值：用 --config 指定策略</translation>
    </message>
    <message>
        <source>--at</source>
        <translation>--at</translation>
    </message>
    <message>
        <source>the end of the trace, when nothing waits; --at names another</source>
        <translation>记录的末尾，此时没有等待的作业；用 --at 指定其他时刻</translation>
    </message>
    <message>
        <source>equal ones: a trace has groups and users, and no shares</source>
        <translation>均等：记录中有组和用户，没有份额</translation>
    </message>
    <message>
        <source>charged from the jobs of the trace, in cycles of PriorityCalcPeriod that end at the moment</source>
        <translation>按记录中的作业计费，以在该时刻结束的 PriorityCalcPeriod 周期计</translation>
    </message>
    <message>
        <source>%1 is a trace: it takes --config, and not %2</source>
        <translation>%1 是作业记录：可用 --config，不可用 %2</translation>
    </message>
    <message>
        <source>%1 has more than %2 jobs</source>
        <translation>%1 的作业超过 %2 个</translation>
    </message>
    <message>
        <source>the compressed file is damaged or cut off: what comes before that is read</source>
        <translation>压缩文件已损坏或被截断：此前的内容已读取</translation>
    </message>
    <message>
        <source>%1 holds no job in the Standard Workload Format: 18 numbers on each line</source>
        <translation>%1 不含标准工作负载格式的作业：每行 18 个数字</translation>
    </message>
    <message>
        <source>%1 jobs have no number, or a time below 0, and are left out; the first is on this line</source>
        <translation>%1 个作业没有编号或时间小于 0，已略去；第一个在此行</translation>
    </message>
    <message>
        <source>%1 jobs do not say how many processors they ask for, and are left out; the first is on this line</source>
        <translation>%1 个作业没有说明请求多少处理器，已略去；第一个在此行</translation>
    </message>
    <message>
        <source>%1 jobs have the number of an earlier one and are left out; the first is on this line</source>
        <translation>%1 个作业的编号与之前的相同，已略去；第一个在此行</translation>
    </message>
    <message>
        <source>the clock of this computer is %1 behind that of the database server, which counts</source>
        <translation>本机时钟比数据库服务器慢 %1，以服务器时钟为准</translation>
    </message>
    <message>
        <source>the clock of this computer is %1 ahead of that of the database server, which counts</source>
        <translation>本机时钟比数据库服务器快 %1，以服务器时钟为准</translation>
    </message>
    <message>
        <source>%1 entries without a name are left out</source>
        <translation>%1 个没有名称的条目已略去</translation>
    </message>
    <message>
        <source>%1 has no job</source>
        <translation>%1 中没有作业</translation>
    </message>
    <message>
        <source>%1: a replay needs what gave no answer: %2</source>
        <translation>%1：重放需要的内容没有应答：%2</translation>
    </message>
    <message>
        <source>none: the database does not hold what had decayed until then</source>
        <translation>无：数据库不保存到那时为止衰减后的用量</translation>
    </message>
    <message>
        <source>any in their second: no database holds them</source>
        <translation>所在秒内的任意时刻：数据库中没有</translation>
    </message>
    <message>
        <source>%1 does not hold the schedulers&apos; parameters: a replay needs --config with a slurm.conf or scontrol show config</source>
        <translation>%1 中没有调度器的参数：重放需要用 --config 指定 slurm.conf 或 scontrol show config 的输出</translation>
    </message>
    <message>
        <source>%1 does not hold the nodes of the cluster: a replay needs --nodes with scontrol -o show node, or a slurm.conf with them</source>
        <translation>%1 中没有集群的节点：重放需要用 --nodes 指定 scontrol -o show node 的输出，或含节点的 slurm.conf</translation>
    </message>
    <message>
        <source>%1 does not hold the partitions: a replay needs --partitions with scontrol -o show partition, or a slurm.conf with them</source>
        <translation>%1 中没有分区：重放需要用 --partitions 指定 scontrol -o show partition 的输出，或含分区的 slurm.conf</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>%1 has no job in this period (--from, --to)</source>
        <translation>%1 在此期间（--from、--to）没有作业</translation>
    </message>
    <message>
        <source>none: there is no table of events, or no right to read it</source>
        <translation>无：没有事件表，或无权读取</translation>
    </message>
    <message>
        <source>%1 keeps no history of jobs: import a source that has one, such as a capture folder with history.txt</source>
        <translation>%1 没有保存作业历史：请导入带有历史的数据源，例如带 history.txt 的采集文件夹</translation>
    </message>
    <message>
        <source>%1: table %2 has more than %3 rows</source>
        <translation>%1：表 %2 的行数超过 %3</translation>
    </message>
    <message>
        <source>not read: what was used in a period is summed up by the server</source>
        <translation>未读取：一段时间内的用量由服务器汇总</translation>
    </message>
    <message>
        <source>1 usage record belongs to no association or makes no sense; it is left out</source>
        <translation>1 条用量记录不属于任何关联或没有意义；已略去</translation>
    </message>
    <message>
        <source>sacctmgr load removes nothing: 1 association that the scenario removes stays; fairleadctl export --as sacctmgr removes it</source>
        <translation>sacctmgr load 不删除任何内容：方案要删除的 1 个关联会保留；fairleadctl export --as sacctmgr 可删除它</translation>
    </message>
    <message>
        <source>1 entry without a name is left out</source>
        <translation>1 个没有名称的条目已略去</translation>
    </message>
    <message>
        <source>1 of its rows is of a job that is not in the list of jobs</source>
        <translation>其中 1 行所属的作业不在作业列表中</translation>
    </message>
    <message>
        <source>1 of its QOS is known by number only: assoc_mgr.txt or the column ID of qos.txt tells its name</source>
        <translation>其中 1 个 QOS 只知道编号：assoc_mgr.txt 或 qos.txt 的 ID 列给出其名称</translation>
    </message>
    <message>
        <source>1 of its rows is of an association that is not in the list</source>
        <translation>其中 1 行所属的关联不在列表中</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 个作业</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 个作业</translation>
    </message>
    <message>
        <source>1 row has negative usage, as slurmdbd writes it for idle reservations; fair-share takes it as none</source>
        <translation>1 行的用量为负，slurmdbd 对空闲预留会这样写入；公平份额视其为无用量</translation>
    </message>
    <message>
        <source>%1 rows have negative usage, as slurmdbd writes them for idle reservations; fair-share takes them as none</source>
        <translation>%1 行的用量为负，slurmdbd 对空闲预留会这样写入；公平份额视其为无用量</translation>
    </message>
    <message>
        <source>1 job asks for more than the machine&apos;s %2 processors and is left out</source>
        <translation>1 个作业请求的处理器多于机器的 %2 个，已略去</translation>
    </message>
    <message>
        <source>the line is not a job of the Standard Workload Format and is left out</source>
        <translation>该行不是 Standard Workload Format 的作业，已略去</translation>
    </message>
    <message>
        <source>%1 lines are not jobs of the Standard Workload Format and are left out; the first is this one</source>
        <translation>%1 行不是 Standard Workload Format 的作业，已略去；这是第一行</translation>
    </message>
    <message>
        <source>the job has no number, or a time below 0, and is left out</source>
        <translation>该作业没有编号，或时间小于 0，已略去</translation>
    </message>
    <message>
        <source>the job does not say how many processors it asks for, and is left out</source>
        <translation>该作业没有说明请求多少处理器，已略去</translation>
    </message>
    <message>
        <source>the job has the number of an earlier one and is left out</source>
        <translation>该作业与之前的作业编号相同，已略去</translation>
    </message>
    <message>
        <source>association %2 is not in the list of associations</source>
        <translation>关联 %2 不在关联列表中</translation>
    </message>
    <message>
        <source>%1 associations are not in the list of associations; the first is %2</source>
        <translation>%1 个关联不在关联列表中；第一个是 %2</translation>
    </message>
    <message>
        <source>the text leads from what the store holds to the edits: it is right while the cluster is still as it was imported</source>
        <translation>该文本从存储中的内容出发得到修改结果：只有集群仍与导入时一致，它才正确</translation>
    </message>
    <message>
        <source>provisional: usage is not read yet, so nothing is ranked by fair-share</source>
        <translation>暂定：用量尚未读取，因此没有按公平份额排名</translation>
    </message>
    <message>
        <source>this demo has no history of jobs; Limoges (demo:limoges) has one</source>
        <translation>该演示没有作业历史；Limoges（demo:limoges）有</translation>
    </message>
    <message>
        <source>job history</source>
        <translation>作业历史</translation>
    </message>
    <message>
        <source>made up: 24 nodes of 64 CPUs</source>
        <translation>虚构：24 个节点，每个 64 个 CPU</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>history of jobs</source>
        <translation>作业历史</translation>
    </message>
    <message>
        <source>history of jobs, and before it what today&apos;s usage has beyond them</source>
        <translation>作业历史；在其之前为今日用量中超出这些作业的部分</translation>
    </message>
    <message>
        <source>history of jobs, and the usage recorded at its beginning</source>
        <translation>作业历史，以及其开始时记录的用量</translation>
    </message>
    <message>
        <source>past</source>
        <translation>过去</translation>
    </message>
    <message>
        <source>shares, QOS, partitions and settings are today&apos;s; holds, and nice and site factors that nobody recorded, are not known</source>
        <translation>份额、QOS、分区和设置取今日的；挂起以及没有记录的 nice 和站点因子未知</translation>
    </message>
    <message>
        <source>the history tells of the time from %1 to %2</source>
        <translation>历史涵盖从 %1 到 %2 的时间</translation>
    </message>
    <message>
        <source>The weights are too small to tell jobs apart</source>
        <translation>权重太小，无法区分作业</translation>
    </message>
    <message>
        <source>All priorities are between %1 and %2, and lose what is less than a point: %3 of %4 rows of the queue share theirs with a row of another sum, and %5 stand behind one with a lower sum</source>
        <translation>所有优先级都在 %1 与 %2 之间，不足一分的部分会丢失：队列的 %4 行中，%3 行与总和不同的行优先级相同，%5 行排在总和更低的行之后</translation>
    </message>
    <message>
        <source>Make every weight larger by the same factor.</source>
        <translation>将所有权重按同一倍数调大。</translation>
    </message>
    <message>
        <source>%1 is set, but the factor is the same for every job</source>
        <translation>已设置 %1，但该因子对所有作业都相同</translation>
    </message>
    <message>
        <source>%1 job in the queue; it gets %2 points</source>
        <translation>队列中有 %1 个作业；得 %2 分</translation>
    </message>
    <message>
        <source>%1 jobs in the queue; each gets %2 points</source>
        <translation>队列中有 %1 个作业；各得 %2 分</translation>
    </message>
    <message>
        <source>Nothing in the queue makes use of it: let it differ between jobs, or set the weight to 0.</source>
        <translation>队列中没有作业用到它：让它在作业之间有差别，或将权重设为 0。</translation>
    </message>
    <message>
        <source>It moves nobody: let it differ between jobs, or set the weight to 0.</source>
        <translation>它不改变任何作业的位置：让它在作业之间有差别，或将权重设为 0。</translation>
    </message>
    <message>
        <source>%1 is set, but it never changes the order of the queue</source>
        <translation>已设置 %1，但它从不改变队列的顺序</translation>
    </message>
    <message>
        <source>%1 job, with %2 to %3 points of it: the same rank with the weight 0</source>
        <translation>%1 个作业，从中得 %2 至 %3 分：权重为 0 时排名相同</translation>
    </message>
    <message>
        <source>%1 jobs, with %2 to %3 points of it: the same ranks with the weight 0</source>
        <translation>%1 个作业，从中得 %2 至 %3 分：权重为 0 时排名相同</translation>
    </message>
    <message>
        <source>What it prefers is decided by other factors already: raise the weight if it is meant to count, else set it to 0.</source>
        <translation>它的偏好已由其他因子决定：若希望它起作用就调高权重，否则设为 0。</translation>
    </message>
    <message>
        <source>Every weight is 0: who comes first runs first</source>
        <translation>所有权重均为 0：先到先运行</translation>
    </message>
    <message>
        <source>%1 job in the queue without any factor</source>
        <translation>队列中有 %1 个作业，没有任何因子</translation>
    </message>
    <message>
        <source>%1 jobs in the queue without any factor</source>
        <translation>队列中有 %1 个作业，没有任何因子</translation>
    </message>
    <message>
        <source>Give weights to what is meant to count, fair-share and age to begin with.</source>
        <translation>给应当起作用的因子设置权重，先从公平份额和年龄开始。</translation>
    </message>
    <message>
        <source>Jobs wait whose users have no shares</source>
        <translation>有作业在等待，但其用户没有份额</translation>
    </message>
    <message>
        <source>Who has no shares has used the cluster</source>
        <translation>没有份额者使用过集群</translation>
    </message>
    <message>
        <source>With 0 shares the fair-share factor is the lowest for ever, whatever others use. Give them shares unless that is meant.</source>
        <translation>份额为 0 时，无论他人用量如何，公平份额因子始终最低。除非有意如此，请为其设置份额。</translation>
    </message>
    <message>
        <source>%1 leaves hardly anything to decide to %2</source>
        <translation>%1 使 %2 几乎不起作用</translation>
    </message>
    <message>
        <source>In the queue the points of %1 differ by up to %2, those of %3 by up to %4: of the pairs of jobs that differ in the first, it decides %5 whatever the second says</source>
        <translation>队列中 %1 的分最多相差 %2，%3 的分最多相差 %4：在前者不同的作业对中，%5 由前者决定，与后者无关</translation>
    </message>
    <message>
        <source>Unless that is meant, bring the weights closer together, measured by what they make of this queue.</source>
        <translation>除非有意如此，请按它们在此队列中的实际作用拉近权重。</translation>
    </message>
    <message>
        <source>Most jobs have waited longer than age counts</source>
        <translation>大多数作业的等待已超过年龄上限</translation>
    </message>
    <message>
        <source>PriorityMaxAge is %1; %2 of %3 rows of the queue have the full age factor, whoever has waited longer; the longest wait is %4</source>
        <translation>PriorityMaxAge 为 %1；队列的 %3 行中 %2 行的年龄因子已满，不论谁等得更久；最长等待为 %4</translation>
    </message>
    <message>
        <source>Raise PriorityMaxAge above what jobs wait, and PriorityWeightAge with it if age is to count as much.</source>
        <translation>将 PriorityMaxAge 调到高于作业的等待时间；若年龄仍应同样重要，请同时调高 PriorityWeightAge。</translation>
    </message>
    <message>
        <source>No job comes near PriorityMaxAge: age hardly counts</source>
        <translation>没有作业接近 PriorityMaxAge：年龄几乎不起作用</translation>
    </message>
    <message>
        <source>PriorityMaxAge is %1; the longest wait is %2: age gives at most %3 of PriorityWeightAge</source>
        <translation>PriorityMaxAge 为 %1；最长等待为 %2：年龄最多给出 PriorityWeightAge 的 %3</translation>
    </message>
    <message>
        <source>Set PriorityMaxAge to about twice what jobs wait.</source>
        <translation>将 PriorityMaxAge 设为作业等待时间的约两倍。</translation>
    </message>
    <message>
        <source>The weights allow more than a priority can hold</source>
        <translation>权重允许的值超过优先级所能容纳的上限</translation>
    </message>
    <message>
        <source>All factors together give up to %1, a priority ends at %2: slurmctld cuts what is above and says so in its log only</source>
        <translation>所有因子合计最多为 %1，而优先级的上限为 %2：slurmctld 会截断超出部分，且只在日志中说明</translation>
    </message>
    <message>
        <source>Make every weight smaller by the same factor.</source>
        <translation>将所有权重按同一倍数调小。</translation>
    </message>
    <message>
        <source>Jobs stand at the highest priority that there is</source>
        <translation>有作业已处于最高优先级</translation>
    </message>
    <message>
        <source>%1 row of the queue of %2 would have more than %3 and is cut: no factor counts there</source>
        <translation>队列的 %2 行中有 %1 行会超过 %3 而被截断：此处没有因子起作用</translation>
    </message>
    <message>
        <source>%1 rows of the queue of %2 would have more than %3 and are cut: among them no factor counts</source>
        <translation>队列的 %2 行中有 %1 行会超过 %3 而被截断：它们之间没有因子起作用</translation>
    </message>
    <message>
        <source>Look at nice values and site factors: the weights alone do not reach that far.</source>
        <translation>请检查 nice 值和站点因子：仅靠权重达不到这么高。</translation>
    </message>
    <message>
        <source>Weights are set, but PriorityType is priority/basic</source>
        <translation>已设置权重，但 PriorityType 为 priority/basic</translation>
    </message>
    <message>
        <source>Who comes first runs first; no factor is looked at</source>
        <translation>先到先运行；不考虑任何因子</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights.</source>
        <translation>设置 PriorityType=priority/multifactor，或删除权重。</translation>
    </message>
    <message>
        <source>Usage never fades</source>
        <translation>用量从不衰减</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod resets nothing: what was used years ago counts as what was used today</source>
        <translation>PriorityDecayHalfLife 为 0，且 PriorityUsageResetPeriod 不重置：多年前的用量与今天的用量同样计入</translation>
    </message>
    <message>
        <source>Set a half-life, or a period after which usage is reset.</source>
        <translation>设置半衰期，或设置重置用量的周期。</translation>
    </message>
    <message>
        <source>Usage is reset before it has faded</source>
        <translation>用量在衰减之前就被重置</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 drops all usage every %2, the half-life is %3: after each reset everybody counts as new</source>
        <translation>PriorityUsageResetPeriod=%1 每 %2 清除所有用量，而半衰期为 %3：每次重置后所有人都从零开始</translation>
    </message>
    <message>
        <source>Let usage fade or reset it, not both; try it without the reset.</source>
        <translation>让用量衰减或重置用量，二者取一；可试试不重置。</translation>
    </message>
    <message>
        <source>Usage is forgotten within hours</source>
        <translation>用量在数小时内就被遗忘</translation>
    </message>
    <message>
        <source>Usage hardly fades within a year</source>
        <translation>用量一年内几乎不衰减</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is %1</source>
        <translation>PriorityDecayHalfLife 为 %1</translation>
    </message>
    <message>
        <source>Who used the whole cluster yesterday counts as new today. Common are 7 to 30 days.</source>
        <translation>昨天用了整个集群的人今天又从零开始。常见值为 7 至 30 天。</translation>
    </message>
    <message>
        <source>Who once used much has to wait for years. Common are 7 to 30 days.</source>
        <translation>曾经大量使用的人要等上数年。常见值为 7 至 30 天。</translation>
    </message>
    <message>
        <source>The history is short for the half-life</source>
        <translation>相对于半衰期，历史太短</translation>
    </message>
    <message>
        <source>Usage is known for %1, the half-life is %2: of what a steady user has used that is %3</source>
        <translation>已知用量的时长为 %1，半衰期为 %2：对用量稳定的用户而言，这是其用量的 %3</translation>
    </message>
    <message>
        <source>Read usage from further back, or take fair-share here for an estimate: two half-lives hold three quarters.</source>
        <translation>请读取更早的用量，或将此处的公平份额视为估计值：两个半衰期包含四分之三。</translation>
    </message>
    <message>
        <source>Limits make more jobs wait than priority does</source>
        <translation>因限制而等待的作业多于因优先级而等待的作业</translation>
    </message>
    <message>
        <source>No weight moves these jobs: look at the limits of associations and QOS first.</source>
        <translation>任何权重都无法推动这些作业：请先检查关联和 QOS 的限制。</translation>
    </message>
    <message>
        <source>Backfill does not look as far ahead as jobs may run</source>
        <translation>回填的前瞻时间短于作业可运行的时间</translation>
    </message>
    <message>
        <source>bf_window is %1; %2 of %3 rows of the queue may run longer, up to %4: backfill plans nothing for who needs their nodes later</source>
        <translation>bf_window 为 %1；队列的 %3 行中 %2 行可能运行更久，最长 %4：回填不会为之后需要这些节点的作业做计划</translation>
    </message>
    <message>
        <source>Set bf_window to the longest time limit, and raise bf_resolution with it.</source>
        <translation>将 bf_window 设为最长的时间限制，并相应调高 bf_resolution。</translation>
    </message>
    <message>
        <source>Backfill stops before the end of the queue</source>
        <translation>回填不会检查整个队列</translation>
    </message>
    <message>
        <source>Raise bf_max_job_test, or set bf_max_job_user so that a few users do not fill it.</source>
        <translation>调高 bf_max_job_test，或设置 bf_max_job_user，以免被少数用户占满。</translation>
    </message>
    <message>
        <source>Backfill plans in steps that are too fine for its window</source>
        <translation>回填的计划步长相对于其窗口太细</translation>
    </message>
    <message>
        <source>bf_window is %1, bf_resolution %2: up to %3 steps</source>
        <translation>bf_window 为 %1，bf_resolution 为 %2：最多 %3 步</translation>
    </message>
    <message>
        <source>Raise bf_resolution to 600 or more: runs of backfill become shorter, and plans hardly worse.</source>
        <translation>将 bf_resolution 调到 600 或更高：回填运行更短，而计划几乎不变差。</translation>
    </message>
    <message>
        <source>Nothing starts out of turn: backfill is off</source>
        <translation>没有作业会提前启动：回填已关闭</translation>
    </message>
    <message>
        <source>bf_interval is -1 or SchedulerType is not sched/backfill; %1 rows of the queue wait behind the first</source>
        <translation>bf_interval 为 -1 或 SchedulerType 不是 sched/backfill；队列中有 %1 行排在第一行之后</translation>
    </message>
    <message>
        <source>Small jobs do not fill the gaps that large ones leave: use sched/backfill.</source>
        <translation>小作业无法填补大作业留下的空隙：请使用 sched/backfill。</translation>
    </message>
    <message>
        <source>the source does not tell how its schedulers are set</source>
        <translation>数据源未说明其调度器的设置</translation>
    </message>
    <message>
        <source>%1 keeps no readings of other moments</source>
        <translation>%1 未保存其他时刻的快照</translation>
    </message>
    <message>
        <source>reading kept by the store</source>
        <translation>存储中保存的快照</translation>
    </message>
    <message>
        <source>%1 is a store of the cluster %2, not of %3</source>
        <translation>%1 是集群 %2 的存储，而不是 %3 的</translation>
    </message>
    <message>
        <source>%1 keeps no reading of %2 or before</source>
        <translation>%1 未保存 %2 或更早的快照</translation>
    </message>
    <message>
        <source>%1 does not fit into memory</source>
        <translation>%1 超出内存容量</translation>
    </message>
    <message>
        <source>root has no share to come back to</source>
        <translation>root 没有可以回到的份额</translation>
    </message>
    <message>
        <source>usage is not read yet</source>
        <translation>尚未读取用量</translation>
    </message>
    <message>
        <source>usage counts in windows here, or not at all: how it fades is not known</source>
        <translation>这里的用量按窗口计算或根本不计：无法得知它如何衰减</translation>
    </message>
    <message>
        <source>it takes two different jobs that have a rank</source>
        <translation>需要两个不同且有排名的作业</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>made up</source>
        <translation>虚构</translation>
    </message>
    <message>
        <source>the settings of this scheduler name users and groups everywhere: it cannot be made anonymous</source>
        <translation>该调度器的设置中处处写有用户名和组名：无法匿名化</translation>
    </message>
    <message>
        <source>1 to %1 jobs can be planned</source>
        <translation>可计划 1 到 %1 个作业</translation>
    </message>
    <message>
        <source>there is no partition %1</source>
        <translation>没有分区 %1</translation>
    </message>
    <message>
        <source>there is no QOS %1</source>
        <translation>没有 QOS %1</translation>
    </message>
    <message>
        <source>jobs cannot be planned under this scheduler</source>
        <translation>在该调度器下无法计划作业</translation>
    </message>
    <message>
        <source>the user %1 is in no account</source>
        <translation>用户 %1 不属于任何账户</translation>
    </message>
    <message>
        <source>the user %1 is not in the account %2</source>
        <translation>用户 %1 不属于账户 %2</translation>
    </message>
    <message>
        <source>expected PARAMETER=LOW..HIGH or PARAMETER=V1,V2</source>
        <translation>应为 PARAMETER=LOW..HIGH 或 PARAMETER=V1,V2</translation>
    </message>
    <message>
        <source>expected two whole numbers or durations, the smaller one first</source>
        <translation>应为两个整数或两个时长，较小的在前</translation>
    </message>
    <message>
        <source>&lt;= or &gt;= is missing</source>
        <translation>缺少 &lt;= 或 &gt;=</translation>
    </message>
    <message>
        <source>it names two groups</source>
        <translation>其中给出了两个组</translation>
    </message>
    <message>
        <source>expected mean, median or p90 wait or slowdown, promised share, delivered share or utilisation</source>
        <translation>应为 mean、median 或 p90 wait 或 slowdown，promised share，delivered share 或 utilisation</translation>
    </message>
    <message>
        <source>expected all, each account, account NAME (or user, qos, partition, size), small jobs or large jobs</source>
        <translation>应为 all、each account、account 名称（或 user、qos、partition、size）、small jobs 或 large jobs</translation>
    </message>
    <message>
        <source>only accounts are promised a share</source>
        <translation>只有账户才有应得份额</translation>
    </message>
    <message>
        <source>utilisation is that of the whole machine</source>
        <translation>利用率是整台机器的</translation>
    </message>
    <message>
        <source>expected a time such as 90 s, 30 min, 2 h or 1 d</source>
        <translation>应为时间，例如 90 s、30 min、2 h 或 1 d</translation>
    </message>
    <message>
        <source>expected a number; of shares and utilisation also a percentage such as 90 %</source>
        <translation>应为数字；份额和利用率也可用百分比，例如 90 %</translation>
    </message>
    <message>
        <source>the recording has no jobs of that group</source>
        <translation>记录中没有该组的作业</translation>
    </message>
    <message>
        <source>it is no slurmrestd with jobs and accounts of OpenAPI v0.0.38 or newer</source>
        <translation>这不是提供作业和账户的 slurmrestd（OpenAPI v0.0.38 或更新版本）</translation>
    </message>
    <message>
        <source>%1 is answered with HTTP status %2</source>
        <translation>%1 的应答是 HTTP 状态 %2</translation>
    </message>
    <message>
        <source>%1 is not answered in JSON</source>
        <translation>%1 的应答不是 JSON</translation>
    </message>
    <message>
        <source>slurmrestd does not tell the weights: name the slurm.conf, or what scontrol show config prints, with --config</source>
        <translation>slurmrestd 不提供权重：请用 --config 指定 slurm.conf，或 scontrol show config 的输出</translation>
    </message>
    <message>
        <source>v0.0.%1 of slurmrestd does not tell usage, which counts as 0: give it with --usage</source>
        <translation>slurmrestd 的 v0.0.%1 不提供用量，按 0 计算：请用 --usage 提供</translation>
    </message>
    <message>
        <source>of the last reading: who waits still waits, and nobody comes</source>
        <translation>取自最近一次快照：等待者继续等待，无人提交</translation>
    </message>
    <message>
        <source>from now on at the rate that keeps each as it is</source>
        <translation>从现在起按保持各自不变的速率</translation>
    </message>
    <message>
        <source>as it was read: only time goes by</source>
        <translation>与读取时相同：只有时间流逝</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; that of age made up</source>
        <translation>Limoges 的优先级页面；其中年龄权重为虚构</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>需要名称</translation>
    </message>
    <message>
        <source>shares are a whole number from 0 to 2147483646, or parent</source>
        <translation>份额是 0 到 2147483646 的整数，或 parent</translation>
    </message>
    <message>
        <source>the root account has no shares of its own</source>
        <translation>根账户没有自己的份额</translation>
    </message>
    <message>
        <source>the root account cannot be moved</source>
        <translation>不能移动根账户</translation>
    </message>
    <message>
        <source>the root account cannot be renamed</source>
        <translation>不能重命名根账户</translation>
    </message>
    <message>
        <source>the root account cannot be removed</source>
        <translation>不能删除根账户</translation>
    </message>
    <message>
        <source>the edit is refused</source>
        <translation>修改被拒绝</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>nobody answers at %1</source>
        <translation>%1 没有应答</translation>
    </message>
    <message>
        <source>no answer in time from %1</source>
        <translation>%1 没有及时应答</translation>
    </message>
    <message>
        <source>%1 does not prove by TLS who it is</source>
        <translation>%1 没有用 TLS 证明自己的身份</translation>
    </message>
    <message>
        <source>the answer of %1 is too large</source>
        <translation>%1 的应答太大</translation>
    </message>
    <message>
        <source>the answer of %1 is not HTTP</source>
        <translation>%1 的应答不是 HTTP</translation>
    </message>
    <message>
        <source>a user name and a token are of printable ASCII alone</source>
        <translation>用户名和令牌只能由可打印的 ASCII 字符组成</translation>
    </message>
    <message>
        <source>slurmrestd refuses the user or the token</source>
        <translation>slurmrestd 拒绝该用户或令牌</translation>
    </message>
    <message>
        <source>the logo %1 is not a picture that can be read</source>
        <translation>徽标 %1 不是可读的图片</translation>
    </message>
    <message>
        <source>%1 is there already: name a new folder</source>
        <translation>%1 已经存在：请指定新的文件夹</translation>
    </message>
    <message>
        <source>nothing of it can be replayed</source>
        <translation>其中没有可重放的内容</translation>
    </message>
    <message>
        <source>only Slurm&apos;s schedulers can be replayed</source>
        <translation>只能重放 Slurm 的调度器</translation>
    </message>
    <message>
        <source>there is no %1 in the tree</source>
        <translation>树中没有 %1</translation>
    </message>
    <message>
        <source>root has no shares of its own</source>
        <translation>root 没有自己的份额</translation>
    </message>
    <message>
        <source>%1: what was bought has to be more than 0</source>
        <translation>%1：购买量必须大于 0</translation>
    </message>
    <message>
        <source>%1 has no shares of its own: it takes those of its parent</source>
        <translation>%1 没有自己的份额：使用其上级的份额</translation>
    </message>
    <message>
        <source>%1 is promised nothing now: it cannot be said what others would keep of it</source>
        <translation>%1 目前没有应得部分：无法说明其他人会保留多少</translation>
    </message>
    <message>
        <source>nobody below %1 has shares</source>
        <translation>%1 之下没有人拥有份额</translation>
    </message>
    <message>
        <source>it is not known how large the machine is now</source>
        <translation>不知道机器目前有多大</translation>
    </message>
    <message>
        <source>nobody has bought anything</source>
        <translation>没有人购买任何硬件</translation>
    </message>
    <message>
        <source>the history has no jobs that could come again</source>
        <translation>历史中没有可以再次提交的作业</translation>
    </message>
    <message>
        <source>it is no regular file and is not read</source>
        <translation>它不是普通文件，未读取</translation>
    </message>
    <message>
        <source>the store has a revision that no save can follow</source>
        <translation>此存储的修订号之后无法再保存</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 account or user with 0 shares: %2; %3</source>
        <translation>%1 个账户或用户的份额为 0：%2；%3</translation>
    </message>
    <message>
        <source>%1 accounts or users with 0 shares: %2; %3</source>
        <translation>%1 个账户或用户的份额为 0：%2；%3</translation>
    </message>
    <message>
        <source>1 row of the queue depends on that</source>
        <translation>队列中有 1 行受此影响</translation>
    </message>
    <message>
        <source>%1 rows of the queue depend on that</source>
        <translation>队列中有 %1 行受此影响</translation>
    </message>
    <message>
        <source>%1: shares are whole numbers up to %2, too coarse for so much more</source>
        <translation>%1：份额是不超过 %2 的整数，对于如此大的增量来说太粗略</translation>
    </message>
    <message>
        <source>a time limit is a minute or more</source>
        <translation>时间限制至少为一分钟</translation>
    </message>
    <message>
        <source>such jobs need %1 CPUs or more, one on each node</source>
        <translation>此类作业至少需要 %1 个 CPU，每个节点一个</translation>
    </message>
    <message>
        <source>such jobs can never run; CPUs of %1: %2</source>
        <translation>此类作业永远无法运行；%1 只有 %2 个 CPU</translation>
    </message>
    <message>
        <source>such jobs can never run; nodes of %1: %2</source>
        <translation>此类作业永远无法运行；%1 只有 %2 个节点</translation>
    </message>
    <message>
        <source>%1 = %2 is not for sacctmgr: it belongs in slurm.conf</source>
        <translation>%1 = %2 不归 sacctmgr 管：它属于 slurm.conf</translation>
    </message>
    <message>
        <source>%1 is not a number from 0 to %2; %3 is used</source>
        <translation>%1 不是 0 到 %2 之间的数；采用 %3</translation>
    </message>
    <message>
        <source>%1 cannot be read; the job is left out</source>
        <translation>无法读取 %1；该作业已略去</translation>
    </message>
    <message>
        <source>the job has a moment after the capture, or decades before it, and is left out</source>
        <translation>作业有某个时刻晚于采集，或早于采集数十年，已略去</translation>
    </message>
    <message>
        <source>1 job names no partition that there is and never starts: %2</source>
        <translation>1 个作业指定的分区都不存在，永远不会开始：%2</translation>
    </message>
    <message>
        <source>%1 jobs name no partition that there is and never start; the first is %2</source>
        <translation>%1 个作业指定的分区都不存在，永远不会开始；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job asks for more CPUs than the machine has and never starts: %2</source>
        <translation>1 个作业请求的 CPU 多于整台机器，永远不会开始：%2</translation>
    </message>
    <message>
        <source>%1 jobs ask for more CPUs than the machine has and never start; the first is %2</source>
        <translation>%1 个作业请求的 CPU 多于整台机器，永远不会开始；第一个是 %2</translation>
    </message>
    <message>
        <source>1 line tells of a start or an end again, or of one before a job was requeued, and is left out</source>
        <translation>有 1 行重复了某次开始或结束，或属于作业重新排队之前，已略去</translation>
    </message>
    <message>
        <source>%1 lines tell of starts or ends again, or of those before jobs were requeued, and are left out</source>
        <translation>有 %1 行重复了开始或结束，或属于作业重新排队之前，已略去</translation>
    </message>
    <message>
        <source>it was saved %1 s before slurmctld last computed; more has been charged since than runs, and %2 is used</source>
        <translation>它保存于 slurmctld 最近一次计算之前 %1 秒；此后计入的用量多于正在运行的作业，因此采用 %2</translation>
    </message>
    <message>
        <source>the store is at revision %1 and never was at %2: yours is based on another one; nothing was written</source>
        <translation>存储处于修订 %1，从未有过修订 %2：您的基于另一个存储；什么都没有写入</translation>
    </message>
    <message>
        <source>unknown field “%1”; known fields: %2</source>
        <translation>未知字段“%1”；已知字段：%2</translation>
    </message>
    <message>
        <source>“%1” is not a time: minutes, M:S, H:M:S, D-H, D-H:M, D-H:M:S or UNLIMITED</source>
        <translation>“%1”不是时间：分钟、M:S、H:M:S、D-H、D-H:M、D-H:M:S 或 UNLIMITED</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>job %1: user “%2” has no association in account “%3”; its fair-share factor is 0</source>
        <translation>作业 %1：用户“%2”在账户“%3”中没有关联；其公平份额因子为 0</translation>
    </message>
    <message>
        <source>QOS “%1” is not in this source; its factor is 0</source>
        <translation>QOS“%1”不在此数据源中；其因子为 0</translation>
    </message>
    <message>
        <source>partition “%1” is not in this source; PriorityJobFactor 1 is assumed</source>
        <translation>分区“%1”不在此数据源中；假定 PriorityJobFactor 为 1</translation>
    </message>
    <message>
        <source>PriorityWeightTRES names “%1”, which the cluster does not track; it is ignored</source>
        <translation>PriorityWeightTRES 中的“%1”未被集群跟踪；不计</translation>
    </message>
    <message>
        <source>account “%1”</source>
        <translation>账户“%1”</translation>
    </message>
    <message>
        <source>user “%1” in account “%2”</source>
        <translation>账户“%2”中的用户“%1”</translation>
    </message>
    <message>
        <source>user “%1” in account “%2”, partition “%3”</source>
        <translation>账户“%2”、分区“%3”中的用户“%1”</translation>
    </message>
    <message>
        <source>%1 needs the account “%2”, which is not there; it is shown below root with 0 shares</source>
        <translation>%1需要账户“%2”，但它不存在；该账户显示在 root 之下，份额为 0</translation>
    </message>
    <message>
        <source>%1 is its own ancestor (parent “%2”); it is placed below root</source>
        <translation>%1是自己的祖先（上级“%2”）；已挂到 root 之下</translation>
    </message>
    <message>
        <source>target “%1”: %2</source>
        <translation>目标“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>“%1”: percentages are not weights</source>
        <translation>“%1”：百分比不是权重</translation>
    </message>
    <message>
        <source>%1: Maui reads “%2” as %3</source>
        <translation>%1：Maui 把“%2”读作 %3</translation>
    </message>
    <message>
        <source>%1: “%2” is read as decimal</source>
        <translation>%1：“%2”按十进制读取</translation>
    </message>
    <message>
        <source>%1: “%2” is not NAME=VALUE</source>
        <translation>%1：“%2”不是 NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is not a priority parameter</source>
        <translation>“%1”不是优先级参数</translation>
    </message>
    <message>
        <source>“%1” is below 0</source>
        <translation>“%1”小于 0</translation>
    </message>
    <message>
        <source>“%1” is not the length of a window</source>
        <translation>“%1”不是窗口长度</translation>
    </message>
    <message>
        <source>“%1” is neither GATE nor CLAMP</source>
        <translation>“%1”既不是 GATE 也不是 CLAMP</translation>
    </message>
    <message>
        <source>“%1” is not ATTR[x], STATE[x] or GRES[x]</source>
        <translation>“%1”不是 ATTR[x]、STATE[x] 或 GRES[x]</translation>
    </message>
    <message>
        <source>“%1” is not NAME[x]=number</source>
        <translation>“%1”不是 NAME[x]=数字</translation>
    </message>
    <message>
        <source>“%1” is not a time of up to four fields</source>
        <translation>“%1”不是最多四段的时间</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 1:00:00</source>
        <translation>“%1”不是 1:00:00 这样的时间</translation>
    </message>
    <message>
        <source>“%1” is neither TRUE nor FALSE</source>
        <translation>“%1”既不是 TRUE 也不是 FALSE</translation>
    </message>
    <message>
        <source>“%1” is not a fairshare target</source>
        <translation>“%1”不是公平份额目标</translation>
    </message>
    <message>
        <source>“%1” is not a fairshare policy: fairshare is off</source>
        <translation>“%1”不是公平份额策略：公平份额已关闭</translation>
    </message>
    <message>
        <source>“%1” is not an accrual policy</source>
        <translation>“%1”不是累积策略</translation>
    </message>
    <message>
        <source>“%1” is not a reason of JOBPRIOEXCEPTIONS</source>
        <translation>“%1”不是 JOBPRIOEXCEPTIONS 的原因</translation>
    </message>
    <message>
        <source>there is no account “%1”</source>
        <translation>没有账户“%1”</translation>
    </message>
    <message>
        <source>there is no association “%1”</source>
        <translation>没有关联“%1”</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>“%1”已经存在</translation>
    </message>
    <message>
        <source>“%1” is not a name: no blanks at its ends, no control characters and none of | , : = / &apos; &quot; \</source>
        <translation>“%1”不是名称：首尾不能有空格，不能有控制字符，也不能有 | , : = / &apos; &quot; \</translation>
    </message>
    <message>
        <source>“%1” is longer than a name can be (%2 bytes)</source>
        <translation>“%1”超过名称的最大长度（%2 字节）</translation>
    </message>
    <message>
        <source>“%1”: only users have associations of a partition</source>
        <translation>“%1”：只有用户才有分区的关联</translation>
    </message>
    <message>
        <source>“%1” cannot go below itself</source>
        <translation>“%1”不能移到自己之下</translation>
    </message>
    <message>
        <source>“%1” is neither a whole number from 0 to 2147483646 nor parent</source>
        <translation>“%1”既不是 0 到 2147483646 的整数，也不是 parent</translation>
    </message>
    <message>
        <source>“%1” is not between 0 and %2</source>
        <translation>“%1”不在 0 和 %2 之间</translation>
    </message>
    <message>
        <source>“%1” is shorter than a minute</source>
        <translation>“%1”短于一分钟</translation>
    </message>
    <message>
        <source>“%1” is neither YES nor NO</source>
        <translation>“%1”既不是 YES 也不是 NO</translation>
    </message>
    <message>
        <source>“%1” is not a usage reset period</source>
        <translation>“%1”不是用量重置周期</translation>
    </message>
    <message>
        <source>“%1” is not a known PriorityType</source>
        <translation>“%1”不是已知的 PriorityType</translation>
    </message>
    <message>
        <source>“%1” is not a known PreemptType</source>
        <translation>“%1”不是已知的 PreemptType</translation>
    </message>
    <message>
        <source>%1: “%2” is not a known word</source>
        <translation>%1：“%2”不是它的取值</translation>
    </message>
    <message>
        <source>“%1” is not a Slurm version such as 22.05.8</source>
        <translation>“%1”不是 22.05.8 这样的 Slurm 版本</translation>
    </message>
    <message>
        <source>“%1” is not TYPE[/NAME]=number</source>
        <translation>“%1”不是 TYPE[/NAME]=数字</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>“%1”没有数字</translation>
    </message>
    <message>
        <source>the source has no dump.cfg: limits, QOS lists, default accounts and coordinators are not in the file; sacctmgr load leaves those of the cluster alone, “sacctmgr load clean” would drop them and all usage</source>
        <translation>数据源没有 dump.cfg：限制、QOS 列表、默认账户和协调员不在文件中；sacctmgr load 不更改集群的这些内容，“sacctmgr load clean”会删除它们以及全部用量</translation>
    </message>
    <message>
        <source>sacctmgr load cannot rename: “%1” is added, “%2” stays</source>
        <translation>sacctmgr load 不能重命名：添加“%1”，“%2”保留</translation>
    </message>
    <message>
        <source>load the file again until sacctmgr says “Nothing new added.”: it moves accounts before it adds new ones, and sets the shares of a user on all partitions at once</source>
        <translation>反复加载该文件，直到 sacctmgr 显示“Nothing new added.”：它先移动账户再添加新账户，并一次设置用户在所有分区的份额</translation>
    </message>
    <message>
        <source>sacctmgr cannot rename: “%1” is added in place of “%2”, without its usage, limits and description</source>
        <translation>sacctmgr 不能重命名：以“%1”代替“%2”添加，不含其用量、限制和描述</translation>
    </message>
    <message>
        <source>“%1” is not a keyword of a dump</source>
        <translation>“%1”不是 dump 的关键字</translation>
    </message>
    <message>
        <source>Fairshare “%1” is not a number; 1 is assumed</source>
        <translation>Fairshare“%1”不是数字；假定为 1</translation>
    </message>
    <message>
        <source>partition “%1” appears twice; the first one is used</source>
        <translation>分区“%1”出现两次；以第一个为准</translation>
    </message>
    <message>
        <source>QOS “%1” appears twice; the first one is used</source>
        <translation>QOS“%1”出现了两次；采用第一个</translation>
    </message>
    <message>
        <source>the line that scontrol prints last, “Slurmctld(primary) at ...”, is missing: settings may be, too</source>
        <translation>缺少 scontrol 最后输出的一行“Slurmctld(primary) at ...”：设置也可能不完整</translation>
    </message>
    <message>
        <source>“%1” is not Parameter=Value</source>
        <translation>“%1”不是 Parameter=Value</translation>
    </message>
    <message>
        <source>%1: Slurm ignores the unknown word “%2”</source>
        <translation>%1：Slurm 会忽略未知的词“%2”</translation>
    </message>
    <message>
        <source>“%1” is not a Slurm parameter; it is ignored</source>
        <translation>“%1”不是 Slurm 的参数；不计入</translation>
    </message>
    <message>
        <source>TRES “%1” cannot be read</source>
        <translation>无法读取 TRES“%1”</translation>
    </message>
    <message>
        <source>%1 has no list “%2”</source>
        <translation>%1 没有列表“%2”</translation>
    </message>
    <message>
        <source>node “%1” has no CPU count and is left out</source>
        <translation>节点“%1”没有 CPU 数，已略去</translation>
    </message>
    <message>
        <source>nodes are in the partition “%1”, which is not listed</source>
        <translation>有节点属于分区“%1”，但该分区未列出</translation>
    </message>
    <message>
        <source>QOS “%1” is not in the list of QOS</source>
        <translation>QOS“%1”不在 QOS 列表中</translation>
    </message>
    <message>
        <source>no line “Decay factor over ... seconds” can be read; DebugFlags=Priority with SlurmctldDebug=verbose writes them</source>
        <translation>读不到“Decay factor over ... seconds”行；DebugFlags=Priority 加 SlurmctldDebug=verbose 会写出它们</translation>
    </message>
    <message>
        <source>no association of cluster “%1” can be read in %2</source>
        <translation>在 %2 中读不到集群“%1”的关联</translation>
    </message>
    <message>
        <source>there is no demo “%1”; there are %2</source>
        <translation>没有演示“%1”；有 %2</translation>
    </message>
    <message>
        <source>“%1” is not usage that can be read</source>
        <translation>“%1”不是可读取的用量</translation>
    </message>
    <message>
        <source>“%1” is not a source: use %2</source>
        <translation>“%1”不是数据源：请使用 %2</translation>
    </message>
    <message>
        <source>the database knows no cluster “%1”, only %2</source>
        <translation>数据库中没有集群“%1”，只有 %2</translation>
    </message>
    <message>
        <source>the source knows no cluster “%1”, only %2</source>
        <translation>数据源中没有集群“%1”，只有 %2</translation>
    </message>
    <message>
        <source>“%1” has no history of jobs: a capture folder with history.txt has</source>
        <translation>“%1”没有作业历史：带 history.txt 的采集文件夹才有</translation>
    </message>
    <message>
        <source>there is no usage of TRES “%1”; there is: %2</source>
        <translation>没有 TRES“%1”的用量；有：%2</translation>
    </message>
    <message>
        <source>%1: scenario “%2”: %3</source>
        <translation>%1：方案“%2”：%3</translation>
    </message>
    <message>
        <source>a trace has no shares: all groups have the same, and so do all users of one</source>
        <translation>作业记录中没有份额：所有组的份额相同，同组的所有用户也相同</translation>
    </message>
    <message>
        <source>“%1”: the bracket is not closed</source>
        <translation>“%1”：括号未闭合</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxTime of %1: %2</source>
        <translation>此类作业永远无法运行；%1 的 MaxTime：%2</translation>
    </message>
    <message>
        <source>1 job of what is removed waits or runs: while it does, sacctmgr removes nothing there, and the script stops at that command</source>
        <translation>被删除部分中有 1 个作业在等待或运行：在此期间 sacctmgr 不会删除任何内容，脚本会停在该命令处</translation>
    </message>
    <message>
        <source>%1 jobs of what is removed wait or run: while they do, sacctmgr removes nothing there, and the script stops at that command</source>
        <translation>被删除部分中有 %1 个作业在等待或运行：在此期间 sacctmgr 不会删除任何内容，脚本会停在该命令处</translation>
    </message>
    <message>
        <source>the source knows of no job that ran before %1</source>
        <translation>数据源中没有在 %1 之前运行的作业</translation>
    </message>
    <message>
        <source>%1 knows no shares</source>
        <translation>%1 没有份额概念</translation>
    </message>
    <message>
        <source>the period begins after the source was read, at %1: it knows nothing of it</source>
        <translation>该期间在读取数据源（%1）之后开始：对其一无所知</translation>
    </message>
    <message>
        <source>With 0 shares they stand behind all others of the same account for ever, whatever those use. Give them shares unless that is meant.</source>
        <translation>份额为 0 时，无论同一账户中的其他成员用量如何，始终排在其后。除非有意如此，请为其设置份额。</translation>
    </message>
    <message>
        <source>the UsageFactor of QOS %1 cannot be read; 1 is used</source>
        <translation>QOS %1 的 UsageFactor 无法读取；使用 1</translation>
    </message>
    <message>
        <source>the job ends before it starts and is left out</source>
        <translation>作业在开始之前就已结束，已略去</translation>
    </message>
    <message>
        <source>%1 cannot be read and counts as nothing</source>
        <translation>%1 无法读取，不计入</translation>
    </message>
    <message>
        <source>the first line must name the columns NodeName, Start and End</source>
        <translation>第一行必须列出 NodeName、Start 和 End 列</translation>
    </message>
    <message>
        <source>there is no node %1</source>
        <translation>没有节点 %1</translation>
    </message>
    <message>
        <source>the ages tell of %1, which is after the capture: is the UTC offset in taken_at.txt right?</source>
        <translation>年龄指向 %1，晚于采集时刻：taken_at.txt 中的 UTC 偏移是否正确？</translation>
    </message>
    <message>
        <source>none: events.txt holds no events</source>
        <translation>无：events.txt 中没有事件</translation>
    </message>
    <message>
        <source>1 line is of a step, and is left out: sacct -X lists jobs alone</source>
        <translation>1 行属于作业步，已略去：sacct -X 只列出作业</translation>
    </message>
    <message>
        <source>%1 lines are of steps, and are left out: sacct -X lists jobs alone</source>
        <translation>%1 行属于作业步，已略去：sacct -X 只列出作业</translation>
    </message>
    <message>
        <source>columns that a replay needs are missing: %1</source>
        <translation>缺少重放所需的列：%1</translation>
    </message>
    <message>
        <source>its times are %1 ahead of the history&apos;s, as in another time zone: they are taken as so much earlier</source>
        <translation>其时间比历史记录早走 %1，像是另一个时区：按提前相应时间处理</translation>
    </message>
    <message>
        <source>its times are %1 behind the history&apos;s, as in another time zone: they are taken as so much later</source>
        <translation>其时间比历史记录晚走 %1，像是另一个时区：按推后相应时间处理</translation>
    </message>
    <message>
        <source>it tells of %1 of the %2 starts in the history: the others are known to the second only</source>
        <translation>其中有历史记录中 %2 次启动的 %1 次：其余的只精确到秒</translation>
    </message>
    <message>
        <source>it is of the cluster %1, not of %2, and is not used</source>
        <translation>它属于集群 %1，而不是 %2，因此不使用</translation>
    </message>
    <message>
        <source>none: the folder before/ is of another cluster</source>
        <translation>无：before/ 文件夹属于另一个集群</translation>
    </message>
    <message>
        <source>any in their second: slurmctld.log is of something else</source>
        <translation>所在秒内的任意时刻：slurmctld.log 属于别的对象</translation>
    </message>
    <message>
        <source>1 job has no end long after its time limit, and is taken to have ended at it: %2 (sacctmgr show runawayjobs)</source>
        <translation>1 个作业超过时间限制很久仍没有结束时间，按在限制处结束处理：%2（sacctmgr show runawayjobs）</translation>
    </message>
    <message>
        <source>%1 jobs have no end long after their time limits, and are taken to have ended at them; the first is %2 (sacctmgr show runawayjobs)</source>
        <translation>%1 个作业超过时间限制很久仍没有结束时间，按在限制处结束处理；第一个是 %2（sacctmgr show runawayjobs）</translation>
    </message>
    <message>
        <source>charged from the jobs of %1, in the cycles of slurmctld.log</source>
        <translation>根据 %1 的作业，按 slurmctld.log 的周期计入</translation>
    </message>
    <message>
        <source>charged from the jobs of %1, in cycles of PriorityCalcPeriod that end at the moment</source>
        <translation>根据 %1 的作业，按截止于该时刻的 PriorityCalcPeriod 周期计入</translation>
    </message>
    <message>
        <source>it tells of other starts and ends than the history, and is not used: is it of another cluster or time?</source>
        <translation>其中的启动和结束与历史记录不同，因此不使用：它是否属于另一个集群或另一段时间？</translation>
    </message>
    <message>
        <source>1 line tells of a start or an end at another time than the history, and is left out</source>
        <translation>1 行中的启动或结束时间与历史记录不同，已略去</translation>
    </message>
    <message>
        <source>%1 lines tell of starts or ends at other times than the history, and are left out</source>
        <translation>%1 行中的启动或结束时间与历史记录不同，已略去</translation>
    </message>
    <message>
        <source>“%1” goes on behind its number</source>
        <translation>“%1”在数字之后还有其他内容</translation>
    </message>
    <message>
        <source>there is nothing between two commas</source>
        <translation>两个逗号之间没有内容</translation>
    </message>
    <message>
        <source>“%1” names its TRES again</source>
        <translation>“%1”重复指定了其 TRES</translation>
    </message>
    <message>
        <source>%1 is missing; 1 is used</source>
        <translation>缺少 %1；采用 1</translation>
    </message>
    <message>
        <source>%1 is there again; the first one counts</source>
        <translation>%1 再次出现；以第一个为准</translation>
    </message>
    <message>
        <source>%1 is given again; this one counts</source>
        <translation>%1 再次给出；以此处为准</translation>
    </message>
    <message>
        <source>%1: Slurm takes the unknown word “%2” for %3</source>
        <translation>%1：Slurm 会把未知的词“%2”当作 %3</translation>
    </message>
    <message>
        <source>1 list of waiting tasks is cut short; those that it does not show are left out</source>
        <translation>1 个等待任务列表被截断，未显示的任务不计入</translation>
    </message>
    <message>
        <source>%1 lists of waiting tasks are cut short; those that they do not show are left out</source>
        <translation>%1 个等待任务列表被截断，未显示的任务不计入</translation>
    </message>
    <message>
        <source>1 job is COMPLETED and has no end: %2</source>
        <translation>1 个作业为 COMPLETED 却没有结束时刻：%2</translation>
    </message>
    <message>
        <source>%1 jobs are COMPLETED and have no end; the first is %2</source>
        <translation>%1 个作业为 COMPLETED 却没有结束时刻；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job is PENDING and has a start: %2</source>
        <translation>1 个作业为 PENDING 却有开始时刻：%2</translation>
    </message>
    <message>
        <source>%1 jobs are PENDING and have a start; the first is %2</source>
        <translation>%1 个作业为 PENDING 却有开始时刻；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job became eligible before it was submitted: %2</source>
        <translation>1 个作业在提交之前就已可运行：%2</translation>
    </message>
    <message>
        <source>%1 jobs became eligible before they were submitted; the first is %2</source>
        <translation>%1 个作业在提交之前就已可运行；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job starts or ends after the capture: %2</source>
        <translation>1 个作业在采集之后才开始或结束：%2</translation>
    </message>
    <message>
        <source>%1 jobs start or end after the capture; the first is %2</source>
        <translation>%1 个作业在采集之后才开始或结束；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job is of an account or user that is not in the list: %2</source>
        <translation>1 个作业属于列表中没有的账户或用户：%2</translation>
    </message>
    <message>
        <source>%1 jobs are of accounts or users that are not in the list; the first is %2</source>
        <translation>%1 个作业属于列表中没有的账户或用户；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the list: %2</source>
        <translation>1 个作业的 QOS 不在列表中：%2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the list; the first is %2</source>
        <translation>%1 个作业的 QOS 不在列表中；第一个是 %2</translation>
    </message>
    <message>
        <source>the header has no column %1; no job is read</source>
        <translation>表头缺少 %1 列；不读取任何作业</translation>
    </message>
    <message>
        <source>“%1” is missing; %2 is used</source>
        <translation>缺少“%1”；采用 %2</translation>
    </message>
    <message>
        <source>“%1” cannot be read; %2 is used</source>
        <translation>无法读取“%1”；采用 %2</translation>
    </message>
    <message>
        <source>job %1: “%2” cannot be read; the job is left out</source>
        <translation>作业 %1：无法读取“%2”；略去该作业</translation>
    </message>
    <message>
        <source>job %1: “%2” is missing</source>
        <translation>作业 %1：缺少“%2”</translation>
    </message>
    <message>
        <source>%1 has “%2” twice</source>
        <translation>%1 含有两个“%2”</translation>
    </message>
    <message>
        <source>%1 is the answer of a command that failed: %2</source>
        <translation>%1 是失败命令的应答：%2</translation>
    </message>
    <message>
        <source>partition %1: a replay does not know %2</source>
        <translation>分区 %1：重放不认识 %2</translation>
    </message>
    <message>
        <source>a replay does not know %1</source>
        <translation>重放不认识 %1</translation>
    </message>
    <message>
        <source>the file is in UTF-16 and cannot be read: save it as UTF-8</source>
        <translation>该文件采用 UTF-16 编码，无法读取：请另存为 UTF-8</translation>
    </message>
    <message>
        <source>there is no answer behind the header</source>
        <translation>表头之后没有任何应答</translation>
    </message>
    <message>
        <source>it says %1, which is far from taken_at.txt, %2; it is not believed</source>
        <translation>其时刻为 %1，与 taken_at.txt 的 %2 相差甚远；不予采信</translation>
    </message>
    <message>
        <source>it says %1, but the ages in the answers agree on %2, which is used</source>
        <translation>其时刻为 %1，但应答中的年龄一致指向 %2；采用后者</translation>
    </message>
    <message>
        <source>it says %1, but the ages in the answers agree on %2 to %3, which is used</source>
        <translation>其时刻为 %1，但应答中的年龄一致指向 %2 至 %3；采用后者</translation>
    </message>
    <message>
        <source>1 job has a state that is not known and is left out: %2</source>
        <translation>1 个作业的状态未知，已略去：%2</translation>
    </message>
    <message>
        <source>%1 jobs have a state that is not known and are left out; the first is %2</source>
        <translation>%1 个作业的状态未知，已略去；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job is of an association that is not in the table: %2</source>
        <translation>1 个作业的关联不在表中：%2</translation>
    </message>
    <message>
        <source>%1 jobs are of associations that are not in the table; the first is %2</source>
        <translation>%1 个作业的关联不在表中；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the table: %2</source>
        <translation>1 个作业的 QOS 不在表中：%2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the table; the first is %2</source>
        <translation>%1 个作业的 QOS 不在表中；第一个是 %2</translation>
    </message>
    <message>
        <source>table %1 cannot be read, and the ranking needs the usage in it; add --usage assoc_mgr.txt</source>
        <translation>无法读取表 %1，而排名需要其中的用量；请加上 --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>table %1 holds no usage, though jobs have run, and the ranking needs it; add --usage assoc_mgr.txt</source>
        <translation>表 %1 中没有用量，但已有作业运行过，而排名需要用量；请加上 --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>the usage history is left out: %1</source>
        <translation>略去用量历史：%1</translation>
    </message>
    <message>
        <source>1 job does not say how long it waited: only a replay tells when it starts</source>
        <translation>1 个作业没有说明等待了多久：只有重放才能说明它何时启动</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they waited: only a replay tells when they start</source>
        <translation>%1 个作业没有说明等待了多久：只有重放才能说明它们何时启动</translation>
    </message>
    <message>
        <source>revision %1: “%2” is not a valid share of %3</source>
        <translation>修订 %1：“%2”不是 %3 的份额</translation>
    </message>
    <message>
        <source>sacctmgr load reads nothing from a # on, and the line of “%1” in the dump holds one</source>
        <translation>sacctmgr load 从 # 起不再读取，而转储中“%1”的行含有 #</translation>
    </message>
    <message>
        <source>scontrol always prints %1: missing here, and Slurm&apos;s default counts</source>
        <translation>scontrol 总是打印 %1：这里缺失，按 Slurm 的默认值计</translation>
    </message>
    <message>
        <source>%2 has no shares_raw; 1 is used</source>
        <translation>%2 没有 shares_raw；使用 1</translation>
    </message>
    <message>
        <source>%1 associations have no shares_raw, such as %2; 1 is used</source>
        <translation>%1 个关联没有 shares_raw，例如 %2；使用 1</translation>
    </message>
    <message>
        <source>node “%2” appears twice; the first one is used</source>
        <translation>节点“%2”出现两次；使用第一个</translation>
    </message>
    <message>
        <source>%1 nodes appear twice, such as “%2”; the first is used</source>
        <translation>%1 个节点出现两次，例如“%2”；使用第一个</translation>
    </message>
    <message>
        <source>of the cluster “%1” there are shares alone; all else is of %2</source>
        <translation>集群“%1”只有份额；其余都属于 %2</translation>
    </message>
    <message>
        <source>it lists %1 nodes, and out.txt tells of %2: it may have been cut</source>
        <translation>它列出 %1 个节点，而 out.txt 说有 %2 个：可能被截断了</translation>
    </message>
    <message>
        <source>it lacks node %2, which jobs name: it may have been cut</source>
        <translation>缺少作业提到的节点 %2：可能被截断了</translation>
    </message>
    <message>
        <source>it lacks %1 nodes that jobs name, such as %2: it may have been cut</source>
        <translation>缺少作业提到的 %1 个节点，例如 %2：可能被截断了</translation>
    </message>
    <message>
        <source>job %1 asks for %2 processors, and all nodes have %3: a node may be missing</source>
        <translation>作业 %1 请求 %2 个处理器，而所有节点共有 %3 个：可能缺少节点</translation>
    </message>
    <message>
        <source>the TRES of 1 job cannot be read, and some count as 0: %2</source>
        <translation>1 个作业的 TRES 无法读取，其中一些按 0 计：%2</translation>
    </message>
    <message>
        <source>the TRES of %1 jobs cannot be read, and some count as 0; the first is %2</source>
        <translation>%1 个作业的 TRES 无法读取，其中一些按 0 计；第一个是 %2</translation>
    </message>
    <message>
        <source>it cannot be read, or does not tell how many nodes there are: job size counts 0; add --config slurm.conf</source>
        <translation>它无法读取，或没有说明有多少节点：作业规模按 0 计；请添加 --config slurm.conf</translation>
    </message>
    <message>
        <source>the header of the answer of %1 is too large</source>
        <translation>%1 的应答头太大</translation>
    </message>
    <message>
        <source>the answer of %1 is cut off</source>
        <translation>%1 的应答被截断</translation>
    </message>
    <message>
        <source>%1: “%2” is no number that can be used</source>
        <translation>%1：“%2”不是可用的数字</translation>
    </message>
    <message>
        <source>the header tells of %1 jobs, and %2 are there: it was cleaned or cut</source>
        <translation>文件头说有 %1 个作业，而实际有 %2 个：它被清理或截断过</translation>
    </message>
    <message>
        <source>%1 takes statements of less than %2 bytes, and this one has %3: set max_allowed_packet to 1M or more</source>
        <translation>%1 只接受小于 %2 字节的语句，而这一条有 %3 字节：请将 max_allowed_packet 设为 1M 或更大</translation>
    </message>
    <message>
        <source>%1 has no scenario “%2”</source>
        <translation>%1 没有方案“%2”</translation>
    </message>
    <message>
        <source>%1 already has a scenario “%2”</source>
        <translation>%1 已有方案“%2”</translation>
    </message>
    <message>
        <source>%1: table %2 has no row %3</source>
        <translation>%1：表 %2 没有行 %3</translation>
    </message>
    <message>
        <source>1 submit line has an option that Slurm does not have, and that a replay leaves out: %2</source>
        <translation>1 条提交行含有 Slurm 没有的选项，重放不考虑它：%2</translation>
    </message>
    <message>
        <source>%1 submit lines have options that Slurm does not have, and that a replay leaves out: %2</source>
        <translation>%1 条提交行含有 Slurm 没有的选项，重放不考虑它们：%2</translation>
    </message>
    <message>
        <source>QOS %1: a replay does not know %2</source>
        <translation>QOS %1：重放不支持 %2</translation>
    </message>
    <message>
        <source>1 line is from before or after its clock was changed, as to summer time, and is taken as the others</source>
        <translation>1 行写于其时钟更改（如夏令时）之前或之后，按其他行一样处理</translation>
    </message>
    <message>
        <source>%1 lines are from before or after its clock was changed, as to summer time, and are taken as the others</source>
        <translation>%1 行写于其时钟更改（如夏令时）之前或之后，按其他行一样处理</translation>
    </message>
    <message>
        <source>the arrays that wait have more than %1 tasks; the others are left out</source>
        <translation>等待的数组任务超过 %1 个，其余不计入</translation>
    </message>
    <message>
        <source>usage is without 1 job, whose line makes no sense: %2</source>
        <translation>用量不含 1 个作业，其所在行不合理：%2</translation>
    </message>
    <message>
        <source>usage is without %1 jobs, whose lines make no sense; the first is %2</source>
        <translation>用量不含 %1 个作业，其所在行不合理；第一个是 %2</translation>
    </message>
    <message>
        <source>partition %1 is not in the source and is left out</source>
        <translation>分区 %1 不在数据源中，不计入</translation>
    </message>
    <message>
        <source>the nodes of partition %1 are not in the source: it keeps its own</source>
        <translation>分区 %1 的节点不在数据源中：保留其原有节点</translation>
    </message>
    <message>
        <source>%1 is given twice: give one number for it</source>
        <translation>%1 给出了两次：请只给一个数</translation>
    </message>
    <message>
        <source>SchedulerParameters: %1 is not the first value of its name, and slurmctld takes the first</source>
        <translation>SchedulerParameters：%1 不是该名称的第一个值，slurmctld 取第一个</translation>
    </message>
    <message>
        <source>SchedulerParameters: slurmctld takes no %1, and the default counts</source>
        <translation>SchedulerParameters：slurmctld 不接受 %1，按默认值计</translation>
    </message>
    <message>
        <source>its associations are of the cluster “%1”</source>
        <translation>其关联属于集群“%1”</translation>
    </message>
    <message>
        <source>the job has started and lists several tasks of its array: it is taken for the first of them</source>
        <translation>作业已启动且列出了其数组的多个任务：按其中第一个处理</translation>
    </message>
    <message>
        <source>%1 sets how jobs are scheduled and no priority parameter, and a configuration is taken as a whole: name the whole slurm.conf with the lines that differ</source>
        <translation>%1 只设定作业如何调度而没有优先级参数，而配置须整体采用：请指定含有这些不同行的完整 slurm.conf</translation>
    </message>
    <message>
        <source>none: the trace does not say when its jobs ran</source>
        <translation>无：该作业记录没有说明作业何时运行</translation>
    </message>
    <message>
        <source>selection of nodes</source>
        <translation>节点选择</translation>
    </message>
    <message>
        <source>%1 has no %2 (sacct -aXPD -o JobIDRaw,JobID,..., see the manual)</source>
        <translation>%1 没有 %2（sacct -aXPD -o JobIDRaw,JobID,...，见手册）</translation>
    </message>
    <message>
        <source>%1 is empty: its first line names the columns (sacct -aXPD -o JobIDRaw,JobID,..., see the manual)</source>
        <translation>%1 为空：第一行应为各列名称（sacct -aXPD -o JobIDRaw,JobID,...，见手册）</translation>
    </message>
    <message>
        <source>%1: slurm.conf does not name SelectType</source>
        <translation>%1：slurm.conf 没有写明 SelectType</translation>
    </message>
    <message>
        <source>partition %1 takes no jobs in the listing; jobs started there, so it is up in a replay</source>
        <translation>清单中分区 %1 不接受作业；但曾有作业在其中启动，因此重放时视为可用</translation>
    </message>
    <message>
        <source>none: the folder before/ does not tell it</source>
        <translation>无：文件夹 before/ 没有说明</translation>
    </message>
    <message>
        <source>the server has locked the account of the user</source>
        <translation>服务器已锁定该用户的账号</translation>
    </message>
    <message>
        <source>the user&apos;s password has expired</source>
        <translation>该用户的密码已过期</translation>
    </message>
    <message>
        <source>the server ended the connection</source>
        <translation>服务器结束了连接</translation>
    </message>
    <message>
        <source>PrivateData=%1 hides associations from whoever asked, such as that of %2: shares and priorities are not those of the cluster</source>
        <translation>PrivateData=%1 对查询者隐藏了关联，例如 %2 的关联：份额和优先级不是该集群的</translation>
    </message>
    <message>
        <source>PrivateData=%1 hides usage from whoever asked: the answers cover %2 of %3 users, and shares and priorities are not those of the cluster</source>
        <translation>PrivateData=%1 对查询者隐藏了用量：应答只涉及 %3 个用户中的 %2 个，份额和优先级不是该集群的</translation>
    </message>
    <message>
        <source>PrivateData=%1: all jobs that are listed are of %2; those of others may be hidden, and ranks are among these alone</source>
        <translation>PrivateData=%1：列出的作业都属于 %2；其他人的作业可能被隐藏，排名只在这些作业之间</translation>
    </message>
    <message>
        <source>it was saved in the second in which slurmctld computed, but before that; %1 is used</source>
        <translation>它是在 slurmctld 计算的那一秒内、但在计算之前保存的；采用 %1</translation>
    </message>
    <message>
        <source>none of the jobs of the source can be read</source>
        <translation>数据源的作业都无法读取</translation>
    </message>
    <message>
        <source>%1: the file named by ca= holds no certificate authorities</source>
        <translation>%1：ca= 指定的文件不含证书颁发机构</translation>
    </message>
    <message>
        <source>“%1”: a saved scenario needs a name without control characters that does not end in a space</source>
        <translation>“%1”：已保存的方案需要不含控制字符且不以空格结尾的名称</translation>
    </message>
    <message>
        <source>“%1”: the name of a saved scenario has at most %2 letters</source>
        <translation>“%1”：已保存方案的名称最多 %2 个字符</translation>
    </message>
    <message>
        <source>the reading is of %1, and the clock here says %2: it is not recorded, for it would stand before all that are to come</source>
        <translation>该快照的时刻是 %1，而这里的时钟是 %2：不予记录，否则它会排在今后所有快照之前</translation>
    </message>
    <message>
        <source>%1 keeps no reading of %2</source>
        <translation>%1 未保存 %2 的快照</translation>
    </message>
    <message>
        <source>the account “%1” cannot be named to sacctmgr: %2</source>
        <translation>无法向 sacctmgr 指明账户“%1”：%2</translation>
    </message>
    <message>
        <source>the user “%1” cannot be named to sacctmgr: %2</source>
        <translation>无法向 sacctmgr 指明用户“%1”：%2</translation>
    </message>
    <message>
        <source>the partition “%1” cannot be named to sacctmgr: %2</source>
        <translation>无法向 sacctmgr 指明分区“%1”：%2</translation>
    </message>
    <message>
        <source>the cluster “%1” cannot be named to sacctmgr: %2</source>
        <translation>无法向 sacctmgr 指明集群“%1”：%2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>it holds a character that does not show as what it is</source>
        <translation>其中含有显示与实际不符的字符</translation>
    </message>
    <message>
        <source>sacctmgr splits names at commas</source>
        <translation>sacctmgr 会在逗号处拆分名称</translation>
    </message>
    <message>
        <source>sacctmgr expands brackets</source>
        <translation>sacctmgr 会展开方括号</translation>
    </message>
    <message>
        <source>sacctmgr does not keep quotes</source>
        <translation>sacctmgr 不保留引号</translation>
    </message>
    <message>
        <source>it begins or ends with a blank</source>
        <translation>名称以空格开头或结尾</translation>
    </message>
    <message>
        <source>sacctmgr stores account names in lower case</source>
        <translation>sacctmgr 以小写保存账户名</translation>
    </message>
    <message>
        <source>sacctmgr stores user names in lower case (unless slurmdbd has PreserveCaseUser)</source>
        <translation>sacctmgr 以小写保存用户名（除非 slurmdbd 设置了 PreserveCaseUser）</translation>
    </message>
    <message>
        <source>sacctmgr load reads nothing from a # on, and no backslash</source>
        <translation>sacctmgr load 不读取 # 之后的内容，也不读取反斜杠</translation>
    </message>
    <message>
        <source>%1 = %2: slurm.conf cannot hold such a value</source>
        <translation>%1 = %2：slurm.conf 无法容纳这样的值</translation>
    </message>
    <message>
        <source>%1 is set in an included file and has to be taken out there</source>
        <translation>%1 在被包含的文件中设置，须在那里删除</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>应答为空</translation>
    </message>
    <message>
        <source>the answer does not begin with %1</source>
        <translation>应答不以 %1 开头</translation>
    </message>
    <message>
        <source>the answer has a line without %1 columns</source>
        <translation>应答中有一行不足 %1 列</translation>
    </message>
    <message>
        <source>--ssh %1: expected HOST, USER@HOST or ssh://USER@HOST:PORT</source>
        <translation>--ssh %1：应为 HOST、USER@HOST 或 ssh://USER@HOST:PORT</translation>
    </message>
    <message>
        <source>ssh has lost the host</source>
        <translation>ssh 与主机的连接已断开</translation>
    </message>
    <message>
        <source>no answer within %1 s (--timeout)</source>
        <translation>%1 秒内没有应答（--timeout）</translation>
    </message>
    <message>
        <source>not asked for, %1</source>
        <translation>未查询，%1</translation>
    </message>
    <message>
        <source>%1 gave no answer in time</source>
        <translation>%1 未及时应答</translation>
    </message>
    <message>
        <source>%1 commands gave no answer in time</source>
        <translation>%1 个命令未及时应答</translation>
    </message>
    <message>
        <source>%1 is not such a file of Slurm</source>
        <translation>%1 不是 Slurm 的这种文件</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: exit code %2</source>
        <translation>%1：退出码 %2</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>prints more than there is room for</source>
        <translation>输出超出可用空间</translation>
    </message>
    <message>
        <source>was ended by a signal</source>
        <translation>被信号终止</translation>
    </message>
    <message>
        <source>“%1”: expected slurm: for the commands here, or slurm://USER@HOST:PORT</source>
        <translation>“%1”：应为 slurm: 或 slurm://USER@HOST:PORT，前者用本机的命令</translation>
    </message>
    <message>
        <source>%1: scontrol lists no nodes, and the ranking needs them</source>
        <translation>%1：scontrol 未列出节点，而排名需要它们</translation>
    </message>
    <message>
        <source>%1: scontrol lists no partitions, and the ranking needs them</source>
        <translation>%1：scontrol 未列出分区，而排名需要它们</translation>
    </message>
    <message>
        <source>%1: scontrol lists no jobs, and the ranking needs them</source>
        <translation>%1：scontrol 未列出作业，而排名需要它们</translation>
    </message>
    <message>
        <source>%1: sacctmgr lists no associations, and the ranking needs them</source>
        <translation>%1：sacctmgr 未列出关联，而排名需要它们</translation>
    </message>
    <message>
        <source>field %1: “%2” cannot be read; the job is left out</source>
        <translation>字段 %1：“%2”无法读取；该作业被略去</translation>
    </message>
    <message>
        <source>%1 holds no node</source>
        <translation>%1 中没有节点</translation>
    </message>
    <message>
        <source>%1 holds no partition</source>
        <translation>%1 中没有分区</translation>
    </message>
    <message>
        <source>rows without a number: %1</source>
        <translation>没有编号的行：%1</translation>
    </message>
    <message>
        <source>the address cannot be used: %1 (%2)</source>
        <translation>此地址无法使用：%1（%2）</translation>
    </message>
    <message>
        <source>a password does not belong into it; it is asked for, or comes from the keychain or --password-file</source>
        <translation>密码不应写在其中；会另行询问，或取自密钥环或 --password-file</translation>
    </message>
    <message>
        <source>a token does not belong into it; it is asked for, or comes from SLURM_JWT, the keychain or --password-file</source>
        <translation>令牌不应写在其中；会另行询问，或取自 SLURM_JWT、密钥环或 --password-file</translation>
    </message>
    <message>
        <source>a user name has no control characters</source>
        <translation>用户名不含控制字符</translation>
    </message>
    <message>
        <source>number %1 of the hosts is not a valid host</source>
        <translation>第 %1 个主机不是有效的主机</translation>
    </message>
    <message>
        <source>this tls= is not known</source>
        <translation>不认识这个 tls=</translation>
    </message>
    <message>
        <source>it takes cluster=, tls=, ca= and socket= only</source>
        <translation>它只接受 cluster=、tls=、ca= 和 socket=</translation>
    </message>
    <message>
        <source>ca= means tls=verify</source>
        <translation>ca= 即表示 tls=verify</translation>
    </message>
    <message>
        <source>on loopback any user of this computer can take the port: say %1 or tls=off</source>
        <translation>在回环接口上，本机任何用户都可能占用该端口：请指明 %1 或 tls=off</translation>
    </message>
    <message>
        <source>clear text is for a socket or loopback only</source>
        <translation>明文只能用于套接字或回环接口</translation>
    </message>
    <message>
        <source>slurmrestd has no databases and one cluster</source>
        <translation>slurmrestd 没有数据库，且只有一个集群</translation>
    </message>
    <message>
        <source>slurmrestd is one host</source>
        <translation>slurmrestd 只是一台主机</translation>
    </message>
    <message>
        <source>slurmrestd gets the token itself, so whoever answers has to prove who it is: tls=verify</source>
        <translation>slurmrestd 会收到令牌本身，因此应答方必须证明其身份：tls=verify</translation>
    </message>
    <message>
        <source>it names no database</source>
        <translation>其中没有数据库名</translation>
    </message>
    <message>
        <source>a database&apos;s name has no “@”, “:” or “/” in it; a password does not belong into an address</source>
        <translation>数据库名中没有“@”、冒号或“/”；密码不应写在地址中</translation>
    </message>
    <message>
        <source>it does not begin with %1</source>
        <translation>它不以 %1 开头</translation>
    </message>
    <message>
        <source>it names no host and no socket</source>
        <translation>其中没有主机名，也没有套接字</translation>
    </message>
    <message>
        <source>the password file %1 cannot be read</source>
        <translation>密码文件 %1 无法读取</translation>
    </message>
    <message>
        <source>the password file %1 belongs to somebody else</source>
        <translation>密码文件 %1 属于其他用户</translation>
    </message>
    <message>
        <source>others may read the password file %1; allow it to yourself only: chmod 600</source>
        <translation>其他用户可以读取密码文件 %1；请只允许您自己读取：chmod 600</translation>
    </message>
    <message>
        <source>the password file %1 begins with a byte order mark: save it as plain UTF-8</source>
        <translation>密码文件 %1 以字节顺序标记开头：请保存为纯 UTF-8</translation>
    </message>
    <message>
        <source>the password file %1 has no password in its first line</source>
        <translation>密码文件 %1 的第一行没有密码</translation>
    </message>
    <message>
        <source>the password file %1 holds a zero byte: save it as plain UTF-8</source>
        <translation>密码文件 %1 含有零字节：请保存为纯 UTF-8</translation>
    </message>
    <message>
        <source>the first line of the password file %1 is longer than 4096 bytes</source>
        <translation>密码文件 %1 的第一行超过 4096 字节</translation>
    </message>
    <message>
        <source>the keychain holds no password for this</source>
        <translation>密钥环中没有用于此处的密码</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>there is no terminal to ask for a password; use --password-file</source>
        <translation>没有可用于询问密码的终端；请使用 --password-file</translation>
    </message>
    <message>
        <source>the terminal cannot hide what is typed</source>
        <translation>终端无法隐藏输入的内容</translation>
    </message>
    <message>
        <source>the terminal cannot be read</source>
        <translation>终端无法读取</translation>
    </message>
    <message>
        <source>a file of that name is in the way</source>
        <translation>已有同名的文件</translation>
    </message>
    <message>
        <source>%1; kept as %2</source>
        <translation>%1；已保留为 %2</translation>
    </message>
    <message>
        <source>the server offers no TLS</source>
        <translation>服务器不提供 TLS</translation>
    </message>
    <message>
        <source>the connection is not encrypted, and was to be</source>
        <translation>连接未加密，而本应加密</translation>
    </message>
    <message>
        <source>%1 holds no usage of these associations</source>
        <translation>%1 中没有这些关联的用量</translation>
    </message>
    <message>
        <source>it is not empty; a capture needs a folder of its own</source>
        <translation>它不是空的；采集需要专用的文件夹</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>无法创建该文件夹</translation>
    </message>
    <message>
        <source>it is making the folder</source>
        <translation>它正在创建该文件夹</translation>
    </message>
    <message>
        <source>%1 does not hold the tables of a Fairlead store: it differs in: %2</source>
        <translation>%1 中的表不是 Fairlead 存储的表：不同之处：%2</translation>
    </message>
    <message>
        <source>“%1” is not a kind of edit</source>
        <translation>“%1”不是一种修改</translation>
    </message>
    <message>
        <source>does not know “%1”</source>
        <translation>不认识“%1”</translation>
    </message>
    <message>
        <source>needs a text for “%1”</source>
        <translation>“%1”需要文本</translation>
    </message>
    <message>
        <source>needs “shares”: a whole number from 0 to 2147483646, or “parent”</source>
        <translation>需要“shares”：0 到 2147483646 的整数，或“parent”</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>%1: not JSON: %2</source>
        <translation>%1：不是 JSON：%2</translation>
    </message>
    <message>
        <source>not a Fairlead scenario: it has no “fairlead-scenario”</source>
        <translation>不是 Fairlead 方案：其中没有“fairlead-scenario”</translation>
    </message>
    <message>
        <source>the scenario was written by a newer Fairlead: format %1, this program reads format 1</source>
        <translation>该方案由更新的 Fairlead 写成：格式 %1，本程序读取格式 1</translation>
    </message>
    <message>
        <source>“fairlead-scenario” is not a format number</source>
        <translation>“fairlead-scenario”不是格式编号</translation>
    </message>
    <message>
        <source>“edits” is not a list</source>
        <translation>“edits”不是列表</translation>
    </message>
    <message>
        <source>edit %1 is not an object</source>
        <translation>第 %1 处修改不是对象</translation>
    </message>
    <message>
        <source>edit %1: %2</source>
        <translation>第 %1 处修改：%2</translation>
    </message>
    <message>
        <source>“%1” is not a text</source>
        <translation>“%1”不是文本</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store: %2</source>
        <translation>%1 不是 Fairlead 存储：%2</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>它是其他程序的数据库</translation>
    </message>
    <message>
        <source>it is a link to a file that is not there</source>
        <translation>它是指向不存在的文件的链接</translation>
    </message>
    <message>
        <source>it changes all the time, and who may not write into its folder cannot lock it</source>
        <translation>它一直在变化，而无权写入其文件夹者无法将其锁定</translation>
    </message>
    <message>
        <source>it is making the file</source>
        <translation>它正在创建该文件</translation>
    </message>
    <message>
        <source>a folder of that name is in the way</source>
        <translation>已有同名的文件夹</translation>
    </message>
    <message>
        <source>it is there and is not a regular file</source>
        <translation>它已存在且不是普通文件</translation>
    </message>
    <message>
        <source>on node %2 up to %3 of %4 CPUs are held at %5: its jobs overlap, or it had more then</source>
        <translation>节点 %2 上在 %5 时最多占用了 %4 个 CPU 中的 %3 个：其作业有重叠，或当时 CPU 更多</translation>
    </message>
    <message>
        <source>on node %2 up to %3 of %4 CPUs are held at %5, and on others, %1 nodes in all, more than they have: their jobs overlap, or they had more then</source>
        <translation>节点 %2 上在 %5 时最多占用了 %4 个 CPU 中的 %3 个，其他节点（共 %1 个）占用的也多于其拥有的：其作业有重叠，或当时 CPU 更多</translation>
    </message>
    <message>
        <source>SchedulerParameters: %1 is not replayed: the passes of a replay take no time</source>
        <translation>SchedulerParameters：%1 不会重放：重放的调度轮次不花时间</translation>
    </message>
    <message>
        <source>what the usage history adds up to until then</source>
        <translation>用量历史到那时为止的合计</translation>
    </message>
    <message>
        <source>none: the history goes from %1 to %2, and the usage is known at %3</source>
        <translation>无：历史从 %1 到 %2，而用量是 %3 的</translation>
    </message>
    <message>
        <source>0: all usage was set to zero after it, at %1 (PriorityUsageResetPeriod)</source>
        <translation>0：此后所有用量在 %1 被清零（PriorityUsageResetPeriod）</translation>
    </message>
    <message>
        <source>0: too little of it is left in the usage of %1 to tell it</source>
        <translation>0：%1 的用量中剩余太少，无法得知</translation>
    </message>
    <message>
        <source>worked out from the usage of %1 and what jobs were charged since</source>
        <translation>由 %1 的用量和此后作业计入的用量推算</translation>
    </message>
    <message>
        <source>nothing of 1 account or user: its jobs were charged more than it has</source>
        <translation>1 个账户或用户为零：其作业计入的用量多于其现有用量</translation>
    </message>
    <message>
        <source>nothing of %1 accounts and users: their jobs were charged more than they have</source>
        <translation>%1 个账户和用户为零：其作业计入的用量多于其现有用量</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number</source>
        <translation>%1：“%2”不是整数</translation>
    </message>
    <message>
        <source>%1 (and %2 more like this)</source>
        <translation>%1（另有 %2 处类似）</translation>
    </message>
    <message>
        <source>%1 holds more than %2 GiB when it is unpacked: unpack it to have it read</source>
        <translation>%1 解压后超过 %2 GiB：请先解压再读取</translation>
    </message>
    <message>
        <source>%1 is set, but it hardly ever changes the order of the queue</source>
        <translation>设置了 %1，但它几乎从不改变队列的顺序</translation>
    </message>
    <message>
        <source>%1 row stands elsewhere with the weight 0; jobs have %2 to %3 points of it</source>
        <translation>权重为 0 时 %1 行的位置不同；作业由此得 %2 到 %3 分</translation>
    </message>
    <message>
        <source>%1 rows stand elsewhere with the weight 0; jobs have %2 to %3 points of it</source>
        <translation>权重为 0 时 %1 行的位置不同；作业由此得 %2 到 %3 分</translation>
    </message>
    <message>
        <source>beginning of the history</source>
        <translation>历史的开始</translation>
    </message>
    <message>
        <source>shares are parts of 1: a percentage has its sign, such as 90 %</source>
        <translation>份额是 1 的一部分：百分比须带百分号，例如 90 %</translation>
    </message>
    <message>
        <source>1 recorded start is on a node that was down by the recorded events: job %2 on %3 at %4</source>
        <translation>按记录的事件，有 1 次记录的启动位于停机的节点上：作业 %2 于 %4 在 %3 上</translation>
    </message>
    <message>
        <source>%1 recorded starts are on nodes that were down by the recorded events; the first: job %2 on %3 at %4</source>
        <translation>按记录的事件，有 %1 次记录的启动位于停机的节点上；第一次：作业 %2 于 %4 在 %3 上</translation>
    </message>
    <message>
        <source>%1: “%2” is neither -1 nor between 1 and %3</source>
        <translation>%1：“%2”既不是 -1，也不在 1 和 %3 之间</translation>
    </message>
    <message>
        <source>%1: “%2” is not between %3 and %4</source>
        <translation>%1：“%2”不在 %3 和 %4 之间</translation>
    </message>
    <message>
        <source>the list has a hole: no job was submitted from %2 to %3, and 1 number of a job is missing</source>
        <translation>列表有空缺：从 %2 到 %3 没有作业提交，缺少 1 个作业号</translation>
    </message>
    <message>
        <source>the list has a hole: no job was submitted from %2 to %3, and the numbers of %1 jobs are missing</source>
        <translation>列表有空缺：从 %2 到 %3 没有作业提交，缺少 %1 个作业号</translation>
    </message>
    <message>
        <source>the time of the configuration, or of the newest job</source>
        <translation>配置的时间或最新作业的时间</translation>
    </message>
    <message>
        <source>taken_at.txt tells no moment</source>
        <translation>taken_at.txt 未给出时刻</translation>
    </message>
    <message>
        <source>taken_at.txt is missing</source>
        <translation>缺少 taken_at.txt</translation>
    </message>
    <message>
        <source>its times seem to be local (%1): the output of date +%z on line 2 of taken_at.txt says so</source>
        <translation>其中的时间似乎是当地时间（%1）：可在 taken_at.txt 的第 2 行用 date +%z 的输出说明</translation>
    </message>
    <message>
        <source>1 job has times after taken_at.txt</source>
        <translation>1 个作业的时间晚于 taken_at.txt</translation>
    </message>
    <message>
        <source>%1 jobs have times after taken_at.txt: where times are local, the output of date +%z on line 2 of taken_at.txt says so</source>
        <translation>%1 个作业的时间晚于 taken_at.txt：如果是当地时间，可在 taken_at.txt 的第 2 行用 date +%z 的输出说明</translation>
    </message>
    <message>
        <source>worked out: %1 lists no job that ended before %2, though jobs ran long before; history_from.txt or --from says otherwise</source>
        <translation>推算得出：%1 中没有在 %2 之前结束的作业，而此前很久就有作业在运行；可用 history_from.txt 或 --from 另行指定</translation>
    </message>
    <message>
        <source>the submit time of the newest job</source>
        <translation>最新作业的提交时间</translation>
    </message>
    <message>
        <source>%1 is compressed, and damaged or cut off: no job can be unpacked</source>
        <translation>%1 是压缩文件，已损坏或被截断：无法解压出任何作业</translation>
    </message>
    <message>
        <source>1 job of the queue is behind the last one in it: it was cut, or sacct was asked for some states alone</source>
        <translation>队列中有 1 个作业在其最后一个作业之后：文件被截断，或 sacct 只查询了部分状态</translation>
    </message>
    <message>
        <source>%1 jobs of the queue are behind the last one in it: it was cut, or sacct was asked for some states alone</source>
        <translation>队列中有 %1 个作业在其最后一个作业之后：文件被截断，或 sacct 只查询了部分状态</translation>
    </message>
    <message>
        <source>not in the source; the schedulers decide by the rules of %1</source>
        <translation>数据源中没有；调度器按 %1 的规则决定</translation>
    </message>
    <message>
        <source>the first line names no column ParentName, so that nobody knows which account is above which</source>
        <translation>第一行没有 ParentName 列：无法得知账户的上下级关系</translation>
    </message>
    <message>
        <source>1 array has more tasks than its line tells, which ends in dots: with SLURM_BITSTR_LEN=0 scontrol tells all</source>
        <translation>1 个作业数组的任务多于其行所列（该行以省略号结尾）：设置 SLURM_BITSTR_LEN=0 后 scontrol 会列出全部</translation>
    </message>
    <message>
        <source>%1 arrays have more tasks than their lines tell, which end in dots: with SLURM_BITSTR_LEN=0 scontrol tells all</source>
        <translation>%1 个作业数组的任务多于其行所列（这些行以省略号结尾）：设置 SLURM_BITSTR_LEN=0 后 scontrol 会列出全部</translation>
    </message>
    <message>
        <source>Of %1 waiting jobs %2 wait for a limit (%3), %4 for their turn, %5 for something else</source>
        <translation>%1 个等待的作业中，%2 个在等待限制（%3），%4 个在等待轮次，%5 个在等待其他条件</translation>
    </message>
    <message>
        <source>%1 is answered with HTTP status %2: %3</source>
        <translation>%1 的应答是 HTTP 状态 %2：%3</translation>
    </message>
    <message>
        <source>usage as slurmdbd added it up: UsageFactor of QOS is not in it, hours and days evenly spread</source>
        <translation>slurmdbd 累计的用量：不含 QOS 的 UsageFactor，小时和天均匀分摊</translation>
    </message>
    <message>
        <source>usage is not read: %1</source>
        <translation>未读取用量：%1</translation>
    </message>
    <message>
        <source>Jobs may run without end: backfill cannot plan behind them</source>
        <translation>作业可以无限运行：backfill 无法在其后安排</translation>
    </message>
    <message>
        <source>Give the partitions a MaxTime, and a DefaultTime to jobs that say nothing.</source>
        <translation>给分区设置 MaxTime，并给没有说明的作业设置 DefaultTime。</translation>
    </message>
    <message>
        <source>Set bf_window to the longest time limit.</source>
        <translation>把 bf_window 设为最长的时间限制。</translation>
    </message>
    <message>
        <source>Usage is set to zero whenever slurmctld starts</source>
        <translation>每次 slurmctld 启动时用量都归零</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW drops all usage at each start and each scontrol reconfigure: it is meant for once</source>
        <translation>PriorityUsageResetPeriod=NOW 在每次启动和每次 scontrol reconfigure 时清除全部用量：它只应使用一次</translation>
    </message>
    <message>
        <source>Take it out again, or let usage fade.</source>
        <translation>用完请去掉，或让用量衰减。</translation>
    </message>
    <message>
        <source>%1 is of an earlier report and cannot be taken away</source>
        <translation>%1 属于以前的报告，无法移除</translation>
    </message>
    <message>
        <source>%1 of %2 rows of the queue have no time limit, and no partition gives them one; bf_window is %3</source>
        <translation>队列 %2 行中有 %1 行没有时间限制，分区也没有给出；bf_window 为 %3</translation>
    </message>
    <message>
        <source>%1:%2 says %3, slurmctld runs with %4: when it reads the file it takes that, which nothing here was computed with</source>
        <translation>%1:%2 写的是 %3，slurmctld 运行的是 %4：它读取该文件时会采用文件中的值，而这里的计算没有用到它</translation>
    </message>
    <message>
        <source>Share of %1 is empty; 1 is assumed</source>
        <translation>%1 的份额为空；按 1 处理</translation>
    </message>
    <message>
        <source>not in the source; priorities by the rules of %1.%2</source>
        <translation>数据源中没有；优先级按 %1.%2 的规则计算</translation>
    </message>
    <message>
        <source>1 job has ended by its state, has no end, and is charged until the capture: %2</source>
        <translation>有 1 个作业按其状态已经结束，但没有结束时间，用量计到采集时刻：%2</translation>
    </message>
    <message>
        <source>%1 jobs have ended by their state, have no end, and are charged until the capture; the first is %2</source>
        <translation>有 %1 个作业按其状态已经结束，但没有结束时间，用量计到采集时刻；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job without an end is not in the queue, and is charged until the capture: %2 (sacctmgr show runawayjobs)</source>
        <translation>有 1 个没有结束时间的作业不在队列中，用量计到采集时刻：%2（sacctmgr show runawayjobs）</translation>
    </message>
    <message>
        <source>%1 jobs without an end are not in the queue, and are charged until the capture; the first is %2 (sacctmgr show runawayjobs)</source>
        <translation>有 %1 个没有结束时间的作业不在队列中，用量计到采集时刻；第一个是 %2（sacctmgr show runawayjobs）</translation>
    </message>
    <message>
        <source>1 job is COMPLETED and has no start: it is taken for one that never started: %2</source>
        <translation>1 个作业为 COMPLETED 却没有开始时间，按从未启动计：%2</translation>
    </message>
    <message>
        <source>%1 jobs are COMPLETED and have no start: they are taken for ones that never started; the first is %2</source>
        <translation>%1 个作业为 COMPLETED 却没有开始时间，按从未启动计；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job is RUNNING and has an end, which counts: %2</source>
        <translation>1 个作业为 RUNNING 却有结束时间，以结束时间为准：%2</translation>
    </message>
    <message>
        <source>%1 jobs are RUNNING and have an end, which counts; the first is %2</source>
        <translation>%1 个作业为 RUNNING 却有结束时间，以结束时间为准；第一个是 %2</translation>
    </message>
    <message>
        <source>1 name in node lists is not a node of the machine: %2</source>
        <translation>节点列表中有 1 个名称不是本机器的节点：%2</translation>
    </message>
    <message>
        <source>%1 names in node lists are not nodes of the machine; the first is in %2</source>
        <translation>节点列表中有 %1 个名称不是本机器的节点；第一个在 %2 中</translation>
    </message>
    <message>
        <source>it tells of no usage: columns are missing: %1</source>
        <translation>其中没有用量：缺少这些列：%1</translation>
    </message>
    <message>
        <source>1 job is in it more than once, and not the same: its end counts, else the first line: %2</source>
        <translation>1 个作业在其中出现多次且内容不同：以结束时间为准，否则以第一行为准：%2</translation>
    </message>
    <message>
        <source>%1 jobs are in it more than once, and not the same: their end counts, else the first line; the first is %2</source>
        <translation>%1 个作业在其中出现多次且内容不同：以结束时间为准，否则以第一行为准；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job has two runs at the same time, and both count: %2</source>
        <translation>1 个作业有两次同时的运行，两次都计入：%2</translation>
    </message>
    <message>
        <source>%1 jobs have two runs at the same time, and both count; the first is %2</source>
        <translation>%1 个作业有两次同时的运行，两次都计入；第一个是 %2</translation>
    </message>
    <message>
        <source>%1 has no value, and slurmctld refuses that</source>
        <translation>%1 没有值，slurmctld 不接受</translation>
    </message>
    <message>
        <source>the moment is after the whole history: no job counts</source>
        <translation>该时刻在整个历史之后：没有作业计入</translation>
    </message>
    <message>
        <source>%1 holds no settings</source>
        <translation>%1 中没有任何设置</translation>
    </message>
    <message>
        <source>1 job had more than the machine&apos;s %2 processors: it counts as all of them</source>
        <translation>1 个作业用了超过机器 %2 个的处理器：按全部计</translation>
    </message>
    <message>
        <source>%1 jobs had more than the machine&apos;s %2 processors: they count as all of them</source>
        <translation>%1 个作业用了超过机器 %2 个的处理器：按全部计</translation>
    </message>
    <message>
        <source>the job does not say how long it ran, nor how long it might, and is left out</source>
        <translation>该作业既没有运行时间，也没有时间限制，不予计入</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they ran, nor how long they might, and are left out; the first is on this line</source>
        <translation>%1 个作业既没有运行时间，也没有时间限制，不予计入；第一个在本行</translation>
    </message>
    <message>
        <source>the job does not say how long it ran: it counts as what it asked for</source>
        <translation>该作业没有运行时间：按所申请的时间计</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they ran: they count as what they asked for; the first is on this line</source>
        <translation>%1 个作业没有运行时间：按所申请的时间计；第一个在本行</translation>
    </message>
    <message>
        <source>“%1” is not there at this moment</source>
        <translation>“%1”在这一时刻不存在</translation>
    </message>
    <message>
        <source>with PriorityDecayHalfLife=0 slurmctld wants PriorityUsageResetPeriod in slurm.conf, if only as NONE</source>
        <translation>PriorityDecayHalfLife=0 时，slurmctld 要求 slurm.conf 中有 PriorityUsageResetPeriod，哪怕是 NONE</translation>
    </message>
    <message>
        <source>slurmctld ends where PreemptType and PreemptMode do not fit: look at both</source>
        <translation>PreemptType 与 PreemptMode 不相配时 slurmctld 会退出：请检查两者</translation>
    </message>
    <message>
        <source>PriorityType is missing: up to Slurm 23.02 that is priority/basic, and no weight counts</source>
        <translation>缺少 PriorityType：直到 Slurm 23.02 这表示 priority/basic，权重都不计入</translation>
    </message>
    <message>
        <source>AccountingStorageType is missing: Slurm sets the weights of fair-share and age to 0 unless it is slurmdbd, which is assumed here</source>
        <translation>缺少 AccountingStorageType：若不是 slurmdbd，Slurm 会将公平份额和年龄的权重设为 0；这里假定是 slurmdbd</translation>
    </message>
    <message>
        <source>%1: there is no QOS of that name</source>
        <translation>%1：没有该名称的 QOS</translation>
    </message>
    <message>
        <source>%1: there is no such account or user</source>
        <translation>%1：没有这样的账户或用户</translation>
    </message>
    <message>
        <source>“%1” is not a limit: expected qos NAME LIMIT, account NAME LIMIT or user NAME account NAME LIMIT</source>
        <translation>“%1”不是限制：应为 qos 名称 限制、account 名称 限制 或 user 名称 account 名称 限制</translation>
    </message>
    <message>
        <source>%1: “%2” is not a list of TRES such as cpu=100,mem=4G (cpu, mem, node, billing or gres/gpu; cpu=-1: no limit of it)</source>
        <translation>%1：“%2”不是 TRES 列表，例如 cpu=100,mem=4G（cpu、mem、node、billing 或 gres/gpu；cpu=-1：对它无限制）</translation>
    </message>
    <message>
        <source>“%1” is not a limit of a QOS: expected one of %2</source>
        <translation>“%1”不是 QOS 的限制：应为以下之一：%2</translation>
    </message>
    <message>
        <source>“%1” is not a limit of an association: expected one of %2</source>
        <translation>“%1”不是关联的限制：应为以下之一：%2</translation>
    </message>
    <message>
        <source>No weight moves these jobs: look at the limits of associations and QOS first. A replay says what would be without these.</source>
        <translation>任何权重都无法推动这些作业：请先查看关联和 QOS 的限制。重放会说明没有这些限制时的情况。</translation>
    </message>
    <message>
        <source>the limits that the scenario sets are not in the file: fairleadctl export --as sacctmgr sets them</source>
        <translation>方案设置的限制不在该文件中：fairleadctl export --as sacctmgr 会设置它们</translation>
    </message>
    <message>
        <source>the QOS “%1” cannot be named to sacctmgr: %2</source>
        <translation>无法向 sacctmgr 指明 QOS“%1”：%2</translation>
    </message>
    <message>
        <source>shares, accounts and limits are not in slurm.conf: fairleadctl export --as sacctmgr</source>
        <translation>份额、账户和限制不在 slurm.conf 中：fairleadctl export --as sacctmgr</translation>
    </message>
    <message>
        <source>limits of QOS and associations are not written into a store: fairleadctl export --as sacctmgr sets them on the cluster</source>
        <translation>QOS 和关联的限制不写入存储：fairleadctl export --as sacctmgr 会在集群上设置它们</translation>
    </message>
    <message>
        <source>the account %1 has no users of its own: name one of the accounts below it</source>
        <translation>账户 %1 没有自己的用户：请指定其下的某个账户</translation>
    </message>
    <message>
        <source>there is no account %1 in the recording</source>
        <translation>记录中没有账户 %1</translation>
    </message>
    <message>
        <source>there is no user %1 in the recording</source>
        <translation>记录中没有用户 %1</translation>
    </message>
    <message>
        <source>there is no QOS %1 in the recording</source>
        <translation>记录中没有 QOS %1</translation>
    </message>
    <message>
        <source>there is no partition %1 in the recording</source>
        <translation>记录中没有分区 %1</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxNodes of %1: %2</source>
        <translation>此类作业永远无法运行；%1 的 MaxNodes：%2</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxNodes of %1: %2, CPUs of a node there: %3 at most</source>
        <translation>此类作业永远无法运行；%1 的 MaxNodes：%2，每个节点最多 %3 个 CPU</translation>
    </message>
    <message>
        <source>such jobs can never run; nodes of %1: %2, CPUs of a node there: %3 at most</source>
        <translation>此类作业永远无法运行；%1 只有 %2 个节点，每个节点最多 %3 个 CPU</translation>
    </message>
    <message>
        <source>such jobs can never run; the nodes of %1 are not enough for them, also when all are idle</source>
        <translation>此类作业永远无法运行；即使 %1 的节点全部空闲也不够用</translation>
    </message>
    <message>
        <source>the partition %1 is down or inactive: nothing starts there until it is up again</source>
        <translation>分区 %1 已停用或不活动：恢复之前那里不会启动任何作业</translation>
    </message>
    <message>
        <source>CPUs of a node of %1: %2 at most; such jobs take %3 nodes or more (with -N %4 Slurm would refuse them)</source>
        <translation>每个节点最多 %2 个 CPU（分区 %1）；此类作业占用 %3 个或更多节点（用 -N %4 时 Slurm 会拒绝）</translation>
    </message>
    <message>
        <source>“%1” tells of no machine without a history of jobs</source>
        <translation>“%1”没有作业历史，不说明机器</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number; the association is left out</source>
        <translation>%1：“%2”不是整数；该关联已略去</translation>
    </message>
    <message>
        <source>1 of %2 jobs was submitted with a script; options that stand there (#SBATCH) are in no history: what a job then had tells most of them</source>
        <translation>%2 个作业中有 1 个用脚本提交；脚本里的选项（#SBATCH）不在任何历史中：作业后来得到的资源可说明其中大部分</translation>
    </message>
    <message>
        <source>%1 of %2 jobs were submitted with scripts; options that stand there (#SBATCH) are in no history: what a job then had tells most of them</source>
        <translation>%2 个作业中有 %1 个用脚本提交；脚本里的选项（#SBATCH）不在任何历史中：作业后来得到的资源可说明其中大部分</translation>
    </message>
    <message>
        <source>the server asks for a way to log in that Fairlead refuses or does not know; PAM and others that show it the password take tls=verify</source>
        <translation>服务器要求一种 Fairlead 拒绝或不认识的登录方式；PAM 和其他会向它显示密码的方式需要 tls=verify</translation>
    </message>
    <message>
        <source>the server sends more than such an answer can hold</source>
        <translation>服务器发送的内容超出这种应答所能容纳的量</translation>
    </message>
    <message>
        <source>the name “%1” has %2 characters, and a store keeps names of up to %3</source>
        <translation>名称“%1”有 %2 个字符，而存储最多保存 %3 个字符的名称</translation>
    </message>
    <message>
        <source>days of PriorityUsageResetPeriod %1 as the last reset tells them, that of %2</source>
        <translation>PriorityUsageResetPeriod %1 的日期按上一次清零（%2）推定</translation>
    </message>
    <message>
        <source>%1: “%2” is not a time such as 2-00:00:00, of %3 minutes at most (-1: no limit)</source>
        <translation>%1：“%2”不是时间，例如 2-00:00:00，最多 %3 分钟（-1：无限制）</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number of jobs from 0 to %3 (-1: no limit)</source>
        <translation>%1：“%2”不是 0 到 %3 的作业数（-1：无限制）</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the list of QOS, without limits and priority: %2</source>
        <translation>1 个作业的 QOS 不在 QOS 列表中，没有限制和优先级：%2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the list of QOS, without limits and priority; the first is %2</source>
        <translation>%1 个作业的 QOS 不在 QOS 列表中，没有限制和优先级；第一个是 %2</translation>
    </message>
    <message>
        <source>the list begins late: no job was submitted from %1, when before/ was taken, to %2, and numbers of jobs are missing</source>
        <translation>列表开始得晚：从取得 before/ 的 %1 到 %2 没有提交作业，并且缺少一些作业号</translation>
    </message>
    <message>
        <source>1 association has other limits here than in assoc_mgr.txt, which are used: %2</source>
        <translation>1 个关联在这里的限制与 assoc_mgr.txt 中的不同，使用后者：%2</translation>
    </message>
    <message>
        <source>%1 associations have other limits here than in assoc_mgr.txt, which are used; the first is %2</source>
        <translation>%1 个关联在这里的限制与 assoc_mgr.txt 中的不同，使用后者；第一个是 %2</translation>
    </message>
    <message>
        <source>there is no nodes.txt: job size counts 0</source>
        <translation>没有 nodes.txt：作业规模按 0 计</translation>
    </message>
    <message>
        <source>there is no partitions.txt: PriorityJobFactor 1 is assumed for all partitions</source>
        <translation>没有 partitions.txt：所有分区都假定 PriorityJobFactor 为 1</translation>
    </message>
    <message>
        <source>printed priorities</source>
        <translation>显示的优先级</translation>
    </message>
    <message>
        <source>printed shares</source>
        <translation>显示的份额</translation>
    </message>
    <message>
        <source>a capture that was killed has left %1 there: remove it</source>
        <translation>一次被终止的采集在那里留下了 %1：请将其删除</translation>
    </message>
    <message>
        <source>table %1 has no column %2 that the user may read: a schema of slurmdbd that Fairlead does not know, or SELECT is not granted</source>
        <translation>表 %1 没有该用户可以读取的列 %2：Fairlead 不认识的 slurmdbd 模式，或未授予 SELECT</translation>
    </message>
    <message>
        <source>it is the configuration of cluster %1, not of %2: its weights and half-life are used all the same</source>
        <translation>这是集群 %1 的配置，不是 %2 的：其权重和半衰期仍被使用</translation>
    </message>
    <message>
        <source>up to when slurmdbd has added up usage is not known: %1</source>
        <translation>不知道 slurmdbd 已汇总用量至何时：%1</translation>
    </message>
    <message>
        <source>slurmdbd has added up usage until %1: what ran since then counts for nobody; add --usage assoc_mgr.txt</source>
        <translation>slurmdbd 已汇总用量至 %1：此后运行的作业没有计入任何人；请添加 --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>they have no usage before %1, though jobs ran then (PurgeUsageAfter?): that counts for nobody; add --usage assoc_mgr.txt</source>
        <translation>其中没有 %1 之前的用量，而当时有作业运行（PurgeUsageAfter？）：这部分没有计入任何人；请添加 --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>the tables of usage hold none, though jobs have run</source>
        <translation>虽有作业运行过，用量表中却没有用量</translation>
    </message>
    <message>
        <source>the tables of usage hold nothing of this period</source>
        <translation>用量表中没有这段时间的用量</translation>
    </message>
    <message>
        <source>table %1 cannot be read</source>
        <translation>无法读取表 %1</translation>
    </message>
    <message>
        <source>%1 has no job that can be read: %2</source>
        <translation>%1 中没有可读取的作业：%2</translation>
    </message>
    <message>
        <source>it is not read: maui.cfg lies beside it and counts</source>
        <translation>未读取：旁边有 maui.cfg，以其为准</translation>
    </message>
    <message>
        <source>field 7: “%1” is not a state; the job counts as idle</source>
        <translation>字段 7：“%1”不是状态；该作业按空闲处理</translation>
    </message>
    <message>
        <source>1 job has ended and is ranked as if it waited, as in a simulation (SERVERMODE SIMULATION), which this is not</source>
        <translation>1 个作业已结束，却按等待中参与排名，如同模拟（SERVERMODE SIMULATION），而此处并非模拟</translation>
    </message>
    <message>
        <source>%1 jobs have ended and are ranked as if they waited, as in a simulation (SERVERMODE SIMULATION), which this is not</source>
        <translation>%1 个作业已结束，却按等待中参与排名，如同模拟（SERVERMODE SIMULATION），而此处并非模拟</translation>
    </message>
    <message>
        <source>the priority of job %1 was set by hand (*), and nothing tells to what: the job is ranked as if it was not</source>
        <translation>作业 %1 的优先级由人工设定（*），但没有说明设为多少：该作业按未设定参与排名</translation>
    </message>
    <message>
        <source>%1: a quotation mark is not closed</source>
        <translation>%1：有一个引号没有闭合</translation>
    </message>
    <message>
        <source>1 job has no time limit: its XFACTOR counts the time in queue in units of XFMINWCLIMIT, or of 1 s without one</source>
        <translation>1 个作业没有时间限制：其 XFACTOR 以 XFMINWCLIMIT 为单位计排队时间，没有设置时以 1 秒为单位</translation>
    </message>
    <message>
        <source>%1 jobs have no time limit: their XFACTOR counts the time in queue in units of XFMINWCLIMIT, or of 1 s without one</source>
        <translation>%1 个作业没有时间限制：其 XFACTOR 以 XFMINWCLIMIT 为单位计排队时间，没有设置时以 1 秒为单位</translation>
    </message>
    <message>
        <source>“%1”: Slurm refuses a period without an end</source>
        <translation>“%1”：Slurm 拒绝没有终点的周期</translation>
    </message>
    <message>
        <source>%1 has no value here, and scontrol always prints one: Slurm&apos;s default counts</source>
        <translation>%1 在这里没有值，而 scontrol 总是打印一个：按 Slurm 的默认值计</translation>
    </message>
    <message>
        <source>So it is under the limits of the cluster: the scenario sets others, and a replay says what waits under these.</source>
        <translation>集群自身的限制下是这样：方案设置了别的限制，重放会说明在其下哪些作业等待。</translation>
    </message>
    <message>
        <source>%1 holds no QOS</source>
        <translation>%1 中没有 QOS</translation>
    </message>
    <message>
        <source>table tres_table is empty: nothing says of what the usage is</source>
        <translation>表 tres_table 为空：无从得知用量属于何种资源</translation>
    </message>
    <message>
        <source>the tables of usage begin at %1, though jobs ran before (PurgeUsageAfter?): what was used then is missing</source>
        <translation>用量表从 %1 开始，而此前已有作业运行（PurgeUsageAfter？）：缺少那时的用量</translation>
    </message>
    <message>
        <source>the hours before %1 are not in the tables: of days that are not wholly in the period nothing is known until then</source>
        <translation>表中没有 %1 之前的小时：在此之前，未完整落入该期间的日子无从得知</translation>
    </message>
    <message>
        <source>the logo %1 cannot be read</source>
        <translation>徽标 %1 无法读取</translation>
    </message>
    <message>
        <source>Limits are not enforced here: those of the scenario change nothing without limits in AccountingStorageEnforce.</source>
        <translation>这里没有强制执行限制：AccountingStorageEnforce 中没有 limits，方案中的限制不起作用。</translation>
    </message>
    <message>
        <source>The scenario sets limits. They change no priority: a replay shows what waits under them, and a plan which jobs could never start.</source>
        <translation>方案设置了限制。限制不改变优先级：重放说明哪些作业因此等待，计划说明哪些作业永远无法启动。</translation>
    </message>
    <message>
        <source>%1 needs room on its disk, also to be read</source>
        <translation>%1 所在的磁盘需要有空间，读取时也一样</translation>
    </message>
    <message>
        <source>a job was suspended once: in a replay it keeps its CPUs</source>
        <translation>有作业被暂停过 1 次：重放中它仍占用其 CPU</translation>
    </message>
    <message>
        <source>jobs were suspended %1 times: in a replay they keep their CPUs</source>
        <translation>有作业被暂停过 %1 次：重放中它们仍占用其 CPU</translation>
    </message>
    <message>
        <source>reservations</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>sizes of jobs</source>
        <translation>作业规模</translation>
    </message>
    <message>
        <source>what they ask for; slurmctld counts the whole nodes and cores that it has planned for them</source>
        <translation>按其请求计算；slurmctld 按为其计划的整个节点和核心计算</translation>
    </message>
    <message>
        <source>DEPTH_OBLIVIOUS depends on what slurmctld was asked before: two or more cycles since its start, over the jobs in the source&apos;s order, and no query before the capture; at other moments that all were asked for</source>
        <translation>DEPTH_OBLIVIOUS 取决于先前对 slurmctld 的询问：假定启动以来至少两个周期，作业按数据源的顺序，采集之前没有查询；对其他时刻，假定所有用户都已被查询过</translation>
    </message>
    <message>
        <source>nodes are reserved, and nothing tells for how long: a replay starts jobs on them</source>
        <translation>有节点被预留，但没有说明预留多久：重放会在这些节点上启动作业</translation>
    </message>
    <message>
        <source>1 reservation has a part of the cores of its nodes alone: a replay leaves it out</source>
        <translation>1 个预留只占其节点的部分核心：重放不包括它</translation>
    </message>
    <message>
        <source>%1 reservations have a part of the cores of their nodes alone: a replay leaves them out</source>
        <translation>%1 个预留只占其节点的部分核心：重放不包括它们</translation>
    </message>
    <message>
        <source>the first line must name the columns Name, NodeNames, Start and End</source>
        <translation>第一行必须列出 Name、NodeNames、Start 和 End 列</translation>
    </message>
    <message>
        <source>the line is not a reservation and is left out</source>
        <translation>该行不是预留，已略去</translation>
    </message>
    <message>
        <source>the reservation %1 has the flag %2: a replay takes it as one without</source>
        <translation>预留 %1 带有标志 %2：重放将其视为不带该标志</translation>
    </message>
    <message>
        <source>none: there is no reservations.txt</source>
        <translation>无：没有 reservations.txt</translation>
    </message>
    <message>
        <source>none: there is no table of reservations, or no right to read it</source>
        <translation>无：没有预留表，或无权读取</translation>
    </message>
    <message>
        <source>line %1 of dump.cfg: %2</source>
        <translation>dump.cfg 第 %1 行：%2</translation>
    </message>
    <message>
        <source>it holds control or invisible characters</source>
        <translation>含有控制字符或不可见字符</translation>
    </message>
    <message>
        <source>no such line stands in a dump of sacctmgr</source>
        <translation>sacctmgr 的 dump 中没有这样的行</translation>
    </message>
    <message>
        <source>dump.cfg holds no association: it is empty or cut</source>
        <translation>dump.cfg 不含任何关联：它是空的或被截断</translation>
    </message>
    <message>
        <source>it is of the cluster “%1”, the source of “%2”</source>
        <translation>它属于集群“%1”，而数据源属于“%2”</translation>
    </message>
    <message>
        <source>the parent “%1” is not an account of the dump</source>
        <translation>上级“%1”不是 dump 中的账户</translation>
    </message>
    <message>
        <source>dump.cfg lacks %1 of %2 associations of the source, the first is “%3”: their limits, QOS lists and default accounts are not in the file</source>
        <translation>dump.cfg 缺少数据源 %2 个关联中的 %1 个，第一个是“%3”：它们的限制、QOS 列表和默认账户不在文件中</translation>
    </message>
    <message>
        <source>dump.cfg ends in the middle of a line: its last one may be cut</source>
        <translation>dump.cfg 在一行中间结束：最后一行可能被截断</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>it counts %1 jobs that wait or run, and the queue has %2: one of them was cut, or they are not of the same moment</source>
        <translation>其中计有 %1 个等待或运行的作业，而队列有 %2 个：两者之一被截断，或不属于同一时刻</translation>
    </message>
    <message>
        <source>made up: those of the history that wait or run</source>
        <translation>虚构：历史中等待或运行的作业</translation>
    </message>
    <message>
        <source>made up: 28 days of submissions, the last night for maintenance; starts are those of a replay</source>
        <translation>虚构：28 天的提交，最后一夜用于维护；启动时间来自重放</translation>
    </message>
    <message>
        <source>Priority “%1” of %2 cannot be read; it counts as none</source>
        <translation>%2 的 Priority“%1”无法读取；按没有计</translation>
    </message>
    <message>
        <source>the account above %1 is not named; root is assumed</source>
        <translation>%1 的上级账户未写明；假定为 root</translation>
    </message>
    <message>
        <source>the Priority of QOS %1 is empty; 0 is used</source>
        <translation>QOS %1 的 Priority 为空；使用 0</translation>
    </message>
    <message>
        <source>%1 of %2 jobs that wait or run in jobs.txt are not in it: it was cut, or is of another time</source>
        <translation>jobs.txt 中等待或运行的 %2 个作业里有 %1 个不在其中：它被截断，或属于另一时间</translation>
    </message>
    <message>
        <source>1 job has no %2, which scontrol prints of every job</source>
        <translation>1 个作业没有 %2，而 scontrol 对每个作业都会打印它</translation>
    </message>
    <message>
        <source>%1 jobs lack what scontrol prints of every job; of the first it is %2</source>
        <translation>%1 个作业缺少 scontrol 对每个作业都会打印的内容；第一个缺少的是 %2</translation>
    </message>
    <message>
        <source>1 association has another share or priority here than in the list of associations, which is used: %2</source>
        <translation>1 个关联在此处的份额或优先级与关联列表不同，采用列表：%2</translation>
    </message>
    <message>
        <source>%1 associations have another share or priority here than in the list of associations, which is used; the first is %2</source>
        <translation>%1 个关联在此处的份额或优先级与关联列表不同，采用列表；第一个是 %2</translation>
    </message>
    <message>
        <source>root has used %1 here, and %2 in assoc_mgr.txt: they are not of the same moment or cluster</source>
        <translation>root 在此处用了 %1，而在 assoc_mgr.txt 中为 %2：两者不属于同一时刻或同一集群</translation>
    </message>
    <message>
        <source>it says %1, and config.txt is of %2: one of them is of another day</source>
        <translation>其中为 %1，而 config.txt 是 %2 的：两者之一属于另一天</translation>
    </message>
    <message>
        <source>1 job was submitted after taken_at.txt, %2</source>
        <translation>1 个作业在 taken_at.txt（%2）之后提交</translation>
    </message>
    <message>
        <source>%1 jobs were submitted after taken_at.txt, %2</source>
        <translation>%1 个作业在 taken_at.txt（%2）之后提交</translation>
    </message>
    <message>
        <source>the line tells no TRES of the partition: what jobs ask for is ignored there</source>
        <translation>该行没有分区的 TRES：作业在其中请求的资源被忽略</translation>
    </message>
    <message>
        <source>1 account is under another one here than in the list of associations, which is used: %2</source>
        <translation>1 个账户在此处的上级账户与关联列表不同，采用列表：%2</translation>
    </message>
    <message>
        <source>%1 accounts are under other ones here than in the list of associations, which is used; the first is %2</source>
        <translation>%1 个账户在此处的上级账户与关联列表不同，采用列表；第一个是 %2</translation>
    </message>
    <message>
        <source>1 QOS has another priority here than in the list of QOS, which is used: %2</source>
        <translation>1 个 QOS 在此处的优先级与 QOS 列表不同，采用列表：%2</translation>
    </message>
    <message>
        <source>%1 QOS have other priorities here than in the list of QOS, which is used; the first is %2</source>
        <translation>%1 个 QOS 在此处的优先级与 QOS 列表不同，采用列表；第一个是 %2</translation>
    </message>
    <message>
        <source>1 word is not known in a dump and is ignored: %2</source>
        <translation>1 个词不是 dump 中的已知词，被忽略：%2</translation>
    </message>
    <message>
        <source>%1 words are not known in a dump and are ignored; the first is %2</source>
        <translation>%1 个词不是 dump 中的已知词，被忽略；第一个是 %2</translation>
    </message>
    <message>
        <source>1 line is of another cluster and is left out: %2</source>
        <translation>1 行属于其他集群，被略去：%2</translation>
    </message>
    <message>
        <source>%1 lines are of other clusters and are left out; the first is of %2</source>
        <translation>%1 行属于其他集群，被略去；第一行属于 %2</translation>
    </message>
    <message>
        <source>1 job ran on nodes that are not named: %2</source>
        <translation>1 个作业运行所在的节点未注明：%2</translation>
    </message>
    <message>
        <source>%1 jobs ran on nodes that are not named; the first is %2</source>
        <translation>%1 个作业运行所在的节点未注明；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job has a flag that is not known: %2</source>
        <translation>1 个作业有未知的标志：%2</translation>
    </message>
    <message>
        <source>%1 jobs have flags that are not known; the first is %2</source>
        <translation>%1 个作业有未知的标志；第一个是 %2</translation>
    </message>
    <message>
        <source>1 node has a state that is not known: %2</source>
        <translation>1 个节点的状态未知：%2</translation>
    </message>
    <message>
        <source>%1 nodes have a state that is not known; the first is %2</source>
        <translation>%1 个节点的状态未知；第一个是 %2</translation>
    </message>
    <message>
        <source>1 partition names nodes that are not listed: %2</source>
        <translation>1 个分区列出了节点列表中没有的节点：%2</translation>
    </message>
    <message>
        <source>%1 partitions name nodes that are not listed; the first is %2</source>
        <translation>%1 个分区列出了节点列表中没有的节点；第一个是 %2</translation>
    </message>
    <message>
        <source>1 event has a state that is not known: %2</source>
        <translation>1 个事件的状态未知：%2</translation>
    </message>
    <message>
        <source>%1 events have a state that is not known; the first is %2</source>
        <translation>%1 个事件的状态未知；第一个是 %2</translation>
    </message>
    <message>
        <source>1 job has a TRES that AccountingStorageTRES does not name: %2</source>
        <translation>1 个作业有 AccountingStorageTRES 未列出的 TRES：%2</translation>
    </message>
    <message>
        <source>%1 jobs have TRES that AccountingStorageTRES does not name; the first is %2</source>
        <translation>%1 个作业有 AccountingStorageTRES 未列出的 TRES；第一个是 %2</translation>
    </message>
    <message>
        <source>%1 has used %2, and those under it %3: one of them is wrong</source>
        <translation>%1 已使用 %2，其下各方共 %3：两者必有一误</translation>
    </message>
    <message>
        <source>1 reservation names nodes that are not listed: %2</source>
        <translation>1 个预留列出了节点列表中没有的节点：%2</translation>
    </message>
    <message>
        <source>%1 reservations name nodes that are not listed; the first is %2</source>
        <translation>%1 个预留列出了节点列表中没有的节点；第一个是 %2</translation>
    </message>
    <message>
        <source>SchedulerParameters: sched_min_interval=%1 is not replayed: passes come closer together</source>
        <translation>SchedulerParameters：sched_min_interval=%1 不会重放：各轮调度的间隔更短</translation>
    </message>
    <message>
        <source>SchedulerParameters: max_rpc_cnt=%1 is not replayed: when slurmctld was that busy is not known</source>
        <translation>SchedulerParameters：max_rpc_cnt=%1 不会重放：不知道 slurmctld 何时如此繁忙</translation>
    </message>
    <message>
        <source>AllowAccounts and DenyAccounts of partitions in slurm.conf keep old names of accounts: change them there</source>
        <translation>slurm.conf 中分区的 AllowAccounts 和 DenyAccounts 保留账户的旧名称：请在那里修改</translation>
    </message>
    <message>
        <source>1 node appears twice, and its first line is used: %2</source>
        <translation>1 个节点出现两次，采用第一行：%2</translation>
    </message>
    <message>
        <source>%1 nodes appear twice, and their first lines are used; the first is %2</source>
        <translation>%1 个节点出现两次，采用各自的第一行；第一个是 %2</translation>
    </message>
    <message>
        <source>no planned start is compared</source>
        <translation>不比较任何计划启动</translation>
    </message>
    <message>
        <source>1 line lacks what others have: %2</source>
        <translation>1 行缺少其他行都有的内容：%2</translation>
    </message>
    <message>
        <source>%1 lines lack what others have; the first is %2</source>
        <translation>%1 行缺少其他行都有的内容；第一行是 %2</translation>
    </message>
    <message>
        <source>bf_max_job_test is %2, %3 rows of the queue have a rank: the last is never tried</source>
        <translation>bf_max_job_test 为 %2，队列中有排名的行有 %3 行：最后 1 行从不尝试</translation>
    </message>
    <message>
        <source>bf_max_job_test is %2, %3 rows of the queue have a rank: the last %1 are never tried</source>
        <translation>bf_max_job_test 为 %2，队列中有排名的行有 %3 行：最后 %1 行从不尝试</translation>
    </message>
    <message>
        <source>bf_interval is -1 or SchedulerType is not sched/backfill; 1 row of the queue waits behind the first</source>
        <translation>bf_interval 为 -1 或 SchedulerType 不是 sched/backfill；队列中有 1 行排在第一行之后</translation>
    </message>
    <message>
        <source>limits of QOS</source>
        <translation>QOS 的限制</translation>
    </message>
    <message>
        <source>FSINTERVAL: “%2” is read as 1 second; write three fields</source>
        <translation>FSINTERVAL：“%2”读作 1 秒；请写三个字段</translation>
    </message>
    <message>
        <source>FSINTERVAL: “%2” is read as %1 seconds; write three fields</source>
        <translation>FSINTERVAL：“%2”读作 %1 秒；请写三个字段</translation>
    </message>
    <message>
        <source>partition “%2” has 1 node, which is not listed</source>
        <translation>分区“%2”有 1 个节点，但未列出</translation>
    </message>
    <message>
        <source>partition “%2” has %1 nodes, and the list of nodes only %3</source>
        <translation>分区“%2”有 %1 个节点，而节点列表中只有 %3 个</translation>
    </message>
    <message>
        <source>it counts 1 job that waits or runs, and the queue has %2: one of them was cut, or they are not of the same moment</source>
        <translation>其中计有 1 个等待或运行的作业，而队列有 %2 个：两者之一被截断，或不属于同一时刻</translation>
    </message>
    <message>
        <source>none: there is no qos.txt</source>
        <translation>无：没有 qos.txt</translation>
    </message>
    <message>
        <source>it lists 1 node, and out.txt tells of %2: it may have been cut</source>
        <translation>它列出 1 个节点，而 out.txt 说有 %2 个：可能被截断了</translation>
    </message>
    <message>
        <source>1 node with all processors, %2: --config with NodeName lines says it exactly</source>
        <translation>1 个节点拥有全部处理器，共 %2 个：带 NodeName 行的 --config 可给出确切信息</translation>
    </message>
    <message>
        <source>a replay counts limits of %1 types of GPUs; the first that it leaves out is %2</source>
        <translation>重放计算 %1 种 GPU 的限制；第一个未计算的是 %2</translation>
    </message>
    <message>
        <source>sacct has no line of 1 task of an array: it is taken as the queue or slurmctld.log has it</source>
        <translation>sacct 没有 1 个数组任务的行：按队列或 slurmctld.log 所载采用</translation>
    </message>
    <message>
        <source>sacct has no line of %1 tasks of arrays: they are taken as the queue or slurmctld.log has them</source>
        <translation>sacct 没有 %1 个数组任务的行：按队列或 slurmctld.log 所载采用</translation>
    </message>
    <message>
        <source>%1: scontrol show assoc_mgr and sshare give only a part of the usage, that of %2 of %3 users</source>
        <translation>%1：scontrol show assoc_mgr 和 sshare 只给出了一部分用量：%3 个用户中的 %2 个</translation>
    </message>
    <message>
        <source>%1: %2 gives only a part of its list: %3</source>
        <translation>%1：%2 只给出了其列表的一部分：%3</translation>
    </message>
    <message>
        <source>the line holds bytes that are no text: it may be damaged</source>
        <translation>该行含有不是文本的字节：可能已损坏</translation>
    </message>
    <message>
        <source>it has times from before %1, when clocks of the time zone may have been changed; all are read by the offset in taken_at.txt, and those may be an hour off: Slurm&apos;s commands under TZ=UTC write times that are not</source>
        <translation>其中有 %1 之前的时间，当时该时区的时钟可能改过；所有时间都按 taken_at.txt 中的偏移量读取，那些时间可能相差一小时：在 TZ=UTC 下，Slurm 的命令写出的时间没有这个问题</translation>
    </message>
    <message>
        <source>the answer ends in the middle of a line: it was cut</source>
        <translation>结果在行中间结束：它被截断了</translation>
    </message>
    <message>
        <source>%1: the path has %2 bytes; SQLite takes %3 at most</source>
        <translation>%1：路径有 %2 个字节；SQLite 最多接受 %3 个</translation>
    </message>
    <message>
        <source>ages</source>
        <translation>年龄</translation>
    </message>
    <message>
        <source>without the limits of how many jobs gather age (GrpJobsAccrue, MaxJobsAccrue)</source>
        <translation>未考虑累计年龄的作业数限制（GrpJobsAccrue、MaxJobsAccrue）</translation>
    </message>
    <message>
        <source>the source has several partitions and does not tell the default one: which one? %1</source>
        <translation>数据源有多个分区，且没有说明默认分区：使用哪一个？%1</translation>
    </message>
    <message>
        <source>a file of that name is there that Fairlead did not write: name another one, or take it away</source>
        <translation>已有同名文件，且不是 Fairlead 写出的：请换一个名称，或移走该文件</translation>
    </message>
    <message>
        <source>slurmrestd asks for a token, and none was sent</source>
        <translation>slurmrestd 要求令牌，但没有发送令牌</translation>
    </message>
    <message>
        <source>it has times from before %1: they are right if +0000 in taken_at.txt is UTC, and may be an hour off if it is the local time of a zone whose clocks were changed then, as in London</source>
        <translation>其中有 %1 之前的时间：如果 taken_at.txt 中的 +0000 是 UTC，它们就是正确的；如果是当时改过时钟的时区（如伦敦）的本地时间，则可能相差一小时</translation>
    </message>
    <message>
        <source>%1: usage needs what gave no answer: %2</source>
        <translation>%1：计算用量需要未得到回答的内容：%2</translation>
    </message>
    <message>
        <source>a job was changed once by hand: in a replay too</source>
        <translation>有 1 次手动更改作业：重放中也照此更改</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand: in a replay too</source>
        <translation>有 %1 次手动更改作业：重放中也照此更改</translation>
    </message>
    <message>
        <source>a job was changed once by hand and nothing tells what it had before: a replay takes it as it is at the end</source>
        <translation>有 1 次手动更改作业，没有资料说明作业更改前的值：重放按作业最后的样子处理</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand and nothing tells what they had before: a replay takes them as they are at the end</source>
        <translation>有 %1 次手动更改作业，没有资料说明作业更改前的值：重放按作业最后的样子处理</translation>
    </message>
    <message>
        <source>a job was changed once by hand in what a replay does not follow: %2</source>
        <translation>有 1 次手动更改作业，更改的是重放不跟踪的内容：%2</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand in what a replay does not follow: %2</source>
        <translation>有 %1 次手动更改作业，更改的是重放不跟踪的内容：%2</translation>
    </message>
</context>
<context>
    <name>NoSource</name>
    <message>
        <source>“%1” is a scenario. Open the cluster that it is for, then Scenario → Load scenario.</source>
        <translation>“%1”是一个方案。请先打开它所针对的集群，再选择“方案”→“加载方案”。</translation>
    </message>
    <message>
        <source>“%1” holds settings of a scheduler and no queue. Compare → Compare with a policy ranks the queue by them; with its cluster it is opened as a folder.</source>
        <translation>“%1”包含调度器的设置，没有队列。“比较”→“与策略比较”可按这些设置为队列排名；连同其集群的数据可作为文件夹打开。</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be opened. What can be: Fairlead stores (*.fairlead), job traces (*.swf, *.swf.gz) and folders with what a cluster printed.</source>
        <translation>“%1”不是可以打开的文件。可以打开的有：Fairlead 存储（*.fairlead）、作业记录（*.swf、*.swf.gz）以及含有集群输出内容的文件夹。</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source> (lifted to the lower bound %1)</source>
        <translation>（提升到下限 %1）</translation>
    </message>
    <message>
        <source> (cut to the upper bound %1)</source>
        <translation>（截断到上限 %1）</translation>
    </message>
    <message>
        <source> (%1 added by hand)</source>
        <translation>（手动加 %1）</translation>
    </message>
    <message>
        <source> (%1 set by hand)</source>
        <translation>（手动设为 %1）</translation>
    </message>
    <message>
        <source> (zeroed: %1 %2 has used %3 %, its target is %4)</source>
        <translation>（归零：%1%2 已用 %3%，目标为 %4）</translation>
    </message>
    <message>
        <source>%1 is zeroed: %2 %3 has used %4 %, its target is %5</source>
        <translation>%1 被置零：%2%3 已使用 %4%，其目标为 %5</translation>
    </message>
    <message>
        <source> (%1CAP cuts %2)</source>
        <translation>（%1CAP 截断 %2）</translation>
    </message>
    <message>
        <source>%1: %2 = %3 points</source>
        <comment>name: metric × weight = points</comment>
        <translation>%1：%2 = %3 分</translation>
    </message>
    <message>
        <source> (%1 stays from before: with INCR_ONLY no priority falls)</source>
        <translation>（保留之前的 %1：使用 INCR_ONLY 时优先级不会降低）</translation>
    </message>
    <message>
        <source> (no factor counts: priority/basic)</source>
        <translation>（不计任何因子：priority/basic）</translation>
    </message>
    <message>
        <source> (sprio prints %1: the partition lacks a TRES, and Slurm takes its points from another one of the list)</source>
        <translation>（sprio 显示 %1：该分区缺少某个 TRES，Slurm 用列表中另一个分区的分数）</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>age</source>
        <translation>年龄</translation>
    </message>
    <message>
        <source>association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>fair-share</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>job size</source>
        <translation>作业规模</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>site</source>
        <translation>站点</translation>
    </message>
    <message>
        <source>nice</source>
        <translation>nice</translation>
    </message>
    <message>
        <source>How long the job has been waiting and eligible, as part of PriorityMaxAge (0 to 1), × PriorityWeightAge.</source>
        <translation>作业可运行后已等待的时间占 PriorityMaxAge 的比例（0 到 1），× PriorityWeightAge。</translation>
    </message>
    <message>
        <source>Priority of the job&apos;s association, as part of the highest one (0 to 1), × PriorityWeightAssoc.</source>
        <translation>作业所属关联的优先级占最高值的比例（0 到 1），× PriorityWeightAssoc。</translation>
    </message>
    <message>
        <source>Promised share against decayed usage of the job&apos;s association (0 to 1), × PriorityWeightFairshare.</source>
        <translation>作业所属关联的应得份额与衰减后用量之比较（0 到 1），× PriorityWeightFairshare。</translation>
    </message>
    <message>
        <source>Nodes and CPUs that the job asks for, as part of the cluster (0 to 1), × PriorityWeightJobSize.</source>
        <translation>作业请求的节点和 CPU 占集群的比例（0 到 1），× PriorityWeightJobSize。</translation>
    </message>
    <message>
        <source>PriorityJobFactor of the partition, as part of the highest one (0 to 1), × PriorityWeightPartition.</source>
        <translation>分区的 PriorityJobFactor 占最高值的比例（0 到 1），× PriorityWeightPartition。</translation>
    </message>
    <message>
        <source>Priority of the job&apos;s QOS, as part of the highest one (0 to 1), × PriorityWeightQOS.</source>
        <translation>作业 QOS 的优先级占最高值的比例（0 到 1），× PriorityWeightQOS。</translation>
    </message>
    <message>
        <source>Each resource that the job asks for, as part of what its partition has, × its weight in PriorityWeightTRES, added up.</source>
        <translation>作业请求的各项资源占其分区所有量的比例，× 其在 PriorityWeightTRES 中的权重，再求和。</translation>
    </message>
    <message>
        <source>Points that a plugin of the site or an administrator gave the job.</source>
        <translation>站点插件或管理员给予作业的分数。</translation>
    </message>
    <message>
        <source>Points that the user gave up with --nice; a positive nice value lowers the priority.</source>
        <translation>用户通过 --nice 让出的分数；正的 nice 值会降低优先级。</translation>
    </message>
    <message>
        <source>Priorities of user, group, account, QOS and class, × CREDWEIGHT.</source>
        <translation>用户、组、账户、QOS 和类的优先级，× CREDWEIGHT。</translation>
    </message>
    <message>
        <source>Distance of the credentials&apos; usage from their fairshare targets, × FSWEIGHT.</source>
        <translation>各凭据的用量与其公平份额目标的差距，× FSWEIGHT。</translation>
    </message>
    <message>
        <source>Priorities of the job&apos;s attributes, state and generic resources, × ATTRWEIGHT.</source>
        <translation>作业的属性、状态和通用资源的优先级，× ATTRWEIGHT。</translation>
    </message>
    <message>
        <source>Queue time, expansion factor and what else the job was given so far, × SERVICEWEIGHT.</source>
        <translation>排队时间、膨胀系数以及作业至今得到的其他服务，× SERVICEWEIGHT。</translation>
    </message>
    <message>
        <source>Closeness to the targets of the job&apos;s QOS, × TARGETWEIGHT.</source>
        <translation>与作业 QOS 目标的接近程度，× TARGETWEIGHT。</translation>
    </message>
    <message>
        <source>What the job asks for: processors, memory, time, × RESWEIGHT.</source>
        <translation>作业的请求：处理器、内存、时间，× RESWEIGHT。</translation>
    </message>
    <message>
        <source>What a running job has used and has left, × USAGEWEIGHT.</source>
        <translation>运行中的作业已用和剩余的量，× USAGEWEIGHT。</translation>
    </message>
</context>
<context>
    <name>PasteReader</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>two or three cells are expected: account, user, shares</source>
        <translation>应有两个或三个单元格：账户、用户、份额</translation>
    </message>
    <message>
        <source>the account is missing</source>
        <translation>缺少账户</translation>
    </message>
    <message>
        <source>the shares are missing</source>
        <translation>缺少份额</translation>
    </message>
    <message>
        <source>“%1” is not a valid share</source>
        <translation>“%1”不是有效的份额</translation>
    </message>
    <message>
        <source>%1 is in line %L2 already</source>
        <translation>%1 已在第 %L2 行</translation>
    </message>
    <message>
        <source>%1 has shares for partitions only</source>
        <translation>%1 只有针对分区的份额</translation>
    </message>
    <message>
        <source>adds user %1 to %2</source>
        <translation>将用户 %1 添加到 %2</translation>
    </message>
    <message>
        <source>adds account %1 below %2</source>
        <translation>在 %2 之下添加账户 %1</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>there is no account %1</source>
        <translation>没有账户 %1</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>上级</translation>
    </message>
    <message>
        <source>%1 is below %2, and a table moves nobody</source>
        <translation>%1 在 %2 之下，表格不移动任何账户</translation>
    </message>
</context>
<context>
    <name>PolicyComparison</name>
    <message>
        <source>the same order</source>
        <translation>顺序相同</translation>
    </message>
    <message>
        <source>almost the same order</source>
        <translation>顺序几乎相同</translation>
    </message>
    <message>
        <source>much the same order</source>
        <translation>顺序大体相同</translation>
    </message>
    <message>
        <source>a partly similar order</source>
        <translation>顺序部分相似</translation>
    </message>
    <message>
        <source>unrelated orders</source>
        <translation>两种顺序互不相关</translation>
    </message>
    <message>
        <source>rather opposite orders</source>
        <translation>两种顺序大致相反</translation>
    </message>
    <message>
        <source>nearly the reverse order</source>
        <translation>顺序几乎相反</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>scheduler, algorithm</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Too few jobs have a rank under both.</source>
        <translation>在两种策略下都有排名的作业太少。</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ %1: %2; %3 of all pairs are in the opposite order.</source>
        <comment>number: words; percentage</comment>
        <translation>Kendall τ %1：%2；%3 的作业对次序相反。</translation>
    </message>
    <message>
        <source>a similar order, with many pairs the other way round</source>
        <translation>顺序相近，但许多对的次序相反</translation>
    </message>
</context>
<context>
    <name>PriorityExplanation</name>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>factor: value × weight = points</comment>
        <translation>%1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Sum %1, priority %2, rank %3 of %4 ranked rows</source>
        <translation>总和 %1，优先级 %2，排名 %3（共 %4 行有排名）</translation>
    </message>
    <message>
        <source>PE %1</source>
        <comment>processor equivalents</comment>
        <translation>PE %1</translation>
    </message>
    <message>
        <source>  %1: %2 × %3 = %4</source>
        <comment>metric: value × weight = points</comment>
        <translation>  %1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>component: sum × weight = points</comment>
        <translation>%1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>Sum %1, start priority %2</source>
        <translation>总和 %1，启动优先级 %2</translation>
    </message>
    <message>
        <source>, run priority %1</source>
        <translation>，运行优先级 %1</translation>
    </message>
    <message>
        <source>Rank %1 of %2 ranked rows</source>
        <translation>排名 %1（共 %2 行有排名）</translation>
    </message>
    <message>
        <source>No rank: the job is held.</source>
        <translation>无排名：作业被挂起。</translation>
    </message>
    <message>
        <source>No rank: the job does not wait.</source>
        <translation>无排名：作业没有在等待。</translation>
    </message>
    <message>
        <source>No rank: a limit, a usage cap or its start time keeps the job back.</source>
        <translation>无排名：某个限制、用量上限或开始时间阻止了该作业。</translation>
    </message>
    <message>
        <source>%1 has no rank: it does not wait any more.</source>
        <translation>%1 没有排名：它已不在等待。</translation>
    </message>
    <message>
        <source>It waits, says %1: %2</source>
        <comment>scheduler, its reason</comment>
        <translation>%1 给出的等待原因：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <comment>that stand before one</comment>
        <translation>
            <numerusform>%Ln 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>Ahead of it: %1</source>
        <translation>排在其前：%1</translation>
    </message>
    <message>
        <source>Ahead of it in %1: %2</source>
        <comment>partition</comment>
        <translation>在 %1 中排在其前：%2</translation>
    </message>
    <message>
        <source>It starves: it has waited for %1, more than a day and more than ten times its time limit</source>
        <translation>它处于饥饿状态：已等待 %1，超过一天且超过其时间限制的十倍</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>jobs, CPU-hours</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <comment>ahead, those without a limit</comment>
        <translation>%1，另有%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a time limit</source>
        <translation>
            <numerusform>%Ln 个没有时间限制的作业</numerusform>
        </translation>
    </message>
    <message>
        <source>Queued %1</source>
        <comment>effective queue time</comment>
        <translation>已排队 %1</translation>
    </message>
    <message>
        <source>%1 has no rank: %2.</source>
        <comment>job, state (reason)</comment>
        <translation>%1 没有排名：%2。</translation>
    </message>
    <message>
        <source>it is held</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>it is not eligible yet</source>
        <translation>尚不可运行</translation>
    </message>
    <message>
        <source>It never starts as it is: it asks for more than its limits or its partition allow</source>
        <translation>它这样永远不会开始：它的请求超出其限制或分区所允许的</translation>
    </message>
</context>
<context>
    <name>QueueCells</name>
    <message>
        <source>%1 %2</source>
        <comment>factor and its points, read aloud</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>sum %1</source>
        <comment>read aloud</comment>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things read aloud</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Not eligible yet</source>
        <translation>尚不可运行</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>state (reason)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>Not pending</source>
        <translation>不在等待</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Rank in the baseline: %1</source>
        <translation>基线中的排名：%1</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>Completing</source>
        <translation>正在结束</translation>
    </message>
    <message>
        <source>Bracket: the sum is below 1, the scheduler takes 1.</source>
        <translation>括号：总和小于 1，调度器取 1。</translation>
    </message>
    <message>
        <source>Bracket: the sum is above 4294967295, the scheduler takes that.</source>
        <translation>括号：总和大于 4294967295，调度器取该值。</translation>
    </message>
</context>
<context>
    <name>QueueColumns</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>QOS of the job.</source>
        <translation>作业的 QOS。</translation>
    </message>
    <message>
        <source>Whether the job waits, is held or kept back.</source>
        <translation>作业是在等待、被挂起还是被阻拦。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Sum of the factors times their weights, truncated, as sprio prints it. In points.</source>
        <translation>各因子乘以各自权重之和，截去小数，与 sprio 显示的一致。以分计。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>%1 says</source>
        <comment>scheduler</comment>
        <translation>%1 的结果</translation>
    </message>
    <message>
        <source>Unix group of the job: GROUPCFG and the group&apos;s fairshare.</source>
        <translation>作业的 Unix 组：GROUPCFG 与该组的公平份额。</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline.</source>
        <translation>与基线相比排名上升（▲）或下降（▼）的位数。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>The account that the job is charged to.</source>
        <translation>作业计入的账户。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The partition that this row is about.</source>
        <translation>此行所指的分区。</translation>
    </message>
    <message>
        <source>By factor (points)</source>
        <translation>各因子的优先级（分）</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Start priority: the sum of the components within its bounds, truncated. In points.</source>
        <translation>启动优先级：各分量之和，限于界内并取整。单位：分。</translation>
    </message>
    <message>
        <source>Job id. A job in several partitions has a row for each.</source>
        <translation>作业号。请求多个分区的作业在每个分区各有一行。</translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation>作业的提交者。</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>The priority that the scheduler itself gave when the source was read. Shown beside ours, never part of it.</source>
        <translation>读取数据源时调度器自己给出的优先级。与我们的结果并列显示，从不参与计算。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>Why the job waits, in %1&apos;s words; else its state.</source>
        <translation>作业等待的原因，以 %1 的用语；否则为其状态。</translation>
    </message>
    <message>
        <source>Class (queue) of the job: CLASSCFG.</source>
        <translation>作业的类（队列）：CLASSCFG。</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first. Partition tier first, then priority, submit time and job id.</source>
        <translation>在队列中的排名：1 最先尝试。先比分区层级（tier），再依次比优先级、提交时间和作业号。</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first. Start priority first, then the place in the queue.</source>
        <translation>队列位置：1 最先尝试。先看启动优先级，再看排队先后。</translation>
    </message>
    <message>
        <source>What each component adds to the priority, unrounded. In points; what is taken away stands left of zero. The number is the priority, both sides together.</source>
        <translation>每个分量对优先级的贡献，未取整。单位：分；减去的部分在零的左侧。旁边的数字是优先级，即两侧之和。</translation>
    </message>
    <message>
        <source>What each factor adds to the priority, unrounded. In points; what is taken away stands left of zero. The number is the priority, both sides together.</source>
        <translation>每个因子对优先级的贡献，未取整。单位：分；减去的部分在零的左侧。旁边的数字是优先级，即两侧之和。</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 条说明</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条说明</translation>
    </message>
</context>
<context>
    <name>ShareWords</name>
    <message>
        <source>Usage is not read yet</source>
        <translation>用量尚未读取</translation>
    </message>
    <message>
        <source>Slurm keeps no usage under priority/basic</source>
        <translation>在 priority/basic 下，Slurm 不记录用量</translation>
    </message>
    <message>
        <source>The source has no decayed usage, though jobs of it ran</source>
        <translation>数据源没有衰减用量，尽管其中有作业运行过</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>SharesTable</name>
    <message>
        <source>Members of the account in numbers</source>
        <translation>账户成员的数据</translation>
    </message>
</context>
<context>
    <name>SliceWords</name>
    <message>
        <source>Promised</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>others (%1)</source>
        <translation>其他（%1）</translation>
    </message>
    <message>
        <source>former members</source>
        <translation>原成员</translation>
    </message>
    <message>
        <source>%1 has no members</source>
        <translation>%1 没有成员</translation>
    </message>
    <message>
        <source>Nobody here has a share of their own</source>
        <translation>这里无人有自己的份额</translation>
    </message>
    <message>
        <source>without an account</source>
        <translation>无账户</translation>
    </message>
    <message>
        <source>other users</source>
        <translation>其他用户</translation>
    </message>
    <message>
        <source>usage that removed members have left with the account</source>
        <translation>已移除成员留在账户中的用量</translation>
    </message>
    <message>
        <source>usage of jobs that name no account, or one that neither the configuration nor the queue has</source>
        <translation>未指明账户，或其账户既不在配置中也不在队列中的作业的用量</translation>
    </message>
    <message>
        <source>usage of users who have no job in the queue</source>
        <translation>在队列中没有作业的用户的用量</translation>
    </message>
    <message>
        <source>not promised</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>what the fairshare targets of all accounts leave</source>
        <translation>所有账户的公平份额目标之外的部分</translation>
    </message>
    <message>
        <source>No usage: nothing that was consumed counts</source>
        <translation>无用量：没有计入的使用</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>what the machine left and nobody used</source>
        <translation>机器所能提供而无人使用的部分</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
</context>
<context>
    <name>UsageFormat</name>
    <message>
        <source>%1 node-hours</source>
        <translation>%1 节点小时</translation>
    </message>
    <message>
        <source>%1 CPU-hours</source>
        <translation>%1 CPU 小时</translation>
    </message>
    <message>
        <source>node-hours</source>
        <translation>节点小时</translation>
    </message>
    <message>
        <source>CPU-hours</source>
        <translation>CPU 小时</translation>
    </message>
    <message>
        <source>%1 billing-hours</source>
        <translation>%1 计费小时</translation>
    </message>
    <message>
        <source>%1 PE-hours</source>
        <translation>%1 PE 小时</translation>
    </message>
    <message>
        <source>billing-hours</source>
        <translation>计费小时</translation>
    </message>
    <message>
        <source>PE-hours</source>
        <comment>hours of Moab&apos;s processor equivalents</comment>
        <translation>PE 小时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>ValueFormat</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation>天</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>at its share</source>
        <translation>与份额相符</translation>
    </message>
    <message>
        <source>×%1 under-served</source>
        <translation>×%1 用量不足</translation>
    </message>
    <message>
        <source>×%1 over-served</source>
        <translation>×%1 超额使用</translation>
    </message>
    <message>
        <source>no share</source>
        <translation>无份额</translation>
    </message>
    <message>
        <source>as its account</source>
        <translation>同其账户</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <extracomment>a date and a time of day in UTC</extracomment>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>×%1+ under-served</source>
        <translation>用量不足 ×%1+</translation>
    </message>
    <message>
        <source>×%1+ over-served</source>
        <translation>超额使用 ×%1+</translation>
    </message>
    <message>
        <source>no usage</source>
        <translation>无用量</translation>
    </message>
</context>
<context>
    <name>fairlead::app::AddedScenarios</name>
    <message>
        <source>Edits %1: %2</source>
        <translation>修改 %1：%2</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The scenario cannot be read</source>
        <translation>无法读取该方案</translation>
    </message>
</context>
<context>
    <name>fairlead::app::AheadController</name>
    <message>
        <source>When %1 is back at its share</source>
        <translation>%1 何时回到其份额</translation>
    </message>
    <message>
        <source>When one of the jobs %1 and %2 overtakes the other</source>
        <translation>作业 %1 和 %2 中的一个何时超过另一个</translation>
    </message>
    <message>
        <source>effective usage</source>
        <translation>有效用量</translation>
    </message>
    <message>
        <source>normalized shares</source>
        <translation>归一化份额</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>作业 %1</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>Part of the account above</source>
        <translation>占上级账户的比例</translation>
    </message>
    <message>
        <source>Part of the cluster</source>
        <translation>占集群的比例</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>公平份额因子</translation>
    </message>
    <message>
        <source>Level fair-share</source>
        <translation>同级公平份额</translation>
    </message>
    <message>
        <source>Effective usage and share</source>
        <translation>有效用量与份额</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ApplyController</name>
    <message>
        <source>Writing to the store …</source>
        <translation>正在写入存储…</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>保存文本</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Write to the store</source>
        <translation>写入存储</translation>
    </message>
    <message>
        <source>%1 is meant for What-if. Write the changes into it all the same?</source>
        <translation>%1 用于“假设”。仍要把更改写入其中吗？</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>写入(&amp;W)</translation>
    </message>
    <message>
        <source>Written to %1: revision %2.</source>
        <translation>已写入 %1：修订 %2。</translation>
    </message>
    <message>
        <source>Nothing was written: what others saved is shown now.</source>
        <translation>未写入任何内容：现在显示的是他人保存的内容。</translation>
    </message>
    <message>
        <source>%1 It could not be read again: Refresh (F5) shows it.</source>
        <translation>%1 无法重新读取：刷新（F5）后可见。</translation>
    </message>
    <message>
        <source>take the store&apos;s values</source>
        <translation>采用存储中的值</translation>
    </message>
    <message>
        <source>Nothing was written; your edits stay.</source>
        <translation>未写入任何内容；您的修改保留。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ApplyPlan</name>
    <message>
        <source>A file of the source cannot be read, so this form is not possible.</source>
        <translation>无法读取数据源中的一个文件，因此无法使用此形式。</translation>
    </message>
    <message>
        <source>These changes cannot be expressed in this form.</source>
        <translation>这些更改无法用此形式表达。</translation>
    </message>
    <message>
        <source>%1 is open for Monitor: nothing is written through it. Open it as What-if or Apply to write.</source>
        <translation>%1 以“监视”打开：不会通过它写入任何内容。要写入，请以“假设”或“应用”打开。</translation>
    </message>
    <message>
        <source>%1 cannot be written: the file or its folder is read-only.</source>
        <translation>无法写入 %1：该文件或其文件夹为只读。</translation>
    </message>
    <message>
        <source>%1 is not there any more. Your edits are: save them as a scenario, or use another form.</source>
        <translation>%1 已不存在。您的修改还在：请将其保存为方案，或使用其他形式。</translation>
    </message>
    <message>
        <source>The store keeps readings of its cluster, the last of %1. It shows an edited copy of one of them, which these changes go into; the readings stay as they were, and the time line shows them.</source>
        <translation>该存储保留其集群的快照，最后一次为 %1。它显示的是其中一次快照的已修改副本，这些修改将写入该副本；快照保持原样，可在时间线上查看。</translation>
    </message>
    <message>
        <source>The store keeps readings of its cluster, the last of %1. Once it is written to, it shows this edited copy and follows no newer reading. They are still kept, and the time line shows them.</source>
        <translation>该存储保留其集群的快照，最后一次为 %1。写入之后，它显示这份已修改的副本，不再跟随更新的快照；后者仍会保留，可在时间线上查看。</translation>
    </message>
    <message>
        <source>%1 (the source has %2)</source>
        <comment>an edit</comment>
        <translation>%1（数据源为 %2）</translation>
    </message>
    <message>
        <source>Decide first: close this dialog, and choose Keep mine or Take theirs in the strip below the pages.</source>
        <translation>请先决定：关闭此对话框，在页面下方的横条中选择“保留我的”或“采用对方的”。</translation>
    </message>
    <message>
        <source>Limits of QOS and associations are not written into a store: they are the cluster&apos;s, and the text for sacctmgr sets them there. They stay among your edits.</source>
        <translation>QOS 和关联的限制不会写入存储：它们属于集群，用 sacctmgr 文本在集群上设置。它们留在您的更改中。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConflictWords</name>
    <message>
        <source>at an unknown time</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>revision %1, %2 by %3 (%4)</source>
        <translation>修订 %1，%2，%3（%4）</translation>
    </message>
    <message>
        <source>what was saved up to then is not recorded</source>
        <translation>此前保存的内容没有记录</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 已移除</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 已更改</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 已添加</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who: what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The store is at revision %1, your edits are based on revision %2</source>
        <translation>存储处于修订 %1，您的修改基于修订 %2</translation>
    </message>
    <message>
        <source>Scenario “%1” was saved by somebody else</source>
        <translation>方案“%1”已被他人保存</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>现已存在</translation>
    </message>
    <message>
        <source>cannot be applied there</source>
        <translation>无法在那里执行</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>shares of</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>place of</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>association</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>reverted</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>history of</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Scenario “%1” is in this store already</source>
        <translation>方案“%1”已在此存储中</translation>
    </message>
    <message>
        <source>Scenario “%1” was deleted by somebody else</source>
        <translation>方案“%1”已被他人删除</translation>
    </message>
    <message>
        <source>shares %1</source>
        <translation>份额 %1</translation>
    </message>
    <message>
        <source>shares %1 under %2</source>
        <translation>份额 %1，位于 %2 下</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Connection</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>请为连接命名。</translation>
    </message>
    <message>
        <source>Name a host, or the path of a socket.</source>
        <translation>请填写主机或套接字路径。</translation>
    </message>
    <message>
        <source>Either hosts or a socket, not both.</source>
        <translation>主机和套接字只能填一个。</translation>
    </message>
    <message>
        <source>User and password have fields of their own; a host has none.</source>
        <translation>用户和密码有各自的输入框，不写在主机里。</translation>
    </message>
    <message>
        <source>Name the database, such as slurm_acct_db.</source>
        <translation>请填写数据库名，例如 slurm_acct_db。</translation>
    </message>
    <message>
        <source>Without TLS, password and data would cross the network in clear text. That is allowed for a socket or this machine only: choose Require or Verify.</source>
        <translation>没有 TLS，密码和数据会以明文经过网络。只有套接字或本机才允许：请选择“要求”或“验证”。</translation>
    </message>
    <message>
        <source>A host is written name, name:port or [IPv6]:port, with commas between them.</source>
        <translation>主机写作 name、name:port 或 [IPv6]:port，以逗号分隔。</translation>
    </message>
    <message>
        <source>slurmrestd is one host.</source>
        <translation>slurmrestd 只有一台主机。</translation>
    </message>
    <message>
        <source>slurmrestd does not tell the weights: name a settings file.</source>
        <translation>slurmrestd 不提供权重：请指定设置文件。</translation>
    </message>
    <message>
        <source>slurmrestd gets the token itself: choose Verify, or Off on this machine.</source>
        <translation>slurmrestd 会得到令牌本身：请选择“验证”，或在本机上选择“关闭”。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConnectionTest</name>
    <message>
        <source>Connected to %1, version %2.</source>
        <translation>已连接到 %1，版本 %2。</translation>
    </message>
    <message>
        <source>Clear text: not encrypted.</source>
        <translation>明文：未加密。</translation>
    </message>
    <message>
        <source>Encrypted: %1.</source>
        <translation>已加密：%1。</translation>
    </message>
    <message>
        <source>Several clusters: %1. Name one of them under Cluster.</source>
        <translation>有多个集群：%1。请在“集群”中填写其中一个。</translation>
    </message>
    <message>
        <source>Cluster %1 of: %2.</source>
        <translation>集群 %1，数据库中有：%2。</translation>
    </message>
    <message>
        <source>Tables of Slurm 24.11 or later</source>
        <translation>Slurm 24.11 或更新版本的表</translation>
    </message>
    <message>
        <source>Tables of Slurm before 24.11</source>
        <translation>Slurm 24.11 之前的表</translation>
    </message>
    <message>
        <source>the controller&apos;s version is not known</source>
        <translation>控制器版本未知</translation>
    </message>
    <message>
        <source>the controller is %1</source>
        <translation>控制器为 %1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>They hold no past usage.</source>
        <translation>其中没有历史用量。</translation>
    </message>
    <message>
        <source>A Fairlead store, version %1.</source>
        <translation>Fairlead 存储，版本 %1。</translation>
    </message>
    <message>
        <source>Hosts tried before it:</source>
        <translation>此前尝试过的主机：</translation>
    </message>
    <message>
        <source>The connection cannot be used.</source>
        <translation>无法使用该连接。</translation>
    </message>
    <message>
        <source>The connection works, but %1 cannot be used.</source>
        <translation>连接可用，但 %1 无法使用。</translation>
    </message>
    <message>
        <source>This version does not tell usage: name a usage file, or it counts as 0.</source>
        <translation>此版本不提供用量：请指定用量文件，否则按 0 计算。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConnectionsController</name>
    <message>
        <source>Asking the keychain for the password …</source>
        <translation>正在向密钥环索取密码…</translation>
    </message>
    <message>
        <source>This address of a database cannot be used. Connect to a database from the File menu: there each part has a field.</source>
        <translation>无法使用该数据库地址。请从“文件”菜单连接数据库：那里每一部分都有输入框。</translation>
    </message>
    <message>
        <source>Last time, Fairlead showed %1.</source>
        <translation>上次 Fairlead 显示的是 %1。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>The last attempt did not succeed.</source>
        <translation>上次尝试没有成功。</translation>
    </message>
    <message>
        <source>The keychain holds no password for it.</source>
        <translation>密钥环中没有它的密码。</translation>
    </message>
    <message>
        <source>The keychain cannot be used (%1), so the password is asked for once per session.</source>
        <translation>密钥环无法使用（%1），因此每次会话询问一次密码。</translation>
    </message>
    <message>
        <source>No keychain can be used: %1. The password is kept until Fairlead ends.</source>
        <translation>没有可用的密钥环：%1。密码保留到 Fairlead 退出为止。</translation>
    </message>
    <message>
        <source>The keychain did not take the password (%1): it is known until Fairlead ends.</source>
        <translation>密钥环没有保存密码（%1）：它只保留到 Fairlead 退出为止。</translation>
    </message>
    <message>
        <source>No keychain can be used: %1. Passwords are asked for once per session.</source>
        <translation>没有可用的密钥环：%1。每次会话询问一次密码。</translation>
    </message>
    <message>
        <source>The server refuses the user or the password.</source>
        <translation>服务器拒绝该用户或密码。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::CrashRecovery</name>
    <message>
        <source>restore edits</source>
        <translation>恢复修改</translation>
    </message>
    <message numerus="yes">
        <source>Fairlead did not close properly: %Ln edit(s) to %1, the last of %2, can be restored: %3.</source>
        <translation>
            <numerusform>Fairlead 未正常关闭：可以恢复 %1 的 %Ln 处修改，最后一处于 %2：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard edits</source>
        <translation>放弃修改</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 will be gone for good: %2.</source>
        <translation>
            <numerusform>对 %1 的 %Ln 项修改将永久丢失：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Rest&amp;ore edits</source>
        <translation>恢复修改(&amp;O)</translation>
    </message>
    <message>
        <source>After a crash your edits could not be restored: %1. Save them as a scenario (Ctrl+S) in another place.</source>
        <translation>崩溃后将无法恢复您的修改：%1。请把它们作为方案保存到别处（Ctrl+S）。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. The edits are still kept.</source>
        <translation>无法打开 %1：%2。修改仍然保留。</translation>
    </message>
    <message>
        <source>Unsaved edits were found, but they cannot be read: %1.</source>
        <translation>找到未保存的修改，但无法读取：%1。</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
</context>
<context>
    <name>fairlead::app::DockRoom</name>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ExportController</name>
    <message>
        <source>Export the report as PDF</source>
        <translation>导出报告为 PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export tables as CSV into a folder</source>
        <translation>将表格以 CSV 导出到文件夹</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Export pictures into a folder</source>
        <translation>将图片导出到文件夹</translation>
    </message>
    <message>
        <source>Written: %1, without the Outlook: it is of other settings, run it again.</source>
        <translation>已写入：%1，不含展望：它属于其他设置，请重新运行。</translation>
    </message>
    <message>
        <source>Without usage and waits, which cannot be read: %1.</source>
        <translation>不含用量和等待时间，因为无法读取：%1。</translation>
    </message>
    <message>
        <source>No font of this machine has %1: boxes stand in their place.</source>
        <translation>这台机器上没有任何字体含有 %1：以方框代替。</translation>
    </message>
    <message>
        <source>Without waits, which cannot be read: %1.</source>
        <translation>不含等待时间，因为无法读取：%1。</translation>
    </message>
    <message>
        <source>Nothing was written: %1. File → Settings names it.</source>
        <translation>未写入任何内容：%1。它在“文件”→“设置”中指定。</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of %1 will be replaced: %2</source>
        <translation>
            <numerusform>将替换 %1 中的 %Ln 个文件：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Written: %1, without the Outlook: the history has been read again since, run it again.</source>
        <translation>已写入：%1，不含展望：此后历史已重新读取，请重新运行。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::FaultReport</name>
    <message>
        <source>Write the report into a new folder</source>
        <translation>把报告写入新文件夹</translation>
    </message>
    <message>
        <source>Written: %1. Look at it, and say in its README.txt what was wrong, before you send it.</source>
        <translation>已写入：%1。发送之前请查看它，并在其中的 README.txt 里说明问题。</translation>
    </message>
    <message>
        <source>A report of a fault</source>
        <translation>故障报告</translation>
    </message>
    <message>
        <source>The report is a new folder with the cluster as it was read: made-up names stand for accounts, users, jobs and nodes, the numbers stay. Nothing is sent. Look at it before you send it to somebody.</source>
        <translation>报告是一个新文件夹，内容是读取到的集群：账户、用户、作业和节点换成虚构的名称，数字不变。不会发送任何内容。发给别人之前请先查看。</translation>
    </message>
    <message>
        <source>&amp;Choose a folder …</source>
        <translation>选择文件夹(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>fairlead::app::FinderController</name>
    <message>
        <source>Give at least one target and one parameter that may change.</source>
        <translation>请至少给出一个目标和一个可以改变的参数。</translation>
    </message>
    <message>
        <source>The history is too short to search in a part of it.</source>
        <translation>历史太短，无法只在其中一部分搜索。</translation>
    </message>
    <message>
        <source>try a policy that was found</source>
        <translation>试用找到的策略</translation>
    </message>
</context>
<context>
    <name>fairlead::app::HardwareController</name>
    <message>
        <source>new hardware</source>
        <translation>新硬件</translation>
    </message>
</context>
<context>
    <name>fairlead::app::HelpDialog</name>
    <message>
        <source>Fairlead manual</source>
        <translation>Fairlead 手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>手册的页面</translation>
    </message>
    <message>
        <source>In ten minutes</source>
        <translation>十分钟</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <comment>a key</comment>
        <translation>搜索手册（%1）</translation>
    </message>
</context>
<context>
    <name>fairlead::app::KeptScenarios</name>
    <message>
        <source>The scenarios of the outlook cannot be kept</source>
        <translation>无法保留展望的方案</translation>
    </message>
    <message>
        <source>The scenarios of the outlook cannot be read</source>
        <translation>无法读取展望的方案</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LeaveQuestion</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的修改</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 are not saved.</source>
        <translation>
            <numerusform>%1 有 %Ln 处修改尚未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as a scenario, discard, or stay and go on working?</source>
        <translation>要保存为方案、放弃，还是留下继续工作？</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>留下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save in %1</source>
        <translation>保存到 %1(&amp;S)</translation>
    </message>
    <message>
        <source>The scenario has changes that are not saved.</source>
        <translation>方案有尚未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Save in the store</source>
        <translation>保存到存储中(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is gone, or has changed since it was saved.</source>
        <translation>%1 已不存在，或在保存之后被更改。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LiveButton</name>
    <message>
        <source>Refresh only on F5</source>
        <translation>仅在按 F5 时刷新</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Every 10 seconds</source>
        <translation>每 10 秒</translation>
    </message>
    <message>
        <source>Live 10 s</source>
        <translation>实时 10 秒</translation>
    </message>
    <message>
        <source>Every 30 seconds</source>
        <translation>每 30 秒</translation>
    </message>
    <message>
        <source>Live 30 s</source>
        <translation>实时 30 秒</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>Live 1 min</source>
        <translation>实时 1 分钟</translation>
    </message>
    <message>
        <source>Every 5 minutes</source>
        <translation>每 5 分钟</translation>
    </message>
    <message>
        <source>Live 5 min</source>
        <translation>实时 5 分钟</translation>
    </message>
    <message>
        <source>The source is being read …</source>
        <translation>正在读取数据源…</translation>
    </message>
    <message>
        <source>Read the source again (F5). By itself: %1</source>
        <translation>重新读取数据源（F5）。自动：%1</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LiveController</name>
    <message>
        <source>read %1</source>
        <comment>at a time of day</comment>
        <translation>读取于 %1</translation>
    </message>
    <message>
        <source>no answer; last answer %1, trying again …</source>
        <translation>无应答；上次应答 %1，正在重试…</translation>
    </message>
    <message>
        <source>no answer; last answer %1, trying again in %2 s</source>
        <translation>无应答；上次应答 %1，%2 秒后重试</translation>
    </message>
    <message>
        <source>no answer; last answer %1, F5 tries again</source>
        <translation>无应答；上次应答 %1，按 F5 重试</translation>
    </message>
    <message>
        <source>%1 no longer tells, or not all of it: %2. What was read at %3 stays on the screen.</source>
        <translation>%1 不再提供或不再完整提供：%2。屏幕上保留 %3 读取的内容。</translation>
    </message>
    <message>
        <source>Show it all the same</source>
        <translation>仍然显示</translation>
    </message>
    <message>
        <source>%1 cannot be read any more (%2). What was read at %3 stays on the screen.</source>
        <translation>无法再读取 %1（%2）。屏幕上保留 %3 读取的内容。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 no longer takes the password. What was read at %2 stays on the screen.</source>
        <translation>%1 不再接受该密码。%2 读取的内容仍保留在屏幕上。</translation>
    </message>
    <message>
        <source>Enter the password</source>
        <translation>输入密码</translation>
    </message>
    <message>
        <source>password refused; last answer %1</source>
        <translation>密码被拒绝；上次应答 %1</translation>
    </message>
    <message>
        <source>%1 was replaced by an older copy or by another store: it is at revision %2, and was at %3. What is there is shown now.</source>
        <translation>%1 已被较旧的副本或另一个存储替换：其修订号为 %2，此前为 %3。现在显示的是其中的内容。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::MainWindow</name>
    <message>
        <source>Fairlead</source>
        <translation>Fairlead</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The scenario cannot be applied; the last result stays on the screen. Undo (Ctrl+Z) reverts the last edit.</source>
        <translation>该方案无法应用；屏幕上保留上一次的结果。撤销（Ctrl+Z）可撤回最后一处修改。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln 处修改</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is open</source>
        <translation>未打开任何数据</translation>
    </message>
    <message>
        <source>reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>demo %1</source>
        <comment>a cluster that is made up</comment>
        <translation>演示 %1</translation>
    </message>
    <message>
        <source>%1[*] — Fairlead</source>
        <translation>%1[*] — Fairlead</translation>
    </message>
</context>
<context>
    <name>fairlead::app::NoKeychain</name>
    <message>
        <source>the settings say not to</source>
        <translation>设置中已停用</translation>
    </message>
</context>
<context>
    <name>fairlead::app::OutlookController</name>
    <message>
        <source>With the edits</source>
        <translation>含修改</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>无法读取历史</translation>
    </message>
    <message>
        <source>%1 is not a Slurm policy: only Slurm&apos;s schedulers can be replayed.</source>
        <translation>%1 不是 Slurm 的策略：只能重放 Slurm 的调度器。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::OutlookPolicies</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>At most %1 policies are replayed together: not among them are %2.</source>
        <translation>最多同时重放 %1 个策略：%2 不在其中。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Pages</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>展望</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>fairlead::app::PlanController</name>
    <message>
        <source>This time limit cannot be read: write 2:00:00, 1-0 or 2 h.</source>
        <translation>无法识别该时间限制：请写 2:00:00、1-0 或 2 h。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::PolicyController</name>
    <message>
        <source>Compare with a policy</source>
        <translation>与策略比较</translation>
    </message>
    <message>
        <source>Policies of Slurm, Moab and Maui (*.conf *.cfg *.txt);;All files (*)</source>
        <translation>Slurm、Moab 和 Maui 的策略 (*.conf *.cfg *.txt);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioChoices</name>
    <message>
        <source>This scenario</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>Compare with the scenario of a file</source>
        <translation>与文件中的方案比较</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Tick up to four scenarios.</source>
        <translation>请勾选最多四个方案。</translation>
    </message>
    <message>
        <source>%1. Untick it to compare the others.</source>
        <translation>%1。取消勾选它即可比较其余方案。</translation>
    </message>
    <message>
        <source>%1 (this scenario)</source>
        <translation>%1（本方案）</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioController</name>
    <message>
        <source>reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Scenarios (*.%1)</source>
        <translation>方案 (*.%1)</translation>
    </message>
    <message>
        <source>Load a scenario</source>
        <translation>加载方案</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>方案 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The scenario is in %1.</source>
        <translation>方案已保存到 %1。</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>describe the scenario</source>
        <translation>描述方案</translation>
    </message>
    <message>
        <source>PriorityWeightTRES of the scenario names %1, which the cluster does not track: that is ignored.</source>
        <translation>方案的 PriorityWeightTRES 指定了 %1，而集群并不跟踪它：将被忽略。</translation>
    </message>
    <message>
        <source>%1 has changed since it was read or saved here: choose where the scenario goes.</source>
        <translation>%1 在此读取或保存之后已被更改：请选择方案的保存位置。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioWatch</name>
    <message>
        <source>Scenario “%1” has been saved in the store since it was read here (revision %2). What is on the screen stays; saving it shows both.</source>
        <translation>自在此读取以来，方案“%1”已在存储中被保存（修订 %2）。屏幕上的内容不变；保存时会显示两者。</translation>
    </message>
    <message>
        <source>Scenario “%1” has been deleted in the store (revision %2 at the latest). What is on the screen stays and can be saved again.</source>
        <translation>方案“%1”已在存储中被删除（最迟在修订 %2）。屏幕上的内容不变，可以再次保存。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SearchController</name>
    <message numerus="yes">
        <source>%Ln job row(s)</source>
        <translation>
            <numerusform>%Ln 个作业行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 job rows, 3 in the tree</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the tree</source>
        <translation>
            <numerusform>树中 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>no field %1:</source>
        <translation>没有字段 %1:</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SettingsController</name>
    <message>
        <source>Language, font, text size and unit change with the next start.</source>
        <translation>语言、字体、文字大小和单位在下次启动时更改。</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1: they last until this window closes.</source>
        <translation>无法将设置写入 %1：它们只保持到此窗口关闭。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SourceController</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Open a capture folder</source>
        <translation>打开采集文件夹</translation>
    </message>
    <message>
        <source>Read from Slurm&apos;s commands</source>
        <translation>从 Slurm 命令读取</translation>
    </message>
    <message>
        <source>Host that ssh reaches with a key (user@host, host:port).
Empty: the commands of this computer. They only read.</source>
        <translation>ssh 用密钥可到达的主机（user@host，host:port）。
留空：本机的命令。这些命令只读取。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>%1 now belongs to cluster %2. What was on the screen stays there; open it again to see the other cluster.</source>
        <translation>%1 现在属于集群 %2。屏幕上的内容保持不变；要看另一个，请重新打开。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Fairlead files (*.fairlead);;Job traces (*.swf *.swf.gz);;All files (*)</source>
        <translation>Fairlead 文件 (*.fairlead);;作业记录 (*.swf *.swf.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 now belongs to cluster %2.</source>
        <translation>%1 现在属于集群 %2。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StatusLine</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>导入问题</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>updating …</source>
        <translation>更新中…</translation>
    </message>
    <message>
        <source>evaluated in %1 ms</source>
        <translation>计算用时 %1 毫秒</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>through %1</source>
        <translation>通过 %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>修订 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln 个作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln association(s)</source>
        <translation>
            <numerusform>%Ln 个关联</numerusform>
        </translation>
    </message>
    <message>
        <source>provisional: usage is not read yet</source>
        <translation>暂定：用量尚未读取</translation>
    </message>
    <message>
        <source>%1, snapshot of %2</source>
        <extracomment>a cluster, a date with its time of day and the short name of the time zone</extracomment>
        <translation>%1，%2 的快照</translation>
    </message>
    <message>
        <source>○ reading %1 …</source>
        <translation>○ 正在读取 %1…</translation>
    </message>
    <message>
        <source>%1, rebuilt for %2</source>
        <translation>%1，为 %2 重建</translation>
    </message>
    <message>
        <source>%1, time ahead: %2</source>
        <translation>%1，未来时刻：%2</translation>
    </message>
    <message>
        <source>○ nothing is open</source>
        <translation>○ 未打开任何数据</translation>
    </message>
    <message>
        <source>%1, own copy of the reading of %2</source>
        <translation>%1，%2 快照的自有副本</translation>
    </message>
    <message>
        <source>jobs not known</source>
        <translation>作业未知</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StoreCopy</name>
    <message>
        <source>%1; newer readings are kept, the last of %2</source>
        <translation>%1；保留有更新的快照，最后一次为 %2</translation>
    </message>
    <message>
        <source>%1; newer readings will be kept beside it</source>
        <translation>%1；更新的快照会另行保留</translation>
    </message>
    <message>
        <source>the store&apos;s own copy, edited or imported, of the reading of %1</source>
        <translation>存储自有的 %1 快照副本，已修改或已导入</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StoredScenarios</name>
    <message>
        <source>load %1</source>
        <translation>加载 %1</translation>
    </message>
    <message>
        <source>Scenario “%1” is saved in the store: revision %2.</source>
        <translation>方案“%1”已保存到存储：修订 %2。</translation>
    </message>
    <message>
        <source>Nothing was saved; your edits stay.</source>
        <translation>未保存任何内容；您的修改保留。</translation>
    </message>
    <message>
        <source>The two cannot be merged this way; nothing was saved. Keep theirs or overwrite it with yours.</source>
        <translation>两者无法这样合并；未保存任何内容。请保留对方的，或用您的覆盖。</translation>
    </message>
    <message>
        <source>merge with what others saved</source>
        <translation>与他人保存的内容合并</translation>
    </message>
    <message>
        <source>take the store&apos;s scenario</source>
        <translation>采用存储中的方案</translation>
    </message>
    <message>
        <source>Nothing was saved: the scenario of the store is shown. Undo (Ctrl+Z) brings yours back.</source>
        <translation>未保存任何内容：现在显示存储中的方案。撤销（Ctrl+Z）可恢复您的方案。</translation>
    </message>
    <message>
        <source>Nothing was changed: %1.</source>
        <translation>未作任何更改：%1。</translation>
    </message>
</context>
<context>
    <name>fairlead::app::TimelineController</name>
    <message>
        <source>Reading the history …</source>
        <translation>正在读取历史…</translation>
    </message>
    <message>
        <source>past moment, as read %1, the last reading before</source>
        <translation>过去的时刻，即 %1 的快照，是此前最后一个</translation>
    </message>
    <message>
        <source>past moment, as read %1</source>
        <translation>过去的时刻，为 %1 读取的内容</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>未打开任何数据。</translation>
    </message>
    <message>
        <source>past moment, rebuilt for %1 with the shares and settings of today, from the history of jobs</source>
        <translation>过去的时刻，按现在的份额和设置为 %1 重建，依据作业历史</translation>
    </message>
    <message>
        <source>The history is as it was read before: %1</source>
        <translation>历史仍为之前读取的内容：%1</translation>
    </message>
    <message>
        <source>time ahead: %1, if nobody comes and nobody uses anything any more</source>
        <translation>未来时刻：%1，假定没有新作业，也不再有人使用资源</translation>
    </message>
    <message>
        <source>time ahead: %1, if no job comes, starts or ends and usage goes on at its rate</source>
        <translation>未来时刻：%1，假定没有作业到来、启动或结束，用量按当前速率继续</translation>
    </message>
</context>
<context>
    <name>fairlead::app::UpgradeQuestion</name>
    <message>
        <source>Store of an older Fairlead</source>
        <translation>旧版 Fairlead 的存储</translation>
    </message>
    <message>
        <source>%1 was written by an older Fairlead. It must be upgraded before anything is written to it; older programs can then no longer open it. Reading it changes nothing.</source>
        <translation>%1 由旧版 Fairlead 写成。写入前会先将其升级，之后旧程序将无法再打开。只读取不会改变它。</translation>
    </message>
    <message>
        <source>&amp;Upgrade it</source>
        <translation>升级(&amp;U)</translation>
    </message>
</context>
<context>
    <name>fairlead::app::UsageController</name>
    <message>
        <source>The source has no usage history</source>
        <translation>数据源中没有用量历史</translation>
    </message>
    <message>
        <source>The usage cannot be read</source>
        <translation>无法读取用量</translation>
    </message>
    <message>
        <source>Capture it again with usage.txt (fairleadctl capture), or open a database of slurmdbd.</source>
        <translation>请重新采集并包含 usage.txt（fairleadctl capture），或打开 slurmdbd 的数据库。</translation>
    </message>
    <message>
        <source>This demo has none. Limoges (File, Open demo) shows what the page is for.</source>
        <translation>此演示没有用量。Limoges（文件，打开演示）展示此页的用途。</translation>
    </message>
    <message>
        <source>Moab and Maui keep sums for each fairshare window, not jobs: Fairshare on the left shows them where it is on.</source>
        <translation>Moab 和 Maui 按公平份额窗口保存总量，不保存作业：启用时，左侧的“公平份额”会显示它们。</translation>
    </message>
    <message>
        <source>Of this period no usage is known</source>
        <translation>此期间没有已知的用量</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Welcome</name>
    <message>
        <source>Open a cluster</source>
        <translation>打开集群</translation>
    </message>
    <message>
        <source>Look at a demo</source>
        <translation>查看演示</translation>
    </message>
</context>
<context>
    <name>fairlead::app::WindowActions</name>
    <message>
        <source>Open capture &amp;folder …</source>
        <translation>打开采集文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Load scenario …</source>
        <translation>加载方案(&amp;L)…</translation>
    </message>
    <message>
        <source>Export report as &amp;PDF …</source>
        <translation>导出报告为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;About Fairlead</source>
        <translation>关于 Fairlead(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;demo</source>
        <translation>打开演示(&amp;D)</translation>
    </message>
    <message>
        <source>Limoges: a university&apos;s cluster</source>
        <translation>Limoges：一所大学的集群</translation>
    </message>
    <message>
        <source>Textbook: the example of Slurm&apos;s manual</source>
        <translation>教科书：Slurm 手册中的示例</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Main tools</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>Harbour: a site with Moab</source>
        <translation>Harbour：使用 Moab 的站点</translation>
    </message>
    <message>
        <source>&amp;Connect to a database or slurmrestd …</source>
        <translation>连接数据库或 slurmrestd(&amp;C)…</translation>
    </message>
    <message>
        <source>Co&amp;nnections</source>
        <translation>连接(&amp;N)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Save in the s&amp;tore …</source>
        <translation>保存到存储(&amp;T)…</translation>
    </message>
    <message>
        <source>L&amp;oad from the store …</source>
        <translation>从存储加载(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Apply …</source>
        <translation>应用(&amp;A)…</translation>
    </message>
    <message>
        <source>Apply …</source>
        <translation>应用…</translation>
    </message>
    <message>
        <source>Shows the commands, files or rows that put the edits into effect; nothing is written yet</source>
        <translation>显示使修改生效的命令、文件或行；尚不写入任何内容</translation>
    </message>
    <message>
        <source>Read from &amp;Slurm&apos;s commands …</source>
        <translation>从 &amp;Slurm 命令读取…</translation>
    </message>
    <message>
        <source>Open Fairlead f&amp;ile …</source>
        <translation>打开 Fairlead 文件(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Reset all edits</source>
        <translation>重置所有修改(&amp;R)</translation>
    </message>
    <message>
        <source>Export tables as CS&amp;V …</source>
        <translation>导出表格为 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;ime line</source>
        <translation>时间线(&amp;I)</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Plan &amp;jobs …</source>
        <translation>计划作业(&amp;J)…</translation>
    </message>
    <message>
        <source>Where jobs would stand that nobody has submitted yet</source>
        <translation>尚未提交的作业会排在哪里</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>打开最近的数据源(&amp;T)</translation>
    </message>
    <message>
        <source>Look at another moment: queue, usage and ranks as they were, or as they will be if all goes on</source>
        <translation>查看另一时刻：当时的队列、用量和排名，或一切照旧时将来的情形</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>One more, for another cluster</source>
        <translation>再打开一个窗口，用于另一个集群</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Puts the panels back where they were at first</source>
        <translation>把面板放回最初的位置</translation>
    </message>
    <message>
        <source>Prepare a &amp;report of a fault …</source>
        <translation>准备错误报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Writes the cluster under made-up names into a folder that can be sent; nothing is sent by itself</source>
        <translation>用虚构的名称把集群写入可以发送的文件夹；不会自动发送任何内容</translation>
    </message>
    <message>
        <source>&amp;Describe the scenario …</source>
        <translation>描述方案(&amp;D)…</translation>
    </message>
    <message>
        <source>Its name, who made it and what it is for</source>
        <translation>方案的名称、作者和用途</translation>
    </message>
    <message>
        <source>&amp;Compare scenarios …</source>
        <translation>比较方案(&amp;C)…</translation>
    </message>
    <message>
        <source>Up to four scenarios side by side</source>
        <translation>最多四个方案并列比较</translation>
    </message>
    <message>
        <source>Export pict&amp;ures …</source>
        <translation>导出图片(&amp;U)…</translation>
    </message>
    <message>
        <source>Pies and queue as SVG and PNG</source>
        <translation>饼图和队列，SVG 与 PNG 格式</translation>
    </message>
    <message>
        <source>Find a polic&amp;y …</source>
        <translation>寻找策略(&amp;Y)…</translation>
    </message>
    <message>
        <source>Which settings would reach targets, by replaying the history</source>
        <translation>通过重放历史，找出能达到目标的设置</translation>
    </message>
    <message>
        <source>As the de&amp;sktop</source>
        <translation>跟随桌面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>账户(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Job</source>
        <translation>作业(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Save scenario</source>
        <translation>保存方案(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve scenario as …</source>
        <translation>方案另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Into the file or store that it came from, or a file that is asked for</source>
        <translation>保存到它来自的文件或存储，或保存到另选的文件</translation>
    </message>
    <message>
        <source>Rest of the tool bar</source>
        <translation>工具栏的其余部分</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AccountTreeEdits</name>
    <message>
        <source>A name is needed.</source>
        <translation>需要一个名称。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from the least to the most</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>shares of %Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行的份额</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln row(s)</source>
        <translation>
            <numerusform>移除 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln account(s) below %1</source>
        <translation>
            <numerusform>将 %Ln 个账户移到 %1 之下</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a user: only accounts can be moved.</source>
        <translation>%1 是用户：只能移动账户。</translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln row(s)</source>
        <translation>
            <numerusform>粘贴 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be edited while this is open for Monitor.</source>
        <translation>以“监视”打开时无法修改。</translation>
    </message>
    <message>
        <source>“%1” is not a valid share: enter a whole number up to %2 or “parent”.</source>
        <translation>“%1”不是有效的份额：请输入不大于 %2 的整数或“parent”。</translation>
    </message>
    <message>
        <source>sacctmgr keeps account names in small letters: write “%1”.</source>
        <translation>sacctmgr 用小写字母保存账户名：请写“%1”。</translation>
    </message>
    <message>
        <source>sacctmgr keeps user names in small letters: write “%1”.</source>
        <translation>sacctmgr 用小写字母保存用户名：请写“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) of what is removed wait or run, and stay in the queue: on the cluster they have to end first.</source>
        <translation>
            <numerusform>被删除的部分有 %Ln 个作业在等待或运行，它们仍留在队列中：在集群上须先等它们结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>The new name keeps the usage here and in a store. sacctmgr cannot rename: it adds the new name, which begins without usage.</source>
        <translation>新名称在这里和存储中保留用量。sacctmgr 不能重命名：它添加新名称，而新名称没有用量。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AdviceModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Problem: the policy does not do what it says. Warning: it probably does not do what is meant. Hint: it could be simpler or better.</source>
        <translation>问题：策略未按其设置工作。警告：策略可能与意图不符。提示：策略可以更简单或更好。</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>What is wrong with the policy.</source>
        <translation>策略有什么问题。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>How that is known, from the queue and the tree as they are.</source>
        <translation>从当前的队列和账户树得知。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AdviceTexts</name>
    <message>
        <source>shares of %1 = %2</source>
        <translation>%1 的份额 = %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>edits</comment>
        <translation>
            <numerusform>%1 及另外 %Ln 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::AgreementModel</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>job %1 in %2</source>
        <translation>作业 %1，分区 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>The scheduler&apos;s own command that printed the number.</source>
        <translation>显示该数值的调度器命令。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The job and partition, or the association.</source>
        <translation>作业和分区，或者关联。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Which number of the row, as the command heads its column.</source>
        <translation>该行的哪个数值，按命令的列名。</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>What is computed from the source.</source>
        <translation>根据数据源计算的值。</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>显示值</translation>
    </message>
    <message>
        <source>What the scheduler printed.</source>
        <translation>调度器显示的值。</translation>
    </message>
    <message>
        <source>Allowed by rounding</source>
        <translation>舍入允许的范围</translation>
    </message>
    <message>
        <source>The range that is possible where the source knows the usage only rounded.</source>
        <translation>数据源中的用量只有舍入值时可能的范围。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Within rounding, or differs.</source>
        <translation>在舍入范围内，或不同。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AgreementWords</name>
    <message>
        <source>any amount</source>
        <translation>任意值</translation>
    </message>
    <message>
        <source>; %1 only there</source>
        <translation>；%1 行仅在对方</translation>
    </message>
    <message>
        <source>; %1 only here</source>
        <translation>；%1 行仅在此处</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>within rounding</source>
        <translation>在舍入范围内</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>%1 in %2, by up to %3</source>
        <comment>column, rows, difference</comment>
        <translation>%1：%2 行，最多相差 %3</translation>
    </message>
    <message>
        <source>all equal, %1 of %1 rows</source>
        <translation>全部相同，%1 / %1 行</translation>
    </message>
    <message>
        <source>within rounding, %1 of %2 rows equal (%3)</source>
        <translation>在舍入范围内，%2 行中 %1 行相同（%3）</translation>
    </message>
    <message>
        <source>differs, %1 of %2 rows (%3)</source>
        <translation>不同，%2 行中有 %1 行（%3）</translation>
    </message>
    <message>
        <source>the ages in the answers agree on %1 (%2), not on this moment</source>
        <translation>应答中的年龄一致指向 %1（%2），而不是此时刻</translation>
    </message>
    <message>
        <source>the ages in the answers agree on %1 to %2 (%3 to %4), not on this moment</source>
        <translation>应答中的年龄一致指向 %1 至 %2（%3 至 %4），而不是此时刻</translation>
    </message>
    <message>
        <source>sshare&apos;s RawUsage agrees and its fractions do not: jobs that ended after the computation have been charged since</source>
        <translation>sshare 的 RawUsage 一致而比例不一致：计算之后结束的作业已被计费</translation>
    </message>
    <message>
        <source>rows are missing</source>
        <translation>缺少行</translation>
    </message>
    <message>
        <source>rows are missing, %1 of %2 rows equal</source>
        <translation>缺少行，%2 行中 %1 行相等</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>command of Slurm: how it agrees</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rows, %3</source>
        <comment>of which so many values differ</comment>
        <translation>%2 行中的 %1 行，%3</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ConflictsModel</name>
    <message>
        <source>Your edit</source>
        <translation>您的修改</translation>
    </message>
    <message>
        <source>What the scenario changes.</source>
        <translation>方案所更改的内容。</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>您的值</translation>
    </message>
    <message>
        <source>The value that your edit sets.</source>
        <translation>您的修改所设置的值。</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>The source&apos;s value when you made the edit.</source>
        <translation>您修改时数据源中的值。</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>The source&apos;s value in the last reading.</source>
        <translation>最近一次快照中数据源的值。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Why the edit and the source disagree.</source>
        <translation>修改与数据源不一致的原因。</translation>
    </message>
    <message>
        <source>Somebody else has changed it; your value is shown.</source>
        <translation>他人已更改此项；显示的是您的值。</translation>
    </message>
    <message>
        <source>The cluster already has this value: the edit is no longer needed.</source>
        <translation>集群上已是此值：不再需要此修改。</translation>
    </message>
    <message>
        <source>The name already exists; your edit is not applied.</source>
        <translation>该名称已存在；您的修改未应用。</translation>
    </message>
    <message>
        <source>It cannot be applied to this tree.</source>
        <translation>无法应用于此树。</translation>
    </message>
    <message>
        <source>%1 It stays in the scenario.</source>
        <translation>%1 该修改保留在方案中。</translation>
    </message>
    <message>
        <source>The source does not have it; your edit is not applied.</source>
        <translation>数据源中没有该项；您的修改未应用。</translation>
    </message>
    <message>
        <source>It cannot have this value; your edit is not applied.</source>
        <translation>不能取这个值；您的修改未被应用。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::CourseModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>起始（UTC）</translation>
    </message>
    <message>
        <source>The beginning of the step.</source>
        <translation>该期间的开始。</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>What really happened.</source>
        <translation>实际发生的情况。</translation>
    </message>
    <message>
        <source>Mean of the replicas under this policy. The tool tip has the interval in which another run would lie nine times of ten.</source>
        <translation>该策略下各次重放的平均值。提示中给出区间：再运行一次，十次中有九次落在其中。</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Of the machine, under the last policy.</source>
        <translation>占整机的比例，按最后一个策略。</translation>
    </message>
    <message>
        <source>What really happened: the most jobs that waited at one time within the step.</source>
        <translation>实际发生的情况：该期间内同时等待的作业数的最大值。</translation>
    </message>
    <message>
        <source>Whose part of the CPU time it is.</source>
        <translation>该份额所属的账户。</translation>
    </message>
    <message>
        <source>Recorded, at most</source>
        <translation>历史记录（最大值）</translation>
    </message>
    <message>
        <source>The most jobs that wait at one time within the step, mean of the replicas under this policy. The tool tip has the interval in which another run would lie nine times of ten.</source>
        <translation>该期间内同时等待的作业数的最大值，为该策略下各次重放的平均值。提示中给出区间：再运行一次，十次中有九次落在其中。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::Explainer</name>
    <message>
        <source>Why is my job not running?</source>
        <translation>我的作业为什么没有运行？</translation>
    </message>
    <message>
        <source>Select a job to see what its priority is made of.</source>
        <translation>选择一个作业，查看其优先级的构成。</translation>
    </message>
    <message>
        <source>Select two (Ctrl+click) to read why one stands before the other.</source>
        <translation>选择两个作业（Ctrl+单击），查看一个排在另一个之前的原因。</translation>
    </message>
    <message>
        <source>What the priority of %1 is made of</source>
        <translation>%1 的优先级构成</translation>
    </message>
    <message>
        <source>Why %1 stands before %2</source>
        <translation>为什么 %1 排在 %2 之前</translation>
    </message>
    <message numerus="yes">
        <source>The first and the last of %Ln selected row(s):</source>
        <translation>
            <numerusform>所选 %Ln 行中的第一行和最后一行：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first and the last with a rank of %Ln selected row(s):</source>
        <translation>
            <numerusform>所选 %Ln 行中有排名的第一行和最后一行：</numerusform>
        </translation>
    </message>
    <message>
        <source>Why %1 and %2 cannot be compared</source>
        <translation>为什么 %1 与 %2 无法比较</translation>
    </message>
</context>
<context>
    <name>fairlead::models::FinderModel</name>
    <message>
        <source>no jobs</source>
        <translation>没有作业</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>a target is reached</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>%1 ✗</source>
        <comment>a target is missed</comment>
        <translation>%1 ✗</translation>
    </message>
    <message>
        <source>What the policy sets it to.</source>
        <translation>该策略所设的值。</translation>
    </message>
    <message>
        <source>weeks searched</source>
        <translation>搜索所用的周</translation>
    </message>
    <message>
        <source>other weeks</source>
        <translation>其余的周</translation>
    </message>
    <message>
        <source>What the target comes to on the weeks that were searched.</source>
        <translation>目标在搜索所用的周里的结果。</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The present one, and those that no other one beats.</source>
        <translation>现行策略，以及没有其他策略胜过的策略。</translation>
    </message>
    <message>
        <source>Policy as it is</source>
        <translation>现行策略</translation>
    </message>
    <message>
        <source>Policy %L1</source>
        <translation>策略 %L1</translation>
    </message>
    <message>
        <source>Another one is better for some target, and worse for none</source>
        <translation>另一个策略对某个目标更好，对其他目标都不差</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>已达到</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未达到</translation>
    </message>
    <message>
        <source>%1; %2 decides</source>
        <comment>reached or not; a group</comment>
        <translation>%1；由 %2 决定</translation>
    </message>
    <message>
        <source>What it comes to on the weeks that the search did not see. What is reached only on those that it saw may be luck.</source>
        <translation>目标在搜索未用到的周里的结果。只在搜索所用的周里达到，可能是偶然。</translation>
    </message>
    <message>
        <source>Policy with your edits</source>
        <translation>包含您的修改的策略</translation>
    </message>
    <message>
        <source>%1 ✗ fewer start</source>
        <comment>a wait; a target is missed</comment>
        <translation>%1 ✗ 启动的更少</translation>
    </message>
    <message>
        <source>not reached: fewer of these jobs start than under the present policy, and the wait is of those that do</source>
        <translation>未达到：这些作业中启动的比现行策略下少，等待只计已启动的作业</translation>
    </message>
</context>
<context>
    <name>fairlead::models::HardwareModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Everybody on a level on which shares change</source>
        <translation>份额有变化的层级上的所有成员</translation>
    </message>
    <message>
        <source>Shares now</source>
        <translation>当前份额</translation>
    </message>
    <message>
        <source>With the edits of the scenario</source>
        <translation>包括方案中的修改</translation>
    </message>
    <message>
        <source>Shares then</source>
        <translation>之后的份额</translation>
    </message>
    <message>
        <source>Whole numbers that come nearest</source>
        <translation>最接近的整数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>By how much the number of shares differs</source>
        <translation>份额数相差多少</translation>
    </message>
    <message>
        <source>Promised now</source>
        <translation>当前应得</translation>
    </message>
    <message>
        <source>Nodes, or whatever the machine is counted in</source>
        <translation>按节点或计量机器所用的其他单位</translation>
    </message>
    <message>
        <source>Promised then</source>
        <translation>之后应得</translation>
    </message>
    <message>
        <source>Of the larger machine, with the shares of that time</source>
        <translation>扩大后的机器中，按那时的份额</translation>
    </message>
</context>
<context>
    <name>fairlead::models::HardwareWords</name>
    <message>
        <source>Shares are whole numbers: nobody is off by more than %1.</source>
        <translation>份额是整数：任何人的偏差都不超过 %1。</translation>
    </message>
    <message>
        <source>The machine grows from %1 to %2: who has bought the difference is promised so much more, an account together with its members; everybody else as much as before.</source>
        <translation>机器从 %1 增至 %2：购买差额者应得相应增加，账户则与其成员一同增加；其他各方应得不变。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::IssuesModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Error: something was left out. Warning: something was repaired. Note: good to know.</source>
        <translation>错误：有内容被略去。警告：有内容被修正。说明：供参考。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>What was found and what was done about it.</source>
        <translation>发现了什么，以及如何处理。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Where it was found.</source>
        <translation>发现的位置。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line in the file, the first is 1.</source>
        <translation>文件中的行号，从 1 开始。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::JobTermsModel</name>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>作业号及其用户和账户。</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Sum of the contributions, unrounded. In points.</source>
        <translation>各项贡献之和，未取整。以分计。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>The sum truncated, at least 1, as sprio prints it.</source>
        <translation>截去小数的总和，至少为 1，与 sprio 显示的一致。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>factor: value × weight = points</comment>
        <translation>%1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first.</source>
        <translation>在队列中的排名：1 最先尝试。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ListWords</name>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the things of a list that have commas</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name: what there is to say of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>text (aside)</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>fairlead::models::MoversModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The account that the jobs are charged to.</source>
        <translation>作业计入的账户。</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>作业号及其用户和账户。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Waiting jobs of the account, one per partition.</source>
        <translation>该账户等待中的作业，每个分区计一次。</translation>
    </message>
    <message>
        <source>Places per job</source>
        <translation>每作业排名变化</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline, average per job.</source>
        <translation>与基线相比排名上升（▲）或下降（▼）的位数，每个作业的平均值。</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>排名变化</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline.</source>
        <translation>与基线相比排名上升（▲）或下降（▼）的位数。</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>之前排名</translation>
    </message>
    <message>
        <source>Place in the queue in the baseline.</source>
        <translation>基线中在队列中的排名。</translation>
    </message>
    <message>
        <source>Rank after</source>
        <translation>之后排名</translation>
    </message>
    <message>
        <source>Place in the queue with the scenario.</source>
        <translation>采用方案后在队列中的排名。</translation>
    </message>
    <message>
        <source>Priority before</source>
        <translation>之前优先级</translation>
    </message>
    <message>
        <source>Priority in the baseline, in points.</source>
        <translation>基线中的优先级，以分计。</translation>
    </message>
    <message>
        <source>Priority after</source>
        <translation>之后优先级</translation>
    </message>
    <message>
        <source>Priority with the scenario, in points.</source>
        <translation>采用方案后的优先级，以分计。</translation>
    </message>
    <message>
        <source>Places that its jobs would win (▲) or lose (▼) under the other policy, average per job.</source>
        <translation>在另一策略下其作业会前进（▲）或后退（▼）的位数，每个作业的平均值。</translation>
    </message>
    <message>
        <source>Places that the job would win (▲) or lose (▼) under the other policy.</source>
        <translation>在另一策略下该作业会前进（▲）或后退（▼）的位数。</translation>
    </message>
    <message>
        <source>Rank here</source>
        <translation>此处排名</translation>
    </message>
    <message>
        <source>Place in the queue under the policy on the screen, with its edits.</source>
        <translation>在屏幕上的策略（含修改）下的排名。</translation>
    </message>
    <message>
        <source>Rank there</source>
        <translation>彼处排名</translation>
    </message>
    <message>
        <source>Place in the queue under the other policy.</source>
        <translation>在另一策略下的排名。</translation>
    </message>
    <message>
        <source>Priority here</source>
        <translation>此处优先级</translation>
    </message>
    <message>
        <source>Priority under the policy on the screen, in points of its scheduler.</source>
        <translation>在屏幕上的策略下的优先级，以其调度器的分数计。</translation>
    </message>
    <message>
        <source>Priority there</source>
        <translation>彼处优先级</translation>
    </message>
    <message>
        <source>Priority under the other policy, in points of its scheduler; those of two schedulers have no common scale.</source>
        <translation>在另一策略下的优先级，以其调度器的分数计；两个调度器的分数没有共同尺度。</translation>
    </message>
    <message>
        <source>gets a rank</source>
        <translation>获得排名</translation>
    </message>
    <message>
        <source>loses its rank</source>
        <translation>失去排名</translation>
    </message>
</context>
<context>
    <name>fairlead::models::OutlookGroups</name>
    <message>
        <source>%1 and more</source>
        <comment>CPUs</comment>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>不足 1 分钟</translation>
    </message>
    <message>
        <source>1–10 min</source>
        <translation>1–10 分钟</translation>
    </message>
    <message>
        <source>10–60 min</source>
        <translation>10–60 分钟</translation>
    </message>
    <message>
        <source>1–6 h</source>
        <translation>1–6 小时</translation>
    </message>
    <message>
        <source>6–24 h</source>
        <translation>6–24 小时</translation>
    </message>
    <message>
        <source>over 1 day</source>
        <translation>超过 1 天</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>CPUs and run time of jobs</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>fairlead::models::OutlookModel</name>
    <message>
        <source>Policy as it is</source>
        <translation>现行策略</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>a figure grew</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>a figure shrank</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>What the jobs are put together by.</source>
        <translation>作业按什么分组。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Recorded jobs of the period that started.</source>
        <translation>该期间内已启动的历史作业。</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>What really happened.</source>
        <translation>实际发生的情况。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Promised: %1 of the machine</source>
        <translation>应得：整机的 %1</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>不可运行</translation>
    </message>
    <message>
        <source>a limit</source>
        <translation>受限</translation>
    </message>
    <message>
        <source>others ahead</source>
        <translation>排在后面</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>资源不足</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>尚未检视</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>percentage points</comment>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Recorded lies</source>
        <comment>inside or outside</comment>
        <translation>历史记录位于</translation>
    </message>
    <message>
        <source>· inside</source>
        <translation>· 区间内</translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ 区间外</translation>
    </message>
    <message>
        <source>Mean of the replicas under this policy. The tool tip has the interval: wait and share of another run both lie in theirs nine times of ten.</source>
        <translation>该策略下各次重放的平均值。提示中给出区间：再运行一次，等待和份额十次中有九次都落在各自的区间中。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %Ln job(s), %3 in sum</source>
        <translation>
            <numerusform>%2 的 %1：%Ln 个作业，共 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Limits that kept jobs in the first replica, and how long in sum; the one that kept them longest first. The tool tip has all of them.</source>
        <translation>第一次重放中使作业等待的限制及合计时长；等待最长的在前。提示中列出全部。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%1 及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>none starts</source>
        <comment>of the jobs</comment>
        <translation>没有启动的</translation>
    </message>
    <message>
        <source>%1 of %2 start</source>
        <comment>of the jobs, with how many before</comment>
        <translation>%2 个中 %1 个启动</translation>
    </message>
    <message>
        <source>%1 start, not %2</source>
        <comment>jobs, with how many before</comment>
        <translation>启动 %1 个，而不是 %2 个</translation>
    </message>
    <message>
        <source>mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>So much of the replayed mean wait went there. The parts add up to it.</source>
        <translation>重放的平均等待中属于此项的部分；各项相加即该平均等待。</translation>
    </message>
    <message>
        <source>Of the policy as it is, with jobs that run as long as they really did: what is recorded stands beside it. Wait and share both lie in their intervals nine times of ten.</source>
        <translation>属于现行策略，作业的运行时间与实际相同：与历史记录对照。等待和份额十次中有九次都落在各自的区间内。</translation>
    </message>
    <message>
        <source>Whether what really happened lies in the interval, or misses it by no more than 1 %.</source>
        <translation>实际发生的情况是否落在区间内，或相差不超过 1%。</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>none beyond chance</source>
        <comment>a difference</comment>
        <translation>未超出偶然</translation>
    </message>
    <message>
        <source>Of this policy against the policy as it is, replica by replica. What does not exceed their spread may be chance.</source>
        <translation>此策略与现行策略逐次重放之差。不超过离散范围的可能只是偶然。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanModel</name>
    <message>
        <source>not ranked</source>
        <translation>无排名</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>ranks</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>An account that the user may submit under</source>
        <translation>用户可以用来提交作业的账户</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Of the first and the last of these jobs</source>
        <translation>其中第一个和最后一个作业的排名</translation>
    </message>
    <message>
        <source>Jobs ahead</source>
        <translation>前面的作业</translation>
    </message>
    <message>
        <source>CPU-hours ahead</source>
        <translation>前面的 CPU 小时</translation>
    </message>
    <message>
        <source>Factor now</source>
        <translation>当前因子</translation>
    </message>
    <message>
        <source>The fair-share factor of the user under this account</source>
        <translation>用户在该账户下的公平份额因子</translation>
    </message>
    <message>
        <source>Factor afterwards</source>
        <translation>之后的因子</translation>
    </message>
    <message>
        <source>The same once all of them have run to their limits and nothing else has happened</source>
        <translation>全部作业运行到时间限制且没有其他变化之后的因子</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>of all, in the partition</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Jobs before the first of them; in brackets those in its partition</source>
        <translation>排在其中第一个之前的作业；括号内为其分区中的作业</translation>
    </message>
    <message>
        <source>What the jobs ahead ask for, CPUs × time limit; in brackets those in its partition</source>
        <translation>前面的作业所申请的 CPU × 时间限制；括号内为其分区中的作业</translation>
    </message>
    <message>
        <source>Node-hours ahead</source>
        <translation>前面的节点小时</translation>
    </message>
    <message>
        <source>Factor then</source>
        <translation>当时因子</translation>
    </message>
    <message>
        <source>The fair-share factor of the user under this account on %1</source>
        <translation>用户在该账户下于 %1 的公平份额因子</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>In which the first of them has its rank</source>
        <translation>第一个作业取得排名的分区</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanWaitsModel</name>
    <message>
        <source>%1 (all accounts)</source>
        <translation>%1（所有账户）</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Replayed, policy as it is</source>
        <translation>重放，现行策略</translation>
    </message>
    <message>
        <source>Replayed, with the edits</source>
        <translation>重放，含修改</translation>
    </message>
    <message>
        <source>none started</source>
        <translation>无作业启动</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a wait, and the interval of another replica</comment>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>In brackets the interval in which that of another replica lies nine times of ten.</source>
        <translation>括号中是另一次重放十次中有九次会落入的区间。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Jobs of this partition, a size like it, whatever their time limit, and this account, or of all accounts where it had fewer than 20</source>
        <translation>该分区、规模相近（不论时间限制）、属于该账户的作业；若少于 20 个，则为所有账户的</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>As it happened, or in replays of the recorded weeks</source>
        <translation>实际发生的，或在重放记录的各周时</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Such jobs that started</source>
        <translation>已启动的此类作业</translation>
    </message>
    <message>
        <source>Half waited at most</source>
        <translation>半数最多等待</translation>
    </message>
    <message>
        <source>From when they could have run. %1</source>
        <translation>从可以运行时算起。%1</translation>
    </message>
    <message>
        <source>Nine of ten waited at most</source>
        <translation>九成最多等待</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanWords</name>
    <message>
        <source>Under %1 such jobs never start: they ask for more than the limit %2 of %3 allows.</source>
        <translation>在 %1 下这样的作业永远不会启动：所申请的超过了 %3 的限制 %2。</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the nodes of the partition are not enough for them, also when all are idle.</source>
        <translation>在 %1 下这样的作业永远不会启动：即使分区的节点全部空闲也不够用。</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: they ask for less than the limit %2 of %3 wants.</source>
        <translation>在 %1 下这样的作业永远不会启动：所申请的少于 %3 的限制 %2 的要求。</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the partition does not take them.</source>
        <translation>在 %1 下这样的作业永远不会启动：分区不接受它们。</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the partition is not open to this account or QOS.</source>
        <translation>在 %1 下此类作业永远不会启动：该分区不对此账户或 QOS 开放。</translation>
    </message>
    <message>
        <source>The partition %1 does not count: such jobs can never run there.</source>
        <translation>分区 %1 不计入：此类作业永远无法在那里运行。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ProvenanceModel</name>
    <message>
        <source>assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>What the computation needs.</source>
        <translation>计算所需的内容。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>File, table or command; or what was assumed because nothing said so.</source>
        <translation>文件、表或命令；或因缺少说明而作的假定。</translation>
    </message>
    <message>
        <source>Agreement with %1</source>
        <translation>与 %1 的一致性</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ReachModel</name>
    <message>
        <source>shares of %1</source>
        <comment>account or user</comment>
        <translation>%1 的份额</translation>
    </message>
    <message>
        <source>nice of the job</source>
        <translation>作业的 nice</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <comment>a rank</comment>
        <translation>最好为 %1</translation>
    </message>
    <message>
        <source>%1 at best, with %2</source>
        <comment>a rank and a value</comment>
        <translation>最好为 %1（取 %2）</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>改变什么</translation>
    </message>
    <message>
        <source>One value alone; all others stay</source>
        <translation>只改一个值；其他保持不变</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Its value, with the edits of the scenario</source>
        <translation>它的值，含方案中的修改</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>Rank then</source>
        <translation>届时排名</translation>
    </message>
    <message>
        <source>The rank of the job with that value</source>
        <translation>取该值时作业的排名</translation>
    </message>
    <message>
        <source>The nearest value that reaches what is wanted</source>
        <translation>能达到所求结果的最近值</translation>
    </message>
    <message>
        <source>Factor then</source>
        <translation>届时因子</translation>
    </message>
    <message>
        <source>The factor with that value</source>
        <translation>取该值时的因子</translation>
    </message>
    <message>
        <source>It has this value already.</source>
        <translation>它已是此值。</translation>
    </message>
    <message>
        <source>scontrol update JobId=%1 Nice=%2 sets it on the cluster; a scenario has no nice value, so it cannot be tried here.</source>
        <translation>scontrol update JobId=%1 Nice=%2 可在集群上设置它；方案中没有 nice 值，因此无法在此试用。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::RecoveryWords</name>
    <message>
        <source>if nobody starts anything</source>
        <translation>前提是没有任何作业启动</translation>
    </message>
    <message>
        <source>%1 is not back at its share within %2, %3.</source>
        <comment>account, duration, if …</comment>
        <translation>%1 在 %2内不会回到其份额，%3。</translation>
    </message>
    <message>
        <source>%1 has used no more than its share: nothing has to come back.</source>
        <translation>%1 的用量没有超过其份额：无需恢复。</translation>
    </message>
    <message>
        <source>%1 is back at its share on %2, in %3, %4.</source>
        <comment>account, moment, duration, if …</comment>
        <translation>%1 将于 %2 回到其份额，即 %3后，%4。</translation>
    </message>
    <message>
        <source>if both go on waiting and nobody starts anything</source>
        <translation>前提是两者继续等待，且没有任何作业启动</translation>
    </message>
    <message>
        <source>if both go on waiting and usage stays as it is</source>
        <translation>前提是两者继续等待，且用量保持不变</translation>
    </message>
    <message>
        <source>Job %1 does not overtake job %2 within %3, %4.</source>
        <comment>job, job, duration, if …</comment>
        <translation>作业 %1 在 %3内不会超过作业 %2，%4。</translation>
    </message>
    <message>
        <source>Job %1 overtakes job %2 on %3, in %4, %5.</source>
        <comment>job, job, moment, duration, if …</comment>
        <translation>作业 %1 将于 %3 超过作业 %2，即 %4后，%5。</translation>
    </message>
    <message>
        <source>if the jobs of the last %1 come again, its own among them</source>
        <comment>duration</comment>
        <translation>如果最近 %1 的作业再次提交，包括它自己的</translation>
    </message>
    <message>
        <source>%1 has used no more than its share until now. This is how it goes on, %2.</source>
        <comment>account, if …</comment>
        <translation>%1 到目前为止没有超过其份额。%2，之后将这样发展。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not back at its share within %2 in any of %Ln replay(s), %3.</source>
        <comment>account, duration, if …</comment>
        <translation>
            <numerusform>%3，在 %Ln 次重放中 %1 都没有在 %2 内回到其份额。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln replay(s), from %2 to %3</source>
        <comment>count, moments</comment>
        <translation>
            <numerusform>%Ln 次重放中有 %1 次，从 %2 到 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back at its share within %2 only %3, %4.</source>
        <comment>account, duration, in … of … replays, if …</comment>
        <translation>%4，%1 在 %2内只有%3回到其份额。</translation>
    </message>
    <message>
        <source>%1 is back at its share on %2, in %3 (%4), %5.</source>
        <comment>account, moment, duration, in … of … replays, if …</comment>
        <translation>%5，%1 将于 %2 回到其份额，还需 %3（%4）。</translation>
    </message>
    <message>
        <source>if it starts nothing and all others go on at their present rate</source>
        <translation>前提是它不启动任何作业，且其他各方按目前的速率继续</translation>
    </message>
    <message>
        <source>if both go on waiting and all others go on at their present rate</source>
        <translation>前提是两者继续等待，且其他各方按目前的速率继续</translation>
    </message>
    <message>
        <source>if both go on waiting and no usage comes into the windows, which grow older</source>
        <translation>前提是两者继续等待，且窗口中不再增加用量，只随时间变旧</translation>
    </message>
    <message>
        <source>It has used %1 of the cluster itself, and is promised %2: what is above it in the tree has used more, which counts too.</source>
        <translation>它自身用了集群的 %1，应得 %2：树中在它之上的用得更多，这也计入。</translation>
    </message>
    <message>
        <source>Of a job in several partitions its best row counts.</source>
        <translation>作业属于多个分区时，以其最好的一行为准。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ReplayWords</name>
    <message>
        <source>%1 of %2 recorded starts found, %3 on the same nodes, %4 too many</source>
        <translation>记录的 %2 次启动中找到 %1 次，%3 次在相同节点上，多出 %4 次</translation>
    </message>
    <message>
        <source>do not trust %1: %2 % of its jobs use what a replay leaves out</source>
        <translation>不要信任 %1：其 %2% 的作业使用了重放未涵盖的功能</translation>
    </message>
    <message>
        <source>; outside: %1</source>
        <translation>；区间外：%1</translation>
    </message>
    <message>
        <source>utilisation %1 % recorded, %2 % replayed; order of starts: Kendall&apos;s tau %3</source>
        <translation>利用率：记录 %1%，重放 %2%；启动顺序：Kendall τ %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>a list of accounts</comment>
        <translation>
            <numerusform>%1 等另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>one replica has no interval: more of them say for which accounts the replay gives what really happened</source>
        <translation>单次重放没有区间：多次重放才能说明对哪些账户给出了实际情况</translation>
    </message>
    <message>
        <source>%1: one replica has no spread, so no difference can be told</source>
        <translation>%1：单次重放没有离散范围，无法判断是否有差异</translation>
    </message>
    <message>
        <source>recorded starts are those of the whole recording; what follows is of %1 to %2</source>
        <translation>所记录的启动取自全部记录；以下内容为 %1 至 %2 的情况</translation>
    </message>
    <message>
        <source>accounts within their interval (mean wait and share of the CPU time): %1 of %2</source>
        <translation>处于各自区间内的账户（平均等待时间和 CPU 时间占比）：%1 / %2</translation>
    </message>
    <message>
        <source>%1: the mean wait is shorter for %2</source>
        <translation>%1：平均等待变短：%2</translation>
    </message>
    <message>
        <source>%1: the mean wait is longer for %2</source>
        <translation>%1：平均等待变长：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) are of users whom the cluster does not have, without shares and usage; the first is of %1</source>
        <translation>
            <numerusform>记录中有 %Ln 个作业属于集群中不存在的用户，没有份额和用量；第一个属于 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no recorded start could be checked: of no job that started then does the recording say on which nodes it ran</source>
        <translation>无法核对任何记录的启动：记录没有说明当时启动的任何作业在哪些节点上运行</translation>
    </message>
    <message>
        <source>scenario</source>
        <comment>a policy without a name</comment>
        <translation>方案</translation>
    </message>
    <message>
        <source>the source does not say when its jobs ran: nothing tells how far the replay is from what really happened</source>
        <translation>数据源没有说明其作业何时运行：无从得知重放与实际情况相差多少</translation>
    </message>
    <message>
        <source>utilisation %1 % replayed</source>
        <translation>利用率：重放 %1%</translation>
    </message>
    <message>
        <source>%1: no job of %2 starts any more</source>
        <translation>%1：%2 的作业不再启动</translation>
    </message>
    <message>
        <source>more than 100 % cannot be: recorded jobs overlap, or the machine had more CPUs than are known; replayed jobs wait for one another where recorded ones did not</source>
        <translation>超过 100 % 是不可能的：所记录的作业有重叠，或机器的 CPU 比已知的多；重放的作业会相互等待，而所记录的作业没有</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>whose waits</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>replayed</source>
        <comment>whose waits</comment>
        <translation>重放</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln of %2 jobs had not started by the end; their waits are not in the means</source>
        <comment>recorded, replayed, or a policy</comment>
        <translation>
            <numerusform>%1：到期末，%2 个作业中有 %Ln 个尚未启动；其等待不计入平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>utilisation %1 % recorded, %2 % replayed</source>
        <translation>利用率：记录 %1%，重放 %2%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) that can never start have waited as long as one that starves, and do not count as starving</source>
        <translation>
            <numerusform>%Ln 个永远无法启动的作业已等待得与饥饿的作业一样久，但不计为饥饿</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>account; of its jobs that start now</comment>
        <translation>%1（%3 个中的 %2 个）</translation>
    </message>
    <message>
        <source>%1: fewer jobs start of %2</source>
        <translation>%1：启动的作业减少：%2</translation>
    </message>
    <message>
        <source>half of the intervals of mean waits reach further than ±%1 % of the wait</source>
        <translation>半数平均等待区间的幅度超过等待的 ±%1%</translation>
    </message>
    <message>
        <source>baseline</source>
        <comment>the present policy, in a sentence</comment>
        <translation>现行策略</translation>
    </message>
    <message numerus="yes">
        <source>under “%1”, %Ln job(s) would not start on an idle machine either</source>
        <translation>
            <numerusform>在“%1”下，%Ln 个作业在空闲的机器上也不会启动</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a policy</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the policies, %1 among them, are compared on a made-up run of the same jobs, in which other jobs fail early; what is recorded and the intervals beside it are of the real run</source>
        <translation>各策略（包括“%1”）在同样作业的一次虚构运行上比较，其中过早失败的是另一些作业；记录的数值及其旁边的区间属于实际运行</translation>
    </message>
    <message>
        <source>the recorded starts were not checked: that was stopped before</source>
        <translation>所记录的启动未检查：此前已停止</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) would not start on an idle machine either: they are too large for it, or a limit or their partition keeps them out; the first is job %1</source>
        <translation>
            <numerusform>%Ln 个作业在空闲的机器上也不会启动：它们对机器来说太大，或者受限制或其分区所阻；第一个是作业 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no difference beyond chance</source>
        <translation>%1：差异未超出偶然</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ScenarioDocument</name>
    <message>
        <source>Nothing is loaded.</source>
        <translation>尚未加载任何内容。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ServedModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Accounts only; their users share what they get.</source>
        <translation>仅列账户；其用户分享账户所得。</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Shares / sum of the shares on the same level. Percent of the account above.</source>
        <translation>份额 / 同级份额之和。占上级账户的百分比。</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Decayed usage / usage of the account above. Percent of the account above.</source>
        <translation>衰减后用量 / 上级账户的用量。占上级账户的百分比。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Promised / consumed.</source>
        <translation>应得 / 已用。</translation>
    </message>
    <message>
        <source>Percent of</source>
        <translation>占比基准</translation>
    </message>
    <message>
        <source>The account above: what Promised and Consumed are parts of.</source>
        <translation>上级账户：应得与已用所占的总量。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::SideBySideModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Jobs that move</source>
        <translation>排名变动的作业</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>排名第一</translation>
    </message>
    <message>
        <source>Places per job of %1</source>
        <translation>%1 每个作业的排名变化</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What at least one of the scenarios edits, and what comes of them</source>
        <translation>至少一个方案所修改的内容及其结果</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>As the cluster is</source>
        <translation>集群的现状</translation>
    </message>
    <message>
        <source>Empty: the scenario leaves this as it is</source>
        <translation>空白：方案不改变此项</translation>
    </message>
</context>
<context>
    <name>fairlead::models::StarvingModel</name>
    <message>
        <source>none</source>
        <comment>time limit</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>As it happened, or in the first replay under a policy</source>
        <translation>实际发生的情况，或某个策略的第一次重放</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Number, of a task of an array with its own behind it</source>
        <translation>编号；数组任务在其后加上任务编号</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Under which it was submitted</source>
        <translation>提交所用的账户</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Who submitted it</source>
        <translation>提交者</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>When it was submitted</source>
        <translation>提交的时间</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Empty: not within these days</source>
        <translation>空：不在这些天之内</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>From when it could have run: more than a day, and more than ten times its time limit</source>
        <translation>从可以运行时算起：超过一天，且超过其时间限制的十倍</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>That it asked for</source>
        <translation>作业所请求的</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
</context>
<context>
    <name>fairlead::models::SubTermsModel</name>
    <message>
        <source> (gate closed)</source>
        <translation>（限制已生效）</translation>
    </message>
    <message>
        <source> (cut from %1)</source>
        <comment>by a cap</comment>
        <translation>（由 %1 截断）</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>作业号，含用户和账户。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Subcomponents with a weight, then their component.</source>
        <translation>有权重的子分量，其后是所属分量。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>What is measured, in its own unit; of the component the sum of metrics × weights.</source>
        <translation>所测的量，以其自身单位计；对分量则为度量 × 权重之和。</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>The most that counts of the metric; empty: no cap.</source>
        <translation>度量计入的最大值；空：无上限。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>截去</translation>
    </message>
    <message>
        <source>What the cap took away, in the unit of the metric.</source>
        <translation>被上限截去的量，以度量的单位计。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Points per unit of the metric, with what a credential adds.</source>
        <translation>每单位度量的分数，含凭据所加的部分。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Metric × weight × the component&apos;s weight; the last row of a job is what counts after the component&apos;s cap.</source>
        <translation>度量 × 权重 × 分量权重；每个作业的最后一行是分量上限之后计入的值。</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 合计</translation>
    </message>
</context>
<context>
    <name>fairlead::models::TrustTexts</name>
    <message>
        <source>✓ To be trusted: %1</source>
        <translation>✓ 可信：%1</translation>
    </message>
    <message>
        <source>! With care: %1</source>
        <translation>！需谨慎：%1</translation>
    </message>
    <message>
        <source>✗ Not to be trusted: %1</source>
        <translation>✗ 不可信：%1</translation>
    </message>
    <message>
        <source>no recorded start could be checked</source>
        <translation>没有任何记录的启动可以核对</translation>
    </message>
    <message>
        <source>%1 of %2 recorded starts are found, %3 are too many</source>
        <translation>%2 次记录的启动中找到 %1 次，多出 %3 次</translation>
    </message>
    <message>
        <source>one replica does not tell how far a replay gives what really happened</source>
        <translation>单次重放无法说明重放在多大程度上给出实际发生的情况</translation>
    </message>
    <message>
        <source>a replay of the policy as it is gives what really happened for %1 of %2 accounts</source>
        <translation>按现行策略重放，%2 个账户中有 %1 个与实际发生的情况一致</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is known of accounts; of starts</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again, %1 of %2 accounts and %3 of %4 starts, proves nothing.</source>
        <translation>演示：其历史由重放生成。再次重放得到相同结果（%2 个账户中 %1 个，%4 次启动中 %3 次）并不能证明什么。</translation>
    </message>
    <message>
        <source>%1, waits to ±%2 (median)</source>
        <comment>accounts; how far the intervals of waits reach</comment>
        <translation>%1，等待的区间为 ±%2（中位数）</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again, %1 of %2 starts, proves nothing.</source>
        <translation>演示：其历史由重放生成。再次重放得到相同结果（%2 次启动中 %1 次）并不能证明什么。</translation>
    </message>
    <message>
        <source>the recorded starts were not checked: that was stopped</source>
        <translation>所记录的启动未检查：检查已被停止</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again proves nothing; its starts were not checked.</source>
        <translation>演示：其历史由重放生成。另一次重放得到同样的结果不能证明什么；其启动未检查。</translation>
    </message>
</context>
<context>
    <name>fairlead::models::UsageModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Accounts with what their members used together, and the users who used something.</source>
        <translation>账户及其成员的用量合计，以及有用量的用户。</translation>
    </message>
    <message>
        <source>Allocated in the period, times its time: without weights and without decay, as sreport counts. A job counts with its part inside the period.</source>
        <translation>期间内的分配量乘以时间：不加权、不衰减，与 sreport 相同。作业只计入期间内的部分。</translation>
    </message>
    <message>
        <source>Share of usage</source>
        <translation>用量占比</translation>
    </message>
    <message>
        <source>Used / used by the whole cluster in the period. The mark shows the promised share.</source>
        <translation>用量 / 整个集群在期间内的用量。标记处为应得份额。</translation>
    </message>
    <message>
        <source>Difference (% points)</source>
        <translation>差值（百分点）</translation>
    </message>
    <message>
        <source>Share of usage − promised, in percentage points. Above 0: used more than promised.</source>
        <translation>用量占比 − 应得，单位为百分点。大于 0 表示用量超过应得。</translation>
    </message>
    <message>
        <source>Promised (of cluster)</source>
        <translation>应得（占集群）</translation>
    </message>
    <message>
        <source>%1-hours</source>
        <comment>of a resource</comment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>Used (%1)</source>
        <comment>a unit</comment>
        <translation>用量（%1）</translation>
    </message>
    <message>
        <source>Part of the cluster that the shares promise, without the changes of the scenario: normalized shares multiplied from root down.</source>
        <translation>按份额应得的集群比例，不含方案的更改：自根账户起归一化份额逐级相乘。</translation>
    </message>
</context>
<context>
    <name>fairlead::reports::OutlookSummary</name>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is.</source>
        <translation>
            <numerusform>按现行策略重放了 %1 至 %2 的 %Ln 个已记录作业。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and under “%3”.</source>
        <translation>
            <numerusform>按现行策略和“%3”重放了 %1 至 %2 的 %Ln 个已记录作业。</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a job waits %1; half of them wait %2 or less.</source>
        <translation>作业平均等待 %1；一半作业等待不超过 %2。</translation>
    </message>
    <message>
        <source>On average a job still waits about %1: the difference is smaller than the spread.</source>
        <translation>作业平均仍等待约 %1：差异小于离散范围。</translation>
    </message>
    <message>
        <source>On average a job would wait %1 in place of %2.</source>
        <translation>作业平均将等待 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>%1 waits longest (%2 on average), %3 shortest (%4).</source>
        <translation>%1 等待最久（平均 %2），%3 最短（%4）。</translation>
    </message>
    <message>
        <source>No account waits less</source>
        <translation>没有账户等待变短</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait less, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln 个账户等待变短，%1 最多（减少 %2）</numerusform>
        </translation>
    </message>
    <message>
        <source>none waits longer</source>
        <translation>没有账户等待变长</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait longer, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln 个账户等待变长，%1 最多（增加 %2）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>who waits less; who waits longer</comment>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>What accounts are promised is not known.</source>
        <translation>账户的应得份额未知。</translation>
    </message>
    <message>
        <source>%1 of %2 accounts with jobs get at least %3 of their promised share.</source>
        <translation>有作业的 %2 个账户中，%1 个得到其应得份额的至少 %3。</translation>
    </message>
    <message>
        <source>%1 of %2 accounts with jobs get at least %3 of their promised share, %4 of %5 then.</source>
        <translation>有作业的 %2 个账户中，%1 个得到其应得份额的至少 %3；更改后为 %5 个中的 %4 个。</translation>
    </message>
    <message>
        <source>The replay of the present policy gives what really happened for %1 of %2 accounts; no single job is promised a start.</source>
        <translation>现行策略的重放与实际情况相符的账户为 %2 个中的 %1 个；不预告任何单个作业的开始时间。</translation>
    </message>
    <message>
        <source>In one replica a job waits %1 in place of %2 on average; only several tell whether that is chance.</source>
        <translation>在单次重放中，作业平均等待 %1，而不是 %2；只有多次重放才能判断这是否偶然。</translation>
    </message>
    <message>
        <source>Who waits less and who longer is told by several replicas.</source>
        <translation>谁等得更短、谁等得更长，需要多次重放才能判断。</translation>
    </message>
    <message>
        <source>One replica does not say how far the replay of the present policy is from what really happened; no single job is promised a start.</source>
        <translation>单次重放无法说明现行策略的重放与实际情况相差多少；不预告任何单个作业的开始时间。</translation>
    </message>
    <message>
        <source>No job starts in the replay.</source>
        <translation>重放中没有作业启动。</translation>
    </message>
    <message>
        <source>All of them are of %1.</source>
        <translation>全部属于 %1。</translation>
    </message>
    <message>
        <source>When jobs really ran is not recorded: nothing tells how far the replay is from it; no single job is promised a start.</source>
        <translation>作业实际运行的时间没有记录：无从得知重放与之相差多远；不预告任何单个作业的开始时间。</translation>
    </message>
    <message>
        <source>Under the policy as it is no job starts.</source>
        <translation>在现行策略下没有作业启动。</translation>
    </message>
    <message>
        <source>Under “%1” no job starts.</source>
        <translation>在“%1”下没有作业启动。</translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) fewer do.</source>
        <translation>
            <numerusform>这只计启动的作业：在“%1”下少启动 %Ln 个作业。</numerusform>
        </translation>
    </message>
    <message>
        <source>No job of %1 starts any more.</source>
        <comment>accounts</comment>
        <translation>%1 的作业不再启动。</translation>
    </message>
    <message>
        <source>Fewer jobs of %1 start.</source>
        <comment>accounts</comment>
        <translation>%1 启动的作业减少。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a policy</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and others: %3.</source>
        <translation>
            <numerusform>按现行策略和其他策略（%3）重放了 %1 至 %2 的 %Ln 个已记录作业。</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes is said of “%1”.</source>
        <translation>以下变化属于“%1”。</translation>
    </message>
    <message>
        <source>The history was made by a replay: that another one gives it again proves nothing; no single job is promised a start.</source>
        <translation>历史由重放生成：再次重放得到相同结果并不能证明什么；不预告任何单个作业的启动时间。</translation>
    </message>
    <message numerus="yes">
        <source>Each policy had %Ln replica(s).</source>
        <translation>
            <numerusform>每个策略重放了 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: each policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>有人中途停止：每个策略只重放了 %Ln 次，说明力较弱。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) more do.</source>
        <translation>
            <numerusform>这只涉及会启动的作业：在“%1”下多启动 %Ln 个作业。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The policy had %Ln replica(s).</source>
        <translation>
            <numerusform>该策略重放了 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: the policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>重放被人停止：该策略重放了 %Ln 次，说明的内容较少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln other account(s) the difference may be chance.</source>
        <translation>
            <numerusform>另外 %Ln 个账户的差异可能只是偶然。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln replica(s) on smaller differences are told from chance, too.</source>
        <translation>
            <numerusform>从 %Ln 次重放起，较小的差异也能与偶然区分开。</numerusform>
        </translation>
    </message>
    <message>
        <source>For no account does the wait change by more than chance explains.</source>
        <translation>没有账户的等待变化超出偶然所能解释的范围。</translation>
    </message>
    <message>
        <source>On average a job waits %1 in place of %2, a difference that may be chance: the replicas spread more.</source>
        <translation>作业平均等待 %1，原为 %2，差异可能只是偶然：各次重放之间的差别更大。</translation>
    </message>
    <message>
        <source>One account waits less, %1 (by %2)</source>
        <translation>1 个账户等待变短，即 %1（减少 %2）</translation>
    </message>
    <message>
        <source>one account waits longer, %1 (by %2)</source>
        <translation>1 个账户等待变长，即 %1（增加 %2）</translation>
    </message>
</context>
<context>
    <name>fairlead::reports::Words</name>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>The source has no accounts.</source>
        <translation>数据源中没有账户。</translation>
    </message>
    <message>
        <source>Percentages are parts of the account above: of the whole cluster for the accounts of the first level.</source>
        <translation>百分比相对于上级账户：第一级账户相对于整个集群。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Number of the job</source>
        <translation>作业号</translation>
    </message>
    <message>
        <source>User of the job</source>
        <translation>作业的用户</translation>
    </message>
    <message>
        <source>Account of the job</source>
        <translation>作业的账户</translation>
    </message>
    <message>
        <source>Partition; a job may wait in several</source>
        <translation>分区；一个作业可在多个分区中等待</translation>
    </message>
    <message>
        <source>The cluster runs jobs in the order in which they came (priority/basic). Shares and usage do not move them.</source>
        <translation>集群按到达顺序运行作业（priority/basic）。份额和用量不影响次序。</translation>
    </message>
    <message>
        <source>Fair-share: Fair Tree. On every level of the account tree, promised share divided by consumed share tells who is most under-served: above 1 is under-served, below 1 is over-served. The tree is walked from the most under-served account to the most over-served one, and users get their fair-share factor from the place at which the walk meets them: 1 for the first, 1/n for the last of n users.</source>
        <translation>公平份额：Fair Tree。在账户树的每一级，应得份额除以已用份额表明谁用量最不足：大于 1 为用量不足，小于 1 为超额使用。从用量最不足的账户到超额使用最多的账户遍历整棵树，用户按被遍历到的次序得到公平份额因子：第一个为 1，n 个用户中的最后一个为 1/n。</translation>
    </message>
    <message>
        <source>Fair-share: classic. The fair-share factor is 2^(-(U/S)/d): U is the part of the cluster&apos;s usage that counts for the user, with a part of the account&apos;s usage, S the promised part, d = %1 the damping factor. It is 1 without usage, %2 at one&apos;s share, and falls towards 0 with every further use.</source>
        <translation>公平份额：经典。公平份额因子为 2^(-(U/S)/d)：U 是计入该用户的那部分集群用量（含其账户用量的一部分），S 是应得部分，d = %1 是阻尼因子。无用量时为 1，用量等于份额时为 %2，用量越多越趋近 0。</translation>
    </message>
    <message>
        <source>Usage does not decay: everything since the last reset counts in full.</source>
        <translation>用量不衰减：自上次清零以来的用量全额计入。</translation>
    </message>
    <message>
        <source>Usage counts less the older it is: after %1 (the half-life) half of it, after twice that time a quarter.</source>
        <translation>用量越旧，计入越少：经过 %1（半衰期）计一半，经过两倍时间计四分之一。</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Parameter of the scheduler</source>
        <translation>调度器参数</translation>
    </message>
    <message>
        <source>Weight (points)</source>
        <translation>权重（分）</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>读取自</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>Found while reading: %1 of %2</source>
        <translation>读取时发现的问题：共 %2 个，列出 %1 个</translation>
    </message>
    <message>
        <source>How these numbers are computed</source>
        <translation>这些数字如何得出</translation>
    </message>
    <message>
        <source>Promised is an account&apos;s shares divided by the shares of its level. Consumed is its usage divided by the usage of the account above. Usage is measured in %1.</source>
        <translation>应得为账户的份额除以同级份额之和。已用为其用量除以上级账户的用量。用量的单位：%1。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>half-life of usage</source>
        <translation>用量半衰期</translation>
    </message>
    <message>
        <source>fair-share algorithm</source>
        <translation>公平份额算法</translation>
    </message>
    <message>
        <source>Cluster %1, as of %2</source>
        <translation>集群 %1，截至 %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>数据源：%1</translation>
    </message>
    <message>
        <source>What-if: the numbers of this report hold under a scenario that is not in force on the cluster. Its changes are listed below the queue.</source>
        <translation>假设：本报告的数字基于一个未在集群上生效的方案。其更改列在队列之后。</translation>
    </message>
    <message>
        <source>Promised and consumed</source>
        <translation>应得与已用</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键数字</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Fair-share report</source>
        <translation>公平份额报告</translation>
    </message>
    <message>
        <source>Place in the queue before</source>
        <translation>之前在队列中的排名</translation>
    </message>
    <message>
        <source>Place in the queue afterwards</source>
        <translation>之后在队列中的排名</translation>
    </message>
    <message>
        <source>Places won; negative: places lost</source>
        <translation>排名上升的位数；负数为下降的位数</translation>
    </message>
    <message>
        <source>Priority before</source>
        <translation>之前优先级</translation>
    </message>
    <message>
        <source>Priority afterwards</source>
        <translation>之后优先级</translation>
    </message>
    <message>
        <source>Parameter as slurm.conf names it</source>
        <translation>slurm.conf 中的参数名</translation>
    </message>
    <message>
        <source>Its value in the words of slurm.conf</source>
        <translation>其值，按 slurm.conf 的写法</translation>
    </message>
    <message>
        <source>No job of this source is waiting for its turn.</source>
        <translation>此数据源中没有等待运行的作业。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Name of the cluster</source>
        <translation>集群名称</translation>
    </message>
    <message>
        <source>Account of the association</source>
        <translation>关联的账户</translation>
    </message>
    <message>
        <source>User; empty for an account</source>
        <translation>用户；账户行为空</translation>
    </message>
    <message>
        <source>Partition, when the association has one</source>
        <translation>分区（如关联指定了分区）</translation>
    </message>
    <message>
        <source>Shares as a fraction: Fair Tree, of its level; classic, of the machine</source>
        <translation>份额所占比例：Fair Tree 相对于同级；经典相对于整机</translation>
    </message>
    <message>
        <source>Decayed usage in TRES-weighted billing-seconds</source>
        <translation>衰减后用量，以 TRES 加权的计费秒计</translation>
    </message>
    <message>
        <source>Usage as a fraction of the cluster&apos;s usage</source>
        <translation>用量占集群用量的比例</translation>
    </message>
    <message>
        <source>Usage that counts: Fair Tree, fraction of its level; classic, with a part of the account&apos;s usage</source>
        <translation>计入的用量：Fair Tree 为占同级的比例；经典则含账户用量的一部分</translation>
    </message>
    <message>
        <source>Fair-share factor, 0 to 1; near 0 is low priority</source>
        <translation>公平份额因子，0 到 1；接近 0 则优先级低</translation>
    </message>
    <message>
        <source>NormShares / EffectvUsage; above 1 is under-served</source>
        <translation>NormShares / EffectvUsage；大于 1 为用量不足</translation>
    </message>
    <message numerus="yes">
        <source>No job of %1 changes its place.</source>
        <translation>
            <numerusform>%1 个作业中没有一个改变排名。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains most: %1, %2 places per job on average.</source>
        <translation>受益最多：%1，平均每个作业上升 %2 位。</translation>
    </message>
    <message>
        <source>Loses most: %1, %2 places per job on average.</source>
        <translation>受损最多：%1，平均每个作业下降 %2 位。</translation>
    </message>
    <message>
        <source>Accounts that gain and lose most</source>
        <translation>受益和受损最多的账户</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>之前排名</translation>
    </message>
    <message>
        <source>Rank afterwards</source>
        <translation>之后排名</translation>
    </message>
    <message>
        <source>The jobs that move furthest</source>
        <translation>移动最远的作业</translation>
    </message>
    <message>
        <source>Changes of the scenario</source>
        <translation>方案的更改</translation>
    </message>
    <message>
        <source>Changes of the scenario “%1”</source>
        <translation>方案“%1”的更改</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>%1 of %2 jobs change their place.</source>
        <translation>%2 个作业中有 %1 个改变排名。</translation>
    </message>
    <message>
        <source>Fair-share: depth-oblivious. The fair-share factor is 2^(-(U/S)/d) as in the classic algorithm, but U grows with what the user&apos;s siblings consumed, so that accounts deep in the tree are not at a disadvantage; d = %1 is the damping factor.</source>
        <translation>公平份额：忽略深度。公平份额因子与经典算法相同，为 2^(-(U/S)/d)，但 U 随该用户同级成员的用量增长，使树中较深的账户不吃亏；d = %1 是阻尼因子。</translation>
    </message>
    <message>
        <source>Fair-share: linear, as in Slurm 2.0. The fair-share factor is (S - U + 1) / 2: S is the promised part of the machine, U the part consumed, with a part of the account&apos;s usage, both of what the whole machine can deliver. It is 0.5 at one&apos;s share, more for who used less, less for who used more.</source>
        <translation>公平份额：线性，如 Slurm 2.0。公平份额因子为 (S - U + 1) / 2：S 是应得的整机份额，U 是已用部分（含其账户用量的一部分），两者都相对于整机所能提供的总量。用量等于份额时为 0.5，用得少则更高，用得多则更低。</translation>
    </message>
    <message>
        <source>Priorities are the weighted sum of seven components: credentials, fairshare, resources, service, targets, usage and attributes. Fairshare is the distance of a credential&apos;s usage from its target.</source>
        <translation>优先级是七个分量的加权和：凭据、公平份额、资源、服务、目标、用量和属性。公平份额是凭据的用量与其目标的差距。</translation>
    </message>
    <message>
        <source>Account; its row has what its members used together</source>
        <translation>账户；其行为成员用量合计</translation>
    </message>
    <message>
        <source>What is counted: cpu, mem (in MB), billing ...</source>
        <translation>计量对象：cpu、mem（MB）、billing…</translation>
    </message>
    <message>
        <source>TRES allocated in the period, times their time</source>
        <translation>期间内分配的 TRES 乘以时间</translation>
    </message>
    <message>
        <source>Part of what the whole cluster used, in percent</source>
        <translation>占整个集群用量的百分比</translation>
    </message>
    <message>
        <source>Part of the cluster that the shares promise, in percent</source>
        <translation>按份额应得的集群比例，以百分比计</translation>
    </message>
    <message>
        <source>UsedPercent - PromisedPercent; above 0 used more than promised</source>
        <translation>UsedPercent - PromisedPercent；大于 0 表示用量超过应得</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Usage does not count: the configuration has no FSPOLICY.</source>
        <translation>用量不计：配置中没有 FSPOLICY。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>Subcomponent</source>
        <translation>子分量</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>Name of the QOS</source>
        <translation>QOS 的名称</translation>
    </message>
    <message>
        <source>Its priority, which the QOS factor is made of</source>
        <translation>其优先级，QOS 因子由此而来</translation>
    </message>
    <message>
        <source>What usage of its jobs is multiplied with</source>
        <translation>其作业用量所乘的系数</translation>
    </message>
    <message>
        <source>Whether its usage stays and never decays</source>
        <translation>其用量是否保留而永不衰减</translation>
    </message>
    <message>
        <source>The QOS whose jobs it may preempt</source>
        <translation>可抢占其作业的 QOS</translation>
    </message>
    <message>
        <source>Decayed usage of its jobs in TRES-weighted billing-seconds</source>
        <translation>其作业衰减后的用量，单位为按 TRES 加权的计费秒</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>先进先出</translation>
    </message>
    <message>
        <source>Whose answer: sprio, sprio -n, sshare</source>
        <translation>谁的应答：sprio、sprio -n、sshare</translation>
    </message>
    <message>
        <source>all equal, within rounding, differs</source>
        <translation>全部相同、在舍入范围内、不同</translation>
    </message>
    <message>
        <source>Rows compared; of a part, rows that are not equal</source>
        <translation>比较的行数；对于某一部分，是不相同的行数</translation>
    </message>
    <message>
        <source>Rows with every printed digit equal</source>
        <translation>每一位显示数字都相同的行</translation>
    </message>
    <message>
        <source>Rows whose differences the rounding of the usage explains</source>
        <translation>差异可由用量的舍入解释的行</translation>
    </message>
    <message>
        <source>Rows that nothing explains</source>
        <translation>无法解释的行</translation>
    </message>
    <message>
        <source>Rows of the answer that the source lacks</source>
        <translation>数据源中没有的应答行</translation>
    </message>
    <message>
        <source>Rows of the source without an answer</source>
        <translation>数据源中没有应答的行</translation>
    </message>
    <message>
        <source>Largest difference of the part</source>
        <translation>该部分的最大差异</translation>
    </message>
    <message>
        <source>Moment of the computation, seconds since 1970</source>
        <translation>计算的时刻，自 1970 年起的秒数</translation>
    </message>
    <message>
        <source>Where the moment comes from</source>
        <translation>时刻的来源</translation>
    </message>
    <message>
        <source>Job of a row of sprio</source>
        <translation>sprio 一行的作业</translation>
    </message>
    <message>
        <source>Account of the row</source>
        <translation>该行的账户</translation>
    </message>
    <message>
        <source>User of the row</source>
        <translation>该行的用户</translation>
    </message>
    <message>
        <source>Partition of the row</source>
        <translation>该行的分区</translation>
    </message>
    <message>
        <source>Which number, as the answer heads its column</source>
        <translation>哪个数值，按应答的列名</translation>
    </message>
    <message>
        <source>What Fairlead computes</source>
        <translation>Fairlead 的计算值</translation>
    </message>
    <message>
        <source>What was printed</source>
        <translation>显示的值</translation>
    </message>
    <message>
        <source>Least number that the rounding of the usage allows</source>
        <translation>用量舍入允许的最小值</translation>
    </message>
    <message>
        <source>Greatest number that the rounding of the usage allows</source>
        <translation>用量舍入允许的最大值</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业数</translation>
    </message>
    <message>
        <source>Places, all together</source>
        <translation>排名变化合计</translation>
    </message>
    <message>
        <source>Places per job</source>
        <translation>每作业排名变化</translation>
    </message>
    <message>
        <source>1 of %1 jobs changes its place.</source>
        <translation>%1 个作业中有 1 个改变排名。</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>%1 内部</translation>
    </message>
    <message>
        <source>Policy as it is</source>
        <translation>现行策略</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <comment>a wait</comment>
        <translation>延长 %1</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <comment>a wait</comment>
        <translation>缩短 %1</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Mean wait by account</source>
        <translation>各账户平均等待</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>展望</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>应对</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity: finding</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What is wrong with the policy</source>
        <translation>策略有什么问题</translation>
    </message>
    <message>
        <source>How much it matters</source>
        <translation>重要程度</translation>
    </message>
    <message>
        <source>How that is known</source>
        <translation>如何得知</translation>
    </message>
    <message>
        <source>Options that try it</source>
        <translation>用于试用的选项</translation>
    </message>
    <message>
        <source>Questions: %1</source>
        <translation>联系方式：%1</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Shown: the %1 accounts that used most, of %2.</source>
        <translation>显示：用量最多的 %1 个账户，共 %2 个。</translation>
    </message>
    <message>
        <source>Who used most</source>
        <translation>用量最多的用户</translation>
    </message>
    <message>
        <source>Used in the period</source>
        <translation>期间用量</translation>
    </message>
    <message>
        <source>From %1 to %2, allocated CPUs times their time, without decay, as accounting counts it. Percentages are parts of the cluster: of all that was used, and of what the shares promise.</source>
        <translation>从 %1 到 %2，分配的 CPU 乘以时间，不衰减，与记账的算法相同。百分比是占集群的部分：占全部用量的部分，以及份额应得的部分。</translation>
    </message>
    <message>
        <source>Account above; of a user its own</source>
        <translation>上级账户；对用户为其所属账户</translation>
    </message>
    <message>
        <source>Steps below root, which is 0</source>
        <translation>root 之下的层数，root 为 0</translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation>等待中位数</translation>
    </message>
    <message>
        <source>9 of 10 within</source>
        <translation>九成不超过</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>As the cluster is; empty where nothing is set</source>
        <translation>集群的现状；未设置处为空</translation>
    </message>
    <message>
        <source>What the scenario sets, or what comes of it</source>
        <translation>方案设置的值或其结果</translation>
    </message>
    <message>
        <source>What becomes of the recorded weeks if the advice is followed</source>
        <translation>按建议调整后，所记录的几周会怎样</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>a change: Parameter PriorityWeightAge: 10,000 → 20,000</comment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>Jobs that have a rank</source>
        <translation>有排名的作业</translation>
    </message>
    <message>
        <source>Rows with another rank</source>
        <translation>排名改变的行</translation>
    </message>
    <message>
        <source>Rows that have a rank</source>
        <translation>有排名的行</translation>
    </message>
    <message>
        <source>Kendall&apos;s rank correlation</source>
        <translation>Kendall 秩相关</translation>
    </message>
    <message>
        <source>Rows that both rank</source>
        <translation>双方都有排名的行</translation>
    </message>
    <message>
        <source>The jobs whose ranks differ most</source>
        <translation>排名相差最大的作业</translation>
    </message>
    <message>
        <source>Difference (% points)</source>
        <translation>差值（百分点）</translation>
    </message>
    <message>
        <source>The account whose jobs win most places on average</source>
        <translation>作业平均排名上升最多的账户</translation>
    </message>
    <message>
        <source>The account whose jobs lose most places on average</source>
        <translation>作业平均排名下降最多的账户</translation>
    </message>
    <message>
        <source>What-if: under a scenario that is not in force</source>
        <translation>假设：基于尚未生效的方案</translation>
    </message>
    <message>
        <source>of the usage counts: there is no FSPOLICY</source>
        <translation>计入的用量：没有 FSPOLICY</translation>
    </message>
    <message>
        <source>The only place.</source>
        <translation>仅有一位。</translation>
    </message>
    <message>
        <source>The first %1 of %2 places.</source>
        <translation>共 %2 位，列出前 %1 位。</translation>
    </message>
    <message>
        <source>A node-hour is %1 CPU-hours, as many as a node has CPUs on average.</source>
        <translation>一个节点小时等于 %1 个 CPU 小时，即每个节点的平均 CPU 数。</translation>
    </message>
    <message>
        <source>Promised is what the shares promised then, without the changes of the scenario.</source>
        <translation>“应得”按当时的份额计算，不含方案的更改。</translation>
    </message>
    <message>
        <source>Checked against the scheduler&apos;s own numbers — %1.</source>
        <translation>与调度器自己的数值核对——%1。</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its promise is under-served: its jobs move forward. One that used more is over-served: its jobs wait.</source>
        <translation>本报告说明每个账户应得集群的多少、用了多少，以及因此哪些作业排在前面。用量少于应得的账户用量不足：其作业前移。用量多于应得的账户超额使用：其作业等待。</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its promise within the account above it is under-served, one that used more is over-served. Where its jobs stand also depends on what the accounts above it have used.</source>
        <translation>本报告说明每个账户应得集群的多少、用了多少，以及因此哪些作业排在前面。在上级账户内用量少于应得的账户用量不足，用量多于应得的账户超额使用。其作业的位置还取决于上级各账户的用量。</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>排名靠前</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>A demo: this cluster, its jobs and its history are made up.</source>
        <translation>演示：该集群及其作业和历史都是虚构的。</translation>
    </message>
    <message>
        <source>The time of Used: seconds, minutes, hours; or percent of what the cluster could give in the period; or both</source>
        <translation>Used 的时间单位：秒、分、小时；或占集群期间内可提供量的百分比；或两者</translation>
    </message>
    <message>
        <source>%1 of %2 start</source>
        <comment>jobs, with how many before</comment>
        <translation>%2 个中 %1 个启动</translation>
    </message>
    <message>
        <source>none starts</source>
        <comment>of the jobs</comment>
        <translation>没有启动的</translation>
    </message>
    <message>
        <source>%1 start, not %2</source>
        <comment>jobs, with how many before</comment>
        <translation>启动 %1 个，而不是 %2 个</translation>
    </message>
    <message>
        <source>Jobs and waits are known only since %1.</source>
        <translation>作业和等待仅从 %1 起已知。</translation>
    </message>
    <message>
        <source>A past moment, rebuilt from the history of jobs: shares, QOS, partitions and settings are today&apos;s, usage and ages those of the computation of %1.</source>
        <translation>过去的时刻，由作业历史重建：份额、QOS、分区和设置是今天的，用量和年龄是 %1 那次计算的。</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, all down to level %3.</source>
        <translation>显示：共 %2 个账户，显示 %1 个，即到第 %3 级为止的全部账户。</translation>
    </message>
    <message>
        <source>All of them are in shares.csv, which the report in CSV has.</source>
        <translation>全部账户见 CSV 报告中的 shares.csv。</translation>
    </message>
    <message>
        <source>Users of the account root, who are in no account below, are promised %1 and have consumed %2.</source>
        <translation>root 账户的用户不属于下列任何账户，应得 %1，已用 %2。</translation>
    </message>
    <message>
        <source>What would be wrong with the policy under the scenario</source>
        <translation>采用该方案时策略会有的问题</translation>
    </message>
    <message numerus="yes">
        <source>Usage counts in %1 window(s) of %2 each; a window counts %3 times what the next newer one does (FSDECAY).</source>
        <translation>
            <numerusform>用量计入 %1 个各 %2的窗口；每个窗口的权重是下一个较新窗口的 %3 倍（FSDECAY）。</numerusform>
        </translation>
    </message>
    <message>
        <source>A component is the sum of metric × weight over the lines below, within its cap, × its own weight. Priority is the sum of the components; StartPriority, the same within the bounds of the scheduler, decides the rank. Who is first in rank is tried first; what a limit or a reservation keeps is not started.</source>
        <translation>分量为下列各行的度量 × 权重之和，限于其上限，再 × 自身权重。优先级为各分量之和；StartPriority 是限于调度器界限之内的优先级，决定排名。排名第一者最先尝试；受限制或预留阻挡的不会启动。</translation>
    </message>
    <message>
        <source>Priority is the sum of factor × weight over the factors below, plus what the site adds, minus the nice value. Who is first in rank is tried first; what a limit or a reservation keeps is not started. The age factor reaches 1 after %1.</source>
        <translation>优先级为下列各因子 × 权重之和，加上站点所加的分数，减去 nice 值。排名第一者最先尝试；受限制或预留阻挡的不会启动。年龄因子经过 %1达到 1。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <comment>a policy without a name</comment>
        <translation>方案</translation>
    </message>
    <message numerus="yes">
        <source>of usage count, in %1 window(s)</source>
        <translation>
            <numerusform>的用量计入，共 %1 个窗口</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) held or not yet eligible</source>
        <translation>
            <numerusform>挂起或尚不可运行的作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>account(s)</source>
        <translation>
            <numerusform>账户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CPU(s) in the cluster</source>
        <translation>
            <numerusform>集群的 CPU 数</numerusform>
        </translation>
    </message>
    <message>
        <source>A job that waits for something else than its turn or room is not started, whatever its rank: what it waits for stands beside it, in the words of the scheduler.</source>
        <translation>若作业等待的不是轮到它或资源，则无论排名如何都不会启动：它等待的内容以调度器的用语写在旁边。</translation>
    </message>
    <message>
        <source>Promised is an account&apos;s fairshare target, a part of the whole system; without one nothing is. Consumed is its usage divided by the usage of the account above. Usage is measured in %1.</source>
        <translation>应得为账户的公平份额目标，即整个系统的一部分；没有目标则没有应得。已用为其用量除以上级账户的用量。用量以%1计。</translation>
    </message>
    <message>
        <source>Shares as entered, or parent; Moab and Maui: the fairshare target in percent</source>
        <translation>输入的份额，或 parent；Moab 和 Maui：公平份额目标，百分比</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its target is under-served, one that used more is over-served. How far it is from the target counts for its jobs, beside what their user, group, QOS and class have used.</source>
        <translation>本报告说明每个账户应得集群的多少、用了多少，以及因此哪些作业排在前面。用量少于目标的账户用量不足，用量多于目标的账户超额使用。与目标的差距计入其作业，此外还计入其用户、组、QOS 和类的用量。</translation>
    </message>
    <message>
        <source>Jobs of a partition in a higher tier rank before all others, whatever their priority.</source>
        <translation>分区层级（tier）更高的作业排在所有其他作业之前，与其优先级无关。</translation>
    </message>
    <message>
        <source>A moment to come: who waits still waits, nobody comes, and nobody uses anything any more.</source>
        <translation>将来的时刻：等待者仍在等待，没有新作业，也不再有人使用资源。</translation>
    </message>
    <message>
        <source>A moment to come: who waits still waits, nobody comes, and each uses as much as now.</source>
        <translation>将来的时刻：等待者仍在等待，没有新作业，每个账户的用量与现在相同。</translation>
    </message>
    <message>
        <source>Of that level those whose consumed part differs most from the promised one, half of them over-served and half under-served where there are enough of both.</source>
        <translation>该级只显示已用与应得之差最大的账户；若两者都足够多，超额使用和用量不足的各占一半。</translation>
    </message>
    <message>
        <source>Those that the first page names are always among them.</source>
        <translation>首页提到的账户总在其中。</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, a part of level 1.</source>
        <translation>显示：共 %2 个账户，显示 %1 个，即第 1 级的一部分。</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, all down to level %3 and a part of level %4.</source>
        <translation>显示：共 %2 个账户，显示 %1 个，即到第 %3 级为止的全部账户和第 %4 级的一部分。</translation>
    </message>
    <message>
        <source>%1 of the cluster</source>
        <comment>a percentage</comment>
        <translation>集群的 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage, an account</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used. An account that used less than its target is under-served, one that used more is over-served.</source>
        <translation>本报告说明每个账户应得集群的多少、用了多少。用量少于目标的账户用量不足，用量多于目标的账户超额使用。</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used. An account that used less than its promise within the account above it is under-served, one that used more is over-served.</source>
        <translation>本报告说明每个账户应得集群的多少、用了多少。在上级账户内用量少于应得的账户用量不足，用量多于应得的账户超额使用。</translation>
    </message>
    <message>
        <source>Under this policy fair-share does not order the queue.</source>
        <translation>在该策略下，公平份额不影响队列的顺序。</translation>
    </message>
    <message>
        <source>Most under-served: %1, promised %2, consumed %3 (%4).</source>
        <translation>用量最不足：%1，应得 %2，已用 %3（%4）。</translation>
    </message>
    <message>
        <source>Most over-served: %1, promised %2, consumed %3 (%4).</source>
        <translation>超额使用最多：%1，应得 %2，已用 %3（%4）。</translation>
    </message>
    <message>
        <source>What is left of the line counts against the job and is taken away from what is right of it: a longer bar may be of a lower priority.</source>
        <translation>线左侧的部分对作业不利，要从右侧的部分中减去：条形较长的作业，优先级可能较低。</translation>
    </message>
    <message>
        <source>Waits are those of the jobs submitted in the period that have started, from submission to start; of a user under the account of the row.</source>
        <translation>等待时间为该期间内提交且已启动的作业从提交到启动的时间；用户只计其所在行的账户。</translation>
    </message>
    <message>
        <source>There is no outlook: replays need a history of jobs.</source>
        <translation>没有展望：重放需要作业历史。</translation>
    </message>
    <message>
        <source>Used nothing at all: %1, promised %2.</source>
        <translation>完全没有用量：%1，应得 %2。</translation>
    </message>
    <message>
        <source>Used nothing at all: %1 accounts; of them %2 has the largest promise, %3.</source>
        <translation>完全没有用量：%1 个账户；其中 %2 应得最多，为 %3。</translation>
    </message>
    <message>
        <source>Users of the account root, who are in no account below, are promised %1.</source>
        <translation>root 账户的用户不属于下列任何账户，应得 %1。</translation>
    </message>
    <message>
        <source>Consumed (%1)</source>
        <comment>a unit</comment>
        <translation>已用（%1）</translation>
    </message>
    <message>
        <source>Found while reading</source>
        <translation>读取时发现的问题</translation>
    </message>
    <message>
        <source>Slurm keeps no decayed usage under priority/basic.</source>
        <translation>在 priority/basic 下，Slurm 不记录衰减用量。</translation>
    </message>
    <message>
        <source>none beyond chance</source>
        <comment>a difference</comment>
        <translation>未超出偶然</translation>
    </message>
    <message>
        <source>How far the replay is to be trusted, and what changes</source>
        <translation>重放的可信程度与变化</translation>
    </message>
    <message>
        <source>jobs: not known, the source has no list of them</source>
        <translation>作业：未知，数据源没有作业列表</translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting</source>
        <translation>
            <numerusform>等待中的作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>user(s) with waiting jobs</source>
        <translation>
            <numerusform>有作业等待的用户</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 consumed, which count for nothing</source>
        <translation>已用（%1），不计入</translation>
    </message>
    <message>
        <source>%1 consumed, older ones counting less</source>
        <translation>已用（%1），越旧计入越少</translation>
    </message>
    <message>
        <source>%1 consumed, with no decay</source>
        <translation>已用（%1），不衰减</translation>
    </message>
    <message>
        <source>consumed: not known. %1</source>
        <translation>已用：未知。%1</translation>
    </message>
    <message>
        <source>order of the queue</source>
        <translation>队列的次序</translation>
    </message>
    <message>
        <source>The source was not read whole: %1, listed at the end of this report.</source>
        <translation>数据源未能完整读取：%1，列于本报告末尾。</translation>
    </message>
    <message>
        <source>Something of the source was repaired while reading: %1, listed at the end of this report.</source>
        <translation>读取时修复了数据源的一些内容：%1，列于本报告末尾。</translation>
    </message>
    <message>
        <source>So nobody is called under-served or over-served.</source>
        <translation>因此不说谁用量不足、谁超额使用。</translation>
    </message>
    <message>
        <source>A job that waits in several partitions has a place in each.</source>
        <translation>在多个分区中等待的作业在每个分区各占一位。</translation>
    </message>
    <message>
        <source>No factor counts, so the priorities have no parts.</source>
        <translation>没有任何因子起作用，因此优先级没有分量。</translation>
    </message>
    <message>
        <source>Under priority/basic the numbers only count the jobs as they came, downwards.</source>
        <translation>在 priority/basic 下，数字只是按到达次序为作业递减编号。</translation>
    </message>
    <message>
        <source>A bar adds up what a job&apos;s priority is made of, in points and in the order of the legend; the number at its end is the priority.</source>
        <translation>条形按图例的次序叠加作业优先级的各分量，以分计；末端的数字为优先级。</translation>
    </message>
    <message>
        <source>Which jobs wait is not known: the source has no list of jobs.</source>
        <translation>不知道哪些作业在等待：数据源没有作业列表。</translation>
    </message>
    <message>
        <source>StartPriority decides the rank: the priority with its fraction cut, where the number at the bar is rounded, or the bound of the scheduler where the priority lies beyond it.</source>
        <translation>StartPriority 决定排名：即截去小数的优先级（条形末端的数字是四舍五入的）；优先级超出调度器的界限时，即为界限值。</translation>
    </message>
    <message>
        <source>Shown: the %1 users that used most, of %2.</source>
        <translation>列出用量最多的 %1 个用户，共 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>A job in several partitions counts by its best place: of %1 places %2 change(s).</source>
        <translation>
            <numerusform>在多个分区中的作业按其最佳位置计：%1 个位置中有 %2 个改变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Jobs whose best row has another rank</source>
        <translation>最佳一行排名改变的作业</translation>
    </message>
    <message>
        <source>Of targets, + means at least and - at most; one with % or ^ is a cap: it promises nothing, and nothing is said of who is below.</source>
        <translation>目标中，+ 表示至少，- 表示至多；带 % 或 ^ 的是上限：没有应得，对低于它的也不作判断。</translation>
    </message>
    <message>
        <source>Where Promised is empty, the user has no share of their own.</source>
        <translation>“应得”为空的用户没有自己的份额。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountActions</name>
    <message>
        <source>Edit shares</source>
        <translation>修改份额</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>重命名账户</translation>
    </message>
    <message>
        <source>Add account below …</source>
        <translation>在下方添加账户…</translation>
    </message>
    <message>
        <source>Add user …</source>
        <translation>添加用户…</translation>
    </message>
    <message>
        <source>Move to another account …</source>
        <translation>移到其他账户…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Show its jobs</source>
        <translation>显示其作业</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln row(s)</source>
        <translation>
            <numerusform>移除 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove user</source>
        <translation>移除用户</translation>
    </message>
    <message>
        <source>Remove account with members</source>
        <translation>移除账户及其成员</translation>
    </message>
    <message numerus="yes">
        <source>Edit shares of %Ln row(s) …</source>
        <translation>
            <numerusform>修改 %Ln 行的份额…</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste shares …</source>
        <translation>粘贴份额…</translation>
    </message>
    <message>
        <source>The clipboard holds no lines of accounts and shares.</source>
        <translation>剪贴板中没有账户和份额的行。</translation>
    </message>
    <message>
        <source>When it is back at its share …</source>
        <translation>何时回到其份额…</translation>
    </message>
    <message>
        <source>Shares after it has bought hardware …</source>
        <translation>购买硬件后的份额…</translation>
    </message>
    <message>
        <source>What would change its fair-share …</source>
        <translation>什么会改变其公平份额…</translation>
    </message>
    <message>
        <source>What would shorten its waits …</source>
        <translation>什么会缩短其等待…</translation>
    </message>
    <message numerus="yes">
        <source>Show the jobs of %Ln row(s)</source>
        <translation>
            <numerusform>显示 %Ln 行的作业</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountEditDelegate</name>
    <message>
        <source>Shares: a number or parent</source>
        <translation>份额：数字或 parent</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>账户名</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountsDock</name>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Account tree</source>
        <translation>账户树</translation>
    </message>
    <message>
        <source>Fairshare</source>
        <translation>公平份额</translation>
    </message>
    <message>
        <source>Moab and Maui have no share tree</source>
        <translation>Moab 和 Maui 没有份额树</translation>
    </message>
    <message>
        <source>Moab and Maui have no share tree: a target (FSTARGET) is set in their configuration.</source>
        <translation>Moab 和 Maui 没有份额树：目标（FSTARGET）在其配置中设置。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AdvicePage</name>
    <message>
        <source>What is wrong with the policy</source>
        <translation>策略有什么问题</translation>
    </message>
    <message>
        <source>Findings, the most important first</source>
        <translation>发现，最重要的在前</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试用(&amp;T)</translation>
    </message>
    <message>
        <source>Puts the edits into the scenario as one step; Ctrl+Z reverts it</source>
        <translation>将修改作为一步放入方案；Ctrl+Z 可撤销</translation>
    </message>
    <message>
        <source>Nothing to look at yet</source>
        <translation>尚无可检查的内容</translation>
    </message>
    <message>
        <source>Open a source first.</source>
        <translation>请先打开数据源。</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>The queue is too short</source>
        <translation>队列太短</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>建议</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) do not show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>
            <numerusform>%Ln 个作业不足以显示权重的作用。策略的其余部分没有问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is wrong with the policy, as far as %Ln job(s) of the queue and the tree of accounts show it.</source>
        <translation>
            <numerusform>就队列中的 %Ln 个作业和账户树来看，策略没有问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replays the recorded weeks as they are and with the advice followed, ten times each</source>
        <translation>重放所记录的几周：按现状和按建议，各十次</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>停止重放</translation>
    </message>
    <message>
        <source>What does a &amp;replay say?</source>
        <translation>重放结果如何？(&amp;R)</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>正在重放…</translation>
    </message>
    <message>
        <source>Replaying … %1</source>
        <translation>正在重放… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have waited for more than a day and more than ten times their time limit all the same: state:starving in the search box shows them, and the panel below the queue says what each of them waits for.</source>
        <translation>
            <numerusform>仍有 %Ln 个作业等待超过一天且超过其时间限制的十倍：在搜索框输入 state:starving 可列出它们，队列下方的面板说明各自在等什么。</numerusform>
        </translation>
    </message>
    <message>
        <source>No fault found in the policy</source>
        <translation>未发现策略有误</translation>
    </message>
    <message>
        <source>No advice on the time ahead</source>
        <translation>对未来不提供建议</translation>
    </message>
    <message>
        <source>Nobody comes there and nobody starts: its queue shows that, and not what the policy does. Go back to now, or to a past moment.</source>
        <translation>那里没有作业到来，也没有作业启动：其队列反映的是这一点，而不是策略的作用。请回到现在或过去的时刻。</translation>
    </message>
    <message>
        <source>No job waits</source>
        <translation>没有作业等待</translation>
    </message>
    <message>
        <source>Only waiting jobs show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>只有等待的作业才能显示各权重的作用。策略的其余部分没有问题。</translation>
    </message>
    <message>
        <source>Which jobs wait is not known</source>
        <translation>不知道哪些作业在等待</translation>
    </message>
    <message>
        <source>The source has no list of jobs, and only waiting jobs show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>数据源没有作业列表，而只有等待中的作业才显示权重的作用。策略的其余部分没有问题。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AheadDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The lines in numbers</source>
        <translation>以数字表示的曲线</translation>
    </message>
    <message>
        <source>Moment (UTC)</source>
        <translation>时刻（UTC）</translation>
    </message>
    <message>
        <source>The recorded weeks are being replayed</source>
        <translation>正在重放所记录的几周</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Back to what is computed without a replay</source>
        <translation>返回不经重放的计算结果</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks …</source>
        <translation>正在重放所记录的几周…</translation>
    </message>
    <message>
        <source>from</source>
        <comment>lower end of an interval</comment>
        <translation>自</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of an interval</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Mean of the replays; another one lies between from and to nine times of ten</source>
        <translation>各次重放的平均值；再重放一次，十次中有九次落在“自”与“至”之间</translation>
    </message>
    <message>
        <source>others go on at their present rate</source>
        <translation>其他各方按目前的速率继续</translation>
    </message>
    <message>
        <source>others start nothing</source>
        <translation>其他各方不启动任何作业</translation>
    </message>
    <message>
        <source>the recorded weeks run again, its own jobs too</source>
        <translation>所记录的几周再次运行，包括其自己的作业</translation>
    </message>
    <message>
        <source>&amp;Meanwhile:</source>
        <translation>其间(&amp;M)：</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>线条显示什么</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AlgorithmPanel</name>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>先进先出</translation>
    </message>
    <message>
        <source>How fair-share is computed (PriorityType, PriorityFlags)</source>
        <translation>公平份额的计算方式（PriorityType, PriorityFlags）</translation>
    </message>
    <message>
        <source>Small jobs first</source>
        <translation>小作业优先</translation>
    </message>
    <message>
        <source>PriorityFavorSmall: the fewer nodes a job asks for, the higher its job-size factor</source>
        <translation>PriorityFavorSmall：作业请求的节点越少，其作业规模因子越高</translation>
    </message>
    <message>
        <source>Job size relative to its time limit</source>
        <translation>作业规模相对时间限制</translation>
    </message>
    <message>
        <source>The job-size factor is CPUs divided by the time limit</source>
        <translation>作业规模因子为 CPU 数除以时间限制</translation>
    </message>
    <message>
        <source>Age counts from submission</source>
        <translation>从提交起计年龄</translation>
    </message>
    <message>
        <source>Age grows even while a dependency or a limit holds the job back</source>
        <translation>即使作业因依赖或限制而被阻，年龄仍然增长</translation>
    </message>
    <message>
        <source>Bill only the largest resource</source>
        <translation>仅按最大资源计费</translation>
    </message>
    <message>
        <source>A job&apos;s billing is the largest of its weighted node resources, not their sum</source>
        <translation>作业的计费取其加权节点资源中最大的一项，而非总和</translation>
    </message>
    <message>
        <source>Do not normalize association priority</source>
        <translation>不归一化关联优先级</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest association priority</source>
        <translation>该因子不除以最高的关联优先级</translation>
    </message>
    <message>
        <source>Do not normalize partition priority</source>
        <translation>不归一化分区优先级</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest partition priority</source>
        <translation>该因子不除以最高的分区优先级</translation>
    </message>
    <message>
        <source>Do not normalize QOS priority</source>
        <translation>不归一化 QOS 优先级</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest QOS priority</source>
        <translation>该因子不除以最高的 QOS 优先级</translation>
    </message>
    <message>
        <source>Do not normalize TRES counts</source>
        <translation>不归一化 TRES 数量</translation>
    </message>
    <message>
        <source>TRES factors are not divided by what the partition has</source>
        <translation>TRES 因子不除以分区的所有量</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AllocationView</name>
    <message>
        <source>The machine</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1, decayed</source>
        <translation>%1，已衰减</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ApplyDialog</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Ways to apply the changes</source>
        <translation>应用更改的方式</translation>
    </message>
    <message>
        <source>Working out the changes …</source>
        <translation>正在整理更改…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) to %1</source>
        <translation>
            <numerusform>对 %1 的 %Ln 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairlead changes nothing on a cluster: copy or save the text, read it, and run it yourself.</source>
        <translation>Fairlead 不会在集群上执行任何操作：请复制或保存文本，阅读后自行执行。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) cannot be applied and stay(s) in the scenario: %1</source>
        <translation>
            <numerusform>⚠ %Ln 处修改无法应用，保留在方案中：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1，修订 %2</translation>
    </message>
    <message>
        <source>Nothing is written before you press the button. Store: %1</source>
        <translation>在您按下按钮之前不会写入任何内容。存储：%1</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) conflict(s) with a change in the source, and nobody has decided: %1</source>
        <translation>
            <numerusform>⚠ %Ln 处修改与数据源中的更改冲突，尚未决定：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ApplyPage</name>
    <message>
        <source>Commands (sacctmgr)</source>
        <translation>命令（sacctmgr）</translation>
    </message>
    <message>
        <source>File for sacctmgr load</source>
        <translation>sacctmgr load 文件</translation>
    </message>
    <message>
        <source>slurm.conf changes</source>
        <translation>slurm.conf 更改</translation>
    </message>
    <message>
        <source>moab.cfg</source>
        <translation>moab.cfg</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Save it and run it as a Slurm administrator where sacctmgr is: it stops at the first command that fails.</source>
        <translation>保存后，以 Slurm 管理员身份在装有 sacctmgr 的机器上运行：遇到第一条失败的命令即停止。</translation>
    </message>
    <message>
        <source>Save a current dump first (sacctmgr dump), then save this file and load it: sacctmgr load file=FILE.</source>
        <translation>先保存当前的转储（sacctmgr dump），再保存此文件并加载：sacctmgr load file=FILE。</translation>
    </message>
    <message>
        <source>Set these lines in slurm.conf on the controller and its backups.</source>
        <translation>请在控制器及其备用机的 slurm.conf 中设置这些行。</translation>
    </message>
    <message>
        <source>Keep the old file, put this one in its place and have the scheduler read it again. It replaces %1.</source>
        <translation>保留旧文件，用此文件替换并让调度器重新读取。它替换 %1。</translation>
    </message>
    <message>
        <source>These rows change, in one transaction, with your name in the audit table.</source>
        <translation>这些行将在一个事务中更改，并以您的名字记入审计表。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Write to the store</source>
        <translation>写入存储(&amp;W)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save it and run patch &lt; FILE in the folder of slurm.conf on the controller. Lines with + come, lines with - go. It was made from %1.</source>
        <translation>保存后，在控制器上 slurm.conf 所在文件夹运行 patch &lt; FILE。带 + 的行加入，带 - 的行去掉。它基于 %1。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Numbers of the lines that differ: %1.</source>
        <translation>有差异的行的行号：%1。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::Breadcrumb</name>
    <message>
        <source>Path in the account tree</source>
        <translation>账户树中的路径</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ChartTwin</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the numbers of this chart as a table</source>
        <translation>以表格显示此图表的数据</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ComparePage</name>
    <message>
        <source>Who gains and who loses compared with the cluster as it was read</source>
        <translation>与读取时的集群相比，谁受益，谁受损</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>Jobs that gain most, then jobs that lose most</source>
        <translation>上升最多的作业，其后为下降最多的作业</translation>
    </message>
    <message>
        <source>Change a weight under What-if or a share in the tree; every job that moves is listed here. Or compare with the policy of another cluster or scheduler.</source>
        <translation>在“假设”中更改权重，或在树中更改份额；每个移动的作业都列在这里。也可与另一集群或调度器的策略比较。</translation>
    </message>
    <message>
        <source>Compare with a policy …</source>
        <translation>与策略比较…</translation>
    </message>
    <message>
        <source>Rank the same queue by another slurm.conf, output of scontrol show config, moab.cfg or maui.cfg.</source>
        <translation>用另一个 slurm.conf、scontrol show config 的输出、moab.cfg 或 maui.cfg 对同一队列排序。</translation>
    </message>
    <message>
        <source>Back to the scenario</source>
        <translation>返回方案</translation>
    </message>
    <message>
        <source>Compare with the cluster as it was read again.</source>
        <translation>重新与读取时的集群比较。</translation>
    </message>
    <message>
        <source>The same queue under two policies</source>
        <translation>两种策略下的同一队列</translation>
    </message>
    <message>
        <source>Who gains and who loses compared with the cluster as it is rebuilt for %1</source>
        <translation>与为 %1 重建的集群相比，谁受益、谁受损</translation>
    </message>
    <message>
        <source>Who gains and who loses compared with %1, if all goes on as it is</source>
        <translation>与 %1（假定一切照旧）相比，谁受益、谁受损</translation>
    </message>
    <message>
        <source>Change a weight under What-if; every job that moves is listed here. Or compare with the policy of another cluster or scheduler.</source>
        <translation>在“假设”中更改权重；每个移动的作业都列在这里。也可与另一集群或调度器的策略比较。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConflictBar</name>
    <message>
        <source>Edits that conflict with a change in the source</source>
        <translation>与数据源变化冲突的修改</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>The edit stays and overrides the source&apos;s new value</source>
        <translation>保留修改，覆盖数据源的新值</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>采用对方的</translation>
    </message>
    <message>
        <source>The edit is dropped and the source&apos;s value applies; can be undone</source>
        <translation>移除修改，以数据源的值为准；可撤销</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Goes to what the edit changes</source>
        <translation>转到修改所更改的对象</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your edits do(es) not fit the source. Nothing is lost: decide for the selected ones, or for all.</source>
        <translation>
            <numerusform>您有 %Ln 项修改与数据源不符。没有丢失任何内容：请对所选项或全部作出决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>take the source&apos;s values</source>
        <translation>采用数据源的值</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConnectionForm</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>What the connection is called in the File menu and in the mode band</source>
        <translation>连接在“文件”菜单和模式条中的名称</translation>
    </message>
    <message>
        <source>slurmdbd&apos;s own database</source>
        <translation>slurmdbd 自己的数据库</translation>
    </message>
    <message>
        <source>Fairlead store on MariaDB or MySQL</source>
        <translation>MariaDB 或 MySQL 上的 Fairlead 存储</translation>
    </message>
    <message>
        <source>Pu&amp;rpose:</source>
        <translation>用途(&amp;R)：</translation>
    </message>
    <message>
        <source>Its colour and word stand in the mode band and in the File menu, so that nobody takes one cluster for another</source>
        <translation>其颜色和文字显示在模式条和“文件”菜单中，以免把一个集群当成另一个</translation>
    </message>
    <message>
        <source>&amp;Hosts:</source>
        <translation>主机(&amp;H)：</translation>
    </message>
    <message>
        <source>or &amp;socket:</source>
        <translation>或套接字(&amp;S)：</translation>
    </message>
    <message>
        <source>The path of a Unix socket on this machine, instead of hosts</source>
        <translation>本机 Unix 套接字的路径，代替主机</translation>
    </message>
    <message>
        <source>&amp;TLS:</source>
        <translation>&amp;TLS：</translation>
    </message>
    <message>
        <source>Off: clear text, this machine only</source>
        <translation>关闭：明文，仅限本机</translation>
    </message>
    <message>
        <source>Prefer: encrypted if the server can</source>
        <translation>优先：服务器支持则加密</translation>
    </message>
    <message>
        <source>Require: encrypted, whoever answers</source>
        <translation>要求：必须加密，不验证对方</translation>
    </message>
    <message>
        <source>Verify: encrypted, certificate and host name are checked</source>
        <translation>验证：加密，并检查证书和主机名</translation>
    </message>
    <message>
        <source>CA &amp;file:</source>
        <translation>CA 文件(&amp;F)：</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>证书颁发机构</translation>
    </message>
    <message>
        <source>PEM file with the authorities that Verify trusts; empty: the system&apos;s</source>
        <translation>“验证”所信任机构的 PEM 文件；留空则用系统的</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>数据库(&amp;D)：</translation>
    </message>
    <message>
        <source>StorageLoc in slurmdbd.conf</source>
        <translation>slurmdbd.conf 中的 StorageLoc</translation>
    </message>
    <message>
        <source>&amp;Cluster:</source>
        <translation>集群(&amp;C)：</translation>
    </message>
    <message>
        <source>Needed only where the database holds several; the test lists them</source>
        <translation>仅在数据库含多个集群时需要；测试会列出它们</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>唯一的一个</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>A user of the database; the right SELECT is enough</source>
        <translation>数据库用户；有 SELECT 权限即可</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密码(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Keep it in the keychain</source>
        <translation>保存在密钥环中(&amp;K)</translation>
    </message>
    <message>
        <source>Settin&amp;gs file:</source>
        <translation>设置文件(&amp;G)：</translation>
    </message>
    <message>
        <source>Settings of Slurm</source>
        <translation>Slurm 的设置</translation>
    </message>
    <message>
        <source>slurm.conf or the output of scontrol show config: weights, half-life and flags are in no database</source>
        <translation>slurm.conf 或 scontrol show config 的输出：权重、半衰期和标志不在任何数据库中</translation>
    </message>
    <message>
        <source>Part&amp;itions file:</source>
        <translation>分区文件(&amp;I)：</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>The output of scontrol -o show partition</source>
        <translation>scontrol -o show partition 的输出</translation>
    </message>
    <message>
        <source>Us&amp;age file:</source>
        <translation>用量文件(&amp;A)：</translation>
    </message>
    <message>
        <source>Current usage</source>
        <translation>当前用量</translation>
    </message>
    <message>
        <source>The output of scontrol show assoc_mgr, or sshare -alPm: the usage as it has decayed up to now</source>
        <translation>scontrol show assoc_mgr 或 sshare -alPm 的输出：衰减至今的用量</translation>
    </message>
    <message>
        <source>as kept in the keychain</source>
        <translation>使用密钥环中保存的</translation>
    </message>
    <message>
        <source>asked for once per session</source>
        <translation>每次会话询问一次</translation>
    </message>
    <message>
        <source>With Require and Verify nothing is sent before the connection is encrypted. Only Verify knows who answers. Clear text is for a socket or this machine only</source>
        <translation>选择“要求”和“验证”时，连接加密之前不会发送任何内容。只有“验证”能确认应答者的身份。明文仅限套接字或本机</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>类型(&amp;Y)：</translation>
    </message>
    <message>
        <source>slurmdbd&apos;s tables and slurmrestd are only ever read, whatever the user may do there</source>
        <translation>slurmdbd 的表和 slurmrestd 只会被读取，无论用户有什么权限</translation>
    </message>
    <message>
        <source>slurmrestd</source>
        <translation>slurmrestd</translation>
    </message>
    <message>
        <source>One or more, tried in this order until one answers; port 3306 unless another one follows a colon. Of slurmrestd one, and port 6820</source>
        <translation>一个或多个，按此顺序尝试，直到有一个应答；端口为 3306，除非冒号后另有指定。slurmrestd 只有一个，端口为 6820</translation>
    </message>
    <message>
        <source>The token, as scontrol token prints it after SLURM_JWT=</source>
        <translation>令牌，即 scontrol token 在 SLURM_JWT= 之后打印的内容</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConnectionsDialog</name>
    <message>
        <source>Connect to a database or slurmrestd</source>
        <translation>连接数据库或 slurmrestd</translation>
    </message>
    <message>
        <source>Looking for a keychain …</source>
        <translation>正在查找密钥环…</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>已保存的连接</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>新连接</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>Another connection is called “%1”.</source>
        <translation>另一个连接也叫“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2</source>
        <translation>无法保存“%1”：%2</translation>
    </message>
    <message>
        <source>No connection is saved. “New” adds one.</source>
        <translation>没有已保存的连接。点“新建”添加。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::CourseView</name>
    <message>
        <source>Values over time</source>
        <translation>随时间变化的数值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line of a chart, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 to %4)</source>
        <comment>line of a chart, value, range</comment>
        <translation>%1：%2（%3 至 %4）</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DayEdit</name>
    <message>
        <source>“%1” is not a day; one is written %2</source>
        <translation>“%1”不是日期；日期写作 %2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DescribeScenarioDialog</name>
    <message>
        <source>Describe the scenario</source>
        <translation>描述方案</translation>
    </message>
    <message>
        <source>What it is for, who asked for it, what was agreed</source>
        <translation>用途、提出者、商定的内容</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>备注(&amp;O)：</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>描述</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DumbbellView</name>
    <message>
        <source>Figures of each group under each policy; the table has the numbers</source>
        <translation>各策略下每个分组的数值；表格中有具体数字</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FactorLegend</name>
    <message>
        <source>Colours of the factors</source>
        <translation>各因子的颜色</translation>
    </message>
    <message>
        <source>Click: what it is made of, for the selected jobs.</source>
        <translation>单击：所选作业的该项由什么组成。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FairshareTree</name>
    <message>
        <source>Fairshare is off</source>
        <translation>公平份额已关闭</translation>
    </message>
    <message>
        <source>The configuration has no FSPOLICY: usage does not count for priorities.</source>
        <translation>配置中没有 FSPOLICY：用量不计入优先级。</translation>
    </message>
    <message>
        <source>Fairshare by credential</source>
        <translation>按凭据的公平份额</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FileField</name>
    <message>
        <source>Browse …</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>浏览：%1</translation>
    </message>
    <message>
        <source>✗ There is no picture there that can be read.</source>
        <translation>✗ 那里没有可读取的图片。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FilterBar</name>
    <message>
        <source>Show all rows</source>
        <translation>显示所有行</translation>
    </message>
    <message>
        <source>Rows that are shown</source>
        <translation>显示的行</translation>
    </message>
    <message>
        <source>Accounts above a row that is shown stay. Escape shows all.</source>
        <translation>所示行上方的账户会保留。按 Esc 显示全部。</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>仅已修改</translation>
    </message>
    <message>
        <source>Only over-served</source>
        <translation>仅超额使用</translation>
    </message>
    <message>
        <source>Only under-served</source>
        <translation>仅用量不足</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is changed. Escape shows all.</source>
        <translation>没有已修改的行。按 Esc 显示全部。</translation>
    </message>
    <message>
        <source>No row is over-served. Escape shows all.</source>
        <translation>没有超额使用的行。按 Esc 显示全部。</translation>
    </message>
    <message>
        <source>No row is under-served. Escape shows all.</source>
        <translation>没有用量不足的行。按 Esc 显示全部。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FinderDialog</name>
    <message>
        <source>Find a policy</source>
        <translation>寻找策略</translation>
    </message>
    <message>
        <source>Policies that were found</source>
        <translation>找到的策略</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试用(&amp;T)</translation>
    </message>
    <message>
        <source>Puts the settings into the scenario; the cluster is not changed</source>
        <translation>将这些设置放入方案；集群不变</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>With the present one; each is replayed ten times</source>
        <translation>包括现行策略；每个重放十次</translation>
    </message>
    <message>
        <source>&amp;Policies to try:</source>
        <translation>要尝试的策略数(&amp;P)：</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Replays the first two thirds of the recorded weeks under each policy, and tries the best again on the last third</source>
        <translation>在每个策略下重放所记录各周的前三分之二，再用最后三分之一检验最好的策略</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>正在重放…</translation>
    </message>
    <message>
        <source>Replaying …, about %1 left</source>
        <translation>正在重放…，大约还需 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policy(s) were replayed from %1 to %2. Listed are the present one and those that no other one beats.</source>
        <translation>
            <numerusform>从 %1 到 %2 重放了 %Ln 个策略。列出的是现行策略以及没有其他策略胜过的策略。</numerusform>
        </translation>
    </message>
    <message>
        <source>None reaches every target there and from %1 to %2, which the search did not see.</source>
        <translation>没有一个策略在这段时间以及搜索未用到的 %1 至 %2 都达到所有目标。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them reach(es) every target there and from %1 to %2, which the search did not see.</source>
        <translation>
            <numerusform>其中 %Ln 个在这段时间以及搜索未用到的 %1 至 %2 都达到所有目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>The present policy reaches every target already.</source>
        <translation>现行策略已达到所有目标。</translation>
    </message>
    <message>
        <source>What is listed is of other targets or parameters (%1): Search answers those above.</source>
        <translation>所列结果属于其他目标或参数（%1）：按“搜索”可按上面的内容重新搜索。</translation>
    </message>
    <message>
        <source>Search lists the present policy and those that no other one beats.</source>
        <translation>搜索会列出现行策略以及没有其他策略能胜过的策略。</translation>
    </message>
    <message>
        <source>Stopped: nothing was found yet, and what was replayed is not kept. Fewer policies take less time.</source>
        <translation>已停止：尚未找到任何策略，已重放的内容不予保留。策略越少，用时越短。</translation>
    </message>
    <message>
        <source>What is listed is of the search before.</source>
        <translation>所列为上一次搜索的结果。</translation>
    </message>
    <message>
        <source>What is listed was replayed with other edits than those of now: Search answers with these.</source>
        <translation>所列的是用与现在不同的修改重放的：重新搜索会用现在的修改回答。</translation>
    </message>
    <message>
        <source>The present policy is listed as it was when the search began.</source>
        <translation>所列的现行策略是搜索开始时的。</translation>
    </message>
    <message>
        <source>It takes about %1.</source>
        <translation>大约需要 %1。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FinderQuestion</name>
    <message>
        <source>What is wanted, one target a line: a wait, slowdown, promised share, delivered share or utilisation, of all or of some jobs, at most or at least so much</source>
        <translation>想要什么，每行一个目标：全部或部分作业的 wait、slowdown、promised share、delivered share 或 utilisation，最多或最少多少</translation>
    </message>
    <message>
        <source>Parameters that may change, one a line: PARAMETER=LOW..HIGH or PARAMETER=V1,V2; shares too: share of ACCOUNT[/USER]=LOW..HIGH</source>
        <translation>可以改变的参数，每行一个：PARAMETER=LOW..HIGH 或 PARAMETER=V1,V2；份额也可以：share of ACCOUNT[/USER]=LOW..HIGH</translation>
    </message>
    <message>
        <source>T&amp;argets, one a line:</source>
        <translation>目标，每行一个(&amp;A)：</translation>
    </message>
    <message>
        <source>What may &amp;change, one a line:</source>
        <translation>可以改变的参数，每行一个(&amp;C)：</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>添加参数</translation>
    </message>
</context>
<context>
    <name>fairlead::views::HardwareDialog</name>
    <message>
        <source>Nodes, CPUs or whatever it is counted in, before the new ones</source>
        <translation>新增之前的大小，按节点、CPU 或其他单位</translation>
    </message>
    <message>
        <source>How many come on top</source>
        <translation>新增多少</translation>
    </message>
    <message>
        <source>Shares after new hardware</source>
        <translation>购买硬件后的份额</translation>
    </message>
    <message>
        <source>&amp;Bought by:</source>
        <translation>购买者(&amp;B)：</translation>
    </message>
    <message>
        <source>Shares and promises then</source>
        <translation>之后的份额和应得</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试用(&amp;T)</translation>
    </message>
    <message>
        <source>Puts the shares into the scenario; the cluster is not changed</source>
        <translation>将份额放入方案；集群不变</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Machine now (nodes, CPUs …):</source>
        <translation>当前机器（节点、CPU 等）(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;New hardware (the same unit):</source>
        <translation>新硬件（同一单位）(&amp;N)：</translation>
    </message>
    <message>
        <source>The shares are in the scenario, and the machine is as large as that. Type what else is bought.</source>
        <translation>份额已在方案中，机器规模也随之增大。请输入还要购买的数量。</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>请输入 %1 至 %2 之间的数。</translation>
    </message>
    <message>
        <source>“%1” is not an account that may buy hardware. %2 stays.</source>
        <translation>“%1”不是可以购买硬件的账户。保留 %2。</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>保留 %1。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>导入问题</translation>
    </message>
    <message>
        <source>Everything in the source could be read.</source>
        <translation>数据源已全部读取。</translation>
    </message>
    <message>
        <source>Issues: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>Issues: none</source>
        <translation>问题：无</translation>
    </message>
</context>
<context>
    <name>fairlead::views::JobChart</name>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>Priority of the selected jobs by its parts</source>
        <translation>所选作业的优先级组成</translation>
    </message>
</context>
<context>
    <name>fairlead::views::JobPanel</name>
    <message>
        <source>Selected jobs in numbers</source>
        <translation>所选作业的数值</translation>
    </message>
    <message>
        <source>One part of the selected jobs in numbers</source>
        <translation>所选作业某一组成的数值</translation>
    </message>
    <message>
        <source>Path in the parts of a priority</source>
        <translation>优先级组成中的路径</translation>
    </message>
    <message>
        <source>Colours of the subcomponents</source>
        <translation>子分量的颜色</translation>
    </message>
    <message>
        <source>%1 of %2 drawn</source>
        <translation>已绘制 %1 / %2</translation>
    </message>
    <message>
        <source>The table has all of them.</source>
        <translation>表格中列有全部。</translation>
    </message>
    <message>
        <source>Points by component</source>
        <translation>各分量的分数</translation>
    </message>
    <message>
        <source>Points by factor</source>
        <translation>各因子的分数</translation>
    </message>
    <message>
        <source>No factor counts under this policy: the priority has no parts.</source>
        <translation>在此策略下没有任何因子起作用：优先级没有分量。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::KeyFigures</name>
    <message>
        <source>Jobs waiting</source>
        <translation>等待中的作业</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>Usage, decayed</source>
        <translation>衰减后用量</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>无人等待</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>作业 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>job %1 of %2</source>
        <translation>作业 %1（%2）</translation>
    </message>
    <message>
        <source>most by %1</source>
        <translation>主要由 %1 使用</translation>
    </message>
    <message>
        <source>nothing has been consumed yet</source>
        <translation>尚无用量</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <comment>a reason of Slurm</comment>
        <translation>等待原因：%1</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>排名第一</translation>
    </message>
    <message>
        <source>provisional: without fair-share</source>
        <translation>暂定：不含公平份额</translation>
    </message>
    <message numerus="yes">
        <source>%Ln starving</source>
        <comment>jobs that wait far too long</comment>
        <translation>
            <numerusform>%Ln 个饥饿</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; besides %2</source>
        <comment>of the waiting jobs, other jobs</comment>
        <translation>%1；此外 %2</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln user(s)</source>
        <translation>
            <numerusform>来自 %Ln 个用户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation>
            <numerusform>%Ln 个挂起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet eligible</source>
        <translation>
            <numerusform>%Ln 个尚不可运行</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the source has no list of jobs</source>
        <translation>未知：数据源没有作业列表</translation>
    </message>
</context>
<context>
    <name>fairlead::views::LockBar</name>
    <message>
        <source>Open as What-if</source>
        <translation>以“假设”打开</translation>
    </message>
    <message>
        <source>For this session: edits live in the scenario, nothing is written</source>
        <translation>仅本次会话：修改只存在于方案中，不写入任何内容</translation>
    </message>
    <message>
        <source>🔒 %1 is open for Monitor: shares, sliders and scenarios are locked. To try changes, open it as What-if.</source>
        <translation>🔒 %1 以“监视”打开：份额、滑块和方案均已锁定。要尝试更改，请以“假设”打开。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MarksDialog</name>
    <message>
        <source>The source keeps no readings here, tells of no cycles, and no usage is set to zero.</source>
        <translation>此处数据源没有保存快照，没有给出周期，用量也不清零。</translation>
    </message>
    <message>
        <source>Marks of the time line</source>
        <translation>时间线的标记</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>The pages show this moment</source>
        <translation>各页面显示这一时刻</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Cycles too</source>
        <translation>包括周期(&amp;C)</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MarksModel</name>
    <message>
        <source>A reading was kept</source>
        <translation>保存了一个快照</translation>
    </message>
    <message>
        <source>All usage is set to zero</source>
        <translation>全部用量清零</translation>
    </message>
    <message>
        <source>slurmctld computed usage</source>
        <translation>slurmctld 计算了用量</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时刻（UTC）</translation>
    </message>
    <message>
        <source>The moment of the mark</source>
        <translation>标记的时刻</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>发生的事</translation>
    </message>
    <message>
        <source>A reading that the source keeps, a reset of all usage, or a cycle in which slurmctld computed usage</source>
        <translation>数据源保存的快照、全部用量的清零，或 slurmctld 计算用量的周期</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MemberDialog</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>A whole number, or the word parent</source>
        <translation>整数，或单词 parent</translation>
    </message>
    <message>
        <source>Add user</source>
        <translation>添加用户</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>用户名(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Account name:</source>
        <translation>账户名(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Shares:</source>
        <translation>份额(&amp;S)：</translation>
    </message>
    <message>
        <source>In account:</source>
        <translation>所在账户：</translation>
    </message>
    <message>
        <source>Below account:</source>
        <translation>上级账户：</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoabPanel</name>
    <message>
        <source>Components of the priority</source>
        <translation>优先级的分量</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>…WEIGHT: points per unit of the metric</source>
        <translation>…WEIGHT：度量每单位的分数</translation>
    </message>
    <message>
        <source>…CAP: what the metric or the sum is cut to; 0: no cap</source>
        <translation>…CAP：度量或总和截断到的值；0 表示无上限</translation>
    </message>
    <message>
        <source>Windows and limits</source>
        <translation>窗口与限制</translation>
    </message>
    <message>
        <source>A weight below 0 is typed into the table.</source>
        <translation>小于 0 的权重请在表中输入。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ModeBand</name>
    <message>
        <source>Monitor</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>the cluster as it was read; nothing is changed</source>
        <translation>集群读取时的状态；未作任何更改</translation>
    </message>
    <message>
        <source>edits live in the scenario only; the cluster is not changed</source>
        <translation>修改仅存在于方案中；集群未被更改</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>模式：%1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>changes are being applied</source>
        <translation>正在应用更改</translation>
    </message>
    <message>
        <source>%1: meant for %2</source>
        <translation>%1：用于%2</translation>
    </message>
    <message>
        <source>%1; nothing is changed</source>
        <comment>what is shown</comment>
        <translation>%1；没有任何更改</translation>
    </message>
    <message>
        <source>the cluster is not changed</source>
        <translation>集群未被更改</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MomentControl</name>
    <message>
        <source>Moment of the computation, UTC</source>
        <translation>计算的时刻，UTC</translation>
    </message>
    <message>
        <source>Ages and usage are computed for this moment (UTC). A source is read with the moment of the scheduler&apos;s last computation.</source>
        <translation>年龄和用量按此时刻（UTC）计算。读取数据源时采用调度器最后一次计算的时刻。</translation>
    </message>
    <message>
        <source>Back to the source&apos;s</source>
        <translation>恢复为数据源的时刻</translation>
    </message>
    <message>
        <source>Compute for the moment that the source tells</source>
        <translation>按数据源给出的时刻计算</translation>
    </message>
    <message>
        <source>Computed for (UTC):</source>
        <translation>计算时刻（UTC）：</translation>
    </message>
    <message>
        <source>The time line (Ctrl+T) says which moment is shown.</source>
        <translation>时间线（Ctrl+T）决定显示哪个时刻。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MomentEdit</name>
    <message>
        <source>“%1” is not a moment; one is written %2</source>
        <translation>“%1”不是一个时刻；时刻的写法是 %2</translation>
    </message>
    <message>
        <source>%1 is outside of what can be shown: from %2 to %3</source>
        <translation>%1 超出了可以显示的范围：从 %2 到 %3</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoveDialog</name>
    <message>
        <source>The account above</source>
        <translation>上级账户</translation>
    </message>
    <message>
        <source>Move account</source>
        <translation>移动账户</translation>
    </message>
    <message>
        <source>&amp;Below account:</source>
        <translation>移到账户之下(&amp;B)：</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln account(s)</source>
        <translation>
            <numerusform>移动 %Ln 个账户</numerusform>
        </translation>
    </message>
    <message>
        <source>Move accounts</source>
        <translation>移动账户</translation>
    </message>
    <message>
        <source>There is no account “%1” to move to.</source>
        <translation>没有可移入的账户“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) have “%1” in their names: choose one.</source>
        <translation>
            <numerusform>有 %Ln 个账户的名称含有“%1”：请选择一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>账户：</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoversTables</name>
    <message>
        <source>Accounts by places gained</source>
        <translation>按前进位数排列的账户</translation>
    </message>
    <message>
        <source>Jobs by places gained</source>
        <translation>按前进位数排列的作业</translation>
    </message>
    <message>
        <source>Accounts: average places per job</source>
        <translation>账户：每个作业的平均排名变化</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookChoices</name>
    <message>
        <source>What is compared</source>
        <translation>比较什么</translation>
    </message>
    <message>
        <source>What the jobs are put together by</source>
        <translation>作业按什么分组</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>平均等待</translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation>等待中位数</translation>
    </message>
    <message>
        <source>Wait of the slowest tenth (p90)</source>
        <translation>最慢十分之一的等待（p90）</translation>
    </message>
    <message>
        <source>Share of the CPU time delivered</source>
        <translation>所得 CPU 时间占比</translation>
    </message>
    <message>
        <source>Mean bounded slowdown</source>
        <translation>平均有界减速比</translation>
    </message>
    <message>
        <source>Where the wait went</source>
        <translation>等待花在何处</translation>
    </message>
    <message>
        <source>Jobs that starve</source>
        <translation>饥饿作业</translation>
    </message>
    <message>
        <source>Jobs waiting, over time</source>
        <translation>等待作业数随时间变化</translation>
    </message>
    <message>
        <source>CPUs in use, over time</source>
        <translation>使用中的 CPU 随时间变化</translation>
    </message>
    <message>
        <source>Share delivered, over time</source>
        <translation>实得份额随时间变化</translation>
    </message>
    <message>
        <source>by account</source>
        <translation>按账户</translation>
    </message>
    <message>
        <source>by user</source>
        <translation>按用户</translation>
    </message>
    <message>
        <source>by partition</source>
        <translation>按分区</translation>
    </message>
    <message>
        <source>by QOS</source>
        <translation>按 QOS</translation>
    </message>
    <message>
        <source>by size (CPUs)</source>
        <translation>按规模（CPU）</translation>
    </message>
    <message>
        <source>by size and run time</source>
        <translation>按规模和运行时间</translation>
    </message>
    <message>
        <source>all jobs</source>
        <translation>全部作业</translation>
    </message>
    <message>
        <source>Under which policy the change is shown</source>
        <translation>显示哪个策略下的变化</translation>
    </message>
    <message>
        <source>under “%1”</source>
        <comment>a policy</comment>
        <translation>在“%1”下</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookFacts</name>
    <message>
        <source>Shows the table of what was recorded and what the replays give</source>
        <translation>显示历史记录与重放结果的对照表</translation>
    </message>
    <message>
        <source>D&amp;etails</source>
        <translation>详情(&amp;E)</translation>
    </message>
    <message>
        <source>What tells how far to trust the replays, in sentences</source>
        <translation>用句子说明对重放可以信任到什么程度</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookPage</name>
    <message>
        <source>How long jobs would have waited</source>
        <translation>作业本会等待多久</translation>
    </message>
    <message>
        <source>Which part of the history is replayed</source>
        <translation>重放哪一段历史</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>最近 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>All of the history</source>
        <translation>全部历史</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Replays the recorded jobs under each policy, as Slurm would have run them: ten times each, from different phases</source>
        <translation>在每个策略下按 Slurm 的方式重放历史作业：各十次，相位不同</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress of the replays</source>
        <translation>重放进度</translation>
    </message>
    <message>
        <source>The outlook in numbers</source>
        <translation>展望的数字</translation>
    </message>
    <message>
        <source>What would another policy have done?</source>
        <translation>换一种策略会怎样？</translation>
    </message>
    <message>
        <source>Run replays the recorded jobs under the policy as it is. With edits under What-if, or a policy opened under Compare, it shows what they change: who waits longer, who waits less, and how sure that is.</source>
        <translation>“运行”在现行策略下重放历史作业。若在“假设”中有修改，或在“比较”中打开了另一策略，则显示其影响：谁等得更久，谁等得更短，以及有多大把握。</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>未打开任何数据源</translation>
    </message>
    <message>
        <source>Open a capture folder with history.txt, a trace (*.swf), a database of slurmdbd or the demo cluster (Ctrl+O).</source>
        <translation>请打开含 history.txt 的采集文件夹、作业记录（*.swf）、slurmdbd 数据库或演示集群（Ctrl+O）。</translation>
    </message>
    <message>
        <source>This is of other settings: Run computes it anew, in about %1.</source>
        <translation>这是其他设置的结果：“运行”可重新计算，约需 %1。</translation>
    </message>
    <message>
        <source>Stopped; there is nothing to show yet.</source>
        <translation>已停止；还没有可显示的内容。</translation>
    </message>
    <message>
        <source>Stopped; what is shown is the run before.</source>
        <translation>已停止；显示的是上一次运行的结果。</translation>
    </message>
    <message>
        <source>There is no history to replay</source>
        <translation>没有可供重放的历史</translation>
    </message>
    <message>
        <source>Stopped: this is of %1 of %2 replicas.</source>
        <translation>已停止：这是 %2 次重放中 %1 次的结果。</translation>
    </message>
    <message>
        <source>Preparing …</source>
        <translation>准备中…</translation>
    </message>
    <message>
        <source>Run takes about %1.</source>
        <translation>运行大约需要 %1。</translation>
    </message>
    <message>
        <source>Which part of the history was replayed</source>
        <translation>重放了哪一段历史</translation>
    </message>
    <message>
        <source>The time line stands at another moment: Run replays what belongs to that, in about %1.</source>
        <translation>时间线位于另一时刻：“运行”可重放与其对应的部分，约需 %1。</translation>
    </message>
    <message>
        <source>The source has been read again since: Run replays the newer history, in about %1.</source>
        <translation>数据源此后已重新读取：“运行”可重放较新的历史，约需 %1。</translation>
    </message>
    <message>
        <source>There is no job to replay in these days</source>
        <translation>这些天没有可重放的作业</translation>
    </message>
    <message>
        <source>No job waited from %1 to %2; the history goes from %3 to %4. Choose other days, or another moment of the time line.</source>
        <translation>%1 至 %2 没有作业等待；历史从 %3 到 %4。请选择其他天数，或时间线上的另一时刻。</translation>
    </message>
    <message>
        <source>Replayed: %1 – %2</source>
        <comment>the first and the last moment</comment>
        <translation>已重放：%1 – %2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookScenarios</name>
    <message>
        <source>Add from the s&amp;tore …</source>
        <translation>从存储添加(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;cenarios</source>
        <translation>方案(&amp;C)</translation>
    </message>
    <message>
        <source>Scenarios that are replayed beside the policy as it is</source>
        <translation>与现行策略一同重放的方案</translation>
    </message>
    <message>
        <source>&amp;Keep the present edits</source>
        <translation>保留当前修改(&amp;K)</translation>
    </message>
    <message>
        <source>Add a scenario &amp;file …</source>
        <translation>添加方案文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Take away what is not ticked …</source>
        <translation>移除未勾选的(&amp;R)…</translation>
    </message>
    <message>
        <source>Take away scenarios</source>
        <translation>移除方案</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scenario(s) will be gone for good: %1.</source>
        <translation>
            <numerusform>%Ln 个方案将永久消失：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OverviewPage</name>
    <message>
        <source>Nothing is open</source>
        <translation>未打开任何数据源</translation>
    </message>
    <message>
        <source>Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O).</source>
        <translation>打开采集文件夹、Fairlead 文件或演示集群（Ctrl+O）。</translation>
    </message>
    <message>
        <source>▲ Most under-served</source>
        <translation>▲ 用量最不足</translation>
    </message>
    <message>
        <source>Nobody got less than promised.</source>
        <translation>没有人少于应得。</translation>
    </message>
    <message>
        <source>▼ Most over-served</source>
        <translation>▼ 超额使用最多</translation>
    </message>
    <message>
        <source>Nobody got more than promised.</source>
        <translation>没有人多于应得。</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Who was promised what, and who used it</source>
        <translation>谁应得多少，谁用了多少</translation>
    </message>
    <message>
        <source>%1: who was promised what, and who used it</source>
        <translation>%1：谁应得多少，谁用了多少</translation>
    </message>
    <message>
        <source>Nothing: no edits yet. Drag a weight under What-if, or edit a share in the tree, and see here who gains and who loses.</source>
        <translation>无：尚无修改。拖动“假设”中的权重，或修改树中的份额，在此查看谁受益、谁受损。</translation>
    </message>
    <message>
        <source>Nothing: no edits yet. Change a weight under What-if, and see here who gains and who loses.</source>
        <translation>无：尚无修改。在“假设”中更改权重，在此查看谁受益、谁受损。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ParameterSlider</name>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Back to %1, as read</source>
        <translation>恢复为读取值 %1</translation>
    </message>
    <message>
        <source>As read: %1</source>
        <translation>读取值：%1</translation>
    </message>
    <message>
        <source>%1. Double-click resets; arrows step 1 %, page keys 10 %</source>
        <translation>%1。双击重置；方向键步进 1%，翻页键步进 10%</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ParameterSpinBox</name>
    <message>
        <source>“%1” is not a length of time up to %2, such as 7 d, 36 h or 14-12. The value stays: %3.</source>
        <translation>“%1”不是不超过 %2 的时长，例如 7 d、36 h 或 14-12。保留原值：%3。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number up to %2. The value stays: %3.</source>
        <translation>“%1”不是不超过 %2 的整数。保留原值：%3。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the keychain</source>
        <translation>保存在密钥环中(&amp;K)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>&amp;Password of %1:</source>
        <translation>%1 的密码(&amp;P)：</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasswordLine</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasteDialog</name>
    <message>
        <source>Paste shares</source>
        <translation>粘贴份额</translation>
    </message>
    <message>
        <source>Lines that add something or cannot be used</source>
        <translation>会添加内容或无法使用的行</translation>
    </message>
    <message>
        <source>Set shares</source>
        <translation>设置份额</translation>
    </message>
    <message numerus="yes">
        <source>The shares of %Ln row(s) change.</source>
        <translation>
            <numerusform>%Ln 行的份额将改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have these shares already.</source>
        <translation>
            <numerusform>%Ln 行已经是这些份额。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln 行无法使用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln 个账户</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln 个用户</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add what is not there: %1</source>
        <translation>添加不存在的项(&amp;A)：%1</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>第 %L1 行：%2</translation>
    </message>
    <message>
        <source>Columns that are not used: %1</source>
        <translation>未使用的列：%1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PeriodChooser</name>
    <message>
        <source>First day of the period</source>
        <translation>期间的第一天</translation>
    </message>
    <message>
        <source>Last day of the period</source>
        <translation>期间的最后一天</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期间</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>最近 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom range</source>
        <translation>自定义期间</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two days</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>上月</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PiePair</name>
    <message>
        <source>Promised shares</source>
        <translation>应得份额</translation>
    </message>
    <message>
        <source>Consumed usage</source>
        <translation>已用用量</translation>
    </message>
    <message>
        <source>promised %1 of %2</source>
        <translation>应得 %2 的 %1</translation>
    </message>
    <message>
        <source>consumed %1 of %2</source>
        <translation>已用 %2 的 %1</translation>
    </message>
    <message>
        <source>Click to see its members</source>
        <translation>单击查看其成员</translation>
    </message>
    <message>
        <source>Click to see each of them</source>
        <translation>单击逐一查看</translation>
    </message>
    <message>
        <source>no shares of its own: members compete in %1</source>
        <translation>没有自己的份额：成员在 %1 中竞争</translation>
    </message>
    <message>
        <source>normalized shares in %1</source>
        <translation>%1 内的归一化份额</translation>
    </message>
    <message>
        <source>fairshare targets in %1</source>
        <translation>%1 中的公平份额目标</translation>
    </message>
    <message>
        <source>used %1 of %2</source>
        <translation>已用 %2 的 %1</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Usage of the period</source>
        <translation>期间的用量</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PlaceView</name>
    <message>
        <source>How many rows of the queue have which priority</source>
        <translation>队列中各优先级的行数</translation>
    </message>
    <message>
        <source>Priority %1 to %2</source>
        <translation>优先级 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>of them in %1: %2</source>
        <comment>partition, rows</comment>
        <translation>其中在 %1：%2</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>优先级（分）</translation>
    </message>
    <message>
        <source>Rows of the queue, up to %1</source>
        <translation>队列行数，最多 %1</translation>
    </message>
    <message>
        <source>Priority %1</source>
        <translation>优先级 %1</translation>
    </message>
    <message>
        <source>All rows of the queue have the same priority, %1.</source>
        <translation>队列中所有行的优先级相同，均为 %1。</translation>
    </message>
    <message>
        <source>Priority from</source>
        <translation>优先级从</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of a range</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>partition</comment>
        <translation>%1 中</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PlanDialog</name>
    <message>
        <source>Plan jobs</source>
        <translation>计划作业</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Partition:</source>
        <translation>分区(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;QOS:</source>
        <translation>&amp;QOS：</translation>
    </message>
    <message>
        <source>&amp;Jobs:</source>
        <translation>作业数(&amp;J)：</translation>
    </message>
    <message>
        <source>&amp;CPUs each:</source>
        <translation>每个作业的 &amp;CPU：</translation>
    </message>
    <message>
        <source>&amp;Nodes each:</source>
        <translation>每个作业的节点(&amp;N)：</translation>
    </message>
    <message>
        <source>As Slurm takes it, such as 2:00:00 or 1-0, or as 2 h; empty: no limit</source>
        <translation>按 Slurm 的写法，如 2:00:00 或 1-0，也可写 2 h；留空：无限制</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>时间限制(&amp;T)：</translation>
    </message>
    <message>
        <source>Where these jobs would stand</source>
        <translation>这些作业会排在哪里</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How long such jobs &amp;waited</source>
        <translation>此类作业的等待(&amp;W)</translation>
    </message>
    <message>
        <source>Replays the recorded weeks under this policy; it may take some time</source>
        <translation>在该策略下重放所记录的几周；可能需要一些时间</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks …</source>
        <translation>正在重放所记录的几周…</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks … %1</source>
        <translation>正在重放所记录的几周… %1</translation>
    </message>
    <message>
        <source>Submitted now, beside all who wait; in brackets those in its partition. No start is promised.</source>
        <translation>假设现在提交，与所有等待中的作业一起排队；括号内为其分区中的作业。不保证任何启动时间。</translation>
    </message>
    <message>
        <source>How long such jobs waited</source>
        <translation>此类作业等待了多久</translation>
    </message>
    <message>
        <source>As many or more: Slurm takes more where the CPUs need them</source>
        <translation>至少这么多：CPU 需要时 Slurm 会用更多节点</translation>
    </message>
    <message>
        <source>Submitted on %1, beside all who wait then; in brackets those in its partition. No start is promised.</source>
        <translation>假设在 %1 提交，与届时所有等待中的作业一起排队；括号内为其分区中的作业。不保证任何启动时间。</translation>
    </message>
    <message>
        <source>Plan jobs, at first like job %1</source>
        <translation>计划作业，起初与作业 %1 相同</translation>
    </message>
    <message>
        <source>One, or several with commas as sbatch -p takes them: the best one counts; empty: the default partition</source>
        <translation>一个，或如 sbatch -p 用逗号分隔的多个：取最好的一个；空：默认分区</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>默认：%1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PolicyView</name>
    <message>
        <source>Jobs that differ most</source>
        <translation>差异最大的作业</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>There</source>
        <translation>彼处</translation>
    </message>
    <message>
        <source>%1: %2, as it was read</source>
        <comment>scheduler: cluster</comment>
        <translation>%1：%2，读取时的状态</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 with %Ln edit(s)</source>
        <comment>scheduler: cluster</comment>
        <translation>
            <numerusform>%1：%2，%Ln 处修改</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>scheduler: file</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The queue cannot be evaluated under the other policy: %1</source>
        <translation>无法在另一策略下计算队列：%1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ProvenanceDock</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Numbers that are not what the scheduler printed</source>
        <translation>与调度器显示不同的数值</translation>
    </message>
    <message>
        <source>The source holds no answer of the scheduler itself.</source>
        <translation>数据源中没有调度器自己的应答。</translation>
    </message>
    <message>
        <source>Differences (%1)</source>
        <translation>差异（%1）</translation>
    </message>
    <message>
        <source>Of this moment there is no answer of the scheduler itself.</source>
        <translation>这一时刻没有调度器本身的应答。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::QueuePage</name>
    <message>
        <source>No pending jobs in this snapshot</source>
        <translation>此快照中没有等待的作业</translation>
    </message>
    <message>
        <source>Refresh (F5), go back on the time line (Ctrl+T), or open a capture that holds jobs (Ctrl+O).</source>
        <translation>请刷新（F5），在时间线上回到过去（Ctrl+T），或打开包含作业的采集（Ctrl+O）。</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>No job is found by “%1”</source>
        <translation>没有作业符合“%1”</translation>
    </message>
    <message>
        <source>Escape in the search box shows all of them. A field such as user: needs the whole name; with a star, ann*, a part is enough.</source>
        <translation>在搜索框中按 Esc 显示全部作业。user: 等字段需要完整名称；加星号（ann*）则部分名称即可。</translation>
    </message>
    <message>
        <source>A job that waits in several partitions has a row for each.</source>
        <translation>在多个分区中等待的作业，每个分区占一行。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>所选作业</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of jobs in the queue</comment>
        <translation>位置</translation>
    </message>
    <message>
        <source>It is rebuilt for %1.</source>
        <translation>它是为 %1 重建的。</translation>
    </message>
    <message>
        <source>It is as read %1.</source>
        <translation>它是 %1 读取的内容。</translation>
    </message>
    <message>
        <source>There is no field %1:, so it is looked for as a word. The fields are %2.</source>
        <translation>没有字段 %1：，因此按普通词查找。可用的字段有 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>161 of 446 rows</comment>
        <translation>
            <numerusform>%1，%Ln 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>No job number: %1. After job: stand numbers, ranges such as 5-9 or 5-, tasks of an array such as 12_3, and parts with a star such as 41*.</source>
        <translation>不是作业号：%1。job: 之后可写作业号、范围（如 5-9 或 5-）、数组任务（如 12_3），以及带星号的一部分（如 41*）。</translation>
    </message>
    <message>
        <source>no job number: %1</source>
        <translation>不是作业号：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 of 9 rows, no job number: abc</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Who is first in rank, and why</source>
        <translation>谁排名第一，为什么</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln row(s)</source>
        <comment>8 jobs in 12 rows</comment>
        <translation>
            <numerusform>%1，共 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>jobs not known</source>
        <translation>作业未知</translation>
    </message>
    <message>
        <source>Which jobs wait is not known</source>
        <translation>不知道哪些作业在等待</translation>
    </message>
    <message>
        <source>The source has no list of jobs that could be read. Open one that has it (Ctrl+O), or go back on the time line (Ctrl+T).</source>
        <translation>数据源没有可以读取的作业列表。请打开一个有列表的数据源（Ctrl+O），或在时间线上返回（Ctrl+T）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln 个等待</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held back</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln 个受阻</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is held back is held, or not yet eligible.</source>
        <translation>受阻的作业被挂起，或尚不可运行。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::QueueTable</name>
    <message>
        <source>Queue, best rank first</source>
        <translation>队列，排名最前者在先</translation>
    </message>
    <message>
        <source>Show its account</source>
        <translation>显示其账户</translation>
    </message>
    <message>
        <source>What would move it …</source>
        <translation>怎样移动它…</translation>
    </message>
    <message>
        <source>When one overtakes the other …</source>
        <translation>何时一个超过另一个…</translation>
    </message>
    <message>
        <source>Plan jobs like it …</source>
        <translation>计划类似的作业…</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ReachDialog</name>
    <message>
        <source>What would move job %1</source>
        <translation>怎样移动作业 %1</translation>
    </message>
    <message>
        <source>Wanted &amp;rank:</source>
        <translation>目标排名(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试用(&amp;T)</translation>
    </message>
    <message>
        <source>Puts the value into the scenario; the cluster is not changed</source>
        <translation>将该值放入方案；集群不变</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Job %1 is at rank %2 of %3</source>
        <translation>作业 %1 的排名为 %2，共 %3</translation>
    </message>
    <message>
        <source>Job %1 has no rank</source>
        <translation>作业 %1 没有排名</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s), each changed alone, would do it, the smallest change first.</source>
        <translation>
            <numerusform>有 %Ln 个值，单独改变即可达到，更改最小的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wanted &amp;factor:</source>
        <translation>目标因子(&amp;F)：</translation>
    </message>
    <message>
        <source>Wanted &amp;level fair-share:</source>
        <translation>目标同级公平份额(&amp;L)：</translation>
    </message>
    <message>
        <source>What would change the fair-share of %1</source>
        <translation>什么会改变 %1 的公平份额</translation>
    </message>
    <message>
        <source>Values that would do it</source>
        <translation>能达到的值</translation>
    </message>
    <message>
        <source>%1 has a level fair-share of %2</source>
        <translation>%1 的同级公平份额为 %2</translation>
    </message>
    <message>
        <source>%1 has a fair-share factor of %2</source>
        <translation>%1 的公平份额因子为 %2</translation>
    </message>
    <message>
        <source>Nothing has to change, or no value alone changes it.</source>
        <translation>无需更改，或没有任何单个值能改变它。</translation>
    </message>
    <message>
        <source>That is what there is now. Type what is wanted.</source>
        <translation>这就是当前的值。请输入想要的值。</translation>
    </message>
    <message>
        <source>That change is in the scenario now. Type what else is wanted.</source>
        <translation>该更改已在方案中。请输入其他目标。</translation>
    </message>
    <message>
        <source>A fair-share factor is 1 at most.</source>
        <translation>公平份额因子最大为 1。</translation>
    </message>
    <message>
        <source>No value does it alone; those that come nearest stand first.</source>
        <translation>没有单独的取值能够达到；最接近的排在最前。</translation>
    </message>
    <message>
        <source>%1, with its best row, in %2</source>
        <comment>what was said; partition</comment>
        <translation>%1，取其在 %2 中的最佳行</translation>
    </message>
    <message>
        <source>Job %1 has left the queue</source>
        <translation>作业 %1 已不在队列中</translation>
    </message>
    <message>
        <source>%1 has left the tree</source>
        <translation>%1 已不在账户树中</translation>
    </message>
    <message>
        <source>There is nothing to look for.</source>
        <translation>没有可查找的内容。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln ranked row(s): no job can be at rank %1.</source>
        <translation>
            <numerusform>共有 %Ln 个参与排名的行：没有作业能排到第 %1 名。</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits for something else than its priority: no value changes that.</source>
        <translation>它等待的不是优先级：任何数值都不会改变这一点。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::RibbonView</name>
    <message>
        <source>Figures over time under each policy; the table has the numbers</source>
        <translation>各策略下随时间变化的数值；数字见表格</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>历史记录：%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 – %4)</source>
        <translation>%1：%2（%3 – %4）</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>应得：%1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The most that wait at one time:</source>
        <translation>同时等待的最大值：</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ScenarioChoiceDialog</name>
    <message>
        <source>Compare scenarios</source>
        <translation>比较方案</translation>
    </message>
    <message>
        <source>Scenarios to compare</source>
        <translation>要比较的方案</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>修改数</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>方案并列比较</translation>
    </message>
    <message>
        <source>Add a &amp;file …</source>
        <translation>添加文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Tick up to four scenarios.</source>
        <translation>请勾选最多四个方案。</translation>
    </message>
    <message>
        <source>Above what is edited, empty where a scenario leaves it as it is; below what comes of it. Places: won (+) or lost per job of the account.</source>
        <translation>上方为修改内容，方案未改变处为空；下方为结果。排名：该账户每个作业上升（+）或下降的位数。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SearchBox</name>
    <message>
        <source>Search jobs and accounts</source>
        <translation>搜索作业和账户</translation>
    </message>
    <message>
        <source>Search …</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <source>Words in any order, found anywhere.
user:  account:  partition:  qos:  state:  need the whole name, or a part with stars: user:ann,b*
job:1,2,5-9,41*
Return: the next hit; Escape: clear; Down: earlier searches</source>
        <translation>词语顺序不限，可出现在任何位置。
user:  account:  partition:  qos:  state:  需要完整名称，或用星号表示部分：user:ann,b*
job:1,2,5-9,41*
回车：下一个结果；Esc：清除；向下键：以前的搜索</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>文字大小(&amp;S)：</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>S&amp;ite:</source>
        <translation>站点(&amp;I)：</translation>
    </message>
    <message>
        <source>Its name, above the title of a report</source>
        <translation>站点的名称，位于报告标题上方</translation>
    </message>
    <message>
        <source>&amp;Questions to:</source>
        <translation>联系方式(&amp;Q)：</translation>
    </message>
    <message>
        <source>Whom readers of a report may ask</source>
        <translation>报告的读者可以询问谁</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>徽标</translation>
    </message>
    <message>
        <source>A picture for the first page: PNG, JPEG or SVG</source>
        <translation>首页的图片：PNG、JPEG 或 SVG</translation>
    </message>
    <message>
        <source>Lo&amp;go:</source>
        <translation>徽标(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>纸张(&amp;P)：</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>字体(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Refresh:</source>
        <translation>刷新(&amp;R)：</translation>
    </message>
    <message>
        <source>How often a source is read again</source>
        <translation>每隔多久重新读取数据源</translation>
    </message>
    <message>
        <source>Only on F5</source>
        <translation>仅在按 F5 时</translation>
    </message>
    <message>
        <source>Every %1</source>
        <translation>每 %1</translation>
    </message>
    <message>
        <source>Colours of accounts</source>
        <translation>账户颜色</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>数据源</translation>
    </message>
    <message>
        <source>&amp;Usage in:</source>
        <translation>用量单位(&amp;U)：</translation>
    </message>
    <message>
        <source>A node-hour is as many CPU-hours as a node of the cluster has CPUs, on average. Where partitions weigh their resources usage is in billing-hours all the same.</source>
        <translation>一个节点小时等于集群中每个节点平均 CPU 数那么多的 CPU 小时。分区对资源加权时，用量仍以计费小时表示。</translation>
    </message>
    <message>
        <source>CPU-hours</source>
        <translation>CPU 小时</translation>
    </message>
    <message>
        <source>Node-hours</source>
        <translation>节点小时</translation>
    </message>
    <message>
        <source>Language, font, text size and unit change with the next start.</source>
        <translation>语言、字体、文字大小和单位在下次启动时更改。</translation>
    </message>
    <message>
        <source>&amp;Account:</source>
        <translation>账户(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>By its name</source>
        <translation>由名称决定</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Accounts right below the root of what is open. Accounts below them have steps of the same colour.</source>
        <translation>所打开内容中根下一级的账户。其下级账户使用同一颜色的深浅变化。</translation>
    </message>
    <message>
        <source>&amp;Keep them in the keychain of the desktop</source>
        <translation>保存在桌面的密钥环中(&amp;K)</translation>
    </message>
    <message>
        <source>Otherwise passwords are asked for once per session. What the keychain holds already stays there.</source>
        <translation>否则每次会话询问一次密码。密钥环中已有的内容保持不变。</translation>
    </message>
    <message>
        <source>Passwords:</source>
        <translation>密码：</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ShapeMapView</name>
    <message>
        <source>Figures of job sizes by run times; the table has the numbers</source>
        <translation>按作业规模和运行时间的数值；数字见表格</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 CPUs, %2</source>
        <translation>%1 CPU，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: change under “%2”, by CPUs and run time</source>
        <translation>%1：“%2”下的变化，按 CPU 和运行时间</translation>
    </message>
    <message>
        <source>%1 by CPUs and run time</source>
        <translation>%1，按 CPU 和运行时间</translation>
    </message>
    <message>
        <source>Full colour: twice or half the value, or more</source>
        <translation>颜色最深：两倍、一半或更多</translation>
    </message>
    <message>
        <source>1 CPU, %1</source>
        <translation>1 CPU，%1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SharesDialog</name>
    <message numerus="yes">
        <source>Shares of %Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行的份额</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>A whole number, or the word parent</source>
        <translation>整数，或单词 parent</translation>
    </message>
    <message>
        <source>Set shares</source>
        <translation>设置份额</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>当前：</translation>
    </message>
    <message>
        <source>&amp;Shares of each:</source>
        <translation>每行份额(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SharesPage</name>
    <message>
        <source>No accounts to divide the machine among</source>
        <translation>没有可分配整机的账户</translation>
    </message>
    <message>
        <source>Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O).</source>
        <translation>打开采集文件夹、Fairlead 文件或演示集群（Ctrl+O）。</translation>
    </message>
    <message>
        <source>Shares and use under %1</source>
        <translation>%1 下的份额与用量</translation>
    </message>
    <message>
        <source>Shares and use</source>
        <translation>份额与用量</translation>
    </message>
    <message>
        <source>Shares and use; first in, first out ranks without them</source>
        <translation>份额与用量；先进先出排序不使用它们</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SlurmPanel</name>
    <message>
        <source>Weights (points at factor 1.0)</source>
        <translation>权重（因子为 1.0 时的分数）</translation>
    </message>
    <message>
        <source>Usage and age</source>
        <translation>用量与年龄</translation>
    </message>
    <message>
        <source>Algorithm and flags</source>
        <translation>算法与标志</translation>
    </message>
    <message>
        <source>TRES weights</source>
        <translation>TRES 权重</translation>
    </message>
    <message>
        <source>PriorityWeightTRES: points per TRES, as in slurm.conf; Return applies</source>
        <translation>PriorityWeightTRES：每种 TRES 的分数，写法同 slurm.conf；按回车应用</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>半衰期</translation>
    </message>
    <message>
        <source>Maximum age</source>
        <translation>年龄上限</translation>
    </message>
    <message>
        <source>the wait at which the age factor reaches 1</source>
        <translation>年龄因子达到 1 所需的等待时间</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>softens classic fair-share: the larger, the less usage counts</source>
        <translation>缓和经典公平份额：值越大，用量的影响越小</translation>
    </message>
    <message>
        <source>The source has no usage history: another half-life would scale all usage equally and change no ratio. Add usage.txt to try it.</source>
        <translation>数据源没有用量历史：改变半衰期会使所有用量同样衰减，不改变任何比例。添加 usage.txt 后可尝试。</translation>
    </message>
    <message>
        <source>Not understood: write name=points, separated by commas, as in slurm.conf.</source>
        <translation>无法理解：请写作 name=分数，以逗号分隔，写法同 slurm.conf。</translation>
    </message>
    <message>
        <source>%1 does not use it.</source>
        <translation>%1 不使用它。</translation>
    </message>
    <message>
        <source>no decay</source>
        <translation>不衰减</translation>
    </message>
    <message>
        <source>The cluster does not track %1. It has %2.</source>
        <translation>集群不跟踪 %1。它有 %2。</translation>
    </message>
    <message>
        <source>First in, first out looks at no weight, no usage and no age.</source>
        <translation>先进先出不看权重、用量和年龄。</translation>
    </message>
    <message>
        <source>after this time, past usage counts half; 0: it never decays. Tried here, it counts as if it had always been so; ahead on the time line, from now on</source>
        <translation>经过这段时间后，过去的用量只算一半；0：永不衰减。在此尝试时按一直如此计算；在时间线的将来则从现在起计算</translation>
    </message>
    <message>
        <source>Usage is not read yet.</source>
        <translation>用量尚未读取。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StarvingButton</name>
    <message>
        <source>&amp;Jobs …</source>
        <translation>作业(&amp;J)…</translation>
    </message>
    <message>
        <source>The jobs that starve, one by one, as they were recorded and under each policy</source>
        <translation>逐个列出饥饿作业：记录中的和每个策略下的</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StarvingDialog</name>
    <message>
        <source>Jobs that starve</source>
        <translation>饥饿作业</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>They could have run, and waited for more than a day and more than ten times their time limit: as it happened, and in the first replay under each policy. Jobs that an idle machine would not start either are left out.</source>
        <translation>这些作业本可运行，却等待了超过一天且超过其时间限制的十倍：实际发生的情况，以及每个策略的第一次重放。在空闲机器上也不会启动的作业不计入。</translation>
    </message>
    <message>
        <source>No job could have run and waited for more than a day and more than ten times its time limit.</source>
        <translation>没有本可运行却等待超过一天且超过其时间限制十倍的作业。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StoreConflictDialog</name>
    <message>
        <source>Somebody else saved meanwhile</source>
        <translation>他人已先行保存</translation>
    </message>
    <message>
        <source>Nothing was written. What others saved since you read it:</source>
        <translation>未写入任何内容。自您读取以来他人保存了：</translation>
    </message>
    <message>
        <source>What others saved</source>
        <translation>他人保存的内容</translation>
    </message>
    <message>
        <source>What both changed</source>
        <translation>双方都更改的内容</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Side to keep for %1</source>
        <translation>%1 保留哪一方</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>请选择…</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Keep &amp;theirs</source>
        <translation>保留对方(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing is written; what is in the store applies. Can be undone.</source>
        <translation>不写入任何内容；以存储中的为准。可以撤销。</translation>
    </message>
    <message>
        <source>Overwrite with &amp;mine</source>
        <translation>用我的覆盖(&amp;M)</translation>
    </message>
    <message>
        <source>Where both changed the same item, yours applies.</source>
        <translation>双方都更改之处，以您的为准。</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>合并(&amp;E)</translation>
    </message>
    <message>
        <source>Both sides count.</source>
        <translation>双方都生效。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing is written; your edits stay.</source>
        <translation>不写入任何内容；您的修改保留。</translation>
    </message>
    <message>
        <source>They changed other things than you: both can be merged.</source>
        <translation>对方更改的内容与您不同：双方可以合并。</translation>
    </message>
    <message numerus="yes">
        <source>Both sides changed the same %Ln item(s). Merge waits until each row says which side to keep.</source>
        <translation>
            <numerusform>双方更改了 %Ln 处相同内容。每一行都选定保留哪一方后才能合并。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row says which side to keep: both can be merged.</source>
        <translation>每一行都已选定保留哪一方：双方可以合并。</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>此名称已被使用</translation>
    </message>
    <message>
        <source>Nothing was written. What was saved under this name:</source>
        <translation>未写入任何内容。以此名称保存的内容：</translation>
    </message>
    <message>
        <source>Other &amp;name …</source>
        <translation>其他名称(&amp;N)…</translation>
    </message>
    <message>
        <source>Both stay: yours is saved under a name of its own.</source>
        <translation>两者都保留：您的方案以另外的名称保存。</translation>
    </message>
    <message>
        <source>Both sides changed the same item. Merge waits until its row says which side to keep.</source>
        <translation>双方更改了同一处内容。其所在行选定保留哪一方后才能合并。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StoredScenariosDialog</name>
    <message>
        <source>Scenarios in the store</source>
        <translation>存储中的方案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>修订</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>By</source>
        <translation>保存者</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading the store …</source>
        <translation>正在读取存储…</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>This name is taken. If it was not loaded here, you are asked before anything is replaced.</source>
        <translation>此名称已被使用。如果不是在此加载的，替换前会先询问您。</translation>
    </message>
    <message>
        <source>No scenario is saved in this store yet.</source>
        <translation>此存储中还没有保存任何方案。</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Save in the store</source>
        <translation>保存到存储</translation>
    </message>
    <message>
        <source>Load from the store</source>
        <translation>从存储加载</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Co&amp;py …</source>
        <translation>复制(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy the scenario</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>新名称：</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>删除方案</translation>
    </message>
    <message>
        <source>“%1” goes from the store. Its edits stay in the audit table.</source>
        <translation>“%1”将从存储中删除。其修改保留在审计表中。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>It is called so already.</source>
        <translation>它已经是这个名称。</translation>
    </message>
    <message>
        <source>A copy needs another name.</source>
        <translation>副本需要另一个名称。</translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation>方案需要名称。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TestPanel</name>
    <message>
        <source>Connecting …</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>取消测试</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TimelineBar</name>
    <message>
        <source>Moment that the pages show, UTC</source>
        <translation>各页面显示的时刻，UTC</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Back to what was read last</source>
        <translation>回到最近一次快照的内容</translation>
    </message>
    <message>
        <source>Queue, usage and ranks of this moment: a reading that was kept, or else rebuilt from the history of jobs; ahead, if all goes on as it is</source>
        <translation>该时刻的队列、用量和排名：保存的快照，否则由作业历史重建；未来则按一切照旧推算</translation>
    </message>
    <message>
        <source>Shown moment (UTC):</source>
        <translation>显示的时刻（UTC）：</translation>
    </message>
    <message>
        <source>Marks …</source>
        <translation>标记…</translation>
    </message>
    <message>
        <source>Readings, resets and cycles of the time line in a table, and the way to each</source>
        <translation>以表格列出时间线上的快照、清零和周期，并可转到其中任一个</translation>
    </message>
    <message>
        <source>Area: jobs waiting, at most %1</source>
        <translation>面积：等待的作业，最多 %1</translation>
    </message>
    <message>
        <source>Line: CPUs running, at most %1</source>
        <translation>折线：运行中的 CPU，最多 %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TimelineSlider</name>
    <message>
        <source>Moment that the pages show</source>
        <translation>各页面显示的时刻</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) waiting</source>
        <translation>
            <numerusform>%Ln 个作业等待中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPU(s) running</source>
        <translation>
            <numerusform>%Ln 个 CPU 运行中</numerusform>
        </translation>
    </message>
    <message>
        <source>A reading was kept</source>
        <translation>保存了一个快照</translation>
    </message>
    <message>
        <source>All usage was set to zero</source>
        <translation>全部用量被清零</translation>
    </message>
    <message>
        <source>Usage as of slurmctld&apos;s cycle of %1 UTC</source>
        <translation>用量截至 slurmctld 在 %1 UTC 的周期</translation>
    </message>
    <message>
        <source>If nobody comes and nobody starts</source>
        <translation>若没有新作业，也没有作业启动</translation>
    </message>
</context>
<context>
    <name>fairlead::views::UsagePage</name>
    <message>
        <source>Usage by account and user</source>
        <translation>按账户和用户统计的用量</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>计量对象</translation>
    </message>
    <message>
        <source>What is counted: the TRES that jobs were given, times their time</source>
        <translation>计量对象：分配给作业的 TRES 乘以时间</translation>
    </message>
    <message>
        <source>Usage of the period in numbers</source>
        <translation>期间用量的数值</translation>
    </message>
    <message>
        <source>No usage to show</source>
        <translation>没有可显示的用量</translation>
    </message>
    <message>
        <source>Open a capture folder with usage.txt, a database of slurmdbd or the demo cluster (Ctrl+O).</source>
        <translation>请打开含 usage.txt 的采集文件夹、slurmdbd 数据库或演示集群（Ctrl+O）。</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reading the usage …</source>
        <translation>正在读取用量…</translation>
    </message>
    <message>
        <source>%1 %2 from %3 to %4</source>
        <comment>amount, unit, moments</comment>
        <translation>%3 至 %4 共 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Promised is what the shares promised then, without the changes of the scenario.</source>
        <translation>“应得”按当时的份额计算，不含方案的更改。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WaitBarsView</name>
    <message>
        <source>Where the wait of each group went; the table has the numbers</source>
        <translation>各分组的等待花在何处；表格中有具体数字</translation>
    </message>
    <message>
        <source>    %1: %2</source>
        <translation>    %1：%2</translation>
    </message>
    <message>
        <source>replayed: %1</source>
        <translation>重放：%1</translation>
    </message>
    <message>
        <source>bar %1: %2</source>
        <comment>of each group, from the top</comment>
        <translation>条形 %1：%2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WelcomePage</name>
    <message>
        <source>Why is my job not running?</source>
        <translation>我的作业为什么没有运行？</translation>
    </message>
    <message>
        <source>Open a cluster: nothing is changed on it, whatever you try. Or look around in a demo first.</source>
        <translation>打开一个集群：无论您尝试什么，都不会更改它。也可以先看看演示。</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>以前打开过</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WhatIfDock</name>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reverts all edits of the scenario; can be undone</source>
        <translation>撤回方案的所有修改；可撤销</translation>
    </message>
    <message>
        <source>No edits. Move a slider and watch the queue.</source>
        <translation>尚无修改。移动滑块并观察队列。</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>未打开任何数据。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WholeSpinBox</name>
    <message>
        <source>“%1” is not a whole number from %2 to %3. %4 stays.</source>
        <translation>“%1”不是 %2 到 %3 之间的整数。保留 %4。</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WhyPanel</name>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
</context>
</TS>
