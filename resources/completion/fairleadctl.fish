# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of fairleadctl for fish. The program's own help says what there is, and what a command
# takes.

# How many words are there before the one that is being typed.
function __fairleadctl_at
    test (count (commandline --tokenize --cut-at-cursor --current-process)) -eq $argv[1]
end

function __fairleadctl_commands
    fairleadctl --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p'
end

# Each key asks for them many times: those of the last command are kept.
function __fairleadctl_options
    set --local typed (commandline --tokenize --cut-at-cursor --current-process)
    test (count $typed) -ge 2; or return
    if test "$__fairleadctl_command" != $typed[2]
        set --global __fairleadctl_command $typed[2]
        set --global __fairleadctl_taken (fairleadctl $typed[2] --help 2>/dev/null |
            sed -nE 's/^  (-[A-Za-z], )?(--[a-z0-9-]+).*/\2/p')
    end
    string join -- \n $__fairleadctl_taken
end

# Whether the command that was typed takes an option.
function __fairleadctl_takes
    contains -- --$argv[1] (__fairleadctl_options)
end

# Whether the command that was typed reads a source.
function __fairleadctl_reads
    not contains -- (commandline --tokenize --cut-at-cursor --current-process)[2] capture help
end

# The source as the shell will give it.
function __fairleadctl_source
    set --local typed (commandline --tokenize --cut-at-cursor --current-process)
    string replace --regex '^(~|\$HOME)/' "$HOME/" -- $typed[3]
end

# Of a file: a server would have to be asked for a password.
function __fairleadctl_stored
    set --local source (__fairleadctl_source)
    string match --quiet '*.fairlead' -- $source
    and fairleadctl scenarios $source -n -P -o Name 2>/dev/null
end

# In the words of the source, unless a server would have to be asked.
function __fairleadctl_parameters
    set --local source (__fairleadctl_source)
    string match --quiet 'demo:*' -- $source; or test -e "$source"; or set source demo:textbook
    fairleadctl weights $source -n -P -o Name 2>/dev/null | string replace --regex '$' =
end

# Accounts of a source that no server would have to be asked for.
function __fairleadctl_accounts
    set --local source (__fairleadctl_source)
    string match --quiet 'demo:*' -- $source; or test -e "$source"; or return
    fairleadctl shares $source -n -P -o Account 2>/dev/null | sort -u | string replace --regex '$' "$argv[1]"
end

complete --command fairleadctl --condition '__fairleadctl_at 1' --no-files --arguments '(__fairleadctl_commands)'
complete --command fairleadctl --condition '__fairleadctl_at 2; and contains -- help (commandline --tokenize --cut-at-cursor --current-process)' --no-files --arguments '(__fairleadctl_commands)'
complete --command fairleadctl --condition '__fairleadctl_at 1' --long-option help
complete --command fairleadctl --condition '__fairleadctl_at 1' --long-option version
complete --command fairleadctl --condition '__fairleadctl_at 2; and __fairleadctl_reads' --arguments 'demo:limoges demo:textbook demo:moab'
# What follows the colon of a demo is no file.
complete --command fairleadctl --condition 'string match --quiet -- "demo:*" (commandline --current-token)' --no-files
complete --command fairleadctl --condition 'string match --quiet -- "-*" (commandline --current-token)' --arguments '(__fairleadctl_options)'
complete --command fairleadctl --condition '__fairleadctl_takes format' --long-option format --exclusive --arguments 'table csv json'
complete --command fairleadctl --condition '__fairleadctl_takes as' --long-option as --exclusive --arguments 'sacctmgr dump slurm.conf moab.cfg'
complete --command fairleadctl --condition '__fairleadctl_takes time' --short-option t --long-option time --exclusive --arguments 'seconds minutes hours percent secper minper hourper'
complete --command fairleadctl --condition '__fairleadctl_takes tres' --short-option T --long-option tres --exclusive --arguments 'all billing cpu mem node'
complete --command fairleadctl --condition '__fairleadctl_takes by' --long-option by --exclusive --arguments 'account user qos partition size shape cluster limit'
complete --command fairleadctl --condition '__fairleadctl_takes on-conflict' --long-option on-conflict --exclusive --arguments 'refuse theirs mine merge'
complete --command fairleadctl --condition '__fairleadctl_takes csv-dialect' --long-option csv-dialect --exclusive --arguments 'semicolon bom decimal-comma semicolon,decimal-comma,bom'
complete --command fairleadctl --condition '__fairleadctl_takes paper' --long-option paper --exclusive --arguments 'a4 letter'
complete --command fairleadctl --condition '__fairleadctl_takes language' --long-option language --exclusive --arguments 'en fr zh'
complete --command fairleadctl --condition '__fairleadctl_takes ssh' --long-option ssh --exclusive --arguments '(__fish_print_hostnames)'
complete --command fairleadctl --condition '__fairleadctl_takes vary' --long-option vary --exclusive --arguments '(__fairleadctl_parameters)'
complete --command fairleadctl --condition '__fairleadctl_takes set' --long-option set --exclusive --arguments '(__fairleadctl_parameters)'
complete --command fairleadctl --condition '__fairleadctl_takes share' --long-option share --exclusive --arguments '(__fairleadctl_accounts =)'
complete --command fairleadctl --condition '__fairleadctl_takes move' --long-option move --exclusive --arguments '(__fairleadctl_accounts =)'
complete --command fairleadctl --condition '__fairleadctl_takes rename-account' --long-option rename-account --exclusive --arguments '(__fairleadctl_accounts =)'
complete --command fairleadctl --condition '__fairleadctl_takes remove' --long-option remove --exclusive --arguments '(__fairleadctl_accounts)'
complete --command fairleadctl --condition '__fairleadctl_takes paste' --long-option paste --require-parameter
complete --command fairleadctl --condition '__fairleadctl_takes stored' --long-option stored --exclusive --arguments '(__fairleadctl_stored)'
complete --command fairleadctl --condition 'string match --quiet scenarios -- (commandline --tokenize --cut-at-cursor --current-process)[2]' --arguments '(__fairleadctl_stored)'
