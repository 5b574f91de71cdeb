// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/provenancemodel.h"

#include <QWidget>

class QLabel;
class QTimer;
class QToolButton;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// The status bar: what is on the screen, how old it is, how it was computed; buttons lead to the
/// issues and to where the numbers come from.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(models::ScenarioDocument& document, QWidget* parent = nullptr);

    void setSource(const QString& source);
    /// A save from here: the reading on the screen does not know of it.
    void setStoreRevision(const QString& store, std::int64_t revision);
    /// What is shown was a reading that the store keeps, and has been edited since.
    void setEditedCopy(bool isCopy);
    /// Of a store: whether anything may be saved where it lies.
    void setWritable(bool isWritable);
    /// The name of the connection that the snapshot came through; empty: none.
    void setConnection(const QString& name);
    /// How far the numbers agree with what the scheduler itself printed.
    void setAgreement(const models::AgreementBadge& badge);
    /// When the source was read, or that it does not answer; `details` go into the tool tip.
    void setLive(const QString& text, bool isAnswering, const QString& details = {});
    void setIssues(const QString& summary);
    [[nodiscard]] QString text() const;

signals:
    void provenanceRequested();
    void issuesRequested();

private:
    void refresh();
    void setStale(bool isStale);
    [[nodiscard]] QString snapshotText() const;

    models::ScenarioDocument& m_document;
    QString m_source;
    std::int64_t m_saved = 0; ///< revision of the last save from here; 0: none
    QString m_connection;
    QString m_live;
    QString m_liveDetails;
    bool m_isAnswering = true;
    bool m_isEditedCopy = false;
    bool m_isWritable = true;
    bool m_saysUpdating = false;
    QLabel* m_text = nullptr;
    QToolButton* m_agreement = nullptr;
    QToolButton* m_issues = nullptr;
    QTimer* m_staleDelay = nullptr;
};

} // namespace fairlead::app
