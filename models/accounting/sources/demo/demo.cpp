// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/demo.h"

#include "models/accounting/sources/moab/moabfolder.h"
#include "models/accounting/store/store.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"

#include <QFile>

namespace fairlead::accounting {

namespace {
std::string_view bytesOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

constexpr auto prefix = QLatin1String("demo:");
/// A folder instead of a store; read in place.
constexpr auto moabDemo = QLatin1String("moab");
const QString moabFolder = QStringLiteral(":/demo/moab");

/// The bytes of the embedded store. Not of the folder.
Result<QByteArray> embedded(const QString& name)
{
    if (!demoNames().contains(name)) {
        return Error{ErrorCode::Usage,
                     {said("Messages", "there is no demo “%1”; there are %2"),
                      {name.toStdString(), demoNames().join(QLatin1String(", ")).toStdString()}},
                     {}};
    }
    QFile resource(QStringLiteral(":/demo/%1.fairlead").arg(name));
    if (!resource.open(QIODevice::ReadOnly))
        return Error{
            ErrorCode::Internal, said("Messages", "the demo is missing in this program"), {}};
    return resource.readAll();
}
} // namespace

const QStringList& demoNames()
{
    static const QStringList names{QStringLiteral("limoges"), QStringLiteral("textbook"),
                                   QString(moabDemo)};
    return names;
}

namespace {
/// Reads what `read` reads of the demo's store. SQLite reads files, not resources.
template <typename Read>
auto fromEmbedded(const QString& name, Read read) -> decltype(read(StoreAddress(QString())))
{
    const auto bytes = embedded(name);
    if (!bytes)
        return bytes.error();
    const files::ScratchFolder folder;
    if (!folder.isValid()) {
        return Error{ErrorCode::SourceUnreachable,
                     said("Messages", "a demo needs a folder for temporary files"),
                     folder.errorString().toStdString()};
    }
    const auto path = folder.filePath(QStringLiteral("demo.fairlead"));
    if (auto written = files::writeWholeFile(path, bytesOf(*bytes)); !written) {
        return Error{ErrorCode::SourceUnreachable, written.error().message, written.error().detail};
    }
    return read(StoreAddress(path));
}

Result<replay::Recording> demoRecording(const SourceAccess& access)
{
    const auto name = access.source.name().mid(prefix.size());
    if (name != demoNames().front() && demoNames().contains(name))
        return Error{
            ErrorCode::NoHistory,
            said("Messages", "this demo has no history of jobs; Limoges (demo:limoges) has one"),
            {}};
    return fromEmbedded(name, [](const StoreAddress& store) { return readStoredRecording(store); });
}
} // namespace

Result<SnapshotRecords> demoRecords(const QString& name)
{
    if (name == moabDemo)
        return readMoabFolder(moabFolder, {});
    auto records = fromEmbedded(name, [](const StoreAddress& store) { return readStore(store); });
    if (records)
        records->storeRevision.reset(); // nobody can save into it
    return records;
}

const SourceKind demoKind{
    .typed = "demo:NAME",
    .claims = [](const QString& name) { return name.startsWith(prefix); },
    .isDemo = true,
    .read = [](const SourceAccess& access,
               Look) { return demoRecords(access.source.name().mid(prefix.size())); },
    .readRecording = demoRecording,
    .folder =
        [](const QString& name) {
            return name.mid(prefix.size()) == moabDemo ? moabFolder : QString();
        },
    .fingerprint = [](const SourceAccess& access) { return access.source.name().toUtf8(); },
};

} // namespace fairlead::accounting
