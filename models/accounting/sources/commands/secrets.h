// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace fairlead::accounting {

/// Settings of Slurm (slurm.conf, scontrol show config) without what is secret in them: the values
/// of parameters whose names say so (AccountingStoragePass), and who signs in to the address of a
/// server (JobCompLoc=mysql://user:password@host). A value reaches to the end of its line, over
/// lines that a backslash joins: nobody can tell where a password with blanks ends. The rest stays
/// byte for byte.
QByteArray withoutSecrets(const QByteArray& settings);

} // namespace fairlead::accounting
