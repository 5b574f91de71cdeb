// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandlist.h"
#include "app/cli/session.h"
#include "engine/moab/configedit.h"
#include "models/accounting/policyfile.h"

#include <QCoreApplication>

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
        return tr("the source's moab.cfg or maui.cfg with the edits (--as moab.cfg)");
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (arguments.exportAs != QLatin1String("moab.cfg"))
            return Error{
                ErrorCode::Usage,
                tr("export needs --as moab.cfg, the one form that it writes").toStdString(),
                {}};
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto file = accounting::moabConfigFile(arguments.source);
        if (file.isEmpty() || !session->snapshot->policy.moab)
            return Error{ErrorCode::Usage,
                         tr("%1 has no moab.cfg or maui.cfg").arg(arguments.source).toStdString(),
                         {}};
        return write(*session, file, streams);
    }

private:
    static Result<void> write(const Session& session, const QString& file, const Streams& streams)
    {
        const auto text = accounting::readBytes(file);
        if (!text)
            return text.error();
        const auto edited = moab::editedConfig(*text, *session.baseline->inputs.policy.moab,
                                               *session.current->inputs.policy.moab);
        if (!edited)
            return edited.error();
        streams.out << *edited;
        streams.out.flush();
        if (!streams.out)
            return Error{
                ErrorCode::OutputFailed, tr("the output cannot be written").toStdString(), {}};
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeExportCommand()
{
    return std::make_unique<ExportCommand>();
}

} // namespace fairlead::cli
