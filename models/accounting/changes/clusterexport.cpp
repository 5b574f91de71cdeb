// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/clusterexport.h"

#include "engine/base/text.h"
#include "engine/moab/config/configedit.h"
#include "engine/scenario/changelist.h"
#include "models/accounting/changes/dumpcheck.h"
#include "models/accounting/changes/dumpfile.h"
#include "models/accounting/changes/sacctmgrscript.h"
#include "models/accounting/changes/slurmconfedit.h"
#include "models/accounting/changes/unifieddiff.h"
#include "models/accounting/sources/policyfile.h"
#include "models/accounting/sources/registry.h"
#include "models/files/inputfile.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace fairlead::accounting {

namespace {
ChangeList changesOf(const ExportRequest& request)
{
    return changeList(request.before, request.after, request.scenario);
}

Result<Export> makeScript(const ExportRequest& request)
{
    const auto changes = changesOf(request);
    auto script = sacctmgrScript(changes, *request.before.snapshot, *request.after.snapshot);
    if (!script)
        return script.error();
    return Export{*std::move(script), sacctmgrNotes(changes, *request.before.snapshot), {}};
}

Result<Export> makeDump(const ExportRequest& request)
{
    const auto folder = request.source.folder();
    const auto file = folder + QLatin1String("/dump.cfg");
    const bool hasDump = !folder.isEmpty() && QFileInfo(file).isFile();
    const auto dump = hasDump ? files::readWhole(file) : Result(QByteArray());
    if (!dump)
        return dump.error();
    const auto whole = dump->toStdString();
    const DumpText lines(whole);
    const auto& source = *request.before.snapshot;
    if (auto good = hasDump ? checkDump(lines, source) : Result<void>(); !good)
        return good.error();
    const auto changes = changesOf(request);
    auto text = dumpFile(whole, request.after, changes);
    if (!text)
        return text.error();
    auto notes = dumpNotes(changes, request.after, hasDump);
    if (hasDump)
        std::ranges::copy(dumpGaps(lines, source), std::back_inserter(notes));
    return Export{*std::move(text), std::move(notes), hasDump ? file : QString()};
}

bool isEdited(const Scenario& scenario, const std::string& name)
{
    return std::ranges::any_of(scenario.edits, [&](const Edit& edit) {
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        return parameter != nullptr && text::equalsIgnoreCase(parameter->name, name);
    });
}

/// The file may be ahead of the scheduler. What an edit names is then set there, whatever runs;
/// of the rest a note says what else the file brings.
Result<std::vector<Message>> heedDrift(const QString& file, const ExportRequest& request,
                                       std::vector<ParameterEdit>& parameters)
{
    const auto drifts = slurmConfDrift(file, request.before.policy);
    if (!drifts)
        return drifts.error();
    std::vector<Message> notes;
    for (const auto& drift : *drifts) {
        if (std::ranges::count(parameters, drift.name, &ParameterEdit::name) > 0)
            continue;
        if (isEdited(request.scenario, drift.name))
            parameters.push_back({drift.name, parameterValue(request.after.policy, drift.name)});
        else
            notes.push_back({said("Messages",
                                  "%1:%2 says %3, slurmctld runs with %4: when it reads the file "
                                  "it takes that, which nothing here was computed with"),
                             {drift.file, std::to_string(drift.line),
                              drift.name + '=' + drift.written, drift.running}});
    }
    return notes;
}

Result<Export> makeSlurmConf(const ExportRequest& request)
{
    auto changes = changesOf(request);
    const auto file = slurmConfFile(request.source.folder(), request.options);
    Result<std::vector<Message>> drift = std::vector<Message>();
    if (!file.isEmpty())
        drift = heedDrift(file, request, changes.parameters);
    if (!drift)
        return drift.error();
    const auto text = file.isEmpty() ? slurmConfLines(changes.parameters)
                                     : slurmConfDiff(file, changes.parameters);
    if (!text)
        return text.error();
    auto notes = slurmConfNotes(changes.parameters, changes.changesAccounting());
    notes.insert(notes.end(), drift->begin(), drift->end());
    if (file.isEmpty())
        notes.emplace_back(
            said("Messages", "the source has no slurm.conf: these are the lines to set in it"));
    const auto header = slurmConfHeader(*request.before.snapshot, changes.parameters);
    return Export{header + *text, std::move(notes), file};
}

/// Lines stay where they are, new ones come last.
std::vector<std::size_t> changedLines(const std::string& before, const std::string& after)
{
    const auto old = linesOf(before);
    const auto lines = linesOf(after);
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i >= old.size() || lines[i] != old[i])
            changed.push_back(i);
    }
    return changed;
}

Result<Export> makeMoabConfig(const ExportRequest& request)
{
    const auto file = moabConfigFile(request.source);
    if (file.isEmpty() || !request.before.policy.moab() || !request.after.policy.moab())
        return Error{ErrorCode::Usage,
                     {said("Messages", "%1 has no moab.cfg or maui.cfg"),
                      {request.source.name().toStdString()}},
                     {}};
    const auto bytes = files::readWhole(file);
    if (!bytes)
        return bytes.error();
    const auto text = bytes->toStdString();
    auto edited
        = moab::editedConfig(text, *request.before.policy.moab(), *request.after.policy.moab());
    if (!edited)
        return edited.error();
    auto changed = changedLines(text, *edited);
    return Export{*std::move(edited), {}, file, std::move(changed)};
}
} // namespace

std::vector<ChangeForm> exportForms(const Source& source, const Policy& policy)
{
    if (policy.moab()) // a store keeps no file of it
        return source.kind().isStore ? std::vector<ChangeForm>()
                                     : std::vector{ChangeForm::ConfigFile};
    return {ChangeForm::Sacctmgr, ChangeForm::Dump, ChangeForm::SlurmConf};
}

namespace {
Result<Export> makeForm(ChangeForm form, const ExportRequest& request)
{
    switch (form) {
    case ChangeForm::Sacctmgr:
        return makeScript(request);
    case ChangeForm::Dump:
        return makeDump(request);
    case ChangeForm::SlurmConf:
        return makeSlurmConf(request);
    case ChangeForm::ConfigFile:
        return makeMoabConfig(request);
    case ChangeForm::Store:
        break;
    }
    return Error{ErrorCode::Usage, said("Messages", "a store takes edits itself"), {}};
}
} // namespace

Result<Export> makeExport(ChangeForm form, const ExportRequest& request)
{
    auto made = makeForm(form, request);
    if (made && request.source.kind().isStore)
        made->notes.insert(made->notes.begin(),
                           said("Messages",
                                "the text leads from what the store holds to the edits: it is "
                                "right while the cluster is still as it was imported"));
    return made;
}

} // namespace fairlead::accounting
