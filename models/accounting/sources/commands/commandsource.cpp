// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/commandsource.h"

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/commands/capturewriter.h"

#include <QFile>
#include <QTemporaryDir>

#include <chrono>
#include <mutex>

namespace fairlead::accounting {

namespace {
constexpr auto scheme = QLatin1String("slurm:");
constexpr auto historyName = QLatin1String("usage.txt");

/// The last list of finished jobs, the one answer that slurmdbd has to search for. A window that
/// reads its source every few seconds takes it from here.
class HistoryShelf
{
public:
    /// Copies it to `file` while it is fresh.
    bool lend(const QString& source, const QString& file)
    {
        const std::lock_guard lock(m_mutex);
        const bool isFresh
            = source == m_source && std::chrono::steady_clock::now() - m_keptAt < shelfLife;
        return isFresh && QFile::copy(kept(), file);
    }

    void keep(const QString& source, const QString& file)
    {
        const std::lock_guard lock(m_mutex);
        QFile::remove(kept());
        m_source = QFile::copy(file, kept()) ? source : QString();
        m_keptAt = std::chrono::steady_clock::now();
    }

    static HistoryShelf& instance()
    {
        static HistoryShelf shelf;
        return shelf;
    }

private:
    static constexpr std::chrono::minutes shelfLife{10};
    [[nodiscard]] QString kept() const { return m_folder.filePath(historyName); }

    std::mutex m_mutex;
    QTemporaryDir m_folder; // for this user only
    QString m_source;
    std::chrono::steady_clock::time_point m_keptAt;
};

Result<CapturePlace> placeOf(const QString& name)
{
    auto host = name.mid(scheme.size());
    if (host.isEmpty() || host == QLatin1String("//"))
        return CapturePlace();
    const bool isWhole = host.startsWith(QLatin1String("//"));
    const auto place = CapturePlace::overSsh(QLatin1String("ssh:") + host);
    if (isWhole && place)
        return place;
    return Error{ErrorCode::Usage,
                 "'" + name.toStdString()
                     + "': expected slurm: for the commands here, or slurm://USER@HOST:PORT",
                 {}};
}

void addIssues(const CaptureOutcome& outcome, SnapshotRecords& records)
{
    for (const auto& failure : outcome.failures)
        records.issues.push_back({Severity::Warning,
                                  {said("Messages", "no answer for %1"), {failure.toStdString()}},
                                  {},
                                  0});
    for (const auto& note : outcome.notes)
        records.issues.push_back(
            {Severity::Note, {said("Messages", "left out: %1"), {note.toStdString()}}, {}, 0});
}
} // namespace

bool isCommandSource(const QString& name)
{
    return name.startsWith(scheme);
}

Result<SnapshotRecords> readCommands(const QString& name, const SourceOptions& options)
{
    const auto place = placeOf(name);
    if (!place)
        return place.error();
    const QTemporaryDir temporary;
    if (!temporary.isValid())
        return Error{ErrorCode::SourceUnreachable, "there is no room for a temporary folder",
                     temporary.errorString().toStdString()};
    const QString folder = temporary.filePath(QStringLiteral("capture"));
    const QString lent = temporary.filePath(historyName);
    const bool hasHistory = !options.withHistory || HistoryShelf::instance().lend(name, lent);

    CaptureOptions capture;
    capture.folder = folder;
    capture.place = *place;
    capture.withHistory = !hasHistory;
    const auto outcome = writeCapture(capture);
    if (!outcome)
        return outcome.error();
    const QString history = folder + QLatin1Char('/') + historyName;
    if (!hasHistory && QFile::exists(history))
        HistoryShelf::instance().keep(name, history);
    else
        QFile::rename(lent, history);
    auto records = readCaptureFolder(folder, options);
    if (!records) // in words of the source: the folder is gone when somebody reads them
        return Error{
            records.error().code,
            QString::fromStdString(records.error().message).replace(folder, name).toStdString(),
            outcome->failures.join(QLatin1Char('\n')).toStdString()};
    addIssues(*outcome, *records);
    return records;
}

} // namespace fairlead::accounting
