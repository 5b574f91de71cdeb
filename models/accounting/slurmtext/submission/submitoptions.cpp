// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submission/submitoptions.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
using OptionValue = SubmitOption::Value;

constexpr auto ofSbatch = static_cast<std::uint8_t>(SubmitCommand::Sbatch);
constexpr auto ofSrun = static_cast<std::uint8_t>(SubmitCommand::Srun);
constexpr auto ofSalloc = static_cast<std::uint8_t>(SubmitCommand::Salloc);
constexpr std::uint8_t ofEach = ofSbatch | ofSrun | ofSalloc;

// Source: sbatch(1), srun(1), salloc(1) of 22.05 to 25.11, and what these still take without saying
// so. Several names of one option have its letter.
constexpr SubmitOption submitOptions[]{
    {"accel-bind", 0, OptionValue::Needed, ofSrun},
    {"account", 'A', OptionValue::Needed, ofEach},
    {"acctg-freq", 0, OptionValue::Needed, ofEach},
    {"array", 'a', OptionValue::Needed, ofSbatch},
    {"autocomplete", 0, OptionValue::Needed, ofEach, false, true},
    {"batch", 0, OptionValue::Needed, ofSbatch, true},
    {"bb", 0, OptionValue::Needed, ofEach, true},
    {"bbf", 0, OptionValue::Needed, ofEach},
    {"bcast", 0, OptionValue::IfJoined, ofSrun},
    {"bcast-exclude", 0, OptionValue::Needed, ofSrun},
    {"begin", 'b', OptionValue::Needed, ofEach, true},
    {"bell", 0, OptionValue::None, ofSalloc},
    {"chdir", 'D', OptionValue::Needed, ofEach, true},
    {"clusters", 'M', OptionValue::Needed, ofEach}, // the first of a letter gives its name
    {"cluster", 'M', OptionValue::Needed, ofEach},
    {"cluster-constraint", 0, OptionValue::Needed, ofSbatch, true},
    {"comment", 0, OptionValue::Needed, ofEach, true},
    {"compress", 0, OptionValue::IfJoined, ofSrun},
    {"consolidate-segments", 0, OptionValue::None, ofEach, false, true},
    {"constraint", 'C', OptionValue::Needed, ofEach, true},
    {"container", 0, OptionValue::Needed, ofEach},
    {"container-id", 0, OptionValue::Needed, ofEach, false, true},
    {"context", 0, OptionValue::Needed, ofEach},
    {"contiguous", 0, OptionValue::None, ofEach},
    {"core-spec", 'S', OptionValue::Needed, ofEach},
    {"cores-per-socket", 0, OptionValue::Needed, ofEach},
    {"cpu-bind", 0, OptionValue::Needed, ofSrun},
    {"cpu-freq", 0, OptionValue::Needed, ofEach},
    {"cpu_bind", 0, OptionValue::Needed, ofSrun},
    {"cpus-per-gpu", 0, OptionValue::Needed, ofEach},
    {"cpus-per-task", 'c', OptionValue::Needed, ofEach},
    {"deadline", 0, OptionValue::Needed, ofEach, true},
    {"debugger-test", 0, OptionValue::None, ofSrun},
    {"delay-boot", 0, OptionValue::Needed, ofEach},
    {"dependency", 'd', OptionValue::Needed, ofEach},
    {"disable-status", 'X', OptionValue::None, ofSrun},
    {"distribution", 'm', OptionValue::Needed, ofEach},
    {"epilog", 0, OptionValue::Needed, ofSrun},
    {"error", 'e', OptionValue::Needed, ofEach, true},
    {"exact", 0, OptionValue::None, ofSrun},
    {"exclude", 'x', OptionValue::Needed, ofEach},
    {"exclusive", 0, OptionValue::IfJoined, ofEach},
    {"export", 0, OptionValue::Needed, ofEach, true},
    {"export-file", 0, OptionValue::Needed, ofSbatch},
    {"external-launcher", 0, OptionValue::None, ofSrun, false, true},
    {"extra", 0, OptionValue::Needed, ofEach, true, true},
    {"extra-node-info", 'B', OptionValue::Needed, ofEach},
    {"get-user-env", 0, OptionValue::IfJoined, ofEach},
    {"gid", 0, OptionValue::Needed, ofEach},
    {"gpu-bind", 0, OptionValue::Needed, ofEach},
    {"gpu-freq", 0, OptionValue::Needed, ofEach},
    {"gpus", 'G', OptionValue::Needed, ofEach},
    {"gpus-per-node", 0, OptionValue::Needed, ofEach},
    {"gpus-per-socket", 0, OptionValue::Needed, ofEach},
    {"gpus-per-task", 0, OptionValue::Needed, ofEach},
    {"gres", 0, OptionValue::Needed, ofEach},
    {"gres-flags", 0, OptionValue::Needed, ofEach},
    {"help", 'h', OptionValue::None, ofEach},
    {"het-group", 0, OptionValue::Needed, ofSrun},
    {"hint", 0, OptionValue::Needed, ofEach},
    {"hold", 'H', OptionValue::None, ofEach},
    {"ignore-pbs", 0, OptionValue::None, ofSbatch},
    {"immediate", 'I', OptionValue::IfJoined, ofSrun | ofSalloc},
    {"input", 'i', OptionValue::Needed, ofEach, true},
    {"interactive", 0, OptionValue::None, ofSrun},
    {"job-name", 'J', OptionValue::Needed, ofEach, true},
    {"jobid", 0, OptionValue::Needed, ofSrun},
    {"kill-command", 'K', OptionValue::IfJoined, ofSalloc},
    {"kill-on-bad-exit", 'K', OptionValue::IfJoined, ofSrun},
    {"kill-on-invalid-dep", 0, OptionValue::Needed, ofEach},
    {"label", 'l', OptionValue::None, ofSrun},
    {"licenses", 'L', OptionValue::Needed, ofEach},
    {"mail-type", 0, OptionValue::Needed, ofEach},
    {"mail-user", 0, OptionValue::Needed, ofEach, true},
    {"mcs-label", 0, OptionValue::Needed, ofEach},
    {"mem", 0, OptionValue::Needed, ofEach},
    {"mem-bind", 0, OptionValue::Needed, ofEach},
    {"mem-per-cpu", 0, OptionValue::Needed, ofEach},
    {"mem-per-gpu", 0, OptionValue::Needed, ofEach},
    {"mem_bind", 0, OptionValue::Needed, ofEach},
    {"mincpus", 0, OptionValue::Needed, ofEach},
    {"mpi", 0, OptionValue::Needed, ofSrun},
    {"msg-timeout", 0, OptionValue::Needed, ofSrun},
    {"multi-prog", 0, OptionValue::None, ofSrun},
    {"network", 0, OptionValue::Needed, ofEach},
    {"nice", 0, OptionValue::IfJoined, ofEach},
    {"no-allocate", 'Z', OptionValue::None, ofSrun},
    {"no-bell", 0, OptionValue::None, ofSalloc},
    {"no-kill", 'k', OptionValue::IfJoined, ofEach},
    {"no-requeue", 0, OptionValue::None, ofSbatch},
    {"no-shell", 0, OptionValue::None, ofSalloc},
    {"nodefile", 'F', OptionValue::Needed, ofEach},
    {"nodelist", 'w', OptionValue::Needed, ofEach},
    {"nodes", 'N', OptionValue::Needed, ofEach},
    {"ntasks", 'n', OptionValue::Needed, ofEach},
    {"ntasks-per-core", 0, OptionValue::Needed, ofEach},
    {"ntasks-per-gpu", 0, OptionValue::Needed, ofEach},
    {"ntasks-per-node", 0, OptionValue::Needed, ofEach},
    {"ntasks-per-socket", 0, OptionValue::Needed, ofEach},
    {"ntasks-per-tres", 0, OptionValue::Needed, ofEach},
    {"oom-kill-step", 0, OptionValue::IfJoined, ofEach, false, true},
    {"open-mode", 0, OptionValue::Needed, ofSbatch | ofSrun},
    {"output", 'o', OptionValue::Needed, ofEach, true},
    {"overcommit", 'O', OptionValue::None, ofEach},
    {"overlap", 0, OptionValue::None, ofSrun},
    {"oversubscribe", 's', OptionValue::None, ofEach},
    {"pack-group", 0, OptionValue::Needed, ofSrun},
    {"parsable", 0, OptionValue::None, ofSbatch},
    {"partition", 'p', OptionValue::Needed, ofEach},
    {"power", 0, OptionValue::Needed, ofEach},
    {"prefer", 0, OptionValue::Needed, ofEach, true},
    {"preserve-env", 'E', OptionValue::None, ofSrun},
    {"priority", 0, OptionValue::Needed, ofEach},
    {"profile", 0, OptionValue::Needed, ofEach},
    {"prolog", 0, OptionValue::Needed, ofSrun},
    {"propagate", 0, OptionValue::IfJoined, ofSbatch | ofSrun},
    {"pty", 0, OptionValue::IfJoined, ofSrun},
    {"qos", 'q', OptionValue::Needed, ofEach},
    {"quiet", 'Q', OptionValue::None, ofEach},
    {"quit-on-interrupt", 0, OptionValue::None, ofSrun},
    {"reboot", 0, OptionValue::None, ofEach},
    {"relative", 'r', OptionValue::Needed, ofSrun},
    {"requeue", 0, OptionValue::None, ofSbatch},
    {"reservation", 0, OptionValue::Needed, ofEach},
    {"resv-ports", 0, OptionValue::IfJoined, ofSrun},
    {"segment", 0, OptionValue::Needed, ofEach, false, true},
    {"send-libs", 0, OptionValue::IfJoined, ofSrun},
    {"share", 's', OptionValue::None, ofEach},
    {"signal", 0, OptionValue::Needed, ofEach},
    {"slurmd-debug", 0, OptionValue::Needed, ofSrun},
    {"sockets-per-node", 0, OptionValue::Needed, ofEach},
    {"spread-job", 0, OptionValue::None, ofEach},
    {"spread-segments", 0, OptionValue::None, ofEach, false, true},
    {"stepmgr", 0, OptionValue::None, ofEach, false, true},
    {"switches", 0, OptionValue::Needed, ofEach},
    {"task-epilog", 0, OptionValue::Needed, ofSrun},
    {"task-prolog", 0, OptionValue::Needed, ofSrun},
    {"tasks-per-node", 0, OptionValue::Needed, ofEach},
    {"test-only", 0, OptionValue::None, ofSbatch | ofSrun},
    {"thread-spec", 0, OptionValue::Needed, ofEach},
    {"threads", 'T', OptionValue::Needed, ofSrun},
    {"threads-per-core", 0, OptionValue::Needed, ofEach},
    {"time", 't', OptionValue::Needed, ofEach},
    {"time-min", 0, OptionValue::Needed, ofEach},
    {"tmp", 0, OptionValue::Needed, ofEach},
    {"tree-width", 0, OptionValue::Needed, ofSrun, false, true},
    {"tres-bind", 0, OptionValue::Needed, ofEach},
    {"tres-per-task", 0, OptionValue::Needed, ofEach},
    {"uid", 0, OptionValue::Needed, ofEach},
    {"unbuffered", 'u', OptionValue::None, ofSrun},
    {"usage", 0, OptionValue::None, ofEach},
    {"use-min-nodes", 0, OptionValue::None, ofEach},
    {"verbose", 'v', OptionValue::None, ofEach},
    {"version", 'V', OptionValue::None, ofEach},
    {"wait", 'W', OptionValue::None, ofSbatch},
    {"wait", 'W', OptionValue::Needed, ofSrun | ofSalloc},
    {"wait-all-nodes", 0, OptionValue::Needed, ofSbatch | ofSalloc},
    {"wait-for-children", 0, OptionValue::None, ofSrun, false, true},
    {"wckey", 0, OptionValue::Needed, ofEach},
    {"whole", 0, OptionValue::None, ofSrun},
    {"wrap", 0, OptionValue::Needed, ofSbatch, true},
    {"x11", 0, OptionValue::IfJoined, ofEach},
};

