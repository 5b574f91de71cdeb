// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "engine/base/plaintext.h"
#include "engine/priority/traits.h"
#include "models/accounting/changes/clusterexport.h"
#include "models/accounting/sources/registry.h"
#include "models/files/inputfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <ostream>

namespace fairlead::cli {

namespace {

class ExportCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ExportCommand)

public:
    [[nodiscard]] const char* name() const override { return "export"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("what puts the edits into effect on the cluster (--as sacctmgr, dump, slurm.conf "
                  "or moab.cfg)");
    }
    [[nodiscard]] bool countsLimits() const override { return true; }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + OptionNames{"as"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto* const form = std::find_if(forms.begin(), forms.end(), [&](const Form& known) {
            return arguments.output.as == QLatin1String(known.name);
        });
        if (form == forms.end())
            return wrongUsage(tr("export needs --as sacctmgr, dump, slurm.conf or moab.cfg"));
        const bool isOfFactors = form->form != ChangeForm::ConfigFile;
        const accounting::Source source(arguments.source.name);
        const auto& named = arguments.source.options.configFile;
        if (auto readable = files::checkReadable(named); !named.isEmpty() && !readable)
            return readable;
        auto reading = arguments;
        // A source that has its settings itself: the file is what is edited.
        if (form->form == ChangeForm::SlurmConf && source.kind().takesFiles == nullptr)
            reading.source.options.configFile.clear();
        const auto session = openSession(reading, streams);
        if (!session)
            return session.error();
        if (isOfFactors && traitsOf(session->snapshot->policy).hasComponents)
            return wrongUsage(
                tr("%1 is a source of Moab or Maui: --as moab.cfg").arg(arguments.source.name));
        const auto result = accounting::makeExport(
            form->form,
            {session->access.source, arguments.source.options, session->baseline->inputs,
             session->current->inputs, session->scenario});
        if (!result)
            return result.error();
        for (const auto& note : result->notes)
            streams.err << text::plain(english(note)) << '\n';
        streams.out << result->text;
        return {};
    }

private:
    struct Form
    {
        const char* name;
        ChangeForm form;
    };
    static constexpr std::array<Form, 4> forms{{{"sacctmgr", ChangeForm::Sacctmgr},
                                                {"dump", ChangeForm::Dump},
                                                {"slurm.conf", ChangeForm::SlurmConf},
                                                {"moab.cfg", ChangeForm::ConfigFile}}};
};
} // namespace

std::unique_ptr<Command> makeExportCommand()
{
    return std::make_unique<ExportCommand>();
}

} // namespace fairlead::cli
