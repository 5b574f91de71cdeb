# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random scenarios: edits that are possible one after the other, as Fairlead's own files."""

import json
import os

from .trees import DOWN_PARTITIONS, PARENT, user_names

KINDS = ("share", "share", "share", "add account", "add user", "move", "rename", "remove account",
         "remove user")
ADDING_KINDS = ("share", "share", "share", "add account", "add user", "move")
PARAMETERS = {
    "PriorityWeightAge": ("0", "77", "1000", "123456"),
    "PriorityWeightFairshare": ("1", "5000", "4294967295"),
    "PriorityWeightTRES": ("CPU=1000,Mem=0.25G", "gres/gpu=7"),
    "PriorityDecayHalfLife": ("14-0", "2:00:00", "0-3"),
    "PriorityMaxAge": ("3-0", "1-12"),
    "PriorityFavorSmall": ("YES", "NO"),
    "PriorityFlags": ("", "NO_FAIR_TREE", "SMALL_RELATIVE_TO_TIME,INCR_ONLY"),
    "FairShareDampeningFactor": ("1", "5"),
    "PriorityUsageResetPeriod": ("NONE", "MONTHLY"),
}


class Tree:
    """Names and parents, so that most edits are possible; fairleadctl has the last word."""

    def __init__(self, rows):
        self.parents = {row["Account"]: row["ParentName"] for row in rows if not row["User"]}
        self.users = [(row["Account"], row["User"], row["Partition"]) for row in rows
                      if row["User"]]

    def account(self, dice):
        return dice.choice([name for name in self.parents if name != "root"] or ["root"])

    def apply(self, edit):
        kind, name = edit["edit"], edit.get("account")
        if kind == "add" and "user" in edit:
            self.users.append((name, edit["user"], edit.get("partition", "")))
        elif kind == "add" or kind == "move":
            self.parents[name] = edit["parent"]
        elif kind == "rename":
            self._rename(name, edit["name"])
        elif kind == "remove" and "user" in edit:
            self.users.remove((name, edit["user"], edit.get("partition", "")))
        elif kind == "remove":
            self._remove(name)

    def _rename(self, old, new):
        def now(name):
            return new if name == old else name
        self.parents = {now(name): now(parent) for name, parent in self.parents.items()}
        self.users = [(now(account), user, part) for account, user, part in self.users]

    def _remove(self, name):
        for child in [child for child, parent in self.parents.items() if parent == name]:
            self._remove(child)
        self.parents.pop(name)
        self.users = [row for row in self.users if row[0] != name]


def _shares(dice):
    return dice.choice((0, 1, 2, 7, 100, 2147483646, PARENT))


def _of_user(row):
    account, user, partition = row
    return {"account": account, "user": user} | ({"partition": partition} if partition else {})


def _edit(dice, tree, kind, number):
    if kind == "share":
        whom = (_of_user(dice.choice(tree.users)) if tree.users and dice.random() < 0.6
                else {"account": tree.account(dice)})
        return {"edit": "share", **whom, "shares": _shares(dice)}
    if kind == "add account":
        name = dice.choice(("new", "two words", "x$y", "per%cent", "ü", "semi;colon", "d.o-t_"))
        return {"edit": "add", "account": f"{name}{number}",
                "parent": dice.choice(list(tree.parents)), "shares": _shares(dice)}
    if kind == "add user":
        row = (tree.account(dice), dice.choice(user_names()),
               dice.choice(("", "", "", *DOWN_PARTITIONS)))
        return {"edit": "add", **_of_user(row), "shares": _shares(dice)}
    if kind == "move":
        return {"edit": "move", "account": tree.account(dice),
                "parent": dice.choice(list(tree.parents))}
    if kind == "rename":
        return {"edit": "rename", "account": tree.account(dice), "name": f"renamed{number}"}
    if kind == "remove user" and tree.users:
        return {"edit": "remove", **_of_user(dice.choice(tree.users))}
    return {"edit": "remove", "account": tree.account(dice)}


def write_scenario(path, edits):
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"fairlead-scenario": 1, "name": "random", "edits": edits}, file)
    return path


def random_scenario(dice, rows, path, is_possible, adds_only):
    """Writes 1 to 25 edits that `is_possible(path)` accepts; returns how many."""
    tree = Tree(rows)
    edits = []
    for number in range(dice.choice((1, 5, 12, 25))):
        edit = _edit(dice, tree, dice.choice(ADDING_KINDS if adds_only else KINDS), number)
        write_scenario(path, edits + [edit])
        if is_possible(path):
            edits.append(edit)
            tree.apply(edit)
    write_scenario(path, edits)
    return len(edits)


def random_parameters(dice, path):
    edits = [{"edit": "parameter", "name": name, "value": dice.choice(values)}
             for name, values in PARAMETERS.items() if dice.random() < 0.5]
    write_scenario(path, edits)
    return len(edits)


def folder(path):
    os.makedirs(path, exist_ok=True)
    return path
