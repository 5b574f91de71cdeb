// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/folderreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/sources/capture/capturefiles.h"
#include "models/accounting/sources/capture/localtimes.h"
#include "models/files/inputfile.h"

#include <QDir>
#include <QFileInfo>

namespace fairlead::accounting {

std::vector<Line> readLines(const QString& file, SnapshotRecords& records)
{
    auto lines = readTextLines(file, records.issues);
    if (lines)
        return *std::move(lines);
    records.issues.push_back({Severity::Error, withReason(lines.error()), shortName(file), 0});
    return {};
}

namespace {
/// A list of jobs when a cluster begins: nobody has run.
bool isEmptyList(const Issue& issue, const QString& path)
{
    return issue.file == capturefiles::history && QFileInfo(path).size() == 0;
}
} // namespace

FolderReader::FolderReader(QString folder)
    : m_folder(std::move(folder))
{
    m_records.source = m_folder.toStdString();
}

Result<void> FolderReader::checkFolder()
{
    if (auto there = files::checkFolder(m_folder); !there)
        return there;
    for (const auto* part : {"", "json/", "before/", "middle/"}) {
        if (auto readable = checkFiles(QLatin1String(part)); !readable)
            return readable;
    }
    return {};
}

/// @param part  of the folder, with a slash at its end; empty: itself
Result<void> FolderReader::checkFiles(const QString& part)
{
    static const QStringList names{
        QStringLiteral("*.txt"),         QStringLiteral("*.cfg"),
        QStringLiteral("*.trace"),       QStringLiteral("*.json"),
        QStringLiteral("*_usage"),       QStringLiteral("priority_last_decay_ran"),
        QStringLiteral("slurmctld.log"), QStringLiteral("slurm.conf")};
    // Without them another file or nothing would stand for what they hold.
    static const QStringList needed{QStringLiteral("config.txt"), QStringLiteral("assocs.txt"),
                                    QStringLiteral("jobs.txt"), QStringLiteral("maui.cfg"),
                                    QStringLiteral("moab.cfg")};
    if (auto listable = files::checkListable(m_folder + QLatin1Char('/') + part); !listable)
        return listable;
    const auto entries
        = QDir(m_folder + QLatin1Char('/') + part)
              .entryInfoList(names,
                             QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const auto& entry : entries) {
        // Half of a source would look as true as the whole.
        if (entry.isFile() && !entry.isReadable())
            return files::checkReadable(entry.filePath());
        if (!entry.isFile() && needed.contains(part + entry.fileName()))
            return files::checkReadable(entry.filePath());
        if (!entry.isFile())
            m_records.issues.push_back(
                {Severity::Error, said("Messages", "it is no regular file and is not read"),
                 (part + entry.fileName()).toStdString(), 0, FileState::Damaged});
    }
    return {};
}

QString FolderReader::path(const char* name) const
{
    return m_folder + QLatin1Char('/') + QLatin1String(name);
}

bool FolderReader::has(const char* name) const
{
    return QFileInfo(path(name)).isFile();
}

Result<TextLines> FolderReader::needed(const char* name)
{
    return openTextLines(path(name), m_records.issues);
}

TextLines FolderReader::lines(const char* name, Content content)
{
    auto lines = openTextLines(path(name), m_records.issues, content);
    if (lines)
        return *std::move(lines);
    report(Severity::Error, withReason(lines.error()), shortName(path(name)));
    return std::vector<Line>();
}

TakenAt FolderReader::readTakenAt()
{
    constexpr auto name = "taken_at.txt";
    constexpr std::int64_t firstCapture = 915148800; // 1999: earlier there was no such scheduler
    if (!has(name))
        return {};
    const auto lines = readLines(path(name), m_records);
    const auto moment
        = lines.empty() ? std::nullopt : text::toInteger(text::trimmed(lines[0].text));
    if (!moment || *moment < firstCapture || *moment > lastMoment) {
        reportClock(said("Messages", "the first line is not a moment in seconds since 1970"), name,
                    1);
        return {};
    }
    TakenAt taken{*moment, std::nullopt};
    if (lines.size() < 2) {
        if (auto local = localTimesOfConfig(path("config.txt"), *moment)) {
            reportClock(*std::move(local), "config.txt", 0);
            taken.isDoubted = true;
        }
        return taken;
    }
    taken.utcOffset = parseUtcOffset(lines[1].text);
    if (!taken.utcOffset)
        reportClock(said("Messages", "the second line is not a UTC offset such as +0100"), name,
                    lines[1].number);
    return taken;
}

Message FolderReader::inPlaceOfTakenAt(Sentence moment) const
{
    return because(has("taken_at.txt") ? said("Messages", "taken_at.txt tells no moment")
                                       : said("Messages", "taken_at.txt is missing"),
                   moment);
}

void FolderReader::takeDamage(const Issues& issues, const std::string& part)
{
    for (auto issue : issues) {
        const auto file = part + '/' + issue.file;
        if (issue.fileState != FileState::Damaged || isEmptyList(issue, path(file.c_str())))
            continue;
        issue.file = file;
        m_records.issues.push_back(std::move(issue));
    }
}

void FolderReader::report(Severity severity, Message message, std::string file, int line)
{
    m_records.issues.push_back({severity, std::move(message), std::move(file), line});
}

void FolderReader::reportClock(Message message, const char* file, int line)
{
    report(Severity::Warning, std::move(message), file, line);
    m_records.issues.back().fileState = FileState::Damaged;
}

void FolderReader::cameFrom(Sentence input, const QString& file)
{
    m_records.provenance.push_back({input, Message(shortName(file)), false});
}

void FolderReader::assumed(Sentence input, Message what)
{
    m_records.provenance.push_back({input, std::move(what), true});
}

} // namespace fairlead::accounting
