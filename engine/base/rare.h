// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace fairlead {

/// A std::optional whose value lies elsewhere: for what most records do not have, so that the
/// others pay one pointer for it. A copy has a value of its own.
template <typename T>
class Rare
{
public:
    Rare() = default;
    Rare(std::optional<T> value) // NOLINT: stands for it
        : m_value(value ? std::make_unique<T>(*std::move(value)) : nullptr)
    {
    }
    Rare(T value) // NOLINT: the same
        : m_value(std::make_unique<T>(std::move(value)))
    {
    }
    Rare(const Rare& other)
        : m_value(other.m_value ? std::make_unique<T>(*other.m_value) : nullptr)
    {
    }
    Rare& operator=(const Rare& other)
    {
        if (this != &other)
            *this = Rare(other);
        return *this;
    }
    Rare(Rare&&) noexcept = default;
    Rare& operator=(Rare&&) noexcept = default;
    ~Rare() = default;

    template <typename... Arguments>
    T& emplace(Arguments&&... arguments)
    {
        m_value = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        return *m_value;
    }
    void reset() { m_value.reset(); }
    [[nodiscard]] bool has_value() const { return m_value != nullptr; }
    explicit operator bool() const { return has_value(); }
    T& operator*() { return *m_value; }
    const T& operator*() const { return *m_value; }
    T* operator->() { return m_value.get(); }
    const T* operator->() const { return m_value.get(); }

private:
    std::unique_ptr<T> m_value;
};

} // namespace fairlead
