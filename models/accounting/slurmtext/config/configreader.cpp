// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/configreader.h"

#include "engine/base/text.h"
#include "engine/slurm/parameters.h"
#include "engine/slurm/priority/priorityflags.h"
#include "models/accounting/slurmtext/config/assignment.h"
#include "models/accounting/slurmtext/config/configcheck.h"
#include "models/accounting/slurmtext/config/takenvalue.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostTres = 1000;

/// `Key = value` lines with padding and without a `#`: what scontrol prints. In a slurm.conf most
/// have no blank before the equals sign.
bool looksLikeScontrol(const std::vector<Line>& lines)
{
    std::ptrdiff_t padded = 0;
    for (const auto& line : lines) {
        if (line.text.starts_with("Configuration data as of"))
            return true;
        const auto equal = line.text.find('=');
        if (equal != std::string::npos && equal > 0 && !text::trimmed(line.text).starts_with('#'))
            padded += line.text[equal - 1] == ' ' ? 1 : -1;
    }
    return padded > 0;
}

void addValue(SlurmConfig& config, std::string_view name, std::string_view value,
              const std::string& file, int line)
{
    value = text::trimmed(value);
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        value = value.substr(1, value.size() - 2);
    if (value == "(null)")
        value = {};
    config.values.insert_or_assign(text::lower(text::trimmed(name)),
                                   ConfigValue{std::string(value), file, line});
}

void readScontrol(const std::vector<Line>& lines, const std::string& file, SlurmConfig& config,
                  Issues& issues)
{
    constexpr std::string_view asOf = "Configuration data as of ";
    const auto has = [&](std::string_view start) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const Line& line) { return line.text.starts_with(start); });
    };
    if (has(asOf) && !has("Slurmctld("))
        issues.push_back({Severity::Warning,
                          said("Messages",
                               "the line that scontrol prints last, “Slurmctld(primary) at ...”, "
                               "is missing: settings may be, too"),
                          file, lines.back().number, FileState::Damaged});
    for (const auto& [number, line] : lines) {
        if (line.starts_with(asOf)) {
            addValue(config, "configuration data as of", line.substr(asOf.size()), file, number);
            continue;
        }
        const auto equal = line.find('=');
        if (equal == std::string::npos)
            continue; // section titles
        const std::string_view name = text::trimmed(std::string_view(line).substr(0, equal));
        // Sections of plugins at the end repeat no priority parameter.
        if (!config.values.contains(text::lower(name)))
            addValue(config, name, std::string_view(line).substr(equal + 1), file, number);
        else if (slurm::isParameter(name))
            issues.push_back(
                {Severity::Warning,
                 {said("Messages", "%1 is there again; the first one counts"), {std::string(name)}},
                 file,
                 number});
    }
}

/// Joins lines that end in a backslash and cuts comments.
std::vector<Line> joinedLines(const std::vector<Line>& lines)
{
    std::vector<Line> result;
    bool continues = false;
    for (const auto& line : lines) {
        std::string text = line.text;
        if (const auto hash = text.find('#'); hash != std::string::npos)
            text.erase(hash);
        while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
            text.pop_back();
        const bool more = text.ends_with('\\');
        if (more)
            text.pop_back();
        if (continues)
            result.back().text += text;
        else if (!text.empty() || more)
            result.push_back({line.number, text});
        continues = more && !result.empty();
    }
    return result;
}

class ConfReader
{
public:
    ConfReader(SlurmConfig& config, Issues& issues)
        : m_config(config)
        , m_issues(issues)
    {
    }

    /// Each file counts once, or files that include each other would be read without end.
    void read(const std::vector<Line>& lines, const QString& path)
    {
        const auto file = shortName(path);
        m_files.insert(file);
        for (const auto& [number, line] : joinedLines(lines)) {
            const auto text = text::trimmed(line);
            if (text.size() > 8 && text::equalsIgnoreCase(text.substr(0, 7), "include")
                && (text[7] == ' ' || text[7] == '\t'))
                include(std::string(text::trimmed(text.substr(8))), path, number);
            else
                readLine(text, file, number);
        }
    }

private:
    void include(const std::string& name, const QString& from, int number)
    {
        auto named = QFileInfo(QString::fromStdString(name)).fileName();
        named.replace(QLatin1String("%c"), QString::fromStdString(m_config.clusterName()));
        const auto path = QFileInfo(from).absolutePath() + QLatin1Char('/') + named;
        const auto lines = included(path);
        ++m_depth;
        if (lines)
            read(*lines, path);
        else
            m_issues.push_back({Severity::Warning, about("Include " + name, lines.error().message),
                                shortName(from), number});
        --m_depth;
    }
    Result<std::vector<Line>> included(const QString& path)
    {
        if (m_files.contains(shortName(path)))
            return Error{
                ErrorCode::DataInvalid, said("Messages", "the file is included already"), {}};
        if (m_depth >= deepestInclude)
            return Error{ErrorCode::DataInvalid,
                         {said("Messages", "more than %1 files include each other"),
                          {std::to_string(deepestInclude)}},
                         {}};
        return readTextLines(path, m_issues);
    }

