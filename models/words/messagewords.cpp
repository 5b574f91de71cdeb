// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/messagewords.h"

#include "engine/base/plaintext.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QLocale>

namespace fairlead::models {

namespace {
struct SeverityWords
{
    Q_DECLARE_TR_FUNCTIONS(SeverityWords)
};
} // namespace

namespace {
/// As it was written, with as many digits behind the point.
QString numberWords(const std::string& text)
{
    const auto written = shownText(text);
    bool isKnown = false;
    const auto value = written.toDouble(&isKnown);
    if (!isKnown || written.contains(u'e'))
        return written;
    const auto point = written.indexOf(u'.');
    const auto decimals = point < 0 ? 0 : written.size() - point - 1;
    return QLocale().toString(value, 'f', static_cast<int>(decimals));
}
} // namespace

QString messageWords(const Message& message)
{
    if (message.isNumber)
        return numberWords(message.text);
    if (!message.isSentence)
        return shownText(message.text);
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(messageWords(argument).toStdString());
    const auto text = QCoreApplication::translate("Messages", message.text.c_str());
    // What a store remembers as a sentence may be anything.
    return exactText(filledIn(text::plain(text.toStdString()), arguments));
}

QString sentenceWords(const Message& message)
{
    auto words = messageWords(message);
    if (!message.isSentence || words.isEmpty())
        return words;
    words = asSentence(words);
    return words.back().isPunct() ? words
                                  : QCoreApplication::translate("Messages", "%1.").arg(words);
}

QStringList sentencesOf(const std::vector<Message>& messages)
{
    QStringList sentences;
    for (const auto& message : messages)
        sentences << sentenceWords(message);
    return sentences;
}

QString issueWords(const Issue& issue)
{
    return messageWords(placed(issue));
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return SeverityWords::tr("Error");
    case Severity::Warning:
        return SeverityWords::tr("Warning");
    case Severity::Note:
        return SeverityWords::tr("Note");
    }
    return {};
}

QString severitySummary(std::span<const Issue> issues, const QLocale& locale)
{
    const auto count = [issues](Severity severity) {
        qulonglong found = 0;
        for (const auto& issue : issues) {
            if (issue.severity == severity)
                found += 1 + issue.others;
        }
        return found;
    };
    const auto text = [&locale](qulonglong number, const QString& one, const QString& many) {
        return number == 1 ? one : many.arg(valueformat::count(number, locale));
    };
    QStringList parts;
    if (const auto errors = count(Severity::Error); errors > 0)
        parts << text(errors, SeverityWords::tr("1 error"), SeverityWords::tr("%1 errors"));
    if (const auto warnings = count(Severity::Warning); warnings > 0)
        parts << text(warnings, SeverityWords::tr("1 warning"), SeverityWords::tr("%1 warnings"));
    if (const auto notes = count(Severity::Note); notes > 0)
        parts << text(notes, SeverityWords::tr("1 note"), SeverityWords::tr("%1 notes"));
    return listed(parts);
}

} // namespace fairlead::models
