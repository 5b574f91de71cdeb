// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QTest>

namespace fairlead::tests {

/// A connection past all the checks, as another program would have.
class OtherProgram
{
public:
    explicit OtherProgram(const QString& path, QStringList statements = {})
    {
        auto opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name());
        opened.setDatabaseName(path);
        opened.open();
        for (const auto& statement : statements)
            run(statement);
    }
    ~OtherProgram()
    {
        QSqlDatabase::database(name(), false).close();
        QSqlDatabase::removeDatabase(name());
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    OtherProgram(OtherProgram&&) = delete;
    OtherProgram& operator=(OtherProgram&&) = delete;

    QVariant run(const QString& statement)
    {
        QSqlQuery query(QSqlDatabase::database(name(), false));
        if (!query.exec(statement))
            qWarning("%s", qPrintable(query.lastError().text()));
        return query.next() ? query.value(0) : QVariant();
    }

private:
    static QString name() { return QStringLiteral("other program"); }
};

} // namespace fairlead::tests
