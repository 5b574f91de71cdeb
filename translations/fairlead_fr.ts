<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>See why each job of an HPC cluster stands where it stands in the queue.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Voir pourquoi chaque job d’un cluster HPC occupe sa place dans la file.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>About Fairlead</source>
        <translation>À propos de Fairlead</translation>
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
        <translation>Les priorités ne peuvent pas être calculées</translation>
    </message>
    <message>
        <source>Computing the priorities …</source>
        <translation>Calcul des priorités…</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>What is in it is shown as soon as it has been read.</source>
        <translation>Son contenu s’affichera dès qu’il aura été lu.</translation>
    </message>
</context>
<context>
    <name>AccountTreeCells</name>
    <message>
        <source>Added, renamed or moved by the scenario</source>
        <translation>Ajouté, renommé ou déplacé par le scénario</translation>
    </message>
    <message>
        <source>In the baseline: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Added by the scenario</source>
        <translation>Ajouté par le scénario</translation>
    </message>
    <message>
        <source>Level fair-share %1</source>
        <translation>Fairshare de niveau %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a fraction of an account</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>AccountTreeColumns</name>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fairshare</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Raw usage, decayed by the half-life: TRES-weighted billing-seconds / 3600. With no billing weights these are CPU-hours.</source>
        <translation>Usage brut, atténué par la demi-vie&#xa0;: secondes facturées, pondérées par TRES / 3600. Sans poids de facturation, ce sont des heures CPU.</translation>
    </message>
    <message>
        <source>Promised / consumed. Above 1 the association got less than it was promised (under-served), below 1 more.</source>
        <translation>Promis / consommé. Au-dessus de 1, l’association a reçu moins que promis (sous-servie), au-dessous de 1, plus.</translation>
    </message>
    <message>
        <source>Raw shares: what the association was given, in proportion to its siblings. A number, or “parent”: it uses the share of the account above.</source>
        <translation>Parts brutes&#xa0;: ce que l’association a reçu, en proportion de ses voisines. Un nombre, ou «&#xa0;parent&#xa0;»&#xa0;: elle utilise la part du compte au-dessus.</translation>
    </message>
    <message>
        <source>Account, or user in an account, where needed with the partition that the association is for.</source>
        <translation>Compte, ou utilisateur dans un compte, au besoin avec la partition que l’association concerne.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Normalized shares: shares / sum of the shares on the same level. Percent of the account above.</source>
        <translation>Parts normalisées&#xa0;: parts / somme des parts du même niveau. Pour cent du compte au-dessus.</translation>
    </message>
    <message>
        <source>Raw usage / raw usage of the account above. Percent of the account above.</source>
        <translation>Usage brut / usage brut du compte au-dessus. Pour cent du compte au-dessus.</translation>
    </message>
    <message>
        <source>Fair-share now − fair-share in the baseline.</source>
        <translation>Fairshare maintenant − fairshare de référence.</translation>
    </message>
    <message>
        <source>The factor that a job of the association gets, 0 to 1. Fair Tree: rank of the user / number of users. Classic: 2^(−effective usage / normalized shares / damping).</source>
        <translation>Le facteur que reçoit un job de l’association, de 0 à 1. Fair Tree&#xa0;: rang de l’utilisateur / nombre d’utilisateurs. Classique&#xa0;: 2^(−usage effectif / parts normalisées / amortissement).</translation>
    </message>
    <message>
        <source>Usage in the fairshare windows, weighted by FSDECAY, in hours of the metric: processor-hours for DEDICATEDPS.</source>
        <translation>Usage dans les fenêtres de fairshare, pondéré par FSDECAY, en heures de la métrique&#xa0;: heures-processeur pour DEDICATEDPS.</translation>
    </message>
    <message>
        <source>Promised (of parent)</source>
        <translation>Promis (du compte au-dessus)</translation>
    </message>
    <message>
        <source>Divided by %1, the CPUs of a node on average.</source>
        <translation>Divisé par %1, le nombre moyen de CPU d’un nœud.</translation>
    </message>
    <message>
        <source>FSTARGET of the account, in percent.</source>
        <translation>FSTARGET du compte, en pour cent.</translation>
    </message>
    <message>
        <source>The target as a part of the whole system: plain, at least or at most. A cap promises nothing.</source>
        <translation>La cible, une partie du système entier&#xa0;: simple, minimale ou maximale. Un plafond ne promet rien.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Consumed (node-h)</source>
        <translation>Consommé (h-nœud)</translation>
    </message>
    <message>
        <source>Consumed (h)</source>
        <translation>Consommé (h)</translation>
    </message>
    <message>
        <source>Consumed (billing-h)</source>
        <translation>Consommé (h facturées)</translation>
    </message>
    <message>
        <source>Consumed (PE-h)</source>
        <comment>hours of Moab&apos;s processor equivalents</comment>
        <translation>Consommé (h PE)</translation>
    </message>
    <message>
        <source>Consumed (CPU-h)</source>
        <translation>Consommé (h CPU)</translation>
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
        <translation>Fairshare classique</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>Indépendant de la profondeur</translation>
    </message>
    <message>
        <source>Linear (Slurm 2.0)</source>
        <translation>Linéaire (Slurm 2.0)</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>Premier arrivé, premier servi</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>New account</source>
        <translation>Nouveau compte</translation>
    </message>
    <message>
        <source>below %1, shares %2</source>
        <translation>sous %1, parts %2</translation>
    </message>
    <message>
        <source>Move account</source>
        <translation>Déplacer le compte</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>New member</source>
        <translation>Nouveau membre</translation>
    </message>
    <message>
        <source>shares %1</source>
        <translation>parts %1</translation>
    </message>
    <message>
        <source>Remove account</source>
        <translation>Supprimer le compte</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>Supprimer le membre</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>Renommer le compte</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>the cluster&apos;s own</source>
        <comment>limit</comment>
        <translation>celle du cluster</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>See why each job of an HPC cluster stands where it stands.</source>
        <translation>Voir pourquoi chaque job d’un cluster HPC occupe sa place.</translation>
    </message>
    <message>
        <source>system, light or dark</source>
        <translation>system, light ou dark</translation>
    </message>
    <message>
        <source>slurm.conf for a source that lacks it</source>
        <translation>slurm.conf pour une source qui n’en a pas</translation>
    </message>
    <message>
        <source>scontrol show partition, likewise</source>
        <translation>scontrol show partition, de même</translation>
    </message>
    <message>
        <source>assoc_mgr.txt or shares.txt, likewise</source>
        <translation>assoc_mgr.txt ou shares.txt, de même</translation>
    </message>
    <message>
        <source>which cluster, where a source holds several</source>
        <translation>quel cluster, quand une source en contient plusieurs</translation>
    </message>
    <message>
        <source>write a picture of the window and end</source>
        <translation>écrire une image de la fenêtre et terminer</translation>
    </message>
    <message>
        <source>write a picture of every page and end</source>
        <translation>écrire une image de chaque page et terminer</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>Only one source can be opened.
</source>
        <translation>Une seule source peut être ouverte.
</translation>
    </message>
    <message>
        <source>There is no theme “%1”.
</source>
        <translation>Il n’y a pas de thème «&#xa0;%1&#xa0;».
</translation>
    </message>
    <message>
        <source>open nothing, not even what was open last</source>
        <translation>n’ouvrir rien, pas même la dernière source</translation>
    </message>
    <message>
        <source>compare with this policy: slurm.conf, moab.cfg …</source>
        <translation>comparer avec cette politique&#xa0;: slurm.conf, moab.cfg, etc.</translation>
    </message>
    <message>
        <source>There is no language “%1”, but %2.
</source>
        <translation>Il n’y a pas de langue «&#xa0;%1&#xa0;»&#xa0;: seulement %2.
</translation>
    </message>
    <message>
        <source>demo:limoges, demo:textbook or demo:moab, a folder, a .fairlead file, a .swf or .swf.gz trace, slurm: or slurm://user@host, slurmrest://user@host or slurmrest:///SOCKET, slurmdbd:// or mysql://user@host/database</source>
        <translation>demo:limoges, demo:textbook ou demo:moab, un dossier, un fichier .fairlead, une trace .swf ou .swf.gz, slurm: ou slurm://user@host, slurmrest://user@host ou slurmrest:///SOCKET, slurmdbd:// ou mysql://user@host/database</translation>
    </message>
</context>
<context>
    <name>DefectWords</name>
    <message>
        <source>Tied sibling accounts are not merged: the second one&apos;s first child inherits the rank of the first one&apos;s last child.</source>
        <translation>Les comptes frères à égalité ne sont pas fusionnés&#xa0;: le premier enfant du second hérite du rang du dernier enfant du premier.</translation>
    </message>
    <message>
        <source>Damping 0 without usage gives no number, and that becomes the priority 4294967295.</source>
        <translation>Un amortissement de 0 sans usage ne donne pas de nombre, ce qui devient la priorité 4294967295.</translation>
    </message>
    <message>
        <source>sshare prints another factor for a “parent” user directly below root than the user&apos;s jobs get.</source>
        <translation>Pour un utilisateur «&#xa0;parent&#xa0;» placé directement sous root, sshare affiche un autre facteur que celui de ses jobs.</translation>
    </message>
    <message>
        <source>Siblings that slurmctld was never asked about count with a normalized usage of 4294967294.</source>
        <translation>Les frères sur lesquels slurmctld n’a jamais été interrogé comptent avec un usage normalisé de 4294967294.</translation>
    </message>
    <message>
        <source>Usage fades by 0.693 where ln 2 is meant: after one half-life slightly more than half is left.</source>
        <translation>L’usage décroît selon 0,693 au lieu de ln 2&#xa0;: après une demi-vie il en reste un peu plus de la moitié.</translation>
    </message>
    <message>
        <source>A job with more nodes or CPUs than the cluster wraps around and gets the largest factor.</source>
        <translation>Un job avec plus de nœuds ou de CPU que le cluster fait un tour complet et reçoit le plus grand facteur.</translation>
    </message>
    <message>
        <source>A job with more CPUs than the cluster wraps around and gets the largest factor.</source>
        <translation>Un job avec plus de CPU que le cluster fait un tour complet et reçoit le plus grand facteur.</translation>
    </message>
    <message>
        <source>In sprio&apos;s rows of a partition list, a TRES that the partition lacks is weighted twice.</source>
        <translation>Dans les lignes de sprio pour une liste de partitions, un TRES absent de la partition est pondéré deux fois.</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES is read as MAX_TRES.</source>
        <translation>MAX_TRES_GRES est lu comme MAX_TRES.</translation>
    </message>
    <message>
        <source>As Slurm does it, defects included: %1</source>
        <translation>Comme le fait Slurm, défauts compris&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>shares of %1</source>
        <translation>parts&#xa0;: %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajout&#xa0;: %1</translation>
    </message>
    <message>
        <source>move %1 below %2</source>
        <translation>déplacement&#xa0;: %1 sous %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>suppression&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>add %1 below %2</source>
        <translation>ajout&#xa0;: %1 sous %2</translation>
    </message>
    <message>
        <source>rename %1 to %2</source>
        <translation>renommage&#xa0;: %1 en %2</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>“%1” could not be reached.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être atteint.</translation>
    </message>
    <message>
        <source>“%1” was read, but its content cannot be used.</source>
        <translation>«&#xa0;%1&#xa0;» a été lu, mais son contenu est inutilisable.</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Something unexpected happened with “%1”.</source>
        <translation>Un imprévu s’est produit avec «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Check the name, or open another source (Ctrl+O).</source>
        <translation>Vérifiez le nom, ou ouvrez une autre source (Ctrl+O).</translation>
    </message>
    <message>
        <source>Please report it with the details.</source>
        <translation>Merci de le signaler avec les détails.</translation>
    </message>
    <message>
        <source>What was on the screen stays there.</source>
        <translation>Ce qui était à l’écran y reste.</translation>
    </message>
    <message>
        <source>There is not enough memory for “%1”.</source>
        <translation>Il n’y a pas assez de mémoire pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Close other programs, or ask for less.</source>
        <translation>Fermez d’autres programmes ou demandez moins.</translation>
    </message>
    <message>
        <source>Whether “%1” has taken the change is not known.</source>
        <translation>On ne sait pas si «&#xa0;%1&#xa0;» a pris la modification.</translation>
    </message>
    <message>
        <source>Refresh (F5) when it answers again, and look before you repeat the change.</source>
        <translation>Actualisez (F5) quand il répond à nouveau, et regardez avant de répéter la modification.</translation>
    </message>
    <message>
        <source>“%1” does not let you in.</source>
        <translation>«&#xa0;%1&#xa0;» ne vous laisse pas entrer.</translation>
    </message>
    <message>
        <source>“%1” is a store of an older Fairlead.</source>
        <translation>«&#xa0;%1&#xa0;» est une base d’un Fairlead plus ancien.</translation>
    </message>
    <message>
        <source>Connect again to type another password.</source>
        <translation>Connectez-vous de nouveau pour saisir un autre mot de passe.</translation>
    </message>
    <message>
        <source>Upgrade it first; reading it needs no upgrade.</source>
        <translation>Mettez-le d’abord à niveau&#xa0;; le lire n’en demande pas tant.</translation>
    </message>
    <message>
        <source>“%1” is there, but did not answer in time.</source>
        <translation>«&#xa0;%1&#xa0;» est là, mais n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>Refresh (F5) to ask again.</source>
        <translation>Actualisez (F5) pour redemander.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what went wrong: the first words of whom was asked</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>“%1” has no such history.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas un tel historique.</translation>
    </message>
    <message>
        <source>The details say what was found in it.</source>
        <translation>Les détails disent ce qui y a été trouvé.</translation>
    </message>
    <message>
        <source>Try again when that is mended, or write to another place.</source>
        <translation>Réessayez quand c’est réparé, ou écrivez ailleurs.</translation>
    </message>
    <message>
        <source>There is no room for “%1” on its disk.</source>
        <translation>Il n’y a pas de place pour «&#xa0;%1&#xa0;» sur son disque.</translation>
    </message>
    <message>
        <source>Make room on its disk, or choose another place.</source>
        <translation>Libérez de la place sur son disque, ou choisissez un autre endroit.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Both are %1.</source>
        <translation>Les deux sont %1.</translation>
    </message>
    <message>
        <source>Only jobs that wait for their turn have a rank, and %1 does not.</source>
        <translation>Seuls les jobs qui attendent leur tour ont un rang, et %1 n’attend pas le sien.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): it may preempt the other, and that comes before priorities.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: il peut préempter l’autre, et cela passe avant les priorités.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): it asks for a reservation, and reservations come before priorities.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: il demande une réservation, et les réservations passent avant les priorités.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): its partition %5 is in a higher tier, and tiers come before priorities.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: sa partition %5 est d’un palier plus élevé, et les paliers passent avant les priorités.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): %5 points against %6.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: %5 points contre %6.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): the priorities are equal, and it was submitted earlier.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: les priorités sont égales, et il a été soumis plus tôt.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): priority and submit time are equal, and its job id is lower.</source>
        <translation>%1 (rang %2) devance %3 (rang %4)&#xa0;: priorité et date de soumission sont égales, et son numéro est plus petit.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 against %4)</source>
        <comment>factor: difference (points against points)</comment>
        <translation>%1&#xa0;: %2 (%3 contre %4)</translation>
    </message>
    <message>
        <source>What decides is %1: without its advantage there it would not be ahead.</source>
        <translation>Ce qui décide&#xa0;: %1. Sans cet avantage, il ne serait pas devant.</translation>
    </message>
    <message>
        <source>The fair-shares diverge below account %1: level fair-share %2 of %3 against %4 of %5.</source>
        <translation>Les fairshares se séparent sous le compte %1&#xa0;: fairshare de niveau %2 pour %3 contre %4 pour %5.</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>job (user, account)</comment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 (%2, %3) in %4</source>
        <comment>job (user, account) in partition</comment>
        <translation>%1 (%2, %3) dans %4</translation>
    </message>
    <message>
        <source>No job moves.</source>
        <translation>Aucun job ne bouge.</translation>
    </message>
    <message>
        <source>1 of %1 jobs moves</source>
        <translation>1 job sur %1 bouge</translation>
    </message>
    <message>
        <source>%1 of %2 jobs move</source>
        <translation>%1 jobs sur %2 bougent</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2 gains most.</source>
        <translation>%1&#xa0;; %2 gagne le plus.</translation>
    </message>
    <message>
        <source>%1 (rank %2) is ahead of %3 (rank %4): start priority %5 against %6.</source>
        <translation>%1 (rang %2) est devant %3 (rang %4)&#xa0;: priorité de démarrage %5 contre %6.</translation>
    </message>
    <message>
        <source>The start priorities are equal: the place in the queue decides.</source>
        <translation>Les priorités de démarrage sont égales&#xa0;: la place dans la file décide.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>job (user)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2) in %3</source>
        <comment>job (user) in partition</comment>
        <translation>%1 (%2) dans&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>job in partition</comment>
        <translation>%1 dans&#xa0;%2</translation>
    </message>
    <message>
        <source>Both sums are above the highest priority and are cut to it.</source>
        <translation>Les deux sommes dépassent la priorité la plus haute et y sont ramenées.</translation>
    </message>
    <message>
        <source>%1: priority %2</source>
        <comment>job, points</comment>
        <translation>%1&#xa0;: priorité %2</translation>
    </message>
    <message>
        <source>%1 alone makes the difference. Without it the priorities would be equal, and what comes next in the order would still keep it ahead.</source>
        <translation>%1 fait à lui seul la différence. Sans lui, les priorités seraient égales, et ce qui vient ensuite dans l’ordre le garderait devant.</translation>
    </message>
    <message>
        <source>The half-life counts as if it had always been this one. On the cluster usage fades to that from the change on.</source>
        <translation>La demi-vie compte comme si elle avait toujours été celle-ci. Sur le cluster, l’usage n’y vient qu’à partir du changement.</translation>
    </message>
    <message>
        <source>The half-life counts from now on, as on the cluster: what was used so far is as the cluster has it.</source>
        <translation>La demi-vie compte à partir de maintenant, comme sur le cluster&#xa0;: l’usage passé est celui que le cluster connaît.</translation>
    </message>
    <message>
        <source>No single factor decides: whichever of its advantages it lost, it would still be ahead.</source>
        <translation>Aucun facteur ne décide seul&#xa0;: quel que soit l’avantage qu’il perdrait, il resterait devant.</translation>
    </message>
    <message>
        <source>Each of these decides: %1. If it lost one of these advantages, it would not be ahead.</source>
        <translation>Chacun de ces facteurs est décisif&#xa0;: %1. S’il perdait l’un de ces avantages, il ne serait pas devant.</translation>
    </message>
</context>
<context>
    <name>FairshareCells</name>
    <message>
        <source>From the entry DEFAULT.</source>
        <translation>De l’entrée DEFAULT.</translation>
    </message>
    <message>
        <source>The gate is closed: FS of its jobs is 0 until the share is back within its bound.</source>
        <translation>Blocage&#xa0;: le FS de ses jobs est 0 jusqu’à ce que la part revienne dans sa borne.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>processor-hours</comment>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>No target: fairshare does not count for it.</source>
        <translation>Pas de cible&#xa0;: le fairshare ne compte pas.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>At least %1 %: jobs gain below it, and lose nothing above.</source>
        <translation>Au moins %1&#xa0;%&#xa0;: les jobs gagnent en dessous et ne perdent rien au-dessus.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>At most %1 %: jobs lose above it, and gain nothing below.</source>
        <translation>Au plus %1&#xa0;%&#xa0;: les jobs perdent au-dessus et ne gagnent rien en dessous.</translation>
    </message>
    <message>
        <source>Target %1 %: below it jobs gain, above it they lose.</source>
        <translation>Cible %1&#xa0;%&#xa0;: en dessous les jobs gagnent, au-dessus ils perdent.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>gate %1</source>
        <comment>closed fairshare gate: change</comment>
        <translation>blocage %1</translation>
    </message>
    <message>
        <source>Window %1, from %2: %3 (counts × %4)</source>
        <translation>Fenêtre %1, à partir de %2&#xa0;: %3 (compte × %4)</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>%1 of %2 units of FSPOLICY, weighted by FSDECAY</source>
        <translation>%1 de %2 unités de FSPOLICY, pondérées par FSDECAY</translation>
    </message>
    <message>
        <source>FS counts %1 for its jobs.</source>
        <translation>FS compte %1 pour ses jobs.</translation>
    </message>
    <message>
        <source>Cap: no job starts that would take the usage above %1.</source>
        <translation>Plafond&#xa0;: aucun job ne démarre s’il porte l’usage au-dessus de %1.</translation>
    </message>
    <message>
        <source>Cap: no job starts that would take the share above %1 %.</source>
        <translation>Plafond&#xa0;: aucun job ne démarre s’il porte la part au-dessus de %1&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>FairshareColumns</name>
    <message>
        <source>Account, group, user, QOS or class that has a target or usage.</source>
        <translation>Compte, groupe, utilisateur, QOS ou classe qui a une cible ou un usage.</translation>
    </message>
    <message>
        <source>FSTARGET in percent of what was delivered. No mark: a target; +: at least; -: at most; %: a cap in percent; ^: a cap in units of the metric.</source>
        <translation>FSTARGET en pour cent de ce qui a été fourni. Sans signe&#xa0;: une cible&#xa0;; +&#xa0;: au moins&#xa0;; -&#xa0;: au plus&#xa0;; %&#xa0;: un plafond en pour cent&#xa0;; ^&#xa0;: un plafond en unités de la métrique.</translation>
    </message>
    <message>
        <source>Share in each of the FSDEPTH windows, the newest on the right; the less FSDECAY lets a window count, the paler. The line is the target. The header&apos;s menu shows each window as a column.</source>
        <translation>Part dans chacune des FSDEPTH fenêtres, la plus récente à droite&#xa0;; moins FSDECAY la fait compter, plus elle est pâle. Le trait est la cible. Le menu de l’en-tête montre chaque fenêtre en colonne.</translation>
    </message>
    <message>
        <source>Used (%)</source>
        <translation>Utilisé (%)</translation>
    </message>
    <message>
        <source>Σ FSDECAY^i × usage in window i / Σ FSDECAY^i × everybody&apos;s usage in window i. Percent; the mark in the bar is the target.</source>
        <translation>Σ FSDECAY^i × usage dans la fenêtre i / Σ FSDECAY^i × usage de tous dans la fenêtre i. Pour cent&#xa0;; le repère dans la barre est la cible.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>W%1 (%)</source>
        <comment>fairshare window</comment>
        <translation>F%1 (%)</translation>
    </message>
    <message>
        <source>Target − used, in percentage points: ▲ below the target, ▼ above it. “gate”: the bound is exceeded, FS of its jobs counts as 0.</source>
        <translation>Cible − utilisé, en points de pourcentage&#xa0;: ▲ sous la cible, ▼ au-dessus. «&#xa0;blocage&#xa0;»&#xa0;: la borne est franchie, le FS de ses jobs compte pour 0.</translation>
    </message>
    <message>
        <source>Share in window %1, in percent: %2 from %3; it counts × %4.</source>
        <translation>Part dans la fenêtre %1, en pour cent&#xa0;: %2 à partir de %3&#xa0;; elle compte × %4.</translation>
    </message>
    <message>
        <source>To target</source>
        <translation>À la cible</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
</context>
<context>
    <name>Keychain</name>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
</context>
<context>
    <name>LimitWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user or account, a QOS</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2 or of the partition&apos;s QOS.</source>
        <translation>La limite est %1 de la QOS %2 ou de celle de la partition.</translation>
    </message>
    <message>
        <source>The limit is %1 of %2 or an account above it.</source>
        <translation>La limite est %1 (%2, ou un compte au-dessus).</translation>
    </message>
    <message>
        <source>The limit is %1 of the association with %2.</source>
        <translation>La limite est %1 de l’association avec %2.</translation>
    </message>
    <message>
        <source>The job itself asks for more: it waits until one of both is changed.</source>
        <translation>Le job lui-même demande davantage&#xa0;: il attend que l’un des deux soit modifié.</translation>
    </message>
    <message>
        <source>The limit is %1 of the partition&apos;s QOS: QOS %2 has none.</source>
        <translation>La limite est %1 de la QOS de la partition&#xa0;: la QOS %2 n’en a pas.</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2, or that of the partition&apos;s QOS if it has one.</source>
        <translation>La limite est %1 de la QOS %2, ou celle de la QOS de la partition si elle en a une.</translation>
    </message>
    <message>
        <source>The limit is %1 of %2.</source>
        <comment>limit with its number, account or user</comment>
        <translation>La limite est %1 (%2).</translation>
    </message>
    <message>
        <source>The limit is %1 of QOS %2.</source>
        <translation>La limite est %1 de la QOS %2.</translation>
    </message>
    <message>
        <source>How high it is could not be read: %1.</source>
        <comment>a limit, the reason</comment>
        <translation>Sa valeur n’a pas pu être lue&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPU(s)</source>
        <translation>
            <numerusform>%Ln CPU</numerusform>
            <numerusform>%Ln CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Running jobs of %1: %2, with %3.</source>
        <comment>whose, how many, what they hold</comment>
        <translation>Jobs en cours pour %1&#xa0;: %2, avec %3.</translation>
    </message>
    <message>
        <source>This job asks for %1.</source>
        <translation>Ce job demande %1.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the jobs name more than %1 TRES; the others are ignored</source>
        <translation>les jobs nomment plus de %1 TRES&#xa0;; les autres ne comptent pas</translation>
    </message>
    <message>
        <source>job %1 names %2 pairs of a partition and a QOS; only the first %3 count</source>
        <translation>le job %1 nomme %2 paires d’une partition et d’une QOS&#xa0;; seules les %3 premières comptent</translation>
    </message>
    <message>
        <source>job %1 names no partition</source>
        <translation>le job %1 ne nomme aucune partition</translation>
    </message>
    <message>
        <source>job %1 has a time, a TRES, a nice or a site value that Slurm cannot hold; the nearest one counts</source>
        <translation>le job %1 a un temps, un TRES, un nice ou une valeur de site que Slurm ne peut pas contenir&#xa0;; la valeur la plus proche compte</translation>
    </message>
    <message>
        <source>job %1 appears twice; the first one is used</source>
        <translation>le job %1 apparaît deux fois&#xa0;; le premier est retenu</translation>
    </message>
    <message>
        <source>%1 usage records belong to no association or make no sense; they are left out</source>
        <translation>%1 enregistrements d’usage n’appartiennent à aucune association ou n’ont pas de sens&#xa0;; ils sont omis</translation>
    </message>
    <message>
        <source>an association without an account is left out</source>
        <translation>une association sans compte est omise</translation>
    </message>
    <message>
        <source>%1 appears twice; the first one is used</source>
        <translation>%1 apparaît deux fois&#xa0;; le premier est retenu</translation>
    </message>
    <message>
        <source>%1 has %2 shares; 1 is assumed</source>
        <translation>%1 a %2 parts&#xa0;; 1 est supposé</translation>
    </message>
    <message>
        <source>%1 has a usage that no cluster reaches; 0 is assumed</source>
        <translation>%1 a un usage qu’aucun cluster n’atteint&#xa0;; 0 est supposé</translation>
    </message>
    <message>
        <source>the account root is missing; it is added</source>
        <translation>le compte root manque&#xa0;; il est ajouté</translation>
    </message>
    <message>
        <source>%1 has the association id %2 of another</source>
        <translation>%1 a l’identifiant d’association %2 d’un autre</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>classes</translation>
    </message>
    <message>
        <source>the partitions of the jobs</source>
        <translation>les partitions des jobs</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>groupes</translation>
    </message>
    <message>
        <source>none: Slurm&apos;s jobs do not name one</source>
        <translation>aucun&#xa0;: les jobs de Slurm n’en nomment pas</translation>
    </message>
    <message>
        <source>queue time</source>
        <translation>temps dans la file</translation>
    </message>
    <message>
        <source>since a job was eligible</source>
        <translation>depuis qu’un job est éligible</translation>
    </message>
    <message>
        <source>fairshare windows</source>
        <translation>fenêtres de fairshare</translation>
    </message>
    <message>
        <source>one, with the usage that Slurm has decayed already</source>
        <translation>une, avec l’usage que Slurm a déjà atténué</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>parts</translation>
    </message>
    <message>
        <source>1 for every account and every user</source>
        <translation>1 pour chaque compte et chaque utilisateur</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>usage</translation>
    </message>
    <message>
        <source>that of the fairshare windows, by user</source>
        <translation>celui des fenêtres de fairshare, par utilisateur</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>comptes</translation>
    </message>
    <message>
        <source>a job without one takes its group</source>
        <translation>un job sans compte prend son groupe</translation>
    </message>
    <message>
        <source>partitions</source>
        <translation>partitions</translation>
    </message>
    <message>
        <source>PriorityJobFactor 1</source>
        <translation>PriorityJobFactor 1</translation>
    </message>
    <message>
        <source>numbering of jobs</source>
        <translation>numérotation des jobs</translation>
    </message>
    <message>
        <source>priority/basic counts down from the start of slurmctld: the jobs of the source are taken to be all there were</source>
        <translation>priority/basic décompte depuis le démarrage de slurmctld&#xa0;: les jobs de la source sont supposés être tous ceux qu’il y a eu</translation>
    </message>
    <message>
        <source>earlier priorities</source>
        <translation>priorités antérieures</translation>
    </message>
    <message>
        <source>INCR_ONLY keeps a larger earlier priority: that of the job where the source was read with it; none for the rows of a partition list</source>
        <translation>INCR_ONLY garde une priorité antérieure plus grande&#xa0;: celle du job si la source a été lue avec&#xa0;; aucune pour les lignes d’une liste de partitions</translation>
    </message>
    <message>
        <source>preemption by tier</source>
        <translation>préemption par palier</translation>
    </message>
    <message>
        <source>every two partitions have nodes in common</source>
        <translation>deux partitions quelconques ont des nœuds en commun</translation>
    </message>
    <message>
        <source>order of evaluation</source>
        <translation>ordre d’évaluation</translation>
    </message>
    <message>
        <source>the source has no slurm.conf: these are the lines to set in it</source>
        <translation>la source n’a pas de slurm.conf&#xa0;: voici les lignes à y mettre</translation>
    </message>
    <message>
        <source>sacctmgr load removes nothing: %1 associations that the scenario removes stay; fairleadctl export --as sacctmgr removes them</source>
        <translation>sacctmgr load ne supprime rien&#xa0;: %1 associations que le scénario supprime restent&#xa0;; fairleadctl export --as sacctmgr les supprime</translation>
    </message>
    <message>
        <source>restart slurmctld after the load: it misses what sacctmgr load changes after it has moved an account</source>
        <translation>redémarrez slurmctld après le chargement&#xa0;: il ne voit pas ce que sacctmgr load change après avoir déplacé un compte</translation>
    </message>
    <message>
        <source>%1 is not a slurm.conf parameter</source>
        <translation>%1 n’est pas un paramètre de slurm.conf</translation>
    </message>
    <message>
        <source>changes of PriorityType and PriorityFlags need a restart of slurmctld</source>
        <translation>PriorityType et PriorityFlags demandent un redémarrage de slurmctld</translation>
    </message>
    <message>
        <source>after the change: scontrol reconfigure</source>
        <translation>après la modification&#xa0;: scontrol reconfigure</translation>
    </message>
    <message>
        <source>Slurm version</source>
        <translation>version de Slurm</translation>
    </message>
    <message>
        <source>days of PriorityUsageResetPeriod %1 as the clock of the capture counts them</source>
        <translation>jours de PriorityUsageResetPeriod %1 comptés par l’horloge de la capture</translation>
    </message>
    <message>
        <source>usage reset</source>
        <translation>remise à zéro de l’usage</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod NOW: no start of slurmctld after what is read</source>
        <translation>PriorityUsageResetPeriod NOW&#xa0;: pas de démarrage de slurmctld après ce qui est lu</translation>
    </message>
    <message>
        <source>priorities set by an administrator</source>
        <translation>priorités fixées par un administrateur</translation>
    </message>
    <message>
        <source>site factors</source>
        <translation>facteurs de site</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>NO_NORMAL flags</source>
        <translation>drapeaux NO_NORMAL</translation>
    </message>
    <message>
        <source>scontrol prints NO_NORMAL_ALL for any one of them up to Slurm 25.05: all four assumed</source>
        <translation>scontrol affiche NO_NORMAL_ALL pour l’un quelconque d’entre eux jusqu’à Slurm 25.05&#xa0;: les quatre sont supposés</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>from the configuration</source>
        <translation>d’après la configuration</translation>
    </message>
    <message>
        <source>none known: job size counts 0</source>
        <translation>aucun connu&#xa0;: la taille des jobs compte 0</translation>
    </message>
    <message>
        <source>none known</source>
        <translation>aucune connue</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>none known: their factor is 0</source>
        <translation>aucune connue&#xa0;: leur facteur est 0</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>jobs</translation>
    </message>
    <message>
        <source>none in the source</source>
        <translation>aucun dans la source</translation>
    </message>
    <message>
        <source>raw usage</source>
        <translation>usage brut</translation>
    </message>
    <message>
        <source>raw usage, two decimals</source>
        <translation>usage brut, deux décimales</translation>
    </message>
    <message>
        <source>raw usage, whole numbers</source>
        <translation>usage brut, nombres entiers</translation>
    </message>
    <message>
        <source>none in the source: 0 everywhere</source>
        <translation>aucun dans la source&#xa0;: 0 partout</translation>
    </message>
    <message>
        <source>usage of QOS</source>
        <translation>usage des QOS</translation>
    </message>
    <message>
        <source>usage of QOS, as last saved by slurmctld</source>
        <translation>usage des QOS, tel que slurmctld l’a enregistré en dernier</translation>
    </message>
    <message>
        <source>raw usage, as last saved by slurmctld</source>
        <translation>usage brut, tel que slurmctld l’a enregistré en dernier</translation>
    </message>
    <message>
        <source>usage history</source>
        <translation>historique d’usage</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>moment</translation>
    </message>
    <message>
        <source>moments of the cycles</source>
        <translation>moments des cycles</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; labs and users made up</source>
        <translation>la page de Limoges sur les priorités&#xa0;; laboratoires et utilisateurs inventés</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; sizes made up</source>
        <translation>la page de Limoges sur les priorités&#xa0;; tailles inventées</translation>
    </message>
    <message>
        <source>what the made-up history leaves after decay</source>
        <translation>ce que l’historique inventé laisse une fois atténué</translation>
    </message>
    <message>
        <source>made up: 90 days of jobs</source>
        <translation>inventé&#xa0;: 90 jours de jobs</translation>
    </message>
    <message>
        <source>Slurm 2.0, Multifactor Priority Plugin, Figure 3</source>
        <translation>Slurm 2.0, Multifactor Priority Plugin, figure 3</translation>
    </message>
    <message>
        <source>Slurm 2.0, Multifactor Priority Plugin, Figure 3; the machine is processors x half-life x 2, and what no user consumed stands at root</source>
        <translation>Slurm 2.0, Multifactor Priority Plugin, figure 3&#xa0;; la machine vaut processeurs × demi-vie × 2, et ce qu’aucun utilisateur n’a consommé est à root</translation>
    </message>
    <message>
        <source>made up: one per user, all alike</source>
        <translation>inventés&#xa0;: un par utilisateur, tous pareils</translation>
    </message>
    <message>
        <source>made up: fair-share alone</source>
        <translation>inventés&#xa0;: le fairshare seul</translation>
    </message>
    <message>
        <source>work.trace is missing: no jobs</source>
        <translation>work.trace manque&#xa0;: aucun job</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>machine</translation>
    </message>
    <message>
        <source>res.trace is missing: processor equivalents are 0</source>
        <translation>res.trace manque&#xa0;: les équivalents processeur sont 0</translation>
    </message>
    <message>
        <source>%1, as far as it prints them</source>
        <translation>%1, pour autant qu’il les affiche</translation>
    </message>
    <message>
        <source>no FS.&lt;epoch&gt; in fs-input or stats: no usage before</source>
        <translation>pas de FS.&lt;epoch&gt; dans fs-input ni stats&#xa0;: aucun usage auparavant</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>réponses</translation>
    </message>
    <message>
        <source>running jobs</source>
        <translation>jobs en cours</translation>
    </message>
    <message>
        <source>a simulation: the first jobs of work.trace that fit the machine, as many as SIMINITIALQUEUEDEPTH says; the others wait</source>
        <translation>une simulation&#xa0;: les premiers jobs de work.trace qui tiennent sur la machine, autant que le dit SIMINITIALQUEUEDEPTH&#xa0;; les autres attendent</translation>
    </message>
    <message>
        <source>no database has weights, half-life and flags: Slurm&apos;s defaults; add --config slurm.conf</source>
        <translation>aucune base de données n’a les poids, la demi-vie et les drapeaux&#xa0;: les valeurs par défaut de Slurm&#xa0;; ajoutez --config slurm.conf</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>the newest that Fairlead knows; --set SLURM_VERSION=22.05</source>
        <translation>la plus récente que Fairlead connaît&#xa0;; --set SLURM_VERSION=22.05</translation>
    </message>
    <message>
        <source>none known: PriorityJobFactor 1, no TRES totals; add --partitions</source>
        <translation>aucune connue&#xa0;: PriorityJobFactor 1, pas de totaux de TRES&#xa0;; ajoutez --partitions</translation>
    </message>
    <message>
        <source>nice</source>
        <translation>nice</translation>
    </message>
    <message>
        <source>0: the database does not hold it; a capture does</source>
        <translation>0&#xa0;: la base de données ne le contient pas&#xa0;; une capture oui</translation>
    </message>
    <message>
        <source>site factor</source>
        <translation>facteur de site</translation>
    </message>
    <message>
        <source>0: the database does not hold it</source>
        <translation>0&#xa0;: la base de données ne le contient pas</translation>
    </message>
    <message>
        <source>accrue time</source>
        <translation>temps d’accumulation</translation>
    </message>
    <message>
        <source>the time at which a job became eligible</source>
        <translation>l’heure à laquelle un job est devenu éligible</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>retenues</translation>
    </message>
    <message>
        <source>as of the last record of a job: a later hold or release is not known</source>
        <translation>d’après le dernier enregistrement d’un job&#xa0;: une retenue ou une libération ultérieure n’est pas connue</translation>
    </message>
    <message>
        <source>decayed from the history; add --usage assoc_mgr.txt for the controller&apos;s own</source>
        <translation>atténué à partir de l’historique&#xa0;; ajoutez --usage assoc_mgr.txt pour celui du contrôleur</translation>
    </message>
    <message>
        <source>none known: 0 everywhere; add --usage assoc_mgr.txt</source>
        <translation>aucun connu&#xa0;: 0 partout&#xa0;; ajoutez --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>UsageFactor is not in it; after 30 days by day, after a year by month: at this half-life usage is wrong by at most %1 %</source>
        <translation>UsageFactor n’y est pas&#xa0;; par jour après 30 jours, par mois après un an&#xa0;: à cette demi-vie l’usage est faux d’au plus %1&#xa0;%</translation>
    </message>
    <message>
        <source>slurmdbd has added up usage until %1</source>
        <translation>slurmdbd a additionné l’usage jusqu’à %1</translation>
    </message>
    <message>
        <source>the source was read before the period ends: what ran then counts up to that moment</source>
        <translation>la source a été lue avant la fin de la période&#xa0;: ce qui tournait alors compte jusqu’à ce moment</translation>
    </message>
    <message>
        <source>usage as charged: UsageFactor of QOS included, hours and days evenly spread</source>
        <translation>usage tel que compté&#xa0;: UsageFactor des QOS compris, heures et jours répartis uniformément</translation>
    </message>
    <message>
        <source>%1 continues the line before and has no effect of its own</source>
        <translation>%1 continue la ligne précédente et n’a pas d’effet propre</translation>
    </message>
    <message>
        <source>%1: Maui ignores a line that starts with a blank</source>
        <translation>%1&#xa0;: Maui ignore une ligne qui commence par un blanc</translation>
    </message>
    <message>
        <source>%1 has no effect in Maui</source>
        <translation>%1 n’a pas d’effet dans Maui</translation>
    </message>
    <message>
        <source>%1: only the first of several values counts</source>
        <translation>%1&#xa0;: seule la première de plusieurs valeurs compte</translation>
    </message>
    <message>
        <source>%1: a cap below 0 binds nothing</source>
        <translation>%1&#xa0;: un plafond inférieur à 0 ne limite rien</translation>
    </message>
    <message>
        <source>%1: Maui takes -1 for unset</source>
        <translation>%1&#xa0;: Maui prend -1 pour non défini</translation>
    </message>
    <message>
        <source>%1: %2 is not known</source>
        <translation>%1&#xa0;: %2 n’est pas connu</translation>
    </message>
    <message>
        <source>FSDECAY is outside 0 to 1</source>
        <translation>FSDECAY est hors de 0 à 1</translation>
    </message>
    <message>
        <source>%1 is kept and does not affect the result</source>
        <translation>%1 est gardé et ne change pas le résultat</translation>
    </message>
    <message>
        <source>%1 is not known and has no effect</source>
        <translation>%1 n’est pas connu et n’a pas d’effet</translation>
    </message>
    <message>
        <source>%1 is not known and has no effect; %2 is</source>
        <translation>%1 n’est pas connu et n’a pas d’effet&#xa0;; %2 l’est</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>the line is not an association and is left out</source>
        <translation>la ligne n’est pas une association et est omise</translation>
    </message>
    <message>
        <source>the line is not Keyword - &apos;name&apos;:Key=Value</source>
        <translation>la ligne n’est pas Keyword - &apos;name&apos;:Key=Value</translation>
    </message>
    <message>
        <source>the first line must name the columns Account, User and Share</source>
        <translation>la première ligne doit nommer les colonnes Account, User et Share</translation>
    </message>
    <message>
        <source>the line has %1 of %2 columns and is left out</source>
        <translation>la ligne a %1 colonnes sur %2 et est omise</translation>
    </message>
    <message>
        <source>the line names no node and is left out</source>
        <translation>la ligne ne nomme aucun nœud et est omise</translation>
    </message>
    <message>
        <source>the line names no partition and is left out</source>
        <translation>la ligne ne nomme aucune partition et est omise</translation>
    </message>
    <message>
        <source>the first line must name the columns Name and Priority</source>
        <translation>la première ligne doit nommer les colonnes Name et Priority</translation>
    </message>
    <message>
        <source>the line is not a QOS and is left out</source>
        <translation>la ligne n’est pas une QOS et est omise</translation>
    </message>
    <message>
        <source>there are more than %1 nodes, or %2 in all partitions; the rest is left out</source>
        <translation>il y a plus de %1 nœuds, ou %2 dans toutes les partitions&#xa0;; le reste est omis</translation>
    </message>
    <message>
        <source>AccountingStorageTRES names more than %1 TRES; the rest is left out</source>
        <translation>AccountingStorageTRES nomme plus de %1 TRES&#xa0;; le reste est omis</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod is missing: Slurm refuses such a configuration</source>
        <translation>PriorityDecayHalfLife vaut 0 et PriorityUsageResetPeriod manque&#xa0;: Slurm refuse une telle configuration</translation>
    </message>
    <message>
        <source>AccountingStorageType is not slurmdbd: Slurm sets the weights of fair-share and age to 0</source>
        <translation>AccountingStorageType n’est pas slurmdbd&#xa0;: Slurm met les poids du fairshare et de l’âge à 0</translation>
    </message>
    <message>
        <source>the line is not a job of sacct and is left out</source>
        <translation>la ligne n’est pas un job de sacct et est omise</translation>
    </message>
    <message>
        <source>the line is not a job and is left out</source>
        <translation>la ligne n’est pas un job et est omise</translation>
    </message>
    <message>
        <source>the line is not what sprio was asked for; nothing is compared with it</source>
        <translation>la ligne n’est pas ce qui a été demandé à sprio&#xa0;; rien n’y est comparé</translation>
    </message>
    <message>
        <source>an entry without a known id or usage is left out</source>
        <translation>une entrée sans identifiant ou usage connus est omise</translation>
    </message>
    <message>
        <source>a job without a number is left out</source>
        <translation>un job sans numéro est omis</translation>
    </message>
    <message>
        <source>the file ends in the middle of a record</source>
        <translation>le fichier finit au milieu d’un enregistrement</translation>
    </message>
    <message>
        <source>%1 of its QOS are known by number only: assoc_mgr.txt or the column ID of qos.txt tells their names</source>
        <translation>%1 de ses QOS ne sont connues que par leur numéro&#xa0;: assoc_mgr.txt ou la colonne ID de qos.txt donne leurs noms</translation>
    </message>
    <message>
        <source>the line is longer than 1 MiB and is left out</source>
        <translation>la ligne est plus longue que 1 Mio et est omise</translation>
    </message>
    <message>
        <source>the line is not text and is left out</source>
        <translation>la ligne n’est pas du texte et est omise</translation>
    </message>
    <message>
        <source>association %1 has no usable UsageRaw; 0 is assumed</source>
        <translation>l’association %1 n’a pas de UsageRaw utilisable&#xa0;; 0 est supposé</translation>
    </message>
    <message>
        <source>the line is not ID|raw usage and is left out</source>
        <translation>la ligne n’est pas ID|usage brut et est omise</translation>
    </message>
    <message>
        <source>the line has no RawUsage and is left out</source>
        <translation>la ligne n’a pas de RawUsage et est omise</translation>
    </message>
    <message>
        <source>there is no column FairShare to compare with</source>
        <translation>il n’y a pas de colonne FairShare à laquelle comparer</translation>
    </message>
    <message>
        <source>the first line is not a moment in seconds since 1970</source>
        <translation>la première ligne n’est pas un moment en secondes depuis 1970</translation>
    </message>
    <message>
        <source>the second line is not a UTC offset such as +0100</source>
        <translation>la deuxième ligne n’est pas un décalage UTC comme +0100</translation>
    </message>
    <message>
        <source>no answer for %1</source>
        <translation>pas de réponse pour %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not the start of a window of FSINTERVAL: Maui does not read it</source>
        <translation>n’est pas le début d’une fenêtre de FSINTERVAL&#xa0;: Maui ne le lit pas</translation>
    </message>
    <message>
        <source>is not the start of a window of FSINTERVAL</source>
        <translation>n’est pas le début d’une fenêtre de FSINTERVAL</translation>
    </message>
    <message>
        <source>is not a job with a priority</source>
        <translation>n’est pas un job avec une priorité</translation>
    </message>
    <message>
        <source>job %1 is not in the queue</source>
        <translation>le job %1 n’est pas dans la file</translation>
    </message>
    <message>
        <source>%1 was %2 when this was listed</source>
        <translation>%1 valait %2 quand ceci a été listé</translation>
    </message>
    <message>
        <source>does not have as many windows as the header</source>
        <translation>n’a pas autant de fenêtres que l’en-tête</translation>
    </message>
    <message>
        <source>is an old form of diagnose -p and is left out</source>
        <translation>est une ancienne forme de diagnose -p et est omis</translation>
    </message>
    <message>
        <source>%1 is included already</source>
        <translation>%1 est déjà inclus</translation>
    </message>
    <message>
        <source>%1 is left out: too many files include each other</source>
        <translation>%1 est omis&#xa0;: trop de fichiers s’incluent les uns les autres</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>kept, without effect on priorities: %1</source>
        <translation>gardés, sans effet sur les priorités&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not a node of a resource trace and is left out</source>
        <translation>n’est pas un nœud d’une trace de ressources et est omis</translation>
    </message>
    <message>
        <source>the node&apos;s resources cannot be read; it is left out</source>
        <translation>les ressources du nœud ne peuvent pas être lues&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>a job has %1 fields and more, this line %2; it is left out</source>
        <translation>un job a %1 champs ou plus, cette ligne %2&#xa0;; elle est omise</translation>
    </message>
    <message>
        <source>association %1 names no account and is left out</source>
        <translation>l’association %1 ne nomme aucun compte et est omise</translation>
    </message>
    <message>
        <source>revision of the store</source>
        <translation>révision de la base Fairlead</translation>
    </message>
    <message>
        <source>the job ends before it starts, or starts before it was submitted, and is left out</source>
        <translation>le job se termine avant de démarrer, ou démarre avant d’être soumis, et est omis</translation>
    </message>
    <message>
        <source>a replay does not count the limit of %1 of %2</source>
        <translation>un rejeu ne compte pas la limite %1 (%2)</translation>
    </message>
    <message>
        <source>there is no column Name: no limits are read</source>
        <translation>pas de colonne Name&#xa0;: aucune limite n’est lue</translation>
    </message>
    <message>
        <source>the line is not a node and is left out</source>
        <translation>la ligne n’est pas un nœud et est omise</translation>
    </message>
    <message>
        <source>the line is not a partition and is left out</source>
        <translation>la ligne n’est pas une partition et est omise</translation>
    </message>
    <message>
        <source>SchedulerParameters: a replay does not know %1</source>
        <translation>SchedulerParameters&#xa0;: un rejeu ne connaît pas %1</translation>
    </message>
    <message>
        <source>the line is not an event and is left out</source>
        <translation>la ligne n’est pas un événement et est omise</translation>
    </message>
    <message>
        <source>schedulers&apos; parameters</source>
        <translation>paramètres des ordonnanceurs</translation>
    </message>
    <message>
        <source>one with all nodes: there is no partitions.txt</source>
        <translation>une seule avec tous les nœuds&#xa0;: partitions.txt manque</translation>
    </message>
    <message>
        <source>limits of associations</source>
        <translation>limites des associations</translation>
    </message>
    <message>
        <source>none: there is no assoc_mgr.txt, and assocs.txt has none</source>
        <translation>aucune&#xa0;: assoc_mgr.txt manque, et assocs.txt n’en a pas</translation>
    </message>
    <message>
        <source>nodes that were down</source>
        <translation>nœuds hors service</translation>
    </message>
    <message>
        <source>none: there is no events.txt</source>
        <translation>aucun&#xa0;: events.txt manque</translation>
    </message>
    <message>
        <source>usage at the beginning</source>
        <translation>usage au début</translation>
    </message>
    <message>
        <source>none: there is no folder before/ with a capture</source>
        <translation>aucun&#xa0;: pas de dossier before/ avec une capture</translation>
    </message>
    <message>
        <source>moments of passes and cycles</source>
        <translation>moments des passes et des cycles</translation>
    </message>
    <message>
        <source>any in their second: there is no slurmctld.log</source>
        <translation>n’importe où dans leur seconde&#xa0;: slurmctld.log manque</translation>
    </message>
    <message>
        <source>%1: %2 of %3 ages agree</source>
        <translation>%1&#xa0;: %2 âges sur %3 concordent</translation>
    </message>
    <message>
        <source>%1: %2 of %3 ages agree, to within %4 s</source>
        <translation>%1&#xa0;: %2 âges sur %3 concordent, à %4&#xa0;s près</translation>
    </message>
    <message>
        <source>taken_at.txt; the ages that sprio printed do not tell the moment</source>
        <translation>taken_at.txt&#xa0;; les âges affichés par sprio n’en indiquent aucun</translation>
    </message>
    <message>
        <source>the job&apos;s NumNodes, NumCPUs or TimeLimit cannot be read; it is left out</source>
        <translation>NumNodes, NumCPUs ou TimeLimit du job est illisible&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>a time of the job cannot be read; it is left out</source>
        <translation>une date du job est illisible&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>%1 of its rows are of jobs that are not in the list of jobs</source>
        <translation>%1 de ses lignes concernent des jobs absents de la liste des jobs</translation>
    </message>
    <message>
        <source>it has no row for %1 of %2 waiting jobs</source>
        <translation>il n’a pas de ligne pour %1 des %2 jobs en attente</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file cannot be read to its end: %1</source>
        <translation>le fichier ne peut pas être lu jusqu’au bout&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file ends in the middle of a line: it may have been cut</source>
        <translation>le fichier finit au milieu d’une ligne&#xa0;: il a pu être coupé</translation>
    </message>
    <message>
        <source>it covers %1 of %2 associations</source>
        <translation>il ne contient que %1 des %2 associations</translation>
    </message>
    <message>
        <source>%1 of its rows are of associations that are not in the list</source>
        <translation>%1 de ses lignes concernent des associations absentes de la liste</translation>
    </message>
    <message>
        <source>it holds nothing usable</source>
        <translation>il ne contient rien d’utilisable</translation>
    </message>
    <message>
        <source>it holds nothing usable; %1 is used</source>
        <translation>il ne contient rien d’utilisable&#xa0;; %1 est utilisé</translation>
    </message>
    <message>
        <source>it holds the usage of %1 of %2 users; 0 is assumed for the others</source>
        <translation>il contient l’usage de %1 des %2 utilisateurs&#xa0;; 0 est supposé pour les autres</translation>
    </message>
    <message>
        <source>it holds the usage of %1 of %2 users and is not used: %3 holds more</source>
        <translation>il contient l’usage de %1 des %2 utilisateurs et n’est pas utilisé&#xa0;: %3 en contient plus</translation>
    </message>
    <message>
        <source>it covers %1 of %2 QOS</source>
        <translation>il ne contient que %1 des %2 QOS</translation>
    </message>
    <message>
        <source>cannot make the folder %1</source>
        <translation>impossible de créer le dossier %1</translation>
    </message>
    <message>
        <source>empty field name; known fields: %1</source>
        <translation>nom de champ vide&#xa0;; champs connus&#xa0;: %1</translation>
    </message>
    <message>
        <source>-t percent: the source does not tell how much %1 the cluster has</source>
        <translation>-t percent&#xa0;: la source ne dit pas combien de %1 possède le cluster</translation>
    </message>
    <message>
        <source>%1: cannot be locked</source>
        <translation>%1&#xa0;: verrouillage impossible</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>too large for a scenario</source>
        <translation>trop volumineux pour un scénario</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>création impossible</translation>
    </message>
    <message>
        <source>others hold every lock</source>
        <translation>tous les verrous sont pris</translation>
    </message>
    <message>
        <source>two saves did not meet</source>
        <translation>deux enregistrements se sont manqués</translation>
    </message>
    <message>
        <source>there is no association in this source</source>
        <translation>cette source ne contient aucune association</translation>
    </message>
    <message>
        <source>no association in this source can be used</source>
        <translation>aucune association de cette source n’est utilisable</translation>
    </message>
    <message>
        <source>%1 cannot be set to %2 in this configuration</source>
        <translation>%1 ne peut pas être mis à %2 dans cette configuration</translation>
    </message>
    <message>
        <source>the settings hold something that no line of a configuration can say</source>
        <translation>les réglages contiennent ce qu’aucune ligne de configuration ne peut dire</translation>
    </message>
    <message>
        <source>%1 needs a name in brackets</source>
        <translation>%1 demande un nom entre crochets</translation>
    </message>
    <message>
        <source>%1: a value has no control characters</source>
        <translation>%1&#xa0;: une valeur n’a pas de caractères de contrôle</translation>
    </message>
    <message>
        <source>more than %1 TRES have weights</source>
        <translation>plus de %1 TRES ont un poids</translation>
    </message>
    <message>
        <source>what was saved up to revision %1 is not recorded</source>
        <translation>ce qui a été enregistré jusqu’à la révision %1 n’est pas consigné</translation>
    </message>
    <message>
        <source>%1 has no moab.cfg or maui.cfg</source>
        <translation>%1 n’a ni moab.cfg ni maui.cfg</translation>
    </message>
    <message>
        <source>a store takes edits itself</source>
        <translation>une base Fairlead reçoit elle-même les modifications</translation>
    </message>
    <message>
        <source>the connection cannot be made secure</source>
        <translation>la connexion ne peut pas être sécurisée</translation>
    </message>
    <message>
        <source>the server takes no more connections or queries</source>
        <translation>le serveur n’accepte plus de connexions ni de requêtes</translation>
    </message>
    <message>
        <source>the server refuses the user or the password</source>
        <translation>le serveur refuse l’utilisateur ou le mot de passe</translation>
    </message>
    <message>
        <source>the user may not read this database</source>
        <translation>l’utilisateur n’a pas le droit de lire cette base de données</translation>
    </message>
    <message>
        <source>there is no such database on the server</source>
        <translation>cette base de données n’existe pas sur le serveur</translation>
    </message>
    <message>
        <source>a table is missing</source>
        <translation>il manque une table</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>il manque une colonne</translation>
    </message>
    <message>
        <source>the user lacks a right on a table</source>
        <translation>il manque à l’utilisateur un droit sur une table</translation>
    </message>
    <message>
        <source>somebody else is writing; try again later</source>
        <translation>quelqu’un d’autre écrit&#xa0;; réessayez plus tard</translation>
    </message>
    <message>
        <source>somebody else was writing at the same time</source>
        <translation>quelqu’un d’autre écrivait au même moment</translation>
    </message>
    <message>
        <source>the server has no room left</source>
        <translation>le serveur n’a plus de place</translation>
    </message>
    <message>
        <source>a text is too long for its column</source>
        <translation>un texte est trop long pour sa colonne</translation>
    </message>
    <message>
        <source>the node is not part of its cluster now</source>
        <translation>le nœud ne fait pas partie de son cluster en ce moment</translation>
    </message>
    <message>
        <source>the server gave up a query that took too long</source>
        <translation>le serveur a abandonné une requête trop longue</translation>
    </message>
    <message>
        <source>the server went away or does not answer</source>
        <translation>le serveur a disparu ou ne répond pas</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>le serveur est injoignable</translation>
    </message>
    <message>
        <source>the server refuses a query</source>
        <translation>le serveur refuse une requête</translation>
    </message>
    <message>
        <source>there is not enough memory for a connection</source>
        <translation>la mémoire manque pour une connexion</translation>
    </message>
    <message>
        <source>%1: this computer has no certificate authorities; name a file (ca=)</source>
        <translation>%1&#xa0;: cet ordinateur ne connaît aucune autorité de certification&#xa0;; indiquez un fichier (ca=)</translation>
    </message>
    <message>
        <source>the database library does not accept Fairlead&apos;s guard of the login</source>
        <translation>la bibliothèque de base de données n’accepte pas de gardien de connexion</translation>
    </message>
    <message>
        <source>the file is included already</source>
        <translation>le fichier est déjà inclus</translation>
    </message>
    <message>
        <source>more than %1 files include each other</source>
        <translation>plus de %1 fichiers s’incluent l’un l’autre</translation>
    </message>
    <message>
        <source>%1 holds no configuration (expected: scontrol show config, or a slurm.conf)</source>
        <translation>%1 ne contient pas de configuration (attendu&#xa0;: scontrol show config, ou un slurm.conf)</translation>
    </message>
    <message>
        <source>%1 is not valid JSON (at byte %2)</source>
        <translation>%1 n’est pas du JSON valable (à l’octet %2)</translation>
    </message>
    <message>
        <source>%1 is not a %2 file</source>
        <translation>%1 n’est pas un fichier %2</translation>
    </message>
    <message>
        <source>%1 is not a priority_last_decay_ran file</source>
        <translation>%1 n’est pas un fichier priority_last_decay_ran</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>il n’y a pas de dossier %1</translation>
    </message>
    <message>
        <source>%1 holds no config.txt (scontrol show config, or a slurm.conf)</source>
        <translation>%1 ne contient pas de config.txt (scontrol show config, ou un slurm.conf)</translation>
    </message>
    <message>
        <source>%1 holds no assocs.txt, dump.cfg or json/assoc.json</source>
        <translation>%1 ne contient ni assocs.txt, ni dump.cfg, ni json/assoc.json</translation>
    </message>
    <message>
        <source>cannot write %1</source>
        <translation>impossible d’écrire %1</translation>
    </message>
    <message>
        <source>ssh does not reach %1</source>
        <translation>ssh n’atteint pas %1</translation>
    </message>
    <message>
        <source>no command of Slurm gave an answer</source>
        <translation>aucune commande de Slurm n’a répondu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: the ranking needs what gave no answer: %2</source>
        <translation>%1&#xa0;: le classement a besoin de ce qui n’a pas répondu&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no room for a temporary folder</source>
        <translation>il n’y a pas de place pour un dossier temporaire</translation>
    </message>
    <message>
        <source>the test was cancelled</source>
        <translation>le test a été annulé</translation>
    </message>
    <message>
        <source>the address names no host and no socket</source>
        <translation>l’adresse ne nomme ni hôte ni socket</translation>
    </message>
    <message>
        <source>the demo is missing in this program</source>
        <translation>la démo manque dans ce programme</translation>
    </message>
    <message>
        <source>a demo needs a folder for temporary files</source>
        <translation>une démo demande un dossier pour les fichiers temporaires</translation>
    </message>
    <message>
        <source>%1 is not a folder with a history of Slurm&apos;s jobs</source>
        <translation>%1 n’est pas un dossier avec un historique des jobs de Slurm</translation>
    </message>
    <message>
        <source>%1 sets no parameter of a scheduler that Fairlead knows</source>
        <translation>%1 ne règle aucun paramètre d’un ordonnanceur que Fairlead connaît</translation>
    </message>
    <message>
        <source>the database knows no cluster</source>
        <translation>la base de données ne connaît aucun cluster</translation>
    </message>
    <message>
        <source>the database holds several clusters: name one of %1 (--cluster)</source>
        <translation>la base de données contient plusieurs clusters&#xa0;: choisissez-en un parmi %1 avec --cluster</translation>
    </message>
    <message>
        <source>the database has no table %1 that the user may read: not slurmdbd&apos;s, or SELECT is not granted</source>
        <translation>la base de données n’a pas de table %1 que l’utilisateur puisse lire&#xa0;: ce n’est pas celle de slurmdbd, ou SELECT n’est pas accordé</translation>
    </message>
    <message>
        <source>%1 has all settings and usage itself: %2 is for a source that lacks them</source>
        <translation>%1 a lui-même tous les réglages et l’usage&#xa0;: %2 est pour une source qui en manque</translation>
    </message>
    <message>
        <source>the database holds no Fairlead store</source>
        <translation>la base de données ne contient pas de base Fairlead</translation>
    </message>
    <message>
        <source>a folder of Moab or Maui has no list of jobs by account and user; usage needs a Slurm source</source>
        <translation>un dossier de Moab ou de Maui n’a pas de liste des jobs par compte et utilisateur&#xa0;; l’usage demande une source Slurm</translation>
    </message>
    <message>
        <source>%1 has no usage history</source>
        <translation>%1 n’a pas d’historique d’usage</translation>
    </message>
    <message>
        <source>the period ends before it begins</source>
        <translation>la période finit avant de commencer</translation>
    </message>
    <message>
        <source>%1 holds only what was charged: --tres billing</source>
        <translation>%1 ne contient que ce qui a été facturé&#xa0;: --tres billing</translation>
    </message>
    <message>
        <source>%1 holds no Fairlead store</source>
        <translation>%1 ne contient pas de base Fairlead</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store: the database holds tables of another program</source>
        <translation>%1 n’est pas une base Fairlead&#xa0;: la base de données contient les tables d’un autre programme</translation>
    </message>
    <message>
        <source>somebody else saved this meanwhile: the store is at revision %1, yours is based on %2; nothing was written</source>
        <translation>quelqu’un d’autre a enregistré entre-temps&#xa0;: la base est à la révision %1, la vôtre part de la révision %2&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>a name in the scenario is not UTF-8</source>
        <translation>un nom du scénario n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>%1 was written by a newer Fairlead: version %2, this program reads up to version %3</source>
        <translation>%1 a été écrit par un Fairlead plus récent&#xa0;: version %2, ce programme lit jusqu’à la version %3</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again later</source>
        <translation>%1 est utilisé par un autre programme&#xa0;; réessayez plus tard</translation>
    </message>
    <message>
        <source>%1 is read-only</source>
        <translation>%1 est en lecture seule</translation>
    </message>
    <message>
        <source>%1 does not fit on the disk</source>
        <translation>%1 ne tient pas sur le disque</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
    <message>
        <source>%1 cannot be read or written</source>
        <translation>%1 ne peut être ni lu ni écrit</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 est endommagé</translation>
    </message>
    <message>
        <source>%1 takes too long to read or write</source>
        <translation>%1 met trop de temps à être lu ou écrit</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store</source>
        <translation>%1 n’est pas une base Fairlead</translation>
    </message>
    <message>
        <source>%1 does not hold what a Fairlead store should</source>
        <translation>%1 ne contient pas ce qu’une base Fairlead devrait</translation>
    </message>
    <message>
        <source>the SQLite driver of Qt is not installed (libqt6sql6-sqlite)</source>
        <translation>le pilote SQLite de Qt n’est pas installé (libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>SQLite does not take its settings</source>
        <translation>SQLite n’accepte pas ses réglages</translation>
    </message>
    <message>
        <source>%1: row %2 of table %3 has no valid %4</source>
        <translation>%1&#xa0;: la ligne %2 de la table %3 n’a pas de %4 valable</translation>
    </message>
    <message>
        <source>%1: no such file</source>
        <translation>%1&#xa0;: fichier introuvable</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 n’est pas un fichier</translation>
    </message>
    <message>
        <source>%1: permission denied</source>
        <translation>%1&#xa0;: permission refusée</translation>
    </message>
    <message>
        <source>cannot write into %1</source>
        <translation>impossible d’écrire dans %1</translation>
    </message>
    <message>
        <source>cannot create %1</source>
        <translation>impossible de créer %1</translation>
    </message>
    <message>
        <source>%1; whether the change arrived before is not known: look for save %2 in table audit</source>
        <translation>%1&#xa0;; on ne sait pas si la modification est arrivée avant&#xa0;: cherchez l’enregistrement %2 dans la table audit</translation>
    </message>
    <message>
        <source>%1; whether the change arrived before is not known: when the server is back, look for save %2 in table audit</source>
        <translation>%1&#xa0;; on ne sait pas si la modification est arrivée avant&#xa0;: quand le serveur sera revenu, cherchez l’enregistrement %2 dans la table audit</translation>
    </message>
    <message>
        <source>%1 holds no snapshot</source>
        <translation>%1 ne contient pas d’instantané</translation>
    </message>
    <message>
        <source>%1 is too large: more than %2 bytes</source>
        <translation>%1 est trop volumineux&#xa0;: plus de %2 octets</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la mémoire manque</translation>
    </message>
    <message>
        <source>unexpected problem in a worker</source>
        <translation>problème inattendu dans un fil de travail</translation>
    </message>
    <message>
        <source>%1 holds no history of jobs (history.txt): fairleadctl capture --history 30d writes one</source>
        <translation>%1 ne contient pas d’historique des jobs (history.txt)&#xa0;: fairleadctl capture --history 30d en écrit un</translation>
    </message>
    <message>
        <source>%1 holds no nodes.txt, and no slurm.conf with nodes: on which machine the jobs ran is not known</source>
        <translation>%1 ne contient ni nodes.txt ni slurm.conf avec des nœuds&#xa0;: la machine sur laquelle les jobs ont tourné n’est pas connue</translation>
    </message>
    <message>
        <source>the SQLite driver of Qt brings another SQLite than Fairlead</source>
        <translation>le pilote SQLite de Qt apporte un autre SQLite que celui de Fairlead</translation>
    </message>
    <message>
        <source>an hour at the edge of the period counts for the part inside; sreport rounds to full hours, half an hour up: it would use %1 to %2</source>
        <translation>une heure au bord de la période compte pour la part qui est dedans&#xa0;; sreport arrondit à l’heure entière, la demie vers le haut&#xa0;: il prendrait de %1 à %2</translation>
    </message>
    <message>
        <source>table %1 cannot be read: usage that only it still holds is missing</source>
        <translation>la table %1 ne peut pas être lue&#xa0;: l’usage qu’elle seule contient encore manque</translation>
    </message>
    <message>
        <source>the audit table keeps 0 to %1 days and 0 to %2 lines</source>
        <translation>la table audit garde de 0 à %1 jours et de 0 à %2 lignes</translation>
    </message>
    <message>
        <source>%1 is a store of version %2; writing to it upgrades it to version %3, which older programs cannot open</source>
        <translation>%1 est une base Fairlead de la version %2&#xa0;; y écrire la met au niveau de la version %3, que des programmes plus anciens ne peuvent pas ouvrir</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>la configuration</translation>
    </message>
    <message>
        <source>processors of the machine</source>
        <translation>processeurs de la machine</translation>
    </message>
    <message>
        <source>%1, the most that were in use at one time: the trace has no MaxProcs</source>
        <translation>%1, le plus qui ait été utilisé en même temps&#xa0;: la trace n’a pas de MaxProcs</translation>
    </message>
    <message>
        <source>%1 nodes with %2 processors together, given one by one: --config with NodeName lines says it exactly</source>
        <translation>%1 nœuds avec %2 processeurs en tout, attribués un par un&#xa0;: --config avec des lignes NodeName le dit exactement</translation>
    </message>
    <message>
        <source>%1 of the trace, each with all nodes</source>
        <translation>%1 de la trace, chacune avec tous les nœuds</translation>
    </message>
    <message>
        <source>%1 jobs ask for more than the machine&apos;s %2 processors and are left out</source>
        <translation>%1 jobs demandent plus que les %2 processeurs de la machine et sont omis</translation>
    </message>
    <message>
        <source>think time after another job</source>
        <translation>temps de réflexion après un autre job</translation>
    </message>
    <message>
        <source>beginning of the trace</source>
        <translation>début de la trace</translation>
    </message>
    <message>
        <source>1 January 2000: it has no UnixStartTime</source>
        <translation>1er janvier 2000&#xa0;: elle n’a pas de UnixStartTime</translation>
    </message>
    <message>
        <source>none: a trace has none</source>
        <translation>aucun&#xa0;: une trace n’en a pas</translation>
    </message>
    <message>
        <source>no job of %1 fits the machine</source>
        <translation>%1&#xa0;: aucun job ne tient sur la machine</translation>
    </message>
    <message>
        <source>those of a slurm.conf that sets nothing: --config names the policy</source>
        <translation>ceux d’un slurm.conf qui ne règle rien&#xa0;: --config nomme la politique</translation>
    </message>
    <message>
        <source>--at</source>
        <translation>--at</translation>
    </message>
    <message>
        <source>the end of the trace, when nothing waits; --at names another</source>
        <translation>la fin de la trace, quand rien n’attend&#xa0;; --at en nomme un autre</translation>
    </message>
    <message>
        <source>equal ones: a trace has groups and users, and no shares</source>
        <translation>égales&#xa0;: une trace a des groupes et des utilisateurs, et pas de parts</translation>
    </message>
    <message>
        <source>charged from the jobs of the trace, in cycles of PriorityCalcPeriod that end at the moment</source>
        <translation>imputée d’après les jobs de la trace, par cycles de PriorityCalcPeriod qui finissent au moment voulu</translation>
    </message>
    <message>
        <source>%1 is a trace: it takes --config, and not %2</source>
        <translation>%1 est une trace&#xa0;: elle accepte --config, et pas %2</translation>
    </message>
    <message>
        <source>%1 has more than %2 jobs</source>
        <translation>%1 a plus de %2 jobs</translation>
    </message>
    <message>
        <source>the compressed file is damaged or cut off: what comes before that is read</source>
        <translation>le fichier compressé est endommagé ou coupé&#xa0;: ce qui précède est lu</translation>
    </message>
    <message>
        <source>%1 holds no job in the Standard Workload Format: 18 numbers on each line</source>
        <translation>%1 ne contient aucun job au format Standard Workload Format&#xa0;: 18 nombres par ligne</translation>
    </message>
    <message>
        <source>%1 jobs have no number, or a time below 0, and are left out; the first is on this line</source>
        <translation>%1 jobs n’ont pas de numéro, ou un temps négatif, et sont omis&#xa0;; le premier est sur cette ligne</translation>
    </message>
    <message>
        <source>%1 jobs do not say how many processors they ask for, and are left out; the first is on this line</source>
        <translation>%1 jobs ne disent pas combien de processeurs ils demandent et sont omis&#xa0;; le premier est sur cette ligne</translation>
    </message>
    <message>
        <source>%1 jobs have the number of an earlier one and are left out; the first is on this line</source>
        <translation>%1 jobs ont le numéro d’un job précédent et sont omis&#xa0;; le premier est sur cette ligne</translation>
    </message>
    <message>
        <source>the clock of this computer is %1 behind that of the database server, which counts</source>
        <translation>l’horloge de cet ordinateur retarde de %1 sur celle du serveur de base de données, qui compte</translation>
    </message>
    <message>
        <source>the clock of this computer is %1 ahead of that of the database server, which counts</source>
        <translation>l’horloge de cet ordinateur avance de %1 sur celle du serveur de base de données, qui compte</translation>
    </message>
    <message>
        <source>%1 entries without a name are left out</source>
        <translation>%1 entrées sans nom sont omises</translation>
    </message>
    <message>
        <source>%1 has no job</source>
        <translation>%1 ne contient aucun job</translation>
    </message>
    <message>
        <source>%1: a replay needs what gave no answer: %2</source>
        <translation>%1&#xa0;: un rejeu a besoin de ce qui n’a pas donné de réponse&#xa0;: %2</translation>
    </message>
    <message>
        <source>none: the database does not hold what had decayed until then</source>
        <translation>aucun&#xa0;: la base ne contient pas ce qui avait décru jusque-là</translation>
    </message>
    <message>
        <source>any in their second: no database holds them</source>
        <translation>n’importe où dans leur seconde&#xa0;: aucune base ne les contient</translation>
    </message>
    <message>
        <source>%1 does not hold the schedulers&apos; parameters: a replay needs --config with a slurm.conf or scontrol show config</source>
        <translation>%1 ne contient pas les paramètres des ordonnanceurs&#xa0;: un rejeu a besoin de --config avec un slurm.conf ou scontrol show config</translation>
    </message>
    <message>
        <source>%1 does not hold the nodes of the cluster: a replay needs --nodes with scontrol -o show node, or a slurm.conf with them</source>
        <translation>%1 ne contient pas les nœuds du cluster&#xa0;: un rejeu a besoin de --nodes avec scontrol -o show node, ou d’un slurm.conf qui les contient</translation>
    </message>
    <message>
        <source>%1 does not hold the partitions: a replay needs --partitions with scontrol -o show partition, or a slurm.conf with them</source>
        <translation>%1 ne contient pas les partitions&#xa0;: un rejeu a besoin de --partitions avec scontrol -o show partition, ou d’un slurm.conf qui les contient</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>%1 has no job in this period (--from, --to)</source>
        <translation>%1 n’a aucun job dans cette période (--from, --to)</translation>
    </message>
    <message>
        <source>none: there is no table of events, or no right to read it</source>
        <translation>aucun&#xa0;: il n’y a pas de table d’événements, ou pas le droit de la lire</translation>
    </message>
    <message>
        <source>%1 keeps no history of jobs: import a source that has one, such as a capture folder with history.txt</source>
        <translation>%1 ne garde pas d’historique des jobs&#xa0;: importez une source qui en a un, comme un dossier de capture avec history.txt</translation>
    </message>
    <message>
        <source>%1: table %2 has more than %3 rows</source>
        <translation>%1&#xa0;: la table %2 a plus de %3 lignes</translation>
    </message>
    <message>
        <source>not read: what was used in a period is summed up by the server</source>
        <translation>non lue&#xa0;: le serveur fait lui-même la somme de ce qui a été consommé dans une période</translation>
    </message>
    <message>
        <source>1 usage record belongs to no association or makes no sense; it is left out</source>
        <translation>1 enregistrement d’usage n’appartient à aucune association ou n’a pas de sens&#xa0;; il est omis</translation>
    </message>
    <message>
        <source>sacctmgr load removes nothing: 1 association that the scenario removes stays; fairleadctl export --as sacctmgr removes it</source>
        <translation>sacctmgr load ne supprime rien&#xa0;: 1 association que le scénario supprime reste&#xa0;; fairleadctl export --as sacctmgr la supprime</translation>
    </message>
    <message>
        <source>1 entry without a name is left out</source>
        <translation>1 entrée sans nom est omise</translation>
    </message>
    <message>
        <source>1 of its rows is of a job that is not in the list of jobs</source>
        <translation>1 de ses lignes concerne un job absent de la liste des jobs</translation>
    </message>
    <message>
        <source>1 of its QOS is known by number only: assoc_mgr.txt or the column ID of qos.txt tells its name</source>
        <translation>1 de ses QOS n’est connue que par son numéro&#xa0;: assoc_mgr.txt ou la colonne ID de qos.txt donne son nom</translation>
    </message>
    <message>
        <source>1 of its rows is of an association that is not in the list</source>
        <translation>1 de ses lignes concerne une association absente de la liste</translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 job</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 jobs</translation>
    </message>
    <message>
        <source>1 row has negative usage, as slurmdbd writes it for idle reservations; fair-share takes it as none</source>
        <translation>1 ligne a un usage négatif, comme slurmdbd l’écrit pour des réservations inactives&#xa0;; le fairshare le compte pour rien</translation>
    </message>
    <message>
        <source>%1 rows have negative usage, as slurmdbd writes them for idle reservations; fair-share takes them as none</source>
        <translation>%1 lignes ont un usage négatif, comme slurmdbd les écrit pour des réservations inactives&#xa0;; le fairshare les compte pour rien</translation>
    </message>
    <message>
        <source>1 job asks for more than the machine&apos;s %2 processors and is left out</source>
        <translation>1 job demande plus que les %2 processeurs de la machine et est omis</translation>
    </message>
    <message>
        <source>the line is not a job of the Standard Workload Format and is left out</source>
        <translation>la ligne n’est pas un job du Standard Workload Format et est omise</translation>
    </message>
    <message>
        <source>%1 lines are not jobs of the Standard Workload Format and are left out; the first is this one</source>
        <translation>%1 lignes ne sont pas des jobs du Standard Workload Format et sont omises&#xa0;; voici la première</translation>
    </message>
    <message>
        <source>the job has no number, or a time below 0, and is left out</source>
        <translation>le job n’a pas de numéro, ou a un temps négatif, et est omis</translation>
    </message>
    <message>
        <source>the job does not say how many processors it asks for, and is left out</source>
        <translation>le job ne dit pas combien de processeurs il demande et est omis</translation>
    </message>
    <message>
        <source>the job has the number of an earlier one and is left out</source>
        <translation>le job a le numéro d’un job précédent et est omis</translation>
    </message>
    <message>
        <source>association %2 is not in the list of associations</source>
        <translation>l’association %2 n’est pas dans la liste des associations</translation>
    </message>
    <message>
        <source>%1 associations are not in the list of associations; the first is %2</source>
        <translation>%1 associations ne sont pas dans la liste des associations&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>the text leads from what the store holds to the edits: it is right while the cluster is still as it was imported</source>
        <translation>le texte mène de ce que contient la base aux modifications&#xa0;: il est juste tant que le cluster est encore tel qu’il a été importé</translation>
    </message>
    <message>
        <source>provisional: usage is not read yet, so nothing is ranked by fair-share</source>
        <translation>provisoire&#xa0;: l’usage n’est pas encore lu, rien n’est donc classé par fairshare</translation>
    </message>
    <message>
        <source>this demo has no history of jobs; Limoges (demo:limoges) has one</source>
        <translation>cette démo n’a pas d’historique des jobs&#xa0;; Limoges (demo:limoges) en a un</translation>
    </message>
    <message>
        <source>job history</source>
        <translation>historique des jobs</translation>
    </message>
    <message>
        <source>made up: 24 nodes of 64 CPUs</source>
        <translation>inventé&#xa0;: 24 nœuds de 64 CPU</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file d’attente</translation>
    </message>
    <message>
        <source>history of jobs</source>
        <translation>historique des jobs</translation>
    </message>
    <message>
        <source>history of jobs, and before it what today&apos;s usage has beyond them</source>
        <translation>historique des jobs et, avant lui, ce que l’usage d’aujourd’hui a de plus</translation>
    </message>
    <message>
        <source>history of jobs, and the usage recorded at its beginning</source>
        <translation>historique des jobs, et l’usage enregistré à son début</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>shares, QOS, partitions and settings are today&apos;s; holds, and nice and site factors that nobody recorded, are not known</source>
        <translation>parts, QOS, partitions et réglages sont ceux d’aujourd’hui&#xa0;; les retenues, et les facteurs nice et site que personne n’a enregistrés, ne sont pas connus</translation>
    </message>
    <message>
        <source>the history tells of the time from %1 to %2</source>
        <translation>l’historique couvre la période du %1 au %2</translation>
    </message>
    <message>
        <source>The weights are too small to tell jobs apart</source>
        <translation>Les poids sont trop petits pour distinguer les jobs</translation>
    </message>
    <message>
        <source>All priorities are between %1 and %2, and lose what is less than a point: %3 of %4 rows of the queue share theirs with a row of another sum, and %5 stand behind one with a lower sum</source>
        <translation>Toutes les priorités sont entre %1 et %2 et perdent ce qui est inférieur à un point&#xa0;: %3 des %4 lignes de la file partagent la leur avec une ligne d’une autre somme, et %5 sont derrière une ligne de somme inférieure</translation>
    </message>
    <message>
        <source>Make every weight larger by the same factor.</source>
        <translation>Augmentez tous les poids du même facteur.</translation>
    </message>
    <message>
        <source>%1 is set, but the factor is the same for every job</source>
        <translation>%1 est défini, mais le facteur est le même pour tous les jobs</translation>
    </message>
    <message>
        <source>%1 job in the queue; it gets %2 points</source>
        <translation>%1 job dans la file&#xa0;; il reçoit %2 points</translation>
    </message>
    <message>
        <source>%1 jobs in the queue; each gets %2 points</source>
        <translation>%1 jobs dans la file&#xa0;; chacun reçoit %2 points</translation>
    </message>
    <message>
        <source>Nothing in the queue makes use of it: let it differ between jobs, or set the weight to 0.</source>
        <translation>Rien dans la file ne s’en sert&#xa0;: faites-le varier d’un job à l’autre, ou mettez le poids à 0.</translation>
    </message>
    <message>
        <source>It moves nobody: let it differ between jobs, or set the weight to 0.</source>
        <translation>Il ne déplace personne&#xa0;: faites-le varier d’un job à l’autre, ou mettez le poids à 0.</translation>
    </message>
    <message>
        <source>%1 is set, but it never changes the order of the queue</source>
        <translation>%1 est défini, mais ne change jamais l’ordre de la file</translation>
    </message>
    <message>
        <source>%1 job, with %2 to %3 points of it: the same rank with the weight 0</source>
        <translation>%1 job, qui en tire de %2 à %3 points&#xa0;: le même rang avec le poids 0</translation>
    </message>
    <message>
        <source>%1 jobs, with %2 to %3 points of it: the same ranks with the weight 0</source>
        <translation>%1 jobs, qui en tirent de %2 à %3 points&#xa0;: les mêmes rangs avec le poids 0</translation>
    </message>
    <message>
        <source>What it prefers is decided by other factors already: raise the weight if it is meant to count, else set it to 0.</source>
        <translation>Ce qu’il favorise est déjà décidé par d’autres facteurs&#xa0;: augmentez le poids s’il doit compter, sinon mettez-le à 0.</translation>
    </message>
    <message>
        <source>Every weight is 0: who comes first runs first</source>
        <translation>Tous les poids sont à 0&#xa0;: le premier arrivé s’exécute en premier</translation>
    </message>
    <message>
        <source>%1 job in the queue without any factor</source>
        <translation>%1 job dans la file sans aucun facteur</translation>
    </message>
    <message>
        <source>%1 jobs in the queue without any factor</source>
        <translation>%1 jobs dans la file sans aucun facteur</translation>
    </message>
    <message>
        <source>Give weights to what is meant to count, fair-share and age to begin with.</source>
        <translation>Donnez un poids à ce qui doit compter, à commencer par le fairshare et l’âge.</translation>
    </message>
    <message>
        <source>Jobs wait whose users have no shares</source>
        <translation>Des jobs attendent dont les utilisateurs n’ont pas de parts</translation>
    </message>
    <message>
        <source>Who has no shares has used the cluster</source>
        <translation>Des comptes ou utilisateurs sans parts ont utilisé le cluster</translation>
    </message>
    <message>
        <source>With 0 shares the fair-share factor is the lowest for ever, whatever others use. Give them shares unless that is meant.</source>
        <translation>Avec 0 part, le facteur de fairshare reste toujours le plus bas, quel que soit l’usage des autres. Donnez-leur des parts, sauf si c’est voulu.</translation>
    </message>
    <message>
        <source>%1 leaves hardly anything to decide to %2</source>
        <translation>%1 ne laisse presque rien à décider à %2</translation>
    </message>
    <message>
        <source>In the queue the points of %1 differ by up to %2, those of %3 by up to %4: of the pairs of jobs that differ in the first, it decides %5 whatever the second says</source>
        <translation>Dans la file, les points de %1 diffèrent de %2 au plus, ceux de %3 de %4 au plus&#xa0;: parmi les paires de jobs qui diffèrent par le premier, il en décide %5 quoi que dise le second</translation>
    </message>
    <message>
        <source>Unless that is meant, bring the weights closer together, measured by what they make of this queue.</source>
        <translation>Sauf si c’est voulu, rapprochez les poids, d’après ce qu’ils produisent dans cette file.</translation>
    </message>
    <message>
        <source>Most jobs have waited longer than age counts</source>
        <translation>La plupart des jobs attendent depuis plus longtemps que l’âge ne compte</translation>
    </message>
    <message>
        <source>PriorityMaxAge is %1; %2 of %3 rows of the queue have the full age factor, whoever has waited longer; the longest wait is %4</source>
        <translation>PriorityMaxAge vaut %1&#xa0;; %2 des %3 lignes de la file ont le facteur d’âge maximal, même si certaines attendent depuis plus longtemps&#xa0;; la plus longue attente est de %4</translation>
    </message>
    <message>
        <source>Raise PriorityMaxAge above what jobs wait, and PriorityWeightAge with it if age is to count as much.</source>
        <translation>Portez PriorityMaxAge au-delà de l’attente des jobs, et PriorityWeightAge avec lui si l’âge doit compter autant.</translation>
    </message>
    <message>
        <source>No job comes near PriorityMaxAge: age hardly counts</source>
        <translation>Aucun job n’approche de PriorityMaxAge&#xa0;: l’âge ne compte presque pas</translation>
    </message>
    <message>
        <source>PriorityMaxAge is %1; the longest wait is %2: age gives at most %3 of PriorityWeightAge</source>
        <translation>PriorityMaxAge vaut %1&#xa0;; la plus longue attente est de %2&#xa0;: l’âge donne au plus %3 de PriorityWeightAge</translation>
    </message>
    <message>
        <source>Set PriorityMaxAge to about twice what jobs wait.</source>
        <translation>Réglez PriorityMaxAge à environ deux fois l’attente des jobs.</translation>
    </message>
    <message>
        <source>The weights allow more than a priority can hold</source>
        <translation>Les poids permettent plus qu’une priorité ne peut contenir</translation>
    </message>
    <message>
        <source>All factors together give up to %1, a priority ends at %2: slurmctld cuts what is above and says so in its log only</source>
        <translation>Tous les facteurs ensemble donnent jusqu’à %1, une priorité s’arrête à %2&#xa0;: slurmctld coupe ce qui dépasse et ne le dit que dans son journal</translation>
    </message>
    <message>
        <source>Make every weight smaller by the same factor.</source>
        <translation>Réduisez tous les poids du même facteur.</translation>
    </message>
    <message>
        <source>Jobs stand at the highest priority that there is</source>
        <translation>Des jobs ont la plus haute priorité possible</translation>
    </message>
    <message>
        <source>%1 row of the queue of %2 would have more than %3 and is cut: no factor counts there</source>
        <translation>%1 ligne de la file sur %2 aurait plus que %3 et est coupée&#xa0;: aucun facteur n’y compte</translation>
    </message>
    <message>
        <source>%1 rows of the queue of %2 would have more than %3 and are cut: among them no factor counts</source>
        <translation>%1 lignes de la file sur %2 auraient plus que %3 et sont coupées&#xa0;: entre elles, aucun facteur ne compte</translation>
    </message>
    <message>
        <source>Look at nice values and site factors: the weights alone do not reach that far.</source>
        <translation>Regardez les valeurs nice et les facteurs de site&#xa0;: les poids seuls ne vont pas si loin.</translation>
    </message>
    <message>
        <source>Weights are set, but PriorityType is priority/basic</source>
        <translation>Des poids sont définis, mais PriorityType est priority/basic</translation>
    </message>
    <message>
        <source>Who comes first runs first; no factor is looked at</source>
        <translation>Le premier arrivé s’exécute en premier&#xa0;; aucun facteur n’est pris en compte</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights.</source>
        <translation>Définissez PriorityType=priority/multifactor, ou supprimez les poids.</translation>
    </message>
    <message>
        <source>Usage never fades</source>
        <translation>L’usage ne s’efface jamais</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod resets nothing: what was used years ago counts as what was used today</source>
        <translation>PriorityDecayHalfLife vaut 0 et PriorityUsageResetPeriod ne remet rien à zéro&#xa0;: l’usage d’il y a des années compte autant que celui d’aujourd’hui</translation>
    </message>
    <message>
        <source>Set a half-life, or a period after which usage is reset.</source>
        <translation>Définissez une demi-vie, ou une période après laquelle l’usage est remis à zéro.</translation>
    </message>
    <message>
        <source>Usage is reset before it has faded</source>
        <translation>L’usage est remis à zéro avant de s’être effacé</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 drops all usage every %2, the half-life is %3: after each reset everybody counts as new</source>
        <translation>PriorityUsageResetPeriod=%1 supprime tout l’usage toutes les %2, la demi-vie est de %3&#xa0;: après chaque remise à zéro, tout le monde repart de rien</translation>
    </message>
    <message>
        <source>Let usage fade or reset it, not both; try it without the reset.</source>
        <translation>Laissez l’usage s’effacer ou remettez-le à zéro, pas les deux&#xa0;; essayez sans remise à zéro.</translation>
    </message>
    <message>
        <source>Usage is forgotten within hours</source>
        <translation>L’usage est oublié en quelques heures</translation>
    </message>
    <message>
        <source>Usage hardly fades within a year</source>
        <translation>L’usage s’efface à peine en un an</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife is %1</source>
        <translation>PriorityDecayHalfLife vaut %1</translation>
    </message>
    <message>
        <source>Who used the whole cluster yesterday counts as new today. Common are 7 to 30 days.</source>
        <translation>Qui a utilisé tout le cluster hier repart de rien aujourd’hui. L’usage courant est de 7 à 30 jours.</translation>
    </message>
    <message>
        <source>Who once used much has to wait for years. Common are 7 to 30 days.</source>
        <translation>Qui a beaucoup utilisé une fois doit attendre des années. Les valeurs courantes vont de 7 à 30 jours.</translation>
    </message>
    <message>
        <source>The history is short for the half-life</source>
        <translation>L’historique est court pour la demi-vie</translation>
    </message>
    <message>
        <source>Usage is known for %1, the half-life is %2: of what a steady user has used that is %3</source>
        <translation>L’usage est connu sur %1, la demi-vie est de %2&#xa0;: pour un utilisateur régulier, c’est %3 de son usage</translation>
    </message>
    <message>
        <source>Read usage from further back, or take fair-share here for an estimate: two half-lives hold three quarters.</source>
        <translation>Lisez l’usage depuis plus loin, ou prenez le fairshare affiché ici pour une estimation&#xa0;: deux demi-vies en contiennent les trois quarts.</translation>
    </message>
    <message>
        <source>Limits make more jobs wait than priority does</source>
        <translation>Les limites font attendre plus de jobs que la priorité</translation>
    </message>
    <message>
        <source>No weight moves these jobs: look at the limits of associations and QOS first.</source>
        <translation>Aucun poids ne déplace ces jobs&#xa0;: regardez d’abord les limites des associations et des QOS.</translation>
    </message>
    <message>
        <source>Backfill does not look as far ahead as jobs may run</source>
        <translation>Le backfill ne regarde pas aussi loin que les jobs peuvent durer</translation>
    </message>
    <message>
        <source>bf_window is %1; %2 of %3 rows of the queue may run longer, up to %4: backfill plans nothing for who needs their nodes later</source>
        <translation>bf_window vaut %1&#xa0;; %2 des %3 lignes de la file peuvent durer plus longtemps, jusqu’à %4&#xa0;: le backfill ne planifie rien pour qui a besoin de leurs nœuds ensuite</translation>
    </message>
    <message>
        <source>Set bf_window to the longest time limit, and raise bf_resolution with it.</source>
        <translation>Réglez bf_window sur la plus longue limite de temps, et augmentez bf_resolution avec lui.</translation>
    </message>
    <message>
        <source>Backfill stops before the end of the queue</source>
        <translation>Le backfill ne regarde pas toute la file</translation>
    </message>
    <message>
        <source>Raise bf_max_job_test, or set bf_max_job_user so that a few users do not fill it.</source>
        <translation>Augmentez bf_max_job_test, ou définissez bf_max_job_user pour que quelques utilisateurs ne l’occupent pas entièrement.</translation>
    </message>
    <message>
        <source>Backfill plans in steps that are too fine for its window</source>
        <translation>Le backfill planifie par pas trop fins pour sa fenêtre</translation>
    </message>
    <message>
        <source>bf_window is %1, bf_resolution %2: up to %3 steps</source>
        <translation>bf_window vaut %1, bf_resolution %2&#xa0;: jusqu’à %3 pas</translation>
    </message>
    <message>
        <source>Raise bf_resolution to 600 or more: runs of backfill become shorter, and plans hardly worse.</source>
        <translation>Portez bf_resolution à 600 ou plus&#xa0;: les passes de backfill deviennent plus courtes, et les plans à peine moins bons.</translation>
    </message>
    <message>
        <source>Nothing starts out of turn: backfill is off</source>
        <translation>Rien ne démarre hors de son tour&#xa0;: le backfill est désactivé</translation>
    </message>
    <message>
        <source>bf_interval is -1 or SchedulerType is not sched/backfill; %1 rows of the queue wait behind the first</source>
        <translation>bf_interval vaut -1 ou SchedulerType n’est pas sched/backfill&#xa0;; %1 lignes de la file attendent derrière la première</translation>
    </message>
    <message>
        <source>Small jobs do not fill the gaps that large ones leave: use sched/backfill.</source>
        <translation>Les petits jobs ne comblent pas les trous laissés par les grands&#xa0;: utilisez sched/backfill.</translation>
    </message>
    <message>
        <source>the source does not tell how its schedulers are set</source>
        <translation>la source ne dit pas comment ses ordonnanceurs sont réglés</translation>
    </message>
    <message>
        <source>%1 keeps no readings of other moments</source>
        <translation>%1 ne garde aucune lecture d’autres moments</translation>
    </message>
    <message>
        <source>reading kept by the store</source>
        <translation>lecture gardée par la base Fairlead</translation>
    </message>
    <message>
        <source>%1 is a store of the cluster %2, not of %3</source>
        <translation>%1 est la base Fairlead du cluster %2, pas de %3</translation>
    </message>
    <message>
        <source>%1 keeps no reading of %2 or before</source>
        <translation>%1 ne garde aucune lecture du %2 ni d’avant</translation>
    </message>
    <message>
        <source>%1 does not fit into memory</source>
        <translation>%1 ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>root has no share to come back to</source>
        <translation>root n’a pas de part à laquelle revenir</translation>
    </message>
    <message>
        <source>usage is not read yet</source>
        <translation>l’usage n’est pas encore lu</translation>
    </message>
    <message>
        <source>usage counts in windows here, or not at all: how it fades is not known</source>
        <translation>l’usage compte ici par fenêtres, ou pas du tout&#xa0;: on ne sait pas comment il s’efface</translation>
    </message>
    <message>
        <source>it takes two different jobs that have a rank</source>
        <translation>il faut deux jobs différents qui ont un rang</translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>made up</source>
        <translation>inventés</translation>
    </message>
    <message>
        <source>the settings of this scheduler name users and groups everywhere: it cannot be made anonymous</source>
        <translation>les paramètres de cet ordonnanceur nomment partout utilisateurs et groupes&#xa0;: le cluster ne peut pas être anonymisé</translation>
    </message>
    <message>
        <source>1 to %1 jobs can be planned</source>
        <translation>on peut prévoir de 1 à %1 jobs</translation>
    </message>
    <message>
        <source>there is no partition %1</source>
        <translation>il n’y a pas de partition %1</translation>
    </message>
    <message>
        <source>there is no QOS %1</source>
        <translation>il n’y a pas de QOS %1</translation>
    </message>
    <message>
        <source>jobs cannot be planned under this scheduler</source>
        <translation>on ne peut pas prévoir de jobs sous cet ordonnanceur</translation>
    </message>
    <message>
        <source>the user %1 is in no account</source>
        <translation>l’utilisateur %1 n’est dans aucun compte</translation>
    </message>
    <message>
        <source>the user %1 is not in the account %2</source>
        <translation>l’utilisateur %1 n’est pas dans le compte %2</translation>
    </message>
    <message>
        <source>expected PARAMETER=LOW..HIGH or PARAMETER=V1,V2</source>
        <translation>PARAMÈTRE=BAS..HAUT ou PARAMÈTRE=V1,V2 attendu</translation>
    </message>
    <message>
        <source>expected two whole numbers or durations, the smaller one first</source>
        <translation>deux nombres entiers ou deux durées attendus, le plus petit d’abord</translation>
    </message>
    <message>
        <source>&lt;= or &gt;= is missing</source>
        <translation>il manque &lt;= ou &gt;=</translation>
    </message>
    <message>
        <source>it names two groups</source>
        <translation>il nomme deux groupes</translation>
    </message>
    <message>
        <source>expected mean, median or p90 wait or slowdown, promised share, delivered share or utilisation</source>
        <translation>il faut «&#xa0;mean&#xa0;», «&#xa0;median&#xa0;» ou «&#xa0;p90&#xa0;» avec «&#xa0;wait&#xa0;» ou «&#xa0;slowdown&#xa0;», ou bien «&#xa0;promised share&#xa0;», «&#xa0;delivered share&#xa0;» ou «&#xa0;utilisation&#xa0;»</translation>
    </message>
    <message>
        <source>expected all, each account, account NAME (or user, qos, partition, size), small jobs or large jobs</source>
        <translation>all, each account, account NOM (ou user, qos, partition, size), small jobs ou large jobs attendu</translation>
    </message>
    <message>
        <source>only accounts are promised a share</source>
        <translation>une part n’est promise qu’aux comptes</translation>
    </message>
    <message>
        <source>utilisation is that of the whole machine</source>
        <translation>l’utilisation est celle de toute la machine</translation>
    </message>
    <message>
        <source>expected a time such as 90 s, 30 min, 2 h or 1 d</source>
        <translation>durée attendue, par exemple 90 s, 30 min, 2 h ou 1 d</translation>
    </message>
    <message>
        <source>expected a number; of shares and utilisation also a percentage such as 90 %</source>
        <translation>nombre attendu&#xa0;; pour les parts et l’utilisation aussi un pourcentage tel que 90 %</translation>
    </message>
    <message>
        <source>the recording has no jobs of that group</source>
        <translation>l’enregistrement n’a aucun job de ce groupe</translation>
    </message>
    <message>
        <source>it is no slurmrestd with jobs and accounts of OpenAPI v0.0.38 or newer</source>
        <translation>ce n’est pas un slurmrestd avec jobs et comptes d’OpenAPI v0.0.38 ou plus récent</translation>
    </message>
    <message>
        <source>%1 is answered with HTTP status %2</source>
        <translation>la réponse à %1 est le statut HTTP %2</translation>
    </message>
    <message>
        <source>%1 is not answered in JSON</source>
        <translation>la réponse à %1 n’est pas du JSON</translation>
    </message>
    <message>
        <source>slurmrestd does not tell the weights: name the slurm.conf, or what scontrol show config prints, with --config</source>
        <translation>slurmrestd ne dit pas les poids&#xa0;: donnez avec --config le slurm.conf, ou ce qu’affiche scontrol show config</translation>
    </message>
    <message>
        <source>v0.0.%1 of slurmrestd does not tell usage, which counts as 0: give it with --usage</source>
        <translation>la v0.0.%1 de slurmrestd ne dit pas l’usage, compté 0&#xa0;: donnez-le avec --usage</translation>
    </message>
    <message>
        <source>of the last reading: who waits still waits, and nobody comes</source>
        <translation>de la dernière lecture&#xa0;: qui attend attend encore, et personne n’arrive</translation>
    </message>
    <message>
        <source>from now on at the rate that keeps each as it is</source>
        <translation>désormais au rythme qui conserve chacun tel quel</translation>
    </message>
    <message>
        <source>as it was read: only time goes by</source>
        <translation>tel que lu&#xa0;: seul le temps passe</translation>
    </message>
    <message>
        <source>the Limoges page on priorities; that of age made up</source>
        <translation>la page de Limoges sur les priorités&#xa0;; celui de l’âge est inventé</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>il faut un nom</translation>
    </message>
    <message>
        <source>shares are a whole number from 0 to 2147483646, or parent</source>
        <translation>les parts sont un nombre entier de 0 à 2147483646, ou parent</translation>
    </message>
    <message>
        <source>the root account has no shares of its own</source>
        <translation>le compte racine n’a pas de parts à lui</translation>
    </message>
    <message>
        <source>the root account cannot be moved</source>
        <translation>le compte racine ne peut pas être déplacé</translation>
    </message>
    <message>
        <source>the root account cannot be renamed</source>
        <translation>le compte racine ne peut pas être renommé</translation>
    </message>
    <message>
        <source>the root account cannot be removed</source>
        <translation>le compte racine ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>the edit is refused</source>
        <translation>la modification est refusée</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>nobody answers at %1</source>
        <translation>personne ne répond à %1</translation>
    </message>
    <message>
        <source>no answer in time from %1</source>
        <translation>pas de réponse à temps de %1</translation>
    </message>
    <message>
        <source>%1 does not prove by TLS who it is</source>
        <translation>%1 ne prouve pas par TLS qui il est</translation>
    </message>
    <message>
        <source>the answer of %1 is too large</source>
        <translation>la réponse de %1 est trop grande</translation>
    </message>
    <message>
        <source>the answer of %1 is not HTTP</source>
        <translation>la réponse de %1 n’est pas du HTTP</translation>
    </message>
    <message>
        <source>a user name and a token are of printable ASCII alone</source>
        <translation>un nom d’utilisateur et un jeton ne contiennent que de l’ASCII imprimable</translation>
    </message>
    <message>
        <source>slurmrestd refuses the user or the token</source>
        <translation>slurmrestd refuse l’utilisateur ou le jeton</translation>
    </message>
    <message>
        <source>the logo %1 is not a picture that can be read</source>
        <translation>le logo %1 n’est pas une image lisible</translation>
    </message>
    <message>
        <source>%1 is there already: name a new folder</source>
        <translation>%1 existe déjà&#xa0;: nommez un nouveau dossier</translation>
    </message>
    <message>
        <source>nothing of it can be replayed</source>
        <translation>rien de cela ne peut être rejoué</translation>
    </message>
    <message>
        <source>only Slurm&apos;s schedulers can be replayed</source>
        <translation>seuls les ordonnanceurs de Slurm peuvent être rejoués</translation>
    </message>
    <message>
        <source>there is no %1 in the tree</source>
        <translation>%1 n’est pas dans l’arbre</translation>
    </message>
    <message>
        <source>root has no shares of its own</source>
        <translation>root n’a pas de parts propres</translation>
    </message>
    <message>
        <source>%1: what was bought has to be more than 0</source>
        <translation>%1&#xa0;: ce qui a été acheté doit dépasser 0</translation>
    </message>
    <message>
        <source>%1 has no shares of its own: it takes those of its parent</source>
        <translation>%1 n’a pas de parts propres&#xa0;: il prend celles de son parent</translation>
    </message>
    <message>
        <source>%1 is promised nothing now: it cannot be said what others would keep of it</source>
        <translation>rien n’est promis à %1 aujourd’hui&#xa0;: on ne peut dire ce que les autres en garderaient</translation>
    </message>
    <message>
        <source>nobody below %1 has shares</source>
        <translation>personne sous %1 n’a de parts</translation>
    </message>
    <message>
        <source>it is not known how large the machine is now</source>
        <translation>la taille actuelle de la machine n’est pas connue</translation>
    </message>
    <message>
        <source>nobody has bought anything</source>
        <translation>personne n’a rien acheté</translation>
    </message>
    <message>
        <source>the history has no jobs that could come again</source>
        <translation>l’historique n’a pas de jobs qui pourraient revenir</translation>
    </message>
    <message>
        <source>it is no regular file and is not read</source>
        <translation>ce n’est pas un fichier ordinaire, il n’est pas lu</translation>
    </message>
    <message>
        <source>the store has a revision that no save can follow</source>
        <translation>la base Fairlead a une révision après laquelle aucun enregistrement n’est possible</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 account or user with 0 shares: %2; %3</source>
        <translation>%1 compte ou utilisateur à 0 part&#xa0;:&#xa0;%2&#xa0;;&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 accounts or users with 0 shares: %2; %3</source>
        <translation>%1 comptes ou utilisateurs à 0 part&#xa0;:&#xa0;%2&#xa0;;&#xa0;%3</translation>
    </message>
    <message>
        <source>1 row of the queue depends on that</source>
        <translation>1 ligne de la file en dépend</translation>
    </message>
    <message>
        <source>%1 rows of the queue depend on that</source>
        <translation>%1 lignes de la file en dépendent</translation>
    </message>
    <message>
        <source>%1: shares are whole numbers up to %2, too coarse for so much more</source>
        <translation>%1&#xa0;: les parts sont des nombres entiers jusqu’à&#xa0;%2, trop grossiers pour un tel ajout</translation>
    </message>
    <message>
        <source>a time limit is a minute or more</source>
        <translation>une limite de temps est d’une minute au moins</translation>
    </message>
    <message>
        <source>such jobs need %1 CPUs or more, one on each node</source>
        <translation>de tels jobs demandent&#xa0;%1 CPU au moins, un sur chaque nœud</translation>
    </message>
    <message>
        <source>such jobs can never run; CPUs of %1: %2</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; CPU de&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>such jobs can never run; nodes of %1: %2</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; nœuds de&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 = %2 is not for sacctmgr: it belongs in slurm.conf</source>
        <translation>%1 =&#xa0;%2 n’est pas pour sacctmgr&#xa0;: sa place est dans slurm.conf</translation>
    </message>
    <message>
        <source>%1 is not a number from 0 to %2; %3 is used</source>
        <translation>%1 n’est pas un nombre de 0 à&#xa0;%2&#xa0;;&#xa0;%3 est retenu</translation>
    </message>
    <message>
        <source>%1 cannot be read; the job is left out</source>
        <translation>%1 est illisible&#xa0;; le job est omis</translation>
    </message>
    <message>
        <source>the job has a moment after the capture, or decades before it, and is left out</source>
        <translation>le job a un moment postérieur à la capture, ou antérieur de plusieurs décennies, et est omis</translation>
    </message>
    <message>
        <source>1 job names no partition that there is and never starts: %2</source>
        <translation>1 job ne nomme aucune partition existante et ne démarre jamais&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 jobs name no partition that there is and never start; the first is %2</source>
        <translation>%1 jobs ne nomment aucune partition existante et ne démarrent jamais&#xa0;; le premier est&#xa0;%2</translation>
    </message>
    <message>
        <source>1 job asks for more CPUs than the machine has and never starts: %2</source>
        <translation>1 job demande plus de CPU que la machine n’en a et ne démarre jamais&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 jobs ask for more CPUs than the machine has and never start; the first is %2</source>
        <translation>%1 jobs demandent plus de CPU que la machine n’en a et ne démarrent jamais&#xa0;; le premier est&#xa0;%2</translation>
    </message>
    <message>
        <source>1 line tells of a start or an end again, or of one before a job was requeued, and is left out</source>
        <translation>1 ligne répète un début ou une fin, ou en donne un d’avant une remise en file, et est omise</translation>
    </message>
    <message>
        <source>%1 lines tell of starts or ends again, or of those before jobs were requeued, and are left out</source>
        <translation>%1 lignes répètent des débuts ou des fins, ou en donnent d’avant une remise en file, et sont omises</translation>
    </message>
    <message>
        <source>it was saved %1 s before slurmctld last computed; more has been charged since than runs, and %2 is used</source>
        <translation>il a été enregistré %1&#xa0;s avant le dernier calcul de slurmctld&#xa0;; depuis, plus a été décompté que ce qui s’exécute, et %2 est retenu</translation>
    </message>
    <message>
        <source>the store is at revision %1 and never was at %2: yours is based on another one; nothing was written</source>
        <translation>la base est à la révision&#xa0;%1 et n’a jamais été à la révision&#xa0;%2&#xa0;: la vôtre part d’une autre base&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>unknown field “%1”; known fields: %2</source>
        <translation>champ inconnu «&#xa0;%1&#xa0;»&#xa0;; champs connus&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a time: minutes, M:S, H:M:S, D-H, D-H:M, D-H:M:S or UNLIMITED</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une durée&#xa0;: minutes, M:S, H:M:S, D-H, D-H:M, D-H:M:S ou UNLIMITED</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>job %1: user “%2” has no association in account “%3”; its fair-share factor is 0</source>
        <translation>job %1&#xa0;: l’utilisateur «&#xa0;%2&#xa0;» n’a pas d’association dans le compte «&#xa0;%3&#xa0;»&#xa0;; son facteur de fairshare est 0</translation>
    </message>
    <message>
        <source>QOS “%1” is not in this source; its factor is 0</source>
        <translation>la QOS «&#xa0;%1&#xa0;» n’est pas dans cette source&#xa0;; son facteur est 0</translation>
    </message>
    <message>
        <source>partition “%1” is not in this source; PriorityJobFactor 1 is assumed</source>
        <translation>la partition «&#xa0;%1&#xa0;» n’est pas dans cette source&#xa0;; PriorityJobFactor 1 est supposé</translation>
    </message>
    <message>
        <source>PriorityWeightTRES names “%1”, which the cluster does not track; it is ignored</source>
        <translation>PriorityWeightTRES nomme «&#xa0;%1&#xa0;», que le cluster ne suit pas&#xa0;; cela ne compte pas</translation>
    </message>
    <message>
        <source>account “%1”</source>
        <translation>le compte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>user “%1” in account “%2”</source>
        <translation>l’utilisateur «&#xa0;%1&#xa0;» du compte «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>user “%1” in account “%2”, partition “%3”</source>
        <translation>l’utilisateur «&#xa0;%1&#xa0;» du compte «&#xa0;%2&#xa0;», partition «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>%1 needs the account “%2”, which is not there; it is shown below root with 0 shares</source>
        <translation>%1 a besoin du compte «&#xa0;%2&#xa0;», qui n’est pas là&#xa0;; ce compte est montré sous root avec 0 part</translation>
    </message>
    <message>
        <source>%1 is its own ancestor (parent “%2”); it is placed below root</source>
        <translation>%1 est son propre ancêtre (parent «&#xa0;%2&#xa0;»)&#xa0;; il est mis sous root</translation>
    </message>
    <message>
        <source>target “%1”: %2</source>
        <translation>cible «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>“%1”: percentages are not weights</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: un pourcentage n’est pas un poids</translation>
    </message>
    <message>
        <source>%1: Maui reads “%2” as %3</source>
        <translation>%1&#xa0;: Maui lit «&#xa0;%2&#xa0;» comme %3</translation>
    </message>
    <message>
        <source>%1: “%2” is read as decimal</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est lu comme décimal</translation>
    </message>
    <message>
        <source>%1: “%2” is not NAME=VALUE</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is not a priority parameter</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un paramètre de priorité</translation>
    </message>
    <message>
        <source>“%1” is below 0</source>
        <translation>«&#xa0;%1&#xa0;» est inférieur à 0</translation>
    </message>
    <message>
        <source>“%1” is not the length of a window</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une longueur de fenêtre</translation>
    </message>
    <message>
        <source>“%1” is neither GATE nor CLAMP</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni GATE ni CLAMP</translation>
    </message>
    <message>
        <source>“%1” is not ATTR[x], STATE[x] or GRES[x]</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas ATTR[x], STATE[x] ou GRES[x]</translation>
    </message>
    <message>
        <source>“%1” is not NAME[x]=number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas NOM[x]=nombre</translation>
    </message>
    <message>
        <source>“%1” is not a time of up to four fields</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une durée d’au plus quatre champs</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 1:00:00</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une durée comme 1:00:00</translation>
    </message>
    <message>
        <source>“%1” is neither TRUE nor FALSE</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni TRUE ni FALSE</translation>
    </message>
    <message>
        <source>“%1” is not a fairshare target</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une cible de fairshare</translation>
    </message>
    <message>
        <source>“%1” is not a fairshare policy: fairshare is off</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une politique de fairshare&#xa0;: le fairshare est désactivé</translation>
    </message>
    <message>
        <source>“%1” is not an accrual policy</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une politique d’accumulation</translation>
    </message>
    <message>
        <source>“%1” is not a reason of JOBPRIOEXCEPTIONS</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une raison de JOBPRIOEXCEPTIONS</translation>
    </message>
    <message>
        <source>there is no account “%1”</source>
        <translation>il n’y a pas de compte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no association “%1”</source>
        <translation>il n’y a pas d’association «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà</translation>
    </message>
    <message>
        <source>“%1” is not a name: no blanks at its ends, no control characters and none of | , : = / &apos; &quot; \</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom&#xa0;: pas d’espace aux extrémités, ni caractères de contrôle, ni | ,&#xa0;: = / \ &apos; &quot;</translation>
    </message>
    <message>
        <source>“%1” is longer than a name can be (%2 bytes)</source>
        <translation>«&#xa0;%1&#xa0;» est trop long pour un nom (%2 octets au plus)</translation>
    </message>
    <message>
        <source>“%1”: only users have associations of a partition</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: seuls les utilisateurs ont des associations de partition</translation>
    </message>
    <message>
        <source>“%1” cannot go below itself</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être placé sous lui-même</translation>
    </message>
    <message>
        <source>“%1” is neither a whole number from 0 to 2147483646 nor parent</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un nombre entier de 0 à 2147483646 ni parent</translation>
    </message>
    <message>
        <source>“%1” is not between 0 and %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris entre 0 et %2</translation>
    </message>
    <message>
        <source>“%1” is shorter than a minute</source>
        <translation>«&#xa0;%1&#xa0;» est plus court qu’une minute</translation>
    </message>
    <message>
        <source>“%1” is neither YES nor NO</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni YES ni NO</translation>
    </message>
    <message>
        <source>“%1” is not a usage reset period</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une période de remise à zéro de l’usage</translation>
    </message>
    <message>
        <source>“%1” is not a known PriorityType</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un PriorityType connu</translation>
    </message>
    <message>
        <source>“%1” is not a known PreemptType</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un PreemptType connu</translation>
    </message>
    <message>
        <source>%1: “%2” is not a known word</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un mot connu</translation>
    </message>
    <message>
        <source>“%1” is not a Slurm version such as 22.05.8</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une version de Slurm comme 22.05.8</translation>
    </message>
    <message>
        <source>“%1” is not TYPE[/NAME]=number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas TYPE[/NOM]=nombre</translation>
    </message>
    <message>
        <source>“%1” has no number</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de nombre</translation>
    </message>
    <message>
        <source>the source has no dump.cfg: limits, QOS lists, default accounts and coordinators are not in the file; sacctmgr load leaves those of the cluster alone, “sacctmgr load clean” would drop them and all usage</source>
        <translation>la source n’a pas de dump.cfg&#xa0;: limites, listes de QOS, comptes par défaut et coordinateurs ne sont pas dans le fichier&#xa0;; sacctmgr load laisse ceux du cluster tels quels, «&#xa0;sacctmgr load clean&#xa0;» les supprimerait avec tout l’usage</translation>
    </message>
    <message>
        <source>sacctmgr load cannot rename: “%1” is added, “%2” stays</source>
        <translation>sacctmgr load ne sait pas renommer&#xa0;: «&#xa0;%1&#xa0;» est ajouté, «&#xa0;%2&#xa0;» reste</translation>
    </message>
    <message>
        <source>load the file again until sacctmgr says “Nothing new added.”: it moves accounts before it adds new ones, and sets the shares of a user on all partitions at once</source>
        <translation>rechargez le fichier jusqu’à ce que sacctmgr dise «&#xa0;Nothing new added.&#xa0;»&#xa0;: il déplace les comptes avant d’en ajouter, et règle les parts d’un utilisateur sur toutes les partitions à la fois</translation>
    </message>
    <message>
        <source>sacctmgr cannot rename: “%1” is added in place of “%2”, without its usage, limits and description</source>
        <translation>sacctmgr ne sait pas renommer&#xa0;: «&#xa0;%1&#xa0;» est ajouté à la place de «&#xa0;%2&#xa0;», sans son usage, ses limites ni sa description</translation>
    </message>
    <message>
        <source>“%1” is not a keyword of a dump</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un mot-clé d’un dump</translation>
    </message>
    <message>
        <source>Fairshare “%1” is not a number; 1 is assumed</source>
        <translation>Fairshare «&#xa0;%1&#xa0;» n’est pas un nombre&#xa0;; 1 est supposé</translation>
    </message>
    <message>
        <source>partition “%1” appears twice; the first one is used</source>
        <translation>la partition «&#xa0;%1&#xa0;» apparaît deux fois&#xa0;; la première est retenue</translation>
    </message>
    <message>
        <source>QOS “%1” appears twice; the first one is used</source>
        <translation>la QOS «&#xa0;%1&#xa0;» apparaît deux fois&#xa0;; la première est retenue</translation>
    </message>
    <message>
        <source>the line that scontrol prints last, “Slurmctld(primary) at ...”, is missing: settings may be, too</source>
        <translation>la dernière ligne de scontrol, «&#xa0;Slurmctld(primary) at ...&#xa0;», manque&#xa0;: des réglages peuvent manquer aussi</translation>
    </message>
    <message>
        <source>“%1” is not Parameter=Value</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas Parameter=Value</translation>
    </message>
    <message>
        <source>%1: Slurm ignores the unknown word “%2”</source>
        <translation>%1&#xa0;: Slurm ignore le mot inconnu «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is not a Slurm parameter; it is ignored</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un paramètre de Slurm&#xa0;; il ne compte pas</translation>
    </message>
    <message>
        <source>TRES “%1” cannot be read</source>
        <translation>le TRES «&#xa0;%1&#xa0;» est illisible</translation>
    </message>
    <message>
        <source>%1 has no list “%2”</source>
        <translation>%1 n’a pas de liste «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>node “%1” has no CPU count and is left out</source>
        <translation>le nœud «&#xa0;%1&#xa0;» n’a pas de nombre de CPU et est omis</translation>
    </message>
    <message>
        <source>nodes are in the partition “%1”, which is not listed</source>
        <translation>des nœuds sont dans la partition «&#xa0;%1&#xa0;», qui n’est pas listée</translation>
    </message>
    <message>
        <source>QOS “%1” is not in the list of QOS</source>
        <translation>la QOS «&#xa0;%1&#xa0;» n’est pas dans la liste des QOS</translation>
    </message>
    <message>
        <source>no line “Decay factor over ... seconds” can be read; DebugFlags=Priority with SlurmctldDebug=verbose writes them</source>
        <translation>aucune ligne «&#xa0;Decay factor over ... seconds&#xa0;» ne peut être lue&#xa0;; DebugFlags=Priority avec SlurmctldDebug=verbose les écrit</translation>
    </message>
    <message>
        <source>no association of cluster “%1” can be read in %2</source>
        <translation>aucune association du cluster «&#xa0;%1&#xa0;» n’est lisible dans %2</translation>
    </message>
    <message>
        <source>there is no demo “%1”; there are %2</source>
        <translation>il n’y a pas de démo «&#xa0;%1&#xa0;»&#xa0;; il y a %2</translation>
    </message>
    <message>
        <source>“%1” is not usage that can be read</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un usage lisible</translation>
    </message>
    <message>
        <source>“%1” is not a source: use %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une source&#xa0;: utilisez %2</translation>
    </message>
    <message>
        <source>the database knows no cluster “%1”, only %2</source>
        <translation>la base de données ne connaît pas le cluster «&#xa0;%1&#xa0;», seulement %2</translation>
    </message>
    <message>
        <source>the source knows no cluster “%1”, only %2</source>
        <translation>la source ne connaît pas le cluster «&#xa0;%1&#xa0;», seulement&#xa0;%2</translation>
    </message>
    <message>
        <source>“%1” has no history of jobs: a capture folder with history.txt has</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas d’historique des jobs&#xa0;: un dossier de capture avec history.txt en a un</translation>
    </message>
    <message>
        <source>there is no usage of TRES “%1”; there is: %2</source>
        <translation>il n’y a pas d’usage du TRES «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: scenario “%2”: %3</source>
        <translation>%1&#xa0;: scénario «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>a trace has no shares: all groups have the same, and so do all users of one</source>
        <translation>une trace n’a pas de parts&#xa0;: tous les groupes ont les mêmes, et tous les utilisateurs d’un groupe aussi</translation>
    </message>
    <message>
        <source>“%1”: the bracket is not closed</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le crochet n’est pas fermé</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxTime of %1: %2</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; MaxTime de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 job of what is removed waits or runs: while it does, sacctmgr removes nothing there, and the script stops at that command</source>
        <translation>1 job de ce qui est supprimé attend ou s’exécute&#xa0;: tant que c’est le cas, sacctmgr n’y supprime rien et le script s’arrête à cette commande</translation>
    </message>
    <message>
        <source>%1 jobs of what is removed wait or run: while they do, sacctmgr removes nothing there, and the script stops at that command</source>
        <translation>%1 jobs de ce qui est supprimé attendent ou s’exécutent&#xa0;: tant que c’est le cas, sacctmgr n’y supprime rien et le script s’arrête à cette commande</translation>
    </message>
    <message>
        <source>the source knows of no job that ran before %1</source>
        <translation>pour la source, aucun job n’est antérieur au %1</translation>
    </message>
    <message>
        <source>%1 knows no shares</source>
        <translation>%1 ne connaît pas de parts</translation>
    </message>
    <message>
        <source>the period begins after the source was read, at %1: it knows nothing of it</source>
        <translation>la période commence après la lecture de la source, à %1&#xa0;: elle n’en sait rien</translation>
    </message>
    <message>
        <source>With 0 shares they stand behind all others of the same account for ever, whatever those use. Give them shares unless that is meant.</source>
        <translation>Avec 0 part, ils restent toujours derrière tous les autres du même compte, quel que soit l’usage de ceux-ci. Donnez-leur des parts, sauf si c’est voulu.</translation>
    </message>
    <message>
        <source>the UsageFactor of QOS %1 cannot be read; 1 is used</source>
        <translation>le UsageFactor de la QOS %1 est illisible&#xa0;; 1 est utilisé</translation>
    </message>
    <message>
        <source>the job ends before it starts and is left out</source>
        <translation>le job se termine avant de démarrer et est omis</translation>
    </message>
    <message>
        <source>%1 cannot be read and counts as nothing</source>
        <translation>%1 est illisible et ne compte pas</translation>
    </message>
    <message>
        <source>the first line must name the columns NodeName, Start and End</source>
        <translation>la première ligne doit nommer les colonnes NodeName, Start et End</translation>
    </message>
    <message>
        <source>there is no node %1</source>
        <translation>il n’y a pas de nœud %1</translation>
    </message>
    <message>
        <source>the ages tell of %1, which is after the capture: is the UTC offset in taken_at.txt right?</source>
        <translation>les âges indiquent %1, après la capture&#xa0;: le décalage UTC de taken_at.txt est-il juste&#xa0;?</translation>
    </message>
    <message>
        <source>none: events.txt holds no events</source>
        <translation>aucun&#xa0;: events.txt ne contient aucun événement</translation>
    </message>
    <message>
        <source>1 line is of a step, and is left out: sacct -X lists jobs alone</source>
        <translation>1 ligne est celle d’une étape et est omise&#xa0;: sacct -X ne liste que les jobs</translation>
    </message>
    <message>
        <source>%1 lines are of steps, and are left out: sacct -X lists jobs alone</source>
        <translation>%1 lignes sont celles d’étapes et sont omises&#xa0;: sacct -X ne liste que les jobs</translation>
    </message>
    <message>
        <source>columns that a replay needs are missing: %1</source>
        <translation>il manque des colonnes dont un rejeu a besoin&#xa0;: %1</translation>
    </message>
    <message>
        <source>its times are %1 ahead of the history&apos;s, as in another time zone: they are taken as so much earlier</source>
        <translation>ses heures ont %1 d’avance sur celles de l’historique, comme dans un autre fuseau horaire&#xa0;: elles sont prises d’autant plus tôt</translation>
    </message>
    <message>
        <source>its times are %1 behind the history&apos;s, as in another time zone: they are taken as so much later</source>
        <translation>ses heures ont %1 de retard sur celles de l’historique, comme dans un autre fuseau horaire&#xa0;: elles sont prises d’autant plus tard</translation>
    </message>
    <message>
        <source>it tells of %1 of the %2 starts in the history: the others are known to the second only</source>
        <translation>il parle de %1 des %2 démarrages de l’historique&#xa0;: les autres ne sont connus qu’à la seconde près</translation>
    </message>
    <message>
        <source>it is of the cluster %1, not of %2, and is not used</source>
        <translation>il est du cluster %1, non de %2, et n’est pas utilisé</translation>
    </message>
    <message>
        <source>none: the folder before/ is of another cluster</source>
        <translation>aucun&#xa0;: le dossier before/ est d’un autre cluster</translation>
    </message>
    <message>
        <source>any in their second: slurmctld.log is of something else</source>
        <translation>n’importe lesquels dans leur seconde&#xa0;: slurmctld.log concerne autre chose</translation>
    </message>
    <message>
        <source>1 job has no end long after its time limit, and is taken to have ended at it: %2 (sacctmgr show runawayjobs)</source>
        <translation>1 job n’a pas de fin longtemps après sa limite de temps&#xa0;; il est censé avoir fini à celle-ci&#xa0;: %2 (sacctmgr show runawayjobs)</translation>
    </message>
    <message>
        <source>%1 jobs have no end long after their time limits, and are taken to have ended at them; the first is %2 (sacctmgr show runawayjobs)</source>
        <translation>%1 jobs n’ont pas de fin longtemps après leurs limites de temps&#xa0;; ils sont censés avoir fini à celles-ci&#xa0;; le premier est %2 (sacctmgr show runawayjobs)</translation>
    </message>
    <message>
        <source>charged from the jobs of %1, in the cycles of slurmctld.log</source>
        <translation>compté d’après les jobs de %1, dans les cycles de slurmctld.log</translation>
    </message>
    <message>
        <source>charged from the jobs of %1, in cycles of PriorityCalcPeriod that end at the moment</source>
        <translation>compté d’après les jobs de %1, en cycles de PriorityCalcPeriod qui finissent au moment considéré</translation>
    </message>
    <message>
        <source>it tells of other starts and ends than the history, and is not used: is it of another cluster or time?</source>
        <translation>il parle d’autres démarrages et fins que l’historique et n’est pas utilisé&#xa0;: est-il d’un autre cluster ou d’une autre période&#xa0;?</translation>
    </message>
    <message>
        <source>1 line tells of a start or an end at another time than the history, and is left out</source>
        <translation>1 ligne parle d’un démarrage ou d’une fin à un autre moment que l’historique et est omise</translation>
    </message>
    <message>
        <source>%1 lines tell of starts or ends at other times than the history, and are left out</source>
        <translation>%1 lignes parlent de démarrages ou de fins à d’autres moments que l’historique et sont omises</translation>
    </message>
    <message>
        <source>“%1” goes on behind its number</source>
        <translation>«&#xa0;%1&#xa0;» continue après son nombre</translation>
    </message>
    <message>
        <source>there is nothing between two commas</source>
        <translation>il n’y a rien entre deux virgules</translation>
    </message>
    <message>
        <source>“%1” names its TRES again</source>
        <translation>«&#xa0;%1&#xa0;» nomme son TRES une seconde fois</translation>
    </message>
    <message>
        <source>%1 is missing; 1 is used</source>
        <translation>%1 manque&#xa0;; 1 est utilisé</translation>
    </message>
    <message>
        <source>%1 is there again; the first one counts</source>
        <translation>%1 figure de nouveau&#xa0;; c’est le premier qui compte</translation>
    </message>
    <message>
        <source>%1 is given again; this one counts</source>
        <translation>%1 est donné de nouveau&#xa0;; c’est celui-ci qui compte</translation>
    </message>
    <message>
        <source>%1: Slurm takes the unknown word “%2” for %3</source>
        <translation>%1&#xa0;: Slurm prend le mot inconnu «&#xa0;%2&#xa0;» pour %3</translation>
    </message>
    <message>
        <source>1 list of waiting tasks is cut short; those that it does not show are left out</source>
        <translation>1 liste de jobs de tableau en attente est tronquée&#xa0;; ceux qu’elle ne montre pas sont omis</translation>
    </message>
    <message>
        <source>%1 lists of waiting tasks are cut short; those that they do not show are left out</source>
        <translation>%1 listes de jobs de tableau en attente sont tronquées&#xa0;; ceux qu’elles ne montrent pas sont omis</translation>
    </message>
    <message>
        <source>1 job is COMPLETED and has no end: %2</source>
        <translation>1 job est COMPLETED sans avoir de fin&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are COMPLETED and have no end; the first is %2</source>
        <translation>%1 jobs sont COMPLETED sans avoir de fin&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job is PENDING and has a start: %2</source>
        <translation>1 job est PENDING et a un début&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are PENDING and have a start; the first is %2</source>
        <translation>%1 jobs sont PENDING et ont un début&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job became eligible before it was submitted: %2</source>
        <translation>1 job est devenu éligible avant d’être soumis&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs became eligible before they were submitted; the first is %2</source>
        <translation>%1 jobs sont devenus éligibles avant d’être soumis&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job starts or ends after the capture: %2</source>
        <translation>1 job commence ou finit après la capture&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs start or end after the capture; the first is %2</source>
        <translation>%1 jobs commencent ou finissent après la capture&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job is of an account or user that is not in the list: %2</source>
        <translation>1 job est d’un compte ou utilisateur absent de la liste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are of accounts or users that are not in the list; the first is %2</source>
        <translation>%1 jobs sont de comptes ou utilisateurs absents de la liste&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the list: %2</source>
        <translation>1 job a une QOS absente de la liste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the list; the first is %2</source>
        <translation>%1 jobs ont une QOS absente de la liste&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>the header has no column %1; no job is read</source>
        <translation>l’en-tête n’a pas de colonne %1&#xa0;; aucun job n’est lu</translation>
    </message>
    <message>
        <source>“%1” is missing; %2 is used</source>
        <translation>«&#xa0;%1&#xa0;» manque&#xa0;; %2 est utilisé</translation>
    </message>
    <message>
        <source>“%1” cannot be read; %2 is used</source>
        <translation>«&#xa0;%1&#xa0;» est illisible&#xa0;; %2 est utilisé</translation>
    </message>
    <message>
        <source>job %1: “%2” cannot be read; the job is left out</source>
        <translation>job %1&#xa0;: «&#xa0;%2&#xa0;» est illisible&#xa0;; le job est omis</translation>
    </message>
    <message>
        <source>job %1: “%2” is missing</source>
        <translation>job %1&#xa0;: «&#xa0;%2&#xa0;» manque</translation>
    </message>
    <message>
        <source>%1 has “%2” twice</source>
        <translation>%1 contient deux fois «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is the answer of a command that failed: %2</source>
        <translation>%1 est la réponse d’une commande qui a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>partition %1: a replay does not know %2</source>
        <translation>partition %1&#xa0;: un rejeu ne connaît pas %2</translation>
    </message>
    <message>
        <source>a replay does not know %1</source>
        <translation>un rejeu ne connaît pas %1</translation>
    </message>
    <message>
        <source>the file is in UTF-16 and cannot be read: save it as UTF-8</source>
        <translation>le fichier est en UTF-16 et illisible&#xa0;: enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>there is no answer behind the header</source>
        <translation>il n’y a aucune réponse après l’en-tête</translation>
    </message>
    <message>
        <source>it says %1, which is far from taken_at.txt, %2; it is not believed</source>
        <translation>il dit %1, loin de taken_at.txt, %2&#xa0;; on ne le croit pas</translation>
    </message>
    <message>
        <source>it says %1, but the ages in the answers agree on %2, which is used</source>
        <translation>il dit %1, mais les âges des réponses s’accordent sur %2, qui est utilisé</translation>
    </message>
    <message>
        <source>it says %1, but the ages in the answers agree on %2 to %3, which is used</source>
        <translation>il dit %1, mais les âges des réponses s’accordent sur %2 à %3, qui est utilisé</translation>
    </message>
    <message>
        <source>1 job has a state that is not known and is left out: %2</source>
        <translation>1 job a un état inconnu et est omis&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have a state that is not known and are left out; the first is %2</source>
        <translation>%1 jobs ont un état inconnu et sont omis&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job is of an association that is not in the table: %2</source>
        <translation>1 job est d’une association absente de la table&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are of associations that are not in the table; the first is %2</source>
        <translation>%1 jobs sont d’associations absentes de la table&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the table: %2</source>
        <translation>1 job a une QOS absente de la table&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the table; the first is %2</source>
        <translation>%1 jobs ont une QOS absente de la table&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>table %1 cannot be read, and the ranking needs the usage in it; add --usage assoc_mgr.txt</source>
        <translation>la table %1 est illisible, et le classement a besoin de l’usage qu’elle contient&#xa0;; ajoutez --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>table %1 holds no usage, though jobs have run, and the ranking needs it; add --usage assoc_mgr.txt</source>
        <translation>la table %1 ne contient aucun usage alors que des jobs ont tourné, et le classement en a besoin&#xa0;; ajoutez --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>the usage history is left out: %1</source>
        <translation>l’historique de l’usage est omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 job does not say how long it waited: only a replay tells when it starts</source>
        <translation>1 job ne dit pas combien de temps il a attendu&#xa0;: seul un rejeu dit quand il démarre</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they waited: only a replay tells when they start</source>
        <translation>%1 jobs ne disent pas combien de temps ils ont attendu&#xa0;: seul un rejeu dit quand ils démarrent</translation>
    </message>
    <message>
        <source>revision %1: “%2” is not a valid share of %3</source>
        <translation>révision %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre de parts (%3)</translation>
    </message>
    <message>
        <source>sacctmgr load reads nothing from a # on, and the line of “%1” in the dump holds one</source>
        <translation>sacctmgr load ne lit rien à partir d’un #, et la ligne de «&#xa0;%1&#xa0;» dans le dump en contient un</translation>
    </message>
    <message>
        <source>scontrol always prints %1: missing here, and Slurm&apos;s default counts</source>
        <translation>scontrol affiche toujours %1&#xa0;: absent ici, et la valeur par défaut de Slurm compte</translation>
    </message>
    <message>
        <source>%2 has no shares_raw; 1 is used</source>
        <translation>%2 n’a pas de shares_raw&#xa0;; 1 est utilisé</translation>
    </message>
    <message>
        <source>%1 associations have no shares_raw, such as %2; 1 is used</source>
        <translation>%1 associations n’ont pas de shares_raw, comme %2&#xa0;; 1 est utilisé</translation>
    </message>
    <message>
        <source>node “%2” appears twice; the first one is used</source>
        <translation>le nœud «&#xa0;%2&#xa0;» apparaît deux fois&#xa0;; le premier est utilisé</translation>
    </message>
    <message>
        <source>%1 nodes appear twice, such as “%2”; the first is used</source>
        <translation>%1 nœuds apparaissent deux fois, comme «&#xa0;%2&#xa0;»&#xa0;; le premier est utilisé</translation>
    </message>
    <message>
        <source>of the cluster “%1” there are shares alone; all else is of %2</source>
        <translation>du cluster «&#xa0;%1&#xa0;» il n’y a que les parts&#xa0;; tout le reste est de %2</translation>
    </message>
    <message>
        <source>it lists %1 nodes, and out.txt tells of %2: it may have been cut</source>
        <translation>il liste %1 nœuds et out.txt parle de %2&#xa0;: il a peut-être été coupé</translation>
    </message>
    <message>
        <source>it lacks node %2, which jobs name: it may have been cut</source>
        <translation>le nœud %2, que des jobs nomment, y manque&#xa0;: il a peut-être été coupé</translation>
    </message>
    <message>
        <source>it lacks %1 nodes that jobs name, such as %2: it may have been cut</source>
        <translation>%1 nœuds que des jobs nomment y manquent, comme %2&#xa0;: il a peut-être été coupé</translation>
    </message>
    <message>
        <source>job %1 asks for %2 processors, and all nodes have %3: a node may be missing</source>
        <translation>le job %1 demande %2 processeurs et tous les nœuds en ont %3&#xa0;: il manque peut-être un nœud</translation>
    </message>
    <message>
        <source>the TRES of 1 job cannot be read, and some count as 0: %2</source>
        <translation>les TRES d’un job ne peuvent pas être lus et certains comptent pour 0&#xa0;: %2</translation>
    </message>
    <message>
        <source>the TRES of %1 jobs cannot be read, and some count as 0; the first is %2</source>
        <translation>les TRES de %1 jobs ne peuvent pas être lus et certains comptent pour 0&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>it cannot be read, or does not tell how many nodes there are: job size counts 0; add --config slurm.conf</source>
        <translation>elle ne peut pas être lue, ou ne dit pas combien il y a de nœuds&#xa0;: la taille des jobs compte pour 0&#xa0;; ajoutez --config slurm.conf</translation>
    </message>
    <message>
        <source>the header of the answer of %1 is too large</source>
        <translation>l’en-tête de la réponse de %1 est trop grand</translation>
    </message>
    <message>
        <source>the answer of %1 is cut off</source>
        <translation>la réponse de %1 est coupée</translation>
    </message>
    <message>
        <source>%1: “%2” is no number that can be used</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre utilisable</translation>
    </message>
    <message>
        <source>the header tells of %1 jobs, and %2 are there: it was cleaned or cut</source>
        <translation>l’en-tête parle de %1 jobs et il y en a %2&#xa0;: elle a été nettoyée ou coupée</translation>
    </message>
    <message>
        <source>%1 takes statements of less than %2 bytes, and this one has %3: set max_allowed_packet to 1M or more</source>
        <translation>%1 accepte des instructions de moins de %2 octets, et celle-ci en a %3&#xa0;: réglez max_allowed_packet à 1M ou plus</translation>
    </message>
    <message>
        <source>%1 has no scenario “%2”</source>
        <translation>%1 n’a pas de scénario «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 already has a scenario “%2”</source>
        <translation>%1 a déjà un scénario «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: table %2 has no row %3</source>
        <translation>%1&#xa0;: la table %2 n’a pas la ligne %3</translation>
    </message>
    <message>
        <source>1 submit line has an option that Slurm does not have, and that a replay leaves out: %2</source>
        <translation>1 ligne de soumission a une option que Slurm n’a pas et qu’un rejeu omet&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 submit lines have options that Slurm does not have, and that a replay leaves out: %2</source>
        <translation>%1 lignes de soumission ont des options que Slurm n’a pas et qu’un rejeu omet&#xa0;: %2</translation>
    </message>
    <message>
        <source>QOS %1: a replay does not know %2</source>
        <translation>QOS %1&#xa0;: un rejeu ne connaît pas %2</translation>
    </message>
    <message>
        <source>1 line is from before or after its clock was changed, as to summer time, and is taken as the others</source>
        <translation>1 ligne date d’avant ou d’après un changement de son horloge, comme l’heure d’été, et est prise comme les autres</translation>
    </message>
    <message>
        <source>%1 lines are from before or after its clock was changed, as to summer time, and are taken as the others</source>
        <translation>%1 lignes datent d’avant ou d’après un changement de son horloge, comme l’heure d’été, et sont prises comme les autres</translation>
    </message>
    <message>
        <source>the arrays that wait have more than %1 tasks; the others are left out</source>
        <translation>plus de %1 jobs de tableau sont en attente&#xa0;; les autres sont omis</translation>
    </message>
    <message>
        <source>usage is without 1 job, whose line makes no sense: %2</source>
        <translation>l’usage ne compte pas 1 job, dont la ligne n’a pas de sens&#xa0;: %2</translation>
    </message>
    <message>
        <source>usage is without %1 jobs, whose lines make no sense; the first is %2</source>
        <translation>l’usage ne compte pas %1 jobs, dont les lignes n’ont pas de sens&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>partition %1 is not in the source and is left out</source>
        <translation>la partition %1 n’est pas dans la source et est omise</translation>
    </message>
    <message>
        <source>the nodes of partition %1 are not in the source: it keeps its own</source>
        <translation>les nœuds de la partition %1 ne sont pas dans la source&#xa0;: elle garde les siens</translation>
    </message>
    <message>
        <source>%1 is given twice: give one number for it</source>
        <translation>%1 est donné deux fois&#xa0;: donnez-lui un seul nombre</translation>
    </message>
    <message>
        <source>SchedulerParameters: %1 is not the first value of its name, and slurmctld takes the first</source>
        <translation>SchedulerParameters&#xa0;: %1 n’est pas la première valeur de ce nom, et slurmctld prend la première</translation>
    </message>
    <message>
        <source>SchedulerParameters: slurmctld takes no %1, and the default counts</source>
        <translation>SchedulerParameters&#xa0;: slurmctld n’accepte pas %1, et la valeur par défaut compte</translation>
    </message>
    <message>
        <source>its associations are of the cluster “%1”</source>
        <translation>ses associations sont celles du cluster «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the job has started and lists several tasks of its array: it is taken for the first of them</source>
        <translation>le job a démarré et liste plusieurs éléments de son tableau&#xa0;: il est pris pour le premier d’entre eux</translation>
    </message>
    <message>
        <source>%1 sets how jobs are scheduled and no priority parameter, and a configuration is taken as a whole: name the whole slurm.conf with the lines that differ</source>
        <translation>%1 règle l’ordonnancement des jobs et aucun paramètre de priorité, et une configuration est prise en entier&#xa0;: nommez le slurm.conf complet avec les lignes qui diffèrent</translation>
    </message>
    <message>
        <source>none: the trace does not say when its jobs ran</source>
        <translation>aucun&#xa0;: la trace ne dit pas quand ses jobs ont tourné</translation>
    </message>
    <message>
        <source>selection of nodes</source>
        <translation>choix des nœuds</translation>
    </message>
    <message>
        <source>%1 has no %2 (sacct -aXPD -o JobIDRaw,JobID,..., see the manual)</source>
        <translation>%1 n’a pas de %2 (sacct -aXPD -o JobIDRaw,JobID,..., voir le manuel)</translation>
    </message>
    <message>
        <source>%1 is empty: its first line names the columns (sacct -aXPD -o JobIDRaw,JobID,..., see the manual)</source>
        <translation>%1 est vide&#xa0;: sa première ligne nomme les colonnes (sacct -aXPD -o JobIDRaw,JobID,..., voir le manuel)</translation>
    </message>
    <message>
        <source>%1: slurm.conf does not name SelectType</source>
        <translation>%1&#xa0;: slurm.conf ne nomme pas SelectType</translation>
    </message>
    <message>
        <source>partition %1 takes no jobs in the listing; jobs started there, so it is up in a replay</source>
        <translation>la partition %1 n’accepte aucun job dans le relevé&#xa0;; des jobs y ont démarré, elle est donc en service dans un rejeu</translation>
    </message>
    <message>
        <source>none: the folder before/ does not tell it</source>
        <translation>aucun&#xa0;: le dossier before/ ne le dit pas</translation>
    </message>
    <message>
        <source>the server has locked the account of the user</source>
        <translation>le serveur a verrouillé le compte de l’utilisateur</translation>
    </message>
    <message>
        <source>the user&apos;s password has expired</source>
        <translation>le mot de passe de l’utilisateur a expiré</translation>
    </message>
    <message>
        <source>the server ended the connection</source>
        <translation>le serveur a mis fin à la connexion</translation>
    </message>
    <message>
        <source>PrivateData=%1 hides associations from whoever asked, such as that of %2: shares and priorities are not those of the cluster</source>
        <translation>PrivateData=%1 cache des associations à qui a demandé, comme celle-ci&#xa0;: %2&#xa0;; les parts et les priorités ne sont pas celles du cluster</translation>
    </message>
    <message>
        <source>PrivateData=%1 hides usage from whoever asked: the answers cover %2 of %3 users, and shares and priorities are not those of the cluster</source>
        <translation>PrivateData=%1 cache de l’usage à qui a demandé&#xa0;: les réponses couvrent %2 des %3 utilisateurs, et les parts et les priorités ne sont pas celles du cluster</translation>
    </message>
    <message>
        <source>PrivateData=%1: all jobs that are listed are of %2; those of others may be hidden, and ranks are among these alone</source>
        <translation>PrivateData=%1&#xa0;: tous les jobs listés sont à %2&#xa0;; ceux des autres peuvent être cachés, et les rangs ne portent que sur ceux-ci</translation>
    </message>
    <message>
        <source>it was saved in the second in which slurmctld computed, but before that; %1 is used</source>
        <translation>il a été enregistré dans la seconde où slurmctld a calculé, mais avant&#xa0;; %1 est retenu</translation>
    </message>
    <message>
        <source>none of the jobs of the source can be read</source>
        <translation>aucun des jobs de la source n’est lisible</translation>
    </message>
    <message>
        <source>%1: the file named by ca= holds no certificate authorities</source>
        <translation>%1&#xa0;: le fichier nommé par ca= ne contient aucune autorité de certification</translation>
    </message>
    <message>
        <source>“%1”: a saved scenario needs a name without control characters that does not end in a space</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: un scénario enregistré demande un nom sans caractères de contrôle qui ne finit pas par une espace</translation>
    </message>
    <message>
        <source>“%1”: the name of a saved scenario has at most %2 letters</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le nom d’un scénario enregistré a au plus %2 lettres</translation>
    </message>
    <message>
        <source>the reading is of %1, and the clock here says %2: it is not recorded, for it would stand before all that are to come</source>
        <translation>la lecture est du %1, et l’horloge d’ici dit %2&#xa0;: elle n’est pas enregistrée, car elle passerait avant toutes celles à venir</translation>
    </message>
    <message>
        <source>%1 keeps no reading of %2</source>
        <translation>%1 ne garde aucune lecture du %2</translation>
    </message>
    <message>
        <source>the account “%1” cannot be named to sacctmgr: %2</source>
        <translation>le compte «&#xa0;%1&#xa0;» ne peut pas être nommé à sacctmgr&#xa0;: %2</translation>
    </message>
    <message>
        <source>the user “%1” cannot be named to sacctmgr: %2</source>
        <translation>l’utilisateur «&#xa0;%1&#xa0;» ne peut pas être nommé à sacctmgr&#xa0;: %2</translation>
    </message>
    <message>
        <source>the partition “%1” cannot be named to sacctmgr: %2</source>
        <translation>la partition «&#xa0;%1&#xa0;» ne peut pas être nommée à sacctmgr&#xa0;: %2</translation>
    </message>
    <message>
        <source>the cluster “%1” cannot be named to sacctmgr: %2</source>
        <translation>le cluster «&#xa0;%1&#xa0;» ne peut pas être nommé à sacctmgr&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>it holds a character that does not show as what it is</source>
        <translation>il contient un caractère qui ne se montre pas tel qu’il est</translation>
    </message>
    <message>
        <source>sacctmgr splits names at commas</source>
        <translation>sacctmgr coupe les noms aux virgules</translation>
    </message>
    <message>
        <source>sacctmgr expands brackets</source>
        <translation>sacctmgr développe les crochets</translation>
    </message>
    <message>
        <source>sacctmgr does not keep quotes</source>
        <translation>sacctmgr ne conserve pas les guillemets</translation>
    </message>
    <message>
        <source>it begins or ends with a blank</source>
        <translation>il commence ou finit par une espace</translation>
    </message>
    <message>
        <source>sacctmgr stores account names in lower case</source>
        <translation>sacctmgr enregistre les noms de compte en minuscules</translation>
    </message>
    <message>
        <source>sacctmgr stores user names in lower case (unless slurmdbd has PreserveCaseUser)</source>
        <translation>sacctmgr enregistre les noms d’utilisateur en minuscules (sauf si slurmdbd a PreserveCaseUser)</translation>
    </message>
    <message>
        <source>sacctmgr load reads nothing from a # on, and no backslash</source>
        <translation>sacctmgr load ne lit rien à partir d’un #, ni de barre oblique inverse</translation>
    </message>
    <message>
        <source>%1 = %2: slurm.conf cannot hold such a value</source>
        <translation>%1 = %2&#xa0;: slurm.conf ne peut pas contenir une telle valeur</translation>
    </message>
    <message>
        <source>%1 is set in an included file and has to be taken out there</source>
        <translation>%1 est défini dans un fichier inclus et doit y être retiré</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la réponse est vide</translation>
    </message>
    <message>
        <source>the answer does not begin with %1</source>
        <translation>la réponse ne commence pas par %1</translation>
    </message>
    <message>
        <source>the answer has a line without %1 columns</source>
        <translation>la réponse a une ligne sans %1 colonnes</translation>
    </message>
    <message>
        <source>--ssh %1: expected HOST, USER@HOST or ssh://USER@HOST:PORT</source>
        <translation>--ssh %1&#xa0;: attendu HOST, USER@HOST ou ssh://USER@HOST:PORT</translation>
    </message>
    <message>
        <source>ssh has lost the host</source>
        <translation>ssh a perdu la machine</translation>
    </message>
    <message>
        <source>no answer within %1 s (--timeout)</source>
        <translation>pas de réponse en %1&#xa0;s (--timeout)</translation>
    </message>
    <message>
        <source>not asked for, %1</source>
        <translation>non demandé, %1</translation>
    </message>
    <message>
        <source>%1 gave no answer in time</source>
        <translation>%1 n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>%1 commands gave no answer in time</source>
        <translation>%1 commandes n’ont pas répondu à temps</translation>
    </message>
    <message>
        <source>%1 is not such a file of Slurm</source>
        <translation>%1 n’est pas un tel fichier de Slurm</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: exit code %2</source>
        <translation>%1&#xa0;: code de sortie %2</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>ne peut pas être lancé</translation>
    </message>
    <message>
        <source>prints more than there is room for</source>
        <translation>écrit plus qu’il n’y a de place</translation>
    </message>
    <message>
        <source>was ended by a signal</source>
        <translation>a été arrêté par un signal</translation>
    </message>
    <message>
        <source>“%1”: expected slurm: for the commands here, or slurm://USER@HOST:PORT</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: attendu slurm: pour les commandes d’ici, ou slurm://USER@HOST:PORT</translation>
    </message>
    <message>
        <source>%1: scontrol lists no nodes, and the ranking needs them</source>
        <translation>%1&#xa0;: scontrol ne liste aucun nœud, et le classement en a besoin</translation>
    </message>
    <message>
        <source>%1: scontrol lists no partitions, and the ranking needs them</source>
        <translation>%1&#xa0;: scontrol ne liste aucune partition, et le classement en a besoin</translation>
    </message>
    <message>
        <source>%1: scontrol lists no jobs, and the ranking needs them</source>
        <translation>%1&#xa0;: scontrol ne liste aucun job, et le classement en a besoin</translation>
    </message>
    <message>
        <source>%1: sacctmgr lists no associations, and the ranking needs them</source>
        <translation>%1&#xa0;: sacctmgr ne liste aucune association, et le classement en a besoin</translation>
    </message>
    <message>
        <source>field %1: “%2” cannot be read; the job is left out</source>
        <translation>champ %1&#xa0;: «&#xa0;%2&#xa0;» ne peut pas être lu&#xa0;; le job est omis</translation>
    </message>
    <message>
        <source>%1 holds no node</source>
        <translation>%1 ne contient aucun nœud</translation>
    </message>
    <message>
        <source>%1 holds no partition</source>
        <translation>%1 ne contient aucune partition</translation>
    </message>
    <message>
        <source>rows without a number: %1</source>
        <translation>lignes sans numéro&#xa0;: %1</translation>
    </message>
    <message>
        <source>the address cannot be used: %1 (%2)</source>
        <translation>l’adresse ne peut pas être utilisée&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>a password does not belong into it; it is asked for, or comes from the keychain or --password-file</source>
        <translation>un mot de passe n’y a pas sa place&#xa0;; il est demandé, ou vient du trousseau ou de --password-file</translation>
    </message>
    <message>
        <source>a token does not belong into it; it is asked for, or comes from SLURM_JWT, the keychain or --password-file</source>
        <translation>un jeton n’y a pas sa place&#xa0;; il est demandé, ou vient de SLURM_JWT, du trousseau ou de --password-file</translation>
    </message>
    <message>
        <source>a user name has no control characters</source>
        <translation>un nom d’utilisateur n’a pas de caractères de contrôle</translation>
    </message>
    <message>
        <source>number %1 of the hosts is not a valid host</source>
        <translation>la machine numéro %1 n’est pas valable</translation>
    </message>
    <message>
        <source>this tls= is not known</source>
        <translation>ce tls= n’est pas connu</translation>
    </message>
    <message>
        <source>it takes cluster=, tls=, ca= and socket= only</source>
        <translation>elle n’accepte que cluster=, tls=, ca= et socket=</translation>
    </message>
    <message>
        <source>ca= means tls=verify</source>
        <translation>ca= signifie tls=verify</translation>
    </message>
    <message>
        <source>on loopback any user of this computer can take the port: say %1 or tls=off</source>
        <translation>en boucle locale, tout utilisateur de cet ordinateur peut prendre le port&#xa0;: indiquez %1 ou tls=off</translation>
    </message>
    <message>
        <source>clear text is for a socket or loopback only</source>
        <translation>le texte en clair est réservé à un socket ou à la boucle locale</translation>
    </message>
    <message>
        <source>slurmrestd has no databases and one cluster</source>
        <translation>slurmrestd n’a pas de base de données et un seul cluster</translation>
    </message>
    <message>
        <source>slurmrestd is one host</source>
        <translation>slurmrestd est une seule machine</translation>
    </message>
    <message>
        <source>slurmrestd gets the token itself, so whoever answers has to prove who it is: tls=verify</source>
        <translation>slurmrestd reçoit le jeton lui-même, donc celui qui répond doit prouver qui il est&#xa0;: tls=verify</translation>
    </message>
    <message>
        <source>it names no database</source>
        <translation>elle ne nomme pas de base de données</translation>
    </message>
    <message>
        <source>a database&apos;s name has no “@”, “:” or “/” in it; a password does not belong into an address</source>
        <translation>le nom d’une base de données n’a ni «&#xa0;@&#xa0;», ni «&#xa0;:&#xa0;», ni «&#xa0;/&#xa0;»&#xa0;; un mot de passe n’a pas sa place dans une adresse</translation>
    </message>
    <message>
        <source>it does not begin with %1</source>
        <translation>elle ne commence pas par %1</translation>
    </message>
    <message>
        <source>it names no host and no socket</source>
        <translation>elle ne nomme ni machine ni socket</translation>
    </message>
    <message>
        <source>the password file %1 cannot be read</source>
        <translation>le fichier de mot de passe %1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>the password file %1 belongs to somebody else</source>
        <translation>le fichier de mot de passe %1 appartient à quelqu’un d’autre</translation>
    </message>
    <message>
        <source>others may read the password file %1; allow it to yourself only: chmod 600</source>
        <translation>d’autres peuvent lire le fichier de mot de passe %1&#xa0;; ne l’autorisez qu’à vous-même&#xa0;: chmod 600</translation>
    </message>
    <message>
        <source>the password file %1 begins with a byte order mark: save it as plain UTF-8</source>
        <translation>le fichier de mot de passe %1 commence par une marque d’ordre des octets&#xa0;: enregistrez-le en UTF-8 simple</translation>
    </message>
    <message>
        <source>the password file %1 has no password in its first line</source>
        <translation>le fichier de mot de passe %1 n’a pas de mot de passe dans sa première ligne</translation>
    </message>
    <message>
        <source>the password file %1 holds a zero byte: save it as plain UTF-8</source>
        <translation>le fichier de mot de passe %1 contient un octet nul&#xa0;: enregistrez-le en UTF-8 simple</translation>
    </message>
    <message>
        <source>the first line of the password file %1 is longer than 4096 bytes</source>
        <translation>la première ligne du fichier de mot de passe %1 dépasse 4096 octets</translation>
    </message>
    <message>
        <source>the keychain holds no password for this</source>
        <translation>le trousseau n’a pas de mot de passe pour ceci</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>there is no terminal to ask for a password; use --password-file</source>
        <translation>il n’y a pas de terminal pour demander un mot de passe&#xa0;; utilisez --password-file</translation>
    </message>
    <message>
        <source>the terminal cannot hide what is typed</source>
        <translation>le terminal ne peut pas cacher ce qui est tapé</translation>
    </message>
    <message>
        <source>the terminal cannot be read</source>
        <translation>le terminal ne peut pas être lu</translation>
    </message>
    <message>
        <source>a file of that name is in the way</source>
        <translation>un fichier de ce nom est déjà là</translation>
    </message>
    <message>
        <source>%1; kept as %2</source>
        <translation>%1&#xa0;; conservé sous %2</translation>
    </message>
    <message>
        <source>the server offers no TLS</source>
        <translation>le serveur n’offre pas TLS</translation>
    </message>
    <message>
        <source>the connection is not encrypted, and was to be</source>
        <translation>la connexion n’est pas chiffrée, et devait l’être</translation>
    </message>
    <message>
        <source>%1 holds no usage of these associations</source>
        <translation>%1 ne contient pas d’usage de ces associations</translation>
    </message>
    <message>
        <source>it is not empty; a capture needs a folder of its own</source>
        <translation>il n’est pas vide&#xa0;; une capture demande un dossier à elle</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>it is making the folder</source>
        <translation>il est en train de créer le dossier</translation>
    </message>
    <message>
        <source>%1 does not hold the tables of a Fairlead store: it differs in: %2</source>
        <translation>%1 ne contient pas les tables d’une base Fairlead&#xa0;: différence&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a kind of edit</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une sorte de modification</translation>
    </message>
    <message>
        <source>does not know “%1”</source>
        <translation>ne connaît pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>needs a text for “%1”</source>
        <translation>demande un texte pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>needs “shares”: a whole number from 0 to 2147483646, or “parent”</source>
        <translation>demande «&#xa0;shares&#xa0;»&#xa0;: un nombre entier de 0 à 2147483646, ou «&#xa0;parent&#xa0;»</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1: not JSON: %2</source>
        <translation>%1&#xa0;: pas du JSON&#xa0;: %2</translation>
    </message>
    <message>
        <source>not a Fairlead scenario: it has no “fairlead-scenario”</source>
        <translation>pas un scénario de Fairlead&#xa0;: «&#xa0;fairlead-scenario&#xa0;» manque</translation>
    </message>
    <message>
        <source>the scenario was written by a newer Fairlead: format %1, this program reads format 1</source>
        <translation>le scénario a été écrit par un Fairlead plus récent&#xa0;: format %1, ce programme lit le format 1</translation>
    </message>
    <message>
        <source>“fairlead-scenario” is not a format number</source>
        <translation>«&#xa0;fairlead-scenario&#xa0;» n’est pas un numéro de format</translation>
    </message>
    <message>
        <source>“edits” is not a list</source>
        <translation>«&#xa0;edits&#xa0;» n’est pas une liste</translation>
    </message>
    <message>
        <source>edit %1 is not an object</source>
        <translation>la modification %1 n’est pas un objet</translation>
    </message>
    <message>
        <source>edit %1: %2</source>
        <translation>modification %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a text</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 is not a Fairlead store: %2</source>
        <translation>%1 n’est pas une base Fairlead&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>c’est une base de données d’un autre programme</translation>
    </message>
    <message>
        <source>it is a link to a file that is not there</source>
        <translation>c’est un lien vers un fichier qui n’existe pas</translation>
    </message>
    <message>
        <source>it changes all the time, and who may not write into its folder cannot lock it</source>
        <translation>il change sans cesse, et qui n’a pas le droit d’écrire dans son dossier ne peut pas le verrouiller</translation>
    </message>
    <message>
        <source>it is making the file</source>
        <translation>il est en train de créer le fichier</translation>
    </message>
    <message>
        <source>a folder of that name is in the way</source>
        <translation>un dossier de ce nom est déjà là</translation>
    </message>
    <message>
        <source>it is there and is not a regular file</source>
        <translation>il existe et n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>on node %2 up to %3 of %4 CPUs are held at %5: its jobs overlap, or it had more then</source>
        <translation>sur le nœud %2, jusqu’à %3 CPU sur %4 sont pris à %5&#xa0;: ses jobs se chevauchent, ou il en avait alors davantage</translation>
    </message>
    <message>
        <source>on node %2 up to %3 of %4 CPUs are held at %5, and on others, %1 nodes in all, more than they have: their jobs overlap, or they had more then</source>
        <translation>sur le nœud %2, jusqu’à %3 CPU sur %4 sont pris à %5, et sur d’autres, %1 nœuds en tout, plus qu’ils n’en ont&#xa0;: leurs jobs se chevauchent, ou ils en avaient alors davantage</translation>
    </message>
    <message>
        <source>SchedulerParameters: %1 is not replayed: the passes of a replay take no time</source>
        <translation>SchedulerParameters&#xa0;: %1 n’est pas rejoué&#xa0;: les passes d’un rejeu ne prennent pas de temps</translation>
    </message>
    <message>
        <source>what the usage history adds up to until then</source>
        <translation>ce que l’historique d’usage totalise jusque-là</translation>
    </message>
    <message>
        <source>none: the history goes from %1 to %2, and the usage is known at %3</source>
        <translation>aucun&#xa0;: l’historique va de %1 à %2, et l’usage est connu à %3</translation>
    </message>
    <message>
        <source>0: all usage was set to zero after it, at %1 (PriorityUsageResetPeriod)</source>
        <translation>0&#xa0;: tout l’usage a été remis à zéro ensuite, à %1 (PriorityUsageResetPeriod)</translation>
    </message>
    <message>
        <source>0: too little of it is left in the usage of %1 to tell it</source>
        <translation>0&#xa0;: il en reste trop peu dans l’usage de %1 pour le savoir</translation>
    </message>
    <message>
        <source>worked out from the usage of %1 and what jobs were charged since</source>
        <translation>calculé à partir de l’usage de %1 et de ce que les jobs ont compté depuis</translation>
    </message>
    <message>
        <source>nothing of 1 account or user: its jobs were charged more than it has</source>
        <translation>rien pour 1 compte ou utilisateur&#xa0;: ses jobs ont compté pour plus que ce qu’il a</translation>
    </message>
    <message>
        <source>nothing of %1 accounts and users: their jobs were charged more than they have</source>
        <translation>rien pour %1 comptes et utilisateurs&#xa0;: leurs jobs ont compté pour plus que ce qu’ils ont</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>%1 (and %2 more like this)</source>
        <translation>%1 (et %2 autres semblables)</translation>
    </message>
    <message>
        <source>%1 holds more than %2 GiB when it is unpacked: unpack it to have it read</source>
        <translation>%1 contient plus de %2&#xa0;Gio une fois décompressé&#xa0;: décompressez-le pour qu’il soit lu</translation>
    </message>
    <message>
        <source>%1 is set, but it hardly ever changes the order of the queue</source>
        <translation>%1 est réglé, mais ne change presque jamais l’ordre de la file</translation>
    </message>
    <message>
        <source>%1 row stands elsewhere with the weight 0; jobs have %2 to %3 points of it</source>
        <translation>%1 ligne est ailleurs avec un poids de 0&#xa0;; les jobs en ont %2 à %3 points</translation>
    </message>
    <message>
        <source>%1 rows stand elsewhere with the weight 0; jobs have %2 to %3 points of it</source>
        <translation>%1 lignes sont ailleurs avec un poids de 0&#xa0;; les jobs en ont %2 à %3 points</translation>
    </message>
    <message>
        <source>beginning of the history</source>
        <translation>début de l’historique</translation>
    </message>
    <message>
        <source>shares are parts of 1: a percentage has its sign, such as 90 %</source>
        <translation>les parts sont des fractions de 1&#xa0;: un pourcentage porte son signe, par exemple 90&#xa0;%</translation>
    </message>
    <message>
        <source>1 recorded start is on a node that was down by the recorded events: job %2 on %3 at %4</source>
        <translation>1 démarrage enregistré est sur un nœud hors service d’après les événements enregistrés&#xa0;: job %2 sur %3 à %4</translation>
    </message>
    <message>
        <source>%1 recorded starts are on nodes that were down by the recorded events; the first: job %2 on %3 at %4</source>
        <translation>%1 démarrages enregistrés sont sur des nœuds hors service d’après les événements enregistrés&#xa0;; le premier&#xa0;: job %2 sur %3 à %4</translation>
    </message>
    <message>
        <source>%1: “%2” is neither -1 nor between 1 and %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est ni -1 ni compris entre 1 et %3</translation>
    </message>
    <message>
        <source>%1: “%2” is not between %3 and %4</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas compris entre %3 et %4</translation>
    </message>
    <message>
        <source>the list has a hole: no job was submitted from %2 to %3, and 1 number of a job is missing</source>
        <translation>la liste a un trou&#xa0;: aucun job soumis de %2 à %3, et 1 numéro de job manque</translation>
    </message>
    <message>
        <source>the list has a hole: no job was submitted from %2 to %3, and the numbers of %1 jobs are missing</source>
        <translation>la liste a un trou&#xa0;: aucun job soumis de %2 à %3, et les numéros de %1 jobs manquent</translation>
    </message>
    <message>
        <source>the time of the configuration, or of the newest job</source>
        <translation>l’heure de la configuration ou du job le plus récent</translation>
    </message>
    <message>
        <source>taken_at.txt tells no moment</source>
        <translation>taken_at.txt n’indique aucun moment</translation>
    </message>
    <message>
        <source>taken_at.txt is missing</source>
        <translation>taken_at.txt manque</translation>
    </message>
    <message>
        <source>its times seem to be local (%1): the output of date +%z on line 2 of taken_at.txt says so</source>
        <translation>ses heures semblent locales (%1)&#xa0;: la sortie de date +%z à la ligne 2 de taken_at.txt l’indique</translation>
    </message>
    <message>
        <source>1 job has times after taken_at.txt</source>
        <translation>1 job a des heures postérieures à taken_at.txt</translation>
    </message>
    <message>
        <source>%1 jobs have times after taken_at.txt: where times are local, the output of date +%z on line 2 of taken_at.txt says so</source>
        <translation>%1 jobs ont des heures postérieures à taken_at.txt&#xa0;: si les heures sont locales, la sortie de date +%z à la ligne 2 de taken_at.txt l’indique</translation>
    </message>
    <message>
        <source>worked out: %1 lists no job that ended before %2, though jobs ran long before; history_from.txt or --from says otherwise</source>
        <translation>déduit&#xa0;: %1 ne liste aucun job terminé avant %2, alors que des jobs tournaient bien avant&#xa0;; history_from.txt ou --from en décide autrement</translation>
    </message>
    <message>
        <source>the submit time of the newest job</source>
        <translation>l’heure de soumission du job le plus récent</translation>
    </message>
    <message>
        <source>%1 is compressed, and damaged or cut off: no job can be unpacked</source>
        <translation>%1 est compressé, et endommagé ou coupé&#xa0;: aucun job ne peut en être extrait</translation>
    </message>
    <message>
        <source>1 job of the queue is behind the last one in it: it was cut, or sacct was asked for some states alone</source>
        <translation>1 job de la file est derrière le dernier qu’il contient&#xa0;: il a été tronqué, ou sacct n’a été interrogé que sur certains états</translation>
    </message>
    <message>
        <source>%1 jobs of the queue are behind the last one in it: it was cut, or sacct was asked for some states alone</source>
        <translation>%1 jobs de la file sont derrière le dernier qu’il contient&#xa0;: il a été tronqué, ou sacct n’a été interrogé que sur certains états</translation>
    </message>
    <message>
        <source>not in the source; the schedulers decide by the rules of %1</source>
        <translation>pas dans la source&#xa0;; les ordonnanceurs décident selon les règles de la version %1</translation>
    </message>
    <message>
        <source>the first line names no column ParentName, so that nobody knows which account is above which</source>
        <translation>la première ligne ne nomme pas de colonne ParentName&#xa0;: rien ne dit quel compte est au-dessus de quel autre</translation>
    </message>
    <message>
        <source>1 array has more tasks than its line tells, which ends in dots: with SLURM_BITSTR_LEN=0 scontrol tells all</source>
        <translation>1 tableau a plus de jobs que sa ligne n’en dit, qui finit par des points&#xa0;: avec SLURM_BITSTR_LEN=0, scontrol les dit tous</translation>
    </message>
    <message>
        <source>%1 arrays have more tasks than their lines tell, which end in dots: with SLURM_BITSTR_LEN=0 scontrol tells all</source>
        <translation>%1 tableaux ont plus de jobs que leurs lignes n’en disent, qui finissent par des points&#xa0;: avec SLURM_BITSTR_LEN=0, scontrol les dit tous</translation>
    </message>
    <message>
        <source>Of %1 waiting jobs %2 wait for a limit (%3), %4 for their turn, %5 for something else</source>
        <translation>Sur %1 jobs en attente, %2 attendent une limite (%3), %4 leur tour, %5 autre chose</translation>
    </message>
    <message>
        <source>%1 is answered with HTTP status %2: %3</source>
        <translation>la réponse à %1 est le statut HTTP %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>usage as slurmdbd added it up: UsageFactor of QOS is not in it, hours and days evenly spread</source>
        <translation>usage tel que slurmdbd l’a additionné&#xa0;: sans le UsageFactor des QOS, heures et jours répartis uniformément</translation>
    </message>
    <message>
        <source>usage is not read: %1</source>
        <translation>l’usage n’est pas lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Jobs may run without end: backfill cannot plan behind them</source>
        <translation>Des jobs peuvent tourner sans fin&#xa0;: backfill ne peut rien planifier derrière eux</translation>
    </message>
    <message>
        <source>Give the partitions a MaxTime, and a DefaultTime to jobs that say nothing.</source>
        <translation>Donnez aux partitions un MaxTime, et un DefaultTime aux jobs qui ne disent rien.</translation>
    </message>
    <message>
        <source>Set bf_window to the longest time limit.</source>
        <translation>Réglez bf_window sur la plus longue limite de temps.</translation>
    </message>
    <message>
        <source>Usage is set to zero whenever slurmctld starts</source>
        <translation>L’usage est remis à zéro à chaque démarrage de slurmctld</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW drops all usage at each start and each scontrol reconfigure: it is meant for once</source>
        <translation>PriorityUsageResetPeriod=NOW efface tout l’usage à chaque démarrage et à chaque scontrol reconfigure&#xa0;: il est fait pour une seule fois</translation>
    </message>
    <message>
        <source>Take it out again, or let usage fade.</source>
        <translation>Enlevez-le ensuite, ou laissez l’usage s’atténuer.</translation>
    </message>
    <message>
        <source>%1 is of an earlier report and cannot be taken away</source>
        <translation>%1 vient d’un rapport antérieur et ne peut pas être retiré</translation>
    </message>
    <message>
        <source>%1 of %2 rows of the queue have no time limit, and no partition gives them one; bf_window is %3</source>
        <translation>%1 lignes de la file sur %2 n’ont pas de limite de temps, et aucune partition ne leur en donne&#xa0;; bf_window vaut %3</translation>
    </message>
    <message>
        <source>%1:%2 says %3, slurmctld runs with %4: when it reads the file it takes that, which nothing here was computed with</source>
        <translation>%1:%2 dit %3, slurmctld fonctionne avec %4&#xa0;: quand il lira le fichier, il prendra cette valeur, avec laquelle rien n’a été calculé ici</translation>
    </message>
    <message>
        <source>Share of %1 is empty; 1 is assumed</source>
        <translation>%1&#xa0;: la part est vide&#xa0;; 1 est supposé</translation>
    </message>
    <message>
        <source>not in the source; priorities by the rules of %1.%2</source>
        <translation>pas dans la source&#xa0;; priorités selon les règles de %1.%2</translation>
    </message>
    <message>
        <source>1 job has ended by its state, has no end, and is charged until the capture: %2</source>
        <translation>1 job est terminé d’après son état, n’a pas de fin et est compté jusqu’à la capture&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have ended by their state, have no end, and are charged until the capture; the first is %2</source>
        <translation>%1 jobs sont terminés d’après leur état, n’ont pas de fin et sont comptés jusqu’à la capture&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job without an end is not in the queue, and is charged until the capture: %2 (sacctmgr show runawayjobs)</source>
        <translation>1 job sans fin n’est pas dans la file d’attente et est compté jusqu’à la capture&#xa0;: %2 (sacctmgr show runawayjobs)</translation>
    </message>
    <message>
        <source>%1 jobs without an end are not in the queue, and are charged until the capture; the first is %2 (sacctmgr show runawayjobs)</source>
        <translation>%1 jobs sans fin ne sont pas dans la file d’attente et sont comptés jusqu’à la capture&#xa0;; le premier est %2 (sacctmgr show runawayjobs)</translation>
    </message>
    <message>
        <source>1 job is COMPLETED and has no start: it is taken for one that never started: %2</source>
        <translation>1 job est COMPLETED sans début&#xa0;: il compte comme jamais démarré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are COMPLETED and have no start: they are taken for ones that never started; the first is %2</source>
        <translation>%1 jobs sont COMPLETED sans début&#xa0;: ils comptent comme jamais démarrés&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job is RUNNING and has an end, which counts: %2</source>
        <translation>1 job est RUNNING et a une fin, qui compte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are RUNNING and have an end, which counts; the first is %2</source>
        <translation>%1 jobs sont RUNNING et ont une fin, qui compte&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 name in node lists is not a node of the machine: %2</source>
        <translation>1 nom des listes de nœuds n’est pas un nœud de la machine&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 names in node lists are not nodes of the machine; the first is in %2</source>
        <translation>%1 noms des listes de nœuds ne sont pas des nœuds de la machine&#xa0;; le premier est dans %2</translation>
    </message>
    <message>
        <source>it tells of no usage: columns are missing: %1</source>
        <translation>il ne dit rien de l’utilisation&#xa0;: il manque des colonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 job is in it more than once, and not the same: its end counts, else the first line: %2</source>
        <translation>1 job y figure plusieurs fois, et pas à l’identique&#xa0;: sa fin compte, sinon la première ligne&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs are in it more than once, and not the same: their end counts, else the first line; the first is %2</source>
        <translation>%1 jobs y figurent plusieurs fois, et pas à l’identique&#xa0;: leur fin compte, sinon la première ligne&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job has two runs at the same time, and both count: %2</source>
        <translation>1 job a deux exécutions en même temps, et les deux comptent&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have two runs at the same time, and both count; the first is %2</source>
        <translation>%1 jobs ont deux exécutions en même temps, et les deux comptent&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>%1 has no value, and slurmctld refuses that</source>
        <translation>%1 n’a pas de valeur, ce que slurmctld refuse</translation>
    </message>
    <message>
        <source>the moment is after the whole history: no job counts</source>
        <translation>le moment est après tout l’historique&#xa0;: aucun job ne compte</translation>
    </message>
    <message>
        <source>%1 holds no settings</source>
        <translation>%1 ne contient aucun réglage</translation>
    </message>
    <message>
        <source>1 job had more than the machine&apos;s %2 processors: it counts as all of them</source>
        <translation>1 job avait plus que les %2 processeurs de la machine&#xa0;: il compte comme tous</translation>
    </message>
    <message>
        <source>%1 jobs had more than the machine&apos;s %2 processors: they count as all of them</source>
        <translation>%1 jobs avaient plus que les %2 processeurs de la machine&#xa0;: ils comptent comme tous</translation>
    </message>
    <message>
        <source>the job does not say how long it ran, nor how long it might, and is left out</source>
        <translation>le job ne dit ni combien de temps il a duré, ni combien il pouvait durer, et est omis</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they ran, nor how long they might, and are left out; the first is on this line</source>
        <translation>%1 jobs ne disent ni combien de temps ils ont duré, ni combien ils pouvaient durer, et sont omis&#xa0;; le premier est sur cette ligne</translation>
    </message>
    <message>
        <source>the job does not say how long it ran: it counts as what it asked for</source>
        <translation>le job ne dit pas combien de temps il a duré&#xa0;: la durée demandée compte</translation>
    </message>
    <message>
        <source>%1 jobs do not say how long they ran: they count as what they asked for; the first is on this line</source>
        <translation>%1 jobs ne disent pas combien de temps ils ont duré&#xa0;: la durée demandée compte&#xa0;; le premier est sur cette ligne</translation>
    </message>
    <message>
        <source>“%1” is not there at this moment</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas là à ce moment</translation>
    </message>
    <message>
        <source>with PriorityDecayHalfLife=0 slurmctld wants PriorityUsageResetPeriod in slurm.conf, if only as NONE</source>
        <translation>avec PriorityDecayHalfLife=0, slurmctld veut PriorityUsageResetPeriod dans slurm.conf, ne serait-ce que NONE</translation>
    </message>
    <message>
        <source>slurmctld ends where PreemptType and PreemptMode do not fit: look at both</source>
        <translation>slurmctld s’arrête si PreemptType et PreemptMode ne vont pas ensemble&#xa0;: vérifiez les deux</translation>
    </message>
    <message>
        <source>PriorityType is missing: up to Slurm 23.02 that is priority/basic, and no weight counts</source>
        <translation>PriorityType manque&#xa0;: jusqu’à Slurm 23.02, c’est priority/basic, et aucun poids ne compte</translation>
    </message>
    <message>
        <source>AccountingStorageType is missing: Slurm sets the weights of fair-share and age to 0 unless it is slurmdbd, which is assumed here</source>
        <translation>AccountingStorageType manque&#xa0;: Slurm met les poids du fairshare et de l’âge à 0 si ce n’est pas slurmdbd, ce qui est supposé ici</translation>
    </message>
    <message>
        <source>%1: there is no QOS of that name</source>
        <translation>%1&#xa0;: il n’y a pas de QOS de ce nom</translation>
    </message>
    <message>
        <source>%1: there is no such account or user</source>
        <translation>%1&#xa0;: il n’y a pas de tel compte ni utilisateur</translation>
    </message>
    <message>
        <source>“%1” is not a limit: expected qos NAME LIMIT, account NAME LIMIT or user NAME account NAME LIMIT</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une limite&#xa0;: attendu qos NOM LIMITE, account NOM LIMITE ou user NOM account NOM LIMITE</translation>
    </message>
    <message>
        <source>%1: “%2” is not a list of TRES such as cpu=100,mem=4G (cpu, mem, node, billing or gres/gpu; cpu=-1: no limit of it)</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une liste de TRES comme cpu=100,mem=4G (cpu, mem, node, billing ou gres/gpu&#xa0;; cpu=-1&#xa0;: aucune limite pour lui)</translation>
    </message>
    <message>
        <source>“%1” is not a limit of a QOS: expected one of %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une limite de QOS&#xa0;: attendu l’une de %2</translation>
    </message>
    <message>
        <source>“%1” is not a limit of an association: expected one of %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une limite d’association&#xa0;: attendu l’une de %2</translation>
    </message>
    <message>
        <source>No weight moves these jobs: look at the limits of associations and QOS first. A replay says what would be without these.</source>
        <translation>Aucun poids ne déplace ces jobs&#xa0;: voyez d’abord les limites des associations et des QOS. Un rejeu dit ce qu’il en serait sans celles-ci.</translation>
    </message>
    <message>
        <source>the limits that the scenario sets are not in the file: fairleadctl export --as sacctmgr sets them</source>
        <translation>les limites que le scénario fixe ne sont pas dans le fichier&#xa0;: fairleadctl export --as sacctmgr les fixe</translation>
    </message>
    <message>
        <source>the QOS “%1” cannot be named to sacctmgr: %2</source>
        <translation>la QOS «&#xa0;%1&#xa0;» ne peut pas être nommée à sacctmgr&#xa0;: %2</translation>
    </message>
    <message>
        <source>shares, accounts and limits are not in slurm.conf: fairleadctl export --as sacctmgr</source>
        <translation>les parts, les comptes et les limites ne sont pas dans slurm.conf&#xa0;: fairleadctl export --as sacctmgr</translation>
    </message>
    <message>
        <source>limits of QOS and associations are not written into a store: fairleadctl export --as sacctmgr sets them on the cluster</source>
        <translation>les limites des QOS et des associations ne sont pas écrites dans une base Fairlead&#xa0;: fairleadctl export --as sacctmgr les fixe sur le cluster</translation>
    </message>
    <message>
        <source>the account %1 has no users of its own: name one of the accounts below it</source>
        <translation>le compte %1 n’a pas d’utilisateurs à lui&#xa0;: nommez l’un des comptes en dessous</translation>
    </message>
    <message>
        <source>there is no account %1 in the recording</source>
        <translation>il n’y a pas de compte %1 dans l’enregistrement</translation>
    </message>
    <message>
        <source>there is no user %1 in the recording</source>
        <translation>il n’y a pas d’utilisateur %1 dans l’enregistrement</translation>
    </message>
    <message>
        <source>there is no QOS %1 in the recording</source>
        <translation>il n’y a pas de QOS %1 dans l’enregistrement</translation>
    </message>
    <message>
        <source>there is no partition %1 in the recording</source>
        <translation>il n’y a pas de partition %1 dans l’enregistrement</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxNodes of %1: %2</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; MaxNodes de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>such jobs can never run; MaxNodes of %1: %2, CPUs of a node there: %3 at most</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; MaxNodes de %1&#xa0;: %2, CPU d’un nœud&#xa0;: %3 au plus</translation>
    </message>
    <message>
        <source>such jobs can never run; nodes of %1: %2, CPUs of a node there: %3 at most</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; nœuds de %1&#xa0;: %2, CPU d’un nœud&#xa0;: %3 au plus</translation>
    </message>
    <message>
        <source>such jobs can never run; the nodes of %1 are not enough for them, also when all are idle</source>
        <translation>de tels jobs ne peuvent jamais s’exécuter&#xa0;; les nœuds de %1 ne leur suffisent pas, même tous libres</translation>
    </message>
    <message>
        <source>the partition %1 is down or inactive: nothing starts there until it is up again</source>
        <translation>la partition %1 est arrêtée ou inactive&#xa0;: rien n’y démarre tant qu’elle n’est pas rétablie</translation>
    </message>
    <message>
        <source>CPUs of a node of %1: %2 at most; such jobs take %3 nodes or more (with -N %4 Slurm would refuse them)</source>
        <translation>CPU d’un nœud de %1&#xa0;: %2 au plus&#xa0;; de tels jobs prennent %3 nœuds ou plus (avec -N %4, Slurm les refuserait)</translation>
    </message>
    <message>
        <source>“%1” tells of no machine without a history of jobs</source>
        <translation>«&#xa0;%1&#xa0;» ne décrit pas de machine sans historique des jobs</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number; the association is left out</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier&#xa0;; l’association est omise</translation>
    </message>
    <message>
        <source>1 of %2 jobs was submitted with a script; options that stand there (#SBATCH) are in no history: what a job then had tells most of them</source>
        <translation>1 job sur %2 a été soumis avec un script&#xa0;; les options qui s’y trouvent (#SBATCH) ne sont dans aucun historique&#xa0;: ce que le job a ensuite reçu en dit l’essentiel</translation>
    </message>
    <message>
        <source>%1 of %2 jobs were submitted with scripts; options that stand there (#SBATCH) are in no history: what a job then had tells most of them</source>
        <translation>%1 jobs sur %2 ont été soumis avec des scripts&#xa0;; les options qui s’y trouvent (#SBATCH) ne sont dans aucun historique&#xa0;: ce qu’un job a ensuite reçu en dit l’essentiel</translation>
    </message>
    <message>
        <source>the server asks for a way to log in that Fairlead refuses or does not know; PAM and others that show it the password take tls=verify</source>
        <translation>le serveur demande un moyen de s’identifier que Fairlead refuse ou ne connaît pas&#xa0;; PAM et les autres qui lui montrent le mot de passe exigent tls=verify</translation>
    </message>
    <message>
        <source>the server sends more than such an answer can hold</source>
        <translation>le serveur envoie plus qu’une telle réponse ne peut contenir</translation>
    </message>
    <message>
        <source>the name “%1” has %2 characters, and a store keeps names of up to %3</source>
        <translation>le nom «&#xa0;%1&#xa0;» a %2 caractères, et une base garde des noms de %3 au plus</translation>
    </message>
    <message>
        <source>days of PriorityUsageResetPeriod %1 as the last reset tells them, that of %2</source>
        <translation>jours de PriorityUsageResetPeriod %1 tels que les donne la dernière remise à zéro, celle du %2</translation>
    </message>
    <message>
        <source>%1: “%2” is not a time such as 2-00:00:00, of %3 minutes at most (-1: no limit)</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une durée comme 2-00:00:00, de %3 minutes au plus (-1&#xa0;: aucune limite)</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number of jobs from 0 to %3 (-1: no limit)</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre de jobs de 0 à %3 (-1&#xa0;: aucune limite)</translation>
    </message>
    <message>
        <source>1 job has a QOS that is not in the list of QOS, without limits and priority: %2</source>
        <translation>1 job a une QOS qui n’est pas dans la liste des QOS, sans limites ni priorité&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have a QOS that is not in the list of QOS, without limits and priority; the first is %2</source>
        <translation>%1 jobs ont une QOS qui n’est pas dans la liste des QOS, sans limites ni priorité&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>the list begins late: no job was submitted from %1, when before/ was taken, to %2, and numbers of jobs are missing</source>
        <translation>la liste commence tard&#xa0;: aucun job n’a été soumis de %1, quand before/ a été relevé, à %2, et des numéros de jobs manquent</translation>
    </message>
    <message>
        <source>1 association has other limits here than in assoc_mgr.txt, which are used: %2</source>
        <translation>1 association a ici d’autres limites que dans assoc_mgr.txt, qui comptent&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 associations have other limits here than in assoc_mgr.txt, which are used; the first is %2</source>
        <translation>%1 associations ont ici d’autres limites que dans assoc_mgr.txt, qui comptent&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>there is no nodes.txt: job size counts 0</source>
        <translation>il n’y a pas de nodes.txt&#xa0;: la taille des jobs compte pour 0</translation>
    </message>
    <message>
        <source>there is no partitions.txt: PriorityJobFactor 1 is assumed for all partitions</source>
        <translation>il n’y a pas de partitions.txt&#xa0;: PriorityJobFactor 1 est supposé pour toutes les partitions</translation>
    </message>
    <message>
        <source>printed priorities</source>
        <translation>priorités affichées</translation>
    </message>
    <message>
        <source>printed shares</source>
        <translation>parts affichées</translation>
    </message>
    <message>
        <source>a capture that was killed has left %1 there: remove it</source>
        <translation>une capture qui a été tuée y a laissé %1&#xa0;: supprimez-le</translation>
    </message>
    <message>
        <source>table %1 has no column %2 that the user may read: a schema of slurmdbd that Fairlead does not know, or SELECT is not granted</source>
        <translation>la table %1 n’a pas de colonne %2 que l’utilisateur puisse lire&#xa0;: un schéma de slurmdbd que Fairlead ne connaît pas, ou SELECT n’est pas accordé</translation>
    </message>
    <message>
        <source>it is the configuration of cluster %1, not of %2: its weights and half-life are used all the same</source>
        <translation>c’est la configuration du cluster %1, et non de %2&#xa0;: ses poids et sa demi-vie sont utilisés quand même</translation>
    </message>
    <message>
        <source>up to when slurmdbd has added up usage is not known: %1</source>
        <translation>on ne sait pas jusqu’à quand slurmdbd a additionné l’usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>slurmdbd has added up usage until %1: what ran since then counts for nobody; add --usage assoc_mgr.txt</source>
        <translation>slurmdbd a additionné l’usage jusqu’à %1&#xa0;: ce qui a tourné depuis ne compte pour personne&#xa0;; ajoutez --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>they have no usage before %1, though jobs ran then (PurgeUsageAfter?): that counts for nobody; add --usage assoc_mgr.txt</source>
        <translation>elles n’ont pas d’usage avant %1, alors que des jobs ont tourné (PurgeUsageAfter&#xa0;?)&#xa0;: il ne compte pour personne&#xa0;; ajoutez --usage assoc_mgr.txt</translation>
    </message>
    <message>
        <source>the tables of usage hold none, though jobs have run</source>
        <translation>les tables d’usage n’en contiennent aucun, alors que des jobs ont tourné</translation>
    </message>
    <message>
        <source>the tables of usage hold nothing of this period</source>
        <translation>les tables d’usage ne contiennent rien de cette période</translation>
    </message>
    <message>
        <source>table %1 cannot be read</source>
        <translation>la table %1 ne peut pas être lue</translation>
    </message>
    <message>
        <source>%1 has no job that can be read: %2</source>
        <translation>%1 n’a aucun job lisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is not read: maui.cfg lies beside it and counts</source>
        <translation>il n’est pas lu&#xa0;: maui.cfg se trouve à côté et l’emporte</translation>
    </message>
    <message>
        <source>field 7: “%1” is not a state; the job counts as idle</source>
        <translation>champ 7&#xa0;: «&#xa0;%1&#xa0;» n’est pas un état&#xa0;; le job compte comme en attente</translation>
    </message>
    <message>
        <source>1 job has ended and is ranked as if it waited, as in a simulation (SERVERMODE SIMULATION), which this is not</source>
        <translation>1 job est terminé et classé comme s’il attendait, comme dans une simulation (SERVERMODE SIMULATION), ce que ceci n’est pas</translation>
    </message>
    <message>
        <source>%1 jobs have ended and are ranked as if they waited, as in a simulation (SERVERMODE SIMULATION), which this is not</source>
        <translation>%1 jobs sont terminés et classés comme s’ils attendaient, comme dans une simulation (SERVERMODE SIMULATION), ce que ceci n’est pas</translation>
    </message>
    <message>
        <source>the priority of job %1 was set by hand (*), and nothing tells to what: the job is ranked as if it was not</source>
        <translation>la priorité du job %1 a été fixée à la main (*), et rien ne dit à quoi&#xa0;: le job est classé comme si elle ne l’était pas</translation>
    </message>
    <message>
        <source>%1: a quotation mark is not closed</source>
        <translation>%1&#xa0;: un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>1 job has no time limit: its XFACTOR counts the time in queue in units of XFMINWCLIMIT, or of 1 s without one</source>
        <translation>1 job n’a pas de limite de temps&#xa0;: son XFACTOR compte le temps en file en unités de XFMINWCLIMIT, ou de 1&#xa0;s sans elle</translation>
    </message>
    <message>
        <source>%1 jobs have no time limit: their XFACTOR counts the time in queue in units of XFMINWCLIMIT, or of 1 s without one</source>
        <translation>%1 jobs n’ont pas de limite de temps&#xa0;: leur XFACTOR compte le temps en file en unités de XFMINWCLIMIT, ou de 1&#xa0;s sans elle</translation>
    </message>
    <message>
        <source>“%1”: Slurm refuses a period without an end</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: Slurm refuse une période sans fin</translation>
    </message>
    <message>
        <source>%1 has no value here, and scontrol always prints one: Slurm&apos;s default counts</source>
        <translation>%1 n’a pas de valeur ici, et scontrol en affiche toujours une&#xa0;: la valeur par défaut de Slurm compte</translation>
    </message>
    <message>
        <source>So it is under the limits of the cluster: the scenario sets others, and a replay says what waits under these.</source>
        <translation>Il en est ainsi sous les limites du cluster&#xa0;: le scénario en fixe d’autres, et un rejeu dit ce qui attend sous celles-ci.</translation>
    </message>
    <message>
        <source>%1 holds no QOS</source>
        <translation>%1 ne contient aucune QOS</translation>
    </message>
    <message>
        <source>table tres_table is empty: nothing says of what the usage is</source>
        <translation>la table tres_table est vide&#xa0;: rien ne dit de quoi est l’usage</translation>
    </message>
    <message>
        <source>the tables of usage begin at %1, though jobs ran before (PurgeUsageAfter?): what was used then is missing</source>
        <translation>les tables d’usage commencent à %1, alors que des jobs ont tourné avant (PurgeUsageAfter&#xa0;?)&#xa0;: ce qui a été utilisé alors manque</translation>
    </message>
    <message>
        <source>the hours before %1 are not in the tables: of days that are not wholly in the period nothing is known until then</source>
        <translation>les heures avant %1 ne sont pas dans les tables&#xa0;: des jours qui ne sont pas entièrement dans la période, rien n’est connu jusque-là</translation>
    </message>
    <message>
        <source>the logo %1 cannot be read</source>
        <translation>le logo %1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>Limits are not enforced here: those of the scenario change nothing without limits in AccountingStorageEnforce.</source>
        <translation>Les limites ne sont pas appliquées ici&#xa0;: celles du scénario ne changent rien sans «&#xa0;limits&#xa0;» dans AccountingStorageEnforce.</translation>
    </message>
    <message>
        <source>The scenario sets limits. They change no priority: a replay shows what waits under them, and a plan which jobs could never start.</source>
        <translation>Le scénario fixe des limites. Elles ne changent aucune priorité&#xa0;: un rejeu montre ce qui attend avec elles, et un plan quels jobs ne pourraient jamais démarrer.</translation>
    </message>
    <message>
        <source>%1 needs room on its disk, also to be read</source>
        <translation>%1 demande de la place sur son disque, même pour être lu</translation>
    </message>
    <message>
        <source>a job was suspended once: in a replay it keeps its CPUs</source>
        <translation>un job a été suspendu une fois&#xa0;: dans un rejeu, il garde ses CPU</translation>
    </message>
    <message>
        <source>jobs were suspended %1 times: in a replay they keep their CPUs</source>
        <translation>des jobs ont été suspendus %1 fois&#xa0;: dans un rejeu, ils gardent leurs CPU</translation>
    </message>
    <message>
        <source>reservations</source>
        <translation>réservations</translation>
    </message>
    <message>
        <source>sizes of jobs</source>
        <translation>tailles des jobs</translation>
    </message>
    <message>
        <source>what they ask for; slurmctld counts the whole nodes and cores that it has planned for them</source>
        <translation>ce qu’ils demandent&#xa0;; slurmctld compte les nœuds et cœurs entiers qu’il a prévus pour eux</translation>
    </message>
    <message>
        <source>DEPTH_OBLIVIOUS depends on what slurmctld was asked before: two or more cycles since its start, over the jobs in the source&apos;s order, and no query before the capture; at other moments that all were asked for</source>
        <translation>DEPTH_OBLIVIOUS dépend de ce qui a été demandé à slurmctld auparavant&#xa0;: deux cycles ou plus depuis son démarrage, sur les jobs dans l’ordre de la source, et aucune requête avant la capture&#xa0;; à d’autres moments, que tous ont été demandés</translation>
    </message>
    <message>
        <source>nodes are reserved, and nothing tells for how long: a replay starts jobs on them</source>
        <translation>des nœuds sont réservés, et rien ne dit pour combien de temps&#xa0;: un rejeu y démarre des jobs</translation>
    </message>
    <message>
        <source>1 reservation has a part of the cores of its nodes alone: a replay leaves it out</source>
        <translation>1 réservation n’a qu’une partie des cœurs de ses nœuds&#xa0;: un rejeu l’omet</translation>
    </message>
    <message>
        <source>%1 reservations have a part of the cores of their nodes alone: a replay leaves them out</source>
        <translation>%1 réservations n’ont qu’une partie des cœurs de leurs nœuds&#xa0;: un rejeu les omet</translation>
    </message>
    <message>
        <source>the first line must name the columns Name, NodeNames, Start and End</source>
        <translation>la première ligne doit nommer les colonnes Name, NodeNames, Start et End</translation>
    </message>
    <message>
        <source>the line is not a reservation and is left out</source>
        <translation>la ligne n’est pas une réservation et est omise</translation>
    </message>
    <message>
        <source>the reservation %1 has the flag %2: a replay takes it as one without</source>
        <translation>la réservation %1 a l’option %2&#xa0;: un rejeu la prend comme une réservation sans elle</translation>
    </message>
    <message>
        <source>none: there is no reservations.txt</source>
        <translation>aucune&#xa0;: reservations.txt manque</translation>
    </message>
    <message>
        <source>none: there is no table of reservations, or no right to read it</source>
        <translation>aucune&#xa0;: il n’y a pas de table de réservations, ou pas le droit de la lire</translation>
    </message>
    <message>
        <source>line %1 of dump.cfg: %2</source>
        <translation>ligne %1 de dump.cfg&#xa0;: %2</translation>
    </message>
    <message>
        <source>it holds control or invisible characters</source>
        <translation>elle contient des caractères de contrôle ou invisibles</translation>
    </message>
    <message>
        <source>no such line stands in a dump of sacctmgr</source>
        <translation>un dump de sacctmgr n’a pas de telle ligne</translation>
    </message>
    <message>
        <source>dump.cfg holds no association: it is empty or cut</source>
        <translation>dump.cfg ne contient aucune association&#xa0;: il est vide ou coupé</translation>
    </message>
    <message>
        <source>it is of the cluster “%1”, the source of “%2”</source>
        <translation>elle est du cluster «&#xa0;%1&#xa0;», la source de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the parent “%1” is not an account of the dump</source>
        <translation>le parent «&#xa0;%1&#xa0;» n’est pas un compte du dump</translation>
    </message>
    <message>
        <source>dump.cfg lacks %1 of %2 associations of the source, the first is “%3”: their limits, QOS lists and default accounts are not in the file</source>
        <translation>il manque à dump.cfg %1 des %2 associations de la source, la première est «&#xa0;%3&#xa0;»&#xa0;: leurs limites, listes de QOS et comptes par défaut ne sont pas dans le fichier</translation>
    </message>
    <message>
        <source>dump.cfg ends in the middle of a line: its last one may be cut</source>
        <translation>dump.cfg se termine au milieu d’une ligne&#xa0;: la dernière est peut-être coupée</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>it counts %1 jobs that wait or run, and the queue has %2: one of them was cut, or they are not of the same moment</source>
        <translation>il compte %1 jobs en attente ou en cours, et la file en a %2&#xa0;: l’un des deux a été coupé, ou ils ne sont pas du même moment</translation>
    </message>
    <message>
        <source>made up: those of the history that wait or run</source>
        <translation>inventé&#xa0;: ceux de l’historique qui attendent ou tournent</translation>
    </message>
    <message>
        <source>made up: 28 days of submissions, the last night for maintenance; starts are those of a replay</source>
        <translation>inventé&#xa0;: 28 jours de soumissions, la dernière nuit pour une maintenance&#xa0;; les démarrages sont ceux d’un rejeu</translation>
    </message>
    <message>
        <source>Priority “%1” of %2 cannot be read; it counts as none</source>
        <translation>la priorité «&#xa0;%1&#xa0;» (%2) n’est pas lisible&#xa0;; elle compte comme aucune</translation>
    </message>
    <message>
        <source>the account above %1 is not named; root is assumed</source>
        <translation>%1&#xa0;: le compte au-dessus n’est pas nommé&#xa0;; root est supposé</translation>
    </message>
    <message>
        <source>the Priority of QOS %1 is empty; 0 is used</source>
        <translation>la priorité de la QOS %1 est vide&#xa0;; 0 est utilisé</translation>
    </message>
    <message>
        <source>%1 of %2 jobs that wait or run in jobs.txt are not in it: it was cut, or is of another time</source>
        <translation>%1 des %2 jobs en attente ou en cours de jobs.txt n’y sont pas&#xa0;: il a été coupé, ou est d’un autre temps</translation>
    </message>
    <message>
        <source>1 job has no %2, which scontrol prints of every job</source>
        <translation>1 job n’a pas de %2, que scontrol affiche pour chaque job</translation>
    </message>
    <message>
        <source>%1 jobs lack what scontrol prints of every job; of the first it is %2</source>
        <translation>%1 jobs n’ont pas ce que scontrol affiche pour chaque job&#xa0;; pour le premier, c’est %2</translation>
    </message>
    <message>
        <source>1 association has another share or priority here than in the list of associations, which is used: %2</source>
        <translation>1 association a ici une autre part ou priorité que dans la liste des associations, qui est utilisée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 associations have another share or priority here than in the list of associations, which is used; the first is %2</source>
        <translation>%1 associations ont ici une autre part ou priorité que dans la liste des associations, qui est utilisée&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>root has used %1 here, and %2 in assoc_mgr.txt: they are not of the same moment or cluster</source>
        <translation>root a consommé %1 ici, et %2 dans assoc_mgr.txt&#xa0;: ils ne sont pas du même moment ou cluster</translation>
    </message>
    <message>
        <source>it says %1, and config.txt is of %2: one of them is of another day</source>
        <translation>il dit %1, et config.txt est du %2&#xa0;: l’un des deux est d’un autre jour</translation>
    </message>
    <message>
        <source>1 job was submitted after taken_at.txt, %2</source>
        <translation>1 job a été soumis après taken_at.txt, %2</translation>
    </message>
    <message>
        <source>%1 jobs were submitted after taken_at.txt, %2</source>
        <translation>%1 jobs ont été soumis après taken_at.txt, %2</translation>
    </message>
    <message>
        <source>the line tells no TRES of the partition: what jobs ask for is ignored there</source>
        <translation>la ligne ne donne pas les TRES de la partition&#xa0;: ce que les jobs y demandent est ignoré</translation>
    </message>
    <message>
        <source>1 account is under another one here than in the list of associations, which is used: %2</source>
        <translation>1 compte est ici sous un autre que dans la liste des associations, qui est utilisée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 accounts are under other ones here than in the list of associations, which is used; the first is %2</source>
        <translation>%1 comptes sont ici sous d’autres que dans la liste des associations, qui est utilisée&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 QOS has another priority here than in the list of QOS, which is used: %2</source>
        <translation>1 QOS a ici une autre priorité que dans la liste des QOS, qui est utilisée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 QOS have other priorities here than in the list of QOS, which is used; the first is %2</source>
        <translation>%1 QOS ont ici d’autres priorités que dans la liste des QOS, qui est utilisée&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>1 word is not known in a dump and is ignored: %2</source>
        <translation>1 mot est inconnu dans un dump et ignoré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 words are not known in a dump and are ignored; the first is %2</source>
        <translation>%1 mots sont inconnus dans un dump et ignorés&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 line is of another cluster and is left out: %2</source>
        <translation>1 ligne est d’un autre cluster et est omise&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lines are of other clusters and are left out; the first is of %2</source>
        <translation>%1 lignes sont d’autres clusters et sont omises&#xa0;; la première est de %2</translation>
    </message>
    <message>
        <source>1 job ran on nodes that are not named: %2</source>
        <translation>1 job a tourné sur des nœuds qui ne sont pas nommés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs ran on nodes that are not named; the first is %2</source>
        <translation>%1 jobs ont tourné sur des nœuds qui ne sont pas nommés&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job has a flag that is not known: %2</source>
        <translation>1 job a un indicateur inconnu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have flags that are not known; the first is %2</source>
        <translation>%1 jobs ont des indicateurs inconnus&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 node has a state that is not known: %2</source>
        <translation>1 nœud a un état inconnu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 nodes have a state that is not known; the first is %2</source>
        <translation>%1 nœuds ont un état inconnu&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 partition names nodes that are not listed: %2</source>
        <translation>1 partition nomme des nœuds qui ne sont pas dans la liste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 partitions name nodes that are not listed; the first is %2</source>
        <translation>%1 partitions nomment des nœuds qui ne sont pas dans la liste&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>1 event has a state that is not known: %2</source>
        <translation>1 événement a un état inconnu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 events have a state that is not known; the first is %2</source>
        <translation>%1 événements ont un état inconnu&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>1 job has a TRES that AccountingStorageTRES does not name: %2</source>
        <translation>1 job a un TRES qu’AccountingStorageTRES ne nomme pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 jobs have TRES that AccountingStorageTRES does not name; the first is %2</source>
        <translation>%1 jobs ont des TRES qu’AccountingStorageTRES ne nomme pas&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>%1 has used %2, and those under it %3: one of them is wrong</source>
        <translation>%1 a consommé %2, et ceux en dessous %3&#xa0;: l’un des deux est faux</translation>
    </message>
    <message>
        <source>1 reservation names nodes that are not listed: %2</source>
        <translation>1 réservation nomme des nœuds qui ne sont pas dans la liste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 reservations name nodes that are not listed; the first is %2</source>
        <translation>%1 réservations nomment des nœuds qui ne sont pas dans la liste&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>SchedulerParameters: sched_min_interval=%1 is not replayed: passes come closer together</source>
        <translation>SchedulerParameters&#xa0;: sched_min_interval=%1 n’est pas rejoué&#xa0;: les passes se suivent de plus près</translation>
    </message>
    <message>
        <source>SchedulerParameters: max_rpc_cnt=%1 is not replayed: when slurmctld was that busy is not known</source>
        <translation>SchedulerParameters&#xa0;: max_rpc_cnt=%1 n’est pas rejoué&#xa0;: on ignore quand slurmctld était si occupé</translation>
    </message>
    <message>
        <source>AllowAccounts and DenyAccounts of partitions in slurm.conf keep old names of accounts: change them there</source>
        <translation>AllowAccounts et DenyAccounts des partitions, dans slurm.conf, gardent les anciens noms des comptes&#xa0;: il faut les y changer</translation>
    </message>
    <message>
        <source>1 node appears twice, and its first line is used: %2</source>
        <translation>1 nœud apparaît deux fois, et sa première ligne est utilisée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 nodes appear twice, and their first lines are used; the first is %2</source>
        <translation>%1 nœuds apparaissent deux fois, et leurs premières lignes sont utilisées&#xa0;; le premier est %2</translation>
    </message>
    <message>
        <source>no planned start is compared</source>
        <translation>aucun démarrage planifié n’est comparé</translation>
    </message>
    <message>
        <source>1 line lacks what others have: %2</source>
        <translation>1 ligne n’a pas ce que les autres ont&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lines lack what others have; the first is %2</source>
        <translation>%1 lignes n’ont pas ce que les autres ont&#xa0;; la première est %2</translation>
    </message>
    <message>
        <source>bf_max_job_test is %2, %3 rows of the queue have a rank: the last is never tried</source>
        <translation>bf_max_job_test vaut %2, %3 lignes de la file sont classées&#xa0;: la dernière n’est jamais essayée</translation>
    </message>
    <message>
        <source>bf_max_job_test is %2, %3 rows of the queue have a rank: the last %1 are never tried</source>
        <translation>bf_max_job_test vaut %2, %3 lignes de la file sont classées&#xa0;: les %1 dernières ne sont jamais essayées</translation>
    </message>
    <message>
        <source>bf_interval is -1 or SchedulerType is not sched/backfill; 1 row of the queue waits behind the first</source>
        <translation>bf_interval vaut -1 ou SchedulerType n’est pas sched/backfill&#xa0;; 1 ligne de la file attend derrière la première</translation>
    </message>
    <message>
        <source>limits of QOS</source>
        <translation>limites des QOS</translation>
    </message>
    <message>
        <source>FSINTERVAL: “%2” is read as 1 second; write three fields</source>
        <translation>FSINTERVAL&#xa0;: «&#xa0;%2&#xa0;» est lu comme 1 seconde&#xa0;; écrivez trois champs</translation>
    </message>
    <message>
        <source>FSINTERVAL: “%2” is read as %1 seconds; write three fields</source>
        <translation>FSINTERVAL&#xa0;: «&#xa0;%2&#xa0;» est lu comme %1 secondes&#xa0;; écrivez trois champs</translation>
    </message>
    <message>
        <source>partition “%2” has 1 node, which is not listed</source>
        <translation>la partition «&#xa0;%2&#xa0;» a 1 nœud, qui n’est pas listé</translation>
    </message>
    <message>
        <source>partition “%2” has %1 nodes, and the list of nodes only %3</source>
        <translation>la partition «&#xa0;%2&#xa0;» a %1 nœuds, et la liste des nœuds seulement %3</translation>
    </message>
    <message>
        <source>it counts 1 job that waits or runs, and the queue has %2: one of them was cut, or they are not of the same moment</source>
        <translation>il compte 1 job en attente ou en cours, et la file en a %2&#xa0;: l’un des deux a été coupé, ou ils ne sont pas du même moment</translation>
    </message>
    <message>
        <source>none: there is no qos.txt</source>
        <translation>aucune&#xa0;: il n’y a pas de qos.txt</translation>
    </message>
    <message>
        <source>it lists 1 node, and out.txt tells of %2: it may have been cut</source>
        <translation>il liste 1 nœud et out.txt parle de %2&#xa0;: il a peut-être été coupé</translation>
    </message>
    <message>
        <source>1 node with all processors, %2: --config with NodeName lines says it exactly</source>
        <translation>1 nœud avec tous les processeurs, %2&#xa0;: --config avec des lignes NodeName le dit exactement</translation>
    </message>
    <message>
        <source>a replay counts limits of %1 types of GPUs; the first that it leaves out is %2</source>
        <translation>un rejeu compte les limites de %1 types de GPU&#xa0;; le premier qu’il omet est %2</translation>
    </message>
    <message>
        <source>sacct has no line of 1 task of an array: it is taken as the queue or slurmctld.log has it</source>
        <translation>sacct n’a pas de ligne d’1 job de tableau&#xa0;: il est pris tel que la file ou slurmctld.log le donne</translation>
    </message>
    <message>
        <source>sacct has no line of %1 tasks of arrays: they are taken as the queue or slurmctld.log has them</source>
        <translation>sacct n’a pas de ligne de %1 jobs de tableau&#xa0;: ils sont pris tels que la file ou slurmctld.log les donne</translation>
    </message>
    <message>
        <source>%1: scontrol show assoc_mgr and sshare give only a part of the usage, that of %2 of %3 users</source>
        <translation>%1&#xa0;: scontrol show assoc_mgr et sshare ne donnent qu’une partie de l’usage, celui de %2 des %3 utilisateurs</translation>
    </message>
    <message>
        <source>%1: %2 gives only a part of its list: %3</source>
        <translation>%1&#xa0;: %2 ne donne qu’une partie de sa liste&#xa0;: %3</translation>
    </message>
    <message>
        <source>the line holds bytes that are no text: it may be damaged</source>
        <translation>la ligne contient des octets qui ne sont pas du texte&#xa0;: elle est peut-être endommagée</translation>
    </message>
    <message>
        <source>it has times from before %1, when clocks of the time zone may have been changed; all are read by the offset in taken_at.txt, and those may be an hour off: Slurm&apos;s commands under TZ=UTC write times that are not</source>
        <translation>il contient des heures d’avant %1, quand les horloges du fuseau ont pu être changées&#xa0;; toutes sont lues avec le décalage de taken_at.txt, et celles-là peuvent être décalées d’une heure&#xa0;: sous TZ=UTC, les commandes de Slurm écrivent des heures qui ne le sont pas</translation>
    </message>
    <message>
        <source>the answer ends in the middle of a line: it was cut</source>
        <translation>la réponse s’arrête au milieu d’une ligne&#xa0;: elle a été coupée</translation>
    </message>
    <message>
        <source>%1: the path has %2 bytes; SQLite takes %3 at most</source>
        <translation>%1&#xa0;: le chemin compte %2 octets&#xa0;; SQLite en accepte %3 au plus</translation>
    </message>
    <message>
        <source>ages</source>
        <translation>âges</translation>
    </message>
    <message>
        <source>without the limits of how many jobs gather age (GrpJobsAccrue, MaxJobsAccrue)</source>
        <translation>sans les limites du nombre de jobs qui accumulent de l’âge (GrpJobsAccrue, MaxJobsAccrue)</translation>
    </message>
    <message>
        <source>the source has several partitions and does not tell the default one: which one? %1</source>
        <translation>la source a plusieurs partitions et n’indique pas celle par défaut&#xa0;: laquelle&#xa0;? %1</translation>
    </message>
    <message>
        <source>a file of that name is there that Fairlead did not write: name another one, or take it away</source>
        <translation>il y a là un fichier de ce nom que Fairlead n’a pas écrit&#xa0;: nommez-en un autre, ou enlevez-le</translation>
    </message>
    <message>
        <source>slurmrestd asks for a token, and none was sent</source>
        <translation>slurmrestd demande un jeton, et aucun n’a été envoyé</translation>
    </message>
    <message>
        <source>it has times from before %1: they are right if +0000 in taken_at.txt is UTC, and may be an hour off if it is the local time of a zone whose clocks were changed then, as in London</source>
        <translation>il contient des heures d’avant %1&#xa0;: elles sont justes si +0000 dans taken_at.txt est UTC, et peuvent être décalées d’une heure si c’est l’heure locale d’un fuseau dont les horloges ont été changées alors, comme à Londres</translation>
    </message>
    <message>
        <source>%1: usage needs what gave no answer: %2</source>
        <translation>%1&#xa0;: l’usage a besoin de ce qui n’a pas répondu&#xa0;: %2</translation>
    </message>
    <message>
        <source>a job was changed once by hand: in a replay too</source>
        <translation>un job a été modifié une fois à la main&#xa0;: dans un rejeu aussi</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand: in a replay too</source>
        <translation>des jobs ont été modifiés %1 fois à la main&#xa0;: dans un rejeu aussi</translation>
    </message>
    <message>
        <source>a job was changed once by hand and nothing tells what it had before: a replay takes it as it is at the end</source>
        <translation>un job a été modifié une fois à la main et rien ne dit ce qu’il avait avant&#xa0;: un rejeu le prend tel qu’il est à la fin</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand and nothing tells what they had before: a replay takes them as they are at the end</source>
        <translation>des jobs ont été modifiés %1 fois à la main et rien ne dit ce qu’ils avaient avant&#xa0;: un rejeu les prend tels qu’ils sont à la fin</translation>
    </message>
    <message>
        <source>a job was changed once by hand in what a replay does not follow: %2</source>
        <translation>un job a été modifié une fois à la main dans ce qu’un rejeu ne suit pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>jobs were changed %1 times by hand in what a replay does not follow: %2</source>
        <translation>des jobs ont été modifiés %1 fois à la main dans ce qu’un rejeu ne suit pas&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>NoSource</name>
    <message>
        <source>“%1” is a scenario. Open the cluster that it is for, then Scenario → Load scenario.</source>
        <translation>«&#xa0;%1&#xa0;» est un scénario. Ouvrez le cluster auquel il est destiné, puis Scénario → Charger un scénario.</translation>
    </message>
    <message>
        <source>“%1” holds settings of a scheduler and no queue. Compare → Compare with a policy ranks the queue by them; with its cluster it is opened as a folder.</source>
        <translation>«&#xa0;%1&#xa0;» contient les paramètres d’un ordonnanceur, sans file d’attente. Comparer → Comparer avec une politique classe la file selon eux&#xa0;; avec son cluster, il s’ouvre comme un dossier.</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be opened. What can be: Fairlead stores (*.fairlead), job traces (*.swf, *.swf.gz) and folders with what a cluster printed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier qui s’ouvre. S’ouvrent&#xa0;: les bases Fairlead (*.fairlead), les traces de jobs (*.swf, *.swf.gz) et les dossiers contenant ce qu’un cluster a affiché.</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source> (lifted to the lower bound %1)</source>
        <translation> (relevée à la borne inférieure %1)</translation>
    </message>
    <message>
        <source> (cut to the upper bound %1)</source>
        <translation> (coupée à la borne supérieure %1)</translation>
    </message>
    <message>
        <source> (%1 added by hand)</source>
        <translation> (%1 ajouté à la main)</translation>
    </message>
    <message>
        <source> (%1 set by hand)</source>
        <translation> (%1 fixé à la main)</translation>
    </message>
    <message>
        <source> (zeroed: %1 %2 has used %3 %, its target is %4)</source>
        <translation> (mis à zéro&#xa0;: %1 %2 a utilisé %3&#xa0;%, sa cible est %4)</translation>
    </message>
    <message>
        <source>%1 is zeroed: %2 %3 has used %4 %, its target is %5</source>
        <translation>%1 est mis à zéro&#xa0;: %2 %3 a utilisé %4&#xa0;%, sa cible est %5</translation>
    </message>
    <message>
        <source> (%1CAP cuts %2)</source>
        <translation> (%1CAP coupe %2)</translation>
    </message>
    <message>
        <source>%1: %2 = %3 points</source>
        <comment>name: metric × weight = points</comment>
        <translation>%1&#xa0;: %2 = %3 points</translation>
    </message>
    <message>
        <source> (%1 stays from before: with INCR_ONLY no priority falls)</source>
        <translation> (%1 reste d’avant&#xa0;: avec INCR_ONLY, aucune priorité ne baisse)</translation>
    </message>
    <message>
        <source> (no factor counts: priority/basic)</source>
        <translation> (aucun facteur ne compte&#xa0;: priority/basic)</translation>
    </message>
    <message>
        <source> (sprio prints %1: the partition lacks a TRES, and Slurm takes its points from another one of the list)</source>
        <translation> (sprio affiche %1&#xa0;: la partition n’a pas un des TRES, et Slurm en prend les points d’une autre de la liste)</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>age</source>
        <translation>âge</translation>
    </message>
    <message>
        <source>association</source>
        <translation>association</translation>
    </message>
    <message>
        <source>fair-share</source>
        <translation>fairshare</translation>
    </message>
    <message>
        <source>job size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partition</translation>
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
        <translation>site</translation>
    </message>
    <message>
        <source>nice</source>
        <translation>nice</translation>
    </message>
    <message>
        <source>How long the job has been waiting and eligible, as part of PriorityMaxAge (0 to 1), × PriorityWeightAge.</source>
        <translation>Depuis combien de temps le job attend en étant éligible, en fraction de PriorityMaxAge (0 à 1), × PriorityWeightAge.</translation>
    </message>
    <message>
        <source>Priority of the job&apos;s association, as part of the highest one (0 to 1), × PriorityWeightAssoc.</source>
        <translation>Priorité de l’association du job, en fraction de la plus haute (0 à 1), × PriorityWeightAssoc.</translation>
    </message>
    <message>
        <source>Promised share against decayed usage of the job&apos;s association (0 to 1), × PriorityWeightFairshare.</source>
        <translation>Part promise face à l’usage atténué de l’association du job (0 à 1), × PriorityWeightFairshare.</translation>
    </message>
    <message>
        <source>Nodes and CPUs that the job asks for, as part of the cluster (0 to 1), × PriorityWeightJobSize.</source>
        <translation>Nœuds et CPU demandés par le job, en fraction du cluster (0 à 1), × PriorityWeightJobSize.</translation>
    </message>
    <message>
        <source>PriorityJobFactor of the partition, as part of the highest one (0 to 1), × PriorityWeightPartition.</source>
        <translation>PriorityJobFactor de la partition, en fraction du plus haut (0 à 1), × PriorityWeightPartition.</translation>
    </message>
    <message>
        <source>Priority of the job&apos;s QOS, as part of the highest one (0 to 1), × PriorityWeightQOS.</source>
        <translation>Priorité de la QOS du job, en fraction de la plus haute (0 à 1), × PriorityWeightQOS.</translation>
    </message>
    <message>
        <source>Each resource that the job asks for, as part of what its partition has, × its weight in PriorityWeightTRES, added up.</source>
        <translation>Chaque ressource demandée par le job, en fraction de ce que possède sa partition, × son poids dans PriorityWeightTRES, additionnées.</translation>
    </message>
    <message>
        <source>Points that a plugin of the site or an administrator gave the job.</source>
        <translation>Points donnés au job par un greffon du site ou un administrateur.</translation>
    </message>
    <message>
        <source>Points that the user gave up with --nice; a positive nice value lowers the priority.</source>
        <translation>Points cédés par l’utilisateur avec --nice&#xa0;; une valeur nice positive abaisse la priorité.</translation>
    </message>
    <message>
        <source>Priorities of user, group, account, QOS and class, × CREDWEIGHT.</source>
        <translation>Priorités de l’utilisateur, du groupe, du compte, de la QOS et de la classe, × CREDWEIGHT.</translation>
    </message>
    <message>
        <source>Distance of the credentials&apos; usage from their fairshare targets, × FSWEIGHT.</source>
        <translation>Distance entre l’usage et les cibles de fairshare, × FSWEIGHT.</translation>
    </message>
    <message>
        <source>Priorities of the job&apos;s attributes, state and generic resources, × ATTRWEIGHT.</source>
        <translation>Priorités des attributs, de l’état et des ressources génériques du job, × ATTRWEIGHT.</translation>
    </message>
    <message>
        <source>Queue time, expansion factor and what else the job was given so far, × SERVICEWEIGHT.</source>
        <translation>Temps d’attente, facteur d’expansion et autres mesures du service reçu, × SERVICEWEIGHT.</translation>
    </message>
    <message>
        <source>Closeness to the targets of the job&apos;s QOS, × TARGETWEIGHT.</source>
        <translation>Proximité des cibles de la QOS du job, × TARGETWEIGHT.</translation>
    </message>
    <message>
        <source>What the job asks for: processors, memory, time, × RESWEIGHT.</source>
        <translation>Ce que le job demande&#xa0;: processeurs, mémoire, temps, × RESWEIGHT.</translation>
    </message>
    <message>
        <source>What a running job has used and has left, × USAGEWEIGHT.</source>
        <translation>Ce qu’un job en cours a utilisé et ce qui lui reste, × USAGEWEIGHT.</translation>
    </message>
</context>
<context>
    <name>PasteReader</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>two or three cells are expected: account, user, shares</source>
        <translation>deux ou trois cellules sont attendues&#xa0;: compte, utilisateur, parts</translation>
    </message>
    <message>
        <source>the account is missing</source>
        <translation>le compte manque</translation>
    </message>
    <message>
        <source>the shares are missing</source>
        <translation>les parts manquent</translation>
    </message>
    <message>
        <source>“%1” is not a valid share</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une part valable</translation>
    </message>
    <message>
        <source>%1 is in line %L2 already</source>
        <translation>%1 est déjà à la ligne %L2</translation>
    </message>
    <message>
        <source>%1 has shares for partitions only</source>
        <translation>%1 n’a de parts que pour des partitions</translation>
    </message>
    <message>
        <source>adds user %1 to %2</source>
        <translation>ajoute l’utilisateur %1 à %2</translation>
    </message>
    <message>
        <source>adds account %1 below %2</source>
        <translation>ajoute le compte %1 sous %2</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>there is no account %1</source>
        <translation>il n’y a pas de compte %1</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parent</translation>
    </message>
    <message>
        <source>%1 is below %2, and a table moves nobody</source>
        <translation>%1 est sous %2, et un tableau ne déplace personne</translation>
    </message>
</context>
<context>
    <name>PolicyComparison</name>
    <message>
        <source>the same order</source>
        <translation>le même ordre</translation>
    </message>
    <message>
        <source>almost the same order</source>
        <translation>presque le même ordre</translation>
    </message>
    <message>
        <source>much the same order</source>
        <translation>à peu près le même ordre</translation>
    </message>
    <message>
        <source>a partly similar order</source>
        <translation>un ordre en partie semblable</translation>
    </message>
    <message>
        <source>unrelated orders</source>
        <translation>des ordres sans rapport</translation>
    </message>
    <message>
        <source>rather opposite orders</source>
        <translation>des ordres plutôt opposés</translation>
    </message>
    <message>
        <source>nearly the reverse order</source>
        <translation>presque l’ordre inverse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>scheduler, algorithm</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Too few jobs have a rank under both.</source>
        <translation>Trop peu de jobs ont un rang sous les deux.</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ %1: %2; %3 of all pairs are in the opposite order.</source>
        <comment>number: words; percentage</comment>
        <translation>τ de Kendall %1&#xa0;: %2&#xa0;; %3 de toutes les paires sont en ordre inverse.</translation>
    </message>
    <message>
        <source>a similar order, with many pairs the other way round</source>
        <translation>un ordre semblable, avec bien des paires inversées</translation>
    </message>
</context>
<context>
    <name>PriorityExplanation</name>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>factor: value × weight = points</comment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sum %1, priority %2, rank %3 of %4 ranked rows</source>
        <translation>Somme %1, priorité %2, rang %3 sur %4 lignes classées</translation>
    </message>
    <message>
        <source>PE %1</source>
        <comment>processor equivalents</comment>
        <translation>PE %1</translation>
    </message>
    <message>
        <source>  %1: %2 × %3 = %4</source>
        <comment>metric: value × weight = points</comment>
        <translation>  %1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>component: sum × weight = points</comment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>Sum %1, start priority %2</source>
        <translation>Somme %1, priorité de démarrage %2</translation>
    </message>
    <message>
        <source>, run priority %1</source>
        <translation>, priorité d’exécution %1</translation>
    </message>
    <message>
        <source>Rank %1 of %2 ranked rows</source>
        <translation>Rang %1 sur %2 lignes classées</translation>
    </message>
    <message>
        <source>No rank: the job is held.</source>
        <translation>Pas de rang&#xa0;: le job est retenu.</translation>
    </message>
    <message>
        <source>No rank: the job does not wait.</source>
        <translation>Pas de rang&#xa0;: le job n’attend pas.</translation>
    </message>
    <message>
        <source>No rank: a limit, a usage cap or its start time keeps the job back.</source>
        <translation>Pas de rang&#xa0;: une limite, un plafond d’usage ou sa date de début retient le job.</translation>
    </message>
    <message>
        <source>%1 has no rank: it does not wait any more.</source>
        <translation>%1 n’a pas de rang&#xa0;: il n’attend plus.</translation>
    </message>
    <message>
        <source>It waits, says %1: %2</source>
        <comment>scheduler, its reason</comment>
        <translation>Selon %1, il attend&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <comment>that stand before one</comment>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>Ahead of it: %1</source>
        <translation>Devant lui&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ahead of it in %1: %2</source>
        <comment>partition</comment>
        <translation>Devant lui dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It starves: it has waited for %1, more than a day and more than ten times its time limit</source>
        <translation>Il est en famine&#xa0;: il attend depuis %1, plus d’un jour et plus de dix fois sa limite de temps</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>jobs, CPU-hours</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <comment>ahead, those without a limit</comment>
        <translation>%1, outre %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a time limit</source>
        <translation>
            <numerusform>%Ln job sans limite de temps</numerusform>
            <numerusform>%Ln jobs sans limite de temps</numerusform>
        </translation>
    </message>
    <message>
        <source>Queued %1</source>
        <comment>effective queue time</comment>
        <translation>En file depuis %1</translation>
    </message>
    <message>
        <source>%1 has no rank: %2.</source>
        <comment>job, state (reason)</comment>
        <translation>%1 n’a pas de rang&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is held</source>
        <translation>il est retenu</translation>
    </message>
    <message>
        <source>it is not eligible yet</source>
        <translation>il n’est pas encore éligible</translation>
    </message>
    <message>
        <source>It never starts as it is: it asks for more than its limits or its partition allow</source>
        <translation>Il ne démarrera jamais tel quel&#xa0;: il demande plus que ses limites ou sa partition ne permettent</translation>
    </message>
</context>
<context>
    <name>QueueCells</name>
    <message>
        <source>%1 %2</source>
        <comment>factor and its points, read aloud</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>sum %1</source>
        <comment>read aloud</comment>
        <translation>somme&#xa0;%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Not eligible yet</source>
        <translation>Pas encore éligible</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation>Somme %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>state (reason)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>Not pending</source>
        <translation>Pas en attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Rank in the baseline: %1</source>
        <translation>Rang de référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>Completing</source>
        <translation>En fin d’exécution</translation>
    </message>
    <message>
        <source>Bracket: the sum is below 1, the scheduler takes 1.</source>
        <translation>Crochet&#xa0;: la somme est inférieure à 1, l’ordonnanceur prend 1.</translation>
    </message>
    <message>
        <source>Bracket: the sum is above 4294967295, the scheduler takes that.</source>
        <translation>Crochet&#xa0;: la somme dépasse 4294967295, l’ordonnanceur prend ce nombre.</translation>
    </message>
</context>
<context>
    <name>QueueColumns</name>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>QOS of the job.</source>
        <translation>QOS du job.</translation>
    </message>
    <message>
        <source>Whether the job waits, is held or kept back.</source>
        <translation>Si le job attend, est retenu ou tenu en arrière.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Sum of the factors times their weights, truncated, as sprio prints it. In points.</source>
        <translation>Somme des facteurs multipliés par leurs poids, tronquée, comme sprio l’affiche. En points.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>%1 says</source>
        <comment>scheduler</comment>
        <translation>Selon %1</translation>
    </message>
    <message>
        <source>Unix group of the job: GROUPCFG and the group&apos;s fairshare.</source>
        <translation>Groupe Unix du job&#xa0;: GROUPCFG et le fairshare du groupe.</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline.</source>
        <translation>Places gagnées (▲) ou perdues (▼) par rapport à la référence.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The account that the job is charged to.</source>
        <translation>Le compte auquel le job est imputé.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition that this row is about.</source>
        <translation>La partition de cette ligne.</translation>
    </message>
    <message>
        <source>By factor (points)</source>
        <translation>Points par facteur</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Start priority: the sum of the components within its bounds, truncated. In points.</source>
        <translation>Priorité de départ&#xa0;: la somme des composantes dans ses bornes, tronquée. En points.</translation>
    </message>
    <message>
        <source>Job id. A job in several partitions has a row for each.</source>
        <translation>Numéro du job. Un job dans plusieurs partitions a une ligne pour chacune.</translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation>Qui a soumis le job.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>The priority that the scheduler itself gave when the source was read. Shown beside ours, never part of it.</source>
        <translation>La priorité donnée par l’ordonnanceur lui-même à la lecture de la source. Montrée à côté de la nôtre, jamais dedans.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>Why the job waits, in %1&apos;s words; else its state.</source>
        <translation>Pourquoi le job attend, dans les mots de %1&#xa0;; sinon son état.</translation>
    </message>
    <message>
        <source>Class (queue) of the job: CLASSCFG.</source>
        <translation>Classe (file) du job&#xa0;: CLASSCFG.</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first. Partition tier first, then priority, submit time and job id.</source>
        <translation>Place dans la file&#xa0;: 1 est essayé en premier. Palier de partition d’abord, puis priorité, date de soumission et numéro.</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first. Start priority first, then the place in the queue.</source>
        <translation>Place dans la file&#xa0;: 1 est essayé en premier. D’abord la priorité de départ, puis la place dans la file.</translation>
    </message>
    <message>
        <source>What each component adds to the priority, unrounded. In points; what is taken away stands left of zero. The number is the priority, both sides together.</source>
        <translation>Ce que chaque composante ajoute à la priorité, sans arrondi. En points&#xa0;; ce qui est retiré est à gauche du zéro. Le nombre est la priorité, les deux côtés ensemble.</translation>
    </message>
    <message>
        <source>What each factor adds to the priority, unrounded. In points; what is taken away stands left of zero. The number is the priority, both sides together.</source>
        <translation>Ce que chaque facteur ajoute à la priorité, sans arrondi. En points&#xa0;; ce qui est retiré est à gauche du zéro. Le nombre est la priorité, les deux côtés ensemble.</translation>
    </message>
</context>
<context>
    <name>SeverityWords</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 avertissements</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 remarque</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 remarques</translation>
    </message>
</context>
<context>
    <name>ShareWords</name>
    <message>
        <source>Usage is not read yet</source>
        <translation>L’usage n’est pas encore lu</translation>
    </message>
    <message>
        <source>Slurm keeps no usage under priority/basic</source>
        <translation>Slurm ne tient pas d’usage sous priority/basic</translation>
    </message>
    <message>
        <source>The source has no decayed usage, though jobs of it ran</source>
        <translation>La source n’a pas d’usage atténué, alors que des jobs y ont tourné</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>SharesTable</name>
    <message>
        <source>Members of the account in numbers</source>
        <translation>Membres du compte en chiffres</translation>
    </message>
</context>
<context>
    <name>SliceWords</name>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>others (%1)</source>
        <translation>autres (%1)</translation>
    </message>
    <message>
        <source>former members</source>
        <translation>anciens membres</translation>
    </message>
    <message>
        <source>%1 has no members</source>
        <translation>%1 n’a pas de membres</translation>
    </message>
    <message>
        <source>Nobody here has a share of their own</source>
        <translation>Personne ici n’a de part à soi</translation>
    </message>
    <message>
        <source>without an account</source>
        <translation>sans compte</translation>
    </message>
    <message>
        <source>other users</source>
        <translation>autres utilisateurs</translation>
    </message>
    <message>
        <source>usage that removed members have left with the account</source>
        <translation>usage que des membres supprimés ont laissé au compte</translation>
    </message>
    <message>
        <source>usage of jobs that name no account, or one that neither the configuration nor the queue has</source>
        <translation>usage de jobs qui ne nomment aucun compte, ou un compte que ni la configuration ni la file n’ont</translation>
    </message>
    <message>
        <source>usage of users who have no job in the queue</source>
        <translation>usage d’utilisateurs qui n’ont pas de job dans la file</translation>
    </message>
    <message>
        <source>not promised</source>
        <translation>non promis</translation>
    </message>
    <message>
        <source>what the fairshare targets of all accounts leave</source>
        <translation>ce que laissent les cibles de fairshare de tous les comptes</translation>
    </message>
    <message>
        <source>No usage: nothing that was consumed counts</source>
        <translation>Aucun usage&#xa0;: rien de ce qui a été consommé ne compte</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>what the machine left and nobody used</source>
        <translation>ce que la machine offrait et que personne n’a utilisé</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
</context>
<context>
    <name>UsageFormat</name>
    <message>
        <source>%1 node-hours</source>
        <translation>%1 heures-nœud</translation>
    </message>
    <message>
        <source>%1 CPU-hours</source>
        <translation>%1 heures CPU</translation>
    </message>
    <message>
        <source>node-hours</source>
        <translation>heures-nœud</translation>
    </message>
    <message>
        <source>CPU-hours</source>
        <translation>heures CPU</translation>
    </message>
    <message>
        <source>%1 billing-hours</source>
        <translation>%1 heures facturées</translation>
    </message>
    <message>
        <source>%1 PE-hours</source>
        <translation>%1 heures PE</translation>
    </message>
    <message>
        <source>billing-hours</source>
        <translation>heures facturées</translation>
    </message>
    <message>
        <source>PE-hours</source>
        <comment>hours of Moab&apos;s processor equivalents</comment>
        <translation>heures PE</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>ValueFormat</name>
    <message>
        <source>%1 %</source>
        <extracomment>a percentage</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>at its share</source>
        <translation>à sa part</translation>
    </message>
    <message>
        <source>×%1 under-served</source>
        <translation>×%1 sous-servi</translation>
    </message>
    <message>
        <source>×%1 over-served</source>
        <translation>×%1 sur-servi</translation>
    </message>
    <message>
        <source>no share</source>
        <translation>sans part</translation>
    </message>
    <message>
        <source>as its account</source>
        <translation>comme son compte</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <extracomment>a date and a time of day in UTC</extracomment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>×%1+ under-served</source>
        <translation>×%1+ sous-servi</translation>
    </message>
    <message>
        <source>×%1+ over-served</source>
        <translation>×%1+ sur-servi</translation>
    </message>
    <message>
        <source>no usage</source>
        <translation>aucun usage</translation>
    </message>
</context>
<context>
    <name>fairlead::app::AddedScenarios</name>
    <message>
        <source>Edits %1: %2</source>
        <translation>Modifications %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Ajouter un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>Scénarios (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The scenario cannot be read</source>
        <translation>Le scénario ne peut être lu</translation>
    </message>
</context>
<context>
    <name>fairlead::app::AheadController</name>
    <message>
        <source>When %1 is back at its share</source>
        <translation>Quand %1 sera revenu à sa part</translation>
    </message>
    <message>
        <source>When one of the jobs %1 and %2 overtakes the other</source>
        <translation>Quand l’un des jobs %1 et %2 dépassera l’autre</translation>
    </message>
    <message>
        <source>effective usage</source>
        <translation>usage effectif</translation>
    </message>
    <message>
        <source>normalized shares</source>
        <translation>parts normalisées</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>job %1</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>Part of the account above</source>
        <translation>Part du compte au-dessus</translation>
    </message>
    <message>
        <source>Part of the cluster</source>
        <translation>Part du cluster</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur de fairshare</translation>
    </message>
    <message>
        <source>Level fair-share</source>
        <translation>Fairshare de niveau</translation>
    </message>
    <message>
        <source>Effective usage and share</source>
        <translation>Usage effectif et part</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ApplyController</name>
    <message>
        <source>Writing to the store …</source>
        <translation>Écriture dans la base Fairlead…</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Enregistrer le texte</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Write to the store</source>
        <translation>Écrire dans la base Fairlead</translation>
    </message>
    <message>
        <source>%1 is meant for What-if. Write the changes into it all the same?</source>
        <translation>%1 est destiné à Simulation. Y écrire quand même les modifications&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Écrire</translation>
    </message>
    <message>
        <source>Written to %1: revision %2.</source>
        <translation>Écrit dans %1&#xa0;: révision %2.</translation>
    </message>
    <message>
        <source>Nothing was written: what others saved is shown now.</source>
        <translation>Rien n’a été écrit&#xa0;: ce que d’autres ont enregistré est maintenant affiché.</translation>
    </message>
    <message>
        <source>%1 It could not be read again: Refresh (F5) shows it.</source>
        <translation>%1 La relecture a échoué&#xa0;: Actualiser (F5) le montrera.</translation>
    </message>
    <message>
        <source>take the store&apos;s values</source>
        <translation>prendre les valeurs de la base Fairlead</translation>
    </message>
    <message>
        <source>Nothing was written; your edits stay.</source>
        <translation>Rien n’a été écrit&#xa0;; vos modifications restent.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ApplyPlan</name>
    <message>
        <source>A file of the source cannot be read, so this form is not possible.</source>
        <translation>Un fichier de la source ne peut pas être lu&#xa0;: cette forme n’est pas possible.</translation>
    </message>
    <message>
        <source>These changes cannot be expressed in this form.</source>
        <translation>Ces modifications ne peuvent pas être exprimées sous cette forme.</translation>
    </message>
    <message>
        <source>%1 is open for Monitor: nothing is written through it. Open it as What-if or Apply to write.</source>
        <translation>%1 est ouvert en Observation&#xa0;: rien n’est écrit par cette connexion. Ouvrez-la en Simulation ou Appliquer pour écrire.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the file or its folder is read-only.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: le fichier ou son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>%1 is not there any more. Your edits are: save them as a scenario, or use another form.</source>
        <translation>%1 n’existe plus. Vos modifications, si&#xa0;: enregistrez-les comme scénario, ou utilisez une autre forme.</translation>
    </message>
    <message>
        <source>The store keeps readings of its cluster, the last of %1. It shows an edited copy of one of them, which these changes go into; the readings stay as they were, and the time line shows them.</source>
        <translation>La base Fairlead garde des lectures de son cluster, la dernière du %1. Elle montre une copie modifiée de l’une d’elles, qui recevra ces modifications&#xa0;; les lectures restent telles quelles, et la chronologie les montre.</translation>
    </message>
    <message>
        <source>The store keeps readings of its cluster, the last of %1. Once it is written to, it shows this edited copy and follows no newer reading. They are still kept, and the time line shows them.</source>
        <translation>La base Fairlead garde des lectures de son cluster, la dernière du %1. Une fois écrite, elle montre cette copie modifiée et ne suit plus aucune lecture plus récente. Celles-ci restent gardées, et la chronologie les montre.</translation>
    </message>
    <message>
        <source>%1 (the source has %2)</source>
        <comment>an edit</comment>
        <translation>%1 (la source a %2)</translation>
    </message>
    <message>
        <source>Decide first: close this dialog, and choose Keep mine or Take theirs in the strip below the pages.</source>
        <translation>Décidez d’abord&#xa0;: fermez cette fenêtre et choisissez «&#xa0;Garder la mienne&#xa0;» ou «&#xa0;Prendre la leur&#xa0;» dans le bandeau sous les pages.</translation>
    </message>
    <message>
        <source>Limits of QOS and associations are not written into a store: they are the cluster&apos;s, and the text for sacctmgr sets them there. They stay among your edits.</source>
        <translation>Les limites des QOS et des associations ne sont pas écrites dans une base&#xa0;: ce sont celles du cluster, et le texte pour sacctmgr les y fixe. Elles restent parmi vos modifications.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConflictWords</name>
    <message>
        <source>at an unknown time</source>
        <translation>à un moment inconnu</translation>
    </message>
    <message>
        <source>revision %1, %2 by %3 (%4)</source>
        <translation>révision %1, %2 par %3 (%4)</translation>
    </message>
    <message>
        <source>what was saved up to then is not recorded</source>
        <translation>ce qui a été enregistré jusque-là n’est pas consigné</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 supprimé</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 modifié</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajouté</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who: what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The store is at revision %1, your edits are based on revision %2</source>
        <translation>La base Fairlead est à la révision %1, vos modifications partent de la révision %2</translation>
    </message>
    <message>
        <source>Scenario “%1” was saved by somebody else</source>
        <translation>Quelqu’un d’autre a enregistré le scénario «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>existe désormais</translation>
    </message>
    <message>
        <source>cannot be applied there</source>
        <translation>n’y est pas applicable</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>shares of</source>
        <translation>parts de</translation>
    </message>
    <message>
        <source>place of</source>
        <translation>place de</translation>
    </message>
    <message>
        <source>association</source>
        <translation>association</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>instantané</translation>
    </message>
    <message>
        <source>reverted</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>history of</source>
        <translation>historique de</translation>
    </message>
    <message>
        <source>Scenario “%1” is in this store already</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» est déjà dans cette base</translation>
    </message>
    <message>
        <source>Scenario “%1” was deleted by somebody else</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» a été supprimé par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>shares %1</source>
        <translation>parts %1</translation>
    </message>
    <message>
        <source>shares %1 under %2</source>
        <translation>parts %1 sous %2</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Connection</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>Donnez un nom à la connexion.</translation>
    </message>
    <message>
        <source>Name a host, or the path of a socket.</source>
        <translation>Indiquez un hôte, ou le chemin d’un socket.</translation>
    </message>
    <message>
        <source>Either hosts or a socket, not both.</source>
        <translation>Des hôtes ou un socket, pas les deux.</translation>
    </message>
    <message>
        <source>User and password have fields of their own; a host has none.</source>
        <translation>L’utilisateur et le mot de passe ont leurs propres champs&#xa0;; un hôte n’en contient pas.</translation>
    </message>
    <message>
        <source>Name the database, such as slurm_acct_db.</source>
        <translation>Indiquez la base de données, par exemple slurm_acct_db.</translation>
    </message>
    <message>
        <source>Without TLS, password and data would cross the network in clear text. That is allowed for a socket or this machine only: choose Require or Verify.</source>
        <translation>Sans TLS, le mot de passe et les données traverseraient le réseau en clair. Cela n’est permis que pour un socket ou cette machine&#xa0;: choisissez Exiger ou Vérifier.</translation>
    </message>
    <message>
        <source>A host is written name, name:port or [IPv6]:port, with commas between them.</source>
        <translation>Un hôte s’écrit nom, nom:port ou [IPv6]:port, avec des virgules entre eux.</translation>
    </message>
    <message>
        <source>slurmrestd is one host.</source>
        <translation>slurmrestd est sur un seul hôte.</translation>
    </message>
    <message>
        <source>slurmrestd does not tell the weights: name a settings file.</source>
        <translation>slurmrestd ne donne pas les poids&#xa0;: nommez un fichier de réglages.</translation>
    </message>
    <message>
        <source>slurmrestd gets the token itself: choose Verify, or Off on this machine.</source>
        <translation>slurmrestd reçoit le jeton lui-même&#xa0;: choisissez Vérifier, ou Désactivé sur cette machine.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConnectionTest</name>
    <message>
        <source>Connected to %1, version %2.</source>
        <translation>Connecté à %1, version %2.</translation>
    </message>
    <message>
        <source>Clear text: not encrypted.</source>
        <translation>En clair&#xa0;: non chiffré.</translation>
    </message>
    <message>
        <source>Encrypted: %1.</source>
        <translation>Chiffré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Several clusters: %1. Name one of them under Cluster.</source>
        <translation>Plusieurs clusters&#xa0;: %1. Indiquez l’un d’eux sous Cluster.</translation>
    </message>
    <message>
        <source>Cluster %1 of: %2.</source>
        <translation>Cluster %1 parmi&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Tables of Slurm 24.11 or later</source>
        <translation>Tables de Slurm 24.11 ou plus récent</translation>
    </message>
    <message>
        <source>Tables of Slurm before 24.11</source>
        <translation>Tables de Slurm d’avant 24.11</translation>
    </message>
    <message>
        <source>the controller&apos;s version is not known</source>
        <translation>la version du contrôleur n’est pas connue</translation>
    </message>
    <message>
        <source>the controller is %1</source>
        <translation>le contrôleur est en %1</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>They hold no past usage.</source>
        <translation>Elles ne contiennent pas d’usage passé.</translation>
    </message>
    <message>
        <source>A Fairlead store, version %1.</source>
        <translation>Une base Fairlead, version %1.</translation>
    </message>
    <message>
        <source>Hosts tried before it:</source>
        <translation>Hôtes essayés avant lui&#xa0;:</translation>
    </message>
    <message>
        <source>The connection cannot be used.</source>
        <translation>La connexion ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>The connection works, but %1 cannot be used.</source>
        <translation>La connexion fonctionne, mais %1 ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>This version does not tell usage: name a usage file, or it counts as 0.</source>
        <translation>Cette version ne donne pas l’usage&#xa0;: nommez un fichier d’usage, sinon il compte pour 0.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ConnectionsController</name>
    <message>
        <source>Asking the keychain for the password …</source>
        <translation>Demande du mot de passe au trousseau…</translation>
    </message>
    <message>
        <source>This address of a database cannot be used. Connect to a database from the File menu: there each part has a field.</source>
        <translation>Cette adresse de base de données ne peut pas être utilisée. Connectez-vous à une base depuis le menu Fichier&#xa0;: chaque partie y a son champ.</translation>
    </message>
    <message>
        <source>Last time, Fairlead showed %1.</source>
        <translation>La dernière fois, Fairlead montrait %1.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>The last attempt did not succeed.</source>
        <translation>La dernière tentative n’a pas réussi.</translation>
    </message>
    <message>
        <source>The keychain holds no password for it.</source>
        <translation>Le trousseau ne contient pas de mot de passe pour elle.</translation>
    </message>
    <message>
        <source>The keychain cannot be used (%1), so the password is asked for once per session.</source>
        <translation>Le trousseau est inutilisable (%1)&#xa0;; le mot de passe est donc demandé une fois par session.</translation>
    </message>
    <message>
        <source>No keychain can be used: %1. The password is kept until Fairlead ends.</source>
        <translation>Aucun trousseau utilisable&#xa0;: %1. Le mot de passe est gardé jusqu’à la fermeture de Fairlead.</translation>
    </message>
    <message>
        <source>The keychain did not take the password (%1): it is known until Fairlead ends.</source>
        <translation>Le trousseau n’a pas pris le mot de passe (%1)&#xa0;: il est connu jusqu’à la fermeture de Fairlead.</translation>
    </message>
    <message>
        <source>No keychain can be used: %1. Passwords are asked for once per session.</source>
        <translation>Aucun trousseau utilisable&#xa0;: %1. Les mots de passe sont demandés une fois par session.</translation>
    </message>
    <message>
        <source>The server refuses the user or the password.</source>
        <translation>Le serveur refuse l’utilisateur ou le mot de passe.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::CrashRecovery</name>
    <message>
        <source>restore edits</source>
        <translation>reprise des modifications</translation>
    </message>
    <message numerus="yes">
        <source>Fairlead did not close properly: %Ln edit(s) to %1, the last of %2, can be restored: %3.</source>
        <translation>
            <numerusform>Fairlead ne s’est pas fermé correctement&#xa0;: %Ln modification de %1, du %2, peut être rétablie&#xa0;: %3.</numerusform>
            <numerusform>Fairlead ne s’est pas fermé correctement&#xa0;: %Ln modifications de %1, la dernière du %2, peuvent être rétablies&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard edits</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 will be gone for good: %2.</source>
        <translation>
            <numerusform>%Ln modification de %1 sera définitivement perdue&#xa0;: %2.</numerusform>
            <numerusform>%Ln modifications de %1 seront définitivement perdues&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Rest&amp;ore edits</source>
        <translation>Rétablir les m&amp;odifications</translation>
    </message>
    <message>
        <source>After a crash your edits could not be restored: %1. Save them as a scenario (Ctrl+S) in another place.</source>
        <translation>Après un plantage, vos modifications ne pourraient pas être restaurées&#xa0;: %1. Enregistrez-les ailleurs comme scénario (Ctrl+S).</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. The edits are still kept.</source>
        <translation>%1 ne peut être ouvert&#xa0;: %2. Les modifications sont toujours gardées.</translation>
    </message>
    <message>
        <source>Unsaved edits were found, but they cannot be read: %1.</source>
        <translation>Des modifications non enregistrées ont été trouvées, mais elles ne peuvent être lues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Montrer le dossier</translation>
    </message>
</context>
<context>
    <name>fairlead::app::DockRoom</name>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ExportController</name>
    <message>
        <source>Export the report as PDF</source>
        <translation>Exporter le rapport en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export tables as CSV into a folder</source>
        <translation>Exporter les tableaux en CSV dans un dossier</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export pictures into a folder</source>
        <translation>Exporter les images dans un dossier</translation>
    </message>
    <message>
        <source>Written: %1, without the Outlook: it is of other settings, run it again.</source>
        <translation>Écrit&#xa0;: %1, sans la perspective&#xa0;: elle correspond à d’autres réglages, relancez-la.</translation>
    </message>
    <message>
        <source>Without usage and waits, which cannot be read: %1.</source>
        <translation>Sans l’usage ni les attentes, qui ne peuvent pas être lus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No font of this machine has %1: boxes stand in their place.</source>
        <translation>Aucune police de cette machine n’a %1&#xa0;: des carrés en tiennent lieu.</translation>
    </message>
    <message>
        <source>Without waits, which cannot be read: %1.</source>
        <translation>Sans les attentes, qui ne peuvent pas être lues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was written: %1. File → Settings names it.</source>
        <translation>Rien n’a été écrit&#xa0;: %1. Il est indiqué dans Fichier → Réglages.</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Remplacer des fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of %1 will be replaced: %2</source>
        <translation>
            <numerusform>%Ln fichier de %1 sera remplacé&#xa0;: %2</numerusform>
            <numerusform>%Ln fichiers de %1 seront remplacés&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Written: %1, without the Outlook: the history has been read again since, run it again.</source>
        <translation>Écrit&#xa0;: %1, sans la perspective&#xa0;: l’historique a été relu depuis, relancez-la.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::FaultReport</name>
    <message>
        <source>Write the report into a new folder</source>
        <translation>Écrire le rapport dans un nouveau dossier</translation>
    </message>
    <message>
        <source>Written: %1. Look at it, and say in its README.txt what was wrong, before you send it.</source>
        <translation>Écrit&#xa0;: %1. Regardez-le, et dites dans son README.txt ce qui n’allait pas, avant de l’envoyer.</translation>
    </message>
    <message>
        <source>A report of a fault</source>
        <translation>Rapport d’un défaut</translation>
    </message>
    <message>
        <source>The report is a new folder with the cluster as it was read: made-up names stand for accounts, users, jobs and nodes, the numbers stay. Nothing is sent. Look at it before you send it to somebody.</source>
        <translation>Le rapport est un nouveau dossier avec le cluster tel qu’il a été lu&#xa0;: des noms inventés remplacent ceux des comptes, des utilisateurs, des jobs et des nœuds, les nombres restent. Rien n’est envoyé. Relisez-le avant de l’envoyer à quelqu’un.</translation>
    </message>
    <message>
        <source>&amp;Choose a folder …</source>
        <translation>&amp;Choisir un dossier…</translation>
    </message>
</context>
<context>
    <name>fairlead::app::FinderController</name>
    <message>
        <source>Give at least one target and one parameter that may change.</source>
        <translation>Donnez au moins une cible et un paramètre qui peut changer.</translation>
    </message>
    <message>
        <source>The history is too short to search in a part of it.</source>
        <translation>L’historique est trop court pour chercher dans une partie.</translation>
    </message>
    <message>
        <source>try a policy that was found</source>
        <translation>essayer une politique trouvée</translation>
    </message>
</context>
<context>
    <name>fairlead::app::HardwareController</name>
    <message>
        <source>new hardware</source>
        <translation>nouveau matériel</translation>
    </message>
</context>
<context>
    <name>fairlead::app::HelpDialog</name>
    <message>
        <source>Fairlead manual</source>
        <translation>Manuel de Fairlead</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>In ten minutes</source>
        <translation>En dix minutes</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Rien n’est trouvé.</translation>
    </message>
    <message>
        <source>Search the manual (%1)</source>
        <comment>a key</comment>
        <translation>Chercher dans le manuel (%1)</translation>
    </message>
</context>
<context>
    <name>fairlead::app::KeptScenarios</name>
    <message>
        <source>The scenarios of the outlook cannot be kept</source>
        <translation>Les scénarios de la perspective ne peuvent pas être conservés</translation>
    </message>
    <message>
        <source>The scenarios of the outlook cannot be read</source>
        <translation>Les scénarios de la perspective ne peuvent pas être lus</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LeaveQuestion</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s) to %1 are not saved.</source>
        <translation>
            <numerusform>%Ln modification de %1 n’est pas enregistrée.</numerusform>
            <numerusform>%Ln modifications de %1 ne sont pas enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as a scenario, discard, or stay and go on working?</source>
        <translation>Enregistrer comme scénario, abandonner, ou rester et continuer à travailler&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>&amp;Save in %1</source>
        <translation>&amp;Enregistrer dans %1</translation>
    </message>
    <message>
        <source>The scenario has changes that are not saved.</source>
        <translation>Le scénario a des modifications qui ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>&amp;Save in the store</source>
        <translation>&amp;Enregistrer dans la base Fairlead</translation>
    </message>
    <message>
        <source>%1 is gone, or has changed since it was saved.</source>
        <translation>%1 n’est plus là, ou a changé depuis son enregistrement.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LiveButton</name>
    <message>
        <source>Refresh only on F5</source>
        <translation>Actualiser seulement avec F5</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Every 10 seconds</source>
        <translation>Toutes les 10 secondes</translation>
    </message>
    <message>
        <source>Live 10 s</source>
        <translation>En direct, 10 s</translation>
    </message>
    <message>
        <source>Every 30 seconds</source>
        <translation>Toutes les 30 secondes</translation>
    </message>
    <message>
        <source>Live 30 s</source>
        <translation>En direct, 30 s</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Toutes les minutes</translation>
    </message>
    <message>
        <source>Live 1 min</source>
        <translation>En direct, 1 min</translation>
    </message>
    <message>
        <source>Every 5 minutes</source>
        <translation>Toutes les 5 minutes</translation>
    </message>
    <message>
        <source>Live 5 min</source>
        <translation>En direct, 5 min</translation>
    </message>
    <message>
        <source>The source is being read …</source>
        <translation>Lecture de la source…</translation>
    </message>
    <message>
        <source>Read the source again (F5). By itself: %1</source>
        <translation>Relire la source (F5). D’office&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fairlead::app::LiveController</name>
    <message>
        <source>read %1</source>
        <comment>at a time of day</comment>
        <translation>lu à %1</translation>
    </message>
    <message>
        <source>no answer; last answer %1, trying again …</source>
        <translation>pas de réponse&#xa0;; dernière réponse à %1, nouvel essai…</translation>
    </message>
    <message>
        <source>no answer; last answer %1, trying again in %2 s</source>
        <translation>pas de réponse&#xa0;; dernière réponse à %1, nouvel essai dans %2&#xa0;s</translation>
    </message>
    <message>
        <source>no answer; last answer %1, F5 tries again</source>
        <translation>pas de réponse&#xa0;; dernière réponse à %1, F5 pour réessayer</translation>
    </message>
    <message>
        <source>%1 no longer tells, or not all of it: %2. What was read at %3 stays on the screen.</source>
        <translation>%1 ne dit plus, ou plus entièrement&#xa0;: %2. Ce qui a été lu à %3 reste à l’écran.</translation>
    </message>
    <message>
        <source>Show it all the same</source>
        <translation>Afficher quand même</translation>
    </message>
    <message>
        <source>%1 cannot be read any more (%2). What was read at %3 stays on the screen.</source>
        <translation>%1 n’est plus lisible (%2). Ce qui a été lu à %3 reste à l’écran.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 no longer takes the password. What was read at %2 stays on the screen.</source>
        <translation>%1 n’accepte plus le mot de passe. Ce qui a été lu à %2 reste à l’écran.</translation>
    </message>
    <message>
        <source>Enter the password</source>
        <translation>Saisir le mot de passe</translation>
    </message>
    <message>
        <source>password refused; last answer %1</source>
        <translation>mot de passe refusé&#xa0;; dernière réponse %1</translation>
    </message>
    <message>
        <source>%1 was replaced by an older copy or by another store: it is at revision %2, and was at %3. What is there is shown now.</source>
        <translation>%1 a été remplacé par une copie plus ancienne ou par une autre base&#xa0;: sa révision est %2, c’était %3. Ce qui s’y trouve est affiché maintenant.</translation>
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
        <translation>Mode</translation>
    </message>
    <message>
        <source>The scenario cannot be applied; the last result stays on the screen. Undo (Ctrl+Z) reverts the last edit.</source>
        <translation>Le scénario ne peut pas être appliqué&#xa0;; le dernier résultat reste à l’écran. Annuler (Ctrl+Z) reprend la dernière modification.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is open</source>
        <translation>rien n’est ouvert</translation>
    </message>
    <message>
        <source>reading %1 …</source>
        <translation>lecture de %1…</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>demo %1</source>
        <comment>a cluster that is made up</comment>
        <translation>démo %1</translation>
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
        <translation>les réglages l’excluent</translation>
    </message>
</context>
<context>
    <name>fairlead::app::OutlookController</name>
    <message>
        <source>With the edits</source>
        <translation>Avec les modifications</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>L’historique ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1 is not a Slurm policy: only Slurm&apos;s schedulers can be replayed.</source>
        <translation>%1 n’est pas une politique de Slurm&#xa0;: seuls les ordonnanceurs de Slurm peuvent être rejoués.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::OutlookPolicies</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>At most %1 policies are replayed together: not among them are %2.</source>
        <translation>Au plus %1 politiques sont rejouées ensemble&#xa0;: n’en font pas partie %2.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Pages</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>Perspective</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
</context>
<context>
    <name>fairlead::app::PlanController</name>
    <message>
        <source>This time limit cannot be read: write 2:00:00, 1-0 or 2 h.</source>
        <translation>Cette limite de temps est illisible&#xa0;: écrivez 2:00:00, 1-0 ou 2 h.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::PolicyController</name>
    <message>
        <source>Compare with a policy</source>
        <translation>Comparer avec une politique</translation>
    </message>
    <message>
        <source>Policies of Slurm, Moab and Maui (*.conf *.cfg *.txt);;All files (*)</source>
        <translation>Politiques de Slurm, Moab et Maui (*.conf *.cfg *.txt);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioChoices</name>
    <message>
        <source>This scenario</source>
        <translation>Ce scénario</translation>
    </message>
    <message>
        <source>Compare with the scenario of a file</source>
        <translation>Comparer avec le scénario d’un fichier</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>Scénarios (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Tick up to four scenarios.</source>
        <translation>Cochez jusqu’à quatre scénarios.</translation>
    </message>
    <message>
        <source>%1. Untick it to compare the others.</source>
        <translation>%1. Décochez-le pour comparer les autres.</translation>
    </message>
    <message>
        <source>%1 (this scenario)</source>
        <translation>%1 (ce scénario)</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioController</name>
    <message>
        <source>reset all</source>
        <translation>tout réinitialiser</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.%1)</source>
        <translation>Scénarios (*.%1)</translation>
    </message>
    <message>
        <source>Load a scenario</source>
        <translation>Charger un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>Scénarios (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The scenario is in %1.</source>
        <translation>Le scénario est dans %1.</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>chargement de %1</translation>
    </message>
    <message>
        <source>describe the scenario</source>
        <translation>décrire le scénario</translation>
    </message>
    <message>
        <source>PriorityWeightTRES of the scenario names %1, which the cluster does not track: that is ignored.</source>
        <translation>PriorityWeightTRES du scénario nomme %1, que le cluster ne suit pas&#xa0;: cela ne compte pas.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read or saved here: choose where the scenario goes.</source>
        <translation>%1 a changé depuis sa lecture ou son enregistrement ici&#xa0;: choisissez où va le scénario.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::ScenarioWatch</name>
    <message>
        <source>Scenario “%1” has been saved in the store since it was read here (revision %2). What is on the screen stays; saving it shows both.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» a été enregistré dans la base depuis qu’il a été lu ici (révision %2). L’affichage reste tel quel&#xa0;; enregistrer montre les deux.</translation>
    </message>
    <message>
        <source>Scenario “%1” has been deleted in the store (revision %2 at the latest). What is on the screen stays and can be saved again.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» a été supprimé dans la base (au plus tard à la révision %2). L’affichage reste tel quel et peut être enregistré de nouveau.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SearchController</name>
    <message numerus="yes">
        <source>%Ln job row(s)</source>
        <translation>
            <numerusform>%Ln ligne de job</numerusform>
            <numerusform>%Ln lignes de jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>12 job rows, 3 in the tree</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the tree</source>
        <translation>
            <numerusform>%Ln dans l’arbre</numerusform>
            <numerusform>%Ln dans l’arbre</numerusform>
        </translation>
    </message>
    <message>
        <source>no field %1:</source>
        <translation>aucun champ %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SettingsController</name>
    <message>
        <source>Language, font, text size and unit change with the next start.</source>
        <translation>La langue, la police, la taille du texte et l’unité changent au prochain démarrage.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1: they last until this window closes.</source>
        <translation>Les réglages ne peuvent pas être écrits dans %1&#xa0;: ils durent jusqu’à la fermeture de cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::SourceController</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Open a capture folder</source>
        <translation>Ouvrir un dossier de capture</translation>
    </message>
    <message>
        <source>Read from Slurm&apos;s commands</source>
        <translation>Lire par les commandes de Slurm</translation>
    </message>
    <message>
        <source>Host that ssh reaches with a key (user@host, host:port).
Empty: the commands of this computer. They only read.</source>
        <translation>Hôte que ssh atteint avec une clé (utilisateur@hôte, hôte:port).
Vide&#xa0;: les commandes de cet ordinateur. Elles ne font que lire.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>%1 now belongs to cluster %2. What was on the screen stays there; open it again to see the other cluster.</source>
        <translation>%1 appartient maintenant au cluster %2. L’affichage reste tel quel&#xa0;; ouvrez-la de nouveau pour voir l’autre cluster.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Fairlead files (*.fairlead);;Job traces (*.swf *.swf.gz);;All files (*)</source>
        <translation>Fichiers Fairlead (*.fairlead);;Traces de jobs (*.swf *.swf.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 now belongs to cluster %2.</source>
        <translation>%1 appartient maintenant au cluster %2.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StatusLine</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Problèmes d’importation</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>updating …</source>
        <translation>mise à jour…</translation>
    </message>
    <message>
        <source>evaluated in %1 ms</source>
        <translation>évalué en %1&#xa0;ms</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>through %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>révision %1</translation>
    </message>
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
    <message>
        <source>provisional: usage is not read yet</source>
        <translation>provisoire&#xa0;: l’usage n’est pas encore lu</translation>
    </message>
    <message>
        <source>%1, snapshot of %2</source>
        <extracomment>a cluster, a date with its time of day and the short name of the time zone</extracomment>
        <translation>%1, instantané du %2</translation>
    </message>
    <message>
        <source>○ reading %1 …</source>
        <translation>○ lecture de %1…</translation>
    </message>
    <message>
        <source>%1, rebuilt for %2</source>
        <translation>%1, reconstitué pour %2</translation>
    </message>
    <message>
        <source>%1, time ahead: %2</source>
        <translation>%1, temps à venir&#xa0;: %2</translation>
    </message>
    <message>
        <source>○ nothing is open</source>
        <translation>○ rien n’est ouvert</translation>
    </message>
    <message>
        <source>%1, own copy of the reading of %2</source>
        <translation>%1, copie propre de la lecture du %2</translation>
    </message>
    <message>
        <source>jobs not known</source>
        <translation>jobs inconnus</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StoreCopy</name>
    <message>
        <source>%1; newer readings are kept, the last of %2</source>
        <translation>%1&#xa0;; des lectures plus récentes sont gardées, la dernière du %2</translation>
    </message>
    <message>
        <source>%1; newer readings will be kept beside it</source>
        <translation>%1&#xa0;; les lectures plus récentes seront gardées à côté</translation>
    </message>
    <message>
        <source>the store&apos;s own copy, edited or imported, of the reading of %1</source>
        <translation>la copie propre à la base Fairlead, modifiée ou importée, de la lecture du %1</translation>
    </message>
</context>
<context>
    <name>fairlead::app::StoredScenarios</name>
    <message>
        <source>load %1</source>
        <translation>charger %1</translation>
    </message>
    <message>
        <source>Scenario “%1” is saved in the store: revision %2.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» est enregistré dans la base Fairlead&#xa0;: révision %2.</translation>
    </message>
    <message>
        <source>Nothing was saved; your edits stay.</source>
        <translation>Rien n’a été enregistré&#xa0;; vos modifications restent.</translation>
    </message>
    <message>
        <source>The two cannot be merged this way; nothing was saved. Keep theirs or overwrite it with yours.</source>
        <translation>Les deux ne peuvent pas être fusionnés ainsi&#xa0;; rien n’a été enregistré. Gardez le leur ou écrivez le vôtre par-dessus.</translation>
    </message>
    <message>
        <source>merge with what others saved</source>
        <translation>fusionner avec ce que d’autres ont enregistré</translation>
    </message>
    <message>
        <source>take the store&apos;s scenario</source>
        <translation>prendre le scénario de la base Fairlead</translation>
    </message>
    <message>
        <source>Nothing was saved: the scenario of the store is shown. Undo (Ctrl+Z) brings yours back.</source>
        <translation>Rien n’a été enregistré&#xa0;: le scénario de la base Fairlead est affiché. Annuler (Ctrl+Z) ramène le vôtre.</translation>
    </message>
    <message>
        <source>Nothing was changed: %1.</source>
        <translation>Rien n’a été modifié&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>fairlead::app::TimelineController</name>
    <message>
        <source>Reading the history …</source>
        <translation>Lecture de l’historique…</translation>
    </message>
    <message>
        <source>past moment, as read %1, the last reading before</source>
        <translation>moment passé, tel que lu %1, la dernière lecture avant</translation>
    </message>
    <message>
        <source>past moment, as read %1</source>
        <translation>moment passé, tel que lu %1</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Rien n’est ouvert.</translation>
    </message>
    <message>
        <source>past moment, rebuilt for %1 with the shares and settings of today, from the history of jobs</source>
        <translation>moment passé, reconstitué pour %1 avec les parts et réglages d’aujourd’hui, d’après l’historique des jobs</translation>
    </message>
    <message>
        <source>The history is as it was read before: %1</source>
        <translation>L’historique reste celui qui a été lu avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>time ahead: %1, if nobody comes and nobody uses anything any more</source>
        <translation>temps à venir&#xa0;: %1, si personne ne vient et que personne n’utilise plus rien</translation>
    </message>
    <message>
        <source>time ahead: %1, if no job comes, starts or ends and usage goes on at its rate</source>
        <translation>temps à venir&#xa0;: %1, si aucun job n’arrive, ne démarre ni ne finit et que l’usage continue à son rythme</translation>
    </message>
</context>
<context>
    <name>fairlead::app::UpgradeQuestion</name>
    <message>
        <source>Store of an older Fairlead</source>
        <translation>Base d’un Fairlead plus ancien</translation>
    </message>
    <message>
        <source>%1 was written by an older Fairlead. It must be upgraded before anything is written to it; older programs can then no longer open it. Reading it changes nothing.</source>
        <translation>%1 a été écrit par un Fairlead plus ancien. Avant d’y écrire, il faut le mettre à niveau&#xa0;; des programmes plus anciens ne peuvent alors plus l’ouvrir. Le lire n’y change rien.</translation>
    </message>
    <message>
        <source>&amp;Upgrade it</source>
        <translation>&amp;Mettre à niveau</translation>
    </message>
</context>
<context>
    <name>fairlead::app::UsageController</name>
    <message>
        <source>The source has no usage history</source>
        <translation>La source n’a pas d’historique d’usage</translation>
    </message>
    <message>
        <source>The usage cannot be read</source>
        <translation>L’usage ne peut pas être lu</translation>
    </message>
    <message>
        <source>Capture it again with usage.txt (fairleadctl capture), or open a database of slurmdbd.</source>
        <translation>Refaites la capture avec usage.txt (fairleadctl capture), ou ouvrez une base de slurmdbd.</translation>
    </message>
    <message>
        <source>This demo has none. Limoges (File, Open demo) shows what the page is for.</source>
        <translation>Cette démo n’en a pas. Limoges (Fichier, Ouvrir une démo) montre à quoi sert la page.</translation>
    </message>
    <message>
        <source>Moab and Maui keep sums for each fairshare window, not jobs: Fairshare on the left shows them where it is on.</source>
        <translation>Moab et Maui gardent des sommes par fenêtre de fairshare, pas des jobs&#xa0;: Fairshare, à gauche, les montre s’il est activé.</translation>
    </message>
    <message>
        <source>Of this period no usage is known</source>
        <translation>De cette période aucun usage n’est connu</translation>
    </message>
</context>
<context>
    <name>fairlead::app::Welcome</name>
    <message>
        <source>Open a cluster</source>
        <translation>Ouvrir un cluster</translation>
    </message>
    <message>
        <source>Look at a demo</source>
        <translation>Voir une démo</translation>
    </message>
</context>
<context>
    <name>fairlead::app::WindowActions</name>
    <message>
        <source>Open capture &amp;folder …</source>
        <translation>Ouvrir un &amp;dossier de capture…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Load scenario …</source>
        <translation>&amp;Charger un scénario…</translation>
    </message>
    <message>
        <source>Export report as &amp;PDF …</source>
        <translation>Exporter le rapport en &amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;About Fairlead</source>
        <translation>À &amp;propos de Fairlead</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;demo</source>
        <translation>Ouvrir une dé&amp;mo</translation>
    </message>
    <message>
        <source>Limoges: a university&apos;s cluster</source>
        <translation>Limoges&#xa0;: le cluster d’une université</translation>
    </message>
    <message>
        <source>Textbook: the example of Slurm&apos;s manual</source>
        <translation>Manuel&#xa0;: l’exemple de la documentation de Slurm</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Main tools</source>
        <translation>Outils principaux</translation>
    </message>
    <message>
        <source>Harbour: a site with Moab</source>
        <translation>Harbour&#xa0;: un site avec Moab</translation>
    </message>
    <message>
        <source>&amp;Connect to a database or slurmrestd …</source>
        <translation>Se &amp;connecter à une base de données ou à slurmrestd…</translation>
    </message>
    <message>
        <source>Co&amp;nnections</source>
        <translation>Co&amp;nnexions</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save in the s&amp;tore …</source>
        <translation>Enregistrer dans la &amp;base Fairlead…</translation>
    </message>
    <message>
        <source>L&amp;oad from the store …</source>
        <translation>&amp;Ouvrir depuis la base Fairlead…</translation>
    </message>
    <message>
        <source>&amp;Apply …</source>
        <translation>&amp;Appliquer…</translation>
    </message>
    <message>
        <source>Apply …</source>
        <translation>Appliquer…</translation>
    </message>
    <message>
        <source>Shows the commands, files or rows that put the edits into effect; nothing is written yet</source>
        <translation>Montre les commandes, fichiers ou lignes qui mettent les modifications en vigueur&#xa0;; rien n’est encore écrit</translation>
    </message>
    <message>
        <source>Read from &amp;Slurm&apos;s commands …</source>
        <translation>Lire par les commandes de &amp;Slurm…</translation>
    </message>
    <message>
        <source>Open Fairlead f&amp;ile …</source>
        <translation>Ouvrir un &amp;fichier Fairlead…</translation>
    </message>
    <message>
        <source>&amp;Reset all edits</source>
        <translation>Tout ré&amp;initialiser</translation>
    </message>
    <message>
        <source>Export tables as CS&amp;V …</source>
        <translation>Exporter les tableaux en CS&amp;V…</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Chercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Chercher le &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>Page &amp;précédente</translation>
    </message>
    <message>
        <source>T&amp;ime line</source>
        <translation>Chronolo&amp;gie</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Plan &amp;jobs …</source>
        <translation>Prévoir des &amp;jobs…</translation>
    </message>
    <message>
        <source>Where jobs would stand that nobody has submitted yet</source>
        <translation>Où se placeraient des jobs que personne n’a encore soumis</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>Ouvrir récen&amp;t</translation>
    </message>
    <message>
        <source>Look at another moment: queue, usage and ranks as they were, or as they will be if all goes on</source>
        <translation>Voir un autre moment&#xa0;: file, usage et rangs tels qu’ils étaient, ou tels qu’ils seront si tout continue</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle f&amp;enêtre</translation>
    </message>
    <message>
        <source>One more, for another cluster</source>
        <translation>Une de plus, pour un autre cluster</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>Puts the panels back where they were at first</source>
        <translation>Remet les panneaux là où ils étaient au début</translation>
    </message>
    <message>
        <source>Prepare a &amp;report of a fault …</source>
        <translation>Préparer un &amp;rapport d’erreur…</translation>
    </message>
    <message>
        <source>Writes the cluster under made-up names into a folder that can be sent; nothing is sent by itself</source>
        <translation>Écrit le cluster sous des noms inventés dans un dossier que l’on peut envoyer&#xa0;; rien n’est envoyé tout seul</translation>
    </message>
    <message>
        <source>&amp;Describe the scenario …</source>
        <translation>&amp;Décrire le scénario…</translation>
    </message>
    <message>
        <source>Its name, who made it and what it is for</source>
        <translation>Son nom, qui l’a fait et à quoi il sert</translation>
    </message>
    <message>
        <source>&amp;Compare scenarios …</source>
        <translation>Co&amp;mparer des scénarios…</translation>
    </message>
    <message>
        <source>Up to four scenarios side by side</source>
        <translation>Jusqu’à quatre scénarios côte à côte</translation>
    </message>
    <message>
        <source>Export pict&amp;ures …</source>
        <translation>Exporter les &amp;images…</translation>
    </message>
    <message>
        <source>Pies and queue as SVG and PNG</source>
        <translation>Camemberts et file d’attente en SVG et PNG</translation>
    </message>
    <message>
        <source>Find a polic&amp;y …</source>
        <translation>Trouver une &amp;politique…</translation>
    </message>
    <message>
        <source>Which settings would reach targets, by replaying the history</source>
        <translation>Quels réglages atteindraient des cibles, en rejouant l’historique</translation>
    </message>
    <message>
        <source>As the de&amp;sktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Account</source>
        <translation>&amp;Compte</translation>
    </message>
    <message>
        <source>&amp;Job</source>
        <translation>&amp;Job</translation>
    </message>
    <message>
        <source>&amp;Save scenario</source>
        <translation>&amp;Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Sa&amp;ve scenario as …</source>
        <translation>Enregistrer le scénario so&amp;us…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Into the file or store that it came from, or a file that is asked for</source>
        <translation>Dans le fichier ou la base d’où il vient, ou dans un fichier à choisir</translation>
    </message>
    <message>
        <source>Rest of the tool bar</source>
        <translation>Reste de la barre d’outils</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AccountTreeEdits</name>
    <message>
        <source>A name is needed.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from the least to the most</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>shares of %Ln row(s)</source>
        <translation>
            <numerusform>parts de %Ln ligne</numerusform>
            <numerusform>parts de %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln row(s)</source>
        <translation>
            <numerusform>suppression de %Ln ligne</numerusform>
            <numerusform>suppression de %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln account(s) below %1</source>
        <translation>
            <numerusform>déplacement de %Ln compte sous %1</numerusform>
            <numerusform>déplacement de %Ln comptes sous %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a user: only accounts can be moved.</source>
        <translation>%1 est un utilisateur&#xa0;: seuls les comptes se déplacent.</translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln row(s)</source>
        <translation>
            <numerusform>collage de %Ln ligne</numerusform>
            <numerusform>collage de %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be edited while this is open for Monitor.</source>
        <translation>Rien ne se modifie tant que ceci est ouvert en Observation.</translation>
    </message>
    <message>
        <source>“%1” is not a valid share: enter a whole number up to %2 or “parent”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une part valable&#xa0;: entrez un nombre entier jusqu’à %2 ou «&#xa0;parent&#xa0;».</translation>
    </message>
    <message>
        <source>sacctmgr keeps account names in small letters: write “%1”.</source>
        <translation>sacctmgr garde les noms de comptes en minuscules&#xa0;: écrivez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>sacctmgr keeps user names in small letters: write “%1”.</source>
        <translation>sacctmgr garde les noms d’utilisateurs en minuscules&#xa0;: écrivez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) of what is removed wait or run, and stay in the queue: on the cluster they have to end first.</source>
        <translation>
            <numerusform>%Ln job de ce qui est supprimé attend ou s’exécute, et reste dans la file&#xa0;: sur le cluster, il doit d’abord se terminer.</numerusform>
            <numerusform>%Ln jobs de ce qui est supprimé attendent ou s’exécutent, et restent dans la file&#xa0;: sur le cluster, ils doivent d’abord se terminer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new name keeps the usage here and in a store. sacctmgr cannot rename: it adds the new name, which begins without usage.</source>
        <translation>Le nouveau nom garde l’usage ici et dans une base Fairlead. sacctmgr ne sait pas renommer&#xa0;: il ajoute le nouveau nom, qui commence sans usage.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AdviceModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Problem: the policy does not do what it says. Warning: it probably does not do what is meant. Hint: it could be simpler or better.</source>
        <translation>Problème&#xa0;: la politique ne fait pas ce qu’elle dit. Avertissement&#xa0;: elle ne fait sans doute pas ce qui est voulu. Remarque&#xa0;: elle pourrait être plus simple ou meilleure.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>What is wrong with the policy.</source>
        <translation>Ce qui ne va pas dans la politique.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>How that is known, from the queue and the tree as they are.</source>
        <translation>Ce qui le montre, dans la file et l’arbre tels qu’ils sont.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AdviceTexts</name>
    <message>
        <source>shares of %1 = %2</source>
        <translation>parts (%1) = %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>edits</comment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::models::AgreementModel</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>job %1 in %2</source>
        <translation>job %1 dans %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>The scheduler&apos;s own command that printed the number.</source>
        <translation>La commande de l’ordonnanceur qui a affiché le nombre.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The job and partition, or the association.</source>
        <translation>Le job et la partition, ou l’association.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Which number of the row, as the command heads its column.</source>
        <translation>Quel nombre de la ligne, comme la commande nomme sa colonne.</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>What is computed from the source.</source>
        <translation>Ce qui est calculé à partir de la source.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>What the scheduler printed.</source>
        <translation>Ce que l’ordonnanceur a affiché.</translation>
    </message>
    <message>
        <source>Allowed by rounding</source>
        <translation>Permis par l’arrondi</translation>
    </message>
    <message>
        <source>The range that is possible where the source knows the usage only rounded.</source>
        <translation>Les valeurs possibles quand la source ne connaît l’usage qu’arrondi.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Within rounding, or differs.</source>
        <translation>À l’arrondi près, ou diffère.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::AgreementWords</name>
    <message>
        <source>any amount</source>
        <translation>n’importe quelle valeur</translation>
    </message>
    <message>
        <source>; %1 only there</source>
        <translation>; %1 seulement là-bas</translation>
    </message>
    <message>
        <source>; %1 only here</source>
        <translation>; %1 seulement ici</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>rien à comparer</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>tout est égal</translation>
    </message>
    <message>
        <source>within rounding</source>
        <translation>à l’arrondi près</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>%1 in %2, by up to %3</source>
        <comment>column, rows, difference</comment>
        <translation>%1 dans %2, de %3 au plus</translation>
    </message>
    <message>
        <source>all equal, %1 of %1 rows</source>
        <translation>tout est égal, %1 lignes sur %1</translation>
    </message>
    <message>
        <source>within rounding, %1 of %2 rows equal (%3)</source>
        <translation>à l’arrondi près, %1 lignes égales sur %2 (%3)</translation>
    </message>
    <message>
        <source>differs, %1 of %2 rows (%3)</source>
        <translation>diffère, %1 lignes sur %2 (%3)</translation>
    </message>
    <message>
        <source>the ages in the answers agree on %1 (%2), not on this moment</source>
        <translation>les âges des réponses s’accordent sur %1 (%2), pas sur ce moment</translation>
    </message>
    <message>
        <source>the ages in the answers agree on %1 to %2 (%3 to %4), not on this moment</source>
        <translation>les âges des réponses s’accordent sur %1 à %2 (%3 à %4), pas sur ce moment</translation>
    </message>
    <message>
        <source>sshare&apos;s RawUsage agrees and its fractions do not: jobs that ended after the computation have been charged since</source>
        <translation>le RawUsage de sshare concorde et ses fractions non&#xa0;: des jobs terminés après le calcul ont été facturés depuis</translation>
    </message>
    <message>
        <source>rows are missing</source>
        <translation>des lignes manquent</translation>
    </message>
    <message>
        <source>rows are missing, %1 of %2 rows equal</source>
        <translation>des lignes manquent, %1 lignes égales sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>command of Slurm: how it agrees</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rows, %3</source>
        <comment>of which so many values differ</comment>
        <translation>%1 lignes sur %2, %3</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ConflictsModel</name>
    <message>
        <source>Your edit</source>
        <translation>Votre modification</translation>
    </message>
    <message>
        <source>What the scenario changes.</source>
        <translation>Ce que le scénario change.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>The value that your edit sets.</source>
        <translation>La valeur que donne votre modification.</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Était</translation>
    </message>
    <message>
        <source>The source&apos;s value when you made the edit.</source>
        <translation>La valeur de la source quand vous avez fait la modification.</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Est à présent</translation>
    </message>
    <message>
        <source>The source&apos;s value in the last reading.</source>
        <translation>La valeur de la source à la dernière lecture.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Why the edit and the source disagree.</source>
        <translation>Pourquoi la modification et la source ne s’accordent pas.</translation>
    </message>
    <message>
        <source>Somebody else has changed it; your value is shown.</source>
        <translation>Quelqu’un d’autre l’a changé&#xa0;; votre valeur est affichée.</translation>
    </message>
    <message>
        <source>The cluster already has this value: the edit is no longer needed.</source>
        <translation>Le cluster a déjà cette valeur&#xa0;: la modification n’est plus nécessaire.</translation>
    </message>
    <message>
        <source>The name already exists; your edit is not applied.</source>
        <translation>Ce nom existe déjà&#xa0;; votre modification n’est pas appliquée.</translation>
    </message>
    <message>
        <source>It cannot be applied to this tree.</source>
        <translation>Elle ne peut pas être appliquée à cet arbre.</translation>
    </message>
    <message>
        <source>%1 It stays in the scenario.</source>
        <translation>%1 Elle reste dans le scénario.</translation>
    </message>
    <message>
        <source>The source does not have it; your edit is not applied.</source>
        <translation>La source ne l’a pas&#xa0;; votre modification n’est pas appliquée.</translation>
    </message>
    <message>
        <source>It cannot have this value; your edit is not applied.</source>
        <translation>Cette valeur n’est pas possible&#xa0;; votre modification n’est pas appliquée.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::CourseModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>From (UTC)</source>
        <translation>À partir de (UTC)</translation>
    </message>
    <message>
        <source>The beginning of the step.</source>
        <translation>Le début de l’intervalle.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>What really happened.</source>
        <translation>Ce qui s’est vraiment passé.</translation>
    </message>
    <message>
        <source>Mean of the replicas under this policy. The tool tip has the interval in which another run would lie nine times of ten.</source>
        <translation>Moyenne des répliques sous cette politique. L’infobulle donne l’intervalle dans lequel une autre exécution tomberait neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Of the machine, under the last policy.</source>
        <translation>De la machine, sous la dernière politique.</translation>
    </message>
    <message>
        <source>What really happened: the most jobs that waited at one time within the step.</source>
        <translation>Ce qui s’est vraiment passé&#xa0;: le plus grand nombre de jobs qui ont attendu à la fois dans l’intervalle.</translation>
    </message>
    <message>
        <source>Whose part of the CPU time it is.</source>
        <translation>À qui revient cette part du temps CPU.</translation>
    </message>
    <message>
        <source>Recorded, at most</source>
        <translation>Enregistré, au plus</translation>
    </message>
    <message>
        <source>The most jobs that wait at one time within the step, mean of the replicas under this policy. The tool tip has the interval in which another run would lie nine times of ten.</source>
        <translation>Le plus grand nombre de jobs qui attendent à la fois dans l’intervalle, moyenne des répliques sous cette politique. L’infobulle donne l’intervalle dans lequel une autre exécution tomberait neuf fois sur dix.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::Explainer</name>
    <message>
        <source>Why is my job not running?</source>
        <translation>Pourquoi mon job ne démarre-t-il pas&#xa0;?</translation>
    </message>
    <message>
        <source>Select a job to see what its priority is made of.</source>
        <translation>Choisissez un job pour voir de quoi sa priorité est faite.</translation>
    </message>
    <message>
        <source>Select two (Ctrl+click) to read why one stands before the other.</source>
        <translation>Choisissez-en deux (Ctrl+clic) pour lire pourquoi l’un précède l’autre.</translation>
    </message>
    <message>
        <source>What the priority of %1 is made of</source>
        <translation>De quoi est faite la priorité de %1</translation>
    </message>
    <message>
        <source>Why %1 stands before %2</source>
        <translation>Pourquoi %1 précède %2</translation>
    </message>
    <message numerus="yes">
        <source>The first and the last of %Ln selected row(s):</source>
        <translation>
            <numerusform>La première et la dernière de %Ln ligne sélectionnée&#xa0;:</numerusform>
            <numerusform>La première et la dernière des %Ln lignes sélectionnées&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first and the last with a rank of %Ln selected row(s):</source>
        <translation>
            <numerusform>La première et la dernière avec un rang de %Ln ligne sélectionnée&#xa0;:</numerusform>
            <numerusform>La première et la dernière avec un rang des %Ln lignes sélectionnées&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Why %1 and %2 cannot be compared</source>
        <translation>Pourquoi %1 et %2 ne peuvent être comparés</translation>
    </message>
</context>
<context>
    <name>fairlead::models::FinderModel</name>
    <message>
        <source>no jobs</source>
        <translation>aucun job</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>a target is reached</comment>
        <translation>%1&#xa0;✓</translation>
    </message>
    <message>
        <source>%1 ✗</source>
        <comment>a target is missed</comment>
        <translation>%1&#xa0;✗</translation>
    </message>
    <message>
        <source>What the policy sets it to.</source>
        <translation>La valeur que la politique lui donne.</translation>
    </message>
    <message>
        <source>weeks searched</source>
        <translation>semaines de recherche</translation>
    </message>
    <message>
        <source>other weeks</source>
        <translation>autres semaines</translation>
    </message>
    <message>
        <source>What the target comes to on the weeks that were searched.</source>
        <translation>Ce que vaut la cible sur les semaines de la recherche.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>The present one, and those that no other one beats.</source>
        <translation>L’actuelle, et celles qu’aucune autre ne surpasse.</translation>
    </message>
    <message>
        <source>Policy as it is</source>
        <translation>Politique actuelle</translation>
    </message>
    <message>
        <source>Policy %L1</source>
        <translation>Politique %L1</translation>
    </message>
    <message>
        <source>Another one is better for some target, and worse for none</source>
        <translation>Une autre fait mieux pour une cible, et moins bien pour aucune</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non atteint</translation>
    </message>
    <message>
        <source>%1; %2 decides</source>
        <comment>reached or not; a group</comment>
        <translation>%1&#xa0;; %2 décide</translation>
    </message>
    <message>
        <source>What it comes to on the weeks that the search did not see. What is reached only on those that it saw may be luck.</source>
        <translation>Ce qu’elle vaut sur les semaines que la recherche n’a pas vues. Ce qui n’est atteint que sur celles qu’elle a vues peut être un hasard.</translation>
    </message>
    <message>
        <source>Policy with your edits</source>
        <translation>Politique avec vos modifications</translation>
    </message>
    <message>
        <source>%1 ✗ fewer start</source>
        <comment>a wait; a target is missed</comment>
        <translation>%1 ✗ moins démarrent</translation>
    </message>
    <message>
        <source>not reached: fewer of these jobs start than under the present policy, and the wait is of those that do</source>
        <translation>non atteint&#xa0;: moins de ces jobs démarrent que sous la politique actuelle, et l’attente est celle de ceux qui démarrent</translation>
    </message>
</context>
<context>
    <name>fairlead::models::HardwareModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Everybody on a level on which shares change</source>
        <translation>Tous ceux d’un niveau où des parts changent</translation>
    </message>
    <message>
        <source>Shares now</source>
        <translation>Parts actuelles</translation>
    </message>
    <message>
        <source>With the edits of the scenario</source>
        <translation>Avec les modifications du scénario</translation>
    </message>
    <message>
        <source>Shares then</source>
        <translation>Parts ensuite</translation>
    </message>
    <message>
        <source>Whole numbers that come nearest</source>
        <translation>Les nombres entiers les plus proches</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>By how much the number of shares differs</source>
        <translation>De combien diffère le nombre de parts</translation>
    </message>
    <message>
        <source>Promised now</source>
        <translation>Promis actuellement</translation>
    </message>
    <message>
        <source>Nodes, or whatever the machine is counted in</source>
        <translation>Nœuds, ou ce en quoi l’on compte la machine</translation>
    </message>
    <message>
        <source>Promised then</source>
        <translation>Promis ensuite</translation>
    </message>
    <message>
        <source>Of the larger machine, with the shares of that time</source>
        <translation>De la machine agrandie, avec les parts d’alors</translation>
    </message>
</context>
<context>
    <name>fairlead::models::HardwareWords</name>
    <message>
        <source>Shares are whole numbers: nobody is off by more than %1.</source>
        <translation>Les parts sont des nombres entiers&#xa0;: personne ne s’écarte de plus de %1.</translation>
    </message>
    <message>
        <source>The machine grows from %1 to %2: who has bought the difference is promised so much more, an account together with its members; everybody else as much as before.</source>
        <translation>La machine passe de %1 à %2&#xa0;: à qui a acheté la différence, autant de plus est promis, à un compte avec ses membres&#xa0;; à tous les autres, autant qu’avant.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::IssuesModel</name>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Error: something was left out. Warning: something was repaired. Note: good to know.</source>
        <translation>Erreur&#xa0;: quelque chose a été omis. Avertissement&#xa0;: quelque chose a été réparé. Remarque&#xa0;: bon à savoir.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>What was found and what was done about it.</source>
        <translation>Ce qui a été trouvé et ce qui en a été fait.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Where it was found.</source>
        <translation>Où cela a été trouvé.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line in the file, the first is 1.</source>
        <translation>Ligne du fichier, la première est 1.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::JobTermsModel</name>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>Numéro du job avec utilisateur et compte.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Sum of the contributions, unrounded. In points.</source>
        <translation>Somme des contributions, non arrondie. En points.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>The sum truncated, at least 1, as sprio prints it.</source>
        <translation>La somme tronquée, au moins 1, comme sprio l’affiche.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>factor: points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>factor: value × weight = points</comment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>Place in the queue: 1 is tried first.</source>
        <translation>Place dans la file&#xa0;: 1 est essayé en premier.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ListWords</name>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the things of a list that have commas</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name: what there is to say of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>text (aside)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>fairlead::models::MoversModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The account that the jobs are charged to.</source>
        <translation>Le compte auquel les jobs sont imputés.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>Numéro du job avec utilisateur et compte.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Waiting jobs of the account, one per partition.</source>
        <translation>Jobs du compte en attente, un par partition.</translation>
    </message>
    <message>
        <source>Places per job</source>
        <translation>Places par job</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline, average per job.</source>
        <translation>Places gagnées (▲) ou perdues (▼) par rapport à la référence, moyenne par job.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Places won (▲) or lost (▼) against the baseline.</source>
        <translation>Places gagnées (▲) ou perdues (▼) par rapport à la référence.</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>Rang avant</translation>
    </message>
    <message>
        <source>Place in the queue in the baseline.</source>
        <translation>Place dans la file, référence.</translation>
    </message>
    <message>
        <source>Rank after</source>
        <translation>Rang après</translation>
    </message>
    <message>
        <source>Place in the queue with the scenario.</source>
        <translation>Place dans la file avec le scénario.</translation>
    </message>
    <message>
        <source>Priority before</source>
        <translation>Priorité avant</translation>
    </message>
    <message>
        <source>Priority in the baseline, in points.</source>
        <translation>Priorité de référence, en points.</translation>
    </message>
    <message>
        <source>Priority after</source>
        <translation>Priorité après</translation>
    </message>
    <message>
        <source>Priority with the scenario, in points.</source>
        <translation>Priorité avec le scénario, en points.</translation>
    </message>
    <message>
        <source>Places that its jobs would win (▲) or lose (▼) under the other policy, average per job.</source>
        <translation>Places que ses jobs gagneraient (▲) ou perdraient (▼) sous l’autre politique, en moyenne par job.</translation>
    </message>
    <message>
        <source>Places that the job would win (▲) or lose (▼) under the other policy.</source>
        <translation>Places que le job gagnerait (▲) ou perdrait (▼) sous l’autre politique.</translation>
    </message>
    <message>
        <source>Rank here</source>
        <translation>Rang ici</translation>
    </message>
    <message>
        <source>Place in the queue under the policy on the screen, with its edits.</source>
        <translation>Place dans la file sous la politique à l’écran, avec ses modifications.</translation>
    </message>
    <message>
        <source>Rank there</source>
        <translation>Rang là-bas</translation>
    </message>
    <message>
        <source>Place in the queue under the other policy.</source>
        <translation>Place dans la file sous l’autre politique.</translation>
    </message>
    <message>
        <source>Priority here</source>
        <translation>Priorité ici</translation>
    </message>
    <message>
        <source>Priority under the policy on the screen, in points of its scheduler.</source>
        <translation>Priorité sous la politique à l’écran, en points de son ordonnanceur.</translation>
    </message>
    <message>
        <source>Priority there</source>
        <translation>Priorité là-bas</translation>
    </message>
    <message>
        <source>Priority under the other policy, in points of its scheduler; those of two schedulers have no common scale.</source>
        <translation>Priorité sous l’autre politique, en points de son ordonnanceur&#xa0;; ceux de deux ordonnanceurs n’ont pas d’échelle commune.</translation>
    </message>
    <message>
        <source>gets a rank</source>
        <translation>obtient un rang</translation>
    </message>
    <message>
        <source>loses its rank</source>
        <translation>perd son rang</translation>
    </message>
</context>
<context>
    <name>fairlead::models::OutlookGroups</name>
    <message>
        <source>%1 and more</source>
        <comment>CPUs</comment>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>under 1 min</source>
        <translation>moins de 1 min</translation>
    </message>
    <message>
        <source>1–10 min</source>
        <translation>1–10 min</translation>
    </message>
    <message>
        <source>10–60 min</source>
        <translation>10–60 min</translation>
    </message>
    <message>
        <source>1–6 h</source>
        <translation>1–6 h</translation>
    </message>
    <message>
        <source>6–24 h</source>
        <translation>6–24 h</translation>
    </message>
    <message>
        <source>over 1 day</source>
        <translation>plus de 1 jour</translation>
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
        <translation>Politique actuelle</translation>
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
        <translation>Groupe</translation>
    </message>
    <message>
        <source>What the jobs are put together by.</source>
        <translation>Selon quoi les jobs sont regroupés.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Recorded jobs of the period that started.</source>
        <translation>Jobs enregistrés de la période qui ont démarré.</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>What really happened.</source>
        <translation>Ce qui s’est vraiment passé.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Promised: %1 of the machine</source>
        <translation>Promis&#xa0;: %1 de la machine</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>pas éligible</translation>
    </message>
    <message>
        <source>a limit</source>
        <translation>une limite</translation>
    </message>
    <message>
        <source>others ahead</source>
        <translation>d’autres devant</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>pas de place</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>pas examiné</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>percentage points</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Recorded lies</source>
        <comment>inside or outside</comment>
        <translation>L’enregistré est</translation>
    </message>
    <message>
        <source>· inside</source>
        <translation>· dedans</translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ dehors</translation>
    </message>
    <message>
        <source>Mean of the replicas under this policy. The tool tip has the interval: wait and share of another run both lie in theirs nine times of ten.</source>
        <translation>Moyenne des répliques sous cette politique. L’infobulle donne l’intervalle&#xa0;: l’attente et la part d’une autre exécution tomberaient toutes deux dans les leurs neuf fois sur dix.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %Ln job(s), %3 in sum</source>
        <translation>
            <numerusform>%1 de %2&#xa0;: %Ln job, %3 en tout</numerusform>
            <numerusform>%1 de %2&#xa0;: %Ln jobs, %3 en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Limits that kept jobs in the first replica, and how long in sum; the one that kept them longest first. The tool tip has all of them.</source>
        <translation>Limites qui ont retenu des jobs dans la première réplique, et combien de temps en tout&#xa0;; d’abord celle qui les a retenus le plus longtemps. L’infobulle les donne toutes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>none starts</source>
        <comment>of the jobs</comment>
        <translation>aucun ne démarre</translation>
    </message>
    <message>
        <source>%1 of %2 start</source>
        <comment>of the jobs, with how many before</comment>
        <translation>%1 sur %2 démarrent</translation>
    </message>
    <message>
        <source>%1 start, not %2</source>
        <comment>jobs, with how many before</comment>
        <translation>%1 démarrent, au lieu de %2</translation>
    </message>
    <message>
        <source>mean wait</source>
        <translation>attente moyenne</translation>
    </message>
    <message>
        <source>So much of the replayed mean wait went there. The parts add up to it.</source>
        <translation>Part de l’attente moyenne rejouée. La somme des parts la donne.</translation>
    </message>
    <message>
        <source>Of the policy as it is, with jobs that run as long as they really did: what is recorded stands beside it. Wait and share both lie in their intervals nine times of ten.</source>
        <translation>De la politique actuelle, avec des jobs qui durent ce qu’ils ont vraiment duré&#xa0;: l’enregistré s’y compare. L’attente et la part tombent toutes deux dans leurs intervalles neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Whether what really happened lies in the interval, or misses it by no more than 1 %.</source>
        <translation>Si ce qui s’est vraiment passé est dans l’intervalle, ou le manque d’au plus 1&#xa0;%.</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changement</translation>
    </message>
    <message>
        <source>none beyond chance</source>
        <comment>a difference</comment>
        <translation>aucune au-delà du hasard</translation>
    </message>
    <message>
        <source>Of this policy against the policy as it is, replica by replica. What does not exceed their spread may be chance.</source>
        <translation>De cette politique par rapport à l’actuelle, réplique par réplique. Ce qui ne dépasse pas leur dispersion peut être le hasard.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanModel</name>
    <message>
        <source>not ranked</source>
        <translation>sans rang</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>ranks</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>An account that the user may submit under</source>
        <translation>Un compte sous lequel l’utilisateur peut soumettre</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Of the first and the last of these jobs</source>
        <translation>Du premier et du dernier de ces jobs</translation>
    </message>
    <message>
        <source>Jobs ahead</source>
        <translation>Jobs devant</translation>
    </message>
    <message>
        <source>CPU-hours ahead</source>
        <translation>Heures CPU devant</translation>
    </message>
    <message>
        <source>Factor now</source>
        <translation>Facteur actuel</translation>
    </message>
    <message>
        <source>The fair-share factor of the user under this account</source>
        <translation>Le facteur de fairshare de l’utilisateur sous ce compte</translation>
    </message>
    <message>
        <source>Factor afterwards</source>
        <translation>Facteur ensuite</translation>
    </message>
    <message>
        <source>The same once all of them have run to their limits and nothing else has happened</source>
        <translation>Le même une fois que tous ont tourné jusqu’à leur limite et que rien d’autre n’est arrivé</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>of all, in the partition</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Jobs before the first of them; in brackets those in its partition</source>
        <translation>Jobs devant le premier&#xa0;; entre parenthèses ceux de sa partition</translation>
    </message>
    <message>
        <source>What the jobs ahead ask for, CPUs × time limit; in brackets those in its partition</source>
        <translation>Ce que demandent les jobs devant, CPU × limite de temps&#xa0;; entre parenthèses ceux de sa partition</translation>
    </message>
    <message>
        <source>Node-hours ahead</source>
        <translation>Heures-nœud devant</translation>
    </message>
    <message>
        <source>Factor then</source>
        <translation>Facteur à ce moment</translation>
    </message>
    <message>
        <source>The fair-share factor of the user under this account on %1</source>
        <translation>Le facteur de fairshare de l’utilisateur sous ce compte le %1</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>In which the first of them has its rank</source>
        <translation>Celle où le premier a son rang</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanWaitsModel</name>
    <message>
        <source>%1 (all accounts)</source>
        <translation>%1 (tous les comptes)</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed, policy as it is</source>
        <translation>Rejoué, politique actuelle</translation>
    </message>
    <message>
        <source>Replayed, with the edits</source>
        <translation>Rejoué, avec les modifications</translation>
    </message>
    <message>
        <source>none started</source>
        <translation>aucun démarré</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a wait, and the interval of another replica</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>In brackets the interval in which that of another replica lies nine times of ten.</source>
        <translation>Entre parenthèses, l’intervalle où tomberait la valeur d’une autre réplique neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Jobs of this partition, a size like it, whatever their time limit, and this account, or of all accounts where it had fewer than 20</source>
        <translation>Jobs de cette partition, d’une taille semblable, quelle que soit leur limite de temps, et de ce compte, ou de tous les comptes s’il en avait moins de 20</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attentes</translation>
    </message>
    <message>
        <source>As it happened, or in replays of the recorded weeks</source>
        <translation>Comme cela s’est passé, ou dans des rejeux des semaines enregistrées</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Such jobs that started</source>
        <translation>Ces jobs, ceux qui ont démarré</translation>
    </message>
    <message>
        <source>Half waited at most</source>
        <translation>La moitié a attendu au plus</translation>
    </message>
    <message>
        <source>From when they could have run. %1</source>
        <translation>À partir du moment où ils auraient pu s’exécuter. %1</translation>
    </message>
    <message>
        <source>Nine of ten waited at most</source>
        <translation>Neuf sur dix ont attendu au plus</translation>
    </message>
</context>
<context>
    <name>fairlead::models::PlanWords</name>
    <message>
        <source>Under %1 such jobs never start: they ask for more than the limit %2 of %3 allows.</source>
        <translation>Sous %1, de tels jobs ne démarrent jamais&#xa0;: ils demandent plus que ne permet la limite %2 (%3).</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the nodes of the partition are not enough for them, also when all are idle.</source>
        <translation>Sous %1, de tels jobs ne démarrent jamais&#xa0;: les nœuds de la partition ne leur suffisent pas, même tous libres.</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: they ask for less than the limit %2 of %3 wants.</source>
        <translation>Sous %1, de tels jobs ne démarrent jamais&#xa0;: ils demandent moins que n’exige la limite %2 (%3).</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the partition does not take them.</source>
        <translation>Sous %1, de tels jobs ne démarrent jamais&#xa0;: la partition ne les accepte pas.</translation>
    </message>
    <message>
        <source>Under %1 such jobs never start: the partition is not open to this account or QOS.</source>
        <translation>Sous %1, de tels jobs ne démarrent jamais&#xa0;: la partition n’est pas ouverte à ce compte ou à cette QOS.</translation>
    </message>
    <message>
        <source>The partition %1 does not count: such jobs can never run there.</source>
        <translation>La partition %1 ne compte pas&#xa0;: de tels jobs ne peuvent jamais s’y exécuter.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ProvenanceModel</name>
    <message>
        <source>assumed: %1</source>
        <translation>supposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What the computation needs.</source>
        <translation>Ce qu’il faut au calcul.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>File, table or command; or what was assumed because nothing said so.</source>
        <translation>Fichier, table ou commande&#xa0;; ou ce qui a été supposé faute d’indication.</translation>
    </message>
    <message>
        <source>Agreement with %1</source>
        <translation>Accord avec %1</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ReachModel</name>
    <message>
        <source>shares of %1</source>
        <comment>account or user</comment>
        <translation>parts&#xa0;: %1</translation>
    </message>
    <message>
        <source>nice of the job</source>
        <translation>nice du job</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <comment>a rank</comment>
        <translation>%1 au mieux</translation>
    </message>
    <message>
        <source>%1 at best, with %2</source>
        <comment>a rank and a value</comment>
        <translation>%1 au mieux, avec %2</translation>
    </message>
    <message>
        <source>What is changed</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>One value alone; all others stay</source>
        <translation>Une seule valeur&#xa0;; toutes les autres restent</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Its value, with the edits of the scenario</source>
        <translation>Sa valeur, avec les modifications du scénario</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaire</translation>
    </message>
    <message>
        <source>Rank then</source>
        <translation>Rang alors</translation>
    </message>
    <message>
        <source>The rank of the job with that value</source>
        <translation>Le rang du job avec cette valeur</translation>
    </message>
    <message>
        <source>The nearest value that reaches what is wanted</source>
        <translation>La valeur la plus proche qui atteint ce qui est voulu</translation>
    </message>
    <message>
        <source>Factor then</source>
        <translation>Facteur alors</translation>
    </message>
    <message>
        <source>The factor with that value</source>
        <translation>Le facteur avec cette valeur</translation>
    </message>
    <message>
        <source>It has this value already.</source>
        <translation>C’est déjà sa valeur.</translation>
    </message>
    <message>
        <source>scontrol update JobId=%1 Nice=%2 sets it on the cluster; a scenario has no nice value, so it cannot be tried here.</source>
        <translation>scontrol update JobId=%1 Nice=%2 la fixe sur le cluster&#xa0;; un scénario n’a pas de valeur nice, on ne peut donc pas l’essayer ici.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::RecoveryWords</name>
    <message>
        <source>if nobody starts anything</source>
        <translation>si personne ne démarre rien</translation>
    </message>
    <message>
        <source>%1 is not back at its share within %2, %3.</source>
        <comment>account, duration, if …</comment>
        <translation>%1 n’est pas revenu à sa part en %2, %3.</translation>
    </message>
    <message>
        <source>%1 has used no more than its share: nothing has to come back.</source>
        <translation>%1 n’a pas utilisé plus que sa part&#xa0;: rien n’a à revenir.</translation>
    </message>
    <message>
        <source>%1 is back at its share on %2, in %3, %4.</source>
        <comment>account, moment, duration, if …</comment>
        <translation>%1 sera revenu à sa part le %2, dans %3, %4.</translation>
    </message>
    <message>
        <source>if both go on waiting and nobody starts anything</source>
        <translation>si les deux continuent d’attendre et si personne ne démarre rien</translation>
    </message>
    <message>
        <source>if both go on waiting and usage stays as it is</source>
        <translation>si les deux continuent d’attendre et si l’usage reste tel quel</translation>
    </message>
    <message>
        <source>Job %1 does not overtake job %2 within %3, %4.</source>
        <comment>job, job, duration, if …</comment>
        <translation>Le job %1 ne dépasse pas le job %2 en %3, %4.</translation>
    </message>
    <message>
        <source>Job %1 overtakes job %2 on %3, in %4, %5.</source>
        <comment>job, job, moment, duration, if …</comment>
        <translation>Le job %1 dépasse le job %2 le %3, dans %4, %5.</translation>
    </message>
    <message>
        <source>if the jobs of the last %1 come again, its own among them</source>
        <comment>duration</comment>
        <translation>si les jobs des derniers %1 reviennent, les siens compris</translation>
    </message>
    <message>
        <source>%1 has used no more than its share until now. This is how it goes on, %2.</source>
        <comment>account, if …</comment>
        <translation>%1 n’a pas dépassé sa part jusqu’ici. Voici la suite, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not back at its share within %2 in any of %Ln replay(s), %3.</source>
        <comment>account, duration, if …</comment>
        <translation>
            <numerusform>%1 ne revient pas à sa part en %2 dans %Ln rejeu, %3.</numerusform>
            <numerusform>%1 ne revient à sa part en %2 dans aucun des %Ln rejeux, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln replay(s), from %2 to %3</source>
        <comment>count, moments</comment>
        <translation>
            <numerusform>dans %1 rejeu sur %Ln, du %2 au %3</numerusform>
            <numerusform>dans %1 des %Ln rejeux, du %2 au %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is back at its share within %2 only %3, %4.</source>
        <comment>account, duration, in … of … replays, if …</comment>
        <translation>%1 ne revient à sa part en %2 que %3, %4.</translation>
    </message>
    <message>
        <source>%1 is back at its share on %2, in %3 (%4), %5.</source>
        <comment>account, moment, duration, in … of … replays, if …</comment>
        <translation>%1 revient à sa part le %2, dans %3 (%4), %5.</translation>
    </message>
    <message>
        <source>if it starts nothing and all others go on at their present rate</source>
        <translation>s’il ne démarre rien et si tous les autres continuent à leur rythme actuel</translation>
    </message>
    <message>
        <source>if both go on waiting and all others go on at their present rate</source>
        <translation>si les deux continuent d’attendre et si tous les autres continuent à leur rythme actuel</translation>
    </message>
    <message>
        <source>if both go on waiting and no usage comes into the windows, which grow older</source>
        <translation>si les deux continuent d’attendre et si aucun usage ne s’ajoute aux fenêtres, qui vieillissent</translation>
    </message>
    <message>
        <source>It has used %1 of the cluster itself, and is promised %2: what is above it in the tree has used more, which counts too.</source>
        <translation>Lui-même a consommé %1 du cluster, et %2 lui sont promis&#xa0;: ce qui est au-dessus de lui dans l’arbre a consommé davantage, ce qui compte aussi.</translation>
    </message>
    <message>
        <source>Of a job in several partitions its best row counts.</source>
        <translation>D’un job dans plusieurs partitions, c’est sa meilleure ligne qui compte.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ReplayWords</name>
    <message>
        <source>%1 of %2 recorded starts found, %3 on the same nodes, %4 too many</source>
        <translation>%1 démarrages enregistrés sur %2 retrouvés, %3 sur les mêmes nœuds, %4 en trop</translation>
    </message>
    <message>
        <source>do not trust %1: %2 % of its jobs use what a replay leaves out</source>
        <translation>ne vous fiez pas à %1&#xa0;: %2&#xa0;% de ses jobs utilisent ce qu’un rejeu omet</translation>
    </message>
    <message>
        <source>; outside: %1</source>
        <translation>&#xa0;; hors&#xa0;: %1</translation>
    </message>
    <message>
        <source>utilisation %1 % recorded, %2 % replayed; order of starts: Kendall&apos;s tau %3</source>
        <translation>taux d’occupation %1&#xa0;% enregistré, %2&#xa0;% rejoué&#xa0;; ordre des démarrages&#xa0;: tau de Kendall %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>a list of accounts</comment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>one replica has no interval: more of them say for which accounts the replay gives what really happened</source>
        <translation>une seule réplique n’a pas d’intervalle&#xa0;: plusieurs disent pour quels comptes le rejeu donne ce qui s’est réellement passé</translation>
    </message>
    <message>
        <source>%1: one replica has no spread, so no difference can be told</source>
        <translation>%1&#xa0;: une seule réplique n’a pas de dispersion, aucune différence ne peut être affirmée</translation>
    </message>
    <message>
        <source>recorded starts are those of the whole recording; what follows is of %1 to %2</source>
        <translation>les démarrages enregistrés sont ceux de tout l’enregistrement&#xa0;; ce qui suit porte sur la période du&#xa0;%1 au&#xa0;%2</translation>
    </message>
    <message>
        <source>accounts within their interval (mean wait and share of the CPU time): %1 of %2</source>
        <translation>comptes dans leur intervalle (attente moyenne et part du temps CPU)&#xa0;:&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: the mean wait is shorter for %2</source>
        <translation>%1&#xa0;: l’attente moyenne est plus courte pour&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: the mean wait is longer for %2</source>
        <translation>%1&#xa0;: l’attente moyenne est plus longue pour&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) are of users whom the cluster does not have, without shares and usage; the first is of %1</source>
        <translation>
            <numerusform>%Ln job enregistré est d’un utilisateur que le cluster ne connaît pas, sans parts ni usage&#xa0;: %1</numerusform>
            <numerusform>%Ln jobs enregistrés sont d’utilisateurs que le cluster ne connaît pas, sans parts ni usage&#xa0;; le premier est de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no recorded start could be checked: of no job that started then does the recording say on which nodes it ran</source>
        <translation>aucun démarrage enregistré n’a pu être vérifié&#xa0;: l’enregistrement ne dit d’aucun job démarré alors sur quels nœuds il a tourné</translation>
    </message>
    <message>
        <source>scenario</source>
        <comment>a policy without a name</comment>
        <translation>scénario</translation>
    </message>
    <message>
        <source>the source does not say when its jobs ran: nothing tells how far the replay is from what really happened</source>
        <translation>la source ne dit pas quand ses jobs ont tourné&#xa0;: rien ne dit à quelle distance de la réalité se trouve le rejeu</translation>
    </message>
    <message>
        <source>utilisation %1 % replayed</source>
        <translation>taux d’occupation %1&#xa0;% rejoué</translation>
    </message>
    <message>
        <source>%1: no job of %2 starts any more</source>
        <translation>%1&#xa0;: plus aucun job ne démarre (%2)</translation>
    </message>
    <message>
        <source>more than 100 % cannot be: recorded jobs overlap, or the machine had more CPUs than are known; replayed jobs wait for one another where recorded ones did not</source>
        <translation>plus de 100&#xa0;% est impossible&#xa0;: des jobs enregistrés se chevauchent, ou la machine avait plus de CPU qu’on ne sait&#xa0;; les jobs rejoués s’attendent là où les jobs enregistrés ne le faisaient pas</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>whose waits</comment>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>replayed</source>
        <comment>whose waits</comment>
        <translation>rejoué</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln of %2 jobs had not started by the end; their waits are not in the means</source>
        <comment>recorded, replayed, or a policy</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln job sur %2 n’avait pas démarré à la fin&#xa0;; son attente n’est pas dans les moyennes</numerusform>
            <numerusform>%1&#xa0;: %Ln jobs sur %2 n’avaient pas démarré à la fin&#xa0;; leurs attentes ne sont pas dans les moyennes</numerusform>
        </translation>
    </message>
    <message>
        <source>utilisation %1 % recorded, %2 % replayed</source>
        <translation>taux d’occupation %1&#xa0;% enregistré, %2&#xa0;% rejoué</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) that can never start have waited as long as one that starves, and do not count as starving</source>
        <translation>
            <numerusform>%Ln job qui ne peut jamais démarrer a attendu aussi longtemps qu’un job en famine, et ne compte pas comme tel</numerusform>
            <numerusform>%Ln jobs qui ne peuvent jamais démarrer ont attendu aussi longtemps qu’un job en famine, et ne comptent pas comme tels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>account; of its jobs that start now</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1: fewer jobs start of %2</source>
        <translation>%1&#xa0;: moins de jobs démarrent pour %2</translation>
    </message>
    <message>
        <source>half of the intervals of mean waits reach further than ±%1 % of the wait</source>
        <translation>la moitié des intervalles des attentes moyennes s’étend à plus de ±%1&#xa0;% de l’attente</translation>
    </message>
    <message>
        <source>baseline</source>
        <comment>the present policy, in a sentence</comment>
        <translation>la politique actuelle</translation>
    </message>
    <message numerus="yes">
        <source>under “%1”, %Ln job(s) would not start on an idle machine either</source>
        <translation>
            <numerusform>sous «&#xa0;%1&#xa0;», %Ln job ne démarrerait pas non plus sur une machine vide</numerusform>
            <numerusform>sous «&#xa0;%1&#xa0;», %Ln jobs ne démarreraient pas non plus sur une machine vide</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a policy</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the policies, %1 among them, are compared on a made-up run of the same jobs, in which other jobs fail early; what is recorded and the intervals beside it are of the real run</source>
        <translation>les politiques, dont %1, sont comparées sur une exécution fictive des mêmes jobs, où d’autres jobs échouent tôt&#xa0;; ce qui est enregistré et les intervalles à côté sont ceux de l’exécution réelle</translation>
    </message>
    <message>
        <source>the recorded starts were not checked: that was stopped before</source>
        <translation>les démarrages enregistrés n’ont pas été vérifiés&#xa0;: on a arrêté avant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) would not start on an idle machine either: they are too large for it, or a limit or their partition keeps them out; the first is job %1</source>
        <translation>
            <numerusform>%Ln job ne démarrerait pas non plus sur une machine vide&#xa0;: il est trop grand pour elle, ou une limite ou sa partition le retient&#xa0;; le premier est le job %1</numerusform>
            <numerusform>%Ln jobs ne démarreraient pas non plus sur une machine vide&#xa0;: ils sont trop grands pour elle, ou une limite ou leur partition les retient&#xa0;; le premier est le job %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no difference beyond chance</source>
        <translation>%1&#xa0;: aucune différence au-delà du hasard</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ScenarioDocument</name>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Rien n’est chargé.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::ServedModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Accounts only; their users share what they get.</source>
        <translation>Comptes seulement&#xa0;; leurs utilisateurs partagent ce qu’ils reçoivent.</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Shares / sum of the shares on the same level. Percent of the account above.</source>
        <translation>Parts / somme des parts du même niveau. Pour cent du compte au-dessus.</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Decayed usage / usage of the account above. Percent of the account above.</source>
        <translation>Usage atténué / usage du compte au-dessus. Pour cent du compte au-dessus.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Promised / consumed.</source>
        <translation>Promis / consommé.</translation>
    </message>
    <message>
        <source>Percent of</source>
        <translation>Pourcentage de</translation>
    </message>
    <message>
        <source>The account above: what Promised and Consumed are parts of.</source>
        <translation>Le compte au-dessus&#xa0;: ce dont Promis et Consommé sont des parts.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::SideBySideModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Jobs that move</source>
        <translation>Jobs qui se déplacent</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>Premier au classement</translation>
    </message>
    <message>
        <source>Places per job of %1</source>
        <translation>%1&#xa0;: places par job</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What at least one of the scenarios edits, and what comes of them</source>
        <translation>Ce qu’au moins un des scénarios modifie, et ce qui en résulte</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>As the cluster is</source>
        <translation>Le cluster tel qu’il est</translation>
    </message>
    <message>
        <source>Empty: the scenario leaves this as it is</source>
        <translation>Vide&#xa0;: le scénario n’y change rien</translation>
    </message>
</context>
<context>
    <name>fairlead::models::StarvingModel</name>
    <message>
        <source>none</source>
        <comment>time limit</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>As it happened, or in the first replay under a policy</source>
        <translation>Tel que c’est arrivé, ou dans le premier rejeu sous une politique</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Number, of a task of an array with its own behind it</source>
        <translation>Numéro, pour un élément d’un tableau suivi du sien</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Under which it was submitted</source>
        <translation>Sous lequel il a été soumis</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Who submitted it</source>
        <translation>Qui l’a soumis</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Soumis</translation>
    </message>
    <message>
        <source>When it was submitted</source>
        <translation>Quand il a été soumis</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Démarré</translation>
    </message>
    <message>
        <source>Empty: not within these days</source>
        <translation>Vide&#xa0;: pas durant ces jours</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>From when it could have run: more than a day, and more than ten times its time limit</source>
        <translation>À partir du moment où il aurait pu s’exécuter&#xa0;: plus d’un jour, et plus de dix fois sa limite de temps</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>That it asked for</source>
        <translation>Celle qu’il a demandée</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
</context>
<context>
    <name>fairlead::models::SubTermsModel</name>
    <message>
        <source> (gate closed)</source>
        <translation> (blocage)</translation>
    </message>
    <message>
        <source> (cut from %1)</source>
        <comment>by a cap</comment>
        <translation> (réduit de %1)</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Job id with user and account.</source>
        <translation>Numéro de job avec utilisateur et compte.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Subcomponents with a weight, then their component.</source>
        <translation>Sous-composantes qui ont un poids, puis leur composante.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>What is measured, in its own unit; of the component the sum of metrics × weights.</source>
        <translation>Ce qui est mesuré, dans sa propre unité&#xa0;; pour la composante, la somme des métriques × poids.</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>The most that counts of the metric; empty: no cap.</source>
        <translation>Le plus qui compte de la métrique&#xa0;; vide&#xa0;: pas de plafond.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Réduit de</translation>
    </message>
    <message>
        <source>What the cap took away, in the unit of the metric.</source>
        <translation>Ce que le plafond a retiré, dans l’unité de la métrique.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Points per unit of the metric, with what a credential adds.</source>
        <translation>Points par unité de la métrique, avec ce qu’une identité ajoute.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Metric × weight × the component&apos;s weight; the last row of a job is what counts after the component&apos;s cap.</source>
        <translation>Métrique × poids × poids de la composante&#xa0;; la dernière ligne d’un job est ce qui compte après le plafond de la composante.</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 en tout</translation>
    </message>
</context>
<context>
    <name>fairlead::models::TrustTexts</name>
    <message>
        <source>✓ To be trusted: %1</source>
        <translation>✓ Fiable&#xa0;: %1</translation>
    </message>
    <message>
        <source>! With care: %1</source>
        <translation>! Avec prudence&#xa0;: %1</translation>
    </message>
    <message>
        <source>✗ Not to be trusted: %1</source>
        <translation>✗ Non fiable&#xa0;: %1</translation>
    </message>
    <message>
        <source>no recorded start could be checked</source>
        <translation>aucun démarrage enregistré n’a pu être vérifié</translation>
    </message>
    <message>
        <source>%1 of %2 recorded starts are found, %3 are too many</source>
        <translation>%1 démarrages enregistrés sur %2 sont retrouvés, %3 sont de trop</translation>
    </message>
    <message>
        <source>one replica does not tell how far a replay gives what really happened</source>
        <translation>une seule réplique ne dit pas à quel point un rejeu donne ce qui s’est vraiment passé</translation>
    </message>
    <message>
        <source>a replay of the policy as it is gives what really happened for %1 of %2 accounts</source>
        <translation>un rejeu de la politique telle quelle donne ce qui s’est vraiment passé pour %1 comptes sur %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is known of accounts; of starts</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again, %1 of %2 accounts and %3 of %4 starts, proves nothing.</source>
        <translation>Une démo&#xa0;: son historique a été fait par un rejeu. Qu’un autre le redonne, %1 comptes sur %2 et %3 démarrages sur %4, ne prouve rien.</translation>
    </message>
    <message>
        <source>%1, waits to ±%2 (median)</source>
        <comment>accounts; how far the intervals of waits reach</comment>
        <translation>%1, attentes à ±%2 (médiane)</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again, %1 of %2 starts, proves nothing.</source>
        <translation>Une démo&#xa0;: son historique a été fait par un rejeu. Qu’un autre le redonne, %1 démarrages sur %2, ne prouve rien.</translation>
    </message>
    <message>
        <source>the recorded starts were not checked: that was stopped</source>
        <translation>les démarrages enregistrés n’ont pas été vérifiés&#xa0;: la vérification a été arrêtée</translation>
    </message>
    <message>
        <source>A demo: its history was made by a replay. That another one gives it again proves nothing; its starts were not checked.</source>
        <translation>Une démo&#xa0;: son historique vient d’un rejeu. Qu’un autre le redonne ne prouve rien&#xa0;; ses démarrages n’ont pas été vérifiés.</translation>
    </message>
</context>
<context>
    <name>fairlead::models::UsageModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Accounts with what their members used together, and the users who used something.</source>
        <translation>Les comptes avec ce que leurs membres ont utilisé ensemble, et les utilisateurs qui ont utilisé quelque chose.</translation>
    </message>
    <message>
        <source>Allocated in the period, times its time: without weights and without decay, as sreport counts. A job counts with its part inside the period.</source>
        <translation>Alloué pendant la période, multiplié par sa durée&#xa0;: sans poids et sans atténuation, comme sreport compte. Un job compte pour sa part dans la période.</translation>
    </message>
    <message>
        <source>Share of usage</source>
        <translation>Part de l’usage</translation>
    </message>
    <message>
        <source>Used / used by the whole cluster in the period. The mark shows the promised share.</source>
        <translation>Utilisé / utilisé par tout le cluster pendant la période. Le repère indique la part promise.</translation>
    </message>
    <message>
        <source>Difference (% points)</source>
        <translation>Écart (points de %)</translation>
    </message>
    <message>
        <source>Share of usage − promised, in percentage points. Above 0: used more than promised.</source>
        <translation>Part de l’usage − promis, en points de pourcentage. Au-dessus de 0&#xa0;: plus utilisé que promis.</translation>
    </message>
    <message>
        <source>Promised (of cluster)</source>
        <translation>Promis (du cluster)</translation>
    </message>
    <message>
        <source>%1-hours</source>
        <comment>of a resource</comment>
        <translation>heures %1</translation>
    </message>
    <message>
        <source>Used (%1)</source>
        <comment>a unit</comment>
        <translation>Utilisé (%1)</translation>
    </message>
    <message>
        <source>Part of the cluster that the shares promise, without the changes of the scenario: normalized shares multiplied from root down.</source>
        <translation>Part du cluster que promettent les parts, sans les modifications du scénario&#xa0;: parts normalisées multipliées depuis la racine.</translation>
    </message>
</context>
<context>
    <name>fairlead::reports::OutlookSummary</name>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is.</source>
        <translation>
            <numerusform>%Ln job enregistré du %1 au %2 a été rejoué sous la politique actuelle.</numerusform>
            <numerusform>%Ln jobs enregistrés du %1 au %2 ont été rejoués sous la politique actuelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and under “%3”.</source>
        <translation>
            <numerusform>%Ln job enregistré du %1 au %2 a été rejoué sous la politique actuelle et sous «&#xa0;%3&#xa0;».</numerusform>
            <numerusform>%Ln jobs enregistrés du %1 au %2 ont été rejoués sous la politique actuelle et sous «&#xa0;%3&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a job waits %1; half of them wait %2 or less.</source>
        <translation>Un job attend %1 en moyenne&#xa0;; la moitié attendent %2 ou moins.</translation>
    </message>
    <message>
        <source>On average a job still waits about %1: the difference is smaller than the spread.</source>
        <translation>Un job attend toujours environ %1 en moyenne&#xa0;: la différence est plus petite que la dispersion.</translation>
    </message>
    <message>
        <source>On average a job would wait %1 in place of %2.</source>
        <translation>Un job attendrait %1 en moyenne au lieu de %2.</translation>
    </message>
    <message>
        <source>%1 waits longest (%2 on average), %3 shortest (%4).</source>
        <translation>%1 attend le plus (%2 en moyenne), %3 le moins (%4).</translation>
    </message>
    <message>
        <source>No account waits less</source>
        <translation>Aucun compte n’attend moins</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait less, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln compte attend moins, %1 surtout (de %2)</numerusform>
            <numerusform>%Ln comptes attendent moins, %1 surtout (de %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>none waits longer</source>
        <translation>aucun n’attend plus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) wait longer, %1 the most (by %2)</source>
        <translation>
            <numerusform>%Ln compte attend plus, %1 surtout (de %2)</numerusform>
            <numerusform>%Ln comptes attendent plus, %1 surtout (de %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>who waits less; who waits longer</comment>
        <translation>%1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>What accounts are promised is not known.</source>
        <translation>Ce qui est promis aux comptes n’est pas connu.</translation>
    </message>
    <message>
        <source>%1 of %2 accounts with jobs get at least %3 of their promised share.</source>
        <translation>%1 comptes sur %2 ayant des jobs reçoivent au moins %3 de leur part promise.</translation>
    </message>
    <message>
        <source>%1 of %2 accounts with jobs get at least %3 of their promised share, %4 of %5 then.</source>
        <translation>%1 comptes sur %2 ayant des jobs reçoivent au moins %3 de leur part promise, %4 sur %5 ensuite.</translation>
    </message>
    <message>
        <source>The replay of the present policy gives what really happened for %1 of %2 accounts; no single job is promised a start.</source>
        <translation>Le rejeu de la politique actuelle redonne ce qui s’est passé pour %1 comptes sur %2&#xa0;; aucun démarrage n’est promis à un job.</translation>
    </message>
    <message>
        <source>In one replica a job waits %1 in place of %2 on average; only several tell whether that is chance.</source>
        <translation>Dans une seule réplique, un job attend en moyenne %1 au lieu de %2&#xa0;; seules plusieurs répliques disent si c’est un hasard.</translation>
    </message>
    <message>
        <source>Who waits less and who longer is told by several replicas.</source>
        <translation>Seules plusieurs répliques disent qui attend moins et qui attend plus longtemps.</translation>
    </message>
    <message>
        <source>One replica does not say how far the replay of the present policy is from what really happened; no single job is promised a start.</source>
        <translation>Une seule réplique ne dit pas à quel point le rejeu de la politique actuelle s’écarte de ce qui s’est réellement passé&#xa0;; aucun job ne se voit promettre un début.</translation>
    </message>
    <message>
        <source>No job starts in the replay.</source>
        <translation>Aucun job ne démarre dans le rejeu.</translation>
    </message>
    <message>
        <source>All of them are of %1.</source>
        <translation>Tous sont à %1.</translation>
    </message>
    <message>
        <source>When jobs really ran is not recorded: nothing tells how far the replay is from it; no single job is promised a start.</source>
        <translation>Quand les jobs ont vraiment tourné n’est pas enregistré&#xa0;: rien ne dit à quelle distance en est le rejeu&#xa0;; aucun démarrage n’est promis à un job.</translation>
    </message>
    <message>
        <source>Under the policy as it is no job starts.</source>
        <translation>Sous la politique actuelle, aucun job ne démarre.</translation>
    </message>
    <message>
        <source>Under “%1” no job starts.</source>
        <translation>Sous «&#xa0;%1&#xa0;», aucun job ne démarre.</translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) fewer do.</source>
        <translation>
            <numerusform>Cela ne compte que les jobs qui démarrent&#xa0;: sous «&#xa0;%1&#xa0;», %Ln job de moins démarre.</numerusform>
            <numerusform>Cela ne compte que les jobs qui démarrent&#xa0;: sous «&#xa0;%1&#xa0;», %Ln jobs de moins démarrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No job of %1 starts any more.</source>
        <comment>accounts</comment>
        <translation>Plus aucun job ne démarre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fewer jobs of %1 start.</source>
        <comment>accounts</comment>
        <translation>Moins de jobs démarrent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a policy</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and others: %3.</source>
        <translation>
            <numerusform>%Ln job enregistré du %1 au %2 a été rejoué sous la politique actuelle et sous d’autres&#xa0;: %3.</numerusform>
            <numerusform>%Ln jobs enregistrés du %1 au %2 ont été rejoués sous la politique actuelle et sous d’autres&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>What changes is said of “%1”.</source>
        <translation>Ce qui change est dit de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The history was made by a replay: that another one gives it again proves nothing; no single job is promised a start.</source>
        <translation>L’historique a été fait par un rejeu&#xa0;: qu’un autre le redonne ne prouve rien&#xa0;; aucun démarrage n’est promis à un job en particulier.</translation>
    </message>
    <message numerus="yes">
        <source>Each policy had %Ln replica(s).</source>
        <translation>
            <numerusform>Chaque politique a eu %Ln réplique.</numerusform>
            <numerusform>Chaque politique a eu %Ln répliques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: each policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>Quelqu’un a arrêté cela&#xa0;: chaque politique a eu %Ln réplique, ce qui en dit moins.</numerusform>
            <numerusform>Quelqu’un a arrêté cela&#xa0;: chaque politique a eu %Ln répliques, ce qui en dit moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is of jobs that start: under “%1” %Ln job(s) more do.</source>
        <translation>
            <numerusform>Cela vaut pour les jobs qui démarrent&#xa0;: sous «&#xa0;%1&#xa0;», %Ln job de plus démarre.</numerusform>
            <numerusform>Cela vaut pour les jobs qui démarrent&#xa0;: sous «&#xa0;%1&#xa0;», %Ln jobs de plus démarrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The policy had %Ln replica(s).</source>
        <translation>
            <numerusform>La politique a eu %Ln réplique.</numerusform>
            <numerusform>La politique a eu %Ln répliques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody stopped that: the policy had %Ln replica(s), which says less.</source>
        <translation>
            <numerusform>Quelqu’un a arrêté cela&#xa0;: la politique a eu %Ln réplique, ce qui en dit moins.</numerusform>
            <numerusform>Quelqu’un a arrêté cela&#xa0;: la politique a eu %Ln répliques, ce qui en dit moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln other account(s) the difference may be chance.</source>
        <translation>
            <numerusform>Pour %Ln autre compte, la différence peut être due au hasard.</numerusform>
            <numerusform>Pour %Ln autres comptes, la différence peut être due au hasard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln replica(s) on smaller differences are told from chance, too.</source>
        <translation>
            <numerusform>À partir de %Ln réplique, de plus petites différences se distinguent aussi du hasard.</numerusform>
            <numerusform>À partir de %Ln répliques, de plus petites différences se distinguent aussi du hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>For no account does the wait change by more than chance explains.</source>
        <translation>Pour aucun compte l’attente ne change de plus que ce que le hasard explique.</translation>
    </message>
    <message>
        <source>On average a job waits %1 in place of %2, a difference that may be chance: the replicas spread more.</source>
        <translation>En moyenne, un job attend %1 au lieu de %2, une différence qui peut être le hasard&#xa0;: les répliques se dispersent davantage.</translation>
    </message>
    <message>
        <source>One account waits less, %1 (by %2)</source>
        <translation>Un compte attend moins, %1 (de %2)</translation>
    </message>
    <message>
        <source>one account waits longer, %1 (by %2)</source>
        <translation>un compte attend plus longtemps, %1 (de %2)</translation>
    </message>
</context>
<context>
    <name>fairlead::reports::Words</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>The source has no accounts.</source>
        <translation>La source n’a pas de comptes.</translation>
    </message>
    <message>
        <source>Percentages are parts of the account above: of the whole cluster for the accounts of the first level.</source>
        <translation>Les pourcentages sont des fractions du compte au-dessus&#xa0;: du cluster entier pour les comptes du premier niveau.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Consommé</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Number of the job</source>
        <translation>Numéro du job</translation>
    </message>
    <message>
        <source>User of the job</source>
        <translation>Utilisateur du job</translation>
    </message>
    <message>
        <source>Account of the job</source>
        <translation>Compte du job</translation>
    </message>
    <message>
        <source>Partition; a job may wait in several</source>
        <translation>Partition&#xa0;; un job peut attendre dans plusieurs</translation>
    </message>
    <message>
        <source>The cluster runs jobs in the order in which they came (priority/basic). Shares and usage do not move them.</source>
        <translation>Le cluster exécute les jobs dans leur ordre d’arrivée (priority/basic). Les parts et l’usage ne les déplacent pas.</translation>
    </message>
    <message>
        <source>Fair-share: Fair Tree. On every level of the account tree, promised share divided by consumed share tells who is most under-served: above 1 is under-served, below 1 is over-served. The tree is walked from the most under-served account to the most over-served one, and users get their fair-share factor from the place at which the walk meets them: 1 for the first, 1/n for the last of n users.</source>
        <translation>Fairshare&#xa0;: Fair Tree. À chaque niveau de l’arbre des comptes, la part promise divisée par la part consommée dit qui est le plus sous-servi&#xa0;: au-dessus de 1, sous-servi&#xa0;; au-dessous de 1, sur-servi. L’arbre est parcouru du compte le plus sous-servi au plus sur-servi, et les utilisateurs tirent leur facteur de fairshare de la place à laquelle le parcours les rencontre&#xa0;: 1 pour le premier, 1/n pour le dernier de n utilisateurs.</translation>
    </message>
    <message>
        <source>Fair-share: classic. The fair-share factor is 2^(-(U/S)/d): U is the part of the cluster&apos;s usage that counts for the user, with a part of the account&apos;s usage, S the promised part, d = %1 the damping factor. It is 1 without usage, %2 at one&apos;s share, and falls towards 0 with every further use.</source>
        <translation>Fairshare&#xa0;: classique. Le facteur de fairshare est 2^(-(U/S)/d)&#xa0;: U est la part de l’usage du cluster qui compte pour l’utilisateur, avec une partie de l’usage du compte, S la part promise, d = %1 le facteur d’amortissement. Il vaut 1 sans usage, %2 quand l’usage égale la part, et tend vers 0 à mesure que l’usage croît.</translation>
    </message>
    <message>
        <source>Usage does not decay: everything since the last reset counts in full.</source>
        <translation>L’usage ne s’atténue pas&#xa0;: tout ce qui date d’après la dernière remise à zéro compte en entier.</translation>
    </message>
    <message>
        <source>Usage counts less the older it is: after %1 (the half-life) half of it, after twice that time a quarter.</source>
        <translation>Plus l’usage est ancien, moins il compte&#xa0;: pour moitié après %1 (la demi-vie), pour un quart après deux fois ce temps.</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Parameter of the scheduler</source>
        <translation>Paramètre de l’ordonnanceur</translation>
    </message>
    <message>
        <source>Weight (points)</source>
        <translation>Poids (points)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Lu dans</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>supposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <source>Found while reading: %1 of %2</source>
        <translation>Constaté à la lecture&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>How these numbers are computed</source>
        <translation>Comment ces nombres sont obtenus</translation>
    </message>
    <message>
        <source>Promised is an account&apos;s shares divided by the shares of its level. Consumed is its usage divided by the usage of the account above. Usage is measured in %1.</source>
        <translation>Promis&#xa0;: les parts d’un compte divisées par celles de son niveau. Consommé&#xa0;: son usage divisé par celui du compte au-dessus. L’usage est mesuré en %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>half-life of usage</source>
        <translation>demi-vie de l’usage</translation>
    </message>
    <message>
        <source>fair-share algorithm</source>
        <translation>algorithme de fairshare</translation>
    </message>
    <message>
        <source>Cluster %1, as of %2</source>
        <translation>Cluster %1, état du %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>What-if: the numbers of this report hold under a scenario that is not in force on the cluster. Its changes are listed below the queue.</source>
        <translation>Simulation&#xa0;: les nombres de ce rapport valent sous un scénario qui n’est pas en vigueur sur le cluster. Ses modifications sont listées sous la file.</translation>
    </message>
    <message>
        <source>Promised and consumed</source>
        <translation>Promis et consommé</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>Chiffres clés</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Fair-share report</source>
        <translation>Rapport de fairshare</translation>
    </message>
    <message>
        <source>Place in the queue before</source>
        <translation>Place dans la file avant</translation>
    </message>
    <message>
        <source>Place in the queue afterwards</source>
        <translation>Place dans la file après</translation>
    </message>
    <message>
        <source>Places won; negative: places lost</source>
        <translation>Places gagnées&#xa0;; négatif&#xa0;: places perdues</translation>
    </message>
    <message>
        <source>Priority before</source>
        <translation>Priorité avant</translation>
    </message>
    <message>
        <source>Priority afterwards</source>
        <translation>Priorité après</translation>
    </message>
    <message>
        <source>Parameter as slurm.conf names it</source>
        <translation>Paramètre, tel que slurm.conf le nomme</translation>
    </message>
    <message>
        <source>Its value in the words of slurm.conf</source>
        <translation>Sa valeur, dans les termes de slurm.conf</translation>
    </message>
    <message>
        <source>No job of this source is waiting for its turn.</source>
        <translation>Aucun job de cette source n’attend son tour.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Name of the cluster</source>
        <translation>Nom du cluster</translation>
    </message>
    <message>
        <source>Account of the association</source>
        <translation>Compte de l’association</translation>
    </message>
    <message>
        <source>User; empty for an account</source>
        <translation>Utilisateur&#xa0;; vide pour un compte</translation>
    </message>
    <message>
        <source>Partition, when the association has one</source>
        <translation>Partition, quand l’association en a une</translation>
    </message>
    <message>
        <source>Shares as a fraction: Fair Tree, of its level; classic, of the machine</source>
        <translation>Parts en fraction&#xa0;: Fair Tree, de leur niveau&#xa0;; classique, de la machine</translation>
    </message>
    <message>
        <source>Decayed usage in TRES-weighted billing-seconds</source>
        <translation>Usage atténué en secondes facturées, pondérées par TRES</translation>
    </message>
    <message>
        <source>Usage as a fraction of the cluster&apos;s usage</source>
        <translation>Usage en fraction de celui du cluster</translation>
    </message>
    <message>
        <source>Usage that counts: Fair Tree, fraction of its level; classic, with a part of the account&apos;s usage</source>
        <translation>Usage qui compte&#xa0;: Fair Tree, fraction de son niveau&#xa0;; classique, avec une partie de l’usage du compte</translation>
    </message>
    <message>
        <source>Fair-share factor, 0 to 1; near 0 is low priority</source>
        <translation>Facteur de fairshare, de 0 à 1&#xa0;; près de 0, la priorité est basse</translation>
    </message>
    <message>
        <source>NormShares / EffectvUsage; above 1 is under-served</source>
        <translation>NormShares / EffectvUsage&#xa0;; au-dessus de 1&#xa0;: sous-servi</translation>
    </message>
    <message numerus="yes">
        <source>No job of %1 changes its place.</source>
        <translation>
            <numerusform>Aucun job (sur %1) ne change de place.</numerusform>
            <numerusform>Aucun des %1 jobs ne change de place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains most: %1, %2 places per job on average.</source>
        <translation>Gagne le plus&#xa0;: %1, %2 places par job en moyenne.</translation>
    </message>
    <message>
        <source>Loses most: %1, %2 places per job on average.</source>
        <translation>Perd le plus&#xa0;: %1, %2 places par job en moyenne.</translation>
    </message>
    <message>
        <source>Accounts that gain and lose most</source>
        <translation>Comptes qui gagnent et perdent le plus</translation>
    </message>
    <message>
        <source>Rank before</source>
        <translation>Rang avant</translation>
    </message>
    <message>
        <source>Rank afterwards</source>
        <translation>Rang après</translation>
    </message>
    <message>
        <source>The jobs that move furthest</source>
        <translation>Les jobs qui bougent le plus</translation>
    </message>
    <message>
        <source>Changes of the scenario</source>
        <translation>Modifications du scénario</translation>
    </message>
    <message>
        <source>Changes of the scenario “%1”</source>
        <translation>Modifications du scénario «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>%1 of %2 jobs change their place.</source>
        <translation>%1 jobs sur %2 changent de place.</translation>
    </message>
    <message>
        <source>Fair-share: depth-oblivious. The fair-share factor is 2^(-(U/S)/d) as in the classic algorithm, but U grows with what the user&apos;s siblings consumed, so that accounts deep in the tree are not at a disadvantage; d = %1 is the damping factor.</source>
        <translation>Fairshare&#xa0;: indépendant de la profondeur. Le facteur de fairshare est 2^(-(U/S)/d) comme dans l’algorithme classique, mais U croît avec ce que les voisins de l’utilisateur ont consommé, de sorte que les comptes profonds dans l’arbre ne sont pas désavantagés&#xa0;; d = %1 est le facteur d’amortissement.</translation>
    </message>
    <message>
        <source>Fair-share: linear, as in Slurm 2.0. The fair-share factor is (S - U + 1) / 2: S is the promised part of the machine, U the part consumed, with a part of the account&apos;s usage, both of what the whole machine can deliver. It is 0.5 at one&apos;s share, more for who used less, less for who used more.</source>
        <translation>Fairshare&#xa0;: linéaire, comme dans Slurm 2.0. Le facteur de fairshare est (S - U + 1) / 2&#xa0;: S est la part promise de la machine, U la part consommée, avec une partie de l’usage du compte, l’une et l’autre rapportées à ce que la machine entière peut fournir. Il vaut 0,5 quand l’usage égale la part, plus pour qui a utilisé moins, moins pour qui a utilisé plus.</translation>
    </message>
    <message>
        <source>Priorities are the weighted sum of seven components: credentials, fairshare, resources, service, targets, usage and attributes. Fairshare is the distance of a credential&apos;s usage from its target.</source>
        <translation>Les priorités sont la somme pondérée de sept composantes&#xa0;: identités, fairshare, ressources, service, cibles, usage et attributs. Le fairshare est la distance entre l’usage d’une identité et sa cible.</translation>
    </message>
    <message>
        <source>Account; its row has what its members used together</source>
        <translation>Compte&#xa0;; sa ligne a ce que ses membres ont utilisé ensemble</translation>
    </message>
    <message>
        <source>What is counted: cpu, mem (in MB), billing ...</source>
        <translation>Ce qui est compté&#xa0;: cpu, mem (en Mo), billing ...</translation>
    </message>
    <message>
        <source>TRES allocated in the period, times their time</source>
        <translation>TRES alloués pendant la période, multipliés par leur durée</translation>
    </message>
    <message>
        <source>Part of what the whole cluster used, in percent</source>
        <translation>Part de ce que tout le cluster a utilisé, en pour cent</translation>
    </message>
    <message>
        <source>Part of the cluster that the shares promise, in percent</source>
        <translation>Part du cluster que promettent les parts, en pour cent</translation>
    </message>
    <message>
        <source>UsedPercent - PromisedPercent; above 0 used more than promised</source>
        <translation>UsedPercent - PromisedPercent&#xa0;; au-dessus de 0&#xa0;: plus utilisé que promis</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Usage does not count: the configuration has no FSPOLICY.</source>
        <translation>L’usage ne compte pas&#xa0;: la configuration n’a pas de FSPOLICY.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composante</translation>
    </message>
    <message>
        <source>Subcomponent</source>
        <translation>Sous-composante</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>scheduler</source>
        <translation>ordonnanceur</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Name of the QOS</source>
        <translation>Nom de la QOS</translation>
    </message>
    <message>
        <source>Its priority, which the QOS factor is made of</source>
        <translation>Sa priorité, dont vient le facteur QOS</translation>
    </message>
    <message>
        <source>What usage of its jobs is multiplied with</source>
        <translation>Ce par quoi l’usage de ses jobs est multiplié</translation>
    </message>
    <message>
        <source>Whether its usage stays and never decays</source>
        <translation>Si son usage reste sans jamais s’atténuer</translation>
    </message>
    <message>
        <source>The QOS whose jobs it may preempt</source>
        <translation>Les QOS dont elle peut préempter les jobs</translation>
    </message>
    <message>
        <source>Decayed usage of its jobs in TRES-weighted billing-seconds</source>
        <translation>Usage atténué de ses jobs, en secondes facturées, pondérées par TRES</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>Premier arrivé, premier servi</translation>
    </message>
    <message>
        <source>Whose answer: sprio, sprio -n, sshare</source>
        <translation>Origine de la réponse&#xa0;: sprio, sprio -n, sshare</translation>
    </message>
    <message>
        <source>all equal, within rounding, differs</source>
        <translation>tout est égal, à l’arrondi près, diffère</translation>
    </message>
    <message>
        <source>Rows compared; of a part, rows that are not equal</source>
        <translation>Lignes comparées&#xa0;; d’une partie, les lignes qui ne sont pas égales</translation>
    </message>
    <message>
        <source>Rows with every printed digit equal</source>
        <translation>Lignes dont chaque chiffre affiché est égal</translation>
    </message>
    <message>
        <source>Rows whose differences the rounding of the usage explains</source>
        <translation>Lignes dont l’arrondi de l’usage explique les différences</translation>
    </message>
    <message>
        <source>Rows that nothing explains</source>
        <translation>Lignes que rien n’explique</translation>
    </message>
    <message>
        <source>Rows of the answer that the source lacks</source>
        <translation>Lignes de la réponse que la source n’a pas</translation>
    </message>
    <message>
        <source>Rows of the source without an answer</source>
        <translation>Lignes de la source sans réponse</translation>
    </message>
    <message>
        <source>Largest difference of the part</source>
        <translation>Plus grande différence de la partie</translation>
    </message>
    <message>
        <source>Moment of the computation, seconds since 1970</source>
        <translation>Instant du calcul, secondes depuis 1970</translation>
    </message>
    <message>
        <source>Where the moment comes from</source>
        <translation>D’où vient le moment</translation>
    </message>
    <message>
        <source>Job of a row of sprio</source>
        <translation>Job d’une ligne de sprio</translation>
    </message>
    <message>
        <source>Account of the row</source>
        <translation>Compte de la ligne</translation>
    </message>
    <message>
        <source>User of the row</source>
        <translation>Utilisateur de la ligne</translation>
    </message>
    <message>
        <source>Partition of the row</source>
        <translation>Partition de la ligne</translation>
    </message>
    <message>
        <source>Which number, as the answer heads its column</source>
        <translation>Quel nombre, comme la réponse nomme sa colonne</translation>
    </message>
    <message>
        <source>What Fairlead computes</source>
        <translation>Ce que Fairlead calcule</translation>
    </message>
    <message>
        <source>What was printed</source>
        <translation>Ce qui a été affiché</translation>
    </message>
    <message>
        <source>Least number that the rounding of the usage allows</source>
        <translation>Plus petit nombre que l’arrondi de l’usage permet</translation>
    </message>
    <message>
        <source>Greatest number that the rounding of the usage allows</source>
        <translation>Plus grand nombre que l’arrondi de l’usage permet</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Places, all together</source>
        <translation>Places, en tout</translation>
    </message>
    <message>
        <source>Places per job</source>
        <translation>Places par job</translation>
    </message>
    <message>
        <source>1 of %1 jobs changes its place.</source>
        <translation>1 job sur %1 change de place.</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>Au sein du compte %1</translation>
    </message>
    <message>
        <source>Policy as it is</source>
        <translation>Politique actuelle</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <comment>a wait</comment>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <comment>a wait</comment>
        <translation>%1 de moins</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Mean wait by account</source>
        <translation>Attente moyenne par compte</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>Perspective</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity: finding</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What is wrong with the policy</source>
        <translation>Ce qui ne va pas dans la politique</translation>
    </message>
    <message>
        <source>How much it matters</source>
        <translation>Son importance</translation>
    </message>
    <message>
        <source>How that is known</source>
        <translation>Ce qui le montre</translation>
    </message>
    <message>
        <source>Options that try it</source>
        <translation>Les options qui l’essaient</translation>
    </message>
    <message>
        <source>Questions: %1</source>
        <translation>Questions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Shown: the %1 accounts that used most, of %2.</source>
        <translation>Affichés&#xa0;: les %1 comptes qui ont le plus utilisé, sur %2.</translation>
    </message>
    <message>
        <source>Who used most</source>
        <translation>Qui a le plus utilisé</translation>
    </message>
    <message>
        <source>Used in the period</source>
        <translation>Utilisé pendant la période</translation>
    </message>
    <message>
        <source>From %1 to %2, allocated CPUs times their time, without decay, as accounting counts it. Percentages are parts of the cluster: of all that was used, and of what the shares promise.</source>
        <translation>Du %1 au %2, CPU alloués multipliés par leur durée, sans atténuation, comme la comptabilité les compte. Les pourcentages sont des fractions du cluster&#xa0;: de tout ce qui a été utilisé, et de ce que les parts promettent.</translation>
    </message>
    <message>
        <source>Account above; of a user its own</source>
        <translation>Compte au-dessus&#xa0;; pour un utilisateur, le sien</translation>
    </message>
    <message>
        <source>Steps below root, which is 0</source>
        <translation>Niveaux sous root, qui est 0</translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation>Attente médiane</translation>
    </message>
    <message>
        <source>9 of 10 within</source>
        <translation>9 sur 10 en moins de</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>As the cluster is; empty where nothing is set</source>
        <translation>Le cluster tel qu’il est&#xa0;; vide là où rien n’est fixé</translation>
    </message>
    <message>
        <source>What the scenario sets, or what comes of it</source>
        <translation>Ce que le scénario fixe, ou ce qui en résulte</translation>
    </message>
    <message>
        <source>What becomes of the recorded weeks if the advice is followed</source>
        <translation>Ce que deviennent les semaines enregistrées si le conseil est suivi</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>a change: Parameter PriorityWeightAge: 10,000 → 20,000</comment>
        <translation>%1 %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Jobs that have a rank</source>
        <translation>Jobs qui ont un rang</translation>
    </message>
    <message>
        <source>Rows with another rank</source>
        <translation>Lignes qui changent de rang</translation>
    </message>
    <message>
        <source>Rows that have a rank</source>
        <translation>Lignes qui ont un rang</translation>
    </message>
    <message>
        <source>Kendall&apos;s rank correlation</source>
        <translation>Corrélation de rangs de Kendall</translation>
    </message>
    <message>
        <source>Rows that both rank</source>
        <translation>Lignes classées des deux côtés</translation>
    </message>
    <message>
        <source>The jobs whose ranks differ most</source>
        <translation>Les jobs dont les rangs diffèrent le plus</translation>
    </message>
    <message>
        <source>Difference (% points)</source>
        <translation>Écart (points de %)</translation>
    </message>
    <message>
        <source>The account whose jobs win most places on average</source>
        <translation>Le compte dont les jobs gagnent le plus de places en moyenne</translation>
    </message>
    <message>
        <source>The account whose jobs lose most places on average</source>
        <translation>Le compte dont les jobs perdent le plus de places en moyenne</translation>
    </message>
    <message>
        <source>What-if: under a scenario that is not in force</source>
        <translation>Simulation&#xa0;: sous un scénario qui n’est pas en vigueur</translation>
    </message>
    <message>
        <source>of the usage counts: there is no FSPOLICY</source>
        <translation>de l’usage compté&#xa0;: il n’y a pas de FSPOLICY</translation>
    </message>
    <message>
        <source>The only place.</source>
        <translation>La seule place.</translation>
    </message>
    <message>
        <source>The first %1 of %2 places.</source>
        <translation>Les %1 premières places sur %2.</translation>
    </message>
    <message>
        <source>A node-hour is %1 CPU-hours, as many as a node has CPUs on average.</source>
        <translation>Une heure-nœud vaut %1 heures CPU, autant qu’un nœud a de CPU en moyenne.</translation>
    </message>
    <message>
        <source>Promised is what the shares promised then, without the changes of the scenario.</source>
        <translation>Promis&#xa0;: ce que les parts promettaient alors, sans les modifications du scénario.</translation>
    </message>
    <message>
        <source>Checked against the scheduler&apos;s own numbers — %1.</source>
        <translation>Comparé aux nombres de l’ordonnanceur lui-même — %1.</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its promise is under-served: its jobs move forward. One that used more is over-served: its jobs wait.</source>
        <translation>Ce rapport montre quelle part du cluster chaque compte s’est vu promettre et combien il en a utilisé, et quels jobs sont les premiers pour cette raison. Un compte qui a utilisé moins que promis est sous-servi&#xa0;: ses jobs avancent. Un compte qui a utilisé plus est sur-servi&#xa0;: ses jobs attendent.</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its promise within the account above it is under-served, one that used more is over-served. Where its jobs stand also depends on what the accounts above it have used.</source>
        <translation>Ce rapport montre quelle part du cluster chaque compte s’est vu promettre et combien il en a utilisé, et quels jobs sont les premiers pour cette raison. Un compte qui a utilisé moins que promis au sein du compte au-dessus est sous-servi, un compte qui a utilisé plus est sur-servi. La place de ses jobs dépend aussi de l’usage des comptes au-dessus.</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>Premiers au classement</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>A demo: this cluster, its jobs and its history are made up.</source>
        <translation>Une démo&#xa0;: ce cluster, ses jobs et son historique sont inventés.</translation>
    </message>
    <message>
        <source>The time of Used: seconds, minutes, hours; or percent of what the cluster could give in the period; or both</source>
        <translation>L’unité de temps de Used&#xa0;: secondes, minutes, heures&#xa0;; ou pour cent de ce que le cluster pouvait donner pendant la période&#xa0;; ou les deux</translation>
    </message>
    <message>
        <source>%1 of %2 start</source>
        <comment>jobs, with how many before</comment>
        <translation>%1 sur %2 démarrent</translation>
    </message>
    <message>
        <source>none starts</source>
        <comment>of the jobs</comment>
        <translation>aucun ne démarre</translation>
    </message>
    <message>
        <source>%1 start, not %2</source>
        <comment>jobs, with how many before</comment>
        <translation>%1 démarrent, au lieu de %2</translation>
    </message>
    <message>
        <source>Jobs and waits are known only since %1.</source>
        <translation>Les jobs et les attentes ne sont connus que depuis le %1.</translation>
    </message>
    <message>
        <source>A past moment, rebuilt from the history of jobs: shares, QOS, partitions and settings are today&apos;s, usage and ages those of the computation of %1.</source>
        <translation>Un moment passé, reconstitué à partir de l’historique des jobs&#xa0;: parts, QOS, partitions et réglages sont ceux d’aujourd’hui, l’usage et les âges ceux du calcul du %1.</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, all down to level %3.</source>
        <translation>Affichés&#xa0;: %1 comptes sur %2, tous jusqu’au niveau %3.</translation>
    </message>
    <message>
        <source>All of them are in shares.csv, which the report in CSV has.</source>
        <translation>Tous sont dans shares.csv, qui fait partie du rapport en CSV.</translation>
    </message>
    <message>
        <source>Users of the account root, who are in no account below, are promised %1 and have consumed %2.</source>
        <translation>Les utilisateurs du compte root, qui ne sont dans aucun compte ci-dessous, ont %1 de promis et ont consommé %2.</translation>
    </message>
    <message>
        <source>What would be wrong with the policy under the scenario</source>
        <translation>Ce qui n’irait pas dans la politique avec le scénario</translation>
    </message>
    <message numerus="yes">
        <source>Usage counts in %1 window(s) of %2 each; a window counts %3 times what the next newer one does (FSDECAY).</source>
        <translation>
            <numerusform>L’usage compte dans %1 fenêtre de %2&#xa0;; une fenêtre compte %3 fois ce que compte la suivante, plus récente (FSDECAY).</numerusform>
            <numerusform>L’usage compte dans %1 fenêtres de %2&#xa0;; une fenêtre compte %3 fois ce que compte la suivante, plus récente (FSDECAY).</numerusform>
        </translation>
    </message>
    <message>
        <source>A component is the sum of metric × weight over the lines below, within its cap, × its own weight. Priority is the sum of the components; StartPriority, the same within the bounds of the scheduler, decides the rank. Who is first in rank is tried first; what a limit or a reservation keeps is not started.</source>
        <translation>Une composante est la somme des métriques × poids des lignes ci-dessous, dans son plafond, × son propre poids. La priorité est la somme des composantes&#xa0;; StartPriority, la même dans les bornes de l’ordonnanceur, décide du rang. Le premier au classement est essayé en premier&#xa0;; ce qu’une limite ou une réservation retient n’est pas démarré.</translation>
    </message>
    <message>
        <source>Priority is the sum of factor × weight over the factors below, plus what the site adds, minus the nice value. Who is first in rank is tried first; what a limit or a reservation keeps is not started. The age factor reaches 1 after %1.</source>
        <translation>La priorité est la somme des produits facteur × poids des facteurs ci-dessous, plus ce qu’ajoute le site, moins la valeur nice. Le premier au classement est essayé en premier&#xa0;; ce qu’une limite ou une réservation retient n’est pas démarré. Le facteur d’âge atteint 1 après %1.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <comment>a policy without a name</comment>
        <translation>Scénario</translation>
    </message>
    <message numerus="yes">
        <source>of usage count, in %1 window(s)</source>
        <translation>
            <numerusform>d’usage comptent, en %1 fenêtre</numerusform>
            <numerusform>d’usage comptent, en %1 fenêtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) held or not yet eligible</source>
        <translation>
            <numerusform>job retenu ou pas encore éligible</numerusform>
            <numerusform>jobs retenus ou pas encore éligibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>account(s)</source>
        <translation>
            <numerusform>compte</numerusform>
            <numerusform>comptes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CPU(s) in the cluster</source>
        <translation>
            <numerusform>CPU dans le cluster</numerusform>
            <numerusform>CPU dans le cluster</numerusform>
        </translation>
    </message>
    <message>
        <source>A job that waits for something else than its turn or room is not started, whatever its rank: what it waits for stands beside it, in the words of the scheduler.</source>
        <translation>Un job qui attend autre chose que son tour ou de la place n’est pas démarré, quel que soit son rang&#xa0;: ce qu’il attend est indiqué à côté, dans les mots de l’ordonnanceur.</translation>
    </message>
    <message>
        <source>Promised is an account&apos;s fairshare target, a part of the whole system; without one nothing is. Consumed is its usage divided by the usage of the account above. Usage is measured in %1.</source>
        <translation>Promis est la cible de fairshare d’un compte, une partie du système entier&#xa0;; sans cible, rien n’est promis. Consommé est son usage divisé par l’usage du compte au-dessus. L’usage est mesuré en %1.</translation>
    </message>
    <message>
        <source>Shares as entered, or parent; Moab and Maui: the fairshare target in percent</source>
        <translation>Parts telles que saisies, ou parent&#xa0;; Moab et Maui&#xa0;: la cible de fairshare en pour cent</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used, and which jobs stand first because of it. An account that used less than its target is under-served, one that used more is over-served. How far it is from the target counts for its jobs, beside what their user, group, QOS and class have used.</source>
        <translation>Ce rapport montre quelle part du cluster chaque compte s’est vu promettre et combien il en a utilisé, et quels jobs sont les premiers pour cette raison. Un compte qui a utilisé moins que sa cible est sous-servi, un compte qui a utilisé plus est sur-servi. L’écart à la cible compte pour ses jobs, à côté de l’usage de leur utilisateur, de leur groupe, de leur QOS et de leur classe.</translation>
    </message>
    <message>
        <source>Jobs of a partition in a higher tier rank before all others, whatever their priority.</source>
        <translation>Les jobs d’une partition d’un palier plus élevé passent avant tous les autres, quelle que soit leur priorité.</translation>
    </message>
    <message>
        <source>A moment to come: who waits still waits, nobody comes, and nobody uses anything any more.</source>
        <translation>Un moment à venir&#xa0;: qui attend attend encore, personne n’arrive, et plus personne n’utilise rien.</translation>
    </message>
    <message>
        <source>A moment to come: who waits still waits, nobody comes, and each uses as much as now.</source>
        <translation>Un moment à venir&#xa0;: qui attend attend encore, personne n’arrive, et chacun utilise autant qu’à présent.</translation>
    </message>
    <message>
        <source>Of that level those whose consumed part differs most from the promised one, half of them over-served and half under-served where there are enough of both.</source>
        <translation>De ce niveau, ceux dont la part consommée s’écarte le plus de la part promise, pour moitié sur-servis et pour moitié sous-servis s’il y en a assez des deux.</translation>
    </message>
    <message>
        <source>Those that the first page names are always among them.</source>
        <translation>Ceux que nomme la première page en font toujours partie.</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, a part of level 1.</source>
        <translation>Affichés&#xa0;: %1 comptes sur %2, une partie du niveau 1.</translation>
    </message>
    <message>
        <source>Shown: %1 of %2 accounts, all down to level %3 and a part of level %4.</source>
        <translation>Affichés&#xa0;: %1 comptes sur %2, tous jusqu’au niveau %3 et une partie du niveau %4.</translation>
    </message>
    <message>
        <source>%1 of the cluster</source>
        <comment>a percentage</comment>
        <translation>%1 du cluster</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage, an account</comment>
        <translation>%1 du compte %2</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used. An account that used less than its target is under-served, one that used more is over-served.</source>
        <translation>Ce rapport montre quelle part du cluster chaque compte s’est vu promettre et combien il en a utilisé. Un compte qui a utilisé moins que sa cible est sous-servi, un compte qui a utilisé plus est sur-servi.</translation>
    </message>
    <message>
        <source>This report shows how much of the cluster each account was promised and how much it used. An account that used less than its promise within the account above it is under-served, one that used more is over-served.</source>
        <translation>Ce rapport montre quelle part du cluster chaque compte s’est vu promettre et combien il en a utilisé. Un compte qui a utilisé moins que promis au sein du compte au-dessus est sous-servi, un compte qui a utilisé plus est sur-servi.</translation>
    </message>
    <message>
        <source>Under this policy fair-share does not order the queue.</source>
        <translation>Sous cette politique, le fairshare ne classe pas la file.</translation>
    </message>
    <message>
        <source>Most under-served: %1, promised %2, consumed %3 (%4).</source>
        <translation>Le plus sous-servi&#xa0;: %1, promis %2, consommé %3 (%4).</translation>
    </message>
    <message>
        <source>Most over-served: %1, promised %2, consumed %3 (%4).</source>
        <translation>Le plus sur-servi&#xa0;: %1, promis %2, consommé %3 (%4).</translation>
    </message>
    <message>
        <source>What is left of the line counts against the job and is taken away from what is right of it: a longer bar may be of a lower priority.</source>
        <translation>Ce qui est à gauche du trait joue contre le job et se retranche de ce qui est à droite&#xa0;: une barre plus longue peut être celle d’une priorité plus basse.</translation>
    </message>
    <message>
        <source>Waits are those of the jobs submitted in the period that have started, from submission to start; of a user under the account of the row.</source>
        <translation>Les attentes sont celles des jobs soumis pendant la période et déjà démarrés, de la soumission au démarrage&#xa0;; pour un utilisateur, dans le compte de sa ligne.</translation>
    </message>
    <message>
        <source>There is no outlook: replays need a history of jobs.</source>
        <translation>Il n’y a pas de perspective&#xa0;: rejouer demande un historique des jobs.</translation>
    </message>
    <message>
        <source>Used nothing at all: %1, promised %2.</source>
        <translation>N’a rien utilisé&#xa0;: %1, promis %2.</translation>
    </message>
    <message>
        <source>Used nothing at all: %1 accounts; of them %2 has the largest promise, %3.</source>
        <translation>N’ont rien utilisé&#xa0;: %1 comptes&#xa0;; parmi eux, %2 a la plus grande part promise, %3.</translation>
    </message>
    <message>
        <source>Users of the account root, who are in no account below, are promised %1.</source>
        <translation>Aux utilisateurs du compte root, qui ne sont dans aucun compte ci-dessous, sont promis %1.</translation>
    </message>
    <message>
        <source>Consumed (%1)</source>
        <comment>a unit</comment>
        <translation>Consommé (%1)</translation>
    </message>
    <message>
        <source>Found while reading</source>
        <translation>Constaté à la lecture</translation>
    </message>
    <message>
        <source>Slurm keeps no decayed usage under priority/basic.</source>
        <translation>Slurm ne tient pas d’usage atténué sous priority/basic.</translation>
    </message>
    <message>
        <source>none beyond chance</source>
        <comment>a difference</comment>
        <translation>aucune au-delà du hasard</translation>
    </message>
    <message>
        <source>How far the replay is to be trusted, and what changes</source>
        <translation>Quelle confiance accorder au rejeu, et ce qui change</translation>
    </message>
    <message>
        <source>jobs: not known, the source has no list of them</source>
        <translation>jobs&#xa0;: inconnus, la source n’en a pas la liste</translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting</source>
        <translation>
            <numerusform>job en attente</numerusform>
            <numerusform>jobs en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>user(s) with waiting jobs</source>
        <translation>
            <numerusform>utilisateur avec des jobs en attente</numerusform>
            <numerusform>utilisateurs avec des jobs en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 consumed, which count for nothing</source>
        <translation>%1 consommées, qui ne comptent pas</translation>
    </message>
    <message>
        <source>%1 consumed, older ones counting less</source>
        <translation>%1 consommées, les plus anciennes comptant moins</translation>
    </message>
    <message>
        <source>%1 consumed, with no decay</source>
        <translation>%1 consommées, sans atténuation</translation>
    </message>
    <message>
        <source>consumed: not known. %1</source>
        <translation>consommé&#xa0;: inconnu. %1</translation>
    </message>
    <message>
        <source>order of the queue</source>
        <translation>ordre de la file</translation>
    </message>
    <message>
        <source>The source was not read whole: %1, listed at the end of this report.</source>
        <translation>La source n’a pas été lue entièrement&#xa0;: %1, dont la liste est à la fin de ce rapport.</translation>
    </message>
    <message>
        <source>Something of the source was repaired while reading: %1, listed at the end of this report.</source>
        <translation>Quelque chose de la source a été réparé à la lecture&#xa0;: %1, dont la liste est à la fin de ce rapport.</translation>
    </message>
    <message>
        <source>So nobody is called under-served or over-served.</source>
        <translation>Personne n’est donc dit sous-servi ou sur-servi.</translation>
    </message>
    <message>
        <source>A job that waits in several partitions has a place in each.</source>
        <translation>Un job qui attend dans plusieurs partitions a une place dans chacune.</translation>
    </message>
    <message>
        <source>No factor counts, so the priorities have no parts.</source>
        <translation>Aucun facteur ne compte&#xa0;: les priorités n’ont pas de parties.</translation>
    </message>
    <message>
        <source>Under priority/basic the numbers only count the jobs as they came, downwards.</source>
        <translation>Sous priority/basic, les nombres ne font que compter les jobs dans l’ordre d’arrivée, en descendant.</translation>
    </message>
    <message>
        <source>A bar adds up what a job&apos;s priority is made of, in points and in the order of the legend; the number at its end is the priority.</source>
        <translation>Une barre additionne ce dont la priorité d’un job est faite, en points et dans l’ordre de la légende&#xa0;; le nombre au bout est la priorité.</translation>
    </message>
    <message>
        <source>Which jobs wait is not known: the source has no list of jobs.</source>
        <translation>Quels jobs attendent n’est pas connu&#xa0;: la source n’a pas de liste de jobs.</translation>
    </message>
    <message>
        <source>StartPriority decides the rank: the priority with its fraction cut, where the number at the bar is rounded, or the bound of the scheduler where the priority lies beyond it.</source>
        <translation>StartPriority décide du rang&#xa0;: la priorité tronquée, alors que le nombre au bout de la barre est arrondi, ou la borne de l’ordonnanceur là où la priorité la dépasse.</translation>
    </message>
    <message>
        <source>Shown: the %1 users that used most, of %2.</source>
        <translation>Affichés&#xa0;: les %1 utilisateurs qui ont le plus utilisé, sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>A job in several partitions counts by its best place: of %1 places %2 change(s).</source>
        <translation>
            <numerusform>Un job dans plusieurs partitions compte par sa meilleure place&#xa0;: sur %1 places, %2 change.</numerusform>
            <numerusform>Un job dans plusieurs partitions compte par sa meilleure place&#xa0;: sur %1 places, %2 changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jobs whose best row has another rank</source>
        <translation>Jobs dont la meilleure ligne change de rang</translation>
    </message>
    <message>
        <source>Of targets, + means at least and - at most; one with % or ^ is a cap: it promises nothing, and nothing is said of who is below.</source>
        <translation>Parmi les cibles, + veut dire au moins et - au plus&#xa0;; une cible avec % ou ^ est un plafond&#xa0;: elle ne promet rien, et rien n’est dit de qui est en dessous.</translation>
    </message>
    <message>
        <source>Where Promised is empty, the user has no share of their own.</source>
        <translation>Là où Promis est vide, l’utilisateur n’a pas de part à lui.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountActions</name>
    <message>
        <source>Edit shares</source>
        <translation>Modifier les parts</translation>
    </message>
    <message>
        <source>Rename account</source>
        <translation>Renommer le compte</translation>
    </message>
    <message>
        <source>Add account below …</source>
        <translation>Ajouter un compte au-dessous…</translation>
    </message>
    <message>
        <source>Add user …</source>
        <translation>Ajouter un utilisateur…</translation>
    </message>
    <message>
        <source>Move to another account …</source>
        <translation>Déplacer vers un autre compte…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Show its jobs</source>
        <translation>Montrer ses jobs</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln row(s)</source>
        <translation>
            <numerusform>Supprimer %Ln ligne</numerusform>
            <numerusform>Supprimer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove user</source>
        <translation>Supprimer l’utilisateur</translation>
    </message>
    <message>
        <source>Remove account with members</source>
        <translation>Supprimer le compte et ses membres</translation>
    </message>
    <message numerus="yes">
        <source>Edit shares of %Ln row(s) …</source>
        <translation>
            <numerusform>Modifier les parts de %Ln ligne…</numerusform>
            <numerusform>Modifier les parts de %Ln lignes…</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste shares …</source>
        <translation>Coller des parts…</translation>
    </message>
    <message>
        <source>The clipboard holds no lines of accounts and shares.</source>
        <translation>Le presse-papiers ne contient pas de lignes de comptes et de parts.</translation>
    </message>
    <message>
        <source>When it is back at its share …</source>
        <translation>Quand il sera revenu à sa part…</translation>
    </message>
    <message>
        <source>Shares after it has bought hardware …</source>
        <translation>Parts après son achat de matériel…</translation>
    </message>
    <message>
        <source>What would change its fair-share …</source>
        <translation>Ce qui changerait son fairshare…</translation>
    </message>
    <message>
        <source>What would shorten its waits …</source>
        <translation>Ce qui réduirait ses attentes…</translation>
    </message>
    <message numerus="yes">
        <source>Show the jobs of %Ln row(s)</source>
        <translation>
            <numerusform>Montrer les jobs de %Ln ligne</numerusform>
            <numerusform>Montrer les jobs de %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountEditDelegate</name>
    <message>
        <source>Shares: a number or parent</source>
        <translation>Parts&#xa0;: un nombre ou parent</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Nom du compte</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AccountsDock</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Account tree</source>
        <translation>Arbre des comptes</translation>
    </message>
    <message>
        <source>Fairshare</source>
        <translation>Fairshare</translation>
    </message>
    <message>
        <source>Moab and Maui have no share tree</source>
        <translation>Moab et Maui n’ont pas d’arbre des parts</translation>
    </message>
    <message>
        <source>Moab and Maui have no share tree: a target (FSTARGET) is set in their configuration.</source>
        <translation>Moab et Maui n’ont pas d’arbre des parts&#xa0;: une cible (FSTARGET) se fixe dans leur configuration.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AdvicePage</name>
    <message>
        <source>What is wrong with the policy</source>
        <translation>Ce qui ne va pas dans la politique</translation>
    </message>
    <message>
        <source>Findings, the most important first</source>
        <translation>Constats, le plus important d’abord</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Puts the edits into the scenario as one step; Ctrl+Z reverts it</source>
        <translation>Met les modifications dans le scénario en une seule étape&#xa0;; Ctrl+Z l’annule</translation>
    </message>
    <message>
        <source>Nothing to look at yet</source>
        <translation>Rien à examiner pour l’instant</translation>
    </message>
    <message>
        <source>Open a source first.</source>
        <translation>Ouvrez d’abord une source.</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Examen en cours…</translation>
    </message>
    <message>
        <source>The queue is too short</source>
        <translation>La file est trop courte</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>conseil</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) do not show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>
            <numerusform>%Ln job ne montre pas ce que font les poids. Le reste de la politique ne pose pas de problème.</numerusform>
            <numerusform>%Ln jobs ne montrent pas ce que font les poids. Le reste de la politique ne pose pas de problème.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is wrong with the policy, as far as %Ln job(s) of the queue and the tree of accounts show it.</source>
        <translation>
            <numerusform>Rien ne cloche dans la politique, autant que %Ln job de la file et l’arbre des comptes le montrent.</numerusform>
            <numerusform>Rien ne cloche dans la politique, autant que %Ln jobs de la file et l’arbre des comptes le montrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replays the recorded weeks as they are and with the advice followed, ten times each</source>
        <translation>Rejoue les semaines enregistrées telles quelles et avec le conseil suivi, dix fois chacune</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Arrêter le rejeu</translation>
    </message>
    <message>
        <source>What does a &amp;replay say?</source>
        <translation>Que dit un &amp;rejeu&#xa0;?</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>Rejeu…</translation>
    </message>
    <message>
        <source>Replaying … %1</source>
        <translation>Rejeu… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have waited for more than a day and more than ten times their time limit all the same: state:starving in the search box shows them, and the panel below the queue says what each of them waits for.</source>
        <translation>
            <numerusform>%Ln job attend pourtant depuis plus d’un jour et plus de dix fois sa limite de temps&#xa0;: state:starving dans le champ de recherche le montre, et le panneau sous la file dit ce qu’il attend.</numerusform>
            <numerusform>%Ln jobs attendent pourtant depuis plus d’un jour et plus de dix fois leur limite de temps&#xa0;: state:starving dans le champ de recherche les montre, et le panneau sous la file dit ce que chacun attend.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fault found in the policy</source>
        <translation>Aucun défaut trouvé dans la politique</translation>
    </message>
    <message>
        <source>No advice on the time ahead</source>
        <translation>Pas de conseil sur le temps à venir</translation>
    </message>
    <message>
        <source>Nobody comes there and nobody starts: its queue shows that, and not what the policy does. Go back to now, or to a past moment.</source>
        <translation>Personne n’y arrive et personne n’y démarre&#xa0;: sa file montre cela, et non ce que fait la politique. Revenez à maintenant, ou à un moment passé.</translation>
    </message>
    <message>
        <source>No job waits</source>
        <translation>Aucun job n’attend</translation>
    </message>
    <message>
        <source>Only waiting jobs show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>Seuls des jobs en attente montrent ce que font les poids. Le reste de la politique n’a pas de défaut.</translation>
    </message>
    <message>
        <source>Which jobs wait is not known</source>
        <translation>Quels jobs attendent n’est pas connu</translation>
    </message>
    <message>
        <source>The source has no list of jobs, and only waiting jobs show what the weights do. Nothing is wrong with the rest of the policy.</source>
        <translation>La source n’a pas de liste de jobs, et seuls des jobs en attente montrent l’effet des poids. Le reste de la politique est sans défaut.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AheadDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>The lines in numbers</source>
        <translation>Les courbes en chiffres</translation>
    </message>
    <message>
        <source>Moment (UTC)</source>
        <translation>Moment (UTC)</translation>
    </message>
    <message>
        <source>The recorded weeks are being replayed</source>
        <translation>Les semaines enregistrées sont rejouées</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Back to what is computed without a replay</source>
        <translation>Retour à ce qui est calculé sans rejeu</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks …</source>
        <translation>Rejeu des semaines enregistrées…</translation>
    </message>
    <message>
        <source>from</source>
        <comment>lower end of an interval</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of an interval</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Mean of the replays; another one lies between from and to nine times of ten</source>
        <translation>Moyenne des rejeux&#xa0;; un autre tombe entre de et à neuf fois sur dix</translation>
    </message>
    <message>
        <source>others go on at their present rate</source>
        <translation>les autres continuent à leur rythme actuel</translation>
    </message>
    <message>
        <source>others start nothing</source>
        <translation>les autres ne démarrent rien</translation>
    </message>
    <message>
        <source>the recorded weeks run again, its own jobs too</source>
        <translation>les semaines enregistrées se répètent, ses propres jobs compris</translation>
    </message>
    <message>
        <source>&amp;Meanwhile:</source>
        <translation>&amp;Entre-temps&#xa0;:</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>Ce que montrent les lignes</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AlgorithmPanel</name>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>Premier arrivé, premier servi</translation>
    </message>
    <message>
        <source>How fair-share is computed (PriorityType, PriorityFlags)</source>
        <translation>Comment le fairshare est calculé (PriorityType, PriorityFlags)</translation>
    </message>
    <message>
        <source>Small jobs first</source>
        <translation>Petits jobs d’abord</translation>
    </message>
    <message>
        <source>PriorityFavorSmall: the fewer nodes a job asks for, the higher its job-size factor</source>
        <translation>PriorityFavorSmall&#xa0;: moins un job demande de nœuds, plus son facteur de taille est élevé</translation>
    </message>
    <message>
        <source>Job size relative to its time limit</source>
        <translation>Taille relative à la limite de temps</translation>
    </message>
    <message>
        <source>The job-size factor is CPUs divided by the time limit</source>
        <translation>Le facteur de taille est le nombre de CPU divisé par la limite de temps</translation>
    </message>
    <message>
        <source>Age counts from submission</source>
        <translation>L’âge compte dès la soumission</translation>
    </message>
    <message>
        <source>Age grows even while a dependency or a limit holds the job back</source>
        <translation>L’âge croît même si une dépendance ou une limite retient le job</translation>
    </message>
    <message>
        <source>Bill only the largest resource</source>
        <translation>Facturer la plus grande ressource</translation>
    </message>
    <message>
        <source>A job&apos;s billing is the largest of its weighted node resources, not their sum</source>
        <translation>La facturation d’un job est la plus grande de ses ressources pondérées par nœud, non leur somme</translation>
    </message>
    <message>
        <source>Do not normalize association priority</source>
        <translation>Priorité d’association non normalisée</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest association priority</source>
        <translation>Le facteur n’est pas divisé par la plus haute priorité d’association</translation>
    </message>
    <message>
        <source>Do not normalize partition priority</source>
        <translation>Priorité de partition non normalisée</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest partition priority</source>
        <translation>Le facteur n’est pas divisé par la plus haute priorité de partition</translation>
    </message>
    <message>
        <source>Do not normalize QOS priority</source>
        <translation>Priorité de QOS non normalisée</translation>
    </message>
    <message>
        <source>The factor is not divided by the largest QOS priority</source>
        <translation>Le facteur n’est pas divisé par la plus haute priorité de QOS</translation>
    </message>
    <message>
        <source>Do not normalize TRES counts</source>
        <translation>Quantités de TRES non normalisées</translation>
    </message>
    <message>
        <source>TRES factors are not divided by what the partition has</source>
        <translation>Les facteurs TRES ne sont pas divisés par ce que possède la partition</translation>
    </message>
</context>
<context>
    <name>fairlead::views::AllocationView</name>
    <message>
        <source>The machine</source>
        <translation>La machine</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>%1, decayed</source>
        <translation>%1, atténuées</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ApplyDialog</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Ways to apply the changes</source>
        <translation>Façons d’appliquer les modifications</translation>
    </message>
    <message>
        <source>Working out the changes …</source>
        <translation>Calcul des modifications…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) to %1</source>
        <translation>
            <numerusform>%Ln modification sur %1</numerusform>
            <numerusform>%Ln modifications sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairlead changes nothing on a cluster: copy or save the text, read it, and run it yourself.</source>
        <translation>Fairlead ne change rien sur un cluster&#xa0;: copiez ou enregistrez le texte, lisez-le et exécutez-le vous-même.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) cannot be applied and stay(s) in the scenario: %1</source>
        <translation>
            <numerusform>⚠ %Ln modification n’est pas applicable et reste dans le scénario&#xa0;: %1</numerusform>
            <numerusform>⚠ %Ln modifications ne sont pas applicables et restent dans le scénario&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1, révision %2</translation>
    </message>
    <message>
        <source>Nothing is written before you press the button. Store: %1</source>
        <translation>Rien n’est écrit avant que vous ne pressiez le bouton. Base Fairlead&#xa0;: %1</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %Ln edit(s) conflict(s) with a change in the source, and nobody has decided: %1</source>
        <translation>
            <numerusform>⚠ %Ln modification entre en conflit avec un changement de la source, et personne n’a décidé&#xa0;: %1</numerusform>
            <numerusform>⚠ %Ln modifications entrent en conflit avec un changement de la source, et personne n’a décidé&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairlead::views::ApplyPage</name>
    <message>
        <source>Commands (sacctmgr)</source>
        <translation>Commandes (sacctmgr)</translation>
    </message>
    <message>
        <source>File for sacctmgr load</source>
        <translation>Fichier pour sacctmgr load</translation>
    </message>
    <message>
        <source>slurm.conf changes</source>
        <translation>Modifications de slurm.conf</translation>
    </message>
    <message>
        <source>moab.cfg</source>
        <translation>moab.cfg</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Base Fairlead</translation>
    </message>
    <message>
        <source>Save it and run it as a Slurm administrator where sacctmgr is: it stops at the first command that fails.</source>
        <translation>Enregistrez-le et lancez-le en administrateur Slurm là où se trouve sacctmgr&#xa0;: il s’arrête à la première commande qui échoue.</translation>
    </message>
    <message>
        <source>Save a current dump first (sacctmgr dump), then save this file and load it: sacctmgr load file=FILE.</source>
        <translation>Faites d’abord une sauvegarde (sacctmgr dump), puis enregistrez ce fichier et chargez-le&#xa0;: sacctmgr load file=FILE.</translation>
    </message>
    <message>
        <source>Set these lines in slurm.conf on the controller and its backups.</source>
        <translation>Mettez ces lignes dans slurm.conf sur le contrôleur et ses secours.</translation>
    </message>
    <message>
        <source>Keep the old file, put this one in its place and have the scheduler read it again. It replaces %1.</source>
        <translation>Gardez l’ancien fichier, mettez celui-ci à sa place et faites-le relire par l’ordonnanceur. Il remplace %1.</translation>
    </message>
    <message>
        <source>These rows change, in one transaction, with your name in the audit table.</source>
        <translation>Ces lignes changent, en une transaction, avec votre nom dans la table d’audit.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Write to the store</source>
        <translation>Éc&amp;rire dans la base Fairlead</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Save it and run patch &lt; FILE in the folder of slurm.conf on the controller. Lines with + come, lines with - go. It was made from %1.</source>
        <translation>Enregistrez-le et lancez patch &lt; FILE dans le dossier de slurm.conf sur le contrôleur. Les lignes avec + arrivent, celles avec - partent. Il part de %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Numbers of the lines that differ: %1.</source>
        <translation>Numéros des lignes qui diffèrent&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::Breadcrumb</name>
    <message>
        <source>Path in the account tree</source>
        <translation>Chemin dans l’arbre des comptes</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ChartTwin</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show the numbers of this chart as a table</source>
        <translation>Montrer les nombres de ce graphique en tableau</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Montrer en tableau</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ComparePage</name>
    <message>
        <source>Who gains and who loses compared with the cluster as it was read</source>
        <translation>Qui gagne et qui perd par rapport au cluster tel qu’il a été lu</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Rien à comparer pour l’instant</translation>
    </message>
    <message>
        <source>Jobs that gain most, then jobs that lose most</source>
        <translation>Jobs qui gagnent le plus, puis ceux qui perdent le plus</translation>
    </message>
    <message>
        <source>Change a weight under What-if or a share in the tree; every job that moves is listed here. Or compare with the policy of another cluster or scheduler.</source>
        <translation>Changez un poids sous Simulation ou une part dans l’arbre&#xa0;; chaque job qui bouge est listé ici. Ou comparez avec la politique d’un autre cluster ou ordonnanceur.</translation>
    </message>
    <message>
        <source>Compare with a policy …</source>
        <translation>Comparer avec une politique…</translation>
    </message>
    <message>
        <source>Rank the same queue by another slurm.conf, output of scontrol show config, moab.cfg or maui.cfg.</source>
        <translation>Classer la même file selon un autre slurm.conf, sortie de scontrol show config, moab.cfg ou maui.cfg.</translation>
    </message>
    <message>
        <source>Back to the scenario</source>
        <translation>Retour au scénario</translation>
    </message>
    <message>
        <source>Compare with the cluster as it was read again.</source>
        <translation>Comparer de nouveau avec le cluster tel que lu.</translation>
    </message>
    <message>
        <source>The same queue under two policies</source>
        <translation>La même file sous deux politiques</translation>
    </message>
    <message>
        <source>Who gains and who loses compared with the cluster as it is rebuilt for %1</source>
        <translation>Qui gagne et qui perd par rapport au cluster tel qu’il est reconstitué pour %1</translation>
    </message>
    <message>
        <source>Who gains and who loses compared with %1, if all goes on as it is</source>
        <translation>Qui gagne et qui perd par rapport à %1, si tout continue ainsi</translation>
    </message>
    <message>
        <source>Change a weight under What-if; every job that moves is listed here. Or compare with the policy of another cluster or scheduler.</source>
        <translation>Changez un poids sous Simulation&#xa0;; chaque job qui bouge est listé ici. Ou comparez avec la politique d’un autre cluster ou ordonnanceur.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConflictBar</name>
    <message>
        <source>Edits that conflict with a change in the source</source>
        <translation>Modifications en conflit avec un changement de la source</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>The edit stays and overrides the source&apos;s new value</source>
        <translation>La modification reste et l’emporte sur la nouvelle valeur de la source</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre la leur</translation>
    </message>
    <message>
        <source>The edit is dropped and the source&apos;s value applies; can be undone</source>
        <translation>La modification est retirée et la valeur de la source vaut&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Goes to what the edit changes</source>
        <translation>Va à ce que la modification change</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your edits do(es) not fit the source. Nothing is lost: decide for the selected ones, or for all.</source>
        <translation>
            <numerusform>%Ln de vos modifications ne va pas avec la source. Rien n’est perdu&#xa0;: décidez pour les lignes choisies, ou pour toutes.</numerusform>
            <numerusform>%Ln de vos modifications ne vont pas avec la source. Rien n’est perdu&#xa0;: décidez pour les lignes choisies, ou pour toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>take the source&apos;s values</source>
        <translation>prendre les valeurs de la source</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConnectionForm</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>What the connection is called in the File menu and in the mode band</source>
        <translation>Le nom de la connexion dans le menu Fichier et dans le bandeau de mode</translation>
    </message>
    <message>
        <source>slurmdbd&apos;s own database</source>
        <translation>la base de données de slurmdbd</translation>
    </message>
    <message>
        <source>Fairlead store on MariaDB or MySQL</source>
        <translation>une base Fairlead sur MariaDB ou MySQL</translation>
    </message>
    <message>
        <source>Pu&amp;rpose:</source>
        <translation>Usage p&amp;révu&#xa0;:</translation>
    </message>
    <message>
        <source>Its colour and word stand in the mode band and in the File menu, so that nobody takes one cluster for another</source>
        <translation>Sa couleur et son mot figurent dans le bandeau de mode et dans le menu Fichier, pour que personne ne prenne un cluster pour un autre</translation>
    </message>
    <message>
        <source>&amp;Hosts:</source>
        <translation>&amp;Hôtes&#xa0;:</translation>
    </message>
    <message>
        <source>or &amp;socket:</source>
        <translation>ou &amp;socket&#xa0;:</translation>
    </message>
    <message>
        <source>The path of a Unix socket on this machine, instead of hosts</source>
        <translation>Le chemin d’un socket Unix de cette machine, à la place d’hôtes</translation>
    </message>
    <message>
        <source>&amp;TLS:</source>
        <translation>&amp;TLS&#xa0;:</translation>
    </message>
    <message>
        <source>Off: clear text, this machine only</source>
        <translation>Désactivé&#xa0;: en clair, cette machine seulement</translation>
    </message>
    <message>
        <source>Prefer: encrypted if the server can</source>
        <translation>Préférer&#xa0;: chiffré si le serveur le peut</translation>
    </message>
    <message>
        <source>Require: encrypted, whoever answers</source>
        <translation>Exiger&#xa0;: chiffré, quel que soit le serveur</translation>
    </message>
    <message>
        <source>Verify: encrypted, certificate and host name are checked</source>
        <translation>Vérifier&#xa0;: chiffré, certificat et nom d’hôte contrôlés</translation>
    </message>
    <message>
        <source>CA &amp;file:</source>
        <translation>&amp;Fichier CA&#xa0;:</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>Autorités de certification</translation>
    </message>
    <message>
        <source>PEM file with the authorities that Verify trusts; empty: the system&apos;s</source>
        <translation>Fichier PEM des autorités auxquelles Vérifier se fie&#xa0;; vide&#xa0;: celles du système</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;Base de données&#xa0;:</translation>
    </message>
    <message>
        <source>StorageLoc in slurmdbd.conf</source>
        <translation>StorageLoc dans slurmdbd.conf</translation>
    </message>
    <message>
        <source>&amp;Cluster:</source>
        <translation>&amp;Cluster&#xa0;:</translation>
    </message>
    <message>
        <source>Needed only where the database holds several; the test lists them</source>
        <translation>Nécessaire seulement si la base en contient plusieurs&#xa0;; le test les énumère</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>le seul</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>&amp;Utilisateur&#xa0;:</translation>
    </message>
    <message>
        <source>A user of the database; the right SELECT is enough</source>
        <translation>Un utilisateur de la base&#xa0;; le droit SELECT suffit</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>Mot de &amp;passe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Keep it in the keychain</source>
        <translation>&amp;Garder dans le trousseau</translation>
    </message>
    <message>
        <source>Settin&amp;gs file:</source>
        <translation>Fichier d&amp;es réglages&#xa0;:</translation>
    </message>
    <message>
        <source>Settings of Slurm</source>
        <translation>Réglages de Slurm</translation>
    </message>
    <message>
        <source>slurm.conf or the output of scontrol show config: weights, half-life and flags are in no database</source>
        <translation>slurm.conf ou la sortie de scontrol show config&#xa0;: poids, demi-vie et drapeaux ne sont dans aucune base</translation>
    </message>
    <message>
        <source>Part&amp;itions file:</source>
        <translation>Fichier des part&amp;itions&#xa0;:</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>The output of scontrol -o show partition</source>
        <translation>La sortie de scontrol -o show partition</translation>
    </message>
    <message>
        <source>Us&amp;age file:</source>
        <translation>Fichier d’us&amp;age&#xa0;:</translation>
    </message>
    <message>
        <source>Current usage</source>
        <translation>Usage actuel</translation>
    </message>
    <message>
        <source>The output of scontrol show assoc_mgr, or sshare -alPm: the usage as it has decayed up to now</source>
        <translation>La sortie de scontrol show assoc_mgr, ou sshare -alPm&#xa0;: l’usage tel qu’il a décru jusqu’ici</translation>
    </message>
    <message>
        <source>as kept in the keychain</source>
        <translation>tel que gardé dans le trousseau</translation>
    </message>
    <message>
        <source>asked for once per session</source>
        <translation>demandé une fois par session</translation>
    </message>
    <message>
        <source>With Require and Verify nothing is sent before the connection is encrypted. Only Verify knows who answers. Clear text is for a socket or this machine only</source>
        <translation>Avec Exiger et Vérifier, rien n’est envoyé avant que la connexion soit chiffrée. Seul Vérifier sait qui répond. Le clair n’est que pour un socket ou cette machine</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>T&amp;ype&#xa0;:</translation>
    </message>
    <message>
        <source>slurmdbd&apos;s tables and slurmrestd are only ever read, whatever the user may do there</source>
        <translation>Les tables de slurmdbd et slurmrestd sont seulement lus, quels que soient les droits de l’utilisateur</translation>
    </message>
    <message>
        <source>slurmrestd</source>
        <translation>slurmrestd</translation>
    </message>
    <message>
        <source>One or more, tried in this order until one answers; port 3306 unless another one follows a colon. Of slurmrestd one, and port 6820</source>
        <translation>Un ou plusieurs, essayés dans cet ordre jusqu’à ce que l’un réponde&#xa0;; port 3306 sauf s’il en suit un autre après deux-points. Pour slurmrestd un seul, et le port 6820</translation>
    </message>
    <message>
        <source>The token, as scontrol token prints it after SLURM_JWT=</source>
        <translation>Le jeton, tel que scontrol token l’affiche après SLURM_JWT=</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ConnectionsDialog</name>
    <message>
        <source>Connect to a database or slurmrestd</source>
        <translation>Se connecter à une base de données ou à slurmrestd</translation>
    </message>
    <message>
        <source>Looking for a keychain …</source>
        <translation>Recherche d’un trousseau…</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>Connexions enregistrées</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Nouvelle connexion</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>Another connection is called “%1”.</source>
        <translation>Une autre connexion s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être enregistrée&#xa0;: %2</translation>
    </message>
    <message>
        <source>No connection is saved. “New” adds one.</source>
        <translation>Aucune connexion n’est enregistrée. «&#xa0;Nouvelle&#xa0;» en ajoute une.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::CourseView</name>
    <message>
        <source>Values over time</source>
        <translation>Valeurs au fil du temps</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line of a chart, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3 to %4)</source>
        <comment>line of a chart, value, range</comment>
        <translation>%1&#xa0;: %2 (de %3 à %4)</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DayEdit</name>
    <message>
        <source>“%1” is not a day; one is written %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jour&#xa0;; un jour s’écrit %2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DescribeScenarioDialog</name>
    <message>
        <source>Describe the scenario</source>
        <translation>Décrire le scénario</translation>
    </message>
    <message>
        <source>What it is for, who asked for it, what was agreed</source>
        <translation>À quoi il sert, qui l’a demandé, ce qui a été convenu</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>&amp;Auteur&#xa0;:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;ote&#xa0;:</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Décrire</translation>
    </message>
</context>
<context>
    <name>fairlead::views::DumbbellView</name>
    <message>
        <source>Figures of each group under each policy; the table has the numbers</source>
        <translation>Valeurs de chaque groupe sous chaque politique&#xa0;; le tableau donne les nombres</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FactorLegend</name>
    <message>
        <source>Colours of the factors</source>
        <translation>Couleurs des facteurs</translation>
    </message>
    <message>
        <source>Click: what it is made of, for the selected jobs.</source>
        <translation>Clic&#xa0;: de quoi il est fait, pour les jobs choisis.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FairshareTree</name>
    <message>
        <source>Fairshare is off</source>
        <translation>Le fairshare est désactivé</translation>
    </message>
    <message>
        <source>The configuration has no FSPOLICY: usage does not count for priorities.</source>
        <translation>La configuration n’a pas de FSPOLICY&#xa0;: l’usage ne compte pas dans les priorités.</translation>
    </message>
    <message>
        <source>Fairshare by credential</source>
        <translation>Fairshare par identité</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FileField</name>
    <message>
        <source>Browse …</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Parcourir&#xa0;: %1</translation>
    </message>
    <message>
        <source>✗ There is no picture there that can be read.</source>
        <translation>✗ Il n’y a pas là d’image lisible.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FilterBar</name>
    <message>
        <source>Show all rows</source>
        <translation>Montrer toutes les lignes</translation>
    </message>
    <message>
        <source>Rows that are shown</source>
        <translation>Lignes affichées</translation>
    </message>
    <message>
        <source>Accounts above a row that is shown stay. Escape shows all.</source>
        <translation>Les comptes au-dessus d’une ligne affichée restent. Échap montre tout.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>Seulement modifiées</translation>
    </message>
    <message>
        <source>Only over-served</source>
        <translation>Seulement sur-servies</translation>
    </message>
    <message>
        <source>Only under-served</source>
        <translation>Seulement sous-servies</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is changed. Escape shows all.</source>
        <translation>Aucune ligne modifiée. Échap montre tout.</translation>
    </message>
    <message>
        <source>No row is over-served. Escape shows all.</source>
        <translation>Aucune ligne sur-servie. Échap montre tout.</translation>
    </message>
    <message>
        <source>No row is under-served. Escape shows all.</source>
        <translation>Aucune ligne sous-servie. Échap montre tout.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FinderDialog</name>
    <message>
        <source>Find a policy</source>
        <translation>Trouver une politique</translation>
    </message>
    <message>
        <source>Policies that were found</source>
        <translation>Politiques trouvées</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Puts the settings into the scenario; the cluster is not changed</source>
        <translation>Met les réglages dans le scénario&#xa0;; le cluster n’est pas modifié</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>With the present one; each is replayed ten times</source>
        <translation>L’actuelle comprise&#xa0;; chacune est rejouée dix fois</translation>
    </message>
    <message>
        <source>&amp;Policies to try:</source>
        <translation>&amp;Politiques à essayer&#xa0;:</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Replays the first two thirds of the recorded weeks under each policy, and tries the best again on the last third</source>
        <translation>Rejoue les deux premiers tiers des semaines enregistrées sous chaque politique, et essaie de nouveau les meilleures sur le dernier tiers</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>Rejeu…</translation>
    </message>
    <message>
        <source>Replaying …, about %1 left</source>
        <translation>Rejeu…, encore %1 environ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln policy(s) were replayed from %1 to %2. Listed are the present one and those that no other one beats.</source>
        <translation>
            <numerusform>%Ln politique a été rejouée du %1 au %2. Sont listées l’actuelle et celles qu’aucune autre ne surpasse.</numerusform>
            <numerusform>%Ln politiques ont été rejouées du %1 au %2. Sont listées l’actuelle et celles qu’aucune autre ne surpasse.</numerusform>
        </translation>
    </message>
    <message>
        <source>None reaches every target there and from %1 to %2, which the search did not see.</source>
        <translation>Aucune n’atteint toutes les cibles à la fois sur cette période et du %1 au %2, que la recherche n’a pas vu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them reach(es) every target there and from %1 to %2, which the search did not see.</source>
        <translation>
            <numerusform>%Ln atteint toutes les cibles à la fois sur cette période et du %1 au %2, que la recherche n’a pas vu.</numerusform>
            <numerusform>%Ln atteignent toutes les cibles à la fois sur cette période et du %1 au %2, que la recherche n’a pas vu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The present policy reaches every target already.</source>
        <translation>La politique actuelle atteint déjà toutes les cibles.</translation>
    </message>
    <message>
        <source>What is listed is of other targets or parameters (%1): Search answers those above.</source>
        <translation>Ce qui est listé répond à d’autres cibles ou paramètres (%1)&#xa0;: Rechercher répond à ceux du dessus.</translation>
    </message>
    <message>
        <source>Search lists the present policy and those that no other one beats.</source>
        <translation>La recherche liste la politique actuelle et celles qu’aucune autre ne surpasse.</translation>
    </message>
    <message>
        <source>Stopped: nothing was found yet, and what was replayed is not kept. Fewer policies take less time.</source>
        <translation>Arrêté&#xa0;: rien n’a encore été trouvé, et ce qui a été rejoué n’est pas gardé. Moins de politiques prennent moins de temps.</translation>
    </message>
    <message>
        <source>What is listed is of the search before.</source>
        <translation>La liste est celle de la recherche précédente.</translation>
    </message>
    <message>
        <source>What is listed was replayed with other edits than those of now: Search answers with these.</source>
        <translation>Ce qui est listé a été rejoué avec d’autres modifications que celles d’à présent&#xa0;: une nouvelle recherche répond avec celles-ci.</translation>
    </message>
    <message>
        <source>The present policy is listed as it was when the search began.</source>
        <translation>La politique actuelle est listée telle qu’elle était au début de la recherche.</translation>
    </message>
    <message>
        <source>It takes about %1.</source>
        <translation>Cela prend environ %1.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::FinderQuestion</name>
    <message>
        <source>What is wanted, one target a line: a wait, slowdown, promised share, delivered share or utilisation, of all or of some jobs, at most or at least so much</source>
        <translation>Ce qui est voulu, une cible par ligne&#xa0;: wait, slowdown, promised share, delivered share ou utilisation, de tous les jobs ou de certains, au plus ou au moins tant</translation>
    </message>
    <message>
        <source>Parameters that may change, one a line: PARAMETER=LOW..HIGH or PARAMETER=V1,V2; shares too: share of ACCOUNT[/USER]=LOW..HIGH</source>
        <translation>Paramètres qui peuvent changer, un par ligne&#xa0;: PARAMÈTRE=MIN..MAX ou PARAMÈTRE=V1,V2&#xa0;; des parts aussi&#xa0;: share of COMPTE[/UTILISATEUR]=MIN..MAX</translation>
    </message>
    <message>
        <source>T&amp;argets, one a line:</source>
        <translation>&amp;Cibles, une par ligne&#xa0;:</translation>
    </message>
    <message>
        <source>What may &amp;change, one a line:</source>
        <translation>Ce qui peut c&amp;hanger, un par ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>Ajouter un paramètre</translation>
    </message>
</context>
<context>
    <name>fairlead::views::HardwareDialog</name>
    <message>
        <source>Nodes, CPUs or whatever it is counted in, before the new ones</source>
        <translation>Nœuds, CPU ou autre unité, avant les nouveaux</translation>
    </message>
    <message>
        <source>How many come on top</source>
        <translation>Combien s’y ajoutent</translation>
    </message>
    <message>
        <source>Shares after new hardware</source>
        <translation>Parts après un achat de matériel</translation>
    </message>
    <message>
        <source>&amp;Bought by:</source>
        <translation>Ac&amp;heté par&#xa0;:</translation>
    </message>
    <message>
        <source>Shares and promises then</source>
        <translation>Parts et promesses ensuite</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Puts the shares into the scenario; the cluster is not changed</source>
        <translation>Met les parts dans le scénario&#xa0;; le cluster n’est pas modifié</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Machine now (nodes, CPUs …):</source>
        <translation>&amp;Machine actuelle (nœuds, CPU…)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New hardware (the same unit):</source>
        <translation>&amp;Nouveau matériel (même unité)&#xa0;:</translation>
    </message>
    <message>
        <source>The shares are in the scenario, and the machine is as large as that. Type what else is bought.</source>
        <translation>Les parts sont dans le scénario, et la machine a cette taille. Saisissez ce qui est encore acheté.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Saisissez un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>“%1” is not an account that may buy hardware. %2 stays.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un compte qui peut acheter du matériel. %2 reste.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <translation>%1 reste.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Problèmes d’importation</translation>
    </message>
    <message>
        <source>Everything in the source could be read.</source>
        <translation>Tout a pu être lu dans la source.</translation>
    </message>
    <message>
        <source>Issues: %1</source>
        <translation>Problèmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Issues: none</source>
        <translation>Problèmes&#xa0;: aucun</translation>
    </message>
</context>
<context>
    <name>fairlead::views::JobChart</name>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>Priority of the selected jobs by its parts</source>
        <translation>Priorité des jobs choisis par éléments</translation>
    </message>
</context>
<context>
    <name>fairlead::views::JobPanel</name>
    <message>
        <source>Selected jobs in numbers</source>
        <translation>Jobs choisis en chiffres</translation>
    </message>
    <message>
        <source>One part of the selected jobs in numbers</source>
        <translation>Un élément des jobs choisis en chiffres</translation>
    </message>
    <message>
        <source>Path in the parts of a priority</source>
        <translation>Chemin dans les éléments d’une priorité</translation>
    </message>
    <message>
        <source>Colours of the subcomponents</source>
        <translation>Couleurs des sous-composantes</translation>
    </message>
    <message>
        <source>%1 of %2 drawn</source>
        <translation>%1 sur %2 dessinés</translation>
    </message>
    <message>
        <source>The table has all of them.</source>
        <translation>Le tableau les a tous.</translation>
    </message>
    <message>
        <source>Points by component</source>
        <translation>Points par composante</translation>
    </message>
    <message>
        <source>Points by factor</source>
        <translation>Points par facteur</translation>
    </message>
    <message>
        <source>No factor counts under this policy: the priority has no parts.</source>
        <translation>Aucun facteur ne compte sous cette politique&#xa0;: la priorité n’a pas de parties.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::KeyFigures</name>
    <message>
        <source>Jobs waiting</source>
        <translation>Jobs en attente</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Plus longue attente</translation>
    </message>
    <message>
        <source>Usage, decayed</source>
        <translation>Usage, atténué</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>personne n’attend</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>job %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>job %1 of %2</source>
        <translation>job %1 (%2)</translation>
    </message>
    <message>
        <source>most by %1</source>
        <translation>surtout par %1</translation>
    </message>
    <message>
        <source>nothing has been consumed yet</source>
        <translation>rien n’a encore été consommé</translation>
    </message>
    <message>
        <source>waits: %1</source>
        <comment>a reason of Slurm</comment>
        <translation>attend&#xa0;: %1</translation>
    </message>
    <message>
        <source>First in rank</source>
        <translation>Premier au classement</translation>
    </message>
    <message>
        <source>provisional: without fair-share</source>
        <translation>provisoire&#xa0;: sans fairshare</translation>
    </message>
    <message numerus="yes">
        <source>%Ln starving</source>
        <comment>jobs that wait far too long</comment>
        <translation>
            <numerusform>%Ln en famine</numerusform>
            <numerusform>%Ln en famine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; besides %2</source>
        <comment>of the waiting jobs, other jobs</comment>
        <translation>%1&#xa0;; en outre %2</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln user(s)</source>
        <translation>
            <numerusform>de %Ln utilisateur</numerusform>
            <numerusform>de %Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation>
            <numerusform>%Ln retenu</numerusform>
            <numerusform>%Ln retenus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not yet eligible</source>
        <translation>
            <numerusform>%Ln pas encore éligible</numerusform>
            <numerusform>%Ln pas encore éligibles</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the source has no list of jobs</source>
        <translation>inconnu&#xa0;: la source n’a pas de liste de jobs</translation>
    </message>
</context>
<context>
    <name>fairlead::views::LockBar</name>
    <message>
        <source>Open as What-if</source>
        <translation>Ouvrir en Simulation</translation>
    </message>
    <message>
        <source>For this session: edits live in the scenario, nothing is written</source>
        <translation>Pour cette session&#xa0;: les modifications vivent dans le scénario, rien n’est écrit</translation>
    </message>
    <message>
        <source>🔒 %1 is open for Monitor: shares, sliders and scenarios are locked. To try changes, open it as What-if.</source>
        <translation>🔒 %1 est ouvert en Observation&#xa0;: parts, curseurs et scénarios sont verrouillés. Pour essayer des modifications, ouvrez-le en Simulation.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MarksDialog</name>
    <message>
        <source>The source keeps no readings here, tells of no cycles, and no usage is set to zero.</source>
        <translation>La source ne garde ici aucune lecture, n’indique aucun cycle, et aucun usage n’est remis à zéro.</translation>
    </message>
    <message>
        <source>Marks of the time line</source>
        <translation>Repères de la chronologie</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>The pages show this moment</source>
        <translation>Les pages montrent ce moment</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Cycles too</source>
        <translation>Aussi les &amp;cycles</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MarksModel</name>
    <message>
        <source>A reading was kept</source>
        <translation>Une lecture a été gardée</translation>
    </message>
    <message>
        <source>All usage is set to zero</source>
        <translation>Tout l’usage est remis à zéro</translation>
    </message>
    <message>
        <source>slurmctld computed usage</source>
        <translation>slurmctld a calculé l’usage</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Moment (UTC)</translation>
    </message>
    <message>
        <source>The moment of the mark</source>
        <translation>Le moment du repère</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>A reading that the source keeps, a reset of all usage, or a cycle in which slurmctld computed usage</source>
        <translation>Une lecture que la source garde, une remise à zéro de tout l’usage, ou un cycle où slurmctld a calculé l’usage</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MemberDialog</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>A whole number, or the word parent</source>
        <translation>Un nombre entier, ou le mot parent</translation>
    </message>
    <message>
        <source>Add user</source>
        <translation>Ajouter l’utilisateur</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>Ajouter le compte</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>Nom d’&amp;utilisateur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Account name:</source>
        <translation>Nom du &amp;compte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Shares:</source>
        <translation>&amp;Parts&#xa0;:</translation>
    </message>
    <message>
        <source>In account:</source>
        <translation>Dans le compte&#xa0;:</translation>
    </message>
    <message>
        <source>Below account:</source>
        <translation>Sous le compte&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoabPanel</name>
    <message>
        <source>Components of the priority</source>
        <translation>Composantes de la priorité</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composante</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>…WEIGHT: points per unit of the metric</source>
        <translation>…WEIGHT&#xa0;: points par unité de la métrique</translation>
    </message>
    <message>
        <source>…CAP: what the metric or the sum is cut to; 0: no cap</source>
        <translation>…CAP&#xa0;: à quoi la métrique ou la somme est coupée&#xa0;; 0&#xa0;: aucun plafond</translation>
    </message>
    <message>
        <source>Windows and limits</source>
        <translation>Fenêtres et limites</translation>
    </message>
    <message>
        <source>A weight below 0 is typed into the table.</source>
        <translation>Un poids inférieur à 0 se saisit dans le tableau.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ModeBand</name>
    <message>
        <source>Monitor</source>
        <translation>Observation</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>the cluster as it was read; nothing is changed</source>
        <translation>le cluster tel qu’il a été lu&#xa0;; rien n’est modifié</translation>
    </message>
    <message>
        <source>edits live in the scenario only; the cluster is not changed</source>
        <translation>les modifications ne vivent que dans le scénario&#xa0;; le cluster n’est pas modifié</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Mode&#xa0;: %1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>changes are being applied</source>
        <translation>des modifications sont en cours d’application</translation>
    </message>
    <message>
        <source>%1: meant for %2</source>
        <translation>%1&#xa0;: destinée à %2</translation>
    </message>
    <message>
        <source>%1; nothing is changed</source>
        <comment>what is shown</comment>
        <translation>%1&#xa0;; rien n’est modifié</translation>
    </message>
    <message>
        <source>the cluster is not changed</source>
        <translation>le cluster n’est pas modifié</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MomentControl</name>
    <message>
        <source>Moment of the computation, UTC</source>
        <translation>Instant du calcul, UTC</translation>
    </message>
    <message>
        <source>Ages and usage are computed for this moment (UTC). A source is read with the moment of the scheduler&apos;s last computation.</source>
        <translation>Les âges et l’usage sont calculés pour ce moment (UTC). Une source est lue avec le moment du dernier calcul de l’ordonnanceur.</translation>
    </message>
    <message>
        <source>Back to the source&apos;s</source>
        <translation>Revenir à celui de la source</translation>
    </message>
    <message>
        <source>Compute for the moment that the source tells</source>
        <translation>Calculer pour le moment que la source indique</translation>
    </message>
    <message>
        <source>Computed for (UTC):</source>
        <translation>Calculé pour (UTC)&#xa0;:</translation>
    </message>
    <message>
        <source>The time line (Ctrl+T) says which moment is shown.</source>
        <translation>La ligne de temps (Ctrl+T) dit quel moment est affiché.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MomentEdit</name>
    <message>
        <source>“%1” is not a moment; one is written %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un moment&#xa0;; un moment s’écrit %2</translation>
    </message>
    <message>
        <source>%1 is outside of what can be shown: from %2 to %3</source>
        <translation>%1 est en dehors de ce qui peut être montré&#xa0;: de %2 à %3</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoveDialog</name>
    <message>
        <source>The account above</source>
        <translation>Le compte au-dessus</translation>
    </message>
    <message>
        <source>Move account</source>
        <translation>Déplacer le compte</translation>
    </message>
    <message>
        <source>&amp;Below account:</source>
        <translation>&amp;Sous le compte&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln account(s)</source>
        <translation>
            <numerusform>Déplacer %Ln compte</numerusform>
            <numerusform>Déplacer %Ln comptes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move accounts</source>
        <translation>Déplacer les comptes</translation>
    </message>
    <message>
        <source>There is no account “%1” to move to.</source>
        <translation>Il n’y a pas de compte «&#xa0;%1&#xa0;» vers lequel déplacer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) have “%1” in their names: choose one.</source>
        <translation>
            <numerusform>%Ln compte a «&#xa0;%1&#xa0;» dans son nom&#xa0;: choisissez-le.</numerusform>
            <numerusform>%Ln comptes ont «&#xa0;%1&#xa0;» dans leur nom&#xa0;: choisissez-en un.</numerusform>
        </translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>Compte&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::views::MoversTables</name>
    <message>
        <source>Accounts by places gained</source>
        <translation>Comptes par places gagnées</translation>
    </message>
    <message>
        <source>Jobs by places gained</source>
        <translation>Jobs par places gagnées</translation>
    </message>
    <message>
        <source>Accounts: average places per job</source>
        <translation>Comptes&#xa0;: places en moyenne par job</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookChoices</name>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>What the jobs are put together by</source>
        <translation>Selon quoi les jobs sont regroupés</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>Attente moyenne</translation>
    </message>
    <message>
        <source>Median wait</source>
        <translation>Attente médiane</translation>
    </message>
    <message>
        <source>Wait of the slowest tenth (p90)</source>
        <translation>Attente du dixième le plus lent (p90)</translation>
    </message>
    <message>
        <source>Share of the CPU time delivered</source>
        <translation>Part du temps CPU délivré</translation>
    </message>
    <message>
        <source>Mean bounded slowdown</source>
        <translation>Ralentissement borné moyen</translation>
    </message>
    <message>
        <source>Where the wait went</source>
        <translation>Où est passée l’attente</translation>
    </message>
    <message>
        <source>Jobs that starve</source>
        <translation>Jobs en famine</translation>
    </message>
    <message>
        <source>Jobs waiting, over time</source>
        <translation>Jobs en attente, au fil du temps</translation>
    </message>
    <message>
        <source>CPUs in use, over time</source>
        <translation>CPU utilisés, au fil du temps</translation>
    </message>
    <message>
        <source>Share delivered, over time</source>
        <translation>Part délivrée, au fil du temps</translation>
    </message>
    <message>
        <source>by account</source>
        <translation>par compte</translation>
    </message>
    <message>
        <source>by user</source>
        <translation>par utilisateur</translation>
    </message>
    <message>
        <source>by partition</source>
        <translation>par partition</translation>
    </message>
    <message>
        <source>by QOS</source>
        <translation>par QOS</translation>
    </message>
    <message>
        <source>by size (CPUs)</source>
        <translation>par taille (CPU)</translation>
    </message>
    <message>
        <source>by size and run time</source>
        <translation>par taille et durée</translation>
    </message>
    <message>
        <source>all jobs</source>
        <translation>tous les jobs</translation>
    </message>
    <message>
        <source>Under which policy the change is shown</source>
        <translation>Sous quelle politique le changement est montré</translation>
    </message>
    <message>
        <source>under “%1”</source>
        <comment>a policy</comment>
        <translation>sous «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookFacts</name>
    <message>
        <source>Shows the table of what was recorded and what the replays give</source>
        <translation>Montre le tableau de ce qui a été enregistré et de ce que donnent les rejeux</translation>
    </message>
    <message>
        <source>D&amp;etails</source>
        <translation>D&amp;étails</translation>
    </message>
    <message>
        <source>What tells how far to trust the replays, in sentences</source>
        <translation>Ce qui dit, en phrases, quelle confiance accorder aux rejeux</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookPage</name>
    <message>
        <source>How long jobs would have waited</source>
        <translation>Combien de temps les jobs auraient attendu</translation>
    </message>
    <message>
        <source>Which part of the history is replayed</source>
        <translation>Quelle partie de l’historique est rejouée</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>Le dernier jour (%Ln)</numerusform>
            <numerusform>Les %Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>All of the history</source>
        <translation>Tout l’historique</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>Replays the recorded jobs under each policy, as Slurm would have run them: ten times each, from different phases</source>
        <translation>Rejoue les jobs enregistrés sous chaque politique, comme Slurm les aurait exécutés&#xa0;: dix fois chacune, avec des phases différentes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress of the replays</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>The outlook in numbers</source>
        <translation>La perspective en nombres</translation>
    </message>
    <message>
        <source>What would another policy have done?</source>
        <translation>Qu’aurait fait une autre politique&#xa0;?</translation>
    </message>
    <message>
        <source>Run replays the recorded jobs under the policy as it is. With edits under What-if, or a policy opened under Compare, it shows what they change: who waits longer, who waits less, and how sure that is.</source>
        <translation>«&#xa0;Rejouer&#xa0;» rejoue les jobs enregistrés sous la politique actuelle. Avec des modifications sous Simulation, ou une politique ouverte sous Comparer, la page montre ce qu’elles changent&#xa0;: qui attend plus, qui attend moins, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Rien n’est ouvert</translation>
    </message>
    <message>
        <source>Open a capture folder with history.txt, a trace (*.swf), a database of slurmdbd or the demo cluster (Ctrl+O).</source>
        <translation>Ouvrez un dossier de capture avec history.txt, une trace (*.swf), une base de slurmdbd ou le cluster de démonstration (Ctrl+O).</translation>
    </message>
    <message>
        <source>This is of other settings: Run computes it anew, in about %1.</source>
        <translation>Ceci vaut pour d’autres réglages&#xa0;: «&#xa0;Rejouer&#xa0;» recalcule, en %1 environ.</translation>
    </message>
    <message>
        <source>Stopped; there is nothing to show yet.</source>
        <translation>Arrêté&#xa0;; il n’y a encore rien à montrer.</translation>
    </message>
    <message>
        <source>Stopped; what is shown is the run before.</source>
        <translation>Arrêté&#xa0;; ce qui est montré est l’exécution précédente.</translation>
    </message>
    <message>
        <source>There is no history to replay</source>
        <translation>Il n’y a pas d’historique à rejouer</translation>
    </message>
    <message>
        <source>Stopped: this is of %1 of %2 replicas.</source>
        <translation>Arrêté&#xa0;: ceci porte sur %1 des %2 répliques.</translation>
    </message>
    <message>
        <source>Preparing …</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Run takes about %1.</source>
        <translation>Rejouer prend environ %1.</translation>
    </message>
    <message>
        <source>Which part of the history was replayed</source>
        <translation>Quelle partie de l’historique a été rejouée</translation>
    </message>
    <message>
        <source>The time line stands at another moment: Run replays what belongs to that, in about %1.</source>
        <translation>La chronologie est à un autre moment&#xa0;: «&#xa0;Rejouer&#xa0;» rejoue ce qui lui correspond, en %1 environ.</translation>
    </message>
    <message>
        <source>The source has been read again since: Run replays the newer history, in about %1.</source>
        <translation>La source a été relue depuis&#xa0;: «&#xa0;Rejouer&#xa0;» rejoue l’historique plus récent, en %1 environ.</translation>
    </message>
    <message>
        <source>There is no job to replay in these days</source>
        <translation>Aucun job à rejouer ces jours-là</translation>
    </message>
    <message>
        <source>No job waited from %1 to %2; the history goes from %3 to %4. Choose other days, or another moment of the time line.</source>
        <translation>Aucun job n’a attendu du %1 au %2&#xa0;; l’historique va du %3 au %4. Choisissez d’autres jours, ou un autre moment de la chronologie.</translation>
    </message>
    <message>
        <source>Replayed: %1 – %2</source>
        <comment>the first and the last moment</comment>
        <translation>Rejoué&#xa0;: %1 – %2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OutlookScenarios</name>
    <message>
        <source>Add from the s&amp;tore …</source>
        <translation>Ajouter depuis la &amp;base Fairlead…</translation>
    </message>
    <message>
        <source>S&amp;cenarios</source>
        <translation>Scé&amp;narios</translation>
    </message>
    <message>
        <source>Scenarios that are replayed beside the policy as it is</source>
        <translation>Scénarios rejoués à côté de la politique actuelle</translation>
    </message>
    <message>
        <source>&amp;Keep the present edits</source>
        <translation>&amp;Garder les modifications actuelles</translation>
    </message>
    <message>
        <source>Add a scenario &amp;file …</source>
        <translation>Ajouter un &amp;fichier de scénario…</translation>
    </message>
    <message>
        <source>&amp;Take away what is not ticked …</source>
        <translation>&amp;Retirer ce qui n’est pas coché…</translation>
    </message>
    <message>
        <source>Take away scenarios</source>
        <translation>Retirer des scénarios</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scenario(s) will be gone for good: %1.</source>
        <translation>
            <numerusform>%Ln scénario disparaîtra pour de bon&#xa0;: %1.</numerusform>
            <numerusform>%Ln scénarios disparaîtront pour de bon&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
</context>
<context>
    <name>fairlead::views::OverviewPage</name>
    <message>
        <source>Nothing is open</source>
        <translation>Rien n’est ouvert</translation>
    </message>
    <message>
        <source>Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O).</source>
        <translation>Ouvrez un dossier de capture, un fichier Fairlead ou le cluster de démonstration (Ctrl+O).</translation>
    </message>
    <message>
        <source>▲ Most under-served</source>
        <translation>▲ Les plus sous-servis</translation>
    </message>
    <message>
        <source>Nobody got less than promised.</source>
        <translation>Personne n’a reçu moins que promis.</translation>
    </message>
    <message>
        <source>▼ Most over-served</source>
        <translation>▼ Les plus sur-servis</translation>
    </message>
    <message>
        <source>Nobody got more than promised.</source>
        <translation>Personne n’a reçu plus que promis.</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Who was promised what, and who used it</source>
        <translation>Qui s’est vu promettre quoi, et qui l’a utilisé</translation>
    </message>
    <message>
        <source>%1: who was promised what, and who used it</source>
        <translation>%1&#xa0;: qui s’est vu promettre quoi, et qui l’a utilisé</translation>
    </message>
    <message>
        <source>Nothing: no edits yet. Drag a weight under What-if, or edit a share in the tree, and see here who gains and who loses.</source>
        <translation>Rien&#xa0;: aucune modification. Tirez un poids sous Simulation, ou changez une part dans l’arbre, et voyez ici qui gagne et qui perd.</translation>
    </message>
    <message>
        <source>Nothing: no edits yet. Change a weight under What-if, and see here who gains and who loses.</source>
        <translation>Rien&#xa0;: aucune modification. Changez un poids sous Simulation, et voyez ici qui gagne et qui perd.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ParameterSlider</name>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
    <message>
        <source>Back to %1, as read</source>
        <translation>Revenir à %1, valeur lue</translation>
    </message>
    <message>
        <source>As read: %1</source>
        <translation>Valeur lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Double-click resets; arrows step 1 %, page keys 10 %</source>
        <translation>%1. Un double clic y revient&#xa0;; flèches&#xa0;: pas de 1&#xa0;%, touches de page&#xa0;: 10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ParameterSpinBox</name>
    <message>
        <source>“%1” is not a length of time up to %2, such as 7 d, 36 h or 14-12. The value stays: %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une durée jusqu’à %2, comme 7 d, 36 h ou 14-12. La valeur reste&#xa0;: %3.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number up to %2. The value stays: %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier jusqu’à %2. La valeur reste&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the keychain</source>
        <translation>&amp;Garder dans le trousseau</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>&amp;Password of %1:</source>
        <translation>Mot de &amp;passe de %1&#xa0;:</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasswordLine</name>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PasteDialog</name>
    <message>
        <source>Paste shares</source>
        <translation>Coller des parts</translation>
    </message>
    <message>
        <source>Lines that add something or cannot be used</source>
        <translation>Lignes qui ajoutent quelque chose ou sont inutilisables</translation>
    </message>
    <message>
        <source>Set shares</source>
        <translation>Régler les parts</translation>
    </message>
    <message numerus="yes">
        <source>The shares of %Ln row(s) change.</source>
        <translation>
            <numerusform>Les parts de %Ln ligne changent.</numerusform>
            <numerusform>Les parts de %Ln lignes changent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have these shares already.</source>
        <translation>
            <numerusform>%Ln ligne a déjà ces parts.</numerusform>
            <numerusform>%Ln lignes ont déjà ces parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln ligne est inutilisable.</numerusform>
            <numerusform>%Ln lignes sont inutilisables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln compte</numerusform>
            <numerusform>%Ln comptes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln utilisateur</numerusform>
            <numerusform>%Ln utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add what is not there: %1</source>
        <translation>&amp;Ajouter ce qui n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <translation>Ligne %L1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Columns that are not used: %1</source>
        <translation>Colonnes non utilisées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PeriodChooser</name>
    <message>
        <source>First day of the period</source>
        <translation>Premier jour de la période</translation>
    </message>
    <message>
        <source>Last day of the period</source>
        <translation>Dernier jour de la période</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln day(s)</source>
        <translation>
            <numerusform>Le dernier jour (%Ln)</numerusform>
            <numerusform>Les %Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom range</source>
        <translation>Période au choix</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two days</comment>
        <translation>au</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Mois dernier</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PiePair</name>
    <message>
        <source>Promised shares</source>
        <translation>Parts promises</translation>
    </message>
    <message>
        <source>Consumed usage</source>
        <translation>Usage consommé</translation>
    </message>
    <message>
        <source>promised %1 of %2</source>
        <translation>promis %1 (%2)</translation>
    </message>
    <message>
        <source>consumed %1 of %2</source>
        <translation>consommé %1 (%2)</translation>
    </message>
    <message>
        <source>Click to see its members</source>
        <translation>Cliquez pour voir ses membres</translation>
    </message>
    <message>
        <source>Click to see each of them</source>
        <translation>Cliquez pour voir chacun d’eux</translation>
    </message>
    <message>
        <source>no shares of its own: members compete in %1</source>
        <translation>sans parts propres&#xa0;: les membres concourent dans %1</translation>
    </message>
    <message>
        <source>normalized shares in %1</source>
        <translation>parts normalisées dans %1</translation>
    </message>
    <message>
        <source>fairshare targets in %1</source>
        <translation>cibles de fairshare dans %1</translation>
    </message>
    <message>
        <source>used %1 of %2</source>
        <translation>utilisé %1 (%2)</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Usage of the period</source>
        <translation>Usage de la période</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PlaceView</name>
    <message>
        <source>How many rows of the queue have which priority</source>
        <translation>Combien de lignes de la file ont quelle priorité</translation>
    </message>
    <message>
        <source>Priority %1 to %2</source>
        <translation>Priorité de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>of them in %1: %2</source>
        <comment>partition, rows</comment>
        <translation>dont dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>Rows of the queue, up to %1</source>
        <translation>Lignes de la file, jusqu’à %1</translation>
    </message>
    <message>
        <source>Priority %1</source>
        <translation>Priorité %1</translation>
    </message>
    <message>
        <source>All rows of the queue have the same priority, %1.</source>
        <translation>Toutes les lignes de la file ont la même priorité, %1.</translation>
    </message>
    <message>
        <source>Priority from</source>
        <translation>Priorité de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>upper end of a range</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>partition</comment>
        <translation>Dans %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PlanDialog</name>
    <message>
        <source>Plan jobs</source>
        <translation>Prévoir des jobs</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>&amp;Utilisateur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Partition:</source>
        <translation>&amp;Partition&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;QOS:</source>
        <translation>&amp;QOS&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Jobs:</source>
        <translation>&amp;Jobs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;CPUs each:</source>
        <translation>&amp;CPU chacun&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Nodes each:</source>
        <translation>&amp;Nœuds chacun&#xa0;:</translation>
    </message>
    <message>
        <source>As Slurm takes it, such as 2:00:00 or 1-0, or as 2 h; empty: no limit</source>
        <translation>Comme Slurm l’accepte, par exemple 2:00:00 ou 1-0, ou bien 2 h&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Limite de &amp;temps&#xa0;:</translation>
    </message>
    <message>
        <source>Where these jobs would stand</source>
        <translation>Où se placeraient ces jobs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>How long such jobs &amp;waited</source>
        <translation>&amp;Attentes de tels jobs</translation>
    </message>
    <message>
        <source>Replays the recorded weeks under this policy; it may take some time</source>
        <translation>Rejoue les semaines enregistrées sous cette politique&#xa0;; cela peut durer</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks …</source>
        <translation>Rejeu des semaines enregistrées…</translation>
    </message>
    <message>
        <source>Replaying the recorded weeks … %1</source>
        <translation>Rejeu des semaines enregistrées… %1</translation>
    </message>
    <message>
        <source>Submitted now, beside all who wait; in brackets those in its partition. No start is promised.</source>
        <translation>Soumis maintenant, à côté de tous ceux qui attendent&#xa0;; entre parenthèses ceux de sa partition. Aucun démarrage n’est promis.</translation>
    </message>
    <message>
        <source>How long such jobs waited</source>
        <translation>Combien de temps de tels jobs ont attendu</translation>
    </message>
    <message>
        <source>As many or more: Slurm takes more where the CPUs need them</source>
        <translation>Autant ou plus&#xa0;: Slurm en prend plus si les CPU l’exigent</translation>
    </message>
    <message>
        <source>Submitted on %1, beside all who wait then; in brackets those in its partition. No start is promised.</source>
        <translation>Soumis le %1, à côté de tous ceux qui attendent alors&#xa0;; entre parenthèses ceux de sa partition. Aucun démarrage n’est promis.</translation>
    </message>
    <message>
        <source>Plan jobs, at first like job %1</source>
        <translation>Prévoir des jobs, d’abord comme le job %1</translation>
    </message>
    <message>
        <source>One, or several with commas as sbatch -p takes them: the best one counts; empty: the default partition</source>
        <translation>Une, ou plusieurs séparées par des virgules comme pour sbatch -p&#xa0;: la meilleure compte&#xa0;; vide&#xa0;: la partition par défaut</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>par défaut&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::PolicyView</name>
    <message>
        <source>Jobs that differ most</source>
        <translation>Jobs qui diffèrent le plus</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Là-bas</translation>
    </message>
    <message>
        <source>%1: %2, as it was read</source>
        <comment>scheduler: cluster</comment>
        <translation>%1&#xa0;: %2, tel que lu</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 with %Ln edit(s)</source>
        <comment>scheduler: cluster</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 avec %Ln modification</numerusform>
            <numerusform>%1&#xa0;: %2 avec %Ln modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>scheduler: file</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The queue cannot be evaluated under the other policy: %1</source>
        <translation>La file ne peut pas être évaluée sous l’autre politique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supposé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ProvenanceDock</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Numbers that are not what the scheduler printed</source>
        <translation>Nombres qui ne sont pas ceux que l’ordonnanceur a affichés</translation>
    </message>
    <message>
        <source>The source holds no answer of the scheduler itself.</source>
        <translation>La source ne contient aucune réponse de l’ordonnanceur lui-même.</translation>
    </message>
    <message>
        <source>Differences (%1)</source>
        <translation>Différences (%1)</translation>
    </message>
    <message>
        <source>Of this moment there is no answer of the scheduler itself.</source>
        <translation>De ce moment, il n’y a pas de réponse de l’ordonnanceur lui-même.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::QueuePage</name>
    <message>
        <source>No pending jobs in this snapshot</source>
        <translation>Aucun job en attente dans ce momentané</translation>
    </message>
    <message>
        <source>Refresh (F5), go back on the time line (Ctrl+T), or open a capture that holds jobs (Ctrl+O).</source>
        <translation>Actualisez (F5), remontez dans la chronologie (Ctrl+T), ou ouvrez une capture qui contient des jobs (Ctrl+O).</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 lignes sur %2</translation>
    </message>
    <message>
        <source>No job is found by “%1”</source>
        <translation>Aucun job ne répond à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Escape in the search box shows all of them. A field such as user: needs the whole name; with a star, ann*, a part is enough.</source>
        <translation>Échap dans le champ de recherche les montre tous. Un critère comme user: veut le nom entier&#xa0;; avec une étoile, ann*, une partie suffit.</translation>
    </message>
    <message>
        <source>A job that waits in several partitions has a row for each.</source>
        <translation>Un job qui attend dans plusieurs partitions a une ligne pour chacune.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>Jobs sélectionnés</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of jobs in the queue</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>It is rebuilt for %1.</source>
        <translation>Il est reconstitué pour %1.</translation>
    </message>
    <message>
        <source>It is as read %1.</source>
        <translation>Il est tel que lu %1.</translation>
    </message>
    <message>
        <source>There is no field %1:, so it is looked for as a word. The fields are %2.</source>
        <translation>Il n’y a pas de critère %1:, il est donc cherché comme un mot. Les critères sont %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>161 of 446 rows</comment>
        <translation>
            <numerusform>%1, %Ln job</numerusform>
            <numerusform>%1, %Ln jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>No job number: %1. After job: stand numbers, ranges such as 5-9 or 5-, tasks of an array such as 12_3, and parts with a star such as 41*.</source>
        <translation>Pas un numéro de job&#xa0;: %1. Après job: viennent des numéros, des plages comme 5-9 ou 5-, des éléments d’un tableau comme 12_3 et des parties avec une étoile comme 41*.</translation>
    </message>
    <message>
        <source>no job number: %1</source>
        <translation>pas un numéro de job&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 of 9 rows, no job number: abc</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who is first in rank, and why</source>
        <translation>Qui est premier au classement, et pourquoi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln actif</numerusform>
            <numerusform>%Ln actifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln row(s)</source>
        <comment>8 jobs in 12 rows</comment>
        <translation>
            <numerusform>%1, %Ln ligne</numerusform>
            <numerusform>%1, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>jobs not known</source>
        <translation>jobs inconnus</translation>
    </message>
    <message>
        <source>Which jobs wait is not known</source>
        <translation>Quels jobs attendent n’est pas connu</translation>
    </message>
    <message>
        <source>The source has no list of jobs that could be read. Open one that has it (Ctrl+O), or go back on the time line (Ctrl+T).</source>
        <translation>La source n’a pas de liste de jobs lisible. Ouvrez-en une qui l’a (Ctrl+O), ou remontez la chronologie (Ctrl+T).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln attend</numerusform>
            <numerusform>%Ln attendent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held back</source>
        <comment>jobs of the queue</comment>
        <translation>
            <numerusform>%Ln retenu</numerusform>
            <numerusform>%Ln retenus</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is held back is held, or not yet eligible.</source>
        <translation>Un job retenu l’est par une suspension, ou n’est pas encore éligible.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::QueueTable</name>
    <message>
        <source>Queue, best rank first</source>
        <translation>File, meilleur rang d’abord</translation>
    </message>
    <message>
        <source>Show its account</source>
        <translation>Montrer son compte</translation>
    </message>
    <message>
        <source>What would move it …</source>
        <translation>Ce qui le déplacerait…</translation>
    </message>
    <message>
        <source>When one overtakes the other …</source>
        <translation>Quand l’un dépassera l’autre…</translation>
    </message>
    <message>
        <source>Plan jobs like it …</source>
        <translation>Prévoir des jobs pareils…</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ReachDialog</name>
    <message>
        <source>What would move job %1</source>
        <translation>Ce qui déplacerait le job %1</translation>
    </message>
    <message>
        <source>Wanted &amp;rank:</source>
        <translation>&amp;Rang voulu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Puts the value into the scenario; the cluster is not changed</source>
        <translation>Met la valeur dans le scénario&#xa0;; le cluster n’est pas modifié</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Job %1 is at rank %2 of %3</source>
        <translation>Le job %1 est au rang %2 sur %3</translation>
    </message>
    <message>
        <source>Job %1 has no rank</source>
        <translation>Le job %1 n’a pas de rang</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Recherche…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s), each changed alone, would do it, the smallest change first.</source>
        <translation>
            <numerusform>%Ln valeur, changée seule, y suffirait.</numerusform>
            <numerusform>%Ln valeurs, chacune changée seule, y suffiraient, le plus petit changement d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wanted &amp;factor:</source>
        <translation>&amp;Facteur voulu&#xa0;:</translation>
    </message>
    <message>
        <source>Wanted &amp;level fair-share:</source>
        <translation>Fairshare de &amp;niveau voulu&#xa0;:</translation>
    </message>
    <message>
        <source>What would change the fair-share of %1</source>
        <translation>Ce qui changerait le fairshare&#xa0;: %1</translation>
    </message>
    <message>
        <source>Values that would do it</source>
        <translation>Valeurs qui y parviendraient</translation>
    </message>
    <message>
        <source>%1 has a level fair-share of %2</source>
        <translation>%1 a un fairshare de niveau de %2</translation>
    </message>
    <message>
        <source>%1 has a fair-share factor of %2</source>
        <translation>%1 a un facteur de fairshare de %2</translation>
    </message>
    <message>
        <source>Nothing has to change, or no value alone changes it.</source>
        <translation>Rien n’a besoin de changer, ou aucune valeur seule ne le change.</translation>
    </message>
    <message>
        <source>That is what there is now. Type what is wanted.</source>
        <translation>C’est ce qu’il y a maintenant. Saisissez ce qui est voulu.</translation>
    </message>
    <message>
        <source>That change is in the scenario now. Type what else is wanted.</source>
        <translation>Ce changement est maintenant dans le scénario. Saisissez ce qui est voulu d’autre.</translation>
    </message>
    <message>
        <source>A fair-share factor is 1 at most.</source>
        <translation>Un facteur de fairshare est de 1 au plus.</translation>
    </message>
    <message>
        <source>No value does it alone; those that come nearest stand first.</source>
        <translation>Aucune valeur n’y suffit à elle seule&#xa0;; les plus proches sont en tête.</translation>
    </message>
    <message>
        <source>%1, with its best row, in %2</source>
        <comment>what was said; partition</comment>
        <translation>%1, par sa meilleure ligne, dans %2</translation>
    </message>
    <message>
        <source>Job %1 has left the queue</source>
        <translation>Le job %1 n’est plus dans la file d’attente</translation>
    </message>
    <message>
        <source>%1 has left the tree</source>
        <translation>%1 n’est plus dans l’arbre</translation>
    </message>
    <message>
        <source>There is nothing to look for.</source>
        <translation>Il n’y a rien à chercher.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln ranked row(s): no job can be at rank %1.</source>
        <translation>
            <numerusform>Il y a %Ln ligne classée&#xa0;: aucun job ne peut être au rang %1.</numerusform>
            <numerusform>Il y a %Ln lignes classées&#xa0;: aucun job ne peut être au rang %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits for something else than its priority: no value changes that.</source>
        <translation>Il attend autre chose que sa priorité&#xa0;: aucune valeur n’y change rien.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::RibbonView</name>
    <message>
        <source>Figures over time under each policy; the table has the numbers</source>
        <translation>Valeurs au fil du temps sous chaque politique&#xa0;; la table donne les nombres</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 – %4)</source>
        <translation>%1&#xa0;: %2 (%3 – %4)</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Promis&#xa0;: %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>The most that wait at one time:</source>
        <translation>Le plus grand nombre en attente à la fois&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ScenarioChoiceDialog</name>
    <message>
        <source>Compare scenarios</source>
        <translation>Comparer des scénarios</translation>
    </message>
    <message>
        <source>Scenarios to compare</source>
        <translation>Scénarios à comparer</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Scénarios côte à côte</translation>
    </message>
    <message>
        <source>Add a &amp;file …</source>
        <translation>Ajouter un &amp;fichier…</translation>
    </message>
    <message>
        <source>Tick up to four scenarios.</source>
        <translation>Cochez jusqu’à quatre scénarios.</translation>
    </message>
    <message>
        <source>Above what is edited, empty where a scenario leaves it as it is; below what comes of it. Places: won (+) or lost per job of the account.</source>
        <translation>En haut ce qui est modifié, vide là où un scénario n’y change rien&#xa0;; en bas ce qui en résulte. Places&#xa0;: gagnées (+) ou perdues par job du compte.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SearchBox</name>
    <message>
        <source>Search jobs and accounts</source>
        <translation>Chercher des jobs et des comptes</translation>
    </message>
    <message>
        <source>Search …</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Words in any order, found anywhere.
user:  account:  partition:  qos:  state:  need the whole name, or a part with stars: user:ann,b*
job:1,2,5-9,41*
Return: the next hit; Escape: clear; Down: earlier searches</source>
        <translation>Des mots dans n’importe quel ordre, trouvés partout.
user:  account:  partition:  qos:  state:  veulent le nom entier, ou une partie avec des étoiles&#xa0;: user:ann,b*
job:1,2,5-9,41*
Entrée&#xa0;: la suite&#xa0;; Échap&#xa0;: effacer&#xa0;; Bas&#xa0;: les recherches d’avant</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Taille du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>S&amp;ite:</source>
        <translation>&amp;Site&#xa0;:</translation>
    </message>
    <message>
        <source>Its name, above the title of a report</source>
        <translation>Son nom, au-dessus du titre d’un rapport</translation>
    </message>
    <message>
        <source>&amp;Questions to:</source>
        <translation>&amp;Questions à&#xa0;:</translation>
    </message>
    <message>
        <source>Whom readers of a report may ask</source>
        <translation>À qui les lecteurs d’un rapport peuvent s’adresser</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>A picture for the first page: PNG, JPEG or SVG</source>
        <translation>Une image pour la première page&#xa0;: PNG, JPEG ou SVG</translation>
    </message>
    <message>
        <source>Lo&amp;go:</source>
        <translation>L&amp;ogo&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier&#xa0;:</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>Poli&amp;ce&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Refresh:</source>
        <translation>&amp;Actualiser&#xa0;:</translation>
    </message>
    <message>
        <source>How often a source is read again</source>
        <translation>À quels intervalles une source est relue</translation>
    </message>
    <message>
        <source>Only on F5</source>
        <translation>Seulement par F5</translation>
    </message>
    <message>
        <source>Every %1</source>
        <translation>Toutes les %1</translation>
    </message>
    <message>
        <source>Colours of accounts</source>
        <translation>Couleurs des comptes</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>&amp;Usage in:</source>
        <translation>&amp;Usage en&#xa0;:</translation>
    </message>
    <message>
        <source>A node-hour is as many CPU-hours as a node of the cluster has CPUs, on average. Where partitions weigh their resources usage is in billing-hours all the same.</source>
        <translation>Une heure-nœud vaut autant d’heures CPU qu’un nœud du cluster a de CPU en moyenne. Là où les partitions pondèrent leurs ressources, l’usage reste en heures facturées.</translation>
    </message>
    <message>
        <source>CPU-hours</source>
        <translation>Heures CPU</translation>
    </message>
    <message>
        <source>Node-hours</source>
        <translation>Heures-nœud</translation>
    </message>
    <message>
        <source>Language, font, text size and unit change with the next start.</source>
        <translation>La langue, la police, la taille du texte et l’unité changent au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Account:</source>
        <translation>Co&amp;mpte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>Coul&amp;eur&#xa0;:</translation>
    </message>
    <message>
        <source>By its name</source>
        <translation>D’après son nom</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Accounts right below the root of what is open. Accounts below them have steps of the same colour.</source>
        <translation>Comptes juste sous la racine de ce qui est ouvert. Les comptes en dessous ont des nuances de la même couleur.</translation>
    </message>
    <message>
        <source>&amp;Keep them in the keychain of the desktop</source>
        <translation>Les &amp;garder dans le trousseau du bureau</translation>
    </message>
    <message>
        <source>Otherwise passwords are asked for once per session. What the keychain holds already stays there.</source>
        <translation>Sinon, les mots de passe sont demandés une fois par session. Ce que le trousseau contient déjà y reste.</translation>
    </message>
    <message>
        <source>Passwords:</source>
        <translation>Mots de passe&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::views::ShapeMapView</name>
    <message>
        <source>Figures of job sizes by run times; the table has the numbers</source>
        <translation>Valeurs des tailles de job par durée&#xa0;; la table donne les nombres</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 CPUs, %2</source>
        <translation>%1 CPU, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: change under “%2”, by CPUs and run time</source>
        <translation>%1&#xa0;: changement sous «&#xa0;%2&#xa0;», par CPU et durée</translation>
    </message>
    <message>
        <source>%1 by CPUs and run time</source>
        <translation>%1 par CPU et durée</translation>
    </message>
    <message>
        <source>Full colour: twice or half the value, or more</source>
        <translation>Couleur pleine&#xa0;: le double ou la moitié, ou plus</translation>
    </message>
    <message>
        <source>1 CPU, %1</source>
        <translation>1 CPU, %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SharesDialog</name>
    <message numerus="yes">
        <source>Shares of %Ln row(s)</source>
        <translation>
            <numerusform>Parts de %Ln ligne</numerusform>
            <numerusform>Parts de %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>A whole number, or the word parent</source>
        <translation>Un nombre entier, ou le mot parent</translation>
    </message>
    <message>
        <source>Set shares</source>
        <translation>Régler les parts</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Actuellement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Shares of each:</source>
        <translation>&amp;Parts de chacune&#xa0;:</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SharesPage</name>
    <message>
        <source>No accounts to divide the machine among</source>
        <translation>Aucun compte entre lesquels diviser la machine</translation>
    </message>
    <message>
        <source>Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O).</source>
        <translation>Ouvrez un dossier de capture, un fichier Fairlead ou le cluster de démonstration (Ctrl+O).</translation>
    </message>
    <message>
        <source>Shares and use under %1</source>
        <translation>Parts et usage selon %1</translation>
    </message>
    <message>
        <source>Shares and use</source>
        <translation>Parts et usage</translation>
    </message>
    <message>
        <source>Shares and use; first in, first out ranks without them</source>
        <translation>Parts et usage&#xa0;; «&#xa0;premier arrivé, premier servi&#xa0;» classe sans eux</translation>
    </message>
</context>
<context>
    <name>fairlead::views::SlurmPanel</name>
    <message>
        <source>Weights (points at factor 1.0)</source>
        <translation>Poids (points pour un facteur de 1,0)</translation>
    </message>
    <message>
        <source>Usage and age</source>
        <translation>Usage et âge</translation>
    </message>
    <message>
        <source>Algorithm and flags</source>
        <translation>Algorithme et options</translation>
    </message>
    <message>
        <source>TRES weights</source>
        <translation>Poids TRES</translation>
    </message>
    <message>
        <source>PriorityWeightTRES: points per TRES, as in slurm.conf; Return applies</source>
        <translation>PriorityWeightTRES&#xa0;: points par TRES, comme dans slurm.conf&#xa0;; Entrée applique</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Demi-vie</translation>
    </message>
    <message>
        <source>Maximum age</source>
        <translation>Âge maximal</translation>
    </message>
    <message>
        <source>the wait at which the age factor reaches 1</source>
        <translation>l’attente à laquelle le facteur d’âge atteint 1</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>softens classic fair-share: the larger, the less usage counts</source>
        <translation>adoucit le fairshare classique&#xa0;: plus il est grand, moins l’usage compte</translation>
    </message>
    <message>
        <source>The source has no usage history: another half-life would scale all usage equally and change no ratio. Add usage.txt to try it.</source>
        <translation>La source n’a pas d’historique d’usage&#xa0;: une autre demi-vie atténuerait tout l’usage de la même façon et ne changerait aucun rapport. Ajoutez usage.txt pour l’essayer.</translation>
    </message>
    <message>
        <source>Not understood: write name=points, separated by commas, as in slurm.conf.</source>
        <translation>Pas compris&#xa0;: écrivez nom=points, séparés par des virgules, comme dans slurm.conf.</translation>
    </message>
    <message>
        <source>%1 does not use it.</source>
        <translation>%1 ne l’utilise pas.</translation>
    </message>
    <message>
        <source>no decay</source>
        <translation>sans atténuation</translation>
    </message>
    <message>
        <source>The cluster does not track %1. It has %2.</source>
        <translation>Le cluster ne suit pas %1. Il a %2.</translation>
    </message>
    <message>
        <source>First in, first out looks at no weight, no usage and no age.</source>
        <translation>«&#xa0;Premier arrivé, premier servi&#xa0;» ne regarde ni poids, ni usage, ni âge.</translation>
    </message>
    <message>
        <source>after this time, past usage counts half; 0: it never decays. Tried here, it counts as if it had always been so; ahead on the time line, from now on</source>
        <translation>après ce temps, l’usage passé compte pour moitié&#xa0;; 0&#xa0;: il ne décroît jamais. Essayée ici, elle compte comme si elle avait toujours été celle-ci&#xa0;; en avant dans la chronologie, à partir de maintenant</translation>
    </message>
    <message>
        <source>Usage is not read yet.</source>
        <translation>L’usage n’est pas encore lu.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StarvingButton</name>
    <message>
        <source>&amp;Jobs …</source>
        <translation>&amp;Jobs…</translation>
    </message>
    <message>
        <source>The jobs that starve, one by one, as they were recorded and under each policy</source>
        <translation>Les jobs en famine, un par un, tels qu’enregistrés et sous chaque politique</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StarvingDialog</name>
    <message>
        <source>Jobs that starve</source>
        <translation>Jobs en famine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>They could have run, and waited for more than a day and more than ten times their time limit: as it happened, and in the first replay under each policy. Jobs that an idle machine would not start either are left out.</source>
        <translation>Ils auraient pu s’exécuter et ont attendu plus d’un jour et plus de dix fois leur limite de temps&#xa0;: tel que c’est arrivé, et dans le premier rejeu sous chaque politique. Les jobs qu’une machine libre ne démarrerait pas non plus sont omis.</translation>
    </message>
    <message>
        <source>No job could have run and waited for more than a day and more than ten times its time limit.</source>
        <translation>Aucun job n’a attendu, alors qu’il aurait pu s’exécuter, plus d’un jour et plus de dix fois sa limite de temps.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StoreConflictDialog</name>
    <message>
        <source>Somebody else saved meanwhile</source>
        <translation>Quelqu’un d’autre a enregistré entre-temps</translation>
    </message>
    <message>
        <source>Nothing was written. What others saved since you read it:</source>
        <translation>Rien n’a été écrit. Ce que d’autres ont enregistré depuis votre lecture&#xa0;:</translation>
    </message>
    <message>
        <source>What others saved</source>
        <translation>Ce que d’autres ont enregistré</translation>
    </message>
    <message>
        <source>What both changed</source>
        <translation>Ce que les deux ont changé</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>Était</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>La leur</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mienne</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Side to keep for %1</source>
        <translation>Côté à garder pour %1</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>choisir…</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>la leur</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>la mienne</translation>
    </message>
    <message>
        <source>Keep &amp;theirs</source>
        <translation>Garder la &amp;leur</translation>
    </message>
    <message>
        <source>Nothing is written; what is in the store applies. Can be undone.</source>
        <translation>Rien n’est écrit&#xa0;; ce qui est dans la base Fairlead vaut. Peut être annulé.</translation>
    </message>
    <message>
        <source>Overwrite with &amp;mine</source>
        <translation>Écrire la &amp;mienne par-dessus</translation>
    </message>
    <message>
        <source>Where both changed the same item, yours applies.</source>
        <translation>Là où les deux ont changé la même chose, la vôtre vaut.</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Both sides count.</source>
        <translation>Les deux côtés comptent.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is written; your edits stay.</source>
        <translation>Rien n’est écrit&#xa0;; vos modifications restent.</translation>
    </message>
    <message>
        <source>They changed other things than you: both can be merged.</source>
        <translation>Ils ont changé autre chose que vous&#xa0;: les deux peuvent être fusionnés.</translation>
    </message>
    <message numerus="yes">
        <source>Both sides changed the same %Ln item(s). Merge waits until each row says which side to keep.</source>
        <translation>
            <numerusform>%Ln chose a été changée des deux côtés. Fusionner attend que chaque ligne dise quel côté garder.</numerusform>
            <numerusform>%Ln choses ont été changées des deux côtés. Fusionner attend que chaque ligne dise quel côté garder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row says which side to keep: both can be merged.</source>
        <translation>Chaque ligne dit quel côté garder&#xa0;: les deux peuvent être fusionnés.</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>Ce nom est pris</translation>
    </message>
    <message>
        <source>Nothing was written. What was saved under this name:</source>
        <translation>Rien n’a été écrit. Ce qui a été enregistré sous ce nom&#xa0;:</translation>
    </message>
    <message>
        <source>Other &amp;name …</source>
        <translation>Autre &amp;nom…</translation>
    </message>
    <message>
        <source>Both stay: yours is saved under a name of its own.</source>
        <translation>Les deux restent&#xa0;: le vôtre est enregistré sous un nom à lui.</translation>
    </message>
    <message>
        <source>Both sides changed the same item. Merge waits until its row says which side to keep.</source>
        <translation>Les deux côtés ont changé la même chose. Fusionner attend que sa ligne dise quel côté garder.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::StoredScenariosDialog</name>
    <message>
        <source>Scenarios in the store</source>
        <translation>Scénarios de la base Fairlead</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading the store …</source>
        <translation>Lecture de la base Fairlead…</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>This name is taken. If it was not loaded here, you are asked before anything is replaced.</source>
        <translation>Ce nom est pris. S’il n’a pas été chargé ici, on vous demande avant de remplacer quoi que ce soit.</translation>
    </message>
    <message>
        <source>No scenario is saved in this store yet.</source>
        <translation>Aucun scénario n’est encore enregistré dans cette base Fairlead.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Save in the store</source>
        <translation>Enregistrer dans la base Fairlead</translation>
    </message>
    <message>
        <source>Load from the store</source>
        <translation>Charger depuis la base Fairlead</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Renommer le scénario</translation>
    </message>
    <message>
        <source>Co&amp;py …</source>
        <translation>Co&amp;pier…</translation>
    </message>
    <message>
        <source>Copy the scenario</source>
        <translation>Copier le scénario</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nouveau nom&#xa0;:</translation>
    </message>
    <message>
        <source>Delete the scenario</source>
        <translation>Supprimer le scénario</translation>
    </message>
    <message>
        <source>“%1” goes from the store. Its edits stay in the audit table.</source>
        <translation>«&#xa0;%1&#xa0;» quitte la base Fairlead. Ses modifications restent dans la table d’audit.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>It is called so already.</source>
        <translation>Il s’appelle déjà ainsi.</translation>
    </message>
    <message>
        <source>A copy needs another name.</source>
        <translation>Une copie demande un autre nom.</translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation>Un scénario demande un nom.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TestPanel</name>
    <message>
        <source>Connecting …</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>Annuler le test</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TimelineBar</name>
    <message>
        <source>Moment that the pages show, UTC</source>
        <translation>Moment que montrent les pages, UTC</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Back to what was read last</source>
        <translation>Retour à la dernière lecture</translation>
    </message>
    <message>
        <source>Queue, usage and ranks of this moment: a reading that was kept, or else rebuilt from the history of jobs; ahead, if all goes on as it is</source>
        <translation>File, usage et rangs de ce moment&#xa0;: une lecture conservée, sinon reconstitués d’après l’historique des jobs&#xa0;; à venir, si tout continue ainsi</translation>
    </message>
    <message>
        <source>Shown moment (UTC):</source>
        <translation>Moment affiché (UTC)&#xa0;:</translation>
    </message>
    <message>
        <source>Marks …</source>
        <translation>Repères…</translation>
    </message>
    <message>
        <source>Readings, resets and cycles of the time line in a table, and the way to each</source>
        <translation>Lectures, remises à zéro et cycles de la chronologie dans un tableau, et le chemin vers chacun</translation>
    </message>
    <message>
        <source>Area: jobs waiting, at most %1</source>
        <translation>Surface&#xa0;: jobs en attente, au plus %1</translation>
    </message>
    <message>
        <source>Line: CPUs running, at most %1</source>
        <translation>Ligne&#xa0;: CPU occupés, au plus %1</translation>
    </message>
</context>
<context>
    <name>fairlead::views::TimelineSlider</name>
    <message>
        <source>Moment that the pages show</source>
        <translation>Moment que montrent les pages</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) waiting</source>
        <translation>
            <numerusform>%Ln job en attente</numerusform>
            <numerusform>%Ln jobs en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPU(s) running</source>
        <translation>
            <numerusform>%Ln CPU occupé</numerusform>
            <numerusform>%Ln CPU occupés</numerusform>
        </translation>
    </message>
    <message>
        <source>A reading was kept</source>
        <translation>Une lecture a été gardée</translation>
    </message>
    <message>
        <source>All usage was set to zero</source>
        <translation>Tout l’usage a été remis à zéro</translation>
    </message>
    <message>
        <source>Usage as of slurmctld&apos;s cycle of %1 UTC</source>
        <translation>Usage au cycle de slurmctld de %1 UTC</translation>
    </message>
    <message>
        <source>If nobody comes and nobody starts</source>
        <translation>Si personne n’arrive et que personne ne démarre</translation>
    </message>
</context>
<context>
    <name>fairlead::views::UsagePage</name>
    <message>
        <source>Usage by account and user</source>
        <translation>Usage par compte et utilisateur</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>What is counted: the TRES that jobs were given, times their time</source>
        <translation>Ce qui est compté&#xa0;: les TRES donnés aux jobs, multipliés par leur durée</translation>
    </message>
    <message>
        <source>Usage of the period in numbers</source>
        <translation>L’usage de la période en chiffres</translation>
    </message>
    <message>
        <source>No usage to show</source>
        <translation>Aucun usage à montrer</translation>
    </message>
    <message>
        <source>Open a capture folder with usage.txt, a database of slurmdbd or the demo cluster (Ctrl+O).</source>
        <translation>Ouvrez un dossier de capture avec usage.txt, une base de slurmdbd ou le cluster de démonstration (Ctrl+O).</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Reading the usage …</source>
        <translation>Lecture de l’usage…</translation>
    </message>
    <message>
        <source>%1 %2 from %3 to %4</source>
        <comment>amount, unit, moments</comment>
        <translation>%1 %2 du %3 au %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Promised is what the shares promised then, without the changes of the scenario.</source>
        <translation>Promis&#xa0;: ce que les parts promettaient alors, sans les modifications du scénario.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WaitBarsView</name>
    <message>
        <source>Where the wait of each group went; the table has the numbers</source>
        <translation>Où est passée l’attente de chaque groupe&#xa0;; le tableau donne les nombres</translation>
    </message>
    <message>
        <source>    %1: %2</source>
        <translation>    %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>replayed: %1</source>
        <translation>rejoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>bar %1: %2</source>
        <comment>of each group, from the top</comment>
        <translation>barre %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WelcomePage</name>
    <message>
        <source>Why is my job not running?</source>
        <translation>Pourquoi mon job ne démarre-t-il pas&#xa0;?</translation>
    </message>
    <message>
        <source>Open a cluster: nothing is changed on it, whatever you try. Or look around in a demo first.</source>
        <translation>Ouvrez un cluster&#xa0;: rien n’y est modifié, quoi que vous essayiez. Ou découvrez d’abord une démo.</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Ouverts auparavant</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WhatIfDock</name>
    <message>
        <source>What-if</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reverts all edits of the scenario; can be undone</source>
        <translation>Annule toutes les modifications du scénario&#xa0;; se laisse rétablir</translation>
    </message>
    <message>
        <source>No edits. Move a slider and watch the queue.</source>
        <translation>Aucune modification. Bougez un curseur et regardez la file.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Rien n’est ouvert.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WholeSpinBox</name>
    <message>
        <source>“%1” is not a whole number from %2 to %3. %4 stays.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier de %2 à %3. %4 reste.</translation>
    </message>
</context>
<context>
    <name>fairlead::views::WhyPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
</context>
</TS>
