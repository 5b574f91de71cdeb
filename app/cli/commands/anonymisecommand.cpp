// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/historyfor.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "engine/anonymous/anonymous.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/scheduling.h"
#include "models/accounting/sources/store/anonymousfolder.h"

#include <QCoreApplication>

#include <ostream>

namespace fairlead::cli {

namespace {
class AnonymiseCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::AnonymiseCommand)

public:
    [[nodiscard]] const char* name() const override { return "anonymise"; }
    [[nodiscard]] const char* arguments() const override { return "SOURCE --into FOLDER"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("a cluster under made-up names, with its numbers, as a folder to send");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + OptionNames{"into", "nodes", "from", "to"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        if (arguments.output.into.isEmpty())
            return wrongUsage(tr("anonymise needs --into FOLDER"));
        const accounting::Source into(arguments.output.into);
        if (into.kind().claims != nullptr || into.isDatabase())
            return wrongUsage(tr("%1 would not be read as a folder: give it another name")
                                  .arg(arguments.output.into));
        if (auto good = accounting::checkAnonymousFolder(arguments.output.into); !good)
            return good;
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        auto recording = historyFor(*session, arguments, streams);
        if (!recording)
            return recording.error();
        AnonymousCluster known{recordsOf(*session->snapshot), *std::move(recording)};
        if (!known.recording)
            known.limits = limitsWithoutHistory(session->access, streams);
        if (auto scheduling = accounting::readScheduling(session->access))
            known.scheduling = *std::move(scheduling);
        const auto cluster = anonymous(std::move(known));
        if (!cluster)
            return cluster.error();
        if (auto written = accounting::writeAnonymousFolder(arguments.output.into, *cluster);
            !written)
            return written;
        streams.err << english(counted(
            cluster->records.jobs.size(), said("Messages", "%2: %3 associations and 1 job"),
            said("Messages", "%2: %3 associations and %1 jobs"),
            {arguments.output.into.toStdString(), std::to_string(cluster->records.assocs.size())}))
                    << '\n';
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeAnonymiseCommand()
{
    return std::make_unique<AnonymiseCommand>();
}

} // namespace fairlead::cli
