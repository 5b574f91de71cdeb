// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace fairlead::accounting {

/// The command that a submit line begins with: each has some options of its own.
enum class SubmitCommand : std::uint8_t
{
    Sbatch = 1,
    Srun = 2,
    Salloc = 4
};

/// An option of sbatch, srun or salloc in some release from 22.05 to 25.11.
struct SubmitOption
{
    enum class Value : std::uint8_t
    {
        None,
        Needed, ///< --name=value, --name value, -nvalue, -n value
        IfJoined ///< --name=value, -nvalue, or none at all
    };
    std::string_view name; ///< without the dashes
    char letter; ///< 0: there is none
    Value value;
    std::uint8_t commands; ///< SubmitCommand, added up
    bool isText = false; ///< the value may be several words: quotes do not reach accounting
    bool isRecent = false; ///< 22.05 did not have it
};

/// "/usr/bin/srun"; what is none of the three is taken for sbatch.
SubmitCommand submitCommandOf(std::string_view program);

/// By its long name, or by a beginning of it that no other one has, as getopt_long() does. Where
/// names of later releases made one ambiguous, those of 22.05 count. Null: there is none.
const SubmitOption* findSubmitOption(std::string_view name, SubmitCommand command);
const SubmitOption* findSubmitOption(char letter, SubmitCommand command);

} // namespace fairlead::accounting
