// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/base/result.h"
#include "engine/cluster/snapshot.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QObject>
#include <QString>

#include <memory>

class QTimer;

namespace fairlead::app {

/// Reads sources on a thread of its own; the newest request wins. On the GUI thread.
class SourceLoader : public QObject
{
    Q_OBJECT

public:
    explicit SourceLoader(QObject* parent = nullptr);

    void load(const accounting::SourceAccess& access,
              accounting::Look look = accounting::Look::All);
    /// What is being read no longer matters.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_question.isWaiting(); }

signals:
    void loaded(const std::shared_ptr<const fairlead::Snapshot>& snapshot, const QString& source);
    /// @param instead  as whatInsteadOfSource() says it; empty: nothing is known
    void failed(const fairlead::Error& error, const QString& source, const QString& instead);
    /// It has taken more than 300 ms.
    void slow(const QString& source);
    void finished();

private:
    struct Answer
    {
        Result<std::shared_ptr<const Snapshot>> snapshot;
        QString instead;
    };
    static Result<Answer> read(const accounting::SourceAccess& access, accounting::Look look);
    void finish(const QString& source, const Result<Answer>& answer);

    QString m_source;
    QTimer* m_patience = nullptr;
    NewestQuestion m_question;
};

} // namespace fairlead::app
