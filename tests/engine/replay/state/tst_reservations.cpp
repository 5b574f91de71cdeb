// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/reservations.h"

#include <gtest/gtest.h>
#include <limits>

namespace fairlead::replay {

namespace {
NodeSet setOf(std::initializer_list<std::size_t> nodes)
{
    NodeSet set(4);
    for (const auto node : nodes)
        set.insert(node);
    return set;
}

/// "course" of node 0 in [100, 200), "maint" of nodes 1 and 2 in [300, 400), made at 50.
Workload twoReservations()
{
    Workload workload;
    workload.nodeSets = {setOf({0}), setOf({1, 2})};
    workload.reservationNames = {"course", "maint"};
    workload.reservations = {{0, 0, 0, 100, 200}, {1, 1, 50, 300, 400}};
    return workload;
}
const auto all = setOf({0, 1, 2, 3});

class ReservationsAt
{
public:
    explicit ReservationsAt(Second now)
        : m_workload(twoReservations())
        , m_reservations(m_workload)
    {
        m_reservations.lookAt(now);
    }
    const Reservations* operator->() const { return &m_reservations; }
    [[nodiscard]] NodeSet left(Second begin, Second end, std::uint32_t name = nothing) const
    {
        auto nodes = all;
        m_reservations.cut(nodes, name, {begin, end});
        return nodes;
    }

private:
    Workload m_workload;
    Reservations m_reservations;
};
} // namespace

TEST(Reservations, keepNodesFromWhoWouldRunIntoThem)
{
    const ReservationsAt now(60);
    EXPECT_EQ(now.left(60, 100), all); // over when it begins
    EXPECT_EQ(now.left(60, 101), setOf({1, 2, 3}));
    EXPECT_EQ(now.left(60, 301), setOf({3}));
    EXPECT_EQ(now.left(200, 300), all);
    EXPECT_EQ(now.left(399, 500), setOf({0, 3}));
}

TEST(Reservations, areKnownWhenTheyAreMadeUntilTheyAreOver)
{
    EXPECT_EQ(ReservationsAt(49).left(60, 301), setOf({1, 2, 3}));
    EXPECT_EQ(ReservationsAt(200).left(60, 301), setOf({0, 3}));
    EXPECT_FALSE(ReservationsAt(400)->areKnown());
    EXPECT_NE(ReservationsAt(49)->stamp(), ReservationsAt(50)->stamp());
    EXPECT_EQ(ReservationsAt(50)->stamp(), ReservationsAt(199)->stamp());
}

TEST(Reservations, areForThoseWhoNameThemFromTheirBeginning)
{
    EXPECT_TRUE(ReservationsAt(99).left(99, 500, 0).isEmpty());
    EXPECT_EQ(ReservationsAt(100).left(100, 500, 0), setOf({0}));
    EXPECT_FALSE(ReservationsAt(99)->isOpen(0));
    EXPECT_TRUE(ReservationsAt(100)->isOpen(0));
    EXPECT_FALSE(ReservationsAt(200)->isOpen(0));
    auto nodes = all;
    ReservationsAt(100)->takeOut(nodes, 0);
    ReservationsAt(100)->takeOut(nodes, 1); // it has not begun
    EXPECT_EQ(nodes, setOf({1, 2, 3}));
}

TEST(Reservations, tellWhenTheNextOneEnds)
{
    const ReservationsAt now(60);
    EXPECT_EQ(now->endAfter(60), 200);
    EXPECT_EQ(now->endAfter(200), 200);
    EXPECT_EQ(now->endAfter(201), 400);
    EXPECT_EQ(now->endAfter(401), 0);
}

/// A window that moves with the clock is cut the same until then, and not a second longer.
TEST(Reservations, tellUntilWhenAWindowIsCutTheSame)
{
    for (Second now = 50; now < 420; now += 7) {
        for (const Second length : {1, 20, 60, 150, 260}) {
            const ReservationsAt then(now);
            const auto until = then->sameUntil({now, now + length});
            for (auto later = now; later <= std::min<Second>(until, 500); ++later)
                ASSERT_EQ(ReservationsAt(later).left(later, later + length),
                          then.left(now, now + length))
                    << now << ' ' << length << ' ' << later;
        }
    }
    EXPECT_EQ(ReservationsAt(60)->sameUntil({60, 80}), 80); // to the second
    EXPECT_EQ(ReservationsAt(500)->sameUntil({500, 600}), std::numeric_limits<Second>::max());
}

} // namespace fairlead::replay
