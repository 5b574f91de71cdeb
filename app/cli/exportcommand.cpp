// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandlist.h"
#include "app/cli/session.h"
#include "engine/moab/configedit.h"
#include "models/accounting/export/dumpfile.h"
#include "models/accounting/export/sacctmgrscript.h"
#include "models/accounting/export/slurmconfedit.h"
#include "models/accounting/policyfile.h"
#include "models/accounting/sources.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
/// What an export prints, and what is to be said about it.
struct Export
{
    std::string text;
    std::vector<std::string> notes;
};

Error usage(const QString& message)
{
    return {ErrorCode::Usage, message.toStdString(), {}};
}

class ExportCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ExportCommand)

public:
    [[nodiscard]] const char* name() const override { return "export"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("what makes the edits true on the cluster (--as sacctmgr, dump, slurm.conf or "
                  "moab.cfg)");
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto form = std::find_if(forms().begin(), forms().end(), [&](const Form& known) {
            return arguments.exportAs == QLatin1String(known.name);
        });
        if (form == forms().end())
            return usage(tr("export needs --as sacctmgr, dump, slurm.conf or moab.cfg"));
        if (form->isForSlurm && accounting::isStore(arguments.source))
            return usage(tr("%1 is a store, which takes edits itself; --as %2 is for a source that "
                            "stands for a cluster")
                             .arg(arguments.source, arguments.exportAs));
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        if (form->isForSlurm && session->snapshot->policy.moab)
            return usage(tr("%1 is a source of Moab or Maui: --as moab.cfg").arg(arguments.source));
        const auto result = form->make(*session, arguments);
        if (!result)
            return result.error();
        for (const auto& note : result->notes)
            streams.err << note << '\n';
        streams.out << result->text;
        streams.out.flush();
        if (!streams.out)
            return Error{
                ErrorCode::OutputFailed, tr("the output cannot be written").toStdString(), {}};
        return {};
    }

private:
    struct Form
    {
        const char* name;
        bool isForSlurm;
        Result<Export> (*make)(const Session&, const Arguments&);
    };
    static const std::vector<Form>& forms()
    {
        static const std::vector<Form> all{{"sacctmgr", true, makeScript},
                                           {"dump", true, makeDump},
                                           {"slurm.conf", true, makeSlurmConf},
                                           {"moab.cfg", false, makeMoabConfig}};
        return all;
    }
    static ChangeList changesOf(const Session& session)
    {
        return changeList(session.baseline->inputs, session.current->inputs, session.scenario);
    }

    static Result<Export> makeScript(const Session& session, const Arguments&)
    {
        const auto changes = changesOf(session);
        auto script = accounting::sacctmgrScript(changes, *session.snapshot,
                                                 *session.current->inputs.snapshot);
        if (!script)
            return script.error();
        return Export{*std::move(script), accounting::sacctmgrNotes(changes)};
    }

    static Result<Export> makeDump(const Session& session, const Arguments& arguments)
    {
        const auto file = arguments.source + QLatin1String("/dump.cfg");
        const bool hasDump = QFileInfo(file).isFile();
        const auto dump = hasDump ? accounting::readBytes(file) : Result(std::string());
        if (!dump)
            return dump.error();
        const auto changes = changesOf(session);
        auto text = accounting::dumpFile(*dump, session.current->inputs, changes);
        if (!text)
            return text.error();
        return Export{*std::move(text),
                      accounting::dumpNotes(changes, session.current->inputs, hasDump)};
    }

    static Result<Export> makeSlurmConf(const Session& session, const Arguments& arguments)
    {
        const auto changes = changesOf(session);
        const auto file = accounting::slurmConfFile(arguments.source, arguments.sourceOptions);
        const auto text = file.isEmpty() ? accounting::slurmConfLines(changes.parameters)
                                         : accounting::slurmConfDiff(file, changes.parameters);
        if (!text)
            return text.error();
        auto notes = accounting::slurmConfNotes(changes.parameters, changes.changesTree());
        if (file.isEmpty())
            notes.push_back(
                tr("the source has no slurm.conf: these are the lines to set in it").toStdString());
        const auto header = accounting::slurmConfHeader(*session.snapshot, changes.parameters);
        return Export{header + *text, std::move(notes)};
    }

    static Result<Export> makeMoabConfig(const Session& session, const Arguments& arguments)
    {
        const auto file = accounting::moabConfigFile(arguments.source);
        if (file.isEmpty() || !session.snapshot->policy.moab)
            return usage(tr("%1 has no moab.cfg or maui.cfg").arg(arguments.source));
        const auto text = accounting::readBytes(file);
        if (!text)
            return text.error();
        auto edited = moab::editedConfig(*text, *session.baseline->inputs.policy.moab,
                                         *session.current->inputs.policy.moab);
        if (!edited)
            return edited.error();
        return Export{*std::move(edited), {}};
    }
};
} // namespace

std::unique_ptr<Command> makeExportCommand()
{
    return std::make_unique<ExportCommand>();
}

} // namespace fairlead::cli
