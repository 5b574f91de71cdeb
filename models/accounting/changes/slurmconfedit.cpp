// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/slurmconfedit.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "models/accounting/changes/sacctmgrscript.h"
#include "models/accounting/changes/slurmconflines.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/config/takenvalue.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/files/inputfile.h"

#include <QFileInfo>

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr const char* resetPeriod = "PriorityUsageResetPeriod";

Error invalid(Message message)
{
    return {ErrorCode::DataInvalid, std::move(message), {}};
}

/// SLURM_VERSION is a parameter of scenarios, but of no configuration.
std::vector<ParameterEdit> ofSlurmConf(const std::vector<ParameterEdit>& changes)
{
    auto wanted = changes;
    std::erase_if(wanted, [](const ParameterEdit& change) {
        return text::equalsIgnoreCase(change.name, "SLURM_VERSION");
    });
    return wanted;
}

bool sets(const std::vector<ParameterEdit>& changes, std::string_view name)
{
    return std::ranges::any_of(changes, [&](const ParameterEdit& change) {
        return text::equalsIgnoreCase(change.name, name);
    });
}

/// Whether usage no longer decays and nothing says whether it is reset: slurmctld refuses a file
/// with the one and without the other, also where it is not reset.
bool needsResetPeriod(const std::vector<ParameterEdit>& changes)
{
    return !sets(changes, resetPeriod)
        && std::ranges::any_of(changes, [](const ParameterEdit& change) {
               Policy changed;
               return text::equalsIgnoreCase(change.name, "PriorityDecayHalfLife")
                   && setParameter(changed, change.name, change.value)
                   && changed.slurm().halfLife == 0;
           });
}

/// A value as slurm.conf can say it; in quotes where it holds blanks.
Result<std::string> confValue(const ParameterEdit& change)
{
    const auto isUnsayable = [](char c) { return c == '#' || c == '"' || c == '\\'; };
    if (!text::isPlain(change.value)
        || std::any_of(change.value.begin(), change.value.end(), isUnsayable))
        return invalid({said("Messages", "%1 = %2: slurm.conf cannot hold such a value"),
                        {change.name, text::plain(change.value)}});
    const bool hasBlank = change.value.find(' ') != std::string::npos;
    return hasBlank ? '"' + change.value + '"' : change.value;
}

/// Collects the edits of one file.
class ConfEditor
{
public:
    explicit ConfEditor(const std::string& text)
        : m_lines(linesOf(text))
    {
    }

    Result<void> apply(const ParameterEdit& change, bool isIncluded)
    {
        const auto value = confValue(change);
        if (!value)
            return value.error();
        if (!isIncluded && replace(change.name, *value))
            return {};
        if (value->empty() && isIncluded)
            return invalid(
                {said("Messages", "%1 is set in an included file and has to be taken out there"),
                 {change.name}});
        if (!value->empty())
            append(change.name + '=' + *value);
        return {};
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return m_lines; }

private:
    bool replace(const std::string& name, const std::string& value)
    {
        const auto joined = joinedConfLines(m_lines);
        for (auto line = joined.rbegin(); line != joined.rend(); ++line) {
            const auto place = findValue(*line, name);
            if (!place)
                continue;
            const auto edit = withValue(m_lines, *line, *place, value);
            const auto first = m_lines.begin() + static_cast<std::ptrdiff_t>(edit.first);
            const auto at = m_lines.erase(first, first + static_cast<std::ptrdiff_t>(edit.count));
            m_lines.insert(at, edit.lines.begin(), edit.lines.end());
            return true;
        }
        return false;
    }
    void append(const std::string& line)
    {
        const bool isDos = !m_lines.empty() && m_lines.front().ends_with("\r\n");
        const std::string end = isDos ? "\r\n" : "\n";
        if (!m_lines.empty() && !m_lines.back().ends_with('\n'))
            m_lines.back() += end;
        if (!m_lines.empty() && continues(m_lines.back()))
            m_lines.push_back(end);
        m_lines.push_back(line + end);
    }
    static bool continues(const std::string& line)
    {
        const auto last = line.substr(0, line.find('#')).find_last_not_of(" \t\r\n");
        return last != std::string::npos && line[last] == '\\';
    }

    std::vector<std::string> m_lines;
};

using Lines = std::vector<std::string>;

/// The line pair nearest to (i, j) that is equal, or both ends.
std::pair<std::size_t, std::size_t> nextEqual(const Lines& before, std::size_t i,
                                              const Lines& after, std::size_t j)
{
    const auto most = before.size() - i + after.size() - j;
    for (std::size_t distance = 1; distance < most; ++distance) {
        for (std::size_t removed = 0; removed <= distance; ++removed) {
            const auto k = i + removed;
            const auto l = j + distance - removed;
            if (k < before.size() && l < after.size() && before[k] == after[l])
                return {k, l};
        }
    }
    return {before.size(), after.size()};
}

/// The edits between two versions of a file that differ in few lines.
std::vector<LineEdit> editsBetween(const Lines& before, const Lines& after)
{
    std::vector<LineEdit> edits;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < before.size() || j < after.size()) {
        if (i < before.size() && j < after.size() && before[i] == after[j]) {
            ++i;
            ++j;
            continue;
        }
        const auto [k, l] = nextEqual(before, i, after, j);
        LineEdit edit{i, k - i, {}};
        for (; j < l; ++j)
            edit.lines.push_back(after[j]);
        edits.push_back(std::move(edit));
        i = k;
    }
    return edits;
}

