// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/httprequest.h"

#include "models/files/inputfile.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cstring>
#include <curl/curl.h>
#include <memory>
#include <utility>

namespace fairlead::accounting {

namespace {

/// The lines of a request; those with the token are overwritten when they go.
class HeaderLines
{
public:
    HeaderLines() = default;
    ~HeaderLines()
    {
        for (auto* line = m_lines; line != nullptr; line = line->next)
            explicit_bzero(line->data, std::strlen(line->data));
        curl_slist_free_all(m_lines);
    }
    HeaderLines(const HeaderLines&) = delete;
    HeaderLines& operator=(const HeaderLines&) = delete;
    HeaderLines(HeaderLines&&) = delete;
    HeaderLines& operator=(HeaderLines&&) = delete;

    void add(const char* name, const char* value)
    {
        QByteArray line = QByteArray(name) + ": " + value;
        m_lines = curl_slist_append(m_lines, line.constData());
        line.fill('\0');
    }
    [[nodiscard]] curl_slist* lines() const { return m_lines; }

private:
    curl_slist* m_lines = nullptr;
};

/// One line of a request ends where it should.
bool isPrintable(const QByteArray& text)
{
    return std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; });
}

/// What has arrived of an answer.
struct Received
{
    qint64 headerSize = 0; ///< @unit bytes
    QByteArray body;
};

// Less than what was given ends the transfer.
std::size_t takeHeader(const char* /*line*/, std::size_t size, std::size_t count, void* to)
{
    auto& received = *static_cast<Received*>(to);
    received.headerSize += static_cast<qint64>(size * count);
    return received.headerSize > largestHeader ? 0 : size * count;
}

std::size_t takeBody(const char* piece, std::size_t size, std::size_t count, void* to)
{
    auto& body = static_cast<Received*>(to)->body;
    const auto bytes = static_cast<qsizetype>(size * count);
    if (body.size() + bytes > largestBody)
        return 0;
    body.append(piece, bytes);
    return size * count;
}

QByteArray addressOf(const connections::DatabaseUrl& url)
{
    const auto scheme = url.tls == connections::TlsMode::Off ? "http://" : "https://";
    if (url.hosts.empty())
        return QByteArray(scheme) + "localhost";
    const auto& host = url.hosts.front();
    const auto name = host.name.toUtf8();
    return scheme + (name.contains(':') ? '[' + name + ']' : name) + ':'
        + QByteArray::number(host.port);
}

