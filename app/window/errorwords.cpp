// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/errorwords.h"

#include <QCoreApplication>

namespace fairlead::app {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)

public:
    static QString text(ErrorCode code, const QString& subject)
    {
        switch (code) {
        case ErrorCode::Usage:
            return tr("“%1” is not something that can be opened.").arg(subject);
        case ErrorCode::SourceUnreachable:
            return tr("“%1” could not be reached.").arg(subject);
        case ErrorCode::DataInvalid:
            return tr("“%1” was read, but its content cannot be used.").arg(subject);
        case ErrorCode::OutputFailed:
            return tr("“%1” could not be written.").arg(subject);
        case ErrorCode::Internal:
            return tr("Something unexpected happened with “%1”.").arg(subject);
        case ErrorCode::OutOfMemory:
            return tr("There is not enough memory for “%1”.").arg(subject);
        }
        return {};
    }
    static QString advice(ErrorCode code)
    {
        switch (code) {
        case ErrorCode::Usage:
        case ErrorCode::SourceUnreachable:
            return tr("Check the name, or open another source (Ctrl+O).");
        case ErrorCode::DataInvalid:
            return tr("The details name the file and the line.");
        case ErrorCode::OutputFailed:
            return tr("Choose another place to write to.");
        case ErrorCode::Internal:
            return tr("Please report it with the details.");
        case ErrorCode::OutOfMemory:
            return tr("Close other programs, or ask for less.");
        }
        return {};
    }
    static QString stillShown() { return tr("What was on the screen stays there."); }
};

} // namespace

ErrorWords errorWords(const Error& error, const QString& subject, bool isSomethingShown)
{
    QStringList sentences{Words::text(error.code, subject)};
    if (isSomethingShown && error.code != ErrorCode::OutputFailed)
        sentences << Words::stillShown();
    sentences << Words::advice(error.code);
    QStringList details{QString::fromStdString(error.message)};
    if (!error.detail.empty())
        details << QString::fromStdString(error.detail);
    return {sentences.join(QLatin1Char(' ')), details.join(QLatin1Char('\n'))};
}

} // namespace fairlead::app