    void readLine(std::string_view text, const std::string& file, int number)
    {
        for (auto one = nextAssignment(text, 0); !one.isEmpty();
             one = nextAssignment(text, one.end)) {
            const auto name = text::lower(text.substr(one.name, one.nameEnd - one.name));
            if (!one.isOne())
                reportWord(text, file, number);
            else if (name == "nodename" || name == "partitionname" || name == "nodeset")
                return addRecord(name, text, file, number);
            else
                addOnce(name, text.substr(one.value, one.end - one.value), file, number);
        }
    }
    /// Slurm takes the last one.
    void addOnce(const std::string& name, std::string_view value, const std::string& file,
                 int number)
    {
        if (slurm::isParameter(name) && m_config.values.contains(name))
            m_issues.push_back({Severity::Warning,
                                {said("Messages", "%1 is given again; this one counts"), {name}},
                                file,
                                number});
        addValue(m_config, name, value, file, number);
    }
    void addRecord(const std::string& name, std::string_view text, const std::string& file,
                   int number)
    {
        auto& lines = name == "nodename" ? m_config.nodeLines : m_config.partitionLines;
        lines.push_back({std::string(text), file, number});
    }
    /// Once a line, and not all of a long one.
    void reportWord(std::string_view line, const std::string& file, int number)
    {
        constexpr std::size_t longest = 60;
        const auto& last = m_issues.empty() ? Issue() : m_issues.back();
        if (last.file == file && last.line == number)
            return;
        ++m_config.strangeLines;
        auto text = std::string(line.substr(0, longest));
        if (line.size() > longest)
            text += "…";
        m_issues.push_back({Severity::Warning,
                            {said("Messages", "“%1” is not Parameter=Value"), {std::move(text)}},
                            file,
                            number});
    }

    SlurmConfig& m_config;
    Issues& m_issues;
    std::unordered_set<std::string> m_files; ///< all lie in one folder
    int m_depth = 0; ///< of the file that is read below the first one
};

/// The TRES that slurmctld tracks, in its order.
std::vector<std::string> trackedTres(const SlurmConfig& config, SlurmVersion version,
                                     Issues& issues)
{
    std::vector<std::string> names{"cpu",     "mem",     "energy", "node",
                                   "billing", "fs/disk", "vmem",   "pages"};
    std::unordered_set<std::string> known(names.begin(), names.end());
    const auto add = [&](const std::string& name) {
        if (!name.empty() && names.size() < mostTres && known.insert(name).second)
            names.push_back(name);
    };
    const auto listed = config.value("accountingstoragetres");
    for (const auto name : text::split(listed, ','))
        add(text::lower(text::trimmed(name)));
    if (names.size() == mostTres) {
        const auto& place = config.values.at("accountingstoragetres");
        issues.push_back({Severity::Warning,
                          {said("Messages",
                                "AccountingStorageTRES names more than %1 TRES; the rest is left "
                                "out"),
                           {std::to_string(mostTres)}},
                          place.file,
                          place.line});
    }
    const bool tracksGpu = known.contains("gres/gpu");
    if (config.isSlurmConf && tracksGpu && version >= SlurmVersion{23, 2}) {
        add("gres/gpumem");
        add("gres/gpuutil");
    }
    return names;
}

void setPolicyParameters(const SlurmConfig& config, SnapshotRecords& records)
{
    for (const auto& name : slurm::parameterNames()) {
        const auto found = config.values.find(text::lower(name));
        if (found == config.values.end())
            continue;
        const auto& [value, file, line] = found->second;
        if (value.empty() && !mayBeEmpty(name) && !config.isSlurmConf)
            continue;
        const auto taken = takenValue(name, found->second, config.isSlurmConf, records.issues);
        const auto set = taken ? slurm::readParameter(records.policy.editSlurm(), name, *taken)
                               : Result<void>(taken.error());
        if (!set)
            records.issues.push_back({Severity::Error, set.error().message, file, line,
                                      FileState::Readable, Loss::Number});
    }
}

