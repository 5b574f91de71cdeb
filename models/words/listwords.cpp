// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/listwords.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fairlead::models {

namespace {
struct ListTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::ListWords)
};
} // namespace

QString listed(const QStringList& words)
{
    return words.join(ListTexts::tr(", ", "between the things of a list"));
}

QString listedApart(const QStringList& things)
{
    return things.join(ListTexts::tr("; ", "between the things of a list that have commas"));
}

QString headed(const QString& head, const QString& text)
{
    return ListTexts::tr("%1: %2", "name: what there is to say of it").arg(head, text);
}

QString withAside(const QString& text, const QString& aside)
{
    return aside.isEmpty() ? text : ListTexts::tr("%1 (%2)", "text (aside)").arg(text, aside);
}

QString inARow(const QStringList& sentences)
{
    QString text;
    for (const auto& sentence : sentences) {
        if (!sentence.isEmpty())
            text = text.isEmpty() ? sentence
                                  : ListTexts::tr("%1 %2", "two sentences").arg(text, sentence);
    }
    return text;
}

QString asSentence(QString text)
{
    // A file or a parameter is called as it is called: "slurm.conf", "bf_window=60".
    static const QRegularExpression name(QStringLiteral("^\\S*[._=/]\\S"));
    if (!text.isEmpty() && !text.contains(name))
        text[0] = text[0].toUpper();
    return text;
}

QString bulleted(QStringList sentences)
{
    for (auto& sentence : sentences)
        sentence = QStringLiteral("• ") + asSentence(sentence);
    return sentences.join(u'\n');
}

} // namespace fairlead::models
