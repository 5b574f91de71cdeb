// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

namespace fairlead::app {

/// An error as people read it: what happened, to what, what is still true, what to do. Details hold
/// the words of the reader, the driver or the system.
struct ErrorWords
{
    QString text;
    QString details;
};
/// What went wrong in the words of who found it, in one short line; empty: nobody said.
QString errorReason(const Error& error);
/// The same as a sentence of its own.
QString errorSentence(const Error& error);
/// `subject` names the source or the file.
ErrorWords errorWords(const Error& error, const QString& subject, bool isSomethingShown);

} // namespace fairlead::app
