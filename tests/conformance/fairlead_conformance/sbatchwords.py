# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What all random jobs have in common: the machine of a recording, and options by chance."""

NODE_COUNT = 4
CPUS = 32  # of a node


def by_chance(dice, offers):
    """The words of those that the dice choose, of pairs of a chance and what makes the words."""
    words = []
    for chance, make in offers:
        if dice.random() < chance:
            words += make()
    return words


def array_words(dice, job, throttles=("", "", "%2")):
    """--array, of a job that is one."""
    if job.tasks == 1:
        return []
    return [f"--array=0-{job.tasks - 1}{dice.choice(throttles)}"]
