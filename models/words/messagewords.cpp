// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/messagewords.h"

#include <QCoreApplication>

namespace fairlead::models {

QString messageWords(const Message& message)
{
    if (!message.isSentence)
        return QString::fromStdString(message.text);
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(messageWords(argument).toStdString());
    const auto text = QCoreApplication::translate("Messages", message.text.c_str());
    return QString::fromStdString(filledIn(text.toStdString(), arguments));
}

QString issueWords(const Issue& issue)
{
    return QString::fromStdString(issuePlace(issue)) + messageWords(issue.message);
}

} // namespace fairlead::models