/// What a whole configuration does not say is the default of its release: specification 1.2.
void assumePriorityType(const SlurmConfig& config, SnapshotRecords& records)
{
    constexpr SlurmVersion firstMultifactor{23, 11};
    auto& settings = records.policy.editSlurm();
    const bool isWhole = config.isWhole() || config.values.contains("configuration data as of");
    if (!isWhole || config.values.contains("prioritytype") || settings.version >= firstMultifactor)
        return;
    settings.isBasic = true;
    records.issues.push_back(
        {Severity::Warning,
         said("Messages",
              "PriorityType is missing: up to Slurm 23.02 that is priority/basic, and no weight "
              "counts"),
         {},
         0});
}

/// Where a file does not name it, shares and usage are there all the same: somebody left it out.
template <typename Report>
void reportStorage(const SlurmConfig& config, SnapshotRecords& records, const Report& report)
{
    const auto storage = text::lower(config.value("accountingstoragetype"));
    auto& policy = records.policy;
    if (!storage.empty() && storage != "accounting_storage/slurmdbd") {
        report("accountingstoragetype",
               said("Messages",
                    "AccountingStorageType is not slurmdbd: Slurm sets the weights of fair-share "
                    "and age "
                    "to 0"));
        policy.editSlurm().setWeight(Factor::FairShare, 0);
        policy.editSlurm().setWeight(Factor::Age, 0);
    } else if (storage.empty() && config.isWhole()
               && (policy.slurm().weight(Factor::Age) != 0
                   || policy.slurm().weight(Factor::FairShare) != 0)) {
        report("accountingstoragetype",
               said("Messages",
                    "AccountingStorageType is missing: Slurm sets the weights of fair-share and "
                    "age to 0 unless it is slurmdbd, which is assumed here"));
    }
}

void reportLimits(const SlurmConfig& config, SnapshotRecords& records)
{
    const auto report = [&](const char* key, Sentence message) {
        const auto found = config.values.find(key);
        records.issues.push_back({Severity::Warning, message,
                                  found == config.values.end() ? std::string() : found->second.file,
                                  found == config.values.end() ? 0 : found->second.line});
    };
    if (config.values.find("accountingstorageenforce") == config.values.end())
        records.policy.editSlurm().enforcesLimits = false; // Slurm's default
    if (records.policy.slurm().halfLife == 0 && !config.values.contains("priorityusageresetperiod"))
        report("prioritydecayhalflife",
               said("Messages",
                    "PriorityDecayHalfLife is 0 and PriorityUsageResetPeriod is missing: Slurm "
                    "refuses such a configuration"));
    reportStorage(config, records, report);
}
} // namespace

std::string SlurmConfig::value(const std::string& lowerCaseName) const
{
    const auto found = values.find(lowerCaseName);
    return found == values.end() ? std::string() : found->second.value;
}

std::string SlurmConfig::clusterName() const
{
    return text::lower(value("clustername"));
}

Result<SlurmConfig> readSlurmConfig(const QString& path, Issues& issues, ConfigUse use)
{
    const auto lines = readTextLines(path, issues);
    if (!lines)
        return lines.error();
    SlurmConfig config;
    config.isSlurmConf = !looksLikeScontrol(*lines);
    if (config.isSlurmConf)
        ConfReader(config, issues).read(*lines, path);
    else
        readScontrol(*lines, shortName(path), config, issues);
    reportMissingSettings(config, shortName(path), issues);
    const bool hasLines = !config.nodeLines.empty() || !config.partitionLines.empty();
    const bool isOther = !isConfiguration(config) || config.isStrange();
    if (isOther && (use == ConfigUse::Settings || !hasLines))
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages",
                  "%1 holds no configuration (expected: scontrol show config, or a slurm.conf)"),
             {path.toStdString()}},
            {}};
    return config;
}

void applySlurmConfig(const SlurmConfig& config, SnapshotRecords& records)
{
    const auto versionText = config.value("slurm_version");
    if (const auto told = parseSlurmVersion(versionText)) {
        records.policy.editSlurm().version = *told;
    } else {
        const auto version = slurm::parameterValue(records.policy.slurm(), "SLURM_VERSION");
        const auto dot = version.find('.');
        records.provenance.push_back(
            {inputs::slurmVersion,
             {said("Messages", "not in the source; priorities by the rules of %1.%2"),
              {version.substr(0, dot), version.substr(dot + 1)}},
             true});
    }
    auto& settings = records.policy.editSlurm();
    settings.flags = slurm::parsePriorityFlags({}, settings.version); // where none are told
    assumePriorityType(config, records);
    setPolicyParameters(config, records);
    reportUnknownParameters(config, records.issues);
    reportLimits(config, records);
    records.tresNames = trackedTres(config, records.policy.slurm().version, records.issues);
    if (auto name = config.clusterName(); !name.empty())
        records.cluster = std::move(name);
}

} // namespace fairlead::accounting
