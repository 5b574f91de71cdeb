// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/past/past.h"
#include "views/timeline/timelinemark.h"
#include "views/timeline/timelinespan.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace fairlead::views {

class MarksDialog;
class MomentEdit;
class TimelineSlider;

/// The time line of the window: a moment that is typed or dragged to, and the way back to now.
class TimelineBar : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineBar(QWidget* parent = nullptr);

    /// The handle stands at now. As TimelineSlider::setSpan(), setMarks() and setCycles().
    void showSpan(const TimelineSpan& span, std::vector<replay::Busy> busy,
                  std::vector<TimelineMark> marks = {}, std::vector<std::int64_t> cycles = {});
    /// Beside the time ahead: why nothing is known of the past.
    void setWhyNoPast(const QString& why);
    /// There is none (yet); the sentence says why.
    void showSentence(const QString& sentence);
    /// The moment that is asked for, Unix seconds; nothing: now.
    [[nodiscard]] std::optional<std::int64_t> moment() const;
    void setMoment(std::optional<std::int64_t> moment);
    [[nodiscard]] TimelineSlider* slider() const { return m_slider; }

signals:
    /// moment() is another: by hand, with each step of a drag.
    void momentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What the area and the line of the slider are, and how high they reach.
    void showLegend(const std::vector<replay::Busy>& busy);
    /// What shows or takes a moment.
    [[nodiscard]] std::array<QWidget*, 5> parts() const;
    void makeRoom();
    void submit(std::int64_t moment);
    void showMarks();
    void showMoment();

    QLabel* m_label = nullptr;
    MomentEdit* m_edit = nullptr;
    TimelineSlider* m_slider = nullptr;
    QToolButton* m_now = nullptr;
    QToolButton* m_marksButton = nullptr;
    std::vector<TimelineMark> m_marks; ///< all, with the cycles, ascending
    QPointer<MarksDialog> m_dialog;
    QLabel* m_legend = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace fairlead::views
