# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random account trees: deep or wide, with ties, zero shares and `parent` shares."""

import dataclasses

PARENT = "parent"
DOWN_PARTITIONS = ("fast", "long", "tiny", "wide")
LIVE_PARTITION = "live"
QOS = {"normal": 1.0, "high": 1.0, "half": 0.5, "twice": 2.0, "free": 0.0, "keep": 1.0}
USER_COUNT = 120


@dataclasses.dataclass
class Account:
    name: str
    parent: str
    shares: object
    priority: int | None = None


@dataclasses.dataclass
class UserAssoc:
    user: str
    account: str
    partition: str
    shares: object
    priority: int | None = None
    late: bool = False


@dataclasses.dataclass
class Tree:
    accounts: list
    users: list
    qos_priority: dict


def user_names():
    """Names whose byte order is not the order of the user ids."""
    stems = ("zoe", "bob", "al", "al-1", "al_1", "al1", "x9", "mia", "kim", "lee", "q", "yan")
    return [f"{stem}{i * 7 % 10}{chr(97 + i)}" for i in range(10) for stem in stems]


def _shares(random, style):
    kind = random.random()
    if kind < style["zero"]:
        return 0
    if kind < style["zero"] + style["parent"]:
        return PARENT
    if kind < 0.6:
        return random.choice((1, 1, 2, 3))
    return random.choice((10, 20, 30, 60, 100, random.randint(1, 5000)))


def _account_name(random, used):
    while True:
        name = "".join(random.choice("abcdefgxyz") for _ in range(random.randint(1, 3)))
        name += random.choice(("", "", "-a", "_b", "1", "20", "3"))
        if name not in used and name != "root":
            used.add(name)
            return name


def make_tree(random, size):
    style = {"zero": random.choice((0.0, 0.05, 0.3)), "parent": random.choice((0.0, 0.1, 0.3)),
             "deep": random.choice((0.0, 0.5, 0.95))}
    used = set()
    accounts = []
    for _ in range(max(3, size // 6)):
        if accounts and random.random() < style["deep"]:
            parent = random.choice(accounts[-3:]).name
        elif accounts and random.random() < 0.4:
            parent = random.choice(accounts).name
        else:
            parent = "root"
        priority = random.randint(0, 1000) if random.random() < 0.3 else None
        accounts.append(Account(_account_name(random, used), parent, _shares(random, style),
                                priority))
    return Tree(accounts, _make_users(random, style, accounts, size),
                {name: random.choice((0, 10, 50, 100, random.randint(0, 4000))) for name in QOS})


def _make_users(random, style, accounts, size):
    names = user_names()
    seen = set()
    users = []

    def add(user, account, partition, shares):
        if (user, account, partition) in seen:
            return
        seen.add((user, account, partition))
        priority = random.randint(0, 2000) if random.random() < 0.15 else None
        users.append(UserAssoc(user, account, partition, shares, priority))

    for _ in range(size):
        user = random.choice(names)
        account = random.choice(accounts).name
        add(user, account, "", _shares(random, style))
        if random.random() < 0.15:
            add(user, account, random.choice(DOWN_PARTITIONS), _shares(random, style))
    add(random.choice(names), "root", "", PARENT)
    if random.random() < 0.5:
        add(random.choice(names), "root", "", random.choice((0, 1, 50)))
    for one in random.sample(users, min(6, len(users))):
        one.late = not one.partition and one.priority is None
    return users


def qos_script(tree, cluster, known):
    """Commands for the QOS, which all trees share; `known` are there already."""
    lines = []
    for name, factor in QOS.items():
        flags = " flags=nodecay" if name == "keep" else ""
        verb = f"modify qos {name} set" if name in known else f"add qos {name}"
        lines.append(f"{verb} priority={tree.qos_priority[name]} usagefactor={factor}{flags}")
    lines.append(f"modify account root where cluster={cluster} set qos={','.join(QOS)}")
    return "\n".join(lines) + "\n"


def load_file(tree, cluster):
    """All but the late ones, as a file for sacctmgr load: one command takes half a second."""
    lines = [f"Cluster - '{cluster}':Fairshare=1"]
    for parent in ["root"] + [account.name for account in tree.accounts]:
        own = [account for account in tree.accounts if account.parent == parent]
        users = [one for one in tree.users if one.account == parent and not one.late]
        if own or users:
            lines.append(f"Parent - '{parent}'")
        lines += [f"Account - '{one.name}':Description='{one.name}':Organization='{one.name}'"
                  f"{_options(one)}" for one in own]
        lines += [f"User - '{one.user}':Partition='{one.partition}':"
                  f"DefaultAccount='{one.account}'{_options(one)}" for one in users]
    return "\n".join(lines) + "\n"


def late_script(tree, cluster):
    """Users added one by one, which changes the order of ties."""
    return "".join(f"add user {one.user} cluster={cluster} account={one.account} "
                   f"fairshare={one.shares}\n" for one in tree.users if one.late)


def _options(entry):
    shares = 2147483647 if entry.shares == PARENT else entry.shares
    priority = "" if entry.priority is None else f":Priority={entry.priority}"
    return f":Fairshare={shares}{priority}"
