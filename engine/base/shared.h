// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace fairlead {

/// A value that many records have alike: copies share it and pay one pointer each. Who edits one
/// gets a value of its own. Copies may live on different threads.
template <typename T>
class Shared
{
public:
    Shared() = default;
    explicit Shared(T value)
        : m_counted(value == T() ? nullptr : new Counted{std::move(value)})
    {
    }
    Shared(const Shared& other) noexcept
        : m_counted(other.m_counted)
    {
        if (m_counted != nullptr)
            m_counted->owners.fetch_add(1, std::memory_order_relaxed);
    }
    Shared(Shared&& other) noexcept
        : m_counted(std::exchange(other.m_counted, nullptr))
    {
    }
    Shared& operator=(Shared other) noexcept
    {
        std::swap(m_counted, other.m_counted);
        return *this;
    }
    ~Shared()
    {
        if (m_counted != nullptr && m_counted->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete m_counted;
    }

    [[nodiscard]] const T& value() const
    {
        static const T none{};
        return m_counted != nullptr ? m_counted->value : none;
    }
    /// The value of this copy alone.
    [[nodiscard]] T& edit()
    {
        const bool isOwn = m_counted != nullptr && m_counted->owners.load() == 1;
        if (!isOwn)
            *this = Shared(new Counted{value()});
        return m_counted->value;
    }
    bool operator==(const Shared& other) const
    {
        return m_counted == other.m_counted || value() == other.value();
    }

private:
    struct Counted
    {
        T value;
        std::atomic<std::uint32_t> owners{1};
    };
    explicit Shared(Counted* counted)
        : m_counted(counted)
    {
    }

    Counted* m_counted = nullptr; // null: T()
};

} // namespace fairlead
