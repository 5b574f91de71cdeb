// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/config.h"
#include "engine/moab/config/configedit.h"
#include "models/accounting/changes/dumptext.h"
#include "models/accounting/changes/slurmconfedit.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// The files that are changed in place: a `sacctmgr dump`, slurm.conf, moab.cfg. What is not
/// changed stays byte for byte.
namespace {
void editDump(const std::string& text)
{
    DumpText dump(text);
    fuzz::require(dump.text() == text, "a dump without changes is the same");
    for (auto& line : dump.lines()) {
        if (line.keyword().empty())
            continue;
        line.setOption({"fairshare", "shares"}, "17");
        fuzz::require(line.option({"fairshare", "shares"}) == "17",
                      "an option reads as it was set");
        fuzz::require(DumpLine(line.text()).option({"fairshare", "shares"}) == "17",
                      "an option reads as it was written");
    }
}

void editSlurmConf(const std::string& text)
{
    const std::vector<ParameterEdit> changes{{"PriorityWeightAge", "4321"}};
    const auto once = editedSlurmConf(text, changes, {});
    if (!once)
        return;
    const auto again = editedSlurmConf(*once, changes, {});
    fuzz::require(again && *again == *once, "a change that is there changes nothing");
}

void editMoabConfig(const std::string& text)
{
    std::vector<moab::ConfigLine> lines;
    std::size_t start = 0;
    while (start < text.size()) {
        const auto end = std::min(text.find('\n', start), text.size());
        lines.push_back(
            {"moab.cfg", static_cast<int>(lines.size()) + 1, text.substr(start, end - start)});
        start = end + 1;
    }
    Issues issues;
    const auto settings = moab::readConfig(lines, moab::Dialect::Moab, issues);
    const auto same = moab::editedConfig(text, settings, settings);
    fuzz::require(same && *same == text, "a moab.cfg without changes is the same");
}
} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(fuzz::textOf(data, size));
    editDump(text);
    editSlurmConf(text);
    editMoabConfig(text);
    return 0;
}
