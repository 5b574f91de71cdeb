// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/moabconfig.h"

#include "engine/moab/config/config.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace fairlead::accounting {

namespace {
class ConfigLines
{
public:
    explicit ConfigLines(Issues& issues)
        : m_issues(issues)
    {
    }

    Result<void> add(const QString& path)
    {
        const auto lines = readTextLines(path, m_issues);
        if (!lines)
            return lines.error();
        m_seen.insert(QFileInfo(path).absoluteFilePath());
        const auto name = shortName(path);
        for (const auto& line : *lines) {
            m_lines.push_back({name, line.number, line.text});
            if (const auto included = moab::includedFile(line.text); !included.empty())
                include(QFileInfo(path).dir().absoluteFilePath(QString::fromStdString(included)),
                        name, line.number);
        }
        return {};
    }
    [[nodiscard]] const std::vector<moab::ConfigLine>& lines() const { return m_lines; }

private:
    void include(const QString& path, const std::string& file, int line)
    {
        const auto report = [&](Sentence what) {
            m_issues.push_back({Severity::Warning, {what, {path.toStdString()}}, file, line});
        };
        if (m_seen.contains(QFileInfo(path).absoluteFilePath()))
            return report(said("Messages", "%1 is included already"));
        if (m_depth >= deepestInclude)
            return report(said("Messages", "%1 is left out: too many files include each other"));
        ++m_depth;
        if (!add(path))
            report(said("Messages", "%1 cannot be read"));
        --m_depth;
    }

    Issues& m_issues;
    std::vector<moab::ConfigLine> m_lines;
    QSet<QString> m_seen;
    int m_depth = 0; // of the file that is read below the first one
};
} // namespace

Result<moab::Settings> readMoabConfig(const QString& path, moab::Dialect dialect, Issues& issues)
{
    ConfigLines lines(issues);
    if (auto done = lines.add(path); !done)
        return done.error();
    if (lines.lines().empty()) {
        Message none(said("Messages", "%1 holds no settings"), {path.toStdString()});
        return Error{ErrorCode::DataInvalid,
                     issues.empty() ? none : because(std::move(none), placed(issues.back())),
                     {}};
    }
    return moab::readConfig(lines.lines(), dialect, issues);
}

} // namespace fairlead::accounting
