// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <string>
#include <utility>
#include <variant>

namespace fairlead {

/// What kind of thing went wrong; decides the exit code and the translated text.
enum class ErrorCode
{
    Usage, ///< the caller asked for something that does not exist or cannot be parsed
    SourceUnreachable, ///< folder, file or server missing or refused
    SourceBusy, ///< it is there, and had no time or room for the question
    LoginRefused, ///< a server is there, and takes another user or password only
    SchemaOlder, ///< a store would have to be changed first, to which nobody has agreed
    DataInvalid, ///< the source was read but its content cannot be used
    NoHistory, ///< the source keeps no history of what was asked for
    OutputFailed, ///< a result could not be written
    DiskFull, ///< nothing more fits where something is written; some stores write to be read
    Internal, ///< an exception reached the edge of a worker
    OutOfMemory, ///< what was asked for needs more memory than there is
    OutcomeUnknown, ///< a change was sent, and whether it arrived could not be found out
};

/// Whether the source may have an answer another time.
constexpr bool isUnavailable(ErrorCode code)
{
    return code == ErrorCode::SourceUnreachable || code == ErrorCode::SourceBusy
        || code == ErrorCode::DiskFull;
}

/// Whether the source was read, and what it holds is the reason.
constexpr bool isOfContent(ErrorCode code)
{
    return code == ErrorCode::DataInvalid || code == ErrorCode::NoHistory;
}

/// An error as a value.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Message message; ///< English on the command line, worded by the window in its language
    std::string detail; ///< the words of a driver or of the system, as they came
};

/// What was asked for does not exist or cannot be parsed.
inline Error usageError(Message message)
{
    return {ErrorCode::Usage, std::move(message), {}};
}

/// The same about something: "subject: message".
inline Error about(std::string subject, Error error)
{
    error.message = about(std::move(subject), std::move(error.message));
    return error;
}

/// What went wrong, with the words of the driver or the system as its reason.
inline Message withReason(const Error& error)
{
    return error.detail.empty() ? error.message : because(error.message, worded(error.detail));
}

/// A value or an Error: the vocabulary of std::expected, which GCC 12's C++20 lacks.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::move(error))
    {
    }

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }

private:
    std::variant<T, Error> m_state;
};

/// Success or an Error.
template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
        , m_ok(false)
    {
    }

    [[nodiscard]] bool has_value() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    Error m_error;
    bool m_ok = true;
};

} // namespace fairlead
