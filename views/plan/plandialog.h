// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/suchwaits.h"
#include "engine/replay/outcome/trust.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeView;

namespace fairlead::models {
class PlanModel;
class PlanWaitsModel;
} // namespace fairlead::models

namespace fairlead::views {

class ScrolledLabel;
class TrustBand;

/// Jobs that nobody has submitted yet: what they ask for is typed, and where they would stand under
/// each account of their user follows. Stays beside the window; deletes itself when it is closed.
class PlanDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PlanDialog(QWidget* parent = nullptr);

    /// Who and what there is to choose from.
    void setChoices(const std::vector<std::string>& users, const std::vector<Partition>& partitions,
                    const std::vector<std::string>& qos);
    void setJobs(const PlannedJobs& jobs);
    /// Says in the title whose requests stand there first.
    void nameModel(const QString& job);
    /// What is typed; nothing: the time limit cannot be read.
    [[nodiscard]] std::optional<PlannedJobs> jobs() const;

    /// @param moment  at which they would be submitted, Unix seconds; 0: now
    void showPlaces(std::vector<PlannedPlace> places, const Snapshot& cluster,
                    std::int64_t moment = 0);
    /// Below the places: where these jobs would never start, and what else the machine tells.
    void showBesidePlaces(const QStringList& lines);
    /// In place of places: why there are none.
    void showSentence(const QString& sentence);
    /// The weeks are being replayed.
    void showReplaying(double done);
    /// One for each place that is shown, in a table below.
    /// @param figures  how far to trust the replay, for the band
    /// @param trust  the same, a sentence each
    void showWaits(const std::vector<PlannedWaits>& waits,
                   const std::optional<replay::TrustFigures>& figures, const QStringList& trust);
    /// In place of waits: why there are none.
    void showNoWaits(const QString& why);
    [[nodiscard]] models::PlanModel* model() const { return m_model; }
    [[nodiscard]] models::PlanWaitsModel* waits() const { return m_waitsModel; }

signals:
    /// jobs() are others.
    void jobsChanged();
    /// How long such jobs waited is asked for.
    void waitsRequested();

private:
    QGridLayout* makeForm();
    QComboBox* makeCombo(const char* name);
    QComboBox* makePartitions();
    void takePartitions();
    [[nodiscard]] std::vector<std::string> partitions() const;
    void echoLimit();
    void showWaitTable(bool isShown);
    void fitPlaces();
    void setWaitsAsked(bool areAsked);
    QSpinBox* makeSpin(const char* name, int most);

    models::PlanModel* m_model;
    models::PlanWaitsModel* m_waitsModel;
    QComboBox* m_user = nullptr;
    QComboBox* m_partition = nullptr; ///< several may be typed
    QString m_takenPartitions; ///< as they were typed last
    QComboBox* m_qos = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_cpus = nullptr;
    QSpinBox* m_nodes = nullptr;
    QLineEdit* m_limit = nullptr;
    QTreeView* m_table = nullptr;
    QTreeView* m_waitsTable = nullptr; ///< hidden until it has something to show
    QLabel* m_sentence = nullptr;
    QString m_submitted; ///< what it says of the places by itself
    TrustBand* m_band = nullptr;
    ScrolledLabel* m_trust = nullptr;
    QPushButton* m_waits = nullptr;
    bool m_areWaitsAsked = false; ///< there, or on their way
};

} // namespace fairlead::views
