// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbsession.h"
#include "models/accounting/store/storeconnection.h"

namespace fairlead::accounting {

/// A store in a database of MariaDB or MySQL: InnoDB, names compared byte by byte. Text that is not
/// UTF-8 is kept as a zero byte and its hexadecimal digits, fractions as decimal text.
/// Table `fairlead_store` says that the database is a store, and of which version.
class MariadbConnection : public StoreConnection
{
public:
    /// Error codes as MariadbSession::open().
    static Result<std::unique_ptr<MariadbConnection>> open(const connections::DatabaseUrl& url,
                                                           const connections::Secret& password,
                                                           MariadbSession::Access access,
                                                           const DatabaseTimeouts& timeouts);

    using StoreConnection::execute;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] Result<void> execute(const QString& statement, const SqlRow& values) override;
    [[nodiscard]] Result<void> forEachRow(const QString& statement, const SqlRow& values,
                                          const TakeRow& take) override;
    [[nodiscard]] Result<std::unique_ptr<RowInserter>>
    insertInto(const char* table, const QStringList& columns) override;
    [[nodiscard]] bool hasTemporaryTables() const override { return false; } // a right of its own
    [[nodiscard]] Result<void> define(const QString& statement) override;
    [[nodiscard]] Result<int> version() override;
    [[nodiscard]] Result<void> setVersion(int version) override;
    /// Error code DataInvalid: the database holds tables of another program.
    [[nodiscard]] Result<void> markAsStore() override;
    [[nodiscard]] Result<void> begin(bool isWriter) override;
    [[nodiscard]] Result<SqlCell> lockedRevision() override;
    [[nodiscard]] Result<SaveStamp> stamp() override;

    [[nodiscard]] Result<void> send(const QByteArray& statement);
    [[nodiscard]] MariadbSession& session() { return *m_session; }
    /// What went wrong last. MariadbSession forgets it when the next statement works.
    [[nodiscard]] MariadbSession::Fault fault() const { return m_fault; }

private:
    MariadbConnection(const connections::DatabaseUrl& url, std::unique_ptr<MariadbSession> session)
        : m_url(url)
        , m_session(std::move(session))
    {
    }
    [[nodiscard]] Result<void> setUp(MariadbSession::Access access, unsigned lock);
    [[nodiscard]] Result<void> noted(Result<void> done);

    connections::DatabaseUrl m_url;
    std::unique_ptr<MariadbSession> m_session;
    qsizetype m_packet = 0; // bytes of the longest statement that the server takes; 0: not asked
    MariadbSession::Fault m_fault = MariadbSession::Fault::None;
};

} // namespace fairlead::accounting
