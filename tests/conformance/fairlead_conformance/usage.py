# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""`fairleadctl usage` on slurmdbd's database against sreport: random hours, days and months."""

import csv
import datetime
import io
import os
import random
import subprocess

from .processes import Trouble
from .session import add_associations
from .trees import make_tree

NAME = "usage"
HOUR = 3600
DAY = 24 * HOUR
DAYS = 100
TRES = ("cpu", "mem", "energy", "node", "billing", "gres/gpu", "license/matlab")
UNITS = {"seconds": "Seconds", "minutes": "Minutes", "hours": "Hours", "percent": "Percent",
         "secper": "SecPer", "minper": "MinPer", "hourper": "HourPer"}
PERIODS = 24
CAPACITY = ("creation_time, mod_time, deleted, id_tres, time_start, count, alloc_secs, down_secs, "
            "pdown_secs, idle_secs, plan_secs, over_secs")


class UsageCheck:
    def __init__(self, cluster, verdict, options):
        self.cluster = cluster
        self.verdict = verdict
        self.fairleadctl = options.fairleadctl
        self.dice = random.Random(f"{options.seed}/usage")

    def run(self):
        try:
            self._fill()
            compared, wrong = 0, []
            for number in range(PERIODS):
                rows, different = self._compare(*self._period(number))
                compared += rows
                wrong += different
        except Trouble as trouble:
            self.verdict.leave_out("usage", trouble)
            return
        self.verdict.usage(compared, wrong)

    # ---- what was used ----

    def _fill(self):
        """Hours as slurmdbd writes them, and what it rolls up from them."""
        cluster = self.cluster
        cluster.begin_tree(NAME)
        cluster.write("etc/slurm.conf", cluster.base_config()
                      + "PartitionName=all Nodes=ALL\n"
                      "PriorityType=priority/multifactor\nPriorityCalcPeriod=1\n")
        tree = make_tree(self.dice, 40)
        # sreport has a row for each association of a user, without the name of its partition.
        tree.users = [one for one in tree.users if not one.partition]
        add_associations(cluster, tree)
        cluster.start_controller() # which names the TRES
        cluster.stop_controller()
        now = datetime.datetime.now(datetime.timezone.utc)
        self.end = int(now.timestamp()) // DAY * DAY
        self.begin = self.end - DAYS * DAY
        assocs = [int(word) for word in self._query(
            f"select id_assoc from {NAME}_assoc_table").split()]
        tres = {(f"{kind}/{name}" if name else kind): int(number) for number, kind, name in
                (line.split("\t") for line in self._query(
                    "select id, type, name from tres_table where deleted=0").splitlines())}
        self.tres = [name for name in TRES if name in tres]
        if len(self.tres) < 5:
            raise Trouble(f"only these TRES are known: {sorted(tres)}")
        rows = [(assoc, tres[name], start, self._seconds(name))
                for assoc in assocs for name in self.tres
                for start in range(self.begin, self.end, HOUR) if self.dice.random() < 0.02]
        capacity = [(tres[name], start) for name in self.tres
                    for start in range(self.begin, self.end, HOUR)]
        self._query(self._script(rows, capacity))

    def _seconds(self, tres):
        most = {"mem": 256000 * 4, "energy": 10**9, "gres/gpu": 16}.get(tres, 256)
        return self.dice.choice((1, 59, 1800, 3600)) * self.dice.randint(1, most)

    @staticmethod
    def _script(rows, capacity):
        table = f"{NAME}_assoc_usage"
        lines = ["start transaction;"]
        for i in range(0, len(rows), 2000):
            values = ",".join(f"({start},{start},0,{assoc},{tres},{start},{seconds})"
                              for assoc, tres, start, seconds in rows[i:i + 2000])
            lines.append(f"insert into {table}_hour_table (creation_time, mod_time, deleted, id, "
                         f"id_tres, time_start, alloc_secs) values {values};")
        for i in range(0, len(capacity), 2000):
            values = ",".join(f"({start},{start},0,{tres},{start},1000000,1000,200,30,4000,50000,600000)"
                              for tres, start in capacity[i:i + 2000])
            lines.append(f"insert into {NAME}_usage_hour_table ({CAPACITY}) values {values};")
        month = "unix_timestamp(date_format(from_unixtime(time_start), '%Y-%m-01'))"
        for target, start in (("day", f"time_start - time_start % {DAY}"), ("month", month)):
            lines.append(f"insert into {table}_{target}_table (creation_time, mod_time, deleted, "
                         f"id, id_tres, time_start, alloc_secs) select 0, 0, 0, id, id_tres, "
                         f"{start} as s, sum(alloc_secs) from {table}_hour_table "
                         "group by id, id_tres, s;")
            lines.append(f"insert into {NAME}_usage_{target}_table ({CAPACITY}) select 0, 0, 0, "
                         f"id_tres, {start} as s, max(count), sum(alloc_secs), sum(down_secs), "
                         "sum(pdown_secs), sum(idle_secs), sum(plan_secs), sum(over_secs) "
                         f"from {NAME}_usage_hour_table group by id_tres, s;")
        return "\n".join(lines + ["commit;"])

    def _query(self, script):
        return self.cluster.run(
            "mariadb", "--no-defaults", "-N", "-h", "127.0.0.1",
            "-P", self.cluster.database_port, "-u", "slurm", "slurm_acct_db",
            user_input="set time_zone='+00:00';\n" + script,
            environment={"MYSQL_PWD": self.cluster.password})

    # ---- asking both ----

    def _period(self, number):
        """Full hours; every third of full days, every third of full months."""
        def moment(step):
            return self.begin + self.dice.randrange(0, DAYS * DAY // step) * step
        if number % 3 == 2:
            last = datetime.datetime.fromtimestamp(self.end, datetime.timezone.utc).replace(day=1)
            first = (last - datetime.timedelta(days=self.dice.choice((1, 40)))).replace(day=1)
            return int(first.timestamp()), int(last.timestamp())
        step = (HOUR, DAY)[number % 3]
        begin = moment(step)
        longest = min(self.end - begin, (3 * DAY, 40 * DAY)[number % 3])
        return begin, begin + max(1, self.dice.randint(1, max(1, longest // step))) * step

    def _compare(self, begin, end):
        unit = self.dice.choice(list(UNITS))
        # "TRES node usage is no longer reported in percent format reports."
        tres = [name for name in self.tres if "per" not in unit or name != "node"]
        theirs = self._sreport(begin, end, unit, tres)
        ours = self._fairlead(begin, end, unit, tres)
        # Who used nothing but other TRES has a row of 0 in sreport, and none in ours.
        for key in theirs.keys() - ours.keys():
            ours[key] = {"percent": "0.00"}.get(unit, "0(0.00%)" if "per" in unit else "0")
        # An account that used nothing has a row of 0 in ours, for what it was promised.
        ours = {key: used for key, used in ours.items()
                if key in theirs or key[1] or float(used.partition("(")[0]) != 0}
        wrong = [(f"{begin}-{end} in {unit}: {'/'.join(key)}", theirs.get(key, "no row"),
                  ours[key]) for key in sorted(ours) if theirs.get(key) != ours[key]]
        return len(ours), wrong

    def _sreport(self, begin, end, unit, tres):
        def text(moment):
            return datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).strftime(
                "%Y-%m-%dT%H:%M:%S")
        printed = self.cluster.run(
            "sreport", "-nP", "-t", UNITS[unit], "-T", ",".join(tres), "cluster",
            "AccountUtilizationByUser", f"Cluster={NAME}", f"Start={text(begin)}",
            f"End={text(end)}", "format=Account,Login,TRESName,Used")
        rows = {}
        for line in printed.splitlines():
            account, user, tres, used = line.split("|")[:4]
            rows[account, user, tres] = used.rstrip("%") if unit == "percent" else used
        return rows

    def _fairlead(self, begin, end, unit, tres):
        done = subprocess.run(
            [self.fairleadctl, "usage", f"slurmdbd://slurm@127.0.0.1:{self.cluster.database_port}/"
             "slurm_acct_db?tls=off", "--cluster", NAME, "--from", str(begin), "--to", str(end),
             "--tres", ",".join(tres), "-t", unit, "--format", "csv"],
            env=dict(os.environ, TZ="UTC", FAIRLEAD_PASSWORD=self.cluster.password), text=True,
            capture_output=True, timeout=120)
        if done.returncode != 0:
            raise RuntimeError(f"fairleadctl usage: exit {done.returncode}: {done.stderr[-500:]}")
        rows = {}
        for row in csv.DictReader(io.StringIO(done.stdout)):
            used = row["Used"]
            if not used.endswith(")"): # sreport prints no more digits.
                used = format(float(used), ".2f" if unit == "percent" else ".0f")
            rows[row["Account"], row["User"], row["TRES"]] = used
        return rows
