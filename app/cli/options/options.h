// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

namespace fairlead::cli {

/// Options by their last names: "user" for -u and --user.
using OptionNames = QList<const char*>;

/// Every option of every command, in the order of the help text.
QList<QCommandLineOption> allOptions();

/// The options of a list, in the order of the help text. Help and version are options of every
/// command.
QList<QCommandLineOption> optionsNamed(const OptionNames& names);

/// A name as it is typed: -u, --user.
QString optionText(const QString& name);
/// The options, one line each.
/// @param command  that they are listed for: what is said of it needs no name
QString optionsHelp(const QList<QCommandLineOption>& options, const QString& command = {});

/// What several commands take: a command's list is made of these and of its own.
namespace optionlists {

/// How a source is read: files beside it, the cluster, the password, the moment.
OptionNames source();
/// The edits of a scenario.
OptionNames edits();
/// Another moment than that of the reading, from its history.
OptionNames past();
/// Whose rows: users, accounts.
OptionNames owners();
/// Which rows of a queue: users, accounts, partitions, jobs.
OptionNames rows();
/// How a table is written.
OptionNames table();
/// What a command takes that prints a table of what it computes: source, edits, table.
OptionNames computing();
/// A save that others may come between.
OptionNames saving();
/// What may be given again, with any command: lists, and edits one after the other.
OptionNames repeatable();

} // namespace optionlists

} // namespace fairlead::cli
