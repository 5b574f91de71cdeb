// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/timeline/timelinebar.h"

#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/timeline/marksdialog.h"
#include "views/timeline/timelineslider.h"
#include "views/widgets/inputs/momentedit.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace fairlead::views {

TimelineBar::TimelineBar(QWidget* parent)
    : QWidget(parent)
    , m_label(new PlainLabel(tr("Shown moment (UTC):"), this))
    , m_edit(new MomentEdit(MomentEdit::Precision::Minutes, this))
    , m_slider(new TimelineSlider(this))
    , m_now(new QToolButton(this))
    , m_marksButton(new QToolButton(this))
    , m_legend(new PlainLabel(this))
    , m_sentence(new PlainLabel(this))
{
    setObjectName(QStringLiteral("timelineBar"));
    m_label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("timelineEdit"));
    m_edit->setAccessibleName(tr("Moment that the pages show, UTC"));
    m_edit->setToolTip(
        tr("Queue, usage and ranks of this moment: a reading that was kept, or else rebuilt from "
           "the history of jobs; ahead, if all goes on as it is"));
    m_now->setObjectName(QStringLiteral("timelineNow"));
    m_now->setText(tr("Now"));
    m_now->setToolTip(tr("Back to what was read last"));
    m_marksButton->setObjectName(QStringLiteral("timelineMarks"));
    m_marksButton->setText(tr("Marks …"));
    m_marksButton->setToolTip(
        tr("Readings, resets and cycles of the time line in a table, and the way to each"));
    m_legend->setObjectName(QStringLiteral("timelineLegend"));
    setTextSize(*m_legend, TextSize::Secondary);
    m_sentence->setObjectName(QStringLiteral("timelineSentence"));
    m_sentence->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gapEdge, 2, gapEdge, 2);
    layout->setSpacing(gapInside);
    layout->addWidget(m_label);
    layout->addWidget(m_edit);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_slider, 2);
    layout->addWidget(m_marksButton);
    layout->addWidget(m_now);
    setFocusProxy(m_slider);
    connect(m_slider, &QAbstractSlider::valueChanged, this, [this] {
        showMoment();
        emit momentChanged();
    });
    connect(m_edit, &MomentEdit::momentEntered, this, &TimelineBar::submit);
    connect(m_marksButton, &QToolButton::clicked, this, &TimelineBar::showMarks);
    connect(m_now, &QToolButton::clicked, this, [this] {
        m_edit->dropTyped();
        m_slider->goToNow();
    });
    showSentence({});
}

void TimelineBar::showSpan(const TimelineSpan& span, std::vector<replay::Busy> busy,
                           std::vector<TimelineMark> marks, std::vector<std::int64_t> cycles)
{
    m_marks = marks;
    for (const auto cycle : cycles)
        m_marks.push_back({cycle, TimelineMark::Kind::Cycle});
    std::ranges::stable_sort(m_marks, {}, &TimelineMark::moment);
    if (m_dialog)
        m_dialog->setMarks(m_marks);
    showLegend(busy);
    m_slider->setSpan(span, std::move(busy));
    m_slider->setMarks(std::move(marks));
    m_slider->setCycles(std::move(cycles));
    m_edit->setSpan(span.from, span.until);
    m_sentence->hide();
    for (auto* part : parts())
        part->show();
    makeRoom();
    showMoment();
}

void TimelineBar::setWhyNoPast(const QString& why)
{
    m_sentence->setText(why);
    m_sentence->setToolTip(why);
    m_sentence->show();
    makeRoom();
}

void TimelineBar::showSentence(const QString& sentence)
{
    m_slider->clearSpan();
    m_marks.clear();
    if (m_dialog)
        m_dialog->close(); // there is no line
    for (auto* part : parts())
        part->hide(); // there is no moment to show
    m_legend->hide();
    m_sentence->setText(sentence);
    m_sentence->show();
    makeRoom();
}

void TimelineBar::showLegend(const std::vector<replay::Busy>& busy)
{
    replay::Busy most;
    for (const auto& moment : busy) {
        most.waiting = std::max(most.waiting, moment.waiting);
        most.cpus = std::max(most.cpus, moment.cpus);
    }
    const auto count = [](qulonglong number) { return models::valueformat::count(number); };
    m_legend->setText(tr("Area: jobs waiting, at most %1").arg(count(most.waiting)) + u'\n'
                      + tr("Line: CPUs running, at most %1").arg(count(most.cpus)));
    m_legend->setVisible(busy.size() > 1);
}

std::array<QWidget*, 5> TimelineBar::parts() const
{
    return {m_label, m_edit, m_slider, m_marksButton, m_now};
}

void TimelineBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

// A tool bar asks nobody how high he is at this width.
void TimelineBar::makeRoom()
{
    setMinimumHeight(std::max(layout()->heightForWidth(width()), 0)); // -1: any will do
}

std::optional<std::int64_t> TimelineBar::moment() const
{
    if (!m_slider->hasSpan() || m_slider->isAtNow())
        return std::nullopt;
    return m_slider->momentOf(m_slider->value());
}

void TimelineBar::setMoment(std::optional<std::int64_t> moment)
{
    const QSignalBlocker blocker(m_slider);
    moment ? m_slider->setValue(m_slider->valueOf(*moment)) : m_slider->goToNow();
    showMoment();
}

void TimelineBar::submit(std::int64_t moment)
{
    m_slider->setValue(m_slider->valueOf(moment));
    showMoment(); // the nearest place of the handle
}

void TimelineBar::showMarks()
{
    if (!m_dialog) {
        m_dialog = new MarksDialog(window());
        m_dialog->setMarks(m_marks);
        connect(m_dialog, &MarksDialog::momentChosen, this, &TimelineBar::submit);
    }
    m_dialog->lookAt(m_slider->momentOf(m_slider->value()));
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void TimelineBar::showMoment()
{
    m_edit->setMoment(m_slider->momentOf(m_slider->value()));
    m_now->setEnabled(!m_slider->isAtNow());
}

} // namespace fairlead::views