bool isSlurmConf(const QString& path)
{
    Issues issues;
    if (!QFileInfo(path).isFile())
        return false;
    const auto config = readSlurmConfig(path, issues);
    return config && config->isSlurmConf;
}
} // namespace

QString slurmConfFile(const QString& folder, const SourceOptions& options)
{
    QStringList paths{options.configFile};
    if (!folder.isEmpty())
        paths << folder + QStringLiteral("/slurm.conf") << folder + QStringLiteral("/config.txt");
    for (const auto& path : paths) {
        if (!path.isEmpty() && isSlurmConf(path))
            return path;
    }
    return {};
}

Result<std::vector<ConfDrift>> slurmConfDrift(const QString& file, const Policy& running)
{
    Issues issues;
    const auto config = readSlurmConfig(file, issues);
    if (!config)
        return config.error();
    std::vector<ConfDrift> drifts;
    for (const auto& name : policyParameters(running)) {
        const auto value = config->values.find(text::lower(name));
        if (value == config->values.end() || name == "SLURM_VERSION")
            continue;
        auto written = running;
        const auto now = parameterValue(running, name);
        const auto taken = takenValue(name, value->second, config->isSlurmConf, issues);
        if (taken && setParameter(written, name, *taken)
            && !text::equalsIgnoreCase(parameterValue(written, name), now))
            drifts.push_back(
                {name, parameterValue(written, name), now, value->second.file, value->second.line});
    }
    return drifts;
}

Result<std::string> editedSlurmConf(const std::string& text,
                                    const std::vector<ParameterEdit>& changes,
                                    const std::vector<std::string>& included)
{
    ConfEditor editor(text);
    for (const auto& change : ofSlurmConf(changes)) {
        const bool isIncluded
            = std::find(included.begin(), included.end(), text::lower(change.name))
            != included.end();
        if (auto done = editor.apply(change, isIncluded); !done)
            return done.error();
    }
    std::string edited;
    for (const auto& line : editor.lines())
        edited += line;
    return edited;
}

Result<std::string> slurmConfDiff(const QString& path, const std::vector<ParameterEdit>& changes)
{
    Issues issues;
    const auto config = readSlurmConfig(path, issues);
    if (!config)
        return config.error();
    const auto bytes = files::readWhole(path);
    if (!bytes)
        return bytes.error();
    const auto text = bytes->toStdString();
    std::vector<std::string> included;
    for (const auto& [name, value] : config->values) {
        if (value.file != shortName(path))
            included.push_back(name);
    }
    auto all = changes;
    if (needsResetPeriod(changes) && !config->values.contains(text::lower(resetPeriod)))
        all.push_back({resetPeriod, "NONE"});
    const auto edited = editedSlurmConf(text, all, included);
    if (!edited)
        return edited.error();
    const auto lines = linesOf(text);
    return unifiedDiff(shortName(path), lines, editsBetween(lines, linesOf(*edited)));
}

Result<std::string> slurmConfLines(const std::vector<ParameterEdit>& changes)
{
    std::string removed; // an empty value cannot be said there
    for (const auto& change : ofSlurmConf(changes)) {
        if (change.value.empty())
            removed += "# Take out: " + change.name + '\n';
    }
    auto lines = editedSlurmConf({}, changes, {});
    if (!lines)
        return lines.error();
    return *lines + removed;
}

std::string slurmConfHeader(const Snapshot& source, const std::vector<ParameterEdit>& changes)
{
    std::string text = "# Made by: fairleadctl export --as slurm.conf\n# Source: "
        + text::plain(source.source) + "\n# Cluster: " + text::plain(source.cluster) + '\n';
    return ofSlurmConf(changes).empty() ? text + "# There is nothing to change.\n" : text;
}

std::vector<Message> slurmConfNotes(const std::vector<ParameterEdit>& changes,
                                    bool changesAccounting)
{
    std::vector<Message> notes;
    bool needsRestart = false;
    for (const auto& [name, value] : changes) {
        if (name == "SLURM_VERSION")
            notes.push_back(
                {said("Messages", "%1 is not a slurm.conf parameter"), {name + " = " + value}});
        needsRestart = needsRestart || name == "PriorityType" || name == "PriorityFlags";
    }
    if (needsResetPeriod(changes))
        notes.emplace_back(said("Messages",
                                "with PriorityDecayHalfLife=0 slurmctld wants "
                                "PriorityUsageResetPeriod in slurm.conf, if only as NONE"));
    if (sets(changes, "PreemptType") != sets(changes, "PreemptMode"))
        notes.emplace_back(said("Messages",
                                "slurmctld ends where PreemptType and PreemptMode do not fit: "
                                "look at both"));
    if (needsRestart)
        notes.emplace_back(said(
            "Messages", "changes of PriorityType and PriorityFlags need a restart of slurmctld"));
    else if (!ofSlurmConf(changes).empty())
        notes.emplace_back(said("Messages", "after the change: scontrol reconfigure"));
    if (changesAccounting)
        notes.emplace_back(said(
            "Messages",
            "shares, accounts and limits are not in slurm.conf: fairleadctl export --as sacctmgr"));
    return notes;
}

} // namespace fairlead::accounting
