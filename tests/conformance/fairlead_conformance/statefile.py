# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""slurmctld's own files: the usage and the moment of the last computation (big-endian)."""

import struct
from decimal import Decimal


class UsageState:
    """assoc_usage: header, then id, raw usage, usage of each TRES and wall clock of each user."""

    def __init__(self, data):
        self.header = data[:10]
        self.records = []
        at = 10
        while at < len(data):
            ident, = struct.unpack_from(">I", data, at)
            usage, at = self._string(data, at + 4)
            tres, at = self._string(data, at)
            wall, = struct.unpack_from(">I", data, at)
            at += 4
            self.records.append([ident, Decimal(usage or "0"), tres, wall])

    @staticmethod
    def _string(data, at):
        length, = struct.unpack_from(">I", data, at)
        at += 4
        return (data[at:at + length - 1].decode() if length else None), at + length

    def encode(self):
        parts = [self.header]
        for ident, usage, tres, wall in self.records:
            parts.append(struct.pack(">I", ident))
            parts += [self._packed(f"{usage:.6f}"), self._packed(tres), struct.pack(">I", wall)]
        return b"".join(parts)

    @staticmethod
    def _packed(text):
        if text is None:
            return struct.pack(">I", 0)
        data = text.encode() + b"\0"
        return struct.pack(">I", len(data)) + data


def read_usage(path):
    with open(path, "rb") as file:
        return UsageState(file.read())


def write_usage(path, state):
    with open(path, "wb") as file:
        file.write(state.encode())


def stamp_usage(path, moment):
    """Says that the file was written then. slurmctld takes its usage for that of the last
    computation when it starts, also where one came after the file was saved, while it stopped;
    Fairlead would advance it, or leave it for its age."""
    state = read_usage(path)
    state.header = state.header[:2] + struct.pack(">q", moment)
    write_usage(path, state)


def write_last_decay(path, ran, reset):
    with open(path, "wb") as file:
        file.write(struct.pack(">qq", ran, reset))
