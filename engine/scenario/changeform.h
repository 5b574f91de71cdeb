// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead {

/// A way to make a change list true, which an exporter writes and a dialog shows.
enum class ChangeForm
{
    Sacctmgr, ///< a script of sacctmgr commands for the POSIX shell
    Dump, ///< a file for `sacctmgr load`
    SlurmConf, ///< a unified diff of slurm.conf, or the lines to set
    ConfigFile, ///< the scheduler's whole configuration: moab.cfg or maui.cfg
    Store ///< row changes of a Fairlead store
};

} // namespace fairlead
