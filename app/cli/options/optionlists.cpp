// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/options.h"

namespace fairlead::cli {

namespace optionlists {

OptionNames source()
{
    return {"cluster", "config", "partitions", "usage", "password-file", "at", "step", "timeout"};
}

OptionNames edits()
{
    return {"set",    "share", "add-account", "add-user", "move", "rename-account",
            "remove", "paste", "scenario",    "stored"};
}

OptionNames past()
{
    return {"moment"};
}

OptionNames owners()
{
    return {"user", "account"};
}

OptionNames rows()
{
    return owners() + OptionNames{"partition", "job"};
}

OptionNames table()
{
    return {"long", "fields", "noheader", "parsable2", "format", "csv-dialect", "envelope"};
}

OptionNames computing()
{
    return source() + edits() + table();
}

OptionNames saving()
{
    return {"based-on", "on-conflict"};
}

OptionNames repeatable()
{
    return {"set",    "share",  "add-account", "add-user", "move",      "rename-account",
            "remove", "paste",  "user",        "account",  "partition", "job",
            "tres",   "target", "vary",        "alert"};
}

} // namespace optionlists

} // namespace fairlead::cli