void setServer(CURL* request, const connections::DatabaseUrl& url)
{
    const bool isClear = url.tls == connections::TlsMode::Off;
    curl_easy_setopt(request, CURLOPT_PROTOCOLS_STR, isClear ? "http" : "https");
    curl_easy_setopt(request, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    curl_easy_setopt(request, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(request, CURLOPT_SSL_VERIFYHOST, 2L);
    if (!url.caFile.isEmpty())
        curl_easy_setopt(request, CURLOPT_CAINFO, QFile::encodeName(url.caFile).constData());
    if (!url.socket.isEmpty())
        curl_easy_setopt(request, CURLOPT_UNIX_SOCKET_PATH,
                         QFile::encodeName(url.socket).constData());
}

void setManners(CURL* request, int timeout)
{
    curl_easy_setopt(request, CURLOPT_PROXY, ""); // whatever the environment says
    curl_easy_setopt(request, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(request, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(request, CURLOPT_TIMEOUT, static_cast<long>(timeout));
    curl_easy_setopt(request, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(request, CURLOPT_MAXFILESIZE_LARGE, static_cast<curl_off_t>(largestBody));
}

/// What curl says; of a socket it speaks of a host that nobody has named.
std::string reasonOf(CURL* request, CURLcode code, const connections::DatabaseUrl& url,
                     const char* detail)
{
    if (url.socket.isEmpty() || code != CURLE_COULDNT_CONNECT)
        return detail;
    long number = 0;
    curl_easy_getinfo(request, CURLINFO_OS_ERRNO, &number);
    const auto* reason
        = number != 0 ? std::strerror(static_cast<int>(number)) : curl_easy_strerror(code);
    return url.socket.toStdString() + ": " + reason;
}

Error problemOf(CURLcode code, const Received& received, const QString& place,
                const std::string& detail)
{
    const auto error = [&](ErrorCode kind, Sentence why) {
        return Error{kind, {why, {place.toStdString()}}, detail};
    };
    if (received.headerSize > largestHeader || code == CURLE_OUT_OF_MEMORY) // of one line
        return error(ErrorCode::DataInvalid,
                     said("Messages", "the header of the answer of %1 is too large"));
    switch (code) {
    case CURLE_PARTIAL_FILE:
        return error(ErrorCode::SourceUnreachable, said("Messages", "the answer of %1 is cut off"));
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
        return error(ErrorCode::SourceUnreachable, said("Messages", "nobody answers at %1"));
    case CURLE_OPERATION_TIMEDOUT:
        return error(ErrorCode::SourceUnreachable, said("Messages", "no answer in time from %1"));
    case CURLE_SSL_CACERT_BADFILE:
        return error(
            ErrorCode::SourceUnreachable,
            said("Messages", "%1: the file named by ca= holds no certificate authorities"));
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
        return error(ErrorCode::SourceUnreachable,
                     said("Messages", "%1 does not prove by TLS who it is"));
    case CURLE_FILESIZE_EXCEEDED:
    case CURLE_WRITE_ERROR:
        return error(ErrorCode::DataInvalid, said("Messages", "the answer of %1 is too large"));
    default:
        return error(ErrorCode::DataInvalid, said("Messages", "the answer of %1 is not HTTP"));
    }
}

/// "application/json; charset=utf-8" -> "application/json"
QByteArray contentTypeOf(CURL* request)
{
    const char* type = nullptr;
    curl_easy_getinfo(request, CURLINFO_CONTENT_TYPE, &type);
    return QByteArray(type).split(';').value(0).trimmed().toLower();
}

} // namespace

Result<HttpAnswer> get(const RestServer& server, const QByteArray& path)
{
    static const auto isReady = curl_global_init(CURL_GLOBAL_DEFAULT);
    const std::unique_ptr<CURL, void (*)(CURL*)> owner(curl_easy_init(), curl_easy_cleanup);
    auto* request = owner.get();
    if (isReady != CURLE_OK || request == nullptr)
        throw std::bad_alloc();
    const auto user = server.url.user.toUtf8();
    if (!isPrintable(user) || !isPrintable(QByteArray(server.token.text())))
        return Error{ErrorCode::Usage,
                     said("Messages", "a user name and a token are of printable ASCII alone"),
                     {}};
    if (!server.url.caFile.isEmpty()) {
        if (auto readable = files::checkReadable(server.url.caFile); !readable)
            return readable.error();
    }
    HeaderLines head;
    head.add("Accept", "application/json");
    head.add("Connection", "close");
    if (!user.isEmpty())
        head.add("X-SLURM-USER-NAME", user.constData());
    if (!server.token.isEmpty())
        head.add("X-SLURM-USER-TOKEN", server.token.text());
    setServer(request, server.url);
    setManners(request, server.timeout);
    Received received;
    std::array<char, CURL_ERROR_SIZE> detail{};
    curl_easy_setopt(request, CURLOPT_URL, (addressOf(server.url) + path).constData());
    curl_easy_setopt(request, CURLOPT_HTTPHEADER, head.lines());
    curl_easy_setopt(request, CURLOPT_HEADERFUNCTION, takeHeader);
    curl_easy_setopt(request, CURLOPT_HEADERDATA, &received);
    curl_easy_setopt(request, CURLOPT_WRITEFUNCTION, takeBody);
    curl_easy_setopt(request, CURLOPT_WRITEDATA, &received);
    curl_easy_setopt(request, CURLOPT_ERRORBUFFER, detail.data());
    const auto code = curl_easy_perform(request);
    if (code != CURLE_OK)
        return problemOf(code, received, server.url.place(),
                         reasonOf(request, code, server.url, detail.data()));
    long status = 0;
    curl_easy_getinfo(request, CURLINFO_RESPONSE_CODE, &status);
    return HttpAnswer{static_cast<int>(status), contentTypeOf(request), std::move(received.body)};
}

} // namespace fairlead::accounting
