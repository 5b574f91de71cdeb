// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/reservationreader.h"
#include "models/accounting/sources/slurmdbd/historytables.h"

namespace fairlead::accounting {

/// Rows marked as deleted count: they ended then.
Result<void> readHistoryReservations(MariadbSession& session, const SlurmdbdSchema& schema,
                                     const SlurmdbdNames& names, const HistoryWindow& window,
                                     replay::Recording& recording)
{
    const NodeNames nodes(recording.machine);
    std::size_t partial = 0;
    auto done = session.forEachRow(
        "SELECT resv_name, nodelist, time_start, time_end, tres FROM " + schema.table("resv_table")
            + " WHERE time_start < " + QByteArray::number(qint64(window.to)) + " AND time_end > "
            + QByteArray::number(qint64(window.from)) + " ORDER BY time_start, id_resv",
        [&](const MariadbRows& row) {
            const ToldReservation told{row.utf8(0),
                                       row.utf8(1),
                                       0,
                                       row.integer(2).value_or(0),
                                       row.integer(3).value_or(0),
                                       amountOf(namedTres(row.text(4), names), "cpu")};
            partial += addReservation(told, nodes, recording) ? 0 : 1;
        },
        keptTable);
    reportPartial(partial, schema.nameOf("resv_table").toStdString(), recording);
    return done;
}

} // namespace fairlead::accounting
