// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/finderparts.h"

#include "models/files/inputfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace fairlead::cli {

namespace {
constexpr qint64 largestPart = 256LL * 1024 * 1024; // bytes

Error notAPart(const QString& file, Sentence why)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1: %2"), {file.toStdString(), Message(why)}},
            {}};
}

constexpr int format = 3; // 1: without changes and a digest; 2: not whether fewer jobs start

/// [0.5, "astro", false]: or null where there is no number, and whether it is of fewer jobs; behind
/// them the change if it is known. Nothing: it is damaged.
std::optional<finder::Figure> figureIn(const QJsonValue& value)
{
    const auto list = value.toArray();
    const bool isKnown = list.size() == 5 && list[3].isDouble() && list[4].isDouble();
    if ((list.size() != 3 && !isKnown) || !(list[0].isDouble() || list[0].isNull())
        || !list[1].isString() || !list[2].isBool())
        return {};
    finder::Figure figure{list[0].toDouble(std::numeric_limits<double>::quiet_NaN()),
                          list[1].toString().toStdString()};
    figure.isOfFewer = list[2].toBool();
    if (isKnown)
        figure.change = {list[3].toDouble(), list[4].toDouble()};
    return figure;
}

QJsonArray jsonOf(const finder::Figure& figure)
{
    QJsonArray list{std::isnan(figure.value) ? QJsonValue() : QJsonValue(figure.value),
                    QString::fromStdString(figure.worst), figure.isOfFewer};
    if (figure.change) {
        list.append(figure.change->low);
        list.append(figure.change->high);
    }
    return list;
}

/// Every slice takes each so many candidates. False: it is damaged.
bool addJudged(const QJsonObject& part, const finder::Question& asked,
               std::vector<finder::Judged>& judged)
{
    const auto slice = part.value(QLatin1String("slice")).toInt(-1);
    const auto slices = part.value(QLatin1String("slices")).toInt(-1);
    const auto list = part.value(QLatin1String("judged"));
    if (slice < 0 || slice >= slices || !list.isArray())
        return false;
    for (const auto& value : list.toArray()) {
        const auto entry = value.toObject();
        const auto figures = entry.value(QLatin1String("figures")).toArray();
        const auto number = entry.value(QLatin1String("candidate")).toInt(-1);
        if (number < 0 || static_cast<std::size_t>(number) >= asked.candidates.size()
            || number % slices != slice
            || static_cast<std::size_t>(figures.size()) != asked.targets.size())
            return false;
        auto& one = judged.emplace_back();
        one.candidate = static_cast<std::size_t>(number);
        for (const auto& told : figures) {
            auto figure = figureIn(told);
            if (!figure)
                return false;
            one.figures.push_back(*std::move(figure));
        }
    }
    return true;
}

std::string quoted(const QString& word)
{
    auto text = word;
    text.replace(QLatin1Char('\''), QLatin1String("'\\''"));
    return "'" + text.toStdString() + "'";
}

/// A line break would end the comment that the word stands in: what follows it would run.
bool hasControls(const QString& word)
{
    return std::ranges::any_of(
        word, [](QChar letter) { return letter.category() == QChar::Other_Control; });
}
} // namespace

QByteArray partText(const SearchKey& key, const Arguments& arguments,
                    const std::vector<finder::Judged>& judged)
{
    QJsonArray list;
    for (const auto& one : judged) {
        QJsonArray figures;
        for (const auto& figure : one.figures)
            figures.append(jsonOf(figure));
        list.append(QJsonObject{{QStringLiteral("candidate"), static_cast<qint64>(one.candidate)},
                                {QStringLiteral("figures"), figures}});
    }
    const QJsonObject part{{QStringLiteral("fairlead-finder"), format},
                           {QStringLiteral("question"), QString::fromStdString(key.question)},
                           {QStringLiteral("digest"), QString::fromStdString(key.digest)},
                           {QStringLiteral("slice"), static_cast<qint64>(arguments.finder.slice)},
                           {QStringLiteral("slices"), static_cast<qint64>(arguments.finder.slices)},
                           {QStringLiteral("judged"), list}};
    return QJsonDocument(part).toJson();
}

Result<std::vector<finder::Judged>> readParts(const QStringList& files, const SearchKey& key,
                                              const finder::Question& asked)
{
    std::vector<finder::Judged> judged;
    for (const auto& file : files) {
        const auto text = files::readWhole(file, largestPart);
        if (!text)
            return text.error();
        const auto part = QJsonDocument::fromJson(*text).object();
        const auto told = [&](const char* name) {
            return part.value(QLatin1String(name)).toString().toStdString();
        };
        if (part.value(QLatin1String("fairlead-finder")).toInt() == 0)
            return notAPart(file, said("Messages", "no part of a search"));
        if (told("question") != key.question)
            return notAPart(file, said("Messages", "a part of another search"));
        if (told("digest") != key.digest
            || part.value(QLatin1String("fairlead-finder")).toInt() != format)
            return notAPart(file,
                            said("Messages",
                                 "a part of a search over another policy or recording, or by "
                                 "another version of Fairlead"));
        if (!addJudged(part, asked, judged))
            return Error{ErrorCode::DataInvalid,
                         {said("Messages", "%1 is damaged"), {file.toStdString()}},
                         {}};
    }
    std::sort(judged.begin(), judged.end(),
              [](const auto& a, const auto& b) { return a.candidate < b.candidate; });
    for (std::size_t i = 0; i < asked.candidates.size(); ++i) {
        if (i >= judged.size() || judged[i].candidate != i)
            return Error{ErrorCode::DataInvalid,
                         said("Messages",
                              "the parts do not hold every candidate once: one is "
                              "missing or given twice"),
                         {}};
    }
    if (judged.size() > asked.candidates.size())
        judged.resize(asked.candidates.size());
    return judged;
}

Result<std::string> arrayScript(const Arguments& arguments)
{
    if (std::ranges::any_of(arguments.given, hasControls))
        return usageError(said("Messages",
                               "a script takes no paths or values with line breaks or other "
                               "control characters"));
    constexpr std::array ofThisRun{"--array", "--output", "--into", "--format"};
    std::string words;
    for (qsizetype i = 0; i < arguments.given.size(); ++i) {
        const auto& word = arguments.given[i];
        const auto* own = std::find_if(ofThisRun.begin(), ofThisRun.end(), [&](const char* name) {
            return word == QLatin1String(name)
                || word.startsWith(QLatin1String(name) + QLatin1Char('='));
        });
        if (own == ofThisRun.end())
            words += " " + quoted(word);
        else if (word == QLatin1String(*own))
            ++i; // its value
    }
    const auto count = std::to_string(arguments.finder.tasks);
    const auto into
        = arguments.output.into.isEmpty() ? "" : " --into " + quoted(arguments.output.into);
    return "#!/bin/bash\n"
           "#SBATCH --job-name=fairlead-finder\n"
           "#SBATCH --array=0-"
        + std::to_string(arguments.finder.tasks - 1)
        + "\n"
          "# When all tasks have ended:\n"
          "#   fairleadctl"
        + words + into
        + " --gather part-*.json\n"
          "exec fairleadctl"
        + words + " --slice \"$SLURM_ARRAY_TASK_ID/" + count
        + "\" --output \"part-$SLURM_ARRAY_TASK_ID.json\"\n";
}

} // namespace fairlead::cli
