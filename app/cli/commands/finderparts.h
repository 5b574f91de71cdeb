// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "engine/finder/search.h"

#include <QByteArray>

namespace fairlead::cli {

/// What all parts of a search agree in.
struct SearchKey
{
    std::string question; ///< what is asked, in words
    std::string digest; ///< of what it is asked of: digestOf()
};

/// What one slice of a search found, as JSON; numbers come back to the bit.
QByteArray partText(const SearchKey& key, const Arguments& arguments,
                    const std::vector<finder::Judged>& judged);

/// The parts of all slices in the order of the candidates. Error codes: SourceUnreachable;
/// DataInvalid: no part, of another question, twice or missing.
Result<std::vector<finder::Judged>> readParts(const QStringList& files, const SearchKey& key,
                                              const finder::Question& asked);

/// The sbatch script whose tasks take the slices of the command line. Error code Usage: a word has
/// control characters.
Result<std::string> arrayScript(const Arguments& arguments);

} // namespace fairlead::cli
