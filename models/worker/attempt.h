// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <exception>
#include <functional>
#include <new>
#include <type_traits>
#include <utility>

namespace fairlead::models {

template <typename T>
inline constexpr bool isResult = false;
template <typename T>
inline constexpr bool isResult<Result<T>> = true;

/// The Error that the exception in flight stands for: OutOfMemory or Internal, with its own words
/// as detail. Only inside a catch.
inline Error errorInFlight()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OutOfMemory, said("Messages", "there is not enough memory"), {}};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::Internal, said("Messages", "unexpected problem in a worker"),
                     problem.what()};
    } catch (...) {
        return Error{ErrorCode::Internal, said("Messages", "unexpected problem in a worker"), {}};
    }
}

/// Runs a job on the edge of a thread: what it returns, as a Result, and what it throws as an
/// Error. The one place where exceptions of workers end.
template <typename Job, typename... Arguments>
auto attempt(Job& job, Arguments&&... arguments)
{
    using Outcome = std::invoke_result_t<Job&, Arguments...>;
    using Reply = typename std::conditional_t<isResult<Outcome>, std::type_identity<Outcome>,
                                              std::type_identity<Result<Outcome>>>::type;
    try {
        if constexpr (std::is_void_v<Outcome>) {
            std::invoke(job, std::forward<Arguments>(arguments)...);
            return Reply();
        } else {
            return Reply(std::invoke(job, std::forward<Arguments>(arguments)...));
        }
    } catch (...) {
        return Reply(errorInFlight());
    }
}

} // namespace fairlead::models
