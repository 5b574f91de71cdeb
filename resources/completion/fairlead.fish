# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of the window for fish.

complete --command fairlead --arguments 'demo:limoges demo:textbook demo:moab'
# What follows the colon of a demo is no file.
complete --command fairlead --condition 'string match --quiet -- "demo:*" (commandline --current-token)' --no-files
complete --command fairlead --long-option theme --exclusive --arguments 'system light dark'
complete --command fairlead --long-option language --exclusive --arguments 'en fr zh'
complete --command fairlead --long-option config --require-parameter
complete --command fairlead --long-option partitions --require-parameter
complete --command fairlead --long-option usage --require-parameter
complete --command fairlead --long-option cluster --exclusive
complete --command fairlead --long-option against --require-parameter
complete --command fairlead --long-option new
complete --command fairlead --long-option screenshot --require-parameter
complete --command fairlead --long-option screenshots --require-parameter
complete --command fairlead --long-option help
complete --command fairlead --long-option version