bool isOf(const SubmitOption& option, SubmitCommand command)
{
    return (option.commands & static_cast<std::uint8_t>(command)) != 0;
}

/// The one whose name begins so; null: none does, or several do.
const SubmitOption* onlyOne(std::string_view beginning, SubmitCommand command, bool isRecent)
{
    const SubmitOption* only = nullptr;
    for (const auto& option : submitOptions) {
        if (!isOf(option, command) || option.isRecent != isRecent
            || !option.name.starts_with(beginning))
            continue;
        const bool isSame = only != nullptr && only->letter != 0 && only->letter == option.letter;
        if (only != nullptr && !isSame)
            return nullptr;
        only = &option;
    }
    return only;
}
} // namespace

SubmitCommand submitCommandOf(std::string_view program)
{
    const auto name = program.substr(program.rfind('/') + 1);
    return name == "srun"  ? SubmitCommand::Srun
        : name == "salloc" ? SubmitCommand::Salloc
                           : SubmitCommand::Sbatch;
}

const SubmitOption* findSubmitOption(std::string_view name, SubmitCommand command)
{
    if (name.empty())
        return nullptr;
    const auto* const exact = std::ranges::find_if(submitOptions, [&](const SubmitOption& option) {
        return option.name == name && isOf(option, command);
    });
    if (exact != std::ranges::end(submitOptions))
        return exact;
    const auto* const old = onlyOne(name, command, false);
    return old != nullptr ? old : onlyOne(name, command, true);
}

const SubmitOption* findSubmitOption(char letter, SubmitCommand command)
{
    const auto* const found = std::ranges::find_if(submitOptions, [&](const SubmitOption& option) {
        return letter != 0 && option.letter == letter && isOf(option, command);
    });
    return found == std::ranges::end(submitOptions) ? nullptr : found;
}

} // namespace fairlead::accounting
