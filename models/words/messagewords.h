// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"
#include "engine/base/message.h"

#include <QLocale>
#include <QString>

#include <span>

namespace fairlead::models {

/// A message in the language of the window; English where there is no translation.
QString messageWords(const Message& message);

/// The same as a sentence of its own: with a capital and a full stop, unless it begins or ends with
/// what is filled in.
QString sentenceWords(const Message& message);

/// Each of them.
QStringList sentencesOf(const std::vector<Message>& messages);

/// An issue with its file and line, likewise.
QString issueWords(const Issue& issue);
/// "Error", "Warning" or "Note".
QString severityText(Severity severity);
/// "1 error, 2 warnings, 1 note" of so many of each; empty: nothing.
QString severitySummary(std::span<const Issue> issues, const QLocale& locale = {});

} // namespace fairlead::models
