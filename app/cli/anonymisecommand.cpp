// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandlist.h"
#include "app/cli/historyfor.h"
#include "app/cli/session.h"
#include "engine/anonymous/anonymous.h"
#include "models/accounting/sources/store/storefolder.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/files/outputfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <ostream>

namespace fairlead::cli {

namespace {
constexpr auto readMe
    = "This folder holds a cluster as Fairlead saw it, under made-up names: accounts, users,\n"
      "partitions, QOS, licences, nodes and job numbers are others than on the cluster, all\n"
      "numbers and moments are its own. Every command of fairleadctl takes the folder, e.g.\n"
      "\n"
      "    fairleadctl jobs FOLDER\n";

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
        if (arguments.into.isEmpty())
            return usage(tr("anonymise needs --into FOLDER"));
        if (QFileInfo::exists(arguments.into))
            return usage(tr("%1 is there already: name a new folder").arg(arguments.into));
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        auto recording = historyFor(session->access, arguments, streams);
        if (!recording)
            return recording.error();
        auto cluster = anonymous({recordsOf(*session->snapshot), *std::move(recording)});
        if (!cluster)
            return cluster.error();
        if (auto written = write(arguments.into, *cluster); !written)
            return written;
        streams.err << english(
            counted(cluster->records.jobs.size(), said("Messages", "%2: %3 associations and 1 job"),
                    said("Messages", "%2: %3 associations and %1 jobs"),
                    {arguments.into.toStdString(), std::to_string(cluster->records.assocs.size())}))
                    << '\n';
        return {};
    }

private:
    static Error usage(const QString& message)
    {
        return {ErrorCode::Usage, message.toStdString(), {}};
    }

    static Error cannotWrite(const QString& folder)
    {
        return {ErrorCode::OutputFailed,
                {said("Messages", "cannot write into %1"), {folder.toStdString()}},
                {}};
    }

    static Result<void> writeFile(const QString& path, std::string_view content)
    {
        auto written = files::writeWholeFile(path, content);
        if (written && !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
            return cannotWrite(path);
        return written;
    }

    /// The folder appears under its name when it is complete, for its owner alone.
    static Result<void> write(const QString& folder, const AnonymousCluster& cluster)
    {
        const QFileInfo target(QDir::cleanPath(folder)); // "folder/" is a folder of that name
        const auto parent = target.absolutePath();
        QTemporaryDir unfinished(parent + QStringLiteral("/.%1.XXXXXX").arg(target.fileName()));
        if (!unfinished.isValid())
            return cannotWrite(parent);
        const auto bytes = accounting::storeBytes(
            cluster.records, cluster.recording ? &*cluster.recording : nullptr);
        if (!bytes)
            return bytes.error();
        const std::string_view store(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        auto written
            = writeFile(unfinished.filePath(QLatin1String(accounting::storeInFolder)), store);
        if (written)
            written = writeFile(unfinished.filePath(QStringLiteral("README.txt")), readMe);
        if (!written)
            return written;
        if (!QDir().rename(unfinished.path(), target.absoluteFilePath()))
            return cannotWrite(folder);
        unfinished.setAutoRemove(false);
        return {};
    }
};
} // namespace

std::unique_ptr<Command> makeAnonymiseCommand()
{
    return std::make_unique<AnonymiseCommand>();
}

} // namespace fairlead::cli
