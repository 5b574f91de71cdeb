// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/httpanswer.h"

#include <QList>

#include <optional>

namespace fairlead::accounting {

namespace {
/// The lines before the body; a server may announce a length, or end with the connection.
struct Head
{
    HttpAnswer answer;
    std::optional<qsizetype> length;
    qsizetype size = 0; ///< where the body begins
};

Error invalid(Sentence why)
{
    return {ErrorCode::DataInvalid, why, {}};
}

/// "HTTP/1.1 200 OK"; 0: it is something else. slurmrestd 22.05 writes "HTTP/1.1 200 OK".
int statusOf(const QByteArray& line)
{
    const auto words = line.split(' ');
    if (words.size() < 2 || !words[0].startsWith("HTTP/1.") || words[1].size() != 3)
        return 0;
    bool isNumber = false;
    const int status = words[1].toInt(&isNumber);
    return isNumber && status >= 100 ? status : 0;
}

Result<Head> parseHead(const QByteArray& received)
{
    const auto end = received.indexOf("\r\n\r\n");
    if (end < 0 || end > largestHead)
        return invalid(said("Messages", "the answer is no HTTP"));
    const auto lines = received.left(end).split('\n');
    Head head;
    head.size = end + 4;
    head.answer.status = statusOf(lines.first().trimmed());
    if (head.answer.status == 0)
        return invalid(said("Messages", "the answer is no HTTP"));
    for (const auto& line : lines.mid(1)) {
        const auto colon = line.indexOf(':');
        const auto name = line.left(colon < 0 ? 0 : colon).trimmed().toLower();
        const auto value = line.mid(colon + 1).trimmed();
        if (name == "transfer-encoding")
            return invalid(said("Messages", "the answer is in pieces, which nobody asked for"));
        if (name == "content-type")
            head.answer.contentType = value.split(';').first().trimmed().toLower();
        if (name != "content-length")
            continue;
        bool isNumber = false;
        const auto length = value.toLongLong(&isNumber);
        if (!isNumber || length < 0 || (head.length && *head.length != length))
            return invalid(said("Messages", "the answer does not say how long it is"));
        if (length > largestBody)
            return invalid(said("Messages", "the answer is too long"));
        head.length = static_cast<qsizetype>(length);
    }
    return head;
}
} // namespace

HttpState httpState(const QByteArray& received)
{
    if (received.left(largestHead + 4).indexOf("\r\n\r\n") < 0)
        return received.size() > largestHead ? HttpState::Whole : HttpState::Open;
    const auto head = parseHead(received.left(largestHead + 4));
    if (!head || received.size() - head->size > largestBody)
        return HttpState::Whole;
    return head->length && received.size() - head->size >= *head->length ? HttpState::Whole
                                                                         : HttpState::Open;
}

Result<HttpAnswer> parseHttpAnswer(const QByteArray& received)
{
    auto head = parseHead(received);
    if (!head)
        return head.error();
    const auto size = received.size() - head->size;
    if (size > largestBody)
        return invalid(said("Messages", "the answer is too long"));
    if (head->length && size < *head->length)
        return invalid(said("Messages", "the answer is cut"));
    // Asked to close, slurmrestd 22.05 writes "Connection: Close" behind the body.
    head->answer.body = received.mid(head->size, head->length.value_or(size));
    return std::move(head->answer);
}

} // namespace fairlead::accounting
