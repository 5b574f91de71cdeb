// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/recovery/comingusage.h"
#include "engine/replay/outcome/trust.h"
#include "views/recovery/courseview.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace fairlead::views {

class ChartTwin;
class ScrolledLabel;
class TrustBand;

/// What time does: a sentence and its lines, and what all others do meanwhile to be chosen. Stays
/// beside the window; deletes itself when it is closed.
class AheadDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param mayReplay  a replay of the recorded weeks may be chosen too
    explicit AheadDialog(const QString& title, bool mayReplay, QWidget* parent = nullptr);

    void showComputing();
    /// How far the replays are.  @range [0, 1]; 0: nobody knows
    void showProgress(double done);
    void showSentence(const QString& sentence);
    /// The lines of a question, the first to begin with: one of several is chosen by its name.
    void showFigures(std::vector<Courses> figures);
    /// How far to trust a replay, for the band and a sentence each; empty: it is none.
    void showTrust(const std::optional<replay::TrustFigures>& figures, const QStringList& lines);
    /// What all others do; nothing: what a replay says.
    [[nodiscard]] std::optional<Others> others() const;
    [[nodiscard]] CourseView* view() const { return m_view; }

signals:
    /// others() is another.
    void othersChanged();

private:
    QWidget* makeBusyRow();
    void showFigure(int figure);
    void fillTable(const Courses& courses);
    static QTreeWidgetItem* makeRow(const Courses& courses, std::size_t at);

    QLabel* m_sentence;
    TrustBand* m_band;
    ScrolledLabel* m_trust;
    QWidget* m_busy = nullptr; ///< while a replay runs
    QProgressBar* m_progress = nullptr;
    QComboBox* m_others;
    QComboBox* m_figure; ///< which of them is shown
    std::vector<Courses> m_figures;
    CourseView* m_view;
    QTreeWidget* m_table;
    ChartTwin* m_twin;
};

} // namespace fairlead::views
