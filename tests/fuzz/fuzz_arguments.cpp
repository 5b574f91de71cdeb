// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/arguments.h"
#include "tests/fuzz/support.h"

#include <QStringList>

using namespace fairlead;
using namespace fairlead::accounting;

/// The words of a fairleadctl command line, one a line: --set, --share, --at and the filters.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = QString::fromUtf8(fuzz::bytesOf(data, size));
    static_cast<void>(cli::parseArguments(text.split(QLatin1Char('\n'))).has_value());
    return 0;
}
