// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/worker/latestworker.h"

#include <atomic>
#include <future>
#include <gtest/gtest.h>
#include <latch>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace fairlead::models {
namespace {

using Worker = LatestWorker<int, int>;

/// Collects notifications; the test thread waits for them.
class Mail
{
public:
    void notify()
    {
        {
            const std::lock_guard lock(m_mutex);
            ++m_count;
        }
        m_arrived.notify_all();
    }
    void waitFor(int count)
    {
        std::unique_lock lock(m_mutex);
        m_arrived.wait(lock, [&] { return m_count >= count; });
    }
    int count()
    {
        const std::lock_guard lock(m_mutex);
        return m_count;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    int m_count = 0;
};

TEST(LatestWorker, deliversTheReplyWithItsTicket)
{
    Mail mail;
    Worker worker([](int request) { return request * 2; }, [&] { mail.notify(); });
    worker.submit(21, 7);
    mail.waitFor(1);
    const auto finished = worker.take();
    ASSERT_TRUE(finished);
    EXPECT_EQ(finished->ticket, 7U);
    EXPECT_EQ(finished->reply.value(), 42);
    EXPECT_FALSE(worker.take()) << "a reply is handed over once";
}

TEST(LatestWorker, replacesOnlyThePendingRequest)
{
    std::latch started(1);
    std::latch gate(1);
    std::vector<int> performed; // on the worker's thread until it is idle
    Mail mail;
    Worker worker(
        [&](int request) {
            if (performed.empty()) {
                started.count_down();
                gate.wait();
            }
            performed.push_back(request);
            return request;
        },
        [&] { mail.notify(); });
    worker.submit(1, 1);
    started.wait();
    for (int i = 2; i <= 500; ++i)
        worker.submit(i, static_cast<std::uint64_t>(i));
    EXPECT_TRUE(worker.isBusy());
    gate.count_down();
    mail.waitFor(2);
    EXPECT_EQ(worker.take()->reply.value(), 500);
    EXPECT_EQ(performed, (std::vector{1, 500}));
}

TEST(LatestWorker, forgetsACancelledRequest)
{
    std::latch started(1);
    std::latch gate(1);
    std::atomic<int> performed = 0;
    Mail mail;
    Worker worker(
        [&](int request) {
            if (++performed == 1) {
                started.count_down();
                gate.wait();
            }
            return request;
        },
        [&] { mail.notify(); });
    worker.submit(1, 1);
    started.wait();
    worker.submit(2, 2);
    worker.cancelPending();
    gate.count_down();
    mail.waitFor(1);
    EXPECT_EQ(worker.take()->reply.value(), 1);
    worker.submit(3, 3);
    mail.waitFor(2);
    EXPECT_EQ(worker.take()->reply.value(), 3);
    EXPECT_EQ(performed, 2);
}

TEST(LatestWorker, turnsExceptionsIntoErrors)
{
    Mail mail;
    Worker worker(
        [](int request) {
            if (request == 1)
                throw std::runtime_error("out of luck");
            if (request == 2)
                throw 2; // NOLINT: anything can be thrown
            return request;
        },
        [&] { mail.notify(); });
    worker.submit(1, 1);
    mail.waitFor(1);
    const auto first = worker.take();
    ASSERT_FALSE(first->reply);
    EXPECT_EQ(first->reply.error().code, ErrorCode::Internal);
    EXPECT_EQ(first->reply.error().detail, "out of luck");
    worker.submit(2, 2);
    mail.waitFor(2);
    EXPECT_FALSE(worker.take()->reply);
    worker.submit(3, 3);
    mail.waitFor(3);
    EXPECT_EQ(worker.take()->reply.value(), 3) << "it goes on after an exception";
}

TEST(LatestWorker, joinsWhileBusyAndNotifiesNobodyAfterwards)
{
    std::latch started(1);
    std::latch gate(1);
    std::atomic<int> performed = 0;
    Mail mail;
    std::thread opener;
    {
        Worker worker(
            [&](int request) {
                ++performed;
                started.count_down();
                gate.wait();
                return request;
            },
            [&] { mail.notify(); });
        worker.submit(1, 1);
        started.wait();
        worker.submit(2, 2);
        opener = std::thread([&] { gate.count_down(); });
    }
    const int after = mail.count();
    opener.join();
    EXPECT_LE(performed, 2);
    EXPECT_EQ(mail.count(), after);
}

TEST(LatestWorker, survivesManySubmittersAndReaders)
{
    Mail mail;
    std::uint64_t last = 0;
    Worker worker([](int request) { return request; }, [&] { mail.notify(); });
    std::thread reader([&] {
        for (int i = 0; i < 1000; ++i) {
            if (const auto finished = worker.take()) {
                EXPECT_GT(finished->ticket, last);
                last = finished->ticket;
            }
        }
    });
    for (std::uint64_t i = 1; i <= 1000; ++i)
        worker.submit(static_cast<int>(i), i);
    reader.join();
    while (last != 1000) {
        if (const auto finished = worker.take())
            last = finished->ticket;
        else
            std::this_thread::yield();
    }
    EXPECT_EQ(last, 1000U);
}

} // namespace
} // namespace fairlead::models
