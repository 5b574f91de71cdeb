// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/errorwords.h"

#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

#include <algorithm>

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
            return tr("“%1” cannot be opened.").arg(subject);
        case ErrorCode::SourceUnreachable:
            return tr("“%1” could not be reached.").arg(subject);
        case ErrorCode::SourceBusy:
            return tr("“%1” is there, but did not answer in time.").arg(subject);
        case ErrorCode::LoginRefused:
            return tr("“%1” does not let you in.").arg(subject);
        case ErrorCode::SchemaOlder:
            return tr("“%1” is a store of an older Fairlead.").arg(subject);
        case ErrorCode::DataInvalid:
            return tr("“%1” was read, but its content cannot be used.").arg(subject);
        case ErrorCode::NoHistory:
            return tr("“%1” has no such history.").arg(subject);
        case ErrorCode::OutputFailed:
            return tr("“%1” could not be written.").arg(subject);
        case ErrorCode::DiskFull:
            return tr("There is no room for “%1” on its disk.").arg(subject);
        case ErrorCode::Internal:
            return tr("Something unexpected happened with “%1”.").arg(subject);
        case ErrorCode::OutOfMemory:
            return tr("There is not enough memory for “%1”.").arg(subject);
        case ErrorCode::OutcomeUnknown:
            return tr("Whether “%1” has taken the change is not known.").arg(subject);
        }
        return {};
    }
    static QString advice(ErrorCode code)
    {
        switch (code) {
        case ErrorCode::Usage:
        case ErrorCode::SourceUnreachable:
            return tr("Check the name, or open another source (Ctrl+O).");
        case ErrorCode::SourceBusy:
            return tr("Refresh (F5) to ask again.");
        case ErrorCode::LoginRefused:
            return tr("Connect again to type another password.");
        case ErrorCode::SchemaOlder:
            return tr("Upgrade it first; reading it needs no upgrade.");
        case ErrorCode::DataInvalid:
        case ErrorCode::NoHistory:
            return tr("The details say what was found in it.");
        case ErrorCode::OutputFailed:
            return tr("Try again when that is mended, or write to another place.");
        case ErrorCode::DiskFull:
            return tr("Make room on its disk, or choose another place.");
        case ErrorCode::Internal:
            return tr("Please report it with the details.");
        case ErrorCode::OutOfMemory:
            return tr("Close other programs, or ask for less.");
        case ErrorCode::OutcomeUnknown:
            return tr("Refresh (F5) when it answers again, and look before you repeat the change.");
        }
        return {};
    }
    static QString stillShown() { return tr("What was on the screen stays there."); }
};

} // namespace

QString errorReason(const Error& error)
{
    constexpr qsizetype most = 200;
    auto reason = models::messageWords(error.message).trimmed();
    if (!error.detail.empty() && reason.size() < most)
        reason
            = Words::tr("%1: %2", "what went wrong: the first words of whom was asked")
                  .arg(reason,
                       models::shownLines(error.detail).section(QLatin1Char('\n'), 0, 0).trimmed());
    if (reason.size() > most)
        return reason.left(std::max(reason.lastIndexOf(u' ', most), qsizetype{1}))
            + QStringLiteral("…");
    return reason.endsWith(QLatin1Char('.')) ? reason.chopped(1) : reason;
}

QString errorSentence(const Error& error)
{
    return error.detail.empty() ? models::sentenceWords(error.message) : errorReason(error);
}

ErrorWords errorWords(const Error& error, const QString& subject, bool isSomethingShown)
{
    QStringList sentences{Words::text(error.code, models::shownText(subject))};
    auto& first = sentences.first(); // the reason goes before its full stop
    first = models::withAside(first.chopped(1), errorReason(error)) + first.back();
    if (isSomethingShown && error.code != ErrorCode::OutputFailed
        && error.code != ErrorCode::OutcomeUnknown)
        sentences << Words::stillShown();
    const bool isAllSaid = isOfContent(error.code) && error.detail.empty();
    if (!isAllSaid)
        sentences << Words::advice(error.code);
    QStringList details{models::messageWords(error.message)};
    if (!error.detail.empty())
        details << models::shownLines(error.detail);
    return {models::inARow(sentences), details.join(QLatin1Char('\n'))};
}

} // namespace fairlead::app
