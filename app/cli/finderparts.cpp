// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/finderparts.h"

#include "models/files/inputfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairlead::cli {

namespace {
constexpr qint64 largestPart = 256LL * 1024 * 1024; // bytes

Error notAPart(const QString& file, Sentence why)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1: %2"), {file.toStdString(), Message(why)}},
            {}};
}

/// False: it is damaged.
bool addJudged(const QJsonArray& list, const finder::Question& asked,
               std::vector<finder::Judged>& judged)
{
    for (const auto& value : list) {
        const auto entry = value.toObject();
        const auto figures = entry.value(QLatin1String("figures")).toArray();
        const auto number = entry.value(QLatin1String("candidate")).toInt(-1);
        if (number < 0 || static_cast<std::size_t>(number) >= asked.candidates.size()
            || static_cast<std::size_t>(figures.size()) != asked.targets.size())
            return false;
        auto& one = judged.emplace_back();
        one.candidate = static_cast<std::size_t>(number);
        for (const auto& figure : figures) {
            const auto pair = figure.toArray();
            one.figures.push_back({pair.at(0).toDouble(std::numeric_limits<double>::quiet_NaN()),
                                   pair.at(1).toString().toStdString()});
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
} // namespace

QByteArray partText(const std::string& question, const Arguments& arguments,
                    const std::vector<finder::Judged>& judged)
{
    QJsonArray list;
    for (const auto& one : judged) {
        QJsonArray figures;
        for (const auto& figure : one.figures)
            figures.append(
                QJsonArray{std::isnan(figure.value) ? QJsonValue() : QJsonValue(figure.value),
                           QString::fromStdString(figure.worst)});
        list.append(QJsonObject{{QStringLiteral("candidate"), static_cast<qint64>(one.candidate)},
                                {QStringLiteral("figures"), figures}});
    }
    const QJsonObject part{{QStringLiteral("fairlead-finder"), 1},
                           {QStringLiteral("question"), QString::fromStdString(question)},
                           {QStringLiteral("slice"), static_cast<qint64>(arguments.slice)},
                           {QStringLiteral("slices"), static_cast<qint64>(arguments.slices)},
                           {QStringLiteral("judged"), list}};
    return QJsonDocument(part).toJson();
}

Result<std::vector<finder::Judged>> readParts(const QStringList& files, const std::string& question,
                                              const finder::Question& asked)
{
    std::vector<finder::Judged> judged;
    for (const auto& file : files) {
        const auto text = files::readWhole(file, largestPart);
        if (!text)
            return text.error();
        const auto part = QJsonDocument::fromJson(*text).object();
        if (part.value(QLatin1String("fairlead-finder")).toInt() != 1)
            return notAPart(file, said("Messages", "no part of a search"));
        if (part.value(QLatin1String("question")).toString() != QString::fromStdString(question))
            return notAPart(file, said("Messages", "a part of another search"));
        if (!addJudged(part.value(QLatin1String("judged")).toArray(), asked, judged))
            return notAPart(file, said("Messages", "no part of a search"));
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

std::string arrayScript(const Arguments& arguments)
{
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
    const auto count = std::to_string(arguments.tasks);
    const auto into = arguments.into.isEmpty() ? "" : " --into " + quoted(arguments.into);
    return "#!/bin/bash\n"
           "#SBATCH --job-name=fairlead-finder\n"
           "#SBATCH --array=0-"
        + std::to_string(arguments.tasks - 1)
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
