// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/fingerprint.h"

#include "models/accounting/sources/registry.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

namespace fairlead::accounting {

namespace {

class Fingerprint
{
public:
    void add(const QFileInfo& file)
    {
        m_hash.addData(file.filePath().toUtf8());
        m_hash.addData(QByteArray::number(file.exists() ? file.size() : -1) + ' ');
        m_hash.addData(QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + '\n');
    }
    void addFolder(const QString& folder)
    {
        QStringList files;
        QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext())
            files << each.next();
        files.sort();
        for (const auto& file : files)
            add(QFileInfo(file));
    }
    [[nodiscard]] QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

QByteArray fingerprintOf(const SourceAccess& access)
{
    const auto fingerprint = access.source.kind().fingerprint;
    return fingerprint != nullptr ? fingerprint(access) : QByteArray();
}

QByteArray fingerprintOfFiles(const SourceAccess& access)
{
    const auto& path = access.source.name();
    const auto& options = access.options;
    const QFileInfo place(path);
    if (!place.exists())
        return {}; // gone: the error says so
    Fingerprint fingerprint;
    fingerprint.add(place);
    if (place.isDir())
        fingerprint.addFolder(path);
    else
        fingerprint.add(QFileInfo(path + QLatin1String("-wal"))); // SQLite writes there first
    for (const auto& file : {options.configFile, options.partitionsFile, options.usageFile}) {
        if (!file.isEmpty())
            fingerprint.add(QFileInfo(file));
    }
    return fingerprint.result();
}

} // namespace fairlead::accounting
