// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/fsfiles.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QDir>

namespace fairlead::accounting {

namespace {
std::vector<std::string> wordsBeforeComment(std::string_view line)
{
    const auto words = text::words(line.substr(0, line.find('#')));
    return {words.begin(), words.end()};
}

std::optional<moab::Cred> credOf(const std::string& type)
{
    using moab::Cred;
    if (type == "user")
        return Cred::User;
    if (type == "group")
        return Cred::Group;
    if (type == "acct" || type == "account")
        return Cred::Account;
    if (type == "qos")
        return Cred::Qos;
    if (type == "class")
        return Cred::Class;
    return {};
}

/// Maui itself reads lower case and three fields only; others are more patient.
bool addEntry(const std::vector<std::string>& words, bool isMaui, moab::FsWindow& window)
{
    const bool isTotalWord = words.front() == "TOTAL";
    const auto type = isMaui && !isTotalWord ? words.front() : text::lower(words.front());
    const bool isTotal = type == "sched" || type == "total";
    const auto value = text::toDouble(words.back());
    if (!value || words.size() > 3 || words.size() < (isTotal && !isMaui ? 2U : 3U))
        return false;
    if (isTotal) {
        window.total = *value;
        return true;
    }
    const auto cred = credOf(type);
    if (!cred)
        return false;
    window.entries.push_back({*cred, words[1], *value});
    return true;
}

void readWindow(const QString& path, std::int64_t start, bool isMaui, SnapshotRecords& records)
{
    const auto lines = readTextLines(path, records.issues);
    if (!lines)
        return;
    moab::FsWindow window;
    window.start = start;
    for (const auto& line : *lines) {
        const auto words = wordsBeforeComment(line.text);
        if (!words.empty() && !addEntry(words, isMaui, window))
            records.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "“%1” is not usage that can be read"), {words.front()}},
                 shortName(path),
                 line.number});
    }
    records.moab.windows.push_back(std::move(window));
}
} // namespace

QString readFsFiles(const QString& folder, const moab::Settings& settings, SnapshotRecords& records)
{
    for (const auto* name : {"fs-input", "stats"}) {
        const QDir files(folder + QLatin1Char('/') + QLatin1String(name));
        const auto found = files.entryList({QStringLiteral("FS.*")}, QDir::Files, QDir::Name);
        for (const auto& file : found) {
            bool isNumber = false;
            const auto start = file.mid(3).toLongLong(&isNumber);
            if (!isNumber)
                continue;
            if (start % settings.fsInterval != 0)
                records.issues.push_back(
                    {Severity::Warning,
                     settings.isMaui()
                         ? said("Messages",
                                "is not the start of a window of FSINTERVAL: Maui does not read it")
                         : said("Messages", "is not the start of a window of FSINTERVAL"),
                     file.toStdString(), 0});
            readWindow(files.filePath(file), start, settings.isMaui(), records);
        }
        if (!records.moab.windows.empty())
            return files.path();
    }
    return {};
}

} // namespace fairlead::accounting
